"""A table played at once, without clock, store or event loop: for simulation, tests and whoever keeps no log.

Tables that people sit at, which wait, keep and tell, are driven by ``keeper``.
"""

from collections.abc import Iterator, Sequence

from tenphases.rules.moves import Seat
from tenphases.rules.ruleset import Ruleset
from tenphases.table.chance import Chance, new_id
from tenphases.table.commands import Accepted, Answer, TableCommand
from tenphases.table.consider import consider, opening
from tenphases.table.draft import Draft
from tenphases.table.due import due, due_draft
from tenphases.table.entries import Entry, SeatRecord
from tenphases.table.hands import Arrangement
from tenphases.table.position import AnyFinding
from tenphases.table.table import Table
from tenphases.table.terms import RuleChoice, Setting


def open_table(
    rules: Ruleset | RuleChoice, seats: Sequence[SeatRecord], chance: Chance
) -> Table | tuple[AnyFinding, ...]:
    """Return a table with these people and bots before the first deal, or everything that is wrong with it."""
    setting = Setting(rules=rules) if isinstance(rules, RuleChoice) else None
    draft = opening(rules, seats, chance, setting)
    if not isinstance(draft, Draft):
        return draft
    return Table.opened(new_id(chance), draft.entry(0, 0))


def advance(table: Table, chance: Chance) -> Iterator[Entry]:
    """Let chance and the bots act until a person is waited for or the game is over; yields each entry once applied."""
    while (seat := due(table)) is not None:
        entry = due_draft(table, seat, chance).entry(table.seq + 1, 0)
        table.apply(entry)
        yield entry


def ask(table: Table, seat: Seat | None, command: TableCommand, chance: Chance) -> tuple[Answer, Entry | None]:
    """Carry out a person's command; return the answer, and the entry if there is one. A next game is not opened."""
    considered = consider(table, seat, command, chance)
    if isinstance(considered, Draft):
        entry = considered.entry(table.seq + 1, 0)
        table.apply(entry)
        return Accepted(command.id, entry.seq), entry
    if isinstance(considered, Arrangement):
        if seat is not None:
            table.arrange(seat, considered)
        return Accepted(command.id, table.seq), None
    return considered, None
