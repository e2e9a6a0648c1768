"""Gathering at a table: sitting down, the host's part, beginning, leaving, coming back, standing in (L17, L18)."""

import random

import pytest

from tenphases.bots import STEADY
from tenphases.rules.moves import Draw, Seat
from tenphases.rules.ruleset import Ruleset
from tenphases.rules.state import Stage
from tenphases.table.commands import (
    Accepted,
    Act,
    ChangeRules,
    ChangeTerms,
    ComeBack,
    HandOver,
    HostCommand,
    Leave,
    NextRound,
    PlayAgain,
    Refused,
    Rejected,
    Remove,
    Reseat,
    Resize,
    SeatBot,
    StandIn,
    Start,
    TableCommand,
)
from tenphases.table.consider import consider
from tenphases.table.draft import Draft
from tenphases.table.due import due
from tenphases.table.entries import Change, Changed
from tenphases.table.gathering import free_seats
from tenphases.table.table import Table
from tenphases.table.terms import RuleChoice, Terms
from tenphases.variants import load
from tests.table.people import Gathering, problem
from tests.table.sitting import NAMES, Sitting

AT_ONCE = Terms(stand_in_after=0)
SHORT = load("standard", (), {"phases": ("set2", "set2", "set2"), "hand_size": 4})


def changes(gathering: Gathering) -> list[Change]:
    return [entry.what.change for entry in gathering.log if isinstance(entry.what, Changed)]


def playing(plan: str, people: int, ruleset: Ruleset | None = None, terms: Terms | None = None) -> Gathering:
    """Return a table at which so many people play."""
    gathering = Gathering(plan, terms, ruleset)
    for who in range(1, people):
        gathering.join(who)
    assert isinstance(gathering.begin("steady"), Accepted)
    gathering.advance()
    return gathering


def to_the_turn_of(gathering: Gathering, seat: Seat) -> None:
    """Play on until somebody's turn begins."""
    for _ in gathering.steps(most=2000, meddling=0):
        if gathering.table.state.stage is Stage.DRAW and gathering.table.state.turn == seat:
            return
    raise AssertionError(seat)


# ------------------------------------------------------------------ before the game


def test_nothing_is_dealt_while_people_gather() -> None:
    gathering = Gathering("hsss")
    assert due(gathering.table) is None
    gathering.advance()
    assert gathering.table.state.stage is Stage.DEAL
    assert not any(player.hand for player in gathering.table.state.players)


def test_whoever_comes_gets_the_first_free_seat_or_the_one_asked_for() -> None:
    gathering = Gathering("ohoo")
    gathering.join(1)
    gathering.join(2, seat=3)
    assert gathering.names() == [NAMES[1], NAMES[0], "", NAMES[2]]
    assert changes(gathering) == [Change.JOINED, Change.JOINED]
    assert (gathering.where(0), gathering.where(1), gathering.where(2)) == (1, 0, 3)


@pytest.mark.parametrize("seat", [0, 1, 4, -1, 99])
def test_a_seat_that_is_not_free_is_not_given(seat: int) -> None:
    assert problem(Gathering("hsoo").join(1, seat=seat)) == "no_seat"


def test_when_all_seats_are_taken_nobody_else_sits_down() -> None:
    gathering = Gathering("hso")
    gathering.join(1)
    assert problem(gathering.join(2)) == "no_seat"


def test_joining_again_with_the_same_secret_gives_the_same_seat() -> None:
    gathering = Gathering("hoo")
    gathering.join(1)
    assert isinstance(gathering.join(1), Accepted)
    assert gathering.names() == [NAMES[0], NAMES[1], ""]


def test_two_equal_names_are_told_apart() -> None:
    gathering = Gathering("hooooo")
    for who, name in enumerate(["AINO", "aino", "\uff21ino", "Aino 2", "Aïno"], 1):
        gathering.join(who, name=name)
    assert gathering.names() == ["Aino", "AINO 2", "aino 3", "\uff21ino 4", "Aino 2 2", "Aïno"]


