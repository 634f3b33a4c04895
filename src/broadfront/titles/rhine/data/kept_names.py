"""Names under which states and records keep things. Saved games know them, so none of them changes."""

__all__ = [
    "ALLIED_REINFORCEMENT", "CAMPAIGN_TURN", "CLERK_TURN", "FIELD_TURN", "GERMAN_REINFORCEMENT", "GERMAN_RESERVE",
    "INTO_DUMPS", "OFF_TRANSPORT", "ONTO_TRANSPORT", "OUT_OF_DUMPS", "PLAYER_TURN", "RESERVE_USED", "dump_of",
    "received", "shipped", "spent", "tokens_of",
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

# The clerk's tally: everything that ever came in or went out
ONTO_TRANSPORT = "SP onto transport"
OFF_TRANSPORT = "SP off transport"
INTO_DUMPS = ("delivered", "unloaded", "landed", "entered")
OUT_OF_DUMPS = ("used", "loaded", "shipped", "lost", "removed")
"""How Tokens come into dumps on the map, and how they go."""


def dump_of(owner: str, hex: str) -> str:
    """A dump in a hex: of a side, or in a campaign US, CW or german."""
    return f"{owner} {hex}"


def tokens_of(owner: str, how: str) -> str:
    """Tokens that came into the dumps of an owner, or left them."""
    return f"T {owner} {how}"


def received(what: str) -> str:
    """What came into a stock or a kind of Repls."""
    return f"received {what}"


def spent(what: str) -> str:
    return f"spent {what}"


def shipped(means: str) -> str:
    """Points moved by rail or sea."""
    return f"shipped by {means}"
