"""Contests: the same results however the work is spread, stopped or gone on with; and what is made of them."""

import math
import random
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from tenphases.rules.ruleset import PhaseChoice, Ruleset
from tenphases.sim.match import Played, match
from tenphases.sim.measure import by_seed, win_share
from tenphases.sim.tournament.cards import Cards
from tenphases.sim.tournament.contest import Results, run
from tenphases.sim.tournament.engine import engine_for, play_seeds
from tenphases.sim.tournament.entrants import CHEAT, ENTRANTS, bot
from tenphases.sim.tournament.game import CORE, KERNEL, RANDOM
from tenphases.sim.tournament.kept import FileError, Parts
from tenphases.sim.tournament.lineups import SANITY, simulation, tournament
from tenphases.sim.tournament.plan import CHUNK, Lineup, Plan
from tenphases.sim.tournament.pool import processes
from tenphases.sim.tournament.rating import Table, ratings, strengths
from tenphases.sim.tournament.sprt import verdict
from tenphases.sim.tournament.tally import Tally, together
from tenphases.variants import load

TINY = Ruleset(phases=("set2 + set2",), phase_choice=PhaseChoice.BEFORE_PLAY)
"""Rounds of a few moves."""


@pytest.fixture
def by_core(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tenphases.sim.tournament.engine.claims", lambda _: False)


def plan(seeds: int = 2 * CHUNK + 5, first: int = 7) -> Plan:
    lineups = (Lineup(("steady", "beginner"), seeds), Lineup(("beginner", RANDOM, RANDOM), CHUNK))
    return Plan(lineups, Cards(TINY), first)


@pytest.fixture(scope="module")
def alone() -> Results:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tenphases.sim.tournament.engine.claims", lambda _: False)
        return run(plan(), processes(1))


@pytest.mark.usefixtures("by_core")
def test_the_results_are_the_same_whatever_the_number_of_processes(alone: Results) -> None:
    told: list[tuple[int, int]] = []
    assert run(plan(), processes(3), told=lambda done, every: told.append((done, every))) == alone
    games = 2 * (2 * CHUNK + 5) + 3 * CHUNK
    assert told[0] == (0, games)
    assert told[-1] == (games, games)
    assert told == sorted(told)


def test_a_contest_says_what_a_match_of_the_same_games_says(alone: Results) -> None:
    games = list(match(TINY, [bot("steady"), bot("beginner")], range(7, 7 + 2 * CHUNK + 5)))
    tally = alone.tally(0)
    assert tally.games == len(games)
    for player in range(2):
        assert tally.wins(player).mean == pytest.approx(win_share(games, player).mean)
        assert tally.wins(player).error == pytest.approx(win_share(games, player).error)
        assert sum(tally.points[player].values()) == len(games)
    assert tally.rounds().mean == pytest.approx(by_seed(games, lambda game: game.rounds).mean)
    assert sum(tally.lengths.values()) == len(games)


def test_the_turns_until_a_phase_is_laid_are_counted(alone: Results) -> None:
    for player in range(2):
        laid = alone.tally(0).lays[player][0]
        assert laid.count > 0
        assert 1 <= laid.mean().mean < 10
    quick = Tally(1)
    quick.add_seed([Played(0, 0, 1, 3, (0,), (0,), (1,), lays=((0, 2, 3), (0, 2, 5)))])
    assert (quick.lays[0][2].mean().mean, quick.lays[0][2].count) == (4, 2)


@pytest.mark.usefixtures("by_core")
def test_who_interrupts_gets_what_is_done_and_goes_on_from_there(
    alone: Results, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "results"
    played: list[Sequence[int]] = []

    def until_tired(game: Cards, names: Sequence[str], seeds: Sequence[int]) -> Tally:
        if len(played) == 2:
            raise KeyboardInterrupt
        played.append(seeds)
        return play_seeds(game.ruleset, names, seeds)

    monkeypatch.setattr(Cards, "play_seeds", until_tired)
    stopped = run(plan(), processes(1), file)
    assert stopped.stopped
    assert len(stopped.parts) == 2
    monkeypatch.undo()
    monkeypatch.setattr("tenphases.sim.tournament.engine.claims", lambda _: False)
    with file.open("ab") as out:
        out.write(b'{"task":[0,4')  # as if the power had gone
    assert run(plan(), processes(1), file) == alone
    monkeypatch.setattr(Cards, "play_seeds", until_tired)
    assert run(plan(), processes(1), file) == alone


@pytest.mark.usefixtures("by_core")
def test_nobody_waits_for_slow_players_after_an_interruption(monkeypatch: pytest.MonkeyPatch) -> None:
    """What other processes are playing is given up and played another time."""

    def slowly(game: Cards, names: Sequence[str], seeds: range) -> Tally:
        if RANDOM in names or seeds.start > 7:
            time.sleep(120)
        return play_seeds(game.ruleset, names, seeds)

    def tired(done: int, _: int) -> None:
        if done:
            raise KeyboardInterrupt

    monkeypatch.setattr(Cards, "play_seeds", slowly)
    before = time.monotonic()
    stopped = run(plan(), processes(2), told=tired)
    assert stopped.stopped
    assert len(stopped.parts) == 1
    assert time.monotonic() - before < 60


@pytest.mark.usefixtures("by_core")
def test_more_seeds_can_be_added_to_a_file_but_not_another_contest(tmp_path: Path) -> None:
    file = tmp_path / "results"
    run(plan(CHUNK), processes(1), file)
    before = file.read_bytes()
    assert run(plan(2 * CHUNK), processes(1), file) == run(plan(2 * CHUNK), processes(1))
    assert file.read_bytes().startswith(before)
    with pytest.raises(FileError):
        run(plan(CHUNK, first=8), processes(1), file)
    file.write_text("something else\n")
    with pytest.raises(FileError):
        run(plan(), processes(1), file)


def test_rules_that_cannot_be_played_and_unknown_players_are_refused() -> None:
    with pytest.raises(ValueError, match="phase_too_large"):
        play_seeds(Ruleset(phases=("run12",)), ["steady", "steady"], [0])
    with pytest.raises(ValueError, match="nobody"):
        play_seeds(TINY, ["steady", "nobody"], [0])


@pytest.mark.usefixtures("by_core")
def test_what_the_kernel_does_not_claim_runs_on_the_core() -> None:
    assert engine_for(TINY, ["steady"]) == CORE
    assert all(bot(name) for name in ENTRANTS)
    assert [lineup.role for lineup in simulation(["steady", RANDOM], 100, Cards(TINY))] == ["", "par", "random"]


def test_every_run_has_its_lines_of_sanity() -> None:
    lineups = simulation(["steady", "casual", "casual"], 400, Cards(Ruleset()))
    assert [lineup.role for lineup in lineups] == ["", *SANITY]
    assert lineups[3].players == (CHEAT, "expert", "expert")
    pairs = tournament(["casual", "steady", "expert"], 2, 400, Cards(Ruleset()))
    assert [lineup.players for lineup in pairs if not lineup.role] == [
        ("casual", "steady"),
        ("casual", "expert"),
        ("steady", "expert"),
    ]
    fours = tournament(["casual", "steady"], 4, 400, Cards(Ruleset()))
    assert fours[1].players == ("steady", "casual", "casual", "casual")


def test_the_kernel_counts_what_it_plays() -> None:
    assert engine_for(Ruleset(), [RANDOM]) == KERNEL
    tally = play_seeds(Ruleset(phases=("set2 + set2",)), [RANDOM] * 3, range(4))
    assert (tally.seeds, tally.games, tally.stalled) == (4, 12, 0)
    assert sum(tally.sums[:3]) == pytest.approx(4)
    laid = [each[0] for each in tally.lays if each]
    assert sum(each.count for each in laid) == 3 * sum(tally.sums[6:9])
    assert sum(tally.lengths.values()) == 12


@pytest.mark.soak
def test_the_kernel_plays_the_same_deals_and_the_lines_of_sanity_hold() -> None:
    assert engine_for(Ruleset(), ["expert", RANDOM]) == KERNEL
    results = run(Plan(simulation(["expert", RANDOM], 40, Cards(Ruleset())), Cards(Ruleset()), 1_000), processes(1))
    wins = {lineup.role: results.tally(place).wins(0).mean for place, lineup in enumerate(results.plan.lineups)}
    assert wins[""] > 95
    assert wins["par"] == pytest.approx(50)
    assert wins["random"] < 5
    assert wins["cheat"] > 95
    core = next(iter(match(Ruleset(), [bot("expert")] * 2, [1_000])))
    kernel = play_seeds(Ruleset(), ["expert", "expert"], [1_000])
    assert core.rounds in kernel.lengths


@pytest.mark.soak
def test_whoever_sees_all_cards_ends_a_game_on_a_board() -> None:
    tally = play_seeds(load("standard", ["twist"]), [CHEAT, "expert"], range(10))
    assert (tally.games, tally.stalled) == (20, 0)


def test_strengths_are_those_of_the_model() -> None:
    true = {"a": 120.0, "b": 0.0, "c": -120.0}
    tables = []
    for players in (("a", "b"), ("b", "c"), ("a", "c"), ("c", "a", "b")):
        weights = [10 ** (true[name] / 400) for name in players]
        tables.append(Table(players, 1e7, tuple(1e7 * weight / sum(weights) for weight in weights)))
    found = strengths(tables)
    assert found == pytest.approx(true, abs=0.01)


def test_who_never_wins_is_not_infinitely_weak() -> None:
    found = strengths([Table(("good", "bad"), 100.0, (100.0, 0.0))])
    assert math.isfinite(found["bad"])
    assert found["good"] > found["bad"] + 400


def made_up(rng: random.Random, share: float, seeds: int) -> Tally:
    tally = Tally(2)
    for seed in range(seeds):
        winner = (0,) if rng.random() < share else (1,)
        tally.add_seed([Played(seed, 0, 10, 100, winner, (0, 0), (0, 0))])
    return tally


def test_the_error_of_a_rating_covers_the_truth_most_of_the_time(rng: random.Random) -> None:
    share, true = 0.6, 400 * math.log10(0.6 / 0.4) / 2
    within = 0
    for _ in range(15):
        parts: Parts = {task: made_up(rng, share, task.count) for task in plan_of(300).tasks()}
        best = next(rating for rating in ratings(Results(plan_of(300), parts), [0]) if rating.name == "steady")
        within += abs(best.points - true) < best.error
    assert within >= 12


def plan_of(seeds: int) -> Plan:
    return Plan((Lineup(("steady", "beginner"), seeds),), Cards(TINY), 0)


@pytest.mark.parametrize(("share", "better"), [(0.56, True), (0.5, False)])
def test_the_sequential_test_decides_as_it_should(share: float, better: bool, rng: random.Random) -> None:  # noqa: FBT001
    said = [verdict([made_up(rng, share, 20) for _ in range(400)], 0, 6.0) for _ in range(20)]
    assert sum(each.better is better for each in said) >= 16
    assert all(each.seeds < 8000 for each in said if each.better is not None)


def test_a_little_says_nothing(rng: random.Random) -> None:
    assert verdict([made_up(rng, 1.0, 20)], 0, 1.0).better is None


def test_parts_add_up_to_the_whole(rng: random.Random) -> None:
    parts = [made_up(rng, 0.5, 10) for _ in range(5)]
    whole = together(parts, 2)
    assert (whole.seeds, whole.games) == (50, 50)
    assert whole.sums[0] + whole.sums[1] == pytest.approx(50)
    assert parts[0].seeds == 10
