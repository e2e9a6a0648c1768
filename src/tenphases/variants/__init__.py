"""Presets and variants as TOML files, and how they are loaded and laid over each other."""
