"""Combat on the map: strengths, terrain, supply, results, losses, retreats, exploitation."""

from fractions import Fraction

import msgspec
import pytest

from broadfront.core.odds_asked import odds_of
from broadfront.titles.rhine.rules.actions import Advance, Finish, Join, Overrun, RetreatTo, TakeSteps, Target
from broadfront.titles.rhine.rules.composed import Attack
from broadfront.titles.rhine.rules.field.opening import open_battle
from broadfront.titles.rhine.rules.field.strength import (
    attack_refusal,
    attack_strength,
    defence_strength,
    defence_terrain,
)
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.steps.field.battle import Aftermath, Battle
from broadfront.titles.rhine.steps.field.combat_segment import CombatSegment
from broadfront.titles.rhine.steps.field.losses import lose_in_combat
from broadfront.titles.rhine.steps.field.moving import Movement
from tests.titles.rhine.asking import title
from tests.titles.rhine.fields import OPEN, around, dump, field, fighting, find, river, run, terrain, told, total, where

ARMOUR, INFANTRY, TRUCKED = "5 Gd Arm Bde", "43 Inf Div", "32 Gd Bde"
ENEMY = "KG Hoffmann"
TARGET = around(OPEN, 0)


def index(hex: str) -> int:
    return title().map.index[hex]


def battle(units: dict[str, str], **given: object) -> RhineState:
    """A position in the Combat Phase with SP for both sides."""
    state = field(units, phase="Combat", **given)  # type: ignore[arg-type]
    dump(state, "allied", OPEN, 9)
    dump(state, "german", TARGET, 9)
    return state


def attack_of(state: RhineState, *units: str, target: str = TARGET) -> object:
    return attack_strength(state, index(target), tuple(state.number(unit) for unit in units)).total


def defence_of(state: RhineState, row: str = "Open", *, supply: bool = True, hex: str = TARGET) -> object:
    return defence_strength(state, index(hex), row, combat_supply=supply).total


@pytest.mark.rule("OCS-UNIT-02", "OCS-COMBAT-11")
def test_armour_doubles_in_the_open_and_anti_tank_units_spoil_it() -> None:
    state = battle({ARMOUR: OPEN, TRUCKED: OPEN, INFANTRY: OPEN, ENEMY: TARGET})
    assert (attack_of(state, ARMOUR), attack_of(state, TRUCKED), attack_of(state, INFANTRY)) == (48, 24, 22)
    heavy = battle({ARMOUR: OPEN, TRUCKED: OPEN, "KG Walther": TARGET})
    assert (attack_of(heavy, ARMOUR), attack_of(heavy, TRUCKED)) == (36, 18)
    light = battle({ARMOUR: OPEN, TRUCKED: OPEN, "KG Chill": TARGET})
    assert (attack_of(light, ARMOUR), attack_of(light, TRUCKED)) == (48, 18)


@pytest.mark.rule("OCS-ROUND-02", "OCS-COMBAT-18")
def test_factors_multiply_and_nothing_is_rounded() -> None:
    here, woods = terrain("Heavy-Woods")
    state = battle({ARMOUR: here, ENEMY: woods})
    n = state.number(ARMOUR)
    state.steps[n] = 1
    state.set_mode(n, "DG")
    found = attack_strength(state, index(woods), (n,))
    # Half for heavy woods, half for DG, half for a lost step.
    assert found.total == Fraction(24, 8)
    assert total(found.ledger, "OCS-ROUND-02") == [3]


@pytest.mark.rule("OCS-COMBAT-18")
def test_a_reduced_unit_attacks_at_half_and_defends_at_half_when_half_is_gone() -> None:
    state = battle({INFANTRY: OPEN, "59 Inf Div": TARGET})
    state.steps[state.number(INFANTRY)] = 3
    assert attack_of(state, INFANTRY) == 11
    assert defence_of(state) == 10
    state.steps[state.number("59 Inf Div")] = 2
    assert defence_of(state) == 10
    state.steps[state.number("59 Inf Div")] = 1
    assert defence_of(state) == 5
    assert total(defence_strength(state, index(TARGET), "Open", combat_supply=True).ledger, "OCS-COMBAT-18")


