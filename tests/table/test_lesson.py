"""The lesson's table: its cards lie as its file says, its bots do as it needs, and no other table knows of it."""

import random

import pytest

from tenphases.bots import choose
from tenphases.rules.cards import Face
from tenphases.rules.legal import legal_moves
from tenphases.rules.moves import Deal, Discard, Draw, Hit, LayPhase, PlayerMove, PlaySkip, Seat, Take
from tenphases.rules.ruleset import Ruleset, deck
from tenphases.rules.state import Stage
from tenphases.rules.views import View, view
from tenphases.table.chance import commitment
from tenphases.table.commands import Accepted, NextRound
from tenphases.table.entries import Moved, SeatRecord, decode, encode
from tenphases.table.lesson import LEARNER, Lesson, fixed_order, lesson_bots, lesson_move, lesson_opening
from tenphases.table.table import Table, fingerprint
from tests.table.sitting import Sitting, secret

BOT = Seat(1)
DECK = sorted(deck(Ruleset()))


def seated() -> tuple[SeatRecord, ...]:
    bots = (SeatRecord(name, level) for name, level in zip(("Ben", "Chloe"), lesson_bots(Lesson.FIRST), strict=True))
    return (SeatRecord("Anna", key=fingerprint(secret(0))), *bots)


class Learning(Sitting):
    """A lesson's table and its learner."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__("pbb", seed=seed)
        self.table = Table.opened("lesson", lesson_opening(Lesson.FIRST, seated()).entry(0, 0))
        self.log = [self.table.recent[-1].entry]
        self.advance()

    def play(self, *moves: PlayerMove) -> None:
        for move in moves:
            answer = self.act(LEARNER, move)
            assert isinstance(answer, Accepted), (move, answer)
            self.advance()

    @property
    def seen(self) -> View:
        return view(self.table.state, LEARNER)

    def out(self) -> tuple[object, ...]:
        """Return what happened, without seals and ids."""
        return tuple(entry.what.move for entry in self.log if isinstance(entry.what, Moved))


def lay(sitting: Learning) -> LayPhase:
    return LayPhase(sitting.seen.options.ways[0].groups)


def as_told(sitting: Learning) -> None:
    """Play the lesson as the learner is told to."""
    sitting.play(Take(), Discard(Face("G12")), Draw())
    assert sitting.seen.hand[-1] == "W"
    sitting.play(lay(sitting), Discard(Face("Y11")))
    assert sitting.seen.players[BOT].laid == 0
    assert sitting.seen.players[BOT].cards == 3
    sitting.play(Draw())
    while sitting.seen.options.fits:
        fit = sitting.seen.options.fits[0]
        sitting.play(Hit(fit.card, fit.group))
    assert sorted(sitting.seen.hand) == ["B1", "S"]
    sitting.play(PlaySkip(BOT), Draw())
    fit = sitting.seen.options.fits[0]
    sitting.play(Hit(fit.card, fit.group), Discard(Face("B1")))


def test_the_fixed_cards_are_the_whole_deck() -> None:
    order = fixed_order(Lesson.FIRST, 1, 3)
    assert order is not None
    assert sorted(order) == DECK


def test_played_as_told_the_learner_goes_out_in_the_fourth_turn() -> None:
    sitting = Learning()
    assert sitting.seen.turn == LEARNER
    as_told(sitting)
    (line,) = sitting.seen.sheet
    assert line.out == LEARNER
    assert line.laid == (True, True, False)
    assert line.points[0] == 0 < line.points[1] < line.points[2]


def test_who_draws_at_first_or_takes_later_still_gets_the_phase() -> None:
    for first, second in ((Draw(), Draw()), (Take(), Take())):
        sitting = Learning()
        sitting.play(first, Discard(Face("G12")), second)
        if not sitting.seen.options.ways:
            sitting.play(Discard(sitting.seen.hand[-1]), Draw())
        assert sitting.seen.options.ways


def test_the_order_is_sealed_and_opened_like_any_other() -> None:
    sitting = Learning()
    (sealed,) = sitting.table.shuffles()
    assert sealed.order == ()
    as_told(sitting)
    (opened,) = sitting.table.shuffles()
    assert opened.commitment == sealed.commitment == commitment(opened.salt, opened.order)
    assert opened.order == fixed_order(Lesson.FIRST, 1, 3)


def test_two_lessons_go_the_same_whatever_chance_says() -> None:
    one, two = Learning(1), Learning(2)
    as_told(one)
    as_told(two)
    assert one.out() == two.out()


def test_from_the_second_round_chance_deals_and_the_bots_play_as_any_others() -> None:
    orders = set()
    for seed in (1, 2):
        sitting = Learning(seed)
        as_told(sitting)
        sitting.ask(LEARNER, NextRound(sitting.new_id(), sitting.table.seq))
        deal = due_deal(sitting)
        assert sorted(deal.order) == DECK
        orders.add(deal.order)
        sitting.advance()
        assert sitting.seen.number == 2
        assert lesson_move(Lesson.FIRST, view(sitting.table.state, BOT)) is None
    assert len(orders) == 2


def due_deal(sitting: Learning) -> Deal:
    """Return the deal that comes next and let it happen."""
    sitting.advance()
    (*_, deal) = (
        entry.what.move for entry in sitting.log if isinstance(entry.what, Moved) and isinstance(entry.what.move, Deal)
    )
    return deal


def test_whatever_the_learner_does_the_lesson_comes_to_an_end(seed: int) -> None:
    for at in range(12):
        sitting = Learning()
        rng = random.Random(seed + at)
        for _ in range(400):
            if sitting.seen.sheet:
                break
            if at % 2:
                sitting.play(rng.choice(list(legal_moves(sitting.table.state, LEARNER))))
            else:
                sitting.play(choose("steady", sitting.seen, 0))
        assert sitting.seen.sheet, f"seed {seed + at}"


def test_the_bots_never_go_out_before_a_patient_learner_has_had_a_chance() -> None:
    sitting = Learning()
    while sitting.seen.draw_pile > 77 - 24:
        sitting.play(Draw(), Discard(sitting.seen.hand[-1]))
        assert sitting.table.state.stage is Stage.DRAW
        assert min(player.cards for player in sitting.seen.players) >= 2


def test_the_log_of_a_lesson_is_read_as_it_was_written() -> None:
    sitting = Learning()
    as_told(sitting)
    again = Table.load("lesson", (decode(encode(entry)) for entry in sitting.log))
    assert again.lesson == "first"
    assert again.state == sitting.table.state


def test_who_stands_in_for_the_learner_plays_as_any_other_bot() -> None:
    assert lesson_move(Lesson.FIRST, Learning().seen) is None


@pytest.mark.parametrize("lesson", [None, "", "second", "../lesson"])
def test_a_table_that_is_no_lesson_or_one_that_nobody_knows_is_left_to_chance(lesson: str | None) -> None:
    assert fixed_order(lesson, 1, 3) is None
    sitting = Learning()
    assert lesson_move(lesson, sitting.seen) is None


def test_a_common_table_is_no_lesson_and_its_cards_are_shuffled() -> None:
    orders = set()
    for seed in (1, 2):
        sitting = Sitting("pbb", seed=seed)
        assert sitting.table.lesson is None
        assert "lesson" not in encode(sitting.log[0])
        sitting.advance()
        orders.add(sitting.table.state.draw_pile)
    assert len(orders) == 2
