"""Wandering units (rules ARD-A0-06..10, ARD-H-20)."""

from __future__ import annotations

import pytest

from broadfront.core.chance import Chance
from broadfront.titles.ardennes.rules.lines.communication import is_behind_enemy_lines, is_in_communication
from broadfront.titles.ardennes.rules.routes.wandering import check_roll_result, day_of_return_to_reserve, find_shelter
from broadfront.titles.ardennes.rules.victory_points import must_keep
from broadfront.titles.ardennes.system.allied_activation import Wander
from tests.titles.ardennes.support.duel import Duel
from tests.titles.ardennes.support.field import A_BIG, A_INF, A_INF_2, G_INF_3, Field, allows, field, refuses
from tests.titles.ardennes.support.ground import ground
from tests.titles.ardennes.support.impulse import activation, last, lost, one_card, traces
from tests.titles.ardennes.support.on_the_map import number_of, quiet, real
from tests.titles.ardennes.support.units import RING, WIDE_RING, ring, where


@pytest.mark.rule("ARD-A0-06", "ARD-A0-07")
def test_wandering_units_go_first_to_what_they_can_reach() -> None:
    f = ring(tags={"0301": "westwall"})
    number = f.title.unit(A_INF).number
    duel = activation(f, (number,))
    trace = last(duel, f"{A_INF} is Wandering")
    assert trace.choice == "it moves to 0301"
    assert f.state.board.where[number].text == "0301"


@pytest.mark.rule("ARD-A0-06")
def test_the_lowest_selector_wanders_first() -> None:
    f = ring()
    low, high = f.put(A_INF_2, "0403"), f.title.unit(A_INF).number
    duel = activation(f, (high, low))
    pending = duel.pending
    assert isinstance(pending, Chance)
    assert A_INF_2 in pending.what
    duel.roll(9)
    duel.roll(9)
    assert [t.question for t in traces(duel, "")][:2] == [
        f"{A_INF_2} is Wandering, cut off behind enemy lines",
        f"{A_INF} is Wandering, cut off behind enemy lines",
    ]


@pytest.mark.rule("ARD-A0-16", "ARD-A0-06")
@pytest.mark.parametrize("tags", [{"0301": "westwall"}, {}])
def test_the_last_wandering_unit_stays_in_a_vp_hex_near_germans_and_does_not_roll(tags: dict[str, str]) -> None:
    f = ring(vp={"0402": 2}, tags=tags)
    first, last_one = f.put(A_INF_2, "0402"), f.title.unit(A_INF).number
    assert must_keep(f.state, f.at("0402"))
    duel = activation(f, (first, last_one))
    if not tags:
        duel.roll(2, A_INF_2)
    assert quiet(duel)
    assert (where(f, A_INF_2) == "0402", where(f, A_INF)) == (False, "0402")
    trace = last(duel, f"{A_INF} is Wandering")
    assert trace.choice == "it stays where it is"
    assert [c.rule for c in trace.candidates] == ["ARD-A0-16"]
    assert not f.state.activation.done[last_one]


@pytest.mark.rule("ARD-A0-06")
def test_a_unit_that_has_wandered_takes_no_action_by_a_card() -> None:
    f = ring(tags={"0301": "westwall"})
    number = f.title.unit(A_INF).number
    trace = last(one_card(f, (number,), "AA21"), "Action card")
    assert f.state.board.where[number].text == "0301"
    assert trace.choice == "passed over"
    assert lost(trace)["every stack"].why.startswith("each has acted")


def cut_off(**more: object) -> tuple[Field, int]:
    """An Allied unit in 0505 with a wide ring of Germans about it."""
    f = field(**more)  # type: ignore[arg-type]
    units = [u.id for u in f.title.units if u.side == "german" and u.bracketed_at < u.steps and u.steps == 2]
    hexes = [
        "0304",
        "0305",
        "0306",
        "0307",
        "0407",
        "0508",
        "0608",
        "0707",
        "0706",
        "0705",
        "0704",
        "0604",
        "0503",
        "0403",
    ]
    for unit, hex in zip(units[10:], hexes, strict=False):
        f.put(unit, hex)
    return f, f.put(A_INF, "0505")


