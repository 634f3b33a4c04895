"""A position of patrol: the places and steps of units, weather, bridge, village and cards."""

from __future__ import annotations

from typing import ClassVar, Literal

from broadfront.board.zones import ControlZones
from broadfront.core.errors import unknown_name
from broadfront.core.facts import SEQUENCE, Fact, column, count, places, plain, with_item
from broadfront.core.locations import Location, OnMap
from broadfront.core.positions.parts import Copy, Part
from broadfront.core.state import Problem, State
from broadfront.titles.patrol.data import SIDES, Patrol, say
from broadfront.titles.patrol.rules.corrections import MOVED, STEPS, TURNS, put_unit, set_steps

TURN, WHERE = "turn", "board.where"


def _starting_places(state: PatrolState) -> tuple[Location, ...]:
    """Return where each unit begins: its printed hex, or the Reserve box."""
    at = state.title.locations
    return tuple(at.hex(unit.at) if unit.at else at.boxes["Reserve"] for unit in state.title.units)


def _zero_by_unit(state: PatrolState) -> bytearray:
    """Return an array with a zero for each unit."""
    return bytearray(len(state.title.units))


def _village_holder(state: PatrolState) -> str:
    """Return the side whose unit begins in the village, or an empty string."""
    village = state.title.locations.hexes[state.title.village]
    return next((u.side for u, at in zip(state.title.units, state.board.where, strict=True) if at is village), "")


class Clock(Part):
    """The part of the position about time: turn, weather, and the result once the game is over."""

    FACTS: ClassVar[dict[str, Fact]] = {
        "turn": count(value=TURNS),
        "weather": plain(kind=Literal["clear", "snow"], initial=lambda _state: "clear"),
        "ended": plain(kind=tuple[str, str, str] | None, initial=lambda _state: None, not_in_fix=SEQUENCE),
    }
    __slots__ = (*FACTS,)

    turn: int
    weather: str
    ended: tuple[str, str, str] | None
    """Winner ("" for a draw), reason and rule; None while the game goes on."""

    def set_weather(self, weather: str) -> None:
        self.weather = weather


class Board(Part):
    """The part of the position about units: places, steps, moves and fights this turn, bridge and village."""

    FACTS: ClassVar[dict[str, Fact]] = {
        "where": places(initial=_starting_places, setter=put_unit),
        "steps": column(
            initial=lambda state: bytearray(u.steps for u in state.title.units), value=STEPS, setter=set_steps
        ),
        "moved": column(initial=_zero_by_unit, span=TURN, value=MOVED),
        "fought": column(initial=_zero_by_unit, span=TURN, not_in_fix=SEQUENCE),
        "bridge": plain(kind=Literal["new", "stands", "blown"], initial=lambda _state: "new"),
        "village": plain(kind=Literal["", "german", "american"], initial=_village_holder),
    }
    COPIES: ClassVar[dict[str, Copy]] = {"unit_in": dict.copy, "zones_of": ControlZones.copy}
    __slots__ = (*FACTS, "title", "unit_in", "zones_of")

    title: Patrol
    where: tuple[Location, ...]
    steps: bytearray
    moved: bytearray
    fought: bytearray
    """By unit, bit 1 if it attacked this turn and bit 2 if it was attacked."""
    bridge: str
    """`new` (not rolled for yet), `stands` or `blown`."""
    village: str
    """The side that last had a unit in the village, or ""."""
    unit_in: dict[int, int]
    zones_of: ControlZones

    def derive(self) -> None:
        units = self.title.units
        self.unit_in = {at.index: n for n, at in enumerate(self.where) if isinstance(at, OnMap)}
        zones = [(SIDES.index(units[n].side), hex, True) for hex, n in self.unit_in.items()]
        self.zones_of = ControlZones.build(self.title.map, zones)

    def put(self, unit_number: int, location: Location) -> None:
        """Move a unit and its zone of control; a unit put in the village takes it for its side."""
        side, old = SIDES.index(self.title.units[unit_number].side), self.where[unit_number]
        if isinstance(old, OnMap):
            del self.unit_in[old.index]
            self.zones_of.leave(side, old.index)
        self.where = with_item(self.where, unit_number, location)
        if isinstance(location, OnMap):
            self.unit_in[location.index] = unit_number
            self.zones_of.enter(side, location.index)
            if location.index == self.title.village:
                self.village = SIDES[side]

    def set_bridge(self, bridge: str) -> None:
        self.bridge = bridge

    def note_move(self, unit_number: int) -> None:
        """Note that a unit has moved this turn."""
        self.moved[unit_number] = 1

    def note_fight(self, unit_number: int, role: int) -> None:
        """Note that a unit attacked (`role` 1) or was attacked (`role` 2) this turn."""
        self.fought[unit_number] |= role

    def regain_step(self, unit_number: int) -> None:
        self.steps[unit_number] += 1

    def hex_of(self, unit_number: int) -> OnMap | None:
        """Return the hex of a unit, or None if it is off the map."""
        return spot if isinstance(spot := self.where[unit_number], OnMap) else None

    def strength(self, unit_number: int) -> int:
        """Return the combat strength of a unit now; half, rounded up, once it has lost a step."""
        unit = self.title.units[unit_number]
        return unit.strength if self.steps[unit_number] == unit.steps else (unit.strength + 1) // 2


