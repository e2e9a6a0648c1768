"""A player that keeps what is worth most: a function of the View and an aim. It throws no dice and has no memory.

How far making the phase counts beside its points depends on where the game stands; the figures are computed by
``benchmarks/dice.py`` and explained in ``docs/dice.md``.
"""

from typing import Final

from tenphases.dice.advice import Advice, advise
from tenphases.dice.aims import Aim
from tenphases.dice.legal import Options
from tenphases.dice.moves import Keep, PlayerMove, Stop
from tenphases.dice.phases import LAST
from tenphases.dice.state import Stage
from tenphases.dice.views import View

RACE: Final = Aim(0)
"""In normal play among several: points alone. To hurry for the next phase wins less, as matches showed."""

CHAIN: Final = tuple(map(Aim, (216, 173, 148, 111, 79, 66, 54, 65, 30, 0)))
"""In the chain, by phase: making it brings the next phase's turn, which is worth so many points (R16.7)."""

SHARING: Final = Aim(40)
"""In the chain at the last phase, for whom it brings the finishing bonus."""

ALONE: Final = tuple(map(Aim, (-37, -41, -41, -36, -38, -38, -37, -29, -38, -38)))
"""Alone, by phase: failing costs 5 points, but the next try scores about 42, so it is not to be feared (R16.9)."""

ALONE_AT_LAST: Final = Aim(2)
"""Alone at the first try of the last phase, when making it brings 40 more."""


def aim(view: View) -> Aim:
    """Return what the player whose turn it is plays for."""
    player = view.players[view.turn]
    if len(view.players) == 1:
        return ALONE_AT_LAST if player.phase == LAST and not player.tries else ALONE[player.phase]
    if not view.chain:
        return RACE
    return SHARING if view.turn in view.sharing else CHAIN[player.phase]


def aims(players: int) -> frozenset[tuple[int, Aim]]:
    """Return every phase with every aim that ``aim`` may return for it, in games of so many."""
    if players == 1:
        return frozenset((*enumerate(ALONE), (LAST, ALONE_AT_LAST)))
    return frozenset((*enumerate([RACE] * len(CHAIN)), *enumerate(CHAIN), (LAST, SHARING)))


def advice(view: View, for_what: Aim | None = None) -> Advice:
    """Return what is best for the player whose turn it is, with dice on the table (ValueError without)."""
    if view.stage is not Stage.PLAY:
        raise ValueError("no dice on the table")
    return advise(
        view.players[view.turn].phase, view.dice, view.rolls_left, aim(view) if for_what is None else for_what
    )


def choose(view: View, for_what: Aim | None = None) -> PlayerMove:
    """Return a legal move for the seat whose View this is and whose turn it is (ValueError if it has nothing to do).

    The same view always gives the same move.
    """
    if view.options == Options():
        raise ValueError("nothing to do")
    if view.options.begin:
        return Keep()
    found = advice(view, for_what)
    return Stop() if found.stop else Keep(found.keep)


def choose_plainly(view: View) -> PlayerMove:
    """As ``choose``, for a player who thinks of this turn alone and is content once the phase is made, however low."""
    if view.options.stop and view.best is not None:
        return Stop()
    return choose(view, RACE)
