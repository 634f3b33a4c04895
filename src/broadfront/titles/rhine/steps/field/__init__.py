"""The steps of a player turn on the map, in files named for the phase."""
