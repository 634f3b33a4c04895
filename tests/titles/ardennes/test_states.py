"""Unit and supply states, S0 and S1: zones of control, attack, chits, hits, advance, IP, replacements, surrender."""

import pytest

from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.rules.actions import Deploy, SelectUnit
from broadfront.titles.ardennes.rules.fighting.combat_actions import (
    AttackHex,
    JoinAttack,
    LoseStep,
    StartAttack,
    TakeLoss,
    TakeRetreat,
)
from broadfront.titles.ardennes.rules.fighting.situational import situational_defence
from broadfront.titles.ardennes.rules.fighting.unit_states import (
    chit_units,
    explain_zone,
    may_advance,
    may_be_replaced,
    may_build_ip,
    may_lead_attack,
    may_use_tactic,
    supply_chits,
    unit_attack_refusal,
)
from broadfront.titles.ardennes.rules.lines.supply import next_state, supply_check
from broadfront.titles.ardennes.rules.markers import ATTACKED, ISOLATED, LOW_SUPPLY, OUT_OF_SUPPLY
from broadfront.titles.ardennes.rules.routes.movement import may_move
from broadfront.titles.ardennes.steps.activation import Activation, BeginActivation
from broadfront.titles.ardennes.steps.supply_phase import SupplyCheck
from tests.titles.ardennes.duel import Duel
from tests.titles.ardennes.field import (
    A_BIG,
    A_ENG,
    A_ENG_2,
    A_INF,
    A_INF_2,
    G_INF,
    G_INF_2,
    G_MECH,
    G_MECH_2,
    G_RECON,
    G_RECON_2,
    Field,
    allows,
    field,
    refuses,
)
from tests.titles.ardennes.test_c0_combat import EAST, WEST, cited, hits
from tests.titles.ardennes.test_c1_hits import struck

FORTRESS = "44.Fst.LIII"


# Zones of control


@pytest.mark.rule("ARD-TEC-27")
def test_an_ordinary_unit_exerts_its_zone_into_all_six_hexes_whatever_the_terrain() -> None:
    f = field(rivers=["0505-0504"], terrain={"0506": "Forest"}, cities=["0404"])
    f.put(G_INF, "0505")
    assert allows(explain_zone(f.state, f.at("0505"), GERMAN), "ARD-TEC-27")
    around = ("0404", "0405", "0504", "0506", "0604", "0605")
    assert all(f.state.zoc.in_enemy_zone(ALLIED, f.at(hex)) for hex in around)


@pytest.mark.rule("ARD-S0-06")
def test_a_bracketed_unit_alone_exerts_none_but_in_a_town_or_the_german_westwall_it_does() -> None:
    f = field(towns=["0505"], tags={"0805": "westwall", "0808": "westwall"})
    f.put(G_RECON, "0302")
    assert refuses(explain_zone(f.state, f.at("0302"), GERMAN), "ARD-S0-06")
    f.put(G_RECON, "0505")
    assert allows(explain_zone(f.state, f.at("0505"), GERMAN), "ARD-S0-06")
    f.put(G_RECON_2, "0805")
    assert explain_zone(f.state, f.at("0805"), GERMAN).legal
    f.put(A_ENG, "0808")
    assert not explain_zone(f.state, f.at("0808"), ALLIED).legal


@pytest.mark.rule("ARD-TEC-26")
def test_two_bracketed_units_together_exert_a_zone() -> None:
    f = field()
    f.put(A_ENG, "0505")
    other = f.put(A_ENG_2, "0505")
    assert allows(explain_zone(f.state, f.at("0505"), ALLIED), "ARD-TEC-26")
    f.state.set_dispersed(other, True)
    assert not explain_zone(f.state, f.at("0505"), ALLIED).legal


@pytest.mark.rule("ARD-S0-07")
def test_a_dispersed_unit_exerts_no_zone() -> None:
    f = field()
    f.put(G_INF, "0505", dispersed=True)
    assert refuses(explain_zone(f.state, f.at("0505"), GERMAN), "ARD-S0-07")
    f.put(G_INF_2, "0505")
    assert explain_zone(f.state, f.at("0505"), GERMAN).legal