@pytest.mark.rule("ARD-A0-07")
def test_a_wandering_unit_goes_to_communication_else_the_westwall_else_a_town() -> None:
    gap, near = cut_off(tags={"0506": "westwall"})
    for hex in ("0407", "0508"):
        gap.state.put_in_box(gap.state.board.at[gap.at(hex)][0], "German Reserve")
    assert is_behind_enemy_lines(gap.state, near)
    assert last(activation(gap, (near,)), f"{A_INF} is Wandering").choice == "it moves to 0508"
    f, number = cut_off(tags={"0506": "westwall"}, towns=["0406"])
    assert is_behind_enemy_lines(f.state, number)
    assert last(activation(f, (number,)), f"{A_INF} is Wandering").choice == "it moves to 0506"
    town, unit = cut_off(towns=["0406"])
    town.hold("allied", "0406")
    assert last(activation(town, (unit,)), f"{A_INF} is Wandering").choice == "it moves to 0406"
    nothing, lost = cut_off()
    duel = activation(nothing, (lost,))
    duel.roll(10, f"{A_INF} behind enemy lines")
    assert last(duel, f"{A_INF} is Wandering").choice == "it stays where it is"
    assert nothing.state.board.where[lost].text == "0505"


# The hexes of the ring between the Germans are in Communication themselves, so the ring must be closed; then
# 1405 is in reach as well and half a hex farther west than 1305
@pytest.mark.rule("ARD-A0-07", "ARD-A0-10")
def test_a_wandering_unit_seeks_communication_then_the_westwall_before_a_town_westernmost_first() -> None:
    unit = "424.106.XVIII"
    f = real(18, {"1206": unit, **WIDE_RING})
    found = find_shelter(f.state, number_of(f, unit))
    assert found.kind == "communication"
    assert {f.title.map.grid.distance("1206", hex) for hex in f.names(found.hexes)} == {3}
    spare = iter(u.id for u in f.title.units if u.side == "german" and not u.mechanized and u.steps == 2)
    for hex in f.names(found.hexes):
        f.put(next(id for id in spare if f.state.board.hex_of_unit(number_of(f, id)) is None), hex)
    found = find_shelter(f.state, number_of(f, unit))
    assert found.kind == "westwall"
    assert {"1405", "1305", "1204"} <= set(f.names(found.hexes))
    assert f.names(found.hexes)[0] == "1405"
    duel = Duel(f, Wander((number_of(f, unit),)))
    assert quiet(duel)
    assert where(f, unit) == "1405"


@pytest.mark.rule("ARD-A0-08")
def test_a_wandering_unit_that_rolls_one_moves_a_hex_rearward() -> None:
    f = ring()
    number = f.title.unit(A_INF).number
    duel = activation(f, (number,))
    duel.roll(1, "behind enemy lines")
    trace = last(duel, f"{A_INF} is Wandering")
    assert trace.choice == "it moves 1 hex rearward, to 0403"
    assert [str(die) for die in trace.dice] == ["1"]
    assert f.state.board.where[number].text != "0402"


@pytest.mark.rule("ARD-A0-08", "ARD-A0-09")
def test_a_wandering_unit_that_reaches_nothing_rolls_for_rearward_calendar_or_nothing() -> None:
    f, number = cut_off(day=20)
    assert allows(check_roll_result(f.state, number, 1), "ARD-A0-08")
    ruling = check_roll_result(f.state, number, 4)
    assert allows(ruling, "ARD-A0-09")
    assert ruling.facts["day"] == 24
    assert refuses(check_roll_result(f.state, number, 7), "ARD-A0-09")


@pytest.mark.rule("ARD-A0-08", "ARD-A0-09", "ARD-H-20")
def test_the_die_of_a_wandering_unit() -> None:
    f = ground(27)
    for unit, hex in RING:
        f.put(unit, hex)
    number = f.put("289.75.VII", "1206", supply="Isolated")
    assert is_behind_enemy_lines(f.state, number)
    assert allows(check_roll_result(f.state, number, 1), "ARD-A0-08")
    assert [day_of_return_to_reserve(f.state, die) for die in (2, 3)] == [29, 0]
    assert not check_roll_result(f.state, number, 8).legal


@pytest.mark.parametrize("dispersed", [True, False])
def test_a_dispersed_german_opens_the_ring_and_a_unit_in_a_town_does_not_wander(dispersed: bool) -> None:
    f = ground(20)
    for unit, hex in (("183.62VG.LXVI", "1203"), *RING[2:]):
        f.put(unit, hex)
    f.state.board.set_dispersed(f.title.unit("190.62VG.LXVI").number, dispersed)
    outside, inside = f.put("424.106.XVIII", "1206"), f.put("168.CT-XVIII.XVIII", "1108")
    assert [is_in_communication(f.state, n) for n in (outside, inside)] == [dispersed, dispersed]
    assert is_behind_enemy_lines(f.state, outside) != dispersed
    assert not is_behind_enemy_lines(f.state, inside)


