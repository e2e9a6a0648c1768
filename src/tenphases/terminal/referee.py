"""The referee: says of each move of a case whether it is legal, and what happened or why not.

A refused move leaves the position as it was. Nothing is printed here, and no language is spoken: that is for
``report``. What is known of unknown cards is in ``unknown``.
"""

from enum import StrEnum
from typing import Final

import msgspec
from msgspec.structs import replace

from tenphases.rules.cards import UNKNOWN, Face
from tenphases.rules.decide import resolve
from tenphases.rules.events import Event, RoundScored
from tenphases.rules.moves import Deal, Draw, Move, Reshuffle, Seat, Take
from tenphases.rules.notation.errors import NotationCode, NotationError
from tenphases.rules.notation.events import event_text, scores_text
from tenphases.rules.notation.moves import Said, Scene, read_order, read_said, said_text, scene
from tenphases.rules.notation.position import position_lines
from tenphases.rules.notation.scan import LETTERS, Cursor
from tenphases.rules.refusals import Code, Refusal
from tenphases.rules.state import Stage, State, renewable, to_deal
from tenphases.terminal.unknown import Ending, Spans, available, ending, folded, reshuffled, revealed


class Verdict(StrEnum):
    """What the referee says of a move."""

    LEGAL = "legal"
    ILLEGAL = "illegal"
    UNCLEAR = "unclear"
    """It cannot be said: the move cannot be read, or hangs on unknown cards."""


class DoubtCode(StrEnum):
    """Every reason for which nothing can be said of a move that can be read. Catalog keys: ``doubt-<code>``."""

    UNKNOWN_TOP = "unknown_top"
    OTHER_CARD = "other_card"
    NO_SUCH_CARD_LEFT = "no_such_card_left"
    OPEN_ENDING = "open_ending"


DOUBT_PARAMETERS: Final[dict[DoubtCode, tuple[str, ...]]] = {
    DoubtCode.UNKNOWN_TOP: (),
    DoubtCode.OTHER_CARD: ("card",),
    DoubtCode.NO_SUCH_CARD_LEFT: ("card",),
    DoubtCode.OPEN_ENDING: (),
}
"""The parameters of each code; ``card`` is the one that really lies there, or that cannot."""


