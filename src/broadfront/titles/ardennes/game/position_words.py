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
units that are not listed are not in play.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

__all__ = [
    "FORMAT", "ActivationEntry", "Crossed", "Did", "PositionFile", "Today", "TodayEntry", "UnitEntry",
    "position_schema",
]  # fmt: skip

FORMAT: Final = 2
"""In files without a number `zones` add to what is there; from 2 on they say what there is."""

Did = Literal["moved", "attacked", "advanced", "retreated", "recovered", "built", "deployed", "acted"]
"""What a unit did in the present activation, in the order of the bits of `done`."""
Today = Literal["taken", "replaced"]
"""What happened to a unit today, in the order of the bits of `today`."""
Crossed = Literal["unbridged", "into_zone", "as_bridge", "as_river", "demolition_rolled"]
"""What happened at a river hexside in the present activation, in the order of the bits of `crossed`."""


class UnitEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A unit: where it is, its remaining steps, its states. What is left out is as at the start."""

    id: str
    where: str | None = None
    """A hex id, a place name, a box, or `eliminated`."""
    steps: int | None = None
    supply: Literal["InSupply", "LowSupply", "OutOfSupply", "Isolated"] | None = None
    dispersed: bool | None = None
    out_of_fuel: bool | None = None
    did: tuple[Did, ...] | None = None
    """What it did in the present activation."""
    today: tuple[Today, ...] | None = None
    """What happened to it today: taken from the map as if it were in Reserve; replaced in the present impulse."""
    activated: int | None = None
    """The impulse of its side today in which it was last activated, counted from 1."""


class TodayEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The day so far. With `side`, the Command Phase is under way."""

    side: Literal["german", "allied"] | None = None
    """Whose impulse it is, or comes next."""
    begun: bool = False
    """Whether that impulse has begun: a German one in which no card is played at the moment, or one of two players."""
    last: bool = False
    """Whether the day ends with that impulse (solitaire)."""
    impulse: int = 0
    """The number of the present German impulse, or of the last."""
    level_spent: int = 0
    """What the German has spent of the Allied Command Level in that impulse."""
    cards_played: int = 0
    """Cards the German has played in it."""
    passes: int | None = None
    """How often sides have passed since a card was played; left out before anybody has done either."""
    special_event: bool = False
    """Whether the special event of the day has happened."""
    skips_german: bool = False
    """Whether the first German impulse is skipped."""
    skips_allied: bool = False
    """Whether the next Allied impulse is skipped."""
    blocked_slots: int = 0
    """Places in the German hand that Airpower takes."""
    allied_draws: int = 0
    """Cards the Allied player has drawn."""
    allied_deployed: int = 0
    """Allied units that have left the Reserve."""
    opened_corps: tuple[str, ...] = ()
    """Corps activated in an opening impulse of two players."""
    division_impulses: dict[str, int] = {}
    """By German division, the impulse in which it was last activated."""
    division_hexes: dict[str, str] = {}
    """By German division, where units of it were deployed in this impulse or phase."""
    german_impulse: bool | None = None
    """Whether a German impulse is under way; left out, `side` and `begun` say so."""
    opening: bool | None = None
    """Whether that is an opening impulse; left out, the day and its number say so."""


class ActivationEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The activation under way, or the last."""

    attacked: tuple[str, ...] = ()
    """Hexes that were attacked."""
    tactics_used: int = 0
    """Tactics the attacker has played."""
    crossed: dict[str, tuple[Crossed, ...]] = {}
    """River hexsides that were used, and how."""
    checked: tuple[str, ...] = ()
    """Hexes checked for a Roadblock."""


class PositionFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position of the Ardennes game."""

    title: Literal["ardennes"] = "ardennes"
    format: Literal[1, 2] = 1
    """2: `zones` say what lies in a zone. Files without a number are older: there they add."""
    scenario: str = "campaign"
    variant: Literal["gs", "2p"] = "gs"
    phase: Literal["reserve", "card_preparation", "supply", "command"] = "command"
    """The phase that begins; or that is under way, if `today` or `stack` say more."""
    day: int | None = None
    """Day of December, 16 to 29."""
    only_listed: bool = False
    """Units that are not listed are not in play."""
    unit: tuple[UnitEntry, ...] = ()
    ips: tuple[str, ...] | None = None
    """Hexes with an improved position."""
    roadblocks: tuple[str, ...] | None = None
    german_held: tuple[str, ...] = ()
    """Cities, Towns, victory hexes and depots the German holds, beside those his units stand in."""
    allied_held: tuple[str, ...] = ()
    bridges: dict[str, Literal["intact", "demolished", "built"]] = {}
    """By river hexside (`0811-0812`): intact, demolished or built."""
    german_bridges: tuple[str, ...] = ()
    allied_bridges: tuple[str, ...] = ()
    depots: dict[str, int] = {}
    """Uses left of fuel depots that a mechanized German unit has entered, by name."""
    exit_vp: int | None = None
    meuse_reached: bool | None = None
    """Whether a German unit has ever been adjacent to the Meuse."""
    okw_army: Literal["", "6SSPz", "5Pz", "7A"] | None = None
    lasting: tuple[str, ...] = ()
    """Events in force until the end of the day, such as ground_freeze."""
    used: tuple[str, ...] = ()
    """Events that happened and happen once a game."""
    replacement_points: int | None = None
    """What the German has left of them; left out before he received any."""
    today: TodayEntry = TodayEntry()
    activation: ActivationEntry = ActivationEntry()
    zones: dict[str, tuple[str, ...] | Literal["unknown"]] = {}
    """Cards and chits by zone; those not named stay where the day puts them. `unknown` in a list is one that is dealt
    by chance; in place of a list, the zone has all that is left."""
    stack: tuple[dict[str, Any], ...] | None = None
    """The steps under way as a saved game has them, where `phase` and `today` cannot say it."""


def position_schema() -> dict[str, Any]:
    """The JSON schema of a position file."""
    schema: dict[str, Any] = _plain_schema(msgspec.json.schema(PositionFile))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A position of the Ardennes game",
    } | schema


def _plain_schema(schema: Any) -> Any:
    """The same schema as lists, words in alphabetical order whatever order a set of them came in."""
    if isinstance(schema, dict):
        return {key: sorted(value) if key == "enum" else _plain_schema(value) for key, value in schema.items()}
    return [_plain_schema(part) for part in schema] if isinstance(schema, (list, tuple)) else schema
