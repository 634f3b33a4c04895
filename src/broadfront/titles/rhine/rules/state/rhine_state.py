"""The state of a game: clock, board, supply and land, and the changes that affect several of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from broadfront.core.errors import Invalid, unknown_name
from broadfront.core.facts import Table
from broadfront.core.locations import Box, Eliminated, Location, OnMap
from broadfront.core.memoization import memoized
from broadfront.core.positions.parts import Part
from broadfront.core.rules import decides
from broadfront.core.state import EarlierForm, Problem, State, form_of
from broadfront.titles.rhine.data.loading import MODES, NATIONS, STOCKS
from broadfront.titles.rhine.data.ports_and_bridges import parse_hexside
from broadfront.titles.rhine.data.replacements import repl_nation
from broadfront.titles.rhine.data.roster import DEAD, ON_MAP, POOL, REMOVED, TO_ARRIVE
from broadfront.titles.rhine.data.sector import SIDES, Sector
from broadfront.titles.rhine.data.stored_names import GERMAN_RESERVE, RESERVE_USED
from broadfront.titles.rhine.data.title import Rhine
from broadfront.titles.rhine.data.tokens import TOKENS_PER_SP
from broadfront.titles.rhine.data.units import Unit, parse_counter_line
from broadfront.titles.rhine.data.window import Window
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.rules.state.board import ZONE_INPUTS, Board
from broadfront.titles.rhine.rules.state.clock import Clock
from broadfront.titles.rhine.rules.state.earlier_form import EARLIER, ORDER, stack_in_form_1
from broadfront.titles.rhine.rules.state.land import Land
from broadfront.titles.rhine.rules.state.supplies import SIDE_BY_OWNER, Supply

__all__ = ["RhineState"]


class RhineState(State):
    """The state of a campaign or a sector."""

    PARTS: ClassVar[Mapping[str, type[Part]]] = {"clock": Clock, "board": Board, "supply": Supply, "land": Land}
    ORDER = ORDER
    FORM = 2
    EARLIER: ClassVar[Mapping[int, EarlierForm]] = EARLIER
    DERIVED: ClassVar[Mapping[str, Iterable[str]]] = {
        "board.units_in": ("board.where",),
        "board.has_zone": ZONE_INPUTS,
        "board.zones_of": ZONE_INPUTS,
    }
    """Derived values with the facts they depend on; zones also flag units that have moved, which no memo reads."""
    __slots__ = (*PARTS, "numbers", "units", "window")

    title: Rhine
    clock: Clock
    board: Board
    supply: Supply
    land: Land
    window: Window
    units: Sequence[Unit]
    """The counters in the order of `board.where`: those of the window, then added ones."""
    numbers: Mapping[str, int]

    def __init__(self, title: Rhine, variant: str, scenario: str) -> None:
        super().__init__(title, variant, scenario)
        self.set_window(title.window(scenario), ())

    def set_window(self, window: Window, added: tuple[str, ...]) -> None:
        """Set the window of the game, and the counters with it."""
        self.window, self.units, self.numbers = window, window.units, window.number
        if added:
            self.units = (*window.units, *(parse_counter_line(line) for line in added))
            self.numbers = {unit.id: n for n, unit in enumerate(self.units)}
        self.board.window, self.board.units = window, self.units
        self.supply.counts_tokens = bool(window.campaign)

    def derive(self) -> None:
        self.set_window(self.title.window(self.scenario, self.clock.campaign), self.board.added)
        super().derive()

    def derived(self) -> object:
        return self.board.derived()

    def load_data(self, data: dict[str, Any]) -> None:
        """Load plain data; in form 1 the start of a sector and its number of markers are added."""
        if form_of(data) == 1 and isinstance(facts := data.get("facts"), dict):
            window = self.title.window(self.scenario, str(facts.get("campaign", "full")))
            more = {} if window.campaign else {"reserves": dict(window.reserve_markers)}
            before = self.title.calendar.turn_number(window.first) - 1
            data = {**data, "facts": {**facts, "before": before, **more}}
        super().load_data(data)

    def stack_in_form(self, form: int | None) -> Sequence[Any]:
        return stack_in_form_1(self.clock.campaign, self.stack) if form == 1 else self.stack

    # Names

    @property
    def sector(self) -> Sector:
        """The sector of the game; only for games in a sector."""
        assert isinstance(self.window, Sector)
        return self.window

    def number(self, unit: str) -> int:
        """Return the number of a unit given by id; raise an error for an unknown id."""
        found = self.numbers.get(unit)
        if found is None:
            raise unknown_name("unit", unit, self.numbers, parameter="unit")
        return found

    def called(self) -> Mapping[str, Sequence[str]]:
        """Return further names by unit id: with nation and formation, unless the id starts with the nation."""
        return {
            unit.id: ()
            if unit.id.startswith(f"{unit.nation} ")
            else (f"{unit.nation} {unit.id} {unit.formation}".strip(),)
            for unit in self.units
        }

    def spot(self, text: str, of: str) -> Location:
        found = super().spot(text, of)
        return self.title.locations.boxes[DEAD] if isinstance(found, Eliminated) else found

    def hexside(self, text: str) -> str:
        return parse_hexside(self.title.map, text, "of")

    # Beginning

    def begin_game(
        self,
        campaign: str = "",
        flanks: tuple[str, ...] = (),
        reserve_markers: int | None = None,
        on_map: bool = False,
        player_turns: bool | None = None,
    ) -> None:
        """Set all facts to the start of a game: units at full strength in their start places, empty stocks."""
        title, window = self.title, self.title.window(self.scenario, campaign)
        units, size, before = window.units, len(window.units), title.calendar.turn_number(window.first) - 1
        reserves = window.reserve_markers["allied"] if reserve_markers is None else reserve_markers
        moves_first = window.moves_first or "allied"
        self.set_up_facts(
            campaign=campaign,
            flanks=flanks,
            before=before,
            turn=before,
            ground="Dry",
            flight="Normal",
            first=moves_first,
            side=moves_first,
            phase="Reinforcement",
            history=[],
            on_map=on_map,
            player_turns=not campaign if player_turns is None else player_turns,
            added=(),
            where=tuple(map(title.locations.parse, window.start_places)),
            steps=bytearray(unit.steps for unit in units),
            modes=bytes(MODES.index(unit.mode) for unit in units),
            moved=bytearray(size),
            oos=bytes(size),
            began=(-1,) * size,
            left={},
            drops={},
            waiting={},
            stocks=bytearray(size),
            fuelled=bytearray(size),
            cargo=bytearray(size),
            dumps=Table(window.dumps),
            sp=dict.fromkeys(STOCKS, 0),
            repls={f"{nation} {kind}": 0 for nation in NATIONS for kind in ("Pax", "Eq")},
            tally={},
            shifts=dict.fromkeys(NATIONS, 0),
            caps={"rail": 0, "sea": 0},
            holder=dict(window.holders),
            hits=dict(window.hits),
            repaired=(),
            scheldt=False,
            port_used={},
            railheads={},
            hedgehogs={},
            interdiction=True,
            markers={
                "bridge": int(title.bridges.markers["start"]),
                "reserve": reserves,
                RESERVE_USED: 0,
                GERMAN_RESERVE: window.reserve_markers["german"],
            },
        )
        for hex in window.goals:
            held = self.board.combat_units_in(title.map.index[hex])
            self.land.set_holder(hex, self.units[held[0]].side if held else "german")

    def begin_turn(self) -> None:
        """Advance to the next turn, with its shipping capacity."""
        self.clock.begin_turn()
        shipping = self.title.shipping.row_on(self.clock.date)
        self.supply.begin_turn(self.window.caps or {"rail": shipping.rail, "sea": shipping.sea})
        self.land.begin_turn()

    def end_turn(self) -> None:
        """End the turn, and write the stocks to the history."""
        self.supply.end_turn()
        self.clock.write_history({"stock": {name: self.supply.sp[name] for name in self.clock.stock_names}})

    def start_phase(self, phase: str) -> None:
        """Start a phase, in which no unit has moved yet."""
        self.clock.set_phase(phase)
        self.board.begin_phase()

    # Units

    @memoized(rests_on=("board.where", "board.added"))
    def of_side(self, side: str) -> tuple[int, ...]:
        """Return the units of a side in hexes, in order of number."""
        units = self.units
        return tuple(sorted([n for held in self.board.units_in.values() for n in held if units[n].side == side]))

    def distinct_units(self, numbers: Iterable[int]) -> Iterator[int]:
        """Yield one unit of each group that differs only by name."""
        seen: set[tuple[object, ...]] = set()
        units, where, steps, cargo = self.units, self.board.where, self.board.steps, self.supply.cargo
        for n in numbers:
            sort = units[n].identity_key, where[n], steps[n], cargo[n]
            if sort not in seen:
                seen.add(sort)
                yield n

    def replacement_payer(self, n: int) -> tuple[str, str]:
        """Return the nation whose replacements a unit uses, and the rule."""
        return repl_nation(self.units[n].nation)

    @decides("BTR-HOUSE-22")
    def supply_owner(self, n: int) -> str:
        """Return the owner of the supply a unit uses: its side in a sector; US, CW or german in a campaign."""
        unit = self.units[n]
        if not self.clock.campaign or unit.side == "german":
            return unit.side
        return "US" if unit.nation in ("US", "FR") else "CW"

    def dump_owners(self, side: str) -> tuple[str, ...]:
        """Return the owners of a side's dumps."""
        return tuple(owner for owner, of in SIDE_BY_OWNER.items() if of == side) if self.clock.campaign else (side,)

    def place_unit(self, n: int, location: Location) -> None:
        """Move a unit to another place; its pontoon bridge is removed, and its side holds a goal it enters."""
        old, unit = self.board.where[n], self.units[n]
        self.board.move_unit(n, location)
        if isinstance(old, OnMap):
            self._remove_pontoon(n, old.hex)
        if isinstance(location, OnMap) and unit.is_combat_unit and location.hex in self.window.goals:
            self.land.set_holder(location.hex, unit.side)

    def place_in_hex(self, n: int, hex: int) -> None:
        """Move a unit to a hex given by index."""
        self.place_unit(n, self.title.locations.hexes[hex])

    def place_in_box(self, n: int, box: str) -> None:
        """Move a unit to an off-map box given by name."""
        self.place_unit(n, self.title.locations.boxes[box])

    def set_mode(self, n: int, mode: str) -> None:
        """Change a unit's mode; DG removes its pontoon bridge."""
        self.board.change_mode(n, mode)
        if mode == "DG":
            self._remove_pontoon(n, self.board.where[n].text)

    def _remove_pontoon(self, n: int, hex: str) -> None:
        """Remove the pontoon bridges of a brigade that leaves a hex or becomes DG."""
        if self.units[n].kind != "pontoon":
            return
        for key in [key for key, what in self.land.bridges.items() if what == "pontoon" and hex in key.split()]:
            self.land.remove_bridge(key)
            self.emit(say("bridge.lifted", bridge=key), "BTR-HOUSE-14")

    def reserve_markers_left(self, side: str) -> int:
        """Return a side's Reserve markers not in use; one marker serves all Reserve units in a hex."""
        held = self.land.markers
        stock = held[GERMAN_RESERVE] if side == "german" else held["reserve"] - held[RESERVE_USED]
        return stock - self._reserve_hex_count(side)

    @memoized(rests_on=("board.modes", of_side))
    def _reserve_hex_count(self, side: str) -> int:
        """Return the number of hexes with a side's Reserve units."""
        return len({self.board.hex_of(n) for n in self.of_side(side) if self.board.mode(n) == "Reserve"})

    def add_unit(self, line: str, location: Location) -> int:
        """Add a counter given as a line of a counter file, and return its number."""
        n = len(self.units)
        self.set_window(self.window, (*self.board.added, line))
        self.board.add_unit(line, self.units[n])
        self.supply.add_unit()
        self.place_unit(n, location)
        return n

    # Arrivals, losses and replacements

    def bring_unit(self, n: int, location: Location, lost: int) -> None:
        """Bring an arriving unit to a place, with `lost` steps missing."""
        self._reset_unit(n)
        self.board.set_steps(n, self.units[n].steps - lost)
        self.place_unit(n, location)
        self.board.clear_blocked_entry(n)

    def change_box(self, n: int, box: str) -> None:
        """Move a unit to another box, and cancel its planned paradrop."""
        self.place_in_box(n, box)
        self.board.cancel_drop(n)

    def put_in_dead_pile(self, n: int) -> None:
        """Put a unit in the dead pile."""
        self.place_in_box(n, DEAD)
        self.board.set_steps(n, 0)

    def remove_unit(self, n: int) -> None:
        """Remove a unit from the game; it is not dead, cannot be rebuilt, and would return at full strength."""
        self.supply.unload_sp(n)
        self.place_in_box(n, REMOVED)
        self.board.set_steps(n, self.units[n].steps)
        self.board.cancel_drop(n)

    def exchange_unit(self, old: int, new: int) -> None:
        """Exchange a unit for another in the same place; lost steps stay lost, but a living unit keeps one."""
        lost, box = self.units[old].steps - self.board.steps[old], self.board.box(old)
        self.place_unit(new, self.board.where[old])
        self.board.set_steps(new, 0 if box == DEAD else max(1, self.units[new].steps - lost))
        self.remove_unit(old)

    def lose_steps(self, n: int, steps: int) -> None:
        """Take steps from a unit; without steps it is dead, or back in the pool if it is a breakdown unit."""
        self.board.set_steps(n, self.board.steps[n] - steps)
        if self.board.steps[n]:
            return
        self.board.cancel_drop(n)
        self.supply.unload_sp(n)
        self.put_in_dead_pile(n)
        if self.units[n].kind == "breakdown":
            self.place_in_box(n, POOL)
            self.board.set_steps(n, self.units[n].steps)

    def take_losses(self, n: int, steps: int, *rules: str) -> None:
        """Take steps from a unit, and log the losses with their rules."""
        lost, name = min(steps, self.board.steps[n]), self.units[n].id
        self.lose_steps(n, lost)
        if self.board.hex_of(n) is not None:
            self.emit(say("loss.steps", unit=name, steps=lost), *rules)
        else:
            self.emit(say("loss.destroyed", unit=name), *rules)

    def regain_steps(self, n: int, steps: int) -> None:
        """Give steps back to a unit; a dead unit returns to the map."""
        if self.board.box(n) == DEAD:
            self._reset_unit(n)
            self.place_in_box(n, ON_MAP)
        self.board.set_steps(n, self.board.steps[n] + steps)

    def restore_unit(self, n: int) -> None:
        """Restore a unit to full strength; a dead unit returns to the map."""
        self.regain_steps(n, self.units[n].steps - self.board.steps[n])

    def _reset_unit(self, n: int) -> None:
        """Reset a unit's mode, supply, internal stocks and fuel to those of a fresh unit."""
        self.set_mode(n, self.units[n].mode)
        self.board.set_oos(n, False)
        self.supply.refill_internal_stocks(n)
        self.supply.end_fuel(n)

    def capture_hex(self, hex: int, side: str) -> None:
        """Capture a hex with combat units: enemy dumps, transport and rail heads are lost, a port changes hands."""
        if not self.board.combat_units_in(hex, side):
            return
        place, enemy = self.title.map.ids[hex], SIDES[1 - SIDES.index(side)]
        for owner in self.dump_owners(enemy):
            if self.supply.delete_dump(owner, place):
                self.emit(say("capture.dump", hex=place), "BTR-HOUSE-26")
        for n in list(self.board.units_in.get(hex, ())):
            if self.units[n].side == enemy and not self.units[n].is_combat_unit:
                self.take_losses(n, self.board.steps[n], "BTR-HOUSE-26")
        if self.clock.campaign and (port := self.title.ports_by_hex.get(hex)) and self.land.holder[port] != side:
            self.land.capture_port(port, side)
            self.emit(say("report.captured", port=port, side=side, hits=self.land.hits[port]), "BTR-HOUSE-01")
        if self.land.railheads.get(place) == enemy:
            self.land.set_railhead(place, "")

    # Corrections

    def correct_place(self, n: int, spot: Location) -> None:
        """Correct the place of a counter: it loses all steps in the dead pile, and regains them when it leaves it."""
        if spot is self.title.locations.boxes[DEAD]:
            self.put_in_dead_pile(n)
        elif not self.clock.campaign:
            if isinstance(spot, OnMap) and not self.window.is_in_play(spot.index):
                raise Invalid(self.outside_text(spot.text), parameter="to", given=spot.text)
            if isinstance(spot, OnMap) and not self.window.can_stand(spot.index):
                raise Invalid(say("fix.water", hex=spot.text), parameter="to", given=spot.text)
            self.place_unit(n, spot)
            if not self.board.steps[n]:
                self.board.set_steps(n, self.units[n].steps)
        elif isinstance(spot, Box):
            self.change_box(n, spot.name)
            if not self.board.steps[n]:
                self.restore_unit(n)

    def correct_steps(self, n: int, steps: int) -> None:
        """Correct the steps of a counter; with 0 it goes to the dead pile."""
        if steps:
            self.board.set_steps(n, steps)
        else:
            self.put_in_dead_pile(n)

    def outside_text(self, hex: str) -> str:
        """Return the error text for a hex outside the area in play."""
        return str(say("fix.off-campaign" if self.clock.campaign else "fix.off-sector", hex=hex))

    # Checks

    def inventory(self) -> dict[str, int]:
        return super().inventory() | {"units": len(self.board.where)}

    def status(self) -> list[Problem]:
        return [*self._unit_problems(), *self.board.problems(), *self.supply.problems(), *self.land.problems()]

    def _unit_problems(self) -> Iterator[Problem]:
        """Yield the problems of units: steps, places and cargo that are not possible."""
        dead, to_arrive = (self.title.locations.boxes[box] for box in (DEAD, TO_ARRIVE))
        for n, unit in enumerate(self.units):
            spot = self.board.where[n]
            if not 0 <= self.board.steps[n] <= unit.steps or (spot is dead) != (self.board.steps[n] == 0):
                yield Problem(say("problem.steps", unit=unit.id, steps=self.board.steps[n]), "OCS-STACK-02", spot.text)
            if not self.clock.campaign and not isinstance(spot, OnMap) and spot not in (dead, to_arrive):
                yield Problem(say("problem.nowhere", unit=unit.id, where=spot.text), where=spot.text)
            if self.supply.cargo[n] > TOKENS_PER_SP:
                yield Problem(say("problem.cargo", unit=unit.id), "OCS-UNIT-07", spot.text)
            if self.supply.cargo[n] and (unit.kind != "transport" or self.board.box(n) != ON_MAP):
                yield Problem(say("problem.carries", unit=unit.id), "BTR-HOUSE-12", self.board.box(n))
