"""The Reserve Phase and the end of the day."""

from __future__ import annotations

from broadfront.core.actions import Action
from broadfront.core.listing import Listing
from broadfront.core.rulings import Ruling, refused
from broadfront.core.steps import Decision, InOrder, ListedChoice, Step
from broadfront.titles.ardennes.data.records import OKW_RELEASED, SIDES
from broadfront.titles.ardennes.data.title import RESERVE, calendar_box
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.actions import Deploy
from broadfront.titles.ardennes.rules.forces.german_reserve import (
    check_okw_release,
    deploy_german_unit,
    deployment_refusal,
    german_deployment_hexes,
    overdue_units,
)
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.rules.victory import log_points, result_at_end_of_day
from broadfront.titles.ardennes.rules.victory_points import scoring_hexes, victory_points

__all__ = ["Arrivals", "EndOfDay", "OkwRelease", "Overdue"]

REPLACEMENT_DAYS = (19, 21, 23, 25, 27, 29)
POINTS_PER_DAY = 2


class Arrivals(Step[ArdennesState], frozen=True):
    """Move the units that arrive today to their Reserve boxes, and add the day's German Replacement points."""

    def advance(self, state: ArdennesState) -> None:
        """Log the new day, move today's arrivals to the Reserve boxes, and add German Replacement points."""
        state.pop()
        clock = state.clock
        if state.events is not None:
            hexes = [vp.hex for vp in scoring_hexes(state)]
            message = say("day.begins", day=clock.day, points=victory_points(state), hexes=hexes)
            state.emit(message, "ARD-SEQ-01")
        if calendar_box(clock.day) in state.title.locations.boxes:
            for number in state.in_box(calendar_box(clock.day)):
                side = state.board.side_of(number)
                state.put_in_box(number, RESERVE[side])
                state.emit(say("arrival.enters", unit=state.units[number].id, side=SIDES[side]), "ARD-H-51")
        if clock.day in REPLACEMENT_DAYS:
            state.totals.receive_replacements(POINTS_PER_DAY)
            state.emit(say("replacements.points.held", points=state.totals.replacement_points or 0), "ARD-H-28")


class OkwRelease(Step[ArdennesState], frozen=True):
    """Release the OKW units once a supplied German unit has reached the Meuse."""

    def advance(self, state: ArdennesState) -> None:
        """Release the OKW units and their cards if a supplied German unit has reached the Meuse."""
        state.pop()
        if OKW_RELEASED in state.totals.used:
            return
        ruling = check_okw_release(state)
        if not ruling.legal:
            return
        state.totals.add_used(OKW_RELEASED)
        state.emit(say("okw.released", why=ruling.why), *ruling.rules)
        for number in state.in_box("OKW"):
            state.put_in_box(number, RESERVE[0])
        for card in [c for c in state.zones["german-later"] if "okw" in state.title.german_cards[c].flags]:
            primary = state.title.german_cards[card].is_primary
            state.move_item(card, "german-later", "german-deck" if primary else "german-available")
        state.emit(say("okw.enters"), "ARD-D1-11", "ARD-D1-12")


class Overdue(ListedChoice[ArdennesState], frozen=True):
    """Make the German deploy Reserve units that are two days overdue, where possible."""

    placed: tuple[int, ...] = ()
    """Units already placed, or found impossible to place, in this phase."""

    def next_unit(self, state: ArdennesState) -> int | None:
        """Return the next overdue German unit that must be deployed, or None if there is none."""
        for number in overdue_units(state):
            if number not in self.placed:
                return number
        return None

    def decision(self, state: ArdennesState) -> Decision:
        """Return the question where the next overdue German unit is deployed."""
        number = self.next_unit(state)
        assert number is not None
        prompt = say("ask.day.overdue", unit=state.units[number].id)
        return Decision("german", prompt, (Deploy,), rules=("ARD-SEQ-02",))

    def ask(self, state: ArdennesState) -> Decision | None:
        """Ask where the next overdue unit is deployed; None if no unit or no hex is left."""
        number = self.next_unit(state)
        if number is None or not german_deployment_hexes(state, number):
            return None
        return self.decision(state)

    def advance(self, state: ArdennesState) -> None:
        """Skip an overdue unit that has no hex to go to; end the step after the last unit."""
        number = self.next_unit(state)
        if number is None:
            state.forget_division_hexes()
            state.pop()
            return
        state.emit(say("deploy.overdue.no-hex", unit=state.units[number].id), "ARD-SEQ-02")
        state.become(Overdue((*self.placed, number)))

    def listing(self, state: ArdennesState) -> Listing:
        """Return the deployment of the next overdue unit in each possible hex."""
        found, number = Listing(), self.next_unit(state)
        if number is not None:
            unit = state.units[number].id
            found.add_numbered(
                Deploy(unit, ""), german_deployment_hexes(state, number), lambda hex: Deploy(unit, state.hex_id(hex))
            )
        return found

    def refusal(self, state: ArdennesState, action: Action) -> Ruling | None:
        """Return why an overdue unit may not be deployed in a hex, or None if it may."""
        assert isinstance(action, Deploy)
        number = state.title.unit(action.unit).number
        if number != self.next_unit(state):
            return refused("ARD-SEQ-02", say("deploy.overdue.not-now", unit=action.unit))
        return deployment_refusal(state, number, state.ground.map.index_of(action.hex))

    def do(self, state: ArdennesState, action: Action) -> None:
        """Deploy the overdue unit in the chosen hex."""
        assert isinstance(action, Deploy)
        number = state.title.unit(action.unit).number
        deploy_german_unit(state, number, action.hex, "ARD-SEQ-02")
        state.become(Overdue((*self.placed, number)))


class EndOfDay(Step[ArdennesState], frozen=True):
    """Check for victory, then begin the next day or end the game."""

    def advance(self, state: ArdennesState) -> None:
        """End the game if a side has won or the last day is over; otherwise begin the next day."""
        log_points(state)
        end = result_at_end_of_day(state)
        if end is not None:
            state.emit(say("end.of-day.over", reason=end.message), *end.rules)
            state.stack.clear()
            return
        state.pop()
        state.begin_day(state.clock.day + 1)
        state.become(InOrder(state.variant))
