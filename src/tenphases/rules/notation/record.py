"""Whole games as text: the rules, who sat where, every move with every shuffle, and every score.

Written so that a person can follow the game: a turn a line, the cards that were drawn named. Reading
checks the writing only; whether the game could go so is for ``replay`` to say.
"""

from textwrap import wrap
from typing import Final

import msgspec

from tenphases.rules.cards import Face
from tenphases.rules.moves import CHANCE, ChoosePhase, Deal, Discard, DrawTwist, Move, PlaySkip, Reshuffle, Save, Seat
from tenphases.rules.notation.errors import NotationCode, NotationError
from tenphases.rules.notation.events import places_text, read_places, read_scores, scores_text
from tenphases.rules.notation.groups import cards_text
from tenphases.rules.notation.moves import Said, Scene, phase_numbers, read_order, read_said, said_text
from tenphases.rules.notation.rules import RULES_WORDS, Loader, NoSuchRules, Rules, by_value, read_rules, rules_lines
from tenphases.rules.notation.scan import LETTERS, Cursor, Statement, quoted, statements
from tenphases.rules.phases import BadPhase
from tenphases.rules.ruleset import RULES_VERSION, Ruleset, all_phases

_WIDTH: Final = 110


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One move of a game, by a player or by chance.

    ``card`` is the card that came with a draw, from whatever pile. ``commitment`` is the SHA-256, in hex, of salt +
    ":" + the faces of chance's order joined by spaces; both are empty where nothing was promised.
    """

    seat: Seat
    move: Move
    card: Face | None = None
    salt: str = ""
    commitment: str = ""


class Scores(msgspec.Struct, frozen=True):
    """A round's account by seat, and after how many entries it was drawn up."""

    after: int
    points: tuple[int, ...]
    totals: tuple[int, ...]


class Record(msgspec.Struct, frozen=True, omit_defaults=True):
    """A whole game, or one that goes on: all that is needed to play it again, and what it came to."""

    ruleset: Ruleset
    seats: int
    dealer: Seat
    names: tuple[str, ...] = ()
    entries: tuple[Entry, ...] = ()
    scores: tuple[Scores, ...] = ()
    places: tuple[tuple[Seat, ...], ...] = ()
    rules_version: int = RULES_VERSION


class Lines(msgspec.Struct, frozen=True):
    """Where in its text each part of a record stands."""

    entries: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    places: int = 1


def record_text(record: Record) -> str:
    """Return a whole game as text."""
    lines = ["record", f"players {record.seats}", f"dealer {LETTERS[record.dealer]}", f"rules {record.rules_version}"]
    if record.names:
        lines.append("names " + " ".join(map(quoted, record.names)))
    lines += rules_lines(record.ruleset)
    where = Scene(_numbers(record.ruleset))
    scores = {each.after: each for each in record.scores}
    turn: list[str] = []
    for at, entry in enumerate(record.entries):
        if entry.seat == CHANCE:
            lines += [""] * isinstance(entry.move, Deal) + _shuffle_lines(entry, where)
        else:
            turn.append(said_text(Said(entry.move, entry.card), where))
        where = where.after(entry.seat, entry.move)
        if turn and (at + 1 in scores or _turn_over(record.entries, at)):
            lines += _wrapped(f"{LETTERS[entry.seat]}: {'; '.join(turn)}")
            turn = []
        if at + 1 in scores:
            lines.append(f"scores {scores_text(scores[at + 1].points, scores[at + 1].totals)}")
    if record.places:
        lines += ["", f"places {places_text(record.places)}"]
    return "\n".join(lines) + "\n"


def _turn_over(entries: tuple[Entry, ...], at: int) -> bool:
    ends = isinstance(entries[at].move, Discard | Save | PlaySkip | ChoosePhase | DrawTwist)
    return ends or at + 1 == len(entries) or entries[at + 1].seat != entries[at].seat


def _shuffle_lines(entry: Entry, where: Scene) -> list[str]:
    head = said_text(Said(entry.move), where).partition(" ")[0]
    for word, value in (("commitment", entry.commitment), ("salt", entry.salt)):
        head += f" {word} {quoted(value)}" if value else ""
    order = entry.move.order if isinstance(entry.move, Deal | Reshuffle) else ()
    return [head, *wrap(cards_text(order), _WIDTH, initial_indent="  ", subsequent_indent="  ")]


