"""What the states of units forbid and allow: bracketed, Dispersed, OutOfFuel, LowSupply, OutOfSupply, Isolated."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from broadfront.core.messages import Message
from broadfront.core.rules import decides
from broadfront.core.rulings import LedgerLine, Objection, Ruling, allowed, refused
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.lines.supply import is_in_supply
from broadfront.titles.ardennes.rules.markers import (
    ATTACKED,
    IN_SUPPLY,
    ISOLATED,
    LOW_SUPPLY,
    MOVED,
    OUT_OF_SUPPLY,
    SUPPLY_STATES,
)
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = [
    "RetreatTerms",
    "bracketed_refusal",
    "check_advance",
    "check_build_ip",
    "check_lead_attack",
    "check_replacement",
    "check_tactic_use",
    "check_zone_of_control",
    "chit_ledger_of_attackers",
    "chit_ledger_of_defender_supply",
    "ip_refusal",
    "lead_refusal",
    "no_tactic_reason",
    "objection_to_deploy",
    "objection_to_ip",
    "objection_to_replacement",
    "retreat_terms",
    "unit_attack_refusal",
]


def check_zone_of_control(state: ArdennesState, hex: int, side: int) -> Ruling:
    """Return the ruling (yes or no, and why) on whether the stack of a side in a hex exerts a zone of control."""
    board = state.board
    stack, id = board.units_at(hex, side), state.hex_id(hex)
    units = [state.units[n].id for n in stack]
    rule = board.rule_for_zone(side, hex, stack)
    if rule == "ARD-TEC-27":
        return Ruling(True, say("zone.exerted", hex=id, units=units), (rule,))
    if rule == "ARD-TEC-26":
        message = say("zone.bracketed-together", hex=id, units=units)
        return Ruling(True, message, (rule, "ARD-S0-06", "ARD-H-12"))
    if rule:
        return Ruling(True, say("zone.bracketed-there", hex=id, units=units), (rule,))
    rules: dict[str, Message] = {}
    for n in stack:
        if board.supply[n] == ISOLATED:
            rules["ARD-S1-12"] = say("zone.isolated", unit=state.units[n].id)
        elif board.dispersed[n]:
            rules["ARD-S0-07"] = say("zone.dispersed", unit=state.units[n].id)
        else:
            rules["ARD-S0-06"] = say("zone.bracketed-alone", unit=state.units[n].id)
    reasons = list(rules.values()) or [say("zone.nobody")]
    return refused(tuple(rules) or ("ARD-TEC-27",), say("zone.none", hex=id, units=units, reasons=reasons))


# Attack


def unit_attack_refusal(state: ArdennesState, number: int) -> Ruling | None:
    """Return why the state of a unit (such as Dispersed) keeps it from attacking, or None if it may attack."""
    board = state.board
    unit, supply = state.units[number], board.supply[number]
    if board.dispersed[number]:
        return refused("ARD-S0-09", say("unit.dispersed", unit=unit.id))
    if supply == ISOLATED:
        return refused(("ARD-S1-06", "ARD-S1-11"), say("unit.isolated", unit=unit.id))
    if supply == OUT_OF_SUPPLY:
        return refused("ARD-S1-06", say("unit.out-of-supply", unit=unit.id))
    if board.is_out_of_fuel(number):
        return refused("ARD-S0-17", say("unit.out-of-fuel", unit=unit.id))
    if "static" in unit.flags:
        return refused("ARD-H-21", say("attack.static", unit=unit.id))
    return None


def lead_refusal(state: ArdennesState, number: int) -> Ruling | None:
    """Return why a unit able to attack may not lead an attack, or None if it may."""
    if state.board.supply[number] < LOW_SUPPLY or state.board.side_of(number) != ALLIED:
        return None
    return refused("ARD-S1-04", say("attack.may-only-join", unit=state.units[number].id))


def check_lead_attack(state: ArdennesState, number: int) -> Ruling:
    """Return the ruling (yes or no, with the reason) on whether a unit may lead an attack."""
    no = unit_attack_refusal(state, number) or lead_refusal(state, number)
    return no or allowed("ARD-S1-04", message=say("attack.may-lead", unit=state.units[number].id))


def bracketed_refusal(state: ArdennesState, group: Sequence[int]) -> Ruling | None:
    """Return why units able to attack may not attack together, or None if at least one has no bracketed strength."""
    for number in group:
        if not state.board.is_bracketed(number):
            return None
    return refused("ARD-S0-04", say("attack.all-bracketed", units=[state.units[n].id for n in group]))


def chit_ledger_of_attackers(state: ArdennesState, attackers: Iterable[int]) -> tuple[LedgerLine, ...]:
    """Return the Combat Chits added by each attacker, one item per unit: 1, or 0 for a bracketed strength."""
    lines = []
    for n in attackers:
        bracketed = state.board.is_bracketed(n)
        why = say("chits.bracketed" if bracketed else "chits.attacker", unit=state.units[n].id)
        lines.append(LedgerLine(0 if bracketed else 1, why, "ARD-S0-05" if bracketed else "ARD-C0-10"))
    return tuple(lines)


def check_tactic_use(state: ArdennesState, numbers: Iterable[int], *, defending: bool = False) -> Ruling:
    """Return the ruling (yes or no, and why) on whether a side may use a CombatTactic in a combat of the given units.

    At least one of the units must have no supply marker and not be Dispersed.
    """
    group = tuple(numbers)
    lacking = no_tactic_reason(state, group, defending=defending)
    if not lacking:
        return allowed("ARD-C0-01", message=say("tactic.may-be-used"))
    board = state.board
    if lacking == "Dispersed":
        rule = "ARD-S0-14" if state.variant == "2p" else "ARD-S0-15"
        chosen = board.side_of(group[0]) == GERMAN or state.variant == "2p"
        return refused(rule, say("tactic.all-dispersed" if chosen else "tactic.all-dispersed-no-card"))
    rules = ("ARD-C0-01", "ARD-S1-01") if any(board.supply[n] for n in group) else ("ARD-C0-01",)
    if any(board.supply[n] >= OUT_OF_SUPPLY for n in group):
        rules = (*rules, "ARD-S1-05")
    return refused(rules, say("tactic.nobody-able"))


@decides("ARD-C0-01", "ARD-S0-14", "ARD-S0-15")
def no_tactic_reason(state: ArdennesState, group: tuple[int, ...], *, defending: bool = False) -> str:
    """Return why the given units allow no CombatTactic: `Dispersed` or `Supply`; empty if they allow one."""
    supply, dispersed = state.board.supply, state.board.dispersed
    for n in group:
        if supply[n] == IN_SUPPLY and not dispersed[n]:
            return ""
    return "Dispersed" if defending and all(dispersed[n] for n in group) else "Supply"


def chit_ledger_of_defender_supply(state: ArdennesState, defenders: Iterable[int]) -> tuple[LedgerLine, ...]:
    """Return the Combat Chits added by poor supply of the defenders, one item per defender."""
    worst = min(state.board.supply[n] for n in defenders)
    if worst == ISOLATED:
        return (LedgerLine(2, say("chits.isolated"), "ARD-S1-23"),)
    if worst == OUT_OF_SUPPLY:
        return (LedgerLine(1, say("chits.out-of-supply"), "ARD-S1-09"),)
    return ()


# After combat, building, replacements, deployment

UNFUELED = Objection("ARD-S0-21", say("unit.out-of-fuel"))


def check_advance(state: ArdennesState, number: int) -> Ruling:
    """Return the ruling (yes or no, with the reason) on whether the state of a unit lets it advance after combat."""
    unit = state.units[number]
    if state.board.dispersed[number]:
        return refused("ARD-S0-10", say("unit.dispersed", unit=unit.id))
    if state.board.is_out_of_fuel(number):
        return refused("ARD-S0-20", say("unit.out-of-fuel", unit=unit.id))
    if "static" in unit.flags:
        return refused("ARD-H-21", say("advance.static", unit=unit.id))
    return allowed("ARD-S0-10", "ARD-S0-20", message=say("advance.allowed", unit=unit.id))


def check_build_ip(state: ArdennesState, number: int) -> Ruling:
    """Return the ruling (yes or no, and why) on whether a unit may build an improved position (IP) in its hex now."""
    no = ip_refusal(state, number)
    if no is not None:
        return no
    may = say("ip.may-be-built", unit=state.units[number].id, hex=state.board.where[number].text)
    return allowed("ARD-A0-04", "ARD-S0-11", "ARD-S1-07", message=may)


NO_PLACE_FOR_IP = Objection("ARD-H-25", say("ip.off-map"))
TOWN = Objection("ARD-A0-04", say("ip.in-town"))
HAS_IP = Objection("ARD-A0-04", say("ip.already"))
DISPERSED = Objection("ARD-S0-11", say("unit.dispersed"))
CUT_OFF = Objection("ARD-S1-07", say("unit.supply-state"))
UNSUPPLIED = Objection("ARD-A0-04", say("unit.not-in-supply"))
BUSY = Objection("ARD-H-25", say("ip.busy"))


def objection_to_ip(state: ArdennesState, number: int) -> Objection | None:
    """Return what keeps a unit from building an IP in its hex now, or None if nothing does."""
    board = state.board
    hex = board.hexes[number]
    if hex is None:
        return NO_PLACE_FOR_IP
    if hex in state.ground.town:
        return TOWN
    if state.land.ips and state.hex_id(hex) in state.land.ips:
        return HAS_IP
    if board.dispersed[number]:
        return DISPERSED
    if board.supply[number] >= OUT_OF_SUPPLY:
        return CUT_OFF
    if not is_in_supply(state, number):
        return UNSUPPLIED
    return BUSY if state.activation.done[number] & (MOVED | ATTACKED) else None


def ip_refusal(state: ArdennesState, number: int) -> Ruling | None:
    """Return why a unit may not build an IP in its hex now, or None when it may."""
    bar = objection_to_ip(state, number)
    if bar is None:
        return None
    supply = SUPPLY_STATES[state.board.supply[number]]
    return bar.to_ruling(unit=state.units[number].id, hex=state.board.where[number].text, supply=supply)


NOT_REDUCED = Objection("ARD-D1-02", say("replacement.not-reduced"))
SUPPLY_MARKER = Objection(("ARD-S1-02", "ARD-D1-02"), say("replacement.supply-state"))
OUT_OF_TRACE = Objection("ARD-D1-02", say("replacement.no-supply"))


def check_replacement(state: ArdennesState, number: int) -> Ruling:
    """Return the ruling (yes or no, with the reason) on whether a unit may receive a Replacement step.

    It must be reduced and InSupply, and able to trace Supply now.
    """
    id, bar = state.units[number].id, objection_to_replacement(state, number)
    if bar is None:
        return allowed("ARD-D1-02", "ARD-S1-02", message=say("replacement.allowed", unit=id))
    return bar.to_ruling(unit=id, supply=SUPPLY_STATES[state.board.supply[number]])


def objection_to_replacement(state: ArdennesState, number: int) -> Objection | None:
    """Return what keeps a unit from receiving a Replacement step, or None if nothing does."""
    board = state.board
    if board.hexes[number] is None or board.steps[number] >= state.title.full_steps[number]:
        return NOT_REDUCED
    if board.supply[number] >= LOW_SUPPLY:
        return SUPPLY_MARKER
    return None if is_in_supply(state, number) else OUT_OF_TRACE


def objection_to_deploy(state: ArdennesState, number: int) -> Objection | None:
    """Return which state of a unit keeps it from deploying from Reserve, or None if no state does."""
    return UNFUELED if state.board.out_of_fuel[number] else None


# Retreat


class RetreatTerms(NamedTuple):
    """How many hexes defenders may retreat together, which units stay behind, and the deciding rules."""

    hexes: int
    stay: tuple[int, ...]
    rules: tuple[str, ...]


def retreat_terms(state: ArdennesState, group: Iterable[int]) -> RetreatTerms:
    """Return how many hexes (0, 1 or 2) a group of defenders may retreat together, limited by its worst unit.

    Units that never retreat are listed in `stay`; the other units may leave them behind.
    """
    limit, stay, free = 2, [], False
    rules: list[str] = []
    board = state.board
    for n in group:
        unit, supply = state.units[n], board.supply[n]
        if not (board.dispersed[n] or board.out_of_fuel[n] or supply == ISOLATED or "no_retreat" in unit.flags):
            free = True
            continue
        if "no_retreat" in unit.flags:
            own: tuple[str, ...] = ("ARD-C2-05",)
        elif board.is_out_of_fuel(n):
            own = ("ARD-S0-19", "ARD-C2-06")
        elif board.dispersed[n] and unit.mechanized:
            own = ("ARD-C2-07",)
        elif supply == ISOLATED and unit.mechanized:
            own = ("ARD-S1-14",)
        else:
            free = True
            if supply == ISOLATED:
                limit, rules = 1, [*rules, "ARD-S1-16"]
            elif board.dispersed[n]:
                limit, rules = 1, [*rules, "ARD-C2-04"]
            own = ()
        if own:
            stay.append(n)
            rules += own
        if board.dispersed[n]:
            limit, rules = 1, [*rules, "ARD-S0-12"]
    return RetreatTerms(limit if free else 0, tuple(stay), tuple(dict.fromkeys(rules)))
