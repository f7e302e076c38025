"""Writes what follows from a game's declaration: numbers, the state with its copy, the browser's types."""
