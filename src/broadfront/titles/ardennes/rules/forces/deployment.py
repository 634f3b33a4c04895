"""Allied deployment from Reserve: the hexes that methods A and B allow, best first, and the choice of units."""

from __future__ import annotations

from typing import NamedTuple

from broadfront.board.zones import ENEMY, FRIEND, FRIENDLY_ZONE
from broadfront.core.events import Candidate, Trace
from broadfront.core.memoization import memoized
from broadfront.core.rules import decides, mirrors
from broadfront.core.rulings import Objection, Ruling
from broadfront.titles.ardennes.data.records import ALLIED, FIRST_DAY, GERMAN
from broadfront.titles.ardennes.data.title import RESERVE
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.criteria import Criterion, by_hv, by_number, by_west
from broadfront.titles.ardennes.rules.forces.boundaries import army_of, is_in_corps_area
from broadfront.titles.ardennes.rules.lines.communication import (
    communication_paths,
    communication_paths_with_added_unit,
    would_added_unit_open_hex,
)
from broadfront.titles.ardennes.rules.lines.contact import check_take_from_map, take_from_map
from broadfront.titles.ardennes.rules.lines.idle_units import hexes_with_only_idle_units
from broadfront.titles.ardennes.rules.lines.proximity import proximate_distances
from broadfront.titles.ardennes.rules.lines.supply import supply, would_be_in_supply
from broadfront.titles.ardennes.rules.lines.surround import is_in_danger, is_surrounded, would_be_in_danger
from broadfront.titles.ardennes.rules.memo_inputs import DAY, DISPERSED, ROSTER, STEPS, SUPPLY, WHERE
from broadfront.titles.ardennes.rules.routes.entry_causes import Cause
from broadfront.titles.ardennes.rules.routes.hex_entry import objection_to_enter, put_down
from broadfront.titles.ardennes.rules.routes.stacking import can_fit
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = [
    "check_method_a",
    "check_method_b",
    "deployment_army",
    "distance_to_german",
    "find_closest_unit",
    "find_roadblock_replacement",
    "objection_to_method_a",
    "placement_criteria",
    "placement_hexes",
    "placement_rules",
]

CLOSE_DISTANCE = 3
GERMAN_DISTANCE = 4
MIN_HV_IN_ZOC = 5

METHOD_A = ("ARD-D0-05", "ARD-D0-06", "ARD-D0-07", "ARD-D0-08")
METHOD_B = ("ARD-D0-11", "ARD-D0-12", "ARD-D0-13")
JOINING = ("ARD-D0-10",)
"""Rules of a placement: in an empty Position by either method, or joining its division by method B."""


def deployment_army(state: ArdennesState, number: int) -> str:
    """Return the army to which a unit counts for deployment; XXX Corps counts as US 1st Army."""
    return "1US" if state.units[number].corps == "XXX" else army_of(state, number)


def distance_to_german(state: ArdennesState, hex: int) -> int:
    """Return the distance from a hex to the nearest German unit; Isolated units do not count."""
    return _distances_to_germans(state)[hex]


@memoized(rests_on=(WHERE, SUPPLY))
def _distances_to_germans(state: ArdennesState) -> bytes:
    """Return the distance from each hex to the nearest German unit that is not Isolated, as bytes."""
    return state.ground.distances_from(_hexes_of_non_isolated_germans(state)).tobytes()


@memoized(rests_on=(WHERE, SUPPLY))
def hexes_near_germans_as_bits(state: ArdennesState) -> int:
    """Return all hexes within 4 of a German unit that is not Isolated, as the bits of an integer."""
    return state.ground.hexes_near_as_bits(_hexes_of_non_isolated_germans(state), GERMAN_DISTANCE)


@decides("ARD-S1-21")
def _hexes_of_non_isolated_germans(state: ArdennesState) -> list[int]:
    """Return the hexes with German units that are not Isolated."""
    idle = hexes_with_only_idle_units(state, GERMAN)
    return [hex for hex in state.board.occupied_hexes(GERMAN) if hex not in idle]


