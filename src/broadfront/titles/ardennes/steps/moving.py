"""Units on their way, hex by hex, whatever the cause; bridge demolition and Roadblock checks, and what the German can
do against them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from broadfront.board.walk import Terms, walk
from broadfront.core.actions import Action
from broadfront.core.chance import Chance, Outcome
from broadfront.core.rules import decides, mirrors
from broadfront.core.rulings import Ruling
from broadfront.core.steps import Choice, Decision, Step
from broadfront.titles.ardennes.data.dice import d10, succeeds, up_to
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.events.reactions import Greif, Manteuffel, traffic_hexes
from broadfront.titles.ardennes.rules.actions import (
    EndMove,
    ExitMap,
    Move,
    RollDemolition,
    SpareBridge,
)
from broadfront.titles.ardennes.rules.lines.supply import Supply, most_supply
from broadfront.titles.ardennes.rules.markers import DEMOLITION_ROLLED, ROADBLOCK_ROAD
from broadfront.titles.ardennes.rules.routes import bridges, roadblock
from broadfront.titles.ardennes.rules.routes.causes import CAUSES, ROLLS, Cause
from broadfront.titles.ardennes.rules.routes.entering import fall_back, go_along
from broadfront.titles.ardennes.rules.routes.movement import check_move, leave_map, reach, terms
from broadfront.titles.ardennes.rules.routes.roadblock import RoadblockCheck
from broadfront.titles.ardennes.rules.routes.stacking import PassingStep
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = ["Checks", "Demolition", "DemolitionWish", "GoOn", "Moving", "RoadblockRoll", "go_a_hex", "halted"]


BY_POINTS = (Cause.MOVE, Cause.REINFORCE)
"""Causes by which units spend movement points and may be interrupted."""


class Moving(PassingStep, frozen=True):
    """Units go together along a path that was found legal; what happens on the way may end it early.

    What happens is what the row of the cause says (`rules/routes/causes.py`).
    """

    units: tuple[int, ...]
    path: tuple[str, ...]
    cause: Cause = Cause.MOVE
    spent: tuple[int, ...] = ()
    """Twelfths spent on arrival in each hex of the path, when the move may be interrupted."""
    start: int = 0
    """Twelfths spent before the path began."""
    leaving: bool = False
    """The unit leaves the map at the end of the path."""
    checked: bool = False
    """A check was made in the hex the units stand in."""
    trail: tuple[int, ...] = ()
    """Hexes behind the units, the start first."""

    def in_passing(self) -> tuple[int, ...]:
        return self.units

    def advance(self, state: ArdennesState) -> None:
        units = tuple([n for n in self.units if state.board.hexes[n] is not None])
        if not units:
            state.pop()
        elif self.checked and not self._goes_on(state, units[0]):
            return
        elif not self.path or not self._interrupted(state, units):
            self._arrive(state, units)

    def _interrupted(self, state: ArdennesState, units: tuple[int, ...]) -> bool:
        """Units go along the path, Germans as far as no check is called for; whether one was."""
        lead, path, at = units[0], [state.ground.map.index[hex] for hex in self.path], 0
        start = state.board.hexes[lead]
        assert start is not None
        # On a path that comes to no hex twice, what was legal at its start is legal until a check changes it.
        twice = len({start, *path}) <= len(path)
        rolls = self.cause in ROLLS and state.board.side_of(lead) == GERMAN
        stops = check_places(state, units, path, by_supply=not twice) if rolls else ()
        before = terms(state, lead, spent=self.start, cause=self.cause) if stops and self.cause in BY_POINTS else None
        for stop in stops:
            go_along(state, self.cause, units, path[at : stop + 1])
            _tell_way(state, units, path[at : stop + 1])
            at = stop + 1
            roll = None if twice else next_check(state, units, self.cause)
            if twice or roll is not None:
                spent = self.spent
                if not spent and before is not None:
                    spent = self._costs(state, start, before)
                now, spent = (spent[stop], spent[at:]) if spent else (self.start, ())
                state.become(
                    Moving(
                        units, self.path[at:], self.cause, spent, now, self.leaving,
                        checked=True, trail=(*self.trail, start, *path[:stop]),
                    )
                )  # fmt: skip
                state.push(Checks(units, self.cause))
                if roll is not None:
                    state.push(_asked(roll))
                return True
        if at < len(path):
            go_along(state, self.cause, units, path[at:])
            if at < len(path) - 1:
                _tell_way(state, units, path[at:])
        return False

    def _costs(self, state: ArdennesState, start: int, before: Terms) -> tuple[int, ...]:
        """What the lead unit has spent on arrival in each hex, on the terms it had before it moved."""
        total, found = self.start, []
        for entry in walk((state.name(start), *self.path), before).entries:
            total += entry.cost
            found.append(total)
        return tuple(found) + (total,) * (len(self.path) - len(found))

    def _arrive(self, state: ArdennesState, units: tuple[int, ...]) -> None:
        state.pop()
        if state.events is not None:
            ids, hex = [state.units[n].id for n in units], state.board.where[units[0]].text
            state.emit(say("move.way.arrived", units=ids, hex=hex))
        if self.leaving:
            leave_map(state, ExitMap(state.units[units[0]].id))

    def _goes_on(self, state: ArdennesState, lead: int) -> bool:
        """Whether the rest of the path still stands after a check; if not, the move ends or is chosen anew."""
        hex = state.board.hex(lead)
        assert hex is not None
        if (self.path or self.leaving) and halted(state, self.cause, lead):
            state.pop()
            fall_back(state, self.units, self.trail)
            return False
        if not self.path:
            return True
        if self.cause is Cause.STRATEGIC:
            return self._road_is_open(state, hex)
        if all(check_move(state, n, self.path, spent=self.start, cause=self.cause).legal for n in self.units):
            return True
        state.emit(say("move.way.cut", unit=state.units[lead].id, hex=state.name(hex)), "ARD-H-54")
        state.pop()
        if self.cause is Cause.MOVE and len(self.units) == 1:
            state.push(GoOn(lead, self.start, self.trail))
        else:
            fall_back(state, self.units, self.trail)
        return False

    def _road_is_open(self, state: ArdennesState, hex: int) -> bool:
        """Strategic Movement goes on unless the next bridge is down or a Roadblock lies ahead."""
        there = state.ground.map.index[self.path[0]]
        crossing = state.ground.crossing_at.get((hex, state.ground.way_between(hex, there)))
        if (crossing is None or state.land.has_bridge(crossing)) and self.path[0] not in state.land.roadblocks:
            return True
        state.emit(say("move.way.road-cut", unit=state.units[self.units[0]].id, hex=state.name(hex)), "ARD-H-54")
        state.pop()
        fall_back(state, self.units, self.trail)
        return False


def _tell_way(state: ArdennesState, units: tuple[int, ...], path: Sequence[int]) -> None:
    """Tell the hexes that units came through: who holds what follows from them."""
    if state.events is not None:
        ids = state.ground.map.ids
        state.emit(say("move.way.along", units=[state.units[n].id for n in units], path=[ids[hex] for hex in path]))


def go_a_hex(state: ArdennesState, cause: Cause, units: tuple[int, ...], hex: int) -> tuple[Checks, ...]:
    """Units go into an adjacent hex at once; the checks that calls for, which are to come next."""
    go_along(state, cause, units, (hex,))
    return (Checks(units, cause),) if cause in ROLLS and state.board.side_of(units[0]) == GERMAN else ()


def halted(state: ArdennesState, cause: Cause, lead: int) -> bool:
    """Whether a Roadblock at the other end of a road stops units that would go on from their hex; if so, it is told."""
    board = state.board
    hex, stopped = board.hexes[lead], CAUSES[cause].stopped
    assert hex is not None
    if not (stopped and board.side_of(lead) == GERMAN and board.zoc.flags(GERMAN)[hex] & ROADBLOCK_ROAD):
        return False
    told = say("move.way.roadblock", unit=state.units[lead].id, hex=state.name(hex))
    state.emit(told, *stopped.rules, "ARD-H-54")
    return True


class GoOn(Choice[ArdennesState], PassingStep, frozen=True):
    """A unit whose way was cut goes on by another, with the movement points it has left."""

    unit: int
    spent: int
    trail: tuple[int, ...] = ()

    def in_passing(self) -> tuple[int, ...]:
        return (self.unit,)

    def decision(self, state: ArdennesState) -> Decision:
        unit = state.units[self.unit]
        return Decision(unit.side, say("ask.move.goes-on", unit=unit.id), (Move, EndMove), rules=("ARD-H-54",))

    def options(self, state: ArdennesState) -> Iterator[Action]:
        found = reach(state, self.unit, spent=self.spent)
        for hex in found.destinations():
            yield Move(state.units[self.unit].id, found.path(hex))
        yield EndMove()

    def refusal(self, state: ArdennesState, action: Action) -> Ruling | None:
        if not isinstance(action, Move) or action.unit != state.units[self.unit].id:
            return super().refusal(state, action)
        ruling = check_move(state, self.unit, action.path, spent=self.spent)
        return None if ruling.legal else ruling

    def do(self, state: ArdennesState, action: Action) -> None:
        if isinstance(action, Move):
            state.become(Moving((self.unit,), action.path, start=self.spent, trail=self.trail))
        else:
            state.pop()
            fall_back(state, (self.unit,), self.trail)


# Checks


@decides("ARD-H-54", "ARD-SEQ-14", "ARD-SEQ-15")
def next_check(
    state: ArdennesState, units: tuple[int, ...], cause: Cause = Cause.MOVE
) -> Demolition | RoadblockRoll | None:
    """The roll German units in their hex call for now: bridges (from 17 December), then Roadblocks."""
    row = CAUSES[cause]
    for demolition in bridges.demolition_checks(state, units[0]) if row.demolition else ():
        return Demolition(demolition.bridge, demolition.number, cause)
    for check in roadblock.checks(state, units) if row.checks else ():
        return RoadblockRoll(check.hex, check.number, cause)
    return None


def check_places(
    state: ArdennesState, units: tuple[int, ...], path: Sequence[int], *, by_supply: bool
) -> Sequence[int]:
    """The places in a path where German units may call for a check; `by_supply` if the Allies can have Supply there."""
    start = state.board.hexes[units[0]]
    assert start is not None
    emptied = start if len(state.board.at[start]) == len(units) else None
    found = [place for place, hex in enumerate(path) if calls_for_checks(state, hex, emptied)]
    if not found or not by_supply:
        return found
    net = most_supply(state, ALLIED, start)
    return [place for place in found if calls_for_checks(state, path[place], emptied, net)]


@mirrors(next_check)
def calls_for_checks(state: ArdennesState, hex: int, emptied: int | None, net: Supply | None = None) -> bool:
    """Whether German units that come into a hex, and leave one empty, may call for a check there.

    Only what the Allies may have in Supply counts, if that is known: `net`.
    """
    ground, board, activation = state.ground, state.board, state.activation
    at = board.at
    if state.clock.day >= bridges.FIRST_DAY:
        land = state.land
        for crossing in ground.bridges_at.get(hex, ()):
            if (crossing.bridged or crossing.id in land.bridges) and land.has_bridge(crossing):
                far = crossing.across(hex)
                if (
                    (far == emptied or not at[far] or board.side_of(at[far][0]) == ALLIED)
                    and not activation.crossed.get(crossing.id, 0) & DEMOLITION_ROLLED
                    and (net is None or net.reached[far])
                ):
                    return True
    positions = roadblock.checked_today(state)
    for there in ground.positions_beside[hex]:
        if (
            (there == emptied or not at[there])
            and there in positions
            and state.name(there) not in activation.checked
            and (net is None or net.reached[there])
        ):
            return True
    return False


class Checks(Step[ArdennesState], frozen=True):
    """German units came into a hex: demolition checks (from 17 December), then Roadblock checks."""

    units: tuple[int, ...]
    cause: Cause = Cause.MOVE

    def advance(self, state: ArdennesState) -> None:
        board = state.board
        units = tuple([n for n in self.units if board.hexes[n] is not None])
        roll = next_check(state, units, self.cause) if units and board.side_of(units[0]) == GERMAN else None
        if roll is None:
            state.pop()
        else:
            state.push(_asked(roll))


def _asked(roll: Demolition | RoadblockRoll) -> Step[ArdennesState]:
    """A roll that is due, after the Allied wish where it takes that."""
    return DemolitionWish(roll) if isinstance(roll, Demolition) else roll


class Demolition(Step[ArdennesState], frozen=True):
    """The roll for a bridge a German unit has come to."""

    bridge: str
    number: int
    cause: Cause = Cause.MOVE

    def rules(self) -> tuple[str, ...]:
        return CAUSES[self.cause].demolition.rules

    def ask(self, state: ArdennesState) -> Chance:
        what = say("roll.bridge.demolition", bridge=self.bridge, needed=self.number)
        return d10(what, side="allied", rules=self.rules())

    def classes(self, state: ArdennesState, chance: Chance) -> list[list[int]]:
        return up_to(self.number)

    def happen(self, state: ArdennesState, outcome: Outcome) -> None:
        bridges.rolled(state, self.bridge)
        state.pop()
        blown = succeeds(outcome, self.number)
        topic = "bridge.demolition.succeeds" if blown else "bridge.demolition.stands"
        state.emit(say(topic, bridge=self.bridge, die=int(outcome), needed=self.number), *self.rules())
        if blown:
            state.push(Greif(self.bridge))


class DemolitionWish(Choice[ArdennesState], frozen=True):
    """A demolition roll is made if the Allies wish."""

    roll: Demolition

    def decision(self, state: ArdennesState) -> Decision:
        prompt = say("ask.bridge.demolition", bridge=self.roll.bridge, needed=self.roll.number)
        return Decision("allied", prompt, (RollDemolition, SpareBridge), rules=("ARD-H-56", "ARD-H-26"))

    def options(self, state: ArdennesState) -> Iterator[Action]:
        yield RollDemolition()
        yield SpareBridge()

    def do(self, state: ArdennesState, action: Action) -> None:
        if isinstance(action, RollDemolition):
            state.become(self.roll)
            return
        bridges.rolled(state, self.roll.bridge)
        state.emit(say("bridge.demolition.spared", bridge=self.roll.bridge), "ARD-H-56")
        state.pop()


class RoadblockRoll(Step[ArdennesState], frozen=True):
    """The roll for a Roadblock in a hex next to German units."""

    hex: str
    number: int
    cause: Cause = Cause.MOVE

    def rules(self) -> tuple[str, ...]:
        return ("ARD-R0-08", *CAUSES[self.cause].checks.rules)

    def ask(self, state: ArdennesState) -> Chance:
        return d10(say("roll.roadblock.placed", hex=self.hex, needed=self.number), side="allied", rules=self.rules())

    def classes(self, state: ArdennesState, chance: Chance) -> list[list[int]]:
        return up_to(self.number)

    def happen(self, state: ArdennesState, outcome: Outcome) -> None:
        state.pop()
        placed = roadblock.place_roadblock(state, RoadblockCheck(self.hex, self.number, self.rules()), int(outcome))
        if placed and self.hex in traffic_hexes(state):
            state.push(Manteuffel(self.hex))
