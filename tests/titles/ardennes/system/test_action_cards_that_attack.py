"""Action cards that attack: which stack, which target, at which situational odds (A0-15, A0-17 to 21, H-36)."""

import pytest

from broadfront.titles.ardennes.steps.battle import Battle
from broadfront.titles.ardennes.system.targets import lone_german_stacks
from tests.titles.ardennes.support.duel import Duel
from tests.titles.ardennes.support.field import (
    A_BIG,
    A_INF,
    A_INF_2,
    A_INF_3,
    A_MECH,
    A_MECH_2,
    G_INF,
    G_INF_2,
    G_INF_3,
    G_MECH,
    G_MECH_2,
    Field,
    field,
)
from tests.titles.ardennes.support.impulse import last, lost, one_card
from tests.titles.ardennes.support.roads import ROAD


def trace_of(duel: Duel) -> str:
    return last(duel, "Action card").choice


@pytest.mark.rule("ARD-H-36", "ARD-A0-20")
@pytest.mark.parametrize(("unit", "choice"), [(A_BIG, f"attack 0504 at 2:1 with {A_BIG}"), (A_INF, "passed over")])
def test_a_local_counterattack_wants_two_to_one(unit: str, choice: str) -> None:
    f = field(roads=[ROAD])
    number = f.put(unit, "0505")
    f.put(G_INF, "0504")  # in the Clear: one point less
    f.put(G_INF_2, "0502")
    duel = one_card(f, (number,), "AA11")
    assert trace_of(duel) == choice
    if unit == A_BIG:
        assert "ARD-A0-20" in last(duel, "Action card").rules
    else:
        assert lost(last(duel, "Action card"))[f"{A_INF} from 0505 on 0504"].why == "1:1; the card asks for 2:1"


@pytest.mark.rule("ARD-H-36")
@pytest.mark.parametrize(("friend", "attacks"), [("0502", False), ("0501", True)])
def test_a_lone_stack_is_attacked_at_even_odds(friend: str, attacks: bool) -> None:
    f = field(roads=[ROAD])
    number = f.put(A_INF, "0505")
    f.put(G_INF, "0504")
    f.put(G_INF_2, friend)
    choice = trace_of(one_card(f, (number,), "AA10"))
    assert choice == (f"attack 0504 at 1:1 with {A_INF}" if attacks else "passed over")


@pytest.mark.rule("ARD-H-36")
def test_a_stack_the_card_does_not_name_is_attacked_where_the_one_it_names_is_too_strong() -> None:
    f = field(roads=[ROAD], cities=["0504"])
    number = f.put(A_BIG, "0505")
    f.put(G_INF, "0504", steps=1)  # weakest, doubled in the City
    f.put(G_INF_2, "0404")
    f.state.land.add_ip("0504")
    trace = last(one_card(f, (number,), "AA11"), "Action card")
    assert trace.choice == f"attack 0404 at 2:1 with {A_BIG}"
    assert lost(trace)[f"{A_BIG} from 0505 on 0504"].why == "1:1; the card asks for 2:1"


@pytest.mark.rule("ARD-H-36")
def test_the_stack_the_card_names_comes_before_one_that_would_be_easier() -> None:
    f = field(roads=[ROAD], cities=["0504"])
    number = f.put(A_BIG, "0505")
    f.put(G_INF, "0504", steps=1)
    f.put(G_INF_2, "0404", supply="Isolated")
    trace = last(one_card(f, (number,), "AA11"), "Action card")
    assert trace.choice.startswith("attack 0504 at ")
    assert "not what the card names, as the chosen target is" in lost(trace)[f"{A_BIG} from 0505 on 0404"].why


@pytest.mark.rule("ARD-H-36")
def test_a_limited_objective_calls_infantry_only() -> None:
    f = field(roads=[ROAD])
    tanks = f.put(A_MECH, "0505")
    f.put(G_INF, "0504", steps=1)
    passed = last(one_card(f, (tanks,), "AA08"), "Action card")
    assert passed.choice == "passed over"
    assert passed.candidates[0].why == "the card is marked for infantry units, and the formation has none on the map"
    foot = f.put(A_INF, "0404")
    assert trace_of(one_card(f, (foot,), "AA08")) == f"attack 0504 at 4:1 with {A_INF}"


