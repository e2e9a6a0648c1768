"""Groups as people write them: roles left out where only one is possible, runs out of order, things that cannot be."""

import pytest

from tenphases.rules.notation.errors import NotationCode, NotationError
from tenphases.rules.notation.groups import group_text, read_group, read_some_cards
from tenphases.rules.notation.scan import cursor


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("set(R5 B5 W)", "set(R5 B5 W=5)"),
        ("set(W=3 W=3)", "set(W=3 W=3)"),
        ("set(W W)", "set(W W)"),
        ("run(R10 B8 W=11 Y9)", "run(B8 Y9 R10 W=11)"),
        ("run(B11 R12 W W)", "run(W=9 W=10 B11 R12)"),
        ("run(R3 B4 G5 W R7 B8 G9)", "run(R3 B4 G5 W=6 R7 B8 G9)"),
        ("run(W W W W W W W W W W W W)", "run(W=1 W=2 W=3 W=4 W=5 W=6 W=7 W=8 W=9 W=10 W=11 W=12)"),
        ("colour(G1 G4 W)", "colour(G1 G4 W=G)"),
        ("colour(W W=R)", "colour(W=R W=R)"),
        ("colour(W W)", "colour(W W)"),
        ("colour-run(W=5 G6)", "colour-run(W=G5 G6)"),
        ("colour-run(W=G G6 G7 G8 G9 G10 G11 G12)", "colour-run(W=G5 G6 G7 G8 G9 G10 G11 G12)"),
        ("colour-even(Y2 W)", "colour-even(Y2 W=Y)"),
        ("even(R2 W)", "even(R2 W)"),
        ("run[7](R3 B4)", "run[7](R3 B4)"),
        ("colour[G](R3 W)", "colour(R3 W=G)"),
        ("colour[G](R3 R4)", "colour[G0](R3 R4)"),
    ],
)
def test_roles_and_order_that_can_only_be_meant_one_way_are_filled_in(written: str, meant: str) -> None:
    assert group_text(read_group(cursor(written))) == meant


@pytest.mark.parametrize(
    "text",
    [
        "run(B11 R12 W=13 W=14)",
        "run(W=0 G1 Y2 R3)",
        "run(W=-1 W=0 G1)",
        "run(R11 B12 G1 Y2)",
        "run(R3 B4 G5 Y5)",
        "run(B8 S R10)",
        "set(R5 B6)",
        "set(R5 W=6)",
        "colour(B1 G2)",
        "colour(B1 W=R)",
        "colour(B1 S)",
    ],
)
def test_what_cannot_be_is_read_as_it_stands_so_that_the_judge_refuses_it(text: str) -> None:
    group = read_group(cursor(text))
    assert group_text(group) == text
    number = group.number
    fits = [group.role_fits(card, number + at * (group.kind == "run")) for at, card in enumerate(group.cards)]
    assert not all(fits) or number < 1 or group.high > 12


def test_a_wild_that_was_said_to_be_somewhere_else_shows_in_the_number() -> None:
    # Read as a run from 8, the wild would quietly become a 10.
    assert read_group(cursor("run(B8 Y9 W=13)")).number == 11
    assert read_group(cursor("run(W=7 B8 Y9 W=3)")).number == 0
    assert read_group(cursor("set(R5 W=5 W=6)")).number == 6
    assert read_group(cursor("colour(R5 W=R W=G)")).colour == "G"


@pytest.mark.parametrize(
    ("text", "code", "about"),
    [
        ("run(B8 Y9 R10 W)", NotationCode.ROLE_NEEDED, {"ends": "7 11"}),
        ("run(W W W)", NotationCode.ROLE_NEEDED, {"ends": "1 2 3 4 5 6 7 8 9 10 11 12"}),
        ("run(B8 Y10 W W)", NotationCode.ROLE_NEEDED, {"ends": "7 9 11"}),
        ("set(W=3 W=4)", NotationCode.ROLES_DISAGREE, {}),
        ("run(W=3 W=7)", NotationCode.ROLES_DISAGREE, {}),
        ("colour(W=R W=G)", NotationCode.ROLES_DISAGREE, {}),
        ("even(R2 W=4)", NotationCode.EXPECTED, {"wanted": "role", "found": "4"}),
        ("set(R5 W=G)", NotationCode.EXPECTED, {"wanted": "role", "found": "G"}),
        ("colour(R5 W=R5)", NotationCode.EXPECTED, {"wanted": "role", "found": "R5"}),
        ("set(R5 W=x)", NotationCode.EXPECTED, {"wanted": "role", "found": "x"}),
        ("set(R5 W=", NotationCode.EXPECTED, {"wanted": "role", "found": ""}),
        ("set[](R5)", NotationCode.EXPECTED, {"wanted": "role", "found": "]"}),
        ("set[x](R5)", NotationCode.EXPECTED, {"wanted": "role", "found": "x"}),
        ("set(R5 R13)", NotationCode.EXPECTED, {"wanted": "card", "found": "R13"}),
        ("pair(R5 R5)", NotationCode.EXPECTED, {"wanted": "kind", "found": "pair"}),
        ("set R5", NotationCode.EXPECTED, {"wanted": "(", "found": "R5"}),
    ],
)
def test_what_can_be_meant_several_ways_or_none_is_told_with_its_place(
    text: str, code: NotationCode, about: dict[str, int | str]
) -> None:
    with pytest.raises(NotationError) as raised:
        read_group(cursor(text))
    assert (raised.value.code, raised.value.about) == (code, about)
    assert raised.value.line == 1
    assert f"1:{raised.value.column}: {code}" in str(raised.value)


@pytest.mark.parametrize("text", ["", "-1", "R5 +", "R5 + x", "R5 + -2"])
def test_a_number_of_unknown_cards_must_be_one(text: str) -> None:
    with pytest.raises(NotationError):
        read_some_cards(cursor(text))
