"""Fits the coach's chances by self-play, and shows how well they hold.

    python benchmarks/coach.py play GAMES FILE      plays and keeps what the chances depend on and what came of it
    python benchmarks/coach.py fit FILE...          writes src/tenphases/coach/chances.json
    python benchmarks/coach.py check FILE FILE... [--picture PNG]
                                                    tells how far each tenth is off, and draws it

Each file is to hold other games: ``play`` takes ``--seed``. One in seven moves is not the best one, so
that what others are worth can be learnt too.
"""

import argparse
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from tenphases.bots.expert import Valued
from tenphases.coach.chances import Fitted
from tenphases.coach.features import Moment, features, moment_of
from tenphases.coach.weighing import point_worth, weigh
from tenphases.rules.decide import resolve, start
from tenphases.rules.events import Event, PhaseLaid, TurnBegan, WentOut
from tenphases.rules.evolve import begin
from tenphases.rules.moves import CHANCE, PlayerMove, Seat
from tenphases.rules.refusals import Refusal
from tenphases.rules.ruleset import Ruleset
from tenphases.rules.state import Stage
from tenphases.rules.views import View, view
from tenphases.sim.match import Chance

WITHIN = 3
OTHERWISE = 1 / 7
MOST_REGRET = 5.0
RIDGE = 1.0
STEPS = 12
DIGITS = 4
ENOUGH = 300
"""Of fewer decisions nothing is told."""
OUT = Path("src/tenphases/coach/chances.json")

Numbers = NDArray[np.float64]


class Row(msgspec.Struct, array_like=True):
    """One decision: what was known, and what came of it."""

    game: int
    seats: int
    moment: str
    best: tuple[float, ...]
    made: tuple[float, ...]
    regret: float
    race: float
    won: bool = False
    laid: bool = False
    turn: int = 0
    seat: int = 0
    round: int = 0


def race(view: View, one: Valued) -> float:
    """Return a value without what the points are worth."""
    return one.value - one.points * point_worth(view)


class Game:
    """A game under way, with the decisions of its present round."""

    def __init__(self, seats: int, seed: int) -> None:
        started = start(Ruleset(), seats, Seat(seed % seats))
        if isinstance(started, tuple):
            raise ValueError(started)  # noqa: TRY004 - the ruleset's value is wrong, not its type
        self.state, self.chance, self.dice = begin(started), Chance(seed), random.Random(f"{seed} coach")
        self.seats, self.seed = seats, seed
        self.rows: list[Row] = []
        self.turns, self.laid = [0] * seats, [0] * seats

    def rounds(self) -> Iterator[list[Row]]:
        """Play, and yield the decisions of each round with what came of them."""
        while self.state.stage is not Stage.OVER:
            by_chance = self.state.stage in (Stage.DEAL, Stage.RESHUFFLE)
            seat = CHANCE if by_chance else self.state.turn
            outcome = resolve(self.state, seat, self.chance.move(self.state) if by_chance else self.decide(seat))
            if isinstance(outcome, Refusal):
                raise AssertionError(self.seed, outcome)  # noqa: TRY004 - bots and chance make legal moves
            for event in outcome.events:
                self.hear(event)
            if outcome.state.stage in (Stage.DEAL, Stage.OVER) and self.rows:
                yield self.settled()
            self.state = outcome.state

    def decide(self, seat: Seat) -> PlayerMove:
        """Decide for a player: mostly the best, else what is not much worse."""
        seen = view(self.state, seat)
        found = weigh(seen)
        pick = found[0]
        if self.dice.random() < OTHERWISE:
            near = [one for one in found[1:] if found[0].value - one.value < MOST_REGRET]
            pick = self.dice.choice(near) if near else pick
        best = features(seen, found[0])
        self.rows.append(
            Row(
                game=self.seed,
                seats=self.seats,
                moment=moment_of(seen, pick),
                best=best,
                made=best if pick is found[0] else features(seen, pick),
                regret=found[0].value - pick.value,
                race=race(seen, found[0]) - race(seen, pick),
                turn=self.turns[seat],
                seat=seat,
                round=self.state.number,
            )
        )
        return pick.move

    def hear(self, event: Event) -> None:
        """Take note of turns, of phases laid and of who went out."""
        match event:
            case TurnBegan():
                self.turns[event.seat] += 1
            case PhaseLaid():
                self.laid[event.seat] = self.turns[event.seat]
            case WentOut():
                for row in self.rows:
                    row.won = row.seat == event.seat
            case _:
                pass

    def settled(self) -> list[Row]:
        """Return the round's decisions, each with whether the phase was laid in time, and begin another."""
        for row in self.rows:
            last = WITHIN - 1 if row.moment == Moment.DRAWING else WITHIN
            row.laid = self.laid[row.seat] > 0 and 0 <= self.laid[row.seat] - row.turn <= last
        rows, self.rows = self.rows, []
        self.turns, self.laid = [0] * self.seats, [0] * self.seats
        return rows


