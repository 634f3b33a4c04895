"""Units, brackets and Dispersed (rules ARD-H-21, ARD-S0-04..16, ARD-H-24)."""

from __future__ import annotations

import pytest

from broadfront.core.chance import Chance
from broadfront.core.steps import Decision
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.questions import unit
from broadfront.titles.ardennes.rules.actions import BuildIP, Move, Recover, SelectUnit
from broadfront.titles.ardennes.rules.fighting.attack_rules import declaration_refusal
from broadfront.titles.ardennes.rules.fighting.chits import adjust_hits, chit_limits
from broadfront.titles.ardennes.rules.fighting.combat_actions import (
    AttackHex,
    JoinAttack,
    ReinforceBattle,
    StartAttack,
    TakeRetreat,
)
from broadfront.titles.ardennes.rules.fighting.retreat import max_retreat
from broadfront.titles.ardennes.rules.fighting.strength import combat_odds
from broadfront.titles.ardennes.rules.fighting.unit_states import (
    check_advance,
    check_build_ip,
    check_tactic_use,
    check_zone_of_control,
    chit_ledger_of_attackers,
    unit_attack_refusal,
)
from broadfront.titles.ardennes.rules.lines.contact import check_out_of_contact
from broadfront.titles.ardennes.rules.markers import BUILT, RECOVERED
from broadfront.titles.ardennes.rules.routes.movement import move_refusal
from tests.titles.ardennes.support.activation import activate, fight_field
from tests.titles.ardennes.support.combat import (
    EAST,
    WEST,
    adjusted,
    cited_rules,
    defenders_in,
    hold_check,
    reinforcing,
    struck,
    struck_by,
)
from tests.titles.ardennes.support.duel import battle
from tests.titles.ardennes.support.field import (
    A_ENG,
    A_INF,
    A_INF_2,
    G_INF,
    G_INF_2,
    G_MECH,
    G_MECH_2,
    G_RECON,
    G_RECON_2,
    allows,
    field,
    refuses,
)
from tests.titles.ardennes.support.on_the_map import active, combat, number_of, real
from tests.titles.ardennes.support.real import title
from tests.titles.ardennes.support.roads import SHORT_ROAD
from tests.titles.ardennes.support.units import KNITTEL, PEIPER, empty_field, has_zone, steps_of, where


@pytest.mark.rule("ARD-H-21")
def test_the_record_of_a_unit() -> None:
    told = unit(title(), unit="Peiper.1SS.ISS").value
    assert not title().unit("Peiper.1SS.ISS").is_infantry
    assert title().unit("254.CT-V.V").is_infantry
    assert (told["steps"], told["strength_by_steps"], told["mechanized"], told["elite"]) == (3, [7, 5, 2], True, True)


FORTRESS = "44.Fst.LIII"


@pytest.mark.rule("ARD-H-21")
def test_a_static_unit_neither_attacks_nor_advances() -> None:
    f = field()
    number = f.put(FORTRESS, "0505")
    assert refuses(unit_attack_refusal(f.state, number), "ARD-H-21")
    assert refuses(check_advance(f.state, number), "ARD-H-21")


@pytest.mark.rule("ARD-S0-04")
def test_bracketed_units_do_not_attack_on_their_own() -> None:
    f = field()
    alone, other = f.put(G_RECON, EAST), f.put(G_MECH, EAST)
    f.put(A_INF, "0505")
    duel = activate(f, alone)
    assert refuses(duel.why_not(AttackHex("0505")), "ARD-S0-04")
    assert "AttackHex 0505" not in duel.options()
    duel = activate(f, alone, other)
    duel.do(AttackHex("0505"))
    duel.do(JoinAttack(G_RECON))
    assert refuses(duel.why_not(StartAttack()), "ARD-S0-04")
    duel.do(JoinAttack(G_MECH))
    assert duel.why_not(StartAttack()).legal


