"""One whole game for each preset and relative, checked in and readable: played again move by move, score by score."""

from pathlib import Path

import pytest

from tenphases.rules.cards import WILD
from tenphases.rules.moves import (
    ChoosePhase,
    Deal,
    DrawSaved,
    DrawTwist,
    Hit,
    LayPhase,
    Move,
    PlaySkip,
    Reshuffle,
    Save,
    Seat,
    Take,
)
from tenphases.rules.notation.moves import Scene
from tenphases.rules.notation.record import Record, parse_record, record_text
from tenphases.rules.notation.replay import check_record, completed
from tests.games.making import PLANS, ruleset_of

HERE = Path(__file__).parent
LONGEST = 200


def game(preset: str) -> str:
    return (HERE / f"{preset}.tp").read_text(encoding="utf-8")


@pytest.mark.parametrize("preset", PLANS)
def test_the_golden_game_plays_again_with_every_shuffle_move_and_score(preset: str) -> None:
    record = parse_record(game(preset))
    checked = check_record(record)
    assert checked.discrepancies == ()
    assert checked.over
    assert checked.moves == len(record.entries)
    assert checked.rounds == len(record.scores) > 1
    assert checked.commitments == sum(isinstance(entry.move, Deal | Reshuffle) for entry in record.entries)


@pytest.mark.parametrize("preset", PLANS)
def test_the_golden_game_is_played_by_its_presets_rules(preset: str) -> None:
    ruleset = parse_record(game(preset)).ruleset
    assert ruleset == ruleset_of(preset, PLANS[preset])


@pytest.mark.parametrize("preset", PLANS)
def test_the_golden_game_is_written_as_records_are_written_and_can_be_read_by_a_person(preset: str) -> None:
    text = game(preset)
    record = parse_record(text)
    assert record_text(record) == text
    assert completed(record) == record
    assert len(text.splitlines()) < LONGEST


def features(record: Record) -> set[str]:
    found = set()
    where = Scene()
    for entry in record.entries:
        found |= feature(entry.seat, entry.move, where)
        where = where.after(entry.seat, entry.move)
    # Whoever does not go out holds a card, so a round without points is a tie-break, or cut short by the end.
    if any(not any(scores.points) for scores in record.scores):
        found.add("round without points")
    return found


def feature(seat: Seat, move: Move, where: Scene) -> set[str]:
    match move:
        case LayPhase(groups):
            return {"lay", "wild"} if any(WILD in group.cards for group in groups) else {"lay"}
        case Hit(card, group):
            whose = "hit own" if where.owners[group] == seat else "hit another's"
            return {whose, "wild hit"} if card == WILD else {whose}
        case PlaySkip(target):
            return {"skip as last card" if target is None else "skip"}
        case Take():
            return {"take"}
        case Reshuffle():
            return {"reshuffle"}
        case _:
            return set()


def test_every_golden_game_has_the_whole_of_a_round_and_together_they_have_everything() -> None:
    each = {preset: features(parse_record(game(preset))) for preset in PLANS}
    for preset, found in each.items():
        assert {"lay", "wild", "hit another's", "skip", "take"} <= found, preset
    assert set().union(*each.values()) == {
        "hit another's",
        "hit own",
        "lay",
        "reshuffle",
        "round without points",
        "skip",
        "skip as last card",
        "take",
        "wild",
        "wild hit",
    }
    tie_breaks = [preset for preset in ("standard", "classic", "finnish") if "round without points" in each[preset]]
    assert tie_breaks  # first out
    assert "round without points" in each["dutch"]  # first to lay


def test_the_relatives_games_show_what_is_theirs() -> None:
    moves = {name: {type(entry.move) for entry in parse_record(game(name)).entries} for name in ("masters", "twist")}
    assert {ChoosePhase, Save, DrawSaved} <= moves["masters"]
    assert {ChoosePhase, DrawTwist} <= moves["twist"]
