"""One table: seats, log, undo, timers, bots to move."""
