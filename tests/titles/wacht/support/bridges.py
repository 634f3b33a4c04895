"""Positions with a road over a river, bridges of several kinds, and tanks to cross them."""

from typing import Any

from broadfront.core.game import Game
from broadfront.titles.wacht.rules.actions import Begin, Move
from broadfront.titles.wacht.rules.state.wacht_state import WachtState
from tests.titles.wacht.support.field_of_play import make_position, play_until, start_game, unit_entry

EAST = [f"03{c:02}" for c in range(1, 9)]
GAP = [["0302", "0303"]]
BRIDGE = "0302-0303"
SOUTH_BANK = [["0302", "0402"], ["0302", "0403"], ["0303", "0403"], ["0303", "0404"]]


def river_road(*units: dict[str, Any], bridge: str = "trail", water: str = "minor", **more: Any) -> WachtState:
    """Return a position with a road over a river between 0302 and 0303."""
    printed = bridge if bridge in ("trail", "road") else "road"
    built = [{"between": ["0302", "0303"], "kind": bridge}] if bridge not in ("trail", "road") else []
    return make_position(
        german=list(units),
        roads={"trail" if bridge == "trail" else "secondary": [EAST]},
        rivers={water: GAP},
        bridges={printed: GAP},
        bridge=built,
        **more,
    )


def panther_unit(**more: Any) -> dict[str, Any]:
    return unit_entry("panther", "AFV", "0301", vehicles=["Panther"], **more)


def tiger_unit(**more: Any) -> dict[str, Any]:
    return unit_entry("tiger", "Heavy AFV", "0301", vehicles=["Royal Tiger"], **more)


def move_in_game(state: WachtState, name: str, *path: str, kind: str = "road") -> Game:
    table = play_until(start_game(state), "german Choose a formation")
    table.apply(Begin("G1", (name,)))
    table.apply(Move(name, path, kind))
    return table
