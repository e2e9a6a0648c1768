"""An entry that is not in the log yet: what judging a command, or seeing what is due, comes to."""

from dataclasses import dataclass

from tenphases.rules.moves import CHANCE, Seat
from tenphases.table.entries import Entry, Opened, What, Who


@dataclass(frozen=True, slots=True)
class Draft:
    """An entry that is not in the log yet: its number and time are given to it when it is."""

    what: What
    who: Who
    by: Seat = CHANCE
    command: str = ""
    opens: Opened | None = None
    """The game that must be opened first, in ``WentOn``."""

    def entry(self, seq: int, now: int) -> Entry:
        """Return the entry it becomes."""
        return Entry(seq, now, self.who, self.by, self.what, self.command)
