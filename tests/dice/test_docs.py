"""That docs/dice.md says what the package does: its program, its dice, its codes, its figures."""

import random
import re
from pathlib import Path

import pytest

from tenphases.dice import bot
from tenphases.dice.advice import outlook
from tenphases.dice.aims import MOST_POINTS, SUREST, Aim
from tenphases.dice.faces import KINDS
from tenphases.dice.notation import read_record
from tenphases.dice.phases import PHASES
from tenphases.dice.refusals import RULE_AND_PARAMETERS
from tests.dice.games import Play
from tests.dice.test_maximum import MOST

PAGE = (Path(__file__).parent.parent.parent / "docs" / "dice.md").read_text(encoding="utf-8")


def rows(*headings: str) -> list[list[str]]:
    """The cells of the table with these headings."""
    _, _, after = PAGE.partition(f"| {' | '.join(headings)} |\n")
    lines = after.partition("\n\n")[0].splitlines()[1:]
    assert lines, headings
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def block(first: str) -> str:
    """The block of code that begins with these words."""
    found = re.search(rf"```\w*\n({first}.*?)```", PAGE, re.DOTALL)
    assert found is not None
    return found[1]


def test_the_program_plays_a_game_to_its_end(seed: int, capsys: pytest.CaptureFixture[str]) -> None:
    random.seed(seed)
    exec(compile(block("import"), "docs/dice.md", "exec"), {})  # noqa: S102 - the page's own program
    assert capsys.readouterr().out.strip() in {"((0,), (1,))", "((1,), (0,))", "((0, 1),)"}


def test_the_game_that_is_begun_can_be_played() -> None:
    record = read_record(block("dice"))
    play = Play(record.seats)
    for seat, move in record.moves:
        play.do(move, seat)


def test_the_dice_are_those_that_are_played_with() -> None:
    words = {2: "two", 3: "three"}
    told = [(count, tuple(re.findall(r"`(\w+)`", sides))) for count, sides in rows("dice", "show")]
    assert told == [(words[kind.count], kind.sides) for kind in KINDS]


def test_the_refusals_are_all_there() -> None:
    told = {code.strip("`"): (rule, tuple(re.findall(r"\w+", about))) for code, rule, about, _ in refusal_rows()}
    assert told == {str(code): value for code, value in RULE_AND_PARAMETERS.items()}


def refusal_rows() -> list[list[str]]:
    return rows("refusal", "rule", "speaks of", "when")


def test_the_most_that_each_phase_scores() -> None:
    told = rows("phase", "the best there is", "points")
    assert [int(points) for *_, points in told] == [*MOST, 80, 649]
    assert [phase for phase, *_ in told[:10]] == [f"{phase.number}: {phase}" for phase in PHASES]


def test_the_chances_and_points_of_each_phase() -> None:
    told = rows("phase", "chance %", "then points", "points", "then chance %")
    for place, (phase, *figures) in enumerate(told):
        sure, most = outlook(place, (), 3, SUREST), outlook(place, (), 3, MOST_POINTS)
        assert phase == f"{place + 1}: {PHASES[place]}"
        assert sure.chance >= most.chance
        assert sure.points <= most.points
        assert figures == [
            f"{sure.chance * 100:.4f}",
            f"{sure.points:.3f}",
            f"{most.points:.3f}",
            f"{most.chance * 100:.4f}",
        ]


def test_what_the_bot_plays_for() -> None:
    told = [
        [int(number) for number in re.findall(r"-?\d+", worth.partition(":")[0].replace("−", "-"))]
        for _, worth in rows("when", "making the phase is worth besides")
    ]
    race, chain, sharing, alone, first = told
    assert Aim(*race[:1]) == bot.RACE
    assert tuple(map(Aim, chain)) == bot.CHAIN
    assert Aim(*sharing) == bot.SHARING
    assert tuple(map(Aim, alone)) == bot.ALONE
    assert Aim(*first) == bot.ALONE_AT_LAST