@pytest.mark.rule("ARD-H-36")
def test_a_stack_that_can_attack_a_lone_one_comes_before_a_lower_selector() -> None:
    f = field(roads=[ROAD])
    near, far = f.put(A_INF, "0505"), f.put(A_BIG, "1005")
    f.put(G_INF, "0504", steps=1)
    f.put(G_INF_2, "0404")
    f.put(G_INF_3, "1004", steps=1)
    trace = last(one_card(f, (near, far), "AA10"), "Action card")
    assert trace.choice.startswith("attack 1004 at ")
    if f.state.units[near].selector < f.state.units[far].selector:
        assert any(one.why.startswith("it can attack no German stack that stands alone") for one in trace.candidates)


@pytest.mark.rule("ARD-H-36")
def test_a_fortress_battalion_is_left_alone() -> None:
    f = field(roads=[ROAD])
    fortress = next(unit.id for unit in f.title.units if "static" in unit.flags)
    f.put(fortress, "0504")
    number = f.put(A_BIG, "0505")
    assert lone_german_stacks(f.state) == frozenset()
    assert trace_of(one_card(f, (number,), "AA10")) == "passed over"
    f.put(G_INF, "0904")
    assert lone_german_stacks(f.state) == {f.at("0904")}


@pytest.mark.rule("ARD-H-36", "ARD-A0-11")
def test_a_general_attack_is_made_by_up_to_three_stacks_on_a_lone_stack_first() -> None:
    f = field(roads=[ROAD])
    one, other = f.put(A_BIG, "0505"), f.put(A_MECH, "0805")
    f.put(G_INF, "0504", steps=1)
    f.put(G_INF_2, "0404")
    f.put(G_INF_3, "0804", steps=1)
    duel = one_card(f, (one, other), "AA10")
    assert trace_of(duel) == f"attack 0804 at 11:1 with {A_BIG}, {A_MECH}, {A_BIG} by way of 0704"
    assert lost(last(duel, "Action card"))[f"{A_BIG} from 0505 on 0504"].why == (
        "another German stack is within 2 hexes; the chosen target stands alone"
    )
    battles = [step for step in f.state.stack if isinstance(step, Battle) or hasattr(step, "fight")]
    assert len(battles) == 1


@pytest.mark.rule("ARD-H-36")
@pytest.mark.parametrize(("vp", "target"), [({}, "0404"), ({"0504": 2}, "0504")])
def test_at_equal_odds_a_victory_hex_comes_first_then_the_lowest_number(vp: dict[str, int], target: str) -> None:
    f = field(roads=[ROAD], vp=vp, towns=["0504"] if vp else [])
    number = f.put(A_BIG, "0505")
    f.put(G_INF, "0504", steps=1)
    f.put(G_INF_2, "0404", steps=1)
    assert trace_of(one_card(f, (number,), "AA10")) == f"attack {target} at 6:1 with {A_BIG}"


@pytest.mark.rule("ARD-A0-15")
@pytest.mark.parametrize(
    ("more", "choice"), [(False, "passed over"), (True, f"attack 0504 at 10:1 with {A_BIG}, {A_INF}")]
)
def test_a_stack_in_a_victory_hex_attacks_with_four_steps_only(more: bool, choice: str) -> None:
    f = field(roads=[ROAD], vp={"0505": 2}, towns=["0505"])
    number = f.put(A_BIG, "0505")  # 3 steps
    if more:
        f.put(A_INF, "0505")
    f.put(G_INF, "0504", steps=1)
    duel = one_card(f, (number,), "AA10")
    assert trace_of(duel) == choice
    assert "ARD-A0-15" in {*last(duel, "Action card").rules, *(c.rule for c in last(duel, "Action card").candidates)}


@pytest.mark.rule("ARD-H-36")
def test_every_unit_of_the_formation_able_to_join_counts() -> None:
    f = field(roads=[ROAD])
    units = [f.put(A_INF, "0505"), f.put(A_INF_2, "0404")]
    stranger = f.put(A_MECH, "0604")
    f.put(G_INF, "0504")  # 4, in the Clear 3
    duel = one_card(f, units, "AA10")
    assert trace_of(duel) == f"attack 0504 at 2:1 with {A_INF_2}, {A_INF}"
    assert stranger not in units
    trace = last(duel, "Action card")
    assert str(trace.chose).startswith(f"attack led by {A_INF_2}, joined by {A_INF}, on {G_INF} at 0504 at 2:1")
    assert str(trace.counted[-1]).endswith("  total attack to defense, by situational strength [ARD-A0-17]")


