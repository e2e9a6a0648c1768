"""The games that a table can host, and the one place that tells them apart."""

from tenphases.dice.decide import start as start_dice
from tenphases.dice.events import GameStarted as DiceStarted
from tenphases.rules.decide import start
from tenphases.rules.moves import Seat
from tenphases.rules.ruleset import Ruleset
from tenphases.table.cards import CardPosition
from tenphases.table.dice import DicePosition
from tenphases.table.position import AnyFinding, AnyStarted, Position
from tenphases.table.terms import GameName, RuleChoice
from tenphases.variants import load


def begun(started: AnyStarted) -> Position:
    """Return how things stand at the beginning of a game."""
    return DicePosition.begun(started) if isinstance(started, DiceStarted) else CardPosition.begun(started)


def started(rules: Ruleset | RuleChoice, seats: int, dealer: Seat) -> AnyStarted | tuple[AnyFinding, ...]:
    """Return how a game by these rules begins, or all that is wrong with it. Raises ``variants.BadChoice``."""
    if isinstance(rules, Ruleset):
        return start(rules, seats, dealer)
    if rules.game is GameName.DICE:
        return start_dice(seats)
    return start(load(rules.preset, rules.variants, rules.switches), seats, dealer)


def least_seats(rules: RuleChoice) -> int:
    """Return how many must play at least."""
    return (DicePosition if rules.game is GameName.DICE else CardPosition).least_seats
