"""What a person may ask of a table, and how it answers. These are part of the protocol of ``server.messages``.

Each command carries an ``id`` of the asker's choosing, unused before, and (where the game's course matters)
the ``seq`` of the last thing the asker had seen. How commands are judged is in ``consider``.
"""

from enum import StrEnum
from typing import Annotated

import msgspec

from tenphases.rules.cards import Face
from tenphases.rules.moves import PlayerMove
from tenphases.rules.refusals import Refusal

CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Cards = Annotated[tuple[Face, ...], msgspec.Meta(max_length=128)]


class Act(msgspec.Struct, frozen=True, tag=True):
    """Make a move."""

    id: CommandId
    seq: int
    move: PlayerMove


class TakeBack(msgspec.Struct, frozen=True, tag=True):
    """Undo one's last move of this turn, if it brought no new information."""

    id: CommandId
    seq: int


class NextRound(msgspec.Struct, frozen=True, tag=True):
    """Ready for the next round."""

    id: CommandId
    seq: int


class PlayAgain(msgspec.Struct, frozen=True, tag=True):
    """After the game: the same people, seats and rules, the next dealer. Everyone is sent to the same new game."""

    id: CommandId
    seq: int


class Arrange(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """Keep this order of the own hand, and groups begun from it, also for reloads and other devices.

    It is no part of the game's course, so it carries no ``seq`` and makes none: a tab that shows the same seat gets
    an Update with the present number and no events.
    """

    id: CommandId
    cards: Cards
    building: Annotated[tuple[Cards, ...], msgspec.Meta(max_length=16)] = ()
    """Cards put together for a phase that is not laid yet, group by group."""


TableCommand = Act | TakeBack | NextRound | PlayAgain | Arrange


class Problem(StrEnum):
    """Why the table rejects a command before any rule is asked. Catalog keys: ``problem-<code>``."""

    UNREADABLE = "unreadable"
    """It is no message of the protocol."""
    HELLO_FIRST = "hello_first"
    """Nothing is heard before Hello."""
    STALE = "stale"
    """The game has gone on since the ``seq`` of the command."""
    FOREIGN = "foreign"
    """The secret belongs to no seat here, or one who watches tried to act."""
    NO_SUCH_TABLE = "no_such_table"
    """Nobody ever opened a table at this address."""
    NOTHING_TO_TAKE_BACK = "nothing_to_take_back"
    """The last thing that happened is not one's own, or it brought new information."""
    NOT_BETWEEN_ROUNDS = "not_between_rounds"
    """The round is not over, or the game is."""
    NOT_OVER = "not_over"
    """The game goes on."""
    NOT_YOUR_CARDS = "not_your_cards"
    """The cards named are not those of one's hand."""
    BAD_NAME = "bad_name"
    """Nothing is left of the name once what cannot be seen is gone, or it is too long."""
    NO_SUCH_PRESET = "no_such_preset"
    """There is no preset of that name."""
    NO_SUCH_VARIANT = "no_such_variant"
    """There is no variant of that name."""
    NO_SUCH_SWITCH = "no_such_switch"
    """There is no switch of that name."""
    BAD_SWITCH_VALUE = "bad_switch_value"
    """The switch has no such value."""
    NO_SUCH_BOT = "no_such_bot"
    """There is no such level of bot."""
    NO_SUCH_PAGE = "no_such_page"
    """An address that leads nowhere, or a way of asking that it does not know."""
    TOO_MUCH = "too_much"
    """Too many or too long messages."""
    NOT_KEPT = "not_kept"
    """The server could not keep it, so it has not happened; later it may."""


class Accepted(msgspec.Struct, frozen=True, tag=True):
    """The command was carried out; the Update of that seq tells what came of it."""

    id: str
    seq: int


class Refused(msgspec.Struct, frozen=True, tag=True):
    """The rules say no; nothing changed."""

    id: str
    refusal: Refusal
    rule: str
    """The rule's number, such as R6.4."""


class Rejected(msgspec.Struct, frozen=True, tag=True):
    """The table says no; nothing changed. ``id`` is empty when none could be read."""

    id: str
    problem: Problem


Answer = Accepted | Refused | Rejected
