"""Constants for markers and bit flags of a position: supply states, unit actions, bridges and hex flags."""

from __future__ import annotations

from broadfront.board.zones import TITLE_BITS

IN_SUPPLY, LOW_SUPPLY, OUT_OF_SUPPLY, ISOLATED = range(4)
SUPPLY_STATES = ("InSupply", "LowSupply", "OutOfSupply", "Isolated")

# Words of position files for the bits below, in the same order.
DID = ("moved", "attacked", "advanced", "retreated", "recovered", "built", "deployed", "acted")
HAPPENED = ("taken", "replaced")
CROSSED = ("unbridged", "into_zone", "as_bridge", "as_river", "demolition_rolled")

# Bits for what a unit did in the present activation (fact `done`).
MOVED, ATTACKED, ADVANCED, RETREATED, RECOVERED, BUILT, DEPLOYED, ACTED = (1 << bit for bit in range(8))
# Bits for what happened to a unit today (fact `today`).
TAKEN = 1  # taken from the map as if it were in Reserve
REPLACED = 2  # received a Replacement in the present impulse

# Events in force until the end of the day (`lasting`), and one that happens once per game (`used`).
FREEZE, FURY, MONTY = "ground_freeze", "Fury of Bastogne", "Monty Tidies The Lines"
ALERT, CLOUDS, FUEL_PRIORITY = "Allies Alert", "Break In The Clouds", "Fuel Priority"
PATTON = "Patton On The Move"
LASTING = (FREEZE, FURY, MONTY, ALERT, CLOUDS, FUEL_PRIORITY)

# Bridge states of river hexsides; a hexside not listed in `bridges` is as printed on the map.
INTACT, DEMOLISHED, BUILT_BRIDGE, NO_BRIDGE = "intact", "demolished", "built", "none"

# Bits for what happened at a river hexside in the present activation (fact `crossed`).
UNBRIDGED_CROSSING = 1  # a unit crossed it without a bridge
INTO_ZONE = 2  # a unit passed its bridge into a hex in an enemy ZOC
AS_BRIDGE = 4  # a unit used the bridge, which counts on 16 December
AS_RIVER = 8  # a second unit crossed the bridge as though there were none
DEMOLITION_ROLLED = 16

# The title's own bits in a hex's flags, as seen by one side.
ROADBLOCK, ROADBLOCK_ROAD, ENEMY_TOWN, WALL = TITLE_BITS
# ROADBLOCK: holds a Roadblock (German side). ROADBLOCK_ROAD: a road leads from here to an adjacent Roadblock (German).
# ENEMY_TOWN: City or Town held by the enemy. WALL: Westwall hex (Allied side).
