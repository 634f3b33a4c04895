"""Bots, advice, daily measures and learning environments for the Ardennes, loaded when they are needed."""
