"""The words of position files: everything that can be said of a moment of the Ardennes game.

    format = 2
    scenario = "campaign"
    day = 19
    phase = "command"

    [today]
    side = "german"             # whose impulse it is
    impulse = 2
    begun = true
    level_spent = 3

    [zones]
    german-hand = ["GP04", "GS11"]
    allied-discard = ["AC12"]

    [[unit]]
    id = "Peiper.1SS.ISS"
    where = "Stoumont"          # a hex, a place, a box such as "Allied Reserve" or "Calendar 21", or "eliminated"
    steps = 2
    supply = "LowSupply"

What is left out is as at the start of the scenario, boxes and decks as the day has them; with `only_listed = true`
units that are not listed are not in play. Most fields are facts of the state, as they are declared there.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, Literal

import msgspec

from broadfront.core.positions.words import UNIT, fields_in, file_schema
from broadfront.core.state import State
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = ["FORMAT", "field_names", "file_kind", "position_schema"]

FORMAT: Final = 2
"""In files without a number `zones` add to what is there; from 2 on they say what there is."""

OF_A_UNIT: Final[list[Any]] = [("id", str)]
OF_THE_DAY: Final[list[Any]] = [
    ("side", Literal["german", "allied"] | None, None),  # whose impulse it is, or comes next
    ("begun", bool, False),  # a German impulse in which no card is played at the moment, or one of two players
    ("last", bool, False),  # whether the day ends with that impulse (solitaire)
]
OF_A_FILE: Final[list[Any]] = [
    ("title", Literal["ardennes"], "ardennes"),
    ("format", Literal[1, 2], 1),
    ("scenario", str, "campaign"),
    ("variant", Literal["gs", "2p"], "gs"),
    ("phase", Literal["reserve", "card_preparation", "supply", "command"], "command"),
    ("only_listed", bool, False),
    ("zones", dict[str, tuple[str, ...] | Literal["unknown"]], {}),
    ("stack", tuple[dict[str, Any], ...] | None, None),  # the steps under way, where phase and today cannot say it
]


@lru_cache(maxsize=8)
def file_kind(kind: Any = ArdennesState) -> type[msgspec.Struct]:
    """The type of a position file of a kind of state."""
    unit = _struct("UnitEntry", "A unit: where it is, its remaining steps, its states.", kind, UNIT, OF_A_UNIT)
    today = _struct(
        "TodayEntry", "The day so far. With `side`, the Command Phase is under way.", kind, "today", OF_THE_DAY
    )
    activation = _struct("ActivationEntry", "The activation under way, or the last.", kind, "activation", [])
    units: Any = tuple
    tables = [("unit", units[unit, ...], ()), ("today", today, today()), ("activation", activation, activation())]
    return _struct("PositionFile", "A position of the Ardennes game.", kind, "", [*OF_A_FILE, *tables])


def field_names(kind: type[State], section: str) -> list[str]:
    """The fields that a section may have."""
    own = {UNIT: OF_A_UNIT, "today": OF_THE_DAY, "": OF_A_FILE}.get(section, [])
    return [name for name, *_ in (*own, *fields_in(kind, section))]


def _struct(name: str, doc: str, kind: type[State], section: str, own: list[Any]) -> type[msgspec.Struct]:
    return msgspec.defstruct(
        name, [*own, *fields_in(kind, section)], frozen=True, forbid_unknown_fields=True, namespace={"__doc__": doc}
    )


def position_schema(kind: Any = ArdennesState) -> dict[str, Any]:
    """The JSON schema of a position file."""
    return file_schema(file_kind(kind), "A position of the Ardennes game")