def _wrapped(line: str) -> list[str]:
    # A quoted text never occurs in a turn, so any space may become the end of a line.
    return wrap(line, _WIDTH, subsequent_indent="   ", break_long_words=False, break_on_hyphens=False)


def _numbers(ruleset: Ruleset) -> tuple[int, ...]:
    try:
        return phase_numbers(all_phases(ruleset))
    except BadPhase:
        return ()


def parse_record(text: str, load: Loader = by_value) -> Record:
    """Read a whole game. Raises NotationError."""
    return read_record(text, load)[0]


def read_record(text: str, load: Loader = by_value) -> tuple[Record, Lines]:
    """Read a whole game, and say where its parts stand. Raises NotationError."""
    reader = _Reader()
    found = statements(text)
    for place, statement in enumerate(found):
        line = statement.cursor
        if place == 0:
            line.expect("record")
        elif line.ahead in RULES_WORDS:
            if line.ahead in {"preset", "variants"}:
                reader.rules_line = statement.line
            reader.rules = read_rules(line, reader.rules)
        else:
            reader.read(statement, line, load)
        line.done()
    if reader.seats is None:
        word = "record" if not found else "players"
        raise NotationError(NotationCode.MISSING, 1, 1, {"statement": word})
    return reader.finished(load)


class _Reader:
    """A record under way."""

    def __init__(self) -> None:
        self.rules = Rules()
        self.rules_line = 1
        """Where rules are named."""
        self.seats: int | None = None
        self.dealer = Seat(0)
        self.version = RULES_VERSION
        self.names: tuple[str, ...] = ()
        self.entries: list[Entry] = []
        self.scores: list[Scores] = []
        self.places: tuple[tuple[Seat, ...], ...] = ()
        self.entry_lines: list[int] = []
        self.score_lines: list[int] = []
        self.places_line = 1
        self.scene: Scene | None = None

    def read(self, statement: Statement, line: Cursor, load: Loader) -> None:
        """Read one statement, but for those about rules."""
        word = line.ahead
        if line.is_seat() or word in {"deal", "reshuffle"}:
            if self.scene is None:
                self.scene = Scene(_numbers(self._loaded(load)))
            self._read_moves(line) if line.is_seat() else self._read_shuffle(line)
            return
        line.next()
        match word:
            case "players":
                self.seats = line.number()
            case "dealer":
                self.dealer = self._seat(line)
            case "rules":
                self.version = line.number()
            case "names":
                while line.ahead:
                    self.names += (line.text(),)
            case "scores":
                points, totals, _ = read_scores(line)
                self.scores.append(Scores(len(self.entries), points, totals))
                self.score_lines.append(statement.line)
            case "places":
                self.places = read_places(line)
                self.places_line = statement.line
            case _:
                raise NotationError(NotationCode.NO_SUCH_STATEMENT, statement.line, 1, {"found": word})

    def _seat(self, line: Cursor) -> Seat:
        return line.seat() if self.seats is None else line.seat(self.seats)

    def _loaded(self, load: Loader) -> Ruleset:
        try:
            return load(self.rules)
        except NoSuchRules as unknown:
            raise NotationError(NotationCode.NO_SUCH_RULES, self.rules_line, 1, {"found": unknown.names[0]}) from None

    def _add(self, entry: Entry, line: int) -> None:
        self.entries.append(entry)
        self.entry_lines.append(line)
        self.scene = (self.scene or Scene()).after(entry.seat, entry.move)

    def _read_moves(self, line: Cursor) -> None:
        seat = self._seat(line)
        line.expect(":")
        for piece in line.split(";"):
            at = piece.line
            said = read_said(piece, self.scene or Scene())
            piece.done()
            self._add(Entry(seat, said.move, said.card), at)
        while line.ahead:
            line.next()

    def _read_shuffle(self, line: Cursor) -> None:
        at, word = line.line, line.next()
        commitment = line.text() if line.take("commitment") else ""
        salt = line.text() if line.take("salt") else ""
        order = read_order(line)
        self._add(Entry(CHANCE, Deal(order) if word == "deal" else Reshuffle(order), None, salt, commitment), at)

    def finished(self, load: Loader) -> tuple[Record, Lines]:
        """Return the record, and where its parts stand."""
        record = Record(
            self._loaded(load),
            self.seats or 0,
            self.dealer,
            self.names,
            tuple(self.entries),
            tuple(self.scores),
            self.places,
            self.version,
        )
        return record, Lines(tuple(self.entry_lines), tuple(self.score_lines), self.places_line)