def play(games: int, file: Path, seed: int) -> None:
    """Play so many games with each number of players."""
    encoder = msgspec.msgpack.Encoder()
    with file.open("wb") as out:
        for game in range(games):
            for seats in range(2, 7):
                rows = [row for done in Game(seats, seed + game).rounds() for row in done]
                packed = encoder.encode(rows)
                out.write(len(packed).to_bytes(4, "big") + packed)
            if game % 20 == 0:
                print(game, flush=True)


def rows_of(file: Path) -> Iterator[Row]:
    """Read what was kept."""
    decoder = msgspec.msgpack.Decoder(list[Row])
    data = file.read_bytes()
    at = 0
    while at < len(data):
        size = int.from_bytes(data[at : at + 4], "big")
        if at + 4 + size > len(data):
            return  # it was stopped while it wrote
        yield from decoder.decode(data[at + 4 : at + 4 + size])
        at += 4 + size


def by_moment(rows: list[Row]) -> dict[str, list[Row]]:
    """Return the rows of each moment."""
    found: dict[str, list[Row]] = {moment: [] for moment in Moment}
    for row in rows:
        found[row.moment].append(row)
    return found


def solve(numbers: Numbers, came: Numbers) -> Numbers:
    """Return the coefficients of a logistic regression, by Newton's steps, a trace of ridge for what never varies."""
    weights = np.zeros(numbers.shape[1])
    ridge = RIDGE * np.eye(numbers.shape[1])
    for _ in range(STEPS):
        chances = 1 / (1 + np.exp(-numbers @ weights))
        slope = numbers.T @ (chances - came) + ridge @ weights
        bend = (numbers * (chances * (1 - chances))[:, None]).T @ numbers + ridge
        weights -= np.linalg.solve(bend, slope)
    return weights


def of_soon(rows: list[Row]) -> tuple[Numbers, Numbers]:
    """Return what the chance to lay depends on, by row, and whether it was laid."""
    return np.array([row.made for row in rows]), np.array([row.laid for row in rows], dtype=float)


def of_win(rows: list[Row]) -> tuple[Numbers, Numbers]:
    """Return what the chance to win depends on, by row, the worth given away last, and whether it was won."""
    lost = [min(max(row.race, 0.0), MOST_REGRET) for row in rows]
    return np.array([(*row.best, -one) for row, one in zip(rows, lost, strict=True)]), np.array(
        [row.won for row in rows], dtype=float
    )


def coefficients(rows: list[Row]) -> Fitted:
    """Return what fits those decisions best."""
    kept: dict[str, dict[Moment, Any]] = {"soon": {}, "win": {}, "regret": {}}
    for name, those in by_moment(rows).items():
        moment = Moment(name)
        if moment in (Moment.DRAWING, Moment.THROWING):
            kept["soon"][moment] = _rounded(solve(*of_soon(those)))
        weights = solve(*of_win(those))
        kept["win"][moment] = _rounded(weights[:-1])
        kept["regret"][moment] = max(round(float(weights[-1]), DIGITS), 0.0)
    mean = float(np.mean([kept["regret"][Moment.DRAWING], kept["regret"][Moment.THROWING]]))
    for moment in Moment:
        # Where nothing else was tried there is nothing to learn from.
        kept["regret"][moment] = kept["regret"][moment] or round(mean, DIGITS)
    return Fitted(**kept)


def fit(files: list[Path]) -> None:
    """Write the coefficients."""
    found = coefficients([row for file in files for row in rows_of(file)])
    for moment, weight in found.regret.items():
        print(f"{moment:14} a turn of worth is {weight:.3f}")
    OUT.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


def _rounded(weights: Numbers) -> tuple[float, ...]:
    return tuple(round(float(weight), DIGITS) for weight in weights)


class Line(NamedTuple):
    """A tenth of the chances: what was said on average, what came of it, and of how many decisions."""

    said: float
    came: float
    decisions: int
    error: float
    """Half of the 95 % interval of the difference. Decisions of one round share its luck, so rounds are what counts."""


class Told(NamedTuple):
    """For each decision what was said, what came of it, and the round it belongs to."""

    said: Numbers
    came: Numbers
    rounds: NDArray[np.int64]


