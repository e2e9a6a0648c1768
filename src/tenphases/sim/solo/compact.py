"""Making the small tables that ship in ``bots.solo``, and saying how far they are off.

    python -m tenphases.sim.solo.compact          compute all ten and write the file

Only the game with discards is shipped, for a natural in every group: with one in the whole phase no hand that anybody
is dealt differs by as much as the rounding. Run tables know nothing of skips and hold the mean over them.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenphases.bots.solo import ranks, shipped
from tenphases.bots.solo.shipped import COUNTED_FORM, FARTHEST, FILE, MASKED, NODES, PAIR, TURNS, Shipped
from tenphases.rules.phases import Kind, parse_phase
from tenphases.rules.ruleset import CLASSIC_PHASES, Ruleset
from tenphases.sim.solo.solve import Solo, solve

_BYTE: Final = 255
_WORD: Final = 65_535


class Off(NamedTuple):
    """How far a table is off, in turns and in points of chance."""

    turns_most: float
    turns_mean: float
    chance_most: float
    chance_mean: float


def form_of(solo: Solo) -> str:
    """Return in which form the phase ships."""
    kinds = {spec.kind for spec in solo.phase.groups}
    if kinds == {Kind.RUN}:
        return MASKED
    return PAIR if Kind.RUN in kinds else COUNTED_FORM


def places_of(solo: Solo) -> NDArray[np.int64]:
    """Return where each class of hands stands in the phase's table."""
    found = []
    for row in solo.hands.counts.tolist():
        numbered, wilds, skips = row[: solo.shape.kinds], row[solo.shape.kinds], row[solo.shape.kinds + 1]
        numbers = sum(count << (4 * place) for place, count in enumerate(numbered))
        match form_of(solo):
            case shipped.PAIR:
                found.append(ranks.pair_place(numbers, wilds, skips))
            case shipped.MASKED:
                found.append(ranks.masked_place(numbers, wilds))
            case _ if solo.phase.groups[0].kind is Kind.COLOUR:
                colours = sum(count << (8 * place) for place, count in enumerate(numbered))
                found.append(ranks.coloured_place(colours, wilds))
            case _:
                found.append(ranks.counted_place(numbers, wilds))
    return np.array(found, np.int64)


def compact(solo: Solo) -> Shipped:
    """Return the small table of a solved phase."""
    form, turns = form_of(solo), solo.discards.expected
    most = float(turns.max())
    size = {PAIR: ranks.PAIRS, MASKED: ranks.MASKED, COUNTED_FORM: ranks.COUNTED}[form]
    step = (most - 1) / (_BYTE if form == PAIR else _WORD)
    places = places_of(solo)
    sums, weights = np.zeros(size), np.zeros(size)
    np.add.at(sums, places, solo.hands.weights * turns)
    np.add.at(weights, places, solo.hands.weights)
    raw = np.round((_means(sums, weights) - 1) / step)
    if form == MASKED:
        raw = _mirrored(raw)
    kind = np.dtype(np.uint8 if form == PAIR else "<u2")
    return Shipped(str(solo.phase), form, step, most, raw.astype(kind).tobytes(), _chances(solo, most))


