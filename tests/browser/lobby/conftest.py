"""Several people at one table, each with a browser of their own, at the real server."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.lobby.guest import Guest
from tests.browser.mock.server import Stage
from tests.browser.reader import SIZES

Come = Callable[..., Guest]


@pytest.fixture
def come(chromium: Browser, stage: Stage, real_server: str) -> Iterator[Come]:
    """Have someone come with a browser of their own; whatever a page complains of in its console fails the test."""
    guests: list[Guest] = []

    def came(size: str = "phone", *, theme: str = "table", language: str = "en-GB", audited: bool = False) -> Guest:
        wide, high = SIZES[size]
        phone = size != "desk"
        context = chromium.new_context(
            viewport={"width": wide, "height": high},
            has_touch=phone,
            is_mobile=phone,
            locale=language,
            service_workers="block",
            bypass_csp=audited,
        )
        guests.append(Guest(context, stage, theme, real_server))
        return guests[-1]

    yield came
    for guest in guests:
        guest.context.close()
    assert not [complaint for guest in guests for complaint in guest.complaints]
