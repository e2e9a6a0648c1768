"""Parts of the page that can be asked by themselves, and that what it repeats agrees with what it repeats."""

import gzip
import hashlib
import random
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tenphases.i18n.catalog import AREAS, LATER
from tenphases.rules import events, legal, moves, phases, refusals, ruleset, state, views
from tenphases.server import messages
from tenphases.server.pages import without_comments
from tests.browser.conftest import Sit

pytestmark = pytest.mark.browser

APP = Path(messages.__file__).parents[1] / "web" / "app"
LOCALES = Path(messages.__file__).parents[1] / "i18n" / "locales"


def test_the_page_s_standard_rules_are_the_server_s(sit: Sit) -> None:
    me = sit()
    me.start()
    page = me.page.evaluate("import('/app/ruleset.js').then((module) => module.STANDARD)")
    standard = ruleset.Ruleset()
    ours = {name: msgspec.to_builtins(getattr(standard, name)) for name in standard.__struct_fields__}
    ours |= {name: list(ours[name]) for name in ("phases", "twist_cards")}
    ours["points"] = {name: getattr(standard.points, name) for name in standard.points.__struct_fields__}
    assert page == ours


def test_no_twin_is_ever_lost_or_doubled(sit: Sit, rng: random.Random) -> None:
    me = sit()
    me.start()
    deals: list[list[list[str]]] = []
    for _ in range(200):
        before = [rng.choice(["R5", "R5", "B2", "W", "S", "Y12"]) for _ in range(10)]
        after = list(before)
        rng.shuffle(after)
        for _ in range(rng.randrange(3)):
            after.pop(rng.randrange(len(after)))
        after.extend(rng.choice(["R5", "G1"]) for _ in range(rng.randrange(2)))
        deals.append([before, after])
    results = me.page.evaluate(
        """async (deals) => {
          const { carryOver, sorted, moved, facesOf } = await import("/app/hand.js");
          return deals.map(([before, after]) => {
            const old = carryOver([], before, new Set(), false);
            const spent = new Set([old[3].key]);
            const now = carryOver(old, after, spent, true);
            const order = moved(sorted(now, "colour"), now[0].key, 5);
            const kept = now.filter((slot) => old.some((was) => was.key === slot.key));
            return {
              faces: facesOf(now), sorted: facesOf(order).sort(), keys: new Set(now.map((slot) => slot.key)).size,
              same: kept.every((slot) => old.find((was) => was.key === slot.key).face === slot.face),
              kept: kept.length, spentStays: now.some((slot) => spent.has(slot.key)), spent: old[3].face,
            };
          });
        }""",
        deals,
    )
    for (before, after), told in zip(deals, results, strict=True):
        assert told["faces"] == after
        assert told["sorted"] == sorted(after)
        assert told["keys"] == len(after)
        assert told["same"]
        common = sum(min(before.count(face), after.count(face)) for face in set(before))
        assert told["kept"] == common
        if after.count(told["spent"]) < before.count(told["spent"]):
            assert not told["spentStays"]


def test_the_page_s_own_hash_is_sha_256(sit: Sit, rng: random.Random) -> None:
    me = sit()
    me.start()
    texts = [
        "",
        "abc",
        *("".join(rng.choices("RBYG0123456789 :å", k=length)) for length in (54, 55, 56, 63, 64, 65, 500)),
    ]
    found = me.page.evaluate(
        """async (texts) => {
          const { sha256Here, sha256 } = await import("/app/sha256.js");
          const bytes = (text) => new TextEncoder().encode(text);
          return Promise.all(texts.map(async (text) => [sha256Here(bytes(text)), await sha256(text)]));
        }""",
        texts,
    )
    for text, both in zip(texts, found, strict=True):
        assert both == [hashlib.sha256(text.encode()).hexdigest()] * 2


def test_small_numbers_are_written_as_the_browser_would_write_them(sit: Sit) -> None:
    me = sit()
    me.start()
    others = me.page.evaluate(
        """async () => {
          const { LANGUAGES, Words } = await import("/app/words.js");
          return LANGUAGES.flatMap((language) => {
            const words = new Words(language, ["number = { $number }"], { strict: true });
            const theirs = new Intl.NumberFormat(language);
            const some = [...Array(1003).keys(), -1, -40, 0.5, 12345.25];
            return some.filter((number) => words.say("number", { number }) !== theirs.format(number)).concat(language);
          });
        }"""
    )
    assert others == ["en", "fi", "nb", "nl", "da"]


COUNTED = """
  window.asked = [];
  for (const name of ["NumberFormat", "DateTimeFormat"]) {
    Intl[name] = new Proxy(Intl[name], { construct(...how) { asked.push(name); return Reflect.construct(...how); } });
  }
"""


