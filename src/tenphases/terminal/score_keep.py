"""Keeping a score sheet in a file: starting it, asking line by line, and checking one.

Everything works with a keyboard and a screen as well as with lines from a pipe.
"""

import contextlib
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tenphases.i18n import Words
from tenphases.i18n import sheet as telling
from tenphases.rules.findings import LEAST_PLAYERS, MOST_PLAYERS, ruleset_findings
from tenphases.scoresheet.check import differences
from tenphases.scoresheet.document import Sheet
from tenphases.scoresheet.doubts import doubts
from tenphases.scoresheet.merge import joined
from tenphases.scoresheet.reading import SheetFault, read_sheet, sheet_text
from tenphases.scoresheet.reckoning import account
from tenphases.scoresheet.table import Table, csv_text, read_csv
from tenphases.terminal import dice_score, score_show, streams
from tenphases.terminal.score import NotUnderstood, Session, Show
from tenphases.terminal.teller import UNREADABLE, Teller, written
from tenphases.variants import STANDARD, BadChoice, load

DEFAULT_FILE: Final = Path("tenphases-sheet.json")
_MOST_BYTES: Final = 20_000_000


@dataclass(frozen=True, slots=True)
class Start:
    """What a new sheet is started with, as far as the command line says it."""

    names: str = ""
    preset: str = STANDARD
    variants: Sequence[str] = ()
    dealer: str = ""


class _NotStarted(ValueError):
    """A sheet that cannot be started; ``why`` is the sentence to say."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def new_id() -> str:
    """Return an id that no other sheet or entry has."""
    return secrets.token_hex(10)


def read_any(text: str) -> Table:
    """Return the sheet in a text, JSON or table. Raises SheetFault."""
    if text.lstrip("\ufeff \t\r\n").startswith("{"):
        return Table(read_sheet(text.lstrip("\ufeff")), {})
    return read_csv(text, new_id)


def keep(words: Words, file: Path, start: Start) -> int:
    """Keep a sheet in a file until told to stop, and return the exit status."""
    teller = Teller(words)
    try:
        sheet = _open(teller, file, start)
    except (SheetFault, OSError, UnicodeDecodeError, BadChoice, EOFError, _NotStarted) as fault:
        return teller.complain(_why_not(words, file, fault))
    session = Session(sheet)
    if not _save(teller, file, session):
        return UNREADABLE
    teller.tell(words.say("score-kept", file=str(file)))
    _show(teller, session)
    with contextlib.suppress(EOFError, KeyboardInterrupt):
        _listen(teller, file, session)
    return 0


def _why_not(words: Words, file: Path, fault: Exception) -> str:
    if isinstance(fault, SheetFault):
        return telling.fault_line(words, fault.code, fault.where)
    if isinstance(fault, _NotStarted):
        return fault.why
    if isinstance(fault, BadChoice):
        return words.problem(fault.wrong[0].code)
    if isinstance(fault, EOFError):
        return words.say("score-no-start", least=LEAST_PLAYERS, most=MOST_PLAYERS)
    return words.say("cli-no-file", file=str(file))


def _open(teller: Teller, file: Path, start: Start) -> Sheet:
    if file.exists():
        return read_any(file.read_text(encoding="utf-8")).sheet
    ruleset = load(start.preset, start.variants)
    for finding in ruleset_findings(ruleset)[:1]:
        raise _NotStarted(teller.words.finding(finding.code, finding.about))
    names = _names(teller, start.names)
    dealer = _dealer(teller, start.dealer, names)
    now = time.time_ns() // 1_000_000
    return Sheet(
        new_id(),
        names,
        ruleset,
        preset=start.preset,
        variants=tuple(start.variants),
        dealer=dealer,
        begun=now,
    )


def _names(teller: Teller, given: str) -> tuple[str, ...]:
    """Return who plays, in their order at the table."""
    while True:
        line = streams.whole(given) or teller.ask(teller.words.say("score-ask-names") + " ")
        names = tuple(name.strip()[:80] for name in line.split(",") if name.strip())
        if LEAST_PLAYERS <= len(names) <= MOST_PLAYERS:
            return names
        if given:
            raise EOFError
        teller.tell(teller.words.say("score-no-start", least=LEAST_PLAYERS, most=MOST_PLAYERS))


def _dealer(teller: Teller, given: str, names: tuple[str, ...]) -> int:
    """Return who deals first: the one named, or the first, also where nobody is there to be asked."""
    folded = [name.casefold() for name in names]
    while True:
        word = streams.whole(given) or _answer(teller, teller.words.say("score-ask-dealer", player=names[0]))
        if not word:
            return 0
        if word.isdecimal() and 1 <= int(word) <= len(names):
            return int(word) - 1
        if word.casefold() in folded:
            return folded.index(word.casefold())
        why = teller.words.say("score-no-such-player", word=word, count=0)
        if given:
            raise _NotStarted(why)
        teller.tell(why)


def _answer(teller: Teller, question: str) -> str:
    """Return the answer to a question that may be left open."""
    with contextlib.suppress(EOFError):
        return teller.ask(f"{question} ").strip()
    return ""


def _listen(teller: Teller, file: Path, session: Session) -> None:
    while True:
        line = teller.ask("> ")
        try:
            show = session.do(line)
        except NotUnderstood as fault:
            key = f"score-no-{fault.code.replace('_', '-')}"
            teller.tell(teller.words.say(key, word=fault.word, count=fault.count))
            continue
        match show:
            case Show.QUIT:
                return
            case Show.HELP:
                teller.tell(*score_show.explained(teller.words))
            case Show.SHEET:
                _show(teller, session)
            case Show.HISTORY:
                teller.tell(*score_show.past(teller.words, session.sheet, session.asked))
            case Show.NEWS:
                _save(teller, file, session)
                teller.tell(*score_show.news(teller.words, session.sheet))


def _show(teller: Teller, session: Session) -> None:
    """Print the sheet and what follows from it."""
    teller.draw(score_show.drawn(teller.words, session.sheet))
    teller.tell(*score_show.news(teller.words, session.sheet))


def _save(teller: Teller, file: Path, session: Session) -> bool:
    """Write the sheet to its file, together with what another program has written there in the meantime."""
    try:
        if file.exists() and file.suffix.casefold() != ".csv":
            with contextlib.suppress(SheetFault, ValueError, UnicodeDecodeError):
                session.sheet = joined(session.sheet, read_sheet(file.read_text(encoding="utf-8")))
    except OSError:
        teller.complain(teller.words.say("score-not-kept", file=str(file)))
        return False
    csv = file.suffix.casefold() == ".csv"
    return written(teller, file, csv_text(session.sheet) if csv else sheet_text(session.sheet))


def check(words: Words, file: str, *, as_json: bool) -> int:
    """Recompute a sheet and tell of every cell that cannot be right; the exit status says whether there is any."""
    teller = Teller(words)
    try:
        text = streams.read(file, _MOST_BYTES)
        if dice_score.is_sheet(text):
            return dice_score.check(words, text, file, as_json=as_json)
        table = read_any(text)
    except SheetFault as fault:
        return teller.complain(telling.fault_line(words, fault.code, fault.where))
    except (OSError, UnicodeDecodeError):
        return teller.complain(words.say("cli-no-file", file=file))
    found = (table.sheet, doubts(table.sheet, account(table.sheet)), differences(table))
    if as_json:
        teller.tell(streams.as_json(score_show.checked_data(words, *found)))
    else:
        teller.tell(*score_show.checked(words, *found))
    return int(bool(found[1] or found[2]))
