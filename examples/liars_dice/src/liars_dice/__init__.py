"""Liar's Dice: everybody knows a few dice, nobody knows all, and somebody has said too much."""