@pytest.mark.rule("OCS-UNIT-05", "OCS-UNIT-06", "OCS-UNIT-03")
def test_hqs_and_guns_only_defend() -> None:
    state = battle({"30 Corps HQ": OPEN, "Gds Arty": OPEN, "88 Corps HQ": TARGET})
    assert defence_of(state) == 5
    assert defence_of(state, hex=OPEN) == 6
    state.set_mode(state.number("88 Corps HQ"), "Move")
    assert defence_of(state) == 1
    for unit in ("30 Corps HQ", "Gds Arty"):
        no = attack_refusal(state, state.number(unit), index(TARGET))
        assert no is not None
        assert no.rules == ("OCS-UNIT-03",)


@pytest.mark.rule("OCS-MODE-03", "OCS-MODE-05", "OCS-MODE-07")
def test_modes_weaken_the_defence() -> None:
    state = battle({INFANTRY: OPEN, "59 Inf Div": TARGET})
    found = {}
    for mode in ("Combat", "Reserve", "Strat", "DG"):
        state.set_mode(state.number("59 Inf Div"), mode)
        found[mode] = defence_of(state)
    assert found == {"Combat": 10, "Reserve": 5, "Strat": 0, "DG": 5}
    for mode, rule in (("Reserve", "OCS-MODE-03"), ("Strat", "OCS-MODE-05")):
        state.set_mode(state.number(INFANTRY), mode)
        no = attack_refusal(state, state.number(INFANTRY), index(TARGET))
        assert no is not None
        assert no.rules == (rule,)


@pytest.mark.rule("OCS-SUPPLY-06", "OCS-COMBAT-01")
def test_units_out_of_supply_or_without_combat_supply_are_weak() -> None:
    state = battle({INFANTRY: OPEN, ENEMY: TARGET})
    assert defence_of(state, supply=False) == 2
    state.set_oos(state.number(ENEMY), True)
    assert (defence_of(state), defence_of(state, supply=False)) == (2, 1)
    state.set_oos(state.number(INFANTRY), True)
    assert attack_of(state, INFANTRY) == 11


@pytest.mark.rule("OCS-COMBAT-09")
def test_the_defender_picks_terrain_against_each_stack_and_for_himself() -> None:
    here, there = river("minor")
    state = battle({INFANTRY: here, ENEMY: there})
    found = attack_strength(state, index(there), (state.number(INFANTRY),))
    assert found.total == 11
    assert total(found.ledger, "OCS-COMBAT-09") == ["0"]
    state.ground = "Snow"
    assert attack_of(state, INFANTRY, target=there) == 22
    row, line, _, _, ledger = defence_terrain(state, index("A38.34"), Fraction(10), combat_supply=True)
    assert (row, line) == ("Minor City", "very close")
    assert total(ledger, "OCS-COMBAT-09")


@pytest.mark.rule("BTR-HOUSE-21", "BTR-TECC-16")
def test_the_west_wall_makes_the_line_close() -> None:
    board = title().map
    wall, other = find(lambda i, way: "westwall" in board.tags[i] and board.terrain[i] == "Open" and not board.place[i])
    state = battle({INFANTRY: other, ENEMY: wall})
    row, line, _, _, ledger = defence_terrain(state, index(wall), Fraction(22), combat_supply=True)
    assert (row, line) == ("West Wall", "close")
    assert total(ledger, "BTR-HOUSE-21")
    effect = title().combat_terrain.effect("West Wall", "Other", "defend")
    assert effect.multiplier == 1


@pytest.mark.rule("OCS-COMBAT-12")
def test_a_unit_cannot_attack_over_water_it_could_not_cross() -> None:
    here, there = river("major")
    state = battle({TRUCKED: here, INFANTRY: here, ENEMY: there})
    no = attack_refusal(state, state.number(TRUCKED), index(there))
    assert no is not None
    assert no.rules == ("OCS-COMBAT-12",)
    assert attack_refusal(state, state.number(INFANTRY), index(there)) is None


