"""R16.1 to R16.6: the dice, the order, the turn, and what the dice make."""

import pytest

from tenphases.dice.decide import start
from tenphases.dice.events import (
    GameStarted,
    Kept,
    OrderRolled,
    PhaseFailed,
    PhaseMade,
    Rolled,
    Stopped,
    TurnBegan,
)
from tenphases.dice.faces import COLOUR, COLOURS, DICE, FACES, KINDS, NUMBER, Face, in_order
from tenphases.dice.making import best_making
from tenphases.dice.moves import CHANCE, Keep, Roll, Seat, Stop
from tenphases.dice.notation import read_dice
from tenphases.dice.phases import PHASES, Group, GroupKind
from tenphases.dice.refusals import (
    FINDING_RULE_AND_PARAMETERS,
    RULE_AND_PARAMETERS,
    Code,
    Finding,
    FindingCode,
    Refusal,
)
from tenphases.dice.state import Player, Stage, due, seats_in_order, tied
from tests.dice.games import FAILS, MAKES, A, B, C, D, Play, on


def points(phase: int, text: str) -> int | None:
    """What ten dice score for that phase, None if they do not make it."""
    making = best_making(PHASES[phase - 1], read_dice(text))
    return None if making is None else making.points


def order_of(play: Play) -> tuple[tuple[Seat, ...], ...]:
    """Who plays after whom, as far as it is settled."""
    return play.state.order


# R16.1


def test_R16_1_there_are_six_high_dice_and_four_low_ones() -> None:
    high = [kind for kind in KINDS if sorted(NUMBER[face] for face in kind.sides) == [5, 6, 7, 8, 9, 10]]
    low = [kind for kind in KINDS if sorted(NUMBER[face] for face in kind.sides) == [0, 0, 1, 2, 3, 4]]
    assert sum(kind.count for kind in high) == 6
    assert sum(kind.count for kind in low) == 4
    assert len(high) + len(low) == len(KINDS)
    assert DICE == 10


def test_R16_1_every_face_has_one_of_four_colours_and_tells_its_die() -> None:
    assert {COLOUR[face] for face in FACES} == set(COLOURS)
    assert len(set(FACES)) == sum(len(kind.sides) for kind in KINDS)


def test_R16_1_every_colour_is_on_as_many_sides_of_high_dice_and_of_low_ones() -> None:
    for kinds, each in ((KINDS[:2], 9), (KINDS[2:], 6)):
        sides = [COLOUR[face] for kind in kinds for face in kind.sides * kind.count]
        assert [sides.count(colour) for colour in COLOURS] == [each] * 4


def test_R16_1_the_second_kind_is_the_first_with_colours_exchanged() -> None:
    exchanged = str.maketrans("RBGY", "BRYG")
    for first, second in ((KINDS[0], KINDS[1]), (KINDS[2], KINDS[3])):
        assert {face.translate(exchanged) for face in first.sides} == set(second.sides)


@pytest.mark.parametrize("players", [1, 2, 6, 12])
def test_R16_1_one_or_more_play(players: int) -> None:
    assert start(players) == GameStarted(players)


@pytest.mark.parametrize("players", [0, -1])
def test_R16_1_nobody_is_too_few(players: int) -> None:
    finding = Finding(FindingCode.TOO_FEW_PLAYERS, {"least": 1, "have": players})
    assert start(players) == (finding,)
    assert finding.rule == "R16.1"


# R16.2


def test_R16_2_the_highest_starts_and_the_others_follow_down_to_the_lowest() -> None:
    play = Play(3)
    assert (play.state.stage, play.state.turn, due(play.state)) == (Stage.ORDER, CHANCE, (KINDS[0],) * 3)
    order = ((C,), (A,), (B,))
    assert play.rolls("7Y 5R 10R") == (OrderRolled((A, B, C), read_dice("7Y 5R 10R"), order), TurnBegan(C))
    for seat in (C, A, B, C):
        assert play.state.turn == seat
        play.fails()


def test_R16_2_those_who_roll_the_same_roll_again_among_themselves() -> None:
    play = Play(4)
    play.rolls("9G 6G 9G 6G")
    assert order_of(play) == ((A, C), (B, D))
    assert tied(play.state) == (A, C, B, D)
    play.rolls("5R 8B 7Y 7Y")
    assert order_of(play) == ((C,), (A,), (B, D))
    assert tied(play.state) == (B, D)
    play.rolls("5R 5R")
    play.rolls("5R 6G")
    assert seats_in_order(play.state) == (C, A, D, B)
    assert play.state.turn == C


