"""The TOML files: which presets and variants there are, and what each says. How they combine is in ``load``."""

import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Final, Literal

import msgspec

STANDARD: Final = "standard"

PRESETS: Final = (STANDARD, "official", "classic", "finnish", "norwegian", "dutch", "danish")
"""Every rule preset, in the order in which they are offered (R13)."""

VARIANTS: Final = (
    "even",
    "odd",
    "short-5",
    "short-7",
    "short-8",
    "ten-rounds",
    "everyone-advances",
    "play-it-out",
    "pick-a-phase",
    "two-wilds",
    "no-skip-pickup",
    "masters",
    "twist",
)
"""Every variant (R13), in the order in which they are laid over a preset, however they were named."""


class PhaseList(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a variant narrows the list of phases; the phases that stay keep their numbers."""

    keep: Literal["all", "even", "odd"] = "all"
    """Which numbers stay."""
    first: int | None = None
    """How many of them stay, from the front."""


class Sheet(msgspec.Struct, frozen=True):
    """What one file says: values for switches, and how the list of phases is narrowed."""

    switches: dict[str, object]
    phase_list: PhaseList = PhaseList()


@lru_cache(maxsize=64)
def sheet(name: str) -> Sheet:
    """Read a preset's or variant's file; the name must be one of PRESETS or VARIANTS."""
    folder = files(__package__)
    place = folder / "presets" if name in PRESETS else folder
    table = tomllib.loads((place / f"{name}.toml").read_text(encoding="utf-8"))
    narrowed = msgspec.convert(table.pop("phase_list", {}), PhaseList)
    return Sheet(flat(table), narrowed)


def flat(table: dict[str, object]) -> dict[str, object]:
    """Return a table with its inner tables' keys written out, such as ``points.skip``.

    >>> flat({"points": {"skip": 10}, "wilds": 4})
    {'points.skip': 10, 'wilds': 4}
    """
    out: dict[str, object] = {}
    for key, value in table.items():
        if isinstance(value, dict):
            out |= {f"{key}.{inner}": given for inner, given in flat(value).items()}
        else:
            out[key] = value
    return out
