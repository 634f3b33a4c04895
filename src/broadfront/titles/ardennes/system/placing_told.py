"""How the system tells where a unit is deployed: what a method asks for, whom it joins, what it is kept from."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.core.events import Candidate
from broadfront.core.messages import Message
from broadfront.core.rulings import refused
from broadfront.titles.ardennes.data.records import ALLIED
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.forces.deployment import check_method_b, joins_division
from broadfront.titles.ardennes.rules.routes.stacking import MOST_STEPS, stacking_refusal
from broadfront.titles.ardennes.rules.state import ArdennesState
from broadfront.titles.ardennes.system.traces import because, names

__all__ = [
    "add_unplaced",
    "asked_for",
    "first_refusals",
    "kin_at",
    "kind_of_kin",
    "near_whom",
    "not_with_kin",
    "of_division",
    "only_stack",
    "unit_there",
    "units_by",
    "why_taken",
]

CORPS_TROOPS = "CT-"
"""Begins the division of units that belong to no division but to their corps."""
TOLD = 4
"""Hexes a trace lists in which a unit may not be placed."""


def asked_for(state: ArdennesState, hex: int, method: str, count: int) -> Message | None:
    """What made the hexes candidates, where several are; and that a Roadblock does not count."""
    if state.at[hex]:
        return say("system.deploy.fits", method="stack", count=count) if count > 1 else None
    fits = None
    if count > 1 or method == "B":
        fits = say("system.deploy.fits", method=method if count > 1 else "B-only", count=count)
    if state.name(hex) not in state.roadblocks:
        return fits
    cleared = say("system.deploy.roadblock")
    return cleared if fits is None else say("system.for-goal", why=fits, reason=cleared)


def why_taken(goal: Message | None = None, *, spared: bool) -> Message:
    """Why a unit is taken from the map: its stack can spare it, or nobody needs it there; then what else is told."""
    why = say("system.deploy.spared" if spared else "system.deploy.idle")
    return why if goal is None else say("system.for-goal", why=why, reason=goal)


def near_whom(method: str) -> Message:
    return say("system.deploy.near", method=method)


def first_refusals(refusals: list[Candidate]) -> list[Candidate]:
    """The first refusals, and how many more there are."""
    more = refusals[TOLD:]
    if len(more) < 2:
        return refusals
    why = say("system.deploy.more", count=len(more))
    return [*refusals[:TOLD], Candidate(more[0].named, why, more[0].rule)]


def add_unplaced(
    state: ArdennesState, number: int, lost: Candidate, refusals: list[Candidate], told: list[Candidate]
) -> None:
    """A unit that has no hex: the first with what the hexes lack, the next together, as theirs is much the same."""
    before = told[-1] if told else None
    if before is None:
        told += [lost, *refusals]
    elif (before.because, before.rule) == (lost.because, lost.rule):
        units = [*before.named.data["units"], state.units[number].id]
        told[-1] = Candidate(before.named.with_data(units=units), lost.because, lost.rule)
    else:
        told.append(lost)


def kin_at(state: ArdennesState, number: int, hex: int) -> list[str]:
    """Who of the division of a unit stands in a hex."""
    division = state.units[number].division
    return names(state, (n for n in state.title.in_order(state.at[hex]) if state.units[n].division == division))


def kind_of_kin(state: ArdennesState, number: int) -> str:
    """Whether a unit has a division, or is of the corps troops, which count as one."""
    return "troops" if state.units[number].division.startswith(CORPS_TROOPS) else "division"


def only_stack(state: ArdennesState, number: int, hex: int) -> Message:
    """That there is room for a unit in a stack of its division, and that it has no other to join."""
    there = (*state.at[hex], number)
    return say(
        "system.deploy.only-stack", steps=sum(state.steps[n] for n in there), most=MOST_STEPS, number=len(there),
        count=len(of_division(state, number)) - 1,
    )  # fmt: skip


def not_with_kin(state: ArdennesState, number: int, chosen: int, method: str) -> Iterator[Candidate]:
    """Where method B ends in an empty hex: what keeps the unit from each stack of its division."""
    if method == "A" or state.at[chosen]:
        return
    beside = sorted(of_division(state, number), key=state.name)
    what = say("system.deploy.with-kin", method=method, unit=state.units[number].id)
    if not beside:
        yield Candidate(what, say("system.deploy.no-kin"), "ARD-D0-10")
    for hex in beside:
        no = stacking_refusal(state, number, hex)
        if no is None and joins_division(state, number, hex):
            no = check_method_b(state, number, hex)
        no = no or refused("ARD-D0-10", say("system.deploy.kin-cut-off", hex=state.name(hex)))
        yield Candidate(what, because(no), no.rules[0])


def units_by(state: ArdennesState, method: str, number: int) -> Message:
    return say("system.deploy.units", method=method, units=[state.units[number].id])


def unit_there(state: ArdennesState, method: str, number: int, hex: int) -> Message:
    unit, joined = state.units[number].id, kin_at(state, number, hex)
    return say("system.deploy.unit-in-hex", method=method, unit=unit, hex=state.name(hex), joined=joined)


def of_division(state: ArdennesState, number: int) -> set[int]:
    """Where units of its division stand."""
    division = state.units[number].division
    return {
        hex for n in state.on_map(ALLIED) if state.units[n].division == division and (hex := state.hex(n)) is not None
    }
