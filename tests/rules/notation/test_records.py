"""Records of whole games: read, written, and held against the rules with everything that is wrong in them."""

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from tenphases.rules.cards import Face
from tenphases.rules.moves import CHANCE, ChoosePhase, Deal, Discard, Draw, Seat
from tenphases.rules.notation.errors import NotationCode, NotationError
from tenphases.rules.notation.record import Entry, Record, Scores, parse_record, read_record, record_text
from tenphases.rules.notation.replay import (
    DISCREPANCY_PARAMETERS,
    Discrepancy,
    DiscrepancyCode,
    Part,
    check_record,
    commitment,
    completed,
)
from tenphases.rules.refusals import Code
from tenphases.rules.ruleset import RULES_VERSION, PhaseChoice, Ruleset, deck

GAME = Path(__file__).parents[2] / "games" / "finnish.tp"


@pytest.fixture(name="record")
def golden() -> Record:
    return parse_record(GAME.read_text(encoding="utf-8"))


def found(record: Record) -> list[Discrepancy]:
    told = list(check_record(record).discrepancies)
    for each in told:
        assert set(each.about) == set(DISCREPANCY_PARAMETERS[each.code])
    return told


def changed(record: Record, at: int, entry: Entry) -> Record:
    return replace(record, entries=(*record.entries[:at], entry, *record.entries[at + 1 :]))


def test_a_record_tells_where_its_parts_stand() -> None:
    text = GAME.read_text(encoding="utf-8")
    record, where = read_record(text)
    lines = text.splitlines()
    assert len(where.entries) == len(record.entries)
    for entry, line in zip(record.entries, where.entries, strict=True):
        assert lines[line - 1].startswith(("deal", "reshuffle") if entry.seat == CHANCE else "AB"[entry.seat])
    assert all(lines[line - 1].startswith("scores ") for line in where.scores)
    assert lines[where.places - 1].startswith("places ")


def test_a_record_goes_through_json_unchanged(record: Record) -> None:
    assert msgspec.json.decode(msgspec.json.encode(record), type=Record) == record


def test_a_bare_list_of_moves_is_completed_with_cards_scores_and_ranking(record: Record) -> None:
    bare = replace(record, entries=tuple(replace(entry, card=None) for entry in record.entries), scores=(), places=())
    assert completed(bare) == record


def test_what_cannot_be_played_cannot_be_completed(record: Record) -> None:
    with pytest.raises(ValueError, match="ILLEGAL_MOVE"):
        completed(changed(record, 1, Entry(Seat(0), ChoosePhase(0))))
    with pytest.raises(ValueError, match="UNPLAYABLE"):
        completed(replace(record, seats=1))


def test_a_game_with_rules_nobody_can_play_is_told() -> None:
    (told,) = found(Record(Ruleset(phases=("what",)), 1, Seat(0)))
    assert (told.code, told.part, len(told.findings)) == (DiscrepancyCode.UNPLAYABLE, Part.HEAD, 2)
    assert record_text(Record(Ruleset(phases=("what",)), 1, Seat(0))).startswith("record\n")


def test_a_broken_promise_is_told(record: Record) -> None:
    first = record.entries[0]
    (told,) = found(changed(record, 0, replace(first, salt="other")))
    assert (told.code, told.part, told.at) == (DiscrepancyCode.COMMITMENT_BROKEN, Part.ENTRY, 0)
    for half in (replace(first, salt=""), replace(first, commitment="")):
        assert [each.code for each in found(changed(record, 0, half))] == [DiscrepancyCode.COMMITMENT_HALF]
    silent = replace(first, salt="", commitment="")
    assert found(changed(record, 0, silent)) == []
    stray = replace(record.entries[1], salt="1", commitment="2")
    assert [each.code for each in found(changed(record, 1, stray))] == [DiscrepancyCode.COMMITMENT_HALF]


def test_a_promise_is_the_hash_of_salt_and_order() -> None:
    # As anyone can find out: printf 'salt:R5 W' | sha256sum
    expected = "d68177c64c090863e23fa862019185ba022ac75e8086fc9e132475144bd74839"
    assert commitment("salt", (Face("R5"), Face("W"))) == expected


def test_an_illegal_move_is_told_and_what_follows_is_not_judged(record: Record) -> None:
    at = next(at for at, entry in enumerate(record.entries) if isinstance(entry.move, Discard))
    told = found(changed(record, at, replace(record.entries[at], move=Draw())))
    assert [(each.code, each.at) for each in told] == [(DiscrepancyCode.ILLEGAL_MOVE, at)]
    assert told[0].refusal is not None
    assert told[0].refusal.code is Code.ALREADY_DRAWN


