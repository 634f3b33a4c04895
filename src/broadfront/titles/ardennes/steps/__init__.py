"""The steps of the Ardennes game, a file for each part of the rule book."""
