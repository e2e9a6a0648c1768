"""The rulings about scoring and ending, on the sheet, by every preset: E56–E58, E61, E62, V01, V03, V05, V06, V08."""

import pytest

from tenphases.scoresheet.document import Left
from tenphases.scoresheet.doubts import points_left
from tenphases.scoresheet.reckoning import account
from tenphases.variants import PRESETS
from tests.scoresheet.writing import blank, codes, ended, played, totals

every_preset = pytest.mark.parametrize("preset", PRESETS)
NINE = ["L5 L5 L5"] * 9
"""Nine rounds in which everyone lays (nobody is marked as out)."""


@every_preset
def test_E56_a_hand_counts_what_its_cards_count(preset: str) -> None:
    sheet = blank(3, preset)
    assert points_left(sheet.ruleset, Left(low=2, high=2, skips=1, wilds=1)) == 70
    found = account(played(sheet, "L70 L5 L0"))
    assert totals(found) == [70, 5, 0]
    assert found.rounds[1].cells[0].open == (1,)


@every_preset
def test_E57_fifty_points_without_a_phase_leave_the_phase_to_be_made(preset: str) -> None:
    found = account(played(blank(3, preset), "50 L5 L0"))
    assert totals(found) == [50, 5, 0]
    assert [cell.phase for cell in found.rounds[1].cells] == [0, 1, 1]


@every_preset
def test_E58_who_went_out_has_nothing_whether_written_as_zero_or_marked(preset: str) -> None:
    for word in ("L0", "out"):
        found = account(played(blank(2, preset), "L35 L20", f"{word} L5"))
        assert totals(found) == [35, 25]
        assert found.rounds[1].complete


@every_preset
def test_E61_whoever_completes_the_last_phase_in_the_same_round_counts_too(preset: str) -> None:
    found = played(blank(3, preset), *NINE, "L30 L0 25")
    if preset == "danish":
        # The first to lay has won on the spot; that both are marked is doubted.
        assert ended(found) == ("laid_last", [[0, 1], [2]])
        assert totals(account(found)) == [45, 45, 45]
        assert codes(found) >= {"several_laid_first"}
    else:
        assert ended(found) == ("completed", [[1], [0], [2]])


@pytest.mark.parametrize("preset", [name for name in PRESETS if name != "danish"])
def test_E62_two_with_equal_points_play_on_alone(preset: str) -> None:
    tie = played(blank(3, preset, dealer=2), *NINE, "L0 L0 25")
    found = account(tie)
    assert found.ending is None
    assert found.tied == (0, 1)
    row = found.rounds[-1]
    assert row.tie_break
    assert row.number == 11
    assert [cell.plays for cell in row.cells] == [True, True, False]
    assert [cell.phase for cell in row.cells] == [9, 9, None]
    decided = played(tie, *["- - -"] * 10, "- L -" if preset == "dutch" else "- out -")
    assert ended(decided) == ("laid_first" if preset == "dutch" else "out_first", [[1], [0], [2]])
    assert totals(account(decided)) == [45, 45, 70]


def test_E62_under_danish_one_wins_at_the_last_lay_and_there_is_no_tie() -> None:
    sheet = played(blank(3, "danish"), *NINE, "L - -")
    assert ended(sheet) == ("laid_last", [[0], [1, 2]])
    assert not account(sheet).tied


@every_preset
def test_V01_after_phase_2_comes_phase_4_and_phase_10_is_the_fifth(preset: str) -> None:
    sheet = played(blank(2, preset, ["even"]), "L0 5")
    found = account(sheet)
    assert [cell.phase for cell in found.rounds[1].cells] == [1, 0]
    assert found.rounds[1].number == 2
    reason = "laid_last" if preset == "danish" else "completed"
    assert ended(played(blank(2, preset, ["even"]), *["L0 5"] * 5)) == (reason, [[0], [1]])


