"""Shared score sheets as they are kept: for each an address, what stands above the rounds, and a set of acts.

Nothing of a sheet is ever changed, and the same act kept twice is kept once; a sheet is let go of as a whole or not at
all. Nothing of a sheet is known here: an act is a text with an id.
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from tenphases.store.schema import SHEET_ACTS, SHEETS
from tenphases.table.tidings import SheetGoneOn, Tiding

T = TypeVar("T")
Job = Callable[[Connection], None]


class Reading(Protocol):
    """Asks the database something and hands on the answer."""

    def __call__(self, question: Callable[[Connection], T]) -> Awaitable[T]:
        """Return the answer to a question."""
        ...


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

    async def stale(self, before: int, most: int) -> tuple[str, ...]:
        """Return sheets on which nobody has written since that time, no more than ``most``."""
        ...

    async def forget(self, sheet: str, before: int | None = None) -> None:
        """Let go of a sheet for good, unless somebody has written on it since that time."""
        ...

    async def gone_on(self, known: Mapping[str, int]) -> tuple[str, ...]:
        """Return those of the sheets that have more acts than the number given."""
        ...


class MemorySheets:
    """A ``SheetStore`` that forgets everything when the process ends."""

    def __init__(self) -> None:
        self._sheets: dict[str, KeptSheet] = {}
        self._written: dict[str, int] = {}

    async def begin(self, sheet: str, kept: KeptSheet, now: int) -> None:
        """Keep a new sheet."""
        self._sheets[sheet] = kept
        self._written[sheet] = now

    async def add(self, sheet: str, acts: Mapping[str, str], now: int) -> None:
        """Keep acts, each once."""
        kept = self._sheets[sheet]
        self._written[sheet] = now
        self._sheets[sheet] = KeptSheet(kept.key, kept.above, {**acts, **kept.acts})

    async def read(self, sheet: str) -> KeptSheet | None:
        """Return a sheet, None if there is none at that address."""
        return self._sheets.get(sheet)

    async def stale(self, before: int, most: int) -> tuple[str, ...]:
        """Return sheets on which nobody has written since that time."""
        return tuple(sheet for sheet, written in self._written.items() if written < before)[:most]

    async def forget(self, sheet: str, before: int | None = None) -> None:
        """Let go of a sheet for good, unless somebody has written on it since that time."""
        if before is None or self._written.get(sheet, before) < before:
            self._sheets.pop(sheet, None)
            self._written.pop(sheet, None)

    async def gone_on(self, known: Mapping[str, int]) -> tuple[str, ...]:
        """Return those of the sheets that have more acts than the number given."""
        return tuple(sheet for sheet, acts in known.items() if len(self._sheets[sheet].acts) > acts)


class SqlSheets:
    """A ``SheetStore`` in the database of a ``SqlStore``, by its writer and its readers."""

    def __init__(self, write: Callable[[Job], Awaitable[None]], read: Reading, tell: Callable[[Tiding], None]) -> None:
        self._write, self._read, self._tell = write, read, tell

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
        self._tell(SheetGoneOn(sheet))

    async def read(self, sheet: str) -> KeptSheet | None:
        """Return a sheet, None if there is none at that address."""

        def question(connection: Connection) -> KeptSheet | None:
            row = connection.execute(select(SHEETS.c.key, SHEETS.c.above).where(SHEETS.c.sheet == sheet)).first()
            if row is None:
                return None
            acts = connection.execute(select(SHEET_ACTS.c.act, SHEET_ACTS.c.text).where(SHEET_ACTS.c.sheet == sheet))
            return KeptSheet(row.key, row.above, {each.act: each.text for each in acts})

        return await self._read(question)

    async def stale(self, before: int, most: int) -> tuple[str, ...]:
        """Return sheets on which nobody has written since that time."""
        wanted = select(SHEETS.c.sheet).where(SHEETS.c.written < before).limit(most)
        return await self._read(lambda connection: tuple(connection.execute(wanted).scalars()))

    async def gone_on(self, known: Mapping[str, int]) -> tuple[str, ...]:
        """Return those of the sheets that have more acts than the number given."""
        if not known:
            return ()
        here = SHEET_ACTS.c.sheet.in_(list(known))
        wanted = select(SHEET_ACTS.c.sheet, func.count()).where(here).group_by(SHEET_ACTS.c.sheet)
        found = await self._read(lambda connection: connection.execute(wanted).all())
        return tuple(sheet for sheet, acts in found if acts > known[sheet])

    async def forget(self, sheet: str, before: int | None = None) -> None:
        """Let go of a sheet for good, unless somebody has written on it since that time."""
        wanted = select(SHEETS.c.sheet).where(SHEETS.c.sheet == sheet).with_for_update()
        if before is not None:
            wanted = wanted.where(SHEETS.c.written < before)

        def job(connection: Connection) -> None:
            if connection.execute(wanted).first() is not None:  # and nobody writes on it until it is gone
                for kept in (SHEET_ACTS, SHEETS):
                    connection.execute(delete(kept).where(kept.c.sheet == sheet))

        await self._write(job)


def _insert(connection: Connection, sheet: str, acts: Mapping[str, str]) -> None:
    if acts:
        connection.execute(insert(SHEET_ACTS), [{"sheet": sheet, "act": act, "text": acts[act]} for act in acts])
