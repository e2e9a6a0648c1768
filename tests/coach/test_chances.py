"""The chances: fitted to what they are asked about, and what is called 30 % happens in 30 of 100."""

from itertools import islice

import numpy as np
import pytest

from benchmarks import coach_rows as flat
from benchmarks.coach_check import KINDS, Line, Tally, check, count, mean, pooled
from benchmarks.coach_data import BEFORE, LAID, MOMENTS, SEATS, Shares, compiled_door, facts_in, games, read
from benchmarks.coach_error import measured, pairs
from benchmarks.coach_fit import APART, THROWN, said
from benchmarks.coach_play import late
from tenphases.bots.answer import move_of
from tenphases.bots.expert import Valued
from tenphases.bots.flat import layout
from tenphases.bots.flat.worth import HEIGHT_WANTED, consider
from tenphases.bots.reading import flat_rules, flat_state
from tenphases.coach import hint
from tenphases.coach.chances import LEAST_LOSS, fitted, loss, soon, win
from tenphases.coach.features import Moment, facts, features, is_first, moment_of, numbers
from tenphases.coach.weighing import LATE, weigh, worth_of
from tenphases.rules.moves import PlayerMove
from tenphases.rules.ruleset import Ruleset
from tenphases.rules.views import View
from tests.coach.games import played

WITHIN = 0.02


def noted(seen: View) -> list[int]:
    """Return the row that the recorder of games writes of a decision."""
    work, rows = [0] * layout.WORK, [0] * (flat.HEAD + flat.ROW)
    state, rules = flat_state(seen), flat_rules(seen)
    assert seen.seat is not None
    rows[flat.S_COUNT] = 1
    flat.note(state, rules, work, seen.seat, flat.best_move(state, rules, work, seen.seat), rows)
    return rows[flat.HEAD :]


def test_there_is_a_coefficient_for_every_number_at_every_moment(seed: int) -> None:
    known = fitted()
    assert set(known.win) == set(known.regret) == set(Moment)
    assert set(known.soon) == {*BEFORE, Moment.THROWING}
    assert set(known.instead) == set(APART)
    counts = {}
    for turn in played(Ruleset(), 3, seed):
        best = weigh(turn.seen)[0]
        counts[moment_of(turn.seen, best)] = len(features(turn.seen, best))
    assert len(counts) == len(Moment)
    for fits in (known.win, known.soon):
        for moment, each in fits.items():
            assert [len(one.weights) for one in each] == [counts[moment]] * len(SEATS)
            for one in each:
                assert list(one.bent) == sorted(set(one.bent)), "what seems likelier is never called less likely"
    for regrets in known.regret.values():
        assert all(one.near > 0 and one.far >= 0 for one in regrets), "what is given away never helps"
    for moment, each in known.instead.items():
        assert all(len(one.weights) == counts[moment] + counts[THROWN[moment]] for one in each)


def test_games_are_learnt_from_by_what_a_view_tells(seed: int) -> None:
    """The recorder reads the kernel's state, a hint reads a View: the numbers are the same, and so is what is said."""
    seen_moments = set()
    for players, every in ((2, 3), (4, 7)):
        for place, (_, seen) in enumerate(played(Ruleset(), players, seed)):
            if place % every and not (is_first(seen) and seen.options.take):
                continue
            best, row = weigh(seen)[0], noted(seen)
            moment = moment_of(seen, best)
            known = facts_in(row, flat.R_BEST)
            if moment is Moment.LAYING:
                known = known._replace(held=facts(seen, best).held)  # known once it is laid
            assert MOMENTS[row[flat.R_MOMENT]] == moment
            assert features(seen, best) == pytest.approx(numbers(known, laid=moment in LAID))
            seen_moments.add(moment)
            if moment is not Moment.LAYING:
                (one,) = read(np.array([[0, *row]], np.int32))
                assert said(fitted(), "win", one)[0] == pytest.approx(win(seen, best, best), abs=1e-4)
                if moment in fitted().soon:
                    assert said(fitted(), "soon", one)[0] == pytest.approx(soon(seen, best), abs=1e-4)
    assert seen_moments == set(Moment)


