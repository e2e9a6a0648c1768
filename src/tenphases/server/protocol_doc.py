"""Writes ``docs/protocol.md`` from the types: ``python -m tenphases.server.protocol_doc [--check] [FILE]``.

Sentences come from the docstrings, so the document is right as long as the types are. With ``--check`` nothing is
written, and the exit status says whether the file is as it would be.
"""

import ast
import inspect
import re
import sys
import textwrap
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from typing import Any, Final

import msgspec

from tenphases.coach.hints import ENGINE
from tenphases.dice import refusals as dice_refusals
from tenphases.rules import refusals, state
from tenphases.rules.phases import Kind
from tenphases.server import coaching, messages, openapi, protocol_examples, sheet_messages
from tenphases.server import protocol_kinds as told
from tenphases.table.commands import Problem

FILE: Final = Path("docs/protocol.md")

_HEAD: Final = """\
# The protocol

*Made from the types in `src/tenphases/server/messages.py` and what they hold; do not edit. To make it anew:
`python -m tenphases.server.protocol_doc`.*
"""
_WIRE: Final = """\
Everything is JSON in UTF-8. A message over the socket is a text frame with its name in `type`; so are moves and events.
A field that stands with a default below may be left out of what is sent to the server, and in the parts marked *short*
the server leaves it out too. Cards are texts: `R5` (colour and number), `W` (wild), `S` (skip); dice show
`10R` or `wG`. A seat is its place at the table, 0 to 5 clockwise. Piles are written with their top last.
Unknown fields are ignored, but for `NewTable`.

| address | |
|---|---|
| `GET /api/setup` | `Setup` |
| `POST /api/tables` with `NewTable` | `TableOpened`, or `NotOpened` |
| `GET /api/tables?open=1` | `OpenTables` |
| `GET /api/codes/{code}` | `TableFound`, or `NotFound` |
| `POST /api/tables/{table}/seats` with `TakeSeat` | `SeatTaken`, or `NotFound` |
| `GET /api/tables/{table}/invitation` | `Invitation`, or `NotFound` |
| `GET /api/tables/{table}/qr.svg` | the invitation's link as a picture to scan |
| `POST /api/tables/{table}/qr.svg` with `SeatLink` | the seat's personal link as a picture to scan, or `NotFound` |
| `POST /api/mine` with `Mine` | `MyGames` |
| `GET /api/tables/{table}/replay` | `Replay` of a game that is over, or `NotFound` |
| `GET /api/tables/{table}/record` | the record of a game that is over, or `NotFound` |
| `GET /api/tables/{table}/record?form=text` | the same in the notation of `notation.md` |
| `/api/tables/{table}/hint`, `…/analysis`, `…/practice`, `/api/practice/{number}` | the coach: see below |
| `/api/rules`, `/api/rules/…` | making rules of one's own: `table-rules.md` |
| `GET /api/health` | `Health` |
| `GET /api/openapi.json` | this part in OpenAPI |
| `/api/tables/{table}/socket` | the socket of one table |

The socket is closed with 4404 when there is no such table, with 1008 when no Hello came or far too much was said, with
1013 when the address has too many lines open, with 1009 after a frame of more than 64 kB, and with 1012 when the server
stops or the page did not keep up: come back then, and say `Hello` with the last `seq`.
"""
_COURSE: Final = """\
## How a table goes

**Gathering.** A table opened with `start` *later* has an address, a code and nothing dealt. Whoever knows it opens
the socket and watches; `POST …/seats` makes them sit, and a second `Hello` with the secret, on the same socket, shows
them the table from their seat. Everything that happens is an Update with its `change`, numbered like all others; the
host's commands carry the `seq` they were made on, so one made on a table that has just changed is *stale*. `Start`
begins the game under the same address. Then a seat is to be had where a bot plays or somebody has left, between two
rounds only.

**A seat** is its secret, wherever it is shown: any number of pages may say Hello with it and all stay in step. It
goes to another device by the personal link, `{link}/seat/{secret}`. A page keeps the secret and nothing else: hand,
order and half-built groups come with every Update.

**Nobody waits for ever.** `SeatInfo.present` says whether a page is open for the seat, `gone` for how long none has
been. When the game waits for somebody (it is their turn, or they are not `ready`) who has been gone for
`terms.stand_in_after` seconds, any other person may send `StandIn`; then a bot plays that very hand, and the person
is back as soon as a page says Hello with the secret. `Leave` is for those who go on purpose: a bot plays at once, and
they are back by `ComeBack` only. With no person left the table is `frozen` until one comes back; after 30 days it is
forgotten. The host's part goes to the next person when the host leaves or is stood in for; `HandOver` to oneself
takes it from a host who has been gone as long. With `terms.timer` a turn has its time, `table.deadline` says how much
is left, and when it is over the moves of the turn come from the clock (`who` is *clock*).

**Talking.** `Say` is told to everyone as `Said`, in between the Updates and without a number, and kept nowhere.

**Afterwards** `PlayAgain` leads everyone to `next_game`, where the same secret is the same seat. The replay begins
with `start`; doing the patches of a step makes the next view of it:

```js
function step(view, patches) {
  for (const [path, value] of patches) {
    const last = path[path.length - 1];
    path.slice(0, -1).reduce((spot, key) => spot[key], view)[last] = value;
  }
}
```
"""
_SHEETS: Final = """\
The sheet itself is described in `sheet.md`.

| address | |
|---|---|
| `POST /api/sheets` with a sheet | `SheetShared`, or `SheetNotShared` |
| `GET /api/sheets/{sheet}` | the sheet as it is now, or `SheetNotShared` |
| `/api/sheets/{sheet}/socket` | the socket of one sheet, closed for the same reasons as a table's |
"""
_COACH: Final = """\
How good its chances are, and what is called equal, is said in `coach.md`. It answers over HTTP alone; advice on dice
comes over the table's socket (`AdviseDice`). In exercises and hints the moves are those that `Act` takes.
"""
_NAMESAKES: Final = "tenphases.dice."
"""Where classes live that have a namesake in the card game; outside they are told apart."""

