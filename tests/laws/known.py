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
    TwistDrawn,
    WentOut,
)
from tenphases.rules.moves import Seat
from tenphases.rules.ruleset import Ruleset
from tenphases.rules.views import (
    PileRenewed,
    Seen,
    TheyDrew,
    TheyDrewSaved,
    TheySaved,
    TheyWereDealt,
    View,
    YouDrew,
    YouDrewSaved,
    YouSaved,
    YouWereDealt,
)


class Side:
    """What is known of one player."""

    def __init__(self) -> None:
        self.done: set[int] = set()
        self.total = 0
        self.saved = self.saved_now = 0
        self.pawn = 0
        self.new_round(playing=True)

    def new_round(self, *, playing: bool) -> None:
        self.cards = 0
        self.known: list[Face] = []
        self.thrown: list[Face] = []
        self.laid: int | None = None
        self.waiting = self.in_front = False
        self.skipped_by: int | None = None
        self.playing = playing
        self.chosen = False
        self.saved, self.saved_now = self.saved + self.saved_now, 0

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
        self.saved: list[Face] = []
        self.saved_now: list[Face] = []
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
        self.saved, self.saved_now = self.saved + self.saved_now, []
        self.holder = len(self.ruleset.twist_cards) if event else 0
        self.emptied: int | None = None
        self.choose_from(self.first)

    def choose_from(self, seat: int) -> None:
        """The first to choose from that seat on, if any."""
        track = self.ruleset.track.split()
        count = len(self.sides)
        for at in (each % count for each in range(seat, seat + count)):
            side = self.sides[at]
            asked = self.ruleset.phase_choice == "before_play" or (track and track[side.pawn] == "twist")
            if self.number and not self.tie_break and side.playing and asked and not side.chosen:
                self.turn = at
                return
        self.turn = -1

    def learns(self, event: Seen) -> None:
        match event:
            case RoundBegan():
                self.round_begins(event)
            case PhaseChosen() | TwistDrawn():
                self.holder -= isinstance(event, TwistDrawn)
                self.sides[event.seat].chosen = True
                self.choose_from(event.seat)
            case TurnBegan():
                self.turn, self.laid_now, self.emptied = event.seat, False, None
                self.lap_over(event.seat)
            case WentOut():
                self.out = event.seat
            case RoundScored():
                for side, total in zip(self.sides, event.totals, strict=True):
                    side.total = total
                for side, pawn in zip(self.sides, event.pawns, strict=False):
                    side.pawn = pawn
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
                self.hand = list(event.hand) if isinstance(event, YouWereDealt) else []
            case TurnedUp():
                self.draw_pile -= 1
                self.piles[event.pile].append(event.card)
            case PileRenewed():
                self.draw_pile = event.draw_pile
                self.piles = [pile[-1:] for pile in self.piles]
            case YouDrew() | TheyDrew():
                self.draw_pile -= 1
                self.sides[event.seat].cards += 1
                self.hand += [event.card] if isinstance(event, YouDrew) else []
            case TookDiscard():
                self.takes(event)
            case YouSaved() | TheySaved():
                self.saves(event)
            case YouDrewSaved() | TheyDrewSaved():
                self.draws_saved(event)
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
                self.sides[event.seat].thrown.append(event.card)
                self.spends(event.seat, event.card)
                self.piles[event.pile].append(event.card)
                self.emptied = None
            case SkipPlayed():
                self.emptied = None
                self.sides[event.seat].thrown.append(Face("S"))
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

    def saves(self, event: YouSaved | TheySaved) -> None:
        side = self.sides[event.seat]
        side.cards -= 1
        side.saved_now += 1
        # Of each face one fewer is sure to be there.
        side.known = [card for place, card in enumerate(side.known) if card in side.known[:place]]
        self.emptied = None
        if isinstance(event, YouSaved):
            self.saved_now.append(event.card)
            self.hand.remove(event.card)

    def takes(self, event: TookDiscard) -> None:
        self.piles[event.pile].pop()
        if not self.piles[event.pile] and self.ruleset.emptied_pile == "refill":
            self.emptied = event.pile
        self.sides[event.seat].cards += 1
        self.sides[event.seat].known.append(event.card)
        if event.seat == self.viewer:
            self.hand.append(event.card)

    def draws_saved(self, event: YouDrewSaved | TheyDrewSaved) -> None:
        self.sides[event.seat].saved -= 1
        self.sides[event.seat].cards += 1
        if isinstance(event, YouDrewSaved):
            self.saved.remove(event.card)
            self.hand.append(event.card)

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
        assert (view.holder, view.emptied) == (self.holder, self.emptied)
        assert (sorted(view.saved), sorted(view.saved_now)) == (sorted(self.saved), sorted(self.saved_now))
        assert (view.tied, view.places) == (self.tied, self.places)
        assert [(line.points, line.totals, line.out, line.laid) for line in view.sheet] == self.rounds
        for side, player in zip(self.sides, view.players, strict=True):
            assert (player.cards, sorted(player.known)) == (side.cards, sorted(side.known))
            assert list(player.thrown) == side.thrown
            assert (set(player.done), player.laid, player.total) == (side.done, side.laid, side.total)
            assert (player.skip_waiting, player.skip_in_front) == (side.waiting, side.in_front)
            assert (player.skipped_by, player.in_round) == (side.skipped_by, side.playing)
            assert (player.saved, player.saved_now, player.pawn) == (side.saved, side.saved_now, side.pawn)