def thrown_instead(seen: View, best: Valued) -> tuple[list[int], PlayerMove]:
    """Return the row of a throw that is made where something could be laid, or hit, and that throw."""
    work, rows = [0] * layout.WORK, [0] * (flat.HEAD + flat.ROW)
    state, rules = flat_state(seen), flat_rules(seen)
    assert seen.seat is not None
    rows[flat.S_COUNT] = 1
    flat.note(state, rules, work, seen.seat, flat.best_move(state, rules, work, seen.seat), rows)
    rows[flat.HEAD + flat.R_BEST + 3] = facts(seen, best).held
    move = late(state, rules, work, seen.seat, rows)
    rows[flat.HEAD + flat.R_TRIED] = 1
    rows[flat.HEAD + flat.R_MADE_MOMENT] = flat.moment_of(state, seen.seat, move)
    if seen.players[seen.seat].laid is None:
        consider(state, rules, work, seen.seat)
    work[HEIGHT_WANTED] = 1
    flat.note_option(state, rules, work, seen.seat, move, rows, flat.HEAD + flat.R_MADE)
    return rows[flat.HEAD :], move_of(seen, move)


def test_who_does_not_lay_or_hit_is_told_what_games_tell_of_it(seed: int) -> None:
    counts = dict.fromkeys((Moment.LAYING, Moment.HITTING), 0)
    for _, seen in played(Ruleset(), 3, seed):
        found = weigh(seen)
        moment = moment_of(seen, found[0])
        if moment in counts and len(seen.hand) > 1 and counts[moment] < 20:
            row, move = thrown_instead(seen, found[0])
            (_, one) = read(np.array([[0, *row]], np.int32))
            option = worth_of(seen, move, found)
            assert one.tried
            assert option is not None
            if abs(found[0].value - option.value - LATE) > 1e-3:
                continue  # an expert throws another card than the one that is worth most, as now and then
            chance = win(seen, found[0], option)
            assert said(fitted(), "win", one)[0] == pytest.approx(chance, abs=1e-4)
            less, given = win(seen, found[0], found[0]) - chance, loss(seen, found[0], option)
            assert given >= less - 1e-3 if given else less < LEAST_LOSS
            counts[moment] += 1
    assert min(counts.values()) > 3, seed


def test_what_is_too_rare_to_be_known_is_thrown_together_with_its_neighbour() -> None:
    lines = [Line(0.1, 0.2, 300, 0.01), Line(0.5, 0.4, 100, 0.03), Line(0.8, 0.9, 100, 0.04)]
    assert pooled(lines, 0.05) == lines
    kept, thrown = pooled(lines, 0.03)
    assert kept == lines[0]
    assert thrown == pytest.approx(Line(0.65, 0.65, 200, 0.025))
    assert len(pooled(lines, 0.001)) == 1


def test_chances_are_about_right(seed: int) -> None:
    """A few games only: the mean over all decisions, and that what is said to be likelier happens more often."""
    for players, many in ((2, 4), (5, 1)):
        rows = np.vstack(
            list(games(players, range(40_000_000 + seed, 40_000_000 + seed + many), Shares(300, 100, 300)))
        )
        for what in ("win", "soon"):
            sets = [one for one in read(rows) if not one.tried and (what == "win" or one.made in fitted().soon)]
            chances = np.concatenate([said(fitted(), what, one) for one in sets])
            came = np.concatenate([one.soon if what == "soon" else one.won for one in sets])
            assert len(came) > 100
            assert abs(chances.mean() - came.mean()) < 0.12, what
            likely = chances > chances.mean()
            assert came[likely].mean() > came[~likely].mean() + 0.1, what
        tally = Tally()
        count(tally, fitted(), rows)
        assert all(tally.lines(kind, players) for kind in KINDS)


def test_no_hint_says_more_than_the_chances_do(seed: int) -> None:
    for _, seen in islice(played(Ruleset(), 3, seed), 0, None, 11):
        told = hint(seen)
        assert told is not None
        assert all(option.win <= told.options[0].win for option in told.options)


@pytest.mark.soak
def test_every_tenth_is_right_within_two_points(seed: int) -> None:
    first = 50_000_000 + seed % 1_000_000
    tally = check(fitted(), range(first, first + 12_000), compiled_door())
    for kind in KINDS:
        for players in SEATS:
            lines = pooled(tally.lines(kind, players))
            assert mean(lines) < WITHIN, (kind, players)
            for line in lines:
                assert line.off <= WITHIN + line.error, (kind, players, line)


@pytest.mark.soak
def test_differences_are_spoken_of_from_where_worlds_tell_them_too(seed: int) -> None:
    first = 60_000_000 + seed % 1_000_000
    some = list(pairs(fitted(), range(first, first + 200), 200))
    equal = measured([pair for pair in some if 0 < pair.loss < LEAST_LOSS])
    apart = measured([pair for pair in some if LEAST_LOSS <= pair.loss < 5 * LEAST_LOSS])
    assert abs(equal.worlds) < LEAST_LOSS, "what is called equal is"
    assert abs(apart.worlds - apart.loss) < LEAST_LOSS, "what is not called equal is worth what is said"
