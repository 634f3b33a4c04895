"""Printed components of the Ardennes game, and the code that loads them."""
