"""The text notation, both ways: cards, groups, moves, events, rules, positions, whole games (``docs/notation.md``).

Writing and reading only: nothing is judged here but whether a position can be at all.
"""
