"""The commands ``simulate`` and ``tournament``: reading what is asked, showing how far it is, printing what came out.

The playing and the reckoning are done in ``sim.tournament``; what is told of one of the games alone stands in
``contest_cards`` and ``contest_dice``; the pictures are drawn in ``contest_plots``.
"""

import argparse
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from tenphases.i18n import Words
from tenphases.rules.findings import findings
from tenphases.rules.moves import Seat
from tenphases.sim.tournament.cards import Cards
from tenphases.sim.tournament.cluster import ClusterError, NoRayError, UnlikeError, by_ray
from tenphases.sim.tournament.contest import Results, run
from tenphases.sim.tournament.dice import Dice
from tenphases.sim.tournament.kept import FileError
from tenphases.sim.tournament.lineups import SANITY, simulation, tournament
from tenphases.sim.tournament.plan import Plan
from tenphases.sim.tournament.pool import processes, processors
from tenphases.sim.tournament.rating import Rating, rated_in
from tenphases.sim.tournament.sprt import Verdict, verdict
from tenphases.sim.tournament.tally import QUANTILES, Tally, spread
from tenphases.terminal import install, streams
from tenphases.terminal.contest_kinds import telling
from tenphases.terminal.contest_telling import close, plain, table_for
from tenphases.terminal.drawing import draw
from tenphases.terminal.report import finding_sentence
from tenphases.variants import STANDARD
from tenphases.variants.load import load

_UNREADABLE: Final = 2
_STOPPED: Final = 130

_CELLS: Final[dict[str, Callable[[Words, Tally, int], str]]] = {
    "games": lambda spoken, tally, _: spoken.number(tally.games),
    "par": lambda spoken, tally, _: spoken.number(100 / tally.players, 1),
    "wins": lambda spoken, tally, player: close(spoken, tally.wins(player)),
    "points": lambda spoken, tally, player: spoken.number(tally.score(player).mean, 0),
    "totals": lambda spoken, tally, player: close(spoken, tally.score(player)),
    "rounds": lambda spoken, tally, _: spoken.number(tally.rounds().mean, 1),
    "turns": lambda spoken, tally, _: spoken.number(tally.turns_a_round(), 1) if tally.sums[-1] else "–",
}
"""What a match comes to, by column."""
_OF_A_PLAYER: Final = frozenset({"wins", "points", "totals"})


def run_contest(spoken: Words, asked: argparse.Namespace) -> int:
    """Play and print; return the exit status."""
    plan = _plan(spoken, asked)
    if isinstance(plan, str):
        print(plan, file=sys.stderr)  # noqa: T201
        return _UNREADABLE
    try:
        results = _played(spoken, plan, asked)
    except (FileError, NoRayError, ClusterError, UnlikeError) as error:
        print(_wrong(spoken, error), file=sys.stderr)  # noqa: T201
        return _UNREADABLE
    if asked.json:
        print(streams.as_json(data(results, asked.better)))  # noqa: T201
    else:
        show(spoken, results, asked.better, Console())
    if asked.plots and not _drawn(spoken, results, asked.plots):
        return _UNREADABLE
    return _STOPPED if results.stopped else 0


def _drawn(spoken: Words, results: Results, folder: Path) -> bool:
    """Draw the pictures; say whether that could be done."""
    from tenphases.terminal import contest_plots  # noqa: PLC0415 - matplotlib takes a second

    try:
        for path in contest_plots.draw(spoken, results, folder):
            print(path, file=sys.stderr)  # noqa: T201
    except OSError as error:
        print(spoken.say("contest-plots-failed", folder=str(folder), why=error.strerror or ""), file=sys.stderr)  # noqa: T201
        return False
    return True


def _wrong(spoken: Words, error: FileError | NoRayError | ClusterError | UnlikeError) -> str:
    """Return what went wrong, and what can be done."""
    match error:
        case FileError():
            return spoken.say(f"contest-file-{error.why}", file=str(error.file), line=error.line, why=error.system)
        case NoRayError():
            return spoken.say("contest-ray-missing", command=install.command(install.RAY))
        case UnlikeError():
            return spoken.say("contest-ray-unlike", machine=str(error))
        case ClusterError():
            return spoken.say("contest-ray-failed", why=str(error))


def _plan(spoken: Words, asked: argparse.Namespace) -> Plan | str:
    """Return what is to be played, or what is wrong with it."""
    if asked.dice and (asked.variant or asked.preset != STANDARD):
        return spoken.say("contest-dice-rules")
    game = Dice() if asked.dice else Cards(load(asked.preset, asked.variant))
    for name in asked.players:
        if name not in game.entrants:
            return spoken.say("contest-unknown", name=name, names=spoken.listed(game.entrants))
    alone = asked.command == "simulate"
    count = len(asked.players) if alone else asked.seats
    least = game.seats.start if alone else 2
    if not least <= count < game.seats.stop or len(set(asked.players)) < (1 if alone else 2):
        return spoken.say("contest-few" if least > 1 else "contest-dice-few")
    wrong = findings(game.ruleset, count, Seat(0)) if isinstance(game, Cards) else ()
    if wrong:
        return finding_sentence(spoken, wrong[0])
    if alone:
        lineups = simulation(asked.players, asked.seeds, game)
    else:
        lineups = tournament(tuple(dict.fromkeys(asked.players)), count, asked.seeds, game)
    return Plan(lineups, game, asked.first)


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
            return telling(plan.game).waiting(spoken, progress)

        workers = by_ray(asked.ray) if asked.ray else processes(asked.processes or processors())
        return run(plan, workers, asked.results, told, waiting)


