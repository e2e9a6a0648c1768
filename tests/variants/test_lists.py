"""Phase lists as people write them."""

import random
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenphases.i18n import LANGUAGES, words
from tenphases.rules.phases import BadPhase, Kind
from tenphases.rules.ruleset import CLASSIC_PHASES
from tenphases.variants.lists import MOST_LINES, read_line, read_lines, read_list

TWENTY = """
Phase 1: 2 sets of 3
Phase 2: 1 set of 3 + 1 run of 4
Phase 3: 1 set of 4 + 1 run of 4
Phase 4: 1 run of 7
Phase 5: 1 run of 8
Phase 6: 1 run of 9
Phase 7: 2 sets of 4
Phase 8: 7 cards of one color
Phase 9: 1 set of 5 + 1 set of 2
Phase 10: 1 set of 5 + 1 set of 3

Phase 11: 3 sets of 3
Phase 12: set of 3 and run of 6
Phase 13: two runs of 4
Phase 14: 1 run of 4 + 4 cards of one color
Phase 15: run of 5 of one color
Phase 16: 8 cards of one color
Phase 17: 9 cards of one color
Phase 18: 5 of a kind, 4 of a kind
Phase 19: even numbers 8
Phase 20: 4 sets of 2
"""


def test_a_pasted_list_of_twenty_phases_is_read_line_by_line() -> None:
    read = read_list(TWENTY)
    assert read[:10] == CLASSIC_PHASES
    assert read[10:] == (
        "set3 + set3 + set3",
        "set3 + run6",
        "run4 + run4",
        "run4 + colour4",
        "colour-run5",
        "colour8",
        "colour9",
        "set5 + set4",
        "even8",
        "set2 + set2 + set2 + set2",
    )


@pytest.mark.parametrize(
    ("line", "phase"),
    [
        ("set3+run4", "set3 + run4"),
        ("  • run7", "run7"),
        ("3) 2 sets of 3", "3: set3 + set3"),
        ("6: run9", "6: run9"),
        ("One-colour run of 5", "colour-run5"),
        ("2 SETS OF 3 AND A RUN OF 3", "set3 + set3 + run3"),
        ("kaksi kolmen sarjaa", "set3 + set3"),
        ("en sekvens på 4 og et sett på 3", "run4 + set3"),
        ("een serie van 4 en een set van 3", "run4 + set3"),
        ("7 kort i en farve", "colour7"),
    ],
)
def test_a_line_is_read_in_the_notation_or_in_words(line: str, phase: str) -> None:
    assert read_line(line) == phase


@pytest.mark.parametrize(
    "line", ["banana", "2 3 sets of 4", "set", "sets of", "run of of", "0 sets of 3", "13 sets of 3", "set of 100", "+"]
)
def test_a_line_that_says_no_phase_is_told_and_left_as_it_stands(line: str) -> None:
    with pytest.raises(BadPhase):
        read_line(line)
    assert read_lines(["run7", line]) == ("run7", line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_the_program_itself_calls_a_phase_is_read_back_as_that_phase(
    language: str, rng: random.Random
) -> None:
    groups = [f"{kind.value}{size}" for kind in Kind for size in (2, 5, 8)]
    pairs = rng.sample(list(product(groups, repeat=2)), 120)
    spoken = words(language)
    for phase in [*groups, *(f"{one} + {one} + {one}" for one in groups), *(f"{a} + {b}" for a, b in pairs)]:
        assert read_line(spoken.phase(phase), 4) == phase
        assert read_line(spoken.phase_title(phase, 3), 4) == phase


@given(st.text(max_size=60))
def test_no_line_is_too_strange_to_be_read_or_told(line: str) -> None:
    (read,) = read_lines([line])
    assert read == line.strip() or read_line(line) == read


def test_of_a_book_only_the_beginning_is_read() -> None:
    assert len(read_list("run7\n" * 1000)) == MOST_LINES
