"""Events as text: ``A laid 2: set(R5 B5 G5) run(B8 Y9 R10 W=11)``, ``scored A 0/120, B 45/165 for R1 B9 W``.

As in moves, names of groups and phases depend on the scene: that before the event, for its own groups too.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, assert_never

from tenphases.rules.cards import Face
from tenphases.rules.events import (
    CardHit,
    Dealt,
    Discarded,
    DrewFromPile,
    DrewSaved,
    Event,
    FirstTurnSkipped,
    GameEnded,
    GameStarted,
    NothingToDraw,
    PhaseChosen,
    PhaseLaid,
    PileRanOut,
    Reshuffled,
    RoundBegan,
    RoundBlocked,
    RoundScored,
    Saved,
    SkipPlayed,
    TieBreakCalled,
    TookDiscard,
    TurnBegan,
    TurnedUp,
    TurnLost,
    TwistDrawn,
    WentOut,
)
from tenphases.rules.moves import Seat
from tenphases.rules.notation.errors import NotationCode
from tenphases.rules.notation.groups import (
    cards_text,
    groups_text,
    read_cards,
    read_groups,
    read_some_cards,
    some_cards_text,
)
from tenphases.rules.notation.moves import Scene, group_name, phase_name, read_group_name, read_phase_name
from tenphases.rules.notation.rules import Rules, by_value, read_rules, rules_lines
from tenphases.rules.notation.scan import LETTERS, Cursor, cursor


def event_text(event: Event, where: Scene | None = None) -> str:
    """Return an event as text, in one line.

    >>> event_text(SkipPlayed(Seat(0), Seat(2)))
    'A skipped C'
    """
    where = where or Scene()
    match event:
        case (
            GameStarted() | RoundBegan() | Dealt() | TurnedUp() | Reshuffled() | RoundBlocked() | RoundScored()
            | TieBreakCalled() | GameEnded()
        ):  # fmt: skip
            return _table_text(event)
        case _:
            return f"{LETTERS[event.seat]} {_player_text(event, where)}"


_TableEvent = (
    GameStarted | RoundBegan | Dealt | TurnedUp | Reshuffled | RoundBlocked | RoundScored | TieBreakCalled | GameEnded
)
_PlayerEvent = (
    FirstTurnSkipped | PhaseChosen | TurnBegan | TurnLost | PileRanOut | DrewFromPile | TookDiscard | NothingToDraw
    | PhaseLaid | CardHit | Discarded | SkipPlayed | WentOut | TwistDrawn | DrewSaved | Saved
)  # fmt: skip


def _table_text(event: _TableEvent) -> str:
    match event:
        case GameStarted():
            head = f"started {event.seats} dealer {LETTERS[event.dealer]} rules {event.rules_version}"
            return "; ".join((head, *rules_lines(event.ruleset)))
        case RoundBegan():
            tie_break = " tie-break" * event.tie_break
            who = f"dealer {LETTERS[event.dealer]} first {LETTERS[event.first]} of {seats_text(event.players)}"
            return f"round {event.number}{tie_break} {who}"
        case Dealt():
            hands = ", ".join(f"{LETTERS[seat]} {some_cards_text(hand)}" for seat, hand in enumerate(event.hands))
            holder = f"; twist {numbers_text(event.holder[::-1])}" if event.holder else ""
            return f"dealt {hands}; {some_cards_text(event.draw_pile[::-1])}{holder}"
        case TurnedUp():
            buried = f" over {cards_text(event.buried)}" if event.buried else ""
            return f"turned up {event.card}{_pile('on', event.pile)}{buried}"
        case Reshuffled():
            return f"reshuffled {some_cards_text(event.draw_pile[::-1])}"
        case RoundBlocked():
            return "blocked"
        case RoundScored():
            pawns = f"; pawns {numbers_text(event.pawns)}" if event.pawns else ""
            return f"scored {scores_text(event.points, event.totals, event.left)}{pawns}"
        case TieBreakCalled():
            return f"tie-break {seats_text(event.seats)}"
        case GameEnded():
            return f"ended {places_text(event.places)}".rstrip()
        case _:
            assert_never(event)


def _player_text(event: _PlayerEvent, where: Scene) -> str:  # noqa: C901, PLR0911, PLR0912 - one line an event
    match event:
        case FirstTurnSkipped():
            return "is skipped first"
        case PhaseChosen():
            return f"chose {phase_name(event.phase, where.numbers)}"
        case TwistDrawn():
            return f"drew twist {phase_name(event.phase, where.numbers)}"
        case DrewSaved():
            return f"drew saved {event.card}"
        case Saved():
            return f"saved {event.card}"
        case TurnBegan():
            return "to draw" + " dry" * event.dry
        case TurnLost():
            return "loses the turn" + " dry" * event.dry
        case PileRanOut():
            return "finds the pile empty"
        case DrewFromPile():
            return f"drew {event.card}"
        case TookDiscard():
            return f"took {event.card}{_pile('from', event.pile)}"
        case NothingToDraw():
            return "draws nothing"
        case PhaseLaid():
            return f"laid {phase_name(event.phase, where.numbers)}: {groups_text(event.groups)}".rstrip()
        case CardHit():
            role = f"={event.number}" * bool(event.number)
            return f"hit {event.card}{role} on {group_name(event.group, where.owners)}"
        case Discarded():
            return f"discarded {event.card}{_pile('to', event.pile)}"
        case SkipPlayed():
            return f"skipped {'nobody' if event.target is None else LETTERS[event.target]}"
        case WentOut():
            return "is out"
        case _:
            assert_never(event)


def _pile(word: str, pile: int) -> str:
    return f" {word} {pile + 1}" if pile else ""


def seats_text(seats: tuple[Seat, ...]) -> str:
    """Return players' letters side by side."""
    return " ".join(LETTERS[seat] for seat in seats)


