"""Why a text in the notation cannot be read, as closed codes; the sentences are in ``tenphases.i18n``.

A text that reads well may still tell of something impossible: that is for ``possible`` to say.
"""

from enum import StrEnum
from typing import Final


class NotationCode(StrEnum):
    """Every reason for which a text cannot be read. Catalog keys: ``notation-<code>``, with hyphens."""

    BAD_CHARACTER = "bad_character"
    BAD_STRING = "bad_string"
    EXPECTED = "expected"
    UNEXPECTED = "unexpected"
    NO_SUCH_STATEMENT = "no_such_statement"
    NO_SUCH_MOVE = "no_such_move"
    NO_SUCH_EVENT = "no_such_event"
    NO_SUCH_PLAYER = "no_such_player"
    NO_SUCH_PHASE = "no_such_phase"
    NO_SUCH_PILE = "no_such_pile"
    NO_SUCH_SPACE = "no_such_space"
    NO_SUCH_SWITCH = "no_such_switch"
    NO_SUCH_RULES = "no_such_rules"
    BAD_VALUE = "bad_value"
    MISSING = "missing"
    REPEATED = "repeated"
    ROLE_NEEDED = "role_needed"
    ROLES_DISAGREE = "roles_disagree"
    UNKNOWN_CARD = "unknown_card"
    NOT_A_RECORD = "not_a_record"
    """JSON that is not the record of a game."""


NOTATION_PARAMETERS: Final[dict[NotationCode, tuple[str, ...]]] = {
    NotationCode.BAD_CHARACTER: ("found",),
    NotationCode.BAD_STRING: (),
    NotationCode.EXPECTED: ("wanted", "found"),
    NotationCode.UNEXPECTED: ("found",),
    NotationCode.NO_SUCH_STATEMENT: ("found",),
    NotationCode.NO_SUCH_MOVE: ("found",),
    NotationCode.NO_SUCH_EVENT: ("found",),
    NotationCode.NO_SUCH_PLAYER: ("found", "players"),
    NotationCode.NO_SUCH_PHASE: ("found",),
    NotationCode.NO_SUCH_PILE: ("piles",),
    NotationCode.NO_SUCH_SPACE: ("found", "spaces"),
    NotationCode.NO_SUCH_SWITCH: ("found",),
    NotationCode.NO_SUCH_RULES: ("found",),
    NotationCode.BAD_VALUE: ("switch", "found"),
    NotationCode.MISSING: ("statement",),
    NotationCode.REPEATED: ("statement",),
    NotationCode.ROLE_NEEDED: ("ends",),
    NotationCode.ROLES_DISAGREE: (),
    NotationCode.UNKNOWN_CARD: (),
    NotationCode.NOT_A_RECORD: (),
}
"""The parameters of each code.

``wanted`` is one of WANTED or a sign such as ``:``; ``found`` is the text at fault, empty at the end of a line.
"""

WANTED: Final = ("card", "cards", "kind", "number", "player", "role", "step", "text", "verdict", "word")
"""What a reader may have been looking for, besides a sign."""


class NotationError(ValueError):
    """A text that cannot be read: where (line and column from 1), a code, and what it speaks of."""

    def __init__(self, code: NotationCode, line: int, column: int, about: dict[str, int | str] | None = None) -> None:
        """Keep what a sentence about it needs."""
        super().__init__(f"{line}:{column}: {code} {about or ''}".rstrip())
        self.code = code
        self.line = line
        self.column = column
        self.about = about or {}
