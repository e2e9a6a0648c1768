"""The server's smaller parts: names, counting, reading groups, slow lines, ports."""

import asyncio
import errno
import gc
import itertools
import os
import socket
import unicodedata
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenphases.i18n import words
from tenphases.rules.cards import Face
from tenphases.rules.laying import why_not_phase
from tenphases.rules.moves import Seat
from tenphases.rules.phases import Phase, parse_phase
from tenphases.rules.refusals import Code
from tenphases.rules.ruleset import Ruleset
from tenphases.rules.state import Player, Stage, State
from tenphases.server.launch import _port_words, data_folder
from tenphases.server.limits import Bucket, Buckets, Places
from tenphases.server.messages import GroupRead, Hello, Problem, ReadGroup, Rejected
from tenphases.server.network import PORTS, PortTaken, listen, network_address
from tenphases.server.reading import read_group
from tenphases.server.room import Line, Room
from tenphases.server.settings import Allowance, Limits
from tenphases.server.sockets import read
from tenphases.server.sweeping import sweep
from tenphases.store.memory import MemoryStore
from tenphases.table.keeper import House
from tenphases.table.names import LONGEST_NAME, clean_name
from tests.table.sitting import Sitting, secret


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Anna", "Anna"),
        ("  Anna \t  Maria\n", "Anna Maria"),
        ("Åse", "Åse"),
        ("שלום עולם", "שלום עולם"),
        ("👩‍👩‍👧‍👦🃏", "👩‍👩‍👧‍👦🃏"),
        ("<b onclick='x'>&amp;", "<b onclick='x'>&amp;"),
        ("\u202egnol", "gnol"),
        ("a\x00\x07b\u200b", "ab"),
        ("e" + "\u0317" * 40, "e" + "\u0317" * 4),
        ("x" * 24, "x" * 24),
        ("x" * 25, None),
        ("x" * 10_000, None),
        ("", None),
        (" \u00a0\u2028", None),
        ("\u200d\u200d", None),
        ("\u0301\u0302", None),
        ("\ud800", None),
    ],
)
def test_a_name_is_kept_as_text_and_made_fit_to_be_shown(typed: str, shown: str | None) -> None:
    assert clean_name(typed) == shown


@given(st.text(alphabet=st.characters(), max_size=60))
def test_a_clean_name_is_short_visible_and_stays_what_it_is(typed: str) -> None:
    shown = clean_name(typed)
    if shown is not None:
        assert 0 < len(shown) <= LONGEST_NAME
        assert shown == shown.strip()
        assert not any(unicodedata.category(letter) in {"Cc", "Cs"} for letter in shown)
        assert not set(shown) & set("\u202a\u202b\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f")
        assert clean_name(shown) == shown
        shown.encode()


def test_a_bucket_gives_what_it_holds_and_fills_again() -> None:
    time = 0.0
    bucket = Bucket(Allowance(3, 0.5), lambda: time)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    time = 2.0
    assert [bucket.take() for _ in range(2)] == [True, False]
    time = 100.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_each_address_has_its_own_bucket_and_room() -> None:
    buckets, places = Buckets(Allowance(1, 0), lambda: 0.0), Places(1)
    assert [buckets.take(address) for address in "aab"] == [True, False, True]
    assert [places.enter(address) for address in "aab"] == [True, False, True]
    places.leave("a")
    assert places.enter("a")


def at_play(phase: str, hand: str) -> State:
    cards = tuple(map(Face, hand.split()))
    return State(Ruleset(phases=(phase,)), Seat(1), (Player(cards), Player()), Stage.PLAY, Seat(0), 1)