@pytest.mark.rule("OCS-COMBAT-01", "OCS-SUPPLY-08")
def test_attacks_are_paid_by_the_step_and_stocks_serve_when_sp_fail() -> None:
    state = battle({INFANTRY: OPEN, ENEMY: TARGET})
    n = state.number(INFANTRY)
    open_battle(state, index(TARGET), (n,))
    assert state.dumps == {f"allied {OPEN}": 32, f"german {TARGET}": 35}
    dump(state, "allied", OPEN, 0)
    dump(state, "german", TARGET, 0)
    for level in (1, 2):
        assert fighting(state, Target(TARGET)).legal
        open_battle(state, index(TARGET), (n,))
        assert (state.stocks[n], state.stocks[state.number(ENEMY)]) == (level, level)
    refused = fighting(state, Attack(TARGET, (INFANTRY,)))
    assert not refused.legal
    no = attack_refusal(state, n, index(TARGET))
    assert no is None
    opening = open_battle(state, index(TARGET), (n,))
    assert total(opening.ledger, "OCS-COMBAT-01") == ["x1/2"]


@pytest.mark.rule("OCS-COMBAT-08", "OCS-COMBAT-02")
def test_the_best_ratings_make_the_modifier() -> None:
    state = battle({INFANTRY: OPEN, "1 Bel Bde": OPEN, "KG Krafft": TARGET, "Flak Bn 572": TARGET})
    opening = open_battle(state, index(TARGET), (state.number("1 Bel Bde"), state.number(INFANTRY)))
    assert opening.drm == 4 - 3
    assert (opening.attacker, opening.defender) == (state.number(INFANTRY), state.number("KG Krafft"))
    assert title().combat.lines[opening.line][opening.column] == "3:1"


@pytest.mark.rule("OCS-COMBAT-13", "OCS-COMBAT-15", "OCS-COMBAT-16")
def test_surprise_moves_the_column_before_the_result() -> None:
    state = battle({INFANTRY: OPEN, ENEMY: TARGET})
    # With nobody else to join, the attack is resolved at once.
    actions = (Target(TARGET), Join(INFANTRY))
    # 22:4 is 5.5, rounded 6: column 5:1. Modifier 4 - 2. Dice 8 and 2 make attacker Surprise: 4 columns.
    events = run(state, CombatSegment(), *actions, 8, 4, 12, *[Finish()] * 3)
    assert told(events, "OCS-COMBAT-13")
    assert "13:1" in told(events, "OCS-COMBAT-15")[-1]
    assert "Ae2 DL2o3 DG" in told(events, "OCS-COMBAT-16")[-1]
    assert where(state, ENEMY) == "[Dead pile]"
    assert not told(events, "OCS-MODE-08")  # nobody is left to be DG


def test_an_attack_says_how_it_stands_and_what_it_burns_before_anything_is_rolled() -> None:
    state = battle({INFANTRY: OPEN, ENEMY: TARGET})
    state.push(CombatSegment())
    odds = odds_of(state, Attack(TARGET, (INFANTRY,)))
    assert odds.told().stands == (
        "22 : 4 = 5:1 on the open line, modifier +2 (43 Inf Div 4 less KG Hoffmann 2). "
        f"Costs 4T of {OPEN}, which has 9 SP. The defender pays 1T."
    )
    assert [line.rule for line in odds.ledger][-1] == "OCS-COMBAT-08"
    assert state.dumps == {f"allied {OPEN}": 36, f"german {TARGET}": 36}
    dump(state, "allied", OPEN, 0)
    dump(state, "german", TARGET, 0)
    stands = odds_of(state, Attack(TARGET, (INFANTRY,))).told().stands
    assert "43 Inf Div uses its internal stocks: Low." in stands
    assert "KG Hoffmann uses its internal stocks: Low." in stands


