"""A second, small reckoning of points, phases, and the end of the game, from the events alone (R2.6, R4.6, R9 to R12).

It shares no code with the core: it is told each event and says what must come of it.
"""

from collections.abc import Iterable, Sequence

from tenphases.rules.cards import Face
from tenphases.rules.events import (
    Event,
    GameEnded,
    PhaseChosen,
    PhaseLaid,
    RoundBegan,
    RoundBlocked,
    RoundScored,
    TieBreakCalled,
    TwistDrawn,
    WentOut,
)
from tenphases.rules.ruleset import Ruleset


def phase_number(text: str, place: int) -> int:
    """The number of a phase of the list."""
    return int(text.split(":", maxsplit=1)[0]) if ":" in text else place + 1


class Scorer:
    """The sheet of one game, kept by someone who looks on."""

    def __init__(self, ruleset: Ruleset, seats: int, dealer: int) -> None:
        self.ruleset, self.seats = ruleset, seats
        self.count = len(ruleset.phases)
        self.totals = [0] * seats
        self.done: list[set[int]] = [set() for _ in range(seats)]
        self.dealer = dealer
        self.number = 0
        self.tied: tuple[int, ...] = ()
        self.track = ruleset.track.split()
        self.numbers = [phase_number(text, place) for place, text in enumerate(ruleset.phases)]
        self.pawns = [0] * seats
        self.tried: list[int] = [self.count - 1] * seats
        self.over = False
        self.new_round()

    def new_round(self) -> None:
        self.laid: dict[int, int] = {}
        self.chosen: dict[int, int] = {}
        self.out: int | None = None
        self.blocked = False
        self.on_the_spot: int | None = None
        self.awaited: list[Event] = []

    def told(self, events: Iterable[Event]) -> None:
        """Hear what one move led to."""
        for event in events:
            if self.awaited:
                assert event == self.awaited.pop(0)
                if isinstance(event, TieBreakCalled):
                    self.tied = event.seats
                self.over = isinstance(event, GameEnded)
                continue
            assert not self.over
            assert not isinstance(event, GameEnded | TieBreakCalled), event
            self._hear(event)
        assert not self.awaited

    def _hear(self, event: Event) -> None:
        match event:
            case RoundBegan():
                self._begins(event)
            case PhaseChosen() if self.track:
                assert self.track[self.pawns[event.seat]] == "twist"
                assert self.numbers[event.phase] in self.beside(event.seat)
                self.chosen[event.seat] = event.phase
            case TwistDrawn():
                assert self.track[self.pawns[event.seat]] == "twist"
                assert event.phase not in self.chosen.values(), "there is one of each"
                self.chosen[event.seat] = event.phase
            case PhaseChosen():
                assert event.phase not in self.done[event.seat]
                self.chosen[event.seat] = self.tried[event.seat] = event.phase
            case PhaseLaid():
                self._lays(event.seat, event.phase)
            case WentOut():
                self.out = event.seat
            case RoundBlocked():
                self.blocked = True
            case RoundScored():
                self._scored(event)
            case _:
                pass

    def playing(self) -> tuple[int, ...]:
        if self.tied:
            return self.tied
        everyone = range(self.seats)
        if self.ruleset.end == "all_finished":
            return tuple(seat for seat in everyone if len(self.done[seat]) < self.count)
        return tuple(everyone)

    def _begins(self, event: RoundBegan) -> None:
        self.new_round()
        players = self.playing()
        if self.number:
            self.dealer = self._left_of(self.dealer, players)
        self.number += 1
        first = self._left_of(self.dealer, players)
        assert (event.number, event.dealer, event.first) == (self.number, self.dealer, first)
        assert (event.players, event.tie_break) == (players, bool(self.tied))

    def _left_of(self, seat: int, players: Sequence[int]) -> int:
        return next(at % self.seats for at in range(seat + 1, seat + self.seats + 1) if at % self.seats in players)

    def _lays(self, seat: int, phase: int) -> None:
        assert seat not in self.laid, "one phase a round"
        done = self.done[seat]
        if self.tied:
            assert phase == self.tried[seat]
        elif self.track and seat not in self.chosen:
            assert str(self.numbers[phase]) == self.track[self.pawns[seat]]
        elif self.ruleset.advance == "everyone":
            assert phase == self.number - 1
        elif self.ruleset.phase_choice == "when_laid":
            assert phase not in done
        elif self.ruleset.phase_choice in {"before_play", "by_board"}:
            assert phase == self.chosen[seat]
        else:
            assert phase == len(done)
        self.laid[seat] = phase
        if self.tied:
            if self.ruleset.tie_break == "first_lay":
                self.on_the_spot = seat
            return
        done.add(phase)
        if self.ruleset.end == "on_lay" and len(done) == self.count:
            self.on_the_spot = seat

    def beside(self, seat: int) -> tuple[int, int]:
        """The numbers of the phases on both sides of the space on which that pawn stands."""
        at = self.pawns[seat]
        lower = next(space for space in reversed(self.track[:at]) if space != "twist")
        return int(lower), int(next(space for space in self.track[at:] if space != "twist"))

    def moves(self) -> list[int]:
        """Where the pawns stand after the round."""
        after = []
        for seat, pawn in enumerate(self.pawns):
            out, laid, twist = seat == self.out, seat in self.laid, self.chosen.get(seat, 0) >= self.count
            steps = (6 if out else 4 if laid else -1) if twist else (3 if out else 2 if laid else 1)
            after.append(pawn if self.tied else max(0, min(pawn + steps, len(self.track) - 1)))
        return after

    def worth(self, card: Face) -> int:
        points = self.ruleset.points
        if card in {"W", "S"}:
            return points.wild if card == "W" else points.skip
        return points.low if int(card[1:]) <= 9 else points.high

    def _scored(self, event: RoundScored) -> None:
        ends = [self.out is not None, self.blocked, self.on_the_spot is not None]
        assert sum(ends) == 1, "somebody is out, or the round is blocked, or the game is won on the spot"
        no_points = bool(self.tied) or self.on_the_spot is not None
        caught = [0 if no_points else sum(map(self.worth, hand)) for hand in event.left]
        if self.out is not None:
            assert event.left[self.out] == ()
            assert caught[self.out] == 0
        self.totals = [total + points for total, points in zip(self.totals, caught, strict=True)]
        assert list(event.points) == caught
        assert list(event.totals) == self.totals
        if self.track:
            # Whether the last space was reached in this round does not count: its phase must be laid from there.
            self.home = [s for s in self.laid if self.pawns[s] == len(self.track) - 1 and not self.tied]
            self.pawns = self.moves()
        assert list(event.pawns) == (self.pawns if self.track else [])
        self.awaited = list(self._what_follows())

    def _what_follows(self) -> Iterable[Event]:
        won = self._winners()
        if len(won) > 1 and self.ruleset.tie_break != "shared":
            yield TieBreakCalled(won)  # type: ignore[arg-type]
        elif won:
            yield GameEnded(self._places(won))  # type: ignore[arg-type]

    def _winners(self) -> tuple[int, ...]:
        if self.on_the_spot is not None:
            return (self.on_the_spot,)
        if self.tied:
            return () if self.out is None else (self.out,)
        finished = [seat for seat in range(self.seats) if len(self.done[seat]) == self.count]
        match self.ruleset.end:
            case "last_space":
                return (self.out,) if self.out in self.home else tuple(sorted(self.home))
            case "round_end":
                rivals = finished
            case "all_finished":
                rivals = finished if len(finished) == self.seats else []
            case "after_rounds":
                rivals = list(range(self.seats)) if self.number == self.count else []
            case _:
                rivals = []
        best = min((self.totals[seat] for seat in rivals), default=0)
        return tuple(seat for seat in rivals if self.totals[seat] == best)

    def _places(self, won: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
        places: dict[tuple[int, int], list[int]] = {}
        for seat in range(self.seats):
            if seat not in won:
                ahead = self.pawns[seat] if self.track else len(self.done[seat])
                phases = 0 if self.ruleset.advance == "everyone" else ahead
                places.setdefault((-phases, self.totals[seat]), []).append(seat)
        return (won, *(tuple(places[merit]) for merit in sorted(places)))
