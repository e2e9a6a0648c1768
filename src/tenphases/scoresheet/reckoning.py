"""Going through the rounds of a score sheet, one after the other (R9 to R12, R17.5). What comes out is in ``account``.

The whole sheet is gone through anew each time, so nothing can be left over from before a correction.
"""

from collections.abc import Sequence

import msgspec

from tenphases.rules.moves import Seat
from tenphases.rules.ruleset import Advance, End, PhaseChoice, Ruleset, TieBreak
from tenphases.rules.score import Standing, ranking, winners
from tenphases.scoresheet.account import Account, CellAccount, Ending, Reason, RoundAccount
from tenphases.scoresheet.board import Board
from tenphases.scoresheet.document import Cell, Sheet, written

_NOTHING = Cell()
_REASONS = {
    End.ROUND_END: Reason.COMPLETED,
    End.ON_LAY: Reason.LAID_LAST,
    End.ALL_FINISHED: Reason.ALL_FINISHED,
    End.AFTER_ROUNDS: Reason.ROUNDS_PLAYED,
    End.LAST_SPACE: Reason.LAST_SPACE,
}
_BROKEN = {TieBreak.FIRST_OUT: Reason.OUT_FIRST, TieBreak.FIRST_LAY: Reason.LAID_FIRST}


def account(sheet: Sheet) -> Account:
    """Return everything that follows from the sheet's cells."""
    cells = {place: held.entry.cell for place, held in written(sheet).items() if not held.entry.cell.empty}
    last = max((round_ for round_, _ in cells), default=-1)
    count = len(sheet.names)
    game = _Game(sheet.ruleset, [0] * count, [set() for _ in sheet.names], _before(sheet), Board(sheet.ruleset, count))
    while game.ending is None and game.players():
        at = len(game.rounds)
        game.play(tuple(cells.get((at, player), _NOTHING) for player in range(len(sheet.names))))
        if game.rounds[-1].complete:
            game.look_at_the_end()
        elif at >= last:
            break
    if game.ending is None and not game.players():
        game.look_at_the_end()  # everyone had finished, though something was missing from that round
    if game.ending is None and sheet.closed:
        game.close()
    return Account(tuple(game.rounds), game.standings(), game.ending, game.tied)


def _before(sheet: Sheet) -> Seat:
    return Seat((min(sheet.dealer, len(sheet.names) - 1) - 1) % len(sheet.names))


