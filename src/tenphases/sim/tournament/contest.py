"""Many line-ups over many seeds: spread over processes, kept in a file as they are done, stopped and gone on with.

The work is cut into chunks of seeds, always the same ones, and parts are added up in their order: so the results are
the same whatever the number of processes, and whether or not the work was interrupted.
"""

import json
import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import AbstractContextManager, nullcontext
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import Final

import msgspec

from tenphases import __version__
from tenphases.sim.tournament.cards import Cards
from tenphases.sim.tournament.dice import Dice
from tenphases.sim.tournament.tally import Tally, together

CHUNK: Final = 20
"""So many seeds are played at a time."""

_AHEAD: Final = 3
"""So many chunks wait for each process."""


AnyGame = Cards | Dice
"""What can be played; nothing else here asks which of them it is."""


class Lineup(msgspec.Struct, frozen=True):
    """Who plays whom, and how many seeds."""

    players: tuple[str, ...]
    seeds: int
    role: str = ""
    """What it is there for: a part of the question, or a line of sanity such as ``par``."""


class Plan(msgspec.Struct, frozen=True):
    """What is to be played."""

    lineups: tuple[Lineup, ...]
    game: AnyGame
    first: int
    """The first seed of every line-up."""

    def engines(self) -> tuple[str, ...]:
        """Return which engine plays each line-up."""
        return tuple(self.game.engine(lineup.players) for lineup in self.lineups)

    def tasks(self) -> list["Task"]:
        """Return the chunks, those of all line-ups in turn, so that all are known about equally well at any time."""
        most = max(lineup.seeds for lineup in self.lineups)
        return [
            Task(place, start, min(CHUNK, lineup.seeds - start))
            for start in range(0, most, CHUNK)
            for place, lineup in enumerate(self.lineups)
            if start < lineup.seeds
        ]


class Task(msgspec.Struct, frozen=True, array_like=True):
    """One chunk: a line-up's place, and its seeds counted from the plan's first."""

    lineup: int
    start: int
    count: int


class Head(msgspec.Struct, frozen=True):
    """The first line of a file of results: what it belongs to. More seeds may be added to it later."""

    version: str
    game: AnyGame
    first: int
    lineups: tuple[tuple[str, ...], ...]
    engines: tuple[str, ...]


class Part(msgspec.Struct, frozen=True):
    """Another line: one chunk that is done."""

    task: Task
    tally: Tally


class OtherContestError(ValueError):
    """A file of results that belongs to other players, rules, seeds or another version of the program."""


Parts = dict[Task, Tally]
Progress = Callable[[int, int], None]
"""Is told how many games are done, of how many."""
Waiting = Callable[[], AbstractContextManager[object]]
"""What is entered while something is made that all processes need."""


class Results(msgspec.Struct, frozen=True):
    """What a contest came to."""

    plan: Plan
    parts: Parts
    stopped: bool = False
    """Whether it was interrupted: then ``parts`` has what was done."""

    def tally(self, lineup: int) -> Tally:
        """Return all that is known of a line-up."""
        return together(self.blocks(lineup), len(self.plan.lineups[lineup].players))

    def blocks(self, lineup: int) -> list[Tally]:
        """Return what is known of a line-up, chunk by chunk, in the order of the seeds."""
        done = sorted((task for task in self.parts if task.lineup == lineup), key=lambda task: task.start)
        return [self.parts[task] for task in done]

    def by_name(self) -> dict[str, Tally]:
        """Return what is known of each player in all that was asked, whomever it met; of errors it knows nothing."""
        found: dict[str, list[Tally]] = {}
        for place, lineup in enumerate(self.plan.lineups):
            tally = self.tally(place)
            if tally.games and not lineup.role:
                for player, name in enumerate(lineup.players):
                    found.setdefault(name, []).append(tally.alone(player))
        return {name: together(parts, 1) for name, parts in found.items()}


