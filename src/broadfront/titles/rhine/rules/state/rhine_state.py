"""The state of a game: the books, the pools and the map in one; how it begins, what is lost, what must hold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from broadfront.core.errors import Invalid
from broadfront.core.facts import Table
from broadfront.core.locations import Box, Eliminated, Location, OnMap
from broadfront.core.state import Problem, form_of
from broadfront.titles.rhine.data.kept_names import (
    GERMAN_RESERVE,
    OFF_TRANSPORT,
    ONTO_TRANSPORT,
    RESERVE_USED,
    received,
    spent,
)
from broadfront.titles.rhine.data.loading import MODES, NATIONS, STOCKS
from broadfront.titles.rhine.data.roster import DEAD, ON_MAP, TO_ARRIVE
from broadfront.titles.rhine.data.sector import SIDES
from broadfront.titles.rhine.data.tokens import TOKENS
from broadfront.titles.rhine.data.units import unit_of
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.rules.state.books import Books
from broadfront.titles.rhine.rules.state.supplies import OWNERS

__all__ = ["RhineState"]


class RhineState(Books):
    def begin_game(
        self,
        campaign: str = "",
        flanks: tuple[str, ...] = (),
        reserve_markers: int | None = None,
        on_map: bool = False,
        player_turns: bool | None = None,
    ) -> None:
        """Before the first turn: units at full strength where the window has them begin; stocks empty."""
        title, places = self.title, self.title.locations
        self.look_through(title.window(self.scenario, campaign), ())
        window, size = self.window, len(self.units)
        self.campaign, self.flanks = campaign, flanks
        self.before = self.turn = title.calendar.number(window.first) - 1
        self.ground, self.flight = "Dry", "Normal"
        self.first = self.side = window.moves_first or "allied"
        self.phase, self.ended, self.history = "Reinforcement", None, []
        self.added = ()
        self.where = tuple(map(places.parse, window.begins))
        self.begin("")
        self.steps = bytearray(unit.steps for unit in self.units)
        self.modes = bytes(MODES.index(unit.mode) for unit in self.units)
        self.moved, self.oos, self.stocks = bytearray(size), bytes(size), bytearray(size)
        self.fuelled, self.cargo = bytearray(size), bytearray(size)
        self.began, self.left, self.drops = (-1,) * size, {}, {}
        self.on_map, self.waiting = on_map, {}
        self.player_turns = not campaign if player_turns is None else player_turns
        self.dumps, self.bridges = Table(window.dumps), Table()
        self.holder, self.hits = dict(window.holders), dict(window.hits)
        self.repaired, self.scheldt, self.port_used = (), False, {}
        self.railheads, self.hedgehogs, self.interdiction = {}, {}, True
        self.sp = dict.fromkeys(STOCKS, 0)
        self.repls = {f"{nation} {kind}": 0 for nation in NATIONS for kind in ("Pax", "Eq")}
        self.tally, self.shifts, self.caps = {}, dict.fromkeys(NATIONS, 0), {"rail": 0, "sea": 0}
        reserves = window.reserve_markers["allied"] if reserve_markers is None else reserve_markers
        self.markers = {
            "bridge": int(title.bridges.markers["start"]), "reserve": reserves, RESERVE_USED: 0,
            GERMAN_RESERVE: window.reserve_markers["german"],
        }  # fmt: skip
        self.derive()
        for hex in window.goals:
            held = self.held_by(title.map.index[hex])
            self.set_holder(hex, self.units[held[0]].side if held else "german")

    def load_data(self, data: dict[str, Any]) -> None:
        """Take over plain data. In the first form a sector did not say when it begins, nor how many markers it has."""
        if form_of(data) == 1 and isinstance(facts := data.get("facts"), dict):
            window = self.title.window(self.scenario, str(facts.get("campaign", "full")))
            more = {} if window.campaign else {"reserves": dict(window.reserve_markers)}
            before = self.title.calendar.number(window.first) - 1
            data = {**data, "facts": {**facts, "before": before, **more}}
        super().load_data(data)

    def add_unit(self, line: str, location: Location) -> int:
        """A counter that somebody enters at the table, as a line of a counter file; its number."""
        unit, n = unit_of(line), len(self.where)
        self.added = (*self.added, line)
        self.look_through(self.window, self.added)
        self.where = (*self.where, self.title.locations.boxes[ON_MAP])
        self.modes, self.oos = self.modes + bytes((MODES.index(unit.mode),)), self.oos + bytes(1)
        self.steps.append(unit.steps)
        for column in (self.moved, self.stocks, self.fuelled, self.cargo, self.has_zone):
            column.append(0)
        self.began = (*self.began, -1)
        self.put(n, location)
        return n

    # As somebody says

    def put_right(self, n: int, spot: Location) -> None:
        """A counter is where somebody says; in the dead pile it has no steps, and one from there is whole again."""
        dead = spot is self.title.locations.boxes[DEAD]
        if self.campaign:
            if dead:
                self.bury(n)
            elif isinstance(spot, Box):
                self.change_box(n, spot.name)
                if not self.steps[n]:
                    self.restore(n)
            return
        if isinstance(spot, OnMap) and not self.window.within(spot.index):
            raise Invalid(self.off_ground(spot.text), parameter="to", given=spot.text)
        if isinstance(spot, OnMap) and not self.window.can_stand(spot.index):
            raise Invalid(say("fix.water", hex=spot.text), parameter="to", given=spot.text)
        if dead or not self.steps[n]:
            self.set_steps(n, 0 if dead else self.units[n].steps)
        self.put(n, spot)

    def off_ground(self, hex: str) -> str:
        """That a hex is not part of the ground in play."""
        return str(say("fix.off-campaign" if self.campaign else "fix.off-sector", hex=hex))

    def put_steps_right(self, n: int, steps: int) -> None:
        """A counter has so many steps left; with none it is in the dead pile."""
        if steps:
            self.set_steps(n, steps)
        elif self.campaign:
            self.bury(n)
        else:
            self.set_steps(n, 0)
            self.put_box(n, DEAD)

    def put_mode(self, n: int, mode: int) -> None:
        self.set_mode(n, MODES[mode])

    def spot(self, text: str, of: str) -> Location:
        found = super().spot(text, of)
        return self.title.locations.boxes[DEAD] if isinstance(found, Eliminated) else found

    def set_stock(self, stock: str, sp: int) -> None:
        """What is more or less than the books have came in or went out."""
        self._count_change(stock, sp - self.sp[stock])
        self.sp[stock] = sp

    def set_repls(self, kind: str, amount: int) -> None:
        self._count_change(kind, amount - self.repls[kind])
        self.repls[kind] = amount

    def _count_change(self, what: str, more: int) -> None:
        self.count(received(what) if more > 0 else spent(what), abs(more))

    # Losses

    def suffer(self, n: int, steps: int, *rules: str) -> None:
        """Steps lost on the map, and told; at none left the unit is in the dead pile."""
        lost, name = min(steps, self.steps[n]), self.units[n].id
        self.lose_steps(n, lost)
        if self.hex_of(n) is not None:
            self.emit(say("loss.steps", unit=name, steps=lost), *rules)
        else:
            self.emit(say("loss.destroyed", unit=name), *rules)

    def take_hex(self, hex: int, side: str) -> None:
        """Combat units of a side have entered: enemy SP, transport and rail heads there are lost, a port is taken."""
        if not self.held_by(hex, side):
            return
        place = self.title.map.ids[hex]
        enemy = SIDES[1 - SIDES.index(side)]
        for owner in self.owners(enemy):
            if self.lose_dump(owner, place):
                self.emit(say("capture.dump", hex=place), "BTR-HOUSE-26")
        for n in list(self.units_in.get(hex, ())):
            if self.units[n].side == enemy and not self.units[n].fights:
                self.suffer(n, self.steps[n], "BTR-HOUSE-26")
        if self.campaign and (port := self.title.port_in.get(hex)) and self.holder[port] != side:
            self.capture_port(port, side)
            told = say("report.captured", port=port, side=side, hits=self.hits[port])
            self.emit(told, "BTR-HOUSE-01")
        if self.railheads.get(place) == enemy:
            self.set_railhead(place, "")

    # What must hold

    def inventory(self) -> dict[str, int]:
        return super().inventory() | {"units": len(self.where)}

    def status(self) -> list[Problem]:
        return [*self._wrong_units(), *self._wrong_map(), *self._wrong_books()]

    def _wrong_units(self) -> Iterator[Problem]:
        dead, box = self.title.locations.boxes[DEAD], self.title.locations.boxes
        waiting = (dead, box[TO_ARRIVE])
        for n, unit in enumerate(self.units):
            spot = self.where[n]
            if not 0 <= self.steps[n] <= unit.steps or (spot is dead) != (self.steps[n] == 0):
                wrong = say("problem.steps", unit=unit.id, steps=self.steps[n])
                yield Problem(wrong, "OCS-STACK-02", spot.text)
            if not self.campaign and not isinstance(spot, OnMap) and spot not in waiting:
                yield Problem(say("problem.nowhere", unit=unit.id, where=spot.text), where=spot.text)
            if self.cargo[n] > TOKENS:
                yield Problem(say("problem.cargo", unit=unit.id), "OCS-UNIT-07", spot.text)
            if self.cargo[n] and (unit.kind != "transport" or self.box(n) != ON_MAP):
                yield Problem(say("problem.carries", unit=unit.id), "BTR-HOUSE-12", self.box(n))

    def _wrong_map(self) -> Iterator[Problem]:
        for hex in self.units_in:
            if len({self.units[n].side for n in self.held_by(hex)}) > 1:
                yield Problem(say("problem.shared", hex=self.title.map.ids[hex]), "OCS-OVERRUN-01")
        if any(tokens < 0 for tokens in self.dumps.values()):
            yield Problem(say("problem.dump"), "OCS-UNIT-07")

    def _wrong_books(self) -> Iterator[Problem]:
        for stock in STOCKS:
            on_hand = self.on_hand(stock)
            if self.sp[stock] != on_hand or on_hand < 0:
                wrong = say("problem.stock", stock=stock, sp=self.sp[stock], count=on_hand)
                yield Problem(wrong, "BTR-HOUSE-24")
        for name, amount in self.repls.items():
            on_hand = self.on_hand(name)
            if amount != on_hand or on_hand < 0:
                yield Problem(say("problem.repls", sort=name, amount=amount, count=on_hand), "BTR-HOUSE-24")
        carried = self.tally.get(ONTO_TRANSPORT, 0) - self.tally.get(OFF_TRANSPORT, 0)
        if self.campaign and self.sp_on_transport != carried:
            wrong = say("problem.on-transport", sp=self.sp_on_transport, count=carried)
            yield Problem(wrong, "BTR-HOUSE-12")
        for owner in OWNERS if self.campaign else ():
            held = sum(tokens for key, tokens in self.dumps.items() if key.startswith(f"{owner} "))
            if held != (count := self.tokens_on_map(owner)):
                yield Problem(say("problem.tokens", sort=owner, tokens=held, count=count), "OCS-UNIT-07")
        if not 0 <= self.markers[RESERVE_USED] <= self.markers["reserve"]:
            yield Problem(say("problem.reserves"), "BTR-HOUSE-18")