@pytest.mark.rule("ARD-H-36")
def test_retake_the_town_means_german_held_towns_first() -> None:
    f = field(roads=[ROAD], towns=["0404"])
    number = f.put(A_BIG, "0505")
    f.put(G_INF, "0504", steps=1)
    assert trace_of(one_card(f, (number,), "AA02")) == f"attack 0504 at 6:1 with {A_BIG}"
    f = field(roads=[ROAD], towns=["0404"])
    number = f.put(A_BIG, "0505")
    f.put(G_INF, "0504", steps=1)
    f.put(G_INF_2, "0404", steps=1)
    assert trace_of(one_card(f, (number,), "AA02")) == f"attack 0404 at 3:1 with {A_BIG}"


@pytest.mark.rule("ARD-H-36")
@pytest.mark.parametrize(("friend", "alone"), [("0502", False), ("0501", True)])
def test_pinch_the_tip_means_a_stack_with_no_other_within_two_hexes(friend: str, alone: bool) -> None:
    f = field(roads=[ROAD], rows=12)
    units = [f.put(A_INF, "0505"), f.put(A_INF_2, "0507")]
    f.put(G_INF, "0504")  # 4, in the Clear 3
    f.put(G_INF_2, friend)
    f.put(G_INF_3, "0508", steps=1)
    f.put(G_MECH, "0510")
    trace = last(one_card(f, units, "AA05"), "Action card")
    if alone:
        assert trace.choice.startswith(f"attack 0504 at 2:1 with {A_INF_2}, {A_INF}, {A_INF_2} by way of ")
        assert lost(trace)["attack 0508"].why == "another German stack is within 2 hexes"
    else:
        assert trace.choice.startswith("attack 0508 at ")


@pytest.mark.rule("ARD-H-36", "ARD-A0-21")
@pytest.mark.parametrize(
    ("supply", "fuel", "choice"),
    [
        ("OutOfSupply", True, f"attack 0504 at 2:1 with {A_INF}"),
        ("Isolated", True, f"attack 0504 at 4:1 with {A_INF}"),
        ("", False, f"attack 0504 at 2:1 with {A_INF}"),
        ("LowSupply", True, "passed over"),
    ],
)
def test_a_stranded_column_is_attacked_at_one_to_one(supply: str, fuel: bool, choice: str) -> None:
    f = field(roads=[ROAD], terrain={"0504": "Clear"})
    number = f.put(A_INF, "0505")
    f.put(G_INF, "0504", supply=supply, fuel=fuel)
    f.put(G_INF_2, "0502")
    assert trace_of(one_card(f, (number,), "AA06")) == choice
    if supply != "Isolated":
        f.state.board.set_supply(f.title.unit(G_INF).number, 3)
        assert "ARD-A0-21" in last(one_card(f, (number,), "AA06"), "Action card").rules


@pytest.mark.rule("ARD-A0-17", "ARD-A0-18", "ARD-A0-19")
def test_situational_strength_is_halved_over_rivers_doubled_in_cities_and_helped_by_works() -> None:
    f = field(roads=[ROAD], rivers=["0505-0504"], terrain={"0504": "Forest"}, towns=["0504"])
    number, other = f.put(A_BIG, "0505"), f.put(A_MECH, "0404")
    f.put(G_INF, "0504", steps=1)
    f.state.land.add_ip("0504")
    f.put(G_INF_2, "0502")
    trace = last(one_card(f, (number, other), "AA11"), "Action card")
    assert lost(trace)[f"{A_BIG} from 0505 on 0504"].why == "1:1; the card asks for 2:1"  # 3 + 5 against 2 + 3
    wall = field(roads=[ROAD], tags={"0504": "westwall"})
    one = wall.put(A_BIG, "0505")
    wall.put(G_INF, "0504", steps=1)
    assert trace_of(one_card(wall, (one,), "AA11")).startswith("attack 0504 at 2:1")  # 6 against 4 - 1


