"""A table's own rules as a file, in JSON or TOML: written whole, read with everything that is wrong with it.

The form is told in ``docs/table-rules.md``. Whether rules that were read can be played is for ``rules.findings`` to
say.
"""

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import Final, Literal

import msgspec

from tenphases.rules.ruleset import Ruleset
from tenphases.variants.library import STANDARD, flat
from tenphases.variants.lists import read_lines
from tenphases.variants.load import BadChoice, Choice, Wrong, WrongCode, load, written

FORMAT: Final = "tenphases-rules"
VERSION: Final = 1
LONGEST_NAME: Final = 60
NONE: Final = "none"
"""How a number that is left out is written in TOML, which has no word for it."""

Form = Literal["json", "toml"]

_HEAD: Final = ("format", "version", "name", "preset", "variants", "rules")
_PLACE: Final = re.compile(r"line (\d+), column (\d+)")


class OwnRules(msgspec.Struct, frozen=True):
    """Rules under a name of one's own."""

    name: str
    ruleset: Ruleset


class FileCode(StrEnum):
    """Every reason for which a file cannot be read as rules. Catalog keys: ``rules-file-<code>``."""

    NOT_A_FILE = "not_a_file"
    BAD_JSON = "bad_json"
    BAD_TOML = "bad_toml"
    OTHER_FORMAT = "other_format"
    TOO_NEW = "too_new"
    BAD_NAME = "bad_name"


class FileFault(msgspec.Struct, frozen=True, tag=True):
    """What is wrong with a file: where it stops making sense, or what it says to be."""

    code: FileCode
    line: int = 0
    column: int = 0
    found: str = ""


class BadFile(ValueError):
    """A file that is no rules; ``faults`` says everything that is wrong with it, ``Wrong`` of what it names."""

    def __init__(self, *faults: FileFault | Wrong) -> None:
        """Keep what is wrong."""
        super().__init__("; ".join(map(str, faults)))
        self.faults = faults


def rules_text(own: OwnRules, form: Form) -> str:
    """Return the file of some rules: every switch, standard values too, so that no later version reads it otherwise."""
    if form == "json":
        rules = {name: msgspec.to_builtins(getattr(own.ruleset, name)) for name in Ruleset.__struct_fields__}
        document = {"format": FORMAT, "version": VERSION, "name": own.name, "rules": rules}
        return json.dumps(document, ensure_ascii=False, indent=2) + "\n"
    return "\n".join(_toml(own)) + "\n"


def read_rules(text: str) -> OwnRules:
    """Return the rules that a file holds; what it leaves out is as in its preset, or standard. Raises BadFile.

    Read are the files written here, and any TOML or JSON that names switches as a preset's file does.
    """
    document = _document(text)
    found, faults = _head(document)
    if faults:
        raise BadFile(*faults)
    preset, variants, name = found
    given = document.get("rules", {key: value for key, value in document.items() if key not in _HEAD})
    try:  # what is laid in itself too often to be walked is no switch either
        choices = _choices(given if isinstance(given, dict) else {"rules": given})
    except RecursionError as bad:
        raise BadFile(FileFault(FileCode.OTHER_FORMAT)) from bad
    if not choices and not {"format", "preset", "variants"} & document.keys():
        raise BadFile(FileFault(FileCode.OTHER_FORMAT))
    try:
        ruleset = load(preset, variants, choices)
    except BadChoice as bad:
        raise BadFile(*(Wrong(each.code, _short(each.name)) for each in bad.wrong)) from bad
    return OwnRules(name, ruleset)


def _document(text: str) -> dict[str, object]:
    text = text.removeprefix("\ufeff")
    if not text.strip() or "\0" in text:
        raise BadFile(FileFault(FileCode.NOT_A_FILE))
    read = _read_json if text.lstrip()[0] == "{" else _read_toml
    document = read(text)
    if not isinstance(document, dict):
        raise BadFile(FileFault(FileCode.OTHER_FORMAT, found=_short(document)))
    return document