def test_nobody_asks_the_browser_how_numbers_are_written_before_the_first_card(sit: Sit) -> None:
    """It would take a phone a fifth of a second to find out."""
    me = sit()
    me.page.add_init_script(COUNTED)
    me.start()
    me.scene("draw")
    assert me.page.evaluate("asked") == []
    me.page.evaluate("import('/app/say.js').then(({ n }) => n(12345))")
    assert me.page.evaluate("asked") == ["NumberFormat"]


def test_a_page_is_given_the_drawings_of_the_cards_it_shows_and_each_once(sit: Sit) -> None:
    me = sit()
    me.start()
    counts = "[...document.querySelectorAll('symbol')].map((one) => one.id).sort()"
    assert me.page.evaluate(counts) == []
    drawn = me.page.evaluate(
        f"""async () => {{
          const {{ card, cardBack }} = await import("/cards/card.js");
          for (const face of ["R5", "W", "R5", "S"]) card(face);
          cardBack();
          return {counts};
        }}"""
    )
    assert drawn == ["tp-R5", "tp-S", "tp-W", "tp-back", "tp-wild"]


def test_many_updates_at_once_are_shown_in_order_and_never_far_behind(sit: Sit) -> None:
    me = sit()
    me.start()
    shown = me.page.evaluate(
        """async () => {
          const { Pacer } = await import("/app/pacer.js");
          const shown = [];
          const start = performance.now();
          const pacer = new Pacer((update) => shown.push([update.seq, performance.now() - start]));
          for (let seq = 0; seq < 40; seq += 1) pacer.push({ seq, events: [{ type: "Discarded" }] });
          await new Promise((done) => setTimeout(done, 2500));
          return shown;
        }"""
    )
    assert [seq for seq, _ in shown] == list(range(40))
    assert shown[-1][1] < 2200
    assert shown[-1][1] > 600


def fields(interface: str) -> set[str]:
    """Return the names of an interface's fields in the page's types."""
    text = (APP / "protocol.d.ts").read_text(encoding="utf-8")
    found = re.search(rf"export interface {interface} (?:extends \w+ )?{{(.*?)\n}}", text, re.DOTALL)
    assert found, interface
    return set(re.findall(r"^  (\w+)\??:", found[1], re.MULTILINE))


STRUCTS: dict[str, Any] = {
    "Group": phases.Group,
    "OwnedGroup": state.OwnedGroup,
    "Way": legal.Way,
    "Fit": legal.Fit,
    "Options": legal.Options,
    "Points": ruleset.Points,
    "Ruleset": ruleset.Ruleset,
    "PlayerView": views.PlayerView,
    "RoundLine": state.RoundLine,
    "View": views.View,
    "Refusal": refusals.Refusal,
    "SeatInfo": messages.SeatInfo,
    "Shuffle": messages.Shuffle,
    "VariantInfo": messages.VariantInfo,
    "Setup": messages.Setup,
    "NewTable": messages.NewTable,
    "TableOpened": messages.TableOpened,
    "NotOpened": messages.NotOpened,
}
TAGGED: dict[str, Any] = {
    "Update": messages.Update,
    "UpToDate": messages.UpToDate,
    "Accepted": messages.Accepted,
    "Refused": messages.Refused,
    "Rejected": messages.Rejected,
    "GroupRead": messages.GroupRead,
}


@pytest.mark.parametrize("name", STRUCTS)
def test_the_page_s_types_have_no_field_that_the_server_s_lack(name: str) -> None:
    assert fields(name) - set(STRUCTS[name].__struct_fields__) == set()


@pytest.mark.parametrize("name", TAGGED)
def test_the_page_s_messages_have_no_field_that_the_server_s_lack(name: str) -> None:
    assert fields(name) - {"type", *TAGGED[name].__struct_fields__} == set()


def test_the_page_knows_every_event_and_every_move() -> None:
    text = (APP / "protocol.d.ts").read_text(encoding="utf-8")
    told = set(re.findall(r'\| \{ type: "(\w+)"', text))
    seen = {kind.__name__ for kind in views.Seen.__args__}
    asked = {kind.__name__ for kind in moves.PlayerMove.__args__}
    commands = {kind.__name__ for kind in messages.Command.__args__} - {"Hello"}
    assert told == seen | asked | commands
    assert not told & {kind.__name__ for kind in events.SecretEvent.__args__}


def needed_by(module: Path) -> set[Path]:
    """Return a module and all that it cannot start without."""
    needed: set[Path] = set()
    waiting = [module]
    while waiting:
        one = waiting.pop()
        if one not in needed:
            needed.add(one)
            text = one.read_text(encoding="utf-8")
            waiting += [
                (one.parent / name).resolve()
                for name in re.findall(r'^import [^;]*?from "([^"]+)"', text, re.MULTILINE)
            ]
    return needed


