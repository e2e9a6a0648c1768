"""``python -m tenphases``: the same as the command ``tenphases``."""

import sys

from tenphases.cli import main

if __name__ == "__main__":
    sys.exit(main())
