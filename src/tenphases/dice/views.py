"""Views: what one seat, or a spectator, may know. The only way out of the core.

Nothing is hidden in this game, so a View differs from the State by what is read off it for the seat. A
spectator is ``seat=None``.
"""

import msgspec

from tenphases.dice.events import Event
from tenphases.dice.faces import Face, Kind
from tenphases.dice.legal import Options, options
from tenphases.dice.making import best_making
from tenphases.dice.moves import Seat
from tenphases.dice.phases import PHASES, Making
from tenphases.dice.state import ROLLS, Player, Stage, State, due
from tenphases.dice.wire import tagged

Seen = Event
"""Everything that happens is seen by all."""


class View(msgspec.Struct, frozen=True, tag=tagged):
    """A game as one seat, or a spectator (``seat`` None), may know it."""

    seat: Seat | None
    players: tuple[Player, ...]
    order: tuple[tuple[Seat, ...], ...]
    """Who plays after whom; those who must still roll for it stand together."""
    stage: Stage
    turn: Seat
    kept: tuple[Face, ...]
    rolled: tuple[Face, ...]
    due: tuple[Kind, ...]
    """The dice that chance is rolling."""
    rolls_left: int
    """How often dice may still be rolled in this turn."""
    best: Making | None
    """The way in which the ten dice make the phase of whose turn it is, and score most (R16.6)."""
    finisher: Seat | None
    chain: tuple[Seat, ...]
    sharing: tuple[Seat, ...]
    places: tuple[tuple[Seat, ...], ...]
    options: Options
    """What the seat may do now; empty when it is not its turn."""

    @property
    def dice(self) -> tuple[Face, ...]:
        """All dice that lie on the table."""
        return self.kept + self.rolled


def view(state: State, seat: Seat | None) -> View:
    """Return what that seat, or a spectator, may know of the state."""
    lying = state.stage is Stage.PLAY
    return View(
        seat=seat,
        players=state.players,
        order=state.order,
        stage=state.stage,
        turn=state.turn,
        kept=state.kept,
        rolled=state.rolled,
        due=due(state),
        rolls_left=ROLLS - state.rolls,
        best=best_making(PHASES[state.players[state.turn].phase], state.dice) if lying else None,
        finisher=state.finisher,
        chain=state.chain,
        sharing=state.sharing,
        places=state.places,
        options=Options() if seat is None else options(state, seat),
    )


def seen(event: Event, seat: Seat | None) -> Seen:  # noqa: ARG001 - the same question as of the card game
    """Return what that seat, or a spectator, may see of an event."""
    return event