def find_closest_unit(state: ArdennesState, hex: int) -> int | None:
    """Return the Allied unit closest to a hex, or None if no Allied unit is on the map.

    Ties go to the lowest printed selector number, then the lowest corps number.
    """
    away = state.ground.distance[hex]
    units = [(int(away[there]), n) for n in state.on_map(ALLIED) if (there := state.board.hex_of_unit(n)) is not None]
    if not units:
        return None
    least = min(distance for distance, _ in units)
    return state.title.sort_units(n for distance, n in units if distance == least)[0]


@decides("ARD-R0-20", "ARD-R0-21")
def find_roadblock_replacement(
    state: ArdennesState, hex: int, card_rules: tuple[str, str], cause: Cause = Cause.REPLACE
) -> tuple[int | None, Trace]:
    """Return the unit that replaces a Roadblock (None if no unit can) and the explanation of this choice.

    It belongs to the division, corps or army (in this order) of the Allied unit closest to the hex; units in Reserve
    are preferred to OutOfContact units on the map.

    `card_rules` are the ids of the card's rules for the choice of the unit and of the formation.
    """
    rules = (*card_rules, "ARD-H-50")
    closest = find_closest_unit(state, hex)
    question = say("replace.which-unit", hex=state.hex_id(hex))
    if closest is None:
        return None, Trace(question, say("replace.nobody-on-map"), rules)
    unit = state.units[closest]
    levels = (("division", unit.division), ("corps", unit.corps), ("army", army_of(state, closest)))
    near = say("replace.closest", hex=state.hex_id(hex))
    considered: list[Candidate] = [Candidate(say("name.unit", unit=unit.id), near, rules[1])]
    pools = (("Reserve", state.in_box(RESERVE[ALLIED])), ("OutOfContact", tuple(state.on_map(ALLIED))))
    for source, pool in pools:
        for level, name in levels:
            fitting = [
                n
                for n in pool
                if _is_in_formation(state, n, level, name) and not objection_to_enter(state, cause, n, hex)
            ]
            if source == "OutOfContact":
                fitting = [n for n in fitting if check_take_from_map(state, n).legal]
            formation = say("replace.formation", kind=level, name=name)
            if fitting:
                chosen = state.title.sort_units(fitting)[0]
                why, named = say("replace.lowest", what=formation, place=source), state.units[chosen].id
                considered.append(Candidate(say("name.unit", unit=named), why, rules[0], chosen=True))
                return chosen, Trace(question, say("name.unit", unit=named), rules, tuple(considered))
            considered.append(Candidate(formation, say("replace.none", place=source), rules[1]))
    return None, Trace(question, say("replace.no-match"), rules, tuple(considered))


def _is_in_formation(state: ArdennesState, number: int, level: str, name: str) -> bool:
    """Return whether a unit belongs to the division, corps or army (`level`) with this name."""
    unit = state.units[number]
    return {"division": unit.division, "corps": unit.corps}.get(level, army_of(state, number)) == name


# Placement hexes

GERMAN_TOWN = Objection("ARD-D0-01", say("hex.german-town"))
SURROUNDED = Objection("ARD-D0-02", say("deploy.surrounded"))
IN_DANGER = Objection("ARD-D0-02", say("deploy.in-danger"))
NOT_PROXIMATE = Objection("ARD-D0-07", say("deploy.not-proximate"))
IN_ALLIED_ZOC = Objection("ARD-D0-08", say("deploy.in-allied-zone"))
NO_ARMY_NEAR = Objection("ARD-D0-12", say("deploy.no-army-near"))
NO_GERMAN_NEAR = Objection(("ARD-D0-13", "ARD-S1-21"), say("deploy.no-german-near"))
OUTSIDE_CORPS, NOT_EMPTY = say("deploy.outside-corps"), say("hex.not-empty")
NO_POSITION, NOT_SUPPLIED = say("deploy.no-position"), say("deploy.not-supplied")


