"""Set-up files: who is where when a game begins, and how. The format is documented in docs/titles/wacht.md."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any

import msgspec

from broadfront.core.errors import Invalid
from broadfront.titles.wacht.data.records import Army

FORMAT = "wacht-setup 1"


class SetUnit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A unit as a set-up file gives it: the fields of its record, and where and how it begins."""

    id: str
    row: str
    at: str = ""
    """A hex, a place, or either followed by steps: `Losheim/W/SW`. Nothing for a unit that is not on the map yet."""
    size: str = "battalion"
    companies: int = 0
    steps: int = 2
    lost: int = 0
    attached_to: str = ""
    origin: str = ""
    motive: str = ""
    red_hexagon: bool = False
    range: int = 0
    vehicles: tuple[str, ...] = ()
    ranger: bool = False
    brigade_150: bool = False
    panzer_lehr: bool = False
    heavy_at: bool = False
    heavy_flak: bool = False
    engineer: str = ""
    hq: str = ""
    leader: str = ""
    commands: tuple[str, ...] = ()
    activated: bool = False
    assembly: tuple[str, ...] = ()
    symbol: str = ""
    mode: str = "tactical"
    battery: str = ""
    movement_class: str = ""
    carried: str = "none"
    markers: tuple[str, ...] = ()


class SetFormation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    side: str
    kind: str
    army: str
    corps: str = ""
    mechanized: bool = False
    intrinsic: bool = False
    extended_supply: bool = False
    units: tuple[SetUnit, ...] = ()


class SetBridge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bridge that is not the printed one."""

    between: tuple[str, str]
    kind: str
    held: bool = False
    """It has passed a collapse check."""


class SetUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: str
    label: str
    turn: str
    army: tuple[Army, ...]
    formation: tuple[SetFormation, ...]
    house: bool = False
    turns: int = 1
    ground: str = "normal"
    later_ground: dict[str, str] = {}
    """Ground conditions from later game turns on."""
    night_activity: tuple[str, ...] = ()
    bridge: tuple[SetBridge, ...] = ()
    works: dict[str, str] = {}
    dump_captured: str = ""
    lehr_bridge: str = ""


def data_in(text: str, source: str) -> dict[str, Any]:
    """The data of a set-up file, its content not yet looked at."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Invalid(f"{source}: {error}.", parameter="set-up", given=source, todo="Correct that line.") from None


def set_up_in(data: Mapping[str, Any], source: str) -> SetUp:
    """What the data of a set-up file say: every field there and of its kind, nothing held against the map yet."""
    if data.get("format") != FORMAT:
        raise Invalid(
            f"{source}: format is {data.get('format')!r}; a set-up begins with format = {FORMAT!r}.",
            parameter="set-up",
            given=data.get("format"),
            accepted=FORMAT,
        )
    try:
        return msgspec.convert(data, SetUp)
    except msgspec.ValidationError as error:
        raise Invalid(f"{source}: {error}.", parameter="set-up", given=source) from None