def test_another_card_than_was_drawn_is_told(record: Record) -> None:
    at = next(at for at, entry in enumerate(record.entries) if isinstance(entry.move, Draw))
    drawn = record.entries[at].card
    other = Face("R1" if drawn != "R1" else "R2")
    (told,) = found(changed(record, at, replace(record.entries[at], card=other)))
    assert told.about == {"card": other, "drawn": drawn}


def test_wrong_missing_and_early_scores_are_told(record: Record) -> None:
    first, *others = record.scores
    wrong = Scores(first.after, (first.points[0] + 5, *first.points[1:]), first.totals)
    (told,) = found(replace(record, scores=(wrong, *others)))
    assert (told.code, told.part, told.at, told.about["seat"]) == (DiscrepancyCode.SCORES_DIFFER, Part.SCORES, 0, 0)
    (told,) = found(replace(record, scores=tuple(others)))
    assert (told.code, told.at, told.about) == (DiscrepancyCode.SCORES_MISSING, first.after - 1, {"round": 1})
    early = replace(first, after=first.after - 1)
    codes = [each.code for each in found(replace(record, scores=(early, *others)))]
    assert codes == [DiscrepancyCode.SCORES_TOO_SOON, DiscrepancyCode.SCORES_MISSING]
    short = Scores(first.after, first.points[:1], first.totals[:1])
    assert [each.about["written"] for each in found(replace(record, scores=(short, *others)))] == [""]


def test_another_ranking_is_told_and_so_is_one_of_a_game_that_goes_on(record: Record) -> None:
    (told,) = found(replace(record, places=record.places[::-1]))
    assert told.code is DiscrepancyCode.PLACES_DIFFER
    unfinished = replace(record, entries=record.entries[:9], scores=(), places=())
    assert found(unfinished) == []
    assert not check_record(unfinished).over
    assert [each.part for each in found(replace(unfinished, places=record.places))] == [Part.PLACES]


def test_names_and_versions_that_do_not_fit_are_told(record: Record) -> None:
    assert [each.code for each in found(replace(record, names=("one",)))] == [DiscrepancyCode.NAMES_DIFFER]
    newer = replace(record, rules_version=RULES_VERSION + 1)
    assert [each.code for each in found(newer)] == [DiscrepancyCode.NEWER_RULES]


def test_every_discrepancy_has_its_parameters() -> None:
    assert set(DISCREPANCY_PARAMETERS) == set(DiscrepancyCode)


HEAD = "record\nplayers 2\n"


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("", NotationCode.MISSING, 1),
        ("record", NotationCode.MISSING, 1),
        ("players 2", NotationCode.EXPECTED, 1),
        (HEAD + "preset dutch\nA: draw", NotationCode.NO_SUCH_RULES, 3),
        (HEAD + "dealer B\nvariants dance", NotationCode.NO_SUCH_RULES, 4),
        (HEAD + "what", NotationCode.NO_SUCH_STATEMENT, 3),
        (HEAD + "C: draw", NotationCode.NO_SUCH_PLAYER, 3),
        (HEAD + "A draw", NotationCode.EXPECTED, 3),
        (HEAD + "A: draw;\n   discard R13", NotationCode.EXPECTED, 4),
        (HEAD + "A: draw R5 R6", NotationCode.UNEXPECTED, 3),
        (HEAD + "deal R5 x", NotationCode.UNEXPECTED, 3),
        (HEAD + "deal salt x R5", NotationCode.EXPECTED, 3),
        (HEAD + "names Anna", NotationCode.EXPECTED, 3),
        (HEAD + "scores B 3/3", NotationCode.EXPECTED, 3),
        (HEAD + "dealer C", NotationCode.NO_SUCH_PLAYER, 3),
        ("record\ndealer G", NotationCode.NO_SUCH_PLAYER, 2),
        (HEAD + "rules 1 2", NotationCode.UNEXPECTED, 3),
    ],
)
def test_a_record_that_cannot_be_read_is_told_with_its_line(text: str, code: NotationCode, line: int) -> None:
    with pytest.raises(NotationError) as raised:
        parse_record(text)
    assert (raised.value.code, raised.value.line) == (code, line)


def test_a_record_of_a_game_with_a_choice_before_play_has_a_line_for_each_choice() -> None:
    ruleset = Ruleset(phase_choice=PhaseChoice.BEFORE_PLAY)
    entries = (
        Entry(CHANCE, Deal(deck(ruleset))),
        Entry(Seat(1), ChoosePhase(3)),
        Entry(Seat(0), ChoosePhase(0)),
        Entry(Seat(1), Draw()),
    )
    record = completed(Record(ruleset, 2, Seat(0), entries=entries))
    text = record_text(record)
    assert text.splitlines()[-3:] == ["B: choose 4", "A: choose 1", "B: draw B10"]
    assert parse_record(text) == record