@pytest.mark.rule("ARD-S1-12")
def test_an_isolated_unit_exerts_no_zone_even_in_a_town() -> None:
    f = field(towns=["0505"])
    f.put(A_INF, "0505", supply="Isolated")
    assert refuses(explain_zone(f.state, f.at("0505"), ALLIED), "ARD-S1-12")


def test_a_unit_reduced_to_its_bracket_loses_its_zone_and_a_replacement_gives_it_back() -> None:
    f = field()
    number = f.put(G_INF, "0505")
    f.state.set_steps(number, 1)
    assert not f.state.exerts[GERMAN][f.at("0505")]
    f.state.set_steps(number, 2)
    assert f.state.exerts[GERMAN][f.at("0505")]


# Attack


def active(f: Field, *units: int) -> Duel:
    """A German activation of these units."""
    return Duel(f, BeginActivation(Activation("german", "GP03", units, 2)))


@pytest.mark.rule("ARD-S0-04")
def test_bracketed_units_do_not_attack_on_their_own() -> None:
    f = field()
    alone, other = f.put(G_RECON, EAST), f.put(G_MECH, EAST)
    f.put(A_INF, "0505")
    duel = active(f, alone)
    assert refuses(duel.why_not(AttackHex("0505")), "ARD-S0-04")
    assert "AttackHex 0505" not in duel.options()
    duel = active(f, alone, other)
    duel.do(AttackHex("0505"))
    duel.do(JoinAttack(G_RECON))
    assert refuses(duel.why_not(StartAttack()), "ARD-S0-04")
    duel.do(JoinAttack(G_MECH))
    assert duel.why_not(StartAttack()).legal


@pytest.mark.rule("ARD-S0-05", "ARD-C0-10")
def test_a_bracketed_attacker_adds_no_chit() -> None:
    f = field()
    lines = chit_units(f.state, [f.put(G_RECON, "0505"), f.put(G_MECH, "0505")])
    assert [(line.amount, line.rule) for line in lines] == [(0, "ARD-S0-05"), (1, "ARD-C0-10")]


@pytest.mark.rule("ARD-S0-09")
def test_a_dispersed_unit_does_not_attack() -> None:
    f = field()
    assert refuses(unit_attack_refusal(f.state, f.put(G_INF, "0505", dispersed=True)), "ARD-S0-09")
    assert unit_attack_refusal(f.state, f.put(G_INF_2, "0505")) is None


@pytest.mark.rule("ARD-S0-17")
def test_an_out_of_fuel_unit_does_not_attack() -> None:
    f = field()
    assert refuses(unit_attack_refusal(f.state, f.put(G_MECH, "0505", fuel=False)), "ARD-S0-17")


@pytest.mark.rule("ARD-S1-06", "ARD-S1-11")
def test_out_of_supply_and_isolated_units_do_not_attack_and_low_supply_units_do() -> None:
    f = field()
    assert refuses(unit_attack_refusal(f.state, f.put(G_INF, "0505", supply="OutOfSupply")), "ARD-S1-06")
    assert refuses(unit_attack_refusal(f.state, f.put(G_INF_2, "0505", supply="Isolated")), "ARD-S1-11")
    assert unit_attack_refusal(f.state, f.put(G_MECH, "0505", supply="LowSupply")) is None


@pytest.mark.rule("ARD-S1-04")
def test_an_allied_low_supply_unit_joins_an_attack_but_does_not_lead_it() -> None:
    f = field()
    number = f.put(A_INF, "0505", supply="LowSupply")
    assert unit_attack_refusal(f.state, number) is None
    assert refuses(may_lead_attack(f.state, number), "ARD-S1-04")
    assert allows(may_lead_attack(f.state, f.put(A_INF_2, "0505")), "ARD-S1-04")


