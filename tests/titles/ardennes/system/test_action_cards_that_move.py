"""Action cards that move, withdraw, dig in, stand fast or rally: which stack, and where to (A0-16, A0-22, A0-23)."""

import pytest

from broadfront.titles.ardennes.rules.routes.strategic_movement import strategic_reach
from tests.titles.ardennes.support.duel import Duel
from tests.titles.ardennes.support.field import (
    A_BIG,
    A_ENG,
    A_INF,
    A_INF_2,
    A_INF_3,
    A_MECH,
    A_XXX,
    G_INF,
    G_MECH,
    G_MECH_2,
    Field,
    field,
)
from tests.titles.ardennes.support.impulse import activation, last, lost, one_card, traces
from tests.titles.ardennes.support.roads import ROAD


@pytest.mark.rule("ARD-H-36", "ARD-A0-22")
def test_the_highest_hold_value_that_joins_two_lines_is_taken() -> None:
    f = field(rows=12, hv={"0508": 2, "0509": 3, "0803": 5})
    f.put(A_BIG, "0208")
    f.put(A_INF, "0808")
    number = f.put(A_INF_2, "0810")
    f.put(G_MECH, "0502")
    trace = last(one_card(f, (number,), "AA12"), "Action card")
    assert trace.choice == f"{A_INF_2} to 0509"
    assert [c.what for c in trace.candidates if c.chosen] == [f"{A_INF_2} to 0509"]
    assert lost(trace)[f"{A_INF_2} to 0508"].why == "HV 2; the chosen one has 3"


@pytest.mark.rule("ARD-H-36")
def test_with_one_line_there_is_no_gap_to_plug() -> None:
    f = field(rows=12, hv={"0508": 2, "0509": 3})
    for unit, hex in ((A_BIG, "0208"), (A_INF_3, "0507"), (A_INF, "0808"), (A_MECH, "1108")):
        f.put(unit, hex)
    number = f.put(A_INF_2, "0810")
    f.put(G_MECH, "0502")
    trace = last(one_card(f, (number,), "AA12"), "Action card")
    assert trace.choice == "passed over"
    assert lost(trace)[f"{A_INF_2} in 0810"].why == "no empty Position in reach closes a GAP"


def chosen(duel: Duel) -> str:
    return last(duel, "Action card").choice


@pytest.mark.rule("ARD-H-36")
def test_covering_a_bare_victory_hex_near_germans_closes_a_gap_too() -> None:
    f = field(vp={"0506": 2}, hv={"0507": 2}, towns=["0506"])
    number = f.put(A_INF, "0509")
    f.put(G_MECH, "0503")
    assert chosen(one_card(f, (number,), "AA12")) == f"{A_INF} to 0507"


@pytest.mark.rule("ARD-H-36")
def test_the_highest_empty_road_position_near_germans_is_blocked() -> None:
    f = field(roads=[ROAD], hv={"0506": 2, "0505": 3, "0605": 5})  # 0605 has no road
    number = f.put(A_INF, "0508")
    f.put(G_MECH, "0503")
    trace = last(one_card(f, (number,), "AA13"), "Action card")
    assert trace.choice == f"{A_INF} to 0505"
    assert lost(trace)[f"{A_INF} to 0506"].why == "HV 2; the chosen one has 3"


@pytest.mark.rule("ARD-H-36", "ARD-A0-23")
def test_of_equal_positions_the_one_that_leaves_most_movement_is_blocked() -> None:
    f = field(roads=[ROAD], hv={"0506": 3, "0505": 3})
    number = f.put(A_INF, "0508")
    f.put(G_MECH, "0503")
    assert chosen(one_card(f, (number,), "AA13")) == f"{A_INF} to 0506"


@pytest.mark.rule("ARD-H-36", "ARD-H-17")
def test_a_position_in_danger_of_surround_is_not_blocked() -> None:
    f = field(roads=[ROAD], hv={"0506": 2, "0505": 3})
    number = f.put(A_INF, "0508")
    f.put(G_MECH, "0504")
    f.put(G_MECH_2, "0304")
    f.put(G_INF, "0406")
    trace = last(one_card(f, (number,), "AA13"), "Action card")
    assert lost(trace)[f"{A_INF} to 0505"].rule == "ARD-H-17"


@pytest.mark.rule("ARD-H-36")
@pytest.mark.parametrize(
    ("garrison", "german", "choice"),
    [
        (A_INF_2, "0503", f"{A_INF} to 0506"),  # 2 steps
        ("", "0503", f"{A_INF} to 0506"),
        (A_INF_2, "0501", "passed over"),  # no German near
    ],
)
def test_a_victory_hex_near_germans_with_fewer_than_four_steps_is_reinforced(
    garrison: str, german: str, choice: str
) -> None:
    f = field(roads=[ROAD], vp={"0506": 2}, towns=["0506"])
    if garrison:
        f.put(garrison, "0506")
    number = f.put(A_INF, "0508")
    f.put(G_INF, german)
    assert chosen(one_card(f, (number,), "AA14")) == choice


