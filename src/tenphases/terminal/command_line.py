"""The command line in the user's language: the help's own words, and one sentence on what cannot be asked for.

Not here: which commands there are (``commands``, ``study_commands``).
"""

import argparse
import re
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, Final, NoReturn, cast

from tenphases.i18n import Words

_UNREADABLE: Final = 2
_HEADINGS: Final = {"positional arguments": "cli-arguments", "options": "cli-options"}
_SAID: Final = tuple(
    (re.compile(pattern, re.DOTALL), key)
    for pattern, key in (
        (r"argument (?P<what>.+?): invalid choice: (?P<found>.*) \(choose from (?P<choices>.+)\)", "cli-bad-choice"),
        (r"argument (?P<what>.+?): invalid \S+ value: (?P<found>.*)", "cli-bad-value"),
        (r"argument (?P<what>.+?): expected (?:at least )?one argument", "cli-no-value"),
        (r"argument (?P<what>.+?): ignored explicit argument (?P<found>.*)", "cli-stands-alone"),
        (r"argument (?P<what>.+?): not allowed with argument (?P<other>.+)", "cli-not-together"),
        (r"the following arguments are required: (?P<what>.+)", "cli-required"),
        (r"unrecognized arguments: (?P<found>.+)", "cli-unknown"),
        (r"ambiguous option: (?P<found>.+?) could match (?P<choices>.+)", "cli-ambiguous"),
    )
)
"""What argparse says, and the sentence for it. What is not here, as it may say in another version, stays English."""


class Parser(argparse.ArgumentParser):
    """An argument parser that speaks."""

    def __init__(self, spoken: Words, **about: Any) -> None:  # noqa: ANN401 - whatever argparse takes
        """Keep the words; everything else as argparse takes it."""
        super().__init__(add_help=False, formatter_class=partial(_Formatter, spoken), **about)
        self._spoken = spoken
        self.late = ""
        """The argument of which more may stand behind an option: argparse looks for no more there."""
        self.add_argument("-h", "--help", action="help", default=argparse.SUPPRESS, help=spoken.say("cli-help"))

    def commands(self, what: str) -> "argparse._SubParsersAction[Parser]":
        """Return what commands are added to; they speak as well."""
        speaking = cast("type[Parser]", partial(Parser, self._spoken))
        return self.add_subparsers(dest="command", required=True, metavar="COMMAND", help=what, parser_class=speaking)

    def parse_known_args(  # type: ignore[override]
        self, args: Sequence[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        """As argparse, but options may stand between arguments, and a command tells itself what it does not know."""
        found, left = super().parse_known_args(args, namespace)
        if self._takes_late(found, left):
            left = []
        if left and self._subparsers is None:
            self.error(f"unrecognized arguments: {' '.join(left)}")
        return found, left

    def _takes_late(self, found: argparse.Namespace, left: list[str]) -> bool:
        """Add what stands behind an option to the argument of which more may stand there, if it can be more of it."""
        if not self.late or not left or any(each.startswith("-") for each in left):
            return False
        had = getattr(found, self.late)
        if isinstance(had, list):
            setattr(found, self.late, [*had, *left])
        elif len(left) == 1 and had == self.get_default(self.late):
            setattr(found, self.late, left[0])
        else:
            return False
        return True

    def error(self, message: str) -> NoReturn:
        """Tell in one line what cannot be asked for, and end."""
        more = self._spoken.say("cli-more", command=f"{self.prog} --help")
        self.exit(_UNREADABLE, f"{_sentence(self._spoken, message)} {more}\n")


class _Formatter(argparse.HelpFormatter):
    """The help, its headings in the user's language."""

    def __init__(self, spoken: Words, prog: str) -> None:
        super().__init__(prog)
        self._spoken = spoken

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, f"{self._spoken.say('cli-usage')} " if prefix is None else prefix)

    def start_section(self, heading: str | None) -> None:
        key = _HEADINGS.get(heading or "")
        super().start_section(self._spoken.say(key) if key else heading)


def _sentence(spoken: Words, message: str) -> str:
    """Return what argparse says in the user's language."""
    for pattern, key in _SAID:
        found = pattern.fullmatch(message)
        if found:
            about = {name: (_listed if name == "choices" else _bare)(text) for name, text in found.groupdict().items()}
            return spoken.say(key, **about)
    return f"{message}."


def _bare(text: str) -> str:
    """Return a text without the quotation marks in which argparse puts it."""
    return text[1:-1] if len(text) > 1 and text[0] == text[-1] and text[0] in "'\"" else text


def _listed(choices: str) -> str:
    """Return choices as they are typed, a long row of numbers by its ends."""
    each = [_bare(choice) for choice in choices.split(", ")]
    if all(choice.isdecimal() for choice in each) and [*map(int, each)] == [*range(int(each[0]), int(each[-1]) + 1)]:
        return f"{each[0]}–{each[-1]}"
    return ", ".join(each)
