"""Questions about positions anywhere on the map, with campaign counters and counters that an owner enters."""

from typing import Any

import pytest

from broadfront.core.errors import Invalid
from tests.titles.rhine.support.asking import answer_value, rhine_title

GERMANS: list[dict[str, Any]] = [
    {"id": "12 VG Div", "side": "german", "nation": "GE", "combat": "10-3-3 Leg", "steps": 3, "re": 3, "hex": "C20.07"}
]

WATER = rhine_title().map.ids[rhine_title().map.terrain.index("Sea")]


def theatre(units: dict[str, str], counters: list[dict[str, Any]] | None = None, **more: Any) -> dict[str, Any]:
    listed = [{"id": unit, "where": where, "mode": "Combat"} for unit, where in units.items()]
    return {"scenario": "clerk", "turn": 7, "unit": listed, "counter": counters or []} | more


def test_a_path_is_asked_anywhere() -> None:
    board = theatre({"US 79 Inf Div": "C20.05"})
    found = answer_value("path", position=board, unit="US 79 Inf Div", to="C20.06", mode="Combat")
    assert found["path"][-1] == "C20.06"
    assert "C20.06" in answer_value("reach", position=board, unit="US 79 Inf Div")["hexes"]


def test_trace_runs_to_an_edge_that_is_near_enough() -> None:
    board = theatre({"US 79 Inf Div": "C20.05"})
    assert answer_value("trace", position=board, unit="US 79 Inf Div")["allowed"]
    far = theatre({"US 79 Inf Div": "C20.30"})
    assert not answer_value("trace", position=far, unit="US 79 Inf Div")["allowed"]


def test_an_attack_on_a_counter_that_was_entered_has_exact_odds() -> None:
    board = theatre({"US 79 Inf Div": "C20.06"}, GERMANS, phase="Combat", dumps={"US": {"C20.06": 4}})
    found = answer_value("attack", position=board, target="C20.07", attackers=["US 79 Inf Div"])
    assert found["column"]


def test_four_hundred_counters_are_entered_in_one_position() -> None:
    land = [
        hex for hex, terrain in zip(rhine_title().map.ids, rhine_title().map.terrain, strict=True) if terrain == "Open"
    ]
    many = [GERMANS[0] | {"id": f"{n} VG Div", "hex": land[n * 7]} for n in range(400)]
    state = rhine_title().state_from_words(theatre({}, many))
    assert len(state.of_side("german")) == 400  # type: ignore[attr-defined]
    assert not state.status()
    again = rhine_title().empty("clerk", state.variant)
    again.load_data(state.to_data())
    assert again == state
    assert again.copy().numbers["399 VG Div"] == len(rhine_title().roster.counters) + 399


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"id": "US 79 Inf Div"}, "there is a counter US 79 Inf Div already"),
        ({"combat": "ten"}, "'ten' is no face"),
        ({"side": "blue"}, "side allied, german"),
        ({"hex": "Nowhere"}, "Nowhere"),
        ({"strength": 3}, "strength"),
        ({"hex": WATER}, "is water"),
    ],
)
def test_a_counter_that_cannot_be_is_refused_in_one_line(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(Invalid) as caught:
        rhine_title().state_from_words(theatre({}, [GERMANS[0] | wrong]))
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)
