"""Games kept as records in a database."""

from broadfront.store.errors import NotKept, Taken, Unavailable
from broadfront.store.games import GameStore
from broadfront.store.kept import Kept, KeptPosition, Problem, Proposal
from broadfront.store.restoring import restore

__all__ = ["GameStore", "Kept", "KeptPosition", "NotKept", "Problem", "Proposal", "Taken", "Unavailable", "restore"]
