"""Each doubt (R17.3) by itself: when it is raised, where, and that its writer can stand by the cell."""

import pytest
from msgspec.structs import replace

from tenphases.scoresheet.document import Cell, Entry, Left, Sheet
from tenphases.scoresheet.doubts import Doubt, DoubtCode, doubts, likely_laid, most_points
from tenphases.scoresheet.merge import merged
from tenphases.scoresheet.reckoning import account
from tests.scoresheet.writing import blank, cell, codes, doubted, played, wrote

PLAIN = "L0 45 L20"


def only(sheet: Sheet) -> Doubt:
    """Return the one thing that is doubted."""
    found = doubts(sheet, account(sheet))
    assert len(found) == 1, found
    return found[0]


def test_a_round_as_it_is_at_most_tables_raises_no_doubt() -> None:
    assert doubted(played(blank(3), PLAIN, "10 L0 L5")) == []


def test_a_round_that_is_still_being_written_raises_no_doubt() -> None:
    assert doubted(played(blank(3), PLAIN, "- 45 -")) == []
    assert doubted(blank(3)) == []


def test_points_that_are_no_multiple_of_five() -> None:
    assert only(played(blank(3), "L0 47 L20")) == Doubt(DoubtCode.NOT_A_SCORE, 1, 1, 5)


def test_what_is_a_possible_score_depends_on_what_cards_count() -> None:
    odd = blank(3, switches={"points.low": 1})
    assert doubted(played(odd, "L0 47 L20")) == []
    assert doubted(
        played(blank(2, switches={f"points.{kind}": 0 for kind in ("low", "high", "skip", "wild")}), "L0 0")
    ) == [
        ("several_out", 1, 0),
        ("out_without_phase", 1, 1),
        ("several_out", 1, 1),
    ]


def test_nobody_went_out() -> None:
    assert only(played(blank(3), "L5 45 L20")) == Doubt(DoubtCode.NOBODY_OUT, 1)


def test_a_blocked_round_in_which_nobody_went_out_can_be_confirmed() -> None:
    sheet = played(blank(2), "L5 45")
    for player, points in enumerate((5, 45)):
        sheet = wrote(sheet, 0, player, Cell(points=points, laid=not player, sure=True))
    assert doubted(sheet) == []


def test_more_than_one_went_out() -> None:
    assert doubted(played(blank(3), "L0 L0 20")) == [("several_out", 1, 0), ("several_out", 1, 1)]


def test_out_without_a_phase() -> None:
    assert doubted(played(blank(2), "0 45")) == [("out_without_phase", 1, 0)]
    assert doubted(played(blank(2), "out 45")) == [("out_without_phase", 1, 0)]


def test_out_with_points() -> None:
    sheet = wrote(played(blank(2), "- 45"), 0, 0, Cell(points=10, laid=True, out=True))
    assert only(sheet).code == "out_with_points"


def test_more_than_a_hand_can_count() -> None:
    assert most_points(blank(2).ruleset, 10) == 8 * 25 + 2 * 15
    assert doubted(played(blank(2), "L0 230")) == []
    assert only(played(blank(2), "L0 235")) == Doubt(DoubtCode.MORE_THAN_A_HAND, 1, 1, 230)


def test_more_than_is_left_of_a_hand_once_the_phase_is_down() -> None:
    assert doubted(played(blank(2), "L0 L100")) == []  # four wilds
    assert only(played(blank(2), "L0 L105")) == Doubt(DoubtCode.MORE_THAN_A_HAND, 1, 1, 100)


@pytest.mark.parametrize(("left", "laid", "code"), [(Left(low=11), False, 10), (Left(low=5), True, 4)])
def test_more_cards_than_a_hand_has(left: Left, code: int, *, laid: bool) -> None:
    sheet = wrote(played(blank(2), "L0 -"), 0, 1, Cell(points=left.low * 5, laid=laid, left=left))
    assert only(sheet) == Doubt(DoubtCode.TOO_MANY_CARDS, 1, 1, code)


def test_points_other_than_the_cards_counted() -> None:
    sheet = wrote(played(blank(2), "L0 -"), 0, 1, Cell(points=30, laid=True, left=Left(low=1, wilds=1, high=1)))
    assert only(sheet) == Doubt(DoubtCode.LEFT_DIFFERS, 1, 1, 40)


def test_points_missing_once_the_game_has_gone_on() -> None:
    assert doubted(played(blank(3), "L0 - L5")) == []
    assert doubted(played(blank(3), "L0 - L5", "L0 5 5")) == [("points_missing", 1, 1)]
    assert doubted(played(blank(2), "L0 5", "- -", "L0 5")) == [("points_missing", 2, 0), ("points_missing", 2, 1)]
    assert doubted(replace(played(blank(3), "L0 - L5"), closed=True)) == [("points_missing", 1, 1)]


