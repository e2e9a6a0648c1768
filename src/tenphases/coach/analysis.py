"""A game that is over, decision by decision: what was given away and where, and what was luck.

Every decision is judged by what its player could know then; only where there was a choice. Luck is kept apart: how
near the dealt hand was to its phase, how many of the cards drawn from the pile helped, and how many rounds were won,
each beside what could be expected. How values become chances is said in ``chances``.
"""

from collections.abc import Callable, Iterator
from typing import Final

import msgspec

from tenphases.bots.expert import Valued
from tenphases.bots.solo import expected_turns
from tenphases.coach.chances import LEAST_TURNS, helps, loss, win
from tenphases.coach.luck import helped, usual_missing
from tenphases.coach.reasons import Reason, ReasonCode, reasons_for
from tenphases.coach.weighing import weigh, worth_of
from tenphases.rules.cards import UNKNOWN, Face
from tenphases.rules.decide import resolve
from tenphases.rules.events import DrewFromPile, Event, GameStarted, PhaseLaid, RoundScored, WentOut
from tenphases.rules.evolve import begin
from tenphases.rules.moves import CHANCE, Deal, Draw, PlayerMove, Reshuffle, Seat, Take
from tenphases.rules.notation.record import Record
from tenphases.rules.refusals import Refusal
from tenphases.rules.ruleset import all_phases
from tenphases.rules.state import Stage, State
from tenphases.rules.views import View, view

MOST_TOLD: Final = 5
"""So many of the best and of the worst decisions of a player are told."""

Progress = Callable[[int, int], None]


class NotPlayed(ValueError):
    """A record with a move that cannot be: carries the entry's place and the refusal."""


class Decision(msgspec.Struct, frozen=True):
    """A decision where there was a choice."""

    entry: int
    """Its place among the record's entries."""
    seat: Seat
    round: int
    move: PlayerMove
    best: PlayerMove
    loss: float
    """What was given away, as a part of a chance to win the round; 0 for what is as good as the best."""
    win: float
    """The chance to win the round with the best move."""
    reasons: tuple[Reason, ...]
    """Why the best move is best."""
    tops: tuple[Face, ...]
    """The cards on top of the discard piles, where it was to draw; UNKNOWN for an empty pile."""
    depth: float
    """What a player would have lost, in turns of worth, who overlooked the largest reason."""


class Tried(msgspec.Struct, frozen=True):
    """One player's round."""

    round: int
    seat: Seat
    phase: int | None
    """The place of the phase that was tried; None where it was never settled."""
    laid: bool
    won: bool
    turns: int
    """The turns until the phase was laid, or until the round was over."""
    usual: float
    """The turns that the dealt hand takes on average, alone at the table."""
    missing: int
    """The cards that the dealt hand lacked."""
    usual_missing: float
    """The cards that a dealt hand lacks on average."""
    draws: int
    """The cards drawn from the pile while any was lacking."""
    helped: int
    """How many of them brought the phase nearer."""
    expected: float
    """How many of them could be expected to."""
    hope: float
    """The chance to win the round at the first turn."""
    loss: float
    decisions: int


class PhaseSum(msgspec.Struct, frozen=True):
    """All rounds in which a player tried one phase, together; the figures are those of ``Tried``."""

    phase: int
    rounds: int
    laid: bool
    turns: int
    usual: float
    helped: int
    expected: float
    loss: float


class Account(msgspec.Struct, frozen=True):
    """What one player's game comes to."""

    seat: Seat
    decisions: int
    good: int
    """How many were the best, or as good."""
    loss: float
    """All that was given away, in rounds won."""
    hope: float
    """The rounds that could be expected to be won from the hands as they were dealt."""
    won: int
    worst: tuple[int, ...]
    """Places in ``Analysis.decisions``, the worst first."""
    finest: tuple[int, ...]
    """Decisions that were the best where it was easy to overlook why, the hardest first."""
    phases: tuple[PhaseSum, ...]
    """Phase by phase, in the order of the list; rounds in which none was settled are left out."""


class Analysis(msgspec.Struct, frozen=True):
    """A game, analysed."""

    names: tuple[str, ...]
    phases: tuple[str, ...]
    accounts: tuple[Account, ...]
    tried: tuple[Tried, ...]
    decisions: tuple[Decision, ...]


def analyse(record: Record, progress: Progress = lambda _done, _of: None) -> Analysis:
    """Return the analysis of a game. Raises NotPlayed for one that could not be.

    ``progress`` is told how many entries of how many are done.
    """
    judge = _Judge(record)
    for at in range(len(record.entries)):
        judge.take(at)
        progress(at + 1, len(record.entries))
    judge.close()
    return Analysis(
        names=record.names,
        phases=tuple(map(str, all_phases(record.ruleset))),
        accounts=tuple(_account(Seat(seat), judge.decisions, judge.tried) for seat in range(record.seats)),
        tried=tuple(judge.tried),
        decisions=tuple(judge.decisions),
    )


class _Round(msgspec.Struct):
    """One player's round, under way."""

    phase: int | None = None
    laid: bool = False
    won: bool = False
    turns: int = 0
    usual: float = 0.0
    missing: int = 0
    usual_missing: float = 0.0
    draws: int = 0
    helped: int = 0
    expected: float = 0.0
    hope: float = 0.0
    loss: float = 0.0
    decisions: int = 0
    begun: bool = False


