"""Looking back: replays with all cards open once a game is over and never before, and one's own games."""

import copy
import gzip
import json
import logging
from typing import Any

import msgspec
import pytest

from tenphases.rules.ruleset import Ruleset
from tenphases.rules.views import view
from tenphases.server.answers import MOST_SECRETS, OpenView, Replay
from tenphases.server.lookback import summary_of
from tenphases.server.replay import replay_of
from tenphases.server.settings import Allowance, Limits, Settings
from tenphases.store.memory import MemoryStore
from tenphases.table.cards import CardPosition
from tenphases.table.chance import commitment
from tenphases.table.commands import Leave
from tenphases.table.entries import Changed, Moved, TakenBack
from tenphases.table.keeper import House, Pace
from tenphases.table.table import fingerprint
from tenphases.table.terms import Terms
from tenphases.variants import PRESETS, load
from tests.server.conftest import Data, Site, serving
from tests.table.people import Gathering
from tests.table.sitting import NAMES, Sitting, evolved, secret

SHORT = load("standard", (), {"phases": ("set2 + set2", "run4", "colour4"), "hand_size": 8})


def patched(frame: Any, patches: list[Any]) -> Any:  # noqa: ANN401
    """Do what a page does with patches, as the protocol says."""
    for path, value in patches:
        spot = frame
        for key in path[:-1]:
            spot = spot[key]
        key = path[-1]
        if key == "length":
            del spot[value:]
        elif isinstance(spot, list) and key == len(spot):
            spot.append(value)
        else:
            spot[key] = value
    return frame


def as_sent(value: msgspec.Struct) -> Data:
    data: Data = json.loads(msgspec.json.encode(value))
    return data


@pytest.mark.parametrize("preset", PRESETS)
def test_the_patches_lead_from_step_to_step_through_the_whole_game(preset: str, seed: int) -> None:
    rules = load(preset, (), {"phases": SHORT.phases, "hand_size": 8})
    sitting = Sitting("ppsb", rules, seed).finish()
    undone = {entry.what.undone for entry in sitting.log if isinstance(entry.what, TakenBack)}
    moved = [entry for entry in sitting.log if isinstance(entry.what, Moved) and entry.seq not in undone]
    replay = as_sent(replay_of("game", sitting.log))
    assert [step["seq"] for step in replay["steps"]] == [entry.seq for entry in moved]
    state, frame = Sitting("ppsb", rules, seed).table.state, copy.deepcopy(replay["start"])
    for entry, step in zip(moved, replay["steps"], strict=True):
        state = evolved(state, entry)
        frame = patched(frame, step["patches"])
        assert frame["view"] == as_sent(view(state, None))
        assert frame["hands"] == [list(player.hand) for player in state.players]
        assert frame["draw_pile"] == list(state.draw_pile)
    assert frame["view"]["stage"] == "over"
    assert msgspec.convert(frame, OpenView).view.places == sitting.table.state.places


def test_what_was_saved_lies_open_when_the_game_is_watched_again(seed: int) -> None:
    rules = load("standard", ["masters"], {"phases": SHORT.phases})
    sitting = Sitting("ssb", rules, seed).finish()
    replay = as_sent(replay_of("game", sitting.log))
    frame, most = copy.deepcopy(replay["start"]), 0
    for step in replay["steps"]:
        frame = patched(frame, step["patches"]) if "patches" in step else frame
        told = [player["saved"] + player["saved_now"] for player in frame["view"]["players"]]
        assert [len(cards) for cards in frame["saved"]] == told
        most = max(most, *told)
    assert most > 0, "nobody saved anything"


def test_what_was_done_is_told_as_the_one_who_did_it_saw_it(seed: int) -> None:
    replay = as_sent(replay_of("game", Sitting("pps", SHORT, seed).finish().log))
    kinds = {event["type"] for step in replay["steps"] for event in step.get("events", ())}
    assert {"YouDrew", "TheyWereDealt", "Discarded", "RoundScored", "GameEnded"} <= kinds
    assert "TheyDrew" not in kinds
    assert {step["who"] for step in replay["steps"]} == {"player", "bot", "chance"}