def numbers_text(places: Sequence[int]) -> str:
    """Return places counted from 0 as numbers counted from 1, side by side."""
    return " ".join(str(place + 1) for place in places)


def places_text(places: tuple[tuple[Seat, ...], ...]) -> str:
    """Return a ranking: places parted by commas, equals side by side."""
    return ", ".join(map(seats_text, places))


def scores_text(
    points: Sequence[int | None], totals: Sequence[int | None], left: Sequence[tuple[Face, ...]] = ()
) -> str:
    """Return a round's account by player: points caught, total, and the cards they were for.

    What depends on unknown cards is None, written ``?``.
    """
    lines = []
    for seat, (caught, total) in enumerate(zip(points, totals, strict=True)):
        cards = left[seat] if left else ()
        numbers = "/".join("?" if each is None else str(each) for each in (caught, total))
        lines.append(f"{LETTERS[seat]} {numbers}" + (f" for {some_cards_text(cards)}" if cards else ""))
    return ", ".join(lines)


def parse_event(text: str, where: Scene | None = None) -> Event:
    """Read an event. Raises NotationError.

    >>> parse_event("A skipped C")
    SkipPlayed(seat=0, target=2)
    """
    line, where = cursor(text), where or Scene()
    word = line.ahead
    if line.is_seat():
        seat = line.seat()
        word = line.ahead
        of_player = _OF_PLAYER.get(word)
        if of_player is None:
            line.fail(NotationCode.NO_SUCH_EVENT, {"found": word})
        line.next()
        event = of_player(line, seat, where)
    else:
        of_table = _OF_TABLE.get(word)
        if of_table is None:
            line.fail(NotationCode.NO_SUCH_EVENT, {"found": word})
        line.next()
        event = of_table(line)
    line.done()
    return event


def read_seats(line: Cursor) -> tuple[Seat, ...]:
    """Read the players' letters that stand here, perhaps none."""
    seats = []
    while line.is_seat():
        seats.append(line.seat())
    return tuple(seats)


def read_numbers(line: Cursor) -> tuple[int, ...]:
    """Read numbers counted from 1 as places counted from 0."""
    places = []
    while line.is_number():
        places.append(line.number() - 1)
    return tuple(places)


def read_places(line: Cursor) -> tuple[tuple[Seat, ...], ...]:
    """Read a ranking."""
    places = [read_seats(line)] if line.ahead else []
    while line.take(","):
        places.append(read_seats(line))
    return tuple(places)


def read_scores(line: Cursor) -> tuple[tuple[int, ...], tuple[int, ...], tuple[tuple[Face, ...], ...]]:
    """Read a round's account: points, totals, and cards left."""
    points: list[int] = []
    totals: list[int] = []
    left: list[tuple[Face, ...]] = []
    while not points or line.take(","):
        if line.seat() != len(points):
            line.failing("player")
        points.append(line.number())
        line.expect("/")
        totals.append(line.number())
        left.append(read_some_cards(line) if line.take("for") else ())
    return tuple(points), tuple(totals), tuple(left)


def _started(line: Cursor) -> Event:
    seats = line.number()
    line.expect("dealer")
    dealer = line.seat()
    line.expect("rules")
    version = line.number()
    pieces = line.split(";")
    pieces[0].done()
    rules = Rules()
    for piece in pieces[1:]:
        rules = read_rules(piece, rules)
        piece.done()
    while line.ahead:
        line.next()
    return GameStarted(by_value(rules), seats, dealer, version)


