"""Chunks played by Ray: on the processors of many machines, or on those of this one. Ray is an extra.

Which machines there are is Ray's business: some may join, and some be lost, while games go on. Each is asked whether
the same comes out of a seed there as here.
"""

import os
import socket
import sys
from collections.abc import Generator, Sequence
from contextlib import redirect_stdout
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import Any, Final

import msgspec

from tenphases.sim.tournament.plan import AHEAD, Plan, Task, Workers, head_of
from tenphases.sim.tournament.pool import undisturbed
from tenphases.sim.tournament.tally import Tally

LOCAL: Final = "local"
"""The address of this machine alone; ``auto`` is that of the cluster it belongs to."""

_SECONDS: Final = 5.0
_LOOKED: Final = 1.0
_TRIES: Final = 20


class NoRayError(Exception):
    """Ray is not installed."""


class ClusterError(Exception):
    """Ray cannot be reached or went away; carries what it said, in its own words."""


class UnlikeError(Exception):
    """A machine has other code, or other extras; carries its name."""


def by_ray(address: str) -> Workers:
    """Return the processors of a cluster. NoRayError if Ray is not there.

    What they raise: ClusterError, UnlikeError.
    """
    ray = _installed()

    def played(plan: Plan, tasks: Sequence[Task]) -> Generator[tuple[Task, Tally]]:
        if not tasks:
            return
        # It tells of lost machines on standard output, where the results go.
        with redirect_stdout(sys.stderr):
            try:
                _begin(ray, address)
                yield from _by_cluster(ray, plan, tasks)
            except ray.exceptions.RayError as error:
                raise ClusterError(_said(error)) from error
            finally:
                with undisturbed():
                    ray.shutdown()  # which also ends what is under way

    return played


def _installed() -> Any:  # noqa: ANN401 - Ray may not be there to be typed
    # Nothing is told to its makers, and whoever has a token uses it: Ray itself would only do so on its own machine.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if {"RAY_AUTH_TOKEN", "RAY_AUTH_TOKEN_PATH"} & os.environ.keys() or (Path.home() / ".ray" / "auth_token").exists():
        os.environ.setdefault("RAY_AUTH_MODE", "token")
    try:
        import ray  # noqa: PLC0415 - an extra
    except ModuleNotFoundError as error:
        raise NoRayError from error
    return ray


def _begin(ray: Any, address: str) -> None:  # noqa: ANN401 - as above
    """Join a cluster, or make one of this machine's processors."""
    try:
        host, _, port = address.rpartition(":")
        if port.isdigit() and "/" not in address:
            # Ray itself takes more than a minute to find that nobody is there.
            socket.create_connection((host.strip("[]"), int(port)), _SECONDS).close()
        ray.init(address=address, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    except (OSError, ValueError, RuntimeError, ImportError, ray.exceptions.RayError) as error:
        raise ClusterError(_said(error)) from error


def _said(error: Exception) -> str:
    """Return the last line of what was said: of an error far away that is what it was, above it is where."""
    system = error.strerror if isinstance(error, OSError) else None
    return system or str(error).strip().rpartition("\n")[2] or type(error).__name__


def _by_cluster(ray: Any, plan: Plan, tasks: Sequence[Task]) -> Generator[tuple[Task, Tally]]:  # noqa: ANN401 - as above
    # A machine that is lost loses what it was playing; Ray hands that to another, but not for ever.
    remote = ray.remote(num_cpus=1, max_retries=_TRIES)(_play_there)
    here = ray.put((msgspec.json.encode(plan), msgspec.json.encode(head_of(plan))))
    left, running = iter(tasks), dict[Any, Task]()
    while True:
        for task in islice(left, max(0, AHEAD * _processors(ray) - len(running))):
            running[remote.remote(here, task)] = task
        if not running:
            return
        # After a while it looks again, for there may be more processors by then.
        done, _ = ray.wait(list(running), num_returns=1, timeout=_LOOKED)
        for reference in done:
            task, answer = running.pop(reference), ray.get(reference)
            if isinstance(answer, str):
                raise UnlikeError(answer)
            yield task, answer


def _processors(ray: Any) -> int:  # noqa: ANN401 - as above
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def _play_there(here: tuple[bytes, bytes], task: Task) -> Tally | str:
    """Play a chunk on whatever machine this is; return its name if something else would come out there."""
    plan, is_alike = _plan(*here)
    return plan.play(task) if is_alike else socket.gethostname()


@lru_cache(maxsize=4)
def _plan(plan: bytes, head: bytes) -> tuple[Plan, bool]:
    asked = msgspec.json.decode(plan, type=Plan)
    return asked, msgspec.json.encode(head_of(asked)) == head
