"""The gate for words: nothing is missing, unused, misspelt in markup, or said in other words than players use."""

import re
from collections.abc import Iterable, Mapping

import pytest

from tenphases.bots import LEVELS
from tenphases.i18n import AREAS, LANGUAGES, LOCALES, words
from tests.i18n.code import asked_for, beginnings, endings, said_in, written
from tests.i18n.reading import areas, catalog, fillings, messages, variables
from tests.i18n.terms import FORBIDDEN, NOTATION, QUOTES, SAID_OF_DICE, SPACED_PERCENT, TERMS

OTHERS = [language for language in LANGUAGES if language != "en"]

WEB = LOCALES.parents[1] / "web"

# The one hyphen between spaces that is meant: the name of standard input.
STANDARD_INPUT = re.compile("[;,] - ")
STRAIGHT = {
    "<": "markup",
    ">": "markup",
    "&": "markup",
    '"': "a straight quotation mark",
    "'": "a straight apostrophe",
    "...": "three dots for an ellipsis",
    " - ": "a hyphen for a dash",
    "  ": "two spaces",
    "!": "an exclamation mark",
}


def none_of(faults: Iterable[str] | Mapping[str, object]) -> None:
    """Fail with every fault on a line of its own."""
    lines = [f"{key}: {what}" for key, what in faults.items()] if isinstance(faults, Mapping) else list(faults)
    assert not lines, "\n".join(["", *lines])


def test_the_languages_are_those_with_a_folder() -> None:
    assert sorted(path.name for path in LOCALES.iterdir()) == sorted(LANGUAGES)


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_every_file(language: str) -> None:
    assert areas(language) == areas("en")
    assert set(areas(language)) <= set(AREAS)


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_every_key(language: str) -> None:
    missing = [f"{area}: {key}" for area in areas("en") for key in messages_in(area, language)]
    none_of(missing)


def messages_in(area: str, language: str) -> list[str]:
    """Return the keys of an English file that the language lacks in its own."""
    have = catalog(language, area) if area in areas(language) else {}
    return [key for key in catalog("en", area) if key not in have]


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_that_english_lacks_serves_others_of_its_language(language: str) -> None:
    referred = {name for message in messages(language).values() for name in message.references}
    own = set(messages(language)) - set(messages("en"))
    assert own - referred == set()


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_uses_the_variables_of_the_english_one(language: str) -> None:
    """But for what a laid wild stands for: which form of a card a sentence needs is the language's affair."""
    different = {}
    for key in messages("en").keys() & messages(language).keys():
        english, own = variables("en", key), variables(language, key)
        if own - english or english - own - {"role"}:
            different[key] = (sorted(english), sorted(own))
    none_of(different)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_has_attributes(language: str) -> None:
    assert [key for key, message in messages(language).items() if message.attributes] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_select_has_all_its_variants(language: str) -> None:
    """By the same English message's select; a message of its own, by any English select on that variable."""
    every = {(name, frozenset(keys)) for message in messages("en").values() for name, keys, _ in message.selects}
    faults = []
    for key, message in messages(language).items():
        english = messages("en")[key].selects if key in messages("en") else []
        same = {(name, frozenset(keys)) for name, keys, _ in english}
        for name, keys, default in message.selects:
            models = {model for model in same if model[0] == name} or every
            if default != "other" and (name, frozenset(keys)) not in models:
                faults.append(f"{key}: {name} has {keys}")
    none_of(faults)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_formats_whatever_it_is_given(language: str) -> None:
    speaker = words(language)
    for key in messages(language):
        for filling in fillings(key):
            text = speaker.say(key, **filling)
            assert text == text.strip() != "", (key, filling)
            assert not re.search("[\u2066-\u2069{}]", text), (key, filling, text)


# Of these there are always several.
SEVERAL = {"advice-very-long", "editor-turns-all", "mine-wins-label"}


