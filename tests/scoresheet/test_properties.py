"""What holds of every sheet: the order of entries means nothing, corrections leave nothing behind, files come back."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tenphases.rules.ruleset import End
from tenphases.scoresheet.document import Cell, Change, Entry, Sheet, heads, history, written
from tenphases.scoresheet.doubts import doubts
from tenphases.scoresheet.merge import joined, latest, merged
from tenphases.scoresheet.reading import read_sheet, sheet_text
from tenphases.scoresheet.reckoning import account
from tenphases.scoresheet.table import csv_text, read_csv
from tests.scoresheet.sheets import plain_rounds, some_cell, some_sheet
from tests.scoresheet.writing import blank, cell, played, totals, wrote

seeds = st.integers(0, 2**32)


def made(seed: int) -> tuple[Sheet, list[Entry], list[Change]]:
    return some_sheet(random.Random(seed))


@given(seeds)
def test_any_order_of_entries_and_changes_gives_the_same_sheet(seed: int) -> None:
    rng = random.Random(seed)
    sheet, entries, changes = made(seed)
    whole = merged(sheet, entries, changes)
    grown = sheet
    acts: list[Entry | Change] = [*entries, *changes, *entries]
    rng.shuffle(acts)
    for act in acts:
        grown = merged(grown, [act]) if isinstance(act, Entry) else merged(grown, (), [act])
    assert grown == whole


@given(seeds)
def test_joining_copies_is_commutative_associative_and_idempotent(seed: int) -> None:
    rng = random.Random(seed)
    sheet, entries, changes = made(seed)
    one, two, three = (
        merged(sheet, [e for e in entries if rng.random() < 0.6], [c for c in changes if rng.random() < 0.6])
        for _ in range(3)
    )
    assert joined(one, two) == joined(two, one)
    assert joined(joined(one, two), three) == joined(one, joined(two, three))
    assert joined(one, one) == one
    assert joined(joined(one, two), two) == joined(one, two)


def test_two_acts_with_one_id_are_settled_the_same_way_everywhere() -> None:
    one, two = Entry("x", 0, 0, Cell(points=5)), Entry("x", 0, 0, Cell(points=10))
    sheet = blank()
    assert merged(sheet, [one, two]) == merged(sheet, [two, one])
    assert len(merged(sheet, [one, two]).entries) == 1


def test_two_different_sheets_are_not_joined() -> None:
    with pytest.raises(ValueError, match="other"):
        joined(blank(), replace(blank(), id="other"))


@given(seeds)
def test_corrections_in_any_order_give_the_sheet_of_the_final_entries(seed: int) -> None:
    rng = random.Random(seed)
    sheet, _, _ = made(seed)
    players = len(sheet.names)
    final = plain_rounds(rng, sheet.ruleset, players, rng.randrange(1, 8))
    places = [(at, player) for at in range(len(final)) for player in range(players)]
    direct = sheet
    for at, player in places:
        direct = wrote(direct, at, player, final[at][player])
    crooked = sheet
    for at, player in rng.choices(places, k=12):
        crooked = wrote(crooked, at, player, some_cell(rng, sheet.ruleset))
    rng.shuffle(places)
    for at, player in places:
        crooked = wrote(crooked, at, player, final[at][player])
    assert account(crooked) == account(direct)
    assert doubts(crooked, account(crooked)) == doubts(direct, account(direct))


@given(seeds)
def test_a_file_comes_back_as_the_same_sheet(seed: int) -> None:
    sheet = merged(*made(seed))
    assert read_sheet(sheet_text(sheet)) == sheet
    assert sheet_text(read_sheet(sheet_text(sheet))) == sheet_text(sheet)


@given(seeds, st.sampled_from((",", ";", "\t")))
def test_a_table_comes_back_with_the_same_cells(seed: int, separator: str) -> None:
    sheet = merged(*made(seed))
    ids = iter(range(10_000))
    back = read_csv(csv_text(sheet, separator), lambda: f"n{next(ids)}").sheet
    assert back.names == sheet.names
    assert (back.ruleset, back.preset, back.variants) == (sheet.ruleset, sheet.preset, sheet.variants)
    assert (back.dealer, back.begun, back.closed) == (sheet.dealer, sheet.begun, sheet.closed)
    mine, theirs = cells(sheet), cells(back)
    assert {place: replace(each, phase=None) for place, each in mine.items()} == {
        place: replace(each, phase=None) for place, each in theirs.items()
    }
    assert account(back).ending == account(sheet).ending
    assert csv_text(back, separator) == csv_text(sheet, separator)


def cells(sheet: Sheet) -> dict[tuple[int, int], Cell]:
    return {place: held.entry.cell for place, held in written(sheet).items() if not held.entry.cell.empty}


@given(seeds)
def test_the_account_of_any_sheet_is_whole(seed: int) -> None:
    sheet = merged(*made(seed))
    found = account(sheet)
    everyone = set(range(len(sheet.names)))
    assert [row.number for row in found.rounds] == list(range(1, len(found.rounds) + 1))  # L34
    for row in found.rounds:
        assert row.cells[row.dealer].plays
        last = row.number == len(found.rounds)
        # With everyone finished the game is over, even if points are still missing.
        unsure = sheet.closed or sheet.ruleset.end is End.ALL_FINISHED
        assert row.complete or found.ending is None or not last or unsure
    if found.ending is not None:
        assert sorted(seat for place in found.ending.places for seat in place) == sorted(everyone)
        assert found.tied == ()
    for before, after in zip(found.rounds, found.rounds[1:], strict=False):
        for one, two in zip(before.cells, after.cells, strict=True):
            assert set(one.done) <= set(two.done)
            assert one.total <= two.total  # L32: points never go down


def test_L32_zero_is_a_score_and_an_edit_moves_every_total_after_it() -> None:
    sheet = played(blank(2), "L0 45", "5 L0", "L0 20")
    assert [row.cells[1].total for row in account(sheet).rounds] == [45, 45, 65, 65]
    sheet = wrote(sheet, 0, 1, Cell(points=0))
    assert [row.cells[1].total for row in account(sheet).rounds] == [0, 0, 20, 20]
    assert account(sheet).rounds[0].complete


def test_L32_taking_back_writes_what_was_there_before_and_keeps_the_history() -> None:
    sheet = played(blank(2), "L0 45")
    undone = wrote(wrote(sheet, 0, 1, cell("L20")), 0, 1, cell("45"))
    assert account(undone) == account(sheet)
    assert [entry.cell for entry in history(undone, 0, 1)] == [cell("45"), cell("L20"), cell("45")]
    emptied = wrote(sheet, 0, 1, Cell())
    assert totals(account(emptied)) == [0, 0]
    assert not account(emptied).rounds[0].complete


def test_a_correction_answers_what_its_writer_had_seen_and_nothing_else() -> None:
    sheet = played(blank(2), "L0 45")
    assert len(heads(sheet, 0, 1)) == 1
    late = Entry("late", 0, 1, Cell(points=40), at=latest(sheet) + 5)
    both = merged(wrote(sheet, 0, 1, Cell(points=50)), [late])
    assert len(heads(both, 0, 1)) == 2
    assert heads(wrote(both, 0, 1, Cell(points=50)), 0, 1) != heads(both, 0, 1)


def test_entries_that_answer_each_other_or_other_cells_hide_nothing() -> None:
    circle = [Entry("a", 0, 0, Cell(points=5), ("b",), at=1), Entry("b", 0, 0, Cell(points=10), ("a", "b"), at=2)]
    assert totals(account(merged(blank(), circle))) == [10, 0]
    other = [Entry("a", 0, 0, Cell(points=5), at=1), Entry("b", 0, 1, Cell(points=10), ("a",), at=2)]
    assert totals(account(merged(blank(), other))) == [5, 10]


def test_changes_of_names_dealer_and_rules_count_by_time() -> None:
    first = Change("a", player=1, name="Benno", dealer=1, at=1)
    later = Change("b", player=1, name="Bo", closed=True, at=2)
    sheet = merged(blank(2), (), [later, first])
    assert sheet.names == ("Anna", "Bo")
    assert sheet.dealer == 1
    assert sheet.closed
    assert not merged(sheet, (), [Change("c", closed=False, at=3)]).closed
    assert merged(sheet, (), [Change("d", player=4, name="Nobody", dealer=5, at=4)]).names == sheet.names


def test_a_game_ended_early_is_ranked_by_phases_and_then_points() -> None:
    sheet = replace(played(blank(3), "L0 L20 50", "L30 20 L0"), closed=True)
    ending = account(sheet).ending
    assert ending is not None
    assert ending.places == ((0,), (1,), (2,))
    level = account(replace(played(blank(3), "L0 L20 L20"), closed=True)).ending
    assert level is not None
    assert level.places == ((0,), (1, 2))


def test_a_game_ended_early_during_a_tie_break_is_shared_by_who_was_tied() -> None:
    tie = blank(3, switches={"phases": ("set3",)})
    ending = account(replace(played(tie, "L5 L5 0"), closed=True)).ending
    assert ending is not None
    assert ending.places == ((0, 1), (2,))
