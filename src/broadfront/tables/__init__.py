"""Charts: tables and modifiers with ledgers, and exact distributions."""

from broadfront.tables.distribution import Distribution, dice, draws
from broadfront.tables.table import Modifier, Table, shifted

__all__ = ["Distribution", "Modifier", "Table", "dice", "draws", "shifted"]
