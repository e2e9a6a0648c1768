"""No committed file depends on where it was written: no package registry's address, no folder of one machine.

A lock file that names a registry ties everybody to it; a path of one machine is a fault on every other.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from tools.gates.files import is_vendored, ours, report, text_of

# Written so that no line of this file matches itself.
FORBIDDEN = {
    "a package registry": re.compile(
        r"""\b (?: (?:test[.])?pypi | (?:files[.])?python[h]osted | registry[.]npm[j]s | registry[.]yarn[p]kg
              | (?:deb|security|snapshot|ftp)[.]debian | conda[.]anaconda ) [.] (?:org|net|com|python)\b""",
        re.VERBOSE,
    ),
    "a downloaded file's address": re.compile(r"https?:/[/][^\s\"')]+[.](?:whl|tgz|tar[.]gz)\b|\"resolved\"[:]"),
    "an index option": re.compile(r"^\s*(?:-i\s|--(?:extra-)?index[-]url|--find[-]links|-f\s+\S)"),
    "a folder of one machine": re.compile(r"(?<![\w.~$}/-])/(?:work|root|Users)/\w"),
    "how the work was organised": re.compile(
        r"(?<!\w)[.]librar[y]\b|\bshared/\w+[.]m[d]\b|\bsub-?agent[s]?\b|\b[Ii]ssue[ ]#?\d", re.IGNORECASE
    ),
}


def problems_in(name: str, text: str) -> Iterator[str]:
    """What one file says that it must not."""
    for number, line in enumerate(text.splitlines(), 1):
        for what, pattern in FORBIDDEN.items():
            if found := pattern.search(line):
                yield f"{name}:{number}: names {what}: {found.group().strip()}"


def problems(root: Path) -> Iterator[str]:
    """What the project's own files say that they must not."""
    for path in ours(root):
        text = text_of(root / path)
        if text is not None and not is_vendored(path):
            yield from problems_in(str(path), text)


if __name__ == "__main__":
    report(problems)
