"""Devices with the page's own modules, and a real server that can be killed and started again."""

import asyncio
import contextlib
import json
import os
import signal
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tenphases.scoresheet.document import Sheet
from tenphases.scoresheet.reading import sheet_of
from tenphases.server.network import listen

HERE = Path(__file__).parent
FOLDER = HERE.parents[1] / "src" / "tenphases" / "web" / "sheet"
NODE = Path(sys.executable).with_name("node")
PROGRAM = """
import sys
from pathlib import Path
from tenphases.server.app import create_app
from tenphases.server.launch import run
from tenphases.server.network import listen
from tenphases.server.settings import Settings
from tenphases.store.sql import open_sqlite
from tenphases.table.keeper import House
store = open_sqlite(Path(sys.argv[1]))
app = create_app(Settings(House(store), sheets=store.sheets()))
run(app, listen("127.0.0.1", int(sys.argv[2])), lambda: print("ready", flush=True))
"""


class Device:
    """A phone beside the cards."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    async def ask(self, do: str, **told: Any) -> Any:  # noqa: ANN401
        """Have something done and return the answer; a fault is an AssertionError with its code."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps({"do": do, **told}).encode() + b"\n")
        answer = json.loads(await asyncio.wait_for(self._process.stdout.readline(), 30))
        assert "failed" not in answer, answer["failed"]
        return answer["done"]

    async def sheet(self) -> Sheet:
        return sheet_of(await self.ask("sheet"))

    async def write(self, round_: int, player: int, points: int, **more: Any) -> None:  # noqa: ANN401
        cell = {"points": points} | more
        await self.ask("write", cells=[{"round": round_, "player": player, "cell": cell}])

    async def until(self, there: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Wait until the line is in a state."""
        start = time.monotonic()
        while not there(state := await self.ask("state")):
            assert time.monotonic() - start < 30, state
            await asyncio.sleep(0.02)
        found: dict[str, Any] = state
        return found

    async def live(self, present: int = 1) -> None:
        await self.until(lambda state: state["state"] == "live" and state["present"] >= present)


async def agree(*devices: Device, entries: int) -> Sheet:
    """Wait until all devices hold the same sheet with so many entries, and return it."""
    start = time.monotonic()
    while True:
        sheets = [await device.sheet() for device in devices]
        if all(sheet == sheets[0] and len(sheet.entries) == entries for sheet in sheets):
            return sheets[0]
        assert time.monotonic() - start < 30, [len(sheet.entries) for sheet in sheets]
        await asyncio.sleep(0.02)


@asynccontextmanager
async def device(memory: Path, port: int = 1) -> AsyncIterator[Device]:
    """A device that remembers what is in the file; the file outlives it."""
    process = await asyncio.create_subprocess_exec(
        NODE,
        HERE / "device.mjs",
        FOLDER,
        f"http://127.0.0.1:{port}/",
        memory,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=2**24,
        start_new_session=True,
    )
    assert process.stdout is not None
    assert await asyncio.wait_for(process.stdout.readline(), 30) == b"ready\n"
    try:
        yield Device(process)
    finally:
        # The program called node starts the real one, which would outlive it.
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        await process.wait()


class House:
    """A server on one port, that can be killed and started again."""

    def __init__(self, file: Path) -> None:
        self._file = file
        with listen("127.0.0.1", 0) as found:
            self.port: int = found.getsockname()[1]
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", PROGRAM, str(self._file), str(self.port), stdout=asyncio.subprocess.PIPE
        )
        assert self._process.stdout is not None
        assert await asyncio.wait_for(self._process.stdout.readline(), 30) == b"ready\n"

    async def kill(self) -> None:
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.send_signal(signal.SIGKILL)
            await self._process.wait()
            self._process = None


@asynccontextmanager
async def house(file: Path) -> AsyncIterator[House]:
    """A server that keeps its sheets in a file."""
    found = House(file)
    await found.start()
    try:
        yield found
    finally:
        await found.kill()
