"""Merging sheets: the same entries and changes give the same sheet, whoever came first and however often (R17.4)."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from tenphases.scoresheet.document import Change, Entry, Sheet

Act = TypeVar("Act", Entry, Change)


def merged(sheet: Sheet, entries: Iterable[Entry] = (), changes: Iterable[Change] = ()) -> Sheet:
    """Return the sheet with these entries and changes as well, each once, in their order."""
    whole = replace(
        sheet,
        entries=_in_order((*sheet.entries, *entries)),
        changes=_in_order((*sheet.changes, *changes)),
    )
    for change in whole.changes:
        whole = _changed(whole, change)
    return whole


def joined(one: Sheet, other: Sheet) -> Sheet:
    """Return what two copies of a sheet make together. Raises ValueError for two different sheets."""
    if one.id != other.id:
        raise ValueError(other.id)
    first, second = sorted((one, other), key=_above)
    return merged(first, second.entries, second.changes)


def latest(sheet: Sheet) -> int:
    """Return the time of the last thing written; whatever is written next is later, whatever the clock says."""
    return max((act.at for acts in (sheet.entries, sheet.changes) for act in acts), default=0)


def _in_order(acts: Iterable[Act]) -> tuple[Act, ...]:
    known: dict[str, Act] = {}
    for act in acts:
        same = known.get(act.id)
        known[act.id] = act if same is None else min(same, act, key=_text)
    return tuple(sorted(known.values(), key=lambda act: (act.at, act.id)))


def _text(act: Entry | Change) -> bytes:
    return msgspec.json.encode(act)


def _above(sheet: Sheet) -> bytes:
    return msgspec.json.encode(replace(sheet, entries=(), changes=()))


def _changed(sheet: Sheet, change: Change) -> Sheet:
    """Return the sheet with one change carried out; what it cannot change stays."""
    if change.rules is not None:
        rules = change.rules
        sheet = replace(sheet, ruleset=rules.ruleset, preset=rules.preset, variants=rules.variants)
    if change.player is not None and change.name is not None and change.player < len(sheet.names):
        sheet = replace(sheet, names=_renamed(sheet.names, change.player, change.name))
    if change.dealer is not None and change.dealer < len(sheet.names):
        sheet = replace(sheet, dealer=change.dealer)
    return sheet if change.closed is None else replace(sheet, closed=change.closed)


def _renamed(names: Sequence[str], player: int, name: str) -> tuple[str, ...]:
    return (*names[:player], name, *names[player + 1 :])
