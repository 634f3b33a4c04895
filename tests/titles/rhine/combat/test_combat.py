"""A combat, step by step (rules OCS-COMBAT-01..02, 07..19, BTR-HOUSE-21)."""

from fractions import Fraction

import msgspec
import pytest

from broadfront.core.attack_odds import odds_of_attack
from broadfront.core.chance import Chance
from broadfront.core.options import ruling_on
from broadfront.titles.rhine.rules.actions import Finish, Join, Overrun, RetreatTo, TakeSteps, Target
from broadfront.titles.rhine.rules.composed import Attack
from broadfront.titles.rhine.rules.field.opening import open_battle
from broadfront.titles.rhine.rules.field.strength import (
    attack_refusal,
    attack_strength,
    defense_strength,
    defense_terrain,
)
from broadfront.titles.rhine.rules.map_actions import Hedgehog
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.steps.field.battle import Aftermath, Battle
from broadfront.titles.rhine.steps.field.combat_segment import CombatSegment
from broadfront.titles.rhine.steps.field.losses import take_combat_losses
from broadfront.titles.rhine.steps.field.moving import Movement
from tests.titles.rhine.support.asking import ask_rhine, rhine_title
from tests.titles.rhine.support.battle import (
    ARMOUR,
    HOFFMANN,
    INFANTRY,
    TARGET,
    TRUCKED,
    WALTHER,
    combat_position,
    defense_of,
    hex_index,
)
from tests.titles.rhine.support.books import decision_of_step, texts_citing
from tests.titles.rhine.support.fields import (
    OPEN,
    combat_ruling,
    field_position,
    find_hex_pair,
    find_river,
    find_terrain,
    ledger_amounts_of_rule,
    neighbor_of,
    place_of,
    play_step,
    set_only_dump,
)
from tests.titles.rhine.support.reports import report_refusal
from tests.titles.rhine.support.theatre import US, attack_position, report_lines


def attack_of(state: RhineState, *units: str, target: str = TARGET) -> object:
    return attack_strength(state, hex_index(target), tuple(state.number(unit) for unit in units)).total


@pytest.mark.rule("OCS-SUPPLY-06", "OCS-COMBAT-01")
def test_units_out_of_supply_or_without_combat_supply_are_weak() -> None:
    state = combat_position({INFANTRY: OPEN, HOFFMANN: TARGET})
    assert defense_of(state, supply=False) == 2
    state.board.set_out_of_supply(state.number(HOFFMANN), True)
    assert (defense_of(state), defense_of(state, supply=False)) == (2, 1)
    state.board.set_out_of_supply(state.number(INFANTRY), True)
    assert attack_of(state, INFANTRY) == 11


@pytest.mark.rule("OCS-COMBAT-01", "OCS-SUPPLY-08")
def test_attacks_are_paid_by_the_step_and_stocks_serve_when_sp_fail() -> None:
    state = combat_position({INFANTRY: OPEN, HOFFMANN: TARGET})
    n = state.number(INFANTRY)
    open_battle(state, hex_index(TARGET), (n,))
    assert state.supply.dumps == {f"allied {OPEN}": 32, f"german {TARGET}": 35}
    set_only_dump(state, "allied", OPEN, 0)
    set_only_dump(state, "german", TARGET, 0)
    for level in (1, 2):
        assert combat_ruling(state, Target(TARGET)).legal
        open_battle(state, hex_index(TARGET), (n,))
        assert (state.supply.stocks[n], state.supply.stocks[state.number(HOFFMANN)]) == (level, level)
    refused = combat_ruling(state, Attack(TARGET, (INFANTRY,)))
    assert not refused.legal
    no = attack_refusal(state, n, hex_index(TARGET))
    assert no is None
    opening = open_battle(state, hex_index(TARGET), (n,))
    assert ledger_amounts_of_rule(opening.ledger, "OCS-COMBAT-01") == ["x1/2"]


@pytest.mark.rule("OCS-COMBAT-01")
def test_an_attack_is_fought_anywhere_and_paid_for_in_sp_of_the_nation() -> None:
    state = attack_position()
    decision_of_step(state, CombatSegment())
    assert ruling_on(state, Target("C20.07")).legal
    for part in Attack("C20.07", (US,)).expand(state):
        state.do(part)
    assert isinstance(state.settle(), Chance)
    assert isinstance(state.stack[-1], Battle)
    assert state.supply.tally["T US used"] == 4
    assert not state.status()


