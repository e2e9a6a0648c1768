"""The log: every event has its line, in every language, for whoever reads it."""

import re
from typing import Any, get_args

import msgspec
import pytest

from tenphases.i18n import LANGUAGES, Scene, words
from tenphases.i18n.table import line
from tenphases.rules.events import Event
from tenphases.rules.views import Seen
from tests.i18n.samples import EVENTS, NAMES, OWNERS, PHASES, PLAIN

A, B, C = 0, 1, 2


def scene(me: int | None) -> Scene:
    return Scene(NAMES, me, PHASES, OWNERS)


def told(event: dict[str, Any], me: int | None = None, language: str = "en") -> str | None:
    return line(words(language), event, scene(me))


def test_the_samples_hold_every_kind_of_event() -> None:
    assert {type(event) for event in EVENTS} == {*get_args(Event), *get_args(Seen)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_line_for_every_reader_but_the_beginning_of_a_turn(language: str) -> None:
    for event in PLAIN:
        for me in (None, A, B, C):
            text = told(event, me, language)
            if event["type"] == "TurnBegan":
                assert text is None
            else:
                assert text is not None
                assert re.fullmatch(r"[A-ZÅÄÖÆØ].*[.]", text), text


def test_the_one_who_acts_is_spoken_to() -> None:
    event = {"type": "PhaseLaid", "seat": B, "phase": 1, "groups": []}
    assert told(event) == "Ben laid phase 4."
    assert told(event, B) == "You laid phase 4."
    assert told(event, A, "fi") == "Ben laski pöytään vaiheen 4."
    assert told(event, B, "fi") == "Laskit pöytään vaiheen 4."


def test_a_hit_says_on_whose_cards() -> None:
    on_chloe = {"type": "CardHit", "seat": B, "card": "R5", "group": 2, "number": 5}
    assert told(on_chloe) == "Ben hit the red 5 on Chloe’s cards."
    assert told(on_chloe, B) == "You hit the red 5 on Chloe’s cards."
    assert told(on_chloe, C) == "Ben hit the red 5 on your cards."
    assert told(on_chloe | {"group": 1}) == "Ben hit the red 5 on their own cards."
    assert told(on_chloe | {"group": 1}, B) == "You hit the red 5 on your own cards."
    assert told(on_chloe, None, "fi") == "Ben lisäsi punaisen 5:n pelaajan Chloe kortteihin."


def test_a_wild_that_is_hit_says_what_it_stands_for() -> None:
    event = {"type": "CardHit", "seat": A, "card": "W", "group": 0, "number": 7}
    assert told(event, A) == "You hit the wild as 7 on your own cards."
    assert told(event, B, "fi") == "Anna lisäsi jokerin 7:n tilalle omiin kortteihinsa."


def test_a_skip_says_whom_it_hits() -> None:
    event = {"type": "SkipPlayed", "seat": A, "target": B}
    assert told(event, C, "fi") == "Anna ohitti pelaajan Ben."
    assert told(event, B) == "Anna skipped you."
    assert told(event, A, "da") == "Du sprang Ben over."
    assert told(event | {"target": None}) == "Anna discarded a skip that skips nobody."


def test_winners_who_share_are_all_named() -> None:
    event = {"type": "GameEnded", "places": [[A, B], [C]]}
    assert told(event, B) == "A shared win: Anna and you."
    assert told(event, C, "nl") == "Gedeelde winst: Anna en Ben."


def test_a_game_without_a_list_of_names_still_has_its_log() -> None:
    event = msgspec.to_builtins(next(event for event in EVENTS if type(event).__name__ == "WentOut"))
    assert line(words("en"), event, Scene([])) == "Player 1 went out."
