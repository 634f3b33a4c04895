"""Combat strengths: printed strength times factors for terrain, mode, supply and losses, each with its rule."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from broadfront.board.costs import find_step
from broadfront.board.points import Ground, HexStep
from broadfront.core.messages import Message
from broadfront.core.rulings import LedgerLine, Ruling, exact_plain, refused
from broadfront.titles.rhine.data.combat_table import ANTI_TANK_MULTIPLIER, anti_tank_rule, terrain_defender_picks
from broadfront.titles.rhine.data.units import ARTILLERY_DEFENSE, HQ_DEFENSE
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.rules.field.ground import (
    combat_row_of_water,
    combat_terrain,
    map_step_costs,
    usable_road_rows,
)
from broadfront.titles.rhine.rules.field.modes import shown_face, strength_factor
from broadfront.titles.rhine.rules.field.movement import engineer_hexes, step_conditions
from broadfront.titles.rhine.rules.state.rhine_state import RhineState

__all__ = ["Strength", "attack_refusal", "attack_strength", "best_rated_unit", "defense_strength", "defense_terrain"]

HALF, QUARTER = Fraction(1, 2), Fraction(1, 4)

Factor = tuple[Fraction, Message, str]
"""A strength factor: amount, reason and rule."""


class Strength(msgspec.Struct, frozen=True):
    """A total combat strength and the lines that explain it."""

    total: Fraction
    ledger: tuple[LedgerLine, ...]


def step_between(state: RhineState, start: int, end: int) -> HexStep:
    """Return the step (two hexes and their hexside) to a neighboring hex, with present bridges and engineers."""
    board = state.title.map
    way = board.around[start].index(end)
    side = next((state.units[n].side for n in state.board.combat_units_in(start)), "allied")
    n = next(iter(state.board.combat_units_in(start)), None)
    if n is None:
        step = find_step(board, start, way)
        assert step is not None
        return step
    costs = map_step_costs(
        state.title, step_conditions(state, n, state.board.mode(n)), state.land.bridges, engineer_hexes(state, side)
    )
    found = costs.step(start, way)
    assert found is not None
    return found


# Attack


def attack_refusal(state: RhineState, unit_number: int, target: int) -> Ruling | None:
    """Return why a unit cannot attack a hex, or None if it can."""
    unit = state.units[unit_number]
    hex = state.board.hex_of(unit_number)
    board = state.title.map
    place = board.ids[target]
    if hex is None or target not in board.around[hex]:
        return refused("OCS-COMBAT-09", say("attacking.not-beside", unit=unit.id, hex=place))
    if not state.board.can_attack(unit_number):
        return refused("OCS-UNIT-03", say("attacking.only-defends", unit=unit.id))
    mode = state.board.mode(unit_number)
    share, rule = strength_factor(mode, "attack")
    if share == 0:
        return refused(rule, say("attacking.mode", unit=unit.id, mode=mode))
    step = step_between(state, hex, target)
    chart, ground = state.title.combat_terrain, state.clock.ground
    by_road = bool(usable_road_rows(step, step.side("rivers")))
    mobility = shown_face(unit, mode).mobility
    rows = list(combat_terrain(step.end))
    if crossing := combat_row_of_water(step):
        rows.append(crossing)
    for row in rows:
        found = chart.terrain_effect(row, unit.category, "attack", ground=ground, by_road=by_road, mobility=mobility)
        if not found.allowed:
            bar = found.ledger[-1]
            return refused(bar.rule, say("attacking.terrain", unit=unit.id, hex=place, row=row, reason=bar.message))
    return None


def attack_strength(state: RhineState, target: int, attackers: tuple[int, ...]) -> Strength:
    """Return the total attack strength; the defender picks the terrain that is worst for each attacking stack."""
    total = Fraction(0)
    ledger: list[LedgerLine] = []
    for hex in sorted({hex for n in attackers if (hex := state.board.hex_of(n)) is not None}):
        stack = [n for n in attackers if state.board.hex_of(n) == hex]
        step = step_between(state, hex, target)
        rows = [*combat_terrain(step.end), *filter(None, (combat_row_of_water(step),))]
        sums = {row: _stack_strength(state, stack, row, target) for row in rows}
        worst = terrain_defender_picks({row: found.total for row, found in sums.items()})
        total += sums[worst].total
        ledger += sums[worst].ledger
        if len(rows) > 1:
            picks = say("strength.defender-picks", row=worst, hex=state.title.map.ids[hex])
            ledger.append(LedgerLine("0", picks, "OCS-COMBAT-09"))
    return Strength(total, tuple(ledger))


def _stack_strength(state: RhineState, stack: list[int], terrain_row: str, target: int) -> Strength:
    """Return the attack strength of a stack if one row of the terrain chart applies."""
    total = Fraction(0)
    ledger: list[LedgerLine] = []
    for n in stack:
        one = _attacker_strength(state, n, terrain_row, target)
        total += one.total
        ledger += one.ledger
    return Strength(total, tuple(ledger))


def _attacker_strength(state: RhineState, unit_number: int, terrain_row: str, target: int) -> Strength:
    """Return the attack strength of a unit if one row of the terrain chart applies."""
    unit = state.units[unit_number]
    strength = Fraction(shown_face(unit, state.board.mode(unit_number)).strength)
    factors: list[Factor] = []
    effect = state.title.combat_terrain.terrain_effect(
        terrain_row, unit.category, "attack", ground=state.clock.ground, by_road=True
    )
    if effect.multiplier == 2 and (rule := _anti_tank_rule(state, unit.category, target)):
        factors.append((ANTI_TANK_MULTIPLIER, say("strength.spoilt", unit=unit.id, row=terrain_row), rule))
    elif effect.multiplier != 1:
        terrain = say("strength.terrain", unit=unit.id, category=unit.category, row=terrain_row)
        factors.append((effect.multiplier, terrain, effect.ledger[0].rule))
    share, rule = strength_factor(state.board.mode(unit_number), "attack")
    if share != 1:
        factors.append((share, say("strength.mode", unit=unit.id, mode=state.board.mode(unit_number)), rule))
    if state.board.oos[unit_number]:
        factors.append((HALF, say("strength.out-of-supply", unit=unit.id), "OCS-SUPPLY-06"))
    if unit.is_multi_step and state.board.steps[unit_number] < unit.steps:
        factors.append((HALF, say("strength.reduced", unit=unit.id), "OCS-COMBAT-18"))
    what = say("strength.attacks", unit=unit.id, category=unit.category)
    return _multiply_factors(unit.id, strength, factors, what, "OCS-UNIT-02")


def _anti_tank_rule(state: RhineState, category: str, target: int) -> str:
    """Return the rule by which anti-tank units in a hex reduce an attacker's x2 multiplier, or an empty string."""
    return anti_tank_rule(category, {state.units[n].anti_tank for n in state.board.combat_units_in(target)})


