"""The phases of Thief's Market, in the rulebook's words; flow.py has their order."""