def tenths(told: Told) -> list[Line]:
    """Return by tenths of the chance what was said and what came."""
    places = np.minimum((told.said * 10).astype(int), 9)
    found = []
    for tenth in range(10):
        here = places == tenth
        count = int(here.sum())
        if count < ENOUGH:
            continue
        _, which = np.unique(told.rounds[here], return_inverse=True)
        off = np.bincount(which, weights=told.said[here] - told.came[here])
        error = 1.96 * float(np.sqrt((off**2).sum())) / count
        found.append(Line(float(told.said[here].mean()), float(told.came[here].mean()), count, error))
    return found


def joined(parts: list[Told]) -> Told:
    """Return several as one."""
    return Told(*(np.concatenate([part[at] for part in parts]) for at in range(3)))


def said_of(what: str, rows: list[Row], known: Fitted) -> Told:
    """Return for decisions what is said of the chance to win or to lay soon, and what came of it."""
    parts = []
    for name, some in by_moment(rows).items():
        moment = Moment(name)
        if not some or (what == "soon" and moment not in known.soon):
            continue
        numbers, came = of_soon(some) if what == "soon" else of_win(some)
        weights = np.array(known.soon[moment] if what == "soon" else (*known.win[moment], known.regret[moment]))
        rounds = np.array([(row.game * 10 + row.seats) * 1000 + row.round for row in some])
        parts.append(Told(1 / (1 + np.exp(-numbers @ weights)), came, rounds))
    return joined(parts)


def checked(files: list[Path]) -> dict[tuple[str, int], list[Line]]:
    """Return how well the chances hold, by what is said and the number of players.

    Each file is judged by what fits the others, so no decision by what was learnt from it.
    """
    parts = [list(rows_of(file)) for file in files]
    known = [
        coefficients([row for other, rows in enumerate(parts) if other != at for row in rows])
        for at in range(len(parts))
    ]
    found = {}
    for what in ("soon", "win"):
        for seats in range(2, 7):
            parts_of = [
                said_of(what, [row for row in rows if row.seats == seats], one)
                for rows, one in zip(parts, known, strict=True)
            ]
            found[what, seats] = tenths(joined(parts_of))
    return found


def check(files: list[Path], picture: Path | None) -> None:
    """Tell how well the chances hold, and draw it."""
    found = checked(files)
    for (what, seats), lines in found.items():
        mean = sum(abs(line.said - line.came) * line.decisions for line in lines) / sum(
            line.decisions for line in lines
        )
        print(f"{what:5} {seats} players: off by {100 * mean:.1f} points on average")
        for line in lines:
            print(
                f"      said {100 * line.said:5.1f}  came {100 * line.came:5.1f} ± {100 * line.error:.1f}"
                f"  {line.decisions:7} decisions"
            )
    if picture is not None:
        draw(found, picture)


def draw(found: dict[tuple[str, int], list[Line]], picture: Path) -> None:
    """Draw what was said against what came."""
    import matplotlib as mpl  # noqa: PLC0415 - only who draws needs it

    mpl.use("Agg")
    from matplotlib import pyplot as plt  # noqa: PLC0415

    figure, axes = plt.subplots(1, 2, figsize=(9, 4.4), sharey=True)
    for axis, (what, title) in zip(
        axes, (("soon", "to lay within three turns"), ("win", "to win the round")), strict=True
    ):
        axis.plot([0, 100], [0, 100], color="#999999", linewidth=1)
        for seats in range(2, 7):
            lines = found[what, seats]
            axis.plot(
                [100 * line.said for line in lines],
                [100 * line.came for line in lines],
                marker="o",
                markersize=4,
                label=f"{seats} players",
            )
        axis.set(title=f"The chance {title}", xlabel="said, per cent", xlim=(0, 100), ylim=(0, 100), aspect="equal")
    axes[0].set_ylabel("came to pass, per cent")
    axes[1].legend(frameon=False)
    figure.tight_layout()
    figure.savefig(picture, dpi=110)


def main() -> None:
    """Do what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="what", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("games", type=int)
    playing.add_argument("file", type=Path)
    playing.add_argument("--seed", type=int, default=1_000_000)
    commands.add_parser("fit").add_argument("files", type=Path, nargs="+")
    checking = commands.add_parser("check")
    checking.add_argument("files", type=Path, nargs="+")
    checking.add_argument("--picture", type=Path)
    asked = parser.parse_args()
    match asked.what:
        case "play":
            play(asked.games, asked.file, asked.seed)
        case "fit":
            fit(asked.files)
        case _:
            check(asked.files, asked.picture)


if __name__ == "__main__":
    main()