@pytest.mark.rule("ARD-H-21")
def test_a_static_unit_neither_attacks_nor_advances() -> None:
    f = field()
    number = f.put(FORTRESS, "0505")
    assert refuses(unit_attack_refusal(f.state, number), "ARD-H-21")
    assert refuses(may_advance(f.state, number), "ARD-H-21")


# Tactics


@pytest.mark.rule("ARD-S1-01")
def test_a_low_supply_unit_gets_no_tactic_unless_a_supplied_one_fights_with_it() -> None:
    f = field()
    low = f.put(G_INF, "0505", supply="LowSupply")
    assert refuses(may_use_tactic(f.state, [low]), "ARD-S1-01")
    assert may_use_tactic(f.state, [low, f.put(G_INF_2, "0505")]).legal


@pytest.mark.rule("ARD-S1-05")
def test_out_of_supply_carries_the_low_supply_bar_on_tactics() -> None:
    f = field()
    assert refuses(may_use_tactic(f.state, [f.put(G_INF, "0505", supply="OutOfSupply")]), "ARD-S1-05")


@pytest.mark.rule("ARD-S0-14")
def test_in_two_player_all_dispersed_defenders_use_no_tactic() -> None:
    f = field(variant="2p")
    both = [f.put(A_INF, "0505", dispersed=True), f.put(A_INF_2, "0505", dispersed=True)]
    assert refuses(may_use_tactic(f.state, both, defending=True), "ARD-S0-14")
    f.state.set_dispersed(both[0], False)
    assert may_use_tactic(f.state, both, defending=True).legal


@pytest.mark.rule("ARD-S0-15")
def test_in_solitaire_no_card_is_drawn_for_dispersed_allied_defenders() -> None:
    f = field()
    ruling = may_use_tactic(f.state, [f.put(A_INF, "0505", dispersed=True)], defending=True)
    assert refuses(ruling, "ARD-S0-15")
    assert "no card is drawn" in ruling.text
    assert refuses(may_use_tactic(f.state, [f.put(G_INF, "0305", dispersed=True)], defending=True), "ARD-S0-15")


# Chits and hits against weakened defenders


def defenders(*states: dict[str, object]) -> tuple[Field, list[int]]:
    f = field()
    units = (G_MECH, G_MECH_2, G_INF)
    return f, [f.put(unit, "0505", **state) for unit, state in zip(units, states, strict=False)]  # type: ignore[arg-type]


@pytest.mark.rule("ARD-S1-09", "ARD-S1-23")
def test_the_attacker_draws_more_against_cut_off_defenders_by_the_best_supplied_of_them() -> None:
    f, out = defenders({"supply": "OutOfSupply"}, {"supply": "Isolated"})
    assert [(line.amount, line.rule) for line in supply_chits(f.state, out)] == [(1, "ARD-S1-09")]
    f, isolated = defenders({"supply": "Isolated"}, {"supply": "Isolated"})
    assert [(line.amount, line.rule) for line in supply_chits(f.state, isolated)] == [(2, "ARD-S1-23")]
    f, mixed = defenders({"supply": "Isolated"}, {"supply": "LowSupply"})
    assert supply_chits(f.state, mixed) == ()


@pytest.mark.parametrize(
    ("states", "left"),
    [
        pytest.param([{"dispersed": True}], 2, marks=pytest.mark.rule("ARD-S0-13")),
        pytest.param([{"dispersed": True}, {}], 3),
        pytest.param([{"fuel": False}, {"fuel": False}], 2, marks=pytest.mark.rule("ARD-S0-22")),
        pytest.param([{"fuel": False}, {}], 3),
        pytest.param([{"supply": "OutOfSupply"}], 2, marks=pytest.mark.rule("ARD-S1-10")),
        pytest.param([{"supply": "OutOfSupply"}, {}], 3),
        pytest.param([{"supply": "LowSupply"}], 3),
        pytest.param([{"supply": "OutOfSupply", "fuel": False}], 2, marks=pytest.mark.rule("ARD-S0-23")),
        pytest.param([{"supply": "LowSupply", "fuel": False}], 2, marks=pytest.mark.rule("ARD-S0-23")),
        pytest.param([{"supply": "Isolated"}, {"supply": "Isolated"}], 0, marks=pytest.mark.rule("ARD-S1-24")),
        pytest.param([{"supply": "Isolated"}, {"dispersed": True}], 2),
        pytest.param([{"supply": "Isolated"}, {}], 3),
    ],
)
def test_the_attacker_disregards_hits_against_weak_defenders(states: list[dict[str, object]], left: int) -> None:
    f, _ = defenders(*states)
    assert hits(f, [f.put(A_INF, WEST)], 0, 3) == (0, left)
    assert bool(cited(f) & {"ARD-C0-21", "ARD-C0-22"}) == (left < 3)


