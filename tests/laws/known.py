"""What follows from what was seen, worked out anew: a second reading of the events that shares no code with the core.

``Known`` is fed what a seat, or a spectator, sees of each event, and is then compared with the View.
"""

from tenphases.rules.cards import Face
from tenphases.rules.events import (
    CardHit,
    Discarded,
    FirstTurnSkipped,
    GameEnded,
    NothingToDraw,
    PhaseChosen,
    PhaseLaid,
    PileRanOut,
    RoundBegan,
    RoundBlocked,
    RoundScored,
    SkipPlayed,
    TieBreakCalled,
    TookDiscard,
    TurnBegan,
    TurnedUp,
    TurnLost,
    WentOut,
)
from tenphases.rules.moves import Seat
from tenphases.rules.ruleset import Ruleset
from tenphases.rules.views import PileRenewed, Seen, TheyDrew, TheyWereDealt, View, YouDrew, YouWereDealt


class Side:
    """What is known of one player."""

    def __init__(self) -> None:
        self.done: set[int] = set()
        self.total = 0
        self.new_round(playing=True)

    def new_round(self, *, playing: bool) -> None:
        self.cards = 0
        self.known: list[Face] = []
        self.laid: int | None = None
        self.waiting = self.in_front = False
        self.skipped_by: int | None = None
        self.playing = playing

    def spends(self, card: Face) -> None:
        self.cards -= 1
        if card in self.known:
            self.known.remove(card)


