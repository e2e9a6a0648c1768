"""The text interface."""
