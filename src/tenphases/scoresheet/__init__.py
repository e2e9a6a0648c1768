"""The sheet for games with real cards."""
