"""Hints before a move and the look back after a game."""