@pytest.mark.rule("ARD-A0-09")
@pytest.mark.parametrize(
    ("day", "roll", "where"),
    [(20, 4, "[Calendar 24]"), (26, 6, "[Not in play]"), (20, 7, "0402"), (20, 10, "0402")],
)
def test_a_wandering_unit_that_rolls_two_to_six_leaves_the_map_for_as_many_days(
    day: int, roll: int, where: str
) -> None:
    f = ring(day=day)
    number = f.title.unit(A_INF).number
    f.state.board.set_supply(number, 1)
    duel = activation(f, (number,))
    duel.roll(roll)
    assert "ARD-A0-09" in last(duel, f"{A_INF} is Wandering").rules
    assert f.state.board.where[number].text == where
    assert f.state.board.supply[number] == (0 if where.startswith("[") else 1)


@pytest.mark.rule("ARD-A0-13")
@pytest.mark.parametrize("roll", [1, 7, 10])
def test_a_dispersed_wandering_unit_that_stays_has_done_nothing_and_recovers(roll: int) -> None:
    f = ring()
    number = f.title.unit(A_INF).number
    f.state.board.set_dispersed(number, True)
    duel = activation(f, (number,))
    duel.roll(roll)
    assert duel.pending is None
    assert f.state.board.where[number].text == "0402"
    assert not f.state.board.dispersed[number]
    assert last(duel, f"{A_INF} is Dispersed").choice == "it recovers"


@pytest.mark.rule("ARD-A0-09", "ARD-A0-11")
def test_a_wandering_unit_that_stays_has_acted() -> None:
    f = ring()
    number = f.title.unit(A_INF).number
    duel = activation(f, (number,), "AA21")
    duel.roll(7)
    duel.roll("AA21", "action card")
    assert last(duel, "Action card").choice == "passed over"


@pytest.mark.rule("ARD-A0-09", "ARD-H-20")
def test_rolls_that_lead_beyond_the_29th_are_one_class() -> None:
    f = ring(day=28)
    number = f.title.unit(A_INF).number
    step = Wander((number,))
    chance = step.ask(f.state)
    assert chance is not None
    assert step.classes(f.state, chance) == [[0], [1, 2, 3, 4, 5], [6, 7, 8, 9]]
    duel = activation(f, (number,))
    duel.roll(2)
    assert last(duel, f"{A_INF} is Wandering").choice == "it leaves the map and is out of the game"


@pytest.mark.rule("ARD-A0-09")
def test_a_unit_that_wanders_off_leaves_its_markers_behind() -> None:
    f = ring()
    number = f.title.unit(A_INF).number
    f.state.board.set_supply(number, 2)
    Duel(f, Wander((number,))).roll(2)
    assert (f.state.board.supply[number], f.state.board.dispersed[number]) == (0, 0)


@pytest.mark.rule("ARD-A0-10")
def test_a_wandering_unit_prefers_the_town_closest_to_a_supplied_friend() -> None:
    f = ring(towns=["0202", "0601"], roads=["0810-0809-0808"])
    f.put(A_BIG, "0808")
    number = f.title.unit(A_INF).number
    trace = last(activation(f, (number,)), f"{A_INF} is Wandering")
    assert trace.choice == "it moves to 0601"
    assert lost(trace)["0202"].rule == "ARD-A0-10"


@pytest.mark.rule("ARD-A0-10")
def test_among_equal_destinations_the_one_nearest_a_supplied_friend_comes_first() -> None:
    f, number = cut_off(tags={"0506": "westwall", "0405": "westwall", "0605": "westwall"}, roads=["1005-1006"])
    f.put(A_INF_2, "1005")
    assert last(activation(f, (number,)), f"{A_INF} is Wandering").choice == "it moves to 0605"


def test_nobody_wanders_with_germans_far_away() -> None:
    f = field()
    number = f.put(A_INF, "0505")
    f.put(G_INF_3, "0101")
    assert not is_behind_enemy_lines(f.state, number)
    assert traces(activation(f, (number,)), f"{A_INF} is Wandering") == []


@pytest.mark.rule("ARD-H-20")
def test_a_return_after_the_29th_is_the_end_of_the_unit() -> None:
    f, number = cut_off(day=27)
    assert day_of_return_to_reserve(f.state, 2) == 29
    assert day_of_return_to_reserve(f.state, 3) == 0
    assert "ARD-H-20" in check_roll_result(f.state, number, 3).rules