class _Judge:
    """The game as far as it has been gone through."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.state: State = begin(GameStarted(record.ruleset, record.seats, record.dealer, record.rules_version))
        self.decisions: list[Decision] = []
        self.tried: list[Tried] = []
        self._rounds = [_Round() for _ in range(record.seats)]

    def take(self, at: int) -> None:
        """Judge one entry and go on."""
        entry = self.record.entries[at]
        outcome = resolve(self.state, entry.seat, entry.move)
        if isinstance(outcome, Refusal):
            raise NotPlayed(at, outcome)
        if entry.seat != CHANCE and self.state.stage in (Stage.CHOOSE, Stage.DRAW, Stage.PLAY):
            seen = view(self.state, entry.seat)
            found = weigh(seen)
            if found:
                assert not isinstance(entry.move, Deal | Reshuffle)  # noqa: S101 - a player's move
                self._begin(seen, found)
                self._judge(at, seen, entry.move, found)
        before, self.state = self.state, outcome.state
        for event in outcome.events:
            self._hear(event, before)

    def _begin(self, seen: View, found: tuple[Valued, ...]) -> None:
        """Note how a player's round began, and count the turns."""
        assert seen.seat is not None  # noqa: S101 - a player's view
        line, own = self._rounds[seen.seat], seen.players[seen.seat]
        if not line.laid and seen.stage is Stage.DRAW:
            line.turns += 1
        if line.begun or seen.stage is Stage.PLAY:
            return
        line.begun = True
        line.hope = win(seen, found[0], found[0])
        line.phase = own.phases[0] if len(own.phases) == 1 else None
        line.missing = min(seen.missing, default=0)
        texts = [str(all_phases(seen.ruleset)[place]) for place in own.phases]
        line.usual_missing = min((usual_missing(text, seen.ruleset) for text in texts), default=0.0)
        line.usual = min((expected_turns(seen.hand, text, seen.ruleset) for text in texts), default=0.0)

    def _judge(self, at: int, seen: View, move: PlayerMove, found: tuple[Valued, ...]) -> None:
        made = worth_of(seen, move, found)
        if made is None or (len(found) == 1 and made.value >= found[0].value):
            return
        assert seen.seat is not None  # noqa: S101 - a player's view
        reasons, drawing = reasons_for(seen, found), isinstance(move, Draw | Take)
        lost = loss(seen, found[0], made)
        line = self._rounds[seen.seat]
        line.loss, line.decisions = round(line.loss + lost, 4), line.decisions + 1
        self.decisions.append(
            Decision(
                entry=at,
                seat=seen.seat,
                round=seen.number,
                move=move,
                best=found[0].move,
                loss=lost,
                win=win(seen, found[0], found[0]),
                reasons=reasons,
                tops=tuple(pile[-1] if pile else UNKNOWN for pile in seen.discards) if drawing else (),
                depth=0.0 if drawing else max(reason.effect for reason in reasons),
            )
        )

    def _hear(self, event: Event, before: State) -> None:
        match event:
            case DrewFromPile():
                self._count(view(before, event.seat), event)
            case PhaseLaid():
                self._rounds[event.seat].laid = True
                self._rounds[event.seat].phase = event.phase
            case WentOut():
                self._rounds[event.seat].won = True
            case RoundScored():
                self._settle(before.number)
            case _:
                pass

    def _count(self, seen: View, event: DrewFromPile) -> None:
        """Count a card that was drawn from the pile, and what could be expected of it."""
        found = next((one for one in weigh(seen) if isinstance(one.move, Draw)), None)
        if found is None or found.missing == 0 or not seen.missing:
            return
        line = self._rounds[event.seat]
        line.draws += 1
        line.expected = round(line.expected + helps(seen, found), 4)
        line.helped += helped(seen, event.card)

    def _settle(self, number: int) -> None:
        self.tried.extend(_tried(number, Seat(seat), line) for seat, line in enumerate(self._rounds) if line.begun)
        self._rounds = [_Round() for _ in self._rounds]

    def close(self) -> None:
        """Count a round that was not played to its end."""
        self._settle(self.state.number)


def _tried(number: int, seat: Seat, line: _Round) -> Tried:
    known = {name: getattr(line, name) for name in _Round.__struct_fields__ if name != "begun"}
    return Tried(round=number, seat=seat, **known)


def _account(seat: Seat, decisions: list[Decision], tried: list[Tried]) -> Account:
    own = [(at, one) for at, one in enumerate(decisions) if one.seat == seat]
    rounds = [line for line in tried if line.seat == seat]
    worst = sorted((at for at, one in own if one.loss > 0), key=lambda at: -decisions[at].loss)
    fine = (at for at, one in own if one.loss == 0 and one.depth >= LEAST_TURNS and not _easy(one))
    return Account(
        seat=seat,
        decisions=len(own),
        good=sum(one.loss == 0 for _, one in own),
        loss=round(sum(one.loss for _, one in own), 4),
        hope=round(sum(line.hope for line in rounds), 4),
        won=sum(line.won for line in rounds),
        worst=tuple(worst[:MOST_TOLD]),
        finest=tuple(sorted(fine, key=lambda at: -decisions[at].depth)[:MOST_TOLD]),
        phases=tuple(_by_phase(rounds)),
    )


def _by_phase(rounds: list[Tried]) -> Iterator[PhaseSum]:
    for phase in sorted({line.phase for line in rounds if line.phase is not None}):
        tried = [line for line in rounds if line.phase == phase]
        yield PhaseSum(
            phase=phase,
            rounds=len(tried),
            laid=any(line.laid for line in tried),
            turns=sum(line.turns for line in tried),
            usual=round(sum(line.usual for line in tried), 4),
            helped=sum(line.helped for line in tried),
            expected=round(sum(line.expected for line in tried), 4),
            loss=round(sum(line.loss for line in tried), 4),
        )


_EASY: Final = frozenset({ReasonCode.PROGRESS, ReasonCode.SPARE, ReasonCode.EQUAL, ReasonCode.WILD_KEPT})


def _easy(decision: Decision) -> bool:
    """Say whether anyone would have seen why."""
    return decision.reasons[0].code in _EASY
