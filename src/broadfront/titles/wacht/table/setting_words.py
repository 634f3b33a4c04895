"""What can be set right in a position of Wacht am Rhein, as a person calls it."""

from __future__ import annotations

__all__ = ["SETTING_WORDS"]

SETTING_WORDS = {
    "where": "where a unit is: a hex, a place or a box",
    "steps": "steps a unit has left",
    "mode": "mode of a unit",
    "battery": "battery of a unit: IB, OOB or none",
    "movement_class": "movement class of a unit",
    "carried": "what carries a unit",
    "markers": "markers on a unit",
    "did": "what a unit did in this phase",
    "fuel_limit": "movement points that a unit has fuel for",
    "works": "fieldworks in a hex",
    "bridge": "bridge over a hexside with water",
    "fuel_points": "fuel points of an army",
    "transport_points": "transport points of an army",
    "army": "army that a formation belongs to",
    "night_activity": "whether a side is active this night",
    "ground": "state of the ground",
    "turn": "game turn",
}
