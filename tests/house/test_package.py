"""The package as it is imported."""

import subprocess
import sys

import tenphases

# Runs in a Python of its own that finds nothing but the standard library, msgspec and the package itself.
ALONE = """
import importlib, pkgutil, sys

class Nothing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] not in {*sys.stdlib_module_names, "msgspec", "tenphases"}:
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Nothing())
for name in sys.argv[1:]:
    package = importlib.import_module(f"tenphases.{name}")
    for found in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        importlib.import_module(found.name)
"""


def imported_alone(*packages: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", ALONE, *packages]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_package_has_a_version() -> None:
    assert tenphases.__version__.count(".") == 2


def test_rules_variants_and_bots_import_with_msgspec_alone() -> None:
    done = imported_alone("rules", "dice", "variants", "bots")
    assert (done.returncode, done.stderr) == (0, "")