_PLAIN: Final = {
    "About": "dict[str, int | str]",
    "Cards": "tuple[Face, ...]",
    "CommandId": "str",
    "GroupId": "int",
    "None": "null",
    "Address": "str",
    "OwnSecret": "str",
    "Place": "int",
    "Secret": "str",
    "Switches": "dict[str, true | false | int | str | str[] | null]",
    "Word": "str",
    "bool": "true | false",
}
"""Names of types in the code, and what they are outside."""
_PLAIN_VALUES: Final = {
    "()": "[]",
    "ENGINE": str(ENGINE),
    "False": "false",
    "None": "null",
    "Points()": "",
    "TableInfo()": "",
    "RuleChoice()": "",
    "Terms()": "",
    "True": "true",
}
_FEW: Final = 6
"""As many values are written out; more have a list of their own."""
_WIDTH: Final = 116


def document() -> str:
    """Return the whole document."""
    pieces = [_HEAD, _prose(messages.__doc__), _WIRE, _COURSE]
    for title, examples in (
        ("Over HTTP", protocol_examples.over_http()),
        ("From the page", protocol_examples.from_page()),
        ("From the server", protocol_examples.from_server()),
    ):
        pieces.append(f"## {title}\n")
        pieces += [_section(kind, example) for kind, example in examples.items()]
    pieces.append("## Problems\n")
    pieces.append(_codes(Problem))
    pieces.append("Refusals and findings have codes of their own; each names its rule and its parameters.\n")
    pieces.append(_reasons())
    pieces += _shared_sheets()
    pieces += _coach()
    for title, kinds in (
        ("What answers over HTTP hold", told.ABOUT_TABLES),
        ("What an update holds", told.VIEWS),
        ("Moves", told.MOVES),
        ("Events, as a viewer sees them", told.EVENTS),
        ("Smaller parts", told.PARTS),
        ("The dice game", told.DICE),
    ):
        pieces.append(f"## {title}\n")
        pieces += [_section(kind, None) for kind in kinds]
    for kind in (messages.Change, messages.Who, messages.Phrase, state.Stage, Kind):
        pieces.append(f"### {kind.__name__}\n\n{_prose(kind.__doc__)}")
        pieces.append(_codes(kind))
    return "\n".join(pieces)