@pytest.mark.rule("ARD-S0-04", "ARD-S0-05", "ARD-C0-13")
def test_a_bracketed_unit_attacks_only_beside_another_and_adds_no_chit() -> None:
    f = real(19, {"0811": [PEIPER, KNITTEL], "0812": "740.CT-XVIII.XVIII"})
    assert refuses(declaration_refusal(f.state, GERMAN, f.at("0812"), [number_of(f, KNITTEL)]), "ARD-S0-04")
    both = [number_of(f, PEIPER), number_of(f, KNITTEL)]
    assert declaration_refusal(f.state, GERMAN, f.at("0812"), both) is None
    fight = combat(f, [PEIPER, KNITTEL], "0812")
    assert combat_odds(f.state, fight)[:2] == (9, 2)
    least, most, lines = chit_limits(f.state, fight)
    assert (least, most) == (1, 3)
    assert {"ARD-S0-05", "ARD-C0-13"} <= {line.rule for line in lines}


# Every attacker is bracketed
@pytest.mark.rule("ARD-S0-04")
def test_two_bracketed_units_do_not_attack_without_another() -> None:
    f = real(19, {"0708": ["X.150.ISS", "Y.150.ISS"], "0807": "291.CT-XVIII.XVIII"})
    both = [number_of(f, "X.150.ISS"), number_of(f, "Y.150.ISS")]
    assert refuses(declaration_refusal(f.state, GERMAN, f.at("0807"), both), "ARD-S0-04")


@pytest.mark.rule("ARD-S0-05", "ARD-C0-10")
def test_a_bracketed_attacker_adds_no_chit() -> None:
    f = field()
    lines = chit_ledger_of_attackers(f.state, [f.put(G_RECON, "0505"), f.put(G_MECH, "0505")])
    assert [(line.amount, line.rule) for line in lines] == [(0, "ARD-S0-05"), (1, "ARD-C0-10")]


@pytest.mark.rule("ARD-S0-06")
def test_a_bracketed_unit_alone_exerts_none_but_in_a_town_or_the_german_westwall_it_does() -> None:
    f = field(towns=["0505"], tags={"0805": "westwall", "0808": "westwall"})
    f.put(G_RECON, "0302")
    assert refuses(check_zone_of_control(f.state, f.at("0302"), GERMAN), "ARD-S0-06")
    f.put(G_RECON, "0505")
    assert allows(check_zone_of_control(f.state, f.at("0505"), GERMAN), "ARD-S0-06")
    f.put(G_RECON_2, "0805")
    assert check_zone_of_control(f.state, f.at("0805"), GERMAN).legal
    f.put(A_ENG, "0808")
    assert not check_zone_of_control(f.state, f.at("0808"), ALLIED).legal


@pytest.mark.rule("ARD-S0-06", "ARD-S0-07")
def test_two_bracketed_units_have_a_zone_until_one_is_dispersed() -> None:
    f = real(19, {"0811": ["291.CT-XVIII.XVIII", "526.CT-XVIII.XVIII"]})
    assert has_zone(f, "0811")
    assert f.state.board.exerts[ALLIED][f.at("0811")]
    f.state.board.set_dispersed(number_of(f, "526.CT-XVIII.XVIII"), True)
    assert not has_zone(f, "0811")
    assert not f.state.board.exerts[ALLIED][f.at("0811")]


@pytest.mark.rule("ARD-S0-06")
def test_a_lone_bracketed_unit_has_a_zone_in_a_town_and_a_german_one_in_the_westwall() -> None:
    f = real(
        20,
        {"1118": "51.CT-XVIII.XVIII", "1316": "341.CT-VIII.VIII", "2601": "44.Fst.LIII", "0204": "146.CT-V.V"},
    )
    assert [has_zone(f, "1118"), has_zone(f, "1316"), has_zone(f, "2601", GERMAN), has_zone(f, "0204")] == [
        False,
        True,
        True,
        False,
    ]


@pytest.mark.rule("ARD-S0-07")
def test_a_dispersed_unit_exerts_no_zone() -> None:
    f = field()
    f.put(G_INF, "0505", dispersed=True)
    assert refuses(check_zone_of_control(f.state, f.at("0505"), GERMAN), "ARD-S0-07")
    f.put(G_INF_2, "0505")
    assert check_zone_of_control(f.state, f.at("0505"), GERMAN).legal


