"""What the look promises: legible, told apart without colour, in reach of a thumb, within its size."""

import gzip
import itertools
import re
from pathlib import Path
from typing import Literal

import pytest

from tests.browser.audit import AXE_FILE, faults
from tests.browser.demo.conftest import ROOT, Demo

WEB = ROOT / "src" / "tenphases" / "web"
THEMES = ("table", "light", "dark")
TABLES = ("table6", "hit6", "table3")
VIEWS = ("cards", "start", "table6", "hit6", "lay", "skip", "role", "round", "final")
DEFICIENCIES = ("none", "protanopia", "deuteranopia", "tritanopia", "achromatopsia")

pytestmark = pytest.mark.browser

# What is read on what: (ink, ground).
PAIRS = (
    *itertools.product(("--ink", "--ink-2"), ("--ground", "--ground-lit", "--felt", "--surface", "--surface-2")),
    *itertools.product(("--may-edge", "--must-edge", "--done", "--danger"), ("--ground", "--surface", "--well")),
    ("--ink", "--felt-lit"),
    ("--ink", "--well"),
    ("--ink-2", "--well"),
    ("--win", "--surface"),
    ("--on-may", "--may"),
    ("--on-must", "--must"),
    *((f"--line-{i}", "--surface") for i in range(1, 7)),
    ("--card-white", "--card-red"),
    ("--card-white", "--card-blue"),
    ("--card-white", "--card-black"),
    ("--card-ink", "--card-green"),
    ("--card-ink", "--card-yellow"),
    ("--card-ink", "--card-white"),
    ("--card-red", "--card-white"),
    ("--card-blue", "--card-white"),
    ("--card-green-deep", "--card-white"),
    ("--card-yellow-deep", "--card-white"),
    ("--card-red-lit", "--card-black"),
    ("--card-blue-lit", "--card-black"),
    ("--card-back-ink", "--card-back"),
)


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: str, other: str) -> float:
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def tokens(demo: Demo, theme: str) -> dict[str, str]:
    page = demo.show("role", theme)
    names = sorted(set(re.findall(r"(--[a-z0-9-]+):", (WEB / "style" / "tokens.css").read_text())))
    found: dict[str, str] = page.evaluate(
        "(names) => { const style = getComputedStyle(document.documentElement);"
        " return Object.fromEntries(names.map((one) => [one, style.getPropertyValue(one).trim()])) }",
        names,
    )
    return found


def test_black_on_white_is_the_greatest_contrast() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)


@pytest.mark.parametrize("theme", THEMES)
def test_everything_reads_at_four_and_a_half_to_one(demo: Demo, theme: str) -> None:
    found = tokens(demo, theme)
    faint = {pair: round(contrast(found[pair[0]], found[pair[1]]), 2) for pair in PAIRS}
    assert {pair: ratio for pair, ratio in faint.items() if ratio < 4.5} == {}


@pytest.mark.parametrize(("scheme", "theme"), [("light", "light"), ("dark", "dark")])
def test_the_automatic_theme_is_the_one_the_system_asks_for(
    demo: Demo, scheme: Literal["light", "dark"], theme: str
) -> None:
    demo.page.emulate_media(color_scheme=scheme)
    assert tokens(demo, "auto") == tokens(demo, theme)


def test_colours_are_written_in_one_file_only() -> None:
    sheets = [path for path in (*WEB.glob("style/*.css"), *WEB.glob("cards/*.css")) if path.name != "tokens.css"]
    assert sheets
    literal = re.compile(r"#[0-9a-fA-F]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(")
    assert {path.name: literal.findall(path.read_text()) for path in sheets if literal.search(path.read_text())} == {}


def test_every_face_has_a_drawing(demo: Demo) -> None:
    page = demo.show("cards")
    missing = page.evaluate(
        "[...document.querySelectorAll('.card use')].map((one) => one.getAttribute('href'))"
        ".filter((one) => !document.querySelector(one))"
    )
    assert missing == []
    shown = page.evaluate("new Set([...document.querySelectorAll('.card')].map((one) => one.dataset.face)).size")
    assert shown == 51, "50 faces, and the back, which has none"


def test_a_card_that_does_not_exist_is_an_error(demo: Demo) -> None:
    demo.show("cards")
    said = demo.page.evaluate(
        "import('/src/tenphases/web/cards/card.js').then((m) => { try { m.card('R13'); return '' }"
        " catch (error) { return error.constructor.name } })"
    )
    assert said == "RangeError"


