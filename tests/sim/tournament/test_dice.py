"""Contests of the dice game: fair to all, the same however they are played, and figures that add up."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from tenphases.dice.decide import BONUS, PENALTY
from tenphases.dice.moves import Keep, PlayerMove, Stop
from tenphases.dice.views import View
from tenphases.sim.measure import estimate
from tenphases.sim.tournament import dice
from tenphases.sim.tournament import plan as planning
from tenphases.sim.tournament.cards import Cards
from tenphases.sim.tournament.contest import Results, run
from tenphases.sim.tournament.dice import MEASURES, Dice
from tenphases.sim.tournament.kept import FileError
from tenphases.sim.tournament.lineups import simulation, tournament
from tenphases.sim.tournament.plan import Lineup, Plan
from tenphases.sim.tournament.pool import processes
from tenphases.sim.tournament.tally import Tally, spread
from tenphases.variants import load

RANDOM = "random"
CHUNK = 2
FIVE, FINISH, FIRST, CHAIN_PHASES, CHAIN_POINTS = range(len(MEASURES))


@pytest.fixture(scope="module", autouse=True)
def _small_parts() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(planning, "CHUNK", CHUNK)
        yield


def plan(seeds: int = 2 * CHUNK + 1, first: int = 7) -> Plan:
    return Plan((Lineup((RANDOM, RANDOM), seeds), Lineup((RANDOM,), 2 * CHUNK)), Dice(), first)


@pytest.fixture(scope="module")
def whole() -> Results:
    return run(plan(), processes(1))


def test_the_results_are_the_same_whatever_the_number_of_processes(whole: Results) -> None:
    told: list[tuple[int, int]] = []
    assert run(plan(), processes(2), told=lambda done, every: told.append((done, every))) == whole
    games = 2 * (2 * CHUNK + 1) + 2 * CHUNK
    assert (told[0], told[-1]) == ((0, games), (games, games))


def test_who_interrupts_goes_on_from_there(whole: Results, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, played, play = tmp_path / "results", list[Sequence[int]](), Dice.play_seeds

    def until_tired(game: Dice, names: Sequence[str], seeds: Sequence[int]) -> Tally:
        if len(played) == 2:
            raise KeyboardInterrupt
        played.append(seeds)
        return play(game, names, seeds)

    with monkeypatch.context() as patch:
        patch.setattr(Dice, "play_seeds", until_tired)
        stopped = run(plan(), processes(1), file)
    assert stopped.stopped
    assert len(stopped.parts) == 2
    assert run(plan(), processes(2), file) == whole
    with pytest.raises(FileError):
        run(plan(first=8), processes(1), file)
    with pytest.raises(FileError):
        run(Plan(plan().lineups, Cards(load("standard", [])), 7), processes(1), file)


def bonuses(tally: Tally) -> float:
    """Return the points of all bonuses in all games."""
    return sum(BONUS * tally.measure(at, player).mean for at in (FIVE, FINISH) for player in range(tally.players))


@pytest.mark.parametrize("place", [0, 1])
def test_points_are_those_of_phases_bonuses_and_failures(whole: Results, place: int) -> None:
    tally = whole.tally(place)
    lays = [each for player in tally.lays for each in player.values()]
    failed = sum(each.turns + each.vain - each.count for each in lays)
    penalties = PENALTY * failed if tally.players == 1 else 0
    points = sum(value * many for counts in tally.points for value, many in counts.items())
    assert points == pytest.approx(sum(each.points for each in lays) + penalties + bonuses(tally) * tally.games)
    assert sum(tally.score(player).mean for player in range(tally.players)) * tally.games == pytest.approx(points)
    assert tally.turns().mean * tally.games == pytest.approx(sum(each.turns + each.vain for each in lays))


def test_wins_phases_and_those_who_finish_first_add_up(whole: Results) -> None:
    pair, alone = whole.tally(0), whole.tally(1)
    assert (pair.games, alone.games, pair.stalled) == (2 * (2 * CHUNK + 1), 2 * CHUNK, 0)
    assert sum(pair.wins(player).mean for player in range(2)) == pytest.approx(100)
    assert sum(pair.measure(FIRST, player).mean for player in range(2)) == pytest.approx(1)
    assert sum(counts[9].count for counts in pair.lays if 9 in counts) >= pair.games
    for player in range(2):
        assert sum(pair.points[player].values()) == pair.games
        made = sum(each.count for each in pair.lays[player].values())
        assert made == pytest.approx(pair.games * pair.sums[4 + player] / pair.seeds)
        assert pair.measure(CHAIN_PHASES, player).mean <= made / pair.games
    assert alone.wins(0).mean == 100
    assert [alone.lays[0][phase].count for phase in range(10)] == [alone.games] * 10
    assert alone.rounds().mean == pytest.approx(alone.turns().mean)
    assert (alone.measure(FIRST, 0).mean, alone.measure(CHAIN_POINTS, 0).mean) == (1, 0)


def stands(_seen: View, _own: int) -> PlayerMove:
    return Stop()


def tries_again(seen: View, _own: int) -> PlayerMove:
    return Keep() if seen.best is None else Stop()


@pytest.fixture
def _two_players(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dice, "chooser", {"stands": stands, "tries": tries_again}.__getitem__)


@pytest.mark.usefixtures("_two_players")
def test_equals_share_the_wins_exactly_and_everyone_has_had_everyones_dice() -> None:
    tally = Dice().play_seeds(["tries"] * 3, range(4))
    for player in range(3):
        wins = tally.wins(player)
        assert wins.mean == pytest.approx(100 / 3)
        assert wins.error < 1e-6
        assert tally.points[player] == tally.points[0]
        assert tally.lays[player] == tally.lays[0]


@pytest.mark.usefixtures("_two_players")
def test_two_line_ups_of_a_seed_see_the_same_dice() -> None:
    """Who keeps alike needs as many tries at a phase, against whomever, and makes it of the same dice."""
    one, other = (Dice().play_seeds(["stands", name], [5]).lays[0] for name in ("stands", "tries"))
    common = [phase for phase in range(4) if one[phase].count == other[phase].count == 2]
    assert len(common) > 1
    assert [one[phase] for phase in common] == [other[phase] for phase in common]
    better = Dice().play_seeds(["tries", "stands"], range(6))
    assert better.wins(0).mean > 90
    assert better.measure(FIRST, 0).mean > better.measure(FIRST, 1).mean


def test_a_game_that_will_not_end_is_told_and_counted_nowhere_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dice, "MOST_TURNS", 9)
    tally = Dice().play_seeds([RANDOM, RANDOM], range(2))
    assert (tally.stalled, tally.games, tally.seeds, tally.lays) == (4, 0, 0, [{}, {}])


def test_nobody_unknown_plays() -> None:
    for names in (["nobody"], ["hitting-late", "expert"]):
        with pytest.raises(ValueError, match=names[0]):
            Dice().engine(names)
        with pytest.raises(ValueError, match=names[0]):
            Dice().play_seeds(names, [0])
    assert dice.alike(Dice.entrants) == ("casual", "steady", "expert", "master")
    assert not dice.alike(["beginner", "expert", "random", "surest"])


def test_every_run_has_the_lines_of_sanity_that_dice_can_have() -> None:
    assert [lineup.role for lineup in simulation(["expert", "beginner"], 100, Dice())] == ["", "par", "random"]
    assert [lineup.players for lineup in simulation(["expert"], 100, Dice())] == [("expert",), (RANDOM,)]
    assert [lineup.players for lineup in simulation([RANDOM], 100, Dice())] == [(RANDOM,)]
    fours = tournament(["beginner", "expert"], 4, 100, Dice())
    assert [lineup.role for lineup in fours] == ["", "", "par", "random"]


def test_what_a_line_up_plays_by_is_made_before_it_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[int, object]] = []
    monkeypatch.setattr(dice, "odds", lambda phase, aim: made.append((phase, aim)))
    assert not Dice().is_slow_to_start([RANDOM, RANDOM])
    for names, tables in ((["expert"], 11), (["expert"] * 2, 20), (["greedy", "beginner"], 10), (["surest"], 10)):
        made.clear()
        assert Dice().is_slow_to_start(names)
        Dice().prepare(names)
        assert len(made) == len(set(made)) == tables


def test_how_far_values_lie_apart() -> None:
    values = [3, 3, 5, 8, 10, 10, 10, 12, 40, -5]
    found = spread({value: values.count(value) for value in values})
    mean, error = estimate(values).mean, estimate(values).error
    assert found.mean == mean
    assert 1.959964 * found.deviation / len(values) ** 0.5 == pytest.approx(error)
    assert found.quantiles == (-5, 3, 8, 10, 40)