def _multiply_factors(unit: str, strength: Fraction, factors: list[Factor], label: Message, rule: str) -> Strength:
    """Multiply a printed strength by combat factors, with an explaining line for each."""
    ledger = [LedgerLine(exact_plain(strength), label, rule)]
    total = strength
    for amount, why, by in factors:
        total *= amount
        ledger.append(LedgerLine(f"x{exact_plain(amount)}", why, by))
    if len(factors) > 1:
        ledger.append(LedgerLine(exact_plain(total), say("strength.multiply", unit=unit), "OCS-ROUND-02"))
    return Strength(total, tuple(ledger))


# Defense


def defense_strength(state: RhineState, target: int, terrain_row: str, *, combat_supply: bool) -> Strength:
    """Return the defense strength of the stack in a hex, in the terrain the defender picked."""
    total = Fraction(0)
    ledger: list[LedgerLine] = []
    for n in state.board.combat_units_in(target):
        one = _defender_strength(state, n, terrain_row, combat_supply)
        total += one.total
        ledger += one.ledger
    return Strength(total, tuple(ledger))


def _defender_strength(state: RhineState, unit_number: int, terrain_row: str, combat_supply: bool) -> Strength:
    """Return the defense strength of a unit if one row of the terrain chart applies."""
    unit, mode = state.units[unit_number], state.board.mode(unit_number)
    face = shown_face(unit, mode)
    factors: list[Factor] = []
    if unit.kind == "HQ":
        what, rule = say("strength.hq", unit=unit.id), "OCS-UNIT-05"
        strength = HQ_DEFENSE["Combat" if face is unit.combat else "Move"]
    elif unit.kind == "artillery":
        strength, what, rule = ARTILLERY_DEFENSE, say("strength.artillery", unit=unit.id), "OCS-UNIT-06"
    else:
        what, rule = say("strength.defends", unit=unit.id, category=unit.category), "OCS-UNIT-02"
        strength = face.strength
    effect = state.title.combat_terrain.terrain_effect(terrain_row, unit.category, "defend", ground=state.clock.ground)
    if effect.multiplier != 1:
        terrain = say("strength.terrain", unit=unit.id, category=unit.category, row=terrain_row)
        factors.append((effect.multiplier, terrain, effect.ledger[0].rule))
    share, by = strength_factor(mode, "defence")
    if share != 1:
        factors.append((share, say("strength.mode", unit=unit.id, mode=mode), by))
    if state.board.oos[unit_number]:
        share, topic = HALF, "strength.out-of-supply"
        if not combat_supply:
            share, topic = QUARTER, "strength.out-of-supply-without"
        factors.append((share, say(topic, unit=unit.id), "OCS-SUPPLY-06"))
    elif not combat_supply:
        factors.append((HALF, say("strength.no-supply", unit=unit.id), "OCS-COMBAT-01"))
    if unit.is_multi_step and 2 * (unit.steps - state.board.steps[unit_number]) >= unit.steps:
        factors.append((HALF, say("strength.half-gone", unit=unit.id), "OCS-COMBAT-18"))
    return _multiply_factors(unit.id, Fraction(strength), factors, what, rule)


