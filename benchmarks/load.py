"""How many tables of four one server bears: real sockets on this machine, people who play at a human pace.

    python -m benchmarks.load                          steps of tables until the 99th percentile passes 50 ms
    python -m benchmarks.load --tables 50 --seconds 10 a quick look
    python -m benchmarks.load --pace 1                 people in a hurry

The server is the one that ``./play`` starts, with its store on the disk, in a process of its own that is kept to one
processor; the people are in another. They gather by link, each on a socket, and move by what their Update says.
Each takes ``--pace`` seconds over an action, half more or less. Measured is the time from a command's sending to
the moment when the last of the four has the Update of it; the first part of each step does not count. Where the people
use up their own processor, the figures are theirs and not the server's: their use is shown too.
"""

import argparse
import asyncio
import contextlib
import os
import random
import resource
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import quantiles
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from benchmarks.machine import describe

STEPS: Final = (50, 100, 200, 400, 600, 800, 1000, 1250, 1500, 2000)
PEOPLE: Final = 4
OPENING: Final = 16
"""How many tables are opened at the same time."""
WARMING: Final = 0.25
"""What part of a step's time goes by before it is measured."""
TICKS: Final = os.sysconf("SC_CLK_TCK")


# ------------------------------------------------------------------ the server's side


def serve(port: int, folder: Path) -> None:
    """Serve until killed, with no limits on one address, for all come from one."""
    from tenphases.server.app import create_app  # noqa: PLC0415 - the people need none of it
    from tenphases.server.launch import run  # noqa: PLC0415
    from tenphases.server.network import listen  # noqa: PLC0415
    from tenphases.server.settings import Allowance, Limits, Settings  # noqa: PLC0415
    from tenphases.store.sql import open_sqlite  # noqa: PLC0415
    from tenphases.table.keeper import House  # noqa: PLC0415

    anything = Allowance(1e9, 1e9)
    limits = Limits(tables=anything, seats=anything, sockets=10**6)
    settings = Settings(House(open_sqlite(folder / "games.sqlite3")), limits)
    run(create_app(settings), listen("127.0.0.1", port), lambda: print("ready", flush=True))


def pinned(processors: set[int]) -> None:
    """Keep this process to some processors, where the system lets one."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, processors)


@contextlib.asynccontextmanager
async def server(port: int, processor: int) -> AsyncIterator[int]:
    """Start the server and return its process id."""
    with tempfile.TemporaryDirectory(prefix="tenphases-load-") as folder:
        command = (sys.executable, "-m", "benchmarks.load", "--serve", str(port), folder, str(processor))
        process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        assert process.stdout is not None  # noqa: S101 - it was asked for
        await asyncio.wait_for(process.stdout.readline(), 30)
        try:
            yield process.pid
        finally:
            process.kill()
            await process.wait()


def cpu_seconds(pid: int) -> float:
    """Return the processor time that a process has used."""
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / TICKS


def megabytes(pid: int) -> float:
    """Return the memory that a process holds."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


# ------------------------------------------------------------------ the people's side


class Fit(msgspec.Struct):
    """Where a card may be hit."""

    card: str
    group: int
    number: int = 0


class Options(msgspec.Struct):
    """What a person may do."""

    draw: bool = False
    take: tuple[int, ...] = ()
    ways: tuple[msgspec.Raw, ...] = ()
    fits: tuple[Fit, ...] = ()
    discard: tuple[str, ...] = ()
    skip: bool = False
    targets: tuple[int, ...] = ()


class View(msgspec.Struct):
    """As much of a View as the people look at."""

    stage: str
    options: Options
    number: int


class Message(msgspec.Struct):
    """As much of any message as the people look at."""

    type: str
    seq: int = -1
    view: View | None = None
    id: str = ""
    problem: str = ""


_MESSAGE: Final = msgspec.json.Decoder(Message)


def chosen(can: Options, rng: random.Random) -> dict[str, Any] | None:
    """Return a legal move, None if there is nothing to do: no bot thinks here, so that people cost little."""
    if can.draw:
        return {"type": "Draw"}
    if can.take:
        return {"type": "Take", "pile": can.take[0]}
    if can.ways:
        way = msgspec.json.decode(can.ways[0])
        return {"type": "LayPhase", "groups": way["groups"], "phase": way["phase"]}
    if can.fits:
        fit = can.fits[0]
        return {"type": "Hit", "card": fit.card, "group": fit.group, "number": fit.number or None}
    if can.discard:
        return {"type": "Discard", "card": rng.choice(can.discard)}
    if can.skip:
        return {"type": "PlaySkip", "target": can.targets[0] if can.targets else None}
    return None


