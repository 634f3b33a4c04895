"""Types of the parameters of questions: which words each accepts, and how they are converted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from broadfront.core.errors import Invalid
from broadfront.core.questions import Kind, OneOrMore, Words
from broadfront.core.title import Title
from broadfront.titles.wacht.data.charts import ROADS
from broadfront.titles.wacht.data.game_turn import ACCEPTED, GameTurn, parse_turn
from broadfront.titles.wacht.data.unit_table import fold_name

FEATURES = (
    "clear",
    "rough",
    "location",
    "village",
    "town",
    "city",
    "marsh",
    "woods",
    "forest",
    "constricted",
    "fort",
    "ip",
    "et",
)

Terrain = OneOrMore(
    Words(
        *FEATURES, soft_ground="marsh", marsh_soft_ground="marsh", improved_position="ip", entrenchment="et",
        constricted_terrain="constricted",
    )
)  # fmt: skip
Ground = Words("normal", "frozen", "snow", "thaw")
Side = Words("GE", "US", german="GE", allied="US", american="US")
MovementClass = Words("Leg", "Mech", mechanized="Mech")
Battery = Words("IB", "OOB", none="none", in_battery="IB", out_of_battery="OOB")
Transport = Words("none", "tp", "intrinsic", no="none", false="none", yes="tp", true="tp", intr="intrinsic")
Motive = Words("horse", "motor", "self_propelled", motorized="motor", sp="self_propelled", none="motor")
River = Words("stream", "minor", "major", minor_river="minor", major_river="major")
Means = Words("bridge", "ford", "engineer", "riverbank", ferry="engineer", bank="riverbank")
Via = Words(
    "none", "primary_road", "secondary_road", "trail", "dashed_line",
    primary="primary_road", secondary="secondary_road", dashed="dashed_line", off_road="none",
)  # fmt: skip
Mode = Words(
    "exploit_mech", "tactical_mech", "tactical_leg", "strategic_road", "exploit_road", "tactical_road", "pa",
    prepared_assault="pa", strategic="strategic_road", exploitation_road="exploit_road",
    exploitation_mech="exploit_mech", exploit="exploit_mech", exploitation="exploit_mech", tactical="tactical_mech",
)  # fmt: skip
UnitMode = Words(
    "tactical", "exploitation", "strategic", "pa", "mr",
    exploit="exploitation", prepared_assault="pa", maneuver_reserve="mr",
    exploit_mech="exploitation", exploit_road="exploitation", tactical_mech="tactical", tactical_leg="tactical",
    tactical_road="tactical", strategic_road="strategic",
)  # fmt: skip
Fieldwork = Words("open", "ip", "et", "fort", none="open", normal="open", entrenchment="et", improved_position="ip")
FRIENDS = ("same_formation", "other_formation", "asset", "breakdown_company", "attached")


class YesNo(Kind):
    """Parameter type for yes or no."""

    def describe_accepted(self) -> object:
        return ["yes", "no"]

    def convert(self, given: Any, title: Title) -> bool:
        if isinstance(given, bool):
            return given
        known = {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False, "none": False}
        word = known.get(str(given).strip().casefold())
        if word is None:
            raise ValueError
        return word

    def schema(self) -> dict[str, Any]:
        return {"type": "boolean"}


class Turn(Kind):
    """Parameter type for a game turn, such as `Dec 17 AM` or `Night`."""

    def describe_accepted(self) -> object:
        return ACCEPTED

    def convert(self, given: Any, title: Title) -> GameTurn:
        if isinstance(given, GameTurn):
            return given
        if not isinstance(given, str):
            raise ValueError
        return parse_turn(given)

    def schema(self) -> dict[str, Any]:
        return {"type": "string", "description": ACCEPTED}


class Friends(Kind):
    """Parameter type for friendly units in the hex: kinds of units, or yes for units of another formation."""

    _words = OneOrMore(
        Words(
            *FRIENDS, none="none", no="none", false="none", yes="other_formation", true="other_formation",
            same="same_formation", other="other_formation", army_asset="asset", corps_asset="asset", assets="asset",
            company="breakdown_company", company_breakdown="breakdown_company", same_origin="breakdown_company",
            own="same_formation",
        )
    )  # fmt: skip

    def describe_accepted(self) -> object:
        return [*FRIENDS, "none"]

    def convert(self, given: Any, title: Title) -> tuple[str, ...]:
        if isinstance(given, int) and not isinstance(given, bool):
            given = given > 0
        words = self._words.convert(str(given) if isinstance(given, bool) else given, title)
        return tuple(word for word in words if word != "none")

    def schema(self) -> dict[str, Any]:
        return {"type": "array", "items": {"type": "string", "enum": [*FRIENDS, "none"]}}


class RouteWords(Kind):
    """Parameter type for what a whole move runs along: types of road, `off_road`, or several of them."""

    WORDS = (
        "primary_only",
        "secondary_only",
        "trail_only",
        "off_road",
        "primary_and_secondary",
        "primary_and_off_road",
    )

    def describe_accepted(self) -> object:
        return [*self.WORDS, "or others joined with _and_"]

    def convert(self, given: Any, title: Title) -> frozenset[str]:
        if not isinstance(given, str):
            raise ValueError
        word = "_".join(given.strip().casefold().replace("-", "_").split())
        parts = word.removesuffix("_only").split("_and_")
        if any(part not in (*ROADS, "off_road") for part in parts):
            raise ValueError
        return frozenset(parts)

    def schema(self) -> dict[str, Any]:
        return {"type": "string", "enum": list(self.WORDS)}

    def to_plain(self, value: Any) -> str:
        return "_and_".join(sorted(value))


OTHER_NAMES = {
    "Ranger": "Rangers", "US Rangers": "Rangers", "US Ranger": "Rangers",
    "150th Panzer Brigade": "150th PzBrigade", "150 PzBrigade": "150th PzBrigade", "150th": "150th PzBrigade",
    "150 Pz Bde": "150th PzBrigade", "150th Brigade": "150th PzBrigade",
}  # fmt: skip
"""Alternative names of the units that make stop rolls."""


class UnitName(Kind):
    """Parameter type for a type of unit: (part of) its name in the special unit table, or one of some extra words."""

    def __init__(self, *more: str) -> None:
        self.more = more
        self._also = {fold_name(also): word for also, word in OTHER_NAMES.items() if word in more}

    def describe_accepted(self) -> object:
        table_unit = "a unit as printed in the special unit table"
        return f"{', '.join(self.more)}, or {table_unit}" if self.more else table_unit

    def convert(self, given: Any, title: Title) -> str:
        if not isinstance(given, str) or not given.strip():
            raise ValueError
        for word in self.more:
            if fold_name(word) == fold_name(given):
                return word
        return self._also.get(fold_name(given), given.strip())

    def schema(self) -> dict[str, Any]:
        return {"type": "string", "description": str(self.describe_accepted())}


class UnitWords(Kind):
    """Parameter type for a unit of a stack: name and state in words such as `AFV:company`, or as an object."""

    def describe_accepted(self) -> object:
        return "a unit and its state, such as AFV, AFV:company, Self Propelled IB:moving, engineer:constructing"

    def convert(self, given: Any, title: Title) -> tuple[str, tuple[str, ...]]:
        if isinstance(given, str) and given.strip():
            name, *words = (part.strip() for part in given.split(":"))
            return name, tuple(fold_name(word) for word in words)
        if isinstance(given, Mapping) and isinstance(given.get("unit"), str):
            words = []
            for key, value in given.items():
                if key == "unit" or value is False or value is None:
                    continue
                words.append(fold_name(str(key if value is True else value)))
            return given["unit"].strip(), tuple(words)
        raise ValueError

    def schema(self) -> dict[str, Any]:
        return {"type": "string", "description": str(self.describe_accepted())}


def missing_parameter_error(question: str, parameter: str, why: str, accepted: object) -> Invalid:
    """Return the error for a parameter that this question needs in the case asked about."""
    return Invalid(f"{question} needs {parameter} {why}.", parameter=parameter, given=None, accepted=accepted)
