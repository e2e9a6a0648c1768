"""Positions that can be read: a table set up in a few words, and moves made at it.

Cards are written as everywhere (``R5 W S``). A group is written with what it is and then its cards:
``set5 R5 B5 W`` is a set of fives, ``run8 B8 W Y10`` a run from 8, ``colourR R1 R9``,
``colour-runG3 G3 G4``, ``even R2 B4``. Who lies with a group on the table has laid the phase of this round.
What is not said is filled in from the rest of the deck, so that every position has all its cards.
"""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from msgspec.structs import replace

from tenphases.rules.cards import SKIP, Colour, Face
from tenphases.rules.decide import Outcome, decide, resolve, start
from tenphases.rules.events import Event, GameStarted, TurnBegan
from tenphases.rules.evolve import begin, evolve
from tenphases.rules.judge import why_not
from tenphases.rules.moves import CHANCE, Deal, Discard, GroupId, Hit, LayPhase, Move, PlaySkip, Reshuffle, Seat
from tenphases.rules.phases import Group, Kind
from tenphases.rules.refusals import RULE_AND_PARAMETERS, Code, Refusal
from tenphases.rules.ruleset import RULES_VERSION, Ruleset, SkipLies, deck
from tenphases.rules.state import OwnedGroup, Player, Stage, State, renewable

A, B, C, D, E, F = map(Seat, range(6))
STANDARD = Ruleset()
_HEAD = re.compile(r"(set|run|colour-run|colour-even|colour-odd|colour|even|odd)([RBYG]?)(-?\d*)")


def cards(text: str) -> tuple[Face, ...]:
    return tuple(map(Face, text.split()))


def group(text: str) -> Group:
    head, *faces = text.split()
    found = _HEAD.fullmatch(head)
    assert found, text
    kind, colour, number = found.groups()
    return Group(Kind(kind), tuple(map(Face, faces)), int(number or 0), Colour(colour))


def lay(*groups: str, phase: int | None = None) -> LayPhase:
    """``phase`` is the place in the list, from 0, as in the move itself."""
    return LayPhase(tuple(map(group, groups)), phase)


def hit(card: str, on: int = 0, number: int | None = None) -> Hit:
    return Hit(Face(card), GroupId(on), number)


def discard(card: str) -> Discard:
    return Discard(Face(card))


def skip(target: Seat | None = None) -> PlaySkip:
    return PlaySkip(target)


