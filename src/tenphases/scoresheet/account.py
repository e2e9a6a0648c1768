"""The account of a score sheet: phases, totals, who deals, the end and the winner, all from the cells (R9 to R12, R17).

The same sheet always gives the same account, however its entries came to be.
"""

from enum import StrEnum

import msgspec

from tenphases.rules.moves import Seat
from tenphases.rules.ruleset import Advance, End, PhaseChoice, Ruleset, TieBreak
from tenphases.rules.score import Standing, ranking, winners
from tenphases.scoresheet.document import Cell, Sheet, written

NOTHING = Cell()


class Reason(StrEnum):
    """Why the game is over; catalog keys ``sheet-end-<reason>``."""

    COMPLETED = "completed"
    """Somebody had done all phases at the end of a round; the fewest points among those who had (``round_end``)."""
    LAID_LAST = "laid_last"
    """The last phase was laid (``on_lay``)."""
    ALL_FINISHED = "all_finished"
    ROUNDS_PLAYED = "rounds_played"
    TIE_BROKEN = "tie_broken"
    SHARED = "shared"
    """The winners are level and share the win."""
    CLOSED = "closed"
    """The players ended it early: phases first, then points."""


class CellAccount(msgspec.Struct, frozen=True):
    """A cell with what follows from it."""

    cell: Cell
    plays: bool
    """Whether the player is in this round (R10.2, R11.1)."""
    phase: int | None
    """The place of the phase to be made, None where the player chooses and has not laid."""
    total: int
    """The running total after the round."""
    done: tuple[int, ...]
    """The places of the phases laid, after the round."""


class RoundAccount(msgspec.Struct, frozen=True):
    """One round of the sheet."""

    number: int
    dealer: Seat
    cells: tuple[CellAccount, ...]
    complete: bool
    """Whether everything that must be written is."""
    tie_break: bool = False


class Ending(msgspec.Struct, frozen=True):
    """How the game ended. ``places``: the winners first, equals together (R10.4)."""

    reason: Reason
    places: tuple[tuple[Seat, ...], ...]


class Account(msgspec.Struct, frozen=True):
    """Everything that the sheet shows. ``rounds`` ends with the round now being played, unless the game is over."""

    rounds: tuple[RoundAccount, ...]
    standings: tuple[Standing, ...]
    ending: Ending | None = None
    tied: tuple[Seat, ...] = ()
    """Who must still play a round to break the tie (R11)."""


class _Progress(msgspec.Struct):
    """Where everyone is, while the rounds are gone through."""

    totals: list[int]
    done: list[set[int]]
    played: int = 0
    """How many rounds were begun before the present one."""
    tied: tuple[Seat, ...] = ()
    ending: Ending | None = None


def account(sheet: Sheet) -> Account:
    """Return everything that follows from the sheet's cells."""
    count = len(sheet.names)
    cells = {place: held.entry.cell for place, held in written(sheet).items() if not held.entry.cell.empty}
    last = max((round_ for round_, _ in cells), default=-1)
    progress = _Progress([0] * count, [set() for _ in range(count)])
    rounds: list[RoundAccount] = []
    while progress.ending is None:
        at = len(rounds)
        players = _players(sheet.ruleset, progress)
        before = rounds[-1].dealer if rounds else Seat((sheet.dealer - 1) % count)
        row = tuple(cells.get((at, player), NOTHING) for player in range(count))
        progress.played = at
        rounds.append(_round(sheet.ruleset, progress, row, (at, _dealer(before, players, count), players)))
        if rounds[-1].complete:
            _end_round(sheet.ruleset, progress, rounds)
        elif at >= last:
            break
    if sheet.closed and progress.ending is None:
        progress.ending = Ending(Reason.CLOSED, ranking(sheet.ruleset, _standings(progress)))
    return Account(tuple(rounds), _standings(progress), progress.ending, progress.tied)