@every_preset
def test_V03_phase_5_completes_a_short_game_and_ties_are_played_on_it(preset: str) -> None:
    sheet = played(blank(3, preset, ["short-5"]), *["L5 L5 10"] * 4, "L0 L0 10")
    if preset == "danish":
        assert ended(sheet) == ("laid_last", [[0, 1], [2]])
        return
    found = account(sheet)
    assert found.tied == (0, 1)
    assert found.rounds[-1].cells[0].phase == 4


@every_preset
def test_V05_after_ten_rounds_the_lowest_total_wins_and_a_tie_is_played_on_phase_10(preset: str) -> None:
    nine = blank(3, preset, ["ten-rounds"])
    sheet = played(nine, *["5 5 L0"] * 9, "L0 L0 50")
    assert [cell.phase for cell in account(sheet).rounds[4].cells] == [4, 4, 4]
    assert account(sheet).tied == (0, 1)
    assert account(sheet).rounds[-1].cells[1].phase == 9
    assert ended(played(nine, *["5 5 L0"] * 9, "L0 5 50")) == ("rounds_played", [[0], [1, 2]])
    assert ended(played(nine, *["5 5 L0"] * 9, "10 L0 0")) == ("rounds_played", [[2], [1], [0]])


@every_preset
def test_V06_picking_phases_the_one_named_is_done_and_cannot_be_done_again(preset: str) -> None:
    sheet = played(blank(2, preset, ["pick-a-phase"]), "L1/0 5", "L4/0 5", "L6/0 5")
    found = account(sheet)
    assert found.rounds[-1].cells[0].open == (1, 2, 4, 6, 7, 8, 9)
    assert found.rounds[-1].cells[1].phase is None
    again = account(played(sheet, *["- -"] * 3, "L6/0 L5/5"))
    assert again.rounds[3].cells[0].done == (0, 3, 5)
    assert again.rounds[3].cells[1].done == (4,)
    assert codes(played(sheet, *["- -"] * 3, "L6/0 L5/5")) == {"phase_done"}


@every_preset
def test_V08_who_is_done_sits_out_with_nothing_until_everyone_is(preset: str) -> None:
    sheet = played(blank(3, preset, ["play-it-out", "short-5"], dealer=0), *["L0 L10 5"] * 4, "L0 10 L5")
    found = account(sheet)
    assert found.ending is None
    assert [cell.plays for cell in found.rounds[5].cells] == [False, True, True]
    assert [row.dealer for row in found.rounds] == [0, 1, 2, 0, 1, 2]
    on = played(sheet, *["- - -"] * 5, "- L0 L5", "- - L10", "- - L5")
    assert [row.dealer for row in account(on).rounds[5:]] == [2, 2, 2, 2]
    assert ended(played(on, *["- - -"] * 8, "- - L0")) == ("all_finished", [[0], [2], [1]])


@pytest.mark.parametrize("preset", [name for name in PRESETS if name != "danish"])
def test_R11_2_a_blocked_tie_break_round_is_played_again(preset: str) -> None:
    tie = [*["L5 L5 30"] * 9, "L0 L0 30"]
    blocked = "no no -" if preset == "dutch" else "20 35 -"
    found = account(played(blank(3, preset), *tie, blocked))
    assert found.tied == (0, 1)
    assert [row.tie_break for row in found.rounds[-2:]] == [True, True]
    decided = played(blank(3, preset), *tie, blocked, "L - -" if preset == "dutch" else "out - -")
    assert ended(decided) == ("laid_first" if preset == "dutch" else "out_first", [[0], [1], [2]])
    assert totals(account(decided)) == [45, 45, 300]


@every_preset
def test_R11_1_a_shared_win_is_told_as_shared(preset: str) -> None:
    sheet = blank(3, preset, switches={"tie_break": "shared"})
    found = played(sheet, *NINE, "L0 L0 25")
    assert ended(found) == ("laid_last" if preset == "danish" else "shared", [[0, 1], [2]])