def _shared_sheets() -> Iterator[str]:
    """Yield what is said of shared score sheets."""
    yield "## Shared score sheets\n"
    yield _prose((sheet_messages.__doc__ or "").partition("\n")[2])
    yield _SHEETS
    for kind, example in protocol_examples.sheets().items():
        yield _section(kind, example)
    for line in _codes(sheet_messages.SheetProblem).splitlines()[2:]:
        code, _, said = line.strip("| ").partition("|")
        yield f"- {code.strip()}: {said.strip()}" if said.strip() else f"- {code.strip()}"
    yield ""


def _coach() -> Iterator[str]:
    """Yield what is said of the coach, its addresses as they stand in the OpenAPI document."""
    yield "## The coach\n"
    yield _prose((coaching.__doc__ or "").partition("\n")[2])
    yield _COACH
    yield "| address | |"
    yield "|---|---|"
    for path, methods in openapi.coach_paths().items():
        yield from (_address(method, path, about) for method, about in methods.items())
    yield ""
    examples = protocol_examples.coach()
    for kind in (*told.COACH, *told.COACH_PARTS):
        yield _section(kind, examples.get(kind))
    for codes in told.COACH_CODES:
        yield f"### {codes.__name__}\n\n{_prose(codes.__doc__)}"
        yield _codes(codes) if codes in told.EXPLAINED else ", ".join(f"`{code}`" for code in codes) + "\n"


def _address(method: str, path: str, about: dict[str, Any]) -> str:
    """Return the line of an address: what it takes and what it answers."""
    asked = "&".join(f"{one['name']}=…" for one in about["parameters"] if one["in"] == "query")
    taken = f" with `{_held(about['requestBody'])}`" if "requestBody" in about else ""
    where = f"{method.upper()} /api/{path}" + (f"?{asked}" if asked else "")
    answers = dict.fromkeys(_held(one) for one in about["responses"].values())
    return f"| `{where}`{taken} | {', or '.join(f'`{name}`' for name in answers)} |"


def _held(body: dict[str, Any]) -> str:
    """Return the name of the type that a body holds."""
    return str(body["content"]["application/json"]["schema"]["$ref"]).rpartition("/")[2]


def _section(kind: type, example: msgspec.Struct | None) -> str:
    short = " *(short)*" if issubclass(kind, msgspec.Struct) and kind.__struct_config__.omit_defaults else ""
    lines = [f"### {_called(kind)}{short}", "", _prose(kind.__doc__), *_fields(kind)]
    if example is not None:
        lines += ["```json", _laid_out(msgspec.to_builtins(example)), "```", ""]
    return "\n".join(lines)


def _fields(kind: type) -> Iterator[str]:
    rows = list(_rows(kind))
    if rows:
        yield "| field | type | default | |"
        yield "|---|---|---|---|"
        yield from rows
        yield ""


def _rows(kind: type) -> Iterator[str]:
    body = _body(kind)
    for at, line in enumerate(body):
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            default = f"`{_value(line.value)}`" if line.value is not None and _value(line.value) else ""
            yield f"| `{line.target.id}` | {_type(kind, line.annotation)} | {default} | {_said(body, at + 1)} |"


def _body(kind: type) -> list[ast.stmt]:
    tree = ast.parse(textwrap.dedent(inspect.getsource(kind))).body[0]
    assert isinstance(tree, ast.ClassDef)  # noqa: S101 - it is the source of a class
    return tree.body


def _said(body: list[ast.stmt], at: int) -> str:
    """Return what is said of a field in the text below it."""
    line = body[at] if at < len(body) else None
    if isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant) and isinstance(line.value.value, str):
        return _prose(line.value.value).replace("\n", " ").strip().replace("|", "\\|")
    return ""


