"""Positions as text, one statement a line: whose turn, hands, groups on the table, piles, waiting skips, scores.

This writes them; ``reading`` reads them. Piles are written from the top. Every fact of a state has a
statement, so that nothing is lost; what is as usual is left out.
"""

from itertools import groupby

from tenphases.rules.moves import CHANCE, Seat
from tenphases.rules.notation.events import numbers_text, places_text, seats_text
from tenphases.rules.notation.groups import cards_text, groups_text, some_cards_text
from tenphases.rules.notation.moves import phase_name, scene
from tenphases.rules.notation.rules import rules_lines
from tenphases.rules.notation.scan import LETTERS
from tenphases.rules.ruleset import RULES_VERSION, Advance, PhaseChoice, SkipLies
from tenphases.rules.state import Player, RoundLine, Stage, State, next_in_round

BETWEEN = frozenset({Stage.DEAL, Stage.OVER})
"""The stages between rounds."""


def usual_first(state: State) -> Seat:
    """Return who starts a round if nothing else is said: the next player after the dealer (R2.6)."""
    return next_in_round(state, state.dealer)


def usual_number(stage: Stage) -> int:
    """Return the round's number if nothing else is said."""
    return 0 if stage is Stage.DEAL else 1


def usual_holder(state: State) -> tuple[int, ...]:
    """Return the twist cards in the holder if nothing else is said: while a round is played, all that nobody drew."""
    if state.stage in BETWEEN:
        return ()
    drawn = {player.chosen for player in state.players}
    count = len(state.ruleset.phases)
    return tuple(place for place in range(len(state.phases) - 1, count - 1, -1) if place not in drawn)


def position_text(state: State) -> str:
    """Return a state as text, its rules by value first."""
    return "\n".join((*rules_lines(state.ruleset), *position_lines(state))) + "\n"


def position_lines(state: State) -> tuple[str, ...]:
    """Return the statements that tell a state, but for its rules."""
    lines = [f"players {len(state.players)}", f"dealer {LETTERS[state.dealer]}"]
    if state.rules_version != RULES_VERSION:
        lines.append(f"rules {state.rules_version}")
    if state.number != usual_number(state.stage) or state.tie_break:
        lines.append(f"round {state.number}" + " tie-break" * state.tie_break)
    lines.append(f"turn {_who(state.turn)} {state.stage}")
    out = tuple(Seat(seat) for seat, player in enumerate(state.players) if not player.in_round)
    if out:
        lines.append(f"sits-out {seats_text(out)}")
    if state.first != usual_first(state):
        lines.append(f"first {_who(state.first)}")
    for seat, player in enumerate(state.players):
        lines += _player_lines(state, Seat(seat), player)
    lines += _table_lines(state)
    return tuple(lines)


def _who(seat: Seat) -> str:
    return "chance" if seat == CHANCE else LETTERS[seat]


def _player_lines(state: State, seat: Seat, player: Player) -> list[str]:
    letter, numbers = LETTERS[seat], scene(state).numbers
    lines = [_progress_line(state, seat, player)]
    if state.ruleset.track:
        lines.append(f"pawn {letter} {player.pawn + 1}")
    if player.chosen is not None:
        lines.append(f"chosen {letter} {phase_name(player.chosen, numbers)}")
    if player.laid is not None:
        lines.append(f"laid {letter} {phase_name(player.laid, numbers)}")
    lines.append(f"hand {letter} {some_cards_text(player.hand)}")
    if player.known:
        lines.append(f"known {letter} {cards_text(player.known)}")
    if player.thrown:
        lines.append(f"thrown {letter} {cards_text(player.thrown)}")
    if player.saved:
        lines.append(f"saved {letter} {some_cards_text(player.saved)}")
    if player.saved_now:
        lines.append(f"saved-now {letter} {some_cards_text(player.saved_now)}")
    if player.skip_waiting:
        usual = state.ruleset.skip_lies is not SkipLies.ON_PILE
        where = "" if player.skip_in_front is usual else " in-front" if player.skip_in_front else " on-pile"
        lines.append(f"waiting {letter}{where}")
    if player.skipped_by is not None:
        lines.append(f"skipped {letter} by {LETTERS[player.skipped_by]}")
    lines.append(f"total {letter} {player.total}")
    return lines


def _progress_line(state: State, seat: Seat, player: Player) -> str:
    """Return which phases were done before this round: as the phase to make now, where that says it."""
    numbers, before = scene(state).numbers, player.done
    if player.laid is not None and not state.tie_break:
        before &= ~(1 << player.laid)
    place = before.bit_count()
    in_order = state.ruleset.phase_choice is PhaseChoice.IN_ORDER and state.ruleset.advance is Advance.COMPLETED
    if in_order and place < len(numbers) and before == (1 << place) - 1:
        return f"phase {LETTERS[seat]} {numbers[place]}"
    done = [str(number) for at, number in enumerate(numbers) if before >> at & 1]
    return " ".join(("done", LETTERS[seat], *done))


def _table_lines(state: State) -> list[str]:
    melded = state.melded and not state.laid_now
    lines = ["laid-now"] * state.laid_now + ["melded"] * melded + ["dry"] * state.dry
    if state.idle:
        lines.append(f"idle {state.idle}")
    if state.still:
        lines.append(f"still {state.still}")
    if state.emptied is not None:
        lines.append(f"emptied {state.emptied + 1}")
    if state.last_skipped is not None:
        lines.append(f"last-skipped {LETTERS[state.last_skipped]}")
    for owner, owned in groupby(state.groups, key=lambda each: each.owner):
        lines.append(f"table {LETTERS[owner]} {groups_text(each.group for each in owned)}")
    lines.append(f"draw-pile {some_cards_text(state.draw_pile[::-1])}")
    for at, pile in enumerate(state.discards):
        place = f"{at + 1}: " if len(state.discards) > 1 else ""
        lines.append(f"discard-pile {place}{some_cards_text(pile[::-1])}")
    if state.holder != usual_holder(state):
        lines.append(f"holder {_holder_text(state)}".rstrip())
    if state.aside:
        lines.append(f"aside {some_cards_text(state.aside)}")
    return lines + _account_lines(state)


def _holder_text(state: State) -> str:
    numbers = scene(state).numbers
    return " ".join(phase_name(place, numbers) for place in reversed(state.holder))


def _account_lines(state: State) -> list[str]:
    lines = [] if state.out is None else [f"out {LETTERS[state.out]}"]
    lines += [_sheet_line(line, scene(state).numbers) for line in state.sheet]
    if state.tied:
        lines.append(f"tied {seats_text(state.tied)}")
    if state.places:
        lines.append(f"places {places_text(state.places)}")
    return lines


def _sheet_line(line: RoundLine, numbers: tuple[int, ...]) -> str:
    entries = []
    for seat, place in enumerate(line.phases):
        phase = "none" if place is None else phase_name(place, numbers)
        laid = "+" * line.laid[seat]
        entries.append(f"{LETTERS[seat]} {phase}{laid} {line.points[seat]}/{line.totals[seat]}")
    tie_break = " tie-break" * line.tie_break
    out = "" if line.out is None else f" out {LETTERS[line.out]}"
    pawns = f"; pawns {numbers_text(line.pawns)}" if line.pawns else ""
    return f"sheet {line.number}{tie_break}{out}: {', '.join(entries)}{pawns}"