def show(spoken: Words, results: Results, better: float | None, console: Console) -> None:
    """Print what came out."""
    plan = results.plan
    seeds = max(lineup.seeds for lineup in plan.lineups)
    console.print(spoken.say("contest-seeds", first=str(plan.first), last=str(plan.first + seeds - 1)), highlight=False)
    engines = spoken.listed([spoken.say(f"contest-engine-{engine}") for engine in sorted(set(plan.engines()))])
    console.print(f"{spoken.say('contest-engine')}: {engines}", highlight=False)
    draw(console, _games(spoken, results))
    for table in telling(plan.game).tables(spoken, results):
        draw(console, table)
    rated = rated_in(results)
    if rated:
        draw(console, _ratings(spoken, rated))
    if better is not None:
        found = verdict(results.blocks(0), 0, better)
        key = {True: "contest-better-yes", False: "contest-better-no", None: "contest-better-open"}[found.better]
        console.print(spoken.say(key, name=plan.lineups[0].players[0], seeds=found.seeds), highlight=False)
    if results.stopped:
        done = sum(results.tally(place).games for place in range(len(plan.lineups)))
        every = sum(lineup.seeds * len(lineup.players) for lineup in plan.lineups)
        console.print(spoken.say("contest-stopped", done=done, all=every), highlight=False)


def _name(spoken: Words, results: Results, place: int) -> str:
    lineup = results.plan.lineups[place]
    first, *others = lineup.players
    if len(set(others)) == 1:
        said = spoken.say("contest-versus", first=first, count=len(others), second=others[0])
    else:
        said = spoken.listed(lineup.players)
    return f"{said} ({spoken.say(f'contest-role-{lineup.role}')})" if lineup.role in SANITY else said


def _games(spoken: Words, results: Results) -> Table:
    lineups = results.plan.lineups
    columns = telling(results.plan.game).columns(max(len(lineup.players) for lineup in lineups))
    table = table_for(spoken.say("contest-match"), [spoken.say(f"contest-{column}") for column in columns])
    for place, lineup in enumerate(lineups):
        tally, players = results.tally(place), lineup.players
        if not tally.games:
            continue
        table.add_row(_name(spoken, results, place), *(_CELLS[column](spoken, tally, 0) for column in columns))
        if len(set(players)) == len(players) and not lineup.role:
            for player in range(1, len(players)):
                cells = (_CELLS[column](spoken, tally, player) if column in _OF_A_PLAYER else "" for column in columns)
                table.add_row(f"  {players[player]}", *cells)
        if tally.stalled:
            table.add_row(spoken.say("contest-stalled", count=tally.stalled))
    return table


def _ratings(spoken: Words, rated: list[Rating]) -> Table:
    columns = [spoken.say("contest-strength"), spoken.say("contest-games")]
    table = table_for(spoken.say("contest-player"), columns, spoken.say("contest-ratings"))
    for rating in rated:
        strength = f"{'+' * (rating.points > 0)}{spoken.number(rating.points, 0)} ± {spoken.number(rating.error, 0)}"
        table.add_row(rating.name, strength, spoken.number(rating.games))
    return table


def data(results: Results, better: float | None) -> dict[str, Any]:
    """Return what came out as plain data."""
    plan = results.plan
    found: Verdict | None = None if better is None else verdict(results.blocks(0), 0, better)
    return {
        **msgspec.to_builtins(plan.game),
        "first_seed": plan.first,
        "stopped": results.stopped,
        "matches": [_match(results, place) for place in range(len(plan.lineups))],
        "ratings": [msgspec.to_builtins(rating) for rating in rated_in(results)],
        "better": msgspec.to_builtins(found),
    }


def _match(results: Results, place: int) -> dict[str, Any]:
    """Return what a line-up came to as plain data."""
    game, lineup, tally = results.plan.game, results.plan.lineups[place], results.tally(place)
    players = range(len(lineup.players))
    more = {name: [plain(tally.measure(at, player)) for player in players] for at, name in enumerate(game.measures)}
    return {
        "players": lineup.players,
        "role": lineup.role or None,
        "engine": game.engine(lineup.players),
        "seeds": tally.seeds,
        "games": tally.games,
        "stalled": tally.stalled,
        "par": 100 / len(lineup.players),
        "wins": [plain(tally.wins(player)) for player in players],
        "points": [plain(tally.score(player)) for player in players],
        "spread": [_spread(counts) for counts in tally.points],
        "rounds": plain(tally.rounds()),
        "turns": plain(tally.turns()),
        "lengths": {str(rounds): many for rounds, many in sorted(tally.lengths.items())},
        **more,
        **telling(game).told(tally),
    }


def _spread(counts: dict[int, int]) -> dict[str, Any] | None:
    if not counts:
        return None
    found = spread(counts)
    quantiles = {str(share): value for share, value in zip(QUANTILES, found.quantiles, strict=True)}
    return {"deviation": found.deviation, "quantiles": quantiles}
