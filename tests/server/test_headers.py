"""The headers that keep strangers out, and on which answers they are of use."""

from tests.server.conftest import Site


async def test_every_answer_bears_the_headers_that_keep_strangers_out(site: Site) -> None:
    for path in ("/", "/api/setup", "/nothing", "/nothing.js", "/sw.js", "/icons/icon.svg", "/app/main.js"):
        headers = (await site.http.get(path)).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        if path in {"/nothing.js", "/app/main.js"}:
            continue
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert headers["cross-origin-opener-policy"] == "same-origin"


async def test_only_what_is_never_a_page_is_sent_without_a_policy(site: Site) -> None:
    whole = (await site.http.get("/shell.json")).json()
    bare = set()
    for path in [path for path in whole["files"] if not path.startswith("/locales/")]:
        answer = await site.http.get(path)
        if "content-security-policy" not in answer.headers:
            bare.add(answer.headers["content-type"].partition(";")[0])
    kinds = {"text/javascript", "text/css", "font/woff2", "image/png", "application/manifest+json"}
    assert bare <= kinds
    assert {"text/javascript", "text/css"} <= bare
