"""Allied Reserve units brought in by a card: units of its formation, by Raise The Alarm, or XXX Corps."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.core.actions import Action
from broadfront.core.listing import Listing
from broadfront.core.rules import decides
from broadfront.core.rulings import LedgerLine, Ruling, refused
from broadfront.core.steps import Choice, Decision, ListedChoice, Pending, Step
from broadfront.titles.ardennes.data.records import ALLIED, FIRST_DAY
from broadfront.titles.ardennes.data.title import RESERVE, calendar_box
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.actions import Deploy, LeaveUnit, Move, NoMore, SelectUnit
from broadfront.titles.ardennes.rules.forces import xxx_corps
from broadfront.titles.ardennes.rules.forces.deployment import (
    _deploy_chosen,
    allied_placement_hexes,
    deploy_allied,
    placement_refusal,
)
from broadfront.titles.ardennes.rules.forces.german_reserve import is_in_reserve
from broadfront.titles.ardennes.rules.routes.entry_causes import Cause
from broadfront.titles.ardennes.rules.routes.hex_entry import move_along
from broadfront.titles.ardennes.rules.routes.movement import check_move, find_reach, objection_to_move
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

MAX_AT_ONCE = 3


class DeployingReserve(ListedChoice[ArdennesState], frozen=True):
    """Allied choice to deploy Reserve units of the card's formation one by one, at most three."""

    units: tuple[int, ...]
    left: int = MAX_AT_ONCE

    def units_waiting(self, state: ArdennesState) -> list[int]:
        """Return the Reserve units of the card's formation that may still be deployed."""
        where, boxes = state.board.where, state.title.reserve_boxes
        return [n for n in self.units if where[n] is boxes[n]]

    def decision(self, state: ArdennesState) -> Decision:
        """Ask the Allies which Reserve unit to deploy next, if any."""
        asked = say("ask.reserve.deploy", left=self.left)
        return Decision("allied", asked, (SelectUnit, Deploy, NoMore), rules=("ARD-H-56", "ARD-H-51"))

    def ask(self, state: ArdennesState) -> Pending | None:
        """Ask for the next unit; None if the limit is reached or no unit waits."""
        return super().ask(state) if self.left and self.units_waiting(state) else None

    def advance(self, state: ArdennesState) -> None:
        """End the deployment once the limit is reached or no unit waits."""
        if not self.left or not self.units_waiting(state):
            state.pop()
        else:
            super().advance(state)

    def listing(self, state: ArdennesState) -> Listing:
        """Return the units that may be selected, and the choice to stop."""
        found = Listing()
        found.add_numbered(SelectUnit(""), self.units_waiting(state), lambda number: SelectUnit(state.units[number].id))
        found.add(NoMore())
        return found

    def refusal(self, state: ArdennesState, action: Action) -> Ruling | None:
        """Return why a unit may not be deployed by this card or in this hex, or None if it may."""
        if isinstance(action, NoMore):
            return None
        assert isinstance(action, SelectUnit | Deploy)
        number = state.title.unit(action.unit).number
        if number not in self.units_waiting(state):
            return refused("ARD-H-56", say("deploy.not-of-formation", unit=action.unit))
        if isinstance(action, Deploy):
            return placement_refusal(state, number, state.ground.map.index_of(action.hex))
        return None

    def do(self, state: ArdennesState, action: Action) -> None:
        """Select the chosen unit, deploy it directly, or end the deployment."""
        if isinstance(action, SelectUnit):
            number = state.title.unit(action.unit).number
            rest = tuple(n for n in self.units if n != number)
            state.become(DeployingReserve(rest, self.left))
            state.push(PlacingUnit(number))
        elif isinstance(action, Deploy):
            state.become(DeployingReserve(self.units, self.left - 1))
            _deploy_chosen(state, state.title.unit(action.unit).number, action.hex)
        else:
            state.pop()