def defense_terrain(
    state: RhineState, target: int, attack: Fraction, *, combat_supply: bool
) -> tuple[str, str, Strength, int, tuple[LedgerLine, ...]]:
    """Return the terrain the defender picks, its combat line, the defense strength, the odds column and reasons.

    The defender picks the terrain that gives the lowest odds column; the West Wall is a terrain of its own.
    """
    ground = ground_at(state, target)
    table = state.title.combat
    best: tuple[int, str, str, Strength, tuple[LedgerLine, ...]] | None = None
    for row in combat_terrain(ground):
        effect = state.title.combat_terrain.terrain_effect(row, "Other", "defend", ground=state.clock.ground)
        line = effect.line.casefold()
        strength = defense_strength(state, target, row, combat_supply=combat_supply)
        at, lines = table.find_odds_column(line, attack, strength.total)
        if row == "West Wall":
            lines = (*lines, LedgerLine("0", say("strength.west-wall"), "BTR-HOUSE-21"))
        if best is None or at < best[0]:
            best = at, row, line, strength, lines
    assert best is not None
    at, row, line, strength, lines = best
    stands = LedgerLine("0", say("strength.defender-stands", row=row), "OCS-COMBAT-09")
    return row, line, strength, at, (*lines, stands)


def ground_at(state: RhineState, hex: int) -> Ground:
    """Return the terrain, place and tags of a hex, which decide the terrain chart rows."""
    board = state.title.map
    place = board.place[hex]
    return Ground(board.terrain[hex], place.kind if place else "", board.tags[hex])


# Ratings


def best_rated_unit(state: RhineState, units: tuple[int, ...]) -> tuple[int, int]:
    """Return the number and Action Rating of the best-rated unit; of equals, the one with most steps."""
    chosen = max(units, key=lambda n: (state.board.rating(n), state.board.steps[n], -n))
    return chosen, state.board.rating(chosen)
