"""Every word a person reads, and how cards, numbers and names are put into it.

The sentences are in ``locales``; the page reads the same files with ``web/app/words.js``. What a code or an
event means is said by the rules; here it only gets its words.
"""

from tenphases.i18n.catalog import AREAS, LOCALES, WordsError
from tenphases.i18n.languages import LANGUAGES, NAMES, negotiate
from tenphases.i18n.table import Scene
from tenphases.i18n.words import Words, words

__all__ = ["AREAS", "LANGUAGES", "LOCALES", "NAMES", "Scene", "Words", "WordsError", "negotiate", "words"]
