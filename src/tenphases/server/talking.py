"""Hearing what people say at one table: whether they may, and not the same thing twice. Who is told is the room's."""

from collections import OrderedDict
from typing import Final

from tenphases.rules.moves import Seat
from tenphases.server.limits import Bucket
from tenphases.server.settings import Allowance
from tenphases.table.commands import Problem
from tenphases.table.names import LONGEST_TEXT, tidied
from tenphases.table.table import Table
from tenphases.table.talk import Said, Say

_REMEMBERED: Final = 64


class Talk:
    """What is being said at a table."""

    def __init__(self, allowance: Allowance) -> None:
        self._allowance = allowance
        self._buckets: dict[str, Bucket] = {}
        self._heard: OrderedDict[tuple[str, str], None] = OrderedDict()

    def hear(self, table: Table, seat: Seat, command: Say) -> Said | Problem | None:
        """Return what everyone is to be told, what is wrong with it, or None if it was told already (L19)."""
        holder = table.holder(seat)
        if self._knows(holder, command.id):
            return None
        said = _said(table, seat, command)
        if isinstance(said, Problem):
            return said
        if not self._buckets.setdefault(holder, Bucket(self._allowance)).take():
            return Problem.TOO_MUCH
        self._remember(holder, command.id)
        return said

    def overhear(self, holder: str, command: str) -> bool:
        """Say whether something is new that was said through another server."""
        new = not self._knows(holder, command)
        self._remember(holder, command)
        return new

    def _knows(self, holder: str, command: str) -> bool:
        return (holder, command) in self._heard

    def _remember(self, holder: str, command: str) -> None:
        self._heard[holder, command] = None
        if len(self._heard) > _REMEMBERED:
            self._heard.popitem(last=False)


def _said(table: Table, seat: Seat, command: Say) -> Said | Problem:
    if command.phrase is not None:
        return Said(seat, command.phrase)
    if not table.setting.terms.free_text:
        return Problem.NO_FREE_TEXT
    text = tidied(command.text, LONGEST_TEXT)
    return Said(seat, None, text) if text else Problem.BAD_TEXT