def test_the_host_begins_with_bots_in_the_free_seats() -> None:
    gathering = Gathering("hooo")
    gathering.join(1)
    assert isinstance(gathering.begin("beginner"), Accepted)
    assert [record.bot for record in gathering.table.seats] == [None, None, "beginner", "beginner"]
    assert gathering.names() == [NAMES[0], NAMES[1], "Robo", "Zip"]
    assert not gathering.table.setting.gathering
    gathering.advance()
    assert all(player.hand for player in gathering.table.state.players)


def test_without_bots_the_free_seats_go_away_and_everyone_stays_in_order() -> None:
    gathering = Gathering("oohooo")
    gathering.join(1, seat=0)
    gathering.join(2, seat=4)
    gathering.begin()
    assert gathering.names() == [NAMES[1], NAMES[0], NAMES[2]]
    assert gathering.table.setting.host == 1
    assert gathering.where(2) == 2
    gathering.advance()
    assert len(gathering.table.state.players) == 3


def test_alone_nobody_begins_without_bots() -> None:
    gathering = Gathering("hooo")
    assert problem(gathering.begin()) == "bad_seats"
    assert isinstance(gathering.begin("steady"), Accepted)


def test_the_first_dealer_is_drawn_by_chance_when_the_game_begins() -> None:
    dealers = set()
    for seed in range(40):
        gathering = Gathering("hsss", seed=seed)
        gathering.begin()
        dealers.add(gathering.table.state.dealer)
    assert dealers == {0, 1, 2, 3}


def test_the_host_changes_the_order_and_stays_the_host() -> None:
    gathering = Gathering("hoso")
    gathering.join(1)
    gathering.put(0, Reseat(gathering.new_id(), gathering.table.seq, tuple(map(Seat, (3, 1, 0, 2)))))
    assert gathering.names() == ["", NAMES[1], NAMES[0], "Bot 2"]
    assert (gathering.table.setting.host, gathering.where(0), gathering.where(1)) == (2, 2, 1)


@pytest.mark.parametrize("order", [(), (0, 1), (0, 1, 2, 2), (0, 1, 2, 4), (-1, 0, 1, 2), (0, 1, 2, 3, 4)])
def test_an_order_that_is_none_is_refused(order: tuple[int, ...]) -> None:
    gathering = Gathering("hooo")
    command = Reseat("x", gathering.table.seq, tuple(map(Seat, order)))
    assert problem(gathering.put(0, command)) == "bad_seats"


@pytest.mark.parametrize(
    ("plan", "seats", "left"),
    [
        ("hooo", 2, ["Aino", ""]),
        ("hooo", 6, ["Aino", "", "", "", "", ""]),
        ("ohso", 3, ["", "Aino", "Bot 2"]),
        ("sohs", 3, ["Bot 0", "Aino", "Bot 3"]),
        ("sshs", 2, ["Bot 0", "Aino"]),
        ("hooo", 4, ["Aino", "", "", ""]),
    ],
)
def test_seats_come_and_go_but_nobody_is_sent_away(plan: str, seats: int, left: list[str]) -> None:
    gathering = Gathering(plan)
    gathering.put(gathering.table.setting.host, Resize("x", gathering.table.seq, seats))
    assert gathering.names() == left
    assert len(gathering.table.state.players) == seats
    assert gathering.where(0) == gathering.table.setting.host == left.index("Aino")


def test_there_are_never_fewer_seats_than_people() -> None:
    gathering = Gathering("hooo")
    gathering.join(1)
    gathering.join(2)
    assert problem(gathering.put(0, Resize("x", gathering.table.seq, 2))) == "bad_seats"