@dataclass
class Tally:
    """What is measured."""

    measuring: bool = False
    delays: list[float] = field(default_factory=list)
    messages: int = 0
    refused: int = 0
    lost: int = 0
    """Lines, since the beginning."""
    finished: int = 0

    def clear(self) -> None:
        """Begin anew."""
        self.delays, self.messages, self.refused = [], 0, 0


class Table:
    """Four people at one table."""

    def __init__(self, address: str, pace: float, tally: Tally, rng: random.Random) -> None:
        self.address, self.pace, self.tally, self.rng = address, pace, tally, rng
        self.sent: dict[int, float] = {}
        """When the command was sent that an entry will come of."""
        self.had: dict[int, int] = {}
        """How many of the four have the Update of an entry."""
        self.commands = 0
        self.tasks: list[asyncio.Task[None]] = []

    async def sit(self, http: httpx.AsyncClient, sockets: contextlib.AsyncExitStack) -> None:
        """Open the table, have people join it, and begin."""
        opened = (await http.post("/api/tables", json={"name": "P0", "start": "later"})).raise_for_status().json()
        seats = [opened]
        for who in range(1, PEOPLE):
            joined = await http.post(f"/api/tables/{opened['table']}/seats", json={"name": f"P{who}"})
            seats.append(joined.raise_for_status().json())
        address = f"ws{self.address.removeprefix('http')}/api/tables/{opened['table']}/socket"
        lines = []
        for seat in seats:
            line = await sockets.enter_async_context(connect(address, compression=None, max_queue=256))
            await line.send(msgspec.json.encode({"type": "Hello", "secret": seat["secret"]}).decode())
            lines.append(line)
        self.tasks = [asyncio.create_task(self.person(seat, line)) for seat, line in enumerate(lines)]
        await self.say(lines[0], {"type": "Start", "seq": PEOPLE - 1})

    async def say(self, line: ClientConnection, command: dict[str, Any]) -> None:
        """Send a command under a fresh id."""
        self.commands += 1
        await line.send(msgspec.json.encode(command | {"id": f"c{self.commands}"}).decode())

    async def person(self, seat: int, line: ClientConnection) -> None:
        """Play one person's part until the line is lost."""
        try:
            await self.play(seat, line)
        except ConnectionClosed:
            self.tally.lost += 1

    async def play(self, seat: int, line: ClientConnection) -> None:
        """Play one person's part for ever."""
        asked = -1
        async for text in line:
            message = _MESSAGE.decode(text)
            if message.type == "Update" and message.view is not None:
                self.told(message.seq)
                if message.view.stage == "over":
                    self.tally.finished += seat == 0
                elif asked < message.seq and (command := self.wanted(message.view)) is not None:
                    asked = message.seq
                    pause = self.pace * (0.5 + self.rng.random())
                    later(pause, partial(self.act, line, asked, command))
            elif message.type in {"Refused", "Rejected"} and message.problem != "stale":
                self.tally.refused += 1

    def wanted(self, view: View) -> dict[str, Any] | None:
        """Return what a person who sees this wants to do."""
        if view.stage == "deal":
            return {"type": "NextRound"} if view.number else None
        move = chosen(view.options, self.rng)
        return None if move is None else {"type": "Act", "move": move}

    async def act(self, line: ClientConnection, seq: int, command: dict[str, Any]) -> None:
        """Send a command, and remember when."""
        if command["type"] == "Act":
            self.sent[seq + 1] = time.perf_counter()
        with contextlib.suppress(Exception):  # the line may be gone by now
            await self.say(line, command | {"seq": seq})

    def told(self, seq: int) -> None:
        """Count that one of the four has an Update."""
        self.tally.messages += 1
        if seq not in self.sent:
            return
        had = self.had[seq] = self.had.get(seq, 0) + 1
        if had == PEOPLE:
            delay = time.perf_counter() - self.sent.pop(seq)
            del self.had[seq]
            if self.tally.measuring:
                self.tally.delays.append(1000 * delay)


_LATER: Final[set[asyncio.Task[None]]] = set()