@pytest.mark.rule("OCS-COMBAT-08", "OCS-COMBAT-02")
def test_the_best_ratings_make_the_modifier() -> None:
    state = combat_position({INFANTRY: OPEN, "1 Bel Bde": OPEN, "KG Krafft": TARGET, "Flak Bn 572": TARGET})
    opening = open_battle(state, hex_index(TARGET), (state.number("1 Bel Bde"), state.number(INFANTRY)))
    assert opening.drm == 4 - 3
    assert (opening.attacker, opening.defender) == (state.number(INFANTRY), state.number("KG Krafft"))
    assert rhine_title().combat.lines[opening.line][opening.column] == "3:1"


@pytest.mark.rule("OCS-COMBAT-09")
def test_the_defender_picks_terrain_against_each_stack_and_for_himself() -> None:
    here, there = find_river("minor")
    state = combat_position({INFANTRY: here, HOFFMANN: there})
    found = attack_strength(state, hex_index(there), (state.number(INFANTRY),))
    assert found.total == 11
    assert ledger_amounts_of_rule(found.ledger, "OCS-COMBAT-09") == ["0"]
    state.clock.ground = "Snow"
    assert attack_of(state, INFANTRY, target=there) == 22
    row, line, _, _, ledger = defense_terrain(state, hex_index("A38.34"), Fraction(10), combat_supply=True)
    assert (row, line) == ("Minor City", "very close")
    assert ledger_amounts_of_rule(ledger, "OCS-COMBAT-09")


@pytest.mark.rule("OCS-UNIT-02", "OCS-COMBAT-11")
def test_armour_doubles_in_the_open_and_anti_tank_units_spoil_it() -> None:
    state = combat_position({ARMOUR: OPEN, TRUCKED: OPEN, INFANTRY: OPEN, HOFFMANN: TARGET})
    assert (attack_of(state, ARMOUR), attack_of(state, TRUCKED), attack_of(state, INFANTRY)) == (48, 24, 22)
    heavy = combat_position({ARMOUR: OPEN, TRUCKED: OPEN, "KG Walther": TARGET})
    assert (attack_of(heavy, ARMOUR), attack_of(heavy, TRUCKED)) == (36, 18)
    light = combat_position({ARMOUR: OPEN, TRUCKED: OPEN, "KG Chill": TARGET})
    assert (attack_of(light, ARMOUR), attack_of(light, TRUCKED)) == (48, 18)


@pytest.mark.rule("OCS-COMBAT-12")
def test_a_unit_cannot_attack_over_water_it_could_not_cross() -> None:
    here, there = find_river("major")
    state = combat_position({TRUCKED: here, INFANTRY: here, HOFFMANN: there})
    no = attack_refusal(state, state.number(TRUCKED), hex_index(there))
    assert no is not None
    assert no.rules == ("OCS-COMBAT-12",)
    assert attack_refusal(state, state.number(INFANTRY), hex_index(there)) is None


@pytest.mark.rule("OCS-COMBAT-12")
def test_a_unit_cannot_attack_where_it_could_not_go() -> None:
    river: dict[str, object] = {"terrain": "Major River or Canal", "category": "mech", "side": "attack"}
    assert ask_rhine("terrain_combat", **river, mobility="truck").value["allowed"] is False
    assert ask_rhine("terrain_combat", **river, mobility="truck", by_road=True).value["allowed"] is True
    assert ask_rhine("terrain_combat", **river, mobility="leg").value["allowed"] is True


@pytest.mark.rule("OCS-COMBAT-13", "OCS-COMBAT-15", "OCS-COMBAT-16")
def test_surprise_moves_the_column_before_the_result() -> None:
    state = combat_position({INFANTRY: OPEN, HOFFMANN: TARGET})
    # With nobody else to join, the attack is resolved at once.
    actions = (Target(TARGET), Join(INFANTRY))
    # 22:4 is 5.5, rounded 6: column 5:1. Modifier 4 - 2. Dice 8 and 2 make attacker Surprise: 4 columns.
    events = play_step(state, CombatSegment(), *actions, 8, 4, 12, *[Finish()] * 3)
    assert texts_citing(events, "OCS-COMBAT-13")
    assert "13:1" in texts_citing(events, "OCS-COMBAT-15")[-1]
    assert "Ae2 DL2o3 DG" in texts_citing(events, "OCS-COMBAT-16")[-1]
    assert place_of(state, HOFFMANN) == "[Dead pile]"
    assert not texts_citing(events, "OCS-MODE-08")  # nobody is left to be DG


