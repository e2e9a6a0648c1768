"""What the list of open tables says of one: somebody is there, it is open, and there is a seat to be had."""

from typing import Final

import msgspec

from tenphases.server.answers import OpenTable, Player
from tenphases.table.gathering import free_seats
from tenphases.table.table import Table

_LONGEST: Final = 4000
"""In bytes, as it is told to other servers; rules of one's own may be long."""
_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(OpenTable)


def players(table: Table) -> tuple[Player, ...]:
    """Return who sits at a table."""
    return tuple(Player(record.name, record.bot, record.free, record.stand_in, record.left) for record in table.seats)


def offer(table: Table) -> OpenTable | None:
    """Return how a table is listed at which somebody is, None if it is not."""
    setting = table.setting
    if not setting.terms.open or not free_seats(table):
        return None
    return OpenTable(
        table=table.game,
        title=setting.terms.title,
        host=table.seats[setting.host].name if setting.host >= 0 else "",
        rules=setting.rules,
        seats=players(table),
        gathering=setting.gathering,
        round=table.position.number,
        timer=setting.terms.timer,
    )


def written(offered: OpenTable | None) -> str:
    """Return an offer as other servers are told of it, nothing if there is none."""
    text = "" if offered is None else _ENCODER.encode(offered).decode()
    return text if len(text.encode()) <= _LONGEST else ""


def read(text: str) -> OpenTable | None:
    """Return the offer of which another server has told, None if there is none, or none that is known here."""
    try:
        return _DECODER.decode(text) if text else None
    except msgspec.DecodeError:
        return None
