"""Every phase of Oliver Twist, by the sections of the rulebook; flow.py has their order."""
