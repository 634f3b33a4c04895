"""Names stored in states and records; saved games contain them, so they must never change."""

__all__ = [
    "ALLIED_REINFORCEMENT", "CAMPAIGN_TURN", "CLERK_TURN", "FIELD_TURN", "GERMAN_REINFORCEMENT", "GERMAN_RESERVE",
    "INTO_DUMPS", "OFF_TRANSPORT", "ONTO_TRANSPORT", "OUT_OF_DUMPS", "PLAYER_TURN", "RESERVE_USED", "dump_key",
    "received_tally_key", "shipped_tally_key", "spent_tally_key", "tokens_tally_key",
]  # fmt: skip

# Sequences of steps
CLERK_TURN = "clerk turn"
FIELD_TURN = "field turn"
PLAYER_TURN = "field player turn"
CAMPAIGN_TURN = "campaign turn"
ALLIED_REINFORCEMENT, GERMAN_REINFORCEMENT = "allied reinforcement", "german reinforcement"

# Markers
RESERVE_USED = "reserve used"
GERMAN_RESERVE = "german reserve"

# The clerk's running totals of everything received and spent
ONTO_TRANSPORT = "SP onto transport"
OFF_TRANSPORT = "SP off transport"
INTO_DUMPS = ("delivered", "unloaded", "landed", "entered")
OUT_OF_DUMPS = ("used", "loaded", "shipped", "lost", "removed")
"""Reasons for which supply Tokens leave dumps on the map; `INTO_DUMPS` lists those for which they enter."""


def dump_key(owner: str, hex: str) -> str:
    """Return the key under which a supply dump is stored. The owner is a side, or in a campaign US, CW or german."""
    return f"{owner} {hex}"


def tokens_tally_key(owner: str, reason: str) -> str:
    """Return the key of the running total of supply Tokens that entered or left an owner's dumps for one reason."""
    return f"T {owner} {reason}"


def received_tally_key(resource: str) -> str:
    """Return the key of the running total received of a supply stock or kind of replacement."""
    return f"received {resource}"


def spent_tally_key(resource: str) -> str:
    """Return the key of the running total spent of a supply stock or kind of replacement."""
    return f"spent {resource}"


def shipped_tally_key(means: str) -> str:
    """Return the key of the running total of transport capacity used by rail or sea (`means`)."""
    return f"shipped by {means}"