class _Game(msgspec.Struct):
    """The rounds gone through so far, and where everyone is after them."""

    ruleset: Ruleset
    totals: list[int]
    done: list[set[int]]
    dealt: Seat
    """Who dealt the round before."""
    board: Board
    rounds: list[RoundAccount] = []
    tied: tuple[Seat, ...] = ()
    ending: Ending | None = None

    def players(self) -> tuple[Seat, ...]:
        """Return who plays the next round: everyone, but for a tie-break (R11.1) or who sits out (R10.2)."""
        everyone = tuple(Seat(seat) for seat in range(len(self.totals)))
        if self.tied:
            return self.tied
        if self.ruleset.end is not End.ALL_FINISHED:
            return everyone
        return tuple(seat for seat in everyone if len(self.done[seat]) < len(self.ruleset.phases))

    def play(self, row: Sequence[Cell]) -> None:
        """Go through the next round."""
        players, tie_break = self.players(), bool(self.tied)
        self.dealt = self._dealer(players)
        open_ = [self._open(Seat(seat)) if seat in players else () for seat in range(len(row))]
        phases = [self._phase(places, cell) for places, cell in zip(open_, row, strict=True)]
        cut_short = self._lay(row, phases)
        if not tie_break:
            self.board.move(row, phases)
        if not cut_short and not tie_break:
            for seat in players:
                self.totals[seat] += row[seat].points or 0  # R9.1
        cells = tuple(
            CellAccount(
                cell,
                seat in players,
                open_[seat],
                phases[seat],
                self.totals[seat],
                self._done(seat),
                self.board.pawns[seat],
            )
            for seat, cell in enumerate(row)
        )
        complete = cut_short or self._complete([row[seat] for seat in players])
        self.rounds.append(RoundAccount(len(self.rounds) + 1, self.dealt, cells, complete, tie_break, cut_short))

    def _dealer(self, players: Sequence[Seat]) -> Seat:
        """Return who deals: the next of the players to the left (R2.6)."""
        count = len(self.totals)
        return next(seat for step in range(1, count + 1) if (seat := Seat((self.dealt + step) % count)) in players)

    def _open(self, seat: Seat) -> tuple[int, ...]:
        """Return the places of the phases the player could make in this round (R4.6, R10.3, R11.1, R12)."""
        count = len(self.ruleset.phases)
        if self.tied:
            return (self.board.tried[seat],)
        if self.board.spaces:
            return self.board.open(seat)
        if self.ruleset.advance is Advance.EVERYONE:
            return (min(len(self.rounds), count - 1),)
        left = tuple(place for place in range(count) if place not in self.done[seat])
        return left[:1] if self.ruleset.phase_choice is PhaseChoice.IN_ORDER else left

    @staticmethod
    def _phase(places: tuple[int, ...], cell: Cell) -> int | None:
        if len(places) == 1:
            return places[0]
        return cell.phase if cell.phase in places else None

    def _lay(self, row: Sequence[Cell], phases: Sequence[int | None]) -> bool:
        """Write down who laid what, and say whether that ended the game on the spot (R10.2 ``on_lay``)."""
        if self.tied:
            return False
        for done, cell, phase in zip(self.done, row, phases, strict=True):
            if cell.laid and phase is not None:
                done.add(phase)
        finished = any(len(done) == len(self.ruleset.phases) for done in self.done)
        return finished and self.ruleset.end is End.ON_LAY

    def _done(self, seat: int) -> tuple[int, ...]:
        return tuple(sorted(self.done[seat]))

    def _complete(self, cells: Sequence[Cell]) -> bool:
        """Say whether nothing is missing: everyone has points, or a tie is broken, or nobody broke it (R11.2)."""
        if self.tied and self._broken(cells):
            return True
        if self.tied and self.ruleset.tie_break is TieBreak.FIRST_LAY:
            return all(cell.laid is False for cell in cells)
        said = self.board.spaces and not self.tied
        return all(cell.points is not None or cell.out or (said and cell.laid is not None) for cell in cells)

    def _broken(self, cells: Sequence[Cell]) -> tuple[Seat, ...]:
        """Return who of the tied players has broken the tie (R11.1)."""
        if self.ruleset.tie_break is TieBreak.FIRST_LAY:
            return tuple(seat for seat, cell in zip(self.tied, cells, strict=True) if cell.laid)
        return tuple(seat for seat, cell in zip(self.tied, cells, strict=True) if cell.went_out)

    def look_at_the_end(self) -> None:
        """Look whether the game is over with the round that has just been completed (R10.2, R11)."""
        if self.tied:
            won = self._broken([self.rounds[-1].cells[seat].cell for seat in self.tied])
            if won:  # else it is replayed: R11.2
                self._end(_BROKEN[self.ruleset.tie_break], won)
            return
        won = winners(self.ruleset, self.standings(), len(self.rounds))
        if len(won) == 1 or (won and self.ruleset.end is End.ON_LAY):
            self._end(_REASONS[self.ruleset.end], won)
        elif won and self.ruleset.tie_break is TieBreak.SHARED:
            self._end(Reason.SHARED, won)
        else:
            self.tied = won

    def close(self) -> None:
        """End the game early; a round that has not been begun is none."""
        if all(cell.cell.empty for cell in self.rounds[-1].cells):
            self.rounds.pop()
        self._end(Reason.CLOSED, self.tied)

    def _end(self, reason: Reason, won: tuple[Seat, ...]) -> None:
        self.tied = ()
        self.ending = Ending(reason, ranking(self.ruleset, self.standings(), won))

    def standings(self) -> tuple[Standing, ...]:
        """Return where everyone stands, by seat."""
        return tuple(
            Standing(len(done), total, *self.board.standing(seat))
            for seat, (done, total) in enumerate(zip(self.done, self.totals, strict=True))
        )
