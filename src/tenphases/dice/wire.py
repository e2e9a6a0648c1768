"""How what crosses a boundary is named there, so that it is never taken for its namesake of the card game."""


def tagged(name: str) -> str:
    """Return the name of a class as it stands in ``type``.

    >>> tagged("Rolled")
    'DiceRolled'
    """
    return f"Dice{name}"