def test_an_attack_says_how_it_stands_and_what_it_burns_before_anything_is_rolled() -> None:
    state = combat_position({INFANTRY: OPEN, HOFFMANN: TARGET})
    state.push(CombatSegment())
    odds = odds_of_attack(state, Attack(TARGET, (INFANTRY,)))
    assert odds.serialize().stands == (
        "22 : 4 = 5:1 on the open line, modifier +2 (43 Inf Div 4 less KG Hoffmann 2). "
        f"Costs 4T of {OPEN}, which has 9 SP. The defender pays 1T."
    )
    assert [line.rule for line in odds.ledger][-1] == "OCS-COMBAT-08"
    assert state.supply.dumps == {f"allied {OPEN}": 36, f"german {TARGET}": 36}
    set_only_dump(state, "allied", OPEN, 0)
    set_only_dump(state, "german", TARGET, 0)
    stands = odds_of_attack(state, Attack(TARGET, (INFANTRY,))).serialize().stands
    assert "43 Inf Div uses its internal stocks: Low." in stands
    assert "KG Hoffmann uses its internal stocks: Low." in stands


def test_each_face_of_a_combat_says_what_it_would_bring() -> None:
    state = combat_position({INFANTRY: OPEN, HOFFMANN: TARGET})
    target, n, line = hex_index(TARGET), state.number(INFANTRY), rhine_title().combat.lines["open"]
    begun = Battle("regular", target, (n,), n, state.number(HOFFMANN), "open", line.index("13:1"), 2)
    assert (begun.result_of_roll(state, 2), begun.result_of_roll(state, 6), begun.result_of_roll(state, 12)) == (
        "defender",
        "none",
        "attacker",
    )
    shift = msgspec.structs.replace(begun, stage="attacker")
    assert {shift.result_of_roll(state, face) for face in range(1, 7)} == {"13:1"}
    assert "13:1 on the open line" in str(shift.ask(state).message)
    result = msgspec.structs.replace(begun, stage="result")
    assert result.result_of_roll(state, 12) == "Ae2 DL2o3 DG"
    assert str(result.ask(state).message) == (
        f"combat, 43 Inf Div against {TARGET}, 13:1 on the open line, modifier +2"
    )
    events = play_step(state, shift, 6, 12, *[Finish()] * 3)
    assert "The column stays at 13:1, the end of its line." in texts_citing(events, "OCS-COMBAT-15")[0]


@pytest.mark.rule("OCS-COMBAT-13", "OCS-COMBAT-16")
def test_a_hedgehog_counts_against_surprise_and_the_result() -> None:
    state = attack_position()
    report_lines(state, Hedgehog("C20.07", 3))
    assert report_refusal(state, Hedgehog("C20.07", 3)) == ("BTR-HOUSE-33",)
    assert report_refusal(state, Hedgehog("C20.07", 7)) == ("BTR-HOUSE-33",)
    battle = Battle("regular", rhine_title().map.index["C20.07"], (0,), 0, 0, "open", 6, 0)
    twin = state.copy()
    for one in (state, twin):
        one.push(battle)
    twin.land.hedgehogs = {}
    for one in (state, twin):
        one.happen(10)
        assert one.stack[-1].stage == ("result" if one is state else "attacker")  # type: ignore[attr-defined]
    cells = []
    for one in (state, twin):
        one.become(Battle("regular", battle.target, (0,), 0, 0, "open", 6, 0, "result"))
        one.happen(9)
        cells.append(one.stack[-1].cell)  # type: ignore[attr-defined]
    assert cells == [rhine_title().combat.printed_result(6, 6), rhine_title().combat.printed_result(6, 9)]


@pytest.mark.rule("OCS-COMBAT-14")
def test_an_overrun_has_its_own_surprise_limits() -> None:
    state = field_position({INFANTRY: OPEN, "KG Krafft": TARGET}, modes={INFANTRY: "Move"})
    set_only_dump(state, "allied", OPEN, 9)
    set_only_dump(state, "german", OPEN, 0)
    overrun = Overrun((INFANTRY,), "Move", (TARGET,))
    # Ratings 4 and 3: dice 8 and 1 make 9, which is attacker Surprise in an overrun only.
    events = play_step(state, Movement(), overrun, 8, 1, 12, *[Finish()] * 3)
    assert "attacker" in texts_citing(events, "OCS-COMBAT-14")[-1]


