"""Reading positions: statements in any order become a state; what is not said is as usual.

Every statement that cannot be read is told, not only the first. Whether the position is possible is said
by ``possible``; how positions are written, by ``position``.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

import msgspec

from tenphases.rules.findings import findings, ruleset_findings
from tenphases.rules.moves import CHANCE, Seat
from tenphases.rules.notation.draft import Draft
from tenphases.rules.notation.errors import NotationCode, NotationError
from tenphases.rules.notation.events import read_numbers, read_places, read_seats
from tenphases.rules.notation.groups import read_cards, read_groups, read_some_cards
from tenphases.rules.notation.moves import phase_numbers, read_phase_name
from tenphases.rules.notation.rules import RULES_WORDS, Loader, NoSuchRules, Rules, by_value, read_rules
from tenphases.rules.notation.scan import Cursor, Statement, statements
from tenphases.rules.phases import BadPhase
from tenphases.rules.refusals import Finding
from tenphases.rules.ruleset import Ruleset
from tenphases.rules.state import OwnedGroup, RoundLine, Stage, State


class Reading(msgspec.Struct, frozen=True):
    """What came of reading a position: a state, or everything that could not be read, or its unplayable rules."""

    state: State | None
    errors: tuple[NotationError, ...] = ()
    findings: tuple[Finding, ...] = ()


class UnplayableRules(ValueError):
    """A position whose rules cannot be played; ``findings`` say why."""

    def __init__(self, findings: tuple[Finding, ...]) -> None:
        """Keep what was found."""
        super().__init__(findings)
        self.findings = findings


def parse_position(text: str, load: Loader = by_value) -> State:
    """Read a position; ``load`` tells what presets and variants mean. Raises NotationError or UnplayableRules."""
    reading = read_position(statements(text), load)
    if reading.errors:
        raise reading.errors[0]
    if reading.state is None:
        raise UnplayableRules(reading.findings)
    return reading.state


def read_position(lines: Iterable[Statement], load: Loader = by_value, usual: Rules | None = None) -> Reading:
    """Read the statements of a position. ``usual`` are rules that stand before those it names."""
    lines = tuple(lines)
    errors: list[NotationError] = []
    ruleset = _read_ruleset(lines, load, usual or Rules(), errors)
    draft = Draft(ruleset, _numbers(ruleset))
    for early in (True, False):  # how many players there are has to be known before they are named
        for statement in lines:
            try:
                _read(draft, statement, early=early)
            except NotationError as error:
                errors.append(error)
    end = lines[-1].line if lines else 1
    for word, value in (("players", draft.count), ("turn", draft.stage)):
        if value is None:
            errors.append(NotationError(NotationCode.MISSING, end, 1, {"statement": word}))
    wrong = ruleset_findings(ruleset) if draft.count is None else findings(ruleset, draft.count, draft.dealer)
    state = None
    if not errors and not wrong:
        try:
            state = draft.built(end)
        except NotationError as error:
            errors.append(error)
    return Reading(state, tuple(sorted(errors, key=lambda each: (each.line, each.column))), wrong)


def _read_ruleset(lines: tuple[Statement, ...], load: Loader, rules: Rules, errors: list[NotationError]) -> Ruleset:
    where = 1
    for statement in lines:
        try:
            line = statement.cursor
            if line.ahead in RULES_WORDS:
                where = statement.line
                rules = read_rules(line, rules)
                line.done()
        except NotationError as error:
            errors.append(error)
    try:
        return load(rules)
    except NoSuchRules as unknown:
        errors += [NotationError(NotationCode.NO_SUCH_RULES, where, 1, {"found": name}) for name in unknown.names]
        return Ruleset()


def _numbers(ruleset: Ruleset) -> tuple[int, ...]:
    """Return the phases' numbers; a list that cannot be read is told by the findings about the rules."""
    try:
        return phase_numbers(State(ruleset, CHANCE, ()).phases)
    except BadPhase:
        return ()


def _read(draft: Draft, statement: Statement, *, early: bool) -> None:
    try:
        line = statement.cursor
    except NotationError:
        return  # told when the rules were read
    word = line.ahead
    if word in RULES_WORDS or (word == "players") is not early:
        return
    of_player, of_game = _OF_PLAYER.get(word), _OF_GAME.get(word)
    if of_player is not None:
        line.next()
        seat = draft.seat(line)
        if word != "table":
            draft.once(line, word, seat)
        of_player(draft, line, seat)
    elif of_game is not None:
        if word not in {"sheet", "discard-pile"}:
            draft.once(line, word)
        line.next()
        of_game(draft, line)
    else:
        line.fail(NotationCode.NO_SUCH_STATEMENT, {"found": word})
    line.done()