def _means(sums: NDArray[np.float64], weights: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the means; where there is no hand, the value before it, which packs best."""
    there = weights > 0
    last = np.maximum.accumulate(np.where(there, np.arange(len(sums)), 0))
    means: NDArray[np.float64] = np.divide(sums, weights, out=np.ones_like(sums), where=there)
    return means[last]


def _mirrored(raw: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the table with every hand's value at the place of the hand read backwards, too."""
    masks = raw.reshape(ranks.MOST_WILDS + 1, 4096)
    back = np.array([int(f"{mask:012b}"[::-1], 2) for mask in range(4096)])
    # Counts are kept with the higher end first, so of the two only that place was filled.
    chosen = np.where(_kept(back), np.arange(4096), back)
    return np.asarray(masks[:, chosen].reshape(-1), np.float64)


def _kept(back: NDArray[np.int64]) -> NDArray[np.bool_]:
    # Read from the number 1 on, a row in order has its first difference from the other end on the higher side.
    return np.array([f"{mask:012b}"[::-1] >= f"{int(back[mask]):012b}"[::-1] for mask in range(4096)])


def _nodes(turns: NDArray[np.float64], most: float) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """Return the node below each value, and how far it is from it to the next."""
    at = (turns - 1) / (most - 1) * (NODES - 1)
    low = np.minimum(at.astype(np.int64), NODES - 2)
    return low, at - low


def _chances(solo: Solo, most: float) -> bytes:
    """Return the chances by cards lacking, expected turns and turns: means over the hands that are nearest."""
    low, part = _nodes(solo.discards.expected, most)
    lacks = np.minimum(solo.missing, FARTHEST - 1).astype(np.int64)
    table, known = np.zeros((FARTHEST * NODES, TURNS)), np.zeros(FARTHEST * NODES)
    for node, share in ((low, 1 - part), (low + 1, part)):
        place, weights = lacks * NODES + node, solo.hands.weights * share
        known += np.bincount(place, weights, len(known))
        for turns in range(TURNS):
            table[:, turns] += np.bincount(place, weights * solo.discards.within[turns + 1], len(known))
    return _filled(table.reshape(FARTHEST, NODES, TURNS), known.reshape(FARTHEST, NODES))


def _filled(table: NDArray[np.float64], known: NDArray[np.float64]) -> bytes:
    """Return sums as means, in parts of 255; where there is no hand, what lies between its neighbours."""
    for lack in range(FARTHEST):
        there = np.flatnonzero(known[lack])
        if not len(there):
            continue
        table[lack, there] /= known[lack, there, None]
        for turns in range(TURNS):
            table[lack, :, turns] = np.interp(np.arange(NODES), there, table[lack, there, turns])
    return np.round(table * _BYTE).astype(np.uint8).tobytes()


def off(solo: Solo, table: Shipped) -> Off:
    """Return how far a small table is off; means are over dealt hands, chances over 1 to 15 turns."""
    weights = solo.hands.weights / solo.hands.weights.sum()
    raw = np.frombuffer(table.values, np.uint8 if table.form == PAIR else "<u2")
    turns = 1 + raw[places_of(solo)] * table.step
    wrong = np.abs(turns - solo.discards.expected)
    chances = np.frombuffer(table.chances, np.uint8).reshape(FARTHEST, NODES, TURNS) / _BYTE
    low, part = _nodes(turns, table.most)
    lacks = np.minimum(solo.missing, FARTHEST - 1).astype(np.int64)
    guess = chances[lacks, low] * (1 - part)[:, None] + chances[lacks, low + 1] * part[:, None]
    astray = np.abs(guess - solo.discards.within[1:].T)[:, 1:]
    return Off(float(wrong.max()), float(weights @ wrong), float(astray.max()), float((weights @ astray).mean()))


def compacted(phases: Sequence[str]) -> list[tuple[Shipped, Off]]:
    """Return the small tables of those phases, and how far each is off."""
    found = []
    for text in phases:
        solo = solve(parse_phase(text), Ruleset())
        table = compact(solo)
        found.append((table, off(solo, table)))
    return found


def main() -> None:
    """Compute, write, and say how far the tables are off."""
    tables = compacted(CLASSIC_PHASES)
    FILE.write_bytes(shipped.packed([table for table, _ in tables]))
    for table, wrong in tables:
        print(  # noqa: T201 - for whoever builds the package
            f"{table.phase:14} {table.form:8} turns {wrong.turns_most:.4f} most {wrong.turns_mean:.4f} mean;"
            f" chance {wrong.chance_most:.3f} most {wrong.chance_mean:.4f} mean"
        )


if __name__ == "__main__":
    main()
