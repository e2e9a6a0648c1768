"""The golden games made anew: bots play them from a seed, by the rules of each preset or relative and a short list.

They were made once and are checked in, so that a change to the rules shows in a game a person can follow. Run this
as a program (``python -m tests.games.making``) when a rule was mended and ``RULES_VERSION`` raised.
"""

import random
from pathlib import Path
from typing import Final, NamedTuple

from tenphases.bots import LEVELS, choose
from tenphases.rules.decide import resolve, start
from tenphases.rules.events import GameStarted
from tenphases.rules.evolve import begin
from tenphases.rules.moves import CHANCE, Deal, Move, Reshuffle, Seat
from tenphases.rules.notation.record import Entry, Record, record_text
from tenphases.rules.notation.replay import commitment, completed
from tenphases.rules.refusals import Refusal
from tenphases.rules.ruleset import Ruleset
from tenphases.rules.state import Stage, State, renewable, to_deal
from tenphases.rules.views import view
from tenphases.variants import PRESETS, load

HERE: Final = Path(__file__).parent
NAMES: Final = ("Aino", "Bjørn", "Chloé", "Daan", "Ebba", "Freja")
LONGEST: Final = 200
MOST_MOVES: Final = 1_000


class Plan(NamedTuple):
    """How a golden game comes about."""

    seats: int
    phases: tuple[str, ...]
    seed: int
    track: str = ""


PLANS: Final[dict[str, Plan]] = {
    "standard": Plan(3, ("set3 + set3", "set3 + run4", "8: colour7"), 9),
    "official": Plan(6, ("set4 + run4", "6: run9"), 1493),
    "classic": Plan(4, ("set3 + set3", "4: run7", "9: set5 + set2"), 26),
    "finnish": Plan(2, ("set3 + set3", "set3 + run4", "set4 + run4"), 131),
    "norwegian": Plan(5, ("set4 + set4", "6: run9"), 76),
    "dutch": Plan(3, ("set3 + set3", "set3 + run4", "8: colour7"), 233),
    "danish": Plan(5, ("set3 + set3", "5: run8", "10: set5 + set3"), 65),
    "masters": Plan(3, ("set3 + set3", "4: run7", "8: colour7"), 1),
    "twist": Plan(3, ("set3 + set3", "set3 + run4", "4: run7"), 42, "1 twist 2 twist 4"),
}


def ruleset_of(name: str, plan: Plan) -> Ruleset:
    """The rules of a preset, or those of a relative over the standard ones."""
    if name in PRESETS:
        return load(name, (), {"phases": plan.phases})
    return load("standard", [name], {"phases": plan.phases} | ({"track": plan.track} if plan.track else {}))


def made(preset: str, plan: Plan) -> Record:
    """Play the game of a plan to its end."""
    rng = random.Random(plan.seed)
    ruleset = ruleset_of(preset, plan)
    started = start(ruleset, plan.seats, Seat(plan.seed % plan.seats))
    assert isinstance(started, GameStarted)
    state = begin(started)
    entries: list[Entry] = []
    while state.stage is not Stage.OVER and len(entries) < MOST_MOVES:
        entry = _entry(state, plan.seed, rng)
        outcome = resolve(state, entry.seat, entry.move)
        assert not isinstance(outcome, Refusal)
        entries.append(entry)
        state = outcome.state
    return completed(Record(ruleset, plan.seats, started.dealer, NAMES[: plan.seats], tuple(entries)))


def _entry(state: State, seed: int, rng: random.Random) -> Entry:
    if state.stage in {Stage.DEAL, Stage.RESHUFFLE}:
        cards = to_deal(state) if state.stage is Stage.DEAL else renewable(state)
        order = tuple(rng.sample(cards, len(cards)))
        salt = f"{rng.getrandbits(64):016x}"
        move: Move = Deal(order) if state.stage is Stage.DEAL else Reshuffle(order)
        return Entry(CHANCE, move, None, salt, commitment(salt, order))
    level = LEVELS[state.turn % len(LEVELS)]
    return Entry(state.turn, choose(level, view(state, state.turn), seed))


def main() -> None:
    """Write all golden games."""
    for preset, plan in PLANS.items():
        text = record_text(made(preset, plan))
        (HERE / f"{preset}.tp").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
