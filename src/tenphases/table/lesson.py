"""Lessons: tables for one learner, the first rounds dealt in a fixed order, with bots that play as the lesson needs.

The deals are data (``lessons/*.toml``). Everything else is as at any table: the same judge, the same log, and each
shuffle sealed. A lesson's bots see their View and nothing else, and do the same whenever they see the same. What the
learner is told meanwhile is the page's business; tables that are no lesson have nothing to do with any of this.
"""

import tomllib
from enum import StrEnum
from functools import lru_cache
from importlib.resources import files
from typing import Final

import msgspec

from tenphases.bots.hits import best
from tenphases.bots.sight import own
from tenphases.rules.cards import NUMBER, Face
from tenphases.rules.events import GameStarted
from tenphases.rules.moves import Discard, Draw, LayPhase, PlayerMove, Seat, Take
from tenphases.rules.ruleset import Ruleset, deck
from tenphases.rules.views import View
from tenphases.table.draft import Draft
from tenphases.table.entries import Opened, SeatRecord, Who

LEARNER: Final = Seat(0)
_HELPER: Final = Seat(1)
"""The bot that lays its phase, so that there is something to hit on."""
_LEAST_HELD: Final = 2
"""How many cards a bot keeps, so that the learner is the one to go out."""
_PATIENCE: Final = 24
"""After so many cards from the draw pile the bots play on as any others, for every round must end."""


class Lesson(StrEnum):
    """The lessons there are."""

    FIRST = "first"
    """The first game: one round, in which the learner lays phase 1, hits, skips and can go out in the fourth turn."""


class FixedDeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where every card of a round lies: hands by seat, the card turned up, the draw pile with the first drawn first."""

    hands: tuple[str, ...]
    turned_up: str
    draw_pile: str

    def order(self, first: Seat) -> tuple[Face, ...]:
        """Return the order that deals these hands, one card at a time, if this seat gets the first card (R2.2)."""
        hands = [hand.split() for hand in (*self.hands[first:], *self.hands[:first])]
        dealt = (card for lap in zip(*hands, strict=True) for card in lap)
        return tuple(map(Face, (*dealt, self.turned_up, *self.draw_pile.split())))


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as its file has it."""

    bots: tuple[str, ...]
    dealer: Seat
    deals: tuple[FixedDeal, ...]


@lru_cache
def _plan(lesson: str) -> Plan:
    text = files(__package__).joinpath("lessons", f"{lesson}.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Plan)


def _known(lesson: str | None) -> Plan | None:
    """Return what a lesson consists of, None without one or for one that a log tells of and nobody knows any more."""
    return _plan(lesson) if lesson in set(Lesson) else None


def lesson_bots(lesson: Lesson) -> tuple[str, ...]:
    """Return the level of each bot of a lesson, in seats 1, 2, …; the learner has seat 0."""
    return _plan(lesson).bots


def lesson_opening(lesson: Lesson, seats: tuple[SeatRecord, ...]) -> Draft:
    """Return the first entry of a lesson's log: the standard game, the learner first to play."""
    started = GameStarted(Ruleset(), len(seats), _plan(lesson).dealer)
    return Draft(Opened(started, seats, lesson=lesson), Who.TABLE)


def fixed_order(lesson: str | None, number: int, seats: int) -> tuple[Face, ...] | None:
    """Return the order of the cards in a lesson's round of that number, None where chance decides."""
    known = _known(lesson)
    if known is None or not 1 <= number <= len(known.deals):
        return None
    first = Seat((known.dealer + number) % seats)
    return known.deals[number - 1].order(first)


def lesson_move(lesson: str | None, view: View) -> PlayerMove | None:
    """Return the move of a lesson's bot, whose turn it must be, None where it plays as any other bot."""
    known = _known(lesson)
    if known is None or view.seat == LEARNER or view.number > len(known.deals) or _drawn(view) >= _PATIENCE:
        return None
    options = view.options
    if options.draw:
        return _draw(view)
    if options.ways and view.seat == _HELPER and view.players[LEARNER].laid is not None:
        return LayPhase(options.ways[0].groups, options.ways[0].phase)
    if options.fits and own(view).cards > _LEAST_HELD + 1:
        return best(view)
    return Discard(_spare(view)) if options.discard else None


def _draw(view: View) -> PlayerMove:
    """Draw a card of one's own, so that those meant for the learner stay: then each lap takes three, one each."""
    in_step = _drawn(view) % len(view.players) == (view.seat or 0) - 1
    return Draw() if in_step or not view.options.take else Take(view.options.take[0])


def _drawn(view: View) -> int:
    """Return how many cards have left the draw pile since the deal."""
    dealt = len(view.players) * view.ruleset.hand_size + view.ruleset.discard_piles
    return len(deck(view.ruleset)) - dealt - view.draw_pile


def _spare(view: View) -> Face:
    """Return the highest number that stands alone in the hand, as people would throw it."""
    numbers = [NUMBER[card] for card in view.hand]
    return max(view.options.discard, key=lambda card: (NUMBER[card] > 0, numbers.count(NUMBER[card]) < 2, NUMBER[card]))  # noqa: PLR2004
