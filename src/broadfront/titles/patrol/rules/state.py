"""A patrol position: where the units are, their steps, weather, bridge, village, cards."""

from __future__ import annotations

from typing import ClassVar, Literal, Self

from broadfront.board.zones import ControlZones
from broadfront.core.errors import unknown
from broadfront.core.facts import SEQUENCE, Fact, column, count, places, plain, with_item
from broadfront.core.locations import Location, OnMap
from broadfront.core.state import Problem, State
from broadfront.titles.patrol.data import SIDES, Patrol, say
from broadfront.titles.patrol.rules.corrections import MOVED, STEPS, TURNS, put_unit, set_steps

TURN, WHERE = "turn", "where"


def _starts(state: PatrolState) -> tuple[Location, ...]:
    at = state.title.locations
    return tuple(at.hex(unit.at) if unit.at else at.boxes["Reserve"] for unit in state.title.units)


def _none(state: PatrolState) -> bytearray:
    return bytearray(len(state.title.units))


def _in_village(state: PatrolState) -> str:
    village = state.title.locations.hexes[state.title.village]
    return next((u.side for u, at in zip(state.title.units, state.where, strict=True) if at is village), "")


class PatrolState(State):
    DERIVED: ClassVar[dict[str, tuple[str, ...]]] = {"unit_in": (WHERE,), "zones_of": (WHERE,)}
    FACTS: ClassVar[dict[str, Fact]] = {
        "turn": count(value=TURNS),
        "weather": plain(kind=Literal["clear", "snow"], initial=lambda _state: "clear"),
        "where": places(initial=_starts, setter=put_unit),
        "steps": column(
            initial=lambda state: bytearray(u.steps for u in state.title.units), value=STEPS, setter=set_steps
        ),
        "moved": column(initial=_none, span=TURN, value=MOVED),
        "fought": column(initial=_none, span=TURN, not_in_fix=SEQUENCE),
        "bridge": plain(kind=Literal["new", "stands", "blown"], initial=lambda _state: "new"),
        "village": plain(kind=Literal["", "german", "american"], initial=_in_village),
        "ended": plain(kind=tuple[str, str, str] | None, initial=lambda _state: None, not_in_fix=SEQUENCE),
    }
    title: Patrol
    turn: int
    weather: str
    where: tuple[Location, ...]
    steps: bytearray
    moved: bytearray
    fought: bytearray
    """1 attacked this turn, 2 was attacked."""
    bridge: str
    """new (never rolled for), stands or blown."""
    village: str
    """The side that last had a unit there, or nothing."""
    ended: tuple[str, str, str] | None
    """Winner (empty for a draw), reason, rule."""
    zones_of: ControlZones
    unit_in: dict[int, int]

    def __init__(self, title: Patrol, variant: str, scenario: str) -> None:
        super().__init__(title, variant, scenario)
        self.begin("", TURN)
        self.derive()

    def derive(self) -> None:
        units = self.title.units
        self.unit_in = {loc.index: n for n, loc in enumerate(self.where) if isinstance(loc, OnMap)}
        self.zones_of = ControlZones.of(
            self.title.map, [(SIDES.index(units[n].side), i, True) for i, n in self.unit_in.items()]
        )

    def copy_derived(self, twin: Self) -> None:
        twin.unit_in, twin.zones_of = self.unit_in.copy(), self.zones_of.copy()

    def derived(self) -> object:
        return self.unit_in, self.zones_of

    def put(self, n: int, location: Location) -> None:
        """The one setter of `where`: keeps zones, occupancy and the village."""
        side = SIDES.index(self.title.units[n].side)
        old = self.where[n]
        if isinstance(old, OnMap):
            del self.unit_in[old.index]
            self.zones_of.leave(side, old.index)
        self.where = with_item(self.where, n, location)
        if isinstance(location, OnMap):
            self.unit_in[location.index] = n
            self.zones_of.enter(side, location.index)
            if location.index == self.title.village:
                self.village = SIDES[side]

    def begin_turn(self) -> None:
        self.turn += 1
        self.begin(TURN)

    def set_weather(self, weather: str) -> None:
        self.weather = weather

    def set_bridge(self, bridge: str) -> None:
        self.bridge = bridge

    def note_move(self, n: int) -> None:
        self.moved[n] = 1

    def note_fight(self, n: int, part: int) -> None:
        """A unit has attacked or was attacked this turn."""
        self.fought[n] |= part

    def regain_step(self, n: int) -> None:
        self.steps[n] += 1

    def end(self, winner: str, reason: str, rule: str) -> None:
        """The game is over: nothing is left on the stack."""
        self.ended = (winner, reason, rule)
        self.stack.clear()

    def number(self, unit: str) -> int:
        """The number of a unit by its id."""
        if unit not in self.title.number:
            raise unknown("unit", unit, self.title.number, parameter="unit")
        return self.title.number[unit]

    def called(self) -> dict[str, tuple[str, ...]]:
        return {unit.id: () for unit in self.title.units}

    def hex_of(self, n: int) -> OnMap | None:
        return spot if isinstance(spot := self.where[n], OnMap) else None

    def strength(self, n: int) -> int:
        unit = self.title.units[n]
        return unit.strength if self.steps[n] == unit.steps else (unit.strength + 1) // 2

    def lose_step(self, n: int, *rules: str) -> None:
        self.steps[n] -= 1
        name = self.title.units[n].id
        if self.steps[n]:
            self.emit(say("loss.step", unit=name), *rules)
        else:
            self.put(n, self.title.locations.eliminated)
            self.emit(say("loss.eliminated", unit=name), *rules)

    def of_side(self, side: str) -> tuple[int, ...]:
        return self.title.of_side[side]

    def inventory(self) -> dict[str, int]:
        return super().inventory() | {"units": len(self.where)}

    def status(self) -> list[Problem]:
        found: list[Problem] = []
        taken: dict[str, str] = {}
        if {len(held) for held in (self.where, self.steps, self.moved, self.fought)} != {len(self.title.units)}:
            return [Problem(say("problem.not-all-units", count=len(self.title.units)))]
        for n, unit in enumerate(self.title.units):
            spot = self.where[n]
            if self.steps[n] > unit.steps or (self.steps[n] == 0) != (spot is self.title.locations.eliminated):
                wrong = say("problem.steps", unit=unit.id, steps=self.steps[n])
                found.append(Problem(wrong, "PAT-COMBAT-04", spot.text))
            if isinstance(spot, OnMap):
                if spot.hex in taken:
                    wrong = say("problem.shared", unit=unit.id, other=taken[spot.hex], hex=spot.hex)
                    found.append(Problem(wrong, "PAT-MOVE-04", spot.hex))
                taken[spot.hex] = unit.id
        return found
