"""A road over a river, bridges of several kinds, and tanks that cross them."""

from typing import Any

from broadfront.core.game import Game
from broadfront.titles.wacht.rules.actions import Begin, Move
from broadfront.titles.wacht.rules.state.wacht_state import WachtState
from tests.titles.wacht.support.field_of_play import game, position, unit, until

EAST = [f"03{c:02}" for c in range(1, 9)]
GAP = [["0302", "0303"]]
KEY = "0302-0303"
SOUTH_BANK = [["0302", "0402"], ["0302", "0403"], ["0303", "0403"], ["0303", "0404"]]


def river_road(*units: dict[str, Any], bridge: str = "trail", water: str = "minor", **more: Any) -> WachtState:
    """A road over a river between 0302 and 0303."""
    printed = bridge if bridge in ("trail", "road") else "road"
    built = [{"between": ["0302", "0303"], "kind": bridge}] if bridge not in ("trail", "road") else []
    return position(
        german=list(units),
        roads={"trail" if bridge == "trail" else "secondary": [EAST]},
        rivers={water: GAP},
        bridges={printed: GAP},
        bridge=built,
        **more,
    )


def panther(**more: Any) -> dict[str, Any]:
    return unit("panther", "AFV", "0301", vehicles=["Panther"], **more)


def tiger(**more: Any) -> dict[str, Any]:
    return unit("tiger", "Heavy AFV", "0301", vehicles=["Royal Tiger"], **more)


def moving(state: WachtState, name: str, *path: str, kind: str = "road") -> Game:
    table = until(game(state), "german Choose a formation")
    table.apply(Begin("G1", (name,)))
    table.apply(Move(name, path, kind))
    return table
