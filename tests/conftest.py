"""What every test shares: the soak switch, the seed, hypothesis profiles.

Fixtures that know about one package live in that package's test folder.
"""

import os
import random
import secrets
import signal
from pathlib import Path

import pytest
from hypothesis import configuration, settings
from xdist.scheduler import LoadFileScheduling

ROOT = Path(__file__).resolve().parent.parent

configuration.set_hypothesis_home_dir(ROOT / ".cache" / "hypothesis")
# A change that is not about a law must not turn red by luck: everyday runs repeat, soaks explore.
settings.register_profile("everyday", deadline=None, derandomize=True, print_blob=True)
settings.register_profile("soak", deadline=None, max_examples=2_000, print_blob=True)

EVERYDAY_SEED = 10
DEAR = {"browser", "sim", "dice"}
"""Folders of the tests that take longest, by far."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak", action="store_true", help="also run the long tests, each from a fresh seed")
    parser.addoption("--seed", type=int, default=None, help="repeat random tests from this seed")


def pytest_configure(config: pytest.Config) -> None:
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # what runs in the background is often started so
        signal.signal(signal.SIGINT, signal.default_int_handler)
    soak = config.getoption("--soak")
    if config.getoption("--seed") is None:
        # Set on the option itself, so that xdist hands the same seed to every worker.
        config.option.seed = secrets.randbelow(2**32) if soak else EVERYDAY_SEED
    os.environ["SEED_OF_THIS_RUN"] = str(config.option.seed)
    settings.load_profile("soak" if soak else "everyday")


def pytest_report_header(config: pytest.Config) -> str:
    return f"seed: {config.getoption('--seed')} (repeat with --seed)"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave soak tests out unless asked for; pytest counts them as deselected in its last line."""
    long = [item for item in items if item.get_closest_marker("soak")]
    if long and not config.getoption("--soak"):
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if not item.get_closest_marker("soak")]
    # The dear ones first: what is left for the end is soon done, so that no worker waits long for another.
    items.sort(key=lambda item: not (DEAR & set(item.path.parts)))


def share(nodeid: str) -> str:
    """Return what stays with one worker: a file, whose server starts once; all that compile, or make tables of dice."""
    file = nodeid.partition("::")[0]
    return next((word for word in ("/sim/", "dice") if word in file), file)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> LoadFileScheduling:
    scheduling = LoadFileScheduling(config, log)
    scheduling._split_scope = share
    return scheduling


@pytest.fixture
def soak(request: pytest.FixtureRequest) -> bool:
    """Whether this run may take long: a test multiplies its rounds by it."""
    return bool(request.config.getoption("--soak"))


@pytest.fixture
def seed(request: pytest.FixtureRequest) -> int:
    """The seed of this run; printed, so that a failing test shows it."""
    value = int(request.config.getoption("--seed"))
    print(f"seed: {value}")  # noqa: T201 (pytest shows it with a failure)
    return value


@pytest.fixture
def rng(seed: int) -> random.Random:
    """A generator of this run's seed, fresh for each test."""
    return random.Random(seed)