@pytest.mark.rule("ARD-H-36", "ARD-A0-23")
def test_an_armoured_thrust_moves_next_to_the_weakest_german_near() -> None:
    f = field(roads=[ROAD], day=22)
    number = f.put(A_MECH, "0508")
    f.put(G_INF, "0504", steps=1)
    f.put(G_INF_2, "0804")
    f.put(A_INF_3, "0205")
    duel = one_card(f, (number,), "AA07")
    trace = last(duel, "Action card")
    assert trace.choice.startswith(f"attack 0504 at 5:1 with {A_MECH}, {A_MECH} by way of ")
    assert f.at("0504") in f.title.attributes.six_neighbors[f.at(f.state.board.where[number].text)]
    assert "ways to attack this target: equal in odds" in next(c.why for c in trace.candidates if c.chosen)


@pytest.mark.rule("ARD-H-36")
def test_an_armoured_thrust_below_two_to_one_is_not_made() -> None:
    f = field(roads=[ROAD], day=22)
    number = f.put(A_MECH, "0507")
    f.put(G_INF, "0504")
    f.put(G_INF_2, "0503")
    trace = last(one_card(f, (number,), "AA07"), "Action card")
    assert trace.choice == "passed over"
    assert any("asks for 2:1" in c.why for c in trace.candidates)


@pytest.mark.rule("ARD-H-36", "ARD-H-14")
def test_a_thrust_that_would_part_the_line_is_not_made() -> None:
    f = field(roads=[ROAD], day=22, rows=20)
    middle = f.put(A_MECH, "0508")
    f.put(A_INF, "0208")
    f.put(A_INF_2, "0808")
    f.put(A_INF_3, "1108")
    f.put(G_INF, "0505", steps=1)
    trace = last(one_card(f, (middle,), "AA07"), "Action card")
    assert trace.choice == "passed over"
    assert "ARD-H-14" in {c.rule for c in trace.candidates}


EAST_ROAD = "0504-0503-0502-0501"


@pytest.mark.rule("ARD-H-36")
def test_a_drive_follows_a_primary_route_toward_a_german_held_victory_hex() -> None:
    def drive(route: str) -> Duel:
        tags = {f"05{c:02}": route for c in range(4, 11)}
        f = field(roads=[ROAD, f"0505-{EAST_ROAD}"], tags=tags, vp={"0502": 3}, towns=["0502"], day=22)
        f.hold("german", "0502")
        number = f.put(A_MECH, "0508")
        f.put(G_INF, "0504", steps=1)
        return one_card(f, (number,), "AA01")

    assert trace_of(drive("route-primary")) == f"attack 0504 at 5:1 with {A_MECH}, {A_MECH} by way of 0505"
    assert trace_of(drive("route-secondary")) == f"{A_MECH} to 0502"  # no attack; it retakes the empty goal


@pytest.mark.rule("ARD-H-36")
def test_a_drive_has_no_goal_while_no_victory_hex_is_german_held() -> None:
    f = field(roads=[ROAD], day=22, vp={"0509": 2}, towns=["0509"])
    number = f.put(A_MECH, "0508")
    f.put(G_INF, "0507", steps=1)
    assert lost(last(one_card(f, (number,), "AA01"), "Action card"))["every stack"].why == "no VP hex is German-held"


def supply_road(**germans: int) -> tuple[Field, int]:
    """Germans at the end of their supply road, a mechanized stack beside the road."""
    f = field(roads=[ROAD, f"0505-{EAST_ROAD}"], day=22)
    f.put(G_MECH, "0505")
    f.put(G_INF_3, "0505")
    return f, f.put(A_MECH, "0705")


@pytest.mark.rule("ARD-H-36", "ARD-H-17")
def test_cutting_the_supply_road_attacks_who_stands_on_it_else_occupies_it() -> None:
    f, number = supply_road()
    empty = last(one_card(f, (number,), "AA03"), "Action card")
    assert empty.choice.startswith(f"{A_MECH} to 050")
    assert any(c.chosen and c.why.startswith("an empty road hex that carries ") for c in empty.candidates)
    held, unit = supply_road()
    held.put(G_INF, "0503", steps=1)
    assert trace_of(one_card(held, (unit,), "AA03")).startswith("attack 0503 at 5:1")
    ringed, third = supply_road()
    ringed.put(G_MECH_2, "0401")
    ringed.put(G_INF_2, "0601")
    trace = last(one_card(ringed, (third,), "AA03"), "Action card")
    assert any(c.rule == "ARD-H-17" for c in trace.candidates)


