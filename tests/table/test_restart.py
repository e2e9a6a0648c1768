"""A table loaded from its log and notes is the table that was: at every moment, in all that can be asked of it."""

import msgspec
import pytest

from tenphases.rules.moves import Seat
from tenphases.rules.ruleset import Ruleset
from tenphases.table.chance import SeededChance
from tenphases.table.commands import Arrange
from tenphases.table.driver import advance
from tenphases.table.due import due
from tenphases.table.entries import decode, encode
from tenphases.table.hands import Arrangement, Kept, key, reconciled, suits
from tenphases.table.table import Table
from tenphases.variants import PRESETS, load
from tests.table.sitting import Sitting


def same(one: Table, other: Table) -> bool:
    """Say whether two tables answer alike whatever they are asked."""
    return (
        (one.game, one.seats, one.state, one.seq, one.moved, one.ready, one.next_game)
        == (other.game, other.seats, other.state, other.seq, other.moved, other.ready, other.next_game)
        and one.arrangements == other.arrangements
        and one.shuffles() == other.shuffles()
        and one.recent == other.recent
        and [one.undoable(seat) for seat in one.persons()] == [other.undoable(seat) for seat in other.persons()]
        and due(one) == due(other)
    )


class Noting(Sitting):
    """A sitting whose arrangements are noted as the keeper notes them."""

    def ask(self, seat, command):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN201
        seq = self.table.seq
        answer = super().ask(seat, command)
        if isinstance(command, Arrange):
            kept = Kept(seq, Arrangement(command.cards, command.building), command.id)
            self.notes[key(seat)] = msgspec.json.encode(kept).decode()
        return answer


@pytest.mark.parametrize("preset", PRESETS)
def test_a_table_loaded_at_any_moment_is_the_same_table(preset: str, seed: int) -> None:
    sitting = Noting("pps", load(preset, (), {"phases": ("set2", "run3"), "hand_size": 6}), seed)
    for _ in sitting.steps(meddling=0.4):
        text = [encode(entry) for entry in sitting.log]
        loaded = Table.load(sitting.table.game, map(decode, text), sitting.notes)
        assert same(loaded, sitting.table), len(text)


def test_both_go_on_alike_after_a_restart() -> None:
    sitting = Sitting("sss", seed=5)
    for step, _ in enumerate(sitting.steps()):
        if step == 40:
            break
    loaded = Table.load(sitting.table.game, sitting.log)
    went_on = [list(advance(table, SeededChance(1))) for table in (sitting.table, loaded)]
    assert went_on[0] == went_on[1]
    assert sitting.table.over


def test_entries_are_written_and_read_without_loss(seed: int) -> None:
    for entry in Sitting("pps", load("classic", ["pick-a-phase"]), seed).finish().log:
        assert decode(encode(entry)) == entry


def test_a_log_that_is_none_is_told_apart() -> None:
    log = Sitting("ss", load("standard", (), {"phases": ("set2",)}), 1).finish().log
    for wrong in (log[1:], [log[0], log[2]], [log[0], log[0]], [*log[:5], log[4]]):
        with pytest.raises(ValueError, match=r"\d"):
            Table.load("game", wrong)


class TestArrangement:
    """How a hand keeps its order."""

    def test_new_cards_come_at_the_end_and_twins_are_told_apart(self) -> None:
        kept = Arrangement(("R5", "R5", "W"))  # type: ignore[arg-type]
        assert reconciled(kept, ("W", "R5", "B1", "R5", "R5")).cards == ("R5", "R5", "W", "B1", "R5")  # type: ignore[arg-type]
        assert reconciled(kept, ("R5",)).cards == ("R5",)  # type: ignore[arg-type]

    def test_a_half_built_phase_loses_the_cards_that_left_and_goes_when_it_is_empty(self) -> None:
        kept = Arrangement(("R5", "R6", "W"), (("R5", "W"), ("R6",)))  # type: ignore[arg-type]
        assert reconciled(kept, ("R5", "W")).building == (("R5", "W"), ())  # type: ignore[arg-type]
        assert reconciled(kept, ("B1",)).building == ()  # type: ignore[arg-type]

    def test_it_holds_every_card_once(self, seed: int) -> None:
        sitting = Sitting("pp", Ruleset(), seed)
        for _ in sitting.steps(most=300, meddling=0.5):
            for seat in sitting.table.persons():
                assert suits(sitting.table.arrangements[seat], sitting.table.state.players[seat].hand)

    def test_a_new_round_forgets_it(self) -> None:
        sitting = Sitting("ss", load("standard", (), {"phases": ("set2", "run3")}), 2)
        for _ in sitting.steps():
            if sitting.table.state.number == 2:
                break
        for seat, player in enumerate(sitting.table.state.players):
            assert sitting.table.arrangements[Seat(seat)].cards == player.hand