def test_a_unit_reduced_to_its_bracket_loses_its_zone_and_a_replacement_gives_it_back() -> None:
    f = field()
    number = f.put(G_INF, "0505")
    f.state.set_steps(number, 1)
    assert not f.state.board.exerts[GERMAN][f.at("0505")]
    f.state.set_steps(number, 2)
    assert f.state.board.exerts[GERMAN][f.at("0505")]


@pytest.mark.rule("ARD-S0-08")
def test_a_dispersed_unit_does_not_move() -> None:
    f = field()
    assert refuses(move_refusal(f.state, f.put(G_INF, "0505", dispersed=True)), "ARD-S0-08")
    assert move_refusal(f.state, f.put(G_INF_2, "0506")) is None


@pytest.mark.rule("ARD-S0-09")
def test_a_dispersed_unit_does_not_attack() -> None:
    f = field()
    assert refuses(unit_attack_refusal(f.state, f.put(G_INF, "0505", dispersed=True)), "ARD-S0-09")
    assert unit_attack_refusal(f.state, f.put(G_INF_2, "0505")) is None


@pytest.mark.rule("ARD-S0-10", "ARD-S0-20")
def test_dispersed_and_out_of_fuel_units_do_not_advance() -> None:
    f = field()
    assert refuses(check_advance(f.state, f.put(G_INF, "0505", dispersed=True)), "ARD-S0-10")
    assert refuses(check_advance(f.state, f.put(G_MECH, "0505", fuel=False)), "ARD-S0-20")
    assert check_advance(f.state, f.put(G_MECH_2, "0505")).legal


@pytest.mark.rule("ARD-S0-11")
def test_a_dispersed_unit_builds_no_ip() -> None:
    f = field(roads=[SHORT_ROAD])
    assert refuses(check_build_ip(f.state, f.put(A_INF, "0506", dispersed=True)), "ARD-S0-11")


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
    for one, state in states.items():
        f.put(one, "0505", **state)  # type: ignore[arg-type]
    duel = struck(f, [attacker], 3)
    gone = 0
    while (ruling := duel.why_not(TakeRetreat())).legal:
        duel.do(TakeRetreat())
        duel.do(next(iter(duel.state.stack[-1].options(duel.state))))
        gone += 1
    assert gone == hexes
    assert not rule or refuses(ruling, rule)


NINTH_SS = ["19.9SS.IISS", "20.9SS.IISS"]


@pytest.mark.rule("ARD-S0-12", "ARD-C1-01")
def test_a_dispersed_companion_cuts_the_retreat_to_a_hex_and_the_other_hits_are_losses() -> None:
    both = ["504.82.XVIII", "325.82.XVIII"]
    f = real(21, {"0812": list(both), "0912": list(NINTH_SS)})
    f.state.board.set_dispersed(number_of(f, both[0]), True)
    before = steps_of(f, *both)
    assert adjust_hits(f.state, combat(f, NINTH_SS, "0812", defender_hits=3, attacker_hits=1)) == (3, 1)
    drawn = battle(f, "0812", [number_of(f, unit) for unit in NINTH_SS], allied_deck=["AC50"])
    assert isinstance(drawn.pending, Chance)
    duel = struck_by(f, NINTH_SS, "0812", 3)
    if hold_check(duel):
        duel.roll(10)
    assert duel.taken()
    assert len({where(f, unit) for unit in both} - {"0812"}) == 1
    assert steps_of(f, *both) == [n - 1 for n in before]


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
    f, _ = defenders_in(*states)
    assert adjusted(f, [f.put(A_INF, WEST)], 0, 3) == (0, left)
    assert bool(cited_rules(f) & {"ARD-C0-21", "ARD-C0-22"}) == (left < 3)


@pytest.mark.rule("ARD-S0-14")
def test_in_two_player_all_dispersed_defenders_use_no_tactic() -> None:
    f = field(variant="2p")
    both = [f.put(A_INF, "0505", dispersed=True), f.put(A_INF_2, "0505", dispersed=True)]
    assert refuses(check_tactic_use(f.state, both, defending=True), "ARD-S0-14")
    f.state.board.set_dispersed(both[0], False)
    assert check_tactic_use(f.state, both, defending=True).legal


