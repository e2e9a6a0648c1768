"""The referee: moves judged in turn, unknown cards, and what a file expects."""

import pytest

from tenphases.rules.notation.errors import NotationCode
from tenphases.rules.notation.possible import FaultCode
from tenphases.rules.refusals import Code, FindingCode
from tenphases.terminal.judging import ALL, LEGAL, NOT_JUDGED, NOT_LEGAL, Ruling, checked, judge_text, status
from tenphases.terminal.referee import DOUBT_PARAMETERS, Answer, DoubtCode, Verdict
from tenphases.variants import PRESETS

HEAD = "players 3\ndealer C\n"


def ruling(text: str, preset: str = "") -> Ruling:
    (found,), errors = judge_text(text, preset)
    assert not errors
    return found


def answers(text: str, preset: str = "") -> list[Answer]:
    found = ruling(text, preset)
    assert not found.impossible, found
    for judged in found.moves:
        doubt = judged.answer.doubt
        assert doubt is None or set(doubt.about) == set(DOUBT_PARAMETERS[doubt.code])
    return [judged.answer for judged in found.moves]


def verdicts(text: str) -> list[str]:
    """A word for each move: its verdict, or the code of why not."""
    told: list[str] = []
    for answer in answers(text):
        why = answer.refusal or answer.doubt or answer.error
        told.append(why.code if why else answer.verdict)
    return told


def happened(text: str) -> list[str]:
    return [happening.text for answer in answers(text) for happening in answer.happenings]


def test_a_refused_move_leaves_the_position_as_it_was() -> None:
    text = HEAD + "turn A draw\nhand A R5 R6 + 8\ndiscard-pile G1"
    assert verdicts(text + "\nA: discard R5\nA: take; take\nA: discard R5\nA: discard R6") == [
        Code.DRAW_FIRST,
        Verdict.LEGAL,
        Code.ALREADY_DRAWN,
        Verdict.LEGAL,
        Code.NOT_YOUR_TURN,
    ]


def test_a_move_that_cannot_be_read_is_not_judged_and_changes_nothing() -> None:
    text = HEAD + "turn A play\nhand A R5 + 10\nA: discard R13\nA: dance\nA: discard R5 now\nA: discard R5"
    assert verdicts(text) == [
        NotationCode.EXPECTED,
        NotationCode.NO_SUCH_MOVE,
        NotationCode.UNEXPECTED,
        Verdict.LEGAL,
    ]
    assert status(*judge_text(text)) == NOT_JUDGED


def test_a_move_names_unknown_cards_of_its_players_hand() -> None:
    text = (
        HEAD + "turn A play\nhand A R5 R5 + 9\nA: lay set(R5 R5 B5) set(G6 Y6 W)\nA: discard R9\nB: draw\nB: discard W"
    )
    assert verdicts(text) == [Verdict.LEGAL] * 4
    assert ruling(text).moves[0].answer.move == "lay set(R5 R5 B5) set(G6 Y6 W=6)"
    assert ruling(text).moves[2].answer.happenings[0].text == "B drew ?"


def test_a_player_who_does_not_play_is_told() -> None:
    assert verdicts(HEAD + "turn A draw\nD: draw\nA: draw") == [NotationCode.NO_SUCH_PLAYER, Verdict.LEGAL]


def test_no_more_cards_are_named_than_there_are() -> None:
    text = HEAD + "turn A play\nhand A 11\nhand B R5 R5 + 8\nA: discard R5\nA: lay set(B5 B5 B5) set(G5 G5 G5)"
    assert verdicts(text) == [Code.NOT_IN_HAND, Code.NOT_IN_HAND]


def test_a_draw_may_name_the_card() -> None:
    text = HEAD + "turn A draw\nhand B R5 R5 + 8\ndraw-pile G1 + 30\n"
    assert verdicts(text + "A: draw G1") == [Verdict.LEGAL]
    assert verdicts(text + "A: draw G2\nA: draw") == [DoubtCode.OTHER_CARD, Verdict.LEGAL]
    unknown = text.replace("G1 + 30", "30")
    assert happened(unknown + "A: draw G2") == ["A drew G2"]
    assert verdicts(unknown + "A: draw R5") == [DoubtCode.NO_SUCH_CARD_LEFT]


def test_an_unknown_discard_may_be_a_skip_so_it_has_to_be_named_to_be_taken() -> None:
    text = HEAD + "turn A draw\n"
    assert verdicts(text + "A: take\nA: take S\nA: take R5") == [
        DoubtCode.UNKNOWN_TOP,
        Code.SKIP_NOT_TAKEN,
        Verdict.LEGAL,
    ]
    assert happened("switch take_skip true\n" + text + "A: take") == ["A took ?"]
    assert verdicts(text + "hand B R5 R5 + 8\nA: take R5") == [DoubtCode.NO_SUCH_CARD_LEFT]
    assert verdicts(text + "discard-pile 0\nA: take") == [Code.DISCARD_PILE_EMPTY]


