"""The fast kernel: the same card game on flat arrays, compiled."""
