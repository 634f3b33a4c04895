"""Set-up files: the units of a game, where they begin and in what state.

docs/titles/wacht.md documents the format.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from broadfront.core.errors import Invalid
from broadfront.core.reading.toml_lines import line_of_value
from broadfront.core.reading.type_check import first_mismatch
from broadfront.titles.wacht.data.records import Army, Few, Formation, Id, Marker, Side

FORMAT = "wacht-setup 1"


class SetUnit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A unit as written in a set-up file: the fields of its record, where it begins, and its state."""

    id: Id
    row: Id
    at: str = ""
    """A hex or place, optionally followed by directions (`Losheim/W/SW`); empty for a unit not yet on the map."""
    size: Literal["battalion", "smaller"] = "battalion"
    companies: Few = 0
    steps: Few = 2
    lost: Few = 0
    attached_to: str = ""
    origin: str = ""
    motive: Literal["", "horse", "motor", "self_propelled"] = ""
    red_hexagon: bool = False
    range: Few = 0
    vehicles: tuple[str, ...] = ()
    ranger: bool = False
    brigade_150: bool = False
    panzer_lehr: bool = False
    heavy_at: bool = False
    heavy_flak: bool = False
    engineer: Literal["", "army", "corps", "division"] = ""
    hq: Literal["", "korps", "division", "brigade", "army"] = ""
    leader: Literal["", "division", "brigade", "KG", "CC", "Manteuffel", "Collins"] = ""
    commands: tuple[str, ...] = ()
    activated: bool = False
    assembly: tuple[str, ...] = ()
    symbol: str = ""
    mode: Literal["tactical", "exploitation", "strategic", "pa", "mr"] = "tactical"
    battery: Literal["", "none", "IB", "OOB"] = ""
    movement_class: Literal["", "Leg", "Mech"] = ""
    carried: Literal["none", "tp", "intrinsic"] = "none"
    markers: tuple[Marker, ...] = ()
    fuel_ma: Few | None = None
    """MA that fuel leaves the unit in the current player turn; None if fuel does not limit it."""


class SetFormation(Formation, frozen=True, forbid_unknown_fields=True):
    """A formation as written in a set-up file, with its units."""

    units: tuple[SetUnit, ...] = ()


class SetBridge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bridge in a set-up file that differs from the printed map."""

    between: tuple[str, str]
    kind: str
    held: bool = False
    """Whether it has passed a collapse check."""


class SetUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Contents of a set-up file, as parsed."""

    format: str
    label: str
    turn: str
    army: tuple[Army, ...]
    formation: tuple[SetFormation, ...]
    house: bool = False
    turns: Annotated[int, msgspec.Meta(ge=1, le=90)] = 1
    ground: Literal["normal", "frozen", "snow", "thaw"] = "normal"
    later_ground: dict[str, str] = {}
    """Ground conditions from later game turns on, by game turn."""
    night_activity: tuple[Side, ...] = ()
    bridge: tuple[SetBridge, ...] = ()
    works: dict[str, str] = {}
    dump_captured: str = ""
    side: Side | Literal[""] = ""
    """Side whose player turn or choice of modes is in progress; empty at the beginning of the game turn."""
    phase: Literal["", "modes", "transport", "fuel", "reserve", "movement", "exploitation"] = ""
    """The phase that begins; with `finished`, the phase in progress."""
    finished: tuple[str, ...] = ()
    """Formations that have moved in that phase."""
    lehr_bridge: str = ""
    title: Literal["wacht"] = "wacht"
    scenario: str = ""
    """Scenario of the position; the first one if empty."""
    variant: str = ""
    now: dict[str, Any] = {}
    """Facts that the other fields cannot express, as in a saved game."""
    stack: tuple[dict[str, Any], ...] | None = None
    """Steps in progress as in a saved game, where `side` and `phase` cannot express them."""


def parse_set_up(data: Mapping[str, Any], source: str, text: str = "") -> SetUp:
    """Return set-up data as a typed object; fields and types are checked, but not hexes or units."""
    if data.get("format") != FORMAT:
        where = f"{source}, line {line_of_value(text, ('format',))}" if text else source
        raise Invalid(
            f"{where}: format is {data.get('format')!r}; a set-up begins with format = {FORMAT!r}.",
            parameter="set-up",
            given=data.get("format"),
            accepted=FORMAT,
        )
    try:
        return msgspec.convert(data, SetUp)
    except msgspec.ValidationError:
        wrong = first_mismatch(data, SetUp)
        assert wrong is not None
        where = f"{source}, line {line_of_value(text, wrong.path)}" if text else source
        raise Invalid(f"{where}: {wrong.said}.", parameter="set-up", given=source, accepted=wrong.accepted) from None
