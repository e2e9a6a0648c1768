"""What experts' games tell the coach: played in compiled code, read as the numbers that the chances depend on.

``gathered`` plays, ``read`` makes of its rows what a fit and a check need. Decisions of one round share its luck, so
rounds are what errors are counted by.
"""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from benchmarks import coach_rows as at
from benchmarks.coach_play import record
from tenphases.bots.expert import SOON
from tenphases.bots.flat import layout
from tenphases.bots.flat.rules import rules_of
from tenphases.bots.solo.chances import within
from tenphases.coach.features import LEAST, Facts, Moment, Rival, usual_of
from tenphases.rules.ruleset import Ruleset, phases_of
from tenphases.sim.kernel import playing

MOST_ROWS: Final = 12_000
"""In one game."""
SEATS: Final = range(2, 7)
MOMENTS: Final = tuple(Moment)
LAID: Final = (Moment.DRAWING_LAID, Moment.TAKING_LAID, Moment.HITTING, Moment.THROWING_LAID)
BEFORE: Final = (Moment.DRAWING, Moment.TAKING, Moment.OPENING, Moment.OPENING_TAKING)
"""When the turn has just begun and the phase does not lie."""
RULESET: Final = Ruleset()
_THOUSAND: Final = 1000
_TABLES: Final = 64
_SHORT: Final = 16
_SEED_STEP: Final = 8
"""Games of different numbers of players are of different seeds."""

Numbers = NDArray[np.float64]
Rows = NDArray[np.int32]


class Shares(NamedTuple):
    """Of a thousand decisions so many are kept, of a thousand of those another move is tried at so many."""

    keep: int
    tries: int
    rare: int
    """And so many are kept of the decisions that are rare: first draws of a round, phases that can be laid."""


class Set(NamedTuple):
    """Decisions at one moment with one number of players: what was known, and what came of the move that was made."""

    players: int
    moment: Moment
    """That of the best move."""
    made: Moment
    """That of the move made: another one where a card was taken instead of drawn, or the other way round."""
    tried: bool
    """Whether it was not the best move."""
    best: Numbers
    """The numbers for the best move, a row for each decision."""
    other: Numbers
    """The numbers for the move made."""
    lost: Numbers
    """What it was worth less than the best, in turns, what points are worth left out."""
    won: Numbers
    soon: Numbers
    """Whether the phase was laid within three turns of one's own."""
    rounds: NDArray[np.int64]
    """The round that each belongs to."""


def games(seats: int, seeds: range, shares: Shares, door: Any = None) -> Iterator[Rows]:  # noqa: ANN401
    """Play whole games and yield the rows of each, its seed first.

    ``door``: the compiled ``record`` and ``start``, else they run as they are, which is slow.
    """
    doors: tuple[Any, Any] = door or (record, playing.start)
    play, start = doors
    sizes = (layout.STATE, layout.STATE, layout.MOST_CARDS, layout.WORK, at.HEAD + MOST_ROWS * at.ROW)
    # Numbers of numpy overflow where compiled ones do not.
    arrays: list[Any] = [np.zeros(size, np.int16 if place < 3 else np.int32) for place, size in enumerate(sizes)]  # noqa: PLR2004
    state, trial, order, work, rows = arrays if door else [array.tolist() for array in arrays]
    rules: Any = np.array(rules_of(RULESET), np.int16) if door else rules_of(RULESET)
    rows[at.S_KEEP], rows[at.S_TRY], rows[at.S_RARE] = shares
    for number in seeds:
        seed = number * _SEED_STEP + seats
        start(state, seats, number % seats, seed)
        count = play(state, rules, work, order, trial, rows, seed)
        found = np.array(rows[at.HEAD : at.HEAD + count * at.ROW], np.int32).reshape(count, at.ROW)
        yield np.hstack([np.full((count, 1), seed, np.int32), found])


def compiled_door() -> tuple[Any, Any]:
    """Return what plays fast."""
    from tenphases.sim.kernel.compiling import compiled  # noqa: PLC0415 - numba is an extra

    return compiled(record), compiled(playing.start)


def gathered(seeds: range, shares: Shares, door: Any = None) -> Rows:  # noqa: ANN401
    """Return the rows of games of every number of players."""
    return np.vstack([rows for seats in SEATS for rows in games(seats, seeds, shares, door)])