@pytest.mark.rule("ARD-S0-24", "ARD-S1-13")
def test_an_isolated_unit_ignores_out_of_fuel() -> None:
    f = field(terrain={"0505": "Woods"})
    number = f.put(G_MECH, "0505", supply="Isolated", fuel=False)
    attacker = f.put(A_INF, WEST)
    lines = situational_defence(f.state, [number])
    assert [(line.amount, line.reason) for line in lines[1:]] == [(-2, "defense: all units are Isolated")]
    assert refuses(may_move(f.state, number), "ARD-S0-24")
    assert may_advance(f.state, number).legal
    assert "ARD-S0-19" not in struck(f, [attacker], 1).why_not(TakeRetreat()).rules
    f.state.set_supply(number, OUT_OF_SUPPLY)
    lines = situational_defence(f.state, [number])
    assert [(line.amount, line.reason) for line in lines[1:]] == [
        (-1, "defense: all units are OutOfSupply"),
        (-1, "defense: all units are OutOfFuel"),
    ]
    assert refuses(may_move(f.state, number), "ARD-S0-18")
    assert refuses(may_advance(f.state, number), "ARD-S0-20")
    assert refuses(struck(f, [attacker], 1).why_not(TakeRetreat()), "ARD-S0-19")


# Advance, IP, replacements, deployment


@pytest.mark.rule("ARD-S0-10", "ARD-S0-20")
def test_dispersed_and_out_of_fuel_units_do_not_advance() -> None:
    f = field()
    assert refuses(may_advance(f.state, f.put(G_INF, "0505", dispersed=True)), "ARD-S0-10")
    assert refuses(may_advance(f.state, f.put(G_MECH, "0505", fuel=False)), "ARD-S0-20")
    assert may_advance(f.state, f.put(G_MECH_2, "0505")).legal


ROAD = "0510-0509-0508-0507-0506"


@pytest.mark.rule("ARD-A0-04")
def test_an_ip_needs_supply_and_no_town_and_no_other_ip() -> None:
    f = field(roads=[ROAD], towns=["0507"])
    assert allows(may_build_ip(f.state, f.put(A_INF, "0506")), "ARD-A0-04")
    assert refuses(may_build_ip(f.state, f.put(A_INF_2, "0507")), "ARD-A0-04")
    f.state.add_ip("0506")
    assert refuses(may_build_ip(f.state, f.title.unit(A_INF).number), "ARD-A0-04")
    assert refuses(may_build_ip(f.state, f.put(A_BIG, "0501")), "ARD-A0-04")


@pytest.mark.rule("ARD-S0-11")
def test_a_dispersed_unit_builds_no_ip() -> None:
    f = field(roads=[ROAD])
    assert refuses(may_build_ip(f.state, f.put(A_INF, "0506", dispersed=True)), "ARD-S0-11")


@pytest.mark.rule("ARD-S1-07")
def test_an_out_of_supply_unit_builds_no_ip_even_where_it_can_trace_again() -> None:
    f = field(roads=[ROAD])
    assert refuses(may_build_ip(f.state, f.put(A_INF, "0506", supply="OutOfSupply")), "ARD-S1-07")
    assert may_build_ip(f.state, f.put(A_INF_2, "0506", supply="LowSupply")).legal


