"""Combat strengths: printed strength times factors for terrain, mode, supply and losses, each with its rule."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from broadfront.board.costs import step_of
from broadfront.board.points import Ground, HexStep
from broadfront.core.messages import Message
from broadfront.core.rulings import LedgerLine, Ruling, exact, refused
from broadfront.titles.rhine.data.combat_table import SPOILT, anti_tank_rule, terrain_picked
from broadfront.titles.rhine.data.units import ARTILLERY_DEFENCE, HQ_DEFENCE
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.rules.field.ground import combat_terrain_of, costs_of, crossing_name, road_of
from broadfront.titles.rhine.rules.field.modes import face_of, factor
from broadfront.titles.rhine.rules.field.movement import conditions, engineers
from broadfront.titles.rhine.rules.state.rhine_state import RhineState

__all__ = ["Sum", "attack_refusal", "attack_strength", "best_rating", "defence_strength", "defence_terrain"]

HALF, QUARTER = Fraction(1, 2), Fraction(1, 4)

Factor = tuple[Fraction, Message, str]
"""A strength factor: amount, reason and rule."""


class Sum(msgspec.Struct, frozen=True):
    """A total strength and the ledger that explains it."""

    total: Fraction
    ledger: tuple[LedgerLine, ...]


def step_between(state: RhineState, start: int, end: int) -> HexStep:
    """Return the step from one hex to a neighbor, with its present bridges and engineers."""
    board = state.title.map
    way = board.around[start].index(end)
    side = next((state.units[n].side for n in state.board.held_by(start)), "allied")
    n = next(iter(state.board.held_by(start)), None)
    if n is None:
        step = step_of(board, start, way)
        assert step is not None
        return step
    costs = costs_of(state.title, conditions(state, n, state.board.mode(n)), state.land.bridges, engineers(state, side))
    found = costs.step(start, way)
    assert found is not None
    return found


# Attack


def attack_refusal(state: RhineState, n: int, target: int) -> Ruling | None:
    """Return why a unit cannot attack a hex, or None if it can."""
    unit = state.units[n]
    hex = state.board.hex_of(n)
    board = state.title.map
    place = board.ids[target]
    if hex is None or target not in board.around[hex]:
        return refused("OCS-COMBAT-09", say("attacking.not-beside", unit=unit.id, hex=place))
    if not state.board.attack_capable(n):
        return refused("OCS-UNIT-03", say("attacking.only-defends", unit=unit.id))
    mode = state.board.mode(n)
    share, rule = factor(mode, "attack")
    if share == 0:
        return refused(rule, say("attacking.mode", unit=unit.id, mode=mode))
    step = step_between(state, hex, target)
    chart, ground = state.title.combat_terrain, state.clock.ground
    by_road = bool(road_of(step, step.side("rivers")))
    mobility = face_of(unit, mode).mobility
    rows = list(combat_terrain_of(step.end))
    if crossing := crossing_name(step):
        rows.append(crossing)
    for row in rows:
        found = chart.effect(row, unit.category, "attack", ground=ground, by_road=by_road, mobility=mobility)
        if not found.allowed:
            bar = found.ledger[-1]
            return refused(bar.rule, say("attacking.terrain", unit=unit.id, hex=place, row=row, reason=bar.message))
    return None


def attack_strength(state: RhineState, target: int, attackers: tuple[int, ...]) -> Sum:
    """Return the total attack strength; for each attacking stack the defender picks the terrain worst for it."""
    total = Fraction(0)
    ledger: list[LedgerLine] = []
    for hex in sorted({hex for n in attackers if (hex := state.board.hex_of(n)) is not None}):
        stack = [n for n in attackers if state.board.hex_of(n) == hex]
        step = step_between(state, hex, target)
        rows = [*combat_terrain_of(step.end), *filter(None, (crossing_name(step),))]
        sums = {row: _stack(state, stack, row, target) for row in rows}
        worst = terrain_picked({row: found.total for row, found in sums.items()})
        total += sums[worst].total
        ledger += sums[worst].ledger
        if len(rows) > 1:
            picks = say("strength.defender-picks", row=worst, hex=state.title.map.ids[hex])
            ledger.append(LedgerLine("0", picks, "OCS-COMBAT-09"))
    return Sum(total, tuple(ledger))


def _stack(state: RhineState, stack: list[int], row: str, target: int) -> Sum:
    """Return the attack strength of a stack in one terrain."""
    total = Fraction(0)
    ledger: list[LedgerLine] = []
    for n in stack:
        one = _attacker(state, n, row, target)
        total += one.total
        ledger += one.ledger
    return Sum(total, tuple(ledger))


def _attacker(state: RhineState, n: int, row: str, target: int) -> Sum:
    """Return the attack strength of a unit in one terrain."""
    unit = state.units[n]
    strength = Fraction(face_of(unit, state.board.mode(n)).strength)
    factors: list[Factor] = []
    effect = state.title.combat_terrain.effect(row, unit.category, "attack", ground=state.clock.ground, by_road=True)
    if effect.multiplier == 2 and (rule := _anti_tank(state, unit.category, target)):
        factors.append((SPOILT, say("strength.spoilt", unit=unit.id, row=row), rule))
    elif effect.multiplier != 1:
        terrain = say("strength.terrain", unit=unit.id, category=unit.category, row=row)
        factors.append((effect.multiplier, terrain, effect.ledger[0].rule))
    share, rule = factor(state.board.mode(n), "attack")
    if share != 1:
        factors.append((share, say("strength.mode", unit=unit.id, mode=state.board.mode(n)), rule))
    if state.board.oos[n]:
        factors.append((HALF, say("strength.out-of-supply", unit=unit.id), "OCS-SUPPLY-06"))
    if unit.multi_step and state.board.steps[n] < unit.steps:
        factors.append((HALF, say("strength.reduced", unit=unit.id), "OCS-COMBAT-18"))
    what = say("strength.attacks", unit=unit.id, category=unit.category)
    return _product(unit.id, strength, factors, what, "OCS-UNIT-02")


def _anti_tank(state: RhineState, category: str, target: int) -> str:
    """Return the rule by which anti-tank units in a hex reduce an attacker's x2, or an empty string."""
    return anti_tank_rule(category, {state.units[n].anti_tank for n in state.board.held_by(target)})


