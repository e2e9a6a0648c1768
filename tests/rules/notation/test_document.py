"""The document about the notation: whatever it shows can be read, and it names everything there is."""

import re
from pathlib import Path

import pytest

from tenphases.rules.notation.cases import VERDICTS
from tenphases.rules.notation.events import parse_event
from tenphases.rules.notation.groups import group_text, read_groups
from tenphases.rules.notation.moves import Scene, parse_move
from tenphases.rules.notation.reading import POSITION_WORDS
from tenphases.rules.notation.rules import RULES_WORDS, Rules, read_rules
from tenphases.rules.notation.scan import cursor, statements
from tenphases.rules.phases import Kind
from tenphases.terminal.judging import ALL, LEGAL, checked, judge_text

TEXT = (Path(__file__).parents[3] / "docs" / "notation.md").read_text(encoding="utf-8")
SECTIONS = dict(part.split("\n", 1) for part in TEXT.split("\n## ")[1:])
WHERE = Scene(owners=(0, 1, 0, 1))  # type: ignore[arg-type]


def block(section: str) -> str:
    """What is shown in a section, indented by four."""
    return "\n".join(line[4:] for line in SECTIONS[section].splitlines() if line.startswith("    "))


def table(section: str, *, whole: bool = False) -> list[str]:
    """What stands in quotes in the first column of a section's table; ``whole``: also what leaves something out."""
    cells = [line.split(" | ")[0] for line in SECTIONS[section].splitlines() if line.startswith("| `")]
    found = [text for cell in cells for text in re.findall(r"`([^`]+)`", cell)]
    return [text for text in found if whole or "…" not in text]


def test_the_groups_shown_are_written_as_programs_write_them() -> None:
    for line in block("Groups").splitlines():
        assert [group_text(group) for group in read_groups(cursor(line))] == re.split(r"  +", line)


@pytest.mark.parametrize("text", table("Moves"))
def test_the_moves_shown_can_be_read(text: str) -> None:
    parse_move(text, WHERE)


@pytest.mark.parametrize("text", table("Events"))
def test_the_events_shown_can_be_read(text: str) -> None:
    parse_event(text.replace("?", "5"), WHERE)


def test_the_rules_shown_can_be_read() -> None:
    rules = Rules()
    for statement in statements(block("Rules")):
        line = statement.cursor
        rules = read_rules(line, rules)
        line.done()
    assert (rules.preset, rules.variants) == ("dutch", ("even", "two-wilds"))
    assert rules.switches["track"] == "1 1 twist 2 2 twist 8"
    assert rules.switches["twist_cards"] == ("run4 + run4", "colour9")


def test_the_file_shown_is_as_it_expects() -> None:
    found = judge_text(block("Files for the referee"), ALL)
    assert [ruling.preset for ruling in found[0]] == ["official", "classic"]
    assert checked(*found) == LEGAL


def test_every_statement_kind_and_verdict_is_named() -> None:
    assert {text.split(" ")[0] for text in table("Positions", whole=True)} == POSITION_WORDS
    for word in (*RULES_WORDS, *Kind, *VERDICTS):
        assert f'"{word}"' in SECTIONS["Grammar"]
