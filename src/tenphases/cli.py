"""The command ``tenphases``, which may be stopped from its first moment on; what it is asked is done in ``commands``.

While the rest is being read, which takes a while, there is nothing yet to be told or to be put right: Ctrl-C ends it.
"""

import os
import signal

STOPPED = 130
"""The exit status of what Ctrl-C has ended."""


def main(arguments: list[str] | None = None) -> int:
    """Do what the command line asks for and return the exit status."""
    unheard = signal.getsignal(signal.SIGINT) in {signal.default_int_handler, signal.SIG_DFL}
    if unheard:
        signal.signal(signal.SIGINT, lambda *_: os._exit(STOPPED))
    from tenphases import commands

    try:
        if unheard:
            signal.signal(signal.SIGINT, signal.default_int_handler)
        return commands.main(arguments)
    except KeyboardInterrupt:
        return STOPPED