def test_a_bot_is_put_at_a_free_seat_gets_another_level_and_goes_again() -> None:
    gathering = Gathering("hoo")
    gathering.put(0, SeatBot(gathering.new_id(), gathering.table.seq, Seat(1), "beginner"))
    gathering.put(0, SeatBot(gathering.new_id(), gathering.table.seq, Seat(2), "steady"))
    assert gathering.names() == [NAMES[0], "Robo", "Zip"]
    gathering.put(0, SeatBot(gathering.new_id(), gathering.table.seq, Seat(1), "steady"))
    assert gathering.names() == [NAMES[0], "Robo", "Zip"]
    assert gathering.table.seats[1].bot == "steady"
    gathering.put(0, Remove(gathering.new_id(), gathering.table.seq, Seat(1)))
    assert gathering.names() == [NAMES[0], "", "Zip"]
    answer = gathering.put(0, SeatBot("x", gathering.table.seq, Seat(1), "clever"))
    assert isinstance(answer, Rejected)
    assert (answer.problem.value, answer.about) == ("no_such_bot", "clever")
    for seat in (0, 3, -1):
        assert problem(gathering.put(0, SeatBot(f"y{seat}", gathering.table.seq, Seat(seat), "steady"))) == "bad_seats"


def test_one_who_was_removed_has_no_seat_any_more_and_may_come_anew() -> None:
    gathering = Gathering("hoo")
    gathering.join(1)
    gathering.put(0, Remove("x", gathering.table.seq, Seat(1)))
    assert gathering.where(1) is None
    assert gathering.names() == [NAMES[0], "", ""]
    gathering.join(1)
    assert gathering.where(1) == 1


def test_the_host_is_not_removed() -> None:
    gathering = Gathering("hoo")
    assert problem(gathering.put(0, Remove("x", gathering.table.seq, Seat(0)))) == "bad_seats"


def test_other_rules_are_those_that_are_played() -> None:
    gathering = Gathering("hoo")
    choice = RuleChoice("dutch", ("even",), {"points.skip": 20})
    gathering.put(0, ChangeRules("x", gathering.table.seq, choice))
    assert gathering.table.setting.rules == choice
    gathering.begin("steady")
    assert gathering.table.state.ruleset == load("dutch", ["even"], {"points.skip": 20})


@pytest.mark.parametrize(
    ("choice", "wrong", "about"),
    [
        (RuleChoice("swiss"), "no_such_preset", "swiss"),
        (RuleChoice("dutch", ("evil",)), "no_such_variant", "evil"),
        (RuleChoice(switches={"speed": 3}), "no_such_switch", "speed"),
        (RuleChoice(switches={"wilds": "many"}), "bad_switch_value", "wilds"),
        (RuleChoice(switches={"hand_size": 60}), "bad_rules", ""),
    ],
)
def test_rules_that_are_none_are_refused_with_what_is_wrong(choice: RuleChoice, wrong: str, about: str) -> None:
    gathering = Gathering("hoo")
    answer = gathering.put(0, ChangeRules("x", gathering.table.seq, choice))
    assert isinstance(answer, Rejected)
    assert (answer.problem.value, answer.about, bool(answer.findings)) == (wrong, about, wrong == "bad_rules")
    assert gathering.table.state.ruleset == Ruleset()


def test_more_seats_than_the_rules_have_cards_for_are_refused() -> None:
    gathering = Gathering("hoo", ruleset=load("standard", (), {"hand_size": 30}))
    answer = gathering.put(0, Resize("x", gathering.table.seq, 5))
    assert isinstance(answer, Rejected)
    assert answer.problem.value == "bad_rules"
    assert answer.findings


def test_terms_are_changed_at_any_time_and_their_title_is_made_fit_to_be_shown() -> None:
    gathering = Gathering("hss")
    gathering.put(0, ChangeTerms("x", gathering.table.seq, Terms("  Friday \u202e night ", timer=60)))
    assert gathering.table.setting.terms == Terms("Friday night", timer=60)
    assert problem(gathering.put(0, ChangeTerms("y", gathering.table.seq, Terms("x" * 41)))) == "bad_text"
    gathering.begin()
    gathering.advance()
    gathering.put(0, ChangeTerms("z", gathering.table.seq, Terms("<b>")))
    assert gathering.table.setting.terms == Terms("<b>")


HOSTS: list[HostCommand] = [
    Reseat("x", 9, (Seat(0), Seat(1), Seat(2))),
    Resize("x", 9, 4),
    SeatBot("x", 9, Seat(2), "steady"),
    Remove("x", 9, Seat(1)),
    HandOver("x", 9, Seat(1)),
    ChangeRules("x", 9, RuleChoice("dutch")),
    ChangeTerms("x", 9, Terms("ours")),
    Start("x", 9, "steady"),
]