def read(rows: Rows) -> Iterator[Set]:
    """Yield what rows tell, by number of players, moment, and whether another move than the best was tried."""
    for players in SEATS:
        for place, moment in enumerate(MOMENTS):
            some = rows[(rows[:, 1 + at.R_PLAYERS] == players) & (rows[:, 1 + at.R_MOMENT] == place)]
            if len(some):
                yield _set(some, players, moment)
            tried = some[some[:, 1 + at.R_TRIED] == 1]
            for number, made in enumerate(MOMENTS):
                others = tried[tried[:, 1 + at.R_MADE_MOMENT] == number]
                if len(others):
                    yield _tried(others, players, moment, made)


def _set(rows: Rows, players: int, moment: Moment) -> Set:
    best = _numbers(rows, at.R_BEST, moment)
    soon = _soon(rows, at.R_LAID, moment)
    nothing = np.zeros(len(rows))
    return Set(players, moment, moment, False, best, best, nothing, _of(rows, at.R_WON), soon, _rounds(rows))  # noqa: FBT003


def _tried(rows: Rows, players: int, moment: Moment, made: Moment) -> Set:
    return Set(
        players,
        moment,
        made,
        tried=True,
        best=_numbers(rows, at.R_BEST, moment),
        other=_numbers(rows, at.R_MADE, made),
        lost=np.maximum(rows[:, 2 + at.R_LOST] / _THOUSAND, 0.0),
        won=_of(rows, at.R_TRIED_WON),
        soon=_soon(rows, at.R_TRIED_LAID, made),
        rounds=_rounds(rows),
    )


def draws(rows: Rows) -> list[tuple[Numbers, Numbers]]:
    """Return ``helping`` for each number of players."""
    return [helping(rows[rows[:, 1 + at.R_PLAYERS] == players]) for players in SEATS]


def helping(rows: Rows) -> tuple[Numbers, Numbers]:
    """Return ``coach.features.helping`` for the rows where a card was drawn from the pile, and whether it helped."""
    drawn = rows[rows[:, 1 + at.R_HELPED] >= 0]
    return _Many(drawn[:, 1:], at.R_BEST).helping(), _of(drawn, at.R_HELPED)


def _of(rows: Rows, place: int) -> Numbers:
    return rows[:, 1 + place].astype(np.float64)


def _soon(rows: Rows, laid: int, moment: Moment) -> Numbers:
    last = SOON - 1 if moment in BEFORE else SOON
    since = rows[:, 1 + laid] - rows[:, 1 + at.R_TURN]
    return ((rows[:, 1 + laid] > 0) & (since >= 0) & (since <= last)).astype(np.float64)


def _rounds(rows: Rows) -> NDArray[np.int64]:
    return rows[:, 0].astype(np.int64) * _THOUSAND + rows[:, 1 + at.R_ROUND]


def _numbers(rows: Rows, option: int, moment: Moment) -> Numbers:
    """Return ``coach.features.numbers`` for many rows at once."""
    known = _Many(rows[:, 1:], option)
    return known.laid() if moment in LAID else known.under_way()


