"""Shared score sheets as they are kept: for each an address, what stands above the rounds, and a set of acts.

Nothing is ever changed or taken away, and the same act kept twice is kept once. Nothing of a sheet is known here: an
act is a text with an id.
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from tenphases.store.schema import SHEET_ACTS, SHEETS

Job = Callable[[Connection], None]


@dataclass(frozen=True, slots=True)
class KeptSheet:
    """A shared sheet: the fingerprint of the secret that lets one write, the text above the rounds, the acts by id."""

    key: str
    above: str
    acts: Mapping[str, str] = field(default_factory=dict)


class SheetStore(Protocol):
    """Where shared sheets are kept. What has been kept when a call returns outlives the process."""

    async def begin(self, sheet: str, kept: KeptSheet, now: int) -> None:
        """Keep a new sheet under an address that no other has; ``now`` in milliseconds since 1970."""
        ...

    async def add(self, sheet: str, acts: Mapping[str, str], now: int) -> None:
        """Keep acts, each once."""
        ...

    async def read(self, sheet: str) -> KeptSheet | None:
        """Return a sheet, None if there is none at that address."""
        ...


class MemorySheets:
    """A ``SheetStore`` that forgets everything when the process ends."""

    def __init__(self) -> None:
        self._sheets: dict[str, KeptSheet] = {}

    async def begin(self, sheet: str, kept: KeptSheet, now: int) -> None:  # noqa: ARG002 - a store's shape
        """Keep a new sheet."""
        self._sheets[sheet] = kept

    async def add(self, sheet: str, acts: Mapping[str, str], now: int) -> None:  # noqa: ARG002 - a store's shape
        """Keep acts, each once."""
        kept = self._sheets[sheet]
        self._sheets[sheet] = KeptSheet(kept.key, kept.above, {**acts, **kept.acts})

    async def read(self, sheet: str) -> KeptSheet | None:
        """Return a sheet, None if there is none at that address."""
        return self._sheets.get(sheet)


class SqlSheets:
    """A ``SheetStore`` in the database of a ``SqlStore``, by its writer and its readers."""

    def __init__(
        self,
        write: Callable[[Job], Awaitable[None]],
        read: Callable[[Callable[[Connection], KeptSheet | None]], Awaitable[KeptSheet | None]],
    ) -> None:
        self._write, self._read = write, read

    async def begin(self, sheet: str, kept: KeptSheet, now: int) -> None:
        """Keep a new sheet."""

        def job(connection: Connection) -> None:
            row = {"sheet": sheet, "opened": now, "written": now, "key": kept.key, "above": kept.above}
            connection.execute(insert(SHEETS).values(row))
            _insert(connection, sheet, kept.acts)

        await self._write(job)

    async def add(self, sheet: str, acts: Mapping[str, str], now: int) -> None:
        """Keep acts, each once."""

        def job(connection: Connection) -> None:
            here = SHEET_ACTS.c.sheet == sheet
            known = select(SHEET_ACTS.c.act).where(here, SHEET_ACTS.c.act.in_(list(acts)))
            old = set(connection.execute(known).scalars())
            _insert(connection, sheet, {act: text for act, text in acts.items() if act not in old})
            connection.execute(update(SHEETS).where(SHEETS.c.sheet == sheet).values(written=now))

        try:
            await self._write(job)
        except IntegrityError:  # another process kept one of them in the same moment, and now it is known
            await self._write(job)

    async def read(self, sheet: str) -> KeptSheet | None:
        """Return a sheet, None if there is none at that address."""

        def question(connection: Connection) -> KeptSheet | None:
            row = connection.execute(select(SHEETS.c.key, SHEETS.c.above).where(SHEETS.c.sheet == sheet)).first()
            if row is None:
                return None
            acts = connection.execute(select(SHEET_ACTS.c.act, SHEET_ACTS.c.text).where(SHEET_ACTS.c.sheet == sheet))
            return KeptSheet(row.key, row.above, {each.act: each.text for each in acts})

        return await self._read(question)


def _insert(connection: Connection, sheet: str, acts: Mapping[str, str]) -> None:
    if acts:
        connection.execute(insert(SHEET_ACTS), [{"sheet": sheet, "act": act, "text": acts[act]} for act in acts])