class PlacingUnit(ListedChoice[ArdennesState], frozen=True):
    """Allied choice of the hex where the selected Reserve unit is deployed."""

    unit: int

    def decision(self, state: ArdennesState) -> Decision:
        """Ask the Allies where to deploy the selected unit."""
        asked = say("ask.reserve.place", unit=state.units[self.unit].id)
        return Decision("allied", asked, (Deploy, LeaveUnit), rules=("ARD-H-56",))

    def listing(self, state: ArdennesState) -> Listing:
        """Return the hexes where the unit may be deployed, and the choice to leave it in Reserve."""
        found, unit = Listing(), state.units[self.unit].id
        found.add_numbered(
            Deploy(unit, ""), allied_placement_hexes(state, self.unit), lambda hex: Deploy(unit, state.hex_id(hex))
        )
        found.add(LeaveUnit())
        return found

    def refusal(self, state: ArdennesState, action: Action) -> Ruling | None:
        """Return why the unit may not be deployed in the chosen hex, or None if it may."""
        if isinstance(action, LeaveUnit):
            return None
        assert isinstance(action, Deploy)
        if action.unit != state.units[self.unit].id:
            chosen = state.units[self.unit].id
            return refused("ARD-H-56", say("deploy.other-selected", unit=chosen, other=action.unit))
        return placement_refusal(state, self.unit, state.ground.map.index_of(action.hex))

    def do(self, state: ArdennesState, action: Action) -> None:
        """Deploy the unit in the chosen hex and count it toward the card's limit, or leave it in Reserve."""
        state.pop()
        if isinstance(action, Deploy):
            below = state.stack[-1] if state.stack else None
            if isinstance(below, DeployingReserve):
                state.become(DeployingReserve(below.units, below.left - 1))
            _deploy_chosen(state, self.unit, action.hex)


@decides("ARD-E1-09", "ARD-D2-01")
def units_raise_the_alarm_may_deploy(state: ArdennesState) -> tuple[int, ...]:
    """Return the units that Raise The Alarm may deploy: those in Reserve or, if none, those due tomorrow.

    XXX Corps does not count, in Reserve or tomorrow, until one of its units is on the map.
    """
    barred = "" if xxx_corps.is_xxx_corps_on_map(state) else "XXX"
    for box in (RESERVE[ALLIED], calendar_box(state.clock.day + 1)):
        waiting = state.in_box(box) if box in state.title.locations.boxes else ()
        found = [n for n in waiting if state.board.side_of(n) == ALLIED and state.units[n].corps != barred]
        if found:
            return tuple(found)
    return ()


@decides("ARD-D16-14")
def units_raise_the_alarm_may_move(state: ArdennesState) -> tuple[int, ...]:
    """Return the units on the map that Raise The Alarm may move instead of deploying a unit.

    This is possible only on 16 December with two players.
    """
    if state.variant != "2p" or state.clock.day != FIRST_DAY:
        return ()
    return state.title.sort_units([n for n in state.on_map(ALLIED) if objection_to_move(state, n) is None])


class Alarm(Choice[ArdennesState], frozen=True):
    """Allied choice of the unit for Raise The Alarm: a Reserve unit or, on 16 December (two players), one to move."""

    def decision(self, state: ArdennesState) -> Decision:
        """Ask the Allies which unit Raise The Alarm deploys or moves."""
        movers = units_raise_the_alarm_may_move(state)
        rules = ("ARD-E1-09", "ARD-D16-14") if movers else ("ARD-E1-09",)
        asked = say("ask.event.alarm-or-move" if movers else "ask.event.alarm")
        return Decision("allied", asked, (SelectUnit, NoMore), rules=rules)

    def options(self, state: ArdennesState) -> Iterator[Action]:
        """Yield the units that may be deployed or moved, and the choice of none."""
        yield from (
            SelectUnit(state.units[n].id)
            for n in (*units_raise_the_alarm_may_deploy(state), *units_raise_the_alarm_may_move(state))
        )
        yield NoMore()

    def do(self, state: ArdennesState, action: Action) -> None:
        """Go on to place the chosen Reserve unit, or to move the chosen unit on the map; none ends the event."""
        if not isinstance(action, SelectUnit):
            state.pop()
            return
        number = state.title.unit(action.unit).number
        waits = state.board.hex_of_unit(number) is None
        state.emit(say("event.alarm", unit=action.unit), "ARD-E1-09", *(() if waits else ("ARD-D16-14",)))
        if waits:
            state.become(PlacingUnit(number))
            return
        state.begin_activation()  # limits used up in the German activation do not apply
        state.become(AlarmMove(number))


