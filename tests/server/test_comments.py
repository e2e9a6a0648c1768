"""What the pages are sent without: comments, and nothing else."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseComment, Message

from tenphases.server import pages
from tenphases.server.pages import without_comments

SOURCE = Path(pages.__file__).parents[1]
MODULES = sorted((SOURCE / "web").rglob("*.js"))
STYLES = sorted((SOURCE / "web").rglob("*.css"))
CATALOGS = sorted((SOURCE / "i18n" / "locales").rglob("*.ftl"))


def named(file: Path) -> str:
    """Return a file's name for a test."""
    return file.relative_to(SOURCE).as_posix()


def test_comments_on_lines_of_their_own_are_left_out_and_every_line_keeps_its_number() -> None:
    module = b"""/** What
 * it is.
 */
import { a } from "./a.js"; // Stays.
  // Goes.
/** @type {A} */ (a).b(); /** stays */
  /** Goes. */
const text = `/** stays */ // stays`;
"""
    kept = b"""


import { a } from "./a.js"; // Stays.

/** @type {A} */ (a).b(); /** stays */

const text = `/** stays */ // stays`;
"""
    assert without_comments(".js", module) == kept
    assert without_comments(".css", b"/* A\n B */\na { b: c; } /* d */\n") == b"\n\na { b: c; } /* d */\n"
    assert without_comments(".ftl", b"### A\n# b\nc = d # e\n    # f\n") == b"\n\nc = d # e\n    # f\n"
    assert without_comments(".md", b"# A\n") == b"# A\n"


@pytest.mark.parametrize("file", MODULES, ids=named)
def test_no_module_has_lines_in_a_text_that_look_like_a_comment(file: Path) -> None:
    before, after = (text.decode().split("\n") for text in _both(file))
    code = ""
    for number, (was, now) in enumerate(zip(before, after, strict=True), 1):
        # A text over several lines stands between two of these; nothing is left out between them.
        assert was == now or code.count("`") % 2 == 0, f"{named(file)}:{number}"
        code += re.sub(r"/\*.*?\*/|(?:^|\s)//\s.*", "", now)
    if "vendor" in file.parts:
        assert before == after


@pytest.mark.parametrize("file", STYLES, ids=named)
def test_a_style_sheet_says_the_same_without_its_comments(file: Path) -> None:
    before, after = (re.sub(rb"/\*.*?\*/", b"", text, flags=re.DOTALL).split() for text in _both(file))
    assert before == after


def test_a_catalog_says_the_same_without_its_comments() -> None:
    for file in CATALOGS:
        before, after = (_messages(text.decode()) for text in _both(file))
        assert before == after, named(file)


def _both(file: Path) -> tuple[bytes, bytes]:
    body = file.read_bytes()
    return body, without_comments(file.suffix, body)


def _messages(text: str) -> list[object]:
    entries = [entry for entry in FluentParser(with_spans=False).parse(text).body if not isinstance(entry, BaseComment)]
    for entry in entries:
        if isinstance(entry, Message):
            entry.comment = None
    return [entry.to_json() for entry in entries]