def _players(ruleset: Ruleset, progress: _Progress) -> tuple[Seat, ...]:
    """Return who plays the next round: everyone, but for a tie-break (R11.1) or who sits out (R10.2)."""
    everyone = tuple(Seat(seat) for seat in range(len(progress.totals)))
    if progress.tied:
        return progress.tied
    if ruleset.end is not End.ALL_FINISHED:
        return everyone
    return tuple(seat for seat in everyone if len(progress.done[seat]) < len(ruleset.phases))


def _dealer(before: Seat, players: tuple[Seat, ...], count: int) -> Seat:
    """Return who deals: the next of the players to the left (R2.6)."""
    return next(seat for step in range(1, count + 1) if (seat := Seat((before + step) % count)) in players)


def _round(
    ruleset: Ruleset, progress: _Progress, row: tuple[Cell, ...], at: tuple[int, Seat, tuple[Seat, ...]]
) -> RoundAccount:
    number, dealer, players = at
    tie_break = bool(progress.tied)
    accounts = []
    for player, cell in enumerate(row):
        plays = Seat(player) in players
        phase = _phase(ruleset, progress, player, cell) if plays else None
        if plays and not tie_break:
            progress.totals[player] += cell.points or 0
            if cell.laid and phase is not None:
                progress.done[player].add(phase)
        done = tuple(sorted(progress.done[player]))
        accounts.append(CellAccount(cell, plays, phase, progress.totals[player], done))
    return RoundAccount(number + 1, dealer, tuple(accounts), _complete(ruleset, progress, accounts), tie_break)


def _phase(ruleset: Ruleset, progress: _Progress, player: int, cell: Cell) -> int | None:
    """Return the place of the phase the player has to make in this round (R4.6, R10.3, R11.1, R12)."""
    count = len(ruleset.phases)
    if progress.tied:
        return count - 1
    if ruleset.advance is Advance.EVERYONE:
        return min(progress.played, count - 1)
    left = [place for place in range(count) if place not in progress.done[player]]
    if ruleset.phase_choice is PhaseChoice.IN_ORDER or len(left) == 1:
        return left[0] if left else None
    return cell.phase if cell.phase in left else None


def _complete(ruleset: Ruleset, progress: _Progress, accounts: list[CellAccount]) -> bool:
    """Say whether nothing is missing from a round: whoever plays has points, or the round decided the game at once."""
    playing = [account for account in accounts if account.plays]
    if progress.tied:
        by_lay = ruleset.tie_break is TieBreak.FIRST_LAY
        return any(account.cell.laid if by_lay else account.cell.out for account in playing)
    if ruleset.end is End.ON_LAY and any(len(account.done) == len(ruleset.phases) for account in playing):
        return True
    return all(account.cell.points is not None or account.cell.out for account in playing)


def _end_round(ruleset: Ruleset, progress: _Progress, rounds: list[RoundAccount]) -> None:
    """Look whether the game is over with the round that has just been completed (R10.2, R11)."""
    if progress.tied:
        by_lay = ruleset.tie_break is TieBreak.FIRST_LAY
        cells = rounds[-1].cells
        won = tuple(s for s in progress.tied if (cells[s].cell.laid if by_lay else cells[s].cell.out))
        _end(ruleset, progress, Reason.TIE_BROKEN, won[:1])
        return
    won = winners(ruleset, _standings(progress), len(rounds))
    if len(won) == 1:
        _end(ruleset, progress, _REASONS[ruleset.end], won)
    elif won and ruleset.tie_break is TieBreak.SHARED:
        _end(ruleset, progress, Reason.SHARED, won)
    elif won:
        progress.tied = won


_REASONS = {
    End.ROUND_END: Reason.COMPLETED,
    End.ON_LAY: Reason.LAID_LAST,
    End.ALL_FINISHED: Reason.ALL_FINISHED,
    End.AFTER_ROUNDS: Reason.ROUNDS_PLAYED,
}


def _end(ruleset: Ruleset, progress: _Progress, reason: Reason, won: tuple[Seat, ...]) -> None:
    progress.tied = ()
    progress.ending = Ending(reason, ranking(ruleset, _standings(progress), won))


def _standings(progress: _Progress) -> tuple[Standing, ...]:
    return tuple(Standing(len(done), total) for done, total in zip(progress.done, progress.totals, strict=True))
