"""The terminal says of a table what the page says: asked of the same views, both answer the same."""

import dataclasses
import json
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tenphases.i18n import LOCALES, words
from tenphases.rules import CHANCE, Deal, Reshuffle, Seat, begin, resolve, start, view
from tenphases.rules.events import GameStarted
from tenphases.rules.legal import legal_moves
from tenphases.rules.state import Stage, State, renewable, to_deal
from tenphases.terminal.game import telling
from tenphases.terminal.game.wire import SeatInfo
from tenphases.variants import load

HERE = Path(__file__).parent
APP = HERE.parents[2] / "src" / "tenphases" / "web" / "app"
NODE = Path(sys.executable).with_name("node")
SEATS = tuple(SeatInfo(name) for name in ("Anna", "Ben", "Chloe"))
MOST = 150


def states(variants: list[str], rng: random.Random) -> Iterator[State]:
    """Yield the moments of a game played by chance."""
    began = start(load("standard", variants), seats=3, dealer=Seat(0))
    assert isinstance(began, GameStarted)
    state = begin(began)
    for _ in range(MOST):
        yield state
        if state.stage is Stage.OVER:
            return
        if state.turn == CHANCE:
            deals = state.stage is Stage.DEAL
            cards = tuple(rng.sample(to_deal(state), len(to_deal(state)))) if deals else renewable(state)
            outcome = resolve(state, CHANCE, Deal(cards) if deals else Reshuffle(cards))
        else:
            outcome = resolve(state, state.turn, rng.choice(list(legal_moves(state, state.turn))[:60]))
        state = outcome.state  # type: ignore[union-attr]


@pytest.mark.parametrize(("language", "variants"), [("en", []), ("fi", ["masters"]), ("nl", ["twist"])])
def test_what_is_asked_and_who_stands_how_is_told_in_the_same_words(
    language: str, variants: list[str], rng: random.Random
) -> None:
    seen = [view(state, rng.choice([None, Seat(0), Seat(1), Seat(2)])) for state in states(variants, rng)]
    sent = [
        {"view": msgspec.to_builtins(one), "scene": dataclasses.asdict(telling.scene_of(one, SEATS))} for one in seen
    ]
    run = subprocess.run(
        [NODE, HERE / "asked.mjs", APP, LOCALES],
        input=json.dumps({"language": language, "seen": sent}),
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert run.returncode == 0, run.stderr
    theirs: list[Any] = json.loads(run.stdout)
    w = words(language)
    ours = [
        [
            telling._asked(w, one, telling.scene_of(one, SEATS)),
            *(telling.standing(w, one, seat) for seat in range(len(one.players))),
            *(telling.laid(w, owned.group) for owned in one.groups),
        ]
        for one in seen
    ]
    assert ours == theirs
