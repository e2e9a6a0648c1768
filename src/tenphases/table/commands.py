"""What a person may ask of a table, and how it answers. These are part of the protocol of ``server.messages``.

Each command carries an ``id`` of the asker's choosing, unused before, and (where the game's course matters)
the ``seq`` of the last thing the asker had seen. How commands are judged is in ``consider`` and ``gathering``.
"""

from enum import StrEnum
from typing import Annotated

import msgspec

from tenphases.dice.moves import PlayerMove as DiceMove
from tenphases.dice.refusals import Finding as DiceFinding
from tenphases.dice.refusals import Refusal as DiceRefusal
from tenphases.rules.cards import Face
from tenphases.rules.moves import PlayerMove, Seat
from tenphases.rules.refusals import Finding, Refusal
from tenphases.table.terms import LEAST_SEATS, MOST_SEATS, RuleChoice, Terms, Word

CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Cards = Annotated[tuple[Face, ...], msgspec.Meta(max_length=128)]


class Act(msgspec.Struct, frozen=True, tag=True):
    """Make a move."""

    id: CommandId
    seq: int
    move: PlayerMove | DiceMove


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


class Leave(msgspec.Struct, frozen=True, tag=True):
    """Leave the table on purpose: while people gather the seat becomes free, later a bot plays on at it.

    The host's part passes to the next person. When the last person leaves, the table freezes; whoever comes back
    within 30 days goes on. Until somebody else sits down there the seat's secret stays good.
    """

    id: CommandId


class ComeBack(msgspec.Struct, frozen=True, tag=True):
    """Play again at one's own seat, in place of the bot there.

    Who was merely away is back by saying Hello; this is for those who left on purpose.
    """

    id: CommandId


class StandIn(msgspec.Struct, frozen=True, tag=True):
    """Let a bot play on for somebody who is waited for and has been gone for longer than the table's terms say.

    Any other person at the table may ask for it.
    """

    id: CommandId
    seq: int
    seat: Seat


class Reseat(msgspec.Struct, frozen=True, tag=True):
    """Have everyone sit in another order, which names the present seats. For the host, while people gather."""

    id: CommandId
    seq: int
    order: Annotated[tuple[Seat, ...], msgspec.Meta(max_length=MOST_SEATS)]


class Resize(msgspec.Struct, frozen=True, tag=True):
    """Have so many seats: free ones come at the end, or go, and then bots. For the host, while people gather."""

    id: CommandId
    seq: int
    seats: Annotated[int, msgspec.Meta(ge=LEAST_SEATS, le=MOST_SEATS)]


class SeatBot(msgspec.Struct, frozen=True, tag=True):
    """Put a bot of that level at a free seat or in the place of a bot. For the host, while people gather."""

    id: CommandId
    seq: int
    seat: Seat
    bot: Word


class Remove(msgspec.Struct, frozen=True, tag=True):
    """Remove a person or bot: the seat is free, or a bot's once the game has begun. For the host, at any time.

    The seat's secret is worth nothing from then on; who was removed watches.
    """

    id: CommandId
    seq: int
    seat: Seat


class HandOver(msgspec.Struct, frozen=True, tag=True):
    """Make another person the host. For the host, at any time."""

    id: CommandId
    seq: int
    seat: Seat


class ChangeRules(msgspec.Struct, frozen=True, tag=True):
    """Play by other rules. For the host, while people gather."""

    id: CommandId
    seq: int
    rules: RuleChoice


class ChangeTerms(msgspec.Struct, frozen=True, tag=True):
    """Have these terms from now on, all of them. For the host, at any time."""

    id: CommandId
    seq: int
    terms: Terms


class Start(msgspec.Struct, frozen=True, tag=True):
    """Have the game begin, its first dealer drawn by chance. For the host, while people gather.

    Bots of the level ``fill`` take the free seats; without it free seats go away. Two players there must be, with dice
    one.
    """

    id: CommandId
    seq: int
    fill: Word | None = None


HostCommand = Reseat | Resize | SeatBot | Remove | HandOver | ChangeRules | ChangeTerms | Start
TableCommand = Act | TakeBack | NextRound | PlayAgain | Arrange | Leave | ComeBack | StandIn | HostCommand


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
    NOT_HOST = "not_host"
    """Only the host may do that."""
    NOT_GATHERING = "not_gathering"
    """The game has begun, so that cannot be changed any more."""
    BAD_SEATS = "bad_seats"
    """No such seat, not 2 to 6 seats (dice: 1 to 6), not each seat once, or nobody there whom it could be about."""
    BAD_RULES = "bad_rules"
    """These rules cannot be played, or not by so many; ``findings`` say why."""
    NO_SEAT = "no_seat"
    """That seat is not free, or none is."""
    ROUND_GOES_ON = "round_goes_on"
    """A bot's seat can be had between two rounds; this one is still being played."""
    NOT_AWAY = "not_away"
    """The game does not wait for that player, or they are here, or have not been gone for long enough."""
    NO_SUCH_CODE = "no_such_code"
    """No table has that code, or its game is over."""
    NO_HINTS = "no_hints"
    """The host has switched hints off at this table."""
    NO_FREE_TEXT = "no_free_text"
    """At this table people send ready phrases only."""
    BAD_TEXT = "bad_text"
    """Nothing is left of the text once what cannot be seen is gone, or it is longer than 200 characters."""


class Accepted(msgspec.Struct, frozen=True, tag=True):
    """The command was carried out; the Update of that seq tells what came of it."""

    id: str
    seq: int


class Refused(msgspec.Struct, frozen=True, tag=True):
    """The rules say no; nothing changed."""

    id: str
    refusal: Refusal | DiceRefusal
    rule: str
    """The rule's number, such as R6.4."""


class Rejected(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """The table says no; nothing changed. ``id`` is empty when none could be read."""

    id: str
    problem: Problem
    about: str = ""
    """The preset, variant, switch or bot level that the problem speaks of."""
    findings: tuple[Finding | DiceFinding, ...] = ()
    """Everything that is wrong with the rules."""


Answer = Accepted | Refused | Rejected
