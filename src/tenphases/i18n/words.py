"""Words for what the rules speak of: cards, phases, refusals, findings, settings.

Everything comes in as text and numbers, as it stands in a message, so nothing of the rules is needed here. What
is said at a table while it plays is in ``table``. The page has ``web/app/say.js`` for this.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, reduce
from itertools import groupby
from typing import Final

from fluent.runtime.types import FluentFloat

from tenphases.i18n.catalog import Catalog, Value

Setting = str | int | bool | Sequence[str] | Mapping[str, int] | None
"""The value of a switch, as it stands in a message."""

_GROUP: Final = re.compile(r"([a-z]+(?:-[a-z]+)?)\s*([0-9]+)")
_TITLE: Final = re.compile(r"\s*(?:([0-9]+)\s*:)?\s*(.*?)\s*", re.DOTALL)


class Words(Catalog):
    """One language's sentences, and how the things of the game are called in it."""

    def card(self, face: str, role: int | str = 0) -> str:
        """Return a card's spoken name; ``role`` is what a laid wild stands for, a number or a colour's letter."""
        return self.say("card", face=face, role=role)

    def number(self, number: float, digits: int | None = None) -> str:
        """Return a number as this language writes it, if ``digits`` are named with exactly so many decimals."""
        if digits is None:
            return self.say("number", number=number)
        rounded = round(float(number), digits) + 0.0  # no zero has a minus
        exactly = FluentFloat(rounded, minimumFractionDigits=digits, maximumFractionDigits=digits)
        return self.say("number", number=exactly)

    def listed(self, items: Sequence[str], last: str = "more") -> str:
        """Return a list in words; ``last`` says how it ends: ``more`` (a comma), ``and``, ``or``."""
        if len(items) < 2:  # noqa: PLR2004 (nothing to join)
            return "".join(items)
        start = reduce(lambda first, second: self.say("list-more", first=first, second=second), items[:-1])
        return self.say(f"list-{last}", first=start, second=items[-1])

    def group(self, text: str, count: int = 1) -> str:
        """Return the groups that a phase asks for, given as ``set3``, in words. Unreadable text stays as it is."""
        found = _GROUP.fullmatch(text.strip())
        if not found or not self.has(f"group-{found[1]}"):
            return text
        return self.say(f"group-{found[1]}", size=int(found[2]), count=count)

    def phase(self, text: str) -> str:
        """Return what a phase asks for, given as ``set3 + run4`` or ``2: set3 + run4``, in words."""
        parts = _parts(text)[1].split("+")
        named = [self.group(part, len(list(same))) for part, same in groupby(part.strip() for part in parts)]
        return reduce(lambda first, second: self.say("group-plus", first=first, second=second), named)

    def phase_title(self, text: str, place: int) -> str:
        """Return a phase’s number and what it asks for; ``place`` is its place in the list, from 0."""
        return self.say("phase-title", phase=phase_number(text, place), groups=self.phase(text))

    def player(self, seat: int, names: Sequence[str]) -> str:
        """Return the name of who sits there."""
        return names[seat] if 0 <= seat < len(names) else self.say("player-at", number=seat + 1)

    def refusal(self, code: str, about: Mapping[str, Value], names: Sequence[str] = ()) -> str:
        """Return why a move may not be made. ``code`` and ``about`` are a Refusal's; ``names`` are by seat."""
        args: dict[str, Value] = {}
        for name, value in about.items():
            args |= self._about(name, value, names)
        return self.say(f"refusal-{_hyphens(code)}", **args)

    def dice_refusal(self, code: str, about: Mapping[str, Value], names: Sequence[str] = ()) -> str:
        """As ``refusal``, of the dice game."""
        args: dict[str, Value] = {}
        for name, value in about.items():
            args |= self._about(name, value, names)
        return self.say(f"dice-refusal-{_hyphens(code)}", **args)

    def finding(self, code: str, about: Mapping[str, Value]) -> str:
        """Return why a game cannot be played by these rules. ``code`` and ``about`` are a Finding's."""
        render: dict[str, Callable[[str], str]] = {"group": self.group, "switch": self.switch}
        args = {name: render[name](str(value)) if name in render else value for name, value in about.items()}
        return self.say(f"finding-{_hyphens(code)}", **args)

    def problem(self, code: str) -> str:
        """Return why the table did not take a command."""
        return self.say(f"problem-{_hyphens(code)}")

    def switch(self, name: str) -> str:
        """Return a switch's name, given as ``hit_same_turn`` or ``points.low``."""
        return self.say(f"switch-{_hyphens(name)}")

    def setting(self, name: str, value: Setting) -> str:
        """Return what a switch's value means."""
        key = f"switch-{_hyphens(name)}"
        if isinstance(value, Mapping):
            pairs = [(self.switch(f"{name}.{part}"), number) for part, number in value.items()]
            return self.listed([self.say("switch-setting", switch=part, value=number) for part, number in pairs])
        if value is None or (name in {"track", "twist_cards"} and not value):
            return self.say(f"{key}-none")
        if name == "track":
            return self.say(f"{key}-value", value=str(value))
        if isinstance(value, bool):
            return self.say(f"{key}-{str(value).lower()}")
        if isinstance(value, int):
            return self.number(value) if "." in name else self.say(f"{key}-value", value=value)
        if isinstance(value, str):
            return self.say(f"{key}-{_hyphens(value)}")
        if name != "phases":
            return self.listed([self.phase(text) for text in value])
        return self.listed([self.phase_title(text, place) for place, text in enumerate(value)])

    def settings(self, ruleset: Mapping[str, Setting]) -> list[tuple[str, str]]:
        """Return each switch's name and value in words, such as those that differ from the standard game."""
        return [(self.switch(name), self.setting(name, value)) for name, value in ruleset.items()]

    def bot_names(self) -> list[str]:
        """Return first names for bots."""
        return [name.strip() for name in self.say("bot-names").split(",")]

    def _about(self, name: str, value: Value, names: Sequence[str]) -> dict[str, Value]:
        match name:
            case "seat":
                return {"player": self.player(int(value), names)}
            case "card":
                return {"face": value}
            case "ends":
                ends = str(value).split()
                return {"ends": self.listed(ends, "or"), "count": len(ends)}
            case _:
                return {name: str(value) if isinstance(value, str) else value}


@lru_cache
def words(language: str) -> Words:
    """Return the words of a language, read once. Raises WordsError for a language there is not."""
    return Words(language)


def phase_number(text: str, place: int) -> int:
    """Return the number the players know a phase by; ``place`` is its place in the list, from 0."""
    number, _ = _parts(text)
    return int(number) if number else place + 1


def _parts(text: str) -> tuple[str | None, str]:
    found = _TITLE.fullmatch(text)
    return (found[1], found[2]) if found else (None, text)


def _hyphens(code: str) -> str:
    return re.sub(r"[_.]", "-", code)
