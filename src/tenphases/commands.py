"""The commands of ``tenphases``: reads what is asked for and hands it to whoever does it.

Each part is imported only when it is asked for. What is printed is put together in ``terminal``; every word of it
is in the catalogs.
"""

import argparse
import locale
import os
import sys
from dataclasses import replace
from pathlib import Path

from tenphases import __version__
from tenphases.i18n import LANGUAGES, Words, negotiate, words
from tenphases.rules.notation.errors import NotationError
from tenphases.rules.notation.scan import LETTERS
from tenphases.terminal import install, play_command, streams, study_commands
from tenphases.terminal.command_line import Parser
from tenphases.variants import PRESETS, STANDARD, VARIANTS

_UNREADABLE = 2
_PORTS = range(65_536)


def main(arguments: list[str] | None = None) -> int:
    """Do what the command line asks for and return the exit status."""
    streams.made_fit()
    return _answered(sys.argv[1:] if arguments is None else arguments)


def _answered(given: list[str]) -> int:
    spoken = words(_language(given))
    asked = _parser(spoken).parse_args(given)
    try:
        return _done(spoken, asked)
    except BrokenPipeError:
        # Whoever read the answer has seen enough; what is left to be written has nowhere to go.
        streams.given_up()
        return 0
    except OSError as wrong:
        streams.given_up()
        print(spoken.say("cli-not-done", why=wrong.strerror or str(wrong)), file=sys.stderr)
        return _UNREADABLE


def _done(spoken: Words, asked: argparse.Namespace) -> int:
    match asked.command:
        case "judge":
            status = _judge(spoken, asked)
        case "verify":
            status = _verify(spoken, asked)
        case "score":
            status = _score(spoken, asked)
        case "analyse":
            status = _analyse(spoken, asked)
        case "rules":
            status = _rules(spoken, asked)
        case "phases":
            status = _phases(asked)
        case "play":
            status = _play(spoken, asked)
        case name if name in study_commands.NAMES:
            status = study_commands.run(spoken, asked)
        case _:
            return _serve(spoken, asked)
    sys.stdout.flush()
    return status


def _language(given: list[str]) -> str:
    """Return the language to speak: that of --lang, else that of the system."""
    finder = argparse.ArgumentParser(add_help=False, exit_on_error=False, allow_abbrev=False)
    finder.add_argument("--lang", default="")
    try:
        wanted = finder.parse_known_args(given)[0].lang
    except argparse.ArgumentError:
        wanted = ""  # told when the whole line is read
    tags = [wanted] if wanted else [_system_language()]
    return negotiate(tags)


def _system_language() -> str:
    try:
        locale.setlocale(locale.LC_MESSAGES, "")
        return locale.getlocale(locale.LC_MESSAGES)[0] or ""
    except (locale.Error, ValueError):  # a system can be told of a language whose files it has not
        wanted = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
        return next(filter(None, wanted), "").partition(".")[0]


def _parser(spoken: Words) -> Parser:
    parser = Parser(spoken, prog="tenphases", description=spoken.say("cli-about"))
    parser.add_argument("--version", action="version", version=__version__, help=spoken.say("cli-version"))
    commands = parser.commands(spoken.say("cli-command"))

    judge = _command(spoken, commands, "judge")
    judge.add_argument("--preset", choices=(*PRESETS, "all"), default="", help=spoken.say("cli-judge-preset"))
    judge.add_argument("--check", action="store_true", help=spoken.say("cli-judge-check"))

    _command(spoken, commands, "verify")
    analyse = _command(spoken, commands, "analyse")
    analyse.add_argument("--seat", choices=tuple(LETTERS), help=spoken.say("cli-analyse-seat"))
    _score_command(spoken, commands)
    _rules_commands(spoken, commands)
    study_commands.add(spoken, commands)
    play_command.add(spoken, commands)

    serve = commands.add_parser("serve", help=spoken.say("cli-serve-about"), description=spoken.say("cli-serve-about"))
    serve.add_argument("--host", help=spoken.say("cli-serve-host"))
    serve.add_argument("--port", type=_port, help=spoken.say("cli-serve-port"))
    serve.add_argument(
        "--open", action=argparse.BooleanOptionalAction, default=False, help=spoken.say("cli-serve-open")
    )
    kept = serve.add_mutually_exclusive_group()
    kept.add_argument("--data", type=Path, help=spoken.say("cli-serve-data"))
    kept.add_argument("--database", metavar="ADDRESS", help=spoken.say("cli-serve-database"))
    serve.add_argument("--keep-sheets", type=_days, metavar="DAYS", help=spoken.say("cli-serve-keep-sheets"))
    serve.add_argument("--lang", choices=LANGUAGES, help=spoken.say("cli-lang"))
    return parser


def _port(text: str) -> int:
    """Return the number of a port (ValueError)."""
    port = int(text)
    if port not in _PORTS:
        raise ValueError(port)
    return port


def _days(text: str) -> int:
    """Return a number of days, at least one (ValueError)."""
    days = int(text)
    if days < 1:
        raise ValueError(days)
    return days


