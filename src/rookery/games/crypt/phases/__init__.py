"""The phases of Crypt, in the rulebook's words; flow.py has their order."""