def test_odds_count_every_die_of_an_attack() -> None:
    state = combat_position({ARMOUR: OPEN, HOFFMANN: TARGET})
    state.push(CombatSegment())
    odds = odds_of_attack(state, Attack(TARGET, (ARMOUR,)))
    assert odds.exact
    assert sum(weight for _, weight in odds.outcomes) == odds.total
    assert odds.probability(hex_cleared=True) > Fraction(4, 5)
    assert "retreats" in odds.assumes["german"]


@pytest.mark.rule("OCS-COMBAT-17")
def test_options_are_steps_or_retreat_hexes_and_an_attacker_who_retreats_frees_the_defender() -> None:
    state = combat_position({INFANTRY: OPEN, "59 Inf Div": TARGET})
    n, m = state.number(INFANTRY), state.number("59 Inf Div")
    aftermath = Aftermath("regular", hex_index(TARGET), (n,), n, m, "AL1o1 Do1")
    back = neighbor_of(OPEN, 3)
    events = play_step(state, aftermath, TakeSteps(0), RetreatTo(back), Finish())
    assert (state.board.steps[n], place_of(state, INFANTRY)) == (3, back)
    assert (state.board.steps[m], place_of(state, "59 Inf Div")) == (3, TARGET)
    assert any("ignores" in text for text in texts_citing(events, "OCS-COMBAT-17"))
    stays = combat_position({INFANTRY: OPEN, "59 Inf Div": TARGET})
    play_step(
        stays, Aftermath("regular", hex_index(TARGET), (n,), n, m, "AL1o1 Do1"), TakeSteps(1), TakeSteps(1), Finish()
    )
    assert (stays.board.steps[n], stays.board.steps[m], place_of(stays, "59 Inf Div")) == (2, 2, TARGET)


@pytest.mark.rule("OCS-COMBAT-17", "OCS-COMBAT-18")
def test_the_first_step_comes_off_the_unit_whose_rating_was_used_and_the_steps_lost_are_counted() -> None:
    state = field_position({ARMOUR: OPEN, INFANTRY: OPEN, TRUCKED: OPEN})
    units = tuple(state.number(unit) for unit in (ARMOUR, INFANTRY, TRUCKED))
    for lead in units:
        before = state.board.steps[lead]
        assert take_combat_losses(state, units, lead, 1) == 1
        assert state.board.steps[lead] == before - 1


@pytest.mark.rule("OCS-COMBAT-17", "OCS-COMBAT-19")
def test_an_attacker_who_meets_his_options_with_steps_exploits_and_the_defender_ignores_nothing() -> None:
    target = neighbor_of(OPEN, 0)
    state = field_position({ARMOUR: OPEN, "59 Inf Div": target}, phase="Combat")
    n, m = state.number(ARMOUR), state.number("59 Inf Div")
    state.push(Aftermath("regular", rhine_title().map.index[target], (n,), n, m, "Ao1e4 DL1o2"))
    state.settle()
    state.do(TakeSteps(1))
    state.settle()
    assert [str(option) for option in state.stack[-1].options(state)] == [str(TakeSteps(steps)) for steps in (0, 1, 2)]
    state.do(TakeSteps(2))
    state.settle()
    assert state.board.mode(n) == "Exploitation"


@pytest.mark.rule("OCS-ROUND-02", "OCS-COMBAT-18")
def test_factors_multiply_and_nothing_is_rounded() -> None:
    here, woods = find_terrain("Heavy-Woods")
    state = combat_position({ARMOUR: here, HOFFMANN: woods})
    n = state.number(ARMOUR)
    state.board.steps[n] = 1
    state.set_mode(n, "DG")
    found = attack_strength(state, hex_index(woods), (n,))
    # Half for heavy woods, half for DG, half for a lost step.
    assert found.total == Fraction(24, 8)
    assert ledger_amounts_of_rule(found.ledger, "OCS-ROUND-02") == [3]


@pytest.mark.rule("OCS-COMBAT-18")
def test_a_reduced_unit_attacks_at_half_and_defends_at_half_when_half_is_gone() -> None:
    state = combat_position({INFANTRY: OPEN, "59 Inf Div": TARGET})
    state.board.steps[state.number(INFANTRY)] = 3
    assert attack_of(state, INFANTRY) == 11
    assert defense_of(state) == 10
    state.board.steps[state.number("59 Inf Div")] = 2
    assert defense_of(state) == 10
    state.board.steps[state.number("59 Inf Div")] = 1
    assert defense_of(state) == 5
    assert ledger_amounts_of_rule(
        defense_strength(state, hex_index(TARGET), "Open", combat_supply=True).ledger, "OCS-COMBAT-18"
    )


