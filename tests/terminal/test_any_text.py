"""Whatever is put to the referee or the checker, the answer is an answer, never a crash."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenphases.i18n import words
from tenphases.rules.cards import FACES
from tenphases.rules.notation.errors import NotationError
from tenphases.rules.notation.reading import POSITION_WORDS
from tenphases.rules.phases import Kind
from tenphases.terminal import report, verify
from tenphases.terminal.judging import checked, judge_text, status

SIGNS = ("(", ")", "=", ":", ";", ",", "/", "+", "[", "]", ">", '"x"', "?", "0", "1", "3", "12", "99", "-1", "none")
HEADS = ("position", "in dutch", "> legal", "> impossible", "A:", "B:", "deal", "reshuffle", "phases", "switch wilds")
MOVES = (
    "draw",
    "take",
    "lay",
    "hit R5 on",
    "discard",
    "skip",
    "choose",
    "swap W in",
    "rest",
    "chance",
    "play",
    "A",
    "F",
)
TOKENS = (*SIGNS, *MOVES, *Kind, *FACES, "W", "W", "S")
SPOKEN = words("en")


def told(text: str) -> None:
    found = judge_text(text)
    for line in (*report.lines(SPOKEN, *found), *report.check_lines(SPOKEN, *found)):
        assert line
    assert report.data(SPOKEN, *found)["errors"] is not None
    assert status(*found) in {0, 1, 2}
    assert checked(*found) in {0, 1, 2}
    try:
        result = verify.verify_text(text)
    except NotationError as error:
        report.error_sentence(SPOKEN, error)
        return
    assert list(verify.lines(SPOKEN, *result))
    assert verify.data(SPOKEN, *result)


@given(st.text())
def test_any_text(text: str) -> None:
    told(text)


LINES = st.tuples(
    st.sampled_from((*HEADS, *sorted(POSITION_WORDS))), st.lists(st.sampled_from(TOKENS), max_size=8).map(" ".join)
).map(" ".join)


@given(
    st.lists(LINES, max_size=12).map("\n".join), st.sampled_from(("players 2\nturn A play\n", "record\nplayers 3\n"))
)
def test_any_words_of_the_notation(text: str, head: str) -> None:
    told(head + text)


@pytest.mark.parametrize("shuffled", range(3))
def test_any_moves_in_a_position_of_which_little_is_known(shuffled: int, seed: int, *, soak: bool) -> None:
    rng = random.Random(f"{seed} {shuffled}")
    for _ in range(500 if soak else 30):
        lines = [f"players {rng.randint(2, 6)}", "turn A draw", f"phase A {rng.randint(1, 10)}"]
        for _ in range(40):
            card, other = rng.choices((*FACES, "W", "S"), k=2)
            lines.append(
                rng.choice("ABCDEF")
                + ": "
                + rng.choice(
                    (
                        "draw",
                        "take",
                        f"draw {card}",
                        f"take {card}",
                        f"discard {card}",
                        f"discard {card}",
                        f"hit {card} on {rng.choice('ABC')}1",
                        f"skip {rng.choice('ABCDEF')}",
                        f"lay set({card} {card} W) set({other} {other} W)",
                        f"lay set({card} {card} W) run(R3 {other} W W=6)",
                        f"lay run({card} W W W W W W)",
                    )
                )
            )
        told("\n".join(lines))
