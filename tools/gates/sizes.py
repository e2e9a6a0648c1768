"""A module has at most 400 lines and a function at most 40. ESLint counts the same for JavaScript."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tools.gates.files import is_vendored, ours, report

MODULE_LINES = 400
FUNCTION_LINES = 40


def length(function: ast.FunctionDef | ast.AsyncFunctionDef, lines: list[str]) -> int:
    """Lines from `def` to the end; the docstring and comments are free."""
    first, last = function.lineno, function.end_lineno or function.lineno
    taken = set(range(first, last + 1))
    head = function.body[0]
    if isinstance(head, ast.Expr) and isinstance(head.value, ast.Constant) and isinstance(head.value.value, str):
        taken -= set(range(head.lineno, (head.end_lineno or head.lineno) + 1))
    return sum(not lines[number - 1].lstrip().startswith("#") for number in taken)


def problems_in(name: str, source: str) -> Iterator[str]:
    """What is too long in one module."""
    lines = source.splitlines()
    if len(lines) > MODULE_LINES:
        yield f"{name}: {len(lines)} lines, at most {MODULE_LINES}"
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            size = length(node, lines)
            if size > FUNCTION_LINES:
                yield f"{name}:{node.lineno}: {node.name} has {size} lines, at most {FUNCTION_LINES}"


def problems(root: Path) -> Iterator[str]:
    """What is too long in the project."""
    for path in ours(root):
        if path.suffix == ".py" and not is_vendored(path):
            yield from problems_in(str(path), (root / path).read_text(encoding="utf-8"))


if __name__ == "__main__":
    report(problems)