@pytest.mark.rule("ARD-H-36")
def test_relief_attacks_who_surrounds_else_closes_up() -> None:
    def garrison(steps: int) -> tuple[Field, int]:
        f = field(roads=[ROAD], day=22)
        f.put(A_INF, "0503")
        f.put(G_INF, "0502")
        f.put(G_MECH, "0504", steps=steps)
        return f, f.put(A_MECH, "0509")

    f, number = garrison(1)
    weak = trace_of(one_card(f, (number,), "AA09"))
    assert weak.startswith("attack 0504 at ")
    other, unit = garrison(2)
    trace = last(one_card(other, (unit,), "AA09"), "Action card")
    assert any(c.chosen and c.why.startswith("nearer to ") for c in trace.candidates)
    assert other.state.board.where[unit].text != "0509"


@pytest.mark.rule("ARD-H-36")
def test_without_a_surrounded_stack_nobody_is_relieved() -> None:
    f = field(roads=[ROAD], day=22)
    number = f.put(A_MECH, "0509")
    f.put(G_INF, "0502")
    f.put(G_INF_2, "0502")
    trace = last(one_card(f, (number,), "AA09"), "Action card")
    assert trace.choice == "passed over"
    assert any(c.why == "no Allied stack is Surrounded" for c in trace.candidates)


@pytest.mark.rule("ARD-H-36", "ARD-A0-22")
def test_a_converging_attack_brings_up_stacks_until_two_to_one() -> None:
    f = field(roads=[ROAD], day=19, rows=8)
    one, two, three = f.put(A_INF_2, "0507"), f.put(A_INF, "0407"), f.put(A_INF_3, "0607")
    f.put(G_INF, "0504")  # 3 in the Clear: two regiments are needed
    duel = one_card(f, (one, two, three), "AA04")
    trace = last(duel, "Action card")
    assert trace.choice.startswith(f"attack 0504 at 2:1 with {A_INF_2}, {A_INF}, ")
    assert trace.choice.count("by way of") == 2
    assert f.state.board.where[three].text == "0607"


@pytest.mark.rule("ARD-H-36")
def test_a_converging_attack_that_two_stacks_cannot_make_is_passed_over() -> None:
    f = field(roads=[ROAD], day=19, rows=8)
    units = [f.put(A_INF_2, "0507"), f.put(A_INF, "0407")]
    f.put(G_INF, "0504")
    f.put(G_INF_2, "0504")
    f.put(G_INF_3, "0502")
    trace = last(one_card(f, units, "AA04"), "Action card")
    assert trace.choice == "passed over"
    assert lost(trace)["attack 0504"].why == "1:1; the card asks for 2:1"


@pytest.mark.rule("ARD-H-36")
def test_a_converging_attack_means_the_stack_with_most_allied_neighbours() -> None:
    f = field(roads=[ROAD], day=19, rows=8)
    units = [f.put(A_MECH, "0505"), f.put(A_MECH_2, "0404")]
    f.put(G_INF, "0504")  # two Allied neighbours
    f.put(G_INF_2, "0506", steps=1)  # one, and weaker
    assert trace_of(one_card(f, units, "AA04")).startswith("attack 0504 at 3:1")


@pytest.mark.rule("ARD-H-36")
def test_a_drive_attacks_the_first_german_it_meets_before_an_easier_one_further_on() -> None:
    tags = {f"05{c:02}": "route-primary" for c in range(3, 11)}
    f = field(roads=[ROAD, f"0505-{EAST_ROAD}"], tags=tags, vp={"0502": 3}, towns=["0502"], day=22)
    f.hold("german", "0502")
    number = f.put(A_MECH, "0508")
    f.put(G_INF, "0407", steps=1, supply="LowSupply")  # next to where it stands
    f.put(G_INF_2, "0504", steps=1, supply="Isolated")
    assert trace_of(one_card(f, (number,), "AA01")) == f"attack 0407 at 5:1 with {A_MECH}"
