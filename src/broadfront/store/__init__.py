"""Storage of games as records in a SQLite or PostgreSQL database."""

from broadfront.store.errors import NotKept, Taken, Unavailable
from broadfront.store.games import GameStore
from broadfront.store.kept import Kept, KeptPosition, Message, Problem, Proposal
from broadfront.store.messages import MOST_A_MINUTE
from broadfront.store.restoring import restore

__all__ = [
    "MOST_A_MINUTE",
    "GameStore",
    "Kept",
    "KeptPosition",
    "Message",
    "NotKept",
    "Problem",
    "Proposal",
    "Taken",
    "Unavailable",
    "restore",
]
