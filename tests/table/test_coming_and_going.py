"""Leaving a table and coming back, bots that stand in, and the table loaded at any moment of it (L17, L18)."""

import random

from tenphases.bots import STEADY
from tenphases.rules.moves import Draw, Seat
from tenphases.table.commands import (
    Accepted,
    Act,
    ChangeTerms,
    ComeBack,
    HandOver,
    Leave,
    NextRound,
    PlayAgain,
    Remove,
    Reseat,
    Resize,
    SeatBot,
    StandIn,
    TableCommand,
)
from tenphases.table.consider import consider
from tenphases.table.draft import Draft
from tenphases.table.due import due
from tenphases.table.gathering import free_seats
from tenphases.table.terms import Terms
from tenphases.variants import load
from tests.table.gathered import AT_ONCE, SHORT, playing, same, to_the_turn_of
from tests.table.people import Gathering, problem
from tests.table.sitting import NAMES, Sitting

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