def _placement_refusal(state: ArdennesState, number: int, hex: int, bar: Objection) -> Ruling:
    """Return the ruling that a unit cannot be placed in a hex because of this objection."""
    corps, army = state.units[number].corps, deployment_army(state, number)
    return bar.to_ruling(hex=state.hex_id(hex), hv=state.ground.hv[hex], corps=corps, army=army)


def _objection_to_any_method(state: ArdennesState, number: int, hex: int) -> Objection | None:
    """Return what forbids placing an Allied Reserve unit in a hex by both methods, A and B, or None if nothing does."""
    if state.land.is_enemy_town(hex, ALLIED):
        return GERMAN_TOWN
    if (bar := objection_to_enter(state, Cause.DEPLOY_ALLIED, number, hex)) is not None:
        return bar
    return surround_objection(state, number, hex)


@decides("ARD-D0-02")
def surround_objection(state: ArdennesState, number: int, hex: int) -> Objection | None:
    """Return the objection that an Allied unit would be Surrounded in a hex or in danger of it; None if neither."""
    if is_surrounded(state, hex, ALLIED):  # Allied units neither close nor open a hex to their own side
        return SURROUNDED
    if state.board.hex_of_unit(number) is None:
        return IN_DANGER if would_be_in_danger(state, number, hex) else None
    imagined = state.copy()
    imagined.place_at(number, state.hex_id(hex))
    return IN_DANGER if is_in_danger(imagined, hex) else None


def _position_objection(
    state: ArdennesState, number: int, hex: int, boundary_rule: str, place_rule: str
) -> Objection | None:
    """Return why a hex is not an empty, supplied Position in the area of the unit's corps, or None if it is.

    `boundary_rule` is the rule id cited for the corps area, `place_rule` the one for the other conditions.
    """
    corps = state.units[number].corps
    if corps != "XXX" and not is_in_corps_area(state, corps, hex):
        return Objection(boundary_rule, OUTSIDE_CORPS)
    if state.board.at[hex]:
        return Objection(place_rule, NOT_EMPTY)
    if hex not in state.ground.position:
        return Objection(place_rule, NO_POSITION)
    if not would_be_in_supply(state, hex, number):
        return Objection((place_rule, "ARD-H-02"), NOT_SUPPLIED)
    return None


def _placement_rules(state: ArdennesState, number: int, hex: int, *rules: str) -> tuple[str, ...]:
    """Return the ids of the given rules and of those for XXX Corps or a Roadblock that also concern this placement."""
    found = list(rules)
    if state.units[number].corps == "XXX":
        found += ["ARD-D2-11", "ARD-D2-12", "ARD-D2-13"]
    if state.hex_id(hex) in state.land.roadblocks:
        found.append("ARD-R0-01")
    return tuple(found)


def objection_to_method_a(state: ArdennesState, number: int, hex: int) -> Objection | None:
    """Return what forbids placing an Allied Reserve unit in a hex by method A, or None if nothing does."""
    return (
        _position_objection(state, number, hex, "ARD-D0-05", "ARD-D0-06")
        or _front_objection(state, number, hex)
        or _objection_to_any_method(state, number, hex)
    )


def _front_objection(state: ArdennesState, number: int, hex: int) -> Objection | None:
    """Return why a hex is not at the front as deployment by method A requires, or None if it is.

    The hex must be Proximate to a German unit and, with few exceptions, outside Allied ZOCs.
    """
    front = front_for_unit_taken(state, unit_to_take(state, number))
    if front.german_distances[hex] < 0:
        return NOT_PROXIMATE
    if must_restore_communication_in_zoc(state, front, hex) and not _restores_communication(state, number, hex):
        return IN_ALLIED_ZOC
    return None


class Front(NamedTuple):
    """What deployment by method A depends on: units and ZOCs by hex as the Allies see them, and Proximate hexes."""

    allied_flags: bytes
    german_distances: memoryview
    """Proximate distance of each hex from the nearest German unit; -1 where not Proximate."""


