"""A store that forgets everything when the process ends: for tests, simulation and tables played in passing."""

from collections.abc import Mapping, Sequence

from tenphases.table.entries import Entry
from tenphases.table.ports import Conflict
from tenphases.table.tidings import Heard, Tiding


class MemoryStore:
    """An ``EventStore`` in memory. Entries are kept as they are, which is safe: they are frozen."""

    def __init__(self) -> None:
        self._logs: dict[str, list[Entry]] = {}
        self._notes: dict[str, dict[str, str]] = {}
        self._over: set[str] = set()

    async def append(self, game: str, entries: Sequence[Entry], *, over: bool = False) -> None:
        """Keep entries that follow the last one kept (else Conflict)."""
        if not entries:
            return
        log = self._logs.get(game, [])
        if [entry.seq for entry in entries] != list(range(len(log), len(log) + len(entries))):
            raise Conflict
        self._logs.pop(game, None)
        self._logs[game] = [*log, *entries]  # at the end: the one played last
        if over:
            self._over.add(game)

    async def read(self, game: str, after: int = -1) -> tuple[Entry, ...]:
        """Return the entries of a game with greater numbers than ``after``."""
        return tuple(self._logs.get(game, [])[after + 1 :])

    async def note(self, game: str, key: str, text: str) -> None:
        """Keep a note in place of the one under the same key."""
        self._notes.setdefault(game, {})[key] = text

    async def notes(self, game: str) -> Mapping[str, str]:
        """Return the notes beside a game's log."""
        return dict(self._notes.get(game, {}))

    async def unfinished(self, most: int) -> tuple[str, ...]:
        """Return the games that are not over, the one played last first."""
        return tuple(game for game in reversed(self._logs) if game not in self._over)[:most]

    async def starting(self, letters: str, most: int) -> tuple[str, ...]:
        """Return the games that are not over whose address starts so, the one played last first."""
        return tuple(game for game in await self.unfinished(len(self._logs)) if game.startswith(letters))[:most]

    async def stale(self, before: int, most: int) -> tuple[str, ...]:
        """Return games that are not over and were played last before that time."""
        unfinished = await self.unfinished(len(self._logs))
        return tuple(game for game in unfinished if self._logs[game][-1].time < before)[:most]

    async def forget(self, game: str, before: int | None = None) -> None:
        """Let go of a game for good, unless it has been played since that time."""
        log = self._logs.get(game)
        if log is None or (before is not None and log[-1].time >= before):
            return
        for kept in (self._logs, self._notes):
            kept.pop(game, None)
        self._over.discard(game)

    async def gone_on(self, known: Mapping[str, int]) -> tuple[str, ...]:
        """Return those of the games that have an entry with a greater number than the one given."""
        return tuple(game for game, seq in known.items() if len(self._logs.get(game, [])) > seq + 1)

    def hear(self, heard: Heard) -> None:
        """Nobody else can write here, so there is nothing to hear."""

    @property
    def hears(self) -> bool:
        """Nothing is missed where there is nothing."""
        return True

    def tell(self, tiding: Tiding) -> None:
        """Nobody else can hear it."""

    async def close(self) -> None:
        """Nothing was begun, so nothing is to be finished."""
