"""The phases of Thiefdom, in the rulebook's words; flow.py has their order."""
