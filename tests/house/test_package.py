"""The package as it is imported."""

import subprocess
import sys

import tenphases


def test_the_package_has_a_version() -> None:
    assert tenphases.__version__.count(".") == 2


def test_rules_variants_and_bots_import_with_msgspec_alone() -> None:
    code = """
import importlib, pkgutil, sys
before = set(sys.modules)
import tenphases.rules, tenphases.dice, tenphases.variants, tenphases.bots
for package in (tenphases.rules, tenphases.dice, tenphases.variants, tenphases.bots):
    for found in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        importlib.import_module(found.name)
roots = {name.partition(".")[0] for name in set(sys.modules) - before}
print(*sorted(roots - sys.stdlib_module_names - {"tenphases", "msgspec"}))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert done.stdout.split() == []
