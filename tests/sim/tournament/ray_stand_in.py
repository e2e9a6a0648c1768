"""A stand-in for the few functions of Ray that are asked: what goes to a machine and comes back is pickled, no more.

Chunks come back last first, and now and then none is done yet. That the true one does the same is measured by
``python -m benchmarks.contest_ray`` where it is installed.
"""

import pickle
from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any


class RayError(Exception):
    """As ``ray.exceptions.RayError``."""


class Ray:
    """As the module ``ray``."""

    exceptions = SimpleNamespace(RayError=RayError)

    def __init__(self) -> None:
        self.told: list[str] = []
        """Every function that was called, in order."""
        self.asked: dict[str, Any] = {}
        """What ``init`` and ``remote`` were asked for."""
        self.fails: Exception | None = None
        """What comes of a chunk instead of its games."""
        self.playing: set[int] = set()
        """References to chunks that are under way."""
        self.most = 0
        """As many chunks were under way at a time."""
        self.processors = 2
        """How many there are; a test takes some away or adds some while games go on."""
        self._objects: dict[int, bytes] = {}

    def init(self, **asked: Any) -> None:  # noqa: ANN401 - whatever it is
        self.told.append("init")
        self.asked |= asked
        if asked["address"] not in {"auto", "local"}:
            message = f"Trying hard\nNo cluster at {asked['address']}"
            raise ConnectionError(message)

    def shutdown(self) -> None:
        self.told.append("shutdown")
        self.playing.clear()

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": float(self.processors), "memory": 1e10} if self.processors else {"memory": 1e10}

    def put(self, value: object) -> int:
        self._objects[len(self._objects)] = pickle.dumps(value)
        return len(self._objects) - 1

    def get(self, reference: int) -> Any:  # noqa: ANN401 - whatever it is
        value = pickle.loads(self._objects[reference])  # noqa: S301 - our own
        if isinstance(value, RayError):
            raise value
        return value

    def remote(self, **asked: int) -> Callable[[Callable[..., object]], Any]:
        self.asked |= asked

        def far(function: Callable[..., object]) -> Any:  # noqa: ANN401 - it has one method
            def started(reference: int, task: object) -> int:
                function_there, task_there = pickle.loads(pickle.dumps((function, task)))  # noqa: S301 - our own
                made = self.put(self.fails or function_there(self.get(reference), task_there))
                self.playing.add(made)
                self.most = max(self.most, len(self.playing))
                return made

            return SimpleNamespace(remote=started)

        return far

    def wait(self, references: Sequence[int], num_returns: int, timeout: float) -> tuple[list[int], list[int]]:
        assert (num_returns, timeout > 0) == (1, True)
        self.told.append("wait")
        print("(raylet) A machine has been lost.")  # noqa: T201 - as the true one does
        if self.told.count("wait") % 3 == 2:
            return [], list(references)
        done = references[-1]
        self.playing.discard(done)
        return [done], [each for each in references if each != done]
