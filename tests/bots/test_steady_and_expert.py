"""What steady players and experts do in rounds made up for the purpose: what both know, and what an expert does."""

from msgspec.structs import replace

from tenphases.bots import choose
from tenphases.rules.cards import Face
from tenphases.rules.moves import ChoosePhase, Discard, Draw, GroupId, Hit, LayPhase, PlayerMove, PlaySkip, Seat, Take
from tenphases.rules.ruleset import GoOut, PhaseChoice, Ruleset
from tenphases.rules.state import Stage, State
from tenphases.rules.views import view
from tests.bots.tables import in_round, run_from, set_of, with_groups

OTHER = "G1 G1 G2 G2 G3 G3 G4 G4 G5 G5"
"""What the other player holds where it does not matter; never seen."""


def move(state: State, level: str = "") -> PlayerMove:
    """The move of the level, or that of both, which must be the same."""
    seen = view(state, state.turn)
    moves = {choose(name, seen, 0) for name in ([level] if level else ["steady", "expert"])}
    assert len(moves) == 1
    return moves.pop()


def drawing(hand: str, discard: str, done: int = 0, ruleset: Ruleset | None = None) -> State:
    return in_round((hand, OTHER), done=(done, 0), discard=discard, ruleset=ruleset or Ruleset())


def playing(hand: str, done: int = 0, ruleset: Ruleset | None = None, discard: str = "Y12") -> State:
    state = drawing(hand, discard, done, ruleset)
    return replace(state, stage=Stage.PLAY)


def test_it_takes_a_discard_that_brings_it_nearer() -> None:
    assert move(drawing("R7 B7 R9 B9 Y1 R2 Y4 R6 Y8 R12", "Y9")) == Take()


def test_it_leaves_a_discard_that_only_makes_another_pair() -> None:
    assert move(drawing("R7 B7 R9 B9 Y1 R2 Y4 R6 Y8 R12", "B12")) == Draw()


def test_it_takes_a_wild_even_with_the_phase_in_hand() -> None:
    assert move(drawing("R7 B7 Y7 R9 B9 Y9 Y1 R2 Y4 R6", "W")) == Take()


def test_it_takes_a_card_for_the_run_and_none_that_the_run_has() -> None:
    hand = "R1 B2 Y3 R4 B6 B7 Y9 Y9 R12 B12"
    assert move(drawing(hand, "R5", done=3)) == Take()
    assert move(drawing(hand, "R7", done=3)) == Draw()


def test_it_takes_the_colour_it_collects() -> None:
    hand = "R1 R2 R4 R6 R9 B1 B2 Y3 Y4 Y5"
    assert move(drawing(hand, "R9", done=7)) == Take()
    assert move(drawing(hand, "B9", done=7)) == Draw()


def test_it_never_takes_a_skip_if_it_may_draw() -> None:
    assert move(drawing("R7 B7 R9 B9 Y1 R2 Y4 R6 Y8 R12", "S", ruleset=Ruleset(take_skip=True))) == Draw()


def test_it_takes_what_it_does_not_want_if_there_is_nothing_to_draw() -> None:
    assert move(replace(drawing("R7 B7 R9 B9 Y1 R2 Y4 R6 Y8 R12", "B12"), draw_pile=())) == Take()


def test_it_lays_as_soon_as_it_can() -> None:
    laid = move(playing("R7 B7 Y7 R9 B9 Y9 Y1 R2 Y4 R6 B12"))
    assert isinstance(laid, LayPhase)
    assert {group.number for group in laid.groups} == {7, 9}


def test_where_the_phase_is_named_when_laid_it_lays_the_harder_one() -> None:
    rules = Ruleset(phases=("set2 + set2", "set5 + set2"), phase_choice=PhaseChoice.WHEN_LAID)
    laid = move(playing("R7 B7 Y7 R7 B7 Y9 R9 R2 Y4 R6 B12", ruleset=rules))
    assert isinstance(laid, LayPhase)
    assert laid.phase == 1


def test_where_the_phase_is_chosen_before_play_it_chooses_what_suits_the_hand() -> None:
    rules = Ruleset(phases=("run7", "set4 + set4", "colour7"), phase_choice=PhaseChoice.BEFORE_PLAY)
    chosen = move(replace(drawing("R7 B7 Y7 R9 B9 Y9 R9 R2 Y4 R6", "B12", ruleset=rules), stage=Stage.CHOOSE))
    assert chosen == ChoosePhase(1)


def test_it_throws_what_helps_least() -> None:
    assert move(playing("R7 B7 R9 B9 Y9 R1 B1 Y1 R10 Y7 B5", done=9)) == Discard(Face("R10"))


def test_of_cards_that_help_alike_it_throws_the_dearest() -> None:
    assert move(playing("R7 B7 R9 B9 R2 Y2 Y4 Y5 Y6 Y8 R12")) == Discard(Face("R12"))


