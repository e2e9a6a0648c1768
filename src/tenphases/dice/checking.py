"""Checking the record of a game: every move is put to the judge, and every seal to the rolls that follow it."""

import hashlib
from collections.abc import Iterator, Sequence
from enum import StrEnum

import msgspec

from tenphases.dice.decide import resolve, start
from tenphases.dice.events import Event, GameStarted
from tenphases.dice.evolve import begin
from tenphases.dice.faces import Face
from tenphases.dice.moves import Roll
from tenphases.dice.notation import Record, Sealing
from tenphases.dice.refusals import Refusal
from tenphases.dice.state import Stage, State
from tenphases.dice.trays import taken, tray


class FaultCode(StrEnum):
    """What can be wrong with a record."""

    REFUSED = "refused"
    """A move may not be made; the record is of no use from there on."""
    SEAL = "seal"
    """A seal does not fit its faces."""
    ROLL = "roll"
    """A roll is not the one that was sealed."""
    END = "end"
    """The totals are not those of the game."""
    NAMES = "names"
    """There are not as many names as players."""


class Fault(msgspec.Struct, frozen=True):
    """Something wrong: ``at`` is the place of the move or the seal, from 0."""

    code: FaultCode
    at: int = 0
    refusal: Refusal | None = None


class Checked(msgspec.Struct, frozen=True):
    """What was found: the faults, the events move by move as far as they go, and how the game stands then."""

    faults: tuple[Fault, ...]
    events: tuple[tuple[Event, ...], ...]
    state: State

    @property
    def over(self) -> bool:
        """Whether the game came to its end."""
        return self.state.stage is Stage.OVER


def commitment(salt: str, faces: Sequence[Face]) -> str:
    """Return what is shown of sealed faces beforehand."""
    return hashlib.sha256(f"{salt}:{' '.join(faces)}".encode()).hexdigest()


def check_record(record: Record) -> Checked:
    """Play a game again and return what is wrong with its record (ValueError without players)."""
    started = start(record.seats)
    if not isinstance(started, GameStarted):
        raise ValueError(record.seats)  # noqa: TRY004 - it is the number that is wrong
    faults = [Fault(FaultCode.NAMES)] if len(record.names) not in (0, record.seats) else []
    faults += (
        Fault(FaultCode.SEAL, at)
        for at, seal in enumerate(record.seals)
        if commitment(seal.salt, seal.faces) != seal.commitment
    )
    state, told = begin(started), []
    for at, (seat, move) in enumerate(record.moves):
        outcome = resolve(state, seat, move)
        if isinstance(outcome, Refusal):
            faults.append(Fault(FaultCode.REFUSED, at, outcome))
            break
        if isinstance(move, Roll) and not _as_sealed(record, at, state, move):
            faults.append(Fault(FaultCode.ROLL, at))
        state = outcome.state
        told.append(outcome.events)
    if record.totals and record.totals != tuple(player.total for player in state.players):
        faults.append(Fault(FaultCode.END))
    return Checked(tuple(faults), tuple(told), state)


def _as_sealed(record: Record, at: int, state: State, roll: Roll) -> bool:
    """Say whether a roll is what the last seal before it says; where nothing was sealed, any is."""
    seal = next((seal for seal in reversed(record.seals) if seal.after <= at), None)
    if seal is None:
        return True
    trays = list(_trays(seal, len(tray(state))))
    return state.rolls < len(trays) and roll == taken(state, trays[state.rolls])


def _trays(seal: Sealing, size: int) -> Iterator[tuple[Face, ...]]:
    for at in range(0, len(seal.faces), size):
        yield seal.faces[at : at + size]