def test_R16_2_the_roll_for_the_order_is_of_one_high_die_each() -> None:
    play = Play(2)
    assert play.no(Roll(read_dice("7Y"))) == Refusal(Code.WRONG_DICE, {"need": 2, "have": 1})
    assert play.code(Roll(read_dice("7Y 7Y 7Y"))) is Code.WRONG_DICE
    assert play.code(Roll(read_dice("7Y 1R"))) is Code.WRONG_DICE
    assert play.code(Roll((Face("7Y"), Face("11R")))) is Code.WRONG_DICE
    assert play.code(Roll(read_dice("7Y 8B")), A) is Code.NOT_NOW
    assert play.code(Keep(), A) is Code.WAIT_FOR_ROLL


def test_R16_2_who_plays_alone_needs_no_order() -> None:
    play = Play(1)
    assert (play.state.stage, play.state.turn, due(play.state)) == (Stage.BEGIN, A, ())


# R16.3


def test_R16_3_a_turn_begins_with_all_ten_dice() -> None:
    play = Play(1)
    assert play.do(Keep()) == (Kept(A, ()),)
    assert list(due(play.state)) == [kind for kind in KINDS for _ in range(kind.count)]
    assert play.code(Roll(read_dice("5R"))) is Code.WRONG_DICE
    assert play.rolls(FAILS) == (Rolled(A, read_dice(FAILS)),)
    assert (play.state.stage, play.state.rolls) == (Stage.PLAY, 1)


def test_R16_3_dice_are_kept_taken_back_and_rolled_three_times() -> None:
    play = Play(1)
    play.do(Keep())
    play.rolls("5R 6G 7Y 5B 6Y 7G 1B 4G 2B 4Y")
    play.do(Keep(read_dice("7Y 7G 4G 4Y")))
    assert len(due(play.state)) == 6
    play.rolls("7Y 8B 7G 8R 3Y 3G")
    assert in_order(play.state.dice) == in_order(read_dice("7Y 7G 4G 4Y 7Y 8B 7G 8R 3Y 3G"))
    play.do(Keep(read_dice("7Y 7Y 7G 7G")))  # both fours are taken back
    assert len(due(play.state)) == 6
    events = play.rolls("5R 7G wG wR wB 1R")
    assert play.state.rolls == 0
    assert [type(event) for event in events] == [Rolled, PhaseMade, TurnBegan]
    assert play.state.players[A].made == (35,)


def test_R16_3_stopping_earlier_is_allowed_even_with_nothing() -> None:
    play = Play(1)
    play.do(Keep())
    play.rolls(FAILS)
    assert play.do(Stop()) == (Stopped(A), PhaseFailed(A, 0, -5), TurnBegan(A))
    play.do(Keep())
    play.rolls(FAILS)
    play.do(Keep())
    play.rolls(MAKES[0][0])
    assert play.do(Stop())[1:] == (play.events[-2], TurnBegan(A))
    assert play.state.players[A].made == (34,)


def test_R16_3_nothing_is_kept_or_ended_before_the_first_roll() -> None:
    play = Play(1)
    assert play.code(Keep(read_dice("5R"))) is Code.ROLL_FIRST
    assert play.code(Stop()) is Code.ROLL_FIRST


def test_R16_3_only_dice_on_the_table_are_kept_and_not_all_of_them() -> None:
    play = Play(1)
    play.do(Keep())
    play.rolls(FAILS)
    assert play.no(Keep(read_dice("5R 5R"))) == Refusal(Code.NOT_ON_TABLE, {"die": "5R"})
    assert play.no(Keep((Face("joker"),))) == Refusal(Code.NOT_ON_TABLE, {"die": "joker"})
    assert play.code(Keep(read_dice(FAILS))) is Code.NOTHING_TO_ROLL


def test_R16_3_while_the_dice_roll_everybody_waits() -> None:
    play = Play.at(Player(), Player())
    play.do(Keep())
    assert play.code(Stop(), A) is Code.WAIT_FOR_ROLL
    assert play.no(Keep(), B) == Refusal(Code.NOT_YOUR_TURN, {"seat": A})
    assert play.code(Keep(), Seat(2)) is Code.NOT_IN_GAME
    assert play.code(Keep(), CHANCE) is Code.NOT_IN_GAME
    play.rolls(FAILS)
    assert play.code(Roll(read_dice(FAILS))) is Code.NOT_NOW


def test_R16_3_only_the_dice_that_were_not_kept_are_rolled() -> None:
    play = Play(1)
    play.do(Keep())
    play.rolls(FAILS)
    play.do(Keep(read_dice("5R 6G 7Y 5B 6Y 7G 1B 1B 2B")))
    assert due(play.state) == (KINDS[3],)
    assert play.code(Roll(read_dice("1B"))) is Code.WRONG_DICE
    assert play.code(Roll(())) is Code.WRONG_DICE
    play.rolls("wY")