def test_what_every_page_needs_is_named_in_the_document_so_that_no_module_waits_for_another() -> None:
    web = APP.parent
    named = set(re.findall(r'(?:href|src)="/([\w/-]+\.js)"', (web / "index.html").read_text(encoding="utf-8")))
    start, table = needed_by(APP / "start-page.js"), needed_by(APP / "table-page.js")
    always = needed_by(APP / "main.js") | (start & table)
    assert named - {"app/early.js"} == {str(file.relative_to(web)) for file in always}
    early = (APP / "early.js").read_text(encoding="utf-8")
    replay = needed_by(web / "after" / "pages.js") | needed_by(web / "after" / "replay-page.js")
    for name, page in (("START", start), ("TABLE", table), ("REPLAY", replay)):
        listed = re.search(rf"const {name} = \[(.*?)\]", early, re.DOTALL)
        assert listed
        wanted = {f"{module}.js" for module in re.findall(r'"([^"]+)"', listed[1])}
        assert wanted == {str(file.relative_to(web)) for file in page - always}, name


def test_the_first_picture_is_the_icon_and_waits_for_nothing() -> None:
    document, icon = (
        APP.parent.joinpath(name).read_text(encoding="utf-8") for name in ("index.html", "icons/icon.svg")
    )
    drawing = re.search(r"<svg [^>]+>(.*)</svg>", icon)
    assert drawing
    assert re.search(rf'<svg class="opening"[^>]+>{re.escape(drawing[1])}</svg>', document)
    assert "<img" not in document


@pytest.mark.parametrize(("asked", "spoken"), [("nn-NO", "nb"), ("fi", "fi"), ("zh-CN", "en")])
def test_the_words_are_asked_for_at_once_in_the_reader_s_language_and_come_in_one_piece(
    sit: Sit, asked: str, spoken: str
) -> None:
    me = sit(language=asked)
    me.start()
    loaded = "performance.getEntriesByType('resource').map((one) => [new URL(one.name).pathname, one.initiatorType])"
    words = [one for one in me.page.evaluate(loaded) if one[0].startswith("/locales/")]
    assert words == [[f"/locales/{spoken}.ftl", "link"], [f"/locales/{spoken}/sheet.ftl", "link"]]


def test_the_page_and_the_server_mean_the_same_words_by_what_every_page_wants() -> None:
    text = (APP / "words.js").read_text(encoding="utf-8")
    areas, later = (re.search(rf"{name} = Object.freeze\(\[(.*?)\]", text, re.DOTALL) for name in ("AREAS", "LATER"))
    assert areas
    assert later
    everyday = {*re.findall(r'"(\w+)"', areas[1])} - {*re.findall(r'"(\w+)"', later[1])}
    assert everyday == {*AREAS} - LATER


@pytest.mark.parametrize(
    ("page", "most", "most_modules"), [("start-page.js", 115_000, 31), ("table-page.js", 130_000, 42)]
)
def test_a_page_weighs_little_and_comes_in_few_pieces_until_it_can_be_used(
    page: str, most: int, most_modules: int
) -> None:
    web = APP.parent
    looks = re.findall(r'url\("([^"]+)"\)', (web / "style" / "all.css").read_text(encoding="utf-8"))
    linked = re.findall(r'stylesheet" href="/([^"]+)"', (web / "index.html").read_text(encoding="utf-8"))
    # Style sheets and words come each in one piece.
    styles = [*(web / name for name in linked), *((web / "style" / name).resolve() for name in looks)]
    words = [LOCALES / "en" / f"{area}.ftl" for area in AREAS if area not in LATER]
    modules = {APP / "early.js", *needed_by(APP / "main.js"), *needed_by(APP / page)}
    pieces = [[web / "index.html"], styles, words, *([file] for file in modules)]
    sent = [b"".join(without_comments(file.suffix, file.read_bytes()) for file in piece) for piece in pieces]
    weight = sum(len(gzip.compress(body)) for body in sent)
    weight += sum(font.stat().st_size for font in (web / "vendor" / "fonts").glob("*.woff2"))
    assert weight < most
    # A line that is slow to answer makes every one of them dear.
    assert len(modules) <= most_modules


def test_every_key_the_page_says_is_in_the_catalogs_and_no_word_of_the_page_is_unused() -> None:
    keys = set().union(*(read_keys(file) for file in (LOCALES / "en").glob("*.ftl")))
    folders = (APP, *(APP.parent / name for name in ("after", "learn", "lobby")))
    code = "\n".join(file.read_text(encoding="utf-8") for folder in folders for file in folder.glob("*.js"))
    said = set(re.findall(r'(?:\bt|\bsay)\(\s*"([a-z0-9-]+)"', code))
    assert said - keys == set()
    # Keys that are put together: `help-${tip}`, and those handed on as text.
    starts = tuple(re.findall(r"\bt\(\s*`([a-z-]+-)\$\{", code))
    spare = {
        key for key in read_keys(LOCALES / "en" / "page.ftl") if f'"{key}"' not in code and not key.startswith(starts)
    }
    assert spare - {"log-taken-back-you"} == set()


def read_keys(file: Path) -> set[str]:
    """Return the messages of a catalog file."""
    return set(re.findall(r"^([a-z][a-z0-9-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE))
