"""Doors for researchers: tensors, PettingZoo, Gymnasium, OpenSpiel, vectors of games and data sets."""
