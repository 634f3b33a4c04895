"""The books: pools of units, stocks, Repls, ports and markers, and each way in which they change."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from broadfront.core.locations import Box, Location
from broadfront.core.rules import decides
from broadfront.titles.rhine.data.kept_names import (
    OFF_TRANSPORT,
    ONTO_TRANSPORT,
    RESERVE_USED,
    received,
    shipped,
    spent,
)
from broadfront.titles.rhine.data.replacements import repl_nation
from broadfront.titles.rhine.data.roster import DEAD, IN_PLAY, ON_MAP, POOL, REMOVED, TO_ARRIVE
from broadfront.titles.rhine.data.tokens import TOKENS
from broadfront.titles.rhine.rules.state.supplies import Supplies

__all__ = ["Books"]


class Books(Supplies):
    # What stands in the books

    def full(self, n: int) -> bool:
        return self.steps[n] == self.units[n].steps

    def pool(self, box: str) -> Iterator[int]:
        """Units of a box; those On map stand in hexes or on the table."""
        place = self.title.locations.boxes[box]
        if box == ON_MAP:
            return (n for n, where in enumerate(self.where) if where is place or not isinstance(where, Box))
        return (n for n, where in enumerate(self.where) if where is place)

    def all_in_play(self) -> Iterator[int]:
        boxes = self.title.locations.boxes
        out = {box for name, box in boxes.items() if name not in IN_PLAY}
        return (n for n, where in enumerate(self.where) if where not in out)

    def hurt(self, n: int) -> bool:
        """Dead, or in play with steps lost."""
        box = self.box(n)
        return box == DEAD or (self.steps[n] != self.units[n].steps and box in IN_PLAY)

    def distinct(self, numbers: Iterable[int]) -> Iterator[int]:
        """The first of those that nothing but the name tells apart."""
        seen: set[tuple[object, ...]] = set()
        units, where, steps, cargo = self.units, self.where, self.steps, self.cargo
        for n in numbers:
            sort = units[n].likeness, where[n], steps[n], cargo[n]
            if sort not in seen:
                seen.add(sort)
                yield n

    def ports_open(self) -> tuple[int, tuple[str, ...]]:
        """Antwerpen ports that count, and the others."""
        house, scheldt = self.title.ports, self.scheldt_open
        good = [
            name
            for name, port in house.port.items()
            if self.holder[name] == "allied" and self.hits[name] == 0 and (scheldt or not port.estuary)
        ]
        return sum(name.startswith("antwerpen") for name in good), tuple(n for n in good if n[:9] != "antwerpen")

    @property
    @decides("BTR-HOUSE-01")
    def scheldt_open(self) -> bool:
        """Whether ships come up the Scheldt: as reported, and no German combat unit stands beside it on the map."""
        held = (hex for hex in self.title.scheldt if hex in self.units_in)
        return self.scheldt and not any(self.held_by(hex, "german") for hex in held)

    def payer(self, n: int) -> tuple[str, str]:
        """Whose Repls serve a unit, and the rule."""
        return repl_nation(self.units[n].nation)

    # Units

    def bring(self, n: int, location: Location, lost: int) -> None:
        """A unit arrives, with so many steps lost."""
        self._renew(n)
        self.steps[n] = self.units[n].steps - lost
        self.put(n, location)
        self.waiting.pop(self.units[n].id, None)

    def wait(self, n: int, line: int) -> None:
        """A unit of a line of the chart finds its entry blocked."""
        self.waiting[self.units[n].id] = line

    def stop_waiting(self) -> None:
        """Those whose entry was blocked are tried again."""
        self.waiting = {}

    def bury(self, n: int) -> None:
        """A unit is in the dead pile."""
        self.put_box(n, DEAD)
        self.steps[n] = 0

    def remove(self, n: int) -> None:
        """Out of the game: not dead, never rebuilt, at full strength should it come back."""
        self.unload(n)
        self.put_box(n, REMOVED)
        self.steps[n] = self.units[n].steps
        self.cancel_drop(n)

    def exchange(self, old: int, new: int) -> None:
        """A piece becomes another where it stands; the steps it lost stay lost, at least one is left of the living."""
        lost, box = self.units[old].steps - self.steps[old], self.box(old)
        self.put(new, self.where[old])
        self.steps[new] = 0 if box == DEAD else max(1, self.units[new].steps - lost)
        self.remove(old)

    def lose_steps(self, n: int, steps: int) -> None:
        """Steps off; at none left a unit is dead, or back in the pool if it is a breakdown unit."""
        self.steps[n] -= steps
        if self.steps[n]:
            return
        self.cancel_drop(n)
        self.unload(n)
        self.bury(n)
        if self.units[n].kind == "breakdown":
            self.put_box(n, POOL)
            self.steps[n] = self.units[n].steps

    def regain_steps(self, n: int, steps: int) -> None:
        """Steps back; a dead unit returns to the map."""
        if self.box(n) == DEAD:
            self._renew(n)
            self.put_box(n, ON_MAP)
        self.steps[n] += steps

    def _renew(self, n: int) -> None:
        """Nothing is left of what a unit went through before it left the map."""
        self.set_mode(n, self.units[n].mode)
        self.set_oos(n, False)
        self.refill_stocks(n)
        self.end_fuel(n)

    def restore(self, n: int) -> None:
        """Full strength; a dead unit returns to the map."""
        self.regain_steps(n, self.units[n].steps - self.steps[n])

    @property
    def sp_on_transport(self) -> int:
        return sum(self.cargo) // TOKENS

    def load(self, n: int) -> None:
        """1 SP onto a Transport Point."""
        self.set_cargo(n, TOKENS)
        self.count(ONTO_TRANSPORT, 1)

    def unload(self, n: int) -> None:
        """The SP off a Transport Point, if it carries one."""
        if self.cargo[n]:
            self.set_cargo(n, 0)
            self.count(OFF_TRANSPORT, 1)

    def change_box(self, n: int, box: str) -> None:
        """A unit goes to another box; a drop planned for it is off."""
        self.put_box(n, box)
        self.cancel_drop(n)

    def plan_drop(self, n: int) -> None:
        self.drops[self.units[n].id] = self.turn

    def cancel_drop(self, n: int) -> None:
        """No drop of a unit is planned any more, if one was."""
        self.drops.pop(self.units[n].id, None)

    def drop(self, n: int) -> None:
        """A planned drop is flown."""
        self.change_box(n, ON_MAP)

    # Stocks, Repls, ports, markers

    def receive(self, stock: str, sp: int) -> None:
        self.sp[stock] += sp
        self.count(received(stock), sp)

    def spend(self, stock: str, sp: int) -> None:
        self.sp[stock] -= sp
        self.count(spent(stock), sp)

    def add_repls(self, nation: str, kind: str, amount: int) -> None:
        self.repls[f"{nation} {kind}"] += amount
        self.count(received(f"{nation} {kind}"), amount)

    def pay_repls(self, nation: str, kind: str, amount: int) -> None:
        self.repls[f"{nation} {kind}"] -= amount
        self.count(spent(f"{nation} {kind}"), amount)

    def shift_supply(self, nation: str, columns: int) -> None:
        """A random event shifts a nation's supply column this turn."""
        self.shifts[nation] = columns

    def ship(self, means: str, points: int) -> None:
        """Rail or sea capacity is used."""
        self.caps[means] -= points
        self.count(shipped(means), points)

    def capture_port(self, port: str, side: str) -> None:
        """A port changes hands; one the Allies take is damaged."""
        self.holder[port] = side
        if side == "allied":
            self.hits[port] = self.title.ports.captured

    def repair_port(self, port: str) -> None:
        """One hit of a port less; once a turn."""
        self.hits[port] -= 1
        self.repaired = (*self.repaired, port)

    def use_port(self, port: str, points: int) -> None:
        """So much of a port's capacity is used this turn."""
        self.port_used[port] = self.port_used.get(port, 0) + points

    def set_scheldt(self, is_open: bool) -> None:
        self.scheldt = is_open

    def add_reserve_markers(self, count: int) -> None:
        self.markers["reserve"] += count

    def use_reserve_markers(self, count: int) -> None:
        """So many of them are in use on the map."""
        self.markers[RESERVE_USED] = count

    def add_bridge_marker(self) -> None:
        """One more Bridge Check Marker, up to the most there can be."""
        self.markers["bridge"] = min(int(self.title.bridges.markers["most"]), self.markers["bridge"] + 1)

    def spend_bridge_marker(self) -> None:
        self.markers["bridge"] -= 1

    def on_hand(self, what: str) -> int:
        """What the tally says is left of a stock or of a kind of Repls."""
        return self.tally.get(received(what), 0) - self.tally.get(spent(what), 0)

    def arriving(self) -> Iterator[int]:
        return self.pool(TO_ARRIVE)
