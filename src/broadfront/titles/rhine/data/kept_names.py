"""Names under which states and records keep things. Saved games know them, so none of them changes."""

__all__ = [
    "CLERK_TURN", "FIELD_TURN", "GERMAN_RESERVE", "OFF_TRANSPORT", "ONTO_TRANSPORT", "PLAYER_TURN", "RESERVE_USED",
    "dump_of", "received", "shipped", "spent",
]  # fmt: skip

# Sequences of steps
CLERK_TURN = "clerk turn"
FIELD_TURN = "field turn"
PLAYER_TURN = "field player turn"

# Markers
RESERVE_USED = "reserve used"
GERMAN_RESERVE = "german reserve"

# The clerk's tally: everything that ever came in or went out
ONTO_TRANSPORT = "SP onto transport"
OFF_TRANSPORT = "SP off transport"


def dump_of(side: str, hex: str) -> str:
    """A side's dump in a hex."""
    return f"{side} {hex}"


def received(what: str) -> str:
    """What came into a stock or a kind of Repls."""
    return f"received {what}"


def spent(what: str) -> str:
    return f"spent {what}"


def shipped(means: str) -> str:
    """Points moved by rail or sea."""
    return f"shipped by {means}"