def later(seconds: float, call: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Have something done after a time."""

    def begin() -> None:
        task = asyncio.get_running_loop().create_task(call())
        _LATER.add(task)
        task.add_done_callback(_LATER.discard)

    asyncio.get_running_loop().call_later(seconds, begin)


class Hall:
    """All tables of a run."""

    def __init__(self, address: str, pace: float, sockets: contextlib.AsyncExitStack) -> None:
        self.address, self.pace, self.sockets = address, pace, sockets
        self.tally = Tally()
        self.tables: list[Table] = []
        self.rng = random.Random(1)

    async def fill(self, count: int) -> None:
        """Open tables until there are so many."""
        limits = httpx.Limits(max_keepalive_connections=0)  # the server lets go of idle ones
        async with httpx.AsyncClient(base_url=self.address, timeout=60, limits=limits) as http:
            while len(self.tables) < count:
                fresh = [
                    Table(self.address, self.pace, self.tally, random.Random(self.rng.random()))
                    for _ in range(min(OPENING, count - len(self.tables)))
                ]
                await asyncio.gather(*(table.sit(http, self.sockets) for table in fresh))
                self.tables += fresh

    async def measure(self, seconds: float, pid: int) -> "Measured":
        """Let people play for a time and return what was measured in the last part of it."""
        await asyncio.sleep(seconds * WARMING)
        self.tally.clear()
        self.tally.measuring = True
        began, used, own = time.perf_counter(), cpu_seconds(pid), time.process_time()
        await asyncio.sleep(seconds * (1 - WARMING))
        self.tally.measuring = False
        took = time.perf_counter() - began
        return Measured(
            tables=len(self.tables),
            seconds=took,
            delays=self.tally.delays,
            messages=self.tally.messages,
            refused=self.tally.refused,
            lost=self.tally.lost,
            server_cpu=(cpu_seconds(pid) - used) / took,
            own_cpu=(time.process_time() - own) / took,
            memory=megabytes(pid),
        )


@dataclass(frozen=True)
class Measured:
    """One step's figures."""

    tables: int
    seconds: float
    delays: Sequence[float]
    messages: int
    refused: int
    lost: int
    server_cpu: float
    own_cpu: float
    memory: float

    @property
    def p99(self) -> float:
        """Return the 99th percentile of the delays, in milliseconds."""
        return quantiles(self.delays, n=100)[98] if len(self.delays) > 1 else float("inf")

    def line(self) -> str:
        """Return the step's line of the table."""
        p50 = quantiles(self.delays, n=2)[0] if len(self.delays) > 1 else float("inf")
        moves, told = len(self.delays) / self.seconds, self.messages / self.seconds
        return (
            f"{self.tables:7,}{moves:9.0f}{told:12.0f}{p50:9.1f}{self.p99:9.1f}{max(self.delays, default=0):9.1f}"
            f"{100 * self.server_cpu:9.0f} %{self.memory:8.0f} MB{100 * self.own_cpu:9.0f} %"
            f"{self.refused:9}{self.lost:6}"
        )


HEAD: Final = (
    f"{'tables':>7}{'moves/s':>9}{'messages/s':>12}{'p50 ms':>9}{'p99 ms':>9}{'max ms':>9}"
    f"{'server':>11}{'memory':>11}{'people':>11}{'refused':>9}{'lost':>6}"
)


async def run(given: argparse.Namespace) -> None:
    """Measure step by step, and stop where the goal is missed."""
    processors = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else [0]
    pinned(set(processors[1:]) or set(processors))
    async with server(given.port, processors[0]) as pid, contextlib.AsyncExitStack() as sockets:
        hall = Hall(f"http://127.0.0.1:{given.port}", given.pace, sockets)
        print(HEAD)
        for count in map(int, given.tables.split(",")):
            await hall.fill(count)
            measured = await hall.measure(given.seconds, pid)
            print(measured.line(), flush=True)
            if measured.p99 > given.goal:
                print(f"the goal of {given.goal:g} ms is missed at {count:,} tables")
                break
        for table in hall.tables:
            for task in table.tasks:
                task.cancel()
        sockets.pop_all()  # the server is killed next; a goodbye to each would take its time


def lifted_limits() -> None:
    """Allow this process and the server as many open sockets as the system does."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def main() -> None:
    """Run as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", default=",".join(map(str, STEPS)), help="how many tables, step by step")
    parser.add_argument("--seconds", type=float, default=20, help="how long each step takes")
    parser.add_argument("--pace", type=float, default=3, help="seconds that a person takes over an action")
    parser.add_argument("--goal", type=float, default=50, help="milliseconds that the 99th percentile may have")
    parser.add_argument("--port", type=int, default=8077)
    parser.add_argument("--serve", nargs=3, metavar=("PORT", "FOLDER", "PROCESSOR"), help=argparse.SUPPRESS)
    given = parser.parse_args()
    lifted_limits()
    if given.serve:
        pinned({int(given.serve[2])})
        serve(int(given.serve[0]), Path(given.serve[1]))
        return
    print(describe())
    print(f"tables of {PEOPLE}, {given.pace:g} s an action, {given.seconds:g} s a step")
    asyncio.run(run(given))


if __name__ == "__main__":
    main()
