"""What a game is like and what a change would do, from games of bots: counts, intervals and one page."""
