"""The printed rules hold every rule that the program cites, and tell the presets as they are."""

import re
from enum import StrEnum
from pathlib import Path

import pytest

from tenphases.rules.refusals import FINDING_RULE_AND_PARAMETERS, RULE_AND_PARAMETERS
from tenphases.rules.ruleset import CLASSIC_PHASES, Ruleset
from tenphases.variants import PRESETS, VARIANTS, load

ROOT = Path(__file__).resolve().parents[2]
DOCUMENT = ROOT / "docs" / "rules.md"
TEXT = DOCUMENT.read_text(encoding="utf-8")
NUMBERED = set(re.findall(r"^- \*\*(R\d+\.\d+)\*\* ", TEXT, re.MULTILINE))
HEADED = set(re.findall(r"^## (R\d+) ", TEXT, re.MULTILINE))
CITED = re.compile(r"\bR(1[0-7]|[1-9])(\.\d+)?\b(?!\w)")


def rows(heading: str) -> list[list[str]]:
    """Return the cells of the first table whose head begins so, without its head."""
    lines = TEXT[TEXT.index(f"| {heading} |") :].splitlines()
    table = lines[: next(at for at, line in enumerate(lines) if not line.strip())]
    return [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in table[2:]]


def test_every_number_stands_under_its_heading_and_in_order() -> None:
    found = re.findall(r"^- \*\*R(\d+)\.(\d+)\*\* ", TEXT, re.MULTILINE)
    order = [(int(chapter), int(rule)) for chapter, rule in found]
    assert order == sorted(set(order))
    for chapter in range(1, 18):
        rules = [rule for heading, rule in order if heading == chapter]
        assert rules == list(range(1, len(rules) + 1))
        assert f"R{chapter}" in HEADED


@pytest.mark.parametrize("folder", ["src", "tests", "docs"])
def test_every_rule_cited_anywhere_is_in_the_document(folder: str) -> None:
    missing = set()
    for path in sorted((ROOT / folder).rglob("*")):
        if path.suffix not in {".py", ".js", ".md", ".toml", ".ftl"} or "vendor" in path.parts:
            continue
        for found in CITED.finditer(path.read_text(encoding="utf-8")):
            # R5 alone is a card; R13 and above, or a number with a point, can only be a rule.
            if found[2] and found[0] not in NUMBERED:
                missing.add(f"{path.relative_to(ROOT)}: {found[0]}")
    assert missing == set()


def test_every_refusal_and_finding_rests_on_a_rule_of_the_document() -> None:
    rules = {rule for rule, _ in (*RULE_AND_PARAMETERS.values(), *FINDING_RULE_AND_PARAMETERS.values())}
    assert rules - NUMBERED == set()


def test_the_classic_list_is_printed_as_it_is_played() -> None:
    assert [cells[2].strip("`") for cells in rows("phase")] == list(CLASSIC_PHASES)


def test_the_table_of_presets_is_what_they_are() -> None:
    printed = {cells[0].split("`")[1]: [cell.strip("()") for cell in cells[1:]] for cells in rows("switch")}
    rulesets = [load(preset) for preset in PRESETS]
    for name in Ruleset.__struct_fields__:
        values = [_written(getattr(ruleset, name)) for ruleset in rulesets]
        assert printed.get(name, [values[0]] * len(PRESETS)) == values, name
    assert TEXT[TEXT.index("| switch |") :].splitlines()[0].strip("| ").split(" | ")[1:] == list(PRESETS)


def _written(value: object) -> str:
    return value.value if isinstance(value, StrEnum) else str(value).lower() if isinstance(value, bool) else str(value)


def test_every_preset_and_variant_is_printed() -> None:
    assert [cells[0].strip("`") for cells in rows("preset")] == list(PRESETS)
    assert [name for cells in rows("variant") for name in re.findall(r"`([a-z0-9-]+)`", cells[0])] == list(VARIANTS)


def test_every_switch_is_in_the_document() -> None:
    names = set(re.findall(r"`([a-z_]+)(?: = [a-z_]+)?`", TEXT))
    unnamed = {"phases", "hand_size", "wilds", "skips", "discard_piles", "points"}
    assert set(Ruleset.__struct_fields__) - unnamed - names == set()


def test_every_link_within_the_document_leads_somewhere() -> None:
    anchors = {
        re.sub(r"[^a-z0-9 -]", "", heading.lower()).replace(" ", "-")
        for heading in re.findall(r"^## (.*)$", TEXT, re.MULTILINE)
    }
    assert set(re.findall(r"\]\(#([^)]*)\)", TEXT)) - anchors == set()
