"""./play on machines of several kinds, played by stand-ins for python3, apt-get and id."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent

# Enough of a Python to be taken for one: it writes down what it is asked and makes what a venv would be.
PYTHON = """#!/bin/sh
echo "python $*" >>"$CALLS"
case "$*" in
  *ensurepip*) [ -e "$ENSUREPIP" ] ;;
  "-m venv"*) mkdir -p "$4/bin" "$4/site" && cp "$0" "$4/bin/python" ;;
  *"pip install"*) echo "ERROR: no way out"; exit "${PIP:-0}" ;;
  *sysconfig*) echo "${0%/*}/../site" ;;
  *tenphases.cli*) shift 3; echo "tenphases $*" ;;
esac
"""
APT = """#!/bin/sh
echo "apt-get $*" >>"$CALLS"
touch "$ENSUREPIP"
"""
TOOLS = ("cat", "chmod", "cksum", "cp", "dirname", "grep", "id", "mkdir", "readlink", "rm", "sh", "tail", "touch")


class Machine:
    """A checkout in a folder whose name has a space, and a PATH that holds nothing but what a test puts there."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "a checkout"
        self.bin = folder / "bin"
        self.calls = folder / "calls"
        self.ensurepip = folder / "ensurepip"
        self.environment: dict[str, str] = {}
        (self.root / "tools").mkdir(parents=True)
        self.bin.mkdir()
        for name in ("play", "tools/setup.sh", "requirements.lock", "requirements-dev.lock"):
            shutil.copy(ROOT / name, self.root / name)
        for name in TOOLS:
            (self.bin / name).symlink_to(shutil.which(name) or name)
        self.program("id", "#!/bin/sh\necho 1000\n")
        self.program("python3", PYTHON)
        self.ensurepip.touch()

    def program(self, name: str, text: str) -> None:
        path = self.bin / name
        path.unlink(missing_ok=True)
        path.write_text(text)
        path.chmod(0o755)

    def play(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        self.calls.write_text("")
        environment = {
            **os.environ,
            "PATH": str(self.bin),
            "CALLS": str(self.calls),
            "ENSUREPIP": str(self.ensurepip),
            **self.environment,
        }
        command = [str(self.root / "play"), *arguments]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)

    def was_called(self, what: str) -> bool:
        return what in self.calls.read_text()


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_the_first_start_sets_up_and_starts_the_table(machine: Machine) -> None:
    done = machine.play("--port", "8123")
    assert done.stdout == "tenphases serve --open --port 8123\n"
    assert done.returncode == 0
    assert "Setting up" in done.stderr
    assert machine.was_called(f"--require-hashes --no-deps -r {machine.root}/requirements.lock")
    assert (machine.root / ".venv/site/tenphases.pth").read_text() == f"{machine.root}/src\n"


def test_the_second_start_sets_up_nothing(machine: Machine) -> None:
    machine.play()
    done = machine.play()
    assert (done.returncode, done.stdout, done.stderr) == (0, "tenphases serve --open\n", "")
    assert machine.calls.read_text().count("python ") == 1


def test_a_changed_lock_is_installed_into_the_same_environment(machine: Machine) -> None:
    machine.play()
    with (machine.root / "requirements.lock").open("a") as lock:
        lock.write("# newer\n")
    machine.play()
    assert machine.was_called("pip install")
    assert not machine.was_called("-m venv")


def test_a_moved_checkout_gets_a_new_environment(machine: Machine) -> None:
    machine.play()
    machine.root = machine.root.rename(machine.root.with_name("elsewhere"))
    done = machine.play()
    assert done.returncode == 0
    assert machine.was_called(f"-m venv --clear {machine.root}/.venv")


def test_without_a_network_it_says_so_and_the_next_start_tries_again(machine: Machine) -> None:
    machine.environment["PIP"] = "1"
    done = machine.play()
    assert done.returncode == 1
    assert "ERROR: no way out\nCould not fetch the packages: is this machine online?" in done.stderr
    assert done.stdout == ""
    machine.environment["PIP"] = "0"
    assert machine.play().returncode == 0


def test_who_stops_it_while_it_sets_up_is_told_nothing_more(machine: Machine) -> None:
    machine.program("python3", PYTHON.replace('echo "ERROR: no way out"', "kill -INT $PPID"))
    machine.environment["PIP"] = "1"
    done = machine.play()
    assert (done.returncode, done.stdout) == (130, "")
    assert "Could not fetch" not in done.stderr
    machine.environment["PIP"] = "0"
    machine.program("python3", PYTHON)
    shutil.rmtree(machine.root / ".venv")
    assert machine.play().returncode == 0


@pytest.mark.parametrize("has_python", [True, False])
def test_without_a_usable_python_it_says_in_one_sentence_what_to_do(machine: Machine, *, has_python: bool) -> None:
    machine.ensurepip.unlink()
    if not has_python:
        (machine.bin / "python3").unlink()
    done = machine.play()
    assert done.returncode == 1
    setting_up, sentence = done.stderr.splitlines()
    assert "Setting up" in setting_up
    assert "needs Python 3.11 or newer" in sentence
    assert "sudo apt install python3-venv" in sentence


def test_root_on_debian_gets_the_missing_venv_module_installed(machine: Machine) -> None:
    machine.ensurepip.unlink()
    machine.program("id", "#!/bin/sh\necho 0\n")
    machine.program("apt-get", APT)
    done = machine.play()
    assert done.returncode == 0
    assert machine.was_called("apt-get install -y -q --no-install-recommends python3-venv")
    assert "installing python3-venv" in done.stderr


def test_a_user_who_may_not_install_is_not_asked_to_try_apt(machine: Machine) -> None:
    machine.ensurepip.unlink()
    machine.program("apt-get", APT)
    assert machine.play().returncode == 1
    assert not machine.was_called("apt-get")
