"""Advice at a table of dice: what the exact reckoning would keep, and what one's own choice is worth beside it.

It knows what the seat sees, which here is everything but the rolls that are sealed.
"""

import asyncio

from tenphases.dice.advice import outlook
from tenphases.dice.bot import advice, aim
from tenphases.dice.judge import why_not
from tenphases.dice.moves import Keep, Stop
from tenphases.dice.moves import Seat as DiceSeat
from tenphases.dice.refusals import Refusal
from tenphases.dice.views import view
from tenphases.rules.moves import Seat
from tenphases.server.messages import AdviseDice, DiceAdvice, Problem, Refused, Rejected
from tenphases.table.dice import DicePosition
from tenphases.table.table import Table


async def advise(table: Table, seat: Seat | None, asked: AdviseDice) -> DiceAdvice | Refused | Rejected:
    """Answer what is best to keep; the reckoning may take a second when a phase is first asked for."""
    position = table.position
    if seat is None:
        return Rejected(asked.id, Problem.FOREIGN)
    if not isinstance(position, DicePosition):
        return Rejected(asked.id, Problem.UNREADABLE)
    if not table.setting.terms.hints:
        return Rejected(asked.id, Problem.NO_HINTS)
    refusal = _why_none(position, seat, asked)
    if refusal is not None:
        return Refused(asked.id, refusal, refusal.rule)
    return await asyncio.to_thread(_advice, position, seat, asked)


def _why_none(position: DicePosition, seat: Seat, asked: AdviseDice) -> Refusal | None:
    refusal = why_not(position.state, DiceSeat(seat), Stop())
    if refusal is None and asked.keep is not None:
        refusal = why_not(position.state, DiceSeat(seat), Keep(asked.keep))
    return refusal


def _advice(position: DicePosition, seat: Seat, asked: AdviseDice) -> DiceAdvice:
    seen = view(position.state, DiceSeat(seat))
    best = advice(seen)
    phase = seen.players[seen.turn].phase
    own = None if asked.keep is None else outlook(phase, asked.keep, seen.rolls_left, aim(seen))
    return DiceAdvice(asked.id, best.stop, best.keep, best.outlook, own)
