"""Crypt: the king is dead, and his children send their servants after the treasure."""