@pytest.mark.rule("ARD-H-36")
def test_a_victory_hex_with_four_steps_is_not_reinforced() -> None:
    f = field(roads=[ROAD], vp={"0506": 2}, towns=["0506"])
    f.put(A_INF_2, "0506")
    f.put(A_INF_3, "0506")
    number = f.put(A_ENG, "0508")
    f.put(G_INF, "0503")
    assert chosen(one_card(f, (number,), "AA14")) == "passed over"


@pytest.mark.rule("ARD-H-36")
def test_the_weakest_stack_of_the_division_near_germans_is_joined_before_one_of_the_corps() -> None:
    f = field(roads=[ROAD])
    f.put(A_INF_2, "0506")  # of the division, strength 4
    f.put(A_ENG, "0605")  # of the corps, strength 1
    number = f.put(A_INF, "0508")
    f.put(G_INF, "0503")
    assert chosen(one_card(f, (number,), "AA15")) == f"{A_INF} to 0506"


@pytest.mark.rule("ARD-H-36")
def test_without_the_division_the_weakest_of_the_corps_is_joined() -> None:
    f = field(roads=[ROAD])
    f.put(A_BIG, "0506")  # strength 6
    f.put(A_ENG, "0605")  # strength 1
    number = f.put(A_INF, "0508")
    f.put(G_INF, "0503")
    trace = last(one_card(f, (number,), "AA15"), "Action card")
    assert trace.choice == f"{A_INF} to 0605"
    assert lost(trace)[f"{A_INF} to 0506"].why == "strength 6; the chosen stack is weaker, with 1"


@pytest.mark.rule("ARD-H-36")
def test_a_full_stack_is_not_joined() -> None:
    f = field(roads=[ROAD])
    for unit in (A_BIG, A_INF_2):
        f.put(unit, "0506")  # 5 steps
    number = f.put(A_INF, "0508")
    f.put(G_INF, "0503")
    assert chosen(one_card(f, (number,), "AA15")) == "passed over"


def endangered(**more: object) -> tuple[Field, int]:
    """A stack with a German in front and another that could come round behind it."""
    f = field(**({"roads": [ROAD], "hv": {"0507": 2, "0508": 4}} | more))  # type: ignore[arg-type]
    f.put(G_MECH, "0504")
    f.put(G_MECH_2, "0408")
    return f, f.put(A_INF, "0505")


@pytest.mark.rule("ARD-H-36", "ARD-A0-16")
def test_an_endangered_stack_falls_back_to_the_nearest_rearward_position_in_supply() -> None:
    f, number = endangered()
    trace = last(one_card(f, (number,), "AA16"), "Action card")
    assert trace.choice == f"{A_INF} to 0507"
    assert lost(trace)[f"{A_INF} to 0508"].why == "distance 3 from where it stands; the chosen one 2"


@pytest.mark.rule("ARD-H-36", "ARD-H-17")
def test_a_stack_that_is_safe_or_in_a_victory_hex_does_not_fall_back() -> None:
    f, number = endangered(vp={"0505": 2}, towns=["0505"])
    trace = last(one_card(f, (number,), "AA16"), "Action card")
    assert lost(trace)[f"{A_INF} in 0505"].why == "in a VP hex, which the card excepts"
    safe, other = endangered()
    safe.state.put_in_box(safe.title.unit(G_MECH_2).number, "German Reserve")
    trace = last(one_card(safe, (other,), "AA16"), "Action card")
    assert lost(trace)[f"{A_INF} in 0505"].rule == "ARD-H-17"


@pytest.mark.rule("ARD-H-36")
@pytest.mark.parametrize("roads", [[ROAD], [ROAD, "0210-0209-0208-0207-0206-0205-0305-0404"]])
def test_without_a_supplied_position_behind_it_a_stack_stays(roads: list[str]) -> None:
    f, number = endangered(hv={"0404": 3}, roads=roads)  # as far from the edge, with the second road in Supply
    trace = last(one_card(f, (number,), "AA16"), "Action card")
    assert lost(trace)[f"{A_INF} in 0505"].why.startswith("in danger of Surround, but no Position in Supply")


@pytest.mark.rule("ARD-H-36", "ARD-H-09")
def test_a_stack_that_faces_three_to_one_delays_by_a_hex() -> None:
    f = field(roads=[ROAD])
    number = f.put(A_INF, "0506")  # 4, in the Clear 3
    f.put(G_MECH, "0505")
    f.put(G_MECH_2, "0505")
    trace = last(one_card(f, (number,), "AA17"), "Action card")
    assert trace.choice == f"{A_INF} to 0507"
    assert "ARD-H-09" in trace.rules


