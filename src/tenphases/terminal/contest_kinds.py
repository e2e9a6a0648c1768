"""Which game is told of in which way."""

from tenphases.sim.tournament.dice import Dice
from tenphases.sim.tournament.plan import AnyGame
from tenphases.terminal import contest_cards, contest_dice
from tenphases.terminal.contest_telling import Telling


def telling(game: AnyGame) -> Telling:
    """Return what is told of this game alone."""
    return contest_dice.TELLING if isinstance(game, Dice) else contest_cards.TELLING
