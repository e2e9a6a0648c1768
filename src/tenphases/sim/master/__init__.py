"""The level *master*: search over worlds that could be, with a learned equity at their ends.

    available()              whether it can play here: the extra [sim] is installed
    choose(view, seed)       its move, compiling first if need be (a minute, once a machine)
    install()                lets ``bots.choose("master", …)`` search; until the search is compiled, in a thread of its
                             own and only once somebody asks for a master, an expert plays in its place

What the kernel does not play, an expert plays. The same view and seed give the same move: no clock is looked at.
"""

import logging
import threading
from collections.abc import Callable
from enum import StrEnum
from importlib.util import find_spec
from typing import Final

from tenphases import bots
from tenphases.rules.moves import PlayerMove
from tenphases.rules.views import View

_LOG: Final = logging.getLogger(__name__)
_DICE: Final = 1 << 30
_LONG_SECONDS: Final = 3.0
"""Reading the search from disk takes less; of what takes longer a word is said."""


class State(StrEnum):
    """How far a search is that takes a while to compile. Catalog keys: ``serve-master-<state>``."""

    COMPILING = "compiling"
    READY = "ready"


Told = Callable[[State], None]


def available() -> bool:
    """Say whether the extra [sim] is installed."""
    return find_spec("numba") is not None


def choose(view: View, seed: int) -> PlayerMove:
    """Return the move of a master, whose turn it must be. ImportError where it is not available."""
    from tenphases.sim.master.player import found  # noqa: PLC0415 - compiled code is loaded only if it is wanted

    return found(view, seed % _DICE) or bots.choose(bots.EXPERT, view, seed)


class _Waking:
    """The search for a server's bots: it wakes when it is first asked for."""

    def __init__(self, told: Told) -> None:
        self._told = told
        self._awake = threading.Event()
        self._asked = threading.Lock()
        self._thread: threading.Thread | None = None

    def __call__(self, view: View, seed: int) -> PlayerMove | None:
        """Return the move, None until the search is there."""
        if self._awake.is_set():
            return choose(view, seed)
        with self._asked:
            if self._thread is None:
                self._thread = threading.Thread(target=self._wake, name="master", daemon=True)
                self._thread.start()
        return None

    def _wake(self) -> None:
        said = threading.Event()

        def tell() -> None:
            said.set()
            self._told(State.COMPILING)

        later = threading.Timer(_LONG_SECONDS, tell)
        later.start()
        try:
            from tenphases.sim.master.player import prepare  # noqa: PLC0415 - as above

            prepare()
        except Exception:  # noqa: BLE001 - an expert plays, whatever it was
            _LOG.exception("the search of the master could not be compiled: experts play in its place")
        else:
            self._awake.set()
        finally:
            later.cancel()
        if said.is_set() and self._awake.is_set():
            self._told(State.READY)


def install(told: Told = lambda _: None) -> None:
    """Let masters search, if they can. ``told`` is called, from another thread, if that takes a while at first."""
    if available():
        bots.let_masters_search(_Waking(told))
    else:
        _LOG.info("masters play as experts: the extra [sim] is not installed")
