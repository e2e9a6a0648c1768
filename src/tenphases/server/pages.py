"""The page's files and the catalogs, as the browser wants them: right types, compressed, checked by their content.

Comments stay behind: a quarter of what a page weighs is written for those who read the source. Nothing else is changed,
and every line keeps its number.

Every answer is to be asked for anew (``no-cache``), and is answered with *unchanged* as long as it is; so an update of
the program never mixes with files of the one before.
"""

import gzip
import hashlib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tenphases.i18n.catalog import AREAS, LATER
from tenphases.i18n.languages import LANGUAGES

TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".md": "text/plain; charset=utf-8",
    ".LICENSE": "text/plain; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".wav": "audio/wav",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".wasm": "application/wasm",
}
"""What is served at all, and as what."""

_COMPRESSED: Final = frozenset({".png", ".ico", ".woff2", ".mp3", ".ogg"})
"""What is small already."""

_IMPORT: Final = re.compile(rb'^@import url\("([^"]+)"\);$', re.MULTILINE)

_COMMENTS: Final = {
    ".js": re.compile(rb"^[ \t]*(?:/\*\*(?:(?!\*/).)*\*/|//[^\n]*)[ \t]*$", re.MULTILINE | re.DOTALL),
    ".css": re.compile(rb"^[ \t]*/\*(?:(?!\*/).)*\*/[ \t]*$", re.MULTILINE | re.DOTALL),
    ".ftl": re.compile(rb"^#[^\n]*$", re.MULTILINE),
}
"""Those that have lines of their own; a licence begins ``/* `` in a module, and stays."""

_FOR_PEOPLE: Final = frozenset({".md", ".txt", ".LICENSE"})


Stamp = tuple[int, int] | None


@dataclass(frozen=True, slots=True)
class _Leaf:
    """What is served at one address, as it was when it was last changed."""

    stamps: Mapping[Path, Stamp]
    """The files it is made of, each with when and how large it was."""
    type: str
    body: bytes
    squeezed: bytes | None
    tag: str


class Pages:
    """The files below a folder. Read when first asked for, and again when they have changed.

    So that a page that is far away waits for few answers, style sheets come with what they import, and what always
    goes together has, besides, an address at which it comes in ``one_piece``.
    """

    def __init__(self, folder: Path, one_piece: Mapping[str, Sequence[str]] | None = None) -> None:
        self._folder = folder.resolve()
        self._one_piece = one_piece or {}
        self._leaves: dict[str, _Leaf] = {}

    def answer(self, request: Request, path: str) -> Response | None:
        """Return the answer to a request for a file, or a folder's ``index.html``; None if there is no such file."""
        leaf = self._leaf(f"{path}index.html" if path.endswith("/") or not path else path)
        if leaf is None:
            return None
        headers = {"etag": leaf.tag, "cache-control": "no-cache", "vary": "accept-encoding"}
        if leaf.tag in _tags(request.headers.get("if-none-match", "")):
            return Response(status_code=304, headers=headers)
        body = leaf.body
        if leaf.squeezed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            body = leaf.squeezed
            headers["content-encoding"] = "gzip"
        return Response(body, headers=headers | {"content-type": leaf.type})

    def tags(self) -> dict[str, str]:
        """Return a tag that changes with the content, for every file there is, by its path."""
        paths = sorted(file.relative_to(self._folder).as_posix() for file in self._folder.rglob("*"))
        paths += self._one_piece
        return {path: leaf.tag for path in paths if (leaf := self._leaf(path)) is not None}

    def _leaf(self, path: str) -> _Leaf | None:
        files = [self._file(part) for part in self._one_piece.get(path, (path,))]
        found = [file for file in files if file is not None]
        if len(found) < len(files):
            return None
        leaf = self._leaves.get(path)
        if leaf is None or any(_stamp(file) != stamp for file, stamp in leaf.stamps.items()):
            leaf = self._leaves[path] = _read(found)
        return leaf

    def _file(self, path: str) -> Path | None:
        """Return the file at a path below the folder, None if there is none or it is not to be served."""
        if "\0" in path or any(part.startswith(".") for part in path.split("/")):
            return None
        try:
            file = (self._folder / path.lstrip("/")).resolve()
            served = file.suffix in TYPES and file.is_relative_to(self._folder) and file.is_file()
        except (OSError, ValueError):
            return None
        return file if served else None


class Shell(msgspec.Struct, frozen=True):
    """All that a device has to keep so that the page opens without a network; one version of it, whole."""

    version: str
    files: tuple[str, ...]
    """Their addresses."""


def shell(web: Pages, locales: Pages) -> Shell:
    """Return what the page consists of: its files and words, without what is there only to be read by people."""
    tags = {f"/{path.removesuffix('index.html')}": tag for path, tag in web.tags().items()}
    words = locales.tags().items()
    tags |= {
        f"/locales/{path}": tag for path, tag in words if "/" not in path or Path(path).stem in LATER - {"terminal"}
    }
    kept = {path: tag for path, tag in tags.items() if path != "/sw.js" and Path(path).suffix not in _FOR_PEOPLE}
    told = "\n".join(f"{path} {tag}" for path, tag in kept.items())
    return Shell(hashlib.sha256(told.encode()).hexdigest()[:24], tuple(kept))


def _tags(header: str) -> list[str]:
    return [tag.strip().removeprefix("W/") for tag in header.split(",")]


def catalogs(folder: Path) -> Pages:
    """Return the catalogs: each by itself, and for each language in one piece what every page wants of them."""
    first = [area for area in AREAS if area not in LATER]
    return Pages(folder, {f"{language}.ftl": [f"{language}/{area}.ftl" for area in first] for language in LANGUAGES})


def _stamp(file: Path) -> Stamp:
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size


def _read(files: Sequence[Path]) -> _Leaf:
    stamps: dict[Path, Stamp] = {}
    body = b"\n".join([_whole(file, stamps) for file in files])
    squeezed = None if files[0].suffix in _COMPRESSED else gzip.compress(body, 9, mtime=0)
    if squeezed is not None and len(squeezed) >= len(body):
        squeezed = None
    tag = '"' + hashlib.sha256(body).hexdigest()[:24] + '"'
    return _Leaf(stamps, TYPES[files[0].suffix], body, squeezed, tag)


def without_comments(kind: str, body: bytes) -> bytes:
    """Return the content of a file of this kind as it is served."""
    comments = _COMMENTS.get(kind)
    return comments.sub(lambda found: b"\n" * found[0].count(b"\n"), body) if comments else body


def _whole(file: Path, stamps: dict[Path, Stamp]) -> bytes:
    """Return a file's content, a style sheet's with what it imports; all folders of style sheets are neighbours."""
    stamps[file] = _stamp(file)
    body = without_comments(file.suffix, file.read_bytes())
    if file.suffix != ".css":
        return body
    return _IMPORT.sub(lambda found: _whole((file.parent / found[1].decode()).resolve(), stamps), body)
