"""Laying a preset, variants and single switches over each other, and what a ruleset differs in.

The files are read in ``library``. Choices that do not exist are told as closed codes, all at once.
"""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Final

import msgspec

from tenphases.rules.phases import BadPhase, Phase, phase_text
from tenphases.rules.ruleset import Ruleset, phases_of
from tenphases.rules.track import BadTrack, of_numbers, parse_track, track_text
from tenphases.variants.library import PRESETS, STANDARD, VARIANTS, PhaseList, flat, sheet

Choice = bool | int | str | tuple[str, ...] | None
"""A switch's value as it is written outside: enums by their text, points each alone (``points.skip``)."""

_PHASES: Final = "phases"


class WrongCode(StrEnum):
    """Every reason for which a choice of rules cannot be read. Catalog keys: ``problem-<code>``."""

    NO_SUCH_PRESET = "no_such_preset"
    NO_SUCH_VARIANT = "no_such_variant"
    NO_SUCH_SWITCH = "no_such_switch"
    BAD_SWITCH_VALUE = "bad_switch_value"


class Wrong(msgspec.Struct, frozen=True, tag=True):
    """What is wrong with a choice: a code, and the preset, variant or switch it speaks of."""

    code: WrongCode
    name: str


class BadChoice(ValueError):
    """A choice of rules that cannot be read; ``wrong`` says everything that is wrong with it."""

    def __init__(self, wrong: tuple[Wrong, ...]) -> None:
        """Keep what is wrong."""
        super().__init__("; ".join(f"{each.code}: {each.name}" for each in wrong))
        self.wrong = wrong


def load(preset: str = STANDARD, variants: Iterable[str] = (), switches: Mapping[str, Choice] | None = None) -> Ruleset:
    """Return the rules of a preset with variants and single switches laid over it (R13).

    The order in which variants are named does not matter. A list of phases among the switches takes the place of the
    preset's, so that variants narrow it; every other switch has the last word. Raises BadChoice; whether the rules
    can be played is not judged here.

    >>> load("dutch", ["even"]).phases[0], load("dutch").skip_target.value
    ('2: set3 + run4', 'next')
    """
    named, single = set(variants), flat(dict(switches or {}))
    wrong = [
        *(Wrong(WrongCode.NO_SUCH_PRESET, name) for name in (preset,) if name not in PRESETS),
        *(Wrong(WrongCode.NO_SUCH_VARIANT, name) for name in sorted(named) if name not in VARIANTS),
        *_wrong_switches(single),
    ]
    if wrong:
        raise BadChoice(tuple(wrong))
    sheets = [sheet(preset), *(sheet(name) for name in VARIANTS if name in named)]
    values: dict[str, object] = {}
    for each in sheets:
        values |= each.switches
    ruleset = _ruleset(values | single)
    for each in sheets:
        phases = _narrowed(ruleset.phases, each.phase_list)
        if phases != ruleset.phases:
            ruleset = msgspec.structs.replace(ruleset, phases=phases, track=_shortened(ruleset.track, phases))
    return ruleset


def differences(ruleset: Ruleset, other: Ruleset | None = None) -> dict[str, Choice]:
    """Return the switches that differ from other rules, the standard game's unless said, by name.

    Laid over those rules, ``load`` makes the same rules of them.

    >>> differences(load("danish"))
    {'take_skip': True, 'lay_exact': True, 'skip_lies': 'on_pile', 'end': 'on_lay'}
    """
    ours, theirs = written(ruleset), written(other or Ruleset())
    return {name: value for name, value in ours.items() if value != theirs[name]}


def nearest(ruleset: Ruleset) -> tuple[str, dict[str, Choice]]:
    """Return the preset that a ruleset differs from in the fewest switches, the first of several, and those switches.

    >>> nearest(load("dutch", switches={"hand_size": 8}))
    ('dutch', {'hand_size': 8})
    """
    apart = {name: differences(ruleset, load(name)) for name in PRESETS}
    name = min(PRESETS, key=lambda name: len(apart[name]))
    return name, apart[name]


def written(ruleset: Ruleset) -> dict[str, Choice]:
    """Return every switch by name with its value as it is written outside."""
    table = {name: msgspec.to_builtins(getattr(ruleset, name)) for name in Ruleset.__struct_fields__}
    table["points"] = {name: getattr(ruleset.points, name) for name in ruleset.points.__struct_fields__}
    return {
        name: tuple(value) if isinstance(value, list) else msgspec.convert(value, Choice)
        for name, value in flat(table).items()
    }


def _wrong_switches(single: Mapping[str, object]) -> Iterable[Wrong]:
    known = written(Ruleset())
    for name, value in single.items():
        if name not in known:
            yield Wrong(WrongCode.NO_SUCH_SWITCH, name)
            continue
        try:
            _ruleset({name: value})
        except msgspec.ValidationError:
            yield Wrong(WrongCode.BAD_SWITCH_VALUE, name)


def _ruleset(values: Mapping[str, object]) -> Ruleset:
    table: dict[str, object] = {name: value for name, value in values.items() if "." not in name}
    points = {name.partition(".")[2]: value for name, value in values.items() if "." in name}
    return msgspec.convert(table | {"points": points} if points else table, Ruleset)


def _narrowed(texts: tuple[str, ...], narrowed: PhaseList) -> tuple[str, ...]:
    if narrowed == PhaseList():
        return texts
    try:
        phases = phases_of(texts)
    except BadPhase:
        return texts  # left whole, so that the finding about it names the right place
    kept = [phase for phase in phases if _kept(phase, narrowed)][: narrowed.first]
    return tuple(phase_text(phase, place) for place, phase in enumerate(kept, start=1))


def _shortened(track: str, phases: tuple[str, ...]) -> str:
    """Return the track without the spaces of phases that are not in the list any more (R15.8)."""
    try:
        numbers = frozenset(phase.number for phase in phases_of(phases))
        return track_text(of_numbers(parse_track(track), numbers))
    except (BadPhase, BadTrack):
        return track  # left whole, for the same reason


def _kept(phase: Phase, narrowed: PhaseList) -> bool:
    return narrowed.keep == "all" or (phase.number % 2 == 0) == (narrowed.keep == "even")
