"""The program on the home screen, and without a network."""

import json
import struct

import pytest
from playwright.sync_api import expect

from tenphases.i18n import LANGUAGES, words
from tenphases.server.pages import TYPES
from tests.browser.after.conftest import Look, Past
from tests.browser.after.test_replay import WEB

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_manifest_in_the_catalogs_words(language: str) -> None:
    file = WEB / ("manifest.webmanifest" if language == "en" else f"after/manifest.{language}.webmanifest")
    assert file.suffix in TYPES
    manifest = json.loads(file.read_text(encoding="utf-8"))
    w = words(language)
    assert manifest["lang"] == language
    assert manifest["name"] == w.say("title")
    assert manifest["description"] == w.say("tagline")
    sheet, mine = (one["name"] for one in manifest["shortcuts"])
    assert mine == w.say("mine-title")
    # That every language has every sentence is for the catalogs' own gate to say.
    assert sheet == (w.say("sheet-title") if w.has("sheet-title") else sheet)
    english = json.loads((WEB / "manifest.webmanifest").read_text(encoding="utf-8"))
    for name in ("id", "start_url", "scope", "display", "icons", "theme_color", "background_color"):
        assert manifest[name] == english[name], name
    for icon in manifest["icons"]:
        body = (WEB / icon["src"].lstrip("/")).read_bytes()
        if icon["type"] == "image/png":
            assert "{}x{}".format(*struct.unpack(">II", body[16:24])) == icon["sizes"]
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])


def test_the_page_names_the_manifest_of_its_language(look: Look) -> None:
    page = look(language="da-DK").mine()
    expect(page.locator("link[rel=manifest]")).to_have_attribute("href", "/after/manifest.da.webmanifest")
    answer = page.request.get(f"{page.url.split('#')[0]}after/manifest.da.webmanifest")
    assert answer.headers["content-type"] == "application/manifest+json"


def test_it_is_said_what_browsers_withhold_on_plain_http(look: Look) -> None:
    me = look()
    me.page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    page = me.mine()
    expect(page.locator("[aria-labelledby=install]")).to_contain_text("This address begins with http.")


def test_what_the_browser_offers_is_taken_up(look: Look) -> None:
    page = look().mine()
    page.evaluate(
        """() => {
          const offer = new Event("beforeinstallprompt", { cancelable: true });
          offer.prompt = async () => { window.asked = true; };
          dispatchEvent(offer);
        }"""
    )
    page.locator("[data-action=install]").click()
    expect(page.locator("[data-action=install]")).to_have_count(0)
    assert page.evaluate("window.asked") is True


def test_without_a_network_the_page_says_what_it_can_do_and_comes_back_by_itself(look: Look, past: Past) -> None:
    me = look(workers=True)
    page = me.go("#/", "[data-action=play], main")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("async () => (await caches.keys()).length > 0 && !!(await caches.match('/shell.json'))")
    page.context.set_offline(True)
    page.goto("about:blank")
    page.goto(f"{past.address}/")
    expect(page.locator("main.offline")).to_contain_text("The server cannot be reached")
    page.locator("[data-action=score]").click()
    expect(page.locator("[data-action=begin]")).to_be_visible()
    page.goto(f"{past.address}/#/r/{past.last.table.game}")
    expect(page.locator(".notice")).to_be_visible()
    page.goto(f"{past.address}/#/")
    expect(page.locator("main.offline")).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator("main.offline")).to_have_count(0)
    expect(page.locator("main.start")).to_be_visible()


def test_a_table_that_is_shown_is_left_alone_by_a_lost_line(look: Look, past: Past) -> None:
    me = look(player=True)
    me.page.route("**/api/health", lambda route: route.abort())
    page = me.go(f"#/t/{past.going.table.game}", "main.table")
    page.wait_for_timeout(2500)
    expect(page.locator("main.table")).to_be_visible()