def test_an_expert_throws_what_can_no_longer_become_anything() -> None:
    gone = "R12 B12 Y12 R12 B12"
    state = playing("R7 B7 R9 B9 Y1 Y2 Y4 R5 B6 Y8 G12")
    waste = replace(state, draw_pile=without(state, gone), discards=(tuple(map(Face, gone.split())),))
    assert move(waste, "expert") == Discard(Face("G12"))


def without(state: State, gone: str) -> tuple[Face, ...]:
    pile = list(state.draw_pile)
    for card in gone.split():
        pile.remove(Face(card))
    return tuple(pile)


def test_it_keeps_wilds() -> None:
    for level in ("steady", "expert"):
        thrown = move(playing("W W R1 B2 Y4 R6 B8 Y9 R10 B11 R12", done=9), level)
        assert isinstance(thrown, Discard)
        assert thrown.card != "W"


def test_it_keeps_wilds_that_it_may_not_lay() -> None:
    thrown = move(playing("W W W R1 B1 Y4 R6 B8 Y9 R10 B11", done=9, ruleset=Ruleset(max_wilds_laid=1)))
    assert isinstance(thrown, Discard)
    assert thrown.card != "W"


def laid_round(hand: str, ruleset: Ruleset | None = None, players: int = 2) -> State:
    others = [OTHER, "Y1 Y1 Y2 Y2 Y3 Y3 Y4 Y4 Y5 Y5"][: players - 1]
    rules = ruleset or Ruleset()
    state = in_round((hand, *others), done=(0,) * players, discard="Y12", ruleset=rules, stage=Stage.PLAY)
    groups = (set_of("R9 B9 Y9", 9, owner=0), set_of("R8 B8 Y8", 8, owner=0), run_from("R4 B5 R6 B7", 4))
    return with_groups(state, groups, laid_by=(0,))


def test_it_hits_what_it_can() -> None:
    assert move(laid_round("G9 B1 B2")) == Hit(Face("G9"), GroupId(0))


def test_it_hits_a_wild_where_that_opens_the_run_to_another_card() -> None:
    assert move(laid_round("W B2 B12")) == Hit(Face("W"), GroupId(2), 3)


def test_it_hits_the_card_next_to_the_run_before_the_one_beyond() -> None:
    state = laid_round("R2 R3 B12")
    assert move(state) == Hit(Face("R3"), GroupId(2), 3)


def test_it_takes_a_discard_that_it_can_hit() -> None:
    state = replace(laid_round("B1 B2"), stage=Stage.DRAW)
    assert move(replace(state, discards=((Face("G8"),),))) == Take()
    assert move(replace(state, discards=((Face("Y12"),),))) == Draw()


def test_it_goes_out_when_it_can() -> None:
    assert move(laid_round("B12")) == Discard(Face("B12"))
    assert move(laid_round("S")) == PlaySkip()
    assert move(laid_round("G9")) == Hit(Face("G9"), GroupId(0))


def test_where_one_must_go_out_with_a_discard_it_keeps_one() -> None:
    assert move(laid_round("G9", Ruleset(go_out=GoOut.DISCARD))) == Discard(Face("G9"))


def test_it_throws_the_dearest_when_nothing_can_be_hit() -> None:
    assert move(laid_round("B1 B2 B11")) == Discard(Face("B11"))


def test_a_steady_player_skips_who_has_laid_and_is_close_to_going_out_an_expert_who_has_yet_to_lay() -> None:
    state = laid_round("S B1 B2", players=3)
    close = replace(state.players[2], hand=state.players[2].hand[:2], laid=0, done=1)
    state = replace(state, players=(*state.players[:2], close))
    assert move(state, "steady") == PlaySkip(Seat(2))
    assert move(state, "expert") == PlaySkip(Seat(1))


def test_an_expert_skips_the_next_of_two_who_are_alike() -> None:
    state = laid_round("S B1 B2", players=3)
    assert move(state, "expert") == PlaySkip(Seat(1))
    ahead = replace(state.players[2], done=0b111)
    assert move(replace(state, players=(*state.players[:2], ahead)), "expert") == PlaySkip(Seat(2))


def test_it_skips_who_is_furthest_in_the_game_while_nobody_else_has_laid() -> None:
    state = laid_round("S B1 B2", players=3)
    ahead = replace(state.players[1], done=0b111)
    assert move(replace(state, players=(state.players[0], ahead, state.players[2]))) == PlaySkip(Seat(1))


def test_it_skips_who_has_fewer_points_of_two_on_the_same_phase() -> None:
    state = laid_round("S B1 B2", players=3)
    behind = replace(state.players[1], total=200)
    assert move(replace(state, players=(state.players[0], behind, state.players[2]))) == PlaySkip(Seat(2))
