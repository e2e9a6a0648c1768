"""The languages there are, and which of them a reader gets."""

from collections.abc import Sequence
from typing import Final

NAMES: Final = {"en": "English", "fi": "suomi", "nb": "norsk bokmål", "nl": "Nederlands", "da": "dansk"}
"""Each language by its own name, for choosing."""

LANGUAGES: Final = tuple(NAMES)
DEFAULT: Final = "en"

_NEAREST: Final = {"no": "nb", "nn": "nb"}


def negotiate(accept: Sequence[str] | str) -> str:
    """Return the language for a reader who asks for these, the dearest first.

    Takes a list of tags or the text of an ``Accept-Language`` header; what cannot be read is passed over.

    >>> negotiate("nn-NO, en;q=0.8"), negotiate(["sv", "fi"]), negotiate("*")
    ('nb', 'fi', 'en')
    """
    tags = _by_weight(accept) if isinstance(accept, str) else accept
    for tag in tags:
        primary = tag.strip().replace("_", "-").partition("-")[0].lower()
        language = _NEAREST.get(primary, primary)
        if language in LANGUAGES:
            return language
    return DEFAULT


def _by_weight(header: str) -> list[str]:
    weighed = []
    for part in header.split(","):
        tag, _, parameter = part.partition(";")
        weight = _weight(parameter)
        if weight > 0:
            weighed.append((weight, tag))
    return [tag for _, tag in sorted(weighed, key=lambda pair: -pair[0])]


def _weight(parameter: str) -> float:
    name, _, value = parameter.replace(" ", "").partition("=")
    if name != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0
