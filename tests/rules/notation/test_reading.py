"""Positions as people write them: what may be left out, and what is told of one that cannot be read or cannot be."""

import pytest

from tenphases.rules.moves import CHANCE, Seat
from tenphases.rules.notation.errors import NOTATION_PARAMETERS, WANTED, NotationCode, NotationError
from tenphases.rules.notation.position import position_lines, position_text
from tenphases.rules.notation.possible import FAULT_PARAMETERS, Fault, FaultCode, faults
from tenphases.rules.notation.reading import UnplayableRules, parse_position, read_position
from tenphases.rules.notation.rules import NoSuchRules, Rules, by_value, read_rules
from tenphases.rules.notation.scan import statements
from tenphases.rules.refusals import Code, FindingCode
from tenphases.rules.ruleset import Ruleset
from tenphases.rules.state import Stage

SHORT = """
players 3
turn A play
"""


def errors(text: str) -> list[tuple[NotationCode, int, int]]:
    reading = read_position(statements(text))
    assert reading.state is None
    for error in reading.errors:
        assert set(error.about) == set(NOTATION_PARAMETERS[error.code])
    return [(error.code, error.line, error.column) for error in reading.errors]


def test_what_is_not_said_is_as_usual() -> None:
    state = parse_position(SHORT)
    assert (state.dealer, state.first, state.number) == (0, 1, 1)
    assert [len(player.hand) for player in state.players] == [11, 10, 10]
    assert state.discards == (("?",),)
    assert len(state.draw_pile) == 108 - 31 - 1
    assert parse_position(position_text(state)) == state


def test_whoever_has_groups_on_the_table_has_laid_and_holds_the_fewer_cards() -> None:
    state = parse_position(SHORT + "phase B 2\ntable B set(R2 B2 W) run(R3 B4 G5 Y6)")
    assert (state.players[1].laid, state.players[1].done, len(state.players[1].hand)) == (1, 0b11, 3)


def test_cards_of_which_nothing_is_said_lie_in_the_draw_pile_or_else_aside() -> None:
    assert len(parse_position(SHORT + "draw-pile 0").aside) == 108 - 32
    assert parse_position(SHORT + "draw-pile R5 + 75\naside S").aside == ("S",)
    assert parse_position("players 2\nturn chance deal").aside == ()


def test_piles_are_written_from_the_top() -> None:
    state = parse_position(SHORT + "draw-pile R5 G6 + 2\ndiscard-pile W B1")
    assert state.draw_pile == ("?", "?", "G6", "R5")
    assert state.discards == (("B1", "W"),)


def test_a_waiting_skip_lies_where_the_rules_say_unless_told_otherwise() -> None:
    on_pile = "switch skip_lies on_pile\n"
    for rules, told, in_front in (
        ("", "", True),
        (on_pile, "", False),
        ("", " on-pile", False),
        (on_pile, " in-front", True),
    ):
        state = parse_position(rules + SHORT + f"waiting B{told}")
        assert (state.players[1].skip_waiting, state.players[1].skip_in_front) == (True, in_front)
        assert f"waiting B{told}" in position_lines(state)


def test_a_position_between_rounds_with_a_sheet_and_a_tie_break() -> None:
    text = """players 3
dealer C
round 4 tie-break
turn chance over
first chance
done A 1 2 3 4 5 6 7 8 9 10
hand A 0
total A 50
phase B 3
laid B 3
hand B R5
total B 50
phase C 1
hand C 0
total C 5
melded
dry
idle 2
last-skipped B
draw-pile 0
discard-pile 0
out A
sheet 1 out A: A 10+ 0/50, B 3 5/50, C none 0/5
sheet 2 tie-break: A 10 0/50, B 3+ 0/50, C none 0/5
tied A B
places A, B C
"""
    state = parse_position(text)
    assert (state.stage, state.turn, state.first, state.idle) == (Stage.OVER, CHANCE, CHANCE, 2)
    assert state.sheet[0].phases == (9, 2, None)
    assert state.places == ((Seat(0),), (Seat(1), Seat(2)))
    assert position_text(state) == text


def test_a_tie_break_does_not_add_to_the_phases_done() -> None:
    state = parse_position("players 2\nround 3 tie-break\nturn A play\nphase A 4\nlaid A 10\nhand A R1")
    assert state.players[0].done == 0b111
    assert parse_position(position_text(state)) == state


def test_the_version_of_the_rules_and_who_sits_out() -> None:
    text = "players 4\nrules 0\nturn C draw\nsits-out A B"
    state = parse_position(text)
    assert (state.rules_version, [player.in_round for player in state.players]) == (0, [False, False, True, True])
    assert [len(player.hand) for player in state.players] == [0, 0, 10, 10]
    assert parse_position(position_text(state)) == state


def test_a_place_behind_the_list_has_a_name_too() -> None:
    assert parse_position(SHORT + "chosen A place 3").players[0].chosen == 2


