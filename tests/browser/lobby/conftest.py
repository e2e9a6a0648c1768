"""Several people at one table, each with a browser of their own, at the real server."""

from collections.abc import Callable, Iterator

import pytest

from tests.browser.conftest import Devices, Kind
from tests.browser.lobby.guest import Guest
from tests.browser.mock.server import Stage

Come = Callable[..., Guest]


@pytest.fixture
def come(devices: Devices, stage: Stage, real_server: str) -> Iterator[Come]:
    """Have someone come with a browser of their own; whatever a page complains of in its console fails the test."""
    guests: list[Guest] = []

    def came(size: str = "phone", *, theme: str = "table", language: str = "en-GB", audited: bool = False) -> Guest:
        context = devices.have(Kind(size, language, theme, audited))
        guests.append(Guest(context, stage, real_server))
        return guests[-1]

    yield came
    complaints = [complaint for guest in guests for complaint in guest.complaints]
    devices.give_back()
    assert not complaints
