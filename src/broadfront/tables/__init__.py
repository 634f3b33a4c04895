"""Charts of the games: combat and other tables, modifiers that are shown with their reasons, and exact probability
distributions."""

from broadfront.tables.distribution import Distribution, dice, draw_distribution
from broadfront.tables.table import Modifier, Table, apply_shifts

__all__ = ["Distribution", "Modifier", "Table", "apply_shifts", "dice", "draw_distribution"]
