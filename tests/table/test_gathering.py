"""Gathering at a table: sitting down, the host's part, beginning, leaving, coming back, standing in (L17, L18)."""

import pytest

from tenphases.rules.moves import Draw, Seat
from tenphases.rules.ruleset import Ruleset
from tenphases.rules.state import Stage
from tenphases.table.commands import (
    Accepted,
    ChangeRules,
    ChangeTerms,
    HandOver,
    HostCommand,
    NextRound,
    PlayAgain,
    Refused,
    Rejected,
    Remove,
    Reseat,
    Resize,
    SeatBot,
    Start,
)
from tenphases.table.due import due
from tenphases.table.entries import Change
from tenphases.table.terms import RuleChoice, Terms
from tenphases.variants import load
from tests.table.gathered import changes, playing
from tests.table.people import Gathering, problem
from tests.table.sitting import NAMES

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


def test_a_bot_makes_way_for_a_person_of_its_name() -> None:
    gathering = Gathering("hosb")
    gathering.join(1, name="bot 2")
    assert gathering.names() == [NAMES[0], "bot 2", "Robo", "Bot 3"]
    assert gathering.table.seats[2].bot == "steady"


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


def test_rules_of_ones_own_have_a_name_that_is_fit_to_be_shown() -> None:
    gathering = Gathering("hoo")
    gathering.put(0, ChangeRules("x", gathering.table.seq, RuleChoice(called="  <b>Ours\u202e  at home ")))
    assert gathering.table.setting.rules == RuleChoice(called="<b>Ours at home")
    assert problem(gathering.put(0, ChangeRules("y", gathering.table.seq, RuleChoice(called="x" * 61)))) == "bad_text"
    assert gathering.table.setting.rules.called == "<b>Ours at home"


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
