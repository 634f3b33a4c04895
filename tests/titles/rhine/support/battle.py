"""Units of the corridor, and positions in which they fight."""

from broadfront.core.rulings import Ruling
from broadfront.titles.rhine.rules.field.strength import defence_strength
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from tests.titles.rhine.support.asking import title
from tests.titles.rhine.support.fields import OPEN, around, dump, field

SOURCE = "A22.26"
"""Bourg-Leopold, an Allied source."""
ARMOUR, INFANTRY, TRUCKED = "5 Gd Arm Bde", "43 Inf Div", "32 Gd Bde"
HOFFMANN = "KG Hoffmann"
TARGET = around(OPEN, 0)
WALTHER = "KG Walther"


def index(hex: str) -> int:
    return title().map.index[hex]


def battle(units: dict[str, str], **given: object) -> RhineState:
    """A position in the Combat Phase with SP for both sides."""
    state = field(units, phase="Combat", **given)  # type: ignore[arg-type]
    dump(state, "allied", OPEN, 9)
    dump(state, "german", TARGET, 9)
    return state


def defence_of(state: RhineState, row: str = "Open", *, supply: bool = True, hex: str = TARGET) -> object:
    return defence_strength(state, index(hex), row, combat_supply=supply).total


def rules_of(ruling: Ruling) -> set[str]:
    return set(ruling.rules)
