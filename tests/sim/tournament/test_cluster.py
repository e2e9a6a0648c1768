"""Contests played by Ray: the same results, stopped and gone on with, and whoever would play otherwise is refused."""

import os
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tenphases.sim.tournament import cluster, plan
from tenphases.sim.tournament.cluster import ClusterError, NoRayError, UnlikeError, by_ray
from tenphases.sim.tournament.contest import Results, run
from tenphases.sim.tournament.dice import Dice
from tenphases.sim.tournament.game import RANDOM
from tenphases.sim.tournament.plan import Lineup, Plan
from tenphases.sim.tournament.pool import processes
from tests.sim.tournament.ray_stand_in import Ray, RayError

PLAN = Plan((Lineup((RANDOM, RANDOM), 5), Lineup((RANDOM,), 4)), Dice(), 7)
"""Three chunks of the one, two of the other, in turn."""


@pytest.fixture(autouse=True)
def ray(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Ray]:
    monkeypatch.setattr(plan, "CHUNK", 2)
    for name in [name for name in os.environ if name.startswith("RAY_")]:
        monkeypatch.delenv(name)
    for name in ("RAY_USAGE_STATS_ENABLED", "RAY_AUTH_MODE"):
        monkeypatch.setenv(name, "")
        monkeypatch.delenv(name)  # so that it is again as it was, whoever sets it meanwhile
    monkeypatch.setenv("HOME", str(tmp_path))
    stand_in = Ray()
    monkeypatch.setitem(sys.modules, "ray", stand_in)
    cluster._plan.cache_clear()
    yield stand_in
    cluster._plan.cache_clear()


@pytest.fixture
def alone() -> Results:
    return run(PLAN, processes(1))


def test_the_results_are_those_of_one_process_and_of_two(ray: Ray, alone: Results) -> None:
    told: list[tuple[int, int]] = []
    assert run(PLAN, by_ray("auto"), told=lambda done, every: told.append((done, every))) == alone
    assert run(PLAN, processes(2)) == alone
    assert told == sorted(told)
    assert (told[0], told[-1]) == ((0, 14), (14, 14))
    assert (ray.asked["address"], ray.asked["num_cpus"]) == ("auto", 1)
    assert (ray.told[0], ray.told[-1]) == ("init", "shutdown")


def test_no_more_is_handed_out_than_a_cluster_plays_soon(ray: Ray) -> None:
    run(Plan((Lineup((RANDOM,), 40),), Dice(), 7), by_ray("auto"))
    assert ray.most == 2 * plan.AHEAD


def test_machines_may_be_lost_and_join_while_games_go_on(
    ray: Ray, alone: Results, capsys: pytest.CaptureFixture[str]
) -> None:
    at_hand = iter((1, 0, 3, 2, 2))

    def told(done: int, _: int) -> None:
        if done:
            ray.processors = next(at_hand)

    assert run(PLAN, by_ray("auto"), told=told) == alone
    said = capsys.readouterr()
    assert said.out == ""  # where the results go
    assert "A machine has been lost." in said.err


def test_who_interrupts_gets_what_is_done_and_goes_on_from_there_by_ray_or_not(
    ray: Ray, alone: Results, tmp_path: Path
) -> None:
    file = tmp_path / "results"

    def tired(done: int, _: int) -> None:
        if done:
            raise KeyboardInterrupt

    stopped = run(PLAN, by_ray("local"), file, tired)
    assert (stopped.stopped, len(stopped.parts), len(ray.playing)) == (True, 1, 0)
    assert ray.told[-1] == "shutdown"
    stopped = run(PLAN, processes(1), file, lambda done, _: tired(done > 6, 0))
    assert len(stopped.parts) == 3
    assert run(PLAN, by_ray("auto"), file) == alone
    ray.told.clear()
    assert run(PLAN, by_ray("auto"), file) == alone
    assert ray.told == []  # for nothing a cluster is not woken


def test_a_machine_with_other_code_is_named_and_nothing_of_it_is_kept(
    ray: Ray, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heads = [plan.head_of(PLAN), plan.Head("0.0.9", PLAN.game, PLAN.first, (), ())]
    monkeypatch.setattr(cluster, "head_of", lambda _: heads.pop(0))
    file = tmp_path / "results"
    with pytest.raises(UnlikeError, match=socket.gethostname()):
        run(PLAN, by_ray("auto"), file)
    assert file.read_bytes().count(b"\n") == 1
    assert ray.told[-1] == "shutdown"


def test_ray_that_cannot_be_reached_says_so(ray: Ray) -> None:
    for address in ("ray://there:10001", "a:b"):
        with pytest.raises(ClusterError, match=f"^No cluster at {address}$"):
            run(PLAN, by_ray(address))
    ray.told.clear()
    with socket.create_server(("127.0.0.1", 0)) as other:
        free = other.getsockname()[1]
    with pytest.raises(ClusterError, match="refused"):
        run(PLAN, by_ray(f"127.0.0.1:{free}"))
    assert "init" not in ray.told  # it takes more than a minute to give up


def test_who_interrupts_while_ray_starts_leaves_nothing_of_it(ray: Ray, monkeypatch: pytest.MonkeyPatch) -> None:
    def tired(**_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(ray, "init", tired)
    assert run(PLAN, by_ray("local")).stopped
    assert ray.told == ["shutdown"]


def test_ray_that_goes_away_says_so_and_what_was_done_is_kept(ray: Ray, alone: Results, tmp_path: Path) -> None:
    ray.fails = RayError("a long story\n  of lines\nOutOfMemory: no machine is left")
    with pytest.raises(ClusterError, match=r"^OutOfMemory: no machine is left$"):
        run(PLAN, by_ray("auto"), tmp_path / "results")
    assert ray.told[-1] == "shutdown"
    ray.fails = None
    assert run(PLAN, by_ray("auto"), tmp_path / "results") == alone


def test_where_ray_is_not_installed_it_is_said_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoRayError):
        by_ray("auto")


def test_ray_tells_its_makers_nothing_and_uses_the_token_there_is(tmp_path: Path) -> None:
    by_ray("auto")
    assert os.environ["RAY_USAGE_STATS_ENABLED"] == "0"
    assert "RAY_AUTH_MODE" not in os.environ
    (tmp_path / ".ray").mkdir()
    (tmp_path / ".ray" / "auth_token").write_text("secret")
    by_ray("auto")
    assert os.environ["RAY_AUTH_MODE"] == "token"
