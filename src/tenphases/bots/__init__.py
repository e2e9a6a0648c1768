"""Players that see a View and answer with a move."""
