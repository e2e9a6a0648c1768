"""What is known of one table now: the last update, the own hand as it is shown, what is chosen, what has happened.

Nothing here draws or sends. What may be done is said by the View alone.
"""

import time
from collections import deque
from dataclasses import dataclass, field
from typing import Final, Literal

from msgspec.structs import replace

from tenphases.i18n import Scene, Words
from tenphases.rules.cards import COLOURS, NUMBER, SKIP, WILD, Face
from tenphases.rules.moves import Seat
from tenphases.rules.state import Stage
from tenphases.rules.views import View
from tenphases.table.commands import Accepted, Refused, Rejected
from tenphases.table.talk import Said
from tenphases.terminal.game import telling
from tenphases.terminal.game.wire import Answer, SeatInfo, Update, UpToDate

_MOST_LINES: Final = 400
Sorting = Literal["number", "colour"]


def _by_number(face: Face) -> tuple[int, int, int]:
    return _last(face), NUMBER[face], _colour(face)


def _by_colour(face: Face) -> tuple[int, int, int]:
    return _last(face), _colour(face), NUMBER[face]


def _last(face: Face) -> int:
    return (face == WILD) + 2 * (face == SKIP)


def _colour(face: Face) -> int:
    return next((at for at, colour in enumerate(COLOURS) if face.startswith(colour)), 0)