def _product(unit: str, strength: Fraction, factors: list[Factor], what: Message, rule: str) -> Sum:
    """Multiply a printed strength by its factors, with a ledger line for each."""
    ledger = [LedgerLine(exact(strength), what, rule)]
    total = strength
    for amount, why, by in factors:
        total *= amount
        ledger.append(LedgerLine(f"x{exact(amount)}", why, by))
    if len(factors) > 1:
        ledger.append(LedgerLine(exact(total), say("strength.multiply", unit=unit), "OCS-ROUND-02"))
    return Sum(total, tuple(ledger))


# Defense


def defence_strength(state: RhineState, target: int, row: str, *, combat_supply: bool) -> Sum:
    """Return the defense strength of the stack in a hex, in the terrain the defender picked."""
    total = Fraction(0)
    ledger: list[LedgerLine] = []
    for n in state.board.held_by(target):
        one = _defender(state, n, row, combat_supply)
        total += one.total
        ledger += one.ledger
    return Sum(total, tuple(ledger))


def _defender(state: RhineState, n: int, row: str, combat_supply: bool) -> Sum:
    """Return the defense strength of a unit in one terrain."""
    unit, mode = state.units[n], state.board.mode(n)
    face = face_of(unit, mode)
    factors: list[Factor] = []
    if unit.kind == "HQ":
        what, rule = say("strength.hq", unit=unit.id), "OCS-UNIT-05"
        strength = HQ_DEFENCE["Combat" if face is unit.combat else "Move"]
    elif unit.kind == "artillery":
        strength, what, rule = ARTILLERY_DEFENCE, say("strength.artillery", unit=unit.id), "OCS-UNIT-06"
    else:
        what, rule = say("strength.defends", unit=unit.id, category=unit.category), "OCS-UNIT-02"
        strength = face.strength
    effect = state.title.combat_terrain.effect(row, unit.category, "defend", ground=state.clock.ground)
    if effect.multiplier != 1:
        terrain = say("strength.terrain", unit=unit.id, category=unit.category, row=row)
        factors.append((effect.multiplier, terrain, effect.ledger[0].rule))
    share, by = factor(mode, "defence")
    if share != 1:
        factors.append((share, say("strength.mode", unit=unit.id, mode=mode), by))
    if state.board.oos[n]:
        share, topic = HALF, "strength.out-of-supply"
        if not combat_supply:
            share, topic = QUARTER, "strength.out-of-supply-without"
        factors.append((share, say(topic, unit=unit.id), "OCS-SUPPLY-06"))
    elif not combat_supply:
        factors.append((HALF, say("strength.no-supply", unit=unit.id), "OCS-COMBAT-01"))
    if unit.multi_step and 2 * (unit.steps - state.board.steps[n]) >= unit.steps:
        factors.append((HALF, say("strength.half-gone", unit=unit.id), "OCS-COMBAT-18"))
    return _product(unit.id, Fraction(strength), factors, what, rule)


def defence_terrain(
    state: RhineState, target: int, attack: Fraction, *, combat_supply: bool
) -> tuple[str, str, Sum, int, tuple[LedgerLine, ...]]:
    """Return the terrain the defender picks, with its combat line, defense strength, column index and ledger.

    It is the terrain of the hex with the lowest column; the West Wall counts as a terrain of its own.
    """
    ground = step_ground(state, target)
    table = state.title.combat
    best: tuple[int, str, str, Sum, tuple[LedgerLine, ...]] | None = None
    for row in combat_terrain_of(ground):
        effect = state.title.combat_terrain.effect(row, "Other", "defend", ground=state.clock.ground)
        line = effect.line.casefold()
        strength = defence_strength(state, target, row, combat_supply=combat_supply)
        at, lines = table.odds(line, attack, strength.total)
        if row == "West Wall":
            lines = (*lines, LedgerLine("0", say("strength.west-wall"), "BTR-HOUSE-21"))
        if best is None or at < best[0]:
            best = at, row, line, strength, lines
    assert best is not None
    at, row, line, strength, lines = best
    stands = LedgerLine("0", say("strength.defender-stands", row=row), "OCS-COMBAT-09")
    return row, line, strength, at, (*lines, stands)


def step_ground(state: RhineState, hex: int) -> Ground:
    """Return the terrain, place and tags of a hex, on which the charts depend."""
    board = state.title.map
    place = board.place[hex]
    return Ground(board.terrain[hex], place.kind if place else "", board.tags[hex])


# Ratings


def best_rating(state: RhineState, units: tuple[int, ...]) -> tuple[int, int]:
    """Return the unit with the best Action Rating, the one with most steps among equals, and its rating."""
    chosen = max(units, key=lambda n: (state.board.rating(n), state.board.steps[n], -n))
    return chosen, state.board.rating(chosen)
