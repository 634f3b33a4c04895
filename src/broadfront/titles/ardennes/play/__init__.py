"""Bots, advice, measures and learning environments for the Ardennes, loaded through its kit."""