def unit_to_take(state: ArdennesState, number: int) -> int | None:
    """Return an Allied unit if it must be taken from the map to be deployed, or None if it waits in Reserve."""
    return None if state.board.hexes[number] is None else number


@memoized(rests_on=(proximate_distances, STEPS, DISPERSED))
@decides("ARD-H-19")
def front_for_unit_taken(state: ArdennesState, taken: int | None) -> Front:
    """Return the front for deployment by method A once an Allied unit is taken from the map; None takes nobody away."""
    if taken is not None:
        state = state.copy()
        state.put_in_box(taken, RESERVE[ALLIED])
    return Front(bytes(state.board.zoc.flags(ALLIED)), proximate_distances(state, GERMAN))


@decides("ARD-D0-08")
def must_restore_communication_in_zoc(state: ArdennesState, front: Front, hex: int) -> bool:
    """Return whether deployment by method A forbids a hex unless a unit there restores Communication.

    This is so for a hex in an Allied ZOC with an HV (hold value) below 5.
    """
    return bool(front.allied_flags[hex] & FRIENDLY_ZONE) and state.ground.hv[hex] < MIN_HV_IN_ZOC


def check_method_a(state: ArdennesState, number: int, hex: int) -> Ruling:
    """Return the ruling (yes or no, and why) on whether an Allied Reserve unit may be placed in a hex by method A."""
    bar = objection_to_method_a(state, number, hex)
    if bar is not None:
        return _placement_refusal(state, number, hex, bar)
    may = say("deploy.by-method", unit=state.units[number].id, hex=state.hex_id(hex), method="A")
    return Ruling(True, may, _placement_rules(state, number, hex, *METHOD_A))


def _restores_communication(state: ArdennesState, number: int, hex: int) -> bool:
    """Return whether placing a unit in a hex would restore Communication to some Allied stack."""
    board = state.board
    waiting = board.hex_of_unit(number) is None
    if waiting and not would_added_unit_open_hex(state, ALLIED, hex):
        return False
    reached = communication_paths(state, ALLIED).reached
    lost = [there for there in board.occupied_hexes(ALLIED) if not reached[there]]
    if not lost:
        return False
    if waiting:
        net = communication_paths_with_added_unit(state, ALLIED, hex)
    else:
        imagined = state.copy()
        imagined.place_at(number, state.hex_id(hex))
        net = communication_paths(imagined, ALLIED)
    return any(there in net for there in lost)


def _objection_to_method_b(state: ArdennesState, number: int, hex: int) -> Objection | None:
    """Return what forbids placing an Allied Reserve unit in a hex by method B, or None if nothing does.

    Method B allows a hex with a unit of the same division, or an empty Position near the unit's army and the Germans.
    """
    if can_join_division(state, number, hex):
        return _objection_to_any_method(state, number, hex)
    return (
        _position_objection(state, number, hex, "ARD-D0-11", "ARD-D0-11")
        or _distance_objection(state, number, hex)
        or _objection_to_any_method(state, number, hex)
    )


def _distance_objection(state: ArdennesState, number: int, hex: int) -> Objection | None:
    """Return why a hex is not near units of the same army and near Germans, as method B requires, or None if it is."""
    if not _has_army_near(state, number, hex):
        return NO_ARMY_NEAR
    if not hexes_near_germans_as_bits(state) >> hex & 1:
        return NO_GERMAN_NEAR
    return None


def check_method_b(state: ArdennesState, number: int, hex: int) -> Ruling:
    """Return the ruling (yes or no, and why) on whether an Allied Reserve unit may be placed in a hex by method B."""
    bar = _objection_to_method_b(state, number, hex)
    if bar is not None:
        return _placement_refusal(state, number, hex, bar)
    unit, id = state.units[number].id, state.hex_id(hex)
    if can_join_division(state, number, hex):
        may = say("deploy.with-division", unit=unit, hex=id)
        return Ruling(True, may, _placement_rules(state, number, hex, *JOINING))
    return Ruling(
        True, say("deploy.by-method", unit=unit, hex=id, method="B"), _placement_rules(state, number, hex, *METHOD_B)
    )