def _command(
    spoken: Words, commands: "argparse._SubParsersAction[Parser]", name: str, what: tuple[str, ...] = ()
) -> Parser:
    """Add a command that reads a file and says something about it, one of several things if ``what`` names them."""
    about = spoken.say(f"cli-{name}-about")
    command = commands.add_parser(name, help=about, description=about, epilog=spoken.say(f"cli-{name}-status"))
    command.late = "file"
    if what:
        command.add_argument("what", choices=what, help=spoken.say(f"cli-{name}-what"))
    command.add_argument("file", metavar="FILE", nargs="?", default="-", help=spoken.say(f"cli-{name}-file"))
    command.add_argument("--json", action="store_true", help=spoken.say("cli-json"))
    command.add_argument("--lang", choices=LANGUAGES, help=spoken.say("cli-lang"))
    return command


def _score_command(spoken: Words, commands: "argparse._SubParsersAction[Parser]") -> None:
    about = spoken.say("cli-score-about")
    score = commands.add_parser("score", help=about, description=about, epilog=spoken.say("cli-score-status"))
    score.late = "what"
    score.add_argument("what", metavar="[check] FILE", nargs="*", help=spoken.say("cli-score-what"))
    score.add_argument("--dice", action="store_true", help=spoken.say("cli-score-dice"))
    score.add_argument("--names", default="", help=spoken.say("cli-score-names"))
    score.add_argument("--dealer", default="", help=spoken.say("cli-score-dealer"))
    score.add_argument("--preset", choices=PRESETS, default=STANDARD, help=spoken.say("cli-score-preset"))
    score.add_argument("--variant", choices=VARIANTS, action="append", default=[], help=spoken.say("cli-score-variant"))
    score.add_argument("--json", action="store_true", help=spoken.say("cli-json"))
    score.add_argument("--lang", choices=LANGUAGES, help=spoken.say("cli-lang"))


def _rules_commands(spoken: Words, commands: "argparse._SubParsersAction[Parser]") -> None:
    """Add what is done with a table's own rules and lists of phases."""
    rules = _command(spoken, commands, "rules", what=("check", "compare"))
    rules.add_argument("--preset", choices=PRESETS, default="", help=spoken.say("cli-rules-preset"))
    rules.add_argument("--players", type=int, choices=range(2, 7), default=None, help=spoken.say("cli-rules-players"))
    about = spoken.say("cli-phases-about")
    phases = commands.add_parser("phases", help=about, description=about)
    phases.add_argument("--seed", type=int, required=True, help=spoken.say("cli-phases-seed"))
    phases.add_argument(
        "--count", type=int, choices=range(1, 41), default=10, metavar="N", help=spoken.say("editor-count")
    )
    phases.add_argument("--kinds", choices=("classic", "every"), default="classic", help=spoken.say("cli-phases-kinds"))
    phases.add_argument("--json", action="store_true", help=spoken.say("cli-json"))
    phases.add_argument("--lang", choices=LANGUAGES, help=spoken.say("cli-lang"))


def _text(spoken: Words, file: str) -> str | None:
    """Return a file's text, None if it cannot be read, which is told."""
    try:
        return streams.read(file)
    except (OSError, UnicodeDecodeError):
        print(spoken.say("cli-no-file", file=file), file=sys.stderr)
        return None


def _judge(spoken: Words, asked: argparse.Namespace) -> int:
    from tenphases.terminal import dicing, judging, report, verify

    text = _text(spoken, asked.file)
    if text is None:
        return _UNREADABLE
    if dicing.is_dice(text):
        return _dice(spoken, text, as_json=asked.json, short=asked.check)
    if verify.is_record(text):
        return _record(spoken, text, as_json=asked.json)
    found = judging.judge_text(text, asked.preset)
    empty = judging.is_empty(text)
    if asked.json:
        print(streams.as_json(report.data(spoken, *found)))
    elif not empty:
        tell = report.check_lines if asked.check else report.lines
        for line in tell(spoken, *found):
            print(line)
    if empty:
        print(spoken.say("judge-nothing"), file=sys.stderr)
        return _UNREADABLE
    return judging.checked(*found) if asked.check else judging.status(*found)


def _verify(spoken: Words, asked: argparse.Namespace) -> int:
    from tenphases.terminal import dicing

    text = _text(spoken, asked.file)
    if text is None:
        return _UNREADABLE
    if dicing.is_dice(text):
        return _dice(spoken, text, as_json=asked.json, short=True)
    return _record(spoken, text, as_json=asked.json)


def _not_read(spoken: Words, error: NotationError) -> int:
    """Say where a text cannot be read, and why."""
    from tenphases.terminal import report

    where = {"line": error.line, "column": error.column}
    print(spoken.say("judge-at", sentence=report.error_sentence(spoken, error), **where), file=sys.stderr)
    return _UNREADABLE


