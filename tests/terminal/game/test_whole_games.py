"""Whole games in the terminal, by every kind of rules, with keys pressed by chance."""

import random
from pathlib import Path
from typing import Any

import pytest

from tenphases.cli import main
from tenphases.terminal.game.sheet import Answers
from tenphases.terminal.game.sheets import EndSheet
from tenphases.variants import PRESETS, VARIANTS
from tests.server.conftest import serving
from tests.terminal.game.playing import terminal

Rules = dict[str, Any]
SHORT: Rules = {"phases": ["set2", "run3"], "hand_size": 6}
EVERYDAY: dict[str, Rules] = {
    "masters": {"bots": ["steady"], "variants": ["masters"], "switches": {"phases": ["set2", "run2"], "hand_size": 5}},
    "twist": {
        "bots": ["steady"],
        "variants": ["twist"],
        "switches": {"phases": ["set2", "run3"], "track": "1 twist 2"},
    },
}
PHASES: Rules = {"phases": ["set2", "run3", "colour4"]}
OTHERS: dict[str, Rules] = {
    preset: {"bots": ["casual", "expert"], "preset": preset, "switches": PHASES} for preset in PRESETS
}
OTHERS |= {
    name: {"bots": ["expert"], "variants": [name], "switches": PHASES}
    for name in VARIANTS
    if name not in {"masters", "twist", "even", "odd", "short-5", "short-7", "short-8", "ten-rounds"}
}


async def played(rules: Rules, folder: Path, rng: random.Random) -> None:
    async with serving() as site, terminal(site.port, folder, alone=True, table=rules) as at:
        await at.at_the_table()
        await at.play_out(rng)
        assert isinstance(at.screen, EndSheet)
        assert at.game.view.places
        assert at.game.words.say("end-again") in at.text()


@pytest.mark.parametrize("rules", EVERYDAY)
async def test_a_whole_game_is_played_with_the_keys_that_the_screen_offers(
    rules: str, tmp_path: Path, rng: random.Random
) -> None:
    await played(EVERYDAY[rules], tmp_path, rng)


async def test_afterwards_the_record_is_saved_and_verified_and_everyone_plays_again(
    tmp_path: Path, rng: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    table = {"bots": ["steady", "beginner"], "switches": SHORT}
    async with serving() as site, terminal(site.port, tmp_path / "kept", alone=True, table=table) as at:
        await at.at_the_table()
        await at.play_out(rng)
        before, line = at.app.place.table, at.app.line
        await at.until(lambda: isinstance(at.app.focused, Answers))
        await at.press("down", "enter")
        await at.until(lambda: bool(at.game.note))
        assert main(["verify", f"tenphases-{before}.json", "--lang", "en"]) == 0
        await at.press("enter")
        await at.opened(EndSheet)
        await at.press("enter")
        await at.until(lambda: at.app.line is not line and at.app.game is not None)
        await at.at_the_table()
        assert at.app.place.table != before
        assert at.game.view.number == 1
        assert at.app.arrival.seats.find("", at.app.place.table) is not None


@pytest.mark.soak
@pytest.mark.parametrize("rules", OTHERS)
async def test_a_game_by_every_preset_and_variant_is_played_to_its_end(
    rules: str, tmp_path: Path, rng: random.Random
) -> None:
    await played(OTHERS[rules], tmp_path, rng)
