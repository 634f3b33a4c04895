"""What findings rest on, by name: facts, and what is derived from them and never changes in place."""

from __future__ import annotations

from typing import Final

__all__ = [
    "ACTIVATED", "ALLIED_DEPLOYED", "ATTACKED", "BRIDGES", "CROSSED", "DAY", "DERIVED", "DISPERSED",
    "DIVISION_IMPULSES", "DONE", "EXERTS", "GERMAN_HELD", "IMPULSE", "IPS", "LASTING", "MEUSE", "OKW_ARMY",
    "OPENED_CORPS", "OPENING", "OUT_OF_FUEL", "ROADBLOCKS", "ROSTER", "STEPS", "SUPPLY", "TODAY", "USED", "WHERE",
    "ZONES",
]  # fmt: skip

ACTIVATED: Final = "activated"
ALLIED_DEPLOYED: Final = "allied_deployed"
ATTACKED: Final = "attacked"
CROSSED: Final = "crossed"
DAY: Final = "day"
DISPERSED: Final = "dispersed"
DIVISION_IMPULSES: Final = "division_impulses"
DONE: Final = "done"
GERMAN_HELD: Final = "german_held"
IMPULSE: Final = "impulse"
IPS: Final = "ips"
LASTING: Final = "lasting"
MEUSE: Final = "meuse_reached"
OKW_ARMY: Final = "okw_army"
OPENED_CORPS: Final = "opened_corps"
OPENING: Final = "opening"
OUT_OF_FUEL: Final = "out_of_fuel"
ROADBLOCKS: Final = "roadblocks"
STEPS: Final = "steps"
SUPPLY: Final = "supply"
TODAY: Final = "today"
USED: Final = "used"
WHERE: Final = "where"

ROSTER: Final = "roster"
"""Which units are on the map and which in each box, wherever on the map they stand."""
EXERTS: Final = "exerts"
"""From which hexes each side exerts a zone of control."""
BRIDGES: Final = ("bridges", "german_bridges")
"""Which bridges stand, and who holds them."""
ZONES: Final = (WHERE, EXERTS, GERMAN_HELD, ROADBLOCKS)
"""Everything the flags of a hex say: units, zones of control, holders of Cities and Towns, Roadblocks."""

DERIVED: Final = {
    "places": (WHERE,),
    "at": (WHERE,),
    "hexes": (WHERE,),
    "stands": (WHERE,),
    "room": (WHERE, STEPS),
    "room_view": (WHERE, STEPS),
    "zoc": ZONES,
    "_river_sides": BRIDGES,
}
"""What a state keeps by hex or by unit and changes in place, with what it follows from."""
