"""A table at which people gather, for the tests: those who join, leave, come back, and a host who decides."""

from collections.abc import Mapping

from tenphases.rules.moves import Seat
from tenphases.rules.ruleset import Ruleset
from tenphases.table.commands import Accepted, Answer, Rejected, Start, TableCommand
from tenphases.table.consider import NOBODY_GONE, consider, opening
from tenphases.table.draft import Draft
from tenphases.table.entries import SeatRecord
from tenphases.table.gathering import FREE, Join
from tenphases.table.hands import Arrangement
from tenphases.table.table import Table, fingerprint
from tenphases.table.terms import Setting, Terms
from tests.table.sitting import NAMES, Sitting, secret


class Gathering(Sitting):
    """A table whose seats are written as ``h`` the host, ``o`` open, ``s`` a steady bot, ``b`` a beginner."""

    def __init__(
        self,
        plan: str = "hooo",
        terms: Terms | None = None,
        ruleset: Ruleset | None = None,
        seed: int = 0,
    ) -> None:
        super().__init__("pp", seed=seed)
        levels = {"s": "steady", "b": "beginner"}
        seats = [
            SeatRecord(NAMES[0], key=fingerprint(secret(0)))
            if letter == "h"
            else FREE
            if letter == "o"
            else SeatRecord(f"Bot {at}", levels[letter])
            for at, letter in enumerate(plan)
        ]
        names = ("Robo", "Zip", "Chip", "Bolt", "Nut")
        setting = Setting(terms or Terms(), host=Seat(plan.index("h")), gathering=True, bot_names=names)
        draft = opening(ruleset or Ruleset(), seats, self.chance, setting)
        assert isinstance(draft, Draft), draft
        self.log = [draft.entry(0, 0)]
        self.table = Table.opened("gathering", self.log[0])

    def put(self, seat: int | None, command: TableCommand | Join, gone: Mapping[Seat, int] = NOBODY_GONE) -> Answer:
        """Put any command to the table while some are gone."""
        asker = None if seat is None else Seat(seat)
        considered = consider(self.table, asker, command, self.chance, gone)
        if isinstance(considered, Draft):
            entry = considered.entry(self.table.seq + 1, 1000 * len(self.log))
            self.table.apply(entry)
            self.log.append(entry)
            return Accepted(command.id, entry.seq)
        assert not isinstance(considered, Arrangement)
        return considered

    def join(self, who: int, seat: int | None = None, name: str | None = None) -> Answer:
        """Have one of the usual people sit down."""
        wanted = None if seat is None else Seat(seat)
        return self.put(None, Join(self.new_id(), name or NAMES[who], fingerprint(secret(who)), wanted))

    def begin(self, fill: str | None = None) -> Answer:
        """Have the host begin the game."""
        return self.put(self.table.setting.host, Start(self.new_id(), self.table.seq, fill))

    def where(self, who: int) -> Seat | None:
        """Return where one of the usual people sits."""
        return self.table.seat_of(secret(who))

    def names(self) -> list[str]:
        """Return who sits at the table, with nothing where nobody does."""
        return [record.name for record in self.table.seats]

    def reloaded(self) -> Table:
        """Return the table as its log tells it."""
        return Table.load(self.table.game, self.log)


def problem(answer: Answer) -> str:
    """Return what the table says is wrong."""
    assert isinstance(answer, Rejected), answer
    return answer.problem.value
