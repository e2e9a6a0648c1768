"""The rules of a table by chapter: what is told follows its switches, so that it never contradicts the table."""

from functools import lru_cache
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from tenphases.rules.ruleset import EmptiedPile, Ruleset, phase_texts
from tenphases.variants import PRESETS, VARIANTS, load
from tests.browser.audit import faults
from tests.browser.conftest import Sit
from tests.browser.mock.server import Stage

pytestmark = pytest.mark.browser

STANDARD = Ruleset()
CHANGES: tuple[dict[str, Any], ...] = (
    {"hand_size": 11},
    {"wilds": 6},
    {"wilds": 0},
    {"skips": 2},
    {"skips": 0},
    {"discard_piles": 3},
    {"flip_skip": "bury"},
    {"flip_wild": "bury"},
    {"take_skip": True},
    {"lay_exact": True},
    {"naturals": "per_phase"},
    {"max_wilds_laid": 0},
    {"max_wilds_laid": 1},
    {"hit_same_turn": "own"},
    {"go_out": "discard"},
    {"skip_target": "next"},
    *({"skip_lies": lies} for lies in ("on_pile", "set_aside")),
    *({"skip_limit": limit} for limit in ("lap", "not_twice_running", "none")),
    {"points.wild": 50},
    *({"end": end} for end in ("on_lay", "all_finished", "after_rounds")),
    *({"tie_break": how} for how in ("first_lay", "shared")),
    *({"phase_choice": how} for how in ("when_laid", "before_play")),
    {"phases": ("colour-run4 + even3", "odd3 + colour-even2", "colour-odd2 + run3", "colour4")},
    {"phases": ("set3",)},
    {"saves_a_round": 1},
    {"saves_a_round": 2, "saved_most": 1},
    {"emptied_pile": "refill", "discard_piles": 2},
)


@lru_cache
def tables() -> dict[str, Ruleset]:
    """Return every preset, every variant of each, and each switch changed by itself."""
    found = {preset: load(preset) for preset in PRESETS}
    found |= {f"{preset}, {variant}": load(preset, [variant]) for preset in PRESETS for variant in VARIANTS}
    return found | {str(change): load("standard", (), change) for change in CHANGES}


def value_of(ruleset: Ruleset, name: str) -> str:
    """Return a switch's value as it stands in the keys of sentences."""
    value = getattr(ruleset, name)
    return str(value).lower().replace("_", "-")


ENUMS: dict[str, tuple[str, ...]] = {
    "take_skip": ("true", "false"),
    "flip_skip": ("skip-first", "bury", "cover"),
    "flip_wild": ("takeable", "bury"),
    "lay_exact": ("true", "false"),
    "naturals": ("per-group", "per-phase"),
    "hit_same_turn": ("any", "own"),
    "go_out": ("any", "discard"),
    "skip_target": ("chosen", "next"),
    "skip_lies": ("in-front", "on-pile", "set-aside"),
    "skip_limit": ("waiting", "lap", "not-twice-running", "none"),
    "end": ("round-end", "on-lay", "all-finished", "after-rounds", "last-space"),
    "tie_break": ("first-out", "first-lay", "shared"),
}


def silent(ruleset: Ruleset) -> set[str]:
    """Return the switches of which there is nothing to say at a table."""
    quiet = set()
    if not ruleset.skips:
        quiet |= {"take_skip", "flip_skip", "skip_target", "skip_lies", "skip_limit"}
    if not ruleset.wilds:
        quiet |= {"flip_wild", "naturals", "max_wilds_laid"}
    if ruleset.end.value == "on_lay":
        quiet |= {"tie_break"}
    if not ruleset.saves_a_round or ruleset.saved_most is None:
        quiet |= {"saved_most"}
    if not ruleset.saves_a_round:
        quiet |= {"saves_a_round"}
    if not ruleset.track:
        quiet |= {"track", "twist_cards"}
    if ruleset.emptied_pile is EmptiedPile.ANY:
        quiet |= {"emptied_pile"}
    return quiet


Told = dict[str, list[dict[str, Any]]]


@pytest.fixture(scope="module")
def told(chromium: Browser, stage: Stage) -> Told:
    """What the page tells of each ruleset, sentence by sentence."""
    page = chromium.new_page()
    page.goto(stage.address)
    found: Told = page.evaluate(
        """async (every) => {
          const { chapters } = await import("/learn/rules-of.js");
          const told = ([name, sent]) => [name, chapters(sent, 4).flatMap((chapter) => chapter.sentences)];
          return Object.fromEntries(Object.entries(every).map(told));
        }""",
        {name: msgspec.to_builtins(ruleset) for name, ruleset in tables().items()},
    )
    page.close()
    return found


