"""A table in memory with people whose commands are made up, for the tests of the table and of the server."""

import random
from collections.abc import Iterator
from typing import cast

from tenphases.bots import LEVELS, choose
from tenphases.rules.events import Event, GameStarted
from tenphases.rules.evolve import begin, evolve
from tenphases.rules.legal import legal_moves
from tenphases.rules.moves import PlayerMove, Seat
from tenphases.rules.ruleset import Ruleset
from tenphases.rules.state import State
from tenphases.rules.views import view
from tenphases.table.chance import SeededChance
from tenphases.table.commands import Act, Answer, Arrange, NextRound, TableCommand, TakeBack
from tenphases.table.driver import advance, ask, open_table
from tenphases.table.entries import Entry, Moved, Opened, SeatRecord
from tenphases.table.table import Table, fingerprint

NAMES = ("Aino", "Bjørn", "Chloé", "Daan", "Else", "Frode")


def begun(opened: Entry) -> State:
    """Return the state in which a card game begins."""
    assert isinstance(opened.what, Opened)
    assert isinstance(opened.what.started, GameStarted)
    return begin(opened.what.started)


def evolved(state: State, entry: Entry) -> State:
    """Return the state of a card game after an entry, by the rules alone."""
    assert isinstance(entry.what, Moved)
    for event in entry.what.events:
        state = evolve(state, cast("Event", event))
    return state


def secret(seat: int) -> str:
    return f"secret of {seat}"


def records(who: str) -> tuple[SeatRecord, ...]:
    """Return the seats for a text such as ``psb``: a person, then bots by the first letters of their levels."""
    levels = {level[0]: level for level in LEVELS}
    return tuple(
        SeatRecord(NAMES[seat], key=fingerprint(secret(seat)))
        if letter == "p"
        else SeatRecord(NAMES[seat], levels[letter])
        for seat, letter in enumerate(who)
    )


class Sitting:
    """A table, its log, and commands with fresh ids."""

    def __init__(self, who: str = "pss", ruleset: Ruleset | None = None, seed: int = 0) -> None:
        self.chance = SeededChance(seed)
        self.rng = random.Random(seed)
        table = open_table(ruleset or Ruleset(), records(who), self.chance)
        assert isinstance(table, Table), table
        self.table = table
        self.log: list[Entry] = [table.recent[-1].entry]
        self.notes: dict[str, str] = {}
        self._ids = 0

    def new_id(self) -> str:
        self._ids += 1
        return f"c{self._ids}"

    def advance(self) -> None:
        """Let chance and the bots act as far as they can."""
        self.log.extend(advance(self.table, self.chance))

    def ask(self, seat: int | None, command: TableCommand) -> Answer:
        answer, entry = ask(self.table, None if seat is None else Seat(seat), command, self.chance)
        if entry is not None:
            self.log.append(entry)
        return answer

    def act(self, seat: int, move: PlayerMove) -> Answer:
        return self.ask(seat, Act(self.new_id(), self.table.seq, move))

    def take_back(self, seat: int) -> Answer:
        return self.ask(seat, TakeBack(self.new_id(), self.table.seq))

    def some_move(self, seat: Seat, *, wild: float = 0.3) -> PlayerMove:
        """Return a legal move: mostly what a bot would make, so that games get somewhere, else any."""
        if self.rng.random() < wild:
            return self.rng.choice(list(legal_moves(self.table.state, seat)))
        return choose("beginner", view(self.table.state, seat), self.rng.randrange(2**32))

    def steps(self, *, most: int = 100_000, meddling: float = 0.2) -> Iterator[None]:
        """Play on, yielding after every entry: people move, take back, arrange their hands, get ready for the round."""
        for _ in range(most):
            before = len(self.log)
            for entry in advance(self.table, self.chance):
                self.log.append(entry)
                yield
            if self.table.over:
                return
            self._person(meddling)
            if len(self.log) > before:
                yield

    def _person(self, meddling: float) -> None:
        table = self.table
        if table.between_rounds:
            seat = next(seat for seat in table.persons() if seat not in table.ready)
            self.ask(seat, NextRound(self.new_id(), table.seq))
            return
        seat = table.state.turn
        if self.rng.random() < meddling:
            hand = list(table.state.players[seat].hand)
            self.rng.shuffle(hand)
            cards = self.rng.sample(hand, len(hand) // 2)
            self.ask(seat, Arrange(self.new_id(), tuple(hand), (tuple(cards),) if self.rng.random() < 0.5 else ()))
        if self.rng.random() < meddling and table.undoable(seat) is not None:
            self.take_back(seat)
        else:
            self.act(seat, self.some_move(seat))

    def finish(self) -> "Sitting":
        """Play the game to its end."""
        for _ in self.steps():
            pass
        assert self.table.over
        return self
