"""People who keep score in a browser, against the real server."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.reader import SIZES
from tests.browser.sheet.scorer import Scorer

Score = Callable[..., Scorer]


@pytest.fixture
def score(chromium: Browser, real_server: str) -> Iterator[Score]:
    """Let someone keep score; whatever the page complains of in its console fails the test."""
    scorers: list[Scorer] = []

    def scoring(
        size: str = "phone",
        *,
        theme: str = "table",
        language: str = "en-GB",
        audited: bool = False,
        workers: bool = False,
    ) -> Scorer:
        wide, high = SIZES[size]
        context = chromium.new_context(
            viewport={"width": wide, "height": high},
            has_touch=size != "desk",
            is_mobile=size != "desk",
            locale=language,
            service_workers="allow" if workers else "block",
            # axe measures by means of style attributes, which the server's policy forbids.
            bypass_csp=audited,
        )
        scorers.append(Scorer(context, real_server, theme))
        return scorers[-1]

    yield scoring
    for scorer in scorers:
        scorer.context.close()
    complaints = [complaint for scorer in scorers for complaint in scorer.complaints]
    assert not complaints
