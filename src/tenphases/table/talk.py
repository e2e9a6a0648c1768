"""What people say to each other at a table: ready phrases in everyone's own language, and texts where they are allowed.

It is told to everyone who looks on and kept nowhere. Muting is the page's affair.
"""

from enum import StrEnum
from typing import Annotated

import msgspec

from tenphases.rules.moves import Seat
from tenphases.table.commands import CommandId


class Phrase(StrEnum):
    """What may always be said: ready phrases, then reactions. Catalog keys: ``phrase-<code>``."""

    HELLO = "hello"
    GOOD_LUCK = "good_luck"
    HAVE_FUN = "have_fun"
    THANKS = "thanks"
    YOU_ARE_WELCOME = "you_are_welcome"
    SORRY = "sorry"
    NICE_MOVE = "nice_move"
    WELL_PLAYED = "well_played"
    UNLUCKY = "unlucky"
    THINKING = "thinking"
    TAKE_YOUR_TIME = "take_your_time"
    YOUR_TURN = "your_turn"
    BACK_SOON = "back_soon"
    BACK_AGAIN = "back_again"
    ONE_MORE_GAME = "one_more_game"
    GOOD_GAME = "good_game"
    GOODBYE = "goodbye"
    CLAP = "clap"
    LAUGH = "laugh"
    WOW = "wow"
    SAD = "sad"
    SWEAT = "sweat"
    HEART = "heart"
    THUMBS_UP = "thumbs_up"
    PARTY = "party"


class Say(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """Say something to everyone at the table: a phrase, or a text where the terms allow it.

    It is answered with Accepted or Rejected, told to everyone as Said, and not kept.
    """

    id: CommandId
    phrase: Phrase | None = None
    text: Annotated[str, msgspec.Meta(max_length=2000)] = ""
    """At most 200 characters once tidied; it stays text, so whoever shows it escapes it."""


class Said(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """Somebody at the table says something: a phrase or a text."""

    seat: Seat
    phrase: Phrase | None = None
    text: str = ""
