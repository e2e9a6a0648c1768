"""Tables at which people have gathered, for the tests."""

from tenphases.rules.moves import Seat
from tenphases.rules.ruleset import Ruleset
from tenphases.rules.state import Stage
from tenphases.table.commands import (
    Accepted,
)
from tenphases.table.entries import Change, Changed
from tenphases.table.table import Table
from tenphases.table.terms import Terms
from tenphases.variants import load
from tests.table.people import Gathering

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
