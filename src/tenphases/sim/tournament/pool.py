"""Chunks played here, by one process or by several on this machine."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing.connection import wait as wait_for
from typing import Final

import msgspec

from tenphases.sim.tournament.plan import AHEAD, Plan, Task, Workers
from tenphases.sim.tournament.tally import Tally


def processes(count: int) -> Workers:
    """Return so many processes; one is this one."""

    def played(plan: Plan, tasks: Sequence[Task]) -> Generator[tuple[Task, Tally]]:
        several = min(count, len(tasks))
        return _by_pool(plan, tasks, several) if several > 1 else ((task, plan.play(task)) for task in tasks)

    return played


def processors() -> int:
    """Return how many processes there is work for on this machine."""
    return multiprocessing.cpu_count()


@contextmanager
def undisturbed() -> Iterator[None]:
    """Let Ctrl-C wait for nothing meanwhile: what is tidied up takes a second and must not be left half done."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def heard() -> Iterator[None]:
    """Let no Ctrl-C be lost meanwhile: what is raised inside the compiler's own callbacks reaches nobody."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    asked = threading.Event()

    def interrupt(_number: int, _frame: object) -> None:
        asked.set()
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGINT, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if asked.is_set():
        raise KeyboardInterrupt


def _by_pool(plan: Plan, tasks: Sequence[Task], count: int) -> Generator[tuple[Task, Tally]]:
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(count, initializer=_begin, initargs=(msgspec.json.encode(plan),))
    left, running = iter(tasks), dict[Future[Tally], Task]()
    try:
        while True:
            for task in islice(left, count * AHEAD - len(running)):
                running[pool.submit(_play_planned, task)] = task
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(future), future.result()
    finally:
        with undisturbed():
            # What is under way is played again another time: of slow players a chunk takes minutes.
            for process in set(multiprocessing.active_children()) - others if running else ():
                process.terminate()
            pool.shutdown(wait=True, cancel_futures=True)


_PLAN: Final[list[Plan]] = []
"""In a process of the pool: the plan it works for."""


def _begin(plan: bytes) -> None:
    # The parent alone answers Ctrl-C, so that what is done is still reported.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    _PLAN[:] = [msgspec.json.decode(plan, type=Plan)]


def _end_with_parent() -> None:
    """End when the parent does: one that was killed could tell nobody."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait_for([parent.sentinel])
        os._exit(1)


def _play_planned(task: Task) -> Tally:
    return _PLAN[0].play(task)
