"""Records of armies, formations and units (H-29)."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec

Side = Literal["german", "american"]
Kind = Literal["division", "brigade", "asset"]
Marker = Literal[
    "oos", "resting", "fatigue", "depleted", "breakdown_buildup", "constructing", "reinforcement", "deployed"
]
Id = Annotated[str, msgspec.Meta(min_length=1)]
Few = Annotated[int, msgspec.Meta(ge=0, le=99)]
LETTERS = {"german": "GE", "american": "US"}
MODES = ("tactical", "exploitation", "strategic", "pa", "mr")
BATTERIES = ("none", "IB", "OOB")
TRANSPORTS = ("none", "tp", "intrinsic")
CLASSES = ("", "Leg", "Mech")
SIDES: tuple[str, ...] = get_args(Side)
KINDS: tuple[str, ...] = get_args(Kind)
MARKERS: tuple[str, ...] = get_args(Marker)


class Formation(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A division, an independent brigade, or the asset units of a corps or army, with the values of its record."""

    id: Id
    side: Side
    kind: Kind
    army: str
    corps: str = ""
    mechanized: bool = False
    intrinsic: bool = False
    """Whether it is a US division with its own transport."""
    extended_supply: bool = False
    """Whether its supply line from Korps to Army is extended."""


class Unit(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A unit's counter: its printed values and the formation it belongs to."""

    id: str
    formation: str
    row: str
    """The row of the special unit table, without IB or OOB."""
    size: str = "battalion"
    companies: int = 0
    """Companies of a hybrid unit; three make a battalion."""
    steps: int = 2
    attached_to: str = ""
    origin: str = ""
    """The formation of the unit a breakdown company came from."""
    motive: str = ""
    red_hexagon: bool = False
    range: int = 0
    armour: str = ""
    """Bridge class L, M or H; empty for units not on the list."""
    ranger: bool = False
    brigade_150: bool = False
    panzer_lehr: bool = False
    heavy_at: bool = False
    heavy_flak: bool = False
    engineer: str = ""
    """Level of an engineer: army, corps or division; empty for other units."""
    hq: str = ""
    """Level of an HQ: korps, division, brigade or army; empty for other units."""
    leader: str = ""
    """Rank of a leader (division, brigade, KG, CC), or Manteuffel or Collins; empty for other units."""
    commands: tuple[str, ...] = ()
    """Formations under an HQ or a leader, besides its own."""
    activated: bool = False
    assembly: tuple[str, ...] = ()
    """Hexes of the assembly area of a reinforcement."""
    symbol: str = ""
    """The branch, for drawing: infantry, armour, artillery, engineer and so on."""

    @property
    def is_leader(self) -> bool:
        return self.row == "Leader"

    @property
    def is_hq(self) -> bool:
        return self.row == "HQ"

    @property
    def kin(self) -> frozenset[str]:
        """The formations the unit belongs to: its own, that of its attachment, and that of its origin."""
        return frozenset({self.formation, self.attached_to, self.origin} - {""})

    @property
    def is_battalion(self) -> bool:
        """Whether the unit counts as a battalion for stacking, even after losses."""
        if self.is_hq or self.companies == 3:
            return True
        return self.size == "battalion" and self.companies == 0


class Army(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An army with its side, its area of the map, its fuel points and its transport points."""

    id: Id
    side: Side
    area: str = ""
    fuel: str = "0"
    tp: str = "0"
    first: bool = False
    """Whether it is the US 1st Army, whose main fuel dump can be captured."""


class Roster(msgspec.Struct, frozen=True):
    """All armies, formations and units of a game, in set-up order; shared by its states."""

    armies: tuple[Army, ...]
    formations: tuple[Formation, ...]
    units: tuple[Unit, ...]
    label: str = ""
    ground: tuple[tuple[int, str], ...] = ()
    """Changes of ground conditions: number of the game turn, and the new ground."""
    lehr_bridge: str = ""
    """One hex of the heavy bridge in the sector of 5th Fallschirmjaeger Division, or empty."""