class _Many:
    """The facts of many rows, as columns."""

    def __init__(self, rows: Rows, option: int) -> None:
        self.rows, self.count = rows, len(rows)
        self.turns = rows[:, option] / _THOUSAND
        self.missing, self.held = rows[:, option + 1], rows[:, option + 3].astype(float)
        self.soon = _solo_chances(rows[:, option + 2], self.turns, self.missing)
        self.phase = rows[:, at.R_PHASE]
        rivals = rows[:, at.R_RIVALS : at.R_WON].reshape(self.count, -1, at.RIVAL)
        self.there, self.down = rivals[:, :, 0] >= 0, (rivals[:, :, 0] >= 0) & (rivals[:, :, 2] == 1)
        self.still = self.there & ~self.down
        self.near = np.where(self.down, 1.0 / np.maximum(rivals[:, :, 1], 1), 0.0)
        self.usual = np.where(self.still, _USUAL[rivals[:, :, 0]], np.inf)
        self.waiting = np.where(self.there, rivals[:, :, 3], 0)
        self.many = np.maximum(self.there.sum(1), 1)
        self.danger, self.nearest = self.down.any(1).astype(float), self.near.max(1)
        self.fitting = rows[:, at.R_FITTING] / layout.WILD

    def _shared(self) -> list[Numbers]:
        few = self.usual.min(1)
        ahead = np.take_along_axis(self.near, self.there.argmax(1)[:, None], 1)[:, 0]
        mean = np.where(self.still, self.usual, 0.0).sum(1) / np.maximum(self.still.sum(1), 1) / 4
        thrown = np.minimum(self.rows[:, at.R_THROWN] / (self.there.sum(1) + 1), 12.0) / 5
        others = [self.danger, self.near.sum(1), self.nearest, ahead, self.down.sum(1) / self.many]
        others += [self.waiting.sum(1) / self.many, np.where(np.isfinite(few), few, 0.0) / 4]
        return [*others, mean, thrown, self.fitting]

    def helping(self) -> Numbers:
        """Return the numbers for the chance that the next card helps."""
        odds = _logit(self.rows[:, at.R_USEFUL] / np.maximum(self.rows[:, at.R_UNSEEN], 1))
        passed = np.minimum(self.rows[:, at.R_THROWN] / (self.there.sum(1) + 1), 12.0) / 5
        still = self.still.sum(1) / 5
        return np.column_stack([np.ones(self.count), odds, self.danger, self.nearest, still, passed, odds * passed])

    def laid(self) -> Numbers:
        """Return the numbers of those whose phase lies."""
        few = [(self.held == count).astype(float) for count in (0, 1, 2)]
        own = [np.ones(self.count), 1.0 / np.maximum(self.held, 0.3), self.held / 10, *few]
        crossed = [self.held * self.nearest / 10, self.held * self.fitting / 10]
        return np.column_stack([*own, self.rows[:, at.R_GROUPS] / 10, *self._shared(), *crossed])

    def under_way(self) -> Numbers:
        """Return the numbers of those who have yet to lay."""
        turns, odds = np.minimum(self.turns, 20.0), _logit(self.soon)
        lacking = [(self.missing == count).astype(float) for count in (0, 1, 2)]
        sizes = np.array([phase.size for phase in phases_of(RULESET.phases)])
        own = [np.ones(self.count), odds, turns / 5, 1.0 / (1 + turns), *lacking, (self.held - sizes[self.phase]) / 10]
        by_turns = [turns * self.danger / 5, turns * self.nearest / 5, turns * self.still.sum(1) / 20]
        return np.column_stack([*own, _USUAL[self.phase] / 4, *self._shared(), *by_turns, odds * self.danger])


_USUAL: Final = np.array([usual_of(RULESET, place) for place in range(len(RULESET.phases))])


def _logit(chances: Numbers) -> Numbers:
    kept = np.clip(chances, LEAST, 1 - LEAST)
    found: Numbers = np.log(kept / (1 - kept))
    return found


def _solo_chances(tables: Rows, turns: Numbers, missing: Rows) -> Numbers:
    """Return the solo game's chances, each reckoned once."""
    many = np.round(turns * _THOUSAND).astype(np.int64)
    kept, places = np.unique((many * _TABLES + tables + 1) * _SHORT + missing, return_inverse=True)
    keys = [(key // _SHORT % _TABLES - 1, key // _SHORT // _TABLES, key % _SHORT) for key in kept.tolist()]
    found = [within(table, some / _THOUSAND, short, SOON) if short else 1.0 for table, some, short in keys]
    return np.array(found)[places]


def facts_in(row: list[int], option: int) -> Facts:
    """Return what a row knows of its best move, or of the other one."""
    turns, short, table, held = row[option : option + 4]
    rivals = [row[place : place + at.RIVAL] for place in range(at.R_RIVALS, at.R_WON, at.RIVAL)]
    return Facts(
        turns=turns / _THOUSAND,
        soon=within(table, turns / _THOUSAND, short, SOON) if short else 1.0,
        missing=short,
        held=held,
        size=phases_of(RULESET.phases)[row[at.R_PHASE]].size,
        usual=usual_of(RULESET, row[at.R_PHASE]),
        groups=row[at.R_GROUPS],
        fitting=row[at.R_FITTING] / layout.WILD,
        thrown=row[at.R_THROWN],
        rivals=tuple(
            Rival(bool(laid), cards, usual_of(RULESET, phase), bool(waiting))
            for phase, cards, laid, waiting in rivals
            if phase >= 0
        ),
    )
