"""How what is missing is installed here: a command for this very Python, whichever way the program came."""

import shlex
import sys
from typing import Final

SIM: Final = ("matplotlib>=3.9", "numba>=0.61", "numpy>=2")
"""The extra [sim], as ``pyproject.toml`` has it."""
POSTGRES: Final = "psycopg[binary]>=3.2"
"""The extra [postgres]."""
RAY: Final = "ray>=2.60,<3"
"""The extra [ray]."""


def command(*packages: str) -> str:
    """Return what to type in a shell."""
    return shlex.join([sys.executable, "-m", "pip", "install", *packages])