def at(seq: int, command: HostCommand) -> HostCommand:
    return type(command)(**{name: getattr(command, name) for name in command.__struct_fields__} | {"seq": seq})


@pytest.mark.parametrize("command", HOSTS, ids=lambda command: type(command).__name__)
def test_only_the_host_decides(command: HostCommand) -> None:
    gathering = Gathering("hoo")
    gathering.join(1)
    before = gathering.table.seq
    assert problem(gathering.put(1, at(before, command))) == "not_host"
    assert problem(gathering.put(None, at(before, command))) == "foreign"
    assert gathering.table.seq == before


@pytest.mark.parametrize("command", HOSTS, ids=lambda command: type(command).__name__)
def test_once_the_game_has_begun_only_some_of_it_can_be_changed(command: HostCommand) -> None:
    gathering = playing("hoo", 2)
    answer = gathering.put(0, at(gathering.table.seq, command))
    if isinstance(command, Remove | HandOver | ChangeTerms):
        assert isinstance(answer, Accepted)
    else:
        assert problem(answer) == "not_gathering"


@pytest.mark.parametrize("command", HOSTS, ids=lambda command: type(command).__name__)
def test_what_was_decided_on_a_table_that_has_changed_is_stale(command: HostCommand) -> None:
    gathering = Gathering("hoo")
    before = gathering.table.seq
    gathering.join(1)
    assert problem(gathering.put(0, at(before, command))) == "stale"


def test_the_host_hands_over_and_is_one_of_the_others() -> None:
    gathering = Gathering("hsoo")
    gathering.join(1)
    for seat in (1, 3, 7, -1):
        assert problem(gathering.put(0, HandOver(f"x{seat}", gathering.table.seq, Seat(seat)))) == "bad_seats"
    gathering.put(0, HandOver("y", gathering.table.seq, Seat(2)))
    assert gathering.table.setting.host == 2
    assert problem(gathering.put(0, Start("z", gathering.table.seq, "steady"))) == "not_host"
    assert isinstance(gathering.begin("steady"), Accepted)


def test_when_the_host_is_gone_for_long_another_takes_over_and_not_before() -> None:
    gathering = Gathering("hoo", Terms(stand_in_after=60))
    gathering.join(1)
    gathering.join(2)
    over = gathering.table.seq
    assert problem(gathering.put(1, HandOver("a", over, Seat(1)), {Seat(0): 59_999})) == "not_host"
    assert problem(gathering.put(1, HandOver("b", over, Seat(2)), {Seat(0): 60_000})) == "not_host"
    assert problem(gathering.put(1, Start("c", over, "steady"), {Seat(0): 60_000})) == "not_host"
    assert isinstance(gathering.put(1, HandOver("d", over, Seat(1)), {Seat(0): 60_000}), Accepted)
    assert gathering.table.setting.host == 1


def test_moves_before_the_deal_are_refused_by_the_rules() -> None:
    gathering = Gathering("hss")
    assert isinstance(gathering.act(0, Draw()), Refused)
    assert problem(gathering.ask(0, NextRound("x", gathering.table.seq))) == "not_between_rounds"
    assert problem(gathering.ask(0, PlayAgain("y", gathering.table.seq))) == "not_over"


def test_a_double_click_on_begin_begins_once() -> None:
    gathering = Gathering("hss")
    first = gathering.put(0, Start("once", gathering.table.seq))
    gathering.advance()
    assert gathering.put(0, Start("once", 0)) == first
    assert changes(gathering) == [Change.STARTED]


def test_a_command_sent_again_gets_its_answer_though_its_sender_sits_elsewhere_now() -> None:
    gathering = Gathering("hoo")
    order = (Seat(1), Seat(2), Seat(0))
    first = gathering.put(0, Reseat("once", gathering.table.seq, order))
    assert gathering.table.setting.host == 2
    assert gathering.put(2, Reseat("once", 0, order)) == first
    assert changes(gathering) == [Change.RESEATED]


