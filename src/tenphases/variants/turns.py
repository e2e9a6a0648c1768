"""How many turns a steady player alone takes for a phase by the standard rules: the figures of ``turns.toml``.

They were measured by ``benchmarks/phase_turns.py``; how such a game is played is said in ``sim.difficulty``.
"""

import tomllib
from importlib.resources import files
from typing import Final


def _read() -> dict[str, tuple[float, float]]:
    table = tomllib.loads((files(__package__) / "turns.toml").read_text(encoding="utf-8"))
    return {phase: (float(turns), float(error)) for phase, (turns, error) in table["turns"].items()}


TURNS: Final[dict[str, tuple[float, float]]] = _read()
"""By the phase's text: the mean and half its 95 % interval."""
