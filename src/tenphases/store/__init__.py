"""The append-only event log behind the table."""
