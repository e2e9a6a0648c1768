"""The words card players use: what a term must become in each language, and what must not be said.

A term's first pattern is English. Where it occurs in an English sentence, the translation must show the
other pattern.
"""

TERMS: list[tuple[str, dict[str, str]]] = [
    (r"\bphases?\b(?! 10 rules)", {"fi": r"vaihe|vaihte", "nb": r"\w*fase", "nl": r"\w*fase", "da": r"\w*fase"}),
    (r"\bdraw pile\b", {"fi": "nostopak", "nb": "trekkbunke", "nl": "trekstapel", "da": "trækbunke"}),
    (r"\bdiscard piles?\b", {"fi": "poistopak", "nb": "kastebunke", "nl": "aflegstapel", "da": "afkastbunke"}),
    (r"\bwilds?\b", {"fi": "joker", "nb": "joker", "nl": "joker", "da": "joker"}),
    (
        r"\b(?:a|each|the) skip\b|\bskips in\b",
        {"fi": "ohituskort", "nb": "skip-kort", "nl": "skip-kaart", "da": "spring over-kort"},
    ),
    (r"\bnumber card\b", {"fi": "numerokort", "nb": "tallkort", "nl": "genummerde kaart", "da": "talkort"}),
    (r"\bsets? of\b|\ba set\b", {"fi": "sarja", "nb": r"sett\b", "nl": r"sets?\b", "da": r"sæt\b"}),
    (r"\bruns? (?:of|from)\b|\ba run\b|\bthis run\b", {"fi": "suora", "nb": "sekvens", "nl": "serie", "da": "rækk"}),
    (r"\bof one colour\b", {"fi": "samanväri", "nb": "én farge", "nl": "één kleur", "da": "én farve"}),
    (r"\brounds?\b", {"fi": "kierro", "nb": "runde", "nl": "ronde", "da": "runde"}),
    (
        r"\btie-break round\b",
        {"fi": "ratkaiseva", "nb": "ekstra runde", "nl": "beslissende ronde", "da": "ekstra runde"},
    ),
    (r"\bpoints?\b(?! of the game)", {"fi": "pist", "nb": "poeng", "nl": "punt", "da": "point"}),
    (r"\bgroups?\b", {"fi": "ryhm", "nb": "gruppe", "nl": "groep", "da": "gruppe"}),
    (
        r"\b(?:draw|draws|drew) (?:a|the|from)\b",
        {"fi": "nost", "nb": r"tr[eau]kk", "nl": r"tr[eo]k", "da": r"tr[æau]k"},
    ),
    (r"\bdiscard (?:a|another|your)\b|\bdiscarded\b", {"fi": "poist", "nb": "kast", "nl": r"\baf", "da": "kast"}),
    (
        r"\bcan (?:only )?hit\b|\bhit (?:the|with)\b",
        {"fi": "lisä", "nb": r"\b(?:legge|legg|la) (?:bare )?på", "nl": r"\baan", "da": "byg"},
    ),
    (r"\b(?:go|went) out\b", {"fi": "eroon", "nb": r"g[åi]\w* ut", "nl": r"\buit\b", "da": r"g[åi]\w* ud"}),
    (r"\bdeals?\b|\bdealt\b", {"fi": "jak|jae|jaa", "nb": "del|kortgiver", "nl": "de(?:e)?l", "da": "giv|kortgiver"}),
    (r"(?<!in )\bturns?\b(?! up)", {"fi": "vuoro", "nb": r"\btur|stå over", "nl": "beurt", "da": r"\btur|sidder over"}),
    (r"\bhand\b", {"fi": "käde|käsi|käte", "nb": "hånd", "nl": "hand", "da": "hånd"}),
    (r"\bred\b", {"fi": "punai", "nb": "rød", "nl": "ro(?:o)?d", "da": "rød"}),
    (r"\bblue\b", {"fi": "sini", "nb": "blå", "nl": "blauw", "da": "blå"}),
    (r"\byellow\b", {"fi": "keltai", "nb": "gul", "nl": "ge(?:e)?l", "da": "gul"}),
    (r"\bgreen\b", {"fi": "vihreä", "nb": "grønn", "nl": "groen", "da": "grøn"}),
]

NOTATION = {"notation-expected"}
"""Sentences that cite words of the notation, which are the same in every language."""

SAID_OF_DICE = {r"\bgooi"}
"""Patterns below that are wrong of cards and right of dice."""

FORBIDDEN: dict[str, list[str]] = {
    "en": [r"\bmelds?\b", r"\bjokers?\b", r"\bcolor"],
    "fi": [
        r"\blyö",
        r"\bsett(?:i|ej)",
        r"\bsetin\b",
        r"\bvillikort",
        r"\bpino",
        r"\bnostopino",
        r"\bhylä",
        r"\bteidän\b",
        r"\bteillä\b",
    ],
    "nb": [
        r"\brekke\b",
        r"\bwild",
        r"\btrekkehaug",
        r"\bkastehaug",
        r"\bDem\b",
        r"\bDeres\b",
        r"\bserie\b",
        r"\bkleur\b",
        r"\b[Tt]jener(?:en|e)\b",
        r"\bbott",
    ],
    "nl": [r"\breeks\b", r"\brun\b", r"\bu\b", r"\buw\b", r"\bwild", r"\bweggooi", r"\bpakstapel", r"\bgooi"],
    "da": [
        r"\bsekvens",
        r"\bwild",
        r"\bserie\b",
        r"\bDem\b",
        r"\bDeres\b",
        r"\bkulør",
        r"\bklør\b",
        r"\bsett\b",
        r"\bskip",
    ],
}

QUOTES = {"en": "“”", "fi": "”", "nb": "«»", "nl": "“”", "da": "”"}
"""The marks each language quotes with; no other language's are to be seen in it."""

SPACED_PERCENT = {"fi", "nb", "da"}
"""Languages in which a space that does not break stands before a per cent sign."""
