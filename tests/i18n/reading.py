"""Catalogs as the tests read them: what each message depends on, and values that reach every variant."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import product

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tenphases.i18n import LOCALES

PLURALS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = {
    "count",
    "number",
    "size",
    "low",
    "high",
    "value",
    "have",
    "need",
    "most",
    "least",
    "points",
    "phases",
    "piles",
}


@dataclass
class Message:
    """One message: its text as written, and what it depends on."""

    key: str
    source: str
    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    selects: list[tuple[str, tuple[str, ...], str]] = field(default_factory=list)
    """The variable, its variants' keys, and the default's key."""
    attributes: int = 0
    texts: list[str] = field(default_factory=list)


class _Reader(Visitor):
    def __init__(self, message: Message) -> None:
        super().__init__()
        self.message = message

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.message.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.message.references.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.message.texts.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = tuple(_key(variant) for variant in node.variants)
            default = next(_key(variant) for variant in node.variants if variant.default)
            self.message.selects.append((node.selector.id.name, keys, default))
        self.generic_visit(node)


def _key(variant: ast.Variant) -> str:
    return str(variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value)


def areas(language: str) -> list[str]:
    return sorted(path.stem for path in (LOCALES / language).glob("*.ftl"))


@lru_cache
def catalog(language: str, area: str) -> dict[str, Message]:
    """Return the messages of one file; an unreadable or repeated one fails here."""
    text = (LOCALES / language / f"{area}.ftl").read_text(encoding="utf-8")
    found: dict[str, Message] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            pytest.fail(f"{language}/{area}.ftl cannot be read: {entry.content}")
        if not isinstance(entry, ast.Message):
            continue
        assert entry.id.name not in found, f"{language}/{area}.ftl: {entry.id.name} twice"
        assert entry.span is not None
        message = Message(entry.id.name, text[entry.span.start : entry.span.end], attributes=len(entry.attributes))
        _Reader(message).visit(entry.value)
        found[message.key] = message
    return found


@lru_cache
def messages(language: str) -> dict[str, Message]:
    """Return all messages of a language; none may stand in two files."""
    everything: dict[str, Message] = {}
    for area in areas(language):
        for key, message in catalog(language, area).items():
            assert key not in everything, f"{language}: {key} in two files"
            everything[key] = message
    return everything


def reached(language: str, key: str) -> list[Message]:
    """Return a message and all it refers to, near or far."""
    seen: dict[str, Message] = {}
    todo = [key]
    while todo:
        name = todo.pop()
        if name not in seen:
            assert name in messages(language), f"{language}: {key} refers to {name}, which there is not"
            seen[name] = messages(language)[name]
            todo.extend(seen[name].references)
    return list(seen.values())


def variables(language: str, key: str) -> set[str]:
    """Return every variable that a message needs, also through others."""
    return {name for message in reached(language, key) for name in message.variables}


def fillings(key: str) -> Iterator[dict[str, str | int]]:
    """Yield values for a message's variables, such that each variant of each language is reached."""
    names = sorted({name for language in _having(key) for name in variables(language, key)})
    values = [sorted(_values(key, name), key=str) for name in names]
    for combination in product(*values):
        yield dict(zip(names, combination, strict=True))


def _having(key: str) -> list[str]:
    return [path.name for path in sorted(LOCALES.iterdir()) if key in messages(path.name)]


def _values(key: str, name: str) -> set[str | int]:
    keys = {
        variant
        for language in _having(key)
        for message in reached(language, key)
        for variable, variants, _ in message.selects
        if variable == name
        for variant in variants
    }
    if not keys:
        return {5 if name in NUMBERS else "Anna"}
    digits: set[str | int] = {int(variant) for variant in keys if variant.isdigit()}
    if keys <= PLURALS | set(map(str, digits)):
        return {1, 7} | digits
    return {int(variant) if variant.isdigit() else variant for variant in keys - {"other"}} | (
        {7} if "other" in keys else set()
    )
