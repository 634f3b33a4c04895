"""Questions about a hand-written position: reach, paths, zones, trace, stacks, attacks."""

from typing import Any

import pytest

from broadfront.core.errors import Ambiguous, Illegal, Invalid
from broadfront.titles.rhine.data.ports_and_bridges import parse_hexside
from tests.titles.rhine.support.asking import answer_value, ask_rhine, refusal_error, rhine_title
from tests.titles.rhine.support.fields import OPEN, neighbor_of

UNIT, ENEMY = "43 Inf Div", "KG Walther"


def table(**more: Any) -> dict[str, Any]:
    """Return a position: one division on open ground, an enemy two hexes away, SP next to it."""
    units = [
        {"id": UNIT, "where": OPEN},
        {"id": ENEMY, "where": neighbor_of(neighbor_of(OPEN, 0), 0), "mode": "Combat"},
    ]
    return {"only_listed": True, "unit": units, "dumps": {"allied": {OPEN: 3}, "german": {}}} | more


@pytest.mark.rule("OCS-MOVE-01", "OCS-UNIT-01")
def test_reach_gives_every_hex_with_what_is_left() -> None:
    found = ask_rhine("reach", position=table(), unit=UNIT)
    assert found.value["points"] == 3
    assert (found.value["hexes"][neighbor_of(OPEN, 0)], found.value["hexes"][neighbor_of(OPEN, 3)]) == ("2", "5/2")
    assert ENEMY not in found.value["hexes"]
    by_truck = answer_value("reach", position=table(), unit=UNIT, mode="move")["hexes"]
    assert len(by_truck) > len(found.value["hexes"])
    mud = answer_value("reach", position=table(ground="Mud"), unit=UNIT, mode="move")["hexes"]
    assert len(mud) < len(by_truck)
    with pytest.raises(Illegal):
        ask_rhine("reach", position=table(dumps={}), unit=UNIT, mode="move")


@pytest.mark.rule("BTR-TECM-01")
def test_a_path_is_explained_or_refused() -> None:
    found = ask_rhine("path", position=table(), unit=UNIT, to=neighbor_of(OPEN, 0))
    assert (found.value["allowed"], found.value["path"]) == (True, [neighbor_of(OPEN, 0)])
    assert "BTR-TECM-01" in found.rules
    far = ask_rhine("path", position=table(), unit=UNIT, to="Arnhem")
    assert far.value["allowed"] is False
    assert far.value["why"]


@pytest.mark.rule("OCS-ZOC-01", "OCS-SUPPLY-04", "OCS-STACK-01")
def test_zones_trace_and_stacks_can_be_asked() -> None:
    assert ask_rhine("zoc", position=table(), unit=ENEMY).value["allowed"] is True
    moving = table(unit=[{"id": UNIT, "where": OPEN, "mode": "Move"}])
    assert ask_rhine("zoc", position=moving, unit=UNIT).value["allowed"] is False
    assert ask_rhine("trace", position=table(), unit=UNIT).value["allowed"] is True
    cut = table(unit=[{"id": UNIT, "where": "Arnhem"}])
    assert ask_rhine("trace", position=cut, unit=UNIT).value["allowed"] is False
    heap = table(unit=[{"id": name, "where": OPEN} for name in (UNIT, "50 Inf Div", "3 Inf Div")])
    assert ask_rhine("stack", position=heap, hex=OPEN).value["allowed"] is False
    assert answer_value("stack", position=table(), hex=OPEN) == {"units": [UNIT], "re": 4, "allowed": True}


@pytest.mark.rule("OCS-COMBAT-02", "OCS-COMBAT-08")
def test_an_attack_has_exact_odds() -> None:
    beside = table(
        phase="Combat",
        unit=[{"id": UNIT, "where": OPEN, "mode": "Combat"}, {"id": "KG Hoffmann", "where": neighbor_of(OPEN, 0)}],
        dumps={"allied": {OPEN: 5}, "german": {neighbor_of(OPEN, 0): 2}},
    )
    found = ask_rhine("attack", position=beside, target=neighbor_of(OPEN, 0), attackers=UNIT)
    assert (found.value["line"], found.value["column"], found.value["drm"]) == ("open", "5:1", 2)
    assert found.value["exact"] is True
    assert sum(outcome["probability"] for outcome in found.value["odds"]) == pytest.approx(1, abs=1e-4)
    with pytest.raises(Illegal):
        ask_rhine("attack", position=table(phase="Combat"), target=neighbor_of(neighbor_of(OPEN, 0), 0), attackers=UNIT)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"ground": "Ice"}, "Dry"),
        ({"scenario": "bulge"}, "corridor"),
        ({"unit": [{"id": "Old Guard"}]}, "Unknown unit"),
        ({"unit": [{"id": UNIT, "where": "C01.01"}]}, "outside the sector"),
        ({"unit": [{"id": UNIT, "where": OPEN}, {"id": ENEMY, "where": OPEN}]}, "share"),
        ({"unit": [{"id": UNIT, "steps": 9}]}, "1 to 4 steps"),
        ({"unit": [{"id": UNIT, "where": OPEN, "mode": "Trot"}]}, "Combat"),
        ({"dumps": {"french": {}}}, "allied"),
        ({"bridges": {"A28.26 A38.34": "blown"}}, "neighboring"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_a_position_that_cannot_be_is_refused(change: dict[str, Any], said: str) -> None:
    assert said in str(refusal_error("zoc", position=table() | change, unit=UNIT))


def test_the_name_of_a_sector_is_its_start() -> None:
    assert answer_value("stack", position="corridor", hex="Arnhem")["units"] == ["KG Spindler", "Flak Bn 591"]


@pytest.mark.parametrize("text", ["B09.11 B09.12", "Remagen Linz", "linz / remagen", "B09.11 Linz"])
def test_a_bridge_is_named_by_hexes_or_places(text: str) -> None:
    assert parse_hexside(rhine_title().map, text, "blown") == "B09.11 B09.12"


@pytest.mark.parametrize("text", ["Remagen", "Remagen Bonn", "Remagen / Nowhere", ""])
def test_what_names_no_hexside_is_refused(text: str) -> None:
    with pytest.raises(Invalid, match="names no hexside"):
        parse_hexside(rhine_title().map, text, "blown")


def test_units_of_a_position_are_known_by_name() -> None:
    whole = answer_value("zoc", position="corridor", unit="43 Inf Div")
    assert answer_value("zoc", position="corridor", unit="43rd Inf") == whole
    with pytest.raises(Ambiguous, match="504 Para Rgt, 505 Para Rgt"):
        ask_rhine("zoc", position="corridor", unit="82nd Abn")
