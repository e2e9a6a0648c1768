"""Sweeping memory: Python's search for circles of forgotten objects holds everything up while it lasts.

With thousands of sockets open a search through all objects takes some tenths of a second, and left to itself it comes
every few seconds. What is made for a move is forgotten without it. So it is made now and then only; the short searches
through what is young go on by themselves.
"""

import asyncio
import gc
from typing import Final

EVERY_SECONDS: Final = 600.0
_NEVER: Final = 1_000_000_000


async def sweep(every: float = EVERY_SECONDS) -> None:
    """Search through all objects now and then, and never in between, for as long as this runs."""
    young, middle, old = gc.get_threshold()
    gc.set_threshold(young, middle, _NEVER)
    try:
        while True:
            gc.collect()
            await asyncio.sleep(every)
    finally:
        gc.set_threshold(young, middle, old)
