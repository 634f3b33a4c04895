"""Units of the corridor, and combat positions for them."""

from broadfront.core.rulings import Ruling
from broadfront.titles.rhine.rules.field.strength import defense_strength
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from tests.titles.rhine.support.asking import rhine_title
from tests.titles.rhine.support.fields import OPEN, field_position, neighbor_of, set_only_dump

SOURCE = "A22.26"
"""Bourg-Leopold, an Allied source."""
ARMOUR, INFANTRY, TRUCKED = "5 Gd Arm Bde", "43 Inf Div", "32 Gd Bde"
HOFFMANN = "KG Hoffmann"
TARGET = neighbor_of(OPEN, 0)
WALTHER = "KG Walther"


def hex_index(hex: str) -> int:
    return rhine_title().map.index[hex]


def combat_position(units: dict[str, str], **given: object) -> RhineState:
    """Return a position in the Combat Phase with SP for both sides."""
    state = field_position(units, phase="Combat", **given)  # type: ignore[arg-type]
    set_only_dump(state, "allied", OPEN, 9)
    set_only_dump(state, "german", TARGET, 9)
    return state


def defense_of(state: RhineState, row: str = "Open", *, supply: bool = True, hex: str = TARGET) -> object:
    return defense_strength(state, hex_index(hex), row, combat_supply=supply).total


def ruling_rules(ruling: Ruling) -> set[str]:
    return set(ruling.rules)