@pytest.mark.rule("OCS-COMBAT-18", "OCS-COMBAT-17")
def test_the_first_step_comes_from_the_rating_unit_and_each_loses_one_before_any_loses_two() -> None:
    state = combat_position({INFANTRY: OPEN, "50 Inf Div": OPEN, "1 Bel Bde": OPEN})
    units = tuple(state.number(unit) for unit in (INFANTRY, "50 Inf Div", "1 Bel Bde"))
    take_combat_losses(state, units, state.number(INFANTRY), 3)
    assert [state.board.steps[n] for n in units] == [3, 3, 0]
    take_combat_losses(state, units, state.number(INFANTRY), 1)
    assert [state.board.steps[n] for n in units] == [2, 3, 0]


@pytest.mark.rule("OCS-COMBAT-19", "OCS-MODE-06")
def test_good_attackers_exploit_unless_they_retreat_or_too_many_stacks_attack() -> None:
    def modes_after_aftermath(
        cell: str, units: dict[str, str], *answers: object, phase: str = "Combat"
    ) -> dict[str, str]:
        state = field_position(units | {HOFFMANN: TARGET}, phase=phase)
        numbers = tuple(state.number(unit) for unit in units)
        aftermath = Aftermath("regular", hex_index(TARGET), numbers, numbers[0], state.number(HOFFMANN), cell)
        play_step(state, aftermath, *answers)  # type: ignore[arg-type]
        return {unit: state.board.mode(state.number(unit)) for unit in units}

    assert modes_after_aftermath("Ae4 DL1o2", {ARMOUR: OPEN}, Finish()) == {ARMOUR: "Exploitation"}
    assert modes_after_aftermath("Ae4 DL1o2", {"1 Bel Bde": OPEN}, Finish()) == {"1 Bel Bde": "Combat"}
    assert modes_after_aftermath("Ae4 DL1o2", {ARMOUR: OPEN}, Finish(), phase="Exploitation") == {ARMOUR: "Combat"}
    retreated = modes_after_aftermath("Ao1e4 DL1o2", {ARMOUR: OPEN}, TakeSteps(0), RetreatTo(neighbor_of(OPEN, 3)))
    assert retreated == {ARMOUR: "Combat"}
    three = {ARMOUR: OPEN, INFANTRY: neighbor_of(TARGET, 1), "50 Inf Div": neighbor_of(TARGET, 5)}
    assert set(modes_after_aftermath("Ae4 DL1o2", three, Finish()).values()) == {"Combat"}


@pytest.mark.rule("OCS-COMBAT-19")
def test_two_stacks_exploit_when_they_stand_side_by_side_and_not_when_they_stand_apart() -> None:
    target = neighbor_of(OPEN, 0)
    for other, mode in ((1, "Exploitation"), (3, "Combat")):
        # Of the six hexes around the target, 0 and 1 are neighbours, 0 and 3 are opposite.
        places = {ARMOUR: neighbor_of(target, 0), TRUCKED: neighbor_of(target, other)}
        state = field_position({**places, WALTHER: target}, phase="Combat")
        state.board.steps[state.number(WALTHER)] = 1
        numbers = tuple(state.number(unit) for unit in places)
        fight = Aftermath(
            "regular", rhine_title().map.index[target], numbers, numbers[0], state.number(WALTHER), "Ae4 DL1o2"
        )
        play_step(state, fight, Finish())
        assert state.board.mode(numbers[0]) == mode


@pytest.mark.rule("BTR-HOUSE-21", "BTR-TECC-16")
def test_the_west_wall_makes_the_line_close() -> None:
    board = rhine_title().map
    wall, other = find_hex_pair(
        lambda i, way: "westwall" in board.tags[i] and board.terrain[i] == "Open" and not board.place[i]
    )
    state = combat_position({INFANTRY: other, HOFFMANN: wall})
    row, line, _, _, ledger = defense_terrain(state, hex_index(wall), Fraction(22), combat_supply=True)
    assert (row, line) == ("West Wall", "close")
    assert ledger_amounts_of_rule(ledger, "BTR-HOUSE-21")
    effect = rhine_title().combat_terrain.terrain_effect("West Wall", "Other", "defend")
    assert effect.multiplier == 1
