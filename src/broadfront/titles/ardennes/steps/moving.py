"""Movement along a path hex by hex, with the bridge demolition and Roadblock checks it causes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from broadfront.board.walk import Terms, walk
from broadfront.core.actions import Action
from broadfront.core.chance import Chance, Outcome
from broadfront.core.rules import decides, mirrors
from broadfront.core.rulings import Ruling
from broadfront.core.steps import Choice, Decision, Step
from broadfront.titles.ardennes.data.dice import d10_chance, group_rolls_by_success, is_success
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.events.reactions import Greif, Manteuffel, clearable_roadblocks
from broadfront.titles.ardennes.rules.actions import (
    EndMove,
    ExitMap,
    Move,
    RollDemolition,
    SpareBridge,
)
from broadfront.titles.ardennes.rules.lines.supply import Supply, supply_without_enemies
from broadfront.titles.ardennes.rules.markers import DEMOLITION_ROLLED, ROADBLOCK_ROAD
from broadfront.titles.ardennes.rules.routes import bridges, roadblocks
from broadfront.titles.ardennes.rules.routes.entry_causes import CAUSES, CAUSES_WITH_CHECKS, Cause
from broadfront.titles.ardennes.rules.routes.hex_entry import fall_back_to_hex_with_room, move_along
from broadfront.titles.ardennes.rules.routes.movement import check_move, exit_map, find_reach, movement_terms
from broadfront.titles.ardennes.rules.routes.roadblocks import RoadblockCheck
from broadfront.titles.ardennes.rules.routes.stacking import PassingStep
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = [
    "Checks",
    "Demolition",
    "DemolitionWish",
    "GoOn",
    "Moving",
    "RoadblockRoll",
    "enter_hex",
    "stopped_by_roadblock",
]


POINT_CAUSES = (Cause.MOVE, Cause.REINFORCE)
"""Causes for which units spend movement points and may be interrupted."""


class Moving(PassingStep, frozen=True):
    """Move units together along a legal path; a demolition or Roadblock check on the way may end the move early.

    The table in `rules/routes/entry_causes.py` lists the checks for each cause of movement.
    """

    units: tuple[int, ...]
    path: tuple[str, ...]
    cause: Cause = Cause.MOVE
    spent: tuple[int, ...] = ()
    """Twelfths of a movement point spent on arrival in each hex, if the move may be interrupted."""
    start: int = 0
    """Twelfths of a movement point spent before the path began."""
    leaving: bool = False
    """Whether the unit leaves the map at the end of the path."""
    checked: bool = False
    """Whether a check was made in the current hex."""
    trail: tuple[int, ...] = ()
    """Hexes already left, starting hex first."""

    def units_in_passing(self) -> tuple[int, ...]:
        """Return the moving units, which may exceed stacking limits on the way."""
        return self.units

    def advance(self, state: ArdennesState) -> None:
        """Move the units on to the next check, or to the end of the path."""
        units = tuple([n for n in self.units if state.board.hexes[n] is not None])
        if not units:
            state.pop()
        elif self.checked and not self._can_continue(state, units[0]):
            return
        elif not self.path or not self._move_to_check(state, units):
            self._finish(state, units)

    def _move_to_check(self, state: ArdennesState, units: tuple[int, ...]) -> bool:
        """Move the units up to the first demolition or Roadblock check; return whether one interrupted them."""
        lead, path, at = units[0], [state.ground.map.index[hex] for hex in self.path], 0
        start = state.board.hexes[lead]
        assert start is not None
        # On a path without repeated hexes, a legal move stays legal until a check changes the position.
        twice = len({start, *path}) <= len(path)
        rolls = self.cause in CAUSES_WITH_CHECKS and state.board.side_of(lead) == GERMAN
        stops = possible_check_indices(state, units, path, by_supply=not twice) if rolls else ()
        before = (
            movement_terms(state, lead, spent=self.start, cause=self.cause)
            if stops and self.cause in POINT_CAUSES
            else None
        )
        for stop in stops:
            move_along(state, self.cause, units, path[at : stop + 1])
            _log_path(state, units, path[at : stop + 1])
            at = stop + 1
            roll = None if twice else next_demolition_or_roadblock_roll(state, units, self.cause)
            if twice or roll is not None:
                spent = self.spent
                if not spent and before is not None:
                    spent = self._costs_on_arrival(state, start, before)
                now, spent = (spent[stop], spent[at:]) if spent else (self.start, ())
                state.become(
                    Moving(
                        units,
                        self.path[at:],
                        self.cause,
                        spent,
                        now,
                        self.leaving,
                        checked=True,
                        trail=(*self.trail, start, *path[:stop]),
                    )
                )
                state.push(Checks(units, self.cause))
                if roll is not None:
                    state.push(_step_for_roll(roll))
                return True
        if at < len(path):
            move_along(state, self.cause, units, path[at:])
            if at < len(path) - 1:
                _log_path(state, units, path[at:])
        return False

    def _costs_on_arrival(self, state: ArdennesState, start: int, before: Terms) -> tuple[int, ...]:
        """Return the movement spent on arrival in each hex, in twelfths of a point, by the map as it was before."""
        total, found = self.start, []
        for entry in walk((state.hex_id(start), *self.path), before).entries:
            total += entry.cost
            found.append(total)
        return tuple(found) + (total,) * (len(self.path) - len(found))

    def _finish(self, state: ArdennesState, units: tuple[int, ...]) -> None:
        """End the move in its last hex, or remove the unit from the map if it leaves."""
        state.pop()
        if state.events is not None:
            ids, hex = [state.units[n].id for n in units], state.board.where[units[0]].text
            state.emit(say("move.way.arrived", units=ids, hex=hex))
        if self.leaving:
            exit_map(state, ExitMap(state.units[units[0]].id))

    def _can_continue(self, state: ArdennesState, lead: int) -> bool:
        """Return whether the rest of the path is still legal after a check.

        If it is not, end the move or let the player choose another path.
        """
        hex = state.board.hex_of_unit(lead)
        assert hex is not None
        if (self.path or self.leaving) and stopped_by_roadblock(state, self.cause, lead):
            state.pop()
            fall_back_to_hex_with_room(state, self.units, self.trail)
            return False
        if not self.path:
            return True
        if self.cause is Cause.STRATEGIC:
            return self._continue_on_road(state, hex)
        if all(check_move(state, n, self.path, spent=self.start, cause=self.cause).legal for n in self.units):
            return True
        state.emit(say("move.way.cut", unit=state.units[lead].id, hex=state.hex_id(hex)), "ARD-H-54")
        state.pop()
        if self.cause is Cause.MOVE and len(self.units) == 1:
            state.push(GoOn(lead, self.start, self.trail))
        else:
            fall_back_to_hex_with_room(state, self.units, self.trail)
        return False

    def _continue_on_road(self, state: ArdennesState, hex: int) -> bool:
        """Return whether Strategic Movement can continue; end it if a bridge is down or a Roadblock is ahead."""
        there = state.ground.map.index[self.path[0]]
        crossing = state.ground.crossings_by_direction.get((hex, state.ground.direction_between(hex, there)))
        if (crossing is None or state.land.has_bridge(crossing)) and self.path[0] not in state.land.roadblocks:
            return True
        state.emit(say("move.way.road-cut", unit=state.units[self.units[0]].id, hex=state.hex_id(hex)), "ARD-H-54")
        state.pop()
        fall_back_to_hex_with_room(state, self.units, self.trail)
        return False


def _log_path(state: ArdennesState, units: tuple[int, ...], path: Sequence[int]) -> None:
    """Log the hexes that units passed through, since they now control places there."""
    if state.events is not None:
        ids = state.ground.map.ids
        state.emit(say("move.way.along", units=[state.units[n].id for n in units], path=[ids[hex] for hex in path]))


def enter_hex(state: ArdennesState, cause: Cause, units: tuple[int, ...], hex: int) -> tuple[Checks, ...]:
    """Move units into an adjacent hex and return the step that makes the checks they cause there, if any."""
    move_along(state, cause, units, (hex,))
    return (Checks(units, cause),) if cause in CAUSES_WITH_CHECKS and state.board.side_of(units[0]) == GERMAN else ()


def stopped_by_roadblock(state: ArdennesState, cause: Cause, lead: int) -> bool:
    """Return whether a Roadblock ahead on a road stops units from moving on, and log it if so."""
    board = state.board
    hex, stopped = board.hexes[lead], CAUSES[cause].stopped
    assert hex is not None
    if not (stopped and board.side_of(lead) == GERMAN and board.zoc.flags(GERMAN)[hex] & ROADBLOCK_ROAD):
        return False
    message = say("move.way.roadblock", unit=state.units[lead].id, hex=state.hex_id(hex))
    state.emit(message, *stopped.rules, "ARD-H-54")
    return True


class GoOn(Choice[ArdennesState], PassingStep, frozen=True):
    """Let the player choose another path, with the points left, for a unit whose path was cut off."""

    unit: int
    spent: int
    trail: tuple[int, ...] = ()

    def units_in_passing(self) -> tuple[int, ...]:
        """Return the unit that is in the middle of its move."""
        return (self.unit,)

    def decision(self, state: ArdennesState) -> Decision:
        """Return the question where the unit goes on, or whether it stops."""
        unit = state.units[self.unit]
        return Decision(unit.side, say("ask.move.goes-on", unit=unit.id), (Move, EndMove), rules=("ARD-H-54",))

    def options(self, state: ArdennesState) -> Iterator[Action]:
        """Yield a move to each hex the unit can still reach, and the end of its move."""
        found = find_reach(state, self.unit, spent=self.spent)
        for hex in found.end_ids():
            yield Move(state.units[self.unit].id, found.path(hex))
        yield EndMove()

    def refusal(self, state: ArdennesState, action: Action) -> Ruling | None:
        """Return why the unit may not go on along a path, or None if it may."""
        if not isinstance(action, Move) or action.unit != state.units[self.unit].id:
            return super().refusal(state, action)
        ruling = check_move(state, self.unit, action.path, spent=self.spent)
        return None if ruling.legal else ruling

    def do(self, state: ArdennesState, action: Action) -> None:
        """Move the unit on along the chosen path, or end its move in a hex with room."""
        if isinstance(action, Move):
            state.become(Moving((self.unit,), action.path, start=self.spent, trail=self.trail))
        else:
            state.pop()
            fall_back_to_hex_with_room(state, (self.unit,), self.trail)


# Checks


@decides("ARD-H-54", "ARD-SEQ-14", "ARD-SEQ-15")
def next_demolition_or_roadblock_roll(
    state: ArdennesState, units: tuple[int, ...], cause: Cause = Cause.MOVE
) -> Demolition | RoadblockRoll | None:
    """Return the next demolition or Roadblock roll that German units cause in their hex, or None if none is left.

    Bridges come first (from 17 December), then Roadblocks.
    """
    row = CAUSES[cause]
    for demolition in bridges.find_demolition_checks(state, units[0]) if row.demolition else ():
        return Demolition(demolition.bridge, demolition.number, cause)
    for check in roadblocks.find_roadblock_checks(state, units) if row.checks else ():
        return RoadblockRoll(check.hex, check.number, cause)
    return None


def possible_check_indices(
    state: ArdennesState, units: tuple[int, ...], path: Sequence[int], *, by_supply: bool
) -> Sequence[int]:
    """Return the indices of path hexes where German units may cause a demolition or Roadblock check.

    `by_supply` leaves out places that the Allies cannot supply.
    """
    start = state.board.hexes[units[0]]
    assert start is not None
    emptied = start if len(state.board.at[start]) == len(units) else None
    found = [place for place, hex in enumerate(path) if may_cause_check(state, hex, emptied)]
    if not found or not by_supply:
        return found
    net = supply_without_enemies(state, ALLIED, start)
    return [place for place in found if may_cause_check(state, path[place], emptied, net)]


@mirrors(next_demolition_or_roadblock_roll)
def may_cause_check(state: ArdennesState, hex: int, emptied: int | None, net: Supply | None = None) -> bool:
    """Return whether German units that enter `hex` and vacate `emptied` may cause a demolition or Roadblock check.

    If `net` is given, only places the Allies can supply count.
    """
    ground, board, activation = state.ground, state.board, state.activation
    at = board.at
    if state.clock.day >= bridges.FIRST_DAY:
        land = state.land
        for crossing in ground.crossings_around.get(hex, ()):
            if (crossing.bridged or crossing.id in land.bridges) and land.has_bridge(crossing):
                far = crossing.other_bank(hex)
                if (
                    (far == emptied or not at[far] or board.side_of(at[far][0]) == ALLIED)
                    and not activation.crossed.get(crossing.id, 0) & DEMOLITION_ROLLED
                    and (net is None or net.reached[far])
                ):
                    return True
    positions = roadblocks.checkable_positions(state)
    for there in ground.adjacent_road_positions[hex]:
        if (
            (there == emptied or not at[there])
            and there in positions
            and state.hex_id(there) not in activation.checked
            and (net is None or net.reached[there])
        ):
            return True
    return False


class Checks(Step[ArdennesState], frozen=True):
    """Make the checks that German units cause in a new hex: demolition (from 17 December), then Roadblocks."""

    units: tuple[int, ...]
    cause: Cause = Cause.MOVE

    def advance(self, state: ArdennesState) -> None:
        """Add the next demolition or Roadblock roll; end the step after the last one."""
        board = state.board
        units = tuple([n for n in self.units if board.hexes[n] is not None])
        roll = (
            next_demolition_or_roadblock_roll(state, units, self.cause)
            if units and board.side_of(units[0]) == GERMAN
            else None
        )
        if roll is None:
            state.pop()
        else:
            state.push(_step_for_roll(roll))


def _step_for_roll(roll: Demolition | RoadblockRoll) -> Step[ArdennesState]:
    """Return the step that makes a roll; before a demolition roll the Allies are asked whether they want it."""
    return DemolitionWish(roll) if isinstance(roll, Demolition) else roll


class Demolition(Step[ArdennesState], frozen=True):
    """Roll for the demolition of a bridge that a German unit has reached."""

    bridge: str
    number: int
    cause: Cause = Cause.MOVE

    def rules(self) -> tuple[str, ...]:
        """Return the rules cited for the demolition roll."""
        return CAUSES[self.cause].demolition.rules

    def ask(self, state: ArdennesState) -> Chance:
        """Return the die roll that decides whether the bridge is demolished."""
        what = say("roll.bridge.demolition", bridge=self.bridge, needed=self.number)
        return d10_chance(what, side="allied", rules=self.rules())

    def classes(self, state: ArdennesState, chance: Chance) -> list[list[int]]:
        """Return the die rolls in two groups, bridge demolished and not."""
        return group_rolls_by_success(self.number)

    def happen(self, state: ArdennesState, outcome: Outcome) -> None:
        """Log the roll; if it succeeds, offer the German the Greif event before the bridge is blown."""
        bridges.note_demolition_roll(state, self.bridge)
        state.pop()
        blown = is_success(outcome, self.number)
        topic = "bridge.demolition.succeeds" if blown else "bridge.demolition.stands"
        state.emit(say(topic, bridge=self.bridge, die=int(outcome), needed=self.number), *self.rules())
        if blown:
            state.push(Greif(self.bridge))


class DemolitionWish(Choice[ArdennesState], frozen=True):
    """Let the Allies choose whether to roll for demolition."""

    roll: Demolition

    def decision(self, state: ArdennesState) -> Decision:
        """Return the question whether the Allies roll for demolition."""
        prompt = say("ask.bridge.demolition", bridge=self.roll.bridge, needed=self.roll.number)
        return Decision("allied", prompt, (RollDemolition, SpareBridge), rules=("ARD-H-56", "ARD-H-26"))

    def options(self, state: ArdennesState) -> Iterator[Action]:
        """Yield the two choices: roll for demolition, or spare the bridge."""
        yield RollDemolition()
        yield SpareBridge()

    def do(self, state: ArdennesState, action: Action) -> None:
        """Roll for demolition, or note that the bridge is spared."""
        if isinstance(action, RollDemolition):
            state.become(self.roll)
            return
        bridges.note_demolition_roll(state, self.roll.bridge)
        state.emit(say("bridge.demolition.spared", bridge=self.roll.bridge), "ARD-H-56")
        state.pop()


class RoadblockRoll(Step[ArdennesState], frozen=True):
    """Roll for a Roadblock in a hex next to German units."""

    hex: str
    number: int
    cause: Cause = Cause.MOVE

    def rules(self) -> tuple[str, ...]:
        """Return the rules cited for the Roadblock roll."""
        return ("ARD-R0-08", *CAUSES[self.cause].checks.rules)

    def ask(self, state: ArdennesState) -> Chance:
        """Return the die roll that decides whether a Roadblock is placed."""
        return d10_chance(
            say("roll.roadblock.placed", hex=self.hex, needed=self.number), side="allied", rules=self.rules()
        )

    def classes(self, state: ArdennesState, chance: Chance) -> list[list[int]]:
        """Return the die rolls in two groups, Roadblock placed and not."""
        return group_rolls_by_success(self.number)

    def happen(self, state: ArdennesState, outcome: Outcome) -> None:
        """Place a Roadblock if the roll succeeds; the German may then respond with an event if he can clear it."""
        state.pop()
        placed = roadblocks.apply_check_roll(state, RoadblockCheck(self.hex, self.number, self.rules()), int(outcome))
        if placed and self.hex in clearable_roadblocks(state):
            state.push(Manteuffel(self.hex))
