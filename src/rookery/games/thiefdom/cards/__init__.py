"""What the cards of Thiefdom do, in the rulebook's words."""
