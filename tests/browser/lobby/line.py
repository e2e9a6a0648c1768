"""What people play over: a server that can be killed, and a line to it that can be cut, held up and mended."""

import contextlib
import socket
import subprocess
import sys
import threading
from pathlib import Path

from tests.server.test_kill import PROGRAM, free_port


class Program:
    """The real program, its games in a file."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        """Start it, again too, and wait until it listens."""
        command = [sys.executable, "-c", PROGRAM, str(self._file), str(self.port)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE)
        assert self._process.stdout is not None
        assert self._process.stdout.readline() == b"ready\n"

    def kill(self) -> None:
        """Kill it with -9."""
        self._process.kill()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()


class Line:
    """A line from a browser to a server."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._open, self._flowing = True, threading.Event()
        self._flowing.set()
        self._ends: list[socket.socket] = []
        self._door = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        threading.Thread(target=self._let_in, daemon=True).start()

    def cut(self) -> None:
        """Break every connection and let none come about."""
        self._open = False
        ends, self._ends = self._ends, []
        for end in ends:
            _close(end)

    def hold_up(self) -> None:
        """Let nothing through, without a word to either end."""
        self._flowing.clear()

    def mend(self) -> None:
        """Let everything through again."""
        self._open = True
        self._flowing.set()

    def close(self) -> None:
        """Break it for good."""
        self.mend()
        self._door.close()
        self.cut()

    def _let_in(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._door.accept()
                if self._open:
                    self._connect(near)
                else:
                    _close(near)

    def _connect(self, near: socket.socket) -> None:
        try:
            far = socket.create_connection(("127.0.0.1", self._port))
        except OSError:  # the server is not there
            _close(near)
            return
        self._ends += [near, far]
        for one, other in ((near, far), (far, near)):
            threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while piece := one.recv(65_536):
                self._flowing.wait()
                other.sendall(piece)
        _close(one)
        _close(other)


def _close(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
