"""The store in a database: SQLite in a file of one's own, or PostgreSQL for several servers.

One set of statements serves both. Writing is done by one thread (``writer``), reading by a few others, so the event
loop never waits for a disk. The primary key over game and number is the lock between processes.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import (
    Connection,
    Engine,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    make_url,
    select,
    update,
)
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError
from sqlalchemy.pool import ConnectionPoolEntry

from tenphases.store.journal import keep_a_journal
from tenphases.store.posted import Posted, beside
from tenphases.store.schema import ENTRIES, GAMES, NOTES, prepare
from tenphases.store.sheets import SqlSheets
from tenphases.store.tidings import Notices, Tidings
from tenphases.store.writer import Job, Writer
from tenphases.table.entries import Entry, decode, encode
from tenphases.table.ports import Conflict
from tenphases.table.tidings import GoneOn, Heard, Tiding

T = TypeVar("T")

_READERS: Final = 2
_BUSY_SECONDS: Final = 10.0
"""How long one process waits for another one's transaction."""
_YIELDS: Final = 3
_GAVE_WAY: Final = frozenset({"40001", "40P01"})
"""What PostgreSQL calls it when two transactions wait for each other and it ends one of them."""
_LINE: Final = {"connect_timeout": "5", "tcp_user_timeout": "10000"}
"""A line that is dead without a word is given up after so many seconds, and milliseconds."""
_OWNER_ONLY: Final = 0o600
_OWNER_ONLY_FOLDER: Final = 0o700


def open_sqlite(path: Path) -> "SqlStore":
    """Open a store in a SQLite file, which is made if there is none and is its owner's alone, for it holds every hand.

    Raises StoreTooNew, OSError, and sqlalchemy.exc.DatabaseError for a file that is something else.
    """
    path.parent.mkdir(mode=_OWNER_ONLY_FOLDER, parents=True, exist_ok=True)
    path.touch(mode=_OWNER_ONLY)
    engine = create_engine(f"sqlite:///{path}", connect_args={"timeout": _BUSY_SECONDS, "check_same_thread": False})
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_immediate)
    return SqlStore(engine, Posted(beside(path)))


def open_database(address: str) -> "SqlStore":
    """Open a store in a database by its address, such as ``postgresql://user@host/name``, or ``sqlite:///file``.

    Raises ModuleNotFoundError without the extra [postgres], ArgumentError for what is no such address, StoreTooNew,
    OSError, and sqlalchemy.exc.DatabaseError if the database cannot be reached.
    """
    url = make_url(address)
    if url.drivername == "sqlite":
        return open_sqlite(Path(url.database or ""))
    if url.drivername == "postgresql":
        url = url.set(drivername="postgresql+psycopg")
    if url.drivername != "postgresql+psycopg":
        raise ArgumentError(url.drivername)
    url = url.set(query=_LINE | dict(url.query))
    return SqlStore(create_engine(url, pool_pre_ping=True), Notices(url))


