"""Writing a score sheet in tests as people read it: a line for each round, a word for each player.

A word is the points, with ``L`` before it for a laid phase: ``L0`` went out, ``45`` laid nothing and caught 45, ``L``
laid and has no points yet, ``-`` nothing is written. ``L5/20`` names the fifth phase of the list; ``out`` is out and
no more, ``no`` says that no phase was laid.
"""

import re
from collections.abc import Iterable
from itertools import count

from tenphases.scoresheet.account import Account
from tenphases.scoresheet.document import Cell, Entry, Sheet, heads
from tenphases.scoresheet.doubts import DoubtCode, doubts
from tenphases.scoresheet.merge import latest, merged
from tenphases.scoresheet.reckoning import account
from tenphases.variants import load

_WORD = re.compile(r"(L)?(?:([0-9]+)/)?([0-9]*)")
_IDS = count()
NAMES = ("Anna", "Ben", "Chloé", "Dan", "Eve", "Finn")


def cell(word: str) -> Cell:
    """Return what a word means."""
    if word == "-":
        return Cell()
    if word == "out":
        return Cell(out=True)
    if word == "no":
        return Cell(laid=False)
    found = _WORD.fullmatch(word)
    assert found, word
    points = int(found[3]) if found[3] else None
    phase = int(found[2]) - 1 if found[2] else None
    return Cell(points=points, laid=found[1] is not None, out=points == 0, phase=phase)


def blank(players: int = 2, preset: str = "standard", variants: Iterable[str] = (), **more: object) -> Sheet:
    """Return a sheet on which nothing is written."""
    ruleset = load(preset, tuple(variants), more.pop("switches", None))  # type: ignore[arg-type]
    fields = {"names": NAMES[:players], "ruleset": ruleset, "preset": preset, "variants": tuple(variants)}
    return Sheet(id="s", **fields, **more)  # type: ignore[arg-type]


def wrote(sheet: Sheet, round_: int, player: int, what: Cell) -> Sheet:
    """Return the sheet with a cell written anew; rounds and players from 0."""
    entry = Entry(f"w{next(_IDS)}", round_, player, what, heads(sheet, round_, player), at=latest(sheet) + 1)
    return merged(sheet, [entry])


def played(sheet: Sheet, *rounds: str) -> Sheet:
    """Return the sheet with these rounds written on it, from the first on."""
    for at, line in enumerate(rounds):
        for player, word in enumerate(line.split()):
            if word != "-":
                sheet = wrote(sheet, at, player, cell(word))
    return sheet


def totals(found: Account) -> list[int]:
    """Return everyone's points."""
    return [standing.total for standing in found.standings]


def ended(sheet: Sheet) -> tuple[str, list[list[int]]] | None:
    """Return why the game is over, and the places; None while it goes on."""
    ending = account(sheet).ending
    return None if ending is None else (ending.reason.value, [list(map(int, place)) for place in ending.places])


def doubted(sheet: Sheet) -> list[tuple[str, int, int | None]]:
    """Return what is doubted: the code, the round from 1 and the player."""
    return [(each.code.value, each.number, each.player) for each in doubts(sheet, account(sheet))]


def codes(sheet: Sheet) -> set[DoubtCode]:
    """Return what is doubted, without where."""
    return {each.code for each in doubts(sheet, account(sheet))}
