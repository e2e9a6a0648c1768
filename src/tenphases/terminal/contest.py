"""The commands ``simulate`` and ``tournament``: reading what is asked, showing how far it is, printing what came out.

The playing and the reckoning are done in ``sim.tournament``; the pictures are drawn in ``contest_plots``.
"""

import argparse
import json
import sys
from contextlib import AbstractContextManager
from typing import Any, Final

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from tenphases.i18n import Words
from tenphases.rules.findings import findings
from tenphases.rules.moves import Seat
from tenphases.rules.ruleset import phases_of
from tenphases.sim.measure import Estimate
from tenphases.sim.tournament.contest import OtherContestError, Plan, Results, processors, run
from tenphases.sim.tournament.entrants import ENTRANTS
from tenphases.sim.tournament.lineups import SANITY, simulation, tournament
from tenphases.sim.tournament.rating import Rating, ratings
from tenphases.sim.tournament.sprt import Verdict, verdict
from tenphases.sim.tournament.tally import Tally
from tenphases.terminal import first_use
from tenphases.terminal.report import finding_sentence
from tenphases.variants.load import load

_UNREADABLE: Final = 2
_STOPPED: Final = 130
_SEATS: Final = range(2, 7)


def run_contest(spoken: Words, asked: argparse.Namespace) -> int:
    """Play and print; return the exit status."""
    plan = _plan(spoken, asked)
    if isinstance(plan, str):
        print(plan, file=sys.stderr)  # noqa: T201
        return _UNREADABLE
    try:
        results = _played(spoken, plan, asked)
    except OtherContestError as error:
        print(spoken.say("contest-other-file", file=str(error)), file=sys.stderr)  # noqa: T201
        return _UNREADABLE
    if asked.json:
        print(json.dumps(data(results, asked.better), ensure_ascii=False, indent=1))  # noqa: T201
    else:
        show(spoken, results, asked.better, Console())
    if asked.plots:
        from tenphases.terminal.contest_plots import draw  # noqa: PLC0415 - matplotlib takes a second

        for path in draw(spoken, results, asked.plots):
            print(path, file=sys.stderr)  # noqa: T201
    return _STOPPED if results.stopped else 0


def _plan(spoken: Words, asked: argparse.Namespace) -> Plan | str:
    """Return what is to be played, or what is wrong with it."""
    for name in asked.players:
        if name not in ENTRANTS:
            return spoken.say("contest-unknown", name=name, names=spoken.listed(ENTRANTS))
    alone = asked.command == "simulate"
    count = len(asked.players) if alone else asked.seats
    if count not in _SEATS or len(set(asked.players)) < (1 if alone else 2):
        return spoken.say("contest-few")
    ruleset = load(asked.preset, asked.variant)
    wrong = findings(ruleset, count, Seat(0))
    if wrong:
        return finding_sentence(spoken, wrong[0])
    if alone:
        lineups = simulation(asked.players, asked.seeds, ruleset)
    else:
        lineups = tournament(tuple(dict.fromkeys(asked.players)), count, asked.seeds, ruleset)
    return Plan(lineups, ruleset, asked.first)


def _played(spoken: Words, plan: Plan, asked: argparse.Namespace) -> Results:
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(spoken.say("contest-playing"), total=None)

        def told(done: int, every: int) -> None:
            progress.update(task, completed=done, total=every)

        def waiting() -> AbstractContextManager[None]:
            from tenphases.sim.kernel.keeping import is_first_time  # noqa: PLC0415 - numba is an extra

            return first_use.told(spoken, progress, first_use.AT_ONCE if is_first_time() else first_use.LONG)

        return run(plan, asked.processes or processors(), asked.results, told, waiting)


def show(spoken: Words, results: Results, better: float | None, console: Console) -> None:
    """Print what came out."""
    plan = results.plan
    seeds = max(lineup.seeds for lineup in plan.lineups)
    console.print(spoken.say("contest-seeds", first=str(plan.first), last=str(plan.first + seeds - 1)), highlight=False)
    engines = spoken.listed([spoken.say(f"contest-engine-{engine}") for engine in sorted(set(plan.engines()))])
    console.print(f"{spoken.say('contest-engine')}: {engines}", highlight=False)
    console.print(_games(spoken, results))
    if any(results.tally(place).lays for place in range(len(plan.lineups))):
        console.print(_phases(spoken, results))
    rated = rated_in(results)
    if rated:
        console.print(_ratings(spoken, rated))
    if better is not None:
        found = verdict(results.blocks(0), 0, better)
        key = {True: "contest-better-yes", False: "contest-better-no", None: "contest-better-open"}[found.better]
        console.print(spoken.say(key, name=plan.lineups[0].players[0], seeds=found.seeds), highlight=False)
    if results.stopped:
        done = sum(results.tally(place).games for place in range(len(plan.lineups)))
        every = sum(lineup.seeds * len(lineup.players) for lineup in plan.lineups)
        console.print(spoken.say("contest-stopped", done=done, all=every), highlight=False)


def rated_in(results: Results) -> list[Rating]:
    """Return the strengths, if there was more than one match to get them from."""
    asked = [place for place, lineup in enumerate(results.plan.lineups) if not lineup.role]
    known = [place for place in asked if results.tally(place).games]
    return ratings(results, known) if len(known) > 1 else []