READ = [
    ("set3", "R5 B5 G5", 1, None),
    ("run4", "W B8 Y9 R10", 2, None),
    ("run4", "R10 Y9 W B8", 2, None),
    ("set3", "R5 B5", 0, (Code.GROUP_TOO_SHORT, {"group": 1, "need": 3, "have": 2})),
    ("set3", "R5 R6 B5", 0, (Code.CARD_DOES_NOT_FIT, {"group": 1, "card": "R6"})),
    ("set3", "R6 R5 B5", 0, (Code.CARD_DOES_NOT_FIT, {"group": 1, "card": "R6"})),
    ("set3", "R5 S B5", 0, (Code.SKIP_IN_GROUP, {"group": 1})),
    ("set3", "W W W", 0, (Code.NO_NATURAL_IN_GROUP, {"group": 1})),
    ("run4", "R3 B3 R5 B6", 0, (Code.CARD_DOES_NOT_FIT, {"group": 1, "card": "B3"})),
    ("run4", "R3 B4 W R9", 0, (Code.CARD_DOES_NOT_FIT, {"group": 1, "card": "R9"})),
    ("run4", "S R3 B4 R5", 0, (Code.SKIP_IN_GROUP, {"group": 1})),
    ("colour4", "R3 R4 B5 R9", 0, (Code.CARD_DOES_NOT_FIT, {"group": 1, "card": "B5"})),
    ("set3 + run4", "R3 B4 W R9", 0, (Code.CARD_DOES_NOT_FIT, {"group": 2, "card": "R9"})),
]


@pytest.mark.parametrize(("phase", "cards", "count", "why"), READ)
def test_cards_are_read_as_a_group_or_it_is_said_which_is_at_fault(
    phase: str, cards: str, count: int, why: tuple[Code, dict[str, object]] | None
) -> None:
    state = at_play(phase, cards)
    last = len(state.phases[0].groups) - 1
    answer = read_group(state, Seat(0), ReadGroup("x", 0, last, state.players[0].hand))
    assert isinstance(answer, GroupRead)
    assert len(answer.readings) == count
    assert (answer.refusal and (answer.refusal.code, answer.refusal.about)) == why
    spec = state.phases[0].groups[last]
    for group in answer.readings:
        assert why_not_phase(state.ruleset, Phase(1, (spec,)), (group,)) is None


@given(
    st.sampled_from(["set3", "run4", "colour5", "even3", "colour-run3"]),
    st.lists(st.sampled_from(["R1", "R2", "B2", "B3", "G4", "Y12", "Y11", "W", "W", "S"]), max_size=8),
)
def test_there_is_a_reading_or_a_reason_and_never_both(phase: str, cards: list[str]) -> None:
    state = at_play(phase, " ".join(cards))
    answer = read_group(state, Seat(0), ReadGroup("x", 0, 0, state.players[0].hand))
    assert isinstance(answer, GroupRead)
    assert bool(answer.readings) == (answer.refusal is None)


def test_only_what_one_holds_and_only_a_group_there_is_can_be_read() -> None:
    state = at_play("set3", "R5 B5")
    assert str(parse_phase("set3")) == "set3"
    assert read_group(state, Seat(0), ReadGroup("x", 0, 0, (Face("R5"),) * 2)) == Rejected("x", Problem.NOT_YOUR_CARDS)
    assert read_group(state, None, ReadGroup("x", 0, 0, ())) == Rejected("x", Problem.FOREIGN)
    for phase, group, code in ((1, 0, Code.NO_SUCH_PHASE), (0, 1, Code.WRONG_GROUPS)):
        answer = read_group(state, Seat(0), ReadGroup("x", phase, group, ()))
        assert isinstance(answer, GroupRead)
        assert answer.refusal is not None
        assert answer.refusal.code is code


async def test_a_line_that_is_too_slow_is_let_go_and_holds_no_more_than_it_may() -> None:
    line = Line(3)
    for number in range(10):
        line.say(str(number))
    assert line.lost
    assert await line.next() is None


async def test_a_line_says_everything_in_order_until_it_is_hung_up() -> None:
    line = Line(5)
    line.say("a")
    line.say("b")
    assert [await line.next(), await line.next()] == ["a", "b"]
    waiting = asyncio.create_task(line.next())
    await asyncio.sleep(0)
    line.hang_up()
    assert await waiting is None