def test_during_the_game_the_hosts_commands_are_not_stale_by_moves_but_by_who_comes_and_goes() -> None:
    gathering = playing("hoo", 3)
    before = gathering.table.seq
    gathering.act(gathering.table.state.turn, Draw())
    assert isinstance(gathering.put(0, ChangeTerms("a", before, Terms(timer=30))), Accepted)
    assert problem(gathering.put(0, ChangeTerms("b", before, Terms()))) == "stale"
    assert problem(gathering.put(0, HandOver("c", before, Seat(1)))) == "stale"
    assert problem(gathering.put(0, Remove("d", gathering.table.seq + 1, Seat(1)))) == "stale"


# ------------------------------------------------------------------ leaving and coming back


def test_who_leaves_while_people_gather_frees_the_seat_and_hands_on_the_hosts_part() -> None:
    gathering = Gathering("hoso")
    gathering.join(1)
    gathering.join(2)
    gathering.put(0, Leave("x"))
    assert gathering.names() == ["", NAMES[1], "Bot 2", NAMES[2]]
    assert gathering.table.setting.host == 1
    gathering.put(1, Leave("y"))
    assert gathering.table.setting.host == 3
    gathering.put(3, Leave("z"))
    assert gathering.table.setting.host == -1
    gathering.join(4)
    assert gathering.table.setting.host == 0 == gathering.where(4)


def test_a_bot_plays_on_for_one_who_leaves_and_the_next_is_the_host() -> None:
    gathering = playing("hoo", 3)
    gathering.put(0, Leave("x"))
    record = gathering.table.seats[0]
    assert (record.name, record.bot, record.stand_in, record.left) == (NAMES[0], None, STEADY, True)
    assert gathering.table.setting.host == 1
    to_the_turn_of(gathering, Seat(1))
    assert any(entry.by == 0 and entry.who == "bot" for entry in gathering.log)


def test_when_the_last_one_leaves_the_table_freezes_and_thaws_when_somebody_is_back() -> None:
    gathering = playing("hosb", 2)
    frozen = []
    for seat in (1, 0):
        gathering.put(seat, Leave(f"leave {seat}"))
        frozen.append(gathering.table.frozen)
    assert frozen == [False, True]
    assert gathering.table.setting.host == -1
    before = gathering.table.seq
    gathering.advance()
    assert gathering.table.seq == before
    assert due(gathering.table) is None
    hands = [player.hand for player in gathering.table.state.players]
    table = gathering.reloaded()
    assert table.frozen
    assert [player.hand for player in table.state.players] == hands
    gathering.put(1, ComeBack("c"))
    assert not gathering.table.frozen
    assert gathering.table.setting.host == 1
    gathering.put(0, ComeBack("d"))
    assert gathering.table.setting.host == 1
    assert gathering.table.active() == (0, 1)


def test_leaving_twice_or_coming_back_without_having_left_changes_nothing() -> None:
    gathering = playing("hoo", 3)
    assert isinstance(gathering.put(1, ComeBack("a")), Accepted)
    gathering.put(1, Leave("b"))
    before = gathering.table.seq
    assert isinstance(gathering.put(1, Leave("c")), Accepted)
    assert gathering.table.seq == before


def test_a_bot_table_without_persons_is_not_frozen() -> None:
    assert not Sitting("ss").table.frozen


def test_who_comes_later_takes_a_bots_seat_between_rounds_and_not_before() -> None:
    gathering = playing("hoss", 2, SHORT)
    assert free_seats(gathering.table) == (2, 3)
    assert problem(gathering.join(4)) == "round_goes_on"
    while not gathering.table.between_rounds:
        next(gathering.steps(meddling=0))
    answer = gathering.join(4, seat=3)
    assert isinstance(answer, Accepted)
    assert gathering.names() == [NAMES[0], NAMES[1], "Bot 2", NAMES[4]]
    assert gathering.table.waits_for() == (0, 1, 3)
    gathering.ask(0, NextRound("r0", gathering.table.seq))
    gathering.ask(1, NextRound("r1", gathering.table.seq))
    gathering.advance()
    assert gathering.table.between_rounds, "the one who came is waited for"
    gathering.ask(3, NextRound("r3", gathering.table.seq))
    gathering.advance()
    assert gathering.table.state.number == 2
    assert gathering.table.seated == [0, 1, 0, answer.seq]


