"""What can be set right in a position of the Rhine campaign, as a person calls it."""

from __future__ import annotations

__all__ = ["SETTING_WORDS"]

SETTING_WORDS = {
    "where": "where a unit is: a hex, a place or a box",
    "steps": "steps a unit has left",
    "mode": "mode of a unit",
    "out_of_supply": "whether a unit is out of supply",
    "stocks": "internal stocks of a unit",
    "fuelled": "whether a unit is fuelled",
    "cargo": "what a unit carries",
    "moved": "whether a unit has moved",
    "allied_dump": "Tokens in an Allied dump",
    "german_dump": "Tokens in a German dump",
    "bridge": "state of a bridge",
    "holder": "who holds an objective",
    "ground": "state of the ground",
    "flight": "flight conditions",
    "stock": "Supply Points in stock",
    "repls": "replacements on hand",
    "hits": "hits on a port",
    "port_holder": "who holds a port",
    "scheldt": "whether the Scheldt is open",
}