@pytest.mark.rule("ARD-H-36")
@pytest.mark.parametrize(
    ("towns", "second", "why"),
    [(["0506"], True, "in a City, Town or VP hex"), ([], False, "the Germans next to it have 1:1")],
)
def test_a_stack_in_a_town_or_facing_less_does_not_delay(towns: list[str], second: bool, why: str) -> None:
    f = field(roads=[ROAD], towns=towns)
    number = f.put(A_INF, "0506")
    f.put(G_MECH, "0505")
    if second:
        f.put(G_MECH_2, "0505")
    assert lost(last(one_card(f, (number,), "AA17"), "Action card"))[f"{A_INF} in 0506"].why.startswith(why)


@pytest.mark.rule("ARD-H-36", "ARD-A0-23")
def test_an_out_of_contact_unit_moves_until_it_is_near_a_german() -> None:
    f = field(roads=[ROAD])
    number = f.put(A_INF, "0509")
    f.put(G_INF, "0503")
    assert chosen(one_card(f, (number,), "AA18")) == f"{A_INF} to 0506"


@pytest.mark.rule("ARD-H-36")
def test_an_out_of_contact_unit_far_away_comes_as_near_as_it_gets() -> None:
    f = field(columns=20)
    number = f.put(A_INF, "0518")
    f.put(G_INF, "0503")
    trace = last(one_card(f, (number,), "AA18"), "Action card")
    assert trace.choice == f"{A_INF} to 0514"
    assert any(c.chosen and c.why.startswith("nearer to a German unit; ") for c in trace.candidates)


@pytest.mark.rule("ARD-H-36", "ARD-DEF-21")
def test_the_system_moves_no_farther_than_a_normal_move_where_strategic_movement_goes_on() -> None:
    f = field(columns=20, roads=["-".join(f"05{column:02}" for column in range(20, 2, -1))])
    number = f.put(A_INF, "0518")
    f.put(G_INF, "0503")
    assert strategic_reach(f.state, number).movement_left("0509") is not None
    assert chosen(one_card(f, (number,), "AA18")) == f"{A_INF} to 0514"


@pytest.mark.rule("ARD-D0-16")
def test_a_unit_in_contact_does_not_close_up() -> None:
    f = field(roads=[ROAD])
    number = f.put(A_INF, "0505")
    f.put(G_INF, "0503")
    trace = last(one_card(f, (number,), "AA18"), "Action card")
    assert lost(trace)["every unit"].rule == "ARD-D0-16"


@pytest.mark.rule("ARD-H-36", "ARD-A0-23")
def test_a_single_unit_rejoins_its_division_in_an_empty_hex_beside_it() -> None:
    f = field(roads=[ROAD])
    f.put(A_INF_2, "0505")
    number = f.put(A_INF, "0509")
    assert chosen(one_card(f, (number,), "AA19")) == f"{A_INF} to 0506"


@pytest.mark.rule("ARD-H-36")
@pytest.mark.parametrize(("friend", "mate"), [("0508", ""), ("0505", A_BIG)])
def test_a_unit_beside_its_division_or_stacked_does_not_regroup(friend: str, mate: str) -> None:
    f = field(roads=[ROAD])
    f.put(A_INF_2, friend)
    number = f.put(A_INF, "0509")
    if mate:
        f.put(mate, "0509")
    assert chosen(one_card(f, (number,), "AA19")) == "passed over"


@pytest.mark.rule("ARD-H-14")
def test_a_unit_whose_leaving_parts_the_line_does_not_regroup() -> None:
    f = field(rows=20)
    for unit, hex in ((A_BIG, "0209"), (A_MECH, "0809"), (A_XXX, "1109"), (A_INF_2, "0505")):
        f.put(unit, hex)
    number = f.put(A_INF, "0509")
    trace = last(one_card(f, (number,), "AA19"), "Action card")
    assert trace.choice == "passed over"
    assert "ARD-H-14" in {c.rule for c in trace.candidates}


@pytest.mark.rule("ARD-A0-04", "ARD-H-25")
def test_the_stack_facing_most_germans_digs_in() -> None:
    f = field(roads=[ROAD])
    units = [f.put(A_INF_2, "0507"), f.put(A_INF, "0607")]
    f.put(G_INF, "0506")  # strength 4 next to 0507
    f.put(G_MECH, "0707")
    f.put(G_MECH_2, "0707")  # strength 10 next to 0607
    trace = last(one_card(f, units, "AA20"), "Action card")
    assert trace.choice == f"{A_INF} digs in at 0607"
    assert lost(trace)[f"{A_INF_2} in 0507"].why == "next to 4 German strength points; the chosen stack faces 10"
    assert "0607" in f.state.land.ips


