"""Thiefdom: guilds of thieves in a medieval town by night."""
