"""The append-only event log behind the table.

- ``memory`` keeps it as long as the process lives: for tests and for games that nobody wants kept.
- ``sql`` keeps it in SQLite, or in PostgreSQL; ``schema`` says in which tables, ``writer`` is the one who writes,
  ``tidings`` and ``posted`` carry what servers tell each other.
- ``sheets`` keeps shared score sheets beside the games.
"""
