"""Features on the map that change: bridges, ports, rail heads, hedgehogs and markers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from broadfront.core.facts import (
    BETWEEN,
    OWN_WORDS,
    SAVED,
    STANDS,
    Fact,
    Table,
    entries,
    hexside_subject,
    named_things_subject,
    plain,
    table,
)
from broadfront.core.positions.parts import Part
from broadfront.core.positions.values import Flag, Number, Words
from broadfront.core.state import Problem
from broadfront.titles.rhine.data.stored_names import RESERVE_USED
from broadfront.titles.rhine.data.title import Rhine
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.rules.state.fact_display import CAMPAIGN_ONLY, HIDDEN_TURN_FACT, MAX_COUNT, in_sector

__all__ = ["Land"]


class Land(Part):
    """Changing features of the map in the game state: bridges, ports, rail heads, hedgehogs and markers."""

    FACTS: ClassVar[dict[str, Fact]] = {
        "bridges": entries(str, of=hexside_subject(lambda state: list(state.land.bridges)), fix="bridge",
                           when=in_sector, value=Words(words=("blown", "allied", "repaired", "pontoon"), none="none"),
                           adds=True, not_in_editor=BETWEEN),
        "holder": table(fix=("holder", "port_holder"), not_in_file=STANDS, not_in_editor=STANDS),
        "hits": table(
            of=named_things_subject("port", lambda state: list(state.land.hits)),
            value=Number(high=MAX_COUNT),
            **CAMPAIGN_ONLY,
        ),
        "repaired": plain(**HIDDEN_TURN_FACT),
        "scheldt": plain(value=Flag(), **CAMPAIGN_ONLY),
        "port_used": table(**HIDDEN_TURN_FACT),
        "railheads": table(not_in_fix=OWN_WORDS, not_in_file=OWN_WORDS, edit="railheads"),
        "hedgehogs": table(not_in_fix=OWN_WORDS, not_in_file=SAVED, not_in_editor=BETWEEN),
        "interdiction": plain(kind=bool, **HIDDEN_TURN_FACT),
        "markers": table(**HIDDEN_TURN_FACT),
    }  # fmt: skip
    __slots__ = (*FACTS, "title")

    title: Rhine
    bridges: Table[str]
    """State of changed Rhine bridges (blown, allied, repaired) and of pontoons (pontoon), by hexside name."""
    holder: dict[str, str]
    """Side that holds each port, and the last side with a combat unit in each goal."""
    hits: dict[str, int]
    """Hits of each port."""
    repaired: tuple[str, ...]
    """Ports repaired this turn."""
    scheldt: bool
    """Whether the Scheldt is reported free of German combat units."""
    port_used: dict[str, int]
    """Capacity points of each port used this turn."""
    railheads: dict[str, str]
    """Side that uses each rail head, by hex."""
    hedgehogs: dict[str, int]
    """Levels of hedgehogs, by hex."""
    interdiction: bool
    """Whether Normal flight interdicts German movement; an event may suspend it."""
    markers: dict[str, int]
    """Number of markers by name: bridge, reserve, reserve used, german reserve."""

    def begin_turn(self) -> None:
        """Start a turn: record that no port has been repaired or used yet."""
        self.repaired, self.port_used = (), {}

    def set_holder(self, place: str, side: str) -> None:
        """Set the side that holds a victory hex or a port."""
        self.holder[place] = side

    def set_bridge(self, hexside: str, bridge_state: str) -> None:
        """Set the state of a Rhine bridge (blown, allied, repaired), or record a pontoon bridge, on a hexside."""
        self.bridges = self.bridges.with_entry(hexside, bridge_state)

    def remove_bridge(self, hexside: str) -> None:
        """Remove the bridge recorded on a hexside."""
        self.bridges = self.bridges.without_entry(hexside)

    def set_railhead(self, hex: str, side: str) -> None:
        """Set the side that uses a hex as rail head; an empty side closes the rail head."""
        if side:
            self.railheads[hex] = side
        else:
            del self.railheads[hex]

    def set_hedgehog(self, hex: str, level: int) -> None:
        """Set the level of the hedgehog in a hex; 0 removes it."""
        if level:
            self.hedgehogs[hex] = level
        else:
            self.hedgehogs.pop(hex, None)

    def set_interdiction(self, active: bool) -> None:
        """Set whether aircraft interdict German movement when the flight condition is Normal."""
        self.interdiction = active

    def capture_port(self, port: str, side: str) -> None:
        """Set the side that holds a port; a port taken by the Allies is damaged."""
        self.holder[port] = side
        if side == "allied":
            self.hits[port] = self.title.ports.captured

    def repair_port(self, port: str) -> None:
        """Repair one hit of a port, and record that it was repaired this turn."""
        self.hits[port] -= 1
        self.repaired = (*self.repaired, port)

    def use_port(self, port: str, points: int) -> None:
        """Add points to the capacity of a port that has been used this turn."""
        self.port_used[port] = self.port_used.get(port, 0) + points

    def set_scheldt_open(self, is_open: bool) -> None:
        """Set whether the players report the Scheldt as free of German combat units."""
        self.scheldt = is_open

    def add_reserve_markers(self, count: int) -> None:
        """Add Allied Reserve markers."""
        self.markers["reserve"] += count

    def use_reserve_markers(self, count: int) -> None:
        """Set the number of Allied Reserve markers in use on the map."""
        self.markers[RESERVE_USED] = count

    def add_bridge_marker(self) -> None:
        """Add an available Bridge Check Marker, up to the maximum."""
        self.markers["bridge"] = min(int(self.title.bridges.markers["most"]), self.markers["bridge"] + 1)

    def spend_bridge_marker(self) -> None:
        """Spend one of the available Bridge Check Markers."""
        self.markers["bridge"] -= 1

    def problems(self) -> Iterator[Problem]:
        """Yield a problem if more Reserve markers are in use than there are."""
        if not 0 <= self.markers[RESERVE_USED] <= self.markers["reserve"]:
            yield Problem(say("problem.reserves"), "BTR-HOUSE-18")