def test_every_shuffle_is_proved(seed: int) -> None:
    sitting = Sitting("pps", SHORT, seed).finish()
    replay = replay_of("game", sitting.log)
    assert len(replay.shuffles) >= sitting.table.state.number
    assert {shuffle.round for shuffle in replay.shuffles} == set(range(1, sitting.table.state.number + 1))
    for shuffle in replay.shuffles:
        assert commitment(shuffle.salt, shuffle.order) == shuffle.commitment


@pytest.mark.parametrize("who", ["pppppp", "ssssss"])
def test_a_game_of_six_is_less_than_a_million_bytes(who: str, seed: int) -> None:
    replay = msgspec.json.encode(replay_of("game", Sitting(who, Ruleset(), seed).finish().log))
    assert len(replay) < 1_000_000
    assert len(gzip.compress(replay)) < 150_000


def test_a_replay_begins_when_the_game_does_and_tells_who_came_and_went(seed: int) -> None:
    gathering = Gathering("hoos", Terms("Friday"), SHORT, seed)
    gathering.join(1)
    gathering.put(0, Leave("never mind"))
    gathering.join(2)
    gathering.begin()
    gathering.advance()
    for _ in range(20):
        next(gathering.steps())
    gathering.put(0, Leave("bye"))
    gathering.finish()
    replay = as_sent(replay_of("game", gathering.log))
    assert replay["title"] == "Friday"
    assert [player["name"] for player in replay["start"]["players"]] == [NAMES[2], NAMES[1], "Bot 3"]
    frame = replay["start"]
    left = 0
    for step in replay["steps"]:
        frame = patched(frame, step["patches"])
        left += any(path == ["players", 0, "left"] for path, _ in step["patches"])
    assert left == 1
    assert frame["players"][0]["stand_in"] == "steady"
    assert "bot_names" not in json.dumps(replay)
    keys = {seat.key for entry in gathering.log if isinstance(entry.what, Changed) for seat in entry.what.seats}
    assert not [key for key in keys if key and key in json.dumps(replay)]


# ------------------------------------------------------------------ over HTTP


async def finished(site: Site, seed: int, who: str = "pps") -> Sitting:
    """Keep a game that is over, and return how it went."""
    sitting = Sitting(who, SHORT, seed).finish()
    await site.settings.house.store.append(sitting.table.game, sitting.log, over=True)
    return sitting


async def test_the_replay_of_a_finished_game_is_what_its_type_says(site: Site, seed: int) -> None:
    sitting = await finished(site, seed)
    for _ in range(2):
        answer = await site.http.get(f"/api/tables/{sitting.table.game}/replay")
        assert answer.status_code == 200
        assert msgspec.json.decode(answer.content, type=Replay).steps
        assert as_sent(replay_of(sitting.table.game, sitting.log)) == answer.json()


async def test_a_game_that_goes_on_gives_nothing_away(site: Site) -> None:
    opened, gathering = await site.open("steady"), await site.gather("host", "open")
    for table in (opened["table"], gathering["table"]):
        for path in ("replay", "record"):
            answer = await site.http.get(f"/api/tables/{table}/{path}")
            assert (answer.status_code, answer.json()) == (409, {"problem": "not_over"})


async def mine(site: Site, *held: tuple[str, str]) -> list[Data]:
    asked = {"seats": [{"table": table, "secret": each} for table, each in held]}
    answer = await site.http.post("/api/mine", json=asked)
    assert answer.status_code == 200, answer.text
    games: list[Data] = answer.json()["games"]
    return games


async def test_ones_own_games_are_told_with_their_sheets(site: Site, seed: int) -> None:
    over = await finished(site, seed)
    opened, gathering = await site.open("steady", terms={"title": "Solo"}), await site.gather("host", "open")
    lesson = await site.open(lesson="first")
    async with site.page(opened["table"], secret=opened["secret"]) as page:
        await page.until(lambda update: bool(update["view"]["options"]))
    games = await mine(
        site,
        (over.table.game, secret(1)),
        (opened["table"], opened["secret"]),
        (gathering["table"], gathering["secret"]),
        (opened["table"], opened["secret"]),
        (lesson["table"], lesson["secret"]),
    )
    told = {game["table"]: game for game in games}
    assert len(games) == 4
    assert {table for table, game in told.items() if game["lesson"]} == {lesson["table"]}
    assert games == sorted(games, key=lambda game: -int(game["played"]))
    assert (told[over.table.game]["state"], told[over.table.game]["seat"]) == ("over", 1)
    assert (told[opened["table"]]["state"], told[opened["table"]]["waits_for_me"]) == ("playing", True)
    assert (told[opened["table"]]["title"], told[opened["table"]]["seat"]) == ("Solo", 0)
    assert told[gathering["table"]]["state"] == "gathering"
    assert "hand" not in json.dumps(games).replace("hand_size", "")


