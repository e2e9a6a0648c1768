"""Games alone, many of them, against what is exact: chances, points and tries of who keeps what is worth most."""

from tenphases.dice import bot
from tenphases.dice.advice import Outlook, outlook
from tenphases.dice.decide import BONUS, PENALTY
from tenphases.dice.phases import LAST
from tenphases.sim.measure import Estimate
from tenphases.sim.tournament.dice import MEASURES, Dice
from tenphases.sim.tournament.tally import Tally

FIVE, FINISH = (MEASURES.index(name) for name in ("bonus_five", "bonus_finish"))


def rest(turn: Outlook) -> float:
    """Return what a phase brings alone that is played in this way until it is made."""
    return (turn.points + PENALTY * (1 - turn.chance)) / turn.chance


def exactly() -> float:
    """Return the points of a game alone but for the bonus after phase 5, which hangs on the total."""
    turns = [outlook(phase, (), 3, aim) for phase, aim in enumerate(bot.ALONE)]
    first = outlook(LAST, (), 3, bot.ALONE_AT_LAST)
    failed = (1 - first.chance) * (PENALTY + rest(turns[LAST]))
    return sum(map(rest, turns[:LAST])) + first.points + BONUS * first.chance + failed


def without_five(tally: Tally) -> Estimate:
    """Return the points without that bonus, with the error of all points: it is the larger one."""
    score = tally.score(0)
    return Estimate(score.mean - BONUS * tally.measure(FIVE, 0).mean, score.error)


def test_games_alone_score_what_is_computed(soak: bool) -> None:  # noqa: FBT001
    tally = Dice().play_seeds(["expert"], range(2_000 if soak else 40))
    found = without_five(tally)
    assert abs(found.mean - exactly()) < 1.5 * found.error
    for phase, aim in enumerate(bot.ALONE[:LAST]):
        lays, turn = tally.lays[0][phase], outlook(phase, (), 3, aim)
        tries = lays.turns + lays.vain
        assert abs(lays.count - turn.chance * tries) < 3.5 * (tries * turn.chance * (1 - turn.chance)) ** 0.5
    first = outlook(LAST, (), 3, bot.ALONE_AT_LAST).chance
    assert abs(tally.measure(FINISH, 0).mean - first) < 3.5 * (first * (1 - first) / tally.games) ** 0.5
