"""Bots against bots, many times over, and what the numbers say."""