@pytest.mark.rule("ARD-A0-04")
def test_nobody_digs_in_where_no_german_is_adjacent_or_in_a_town() -> None:
    f = field(roads=[ROAD], towns=["0507"])
    town, far = f.put(A_INF_2, "0507"), f.put(A_INF, "0509")
    f.put(G_INF, "0506")
    trace = last(one_card(f, (town, far), "AA20"), "Action card")
    assert trace.choice == "passed over"
    assert lost(trace)[f"{A_INF} in 0509"].why == "no German unit is next to it"
    alone = last(one_card(f, (town,), "AA20"), "Action card")
    assert lost(alone)["every stack"].rule == "ARD-A0-04"


@pytest.mark.rule("ARD-A0-11", "ARD-A0-14")
def test_units_stand_fast_and_the_first_that_may_digs_in() -> None:
    f = field(roads=[ROAD], towns=["0508"])
    units = [f.put(A_BIG, "0508"), f.put(A_INF_2, "0509"), f.put(A_INF, "0507"), f.put(A_INF_3, "0506")]
    duel = activation(f, units, "AA21")
    duel.roll("AA21")
    assert duel.pending is None
    told = [trace.choice for trace in traces(duel, "Action")]
    assert told == [
        f"{A_BIG} stands fast at 0508",
        f"{A_INF_2} stands fast and digs in at 0509",
        f"{A_INF} stands fast at 0507",
    ]
    assert f.state.land.ips == {"0509", "0506"}  # the fourth took no action and gets the IP of the activation


@pytest.mark.rule("ARD-A0-11", "ARD-DEF-13")
def test_up_to_two_dispersed_stacks_in_communication_rally() -> None:
    f = field()
    cut = f.put(A_BIG, "0101", dispersed=True)
    units = [f.put(u, h, dispersed=True) for u, h in ((A_INF_2, "0509"), (A_INF, "0709"), (A_INF_3, "0909"))]
    for german, hex in ((G_MECH, "0103"), (G_MECH_2, "0302"), (G_INF, "0301")):
        f.put(german, hex)
    duel = one_card(f, (cut, *units), "AA22")
    told = traces(duel, "Action")
    assert [t.choice for t in told] == [f"{A_INF_2} at 0509 recovers", f"{A_INF} at 0709 recovers"]
    assert lost(told[0])[f"{A_BIG} in 0101"].rule == "ARD-DEF-13"


@pytest.mark.rule("ARD-A0-04")
def test_of_stacks_facing_as_much_the_lowest_selector_digs_in() -> None:
    f = field(roads=[ROAD])
    units = [f.put(A_INF, "0507"), f.put(A_INF_2, "0407")]
    f.put(G_INF, "0406")  # next to both
    trace = last(one_card(f, units, "AA20"), "Action card")
    assert trace.choice == f"{A_INF_2} digs in at 0407"
    assert lost(trace)[f"{A_INF} in 0507"].why == (
        "equal in German strength next to it; selector 52; the chosen one has 51, which is lower"
    )


@pytest.mark.rule("ARD-A0-11", "ARD-A0-13")
def test_a_dispersed_unit_does_not_stand_fast_and_so_recovers() -> None:
    f = field(roads=[ROAD], towns=["0509"])
    number, other = f.put(A_INF_2, "0509", dispersed=True), f.put(A_INF, "0508")
    f.state.land.add_ip("0508")
    duel = one_card(f, (number, other), "AA21")
    assert last(duel, "Action card").choice == f"{A_INF} stands fast at 0508"
    assert last(duel, f"{A_INF_2} is Dispersed").choice == "it recovers"


@pytest.mark.rule("ARD-A0-11")
def test_when_all_have_acted_nobody_stands_fast() -> None:
    f = field(roads=[ROAD], hv={"0505": 3})
    number = f.put(A_INF, "0508")
    f.put(G_MECH, "0503")
    duel = activation(f, (number,), "AA13", "AA21")
    duel.roll("AA13")
    duel.roll("AA21")
    assert last(duel, "Action card 21").choice == "passed over"
    assert last(duel, "Action card 13").choice == f"{A_INF} to 0505"


@pytest.mark.rule("ARD-A0-14")
def test_a_stack_rallies_together_and_a_fit_one_not_at_all() -> None:
    f = field(roads=[ROAD])
    units = [f.put(A_INF_2, "0508", dispersed=True), f.put(A_ENG, "0508", dispersed=True), f.put(A_INF, "0506")]
    duel = one_card(f, units[:1] + units[2:], "AA22")
    assert last(duel, "Action card").choice == f"{A_INF_2} and {A_ENG} at 0508 recover"
    assert not any(f.state.board.dispersed[n] for n in units)
    assert last(one_card(f, units, "AA22"), "Action card").choice == "passed over"