def test_the_referee_shuffles_when_the_pile_is_empty_and_knows_no_order() -> None:
    text = HEAD + "turn A draw\ndraw-pile 0\ndiscard-pile R1 G2 G3\n"
    assert happened(text + "A: draw") == ["A finds the pile empty", "reshuffled 2", "A drew ?"]
    assert happened(text + "A: draw G3") == ["A finds the pile empty", "reshuffled G3 + 1", "A drew G3"]
    assert verdicts(text + "A: draw B9") == [DoubtCode.NO_SUCH_CARD_LEFT]
    assert verdicts(text.replace("G2 G3", "+ 2") + "A: draw B9") == [Verdict.LEGAL]


def test_chance_may_shuffle_in_its_own_order() -> None:
    text = HEAD + "turn A draw\ndraw-pile 0\ndiscard-pile R1 G2 G3 G4\n"
    assert happened(text + "A: draw\nreshuffle G4 rest") == [
        "A finds the pile empty",
        "reshuffled G4 G3 G2",
        "A drew G4",
    ]
    assert verdicts(text + "A: draw\nreshuffle G4\nreshuffle R9 rest") == [
        Verdict.LEGAL,
        Code.WRONG_ORDER,
        Code.WRONG_ORDER,
    ]


LAST = HEAD + "turn A play\nlaid A\nhand A R9\n"


def test_points_that_hang_on_unknown_cards_are_unknown() -> None:
    text = LAST + "hand B R1 R2 + 2\nlaid B\nhand C R5\nlaid C\ntotal C 10\nA: discard R9"
    assert happened(text)[-1] == "scored A 0/0, B ?/? for R1 R2 + 2, C 5/15 for R5"
    assert ruling(text).moves[-1].answer.happenings[-1].event is None
    follow = text + "\n  > total B ?\n  > total C 15\ndeal rest\n  > total B ?\n  > total A 0"
    assert checked(*judge_text(follow)) == LEGAL


def test_the_end_of_a_game_is_told_only_if_no_unknown_card_can_change_it() -> None:
    finishing = LAST.replace("laid A", "phase A 10\nlaid A") + "phase B 10\nlaid B\n"
    sure = finishing + "hand B 1\ntotal B 100\nhand C R5\nlaid C\nA: discard R9"
    assert happened(sure)[-2:] == ["scored A 0/0, B ?/? for 1, C 5/5 for R5", "ended A, B, C"]
    assert not answers(sure)[-1].open
    behind = finishing + "total A 30\nhand B 1\ntotal B 0\nhand C R5\nlaid C\nA: discard R9"
    assert happened(behind)[-1] == "ended B, A, C"
    unsure = finishing + "total A 20\nhand B 2\ntotal B 0\nhand C R5\nlaid C\nA: discard R9\nA: draw"
    assert happened(unsure)[-1] == "scored A 0/20, B ?/? for 2, C 5/5 for R5"
    assert [answer.open for answer in answers(unsure)] == [True, False]
    assert verdicts(unsure) == [Verdict.LEGAL, DoubtCode.OPEN_ENDING]


def test_what_one_round_leaves_unknown_is_still_unknown_in_the_next() -> None:
    text = (
        LAST.replace("laid A", "phase A 9\nlaid A")
        + "hand B 2\nlaid B\nhand C R5\nlaid C\nA: discard R9\n"
        + "deal rest\n  > total B ?"
    )
    assert checked(*judge_text(text)) == LEGAL


def test_a_round_that_is_cut_short_gives_no_points_whatever_is_held() -> None:
    text = "switch end on_lay\n" + HEAD + "turn A play\nphase A 10\nA: lay set(R5 R5 B5 B5 W) set(R7 B7 G7)"
    assert happened(text)[-2:] == ["scored A 0/0 for 3, B 0/0 for 10, C 0/0 for 10", "ended A, B C"]


def test_a_position_that_cannot_be_is_not_judged_and_every_reason_is_told() -> None:
    found = ruling(HEAD + "turn A play\nhand A R5 R5 R5 + 9\ntotal B 3\nA: draw")
    assert [fault.code for fault in found.faults] == [
        FaultCode.TOO_MANY_OF_CARD,
        FaultCode.HAND_TOO_LARGE,
        FaultCode.BAD_TOTAL,
    ]
    assert (found.moves, status((found,), ())) == ((), NOT_JUDGED)
    found = ruling("variants what\nplayers 3\nturn A play\nhand D 3")
    assert [error.code for error in found.errors] == [NotationCode.NO_SUCH_RULES, NotationCode.NO_SUCH_PLAYER]
    found = ruling("players 7\nturn A play")
    assert [finding.code for finding in found.findings] == [FindingCode.TOO_MANY_PLAYERS]


