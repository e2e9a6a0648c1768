"""Points, the end of the game, and who has won it (R9, R10, R11).

Used by ``decide`` and by the score sheet for games with real cards, so it speaks of plain standings,
not of states.
"""

from collections.abc import Iterable, Sequence
from typing import assert_never

import msgspec

from tenphases.rules.cards import NUMBER, SKIP, UNKNOWN, WILD, Face
from tenphases.rules.moves import Seat
from tenphases.rules.ruleset import Advance, End, Points, Ruleset

_FIRST_HIGH = 10


def points_of(card: Face, points: Points) -> int:
    """Return what one card left in hand counts (R9.1); a card nobody has seen counts 0."""
    if card == WILD:
        return points.wild
    if card == SKIP:
        return points.skip
    if card == UNKNOWN:
        return 0
    return points.high if NUMBER[card] >= _FIRST_HIGH else points.low


def hand_points(cards: Iterable[Face], points: Points) -> int:
    """Return the points caught with these cards (R9.1).

    >>> hand_points(["R1", "B9", "G10", "Y12", "S", "W"], Points())
    70
    """
    return sum(points_of(card, points) for card in cards)


class Standing(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a player stands between rounds: how many phases are laid, and the points caught so far.

    On a board: the pawn's ``space``, whether the phase of the last space was laid from there in the round
    just played (``at_goal``), and whether the player went out in it.
    """

    phases: int
    total: int
    space: int = 0
    at_goal: bool = False
    out: bool = False


def winners(ruleset: Ruleset, standings: Sequence[Standing], rounds: int) -> tuple[Seat, ...]:
    """Return who has won after so many rounds, several in a tie, nobody while the game goes on (R10.2).

    For ``on_lay`` this is who had laid the last phase, and asked at that moment it is one player.
    """
    count = len(ruleset.phases)
    finished = [Seat(seat) for seat, standing in enumerate(standings) if standing.phases >= count]
    everyone = [Seat(seat) for seat in range(len(standings))]
    match ruleset.end:
        case End.ROUND_END:
            return fewest(finished, standings)
        case End.ON_LAY:
            return tuple(finished)
        case End.ALL_FINISHED:
            return fewest(everyone, standings) if len(finished) == len(standings) else ()
        case End.AFTER_ROUNDS:
            return fewest(everyone, standings) if rounds >= count else ()
        case End.LAST_SPACE:
            there = tuple(seat for seat in everyone if standings[seat].at_goal)
            return tuple(seat for seat in there if standings[seat].out) or there  # R15.6
        case _:
            assert_never(ruleset.end)


def fewest(seats: Sequence[Seat], standings: Sequence[Standing]) -> tuple[Seat, ...]:
    """Return those among the seats who have the fewest points."""
    least = min((standings[seat].total for seat in seats), default=0)
    return tuple(seat for seat in seats if standings[seat].total == least)


def ranking(ruleset: Ruleset, standings: Sequence[Standing], won: Sequence[Seat] = ()) -> tuple[tuple[Seat, ...], ...]:
    """Return all seats place by place, the winners first, equals together (R10.4).

    Where everyone advances, laid phases decide nothing and points alone do; on a board the pawns' spaces come first.
    """

    def merit(seat: Seat) -> tuple[int, int]:
        standing = standings[seat]
        if ruleset.end is End.LAST_SPACE:
            return (-standing.space, standing.total)  # R15.6
        laid = 0 if ruleset.advance is Advance.EVERYONE else standing.phases
        return (-laid, standing.total)

    others = [Seat(seat) for seat in range(len(standings)) if seat not in won]
    places = [tuple(won)] if won else []
    places += [tuple(s for s in others if merit(s) == value) for value in sorted(set(map(merit, others)))]
    return tuple(places)
