"""Where on this machine the simulation keeps what can be computed again."""

import os
import sys
from pathlib import Path


def user_cache() -> Path:
    """Return the user's cache folder; it need not exist."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