def placement_rules(state: ArdennesState, number: int, hex: int) -> tuple[str, ...]:
    """Return the ids of the rules by which an Allied Reserve unit may be placed in a hex, preferring method A."""
    if can_join_division(state, number, hex):
        return _placement_rules(state, number, hex, *JOINING)
    by_a = objection_to_method_a(state, number, hex) is None
    return _placement_rules(state, number, hex, *(METHOD_A if by_a else METHOD_B))


def _has_army_near(state: ArdennesState, number: int, hex: int) -> bool:
    """Return whether another Allied unit of the same army is within 3 hexes of a hex."""
    board = state.board
    army, at = deployment_army(state, number), board.at
    for there in state.ground.hexes_within(hex, CLOSE_DISTANCE):
        for n in at[there]:
            if n != number and board.side_of(n) == ALLIED and deployment_army(state, n) == army:
                return True
    return False


def can_join_division(state: ArdennesState, number: int, hex: int) -> bool:
    """Return whether a hex has room and holds a unit of the same division in Supply and Communication."""
    if not can_fit(state, number, hex):
        return False
    units, division = state.units, state.units[number].division
    for n in state.board.units_at(hex, ALLIED):
        if units[n].division == division:
            return hex in supply(state, ALLIED) and hex in communication_paths(state, ALLIED)
    return False


@mirrors(check_method_b)
def placement_hexes(state: ArdennesState, number: int, *, method_b: bool) -> list[int]:
    """Return every hex where an Allied Reserve unit may be placed by method A, or by either method, in reading order.

    It checks the same conditions as the functions for single hexes, but for all hexes at once, cheapest conditions
    first.
    """
    board = state.board
    unit, flags = state.units[number], board.zoc.flags(ALLIED)
    front = front_for_unit_taken(state, unit_to_take(state, number)).german_distances
    near, supplied = hexes_near_germans_as_bits(state) if method_b else 0, supply(state, ALLIED).reached
    likely = [
        hex
        for hex in state.ground.corps_positions.get(unit.corps, ())
        if (front[hex] >= 0 or near >> hex & 1) and not flags[hex] & (FRIEND | ENEMY)
    ]
    found = [
        hex
        for hex in likely
        if (supplied[hex] or would_be_in_supply(state, hex, number))
        and ((near >> hex & 1 and _has_army_near(state, number, hex)) or _front_objection(state, number, hex) is None)
        and _objection_to_any_method(state, number, hex) is None
    ]
    if not method_b:
        return found
    kin = {hex for n in state.title.formation_units(unit.division) if (hex := board.hexes[n]) is not None}
    joining = [
        hex
        for hex in kin
        if can_join_division(state, number, hex) and _objection_to_any_method(state, number, hex) is None
    ]
    return sorted(found + joining)


@decides("ARD-D0-14", "ARD-D0-15")
def placement_criteria(state: ArdennesState, number: int) -> tuple[Criterion[int], ...]:
    """Return the criteria that rank hexes for placing an Allied Reserve unit.

    They are: near units of its division, corps, then army; highest HV (hold value); westernmost; closest to a German;
    lowest hex number.
    """

    of, but = _formations_of_unit(state, number), None if state.board.hexes[number] is None else number

    def level_of(hex: int) -> int:
        """Return 0, 1 or 2 if a hex is near units of the same division, corps or army, and 3 otherwise."""
        levels = _hexes_near_formations_as_bits(state, of, but)
        return next((level for level, near in enumerate(levels) if near >> hex & 1), len(levels))

    return (
        Criterion("kin", "ARD-D0-14", level_of, lambda hex: say("deploy.kin", level=level_of(hex))),
        by_hv(state, "ARD-D0-15"),
        by_west(state, "ARD-D0-15"),
        Criterion("german", "ARD-D0-15", lambda hex: distance_to_german(state, hex)),
        by_number(state, "ARD-D0-15"),
    )


