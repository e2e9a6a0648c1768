"""The tables of the store, and the version they bear. Nothing of a game is known here: an entry is a text.

A change of the tables raises ``SCHEMA_VERSION`` and adds a step to ``STEPS`` that brings an older file up to it.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    insert,
    inspect,
    select,
    update,
)

SCHEMA_VERSION: Final = 2

METADATA: Final = MetaData()

SCHEMA: Final = Table("tenphases", METADATA, Column("version", Integer, primary_key=True))
"""One row: the version of these tables."""

GAMES: Final = Table(
    "games",
    METADATA,
    Column("game", String(64), primary_key=True),
    Column("opened", BigInteger, nullable=False),
    Column("played", BigInteger, nullable=False),
    Column("over", Boolean, nullable=False, server_default=false()),
    Index("games_by_time", "over", "played"),
)
"""One row a game; times in milliseconds since 1970 (UTC)."""

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("game", String(64), ForeignKey("games.game"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text, nullable=False),
)
"""The logs. That no two rows have one game and one number is what keeps two writers apart."""

NOTES: Final = Table(
    "notes",
    METADATA,
    Column("game", String(64), ForeignKey("games.game"), primary_key=True),
    Column("key", String(64), primary_key=True),
    Column("note", Text, nullable=False),
)
"""What replaces itself: how hands are arranged."""

SHEETS: Final = Table(
    "sheets",
    METADATA,
    Column("sheet", String(64), primary_key=True),
    Column("opened", BigInteger, nullable=False),
    Column("written", BigInteger, nullable=False),
    Column("key", String(64), nullable=False),
    Column("above", Text, nullable=False),
)
"""One row a shared score sheet; times in milliseconds since 1970 (UTC)."""

SHEET_ACTS: Final = Table(
    "sheet_acts",
    METADATA,
    Column("sheet", String(64), ForeignKey("sheets.sheet"), primary_key=True),
    Column("act", String(80), primary_key=True),
    Column("text", Text, nullable=False),
)
"""What was written on shared score sheets, each act once."""

STEPS: Final[dict[int, tuple[str, ...]]] = {
    1: (
        """CREATE TABLE sheets (
            sheet VARCHAR(64) NOT NULL PRIMARY KEY, opened BIGINT NOT NULL, written BIGINT NOT NULL,
            key VARCHAR(64) NOT NULL, above TEXT NOT NULL
        )""",
        """CREATE TABLE sheet_acts (
            sheet VARCHAR(64) NOT NULL REFERENCES sheets (sheet), act VARCHAR(80) NOT NULL, text TEXT NOT NULL,
            PRIMARY KEY (sheet, act)
        )""",
    ),
}
"""Statements that bring tables of a version up to the next."""


_PREPARING: Final = 1_010_101
"""The lock that servers take which start at the same time."""


class StoreTooNew(Exception):
    """The tables were made by a later version of this program than the one that runs."""

    def __init__(self, version: int) -> None:
        """Keep the version found."""
        super().__init__(version)
        self.version = version


def prepare(connection: Connection) -> None:
    """Make the tables, or bring older ones up to date, within the connection's transaction. Raises StoreTooNew."""
    if connection.dialect.name == "postgresql":  # SQLite's transactions wait for each other by themselves
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_PREPARING})")
    if not inspect(connection).has_table(SCHEMA.name):
        METADATA.create_all(connection)
        connection.execute(insert(SCHEMA).values(version=SCHEMA_VERSION))
        return
    version = connection.execute(select(SCHEMA.c.version)).scalar_one()
    if version > SCHEMA_VERSION:
        raise StoreTooNew(version)
    for step in range(version, SCHEMA_VERSION):
        for statement in STEPS[step]:
            connection.exec_driver_sql(statement)
    if version < SCHEMA_VERSION:
        connection.execute(update(SCHEMA).values(version=SCHEMA_VERSION))
