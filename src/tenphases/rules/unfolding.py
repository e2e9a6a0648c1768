"""A cascade of events under way: each is decided on the state that the ones before it led to."""

from tenphases.rules.events import Event
from tenphases.rules.evolve import evolve
from tenphases.rules.state import State


class Unfolding:
    """Events as they are decided, with the state after each."""

    __slots__ = ("events", "state")

    def __init__(self, state: State) -> None:
        """Start from a state, with no event yet."""
        self.state = state
        self.events: list[Event] = []

    def happens(self, event: Event) -> None:
        """Let an event happen."""
        self.events.append(event)
        self.state = evolve(self.state, event)
