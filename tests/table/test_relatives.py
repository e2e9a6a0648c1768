"""Tables at which cards are saved, or pawns walk on a board."""

import pytest
from msgspec.structs import replace

from tenphases.rules.cards import Face
from tenphases.rules.legal import Options
from tenphases.rules.moves import ChoosePhase, DrawSaved, DrawTwist, Save, Seat
from tenphases.rules.ruleset import Ruleset
from tenphases.rules.state import Stage
from tenphases.rules.views import view
from tenphases.table.cards import plainest
from tenphases.table.chance import commitment
from tenphases.table.commands import Accepted, Rejected
from tenphases.table.entries import Moved
from tenphases.variants import load
from tests.table.sitting import Sitting

MASTERS = load("standard", ["masters"], {"phases": ("set2 + run3", "colour4", "set3")})
TWIST = load("standard", ["twist"], {"phases": ("set2 + run3", "colour4", "set3"), "track": "1 twist 2 2 twist 3"})


@pytest.mark.parametrize("rules", [MASTERS, TWIST], ids=["masters", "twist"])
def test_a_game_is_played_to_its_end_by_people_and_bots(rules: Ruleset, seed: int) -> None:
    sitting = Sitting("ppsb", rules, seed).finish()
    moves = {type(entry.what.move) for entry in sitting.log if isinstance(entry.what, Moved)}
    assert {Save, DrawSaved} <= moves or moves & {DrawTwist, ChoosePhase}
    state = sitting.table.state
    for seat in range(4):
        assert view(state, Seat(seat)).options == type(view(state, None).options)()


def test_where_cards_are_saved_the_shuffles_are_proved_when_the_game_is_over(seed: int) -> None:
    # What is missing from the order of a deal lies in somebody's save pile.
    sitting = Sitting("ppb", MASTERS, seed)
    between = 0
    for _ in sitting.steps():
        table = sitting.table
        between += table.between_rounds
        for shuffle in table.shuffles():
            if table.state.stage is Stage.OVER:
                assert commitment(shuffle.salt, shuffle.order) == shuffle.commitment
            else:
                assert (shuffle.salt, shuffle.order) == ("", ())
    assert between
    assert sitting.table.over


def test_a_saved_card_that_was_drawn_may_be_put_back_but_one_that_was_saved_stays(seed: int) -> None:
    sitting = Sitting("pp", MASTERS, seed)
    for _ in sitting.steps(meddling=0):
        state = sitting.table.state
        if state.stage is Stage.PLAY and len(state.players[state.turn].hand) > 1 and state.number == 1:
            seat = state.turn
            if isinstance(sitting.act(seat, Save(state.players[seat].hand[0])), Accepted):
                assert isinstance(sitting.take_back(seat), Rejected)
        if state.stage is Stage.DRAW and state.players[state.turn].saved:
            break
    before = sitting.table.state
    seat = before.turn
    assert isinstance(sitting.act(seat, DrawSaved(before.players[seat].saved[0])), Accepted)
    assert isinstance(sitting.take_back(seat), Accepted)
    assert sitting.table.state == before


def test_when_time_runs_out_a_saved_card_is_drawn_if_there_is_nothing_else() -> None:
    sitting = Sitting("pp", MASTERS)
    sitting.advance()
    shown = replace(view(sitting.table.state, sitting.table.state.turn), options=Options(saved=(Face("R5"),)))
    assert plainest(shown) == DrawSaved(Face("R5"))
