"""An enemy unit, and chart answers about moving next to one."""

from typing import Any

from tests.titles.wacht.support.asking import answer_value
from tests.titles.wacht.support.field_of_play import unit_entry

FOE = unit_entry("foe", "US Leg units", "0204", steps=1)


def is_forced_stop(mode: str = "tactical_mech", **given: Any) -> bool:
    return bool(answer_value("forced_stop", mode=mode, **given)["stop"])


def adjacency_penalty(mode: str = "tactical_mech", **given: Any) -> Any:
    return answer_value("adjacency", mode=mode, **given)["penalty"]