def test_presets_variants_and_single_switches() -> None:
    text = "variants two-wilds even\nswitch hand_size 9\n" + HEAD + "turn A play\nA: draw"
    assert ruling("preset danish\n" + text, "dutch").preset == "danish"
    assert ruling(text, "dutch").preset == "dutch"
    assert [found.preset for found in judge_text(text, ALL)[0]] == list(PRESETS)
    assert [found.preset for found in judge_text("in dutch danish\n" + text, ALL)[0]] == ["dutch", "danish"]
    assert judge_text("except standard\n" + text)[0] == ()


@pytest.mark.parametrize(
    ("expected", "outcome"),
    [
        ("> legal", LEGAL),
        ("> illegal", NOT_LEGAL),
        ("> illegal R3.1", NOT_LEGAL),
        ("> unclear", NOT_LEGAL),
        ("> A discarded R5", LEGAL),
        ("> A discarded R6", NOT_LEGAL),
        ("> B to draw", LEGAL),
        ("> turn B draw", LEGAL),
        ("> hand A 10", LEGAL),
        ("> hand A 11", NOT_LEGAL),
        ("> in dutch: illegal", LEGAL),
        ("> in standard: illegal", NOT_LEGAL),
        ("> legal\n> in standard: illegal", NOT_LEGAL),
        ("> illegal\n> in standard: legal", LEGAL),
        ("> except standard: illegal", LEGAL),
        ("> illegal R3.1\n> in standard: legal\n> A discarded R6", NOT_LEGAL),
        ("", LEGAL),
    ],
)
def test_what_a_file_expects_of_a_legal_move(expected: str, outcome: int) -> None:
    assert checked(*judge_text(HEAD + f"turn A play\nhand A R5 + 10\nA: discard R5\n{expected}")) == outcome


@pytest.mark.parametrize(
    ("expected", "outcome"),
    [
        ("> legal", NOT_LEGAL),
        ("> illegal", LEGAL),
        ("> illegal R3.1", LEGAL),
        ("> illegal draw_first R3.1", LEGAL),
        ("> illegal R3.2", NOT_LEGAL),
        ("> illegal already_drawn", NOT_LEGAL),
        ("> illegal\n> turn A play", NOT_LEGAL),
        ("> in standard: illegal\n> turn A play", LEGAL),
        ("> in standard: illegal\n> in standard: turn A play", NOT_LEGAL),
        ("> in standard: illegal\n> in standard: turn A draw", LEGAL),
        ("", NOT_LEGAL),
    ],
)
def test_what_a_file_expects_of_an_illegal_move(expected: str, outcome: int) -> None:
    if expected == "> illegal\n> turn A play":
        # What is expected besides a verdict of illegality without "in" speaks of the legal case only.
        outcome = LEGAL
    assert checked(*judge_text(HEAD + f"turn A draw\nhand A R5 + 9\nA: discard R5\n{expected}")) == outcome


@pytest.mark.parametrize(
    ("expected", "outcome"),
    [
        ("> impossible hand_too_large", LEGAL),
        ("> impossible", LEGAL),
        ("> impossible hand_empty", NOT_LEGAL),
        ("> in dutch: impossible", NOT_JUDGED),
        ("", NOT_JUDGED),
    ],
)
def test_what_a_file_expects_of_a_position_that_cannot_be(expected: str, outcome: int) -> None:
    assert checked(*judge_text(HEAD + f"turn A play\nhand A 12\n{expected}\nA: draw")) == outcome


def test_what_a_file_expects_of_a_position_that_can_be() -> None:
    text = HEAD + "turn A play\n"
    assert checked(*judge_text(text + "> hand A 11\n> total B 0")) == LEGAL
    assert checked(*judge_text(text + "> hand A 12")) == NOT_LEGAL
    assert checked(*judge_text(text + "> impossible")) == NOT_LEGAL


def test_a_line_of_moves_is_legal_if_all_of_them_are() -> None:
    text = HEAD + "turn A draw\nA: draw; draw; discard R5\n"
    assert checked(*judge_text(text + "> illegal R3.1 already_drawn")) == LEGAL
    assert checked(*judge_text(text + "> legal")) == NOT_LEGAL
    fine = HEAD + "turn A draw\nA: draw R5; discard R5\n> A drew R5\n> A discarded R5"
    assert checked(*judge_text(fine)) == LEGAL


def test_exit_statuses_of_judging() -> None:
    text = HEAD + "turn A draw\n"
    assert status(*judge_text(text + "A: draw")) == LEGAL
    assert status(*judge_text(text + "A: draw\nA: draw")) == NOT_LEGAL
    assert status(*judge_text(text + "A: take")) == NOT_JUDGED
    assert status(*judge_text(text + "A draw")) == NOT_JUDGED
    assert checked(*judge_text(text + "A draw")) == NOT_JUDGED