@pytest.mark.parametrize(
    ("text", "code", "line", "column"),
    [
        ("turn A play", NotationCode.MISSING, 1, 1),
        ("players 2", NotationCode.MISSING, 1, 1),
        ("", NotationCode.MISSING, 1, 1),
        (SHORT + "what A", NotationCode.NO_SUCH_STATEMENT, 4, 1),
        (SHORT + "hand D 3", NotationCode.NO_SUCH_PLAYER, 4, 6),
        (SHORT + "hand G 3", NotationCode.NO_SUCH_PLAYER, 4, 6),
        (SHORT + "hand a 3", NotationCode.EXPECTED, 4, 6),
        (SHORT + "hand AB 3", NotationCode.EXPECTED, 4, 6),
        (SHORT + "hand A R5\n  R13", NotationCode.UNEXPECTED, 5, 3),
        (SHORT + "hand A", NotationCode.EXPECTED, 4, 7),
        (SHORT + "hand A R5\nhand A R6", NotationCode.REPEATED, 5, 8),
        (SHORT + "phase A 2\ndone A 1", NotationCode.REPEATED, 5, 8),
        (SHORT + "dealer A\ndealer B", NotationCode.REPEATED, 5, 1),
        (SHORT + "discard-pile R5\ndiscard-pile R6", NotationCode.REPEATED, 5, 14),
        (SHORT + "discard-pile 2: R5", NotationCode.NO_SUCH_PILE, 4, 14),
        (SHORT + "emptied 2", NotationCode.NO_SUCH_PILE, 4, 9),
        (SHORT + "emptied A", NotationCode.NO_SUCH_PILE, 4, 9),
        (SHORT + "pawn A 1", NotationCode.NO_SUCH_SPACE, 4, 9),
        (SHORT + "draw saved", NotationCode.NO_SUCH_STATEMENT, 4, 1),
        ("switch discard_piles 3" + SHORT + "discard-pile 4: R5", NotationCode.NO_SUCH_PILE, 4, 14),
        (SHORT + "phase A 11", NotationCode.NO_SUCH_PHASE, 4, 11),
        (SHORT + "turn B", NotationCode.REPEATED, 4, 1),
        ("players 2\nturn A", NotationCode.EXPECTED, 2, 7),
        (SHORT + "skipped A B", NotationCode.EXPECTED, 4, 11),
        (SHORT + "total A R5", NotationCode.EXPECTED, 4, 9),
        (SHORT + "sheet 1: B 1 0/0", NotationCode.EXPECTED, 4, 12),
        (SHORT + "hand A R5 }", NotationCode.BAD_CHARACTER, 4, 11),
        (SHORT + 'phases "\\q"', NotationCode.BAD_STRING, 4, 8),
        (SHORT + "switch what 3", NotationCode.NO_SUCH_SWITCH, 4, 8),
        (SHORT + "switch wilds many", NotationCode.BAD_VALUE, 4, 14),
        (SHORT + "switch wilds 3\nswitch wilds 4", NotationCode.REPEATED, 5, 8),
        (SHORT + "preset", NotationCode.EXPECTED, 4, 7),
        (SHORT + "preset dutch", NotationCode.NO_SUCH_RULES, 4, 1),
        (SHORT + "preset standard\npreset standard", NotationCode.REPEATED, 5, 1),
        (SHORT + "variants", NotationCode.EXPECTED, 4, 9),
        (SHORT + "switch phase_choice when_laid\nlaid A", NotationCode.MISSING, 5, 1),
    ],
)
def test_what_cannot_be_read_is_told_with_its_place(text: str, code: NotationCode, line: int, column: int) -> None:
    assert (code, line, column) in errors(text)
    with pytest.raises(NotationError):
        parse_position(text)


def test_everything_that_cannot_be_read_is_told_at_once() -> None:
    text = "switch what 3\nvariants odd even\nplayers 2\nturn A play\nhand C 3\nwhat\nhand A }\n"
    assert [line for _, line, _ in errors(text)] == [1, 2, 2, 5, 6, 7]


def test_rules_that_cannot_be_played_are_told_and_nothing_is_made_of_the_position() -> None:
    text = "players 7\nturn A play\nphases set3 + what\nlaid A 1"
    reading = read_position(statements(text))
    assert reading.state is None
    assert {finding.code for finding in reading.findings} == {
        FindingCode.TOO_MANY_PLAYERS,
        FindingCode.UNREADABLE_PHASE,
    }
    with pytest.raises(UnplayableRules) as raised:
        parse_position(text)
    assert raised.value.findings == reading.findings


def test_single_switches_with_values_of_every_kind() -> None:
    text = "switch take_skip true\nswitch max_wilds_laid none\nswitch skip_limit none\nswitch points.skip 20\nphases\n"
    ruleset = by_value(rules_of(text))
    assert (ruleset.take_skip, ruleset.max_wilds_laid, ruleset.skip_limit.value) == (True, None, "none")
    assert (ruleset.points.skip, ruleset.phases) == (20, ())


