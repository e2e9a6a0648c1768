"""A position under way: what was said of it so far, and how the unsaid is filled in.

The statements are read in ``reading``.
"""

from dataclasses import dataclass, field
from typing import Final

from msgspec.structs import replace

from tenphases.rules.cards import SKIP, UNKNOWN, Face
from tenphases.rules.moves import CHANCE, Seat
from tenphases.rules.notation.errors import NotationCode, NotationError
from tenphases.rules.notation.position import BETWEEN, usual_first, usual_holder, usual_number
from tenphases.rules.notation.scan import Cursor
from tenphases.rules.ruleset import RULES_VERSION, Ruleset, SkipLies, deck
from tenphases.rules.state import OwnedGroup, Player, RoundLine, Stage, State, open_phases

FIRST_SEAT: Final = Seat(0)


@dataclass(slots=True)
class Side:
    """What was said of one player; ``before`` are the phases laid before this round."""

    hand: tuple[Face, ...] | None = None
    known: tuple[Face, ...] = ()
    thrown: tuple[Face, ...] = ()
    before: int = 0
    chosen: int | None = None
    laid: int | None = None
    has_laid: bool = False
    total: int = 0
    waiting: bool = False
    in_front: bool | None = None
    skipped_by: Seat | None = None
    in_round: bool = True
    saved: tuple[Face, ...] = ()
    saved_now: tuple[Face, ...] = ()
    pawn: int = 0


@dataclass(slots=True)
class Draft:
    """What was said so far."""

    ruleset: Ruleset
    numbers: tuple[int, ...]
    count: int | None = None
    sides: dict[Seat, Side] = field(default_factory=dict)
    said: set[tuple[str, int]] = field(default_factory=set)
    dealer: Seat = FIRST_SEAT
    version: int = RULES_VERSION
    number: int | None = None
    tie_break: bool = False
    turn: Seat = CHANCE
    stage: Stage | None = None
    first: Seat | None = None
    laid_now: bool = False
    melded: bool = False
    dry: bool = False
    idle: int = 0
    still: int = 0
    emptied: int | None = None
    last_skipped: Seat | None = None
    holder: tuple[int, ...] | None = None
    groups: list[OwnedGroup] = field(default_factory=list)
    draw_pile: tuple[Face, ...] | None = None
    discards: dict[int, tuple[Face, ...]] = field(default_factory=dict)
    aside: tuple[Face, ...] = ()
    out: Seat | None = None
    sheet: list[RoundLine] = field(default_factory=list)
    tied: tuple[Seat, ...] = ()
    places: tuple[tuple[Seat, ...], ...] = ()

    def side(self, seat: Seat) -> Side:
        """Return what was said of that player."""
        return self.sides.setdefault(seat, Side())

    def seat(self, line: Cursor) -> Seat:
        """Read the letter of a player of this game."""
        return line.seat() if self.count is None else line.seat(self.count)

    def once(self, line: Cursor, word: str, seat: int = CHANCE) -> None:
        """Make sure that this was not said before."""
        if (word, seat) in self.said:
            line.fail(NotationCode.REPEATED, {"statement": word})
        self.said.add((word, seat))

    def built(self, line: int) -> State:
        """Return the state that was told. Raises NotationError, at that line, if it leaves a question open."""
        stage = self.stage or Stage.DEAL
        sides = [self.side(Seat(seat)) for seat in range(self.count or 0)]
        state = State(
            ruleset=self.ruleset,
            dealer=self.dealer,
            players=tuple(
                Player(done=side.before, chosen=side.chosen, in_round=side.in_round, pawn=side.pawn) for side in sides
            ),
            stage=stage,
            turn=self.turn,
            number=usual_number(stage) if self.number is None else self.number,
            tie_break=self.tie_break,
            groups=tuple(self.groups),
            laid_now=self.laid_now,
            melded=self.melded or self.laid_now,
            dry=self.dry,
            idle=self.idle,
            still=self.still,
            emptied=self.emptied,
            last_skipped=self.last_skipped,
            out=self.out,
            sheet=tuple(self.sheet),
            tied=self.tied,
            places=self.places,
            rules_version=self.version,
        )
        players = tuple(self._player(state, Seat(seat), side, line) for seat, side in enumerate(sides))
        first = usual_first(state) if self.first is None else self.first
        state = replace(state, players=players, first=first)
        holder = usual_holder(state) if self.holder is None else self.holder
        return self._with_piles(replace(state, holder=holder))

    def _player(self, state: State, seat: Seat, side: Side, line: int) -> Player:
        laid = side.laid
        if side.has_laid and laid is None:
            places = open_phases(state, seat)
            if len(places) != 1:
                raise NotationError(NotationCode.MISSING, line, 1, {"statement": "laid"})
            laid = places[0]
        before = state.players[seat]
        usually_in_front = self.ruleset.skip_lies is not SkipLies.ON_PILE
        return replace(
            before,
            hand=self._usual_hand(state, seat, laid) if side.hand is None else side.hand,
            known=side.known,
            thrown=side.thrown,
            done=before.done if laid is None or self.tie_break else before.done | 1 << laid,
            laid=laid,
            total=side.total,
            skip_waiting=side.waiting,
            skip_in_front=side.waiting and (usually_in_front if side.in_front is None else side.in_front),
            skipped_by=side.skipped_by,
            saved=side.saved,
            saved_now=side.saved_now,
        )

    def _usual_hand(self, state: State, seat: Seat, laid: int | None) -> tuple[Face, ...]:
        """Return the unknown hand of a player of whom nothing is said: as dealt, less the cards of a laid phase."""
        if state.stage in BETWEEN or not state.players[seat].in_round:
            return ()
        drawn = state.stage is Stage.PLAY and state.turn == seat
        spent = 0 if laid is None else state.phases[laid].size
        return (UNKNOWN,) * (max(1, self.ruleset.hand_size - spent) + drawn)

    def _with_piles(self, state: State) -> State:
        """Return the state with its piles; cards of which nothing is said are in the draw pile, else aside."""
        playing = state.stage not in BETWEEN
        discards = tuple(
            self.discards.get(pile, (UNKNOWN,) if playing else ()) for pile in range(self.ruleset.discard_piles)
        )
        state = replace(state, discards=discards, draw_pile=self.draw_pile or (), aside=self.aside)
        rest = (UNKNOWN,) * (len(deck(self.ruleset)) - len(all_cards(state))) if playing else ()
        if self.draw_pile is None:
            return replace(state, draw_pile=rest)
        return replace(state, aside=self.aside + rest)


def all_cards(state: State) -> tuple[Face, ...]:
    """Return every card of the game, wherever it is; skips that lie in front of players among them."""
    return (
        *(card for player in state.players for card in (*player.hand, *player.saved, *player.saved_now)),
        *(SKIP for player in state.players if player.skip_in_front),
        *(card for owned in state.groups for card in owned.group.cards),
        *(card for pile in state.discards for card in pile),
        *state.draw_pile,
        *state.aside,
    )
