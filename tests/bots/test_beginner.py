"""What a beginner does, over many throws of its dice: sensible mostly, and never senseless."""

from collections import Counter

from msgspec.structs import replace

from tenphases.bots import choose
from tenphases.rules.cards import Face
from tenphases.rules.moves import Discard, Draw, GroupId, Hit, LayPhase, PlayerMove, PlaySkip, Take
from tenphases.rules.ruleset import Ruleset
from tenphases.rules.state import Stage, State
from tenphases.rules.views import view
from tests.bots.tables import in_round, set_of, with_groups

THROWS = 400
OTHER = "G1 G1 G2 G2 G3 G3 G4 G4 G5 G5"


def often(state: State, seed: int) -> Counter[PlayerMove]:
    seen = view(state, state.turn)
    return Counter(choose("beginner", seen, seed + more) for more in range(THROWS))


def drawing(hand: str, discard: str) -> State:
    return in_round((hand, OTHER), done=(0, 0), discard=discard, ruleset=Ruleset())


def playing(hand: str) -> State:
    return replace(drawing(hand, "Y12"), stage=Stage.PLAY)


def laid(hand: str) -> State:
    return with_groups(playing(hand), (set_of("R9 B9 Y9", 9), set_of("R8 B8 Y8", 8)), laid_by=(0,))


def test_it_mostly_takes_a_discard_that_helps(seed: int) -> None:
    moves = often(drawing("R7 B7 R9 B9 Y1 R2 Y4 R6 Y8 R12", "Y9"), seed)
    assert 0.8 < moves[Take()] / THROWS < 0.95


def test_it_never_takes_a_discard_that_does_not_help(seed: int) -> None:
    assert set(often(drawing("R7 B7 R9 B9 Y1 R2 Y4 R6 Y8 R12", "B12"), seed)) == {Draw()}


def test_it_takes_what_it_does_not_want_if_there_is_nothing_to_draw(seed: int) -> None:
    assert set(often(replace(drawing("R7 B7 R9 B9 Y1 R2 Y4 R6 Y8 R12", "B12"), draw_pile=()), seed)) == {Take()}


def test_it_always_lays_when_it_can(seed: int) -> None:
    moves = often(playing("R7 B7 Y7 R9 B9 Y9 R1 Y1 W Y4 B12"), seed)
    assert all(isinstance(move, LayPhase) for move in moves)


def test_it_mostly_hits_what_it_can(seed: int) -> None:
    moves = often(laid("G9 B1 B2"), seed)
    assert 0.8 < moves[Hit(Face("G9"), GroupId(0))] / THROWS < 0.95


def test_it_throws_useless_cards_more_often_than_useful_ones(seed: int) -> None:
    moves = often(playing("R7 B7 Y7 R9 B9 Y1 R2 Y4 R6 G8 R12"), seed)
    thrown = Counter({move.card: count for move, count in moves.items() if isinstance(move, Discard)})
    assert thrown[Face("R12")] > 3 * thrown[Face("R9")]
    assert thrown[Face("Y1")] > 3 * thrown[Face("R7")]
    assert len(thrown) > 5, "it errs in few ways"


def test_it_never_throws_a_wild_while_it_has_another_card(seed: int) -> None:
    assert Discard(Face("W")) not in often(playing("W R7 B7 Y7 R9 Y1 R2 Y4 R6 G8 R12"), seed)


def test_it_throws_a_wild_if_there_is_nothing_else(seed: int) -> None:
    state = with_groups(playing("W"), (), laid_by=(0,))
    assert set(often(state, seed)) == {Discard(Face("W"))}


def test_it_sometimes_plays_a_skip_and_sometimes_keeps_it(seed: int) -> None:
    moves = often(laid("S B1 B2"), seed)
    assert 0.05 < sum(count for move, count in moves.items() if isinstance(move, PlaySkip)) / THROWS < 0.95


def just_took(state: State, taken: str) -> State:
    player = state.players[0]
    holds = replace(player, hand=(*player.hand, Face(taken)), known=(Face(taken),))
    return replace(state, players=(holds, state.players[1]))


def test_it_never_overlooks_the_hit_for_which_it_took_a_discard(seed: int) -> None:
    assert set(often(just_took(laid("B1 B2"), "G9"), seed)) == {Hit(Face("G9"), GroupId(0))}


def test_it_never_throws_away_what_it_gained_by_taking_a_discard(seed: int) -> None:
    moves = often(just_took(playing("R7 B7 R9 B9 Y1 R2 Y4 R6 G8 R12"), "Y7"), seed)
    assert not {move.card for move in moves if isinstance(move, Discard)} & {"R7", "B7", "Y7", "R9", "B9"}
    assert len(moves) > 3
