"""Rules: the state of a game, movement, supply and strength, the clerk's accounts, and the actions of players."""
