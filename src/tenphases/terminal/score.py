"""Keeping a score sheet in the terminal: what a line means, and what it does to the sheet.

A line is a round, a correction, or a letter for something else; ``score-help`` in the catalogs explains them. What is
printed is in ``score_show``, asking and the file in ``score_keep``. The letters are the same in every language.
"""

import re
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from msgspec.structs import replace

from tenphases.rules.ruleset import PhaseChoice, all_phases
from tenphases.scoresheet.account import RoundAccount
from tenphases.scoresheet.document import Cell, Change, Entry, Left, Place, Sheet, heads, written
from tenphases.scoresheet.doubts import doubts, points_left
from tenphases.scoresheet.merge import latest, merged
from tenphases.scoresheet.reckoning import account

_WORD: Final = re.compile(r"(\+|-)?(?:([0-9]{1,3})/)?(?:([0-9]{1,5})|([0-9]{1,3}(?:,[0-9]{1,3}){1,3}))?")
_NOTHING: Final = Cell()


class NoCode(StrEnum):
    """Why a line means nothing; catalog keys ``score-no-<code>``."""

    SUCH_LINE = "such_line"
    SUCH_WORD = "such_word"
    SUCH_PLAYER = "such_player"
    SUCH_ROUND = "such_round"
    SUCH_PHASE = "such_phase"
    COUNT = "count"
    """More or fewer words than players."""
    UNDO = "undo"
    REDO = "redo"


class NotUnderstood(ValueError):
    """A line that means nothing here: why, the word at fault, and how many words there should be."""

    def __init__(self, code: NoCode, word: str = "", count: int = 0) -> None:
        """Keep why."""
        super().__init__(f"{code} {word}")
        self.code, self.word, self.count = code, word, count


class Show(StrEnum):
    """What is to be shown after a line."""

    NEWS = "news"
    """What follows from what was just written."""
    SHEET = "sheet"
    HELP = "help"
    HISTORY = "history"
    QUIT = "quit"


@dataclass(frozen=True, slots=True)
class Step:
    """Cells as they were before a line and as they became, so that it can be taken back."""

    before: dict[Place, Cell]
    after: dict[Place, Cell]


