"""The rules of the dice game, pure and complete."""