@pytest.mark.rule("ARD-H-25")
def test_who_attacked_builds_no_ip_and_a_vacated_hex_loses_it() -> None:
    f = field(roads=[ROAD])
    number = f.put(A_INF, "0506")
    f.state.mark_done(number, ATTACKED)
    assert refuses(may_build_ip(f.state, number), "ARD-H-25")
    f.state.add_ip("0506")
    f.state.place_at(number, "0507")
    assert f.state.ips == set()


@pytest.mark.rule("ARD-S1-02", "ARD-D1-02")
def test_a_replacement_needs_a_reduced_unit_in_supply_that_traces() -> None:
    f = field(roads=[ROAD])
    assert refuses(may_be_replaced(f.state, f.put(A_INF, "0506", steps=1, supply="LowSupply")), "ARD-S1-02")
    assert refuses(may_be_replaced(f.state, f.put(A_INF_2, "0501", steps=1)), "ARD-D1-02")
    assert allows(may_be_replaced(f.state, f.put(A_BIG, "0507", steps=1)), "ARD-D1-02")
    f.state.set_steps(f.title.unit(A_BIG).number, 3)
    assert not may_be_replaced(f.state, f.title.unit(A_BIG).number).legal


@pytest.mark.rule("ARD-S0-21")
def test_an_out_of_fuel_unit_is_not_deployed() -> None:
    f = field(roads=["0510-0509-0508-0507-0506-0505-0504-0503-0502-0501"])
    number, other = f.reserve(G_MECH), f.put(G_MECH_2, "0502")
    duel = active(f, number, other)
    f.state.set_out_of_fuel(number, True)
    assert refuses(duel.why_not(Deploy(G_MECH, "0503")), "ARD-S0-21")
    duel.do(SelectUnit(G_MECH))
    assert not [option for option in duel.options() if option.startswith("Deploy")]
    f.state.set_out_of_fuel(number, False)
    assert f"Deploy {G_MECH} 0503" in duel.options()
    duel.do(Deploy(G_MECH, "0503"))
    assert f.state.where[number].text == "0503"


# Retreat limits


@pytest.mark.parametrize(
    ("states", "hexes", "rule"),
    [
        pytest.param({G_INF: {"dispersed": True}, G_INF_2: {}}, 1, "ARD-S0-12", marks=pytest.mark.rule("ARD-S0-12")),
        pytest.param({G_MECH: {"dispersed": True}, G_INF: {}}, 1, "ARD-S0-12", marks=pytest.mark.rule("ARD-S0-12")),
        ({G_INF: {}, G_INF_2: {}}, 2, ""),
        pytest.param({G_MECH: {"dispersed": True}}, 0, "ARD-C2-07", marks=pytest.mark.rule("ARD-C2-07")),
        ({G_MECH: {}}, 2, ""),
        pytest.param({G_MECH: {"supply": "Isolated"}}, 0, "ARD-S1-14", marks=pytest.mark.rule("ARD-S1-14")),
        ({G_MECH: {"supply": "OutOfSupply"}}, 2, ""),
        pytest.param({G_INF: {"supply": "Isolated"}}, 1, "ARD-S1-16", marks=pytest.mark.rule("ARD-S1-16")),
        ({G_INF: {"supply": "OutOfSupply"}}, 2, ""),
    ],
)
def test_how_many_hexes_defenders_go_back(states: dict[str, dict[str, object]], hexes: int, rule: str) -> None:
    f = field()
    attacker = f.put(A_INF, WEST)
    for unit, state in states.items():
        f.put(unit, "0505", **state)  # type: ignore[arg-type]
    duel = struck(f, [attacker], 3)
    gone = 0
    while (ruling := duel.why_not(TakeRetreat())).legal:
        duel.do(TakeRetreat())
        duel.do(next(iter(duel.state.stack[-1].options(duel.state))))
        gone += 1
    assert gone == hexes
    assert not rule or refuses(ruling, rule)


