"""Answers to questions that need the rules of play: about a position, and about a march on an empty map."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from typing import Any

from broadfront.board.points import MP, format_mp, mp_to_twelfths
from broadfront.board.reach import Reach, reach
from broadfront.board.zones import ControlZones
from broadfront.core.attack_odds import odds_of_attack
from broadfront.core.errors import Illegal, Invalid
from broadfront.core.messages import Message
from broadfront.core.payloads import MapMarks
from broadfront.core.questions import Answer
from broadfront.core.rulings import LedgerLine, Ruling, exact_plain
from broadfront.titles.rhine.data.ports_and_bridges import parse_hexside
from broadfront.titles.rhine.data.sector import exceeds_stack_limit
from broadfront.titles.rhine.data.step_cost import Conditions
from broadfront.titles.rhine.data.title import Rhine
from broadfront.titles.rhine.data.units import explain_regimental_equivalents
from broadfront.titles.rhine.data.words import phrase, say
from broadfront.titles.rhine.game.odds import battle_opening
from broadfront.titles.rhine.rules.composed import Attack
from broadfront.titles.rhine.rules.field.ground import map_step_costs
from broadfront.titles.rhine.rules.field.movement import (
    OTHER_EFFECTS,
    TRUCK_EFFECTS,
    destinations_of_unit,
    fuel_refusal,
    mode_change_refusal,
    move_refusal,
    movement_points,
    path_ledger,
    path_to,
    phase_refusal,
    unit_reach,
)
from broadfront.titles.rhine.rules.field.trace import explain_trace
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.steps.field.combat_segment import CombatSegment

__all__ = ["ANSWERS", "MapAnswers"]


class MapAnswers:
    """Answers to questions about the map; a separate class so that listing questions loads no rules of play."""

    # A position

    def reach(self, state: RhineState, unit: str, mode: str) -> Answer:
        """Answer where a unit can move in a mode, with the points left in each hex."""
        n = state.number(unit)
        side = state.units[n].side
        no = phase_refusal(state, n, side) or mode_change_refusal(state, n, mode) or fuel_refusal(state, n, mode)
        if no is not None:
            raise Illegal(no)
        has, ledger = movement_points(state, n, mode)
        found = unit_reach(state, n, mode)
        left = {hex: found.points_left(hex) or 0 for hex in destinations_of_unit(state, n, found)}
        marks = MapMarks(figures={hex: format_mp(points) for hex, points in left.items()})
        return Answer(
            {"points": has, "hexes": _exact_points(left)}, tuple(ledger), ("OCS-MOVE-01", "OCS-MODE-01"), marks
        )

    def path(self, state: RhineState, unit: str, mode: str, to: str) -> Answer:
        """Answer how a unit gets to a hex and at what cost, or why it cannot."""
        way = path_to(state, unit, mode, to)
        no = move_refusal(state, state.units[state.number(unit)].side, unit, mode, way)
        if no is not None:
            return _answer_from_ruling(state, no, {"path": list(way)})
        ledger = path_ledger(state, unit, mode, way)
        rules = tuple(dict.fromkeys(line.rule for line in ledger))
        start = state.board.where[state.number(unit)].text
        return Answer(
            {"allowed": True, "path": list(way), "why": ""}, tuple(ledger), rules, MapMarks(paths=((start, *way),))
        )

    def zoc(self, state: RhineState, unit: str) -> Answer:
        """Answer whether a unit exerts a zone of control."""
        return _answer_from_ruling(state, state.board.explain_zone(state.number(unit)))

    def trace(self, state: RhineState, unit: str) -> Answer:
        """Answer whether a unit has trace supply, and from where."""
        return _answer_from_ruling(state, explain_trace(state, state.number(unit)))

    def stack(self, state: RhineState, hex: str) -> Answer:
        """Answer which units are in a hex, their size in RE, and whether the stack is within the limit."""
        board = state.title.map
        held = state.board.combat_units_in(board.index[board.find(hex)])
        ledger = tuple(explain_regimental_equivalents(state.units[n], state.board.steps[n]) for n in held)
        size = sum(state.board.regimental_equivalents_of_unit(n) for n in held)
        value = {"units": [state.units[n].id for n in held], "re": size, "allowed": not exceeds_stack_limit(size)}
        return Answer(value, ledger, ("OCS-STACK-01", "OCS-STACK-02"))

    def attack(self, position: RhineState, target: str, attackers: tuple[str, ...]) -> Answer:
        """Answer the odds column, the dice modifier and the exact chances of an attack."""
        state, board = position.copy(), position.title.map
        place = board.find(target)
        action = Attack(place, attackers)
        if not attackers:
            raise Invalid(say("invalid.no-attackers"), parameter="attackers")
        opening = battle_opening(state, action)
        state.push(CombatSegment())
        odds = odds_of_attack(state, action)
        value = {
            "line": opening.line,
            "column": state.title.combat.lines[opening.line][opening.column],
            "drm": opening.drm,
            "odds": odds.serialize().outcomes,
            "exact": odds.exact,
            "assumes": odds.assumes["allied"],
        }
        return Answer(value, opening.ledger, tuple(dict.fromkeys(line.rule for line in opening.ledger)))

    # An empty map

    def march(
        self,
        title: Rhine,
        start: str,
        points: Fraction,
        to: str | None,
        at: Conditions,
        enemies: tuple[str, ...],
        blown: tuple[str, ...],
    ) -> Answer:
        """Answer how far a unit of a given mobility gets on a map without other friends, or to one hex."""
        found = _reach_on_empty_map(title, start, points, at, enemies, blown)
        hexes = _exact_points({hex: found.points_left(hex) or 0 for hex in found.destinations()})
        value: dict[str, Any] = {
            "start": title.map.find(start),
            "points": points,
            "reached": len(hexes),
            "hexes": hexes,
        }
        rules = ["OCS-MOVE-01", "OCS-MOVE-02", "BTR-TECM-25"]
        if to is None:
            return Answer(value, (), tuple(rules))
        goal = title.map.find(to)
        if goal not in found:
            has = exact_plain(points)
            why = phrase("march.not-reached", hex=goal, amount=has, mobility=at.mobility, ground=at.ground)
            return Answer(value | {"to": goal, "allowed": False, "path": [], "why": why}, (), tuple(rules))
        ledger = _empty_map_path_ledger(title, found, goal, points)
        rules += [line.rule for line in ledger]
        there = {"to": goal, "allowed": True, "path": list(found.path(goal)), "why": ""}
        return Answer(value | there, tuple(ledger), tuple(dict.fromkeys(rules)))


ANSWERS = MapAnswers()


def _exact_points(twelfths_by_hex: Mapping[str, int]) -> dict[str, str]:
    """Return movement points by hex as exact numbers such as 2 or 5/2, which `Fraction` reads."""
    return {hex: str(Fraction(twelfths, MP)) for hex, twelfths in twelfths_by_hex.items()}


def _answer_from_ruling(state: RhineState, ruling: Ruling, extra_values: dict[str, Any] | None = None) -> Answer:
    """Convert a ruling (yes or no, with rules) to an answer that names places and marks a blocked supply path."""
    names = hex_names(state.title)
    why = "" if ruling.message is None else str(ruling.message.with_names(names))
    value = {"allowed": ruling.legal, **(extra_values or {}), "why": why}
    way = tuple(ruling.facts.get("path", ()))
    shut = (ruling.facts["hex"],) if not ruling.legal and ruling.facts.get("hex") in way else ()
    marks = MapMarks(marked=shut, paths=(way,)) if len(way) > 1 else None
    return Answer(value, tuple(line.with_names(names) for line in ruling.ledger), ruling.rules, marks)


@lru_cache(maxsize=4)
def hex_names(title: Rhine) -> dict[str, Message]:
    """Return the display names of the hexes that have a place name, by hex id."""
    places = zip(title.map.ids, title.map.place, strict=True)
    return {hex: say("name.place", text=place.name, hex=hex) for hex, place in places if place}


def _reach_on_empty_map(
    title: Rhine, start: str, points: Fraction, conditions: Conditions, enemies: tuple[str, ...], blown: tuple[str, ...]
) -> Reach:
    """Return the reach of a unit of a given mobility on the empty map, with given enemies and blown bridges."""
    here = title.map.index[title.map.find(start)]
    if title.map.terrain[here] in title.entry.water["terrain"]:
        raise Invalid(say("invalid.water", hex=title.map.ids[here]), parameter="start", given=start)
    bridges: dict[str, str] = {}
    for key in blown:
        bridges[parse_hexside(title.map, key, "blown")] = "blown"
    own = ("Allied", "German").index(conditions.side)
    zones = ControlZones(title.map)
    for place in enemies:
        held = title.map.index[title.map.find(place)]
        if held == here:
            raise Invalid(say("invalid.enemy-at-start", hex=place), parameter="enemies", given=place)
        zones.enter(1 - own, held, True)
    costs = map_step_costs(title, conditions, bridges, ())
    meets = TRUCK_EFFECTS if conditions.mobility == "Truck" else OTHER_EFFECTS
    return reach(costs, here, mp_to_twelfths(points), zones.flag_array(own), meets, fresh=True, one_hex="OCS-MOVE-02")


def _empty_map_path_ledger(title: Rhine, reach_found: Reach, goal: str, points: Fraction) -> list[LedgerLine]:
    """Return the lines that explain a path on the empty map: the cost of each step, and where movement stops."""
    lines = [LedgerLine(exact_plain(points), say("points.given"), "OCS-MOVE-01")]
    for entry in reach_found.ledger(goal):
        place = title.map.place[title.map.index[entry.hex]]
        name = f"{entry.hex} {place.name}" if place else entry.hex
        enter = say("points.enter", hex=name)
        lines += [LedgerLine(f"-{format_mp(part.amount)}", enter, part.rule) for part in entry.parts]
        if entry.stopped:
            rule = "BTR-TECM-22" if entry.took_all else "OCS-ZOC-02"
            lines.append(LedgerLine("0", say("points.stops", hex=name), rule))
    return lines
