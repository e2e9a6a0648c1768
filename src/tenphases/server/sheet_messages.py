"""The protocol of shared score sheets, as types.

A page sends its sheet and gets an address to read it by and a secret to write with. Over the socket of that address it
says ``Follow`` and gets ``SheetNow``, the whole sheet; from then on ``SheetNews``, whatever anyone writes. Entries and
changes are a set: whoever gets one twice has it once. So a page that comes back takes what it finds in ``SheetNow``
and sends with ``Write`` what is missing there, and two writers never lose an entry.
"""

from enum import StrEnum
from typing import Annotated, Final, TypeAlias

import msgspec

from tenphases.scoresheet.document import Change, Entry, Sheet

MOST_SHEET_BYTES: Final = 2_000_000
"""How long a sheet that is to be shared may be."""
MOST_WRITE_BYTES: Final = 60_000
"""How long one message over the socket may be."""
MOST_ACTS: Final = 5_000
"""How many entries and changes a shared sheet may have."""

WriteId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class SheetProblem(StrEnum):
    """Why the server did not do what was asked; catalog keys ``sheet-problem-<code>``."""

    UNREADABLE = "unreadable"
    """It is no message, or no sheet."""
    NO_SUCH_SHEET = "no_such_sheet"
    """There is no sheet at this address."""
    FOREIGN = "foreign"
    """The secret is not this sheet's; without one, one may read."""
    READ_ONLY = "read_only"
    """One has said Follow without a secret."""
    FOLLOW_FIRST = "follow_first"
    """Nothing is taken before Follow."""
    NOT_FITTING = "not_fitting"
    """An entry or change that cannot be this sheet's."""
    TOO_MUCH = "too_much"
    """Too long a message, too many messages, or no room on the sheet."""
    NOT_KEPT = "not_kept"
    """The server could not keep it. Try again later."""


class SheetShared(msgspec.Struct, frozen=True):
    """POST /api/sheets with a sheet: the answer with status 201."""

    sheet: str
    """The address; whoever knows it may read."""
    secret: str
    """Whoever knows this too may write."""


class SheetNotShared(msgspec.Struct, frozen=True):
    """The answer with status 400, 404, 413, 429 or 503."""

    problem: SheetProblem


class Follow(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """The first message over the socket. Without a secret one reads."""

    secret: Annotated[str, msgspec.Meta(max_length=128)] | None = None


class Write(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """Write on the sheet; answered with SheetWritten or SheetRefused. What is known already is written once."""

    id: WriteId
    entries: tuple[Entry, ...] = ()
    changes: tuple[Change, ...] = ()


SheetCommand: TypeAlias = Follow | Write


class SheetNow(msgspec.Struct, frozen=True, tag=True):
    """The answer to Follow: the whole sheet, and whether one may write."""

    sheet: Sheet
    writes: bool


class SheetNews(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """What somebody has written, oneself included."""

    entries: tuple[Entry, ...] = ()
    changes: tuple[Change, ...] = ()


class SheetPresent(msgspec.Struct, frozen=True, tag=True):
    """How many pages look on, oneself included; sent whenever that changes."""

    count: int


class SheetWritten(msgspec.Struct, frozen=True, tag=True):
    """It is kept."""

    id: str


class SheetRefused(msgspec.Struct, frozen=True, tag=True):
    """It is not kept. Without an id this answers a message that had none."""

    id: str
    problem: SheetProblem


SheetMessage: TypeAlias = SheetNow | SheetNews | SheetPresent | SheetWritten | SheetRefused