def rules_of(text: str) -> Rules:
    rules = Rules()
    for statement in statements(text):
        line = statement.cursor
        rules = read_rules(line, rules)
        line.done()
    return rules


def test_a_statement_about_anything_else_is_none_about_rules() -> None:
    with pytest.raises(NotationError) as raised:
        rules_of("players 2")
    assert raised.value.code is NotationCode.NO_SUCH_STATEMENT


def test_a_loader_may_know_more_rules_than_the_standard_ones() -> None:
    def load(rules: Rules) -> Ruleset:
        assert (rules.preset, rules.variants) == ("mine", ("one", "two"))
        return by_value(Rules())

    state = parse_position("preset mine\nvariants one two" + SHORT, load)
    assert state.ruleset == by_value(Rules())
    with pytest.raises(NoSuchRules) as raised:
        by_value(Rules(preset="mine", variants=("one", "standard")))
    assert raised.value.names == ("mine", "one")


def told(text: str) -> list[Fault]:
    found = list(faults(parse_position(text)))
    for fault in found:
        assert set(fault.about) == set(FAULT_PARAMETERS[fault.code])
    return found


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        (SHORT, []),
        (SHORT + "hand A R5 R5 R5 + 8", [FaultCode.TOO_MANY_OF_CARD]),
        (SHORT + "hand A W W W W W + 6\nhand B W W W W + 6", [FaultCode.TOO_MANY_OF_CARD]),
        (SHORT + "draw-pile 100", [FaultCode.TOO_MANY_CARDS]),
        (SHORT + "hand A 12", [FaultCode.HAND_TOO_LARGE]),
        (SHORT + "hand B 11", [FaultCode.HAND_TOO_LARGE]),
        (SHORT + "hand B 0", [FaultCode.HAND_EMPTY]),
        ("players 2\nturn chance play", [FaultCode.NOBODY_TO_MOVE]),
        (SHORT + "sits-out A", [FaultCode.SITS_OUT]),
        (SHORT + "waiting A", [FaultCode.SKIP_WAITING_ON_TURN]),
        (SHORT + "total A -5", [FaultCode.BAD_TOTAL]),
        (SHORT + "total A 7", [FaultCode.BAD_TOTAL]),
        (SHORT + "laid-now", [FaultCode.LAID_NOT_NOW]),
        (SHORT + "table B set(R4 B6 G4)", [FaultCode.GROUP_IMPOSSIBLE]),
        (SHORT + "table B set(W=4 W=4 W=4)", [FaultCode.GROUP_IMPOSSIBLE]),
        (SHORT + "table B set(R4 B4 ?)", [FaultCode.GROUP_IMPOSSIBLE]),
        (SHORT + "table B run(R4 B5 G6 Y7)", [FaultCode.GROUP_NOT_OF_PHASE]),
        (SHORT + "table B set(R4 B4)", [FaultCode.GROUP_NOT_OF_PHASE]),
        (
            SHORT + "table B set(R4 B4 G4) set(R5 B5 G5) set(R6 B6 G6)",
            [FaultCode.GROUP_NOT_OF_PHASE],
        ),
        (SHORT + "phase B 9\ntable B set(R4 B4) set(R5 B5 G5 Y5 W)", []),
        ("switch naturals per_phase" + SHORT + "table B set(W=4 W=4 W=4)", []),
        ("switch lay_exact true" + SHORT + "table B set(R4 B4 G4 Y4)", []),
    ],
)
def test_a_position_that_cannot_be_is_told_with_every_reason(text: str, codes: list[FaultCode]) -> None:
    assert [fault.code for fault in told(text)] == codes


def test_an_impossible_group_says_what_is_wrong_with_it() -> None:
    (fault,) = told(SHORT + "table B set(R4 B6 G4)")
    assert fault.about == {"group": "B1"}
    assert fault.refusal is not None
    assert fault.refusal.code is Code.CARD_DOES_NOT_FIT


def test_several_reasons_are_told_at_once() -> None:
    text = SHORT + "hand A R5 R5 R5 + 9\nhand B 0\ntotal C 3\nwaiting A"
    assert {fault.code for fault in told(text)} == {
        FaultCode.TOO_MANY_OF_CARD,
        FaultCode.HAND_TOO_LARGE,
        FaultCode.HAND_EMPTY,
        FaultCode.BAD_TOTAL,
        FaultCode.SKIP_WAITING_ON_TURN,
    }


def test_every_code_has_its_parameters() -> None:
    assert set(NOTATION_PARAMETERS) == set(NotationCode)
    assert set(FAULT_PARAMETERS) == set(FaultCode)
    assert len(set(WANTED)) == len(WANTED)
