"""Storage of games as records in a SQLite or PostgreSQL database."""

from broadfront.store.errors import NotSaved, Unavailable, WriteConflict
from broadfront.store.games import GameStore
from broadfront.store.messages import MOST_A_MINUTE
from broadfront.store.models import GameMetadata, Message, Problem, Proposal, StoredPosition
from broadfront.store.restoring import restore

__all__ = [
    "MOST_A_MINUTE",
    "GameMetadata",
    "GameStore",
    "Message",
    "NotSaved",
    "Problem",
    "Proposal",
    "StoredPosition",
    "Unavailable",
    "WriteConflict",
    "restore",
]
