"""Roads, bridges and Roadblocks on a field."""

from __future__ import annotations

from tests.titles.ardennes.support.field import A_INF, G_INF, G_MECH, Field, field

WEST_BANK = {f"{row:02}{column:02}": "meuse-left" for row in range(1, 11) for column in range(6, 11)}
NORTH = "0310-0309-0308-0307-0306-0305-0405-0505"
LONG_ROAD = "0510-0509-0508-0507-0506-0505-0504-0503-0502-0501"
RING_OF_RIVERS = ["0506-0405", "0506-0406", "0506-0605", "0506-0606", "0506-0505", "0506-0507"]
"""Around the hex west of the battle: it is Proximate to nobody."""
ROAD = "0510-0509-0508-0507-0506-0505"
BRIDGE = "0504-0505"
EAST_ROAD = "0501-0502-0503-0504"
SHORT_ROAD = "0510-0509-0508-0507-0506"


def bridge_field() -> tuple[Field, int]:
    """A mechanized unit east of a bridge whose far end is in Allied Supply."""
    at = field(
        variant="2p",
        day=18,
        roads=["0510-0509-0508-0507-0506-0505-0504-0503-0502-0501"],
        rivers=["0506-0507"],
        bridges=["0506-0507"],
    )
    return at, at.put(G_MECH, "0502")


def roadblock_field(unit: str) -> tuple[Field, int]:
    """A unit on a road that leads past a Position hex in Allied Supply."""
    at = field(
        variant="2p",
        day=18,
        roads=["0510-0509-0508-0507-0506-0505-0504-0503-0502-0501"],
        towns=["0507"],
        hv={"0507": 4},
    )
    return at, at.put(unit, "0503")


def with_roadblock(hex: str = "0505", **more: object) -> Field:
    """A Roadblock on an Allied road, in a hex of HV 5."""
    f = field(roads=[ROAD], hv={hex: 5}, **more)  # type: ignore[arg-type]
    f.state.add_roadblock(hex)
    return f


def roadblock_ground(**more: object) -> Field:
    f = field(roads=[f"{ROAD}-0504-0503-0502-0501"], towns=["0506"], hv={"0506": 4}, **more)  # type: ignore[arg-type]
    f.put(G_INF, "0504")
    f.put(A_INF, "0909")
    return f


def bridge_holder(f: Field, bridge: str = BRIDGE) -> int:
    return f.state.land.bridge_holder(f.state.ground.find_crossing(bridge))


def bridge_and_town(day: int) -> tuple[Field, int]:
    at = field(
        variant="gs",
        day=day,
        roads=[LONG_ROAD],
        rivers=["0506-0507"],
        bridges=["0506-0507"],
        towns=["0507"],
        hv={"0507": 3},
    )
    return at, at.put(G_MECH, "0506")


def crossroads(**more: object) -> Field:
    """An Allied supply road with a Position of HV 3 at its head, 0505, and a German unit coming to 0504."""
    settings: dict[str, object] = {"day": 17, "roads": [ROAD], "hv": {"0505": 3}} | more
    return field(**settings)  # type: ignore[arg-type]


def bridge_road(day: int, **more: object) -> Field:
    """A bridge 0504-0505 with the Allied supply road beyond it."""
    settings: dict[str, object] = {
        "day": day,
        "roads": [f"{ROAD}-0504"],
        "rivers": ["0504-0505"],
        "bridges": ["0504-0505"],
    }
    return field(**(settings | more))  # type: ignore[arg-type]
