"""Messages that explain where the system deploys a unit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from broadfront.core.events import Candidate
from broadfront.core.messages import Message
from broadfront.core.rulings import Ruling, refused
from broadfront.titles.ardennes.data.records import ALLIED
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.forces.deployment import can_join_division, check_method_b
from broadfront.titles.ardennes.rules.routes.stacking import MAX_STEPS, stacking_refusal
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.system.traces import reason_message, unit_ids

__all__ = [
    "division_hexes",
    "division_message",
    "division_units_in_hex",
    "explain_candidate_hexes",
    "explain_redeployment",
    "explain_refused_hexes",
    "explain_unplaced_unit",
    "method_nearness_message",
    "only_stack_message",
    "rejected_division_stacks",
    "unit_in_hex_message",
    "units_message",
]

CORPS_TROOPS, CAVALRY, INDEPENDENT = "CT-", "C", "Ind"
"""Marks in division ids: the prefix of corps troops, the suffix of cavalry groups and the id of British brigades."""
MAX_SHOWN = 4
"""Maximum number of refused hexes listed in a trace."""


def explain_candidate_hexes(
    state: ArdennesState, unit_number: int, hex: int, method: str, count: int
) -> Message | None:
    """Return why hexes were considered for deploying a unit, and whether a Roadblock is cleared.

    Return None if there is nothing to explain.
    """
    if state.board.at[hex]:
        return (
            say("system.deploy.fits", method="stack", count=count, what=division_message(state, unit_number))
            if count > 1
            else None
        )
    fits = None
    if count > 1 or method == "B":
        which = method if count > 1 else "B-only"
        fits = say("system.deploy.fits", method=which, count=count, what=division_message(state, unit_number))
    if state.hex_id(hex) not in state.land.roadblocks:
        return fits
    cleared = say("system.deploy.roadblock")
    return cleared if fits is None else say("system.for-goal", why=fits, reason=cleared)


def explain_redeployment(goal: Message | None = None, *, spared: bool) -> Message:
    """Return why a unit on the map is deployed anew, followed by the purpose `goal` if given."""
    why = say("system.deploy.spared" if spared else "system.deploy.idle")
    return why if goal is None else say("system.for-goal", why=why, reason=goal)


def method_nearness_message(method: str) -> Message:
    """Return the message that says near what deployment method A or B places units."""
    return say("system.deploy.near", method=method)


def explain_refused_hexes(
    state: ArdennesState, method: str, unit_number: int, refusals: Sequence[tuple[int, Ruling]]
) -> list[Candidate]:
    """List the hexes where a unit could not be deployed: the first with reasons, the rest grouped by rule."""
    what = units_message(state, method, unit_number)
    candidates = [Candidate(what, reason_message(no), no.rules[0]) for _, no in refusals[:MAX_SHOWN]]
    others: dict[str, list[str]] = {}
    for hex, no in refusals[MAX_SHOWN:]:
        others.setdefault(no.rules[0], []).append(state.hex_id(hex))
    return candidates + [
        Candidate(what, say("system.deploy.more", hexes=hexes), rule) for rule, hexes in others.items()
    ]


def explain_unplaced_unit(
    state: ArdennesState, unit_number: int, lost: Candidate, refusals: list[Candidate], candidates: list[Candidate]
) -> None:
    """Add to the explanation a unit for which no hex was found.

    Units of a corps with the same reason are listed together.
    """
    before, corps = candidates[-1] if candidates else None, state.units[unit_number].corps
    told_of = {state.title.unit(unit).corps for one in candidates for unit in one.named.data.get("units", ())}
    if before is None or corps not in told_of:
        candidates += [lost, *refusals]
    elif (before.because, before.rule) == (lost.because, lost.rule):
        units = [*before.named.data["units"], state.units[unit_number].id]
        candidates[-1] = Candidate(before.named.with_data(units=units), lost.because, lost.rule)
    else:
        candidates.append(lost)


def division_units_in_hex(state: ArdennesState, unit_number: int, hex: int) -> list[str]:
    """Return the ids of the units in a hex that belong to a unit's division."""
    division = state.units[unit_number].division
    return unit_ids(
        state, (n for n in state.title.sort_units(state.board.at[hex]) if state.units[n].division == division)
    )


def division_message(state: ArdennesState, unit_number: int) -> Message:
    """Return the message that names a unit's division, cavalry group, corps troops or brigades."""
    unit = state.units[unit_number]
    if unit.division.startswith(CORPS_TROOPS):
        kind = "troops"
    elif unit.division == INDEPENDENT:
        kind = "brigades"
    else:
        kind = "group" if unit.division.endswith(CAVALRY) else "division"
    return say("system.deploy.kin", kind=kind, corps=unit.corps)


def only_stack_message(state: ArdennesState, unit_number: int, hex: int) -> Message:
    """Return the message that just one stack of a unit's division has room for the unit."""
    board = state.board
    there = (*board.at[hex], unit_number)
    return say(
        "system.deploy.only-stack",
        steps=sum(board.steps[n] for n in there),
        most=MAX_STEPS,
        number=len(there),
        count=len(division_hexes(state, unit_number)) - 1,
        what=division_message(state, unit_number),
    )


def rejected_division_stacks(state: ArdennesState, unit_number: int, chosen: int, method: str) -> Iterator[Candidate]:
    """Explain which stacks of the unit's division method B cannot use to deploy the unit."""
    if method == "A":
        return
    beside = sorted(division_hexes(state, unit_number), key=state.hex_id)
    unit, kin = state.units[unit_number].id, division_message(state, unit_number)
    if not beside:
        with_it = say("system.deploy.to-kin", method=method, unit=unit, what=kin)
        yield Candidate(with_it, say("system.deploy.no-kin", what=kin), "ARD-D0-10")
    for hex in beside:
        no, joins = stacking_refusal(state, unit_number, hex), can_join_division(state, unit_number, hex)
        if no is None and joins and (ruling := check_method_b(state, unit_number, hex)).legal:
            continue
        if no is None:
            no = ruling if joins else refused("ARD-D0-10", say("system.deploy.kin-cut-off", hex=state.hex_id(hex)))
        joined = division_units_in_hex(state, unit_number, hex)
        with_it = say(
            "system.deploy.with-kin", method=method, unit=unit, hex=state.hex_id(hex), joined=joined, what=kin
        )
        yield Candidate(with_it, reason_message(no), no.rules[0])


def units_message(state: ArdennesState, method: str, unit_number: int) -> Message:
    """Return the message that names the unit to deploy and the method."""
    return say("system.deploy.units", method=method, units=[state.units[unit_number].id])


def unit_in_hex_message(state: ArdennesState, method: str, unit_number: int, hex: int) -> Message:
    """Return the message that says where a unit is deployed and which units of its division are there."""
    unit, joined = state.units[unit_number].id, division_units_in_hex(state, unit_number, hex)
    return say("system.deploy.unit-in-hex", method=method, unit=unit, hex=state.hex_id(hex), joined=joined)


def division_hexes(state: ArdennesState, unit_number: int) -> set[int]:
    """Return the hexes that hold units of a unit's division."""
    division = state.units[unit_number].division
    return {
        hex
        for n in state.on_map(ALLIED)
        if state.units[n].division == division and (hex := state.board.hex_of_unit(n)) is not None
    }