def test_the_seat_of_one_who_left_can_be_had_and_then_their_secret_is_worth_nothing() -> None:
    gathering = playing("hoo", 3, SHORT)
    gathering.put(2, Leave("x"))
    while not gathering.table.between_rounds:
        next(gathering.steps(meddling=0))
    assert free_seats(gathering.table) == (2,)
    gathering.join(5)
    assert gathering.where(5) == 2
    assert gathering.where(2) is None
    assert (gathering.table.seats[2].left, gathering.table.seats[2].stand_in) == (False, None)


def test_no_seat_is_to_be_had_once_the_game_is_over() -> None:
    gathering = playing("hs", 1, load("standard", (), {"phases": ("set2",), "hand_size": 4})).finish()
    assert isinstance(gathering, Gathering)
    assert problem(gathering.join(3)) == "no_seat"


def test_one_removed_during_the_game_is_replaced_by_a_bot_with_another_name() -> None:
    gathering = playing("hoo", 3)
    assert problem(gathering.put(0, Remove("x", gathering.table.seq, Seat(9)))) == "bad_seats"
    gathering.put(0, Remove("y", gathering.table.seq, Seat(1)))
    assert gathering.where(1) is None
    assert gathering.table.seats[1].bot == STEADY
    assert gathering.names() == [NAMES[0], "Robo", NAMES[2]]
    assert problem(gathering.put(0, Remove("z", gathering.table.seq, Seat(1)))) == "bad_seats"


# ------------------------------------------------------------------ standing in


def test_a_bot_stands_in_for_one_who_is_waited_for_and_gone_for_long_enough() -> None:
    gathering = playing("hoo", 3, terms=Terms(stand_in_after=30))
    to_the_turn_of(gathering, Seat(1))
    now = gathering.table.seq
    assert problem(gathering.put(0, StandIn("a", now, Seat(1)))) == "not_away"
    assert problem(gathering.put(0, StandIn("b", now, Seat(1)), {Seat(1): 29_999})) == "not_away"
    assert problem(gathering.put(0, StandIn("c", now, Seat(2)), {Seat(2): 99_999})) == "not_away", "not waited for"
    assert problem(gathering.put(1, StandIn("d", now, Seat(1)), {Seat(1): 99_999})) == "not_away", "oneself"
    assert problem(gathering.put(None, StandIn("e", now, Seat(1)), {Seat(1): 99_999})) == "foreign"
    assert isinstance(gathering.put(2, StandIn("f", now, Seat(1)), {Seat(1): 30_000}), Accepted)
    assert due(gathering.table) == 1
    gathering.advance()
    assert gathering.table.state.turn != 1


def test_a_bot_gets_ready_for_one_who_is_gone_between_rounds() -> None:
    gathering = playing("hoo", 3, SHORT, AT_ONCE)
    while not gathering.table.between_rounds:
        next(gathering.steps(meddling=0))
    gathering.ask(0, NextRound("a", gathering.table.seq))
    gathering.ask(2, NextRound("b", gathering.table.seq))
    gathering.advance()
    assert gathering.table.between_rounds
    assert problem(gathering.put(0, StandIn("c", gathering.table.seq, Seat(2)), {Seat(2): 9})) == "not_away"
    gathering.put(0, StandIn("d", gathering.table.seq, Seat(1)), {Seat(1): 9})
    gathering.advance()
    assert gathering.table.state.number == 2


def test_one_who_comes_back_plays_the_very_hand_that_the_bot_left() -> None:
    gathering = playing("hoo", 3, terms=AT_ONCE)
    to_the_turn_of(gathering, Seat(1))
    gathering.put(0, StandIn("a", gathering.table.seq, Seat(1)), {Seat(1): 1})
    gathering.advance()
    hand = gathering.table.state.players[1].hand
    gathering.put(1, ComeBack("b"))
    assert gathering.table.state.players[1].hand == hand
    to_the_turn_of(gathering, Seat(1))
    assert isinstance(gathering.put(1, Act("c", gathering.table.seq, Draw())), Accepted)