def _record(spoken: Words, text: str, *, as_json: bool) -> int:
    """Check the record of a game of cards."""
    from tenphases.terminal import verify

    try:
        found = verify.verify_text(text)
    except NotationError as error:
        return _not_read(spoken, error)
    if as_json:
        print(streams.as_json(verify.data(spoken, *found)))
    else:
        for line in verify.lines(spoken, *found):
            print(line)
    return int(bool(found[0].discrepancies))


def _dice(spoken: Words, text: str, *, as_json: bool, short: bool) -> int:
    """Judge the record of a game of dice; the shorter answer says only what is wrong."""
    from tenphases.dice.notation import BadText
    from tenphases.terminal import dicing

    try:
        found = dicing.checked(text)
    except BadText as bad:
        print(dicing.unreadable(spoken, bad), file=sys.stderr)
        return _UNREADABLE
    lines = dicing.verdict(spoken, found) if short else dicing.told(spoken, found)
    for line in [dicing.data(spoken, found)] if as_json else lines:
        print(line)
    return int(bool(found[2].faults))


def _analyse(spoken: Words, asked: argparse.Namespace) -> int:
    from tenphases.coach import NotPlayed
    from tenphases.terminal import analyse, dicing

    text = _text(spoken, asked.file)
    if text is None:
        return _UNREADABLE
    if dicing.is_dice(text):
        print(spoken.say("cli-analyse-dice"), file=sys.stderr)
        return _UNREADABLE
    try:
        found = analyse.analyse_text(text)
    except NotationError as error:
        return _not_read(spoken, error)
    except NotPlayed as wrong:
        print(analyse.impossible(spoken, wrong), file=sys.stderr)
        return 1
    except analyse.NotAnalysed as wrong:
        print(analyse.unplayable(spoken, wrong), file=sys.stderr)
        return 1
    if asked.seat is not None and LETTERS.index(asked.seat) >= found[0].seats:
        about = {"found": asked.seat, "players": found[0].seats}
        print(spoken.say("notation-no-such-player", **about), file=sys.stderr)
        return _UNREADABLE
    if asked.json:
        print(streams.as_json(analyse.data(spoken, *found)))
    else:
        for line in analyse.lines(spoken, *found, None if asked.seat is None else LETTERS.index(asked.seat)):
            print(line)
    return 0


def _score(spoken: Words, asked: argparse.Namespace) -> int:
    from tenphases.terminal import dice_score
    from tenphases.terminal.score_keep import DEFAULT_FILE, Start, check, keep

    file = Path(asked.what[0]) if asked.what else dice_score.DEFAULT_FILE if asked.dice else DEFAULT_FILE
    match asked.what:
        case ["check", *files] if len(files) < 2:  # noqa: PLR2004 - one file, or what comes from a pipe
            return check(spoken, files[0] if files else "-", as_json=asked.json)
        case [] | [_]:
            if asked.dice or dice_score.is_kept_in(file):
                return dice_score.keep(spoken, file, asked.names)
            start = Start(asked.names, asked.preset, tuple(asked.variant), asked.dealer)
            return keep(spoken, file, start)
        case _:
            print(spoken.say("cli-no-file", file=" ".join(asked.what)), file=sys.stderr)
            return _UNREADABLE


def _rules(spoken: Words, asked: argparse.Namespace) -> int:
    from tenphases.terminal import rules

    text = _text(spoken, asked.file)
    if text is None:
        return _UNREADABLE
    own = rules.read(text)
    if isinstance(own, tuple):
        for fault in own:
            print(rules.fault_line(spoken, fault), file=sys.stderr)
        return _UNREADABLE
    if asked.what == "compare":
        preset = asked.preset or STANDARD
        apart = rules.compared(own, preset)
        answer: object = apart
        told = rules.apart_lines(spoken, preset, apart)
    else:
        found = rules.report(own, asked.players)
        answer, told = rules.data(spoken, found), rules.lines(spoken, found)
        apart = {} if found.playable else {"rules": None}
    for line in [streams.as_json(answer)] if asked.json else told:
        print(line)
    return int(bool(apart))


def _phases(asked: argparse.Namespace) -> int:
    from tenphases.variants.generate import generated

    phases = generated(asked.seed, asked.count, asked.kinds)
    print(streams.as_json(phases) if asked.json else "\n".join(phases))
    return 0


def _play(spoken: Words, asked: argparse.Namespace) -> int:
    from tenphases.server.inside import inside
    from tenphases.server.launch import data_folder

    return play_command.run(
        spoken, asked, lambda folder, masters: inside(spoken, folder, masters=masters), asked.data or data_folder()
    )


def _serve(spoken: Words, asked: argparse.Namespace) -> int:
    from tenphases.server.launch import Wish, serve

    wish = Wish(asked.host, asked.port, asked.open, asked.data, asked.database)
    try:
        return serve(spoken, wish if asked.keep_sheets is None else replace(wish, sheet_days=asked.keep_sheets))
    except ModuleNotFoundError as missing:
        if missing.name != "psycopg":
            raise
        print(spoken.say("serve-no-driver", command=install.command(install.POSTGRES)), file=sys.stderr)
        return 1
