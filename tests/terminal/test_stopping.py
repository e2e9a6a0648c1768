"""Ctrl-C while a command is only starting."""

import subprocess
import sys

STOPPED_WHILE_READ = """
import importlib, os, signal, sys

class Stopper:
    def find_spec(self, name, path=None, target=None):
        if name == "tenphases.variants":
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Stopper())
from tenphases.cli import main
sys.exit(main(["--version"]))
"""


def test_who_stops_a_command_while_it_starts_sees_no_traceback() -> None:
    done = subprocess.run([sys.executable, "-c", STOPPED_WHILE_READ], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")
