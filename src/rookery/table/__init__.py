"""A table: one match with its seats, its chance, its log and its record. Standard library only."""
