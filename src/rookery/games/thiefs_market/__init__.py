"""Thief's Market: split the loot, rob each other, buy what a thief needs."""
