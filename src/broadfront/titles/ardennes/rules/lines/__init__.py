"""Proximity and isolation of units: Supply, Communication, Surround, the Line."""
