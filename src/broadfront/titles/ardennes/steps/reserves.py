"""Deployment from the Reserve boxes: German units on Supply Heads, Allied units as their cards say."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.core.actions import Action
from broadfront.core.listing import Listing
from broadfront.core.rulings import Ruling, refused
from broadfront.core.steps import Choice, Decision, ListedChoice, Pending, Step
from broadfront.titles.ardennes import xxx_corps
from broadfront.titles.ardennes.actions import Deploy, LeaveUnit, NoMore, SelectUnit
from broadfront.titles.ardennes.deployment import (
    check_method_a,
    check_method_b,
    placement_hexes,
    rules_of_placement,
)
from broadfront.titles.ardennes.events.allied import alarm_units
from broadfront.titles.ardennes.german_reserve import (
    bar_to_deployment,
    check_deployment,
    deployment_hexes,
    terms_of,
)
from broadfront.titles.ardennes.markers import DEPLOYED
from broadfront.titles.ardennes.records import ALLIED
from broadfront.titles.ardennes.state import ArdennesState
from broadfront.titles.ardennes.title import RESERVE

__all__ = [
    "Alarm",
    "DeployingReserve",
    "FirstOfXxx",
    "PlacingUnit",
    "XxxArrives",
    "allied_hexes",
    "deploy_allied",
    "deploy_german",
    "forget_division_hexes",
    "german_deploy_refusal",
    "german_hexes",
    "in_reserve",
]

MOST_AT_ONCE = 3
METHOD_B_FROM = 18


def in_reserve(state: ArdennesState, number: int) -> bool:
    return state.where[number] is state.ardennes.reserve_boxes[number]


# German


def _division_hex(state: ArdennesState, number: int) -> int | None:
    """Where units of its division were deployed in this impulse."""
    return state.memory.get(f"deployed {state.units[number].division}")


def german_deploy_refusal(state: ArdennesState, number: int, hex: int) -> Ruling | None:
    """Why a German Reserve unit cannot be deployed in a hex now; None when it can."""
    if not in_reserve(state, number):
        return refused("ARD-D1-06", f"{state.units[number].id} is not in the Reserve box.")
    ruling = check_deployment(state, number, hex)
    if not ruling.legal:
        return ruling
    first = _division_hex(state, number)
    if first is not None and first != hex:
        return refused("ARD-D1-09", f"Its division was deployed in {state.name(first)} in this impulse.")
    return None


def german_hexes(state: ArdennesState, number: int) -> list[int]:
    """Every hex in which a German Reserve unit may be deployed now."""
    first = _division_hex(state, number)
    if first is not None:
        bar = bar_to_deployment(state, number, first, terms_of(state, number))
        return [first] if bar is None else []
    return state.known(("german hexes", number, state.okw_army), lambda: deployment_hexes(state, number))


def deploy_german(state: ArdennesState, number: int, hex: str, *rules: str) -> None:
    """Place a German Reserve unit; its part in the activation is over."""
    index = state.ground.map.index[hex]
    by = terms_of(state, number).rules
    state.place(number, state.title.locations.hexes[index])
    state.mark_done(number, DEPLOYED)
    state.memory[f"deployed {state.units[number].division}"] = index
    state.emit("deploy", "{unit} is deployed in {hex}.", *by, "ARD-D1-09", *rules,
               unit=state.units[number].id, hex=hex)  # fmt: skip


def forget_division_hexes(state: ArdennesState) -> None:
    """An impulse or phase is over: a division may be deployed elsewhere in the next."""
    for word in [w for w in state.memory if w.startswith("deployed ")]:
        del state.memory[word]


# Allied, two players


def allied_hexes(state: ArdennesState, number: int) -> list[int]:
    """Hexes in which an Allied Reserve unit may be placed, by either method, in reading order (H-56)."""

    def find() -> list[int]:
        return placement_hexes(state, number, method_b=state.day >= METHOD_B_FROM)

    return state.known(("allied hexes", number), find)


def allied_refusal(state: ArdennesState, number: int, hex: int) -> Ruling | None:
    """Why an Allied Reserve unit cannot be placed in a hex by method A or, from 18 December, B; None when it can."""
    ruling = check_method_a(state, number, hex)
    if not ruling.legal and state.day >= METHOD_B_FROM:
        ruling = check_method_b(state, number, hex)
    return None if ruling.legal else ruling


def deploy_allied(state: ArdennesState, number: int, hex: str, *rules: str) -> None:
    """Place an Allied Reserve unit."""
    state.place_at(number, hex)
    state.memory["allied deployed"] = state.memory.get("allied deployed", 0) + 1
    state.emit("deploy", "{unit} is deployed in {hex}.", *rules, unit=state.units[number].id, hex=hex)


def _deploy_chosen(state: ArdennesState, number: int, hex: str) -> None:
    """Place the unit where its player chose, by the method that allows it."""
    rules = rules_of_placement(state, number, state.ground.map.index[hex])
    deploy_allied(state, number, hex, "ARD-H-56", *rules)


class DeployingReserve(ListedChoice[ArdennesState], frozen=True):
    """Reserve units of a formation are placed one after another, at most three."""

    units: tuple[int, ...]
    left: int = MOST_AT_ONCE

    def waiting(self, state: ArdennesState) -> list[int]:
        where, boxes = state.where, state.ardennes.reserve_boxes
        return [n for n in self.units if where[n] is boxes[n]]

    def decision(self, state: ArdennesState) -> Decision:
        prompt = f"Deploy a Reserve unit, {self.left} at most, or no more"
        return Decision("allied", prompt, (SelectUnit, Deploy, NoMore), rules=("ARD-H-56", "ARD-H-51"))

    def ask(self, state: ArdennesState) -> Pending | None:
        return super().ask(state) if self.left and self.waiting(state) else None

    def advance(self, state: ArdennesState) -> None:
        if not self.left or not self.waiting(state):
            state.pop()
        else:
            super().advance(state)

    def listing(self, state: ArdennesState) -> Listing:
        found = Listing()
        found.add_each(self.waiting(state), lambda number: SelectUnit(state.units[number].id))
        found.add(NoMore())
        return found

    def refusal(self, state: ArdennesState, action: Action) -> Ruling | None:
        if isinstance(action, NoMore):
            return None
        assert isinstance(action, SelectUnit | Deploy)
        number = state.ardennes.unit(action.unit).number
        if number not in self.waiting(state):
            return refused("ARD-H-56", f"{action.unit} is no Reserve unit of the formation.")
        if isinstance(action, Deploy):
            return allied_refusal(state, number, state.ground.map.index_of(action.hex))
        return None

    def do(self, state: ArdennesState, action: Action) -> None:
        if isinstance(action, SelectUnit):
            number = state.ardennes.unit(action.unit).number
            rest = tuple(n for n in self.units if n != number)
            state.become(DeployingReserve(rest, self.left))
            state.push(PlacingUnit(number))
        elif isinstance(action, Deploy):
            state.become(DeployingReserve(self.units, self.left - 1))
            _deploy_chosen(state, state.ardennes.unit(action.unit).number, action.hex)
        else:
            state.pop()


class PlacingUnit(ListedChoice[ArdennesState], frozen=True):
    """The hex of a Reserve unit that was selected."""

    unit: int

    def decision(self, state: ArdennesState) -> Decision:
        return Decision("allied", f"Deploy {state.units[self.unit].id}, or leave it", (Deploy, LeaveUnit),
                        rules=("ARD-H-56",))  # fmt: skip

    def listing(self, state: ArdennesState) -> Listing:
        found, unit = Listing(), state.units[self.unit].id
        found.add_each(allied_hexes(state, self.unit), lambda hex: Deploy(unit, state.name(hex)))
        found.add(LeaveUnit())
        return found

    def refusal(self, state: ArdennesState, action: Action) -> Ruling | None:
        if isinstance(action, LeaveUnit):
            return None
        assert isinstance(action, Deploy)
        if action.unit != state.units[self.unit].id:
            return refused("ARD-H-56", f"{state.units[self.unit].id} was selected, not {action.unit}.")
        return allied_refusal(state, self.unit, state.ground.map.index_of(action.hex))

    def do(self, state: ArdennesState, action: Action) -> None:
        state.pop()
        if isinstance(action, Deploy):
            below = state.stack[-1] if state.stack else None
            if isinstance(below, DeployingReserve):
                state.become(DeployingReserve(below.units, below.left - 1))
            _deploy_chosen(state, self.unit, action.hex)


class Alarm(Choice[ArdennesState], frozen=True):
    """Raise The Alarm: one unit of any formation is deployed."""

    def decision(self, state: ArdennesState) -> Decision:
        rules = ("ARD-E1-09", "ARD-D16-14") if state.day == 16 and state.variant == "2p" else ("ARD-E1-09",)
        return Decision("allied", "Raise The Alarm: which unit is deployed", (SelectUnit, NoMore), rules=rules)

    def options(self, state: ArdennesState) -> Iterator[Action]:
        yield from (SelectUnit(state.units[n].id) for n in alarm_units(state))
        yield NoMore()

    def do(self, state: ArdennesState, action: Action) -> None:
        if not isinstance(action, SelectUnit):
            state.pop()
            return
        number = state.ardennes.unit(action.unit).number
        state.emit("event", "Raise The Alarm: {unit} hurries to the front.", *self.decision(state).rules,
                   unit=action.unit)  # fmt: skip
        state.become(PlacingUnit(number))


# British XXX Corps


class XxxArrives(Step[ArdennesState], frozen=True):
    """XXX Corps is called and none of it is on the map: as listed, or one unit near the Germans."""

    units: tuple[int, ...]

    def advance(self, state: ArdennesState) -> None:
        ruling = xxx_corps.arrives_as_listed(state)
        if not ruling.legal:
            state.emit("deploy", "{why}", *ruling.rules, why=ruling.text)
            state.become(FirstOfXxx(self.units))
            return
        state.pop()
        listed = xxx_corps.listed_hexes(state)
        for number in state.in_box(RESERVE[ALLIED]):
            if number in listed:
                hex, rule = listed[number]
                if not state.at[state.ground.map.index[hex]]:
                    deploy_allied(state, number, hex, "ARD-D2-01", rule)


class FirstOfXxx(Choice[ArdennesState], frozen=True):
    """With Germans near the west bank only one unit of XXX Corps is placed first."""

    units: tuple[int, ...]

    def hexes(self, state: ArdennesState) -> list[int]:
        return state.known("first of xxx", lambda: xxx_corps.first_hexes(state))

    def decision(self, state: ArdennesState) -> Decision:
        return Decision("allied", "Place the first unit of XXX Corps, or none", (Deploy, NoMore),
                        rules=("ARD-D2-06", "ARD-D2-07"))  # fmt: skip

    def options(self, state: ArdennesState) -> Iterator[Action]:
        for number in self.units:
            if in_reserve(state, number):
                for hex in self.hexes(state):
                    yield Deploy(state.units[number].id, state.name(hex))
        yield NoMore()

    def refusal(self, state: ArdennesState, action: Action) -> Ruling | None:
        if not isinstance(action, Deploy):
            return None
        number = state.ardennes.unit(action.unit).number
        if number not in self.units or not in_reserve(state, number):
            return refused("ARD-D2-06", f"{action.unit} is no Reserve unit of XXX Corps.")
        ruling = xxx_corps.check_first_hex(state, state.ground.map.index_of(action.hex))
        return None if ruling.legal else ruling

    def do(self, state: ArdennesState, action: Action) -> None:
        state.pop()
        if isinstance(action, Deploy):
            deploy_allied(state, state.ardennes.unit(action.unit).number, action.hex, "ARD-D2-06", "ARD-D2-09")