class PatrolState(State):
    """A position of the game Patrol: turn and weather, units, bridge, village and cards."""

    PARTS: ClassVar[dict[str, type[Part]]] = {"clock": Clock, "board": Board}
    ORDER = ("turn", "weather", "where", "steps", "moved", "fought", "bridge", "village", "ended")
    DERIVED: ClassVar[dict[str, tuple[str, ...]]] = {"board.unit_in": (WHERE,), "board.zones_of": (WHERE,)}
    __slots__ = (*PARTS,)

    title: Patrol
    clock: Clock
    board: Board

    def __init__(self, title: Patrol, variant: str, scenario: str) -> None:
        super().__init__(title, variant, scenario)
        self.begin("", TURN)
        self.derive()

    def derived(self) -> object:
        return self.board.unit_in, self.board.zones_of

    def begin_turn(self) -> None:
        """Begin the next turn: count it and clear what lasts one turn."""
        self.clock.turn += 1
        self.begin(TURN)

    def end(self, winner: str, reason: str, rule: str) -> None:
        """End the game: record the result and clear the stack of pending steps."""
        self.clock.ended = (winner, reason, rule)
        self.stack.clear()

    def number(self, unit: str) -> int:
        """Return the number of a unit by its id; raise Invalid for an unknown id."""
        if unit not in self.title.number:
            raise unknown_name("unit", unit, self.title.number, parameter="unit")
        return self.title.number[unit]

    def called(self) -> dict[str, tuple[str, ...]]:
        return {unit.id: () for unit in self.title.units}

    def lose_step(self, unit_number: int, *rules: str) -> None:
        """Take a step from a unit, eliminating it with its last one, and report the loss."""
        name = self.title.units[unit_number].id
        self.board.steps[unit_number] -= 1
        if self.board.steps[unit_number]:
            self.emit(say("loss.step", unit=name), *rules)
        else:
            self.board.put(unit_number, self.title.locations.eliminated)
            self.emit(say("loss.eliminated", unit=name), *rules)

    def inventory(self) -> dict[str, int]:
        return super().inventory() | {"units": len(self.board.where)}

    def status(self) -> list[Problem]:
        found: list[Problem] = []
        taken: dict[str, str] = {}
        board, units = self.board, self.title.units
        if {len(held) for held in (board.where, board.steps, board.moved, board.fought)} != {len(units)}:
            return [Problem(say("problem.not-all-units", count=len(units)))]
        for n, (unit, spot) in enumerate(zip(units, board.where, strict=True)):
            if board.steps[n] > unit.steps or (board.steps[n] == 0) != (spot is self.title.locations.eliminated):
                wrong = say("problem.steps", unit=unit.id, steps=board.steps[n])
                found.append(Problem(wrong, "PAT-COMBAT-04", spot.text))
            if isinstance(spot, OnMap):
                if spot.hex in taken:
                    wrong = say("problem.shared", unit=unit.id, other=taken[spot.hex], hex=spot.hex)
                    found.append(Problem(wrong, "PAT-MOVE-04", spot.hex))
                taken[spot.hex] = unit.id
        return found