def test_when_a_bot_stands_in_for_the_host_the_next_person_is_the_host() -> None:
    gathering = playing("hoo", 3, terms=AT_ONCE)
    to_the_turn_of(gathering, Seat(0))
    gathering.put(2, StandIn("a", gathering.table.seq, Seat(0)), {Seat(0): 1})
    assert gathering.table.setting.host == 1
    gathering.put(0, ComeBack("b"))
    assert gathering.table.setting.host == 1


def test_a_seat_with_a_stand_in_takes_nothing_back() -> None:
    sitting = playing("hoo", 3, terms=AT_ONCE)
    while sitting.table.undoable(sitting.table.state.turn) is None:
        next(sitting.steps(meddling=0))
    turn = sitting.table.state.turn
    other = Seat((turn + 1) % 3)
    sitting.put(other, StandIn("a", sitting.table.seq, turn), {turn: 1})
    assert sitting.table.undoable(turn) is None


def test_the_same_people_and_terms_go_on_in_the_next_game() -> None:
    gathering = playing("hoo", 2, load("standard", (), {"phases": ("set2",), "hand_size": 4}), Terms(timer=30)).finish()
    assert isinstance(gathering, Gathering)
    gathering.put(1, Leave("x"))
    draft = consider(gathering.table, Seat(0), PlayAgain("again", gathering.table.seq), gathering.chance)
    assert isinstance(draft, Draft)
    opened = draft.opens
    assert opened is not None
    assert opened.seats == gathering.table.seats
    assert opened.setting == gathering.table.setting
    assert opened.setting.terms.timer == 30
    assert not opened.setting.gathering


# ------------------------------------------------------------------ whatever happens


def test_a_table_loaded_at_any_moment_of_coming_and_going_is_the_same_table(seed: int) -> None:
    rng = random.Random(seed)
    gathering = Gathering("hooo", Terms(stand_in_after=0), SHORT, seed)
    absent = dict.fromkeys(map(Seat, range(6)), 1)
    for step in range(400):
        table = gathering.table
        seat = Seat(rng.randrange(len(table.seats)))
        now, host = table.seq, table.setting.host
        other = Seat(rng.randrange(len(table.seats)))
        commands: list[TableCommand] = [
            Leave(f"l{step}"),
            ComeBack(f"c{step}"),
            StandIn(f"s{step}", now, other),
            HandOver(f"h{step}", now, other),
            Remove(f"r{step}", now, other),
            Resize(f"z{step}", now, rng.randint(2, 6)),
            Reseat(f"o{step}", now, tuple(rng.sample([Seat(at) for at in range(len(table.seats))], len(table.seats)))),
            SeatBot(f"b{step}", now, other, "beginner"),
            ChangeTerms(f"t{step}", now, Terms(stand_in_after=0, timer=rng.choice([None, 20]))),
        ]
        if rng.random() < 0.3:
            gathering.join(rng.randrange(20, 40), name="Anna")
        gathering.put(rng.choice([seat, host if host >= 0 else seat]), rng.choice(commands), absent)
        if table.setting.gathering and table.setting.host >= 0 and step > 100:
            gathering.begin("steady")
        if not table.setting.gathering and not table.frozen:
            for _ in range(3):
                next(gathering.steps(meddling=0.2), None)
        if step % 20 == 0:
            assert same(gathering.reloaded(), gathering.table)
        if gathering.table.over:
            break
    assert len(gathering.log) > 100


def same(one: Table, other: Table) -> bool:
    """Say whether two tables are the same in everything that outlives a restart."""
    names = (
        "seats",
        "setting",
        "state",
        "seq",
        "moved",
        "changed",
        "ready",
        "next_game",
        "waiting_since",
        "seated",
        "played",
    )
    return all(getattr(one, name) == getattr(other, name) for name in names)
