"""Every switch of the rules described from the fields of ``Ruleset``, so that a new one can be edited at once.

What a switch means is said in the catalogs (``switch-<name>``); which values contradict each other, in
``rules.findings``.
"""

from enum import StrEnum
from functools import lru_cache
from types import NoneType, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from tenphases.rules.findings import MOST_PILES, MOST_POINTS, MOST_SPECIAL
from tenphases.rules.ruleset import Points, Ruleset
from tenphases.variants.load import Choice, written

SwitchKind = Literal["choice", "number", "list", "text"]

LIMITS: Final[dict[str, tuple[int, int | None]]] = {
    "hand_size": (1, None),
    "wilds": (0, MOST_SPECIAL),
    "skips": (0, MOST_SPECIAL),
    "discard_piles": (1, MOST_PILES),
    **{f"points.{name}": (0, MOST_POINTS) for name in Points.__struct_fields__},
}
"""The least and the most that a number may be by itself; findings say why. Any other number is 0 or more."""


class Switch(msgspec.Struct, frozen=True, omit_defaults=True):
    """One switch: its name, what its values look like, and the standard one."""

    name: str
    kind: SwitchKind
    standard: Choice
    values: tuple[Choice, ...] = ()
    """Of a choice: every value there is."""
    least: int | None = None
    most: int | None = None
    none: bool = False
    """Whether a number may be left out, for any number."""


@lru_cache
def switches() -> tuple[Switch, ...]:
    """Return every switch of the rules in their order, the parts of ``points`` each alone.

    >>> [switch.name for switch in switches()][:3], next(s for s in switches() if s.name == "go_out").values
    (['phases', 'hand_size', 'wilds'], ('any', 'discard'))
    """
    return tuple(_described(Ruleset, ""))


def value_of(ruleset: Ruleset, name: str) -> Choice:
    """Return what a switch is set to."""
    return written(ruleset)[name]


def _described(struct: type[msgspec.Struct], before: str) -> list[Switch]:
    standard, found = written(Ruleset()), []
    for field, hint in get_type_hints(struct).items():
        name = f"{before}{field}"
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            found += _described(hint, f"{name}.")
        else:
            found.append(_switch(name, hint, standard.get(name)))
    return found


def _switch(name: str, hint: Any, standard: Choice) -> Switch:  # noqa: ANN401 - a type hint is anything
    optional = get_origin(hint) in {Union, UnionType} and NoneType in get_args(hint)
    if optional:
        hint = next(part for part in get_args(hint) if part is not NoneType)
    if hint is bool:
        return Switch(name, "choice", standard, values=(False, True))
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return Switch(name, "choice", standard, values=tuple(value.value for value in hint))
    if hint is int:
        least, most = LIMITS.get(name, (0, None))
        return Switch(name, "number", standard, least=least, most=most, none=optional)
    if get_origin(hint) is tuple:
        return Switch(name, "list", standard)
    return Switch(name, "text", standard)
