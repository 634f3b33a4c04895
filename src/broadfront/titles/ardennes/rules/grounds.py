"""What findings rest on, by name: facts, and what is derived from them and never changes in place."""

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
"""Which units are on the map and which in each box, wherever on the map they stand."""
EXERTS: Final = "board.exerts"
"""From which hexes each side exerts a zone of control."""
BRIDGES: Final = ("land.bridges", "land.german_bridges")
"""Which bridges stand, and who holds them."""
ZONES: Final = (WHERE, EXERTS, GERMAN_HELD, ROADBLOCKS)
"""Everything the flags of a hex say: units, zones of control, holders of Cities and Towns, Roadblocks."""

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
"""What a state keeps by hex or by unit and changes in place, with what it follows from."""