def _name(spoken: Words, results: Results, place: int) -> str:
    lineup = results.plan.lineups[place]
    first, *others = lineup.players
    if len(set(others)) == 1:
        said = spoken.say("contest-versus", first=first, count=len(others), second=others[0])
    else:
        said = spoken.listed(lineup.players)
    return f"{said} ({spoken.say(f'contest-role-{lineup.role}')})" if lineup.role in SANITY else said


def _games(spoken: Words, results: Results) -> Table:
    table = Table(box=SIMPLE_HEAD, padding=(0, 0, 0, 1))
    table.add_column(spoken.say("contest-match"))
    for key in ("games", "par", "wins", "points", "rounds", "turns"):
        table.add_column(spoken.say(f"contest-{key}"), justify="right")
    for place, lineup in enumerate(results.plan.lineups):
        tally, players = results.tally(place), lineup.players
        if not tally.games:
            continue
        table.add_row(_name(spoken, results, place), f"{tally.games:,}", f"{100 / len(players):.1f}", *_told(tally))
        if len(set(players)) == len(players) and not lineup.role:
            for player in range(1, len(players)):
                table.add_row(f"  {players[player]}", "", "", _close(tally.wins(player)), _round(tally.score(player)))
        if tally.stalled:
            table.add_row(spoken.say("contest-stalled", count=tally.stalled))
    return table


def _told(tally: Tally) -> tuple[str, ...]:
    """Return what is told of a match's first player and of its games."""
    turns = f"{tally.turns_a_round():.1f}" if tally.sums[-1] else "–"
    return (_close(tally.wins(0)), _round(tally.score(0)), f"{tally.rounds().mean:.1f}", turns)


def _close(value: Estimate) -> str:
    return f"{value.mean:.1f}\u00a0±\u00a0{value.error:.1f}"


def _round(value: Estimate) -> str:
    return f"{value.mean:.0f}"


def _phases(spoken: Words, results: Results) -> Table:
    """Return how many turns each player takes for each phase, in the rounds in which it is laid."""
    table = Table(box=SIMPLE_HEAD, title=spoken.say("contest-lays"), title_justify="left")
    table.add_column(spoken.say("contest-player"))
    phases = phases_of(results.plan.ruleset.phases)
    for phase in phases:
        table.add_column(str(phase.number), justify="right")
    for name, lays in laid_by(results).items():
        table.add_row(name, *(f"{lays[place]:.2f}" if place in lays else "–" for place in range(len(phases))))
    return table


def laid_by(results: Results) -> dict[str, dict[int, float]]:
    """Return the mean turns until each phase is laid, by player and by the phase's place in the list."""
    sums: dict[str, dict[int, list[int]]] = {}
    for place, lineup in enumerate(results.plan.lineups):
        if lineup.role:
            continue
        for player, lays in enumerate(results.tally(place).lays):
            for phase, laid in lays.items():
                known = sums.setdefault(lineup.players[player], {}).setdefault(phase, [0, 0])
                known[0] += laid.count
                known[1] += laid.turns
    return {name: {phase: turns / count for phase, (count, turns) in each.items()} for name, each in sums.items()}


def _ratings(spoken: Words, rated: list[Rating]) -> Table:
    table = Table(box=SIMPLE_HEAD, title=spoken.say("contest-ratings"), title_justify="left")
    table.add_column(spoken.say("contest-player"))
    table.add_column(spoken.say("contest-strength"), justify="right")
    table.add_column(spoken.say("contest-games"), justify="right")
    for rating in rated:
        table.add_row(rating.name, f"{rating.points:+.0f} ± {rating.error:.0f}", f"{rating.games:,}")
    return table


def data(results: Results, better: float | None) -> dict[str, Any]:
    """Return what came out as plain data."""
    plan = results.plan
    matches = []
    for place, (lineup, engine) in enumerate(zip(plan.lineups, plan.engines(), strict=True)):
        tally = results.tally(place)
        count = len(lineup.players)
        lays = [{str(phase): [laid.count, laid.turns] for phase, laid in each.items()} for each in tally.lays]
        matches.append(
            {
                "players": lineup.players,
                "role": lineup.role or None,
                "engine": engine,
                "seeds": tally.seeds,
                "games": tally.games,
                "stalled": tally.stalled,
                "par": 100 / count,
                "wins": [_plain(tally.wins(player)) for player in range(count)],
                "points": [_plain(tally.score(player)) for player in range(count)],
                "rounds": _plain(tally.rounds()),
                "turns": _plain(tally.turns()),
                "lengths": {str(rounds): many for rounds, many in sorted(tally.lengths.items())},
                "lays": lays,
            }
        )
    found: Verdict | None = None if better is None else verdict(results.blocks(0), 0, better)
    return {
        "first_seed": plan.first,
        "ruleset": msgspec.to_builtins(plan.ruleset),
        "stopped": results.stopped,
        "matches": matches,
        "ratings": [msgspec.to_builtins(rating) for rating in rated_in(results)],
        "better": msgspec.to_builtins(found),
    }


def _plain(value: Estimate) -> list[float | None]:
    return [value.mean, value.error if value.error < float("inf") else None]
