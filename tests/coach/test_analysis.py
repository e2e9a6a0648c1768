"""The analysis of a game that is over: nothing is invented, and luck is told from skill."""

import json
import random
from collections import Counter
from math import sqrt
from pathlib import Path

import msgspec
import pytest

from tenphases.bots import STEADY, choose
from tenphases.cli import main
from tenphases.coach import Analysis, NotPlayed, Tried, analyse
from tenphases.coach.chances import LEAST_LOSS
from tenphases.i18n import LANGUAGES
from tenphases.rules.decide import Outcome, resolve, start
from tenphases.rules.evolve import begin
from tenphases.rules.moves import CHANCE, Discard, Draw, Move, Seat, Take
from tenphases.rules.notation.record import Entry, Record, parse_record, record_text
from tenphases.rules.notation.replay import completed
from tenphases.rules.ruleset import Ruleset
from tenphases.rules.state import Stage, State
from tenphases.rules.views import view
from tests.coach.games import chanced, recorded

GOLDEN = Path(__file__).parents[1] / "games"
PRESET_GAMES = sorted(path.stem for path in GOLDEN.glob("*.tp"))


def golden(name: str) -> Record:
    return parse_record((GOLDEN / f"{name}.tp").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def standard() -> Analysis:
    return analyse(golden("standard"))


def test_every_decision_is_one_of_the_record_and_costs_nothing_or_something(standard: Analysis) -> None:
    record = golden("standard")
    assert len(standard.decisions) > 50
    for decision in standard.decisions:
        entry = record.entries[decision.entry]
        assert (entry.seat, entry.move) == (decision.seat, decision.move)
        assert decision.loss == 0 or LEAST_LOSS <= decision.loss <= 1
        assert 0 <= decision.win <= 1
        assert decision.reasons
    entries = [decision.entry for decision in standard.decisions]
    assert entries == sorted(set(entries)), "each is judged once, in order"


def test_the_accounts_add_up(standard: Analysis) -> None:
    for account in standard.accounts:
        own = [decision for decision in standard.decisions if decision.seat == account.seat]
        rounds = [line for line in standard.tried if line.seat == account.seat]
        assert account.decisions == len(own) == sum(line.decisions for line in rounds)
        assert account.good == sum(decision.loss == 0 for decision in own)
        assert account.loss == pytest.approx(sum(decision.loss for decision in own), abs=0.001)
        assert account.loss == pytest.approx(sum(line.loss for line in rounds), abs=0.001)
        losses = [standard.decisions[at].loss for at in account.worst]
        assert losses == sorted(losses, reverse=True)
        assert all(standard.decisions[at].loss == 0 for at in account.finest)
    record = golden("standard")
    assert sum(account.won for account in standard.accounts) <= len(record.scores)
    # The last round of this game is a tie-break of two.
    assert len(standard.tried) == record.seats * len(record.scores) - 1


def test_the_phases_of_a_player_add_up_to_the_rounds(standard: Analysis) -> None:
    done = {(line.seat, line.phase) for line in standard.tried if line.laid}
    for account in standard.accounts:
        rounds = [line for line in standard.tried if line.seat == account.seat]
        tries = Counter(line.phase for line in rounds)
        assert [(one.phase, one.rounds) for one in account.phases] == sorted(tries.items())
        assert all(one.laid == ((account.seat, one.phase) in done) for one in account.phases)
        assert sum(one.turns for one in account.phases) == sum(line.turns for line in rounds)
        assert sum(one.loss for one in account.phases) == pytest.approx(account.loss, abs=0.001)


@pytest.mark.parametrize("name", PRESET_GAMES)
def test_the_golden_game_of_every_preset_can_be_analysed(name: str) -> None:
    told: list[tuple[int, int]] = []
    record = golden(name)
    found = analyse(record, lambda done, of: told.append((done, of)))
    assert len(found.accounts) == record.seats
    assert told == [(at + 1, len(record.entries)) for at in range(len(record.entries))]


def test_the_decisions_that_are_told_as_best_are_those_of_an_expert(seed: int) -> None:
    found = analyse(recorded(Ruleset(), 2, seed))
    experts = [one for one in found.decisions if one.seat == 1]
    # Seat 1 is an expert: what it does is the best by its own measure, whatever came of it.
    assert all(one.loss == 0 for one in experts)
    assert sum(one.loss for one in found.decisions if one.seat == 0) > 0


def test_luck_with_draws_is_nought_in_the_long_run_but_not_for_one_who_peeks(seed: int) -> None:
    fair = [line for game in range(3) for line in analyse(recorded(Ruleset(), 3, seed + game)).tried]
    assert abs(surplus(fair)) < 4, "so many deviations from what could be expected"
    peeks = [line for game in range(3) for line in analyse(peeked(seed + game)).tried if line.seat == 0]
    assert surplus(peeks) > 4


def surplus(lines: list[Tried]) -> float:
    """Return by how many standard deviations more draws helped than could be expected."""
    spread = sqrt(sum(line.expected * (1 - line.expected / max(line.draws, 1)) for line in lines))
    return float(sum(line.helped - line.expected for line in lines) / spread)


def peeked(seed: int) -> Record:
    """Return a game in which seat 0 looks at the next card, and has it exchanged if it does not help."""
    rng, seats = random.Random(seed), 2
    started = start(Ruleset(), seats, Seat(0))
    assert not isinstance(started, tuple)
    state = begin(started)
    entries: list[Entry] = []
    while state.stage is not Stage.OVER and len(entries) < 400:
        by_chance = state.stage in (Stage.DEAL, Stage.RESHUFFLE)
        seat = CHANCE if by_chance else state.turn
        move: Move = chanced(state, rng) if by_chance else choose(STEADY, view(state, seat), rng.getrandbits(31))
        if seat == 0 and isinstance(move, Draw | Take):
            move = _with_a_look(state, move)
        outcome = resolve(state, seat, move)
        assert isinstance(outcome, Outcome)
        entries.append(Entry(seat, move))
        state = outcome.state
    return completed(Record(ruleset=Ruleset(), seats=seats, dealer=Seat(0), entries=tuple(entries)))


def _with_a_look(state: State, move: Move) -> Move:
    """Draw only what helps, and else take the discard."""
    seen = view(state, state.turn)
    if not seen.missing or not seen.options.take or not state.draw_pile:
        return move
    drawn = resolve(state, state.turn, Draw())
    assert isinstance(drawn, Outcome)
    after = view(drawn.state, state.turn)
    return Draw() if after.missing and min(after.missing) < min(seen.missing) else Take()


def test_a_record_that_cannot_be_is_refused_with_the_place() -> None:
    record = golden("standard")
    at = next(at for at, entry in enumerate(record.entries) if isinstance(entry.move, Discard))
    broken = msgspec.structs.replace(record, entries=(*record.entries[:at], *record.entries[at + 1 :]))
    with pytest.raises(NotPlayed) as caught:
        analyse(broken)
    assert caught.value.args[0] == at


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_tells_it_in_every_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    file = tmp_path / "game.tp"
    file.write_text(record_text(golden("standard")), encoding="utf-8")
    assert main(["analyse", str(file), "--lang", language, "--seat", "B"]) == 0
    told = capsys.readouterr().out
    assert "Bjørn" in told
    assert "Aino" not in told.split("B  Bjørn")[0]
    assert "{" not in told


def test_the_command_gives_json_with_the_same_sentences(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(msgspec.json.encode(golden("standard")))
    assert main(["analyse", str(file), "--json", "--lang", "en"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [len(told[part]) for part in ("accounts", "tried")] == [3, len(told["tried"])]
    for decision in told["decisions"]:
        assert decision["sentence"].startswith(f"Round {decision['round']}: ")
        assert all(reason["sentence"] for reason in decision["reasons"])


def test_the_command_says_what_is_wrong_with_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.tp"
    file.write_text("record\nplayers 2\ndance\n", encoding="utf-8")
    assert main(["analyse", str(file), "--lang", "en"]) == 2
    assert main(["analyse", str(tmp_path / "none"), "--lang", "en"]) == 2
    record = golden("standard")
    broken = msgspec.structs.replace(record, entries=(record.entries[0], *record.entries[2:]))
    file.write_bytes(msgspec.json.encode(broken))
    capsys.readouterr()
    assert main(["analyse", str(file), "--lang", "en"]) == 1
    assert "Move 2" in capsys.readouterr().err
