"""A PostgreSQL of the tests' own: made in a folder of its own, reached by a socket there, gone afterwards."""

import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine

_NUMBERS = itertools.count()


def _program(name: str) -> str:
    """Return a PostgreSQL program; they lie together in a folder that is often not on the PATH."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    found = shutil.which(name, path=os.pathsep.join([*map(str, folders), os.environ.get("PATH", "")]))
    assert found, f"no {name}: install PostgreSQL (Debian and Ubuntu: sudo apt install postgresql)"
    return found


def _run(*command: str) -> None:
    """Run as a user that PostgreSQL agrees to: not as root."""
    as_other = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    done = subprocess.run([*as_other, *command], cwd="/", capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


class PostgresServer:
    """A server of the tests' own, which can be stopped and started."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.address = f"postgresql+psycopg://postgres@/{{}}?host={folder}"
        """Without the name of a database."""
        _run(_program("initdb"), "-D", self._data, "-A", "trust", "-U", "postgres", "-E", "UTF8", "--no-sync")

    @property
    def _data(self) -> str:
        return str(self._folder / "data")

    def start(self) -> None:
        options = f"-c listen_addresses='' -c fsync=off -k {self._folder}"
        _run(_program("pg_ctl"), "-D", self._data, "-o", options, "-l", str(self._folder / "log"), "-w", "start")

    def stop(self, how: str = "immediate") -> None:
        _run(_program("pg_ctl"), "-D", self._data, "-m", how, "-w", "stop")


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    folder = Path(tempfile.mkdtemp(prefix="tenphases-postgres-"))
    if os.geteuid() == 0:
        user = pwd.getpwnam("postgres")
        os.chown(folder, user.pw_uid, user.pw_gid)
    try:
        server = PostgresServer(folder)
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def postgres(postgres_server: PostgresServer) -> Callable[[], str]:
    """Make an empty database and return its address."""

    def make() -> str:
        name = f"games{next(_NUMBERS)}"
        engine = create_engine(postgres_server.address.format("postgres"), isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.exec_driver_sql(f"CREATE DATABASE {name}")
        engine.dispose()
        return postgres_server.address.format(name)

    return make