@pytest.mark.rule("ARD-S0-19")
def test_an_out_of_fuel_unit_takes_hits_as_step_losses() -> None:
    f = field()
    attacker, number = f.put(A_INF, WEST), f.put(G_MECH, "0505", fuel=False)
    duel = struck(f, [attacker], 1)
    assert refuses(duel.why_not(TakeRetreat()), "ARD-S0-19")
    assert duel.options() == ["TakeLoss"]
    f.state.set_out_of_fuel(number, False)
    assert duel.options() == ["TakeRetreat", "TakeLoss"]
    f.state.set_out_of_fuel(number, True)
    duel.do(TakeLoss())
    duel.do(LoseStep(G_MECH))
    assert f.state.steps[number] == 1


# The ladder and surrender


@pytest.mark.rule("ARD-H-22", "ARD-SEQ-09")
def test_cut_off_on_three_days_is_low_then_out_then_isolated_and_back_in_two() -> None:
    f = field(day=19, roads=["0501-0502"])
    number = f.put(G_INF, "0509")
    seen = []
    for day in (19, 20, 21, 22):
        f.state.set_day(day)
        list(supply_check(f.state, GERMAN))
        seen.append(f.state.supply[number])
    assert seen == [LOW_SUPPLY, OUT_OF_SUPPLY, ISOLATED, ISOLATED]
    f.state.place_at(number, "0503")
    assert list(supply_check(f.state, GERMAN)) == [(number, ISOLATED, LOW_SUPPLY)]
    assert list(supply_check(f.state, GERMAN)) == [(number, LOW_SUPPLY, 0)]


@pytest.mark.rule("ARD-SEQ-08", "ARD-SEQ-09")
@pytest.mark.parametrize(
    ("day", "allied", "german"), [(16, False, False), (17, True, False), (18, True, False), (19, True, True)]
)
def test_allied_units_are_checked_from_the_17th_and_german_units_from_the_19th(
    day: int, allied: bool, german: bool
) -> None:
    f = field(day=day)
    f.put(A_INF, "0501")
    f.put(G_INF, "0509")
    assert bool(list(supply_check(f.state, ALLIED))) == allied
    assert bool(list(supply_check(f.state, GERMAN))) == german


def test_the_ladder_by_marker() -> None:
    assert [next_state(marker, True) for marker in range(4)] == [0, 0, 1, 1]
    assert [next_state(marker, False) for marker in range(4)] == [1, 2, 3, 3]


@pytest.mark.parametrize(
    ("unit", "number"),
    [
        pytest.param(A_ENG, 6, marks=pytest.mark.rule("ARD-S1-25")),
        pytest.param(G_INF, 4, marks=pytest.mark.rule("ARD-S1-26")),
        pytest.param(G_MECH, 2, marks=pytest.mark.rule("ARD-S1-27")),
    ],
)
def test_the_circle_of_a_unit_says_on_which_roll_it_loses_a_step(unit: str, number: int) -> None:
    for roll, lost in ((number, 1), (number + 1, 0)):
        f = field(day=20)
        held = f.put(unit, "0505", supply="Isolated")
        steps = f.state.steps[held]
        duel = Duel(f, SupplyCheck(f.state.side_of(held)))
        duel.roll(roll, f"Surrender of {unit}, {number} or less")
        assert duel.pending is None
        assert f.state.steps[held] == steps - lost


@pytest.mark.rule("ARD-H-23")
def test_no_unit_rolls_on_the_day_it_becomes_isolated() -> None:
    f = field(day=20)
    old, new = f.put(G_INF, "0505", supply="Isolated"), f.put(G_INF_2, "0506", supply="OutOfSupply")
    duel = Duel(f, SupplyCheck(GERMAN))
    duel.roll(1, f"Surrender of {G_INF}")
    assert duel.pending is None
    assert f.state.supply[new] == ISOLATED
    assert [f.state.steps[n] for n in (old, new)] == [1, 2]
