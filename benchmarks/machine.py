"""On what a benchmark ran: the first lines of every report."""

import os
import platform
from pathlib import Path


def describe() -> str:
    """Return the machine, the Python and how busy the machine is, on one line."""
    cpus = os.cpu_count() or 1
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    name = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{_processor()}, {cpus} CPUs{load}; {name} on {platform.system()} {platform.machine()}"


def _processor() -> str:
    listing = Path("/proc/cpuinfo")
    lines = listing.read_text().splitlines() if listing.exists() else []
    names = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or "unknown processor"
