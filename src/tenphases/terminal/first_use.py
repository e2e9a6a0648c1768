"""What is told while code is compiled: once on a machine it takes a while, and nobody should wonder why.

It goes to where the progress is shown, standard error, and is said once in a run.
"""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from rich.progress import Progress, TaskID

from tenphases.i18n import Words

AT_ONCE: Final = 1.0
"""Seconds, where nothing has been compiled before: nothing is said of what is done sooner."""
LONG: Final = 8.0
"""Reading compiled code from disk takes less: what takes longer has changed, and is compiled anew."""


@contextmanager
def told(
    spoken: Words,
    progress: Progress,
    after: float | None,
    said: str = "study-first-use",
    doing: str = "study-compiling",
) -> Iterator[None]:
    """Tell after so many seconds that something is compiled, and show that it goes on; None to say nothing.

    ``said`` and ``doing`` are the sentence and the word for it, where it is something else that takes so long.
    """
    if after is None:
        yield
        return
    tasks: list[TaskID] = []

    def tell() -> None:
        progress.console.print(spoken.say(said), highlight=False, soft_wrap=True)
        tasks.append(progress.add_task(spoken.say(doing), total=None))

    later = threading.Timer(after, tell)
    later.daemon = True
    later.start()
    try:
        yield
    finally:
        later.cancel()
        later.join()
        for task in tasks:
            progress.remove_task(task)