def run(
    plan: Plan,
    processes: int,
    file: Path | None = None,
    told: Progress = lambda _done, _all: None,
    waiting: Waiting = nullcontext,
) -> Results:
    """Play what is not yet done. Ctrl-C ends it early, with what is done.

    Raises OtherContestError, and ValueError for players that nobody has or rules that cannot be played.
    """
    parts, tasks = read(plan, file) if file else {}, plan.tasks()
    todo = [task for task in tasks if task not in parts]
    games = {task: task.count * len(plan.lineups[task.lineup].players) for task in tasks}
    every, done = sum(games.values()), sum(games[task] for task in tasks if task in parts)
    told(done, every)
    stopped = False
    try:
        _prepare(plan, todo, waiting)
        for task, tally in _played(plan, todo, min(processes, len(todo))):
            parts[task] = tally
            if file:
                _write(file, Part(task, tally))
            done += games[task]
            told(done, every)
    except KeyboardInterrupt:
        stopped = True
    return Results(plan, {task: parts[task] for task in tasks if task in parts}, stopped)


def _prepare(plan: Plan, tasks: Sequence[Task], waiting: Waiting) -> None:
    """Make what the tasks need, before any process is started that would do the same."""
    lineups = {task.lineup: plan.lineups[task.lineup].players for task in tasks}.values()
    needed = [players for players in lineups if plan.game.is_slow_to_start(players)]
    if needed:
        with waiting():
            for players in needed:
                plan.game.prepare(players)


def _played(plan: Plan, tasks: Sequence[Task], processes: int) -> Iterator[tuple[Task, Tally]]:
    """Yield chunks as they are done."""
    if processes < 2:  # noqa: PLR2004
        for task in tasks:
            yield task, _play(plan, task)
        return
    others = set(multiprocessing.active_children())
    with ProcessPoolExecutor(processes, initializer=_begin, initargs=(msgspec.json.encode(plan),)) as pool:
        left = iter(tasks)
        running: dict[Future[Tally], Task] = {}
        try:
            while True:
                for task in islice(left, processes * _AHEAD - len(running)):
                    running[pool.submit(_play_planned, task)] = task
                if not running:
                    return
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    yield running.pop(future), future.result()
        except (KeyboardInterrupt, GeneratorExit):
            # What is under way is played again another time: of slow players a chunk takes minutes.
            for process in set(multiprocessing.active_children()) - others:
                process.terminate()
            raise
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


_PLAN: Final[list[Plan]] = []
"""In a process of the pool: the plan it works for."""


def _begin(plan: bytes) -> None:
    # The parent alone answers Ctrl-C, so that what is done is still reported.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _PLAN[:] = [msgspec.json.decode(plan, type=Plan)]


def _play_planned(task: Task) -> Tally:
    return _play(_PLAN[0], task)


def _play(plan: Plan, task: Task) -> Tally:
    seeds = range(plan.first + task.start, plan.first + task.start + task.count)
    return plan.game.play_seeds(plan.lineups[task.lineup].players, seeds)


def processors() -> int:
    """Return how many processes there is work for on this machine."""
    return multiprocessing.cpu_count()


@lru_cache(maxsize=8)
def _head(plan: Plan) -> Head:
    players = tuple(lineup.players for lineup in plan.lineups)
    return Head(__version__, plan.game, plan.first, players, plan.engines())


def read(plan: Plan, file: Path) -> Parts:
    """Return what a file of results has of this plan; a new file is begun. Raises OtherContestError.

    A last line that was cut off counts for nothing.
    """
    if not file.exists() or not file.stat().st_size:
        file.parent.mkdir(parents=True, exist_ok=True)
        _write(file, _head(plan))
        return {}
    lines = file.read_bytes().splitlines(keepends=True)
    if not lines[-1].endswith(b"\n"):
        file.write_bytes(b"".join(lines := lines[:-1]))
    try:
        if not lines or msgspec.json.decode(lines[0], type=Head) != _head(plan):
            raise OtherContestError(str(file))
        parts = [msgspec.json.decode(line, type=Part) for line in lines[1:]]
    except msgspec.DecodeError as error:
        raise OtherContestError(str(file)) from error
    return {part.task: part.tally for part in parts}


def _write(file: Path, line: Head | Part) -> None:
    with file.open("ab") as out:
        out.write(msgspec.json.encode(line) + b"\n")


def as_json(value: object) -> str:
    """Return a result as JSON for people."""
    return json.dumps(msgspec.to_builtins(value), ensure_ascii=False, indent=1)
