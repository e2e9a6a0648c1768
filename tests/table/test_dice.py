"""The dice game at a table: its rolls are sealed before anybody keeps a die, and all else is as with cards."""

import msgspec
import pytest

from tenphases.dice.moves import Keep, Roll, Stop
from tenphases.dice.refusals import Code
from tenphases.dice.state import ROLLS, Stage, due
from tenphases.dice.trays import taken
from tenphases.rules.moves import CHANCE, Draw, Seat
from tenphases.server.updates import Around, everything, missed, news
from tenphases.table.chance import commitment
from tenphases.table.commands import (
    Accepted,
    Act,
    ChangeRules,
    NextRound,
    PlayAgain,
    Problem,
    Refused,
    Rejected,
    Start,
    TakeBack,
)
from tenphases.table.dice import sealed_faces
from tenphases.table.due import due as whose
from tenphases.table.entries import Entry, Moved, Sealed, WentOn, Who, decode, encode
from tenphases.table.table import Table, hidden
from tenphases.table.terms import RuleChoice
from tests.table.dicing import DICE, Dicing, position
from tests.table.people import Gathering
from tests.table.sitting import Sitting

AROUND = Around()


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have bots stop after one roll: what they keep is not looked at here."""
    monkeypatch.setattr("tenphases.table.dice.choose", lambda seen: Keep() if seen.options.begin else Stop())


def told(table: Table, entry: Entry) -> bytes:
    """Return everything that everyone is told of an entry, as it is sent."""
    viewers = (None, *map(Seat, range(len(table.seats))))
    frame = table.recent[-1]
    assert frame.entry == entry
    messages = [news(table, frame, viewer, AROUND) for viewer in viewers]
    messages += [everything(table, viewer, AROUND) for viewer in viewers]
    return msgspec.json.encode([*messages, *missed(table, table.seq - 1, None, AROUND)])


@pytest.mark.parametrize("who", ["p", "psp"])
@pytest.mark.usefixtures("at_once")
def test_rolls_are_sealed_before_a_die_is_kept_and_opened_when_the_turn_is_over(who: str, seed: int) -> None:
    sitting, promised, proved = Dicing(who, seed), [], {}
    secret: Sealed | None = None
    for entry in sitting.steps():
        table, said = sitting.table, told(sitting.table, entry)
        if isinstance(entry.what, Sealed):
            secret = entry.what
            promised.append(secret.seal.commitment)
            assert len(secret.trays) == (ROLLS if sitting.state.stage is Stage.BEGIN else 1)
        assert secret is not None
        if position(table).trays:
            assert table.shuffles()[-1].commitment == secret.seal.commitment
            assert secret.seal.salt.encode() not in said
            assert " ".join(sealed_faces(secret.trays)) not in said.decode()
        for proof in table.shuffles():
            if proof.order:
                proved[proof.commitment] = proof
                assert commitment(proof.salt, proof.order) == proof.commitment
    assert list(proved) == promised
    assert [proof.round for proof in proved.values()] == list(range(1, len(promised) + 1))


def test_what_a_roll_shows_was_under_the_seal_whatever_was_kept(seed: int) -> None:
    sitting, rolls = Dicing("ppp", seed), 0
    before = position(sitting.table)
    for entry in sitting.steps():
        if isinstance(entry.what, Moved) and isinstance(entry.what.move, Roll):
            assert entry.what.move == taken(before.state, before.trays[before.state.rolls])
            assert len(entry.what.move.dice) == len(due(before.state))
            rolls += 1
        before = position(sitting.table)
    assert rolls > 30


@pytest.mark.usefixtures("at_once")
def test_a_table_of_dice_loaded_at_any_moment_is_the_same_table(seed: int) -> None:
    sitting = Dicing("pps", seed)
    for entry in sitting.steps():
        if entry.seq % 5:
            continue
        loaded = Table.load(sitting.table.game, [decode(encode(entry)) for entry in sitting.log])
        assert (loaded.position, loaded.seq, loaded.moved) == (
            sitting.table.position,
            sitting.table.seq,
            sitting.table.moved,
        )
        assert (loaded.shuffles(), loaded.recent, whose(loaded)) == (
            sitting.table.shuffles(),
            sitting.table.recent,
            whose(sitting.table),
        )
    assert sitting.table.position.places
    assert {entry.who for entry in sitting.log} == {Who.TABLE, Who.CHANCE, Who.PLAYER, Who.BOT}


def test_each_game_refuses_its_own_and_cannot_read_the_moves_of_another() -> None:
    cards, dice = Sitting("pp"), Dicing("p")
    cards.advance()
    turn = cards.table.state.turn
    assert cards.ask(turn, Act("x", cards.table.seq, Keep())) == Rejected("x", Problem.UNREADABLE)
    next(dice.steps())
    assert dice.ask(0, Act("x", dice.table.seq, Draw())) == Rejected("x", Problem.UNREADABLE)
    refused = dice.act(0, Stop())
    assert isinstance(refused, Refused)
    assert (refused.refusal.code, refused.rule) == (Code.ROLL_FIRST, "R16.3")


def test_nothing_is_done_for_a_player_before_the_rolls_are_sealed(seed: int) -> None:
    sitting = Dicing("p", seed)
    table = sitting.table
    assert whose(table) == CHANCE
    assert not table.waits_for()
    assert not everything(table, Seat(0), AROUND).view.options.begin  # type: ignore[union-attr]
    steps = sitting.steps()
    assert isinstance(next(steps).what, Sealed)
    assert table.waits_for() == (0,)
    assert everything(table, Seat(0), AROUND).view.options.begin  # type: ignore[union-attr]


def test_no_roll_is_taken_back_and_there_are_no_rounds_to_wait_between(seed: int) -> None:
    sitting = Dicing("pp", seed)
    for entry in sitting.steps(40):
        assert sitting.table.undoable(max(entry.by, Seat(0))) is None
        assert not sitting.table.between_rounds
    assert sitting.ask(0, TakeBack("t", sitting.table.seq)) == Rejected("t", Problem.NOTHING_TO_TAKE_BACK)
    assert sitting.ask(0, NextRound("n", sitting.table.seq)) == Rejected("n", Problem.NOT_BETWEEN_ROUNDS)


def test_one_plays_again_alone(seed: int) -> None:
    sitting = Dicing("p", seed)
    for _ in sitting.steps():
        pass
    assert isinstance(sitting.ask(0, PlayAgain("again", sitting.table.seq)), Accepted)
    assert isinstance(sitting.log[-1].what, WentOn)


def test_the_host_may_choose_the_dice_while_people_gather_and_begin_alone() -> None:
    at = Gathering("hooo")
    assert at.put(0, Start("a", at.table.seq)) == Rejected("a", Problem.BAD_SEATS)
    assert at.put(0, ChangeRules("b", at.table.seq, DICE)) == Accepted("b", 1)
    at.join(1)
    assert at.put(0, ChangeRules("c", at.table.seq, RuleChoice("dutch"))) == Accepted("c", 3)
    assert at.table.state.ruleset.skip_target.value == "next"
    assert at.put(0, ChangeRules("d", at.table.seq, DICE)) == Accepted("d", 4)
    assert isinstance(at.put(0, Start("e", at.table.seq)), Accepted)
    assert len(position(at.table).state.players) == 2


def test_a_seal_keeps_what_it_promises(seed: int) -> None:
    sitting = Dicing("pp", seed)
    for entry in sitting.steps(60):
        if isinstance(entry.what, Sealed):
            secret = hidden(sitting.table.position, entry.what)
            assert secret is not None
            assert commitment(secret.seal.salt, secret.order) == secret.seal.commitment
