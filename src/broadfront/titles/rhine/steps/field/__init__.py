"""The steps of a player turn on the map, by phase."""
