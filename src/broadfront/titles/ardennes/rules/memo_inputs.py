"""Names of the parts of a position on which cached results depend: facts, and values derived from facts."""

from __future__ import annotations

from typing import Final

__all__ = [
    "ACTIVATED", "ALLIED_DEPLOYED", "ATTACKED", "BRIDGES", "CROSSED", "DAY", "DERIVED", "DISPERSED",
    "DIVISION_IMPULSES", "DONE", "EXERTS", "GERMAN_HELD", "IMPULSE", "IPS", "LASTING", "MEUSE", "OKW_ARMY",
    "OPENED_CORPS", "OPENING", "OUT_OF_FUEL", "ROADBLOCKS", "ROSTER", "STEPS", "SUPPLY", "TODAY", "USED", "WHERE",
    "ZONES",
]  # fmt: skip

ACTIVATED: Final = "tally.activated"
ALLIED_DEPLOYED: Final = "tally.allied_deployed"
ATTACKED: Final = "activation.attacked"
CROSSED: Final = "activation.crossed"
DAY: Final = "clock.day"
DISPERSED: Final = "board.dispersed"
DIVISION_IMPULSES: Final = "tally.division_impulses"
DONE: Final = "activation.done"
GERMAN_HELD: Final = "land.german_held"
IMPULSE: Final = "clock.impulse"
IPS: Final = "land.ips"
LASTING: Final = "clock.lasting"
MEUSE: Final = "land.meuse_reached"
OKW_ARMY: Final = "totals.okw_army"
OPENED_CORPS: Final = "tally.opened_corps"
OPENING: Final = "clock.opening"
OUT_OF_FUEL: Final = "board.out_of_fuel"
ROADBLOCKS: Final = "land.roadblocks"
STEPS: Final = "board.steps"
SUPPLY: Final = "board.supply"
TODAY: Final = "tally.today"
USED: Final = "totals.used"
WHERE: Final = "board.where"

ROSTER: Final = "board.roster"
"""Which units are on the map, and which are in each box; map positions do not matter."""
EXERTS: Final = "board.exerts"
"""Hexes from which each side exerts a zone of control."""
BRIDGES: Final = ("land.bridges", "land.german_bridges")
"""Standing bridges and their holders."""
ZONES: Final = (WHERE, EXERTS, GERMAN_HELD, ROADBLOCKS)
"""Everything in the hex flags: units, zones of control, holders of Cities and Towns, Roadblocks."""

DERIVED: Final = {
    "board.places": (WHERE,),
    "board.at": (WHERE,),
    "board.hexes": (WHERE,),
    "board.stands": (WHERE,),
    "board.room": (WHERE, STEPS),
    "board.room_view": (WHERE, STEPS),
    "board.zoc": ZONES,
    "land._rivers": BRIDGES,
}
"""Derived values that a state updates in place, with the inputs each depends on."""
