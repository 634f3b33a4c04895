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
from broadfront.titles.rhine.data.replacements import replacement_nation
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
    """The complete state of a game of Rhine, a campaign or a sector (part of the map)."""

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
        """Set the part of the map in play, and the counters and start places that belong to it."""
        self.window, self.units, self.numbers = window, window.units, window.number
        if added:
            self.units = (*window.units, *(parse_counter_line(line) for line in added))
            self.numbers = {unit.id: n for n, unit in enumerate(self.units)}
        self.board.window, self.board.units = window, self.units
        self.supply.counts_tokens = bool(window.campaign)

    def derive(self) -> None:
        """Rebuild the values that follow from the stored facts, such as zones of control."""
        self.set_window(self.title.window(self.scenario, self.clock.campaign), self.board.added)
        super().derive()

    def derived(self) -> object:
        """Return the values derived from the stored facts in a form that can be compared."""
        return self.board.derived()

    def load_data(self, data: dict[str, Any]) -> None:
        """Load the state from plain data; data of the older format 1 is completed first."""
        if form_of(data) == 1 and isinstance(facts := data.get("facts"), dict):
            window = self.title.window(self.scenario, str(facts.get("campaign", "full")))
            more = {} if window.campaign else {"reserves": dict(window.reserve_markers)}
            before = self.title.calendar.turn_number(window.first) - 1
            data = {**data, "facts": {**facts, "before": before, **more}}
        super().load_data(data)

    def stack_in_form(self, form: int | None) -> Sequence[Any]:
        """Return the stack of pending steps as the present or the older format 1 of saved games writes it."""
        return stack_in_form_1(self.clock.campaign, self.stack) if form == 1 else self.stack

    # Names

    @property
    def sector(self) -> Sector:
        """The sector (scenario on part of the map) of the game; not for campaigns."""
        assert isinstance(self.window, Sector)
        return self.window

    def number(self, unit: str) -> int:
        """Return the number (list index) of the unit with an id; raise an error for an unknown id."""
        found = self.numbers.get(unit)
        if found is None:
            raise unknown_name("unit", unit, self.numbers, parameter="unit")
        return found

    def called(self) -> Mapping[str, Sequence[str]]:
        """Return, for each unit id, further names by which players may call the unit, such as with its nation."""
        return {
            unit.id: ()
            if unit.id.startswith(f"{unit.nation} ")
            else (f"{unit.nation} {unit.id} {unit.formation}".strip(),)
            for unit in self.units
        }

    def spot(self, text: str, of: str) -> Location:
        """Return the hex or box that typed text means; the word for eliminated units means the dead pile."""
        found = super().spot(text, of)
        return self.title.locations.boxes[DEAD] if isinstance(found, Eliminated) else found

    def hexside(self, text: str) -> str:
        """Return the name of the hexside between the two hexes that typed text names."""
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
        """Set all stored values (facts) to the start of a game: full units in their start places, empty stocks."""
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
        """Advance to the next turn, and set its rail and sea capacity."""
        self.clock.begin_turn()
        shipping = self.title.shipping.row_on(self.clock.date)
        self.supply.begin_turn(self.window.caps or {"rail": shipping.rail, "sea": shipping.sea})
        self.land.begin_turn()

    def end_turn(self) -> None:
        """End the turn, and record the supply stocks in the history of turns."""
        self.supply.end_turn()
        self.clock.write_history({"stock": {name: self.supply.sp[name] for name in self.clock.stock_names}})

    def start_phase(self, phase: str) -> None:
        """Start a phase: record that no unit has moved yet."""
        self.clock.set_phase(phase)
        self.board.begin_phase()

    # Units

    @memoized(rests_on=("board.where", "board.added"))
    def of_side(self, side: str) -> tuple[int, ...]:
        """Return the numbers of the units that a side has in hexes of the map, in order."""
        units = self.units
        return tuple(sorted([n for held in self.board.units_in.values() for n in held if units[n].side == side]))

    def distinct_units(self, numbers: Iterable[int]) -> Iterator[int]:
        """Yield the number of one unit from each group of units that differ only by name."""
        seen: set[tuple[object, ...]] = set()
        units, where, steps, cargo = self.units, self.board.where, self.board.steps, self.supply.cargo
        for n in numbers:
            sort = units[n].identity_key, where[n], steps[n], cargo[n]
            if sort not in seen:
                seen.add(sort)
                yield n

    def replacement_payer(self, unit_number: int) -> tuple[str, str]:
        """Return the nation whose replacements a unit uses, and the rule that says so."""
        return replacement_nation(self.units[unit_number].nation)

    @decides("BTR-HOUSE-22")
    def supply_owner(self, unit_number: int) -> str:
        """Return the owner of the supply a unit uses: its side, but in a campaign US, CW or german."""
        unit = self.units[unit_number]
        if not self.clock.campaign or unit.side == "german":
            return unit.side
        return "US" if unit.nation in ("US", "FR") else "CW"

    def dump_owners(self, side: str) -> tuple[str, ...]:
        """Return the owners of a side's supply dumps: the side itself, or in a campaign its nations."""
        return tuple(owner for owner, of in SIDE_BY_OWNER.items() if of == side) if self.clock.campaign else (side,)

    def place_unit(self, unit_number: int, location: Location) -> None:
        """Move a unit to another place; remove its pontoon bridge, and let its side take a victory hex it enters."""
        old, unit = self.board.where[unit_number], self.units[unit_number]
        self.board.move_unit(unit_number, location)
        if isinstance(old, OnMap):
            self._remove_pontoon(unit_number, old.hex)
        if isinstance(location, OnMap) and unit.is_combat_unit and location.hex in self.window.goals:
            self.land.set_holder(location.hex, unit.side)

    def place_in_hex(self, unit_number: int, hex: int) -> None:
        """Move a unit to a hex given by index."""
        self.place_unit(unit_number, self.title.locations.hexes[hex])

    def place_in_box(self, unit_number: int, box: str) -> None:
        """Move a unit to an off-map box given by name."""
        self.place_unit(unit_number, self.title.locations.boxes[box])

    def set_mode(self, unit_number: int, mode: str) -> None:
        """Change a unit's mode; if it becomes DG (disorganized), remove its pontoon bridge."""
        self.board.change_mode(unit_number, mode)
        if mode == "DG":
            self._remove_pontoon(unit_number, self.board.where[unit_number].text)

    def _remove_pontoon(self, unit_number: int, hex: str) -> None:
        """Remove the pontoon bridges of a Pontoon Bde that leaves a hex or becomes DG (disorganized)."""
        if self.units[unit_number].kind != "pontoon":
            return
        for key in [key for key, what in self.land.bridges.items() if what == "pontoon" and hex in key.split()]:
            self.land.remove_bridge(key)
            self.emit(say("bridge.lifted", bridge=key), "BTR-HOUSE-14")

    def reserve_markers_left(self, side: str) -> int:
        """Return how many Reserve markers a side can still place; one marker serves all Reserve units in a hex."""
        held = self.land.markers
        stock = held[GERMAN_RESERVE] if side == "german" else held["reserve"] - held[RESERVE_USED]
        return stock - self._reserve_hex_count(side)

    @memoized(rests_on=("board.modes", of_side))
    def _reserve_hex_count(self, side: str) -> int:
        """Return the number of hexes with a side's Reserve units."""
        return len({self.board.hex_of(n) for n in self.of_side(side) if self.board.mode(n) == "Reserve"})

    def add_unit(self, line: str, location: Location) -> int:
        """Add a counter given as a line of a CSV counter file, and return its number."""
        n = len(self.units)
        self.set_window(self.window, (*self.board.added, line))
        self.board.add_unit(line, self.units[n])
        self.supply.add_unit()
        self.place_unit(n, location)
        return n

    # Arrivals, losses and replacements

    def bring_unit(self, unit_number: int, location: Location, missing_steps: int) -> None:
        """Bring an arriving unit to a hex or box, with a number of its steps missing."""
        self._reset_unit(unit_number)
        self.board.set_steps(unit_number, self.units[unit_number].steps - missing_steps)
        self.place_unit(unit_number, location)
        self.board.clear_blocked_entry(unit_number)

    def change_box(self, unit_number: int, box: str) -> None:
        """Move a unit to another box, and cancel its planned paradrop."""
        self.place_in_box(unit_number, box)
        self.board.cancel_drop(unit_number)

    def put_in_dead_pile(self, unit_number: int) -> None:
        """Put a unit in the dead pile."""
        self.place_in_box(unit_number, DEAD)
        self.board.set_steps(unit_number, 0)

    def remove_unit(self, unit_number: int) -> None:
        """Remove a unit from the game by the arrival chart; it cannot be rebuilt, and would return at full strength."""
        self.supply.unload_sp_from_transport(unit_number)
        self.place_in_box(unit_number, REMOVED)
        self.board.set_steps(unit_number, self.units[unit_number].steps)
        self.board.cancel_drop(unit_number)

    def exchange_unit(self, old: int, new: int) -> None:
        """Exchange a unit for another in the same place; lost steps stay lost, but at least one step remains."""
        lost, box = self.units[old].steps - self.board.steps[old], self.board.box(old)
        self.place_unit(new, self.board.where[old])
        self.board.set_steps(new, 0 if box == DEAD else max(1, self.units[new].steps - lost))
        self.remove_unit(old)

    def lose_steps(self, unit_number: int, steps: int) -> None:
        """Take steps from a unit; at 0 it goes to the dead pile, but a breakdown unit to its pool."""
        self.board.set_steps(unit_number, self.board.steps[unit_number] - steps)
        if self.board.steps[unit_number]:
            return
        self.board.cancel_drop(unit_number)
        self.supply.unload_sp_from_transport(unit_number)
        self.put_in_dead_pile(unit_number)
        if self.units[unit_number].kind == "breakdown":
            self.place_in_box(unit_number, POOL)
            self.board.set_steps(unit_number, self.units[unit_number].steps)

    def take_losses(self, unit_number: int, steps: int, *rules: str) -> None:
        """Take steps from a unit, and log the step losses with their rule ids."""
        lost, name = min(steps, self.board.steps[unit_number]), self.units[unit_number].id
        self.lose_steps(unit_number, lost)
        if self.board.hex_of(unit_number) is not None:
            self.emit(say("loss.steps", unit=name, steps=lost), *rules)
        else:
            self.emit(say("loss.destroyed", unit=name), *rules)

    def regain_steps(self, unit_number: int, steps: int) -> None:
        """Give steps back to a unit; a dead unit returns to the map."""
        if self.board.box(unit_number) == DEAD:
            self._reset_unit(unit_number)
            self.place_in_box(unit_number, ON_MAP)
        self.board.set_steps(unit_number, self.board.steps[unit_number] + steps)

    def restore_unit(self, unit_number: int) -> None:
        """Restore a unit to full strength; a dead unit returns to the map."""
        self.regain_steps(unit_number, self.units[unit_number].steps - self.board.steps[unit_number])

    def _reset_unit(self, unit_number: int) -> None:
        """Reset a unit's mode, supply, internal stocks and fuel to their initial values."""
        self.set_mode(unit_number, self.units[unit_number].mode)
        self.board.set_out_of_supply(unit_number, False)
        self.supply.refill_internal_stocks(unit_number)
        self.supply.end_fuel(unit_number)

    def capture_hex(self, hex: int, side: str) -> None:
        """Let a side capture a hex: enemy dumps, transport and rail heads there are lost, a port changes hands."""
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

    def correct_place(self, unit_number: int, spot: Location) -> None:
        """Correct the place of a counter; moving it to or from the dead pile removes or restores all its steps."""
        if spot is self.title.locations.boxes[DEAD]:
            self.put_in_dead_pile(unit_number)
        elif not self.clock.campaign:
            if isinstance(spot, OnMap) and not self.window.is_in_play(spot.index):
                raise Invalid(self.outside_text(spot.text), parameter="to", given=spot.text)
            if isinstance(spot, OnMap) and not self.window.can_hold_counters(spot.index):
                raise Invalid(say("fix.water", hex=spot.text), parameter="to", given=spot.text)
            self.place_unit(unit_number, spot)
            if not self.board.steps[unit_number]:
                self.board.set_steps(unit_number, self.units[unit_number].steps)
        elif isinstance(spot, Box):
            self.change_box(unit_number, spot.name)
            if not self.board.steps[unit_number]:
                self.restore_unit(unit_number)

    def correct_steps(self, unit_number: int, steps: int) -> None:
        """Correct the number of steps of a counter; with 0 it goes to the dead pile."""
        if steps:
            self.board.set_steps(unit_number, steps)
        else:
            self.put_in_dead_pile(unit_number)

    def outside_text(self, hex: str) -> str:
        """Return the error text for a hex outside the part of the map in play."""
        return str(say("fix.off-campaign" if self.clock.campaign else "fix.off-sector", hex=hex))

    # Checks

    def inventory(self) -> dict[str, int]:
        """Return the counts that no action may change, such as the number of counters."""
        return super().inventory() | {"units": len(self.board.where)}

    def status(self) -> list[Problem]:
        """Return everything wrong with the position: places, stacks, supply totals and markers."""
        return [*self._unit_problems(), *self.board.problems(), *self.supply.problems(), *self.land.problems()]

    def _unit_problems(self) -> Iterator[Problem]:
        """Yield a problem for each unit whose steps, place or cargo are not possible."""
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
