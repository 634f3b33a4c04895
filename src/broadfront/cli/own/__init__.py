"""For whoever has the game on a table of their own: its figures, and corrections."""
