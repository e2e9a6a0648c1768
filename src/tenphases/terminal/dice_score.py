"""The score sheet for a game with real dice, in the terminal: what a line means, what is shown, and checking a file.

A line is a turn, a correction, or a letter for something else, as on the sheet for cards (``score``). What the turns
come to is said by ``dice.account``.
"""

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import msgspec
from msgspec.structs import replace
from rich.table import Table

from tenphases.dice.account import LONGEST_NAME, MOST, MOST_PLAYERS, Account, DiceSheet, account, read_sheet, sheet_text
from tenphases.dice.events import Bonus
from tenphases.dice.phases import PHASES
from tenphases.dice.state import Stage
from tenphases.i18n import Words
from tenphases.terminal import streams
from tenphases.terminal.teller import UNREADABLE, Teller, written

DEFAULT_FILE: Final = Path("tenphases-dice.json")
FAILED: Final = "-"
HELP: Final = (
    ("45", "dice-score-help-made"),
    (FAILED, "dice-score-help-failed"),
    ("5 45", "dice-score-help-mend"),
    ("u", "score-help-undo"),
    ("r", "score-help-redo"),
    ("s", "score-help-show"),
    ("q", "score-help-quit"),
)


def is_sheet(text: str) -> bool:
    """Say whether a text is, or would be, such a sheet."""
    return text.lstrip("\ufeff \t\r\n").startswith("{") and '"tenphases-dice-sheet"' in text


def is_kept_in(file: Path) -> bool:
    """Say whether a file holds such a sheet."""
    try:
        return is_sheet(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError):
        return False


class NotTaken(ValueError):
    """A line that cannot be done: the catalog's key, and what its sentence speaks of."""

    def __init__(self, key: str, **about: str | int) -> None:
        """Keep why."""
        super().__init__(key)
        self.key, self.about = key, about


@dataclass(slots=True)
class Session:
    """A sheet being kept, and what can be taken back or done again."""

    sheet: DiceSheet
    undo: list[DiceSheet] = field(default_factory=list)
    redo: list[DiceSheet] = field(default_factory=list)

    @property
    def found(self) -> Account:
        """What it comes to."""
        return account(len(self.sheet.names), self.sheet.turns)

    def do(self, line: str) -> None:
        """Do what a line says. Raises NotTaken, and then nothing has changed."""
        match line.split():
            case ["u" | "U"]:
                self._step(self.undo, self.redo, "score-no-undo")
            case ["r" | "R"]:
                self._step(self.redo, self.undo, "score-no-redo")
            case [word]:
                self._write(word)
            case [number, word]:
                self._mend(number, word)
            case _:
                raise NotTaken("score-no-such-line", word=line)

    def _step(self, these: list[DiceSheet], others: list[DiceSheet], why_not: str) -> None:
        if not these:
            raise NotTaken(why_not)
        others.append(self.sheet)
        self.sheet = these.pop()

    def _write(self, word: str) -> None:
        state = self.found.state
        if state.stage is Stage.OVER:
            raise NotTaken("dice-refusal-game-over")
        points = _points(word, state.players[state.turn].phase)
        self._put((*self.sheet.turns[: len(self.found.turns)], points))

    def _mend(self, number: str, word: str) -> None:
        turns, at = self.found.turns, int(number) - 1 if number.isdecimal() else -1
        if not 0 <= at < len(turns):
            raise NotTaken("dice-score-no-turn", word=number)
        self._put((*self.sheet.turns[:at], _points(word, turns[at].phase), *self.sheet.turns[at + 1 :]))

    def _put(self, turns: tuple[int | None, ...]) -> None:
        self.undo.append(self.sheet)
        self.redo.clear()
        self.sheet = replace(self.sheet, turns=turns)


def _points(word: str, phase: int) -> int | None:
    if word == FAILED:
        return None
    if not word.isdecimal():
        raise NotTaken("score-no-such-line", word=word)
    if int(word) > MOST[phase]:
        raise NotTaken("dice-paper-wrong", most=MOST[phase])
    return int(word)


# ------------------------------------------------------------------ showing


def drawn(words: Words, sheet: DiceSheet, found: Account) -> Table:
    """Return the sheet as a table: a line for each phase, a column for each player."""
    players = found.state.players
    table = Table(title=words.say("dice-game"), title_justify="left")
    table.add_column(words.say("dice-sheet-phase"))
    for name in sheet.names:
        table.add_column(name, justify="right")
    for place in range(len(PHASES)):
        made = (player.made[place] if place < len(player.made) else None for player in players)
        table.add_row(words.number(place + 1), *("" if one is None else words.number(one) for one in made))
    table.add_section()
    for key, bonus in (("dice-sheet-five", Bonus.FIVE), ("dice-sheet-finish", Bonus.FINISH)):
        table.add_row(words.say(key), *("✓" if bonus in player.bonuses else "" for player in players))
    table.add_row(words.say("dice-sheet-failed"), *(words.number(player.failed) for player in players))
    table.add_row(words.say("column-total"), *(words.number(player.total) for player in players))
    return table