def test_for_every_table_the_sentences_follow_the_switches(told: Told) -> None:
    for name, ruleset in tables().items():
        said_of = {sentence["key"]: sentence for sentence in told[name]}
        for switch, values in ENUMS.items():
            stem = f"rule-{switch.replace('_', '-')}-"
            said = {key for key in said_of if key.startswith(stem) and key.removeprefix(stem) in values}
            wanted = set() if switch in silent(ruleset) else {stem + value_of(ruleset, switch)}
            assert said == wanted, (name, switch)
        if "max_wilds_laid" not in silent(ruleset):
            most = ruleset.max_wilds_laid
            key = "rule-max-wilds-none" if most is None else "rule-max-wilds-value"
            assert [one for one in said_of if one.startswith("rule-max-wilds")] == [key], name
            assert said_of[key]["args"] == ({} if most is None else {"count": most}), name
        assert said_of["rule-deal"]["args"] == {"count": ruleset.hand_size}, name
        assert said_of["rule-draw"]["args"] == {"count": ruleset.discard_piles}, name


def test_how_one_goes_on_is_told_as_it_is(told: Told) -> None:
    for name, ruleset in tables().items():
        keys = {sentence["key"] for sentence in told[name]}
        everyone, choice = ruleset.advance.value == "everyone", value_of(ruleset, "phase_choice")
        aim = "everyone" if everyone else choice
        assert {key for key in keys if key.startswith("rule-aim-")} == {f"rule-aim-{aim}"}, name
        onward = "everyone" if everyone else "completed" if choice == "in-order" else "completed-any"
        wanted = set() if ruleset.track else {f"rule-advance-{onward}"}
        assert {key for key in keys if key.startswith("rule-advance-")} == wanted, name


def test_exactly_what_differs_from_the_standard_game_is_marked(told: Told) -> None:
    for name, ruleset in tables().items():
        for sentence in told[name]:
            differs = any(getattr(ruleset, switch) != getattr(STANDARD, switch) for switch in sentence["of"])
            assert sentence["other"] == differs, (name, sentence["key"])
        of = {switch for sentence in told[name] for switch in sentence["of"]}
        assert set(Ruleset.__struct_fields__) - of - silent(ruleset) == {"phases"}, name


def test_only_the_kinds_of_groups_that_the_phases_ask_for_are_explained(told: Told) -> None:
    for name, ruleset in tables().items():
        groups = [group for text in phase_texts(ruleset) for group in text.split(":")[-1].split("+")]
        kinds = {group.strip().rstrip("0123456789") for group in groups}
        keys = {sentence["key"] for sentence in told[name]}
        assert {key.removeprefix("rule-kind-") for key in keys if key.startswith("rule-kind-")} == kinds, name
        assert ("rule-hit-run" in keys) == any(kind.endswith("run") for kind in kinds), name
        assert ("rule-hit-set" in keys) == ("set" in kinds), name


@pytest.mark.parametrize("language", ["en", "fi", "nb", "nl", "da"])
def test_every_table_can_be_told_of_in_every_language(sit: Sit, language: str) -> None:
    page = sit(language=language).start()
    sent = [msgspec.to_builtins(ruleset) for ruleset in tables().values()]
    texts = page.evaluate(
        """async (every) => {
          const { chapters } = await import("/learn/rules-of.js");
          const { say, speakAlso } = await import("/app/words.js");
          await speakAlso("learn");
          const told = every.flatMap((sent) => chapters(sent, 2).flatMap(({ id, sentences }) =>
            [say(`chapter-${id}`), ...sentences.map(({ key, args }) => say(key, args))]));
          return [...new Set(told)];
        }""",
        sent,
    )
    assert len(texts) > 80
    assert not [text for text in texts if text.startswith(("rule-", "advice-", "chapter-"))]


@pytest.mark.parametrize(("size", "way"), [("phone", "my-rules"), ("desk", "table-rules")])
def test_the_rules_are_one_tap_away_in_the_middle_of_a_turn(sit: Sit, size: str, way: str) -> None:
    me = sit(size, audited=True)
    me.scene("hit")
    me.button(way).click()
    chapters = me.dialog.locator(".chapter")
    expect(chapters).to_have_count(11)
    if way == "my-rules":
        expect(me.dialog.locator(".phases [aria-current=step] .phase-no")).to_have_text("2")
        assert me.dialog.locator("[data-chapter=phases] .example").count() == 3
    for closed in chapters.all():
        if closed.get_attribute("open") is None:
            closed.locator("summary").click()
    assert faults(me.page) == []
    assert me.page.evaluate("document.querySelector('.sheet-body').scrollWidth <= innerWidth")
    me.page.keyboard.press("Escape")
    expect(me.dialog).to_have_count(0)
    expect(me.button(way)).to_be_focused()


def test_a_key_opens_the_rules(sit: Sit) -> None:
    me = sit("desk")
    me.scene("draw")
    me.page.keyboard.press("r")
    expect(me.dialog.locator("h2")).to_have_text("Rules of this table")
