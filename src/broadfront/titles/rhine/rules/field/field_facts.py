"""What is written down of a position on the map, and each way in which it changes."""

from __future__ import annotations

import datetime as dt
from typing import ClassVar

from broadfront.core.facts import Fact, column, locations, plain, table
from broadfront.core.locations import Location
from broadfront.core.state import State
from broadfront.titles.rhine.data.kept_names import dump_of
from broadfront.titles.rhine.data.loading import MODES
from broadfront.titles.rhine.data.roster import TO_ARRIVE
from broadfront.titles.rhine.data.sector import Sector
from broadfront.titles.rhine.data.sector_units import SectorUnit
from broadfront.titles.rhine.data.title import Rhine
from broadfront.titles.rhine.data.tokens import TOKENS

__all__ = ["FieldFacts"]

FOR_THE_PHASE, UNTIL_CLEAN_UP = 1, 2
"""How long a unit is fuelled."""


class FieldFacts(State):
    FACTS: ClassVar[dict[str, Fact]] = {
        "turn": plain(),
        "ground": plain(),
        "flight": plain(),
        "first": plain(),
        "side": plain(),
        "phase": plain(),
        "where": locations(),
        "steps": column(),
        "modes": column(),
        "moved": column(),
        "oos": column(),
        "stocks": column(),
        "fuelled": column(),
        "cargo": column(),
        "began": plain(),
        "left": table(),
        "dumps": table(),
        "bridges": table(),
        "holder": table(),
        "ended": plain(kind=tuple[str, str] | None, initial=lambda _state: None),
    }
    title: Rhine
    turn: int
    """Turn of the sector, from 1."""
    ground: str
    flight: str
    first: str
    side: str
    """Whose player turn it is."""
    phase: str
    where: list[Location]
    steps: bytearray
    modes: bytearray
    moved: bytearray
    """1 when a unit spends no more MP this phase; in combat phases, when it has attacked."""
    oos: bytearray
    stocks: bytearray
    """Internal stocks: 0 full, 1 Low, 2 Exhausted."""
    fuelled: bytearray
    """1 for the phase, 2 until the owner's Clean Up."""
    cargo: bytearray
    """Tokens a Transport Point carries."""
    began: tuple[int, ...]
    """Hex in which each unit began the phase, -1 off the map."""
    left: dict[str, int]
    """Twelfths of an MP that units have left after an overrun."""
    dumps: dict[str, int]
    """Tokens by side and hex: `allied A24.28`."""
    bridges: dict[str, str]
    """Rhine bridges that changed: `A38.34 A39.34` to blown, allied or repaired; pontoons to pontoon."""
    holder: dict[str, str]
    """Who last had a combat unit in each goal."""
    ended: tuple[str, str] | None
    sector: Sector
    units: tuple[SectorUnit, ...]

    def __init__(self, title: Rhine, variant: str, scenario: str) -> None:
        super().__init__(title, variant, scenario)
        self.sector = title.sectors[scenario]
        self.units = self.sector.units

    @property
    def date(self) -> dt.date:
        calendar = self.title.calendar
        return calendar.turns[calendar.number(self.sector.file.first) + max(self.turn, 1) - 2]

    # Turns and weather

    def lay_out(self) -> None:
        """The sector at its start: units and dumps as its files give them, nothing done yet."""
        sector, places = self.sector, self.title.locations
        size = len(sector.units)
        self.turn, self.ground, self.flight = 0, "Dry", "Normal"
        self.first = self.side = sector.file.moves_first
        self.phase = "Reinforcement"
        self.where = [
            places.boxes[TO_ARRIVE] if unit.arrives else places.hexes[hex]
            for unit, hex in zip(sector.units, sector.hex_of, strict=True)
        ]
        self.steps = bytearray(unit.steps for unit in sector.units)
        self.modes = bytearray(MODES.index(unit.mode) for unit in sector.units)
        self.moved, self.oos, self.stocks = bytearray(size), bytearray(size), bytearray(size)
        self.fuelled, self.cargo = bytearray(size), bytearray(size)
        self.began, self.left = (-1,) * size, {}
        self.dumps, self.bridges, self.ended = dict(sector.dumps), {}, None
        self.holder = {}

    def begin_turn(self) -> None:
        self.turn += 1

    def set_turn(self, turn: int) -> None:
        """The turn that a position is of."""
        self.turn = turn

    def set_ground(self, ground: str) -> None:
        self.ground = ground

    def set_flight(self, flight: str) -> None:
        self.flight = flight

    def set_first(self, side: str) -> None:
        """Whose player turn comes first."""
        self.first = side

    def begin_player_turn(self, side: str) -> None:
        self.side = side

    def end(self, winner: str, reason: str) -> None:
        """The sector is over; no winner is a draw."""
        self.ended = (winner, reason)

    # Supply

    def set_dump(self, side: str, hex: str, tokens: int) -> None:
        """What a side's dump in a hex holds."""
        self.dumps[dump_of(side, hex)] = tokens

    def add_tokens(self, side: str, hex: str, tokens: int) -> None:
        """Tokens into a side's dump in a hex."""
        self.set_dump(side, hex, self.dumps.get(dump_of(side, hex), 0) + tokens)

    def take_tokens(self, dump: str, tokens: int) -> None:
        self.dumps[dump] -= tokens

    def lose_dump(self, side: str, hex: str) -> int:
        """A side's dump in a hex is gone; the Tokens it held."""
        return self.dumps.pop(dump_of(side, hex), 0)

    def clear_dumps(self) -> None:
        self.dumps = {}

    def load(self, n: int) -> None:
        """A Transport Point takes 1 SP from the dump in its hex."""
        self.take_tokens(dump_of(self.units[n].side, self.where[n].text), TOKENS)
        self.set_cargo(n, TOKENS)

    def unload(self, n: int) -> None:
        """A Transport Point puts down what it carries."""
        self.add_tokens(self.units[n].side, self.where[n].text, self.cargo[n])
        self.set_cargo(n, 0)

    def set_cargo(self, n: int, tokens: int) -> None:
        self.cargo[n] = tokens

    def fuel(self, n: int) -> None:
        """A unit has fuel for the phase."""
        self.fuelled[n] = FOR_THE_PHASE

    def fuel_until_clean_up(self, n: int) -> None:
        self.fuelled[n] = UNTIL_CLEAN_UP

    def end_fuel(self, n: int) -> None:
        self.fuelled[n] = 0

    def use_stocks(self, n: int) -> None:
        """Internal stocks: full ones are Low now, Low ones Exhausted."""
        self.stocks[n] += 1

    def refill_stocks(self, n: int) -> None:
        self.stocks[n] = 0

    # Movement, bridges, steps

    def keep_points(self, n: int, twelfths: int) -> None:
        """What a unit has left to move after an overrun, in twelfths of an MP."""
        self.left[self.units[n].id] = twelfths

    def drop_points(self, n: int) -> None:
        """A unit has nothing left to move after an overrun."""
        self.left.pop(self.units[n].id, None)

    def set_bridge(self, hexside: str, what: str) -> None:
        """A Rhine bridge is blown, allied or repaired; or a pontoon lies there."""
        self.bridges[hexside] = what

    def lift_bridge(self, hexside: str) -> None:
        del self.bridges[hexside]

    def set_holder(self, hex: str, side: str) -> None:
        """Who last had a combat unit in a goal."""
        self.holder[hex] = side

    def set_steps(self, n: int, steps: int) -> None:
        """The steps a unit has left; whoever takes the last one also takes it off the map."""
        self.steps[n] = steps