def test_each_face_of_a_combat_says_what_it_would_bring() -> None:
    state = battle({INFANTRY: OPEN, ENEMY: TARGET})
    target, n, line = index(TARGET), state.number(INFANTRY), title().combat.lines["open"]
    begun = Battle("regular", target, (n,), n, state.number(ENEMY), "open", line.index("13:1"), 2)
    assert (begun.brings(state, 2), begun.brings(state, 6), begun.brings(state, 12)) == ("defender", "none", "attacker")
    shift = msgspec.structs.replace(begun, stage="attacker")
    assert {shift.brings(state, face) for face in range(1, 7)} == {"13:1"}
    assert "13:1 on the open line" in str(shift.ask(state).message)
    result = msgspec.structs.replace(begun, stage="result")
    assert result.brings(state, 12) == "Ae2 DL2o3 DG"
    assert str(result.ask(state).message) == (
        f"combat, 43 Inf Div against {TARGET}, 13:1 on the open line, modifier +2"
    )
    events = run(state, shift, 6, 12, *[Finish()] * 3)
    assert "The column stays at 13:1, the end of its line." in told(events, "OCS-COMBAT-15")[0]


@pytest.mark.rule("OCS-COMBAT-18", "OCS-COMBAT-17")
def test_the_first_step_comes_from_the_rating_unit_and_each_loses_one_before_any_loses_two() -> None:
    state = battle({INFANTRY: OPEN, "50 Inf Div": OPEN, "1 Bel Bde": OPEN})
    units = tuple(state.number(unit) for unit in (INFANTRY, "50 Inf Div", "1 Bel Bde"))
    lose_in_combat(state, units, state.number(INFANTRY), 3)
    assert [state.steps[n] for n in units] == [3, 3, 0]
    lose_in_combat(state, units, state.number(INFANTRY), 1)
    assert [state.steps[n] for n in units] == [2, 3, 0]


@pytest.mark.rule("OCS-COMBAT-17")
def test_options_are_steps_or_retreat_hexes_and_an_attacker_who_retreats_frees_the_defender() -> None:
    state = battle({INFANTRY: OPEN, "59 Inf Div": TARGET})
    n, m = state.number(INFANTRY), state.number("59 Inf Div")
    aftermath = Aftermath("regular", index(TARGET), (n,), n, m, "AL1o1 Do1")
    back = around(OPEN, 3)
    events = run(state, aftermath, TakeSteps(0), RetreatTo(back), Finish())
    assert (state.steps[n], where(state, INFANTRY), state.steps[m], where(state, "59 Inf Div")) == (3, back, 3, TARGET)
    assert any("ignores" in text for text in told(events, "OCS-COMBAT-17"))
    stays = battle({INFANTRY: OPEN, "59 Inf Div": TARGET})
    run(stays, Aftermath("regular", index(TARGET), (n,), n, m, "AL1o1 Do1"), TakeSteps(1), TakeSteps(1), Finish())
    assert (stays.steps[n], stays.steps[m], where(stays, "59 Inf Div")) == (2, 2, TARGET)


@pytest.mark.rule("OCS-MODE-08")
def test_a_long_retreat_or_one_into_a_zone_makes_dg() -> None:
    n, m = (field({}).number(unit) for unit in (INFANTRY, "59 Inf Div"))
    short = battle({INFANTRY: OPEN, "59 Inf Div": TARGET})
    first = around(TARGET, 0)
    run(short, Aftermath("regular", index(TARGET), (n,), n, m, "Ao1 DL1o1"), TakeSteps(1), TakeSteps(0),
        RetreatTo(first), Finish())  # fmt: skip
    assert short.mode(m) == "Combat"
    long = battle({INFANTRY: OPEN, "59 Inf Div": TARGET})
    events = run(long, Aftermath("regular", index(TARGET), (n,), n, m, "Ae4 DL1o2"), TakeSteps(0),
                 RetreatTo(first), RetreatTo(around(first, 0)), Finish())  # fmt: skip
    assert long.mode(m) == "DG"
    assert told(events, "OCS-MODE-08")
    zone = battle({INFANTRY: OPEN, "50 Inf Div": around(first, 1), "59 Inf Div": TARGET})
    cell = "Ao1 DL1o1"
    run(
        zone,
        Aftermath("regular", index(TARGET), (n,), n, m, cell),
        TakeSteps(1),
        TakeSteps(0),
        RetreatTo(first),
        Finish(),
    )
    assert zone.mode(m) == "DG"
    worse = battle({INFANTRY: OPEN, "50 Inf Div": around(first, 1), "59 Inf Div": TARGET}, modes={"59 Inf Div": "DG"})
    run(
        worse,
        Aftermath("regular", index(TARGET), (n,), n, m, cell),
        TakeSteps(1),
        TakeSteps(0),
        RetreatTo(first),
        Finish(),
    )
    assert worse.steps[m] == 1
    stands = battle({INFANTRY: OPEN, "59 Inf Div": TARGET})
    run(stands, Aftermath("regular", index(TARGET), (n,), n, m, "Ae3 DL2o2 DG"), TakeSteps(0), RetreatTo(first),
        RetreatTo(around(first, 0)), Finish())  # fmt: skip
    assert stands.steps[m] == 1