@memoized(rests_on=(WHERE, ROSTER, DAY))
def _hexes_near_formations_as_bits(
    state: ArdennesState, formations: tuple[str, str, str], excluded_unit: int | None
) -> tuple[int, ...]:
    """Return, for a division, a corps and an army, all hexes close to its units as the bits of an integer.

    The unit `excluded_unit` is left out.
    """
    hexes, kin = state.board.hexes, _units_by_formation(state)
    close = (
        {hexes[n] for n in kin[level, name] if n != excluded_unit} - {None} for level, name in enumerate(formations)
    )
    return tuple(
        state.ground.hexes_near_as_bits([hex for hex in found if hex is not None], CLOSE_DISTANCE) for found in close
    )


@memoized(rests_on=(DAY,))
def _units_by_formation(state: ArdennesState) -> dict[tuple[int, str], tuple[int, ...]]:
    """Return the Allied units by (level, name) of their formations; the level is 0 for division, 1 corps, 2 army."""
    found: dict[tuple[int, str], list[int]] = {}
    for number, side in enumerate(state.side_numbers):
        if side == ALLIED:
            for level, name in enumerate(_formations_of_unit(state, number)):
                found.setdefault((level, name), []).append(number)
    return {key: tuple(units) for key, units in found.items()}


@memoized(rests_on=(DAY,))
def _formations_of_unit(state: ArdennesState, number: int) -> tuple[str, str, str]:
    """Return the names of an Allied unit's division, its corps, and the army to which it counts for deployment."""
    unit = state.units[number]
    return unit.division, unit.corps, deployment_army(state, number)


FIRST_METHOD_B_DAY = 18


@memoized(rests_on=(proximate_distances, communication_paths, supply, STEPS, DISPERSED, DAY))
def allied_placement_hexes(state: ArdennesState, number: int) -> list[int]:
    """Return the hexes where an Allied Reserve unit may be placed today by method A or B, in reading order (H-56)."""
    return placement_hexes(state, number, method_b=state.clock.day >= FIRST_METHOD_B_DAY)


def placement_refusal(state: ArdennesState, number: int, hex: int) -> Ruling | None:
    """Return why an Allied Reserve unit cannot be placed in a hex, or None if it can.

    Method A applies every day, method B from 18 December.
    """
    ruling = check_method_a(state, number, hex)
    if not ruling.legal and state.clock.day >= FIRST_METHOD_B_DAY:
        ruling = check_method_b(state, number, hex)
    return None if ruling.legal else ruling


@decides("ARD-D16-20")
def is_reserve_closed(state: ArdennesState) -> bool:
    """Return whether no more Allied units may leave the Reserve today.

    In the solitaire game only one unit may leave it on 16 December.
    """
    return state.variant == "gs" and state.clock.day == FIRST_DAY and state.tally.allied_deployed > 0


def place_from_reserve(state: ArdennesState, cause: Cause, number: int, hex: int) -> None:
    """Place an Allied unit in a hex, from Reserve or taken from the map as OutOfContact, and count it as deployed."""
    if state.board.hex_of_unit(number) is not None:
        take_from_map(state, number)
    put_down(state, cause, number, hex)
    state.tally.note_allied_deployed()


def deploy_allied(state: ArdennesState, cause: Cause, number: int, hex: int, *rules: str) -> None:
    """Place an Allied Reserve unit in a hex and log the deployment."""
    place_from_reserve(state, cause, number, hex)
    state.emit(say("deploy.deployed", unit=state.units[number].id, hex=state.hex_id(hex)), *rules)


def _deploy_chosen(state: ArdennesState, number: int, hex: str) -> None:
    """Place an Allied unit in the hex that the player chose, citing the method that allows it."""
    there = state.ground.map.index[hex]
    rules = placement_rules(state, number, there)
    deploy_allied(state, Cause.DEPLOY_ALLIED, number, there, "ARD-H-56", *rules)
