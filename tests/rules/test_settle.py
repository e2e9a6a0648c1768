"""Settled and canonical forms: what is said of one move in several ways."""

from tenphases.rules.cards import Face
from tenphases.rules.finder import canonical
from tenphases.rules.moves import LayPhase
from tenphases.rules.phases import Group, Kind, parse_phase
from tenphases.rules.settle import settled
from tests.rulebook.positions import A, Table, group, lay

FIVES, NINES = group("set5 G5 R5 B5"), group("set9 R9 B9 G9")
TIDY_FIVES = Group(Kind.SET, (Face("R5"), Face("B5"), Face("G5")), 5)


def test_alike_groups_keep_the_order_in_which_their_player_names_them() -> None:
    table = Table(hands=("R9 B9 G9 R5 B5 G5 Y1",))
    for groups in ((NINES, FIVES), (FIVES, NINES)):
        tidy = tuple(TIDY_FIVES if each is FIVES else each for each in groups)
        assert settled(table.state, A, LayPhase(groups)) == LayPhase(tidy, 0)
    table.do(lay("set9 R9 B9 G9", "set5 R5 B5 G5"))
    assert [owned.group.number for owned in table.state.groups] == [9, 5]


def test_in_canonical_form_alike_groups_stand_by_number() -> None:
    phase = parse_phase("set3 + set3")
    assert canonical(phase, (NINES, FIVES)) == canonical(phase, (FIVES, NINES)) == (TIDY_FIVES, NINES)


def test_what_is_not_that_phase_is_only_tidied() -> None:
    for phase in (parse_phase("set3"), parse_phase("set3 + set3 + run4")):
        assert canonical(phase, (NINES, FIVES)) == (NINES, TIDY_FIVES)