@dataclass(kw_only=True)
class Table:
    """A game in the middle of a round. By default the first player has drawn and is to play."""

    rules: Ruleset = STANDARD
    players: int = 2
    hands: Sequence[str] = ()
    """From A on; who is not named holds ten cards of no interest."""
    turn: Seat = A
    step: Stage = Stage.PLAY
    dealer: Seat | None = None
    """By default the player before A."""
    number: int = 1
    phases: Sequence[int] = ()
    """The place in the list, from 1, of the phase each is on in this round; 1 if nothing is said."""
    on_table: Sequence[tuple[Seat, str]] = ()
    discards: str = ""
    """The top last."""
    draw: str | None = None
    """The cards of the draw pile as they will be drawn, the rest being out of play. None: all that are left."""
    waiting: Sequence[Seat] = ()
    """Who has a skip waiting."""
    totals: Sequence[int] = ()
    more: dict[str, object] = field(default_factory=dict)
    """Any other fields of the state."""
    state: State = field(init=False)
    past: list[Event] = field(init=False, default_factory=list)

    def __post_init__(self) -> None:
        self._rest = Counter(deck(self.rules))
        seats = [Seat(seat) for seat in range(self.players)]
        groups = tuple(OwnedGroup(owner, group(text)) for owner, text in self.on_table)
        for owned in groups:
            self._use(owned.group.cards)
        given = [self._use(cards(text)) for text in self.hands]
        discards = self._use(cards(self.discards))
        in_front = self.rules.skip_lies is not SkipLies.ON_PILE
        self._use((SKIP,) * len(self.waiting) if in_front else ())
        draw = None if self.draw is None else self._use(cards(self.draw))
        hands = given + [self._some(10) for _ in seats[len(given) :]]
        rest = tuple(self._rest.elements())
        dealer = seats[-1] if self.dealer is None else self.dealer
        state = State(
            ruleset=self.rules,
            dealer=dealer,
            players=tuple(self._player(seat, hands[seat]) for seat in seats),
            stage=self.step,
            turn=self.turn,
            number=self.number,
            draw_pile=(rest if draw is None else draw)[::-1],
            discards=(discards, *((),) * (self.rules.discard_piles - 1)),
            aside=() if draw is None else rest,
            groups=groups,
            first=Seat((dealer + 1) % self.players),
            rules_version=RULES_VERSION,
        )
        self.state = replace(state, **self.more)

    def _use(self, used: tuple[Face, ...]) -> tuple[Face, ...]:
        for card in used:
            assert self._rest[card] > 0, f"no further {card} in the deck"
            self._rest[card] -= 1
        return used

    def _some(self, count: int) -> tuple[Face, ...]:
        return self._use(tuple(self._rest.elements())[:count])

    def _player(self, seat: Seat, hand: tuple[Face, ...]) -> Player:
        place = (self.phases[seat] if seat < len(self.phases) else 1) - 1
        has_laid = any(owner == seat for owner, _ in self.on_table)
        waits = seat in self.waiting
        return Player(
            hand=hand,
            done=(1 << (place + has_laid)) - 1,
            laid=place if has_laid else None,
            total=self.totals[seat] if self.totals else 0,
            skip_waiting=waits,
            skip_in_front=waits and self.rules.skip_lies is not SkipLies.ON_PILE,
        )

    # What is done at the table.

    def do(self, move: Move, seat: Seat | None = None) -> tuple[Event, ...]:
        """Make a legal move, by default as the player whose turn it is; return what happened."""
        outcome = resolve(self.state, self._actor(move, seat), move)
        assert isinstance(outcome, Outcome), outcome
        folded = self.state
        for event in outcome.events:
            folded = evolve(folded, event)
        assert folded == outcome.state
        self.state = outcome.state
        self.past += outcome.events
        return outcome.events

    def no(self, move: Move, seat: Seat | None = None) -> Code:
        """Try an illegal move; return the reason for which it was refused."""
        actor = self._actor(move, seat)
        refusal = why_not(self.state, actor, move)
        assert refusal is not None, f"{move} is allowed"
        assert decide(self.state, actor, move) == refusal
        assert set(refusal.about) == set(RULE_AND_PARAMETERS[refusal.code][1])
        return refusal.code

    def may(self, move: Move, seat: Seat | None = None) -> bool:
        return why_not(self.state, self._actor(move, seat), move) is None

    def why(self, move: Move, seat: Seat | None = None) -> Refusal:
        refusal = why_not(self.state, self._actor(move, seat), move)
        assert refusal is not None, f"{move} is allowed"
        return refusal

    def _actor(self, move: Move, seat: Seat | None) -> Seat:
        if seat is not None:
            return seat
        return CHANCE if isinstance(move, Deal | Reshuffle) else self.state.turn

    def turn_of(self, seat: Seat) -> "Table":
        """Go on as if that player were to draw now."""
        self.state = evolve(self.state, TurnBegan(seat))
        return self

    def holds(self, seat: Seat, hand: str) -> "Table":
        """Give that player this hand instead (the deck is no longer whole then)."""
        players = self.state.players
        player = replace(players[seat], hand=cards(hand), known=())
        self.state = replace(self.state, players=(*players[:seat], player, *players[seat + 1 :]))
        return self

    def goes_out(self, seat: Seat) -> tuple[Event, ...]:
        """Let that player go out at once by a discard."""
        self.turn_of(seat).holds(seat, "R9")
        self.state = replace(self.state, stage=Stage.PLAY)
        return self.do(discard("R9"))

    # What is to be seen there.

    def hand(self, seat: Seat) -> str:
        return " ".join(self.state.players[seat].hand)

    def pile(self) -> str:
        """The discard pile, its top last."""
        return " ".join(self.state.discards[0])

    def on(self, place: int) -> str:
        """A group's cards."""
        return " ".join(self.state.groups[place].group.cards)

    def phase_of(self, seat: Seat) -> int:
        """How many phases that player has done, plus one."""
        return self.state.players[seat].done.bit_count() + 1

    def totals_now(self) -> list[int]:
        return [player.total for player in self.state.players]

    def over(self) -> bool:
        return self.state.stage is Stage.OVER

    def round_over(self) -> bool:
        """Whether no round is being played."""
        return self.state.stage in {Stage.DEAL, Stage.OVER}


def opened(rules: Ruleset = STANDARD, players: int = 2, dealer: Seat = A) -> Table:
    """A game that was started and in which nothing has been dealt yet."""
    started = start(rules, players, dealer)
    assert isinstance(started, GameStarted), started
    table = Table(rules=rules, players=players)
    table.state, table.past = begin(started), [started]
    return table


def dealing(table: Table, *, up: str = "", draw: str = "", hands: Sequence[str] = ()) -> Deal:
    """A deal of the next round in which these cards are turned up, then these drawn.

    ``hands`` are those of the players from the dealer's left on; what is not said comes from the rest of the
    deck, from its numbered cards first.
    """
    rules = table.rules
    rest = Counter(deck(rules))
    wanted = [cards(text) for text in hands]
    rest -= Counter(card for each in (cards(up), cards(draw), *wanted) for card in each)
    left = list(rest.elements())
    count = len(table.state.tied) or sum(_plays(table, seat) for seat in range(table.players))
    full = [list(each) for each in wanted] + [[] for _ in range(count - len(wanted))]
    for each in full:
        while len(each) < rules.hand_size:
            each.append(left.pop(0))
    dealt = [full[place][step] for step in range(rules.hand_size) for place in range(count)]
    return Deal((*dealt, *cards(up), *cards(draw), *left))


def _plays(table: Table, seat: int) -> bool:
    """Whether a player is dealt in where those who are done sit out."""
    finished = table.state.players[seat].done.bit_count() == len(table.rules.phases)
    return not (table.rules.end == "all_finished" and finished)


def reshuffled(table: Table) -> Reshuffle:
    return Reshuffle(renewable(table.state))