@dataclass(slots=True)
class Session:
    """A sheet being kept, and what can be taken back or done again."""

    sheet: Sheet
    undo: list[Step] = field(default_factory=list)
    redo: list[Step] = field(default_factory=list)
    asked: Place = (0, 0)
    """The cell whose history was asked for."""

    def do(self, line: str) -> Show:
        """Do what a line says. Raises NotUnderstood, and then nothing has changed."""
        words = line.split()
        if not words:
            return Show.SHEET
        letter = words[0].casefold()
        plain = {"s": Show.SHEET, "?": Show.HELP, "q": Show.QUIT}
        if letter in plain and len(words) == 1:
            return plain[letter]
        match letter:
            case "u" | "r" if len(words) == 1:
                self._step(back=letter == "u")
            case "!" if len(words) == 1:
                self._stand_by()
            case "e" if len(words) == 1:
                self._change(Change(_id(), closed=not self.sheet.closed))
            case "n" if len(words) > 2:  # noqa: PLR2004 - the letter, whose, and the name
                player = self._player(words[1])
                self._change(Change(_id(), player=player, name=" ".join(words[2:])[:80]))
            case "h" if len(words) == 3:  # noqa: PLR2004 - the letter, the round, and whose
                self.asked = (self._round(words[1]), self._player(words[2]))
                return Show.HISTORY
            case _:
                self._write(words)
        return Show.NEWS

    def _write(self, words: list[str]) -> None:
        """Write a round or a cell."""
        if words[0].endswith(":"):
            self._write_round(self._round(words[0][:-1]), words[1:])
        elif len(words) == 3 and words[0].isdecimal() and _is_name(words[1]):  # noqa: PLR2004
            round_, player = self._round(words[0]), self._player(words[1])
            self._put({(round_, player): self._cell(round_, words[2])})
        else:
            rounds = account(self.sheet).rounds
            self._write_round(len(rounds) - 1, words)

    def _write_round(self, round_: int, words: Sequence[str]) -> None:
        """Write the cells of a round, one word for each who plays in it; a dot leaves a cell as it is."""
        players = self._players(round_)
        if len(words) != len(players):
            code = NoCode.COUNT if any(_WORD.fullmatch(word) for word in words) else NoCode.SUCH_LINE
            raise NotUnderstood(code, " ".join(words), len(players))
        said = {player: word for player, word in zip(players, words, strict=True) if word != "."}
        self._put({(round_, player): self._cell(round_, word) for player, word in said.items()})

    def _players(self, round_: int) -> list[int]:
        rounds = account(self.sheet).rounds
        if round_ >= len(rounds):
            return list(range(len(self.sheet.names)))
        return [player for player, cell in enumerate(rounds[round_].cells) if cell.plays]

    def _round(self, word: str) -> int:
        begun = {round_ for round_, _ in written(self.sheet)} | set(range(len(account(self.sheet).rounds)))
        if not word.isdecimal() or int(word) - 1 not in begun:
            raise NotUnderstood(NoCode.SUCH_ROUND, word)
        return int(word) - 1

    def _player(self, word: str) -> int:
        """Return a player by number, or by how only one name begins."""
        names = [name.casefold() for name in self.sheet.names]
        if word.isdecimal() and 1 <= int(word) <= len(names):
            return int(word) - 1
        found = [at for at, name in enumerate(names) if name == word.casefold()]
        found = found or [at for at, name in enumerate(names) if name.startswith(word.casefold())]
        if len(found) != 1:
            raise NotUnderstood(NoCode.SUCH_PLAYER, word)
        return found[0]

    def _cell(self, round_: int, word: str) -> Cell:
        """Return what a word says: ``45``, ``+20`` with the phase, ``0`` out, ``+2,1,0,1`` counted, ``x`` nothing."""
        found = _WORD.fullmatch(word)
        if word.casefold() == "x":
            return _NOTHING
        if not word or found is None:
            raise NotUnderstood(NoCode.SUCH_WORD, word)
        sign, number, points, cards = found.groups()
        left = Left(*map(int, cards.split(","))) if cards else None
        count = points_left(self.sheet.ruleset, left) if left else int(points) if points else None
        row = self._row(round_)
        if row is not None and row.tie_break:
            return Cell(points=count or None, laid=True if count == 0 else sign == "+", out=count == 0)
        laid = sign == "+" or (sign is None and (count == 0 or number is not None))
        return Cell(points=count, laid=laid, out=count == 0, phase=self._phase(number), left=left)

    def _row(self, round_: int) -> RoundAccount | None:
        rounds = account(self.sheet).rounds
        return rounds[round_] if round_ < len(rounds) else None

    def _phase(self, number: str | None) -> int | None:
        """Return the place of a phase that is named by its number, where players choose (R12)."""
        if number is None:
            return None
        phases = all_phases(self.sheet.ruleset)
        found = next((place for place, phase in enumerate(phases) if phase.number == int(number)), None)
        if found is None or self.sheet.ruleset.phase_choice is PhaseChoice.IN_ORDER:
            raise NotUnderstood(NoCode.SUCH_PHASE, number)
        return found

    def _put(self, cells: dict[Place, Cell]) -> None:
        """Write cells as one step."""
        before = {place: self._now(place) for place in cells}
        self._enter(cells)
        self.undo.append(Step(before, cells))
        self.redo.clear()

    def _now(self, place: Place) -> Cell:
        held = written(self.sheet).get(place)
        return _NOTHING if held is None else held.entry.cell

    def _enter(self, cells: dict[Place, Cell]) -> None:
        for (round_, player), cell in cells.items():
            entry = Entry(_id(), round_, player, cell, heads(self.sheet, round_, player), at=self._time())
            self.sheet = merged(self.sheet, [entry])

    def _change(self, change: Change) -> None:
        stamped = replace(change, at=self._time())
        self.sheet = merged(self.sheet, (), [stamped])

    def _time(self) -> int:
        return max(time.time_ns() // 1_000_000, latest(self.sheet) + 1)

    def _step(self, *, back: bool) -> None:
        """Take the last step back, or do it again; nothing is rubbed out, the cells are written once more."""
        steps, others = (self.undo, self.redo) if back else (self.redo, self.undo)
        if not steps:
            raise NotUnderstood(NoCode.UNDO if back else NoCode.REDO)
        step = steps.pop()
        self._enter(step.before if back else step.after)
        others.append(step)

    def _stand_by(self) -> None:
        """Stand by every cell that is doubted now (R17.3)."""
        found = account(self.sheet)
        cells: dict[Place, Cell] = {}
        for doubt in doubts(self.sheet, found):
            everyone = range(len(self.sheet.names))
            for player in everyone if doubt.player is None else (doubt.player,):
                cell = self._now((doubt.number - 1, player))
                if not cell.empty:
                    cells[doubt.number - 1, player] = replace(cell, sure=True)
        if cells:
            self._put(cells)


def _is_name(word: str) -> bool:
    return word.casefold() != "x" and any(mark.isalpha() for mark in word)


def _id() -> str:
    return secrets.token_hex(8)