class AlarmMove(ListedChoice[ArdennesState], frozen=True):
    """Allied choice of the path along which Raise The Alarm moves a unit by normal movement."""

    unit: int

    def decision(self, state: ArdennesState) -> Decision:
        """Ask the Allies where to move the chosen unit."""
        asked = say("ask.event.alarm-move", unit=state.units[self.unit].id)
        return Decision("allied", asked, (Move, LeaveUnit), rules=("ARD-D16-14",))

    def listing(self, state: ArdennesState) -> Listing:
        """Return the cheapest path to each hex in reach, and the choice not to move."""
        found, unit, near = Listing(), state.units[self.unit].id, find_reach(state, self.unit, cause=Cause.ALARM)
        found.add_numbered(Move(unit, ()), near.end_hexes(), lambda hex: Move(unit, near.path(hex)))
        found.add(LeaveUnit())
        return found

    def refusal(self, state: ArdennesState, action: Action) -> Ruling | None:
        """Return why the unit may not move along the chosen path, or None if it may."""
        if isinstance(action, LeaveUnit):
            return None
        assert isinstance(action, Move)
        chosen = state.units[self.unit].id
        if action.unit != chosen:
            return refused("ARD-E1-09", say("deploy.other-selected", unit=chosen, other=action.unit))
        ruling = check_move(state, self.unit, action.path, cause=Cause.ALARM)
        return None if ruling.legal else ruling

    def ledger(self, state: ArdennesState, action: Action) -> tuple[LedgerLine, ...]:
        """Return the itemized movement costs of the chosen path."""
        return check_move(state, self.unit, action.path, cause=Cause.ALARM).ledger if isinstance(action, Move) else ()

    def do(self, state: ArdennesState, action: Action) -> None:
        """Move the unit along the chosen path, or leave it where it is."""
        state.pop()
        if isinstance(action, Move):
            move_along(state, Cause.ALARM, (self.unit,), [state.ground.map.index[hex] for hex in action.path])
            state.emit(say("move.way.arrived", units=[action.unit], hex=action.path[-1]), "ARD-D16-14")


class XxxArrives(Step[ArdennesState], frozen=True):
    """First arrival of XXX Corps: in its listed hexes or, if Germans are near the Meuse, with a single unit."""

    units: tuple[int, ...]

    def advance(self, state: ArdennesState) -> None:
        """Place all XXX Corps units in their listed hexes, or ask for a single unit if Germans are near the Meuse."""
        ruling = xxx_corps.check_listed_arrival(state)
        if not ruling.legal:
            state.emit(say("deploy.xxx-corps-one", why=ruling.why), *ruling.rules)
            state.become(FirstOfXxx(self.units))
            return
        state.pop()
        listed = xxx_corps.listed_hexes(state)
        for number in state.in_box(RESERVE[ALLIED]):
            if number in listed:
                place = listed[number]
                if not state.board.at[place.hex]:
                    deploy_allied(state, Cause.XXX_ARRIVES, number, place.hex, "ARD-D2-01", *place.rules)


class FirstOfXxx(Choice[ArdennesState], frozen=True):
    """Allied choice of the first XXX Corps unit and of its hex, when Germans are near the west bank of the Meuse."""

    units: tuple[int, ...]

    def possible_hexes(self, state: ArdennesState) -> list[int]:
        """Return the hexes where the first unit may be placed, best first."""
        return xxx_corps.first_hexes(state)

    def decision(self, state: ArdennesState) -> Decision:
        """Ask the Allies which XXX Corps unit arrives first, and where."""
        asked = say("ask.reserve.first-of-xxx")
        return Decision("allied", asked, (Deploy, NoMore), rules=("ARD-D2-06", "ARD-D2-07"))

    def options(self, state: ArdennesState) -> Iterator[Action]:
        """Yield every choice of a unit in Reserve and a hex, and the choice of none."""
        for number in self.units:
            if is_in_reserve(state, number):
                for hex in self.possible_hexes(state):
                    yield Deploy(state.units[number].id, state.hex_id(hex))
        yield NoMore()

    def refusal(self, state: ArdennesState, action: Action) -> Ruling | None:
        """Return why the unit may not arrive in the chosen hex, or None if it may."""
        if not isinstance(action, Deploy):
            return None
        number = state.title.unit(action.unit).number
        if number not in self.units or not is_in_reserve(state, number):
            return refused("ARD-D2-06", say("xxx-corps.not-in-reserve", unit=action.unit))
        ruling = xxx_corps.check_first_hex(state, state.ground.map.index_of(action.hex))
        return None if ruling.legal else ruling

    def do(self, state: ArdennesState, action: Action) -> None:
        """Place the chosen unit, or none."""
        state.pop()
        if isinstance(action, Deploy):
            number, hex = state.title.unit(action.unit).number, state.ground.map.index[action.hex]
            deploy_allied(state, Cause.XXX_ARRIVES, number, hex, "ARD-D2-06", "ARD-D2-09")