def _read_json(text: str) -> object:
    try:
        document = json.loads(text)
        json.dumps(document, ensure_ascii=False).encode()  # half a surrogate pair can be escaped but not said
    except json.JSONDecodeError as bad:
        raise BadFile(FileFault(FileCode.BAD_JSON, bad.lineno, bad.colno)) from bad
    except (ValueError, RecursionError) as bad:  # a number of ten thousand digits, brackets without end
        raise BadFile(FileFault(FileCode.BAD_JSON, 1, 1)) from bad
    return document


def _read_toml(text: str) -> object:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as bad:
        raise BadFile(_toml_fault(text, str(bad))) from bad


def _toml_fault(text: str, told: str) -> FileFault:
    found = _PLACE.search(told)
    line, column = (int(found[1]), int(found[2])) if found else (len(text.splitlines()), 1)
    return FileFault(FileCode.BAD_TOML, line, column)


def _head(document: Mapping[str, object]) -> tuple[tuple[str, tuple[str, ...], str], list[FileFault | Wrong]]:
    """Return preset, variants and name, and what is wrong with what a file says of itself."""
    faults: list[FileFault | Wrong] = []
    form, version, name = document.get("format", FORMAT), document.get("version", VERSION), document.get("name", "")
    if form != FORMAT:
        faults.append(FileFault(FileCode.OTHER_FORMAT, found=_short(form)))
    elif not isinstance(version, int) or version > VERSION:
        faults.append(FileFault(FileCode.TOO_NEW, found=_short(version)))
    if not isinstance(name, str) or len(name) > LONGEST_NAME:
        faults.append(FileFault(FileCode.BAD_NAME, found=_short(name)))
    preset, variants = document.get("preset", STANDARD), document.get("variants", [])
    if not isinstance(preset, str):
        faults.append(Wrong(WrongCode.NO_SUCH_PRESET, _short(preset)))
    if not isinstance(variants, list) or not all(isinstance(each, str) for each in variants):
        faults.append(Wrong(WrongCode.NO_SUCH_VARIANT, _short(variants)))
    return (str(preset), tuple(variants) if isinstance(variants, list) else (), str(name)), faults


def _choices(given: Mapping[str, object]) -> dict[str, Choice]:
    """Return the switches as they are chosen: lists of phases as they are best read, *none* for nothing."""
    standard = written(Ruleset())
    choices: dict[str, Choice] = {}
    for name, value in flat(dict(given)).items():
        if isinstance(value, list):
            texts = tuple(map(str, value))
            choices[name] = read_lines(texts)
        elif value == NONE and standard.get(name, "") is None:
            choices[name] = None
        else:
            choices[name] = value if isinstance(value, bool | int | str | None) else str(value)
    return choices


def _toml(own: OwnRules) -> Iterator[str]:
    yield f"format = {_quoted(FORMAT)}"
    yield f"version = {VERSION}"
    yield f"name = {_quoted(own.name)}"
    yield ""
    yield "[rules]"
    table = ""
    for name, value in sorted(written(own.ruleset).items(), key=lambda item: "." in item[0]):
        inner, _, last = name.rpartition(".")
        if inner != table:
            table = inner
            yield ""
            yield f"[rules.{inner}]"
        yield from _toml_value(last, value)


def _toml_value(name: str, value: Choice) -> Iterator[str]:
    if isinstance(value, tuple):
        yield f"{name} = ["
        yield from (f"  {_quoted(text)}," for text in value)
        yield "]"
    elif isinstance(value, bool):
        yield f"{name} = {str(value).lower()}"
    elif isinstance(value, int):
        yield f"{name} = {value}"
    else:
        yield f"{name} = {_quoted(NONE if value is None else value)}"


def _quoted(text: str) -> str:
    """Return a text as both TOML and JSON write it."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _short(value: object) -> str:
    return str(value)[:40]