# R16.4


def test_R16_4_the_phases_are_the_classic_ten_in_order() -> None:
    assert [str(phase) for phase in PHASES] == [
        "set3 + set3",
        "set3 + run4",
        "set4 + run4",
        "run7",
        "run8",
        "run9",
        "set4 + set4",
        "colour7",
        "set5 + set2",
        "set5 + set3",
    ]
    assert [phase.number for phase in PHASES] == list(range(1, 11))


@pytest.mark.parametrize("phase", range(10))
def test_R16_4_a_turn_is_one_attempt_at_the_phase_that_is_next(phase: int) -> None:
    play = Play.at(on(phase + 1), Player(), Player())
    events = play.makes()
    made = next(event for event in events if isinstance(event, PhaseMade))
    assert (made.phase, made.points) == (phase, MAKES[phase][1])
    assert play.state.players[A].phase == phase + 1
    assert play.state.turn == B


def test_R16_4_a_failed_turn_scores_nothing_and_the_phase_comes_again() -> None:
    play = Play.at(on(3), Player())
    assert play.fails() == (Stopped(A), PhaseFailed(A, 2), TurnBegan(B))
    assert play.state.players[A] == Player(made=(30, 30), failed=1, tries=1, total=60)
    play.fails()
    play.makes()
    assert play.state.players[A] == Player(made=(30, 30, 47), failed=1, total=107)


def test_R16_4_dice_that_would_make_another_phase_do_not_count() -> None:
    play = Play.at(on(4), Player())
    play.turn(MAKES[6][0])
    assert play.state.players[A].phase == 3


# R16.5


def test_R16_5_a_wild_replaces_any_number_in_a_set_or_a_run() -> None:
    assert points(6, "5R 6G 7Y 8R 9Y 10B wR wG 2B 1R") == 47
    assert points(4, "5R 6G 7Y 8R 8R 8R wR wG wB wY") == 26
    assert points(10, "10R 10R 9G 10B 9Y 9Y wR wG 1R 1R") == 57


def test_R16_5_a_wild_counts_only_in_its_own_colour_V18() -> None:
    green = "6G 9G 9G 7G 7G 7G"
    assert points(8, f"{green} wR wR 1R 1R") is None
    assert points(8, f"{green} wR wG 1R 1R") == 45
    assert points(8, f"{green} wR 4G 1R 1R") == 49


def test_R16_5_two_sets_may_have_the_same_number_V19() -> None:
    assert points(7, "10R 10R 10R 10B 10B 10B wR wG 1R 1R") == 60


def test_R16_5_a_set_of_wilds_alone_scores_nothing() -> None:
    # Among ten dice there is always a better way, so these are seven.
    making = best_making(PHASES[8], read_dice("10R 10R 10R 10B 10B wR wG"))
    assert making is not None
    assert making.points == 50
    assert making.groups[1] == Group(GroupKind.SET, read_dice("wR wG"))


def test_R16_5_a_run_goes_no_further_than_the_numbers_of_the_dice() -> None:
    assert points(4, "8B 9G 10R 8R 9Y 10B wR wG wB 1R") is None
    assert points(4, "8B 9G 10R 8R 9Y 10B wR wG wB wY") == 27


# R16.6


def test_R16_6_the_best_assignment_counts_V22() -> None:
    assert points(1, "8B 10R 7Y 8R 8R 6Y wR wG 2B 3G") == 34
    assert points(3, "9G 9G 5R 9Y 9Y 9Y 4G wR 2B wB") == 47


def test_R16_6_the_groups_say_which_dice_were_used() -> None:
    making = best_making(PHASES[2], read_dice("9G 9G 5R 9Y 9Y 9Y 4G wR 2B wB"))
    assert making is not None
    a_set, run = making.groups
    assert [NUMBER[face] for face in a_set.dice] == [9, 9, 9, 9]
    assert [NUMBER[face] for face in run.dice] == [2, 0, 4, 5]
    assert (a_set.number, run.number) == (9, 2)


def test_R16_6_the_best_seven_of_a_colour_count() -> None:
    assert points(8, "5R 10R 10R 8R 8R 8R 2R wR 1R 1R") == 5 + 20 + 24 + 2


# Refusals


def test_every_refusal_says_on_which_rule_it_rests_and_what_it_speaks_of() -> None:
    assert set(RULE_AND_PARAMETERS) == set(Code)
    assert set(FINDING_RULE_AND_PARAMETERS) == set(FindingCode)
    assert Refusal(Code.GAME_OVER).rule == "R16.8"
