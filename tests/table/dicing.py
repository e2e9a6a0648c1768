"""A table of the dice game with people who do what is allowed, for the tests of the table and of the server."""

import random
from collections.abc import Iterator

from tenphases.dice.legal import options
from tenphases.dice.making import best_making
from tenphases.dice.moves import Keep, PlayerMove, Stop
from tenphases.dice.phases import PHASES
from tenphases.dice.state import Stage, State
from tenphases.rules.moves import Seat
from tenphases.table.chance import SeededChance
from tenphases.table.commands import Accepted, Act, Answer, TableCommand
from tenphases.table.dice import DicePosition
from tenphases.table.driver import advance, ask, open_table
from tenphases.table.entries import Entry
from tenphases.table.table import Table
from tenphases.table.terms import GameName, RuleChoice
from tests.table.sitting import records

DICE = RuleChoice(game=GameName.DICE)


def position(table: Table) -> DicePosition:
    assert isinstance(table.position, DicePosition)
    return table.position


def some_move(state: State, rng: random.Random) -> PlayerMove:
    """Return what a hasty player does: hold on to a phase that is made, else keep some dice."""
    if options(state, state.turn).begin:
        return Keep()
    if best_making(PHASES[state.players[state.turn].phase], state.dice) is not None or rng.random() < 0.05:
        return Stop()
    return Keep(tuple(rng.sample(state.dice, rng.randrange(10))))


class Dicing:
    """A table, its log, and people who play by themselves."""

    def __init__(self, who: str = "pp", seed: int = 0) -> None:
        self.chance, self.rng = SeededChance(seed), random.Random(seed)
        table = open_table(DICE, records(who), self.chance)
        assert isinstance(table, Table), table
        self.table, self.log = table, [table.recent[-1].entry]

    @property
    def state(self) -> State:
        return position(self.table).state

    def ask(self, seat: int, command: TableCommand) -> Answer:
        answer, entry = ask(self.table, Seat(seat), command, self.chance)
        self.log += [entry] if entry is not None else []
        return answer

    def act(self, seat: int, move: PlayerMove) -> Answer:
        return self.ask(seat, Act(f"c{len(self.log)}", self.table.seq, move))

    def steps(self, most: int = 100_000) -> Iterator[Entry]:
        """Play on, yielding every entry once it is applied."""
        for _ in range(most):
            for entry in advance(self.table, self.chance):
                self.log.append(entry)
                yield entry
            if self.table.over:
                return
            assert self.state.stage in (Stage.BEGIN, Stage.PLAY)
            assert isinstance(self.act(self.state.turn, some_move(self.state, self.rng)), Accepted)
            yield self.log[-1]
