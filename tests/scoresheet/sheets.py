"""Made-up score sheets: any preset and variant, any order of entries, corrections, rivals, early ends, tie-breaks."""

import random
from itertools import count

from msgspec.structs import replace

from tenphases.rules.ruleset import End, Ruleset, TieBreak, all_phases
from tenphases.scoresheet.document import Cell, Change, Entry, Left, Rules, Sheet
from tenphases.variants import PRESETS, VARIANTS, load

NAMES = ("Anna", "Ben", "Chloé", "Дарья", "Eve 🂡", "Finn")


def some_rules(rng: random.Random) -> Rules:
    """Return the rules of a preset with up to two variants, and now and then a switch that no preset has."""
    preset = rng.choice(PRESETS)
    variants = tuple(rng.sample(VARIANTS, rng.choice((0, 0, 1, 1, 2))))
    if {"even", "odd"} <= set(variants):
        variants = ("even",)
    ruleset = load(preset, variants)
    if rng.random() < 0.2:
        ruleset = replace(ruleset, tie_break=rng.choice(list(TieBreak)))
    if rng.random() < 0.1:
        ruleset = replace(ruleset, end=rng.choice(list(End)))
    if rng.random() < 0.4:
        ruleset = replace(ruleset, phases=ruleset.phases[: rng.randrange(1, 6)])
    if ruleset.track and rng.random() < 0.6:
        # So short that somebody comes to its end.
        ruleset = replace(ruleset, phases=ruleset.phases[:2], track="1 twist 2")
    return Rules(ruleset, preset, variants)


def some_cell(rng: random.Random, ruleset: Ruleset) -> Cell:
    """Return a cell as people write them, mostly possible ones."""
    out = rng.random() < 0.25
    points = 0 if out and rng.random() < 0.8 else rng.choice((None, 0, 5, 5, 10, 15, 45, 50, 55, 235, 7))
    return Cell(
        points=None if out and rng.random() < 0.3 else points,
        laid=rng.choice((True, True, True, False, None)),
        out=out and rng.random() < 0.8,
        phase=rng.randrange(len(all_phases(ruleset)) + 1) if rng.random() < 0.7 else None,
        left=Left(rng.randrange(4), rng.randrange(3), rng.randrange(2), rng.randrange(3))
        if rng.random() < 0.2
        else None,
        sure=rng.random() < 0.1,
    )


def plain_rounds(rng: random.Random, ruleset: Ruleset, players: int, rounds: int) -> list[list[Cell]]:
    """Return rounds as they are at most tables: one went out with the phase laid, the others have points."""
    table = []
    worth = rng.choice(((5,), (5, 10), (5, 10, 15, 25, 50)))
    for _ in range(rounds):
        first = rng.randrange(players)
        table.append(
            [
                Cell(
                    points=0 if player == first else rng.choice(worth),
                    laid=player == first or rng.random() < 0.7,
                    out=player == first,
                    phase=rng.randrange(len(all_phases(ruleset))),
                )
                for player in range(players)
            ]
        )
    return table


def some_entries(rng: random.Random, sheet: Sheet, ids: "count[int]") -> list[Entry]:
    """Return entries as several writers make them: most know of what was written before, some do not."""
    players, rounds = len(sheet.names), rng.randrange(0, 14)
    plain = plain_rounds(rng, sheet.ruleset, players, rounds)
    wanted = [(at, player) for at in range(rounds) for player in range(players)]
    if rng.random() < 0.3:
        rng.shuffle(wanted)
    share = rng.choice((1, 0.97, 0.75))
    wanted = [place for place in wanted if rng.random() < share]
    wanted += [(rng.randrange(rounds + 2), rng.randrange(players + 1)) for _ in range(rng.choice((0, 0, 1, 8)))]
    heads: dict[tuple[int, int], list[str]] = {}
    entries = []
    for time, (at, player) in enumerate(wanted):
        usual = at < rounds and player < players and rng.random() < 0.85
        cell = plain[at][player] if usual else some_cell(rng, sheet.ruleset)
        known = heads.get((at, player), []) if rng.random() < 0.8 else []
        entry = Entry(
            id=f"{rng.choice('aAzZ09')}{next(ids)}",
            round=at,
            player=min(player, 5),
            cell=cell,
            after=tuple(known),
            by=rng.choice(("", "Anna’s phone")),
            at=time if rng.random() < 0.9 else rng.randrange(50),
        )
        heads[at, player] = [*heads.get((at, player), []), entry.id]
        entries.append(entry)
    return entries


def some_changes(rng: random.Random, ids: "count[int]") -> list[Change]:
    """Return a few changes of what stands above the rounds."""
    changes = []
    for _ in range(rng.choice((0, 0, 0, 1, 3))):
        change = Change(f"c{next(ids)}", at=rng.randrange(40))
        match rng.randrange(4):
            case 0:
                change = replace(change, player=rng.randrange(6), name=rng.choice(NAMES))
            case 1:
                change = replace(change, dealer=rng.randrange(6))
            case 2:
                change = replace(change, closed=rng.random() < 0.5)
            case _:
                change = replace(change, rules=some_rules(rng))
        changes.append(change)
    return changes


def some_sheet(rng: random.Random) -> tuple[Sheet, list[Entry], list[Change]]:
    """Return a sheet without anything written on it, and what is to be written."""
    ids = count()
    players = rng.randrange(2, 7)
    rules = some_rules(rng)
    sheet = Sheet(
        id=f"s{rng.randrange(10**9)}",
        names=NAMES[:players],
        ruleset=rules.ruleset,
        preset=rules.preset,
        variants=rules.variants,
        dealer=rng.randrange(players),
        begun=1_700_000_000_000,
        closed=rng.random() < 0.15,
    )
    return sheet, some_entries(rng, sheet, ids), some_changes(rng, ids)
