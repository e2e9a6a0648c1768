"""A phase being put together group by group: which cards of the hand lie in which tray, and how the server reads them.

Not here: whether cards make a group, which the server is asked, or how trays are shown.
"""

from collections import Counter
from dataclasses import dataclass, field

from tenphases.rules.cards import Face
from tenphases.rules.phases import Group, GroupSpec
from tenphases.rules.ruleset import all_phases
from tenphases.rules.views import View


@dataclass
class Tray:
    """The cards put together for one group."""

    spec: GroupSpec
    cards: list[Face] = field(default_factory=list)
    readings: tuple[Group, ...] = ()
    """How they could be read; several when a wild's role is to be chosen."""
    chosen: int = 0
    note: str = ""
    """Why they make no group."""

    @property
    def reading(self) -> Group | None:
        """The reading that is chosen."""
        return self.readings[self.chosen % len(self.readings)] if self.readings else None

    @property
    def as_it_lies(self) -> Group:
        """The group to be laid; cards that make none go as they lie, for the server to say why not."""
        return self.reading or Group(self.spec.kind, tuple(self.cards))


@dataclass
class Plan:
    """A phase (its place in the list) and its trays."""

    phase: int = -1
    trays: list[Tray] = field(default_factory=list)

    def begin(self, view: View, phase: int) -> None:
        """Start on a phase, keeping what lies in the trays if it is the same one."""
        if phase != self.phase:
            self.phase = phase
            self.trays = [Tray(spec) for spec in all_phases(view.ruleset)[phase].groups]

    def fill(self, groups: list[list[Face]]) -> None:
        """Put whole groups into the trays."""
        for tray, cards in zip(self.trays, groups, strict=False):
            tray.cards, tray.readings, tray.note = list(cards), (), ""

    @property
    def empty(self) -> bool:
        """Whether nothing was put together yet."""
        return not any(tray.cards for tray in self.trays)

    @property
    def cards(self) -> list[list[Face]]:
        """The cards in the trays, as they are kept."""
        return [] if self.empty else [list(tray.cards) for tray in self.trays]

    def rest(self, hand: list[Face]) -> list[Face]:
        """Return the cards of a hand that lie in no tray; what is no longer in hand falls out of the trays."""
        have = Counter(hand)
        for tray in self.trays:
            kept = []
            for face in tray.cards:
                if have[face] > 0:
                    have[face] -= 1
                    kept.append(face)
            if kept != tray.cards:
                tray.cards, tray.readings, tray.note = kept, (), ""
        left = []
        for face in reversed(hand):
            if have[face] > 0:
                have[face] -= 1
                left.append(face)
        return left[::-1]