def test_of_things_that_are_counted_there_may_be_one() -> None:
    counted = re.compile(r"\{ \$(\w+) \} (cards|games|rounds|turns)\b")
    faults = {
        f"{area}: {key}": found[0]
        for area in areas("en")
        if area not in {"terminal", "findings", "refusals"}
        for key, message in catalog("en", area).items()
        if key not in SEVERAL
        for found in counted.finditer(message.source)
        if found[1] not in {name for name, *_ in message.selects}
    }
    none_of(faults)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_before_a_bar_of_a_chart_is_never_shortened(language: str) -> None:
    found = re.search(r"LONGEST_NAME = (\d+)", (WEB / "style/bars.js").read_text(encoding="utf-8"))
    assert found
    say = words(language).say
    names = [
        say("mine-range-open", **{"from": 105}),
        f"{say('column-phase')} 10",
        *(say(f"bot-{one}") for one in LEVELS),
    ]
    assert [name for name in names if len(name) > int(found[1])] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_has_markup_or_straight_marks(language: str) -> None:
    faults = [
        f"{key}: {what}"
        for key, message in messages(language).items()
        for mark, what in STRAIGHT.items()
        if any(mark in STANDARD_INPUT.sub("", text) for text in message.texts)
    ]
    none_of(faults)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_quotes_in_its_own_marks_only(language: str) -> None:
    foreign = set("“”„«»") - set(QUOTES[language])
    faults = [key for key, message in messages(language).items() if foreign & set(message.source)]
    none_of(faults)


@pytest.mark.parametrize("language", sorted(SPACED_PERCENT))
def test_a_per_cent_sign_stays_on_the_line_of_its_number(language: str) -> None:
    loose = re.compile(r"[\d}] ?%")
    faults = [key for key, message in messages(language).items() if loose.search(message.source)]
    none_of(faults)


@pytest.mark.parametrize("language", OTHERS)
def test_players_terms_are_used(language: str) -> None:
    faults = []
    for key, message in messages("en").items():
        if key not in messages(language) or key in NOTATION:
            continue
        english, text = (" ".join(spoken(tongue, key)) for tongue in ("en", language))
        for pattern, wanted in TERMS:
            if re.search(pattern, english, re.IGNORECASE) and not re.search(wanted[language], text, re.IGNORECASE):
                faults.append(f"{key}: {message.source!r} without {wanted[language]}: {text!r}")
    none_of(faults)


def spoken(language: str, key: str) -> list[str]:
    """Return a message's own texts and those of the messages only its language has."""
    message = messages(language)[key]
    helpers = [name for name in message.references if name not in messages("en")]
    return message.texts + [text for name in helpers for text in spoken(language, name)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_other_terms_are_used(language: str) -> None:
    faults = [
        f"{key}: {pattern}"
        for key, message in messages(language).items()
        for pattern in FORBIDDEN[language]
        if key not in NOTATION
        and re.search(pattern, " ".join(message.texts))
        and not (key.startswith("dice-") and pattern in SAID_OF_DICE)
    ]
    none_of(faults)


@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_was_left_in_english(language: str) -> None:
    same = [
        key
        for key in messages("en")
        if key in messages(language)
        and messages(language)[key].texts == messages("en")[key].texts
        and len(re.findall(r"[a-z]{3,}", " ".join(messages("en")[key].texts))) > 1
    ]
    none_of(same)


def test_every_key_the_code_asks_for_exists() -> None:
    missing = {key: where for key, where in asked_for().items() if key not in messages("en")}
    none_of(missing)


def test_every_beginning_the_code_asks_for_exists() -> None:
    keys = list(messages("en"))
    empty = [
        start for start in beginnings() if start in KNOWN_BEGINNINGS and not any(key.startswith(start) for key in keys)
    ]
    none_of(empty)


KNOWN_BEGINNINGS = {
    "refusal-",
    "finding-",
    "problem-",
    "switch-",
    "preset-",
    "variant-",
    "bot-",
    "group-",
    "laid-",
    "list-",
    "asked-wait-",
}


def test_every_key_is_used() -> None:
    quoted, starts, ends = written(), tuple(beginnings()), endings()
    referred = {name for message in messages("en").values() for name in message.references}
    unused = [
        key
        for key in messages("en")
        if key not in quoted | referred
        and not key.startswith(starts)
        and not any(key.endswith(end) and key.removesuffix(end) in quoted for end in ends)
    ]
    none_of(unused)


@pytest.mark.parametrize(
    ("text", "keys"),
    [
        ('say("log-dealt")', {"log-dealt"}),
        ("words.say('you')", {"you"}),
        ('t(stage === "draw" ? "asked-draw" : "asked-go-on", { player })', {"asked-draw", "asked-go-on"}),
        ('self.say("player-at", number=names["seat"])', {"player-at"}),
        ('said(words, { key: "log-dealt" })', set()),
        ('essay("log-dealt"); say(key, "log-dealt")', set()),
    ],
)
def test_the_gate_reads_keys_where_code_speaks(text: str, keys: set[str]) -> None:
    assert said_in(text) == keys
