"""The pawns of a score sheet: where they stand, which phases their spaces give, how they move (R12.4, R14.6, R15)."""

from collections.abc import Sequence

from tenphases.rules.ruleset import PhaseChoice, Ruleset, all_phases
from tenphases.rules.track import TWIST, Result, moved, numbers_at, parse_track
from tenphases.scoresheet.document import Cell


class Board:
    """Where everyone's pawn stands; without a track nothing moves. It also knows which phase each tried last."""

    def __init__(self, ruleset: Ruleset, players: int) -> None:
        """Put all pawns at the start."""
        by_board = ruleset.phase_choice is PhaseChoice.BY_BOARD
        self.spaces = parse_track(ruleset.track) if by_board else ()
        self.numbers = [phase.number for phase in all_phases(ruleset)]
        self.count = len(ruleset.phases)
        self.remembers = ruleset.phase_choice is PhaseChoice.BEFORE_PLAY
        self.pawns = [0] * players
        self.tried = [self.count - 1] * players
        self.goal: list[bool] = [False] * players
        self.out: list[bool] = [False] * players

    def open(self, seat: int) -> tuple[int, ...]:
        """Return the places of the phases that a player can make; on a twist space those of twist cards too (R15.4)."""
        space = self.pawns[seat]
        numbers = numbers_at(self.spaces, space)
        listed = tuple(place for place in range(self.count) if self.numbers[place] in numbers)
        twists = tuple(range(self.count, len(self.numbers))) if self.spaces[space] == TWIST else ()
        return listed + twists

    def move(self, row: Sequence[Cell], phases: Sequence[int | None]) -> None:
        """Let the pawns move as the round's cells say; who has nothing written stays (R15.5)."""
        last = len(self.spaces) - 1
        for seat, (cell, phase) in enumerate(zip(row, phases, strict=True)):
            if self.remembers and phase is not None and not cell.empty:
                self.tried[seat] = phase
            self.goal[seat] = bool(self.spaces) and self.pawns[seat] == last and cell.laid is True
            self.out[seat] = bool(self.spaces) and cell.went_out
            if self.spaces and not cell.empty:
                result = Result.OUT if cell.went_out else Result.LAID if cell.laid else Result.FAILED
                twist_card = phase is not None and phase >= self.count
                self.pawns[seat] = moved(self.spaces, self.pawns[seat], result, twist_card=twist_card)

    def standing(self, seat: int) -> tuple[int, bool, bool]:
        """Return a player's space, whether the last space's phase was laid from there, and whether they went out."""
        return self.pawns[seat], self.goal[seat], self.out[seat]