@dataclass
class Game:
    """A table of cards as it stands."""

    words: Words
    update: Update
    view: View
    heard_at: float = field(default_factory=time.monotonic)
    sorting: Sorting = "number"
    chosen: int | None = None
    """The place in the hand, as it is shown, of the card that is chosen."""
    cursor: int = 0
    note: str = ""
    """Why the last thing could not be done."""
    log: deque[str] = field(default_factory=lambda: deque(maxlen=_MOST_LINES))

    def take(self, update: Update, view: View) -> None:
        """Take over what happened."""
        hand, face, here = self.hand, self.face, self.pointed
        self.log.extend(telling.told(self.words, update, view, self.update))
        if any(event["type"] == "YouWereDealt" for event in update.events):
            face = None
        self.update, self.view, self.heard_at = update, view, time.monotonic()
        if self.hand != hand:
            self.note = ""
            self.chosen = self.hand.index(face) if face in self.hand else None
            drawn = next((Face(event["card"]) for event in update.events if self._mine(event)), here)
            at = self.hand.index(drawn) if drawn in self.hand else self.cursor
            self.cursor = max(0, min(at, len(self.hand) - 1))

    def _mine(self, event: dict[str, object]) -> bool:
        """Say whether an event brought a card to this seat."""
        drew = event["type"] in {"YouDrew", "YouDrewSaved"}
        return drew or (event["type"] == "TookDiscard" and event["seat"] == self.view.seat)

    def same(self, news: UpToDate) -> None:
        """Take over who came and went while the line was lost."""
        self.update = replace(
            self.update, seats=news.seats, arrangement=news.arrangement, building=news.building, table=news.table
        )
        self.heard_at = time.monotonic()

    def hear(self, said: Said) -> None:
        """Take over what somebody says."""
        self.log.append(telling.speech(self.words, said, self.scene.names))

    def answer(self, answer: Answer) -> bool:
        """Note why not, where something was not done; say whether it was."""
        match answer:
            case Refused():
                refusal = answer.refusal
                self.note = self.words.refusal(refusal.code, refusal.about, self.scene.names)
            case Rejected():
                self.note = self.words.problem(answer.problem)
            case _:
                self.note = ""
        return isinstance(answer, Accepted)

    # ---------------------------------------------------------------- what it comes to

    @property
    def scene(self) -> Scene:
        """Of whom and to whom is spoken."""
        return telling.scene_of(self.view, self.update.seats)

    @property
    def hand(self) -> list[Face]:
        """The own hand in the order in which it is shown."""
        return sorted(self.view.hand, key=_by_number if self.sorting == "number" else _by_colour)

    @property
    def face(self) -> Face | None:
        """The card that is chosen."""
        hand = self.hand
        return hand[self.chosen] if self.chosen is not None and self.chosen < len(hand) else None

    @property
    def pointed(self) -> Face | None:
        """The card that the cursor is at."""
        hand = self.hand
        return hand[self.cursor] if self.cursor < len(hand) else None

    @property
    def me(self) -> SeatInfo | None:
        """Who sits at the own seat; None for who watches."""
        return None if self.view.seat is None else self.update.seats[self.view.seat]

    @property
    def my_turn(self) -> bool:
        """Whether something is asked of the reader."""
        acting = self.view.stage in {Stage.CHOOSE, Stage.DRAW, Stage.PLAY}
        return acting and self.view.turn == self.view.seat and self.me is not None and not self.me.left

    @property
    def hosting(self) -> bool:
        """Whether the reader decides at this table."""
        return self.view.seat is not None and self.update.table.host == self.view.seat

    @property
    def shared(self) -> bool:
        """Whether people play here together, or could."""
        persons = sum(not seat.bot or seat.stand_in is not None for seat in self.update.seats)
        return persons > 1 or self.update.table.gathering or self.update.table.watching > 0

    def name(self, seat: int) -> str:
        """Return a player's name."""
        return self.words.player(seat, self.scene.names)

    def sort(self) -> None:
        """Sort the hand the other way; what is chosen stays chosen."""
        face, here = self.face, self.pointed
        self.sorting = "colour" if self.sorting == "number" else "number"
        self.chosen = None if face is None else self.hand.index(face)
        self.cursor = 0 if here is None else self.hand.index(here)

    def choose(self, place: int) -> None:
        """Choose the card at that place of the hand, or let it go."""
        self.note = ""
        self.cursor = place
        self.chosen = None if self.chosen == place else place

    # ---------------------------------------------------------------- who is waited for

    @property
    def waited_for(self) -> list[Seat]:
        """The seats that the game waits for."""
        if self.view.stage is Stage.OVER or self.update.table.gathering:
            return []
        if telling.between_rounds(self.view):
            return [Seat(at) for at, info in enumerate(self.update.seats) if info.in_person and not info.ready]
        turn = self.view.turn
        return [turn] if turn >= 0 and self.update.seats[turn].in_person else []

    @property
    def absent(self) -> list[Seat]:
        """Those of them who are not here."""
        return [seat for seat in self.waited_for if seat != self.view.seat and not self.update.seats[seat].present]

    @property
    def replaceable(self) -> list[Seat]:
        """Those for whom the reader may let a bot play on."""
        if self.view.seat is None:
            return []
        since = 1000 * (time.monotonic() - self.heard_at)
        after = 1000 * self.update.table.terms.stand_in_after
        gone = [(seat, self.update.seats[seat].gone) for seat in self.absent]
        return [seat for seat, away in gone if away is not None and away + since >= after]

    @property
    def to_have(self) -> list[Seat]:
        """The seats that may be had by who watches."""
        if self.view.stage is Stage.OVER:
            return []
        seats = enumerate(self.update.seats)
        return [Seat(at) for at, info in seats if info.free or info.left or (info.bot and not info.stand_in)]

    @property
    def seconds_left(self) -> int | None:
        """How long a turn or a pause may still take."""
        deadline = self.update.table.deadline
        if deadline is None:
            return None
        return max(0, round(deadline / 1000 - (time.monotonic() - self.heard_at)))

    def asked(self) -> str:
        """Return what is asked of the reader now, or whom all wait for."""
        say = self.words.say
        if self.me is not None and self.me.left:
            return say("asked-left")
        if self.update.table.frozen:
            return say("asked-frozen")
        if self.replaceable:
            return say("asked-away-bot", player=self.name(self.replaceable[0]))
        if self.absent:
            return say("asked-away", player=self.name(self.absent[0]))
        return telling.asked(self.words, self.view, self.scene, self.face)
