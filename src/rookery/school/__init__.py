"""Lessons: prepared positions on the real board, judged by the real rules."""