class Known:
    """Everything that a seat, or a spectator, knows of a game."""

    def __init__(self, ruleset: Ruleset, seats: int, viewer: Seat | None) -> None:
        self.ruleset, self.viewer = ruleset, viewer
        self.sides = [Side() for _ in range(seats)]
        self.places: tuple[tuple[int, ...], ...] = ()
        self.tied: tuple[int, ...] = ()
        self.rounds: list[tuple[tuple[int, ...], tuple[int, ...], int | None, tuple[bool, ...]]] = []
        self.over = False
        self.round_begins(None)

    def round_begins(self, event: RoundBegan | None) -> None:
        self.number = event.number if event else 0
        self.dealer = event.dealer if event else 0
        self.first = event.first if event else -1
        self.tie_break = bool(event and event.tie_break)
        for seat, side in enumerate(self.sides):
            side.new_round(playing=event is None or seat in event.players)
        self.hand: list[Face] = []
        self.draw_pile = 0
        self.piles: list[list[Face]] = [[] for _ in range(self.ruleset.discard_piles)]
        self.aside = 0
        self.groups: list[tuple[int, list[Face], int]] = []
        self.turn = -1
        self.laid_now = False
        self.last_skipped: int | None = None
        self.out: int | None = None

    def learns(self, event: Seen) -> None:
        match event:
            case RoundBegan():
                self.round_begins(event)
                if self.ruleset.phase_choice == "before_play" and not event.tie_break:
                    self.turn = event.first
            case PhaseChosen():
                self.turn = self.after(event.seat)
            case TurnBegan():
                self.turn, self.laid_now = event.seat, False
                self.lap_over(event.seat)
            case WentOut():
                self.out = event.seat
            case RoundScored():
                for side, total in zip(self.sides, event.totals, strict=True):
                    side.total = total
                laid = tuple(side.laid is not None for side in self.sides)
                self.rounds.append((event.points, event.totals, self.out, laid))
                self.turn = -1
            case TieBreakCalled():
                self.tied = event.seats
            case GameEnded():
                self.places, self.over = event.places, True
            case _:
                self.learns_of_cards(event)

    def learns_of_cards(self, event: Seen) -> None:
        match event:
            case YouWereDealt() | TheyWereDealt():
                for side, count in zip(self.sides, event.counts, strict=True):
                    side.cards = count
                self.draw_pile = event.draw_pile
                if isinstance(event, YouWereDealt):
                    self.hand = list(event.hand)
            case TurnedUp():
                self.draw_pile -= 1
                self.piles[event.pile].append(event.card)
            case PileRenewed():
                self.draw_pile = event.draw_pile
                self.piles = [pile[-1:] for pile in self.piles]
            case YouDrew() | TheyDrew():
                self.draw_pile -= 1
                self.sides[event.seat].cards += 1
                if isinstance(event, YouDrew):
                    self.hand.append(event.card)
            case TookDiscard():
                self.piles[event.pile].pop()
                self.sides[event.seat].cards += 1
                self.sides[event.seat].known.append(event.card)
                if event.seat == self.viewer:
                    self.hand.append(event.card)
            case _:
                self.learns_of_play(event)

    def learns_of_play(self, event: Seen) -> None:
        match event:
            case PhaseLaid():
                self.lays(event)
            case CardHit():
                owner, cards, low = self.groups[event.group]
                if event.number and event.number < low:
                    self.groups[event.group] = owner, [event.card, *cards], event.number
                else:
                    cards.append(event.card)
                self.spends(event.seat, event.card)
            case Discarded():
                self.spends(event.seat, event.card)
                self.piles[event.pile].append(event.card)
            case SkipPlayed():
                self.spends(event.seat, Face("S"))
                self.skipped(event.seat, event.target)
            case FirstTurnSkipped():
                self.sides[event.seat].waiting = True
                self.last_skipped = event.seat
            case TurnLost():
                self.loses_turn(event.seat)
            case PileRanOut() | NothingToDraw() | RoundBlocked():
                pass
            case _:
                raise AssertionError(event)

    def lays(self, event: PhaseLaid) -> None:
        self.laid_now = True
        self.sides[event.seat].laid = event.phase
        if not self.tie_break:
            self.sides[event.seat].done.add(event.phase)
        for group in event.groups:
            self.groups.append((event.seat, list(group.cards), group.number))
            for card in group.cards:
                self.spends(event.seat, card)

    def loses_turn(self, seat: int) -> None:
        side = self.sides[seat]
        if side.in_front and self.ruleset.skip_lies == "set_aside":
            self.aside += 1
        elif side.in_front:
            self.piles[0].append(Face("S"))
        side.waiting = side.in_front = False
        self.lap_over(seat)

    def after(self, seat: int) -> int:
        count = len(self.sides)
        return next(at % count for at in range(seat + 1, seat + count + 1) if self.sides[at % count].playing)

    def lap_over(self, seat: int) -> None:
        for side in self.sides:
            if side.skipped_by == seat:
                side.skipped_by = None

    def spends(self, seat: int, card: Face) -> None:
        self.sides[seat].spends(card)
        if seat == self.viewer:
            self.hand.remove(card)

    def skipped(self, by: int, target: int | None) -> None:
        on_pile = target is None or self.ruleset.skip_lies == "on_pile"
        if on_pile:
            self.piles[0].append(Face("S"))
        if target is not None:
            side = self.sides[target]
            side.waiting, side.in_front, side.skipped_by = True, not on_pile, by
            self.last_skipped = target

    def agrees(self, view: View) -> None:
        """Compare with the View."""
        assert view.seat == self.viewer
        assert view.ruleset == self.ruleset
        assert (view.number, view.dealer, view.first) == (self.number, self.dealer, self.first)
        assert (view.turn, view.tie_break) == (self.turn, self.tie_break)
        assert (view.stage == "over") == self.over
        assert sorted(view.hand) == sorted(self.hand)
        assert view.draw_pile == self.draw_pile
        assert [list(pile) for pile in view.discards] == self.piles
        assert len(view.aside) == self.aside
        assert [(o.owner, list(o.group.cards), o.group.number) for o in view.groups] == self.groups
        assert (view.laid_now, view.last_skipped, view.out) == (self.laid_now, self.last_skipped, self.out)
        assert (view.tied, view.places) == (self.tied, self.places)
        assert [(line.points, line.totals, line.out, line.laid) for line in view.sheet] == self.rounds
        for side, player in zip(self.sides, view.players, strict=True):
            assert (player.cards, sorted(player.known)) == (side.cards, sorted(side.known))
            assert (set(player.done), player.laid, player.total) == (side.done, side.laid, side.total)
            assert (player.skip_waiting, player.skip_in_front) == (side.waiting, side.in_front)
            assert (player.skipped_by, player.in_round) == (side.skipped_by, side.playing)