def _type(kind: type, annotation: ast.expr) -> str:
    """Return a field's type as one who writes JSON would say it."""
    text = re.sub(r"Annotated\[(.+?), msgspec\.Meta\([^)]*\)\]", r"\1", ast.unparse(annotation))
    text = re.sub(r"Literal\[(.+?)\]", lambda found: found[1].replace("'", '"').replace(", ", " | "), text)
    words = vars(sys.modules[kind.__module__])
    text = re.sub(r"\w+", lambda word: _word(word[0], words.get(word[0])), text)
    while (shorter := re.sub(r"tuple\[([^\[\]]+(?:\[\])*), \.\.\.\]", _listed, text)) != text:
        text = shorter
    return f"`{text}`".replace("|", "\\|")


def _listed(found: re.Match[str]) -> str:
    return f"({found[1]})[]" if "|" in found[1] else f"{found[1]}[]"


def _word(word: str, meant: object) -> str:
    if isinstance(meant, type) and issubclass(meant, StrEnum) and len(meant) <= _FEW:
        return " | ".join(f'"{value}"' for value in meant)
    return _called(meant) if isinstance(meant, type) else _PLAIN.get(word, word)


def _called(kind: type) -> str:
    """Return what a type is called outside."""
    name = _PLAIN.get(kind.__name__, kind.__name__)
    return f"Dice{name}" if kind.__module__.startswith(_NAMESAKES) else name


def _value(value: ast.expr) -> str:
    text = ast.unparse(value)
    if isinstance(value, ast.Attribute):
        return f'"{value.attr.lower()}"'
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        return f'"{value.value}"'
    return re.sub(r"Seat\((\d)\)", r"\1", _PLAIN_VALUES.get(text, text))


def _laid_out(value: object, indent: int = 0) -> str:
    """Return JSON with a line for each part of what does not fit in one."""
    text = msgspec.json.format(msgspec.json.encode(value), indent=0).decode()
    if indent + len(text) <= _WIDTH or not isinstance(value, dict | list | tuple) or not value:
        return text
    inner = "\n" + " " * (indent + 2)
    if isinstance(value, dict):
        items = (f'"{key}": {_laid_out(item, indent + 2)}' for key, item in value.items())
        return "{" + inner + f",{inner}".join(items) + "}"
    return "[" + inner + f",{inner}".join(_laid_out(item, indent + 2) for item in value) + "]"


def _codes(kind: type[StrEnum]) -> str:
    """Return a table of the values of an enumeration and what is said of them."""
    body = _body(kind)
    lines = ["| | |", "|---|---|"]
    for at, line in enumerate(body):
        if isinstance(line, ast.Assign) and isinstance(line.value, ast.Constant):
            lines.append(f"| `{line.value.value!s}` | {_said(body, at + 1)} |")
    return "\n".join([*lines, ""])


def _reasons() -> str:
    lines = ["| refusal | rule | parameters |", "|---|---|---|"]
    lines += [_reason(code, *about) for code, about in refusals.RULE_AND_PARAMETERS.items()]
    lines += ["", "| finding | rule | parameters |", "|---|---|---|"]
    lines += [_reason(code, *about) for code, about in refusals.FINDING_RULE_AND_PARAMETERS.items()]
    lines += ["", "| refusal, dice | rule | parameters |", "|---|---|---|"]
    lines += [_reason(code, *about) for code, about in dice_refusals.RULE_AND_PARAMETERS.items()]
    return "\n".join([*lines, ""])


def _reason(code: StrEnum, rule: str, parameters: tuple[str, ...]) -> str:
    return f"| `{code.value}` | {rule} | {', '.join(f'`{name}`' for name in parameters)} |"


def _prose(text: str | None) -> str:
    return inspect.cleandoc(text or "").replace("``", "`") + "\n"


def main(arguments: list[str]) -> int:
    """Write the document, or check that it is fresh."""
    checking = "--check" in arguments
    files = [Path(argument) for argument in arguments if argument != "--check"] or [FILE]
    text = document()
    if not checking:
        files[0].write_text(text, encoding="utf-8")
        return 0
    return 0 if files[0].is_file() and files[0].read_text(encoding="utf-8") == text else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