def _prepare_sqlite(raw: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    raw.isolation_level = None  # transactions are begun below, not by the driver's guess
    cursor = raw.cursor()
    keep_a_journal(cursor, _BUSY_SECONDS)
    for pragma in ("synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_immediate(connection: Connection) -> None:
    """Ask for the right to write at once: asking later fails at once when another process has it."""
    reads = connection.get_execution_options().get("reads", False)
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")


class SqlStore:
    """An ``EventStore`` in a database."""

    def __init__(self, engine: Engine, tidings: Tidings) -> None:
        self._engine = engine
        self._reading = engine.execution_options(reads=True)
        with engine.begin() as connection:
            prepare(connection)
        self._writer = Writer(engine)
        self._readers = ThreadPoolExecutor(_READERS, thread_name_prefix="store reader")
        self._tidings = tidings

    async def append(self, game: str, entries: Sequence[Entry], *, over: bool = False) -> None:
        """Keep entries that follow the last one kept (else Conflict)."""
        if not entries:
            return
        texts = [encode(entry) for entry in entries]  # on the loop, so that a fault in it is the caller's

        def job(connection: Connection) -> None:
            _append(connection, game, entries, texts, over=over)

        await self._write(job)
        self.tell(GoneOn(game, entries[-1].seq))

    async def gone_on(self, known: Mapping[str, int]) -> tuple[str, ...]:
        """Return those of the games that have an entry with a greater number than the one given."""
        if not known:
            return ()
        found = await self._read(lambda connection: connection.execute(_LASTS, {"of": list(known)}).all())
        return tuple(game for game, seq in found if seq > known[game])

    def hear(self, heard: Heard) -> None:
        """Hear what other servers tell, and tell them from now on."""
        self._tidings.begin(heard)

    @property
    def hears(self) -> bool:
        """Whether what other servers tell can be heard now."""
        return self._tidings.hears

    def tell(self, tiding: Tiding) -> None:
        """Have the other servers told, if there are any."""
        self._tidings.tell(tiding)

    async def read(self, game: str, after: int = -1) -> tuple[Entry, ...]:
        """Return the entries of a game with greater numbers than ``after``, in order."""
        wanted = select(ENTRIES.c.entry).where(ENTRIES.c.game == game, ENTRIES.c.seq > after).order_by(ENTRIES.c.seq)
        return await self._read(lambda connection: tuple(map(decode, connection.execute(wanted).scalars())))

    async def note(self, game: str, key: str, text: str) -> None:
        """Keep a note in place of the one under the same key."""
        here = (NOTES.c.game == game, NOTES.c.key == key)

        def job(connection: Connection) -> None:
            replaced = connection.execute(update(NOTES).where(*here).values(note=text)).rowcount
            if not replaced:
                connection.execute(insert(NOTES).values(game=game, key=key, note=text))

        try:
            await self._write(job)
        except IntegrityError:  # another server made it in the same moment, and now it is there to be replaced
            await self._write(job)

    async def notes(self, game: str) -> Mapping[str, str]:
        """Return the notes beside a game's log."""
        wanted = select(NOTES.c.key, NOTES.c.note).where(NOTES.c.game == game)
        return await self._read(lambda connection: {row.key: row.note for row in connection.execute(wanted)})

    async def unfinished(self, most: int) -> tuple[str, ...]:
        """Return the games that are not over, the one played last first."""
        wanted = select(GAMES.c.game).where(~GAMES.c.over).order_by(GAMES.c.played.desc()).limit(most)
        return await self._read(lambda connection: tuple(connection.execute(wanted).scalars()))

    def sheets(self) -> SqlSheets:
        """Return the part of the store that keeps shared score sheets."""
        return SqlSheets(self._write, self._read, self.tell)

    async def starting(self, letters: str, most: int) -> tuple[str, ...]:
        """Return the games that are not over whose address starts so, the one played last first."""
        named = GAMES.c.game.startswith(letters, autoescape=True)
        wanted = select(GAMES.c.game).where(named, ~GAMES.c.over).order_by(GAMES.c.played.desc()).limit(most)
        return await self._read(lambda connection: tuple(connection.execute(wanted).scalars()))

    async def stale(self, before: int, most: int) -> tuple[str, ...]:
        """Return games that are not over and were played last before that time."""
        wanted = select(GAMES.c.game).where(~GAMES.c.over, GAMES.c.played < before).limit(most)
        return await self._read(lambda connection: tuple(connection.execute(wanted).scalars()))

    async def forget(self, game: str, before: int | None = None) -> None:
        """Let go of a game for good, unless it has been played since that time."""
        wanted = select(GAMES.c.game).where(GAMES.c.game == game).with_for_update()
        if before is not None:
            wanted = wanted.where(GAMES.c.played < before)

        def job(connection: Connection) -> None:
            if connection.execute(wanted).first() is not None:  # and nobody plays it until it is gone
                for kept in (NOTES, ENTRIES, GAMES):
                    connection.execute(delete(kept).where(kept.c.game == game))

        await self._write(job)

    async def close(self) -> None:
        """Write what is waiting and let go of the database."""
        await asyncio.to_thread(self._writer.close)
        await asyncio.to_thread(self._tidings.close)
        self._readers.shutdown()
        self._engine.dispose()

    async def _write(self, job: Job) -> None:
        """Have a job written; again if it had to give way to another server's of the same moment."""
        for _ in range(_YIELDS):
            try:
                await asyncio.wrap_future(self._writer.write(job))
            except DBAPIError as error:
                if getattr(error.orig, "sqlstate", None) not in _GAVE_WAY:
                    raise
            else:
                return
        await asyncio.wrap_future(self._writer.write(job))

    async def _read(self, question: Callable[[Connection], T]) -> T:
        def ask() -> T:
            with self._reading.connect() as connection:
                return question(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, ask)


# Made once: building a statement costs as much as carrying it out.
_LAST: Final = select(func.max(ENTRIES.c.seq)).where(ENTRIES.c.game == bindparam("of"))
_LASTS: Final = (
    select(ENTRIES.c.game, func.max(ENTRIES.c.seq))
    .where(ENTRIES.c.game.in_(bindparam("of", expanding=True)))
    .group_by(ENTRIES.c.game)
)
_OPEN: Final = insert(GAMES)
_ADD: Final = insert(ENTRIES)
_PLAYED: Final = update(GAMES).where(GAMES.c.game == bindparam("of")).values(played=bindparam("at"))
_OVER: Final = _PLAYED.values(over=True)


def _append(connection: Connection, game: str, entries: Sequence[Entry], texts: Sequence[str], *, over: bool) -> None:
    first, played = entries[0].seq, entries[-1].time
    last = connection.execute(_LAST, {"of": game}).scalar()
    following = (-1 if last is None else last) + 1
    if [entry.seq for entry in entries] != list(range(following, following + len(entries))):
        raise Conflict
    rows = [{"game": game, "seq": entry.seq, "entry": text} for entry, text in zip(entries, texts, strict=True)]
    try:
        if first == 0:
            opened = {"game": game, "opened": entries[0].time, "played": played, "over": over}
            connection.execute(_OPEN, opened)
        else:
            connection.execute(_OVER if over else _PLAYED, {"of": game, "at": played})
        connection.execute(_ADD, rows)
    except IntegrityError as taken:
        raise Conflict from taken