def _phase(draft: Draft, line: Cursor) -> int:
    number = line.ahead
    place = read_phase_name(line, draft.numbers)
    if place >= len(draft.numbers) and draft.numbers:
        line.fail(NotationCode.NO_SUCH_PHASE, {"found": number})
    return place


def _read_phase(draft: Draft, line: Cursor, seat: Seat) -> None:
    draft.once(line, "done", seat)
    draft.side(seat).before = (1 << _phase(draft, line)) - 1


def _read_done(draft: Draft, line: Cursor, seat: Seat) -> None:
    draft.once(line, "phase", seat)
    while line.ahead:
        draft.side(seat).before |= 1 << _phase(draft, line)


def _read_chosen(draft: Draft, line: Cursor, seat: Seat) -> None:
    draft.side(seat).chosen = _phase(draft, line)


def _read_laid(draft: Draft, line: Cursor, seat: Seat) -> None:
    draft.side(seat).has_laid = True
    if line.ahead:
        draft.side(seat).laid = _phase(draft, line)


def _read_hand(draft: Draft, line: Cursor, seat: Seat) -> None:
    draft.side(seat).hand = read_some_cards(line)


def _read_known(draft: Draft, line: Cursor, seat: Seat) -> None:
    draft.side(seat).known = read_cards(line)


def _read_thrown(draft: Draft, line: Cursor, seat: Seat) -> None:
    draft.side(seat).thrown = read_cards(line)


def _read_saved(draft: Draft, line: Cursor, seat: Seat) -> None:
    draft.side(seat).saved = read_some_cards(line)


def _read_saved_now(draft: Draft, line: Cursor, seat: Seat) -> None:
    draft.side(seat).saved_now = read_some_cards(line)


def _read_pawn(draft: Draft, line: Cursor, seat: Seat) -> None:
    spaces = len(draft.ruleset.track.split())
    found = line.ahead
    space = line.number()
    if not 1 <= space <= spaces:
        line.fail(NotationCode.NO_SUCH_SPACE, {"found": found, "spaces": spaces})
    draft.side(seat).pawn = space - 1


def _read_waiting(draft: Draft, line: Cursor, seat: Seat) -> None:
    side = draft.side(seat)
    side.waiting = True
    if line.take("in-front"):
        side.in_front = True
    elif line.take("on-pile"):
        side.in_front = False


def _read_skipped(draft: Draft, line: Cursor, seat: Seat) -> None:
    line.expect("by")
    draft.side(seat).skipped_by = draft.seat(line)


def _read_total(draft: Draft, line: Cursor, seat: Seat) -> None:
    draft.side(seat).total = line.number()


def _read_table(draft: Draft, line: Cursor, seat: Seat) -> None:
    draft.side(seat).has_laid = True
    draft.groups += [OwnedGroup(seat, group) for group in read_groups(line)]


def _read_players(draft: Draft, line: Cursor) -> None:
    draft.count = line.number()


def _read_dealer(draft: Draft, line: Cursor) -> None:
    draft.dealer = draft.seat(line)


def _read_version(draft: Draft, line: Cursor) -> None:
    draft.version = line.number()


def _read_round(draft: Draft, line: Cursor) -> None:
    draft.number = line.number()
    draft.tie_break = line.take("tie-break")


def _seat_or_chance(draft: Draft, line: Cursor) -> Seat:
    return CHANCE if line.take("chance") else draft.seat(line)


def _read_turn(draft: Draft, line: Cursor) -> None:
    draft.turn = _seat_or_chance(draft, line)
    if line.ahead not in frozenset(Stage):
        line.failing("step")
    draft.stage = Stage(line.next())


def _read_first(draft: Draft, line: Cursor) -> None:
    draft.first = _seat_or_chance(draft, line)


def _seats(draft: Draft, line: Cursor) -> tuple[Seat, ...]:
    seats = [draft.seat(line)]
    while line.ahead:
        seats.append(draft.seat(line))
    return tuple(seats)


def _read_sits_out(draft: Draft, line: Cursor) -> None:
    for seat in _seats(draft, line):
        draft.side(seat).in_round = False