@pytest.mark.rule("ARD-S0-15")
def test_in_solitaire_no_card_is_drawn_for_dispersed_allied_defenders() -> None:
    f = field()
    ruling = check_tactic_use(f.state, [f.put(A_INF, "0505", dispersed=True)], defending=True)
    assert refuses(ruling, "ARD-S0-15")
    assert "no card is drawn" in ruling.text
    assert refuses(check_tactic_use(f.state, [f.put(G_INF, "0305", dispersed=True)], defending=True), "ARD-S0-15")


@pytest.mark.rule("ARD-S0-15", "ARD-S0-13")
def test_no_card_is_drawn_for_dispersed_defenders_and_the_attacker_disregards_a_hit() -> None:
    f = real(21, {"0812": "504.82.XVIII", "0912": list(NINTH_SS)})
    f.state.board.set_dispersed(number_of(f, "504.82.XVIII"), True)
    fight = combat(f, NINTH_SS, "0812", defender_hits=1, attacker_hits=2)
    assert max_retreat(f.state, fight)[0] == 1
    duel = battle(f, "0812", [number_of(f, unit) for unit in NINTH_SS], allied_deck=["AC50"])
    assert isinstance(duel.pending, Decision)
    assert duel.told("ARD-S0-15")
    assert adjust_hits(f.state, fight) == (1, 1)


@pytest.mark.rule("ARD-S0-16")
def test_a_dispersed_unit_is_not_taken_as_reserve() -> None:
    f = empty_field()
    assert refuses(check_out_of_contact(f.state, f.put(A_INF, "1010", dispersed=True)), "ARD-S0-16")


@pytest.mark.rule("ARD-H-24", "ARD-H-25")
def test_a_unit_may_recover_or_build_instead() -> None:
    at, one, two = fight_field()
    at.state.board.set_dispersed(one, True)
    duel = activate(at, one, two)
    assert refuses(duel.why_not(Move(G_INF, ("0504",))), "ARD-S0-08")
    assert refuses(duel.why_not(Recover(G_INF_2)), "ARD-H-24")
    duel.do(Recover(G_INF))
    assert not at.state.board.dispersed[one]
    assert at.state.activation.done[one] & RECOVERED
    duel.do(SelectUnit(G_INF_2))
    duel.do(BuildIP(G_INF_2))
    assert at.state.land.ips == {"0403"}
    assert at.state.activation.done[two] & BUILT
    assert duel.told("ARD-H-25")


@pytest.mark.rule("ARD-H-24")
def test_a_german_unit_that_recovers_does_nothing_else() -> None:
    f = real(20, {"1315": ["16.116.LVIII", "60.116.LVIII"]})
    f.state.board.set_dispersed(number_of(f, "16.116.LVIII"), True)
    duel = active(f, "16.116.LVIII", "60.116.LVIII")
    duel.do(Recover("16.116.LVIII"))
    assert not f.state.board.dispersed[number_of(f, "16.116.LVIII")]
    assert f.state.board.exerts[GERMAN][f.at("1315")]
    for action in (Move("16.116.LVIII", ("1215",)), BuildIP("16.116.LVIII")):
        assert refuses(duel.why_not(action), "ARD-H-32")
    assert duel.why_not(Move("60.116.LVIII", ("1215",))).legal


@pytest.mark.rule("ARD-H-24")
def test_a_unit_that_has_recovered_neither_attacks_nor_goes_to_a_battle() -> None:
    f = field(variant="2p")
    f.put(A_INF, "0505")
    number, other = f.put(G_INF, "0504", dispersed=True), f.put(G_INF_2, "0604")
    duel = activate(f, number, other)
    duel.do(Recover(G_INF))
    duel.do(AttackHex("0505"))
    assert duel.options() == [f"JoinAttack {G_INF_2}"]
    again = reinforcing(f, "0505", other)
    assert not again.why_not(ReinforceBattle("0504", "0404")).legal
