"""Rules of Wacht on a position: legal moves, their costs, and the actions that players announce."""