async def test_a_room_is_told_on_one_slow_line_and_goes_on_with_the_others() -> None:
    sitting = Sitting("pp", seed=1)
    room = Room(sitting.table, House(MemoryStore()), Limits())
    slow, quick = Line(1), Line(50)
    for line in (slow, quick):
        room.enter(line, Hello(secret(0)))
    for entry in list(sitting.log[:0]):
        room.happened(entry)
    for _ in range(5):
        room.arranged(Seat(0))
    assert slow.lost
    assert not quick.lost


@given(st.one_of(st.text(), st.recursive(st.none() | st.integers() | st.text(), st.lists).map(repr)))
def test_whatever_is_sent_is_read_or_rejected(text: str) -> None:
    command = read(text)
    assert not isinstance(command, Rejected) or command.problem in {Problem.UNREADABLE, Problem.TOO_MUCH}


def test_a_taken_port_is_told_and_a_free_one_is_found() -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(PortTaken) as caught:
            listen("127.0.0.1", port)
        assert caught.value.port == port
        with pytest.raises(PortTaken) as caught:
            listen("127.0.0.1", None, [port])
        assert caught.value.port is None
        with listen("127.0.0.1", None, [port, 0]) as found:
            assert found.getsockname()[1] != port


def test_a_port_that_the_system_keeps_is_no_taken_one(monkeypatch: pytest.MonkeyPatch) -> None:
    class Guarded(socket.socket):
        def bind(self, address: Any) -> None:  # noqa: ANN401 - as the standard library has it
            if 0 < address[1] < 1024:
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
            super().bind(address)

    monkeypatch.setattr(socket, "socket", Guarded)
    with pytest.raises(PortTaken) as caught:
        listen("127.0.0.1", 80)
    assert (caught.value.port, caught.value.reserved) == (80, True)
    said = words("en").say("serve-port-reserved", port="80")
    assert _port_words(words("en"), caught.value) == said


async def test_small_answers_do_not_wait_for_each_other() -> None:
    coming = asyncio.Queue[bool]()

    async def let_in(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = writer.get_extra_info("socket")
        coming.put_nowait(bool(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)))
        writer.close()
        await writer.wait_closed()

    with listen("127.0.0.1", 0) as found:
        async with await asyncio.start_server(let_in, sock=found):
            _, writer = await asyncio.open_connection(*found.getsockname())
            assert await coming.get()
            writer.close()
            await writer.wait_closed()


def test_an_address_of_somebody_else_is_no_taken_port() -> None:
    for port in (None, 0):
        with pytest.raises(OSError, match=r".") as caught:
            listen("203.0.113.7", port)
        assert not isinstance(caught.value, PortTaken)


def test_the_usual_port_comes_first() -> None:
    assert PORTS[0] == 8010


def test_the_address_in_the_network_is_one_that_others_can_use() -> None:
    address = network_address()
    assert address is None or socket.inet_aton(address)
    assert address is None or not address.startswith("127.")


def test_games_lie_where_the_system_wants_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert str(data_folder()) == "/data/tenphases"
    monkeypatch.setenv("XDG_DATA_HOME", "")
    monkeypatch.setenv("HOME", "/home/anna")
    assert str(data_folder()) == "/home/anna/.local/share/tenphases"


async def test_memory_is_swept_now_and_then_and_not_in_between() -> None:
    before, twice = gc.get_threshold(), asyncio.Event()
    swept = itertools.count(1)

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "stop" and info["generation"] == 2 and next(swept) == 2:
            twice.set()

    gc.callbacks.append(note)
    sweeping = asyncio.create_task(sweep(0.02))
    try:
        await asyncio.wait_for(twice.wait(), 20)
        assert gc.get_threshold()[2] > 1_000_000
    finally:
        sweeping.cancel()
        await asyncio.gather(sweeping, return_exceptions=True)
        gc.callbacks.remove(note)
    assert gc.get_threshold() == before
