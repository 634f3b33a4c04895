"""The real map with only the counters that a test puts down."""

from __future__ import annotations

from broadfront.titles.ardennes.data.records import GERMAN
from tests.titles.ardennes.support.field import Field
from tests.titles.ardennes.support.real import title


def ground(day: int, variant: str = "gs") -> Field:
    """The map of the title on a day, without units; holders are those of the start."""
    return Field(title(), day, variant)


def behind(f: Field, column: int) -> None:
    """Every place and bridge east of a column is the German's, as after his advance."""
    index = f.title.map.index
    f.hold("german", *(id for id, hex in index.items() if int(id[2:]) < column and hex in f.state.holdable))
    for crossing in f.state.ground.crossings:
        if all(int(id[2:]) < column for id in crossing.id.split("-")):
            f.state.land.hold_bridge(crossing, GERMAN)
