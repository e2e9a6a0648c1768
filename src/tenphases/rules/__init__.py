"""The rules of the card game, pure and complete."""