CORNERS = """async ({ shot, boxes, faces }) => {
  const image = new Image(); image.src = 'data:image/png;base64,' + shot; await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  pen.drawImage(image, 0, 0);
  const data = boxes.map(([x, y, w, h]) => pen.getImageData(x, y, w, h).data);
  const number = faces.map((face) => face.slice(1));
  const least = { colour: [Infinity, ''], number: [Infinity, ''] };
  for (let a = 0; a < data.length; a += 1) for (let b = 0; b < a; b += 1) {
    let sum = 0;
    for (let i = 0; i < data[a].length; i += 1) if (i % 4 < 3) sum += (data[a][i] - data[b][i]) ** 2;
    const far = Math.sqrt(sum / (data[a].length * 0.75));
    const kind = number[a] === number[b] ? 'colour' : 'number';
    if (far < least[kind][0]) least[kind] = [far, `${faces[a]} and ${faces[b]}`];
  }
  return least;
}"""


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_a_corner_alone_tells_every_card_whatever_one_sees(demo: Demo, deficiency: str) -> None:
    page = demo.show("faces", size=(1000, 900))
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": deficiency})
    cards = page.locator(".card").evaluate_all(
        """all => all.map((one) => {
          const { left, top, width, height } = one.getBoundingClientRect();
          return [one.dataset.face, [left, top, width * 0.3, height * 0.3].map(Math.round)];
        })"""
    )
    faces, corners = zip(*cards, strict=True)
    assert len(faces) == 50
    shot = session.send("Page.captureScreenshot", {"format": "png"})["data"]
    least = page.evaluate(CORNERS, {"shot": shot, "boxes": corners, "faces": faces})
    # Black against white over the whole corner is 255, equal corners are 0; the cards are as small as on a phone's
    # table, and with one dot a pixel coarser than on any phone. Digits of one font differ by what they differ.
    assert least["colour"][0] > 25, least
    assert least["number"][0] > 12, least


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (844, 390), (1280, 800)])
@pytest.mark.parametrize("view", TABLES)
def test_nothing_scrolls_during_a_turn(demo: Demo, view: str, size: tuple[int, int]) -> None:
    page = demo.show(view, size=size)
    wide, high = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert (wide, high) == size
    lowest = page.locator(".actions").bounding_box()
    assert lowest is not None
    assert lowest["y"] + lowest["height"] <= size[1]
    boxes = page.locator(".hand-card").evaluate_all("all => all.map((one) => one.getBoundingClientRect().toJSON())")
    assert boxes
    for box in boxes:
        assert box["left"] >= 0
        assert box["right"] <= size[0]
        assert box["bottom"] <= size[1]


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (1280, 800)])
def test_everything_on_the_table_can_be_hit_with_a_thumb(demo: Demo, size: tuple[int, int]) -> None:
    for view in ("table6", "hit6", "table3"):
        page = demo.show(view, size=size)
        small = page.evaluate(
            "[...document.querySelectorAll('.chip, .pile, .actions > *, .table-menu > *, .group-hit')]"
            ".map((one) => [one.className, one.getBoundingClientRect()])"
            ".filter(([, box]) => box.width > 0 && (box.width < 39.5 || box.height < 43.5))"
            ".map(([name, box]) => `${name} ${box.width} × ${box.height}`)"
        )
        assert small == []
        cards = page.evaluate(
            "[...document.querySelectorAll('.hand-card')].map((one) => one.getBoundingClientRect())"
            ".map((box) => [box.width, box.height])"
        )
        assert all(wide >= 44 and high >= 61.5 for wide, high in cards), cards


# Contrast is tested for every theme above; the checker looks at each view once and at the busiest in every theme.
@pytest.mark.parametrize(
    ("view", "theme"), [*((view, "light") for view in VIEWS), *itertools.product(("hit6", "lay"), ("table", "dark"))]
)
def test_the_accessibility_checker_finds_nothing(demo: Demo, view: str, theme: str) -> None:
    page = demo.show(view, theme)
    assert faults(page) == []


@pytest.mark.parametrize("view", [*VIEWS[1:], "table3"])
def test_the_narrowest_phone_never_scrolls_sideways(demo: Demo, view: str) -> None:
    page = demo.show(view, size=(320, 568))
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_text_twice_as_large_never_makes_a_phone_scroll_sideways(demo: Demo) -> None:
    twice = {"fontSizes": {"standard": 32, "fixed": 26}}
    demo.page.context.new_cdp_session(demo.page).send("Page.setFontSizes", twice)
    wide = {view: demo.show(view).evaluate("document.documentElement.scrollWidth") for view in (*VIEWS[1:], "table3")}
    assert demo.page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
    assert {view: far for view, far in wide.items() if far > 390} == {}


def test_the_look_stays_small() -> None:
    served = [path for part in ("style", "cards", "sound", "vendor") for path in (WEB / part).rglob("*")]
    files = [path for path in served if path.suffix in (".js", ".css", ".woff2")]
    assert len(files) > 10
    total = sum(len(gzip.compress(path.read_bytes(), 9)) for path in files)
    assert total < 90_000, f"{total} bytes of the page's 150,000"


def test_every_vendored_part_has_its_licence() -> None:
    vendor = WEB / "vendor"
    parts: list[Path] = [*vendor.glob("*.js"), *vendor.glob("fonts/*.woff2"), AXE_FILE]
    assert len(parts) == 5
    for part in parts:
        name = part.name.split(".")[0].split("-")[0]
        assert (part.parent / f"{name}.LICENSE").stat().st_size > 1_000