def _round(line: Cursor) -> Event:
    number = line.number()
    tie_break = line.take("tie-break")
    line.expect("dealer")
    dealer = line.seat()
    line.expect("first")
    first = line.seat()
    line.expect("of")
    return RoundBegan(number, dealer, first, read_seats(line), tie_break=tie_break)


def _dealt(line: Cursor) -> Event:
    hands: list[tuple[Face, ...]] = []
    while not hands or line.take(","):
        if line.seat() != len(hands):
            line.failing("player")
        hands.append(read_some_cards(line))
    line.expect(";")
    pile = read_some_cards(line)[::-1]
    return Dealt(tuple(hands), pile, read_numbers(line)[::-1] if line.take(";", "twist") else ())


def _turned(line: Cursor) -> Event:
    line.expect("up")
    card = line.card()
    pile = _read_pile(line, "on")
    return TurnedUp(card, read_cards(line) if line.take("over") else (), pile)


def _scored(line: Cursor) -> Event:
    points, totals, left = read_scores(line)
    return RoundScored(left, points, totals, read_numbers(line) if line.take(";", "pawns") else ())


def _read_pile(line: Cursor, word: str) -> int:
    return line.number() - 1 if line.take(word) else 0


_OF_TABLE: Final[Mapping[str, Callable[[Cursor], Event]]] = {
    "started": _started,
    "round": _round,
    "dealt": _dealt,
    "turned": _turned,
    "reshuffled": lambda line: Reshuffled(read_some_cards(line)[::-1]),
    "blocked": lambda _line: RoundBlocked(),
    "scored": _scored,
    "tie-break": lambda line: TieBreakCalled(read_seats(line)),
    "ended": lambda line: GameEnded(read_places(line)),
}


def _is(line: Cursor, seat: Seat, _where: Scene) -> Event:
    if line.take("skipped", "first"):
        return FirstTurnSkipped(seat)
    line.expect("out")
    return WentOut(seat)


def _to_draw(line: Cursor, seat: Seat, _where: Scene) -> Event:
    line.expect("draw")
    return TurnBegan(seat, dry=line.take("dry"))


def _loses(line: Cursor, seat: Seat, _where: Scene) -> Event:
    line.expect("the")
    line.expect("turn")
    return TurnLost(seat, dry=line.take("dry"))


def _finds(line: Cursor, seat: Seat, _where: Scene) -> Event:
    for word in ("the", "pile", "empty"):
        line.expect(word)
    return PileRanOut(seat)


def _drew(line: Cursor, seat: Seat, where: Scene) -> Event:
    if line.take("twist"):
        return TwistDrawn(seat, read_phase_name(line, where.numbers))
    return DrewSaved(seat, line.card()) if line.take("saved") else DrewFromPile(seat, line.card())


def _took(line: Cursor, seat: Seat, _where: Scene) -> Event:
    return TookDiscard(seat, line.card(), _read_pile(line, "from"))


def _draws(line: Cursor, seat: Seat, _where: Scene) -> Event:
    line.expect("nothing")
    return NothingToDraw(seat)


def _laid(line: Cursor, seat: Seat, where: Scene) -> Event:
    phase = read_phase_name(line, where.numbers)
    line.expect(":")
    return PhaseLaid(seat, phase, read_groups(line) if line.ahead else ())


def _hit(line: Cursor, seat: Seat, where: Scene) -> Event:
    card = line.card()
    number = line.number() if line.take("=") else 0
    line.expect("on")
    return CardHit(seat, card, read_group_name(line, where.owners), number)


def _discarded(line: Cursor, seat: Seat, _where: Scene) -> Event:
    return Discarded(seat, line.card(), _read_pile(line, "to"))


def _skipped(line: Cursor, seat: Seat, _where: Scene) -> Event:
    return SkipPlayed(seat, None if line.take("nobody") else line.seat())


_OF_PLAYER: Final[Mapping[str, Callable[[Cursor, Seat, Scene], Event]]] = {
    "is": _is,
    "chose": lambda line, seat, where: PhaseChosen(seat, read_phase_name(line, where.numbers)),
    "to": _to_draw,
    "loses": _loses,
    "finds": _finds,
    "drew": _drew,
    "saved": lambda line, seat, _where: Saved(seat, line.card()),
    "took": _took,
    "draws": _draws,
    "laid": _laid,
    "hit": _hit,
    "discarded": _discarded,
    "skipped": _skipped,
}