@pytest.mark.rule("OCS-COMBAT-19", "OCS-MODE-06")
def test_good_attackers_exploit_unless_they_retreat_or_too_many_stacks_attack() -> None:
    def exploits(cell: str, units: dict[str, str], *answers: object, phase: str = "Combat") -> dict[str, str]:
        state = field(units | {ENEMY: TARGET}, phase=phase)
        numbers = tuple(state.number(unit) for unit in units)
        run(state, Aftermath("regular", index(TARGET), numbers, numbers[0], state.number(ENEMY), cell), *answers)  # type: ignore[arg-type]
        return {unit: state.mode(state.number(unit)) for unit in units}

    assert exploits("Ae4 DL1o2", {ARMOUR: OPEN}, Finish()) == {ARMOUR: "Exploitation"}
    assert exploits("Ae4 DL1o2", {"1 Bel Bde": OPEN}, Finish()) == {"1 Bel Bde": "Combat"}
    assert exploits("Ae4 DL1o2", {ARMOUR: OPEN}, Finish(), phase="Exploitation") == {ARMOUR: "Combat"}
    retreated = exploits("Ao1e4 DL1o2", {ARMOUR: OPEN}, TakeSteps(0), RetreatTo(around(OPEN, 3)))
    assert retreated == {ARMOUR: "Combat"}
    three = {ARMOUR: OPEN, INFANTRY: around(TARGET, 1), "50 Inf Div": around(TARGET, 5)}
    assert set(exploits("Ae4 DL1o2", three, Finish()).values()) == {"Combat"}


@pytest.mark.rule("OCS-STACK-01")
def test_attackers_may_advance_into_the_hex_the_enemy_left() -> None:
    state = battle({ARMOUR: OPEN, INFANTRY: OPEN, ENEMY: TARGET})
    n, m = state.number(ARMOUR), state.number(INFANTRY)
    aftermath = Aftermath("regular", index(TARGET), (n, m), n, state.number(ENEMY), "Ae4 DL1o2")
    state.push(aftermath)
    state.settle()
    no = state.stack[-1].refusal(state, Advance(("50 Inf Div",)))
    assert no is not None
    assert no.rules == ("OCS-STACK-01",)
    state.do(Advance((ARMOUR, INFANTRY)))
    assert where(state, ARMOUR) == where(state, INFANTRY) == TARGET


@pytest.mark.rule("OCS-COMBAT-14")
def test_an_overrun_has_its_own_surprise_limits() -> None:
    state = field({INFANTRY: OPEN, "KG Krafft": TARGET}, modes={INFANTRY: "Move"})
    dump(state, "allied", OPEN, 9)
    dump(state, "german", OPEN, 0)
    overrun = Overrun((INFANTRY,), "Move", (TARGET,))
    # Ratings 4 and 3: dice 8 and 1 make 9, which is attacker Surprise in an overrun only.
    events = run(state, Movement(), overrun, 8, 1, 12, *[Finish()] * 3)
    assert "attacker" in told(events, "OCS-COMBAT-14")[-1]


def test_odds_count_every_die_of_an_attack() -> None:
    state = battle({ARMOUR: OPEN, ENEMY: TARGET})
    state.push(CombatSegment())
    odds = odds_of(state, Attack(TARGET, (ARMOUR,)))
    assert odds.exact
    assert sum(weight for _, weight in odds.outcomes) == odds.total
    assert odds.probability(hex_cleared=True) > Fraction(4, 5)
    assert "retreats" in odds.assumes["german"]
