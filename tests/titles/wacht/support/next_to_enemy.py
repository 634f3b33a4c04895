"""An enemy unit, and what the charts say of moving next to one."""

from typing import Any

from tests.titles.wacht.support.asking import value
from tests.titles.wacht.support.field_of_play import unit

FOE = unit("foe", "US Leg units", "0204", steps=1)


def stop(mode: str = "tactical_mech", **given: Any) -> bool:
    return bool(value("forced_stop", mode=mode, **given)["stop"])


def penalty(mode: str = "tactical_mech", **given: Any) -> Any:
    return value("adjacency", mode=mode, **given)["penalty"]