def _read_laid_now(draft: Draft, _line: Cursor) -> None:
    draft.laid_now = True


def _read_melded(draft: Draft, _line: Cursor) -> None:
    draft.melded = True


def _read_dry(draft: Draft, _line: Cursor) -> None:
    draft.dry = True


def _read_idle(draft: Draft, line: Cursor) -> None:
    draft.idle = line.number()


def _read_still(draft: Draft, line: Cursor) -> None:
    draft.still = line.number()


def _read_emptied(draft: Draft, line: Cursor) -> None:
    draft.emptied = _pile(draft, line)


def _pile(draft: Draft, line: Cursor) -> int:
    if not line.is_number() or not 1 <= int(line.ahead) <= draft.ruleset.discard_piles:
        line.fail(NotationCode.NO_SUCH_PILE, {"piles": draft.ruleset.discard_piles})
    return line.number() - 1


def _read_holder(draft: Draft, line: Cursor) -> None:
    places = []
    while line.ahead:
        places.append(_phase(draft, line))
    draft.holder = tuple(reversed(places))


def _read_last_skipped(draft: Draft, line: Cursor) -> None:
    draft.last_skipped = draft.seat(line)


def _read_draw_pile(draft: Draft, line: Cursor) -> None:
    draft.draw_pile = read_some_cards(line)[::-1]


def _read_discard_pile(draft: Draft, line: Cursor) -> None:
    pile = 0
    if line.is_number() and line.texts[1:2] == (":",):
        pile = _pile(draft, line)
        line.next()
    draft.once(line, "discard-pile", pile)
    draft.discards[pile] = read_some_cards(line)[::-1]


def _read_aside(draft: Draft, line: Cursor) -> None:
    draft.aside = read_some_cards(line)


def _read_out(draft: Draft, line: Cursor) -> None:
    draft.out = draft.seat(line)


def _read_tied(draft: Draft, line: Cursor) -> None:
    draft.tied = read_seats(line)


def _read_ranking(draft: Draft, line: Cursor) -> None:
    draft.places = read_places(line)


def _read_sheet(draft: Draft, line: Cursor) -> None:
    number = line.number()
    tie_break = line.take("tie-break")
    out = draft.seat(line) if line.take("out") else None
    line.expect(":")
    phases: list[int | None] = []
    laid: list[bool] = []
    points: list[int] = []
    totals: list[int] = []
    while not phases or line.take(","):
        if draft.seat(line) != len(phases):
            line.failing("player")
        phases.append(None if line.take("none") else _phase(draft, line))
        laid.append(line.take("+"))
        points.append(line.number())
        line.expect("/")
        totals.append(line.number())
    pawns = read_numbers(line) if line.take(";", "pawns") else ()
    draft.sheet.append(
        RoundLine(number, tuple(phases), tuple(laid), tuple(points), tuple(totals), out, tie_break, pawns)
    )


_OF_PLAYER: Final[Mapping[str, Callable[[Draft, Cursor, Seat], None]]] = {
    "phase": _read_phase,
    "done": _read_done,
    "chosen": _read_chosen,
    "laid": _read_laid,
    "hand": _read_hand,
    "known": _read_known,
    "thrown": _read_thrown,
    "saved": _read_saved,
    "saved-now": _read_saved_now,
    "pawn": _read_pawn,
    "waiting": _read_waiting,
    "skipped": _read_skipped,
    "total": _read_total,
    "table": _read_table,
}
_OF_GAME: Final[Mapping[str, Callable[[Draft, Cursor], None]]] = {
    "players": _read_players,
    "dealer": _read_dealer,
    "rules": _read_version,
    "round": _read_round,
    "turn": _read_turn,
    "first": _read_first,
    "sits-out": _read_sits_out,
    "laid-now": _read_laid_now,
    "melded": _read_melded,
    "dry": _read_dry,
    "idle": _read_idle,
    "still": _read_still,
    "emptied": _read_emptied,
    "holder": _read_holder,
    "last-skipped": _read_last_skipped,
    "draw-pile": _read_draw_pile,
    "discard-pile": _read_discard_pile,
    "aside": _read_aside,
    "out": _read_out,
    "sheet": _read_sheet,
    "tied": _read_tied,
    "places": _read_ranking,
}
POSITION_WORDS: Final = frozenset({*_OF_PLAYER, *_OF_GAME})
"""The words with which statements about a position begin, but for those about its rules."""
