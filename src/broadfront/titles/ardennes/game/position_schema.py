"""The fields of position files, which describe a position of the Ardennes game.

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

Fields left out keep their values from the start of the scenario, with boxes and decks advanced to the day. With
`only_listed = true`, units that are not listed are not in play. Most fields are facts declared by the state.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, Literal

import msgspec

from broadfront.core.positions.words import UNIT, file_schema, section_fields
from broadfront.core.state import State
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = ["FORMAT", "field_names", "json_schema", "position_file_type"]

FORMAT: Final = 2
"""Current file format: `zones` add to the set-up in format 1 and replace it from format 2 on."""

UNIT_FIELDS: Final[list[Any]] = [("id", str)]
TODAY_FIELDS: Final[list[Any]] = [
    ("side", Literal["german", "allied"] | None, None),  # side of the current or next impulse
    ("begun", bool, False),  # whether that impulse has begun and no card is being played
    ("last", bool, False),  # whether that impulse is the last of the day (solitaire)
]
FILE_FIELDS: Final[list[Any]] = [
    ("title", Literal["ardennes"], "ardennes"),
    ("format", Literal[1, 2], 1),
    ("scenario", str, "campaign"),
    ("variant", Literal["gs", "2p"], "gs"),
    ("phase", Literal["reserve", "card_preparation", "supply", "command"], "command"),
    ("only_listed", bool, False),
    ("zones", dict[str, tuple[str, ...] | Literal["unknown"]], {}),
    ("stack", tuple[dict[str, Any], ...] | None, None),  # pending steps, where `phase` and `today` cannot express them
]


@lru_cache(maxsize=8)
def position_file_type(state_class: Any = ArdennesState) -> type[msgspec.Struct]:
    """Return the struct type that describes position files, with the fields of a state class."""
    unit = _section_struct(
        "UnitEntry", "A unit: where it is, its remaining steps, its states.", state_class, UNIT, UNIT_FIELDS
    )
    today = _section_struct(
        "TodayEntry", "The day so far. With `side`, the Command Phase is under way.", state_class, "today", TODAY_FIELDS
    )
    activation = _section_struct(
        "ActivationEntry", "The activation under way, or the last.", state_class, "activation", []
    )
    units: Any = tuple
    tables = [("unit", units[unit, ...], ()), ("today", today, today()), ("activation", activation, activation())]
    return _section_struct("PositionFile", "A position of the Ardennes game.", state_class, "", [*FILE_FIELDS, *tables])


def field_names(state_class: type[State], section: str) -> list[str]:
    """Return the names of the fields allowed in a section of a position file."""
    own = {UNIT: UNIT_FIELDS, "today": TODAY_FIELDS, "": FILE_FIELDS}.get(section, [])
    return [name for name, *_ in (*own, *section_fields(state_class, section))]


def _section_struct(
    name: str, description: str, state_class: type[State], section: str, own_fields: list[Any]
) -> type[msgspec.Struct]:
    """Return the struct type of a section of a position file: its own fields and those of the state class."""
    return msgspec.defstruct(
        name,
        [*own_fields, *section_fields(state_class, section)],
        frozen=True,
        forbid_unknown_fields=True,
        namespace={"__doc__": description},
    )


def json_schema(state_class: Any = ArdennesState) -> dict[str, Any]:
    """Return the JSON schema of position files."""
    return file_schema(position_file_type(state_class), "A position of the Ardennes game")
