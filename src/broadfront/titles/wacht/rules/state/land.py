"""Bridges and crossings, fieldworks, the main fuel dump."""

from __future__ import annotations

from typing import Any, ClassVar

from broadfront.core.facts import BETWEEN, OWN_WORDS, SEQUENCE, SET_UP, Fact, hex_subject, hexside_subject, plain, table
from broadfront.core.positions.parts import Part
from broadfront.core.positions.values import Words
from broadfront.titles.wacht.data.atlas import Edge
from broadfront.titles.wacht.data.bridges import AS_PRINTED, BRIDGES
from broadfront.titles.wacht.data.title import Wacht

DESTROYED = "destroyed"
KINDS = (*BRIDGES, *(f"{kind}+safe" for kind in BRIDGES), DESTROYED)


def _river_hexsides(state: Any) -> list[str]:
    """Return the text keys of all hexsides with a river or stream."""
    return sorted({state.title.atlas.hexside_key(i, d) for i, d in state.title.map.sides["rivers"]})


class Land(Part):
    """The part of the game state about terrain: changed bridges, counted crossings, fieldworks, the main fuel dump."""

    FACTS: ClassVar[dict[str, Fact]] = {
        "bridges": table(
            of=hexside_subject(_river_hexsides), value=Words(words=KINDS, none=AS_PRINTED), file="bridge", fix="bridge"
        ),
        "crossed": table(initial=lambda _state: {}, not_in_fix=SEQUENCE, not_in_editor=BETWEEN),
        "works": table(of=hex_subject(), value=Words(words=("ip", "et", "fort"), none="none")),
        "dump": plain(not_in_fix=SET_UP, not_in_editor=OWN_WORDS),
    }
    __slots__ = (*FACTS, "title")

    title: Wacht
    bridges: dict[str, str]
    """Bridges that differ from the printed map, by hexside: kind, with `+safe` once it held, or `destroyed`."""
    crossed: dict[str, int]
    """Crossings counted for each bridge in this phase."""
    works: dict[str, str]
    """Fieldworks by hex: ip, et or fort."""
    dump: int
    """The game turn in which the main fuel dump of US 1st Army was captured, or -1."""

    def count_crossing(self, bridge: str) -> int:
        """Count one more crossing of a bridge in this phase, and return how many there were."""
        self.crossed[bridge] = self.crossed.get(bridge, 0) + 1
        return self.crossed[bridge]

    def set_bridge(self, bridge: str, kind: str) -> None:
        """Set the kind of the bridge on a hexside, such as `trail+safe` or `destroyed`."""
        self.bridges[bridge] = kind

    def bridge_at(self, hex: int, direction: int) -> tuple[str, bool]:
        """Return the bridge on a hexside (empty if none or destroyed), and whether it once held in a collapse check."""
        changed = self.bridges.get(self.title.atlas.hexside_key(hex, direction))
        if changed is None:
            return self.title.atlas.printed_bridge(hex, direction), False
        if changed == DESTROYED:
            return "", False
        kind, _, safe = changed.partition("+")
        return kind, bool(safe)

    def road_class(self, hex: int, direction: int) -> str:
        """Return the class of the road on a hexside, or an empty string; over water a road counts only on a bridge."""
        wet = (hex, direction) in self.title.map.sides["rivers"]
        return "" if wet and not self.bridge_at(hex, direction)[0] else self.title.atlas.road_class(hex, direction)

    def edge(self, hex: int, direction: int) -> Edge:
        """Return the map data (terrain, road, river) of a step out of a hex, with the bridge that is there now."""
        if not self.bridges:
            return self.title.atlas.edge(hex, direction)
        kind, safe = self.bridge_at(hex, direction)
        return self.title.atlas.edge(hex, direction, kind, safe)
