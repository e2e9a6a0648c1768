"""People who keep score in a browser, against the real server."""

from collections.abc import Callable, Iterator

import pytest

from tests.browser.conftest import Devices, Kind
from tests.browser.sheet.scorer import Scorer

Score = Callable[..., Scorer]


@pytest.fixture
def score(devices: Devices, real_server: str) -> Iterator[Score]:
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
        context = devices.have(Kind(size, language, theme, audited, workers))
        scorers.append(Scorer(context, real_server))
        return scorers[-1]

    yield scoring
    complaints = [complaint for scorer in scorers for complaint in scorer.complaints]
    devices.give_back()
    assert not complaints
