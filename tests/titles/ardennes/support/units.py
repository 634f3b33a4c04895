"""Units and stacks that several tests put down, and what became of them."""

from __future__ import annotations

from broadfront.titles.ardennes.data.records import ALLIED
from broadfront.titles.ardennes.rules.fighting.unit_states import check_zone_of_control
from tests.titles.ardennes.support.field import A_INF, G_INF, G_INF_2, G_MECH, G_MECH_2, Field, field
from tests.titles.ardennes.support.on_the_map import Placed, number_of

TANKS = "3.2Pz.XLVII"
RING = (
    ("183.62VG.LXVI", "1306"), ("293.18VG.LXVI", "1203"), ("294.18VG.LXVI", "0905"), ("5.3FJ.ISS", "0908"),
    ("190.62VG.LXVI", "1209"), ("1128.560VG.LVIII", "1508"), ("164.62VG.LXVI", "1505"),
)  # fmt: skip
WIDE_RING: Placed = {
    "1203": "183.62VG.LXVI", "0905": "294.18VG.LXVI", "0908": "5.3FJ.ISS",
    "1209": "190.62VG.LXVI", "1508": "1128.560VG.LVIII", "1505": "164.62VG.LXVI",
}  # fmt: skip
"""Germans three hexes apart around 1206."""
PEIPER, KNITTEL, SANDIG, HANSEN = "Peiper.1SS.ISS", "Knittel.1SS.ISS", "Sandig.1SS.ISS", "Hansen.1SS.ISS"
TWO_OF_2PZ = ("304.2Pz.XLVII", "2.2Pz.XLVII")
ENGINEERS_OF_28 = "2-110.28.VIII"


def has_zone(f: Field, hex: str, side: int = ALLIED) -> bool:
    return check_zone_of_control(f.state, f.at(hex), side).legal


def steps_of(f: Field, *units: str) -> list[int]:
    return [f.state.board.steps[number_of(f, unit)] for unit in units]


def empty_field() -> Field:
    return field(rows=20, columns=12)


def ring(day: int = 20, **more: object) -> Field:
    """A unit in the corner cut off from every friendly edge by Germans out of its reach."""
    f = field(day=day, **more)  # type: ignore[arg-type]
    f.put(A_INF, "0402")
    for unit, hex in zip(
        (G_MECH, G_MECH_2, G_INF, G_INF_2, "89.12VG.ISS", "304.2Pz.XLVII", "914.352VG.LXXXV"),
        ("0105", "0305", "0505", "0605", "0704", "0703", "0701"),
        strict=True,
    ):
        f.put(unit, hex)
    return f


def where(f: Field, unit: str) -> str:
    return f.state.board.where[f.title.unit(unit).number].text