class Doubt(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why nothing can be said of a move: a code and what it speaks of."""

    code: DoubtCode
    about: dict[str, int | str] = {}


class Happening(msgspec.Struct, frozen=True):
    """An event as it is told: ``text`` in the notation; ``event`` is None if it hangs on unknown cards."""

    text: str
    event: Event | None
    scene: Scene


class Answer(msgspec.Struct, frozen=True):
    """The referee's answer to one move. ``scene`` is that before it, for whoever puts it into words."""

    verdict: Verdict
    move: str
    happenings: tuple[Happening, ...] = ()
    refusal: Refusal | None = None
    error: NotationError | None = None
    doubt: Doubt | None = None
    open: bool = False
    """Whether what follows from the round's account hangs on unknown cards."""


class Referee:
    """One position under judgement, move by move."""

    def __init__(self, state: State) -> None:
        """Start from a possible position."""
        self.state = state
        self._spans: Spans = {}
        self._open = False

    def lines(self) -> tuple[str, ...]:
        """Return the position as it now is, in the notation; totals that hang on unknown cards as ``?``."""
        hidden = {f"total {LETTERS[seat]} {self.state.players[seat].total}": seat for seat in self._spans}
        return tuple(
            f"total {LETTERS[hidden[line]]} ?" if line in hidden else line for line in position_lines(self.state)
        )

    def judge(self, seat: Seat, text: Cursor, *, shuffle_follows: bool = False) -> Answer:
        """Answer for one move, and play it if it is legal.

        ``shuffle_follows``: the next move is chance's, so the referee does not shuffle of its own accord.
        """
        written = text.written
        try:
            self._known(seat, text.line)
            said = self._read(text)
        except NotationError as error:
            return self._unreadable(written, error)
        move = said_text(said, scene(self.state))
        if self._open:
            return Answer(Verdict.UNCLEAR, move, doubt=Doubt(DoubtCode.OPEN_ENDING))
        before, doubt = self._prepared(seat, said)
        outcome = resolve(before, seat, said.move)
        if isinstance(outcome, Refusal):
            return Answer(Verdict.ILLEGAL, move, refusal=outcome)
        if doubt is not None:
            return Answer(Verdict.UNCLEAR, move, doubt=doubt)
        happened = outcome.events
        if outcome.state.stage is Stage.RESHUFFLE and not shuffle_follows:
            renewed = reshuffled(outcome.state, said.card)
            assert not isinstance(renewed, Refusal)  # noqa: S101 - an order of these very cards
            happened += renewed.events
            if said.card is not None and said.card not in renewed.state.players[seat].hand[-1:]:
                return Answer(Verdict.UNCLEAR, move, doubt=Doubt(DoubtCode.NO_SUCH_CARD_LEFT, {"card": said.card}))
        return self._played(before, (seat, said.move), move, happened)

    def _known(self, seat: Seat, line: int) -> None:
        if seat >= len(self.state.players):
            about: dict[str, int | str] = {"found": LETTERS[seat], "players": len(self.state.players)}
            raise NotationError(NotationCode.NO_SUCH_PLAYER, line, 1, about)

    def _read(self, text: Cursor) -> Said:
        """Read a move; chance may leave the order of some cards open with ``rest``."""
        if text.ahead not in {"deal", "reshuffle"}:
            said = read_said(text, scene(self.state))
            text.done()
            return said
        word = text.next()
        order = read_order(text)
        if text.take("rest"):
            cards = list(to_deal(self.state) if word == "deal" else renewable(self.state))
            for card in order:
                if card in cards:
                    cards.remove(card)
            order = (*order, *cards)
        text.done()
        return Said(Deal(order) if word == "deal" else Reshuffle(order))

    def _unreadable(self, written: str, error: NotationError) -> Answer:
        if error.code is NotationCode.ROLE_NEEDED:
            refusal = Refusal(Code.ROLE_NEEDED, error.about)  # R5.5: the player has to say it
            return Answer(Verdict.ILLEGAL, written, refusal=refusal)
        return Answer(Verdict.UNCLEAR, written, error=error)

    def _prepared(self, seat: Seat, said: Said) -> tuple[State, Doubt | None]:
        """Return the position with the cards in it that the move names, and what makes it doubtful."""
        state = self.state
        match said.move:
            case Draw() if state.draw_pile:
                top, doubt = _top(state, state.draw_pile[-1], said.card)
                return replace(state, draw_pile=(*state.draw_pile[:-1], top)), doubt
            case Take(pile) if 0 <= pile < len(state.discards) and state.discards[pile]:
                lying = state.discards[pile]
                top, doubt = _top(state, lying[-1], said.card)
                if doubt is None and top == UNKNOWN and not state.ruleset.take_skip:
                    doubt = Doubt(DoubtCode.UNKNOWN_TOP)  # R3.4: it may be a skip
                piles = (*state.discards[:pile], (*lying[:-1], top), *state.discards[pile + 1 :])
                return replace(state, discards=piles), doubt
            case _:
                return revealed(state, seat, said.move), None

    def _played(self, before: State, by: tuple[Seat, Move], move: str, happened: tuple[Event, ...]) -> Answer:
        told = ending(before, *by, happened, self._spans)
        if told is not None:
            happened, self._spans, self._open = told.happened, told.spans, not told.sure
        happenings = []
        state = before
        for event in happened:
            happenings.append(_happening(event, scene(state), told))
            state = folded(state, (event,))
        self.state = state
        return Answer(Verdict.LEGAL, move, tuple(happenings), open=self._open)


def _happening(event: Event, where: Scene, told: Ending | None) -> Happening:
    if told is not None and isinstance(event, RoundScored) and None in told.totals:
        return Happening(f"scored {scores_text(told.points, told.totals, event.left)}", None, where)
    return Happening(event_text(event, where), event, where)


def _top(state: State, lying: Face, named: Face | None) -> tuple[Face, Doubt | None]:
    """Return the card on top of a pile, known if the move names it."""
    if named is None or named == lying:
        return lying, None
    if lying != UNKNOWN:
        return lying, Doubt(DoubtCode.OTHER_CARD, {"card": lying})
    if not available(state, named):
        return lying, Doubt(DoubtCode.NO_SUCH_CARD_LEFT, {"card": named})
    return named, None