def test_a_phase_that_is_not_named_where_players_choose() -> None:
    pick = blank(2, variants=["pick-a-phase"])
    assert doubted(played(pick, "L0 5")) == [("phase_unnamed", 1, 0)]
    assert doubted(played(pick, "L3/0 5")) == []
    assert doubted(played(blank(2, variants=["pick-a-phase"], switches={"phases": ("set3",)}), "L0 5")) == []


def test_a_phase_that_was_done_before() -> None:
    pick = blank(2, variants=["pick-a-phase"])
    assert doubted(played(pick, "L3/0 5", "L3/0 5")) == [("phase_done", 2, 0)]


def test_a_correction_of_an_earlier_round_can_make_a_later_one_doubtful_and_right_again() -> None:
    sheet = played(blank(2, variants=["pick-a-phase"]), "L3/0 5", "L4/0 5")
    assert doubted(wrote(sheet, 0, 0, cell("L4/0"))) == [("phase_done", 2, 0)]
    assert doubted(wrote(wrote(sheet, 0, 0, cell("L4/0")), 0, 0, cell("L2/0"))) == []


def test_who_sits_out_cannot_have_points() -> None:
    sheet = played(blank(3, variants=["play-it-out"], switches={"phases": ("set3",)}), "L0 5 5", "5 L0 5")
    assert doubted(sheet) == [("not_in_round", 2, 0)]


def test_entries_after_the_end_are_named_and_count_nothing() -> None:
    one = blank(2, switches={"phases": ("set3",)})
    sheet = played(one, "L0 5", "L0 5")
    assert doubted(sheet) == [("after_the_end", 2, 0), ("after_the_end", 2, 1)]
    assert account(sheet) == account(played(one, "L0 5"))


def test_two_who_wrote_otherwise_at_once() -> None:
    sheet = merged(
        played(blank(2), "L0 -"),
        [Entry("a", 0, 1, Cell(points=40), at=90), Entry("b", 0, 1, Cell(points=45), at=91)],
    )
    assert doubted(sheet) == [("two_writers", 1, 1)]
    assert account(sheet).standings[1].total == 45
    assert doubted(wrote(sheet, 0, 1, Cell(points=40))) == []


def test_two_who_wrote_the_same_at_once_are_no_rivals() -> None:
    same = [Entry("a", 0, 1, Cell(points=40), at=90), Entry("b", 0, 1, Cell(points=40), at=91)]
    assert doubted(merged(played(blank(2), "L0 -"), same)) == []


def test_two_cannot_both_have_been_first_to_lay_the_last_phase() -> None:
    one = blank(3, "danish", switches={"phases": ("set3",)})
    assert doubted(played(one, "L L -")) == [("several_laid_first", 1, 0), ("several_laid_first", 1, 1)]
    tie = blank(3, "dutch", switches={"phases": ("set3",)})
    level = played(tie, "L5 L5 10", "L L -")
    assert ("several_laid_first", 2, 0) in doubted(level)


def test_a_tie_break_round_that_says_no_winner_before_another() -> None:
    tie = blank(3, switches={"phases": ("set3",)})
    sheet = played(tie, "L0 L0 10", "5 - -", "out - -")
    assert ("tie_unbroken", 2, None) in doubted(sheet)
    assert ("several_out", 1, 0) in doubted(sheet)


def test_in_a_tie_break_round_a_mark_for_the_winner_is_enough() -> None:
    tie = blank(3, switches={"phases": ("set3",)})
    sheet = played(tie, "L5 L5 10", "out - -")
    assert doubted(sheet) == [("nobody_out", 1, None)]


def test_who_stands_by_a_cell_is_not_asked_again_until_it_is_changed() -> None:
    sheet = wrote(played(blank(2), "L0 47"), 0, 1, Cell(points=47, laid=False, sure=True))
    assert doubted(sheet) == []
    assert codes(wrote(sheet, 0, 1, Cell(points=48, laid=False))) == {"not_a_score"}


def test_L33_points_only_suggest_whether_the_phase_was_laid() -> None:
    rules = blank(2).ruleset
    assert likely_laid(rules, 45)
    assert not likely_laid(rules, 50)
    both = played(blank(2), "L0 L55", "L0 45")
    assert doubted(both) == []
    assert [standing.phases for standing in account(both).standings] == [2, 1]


def test_doubts_change_nothing_in_the_account() -> None:
    found = account(played(blank(3), "L0 L0 47"))
    assert [standing.total for standing in found.standings] == [0, 0, 47]
