"""Games kept as records in a database."""

from broadfront.store.games import GameStore, Kept, Taken

__all__ = ["GameStore", "Kept", "Taken"]