def news(words: Words, sheet: DiceSheet, found: Account) -> Iterator[str]:
    """Yield what cannot be so, then how it ended, or who is next and for what."""
    yield from doubts(words, sheet, found)
    state, names = found.state, sheet.names
    if state.stage is Stage.OVER:
        won = [names[seat] for seat in state.places[0]]
        if len(names) == 1:
            yield words.say("dice-end-total", count=state.players[0].total)
        elif len(won) == 1:
            yield words.say("end-won", player=won[0])
        else:
            yield words.say("end-shared", players=words.listed(won, "and"))
        return
    if state.finisher is not None:
        left = words.listed([names[seat] for seat in state.chain], "and")
        yield words.say("dice-chain", player=names[state.finisher], players=left)
    place = state.players[state.turn].phase
    goal = words.say("dice-goal", phase=place + 1, groups=_groups(words, place))
    yield f"{len(found.turns) + 1}. {names[state.turn]} – {goal}"


def _groups(words: Words, place: int) -> str:
    return " + ".join(words.say(f"dice-group-{group.kind}", size=group.size) for group in PHASES[place].groups)


def doubts(words: Words, sheet: DiceSheet, found: Account) -> Iterator[str]:
    """Yield what cannot be so."""
    for at in found.impossible:
        turn = found.turns[at]
        yield words.say(
            "dice-score-too-much",
            number=at + 1,
            player=sheet.names[turn.seat],
            phase=turn.phase + 1,
            count=turn.points or 0,
            most=MOST[turn.phase],
        )
    if found.late:
        yield words.say("dice-score-late", number=found.late)


# ------------------------------------------------------------------ keeping and checking


def keep(words: Words, file: Path, names: str) -> int:
    """Keep a sheet in a file until told to stop, and return the exit status."""
    teller = Teller(words)
    try:
        session = Session(_open(teller, file, names))
    except ValueError:
        return teller.complain(words.say("dice-score-no-sheet", file=str(file)))
    except EOFError:
        return teller.complain(words.say("score-no-start", least=1, most=MOST_PLAYERS))
    except OSError:
        return teller.complain(words.say("cli-no-file", file=str(file)))
    if not written(teller, file, sheet_text(session.sheet)):
        return UNREADABLE
    teller.tell(words.say("score-kept", file=str(file)))
    _show(teller, session)
    with contextlib.suppress(EOFError, KeyboardInterrupt):
        _listen(teller, file, session)
    return 0


def _open(teller: Teller, file: Path, given: str) -> DiceSheet:
    if file.exists():
        return read_sheet(file.read_text(encoding="utf-8").removeprefix("\ufeff"))
    while True:
        line = streams.whole(given) or teller.ask(teller.words.say("score-ask-names") + " ")
        names = tuple(name.strip()[:LONGEST_NAME] for name in line.split(",") if name.strip())
        if 1 <= len(names) <= MOST_PLAYERS:
            return DiceSheet(names)
        if given:
            raise EOFError
        teller.tell(teller.words.say("score-no-start", least=1, most=MOST_PLAYERS))


def _listen(teller: Teller, file: Path, session: Session) -> None:
    while True:
        line = teller.ask("> ").strip()
        match line.casefold():
            case "q":
                return
            case "?":
                teller.tell(*explained(teller.words))
            case "" | "s":
                _show(teller, session)
            case _:
                _do(teller, file, session, line)


def _do(teller: Teller, file: Path, session: Session, line: str) -> None:
    try:
        session.do(line)
    except NotTaken as fault:
        teller.tell(teller.words.say(fault.key, **fault.about))
        return
    written(teller, file, sheet_text(session.sheet))
    teller.tell(*news(teller.words, session.sheet, session.found))
    if session.found.state.stage is Stage.OVER:
        _table(teller, session)


def _table(teller: Teller, session: Session) -> None:
    teller.draw(drawn(teller.words, session.sheet, session.found))


def _show(teller: Teller, session: Session) -> None:
    _table(teller, session)
    teller.tell(*news(teller.words, session.sheet, session.found))


def explained(words: Words) -> Iterator[str]:
    """Yield what can be written, a line each."""
    yield words.say("dice-score-how")
    width = max(len(example) for example, _ in HELP)
    for example, key in HELP:
        yield f"  {example:<{width}}  {words.say(key)}"


def check(words: Words, text: str, file: str, *, as_json: bool) -> int:
    """Recompute a sheet and tell of all that cannot be so; the exit status says whether there is any."""
    teller = Teller(words)
    try:
        sheet = read_sheet(text.lstrip("\ufeff"))
    except ValueError:
        return teller.complain(words.say("dice-score-no-sheet", file=file))
    found = account(len(sheet.names), sheet.turns)
    wrong = list(doubts(words, sheet, found))
    if as_json:
        told = {"game": "dice", "findings": wrong, "account": msgspec.to_builtins(found)}
        teller.tell(streams.as_json(told))
    else:
        teller.tell(*(wrong or [words.say("dice-score-good", number=len(found.turns))]))
    return int(bool(wrong))
