"""Many line-ups over many seeds: handed to whoever plays them, kept as they are done, stopped and gone on with.

The work is cut into chunks of seeds, always the same ones, and parts are added up in their order: so the results are
the same whoever plays, how many they are, and whether or not the work was interrupted.
"""

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, closing, nullcontext
from pathlib import Path

import msgspec

from tenphases.sim.tournament.kept import Kept, Parts
from tenphases.sim.tournament.plan import Plan, Task, Workers
from tenphases.sim.tournament.pool import heard
from tenphases.sim.tournament.tally import Tally, together

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
    workers: Workers,
    file: Path | None = None,
    told: Progress = lambda _done, _all: None,
    waiting: Waiting = nullcontext,
) -> Results:
    """Play what is not yet done. Ctrl-C ends it early, with what is done.

    Raises FileError, what the workers raise, and ValueError for players that nobody has or rules that cannot be played.
    """
    with closing(Kept(plan, file)) if file else nullcontext() as kept:
        parts, tasks = kept.parts if kept else {}, plan.tasks()
        todo = [task for task in tasks if task not in parts]
        games = {task: task.count * len(plan.lineups[task.lineup].players) for task in tasks}
        every, done = sum(games.values()), sum(games[task] for task in tasks if task in parts)
        told(done, every)
        stopped = False
        try:
            _prepare(plan, todo, waiting)
            with closing(workers(plan, todo)) as played:
                for task, tally in played:
                    parts[task] = tally
                    if kept:
                        kept.add(task, tally)
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
        with waiting(), heard():
            for players in needed:
                plan.game.prepare(players)