async def test_a_finished_game_is_told_as_it_ended_and_once_more_from_its_note(site: Site, seed: int) -> None:
    over = await finished(site, seed)
    first = await mine(site, (over.table.game, secret(1)))
    assert "summary.2" in await site.settings.house.store.notes(over.table.game)
    assert await mine(site, (over.table.game, secret(1))) == first
    (game,) = first
    state = over.table.state
    assert (game["state"], game["seat"], game["waits_for_me"]) == ("over", 1, False)
    assert game["totals"] == [player.total for player in state.players]
    assert game["done"] == [player.done.bit_count() for player in state.players]
    assert game["places"] == [list(place) for place in state.places]
    assert game["sheet"] == [as_sent(line) for line in state.sheet]
    assert game["phases"] == list(SHORT.phases)
    assert [player["bot"] for player in game["players"]] == [None, None, "steady"]


async def test_a_game_that_is_gone_on_with_says_where_though_it_was_noted_before(site: Site, seed: int) -> None:
    over = await finished(site, seed)
    assert (await mine(site, (over.table.game, secret(0))))[0]["next_game"] is None
    async with site.page(over.table.game, secret=secret(0)) as page:
        await page.ask("PlayAgain")
        after = page.update["next_game"]
    assert after
    assert (await mine(site, (over.table.game, secret(0))))[0]["next_game"] == after


async def test_nothing_is_told_to_who_holds_no_seat(site: Site, seed: int) -> None:
    over = await finished(site, seed)
    opened = await site.open("steady")
    strangers = [
        (over.table.game, "wrong"),
        (over.table.game, ""),
        (over.table.game, fingerprint(secret(0))),
        (opened["table"], secret(0)),
        ("nowhere", opened["secret"]),
        ("../x", opened["secret"]),
        ("", ""),
    ]
    assert await mine(site, *strangers) == []


async def test_only_so_many_games_are_asked_for(site: Site) -> None:
    assert await mine(site, *[("nowhere", f"s{n}") for n in range(MOST_SECRETS)]) == []
    answer = await site.http.post("/api/mine", json={"seats": [{"table": "t", "secret": "s"}] * (MOST_SECRETS + 1)})
    assert (answer.status_code, answer.json()) == (400, {"problem": "unreadable"})
    limits = Limits(looks=Allowance(1, 0.001))
    async with serving(Settings(House(MemoryStore(), pace=Pace(0, 0)), limits)) as small:
        await mine(small)
        answer = await small.http.post("/api/mine", json={"seats": []})
        assert (answer.status_code, answer.json()) == (429, {"problem": "too_much"})
        answer = await small.http.get("/api/tables/nowhere/replay")
        assert answer.status_code == 429


def test_a_summary_of_a_game_under_way_depends_on_nothing_hidden(seed: int) -> None:
    sitting = Sitting("pps", SHORT, seed)
    for step, _ in enumerate(sitting.steps(most=400)):
        if step % 10:
            continue
        table = sitting.table
        twin = copy.copy(table)
        twin.position = CardPosition(
            msgspec.structs.replace(
                table.state,
                draw_pile=(),
                players=tuple(msgspec.structs.replace(player, hand=()) for player in table.state.players),
            )
        )
        assert summary_of(twin) == summary_of(table)


class Full(MemoryStore):
    """A store that can be read and not be written."""

    async def note(self, game: str, key: str, text: str) -> None:
        raise OSError(game, key, text)


async def test_ones_own_games_are_told_though_the_disk_is_full(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL)
    store, sitting = Full(), Sitting("ps", SHORT, 1).finish()
    await store.append("g", sitting.log, over=True)
    async with serving(Settings(House(store))) as site:
        answer = await site.http.post("/api/mine", json={"seats": [{"table": "g", "secret": secret(0)}]})
        assert (answer.status_code, len(answer.json()["games"])) == (200, 1)
