"""The clerk's books: pools of units, stocks, ports, markers, and what each turn brought."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from broadfront.core.facts import Fact, column, locations, plain, table
from broadfront.core.locations import Box, Location
from broadfront.core.state import Problem, State
from broadfront.titles.rhine.data.kept_names import (
    OFF_TRANSPORT,
    ONTO_TRANSPORT,
    RESERVE_USED,
    received,
    shipped,
    spent,
)
from broadfront.titles.rhine.data.loading import NATIONS, STOCKS
from broadfront.titles.rhine.data.replacements import repl_nation
from broadfront.titles.rhine.data.roster import DEAD, IN_PLAY, ON_MAP, POOL, REMOVED, TO_ARRIVE, CampaignUnit
from broadfront.titles.rhine.data.title import Rhine
from broadfront.titles.rhine.data.words import say

__all__ = ["ClerkState"]


def rows() -> Fact:
    """The history: a mapping a turn; no rule reads it."""
    return Fact(list, list, lambda _title, data: list(data), keyed=False)


class ClerkState(State):
    FACTS: ClassVar[dict[str, Fact]] = {
        "campaign": plain(),
        "turn": plain(),
        "ground": plain(),
        "flight": plain(),
        "first": plain(),
        "where": locations(),
        "steps": column(),
        "loaded": column(),
        "sp": table(),
        "repls": table(),
        "tally": table(),
        "markers": table(),
        "hits": table(),
        "holder": table(),
        "repaired": plain(),
        "scheldt": plain(),
        "shifts": table(),
        "flanks": plain(),
        "caps": table(),
        "drops": table(),
        "dropped": plain(),
        "history": rows(),
    }
    title: Rhine
    campaign: str
    """full, north-1944, south-1944, north-1945 or south-1945."""
    turn: int
    """Number of the turn in the calendar."""
    ground: str
    flight: str
    first: str
    where: list[Location]
    steps: bytearray
    loaded: bytearray
    sp: dict[str, int]
    repls: dict[str, int]
    """Pax and Eq kept, by nation: `US Pax`."""
    tally: dict[str, int]
    """Everything that ever came in or went out, to check the stocks against."""
    markers: dict[str, int]
    """bridge, reserve, reserve used."""
    hits: dict[str, int]
    holder: dict[str, str]
    repaired: tuple[str, ...]
    """Ports repaired this turn."""
    scheldt: bool
    shifts: dict[str, int]
    flanks: tuple[str, ...]
    """collapse_north, alpine_redoubt when chosen."""
    caps: dict[str, int]
    drops: dict[str, int]
    """Units with a drop plan, and the turn it was made."""
    dropped: tuple[str, ...]
    history: list[dict[str, Any]]

    # What stands in the books

    @property
    def date(self) -> dt.date:
        return self.title.calendar.turns[max(self.turn, 1) - 1]

    @property
    def half(self) -> str:
        """North or South in a two-map campaign; empty in the full one."""
        return "" if self.campaign == "full" else self.campaign.split("-")[0].capitalize()

    @property
    def schedule(self) -> str:
        """The campaign as the arrival chart knows it."""
        return self.campaign.split("-")[0]

    @property
    def counters(self) -> list[CampaignUnit]:
        return self.title.roster.counters

    units = counters
    """What `where` places, by the name that tables look for."""

    def box(self, n: int) -> str:
        where = self.where[n]
        assert isinstance(where, Box)
        return where.name

    def in_play(self, n: int) -> bool:
        return self.box(n) in IN_PLAY

    def number(self, unit: str) -> int:
        return self.title.roster.find(unit)

    def called(self) -> Mapping[str, Sequence[str]]:
        return {counter.id: () for counter in self.counters}

    def full(self, n: int) -> bool:
        return self.steps[n] == self.counters[n].steps

    def pool(self, box: str) -> Iterator[int]:
        place = self.title.locations.boxes[box]
        return (n for n, where in enumerate(self.where) if where is place)

    def distinct(self, numbers: Iterator[int]) -> Iterator[int]:
        """The first of those that nothing but the name tells apart."""
        seen: set[tuple[object, ...]] = set()
        for n in numbers:
            sort = (*self.counters[n].likeness, self.where[n], self.steps[n], self.loaded[n])
            if sort not in seen:
                seen.add(sort)
                yield n

    @property
    def stocks(self) -> tuple[str, ...]:
        """SP stocks of the campaign."""
        return tuple(name for name in STOCKS if not self.half or name.endswith(self.half))

    @property
    def nations(self) -> tuple[str, ...]:
        """Nations that roll for supply and Repls: all that have a stock."""
        return tuple(nation for nation in NATIONS if any(s.startswith(nation) for s in self.stocks))

    def ports_open(self) -> tuple[int, tuple[str, ...]]:
        """Antwerpen ports that count, and the others."""
        house = self.title.ports
        good = [
            name
            for name, port in house.port.items()
            if self.holder[name] == "allied" and self.hits[name] == 0 and (self.scheldt or not port.estuary)
        ]
        return sum(name.startswith("antwerpen") for name in good), tuple(n for n in good if n[:9] != "antwerpen")

    def payer(self, n: int) -> tuple[str, str]:
        """Whose Repls serve a unit, and the rule."""
        return repl_nation(self.counters[n].nation)

    # The course of the campaign

    def open_books(self, campaign: str, flanks: tuple[str, ...], reserve_markers: int, turn: int) -> None:
        """Before the first turn: units in their first boxes at full strength, stocks empty, ports and markers as they
        begin; `turn` is the last one that is past."""
        title = self.title
        self.campaign, self.flanks, self.turn = campaign, flanks, turn
        self.ground, self.flight, self.first = "Dry", "Normal", "allied"
        self.where = [title.locations.boxes[counter.box or TO_ARRIVE] for counter in self.counters]
        self.steps = bytearray(counter.steps for counter in self.counters)
        self.loaded = bytearray(len(self.steps))
        self.sp = dict.fromkeys(STOCKS, 0)
        self.repls = {f"{nation} {kind}": 0 for nation in NATIONS for kind in ("Pax", "Eq")}
        self.tally = {}
        self.markers = {"bridge": int(title.bridges.markers["start"]), "reserve": reserve_markers, RESERVE_USED: 0}
        self.hits = {name: port.hits for name, port in title.ports.port.items()}
        self.holder = {name: port.holder for name, port in title.ports.port.items()}
        self.repaired, self.dropped, self.scheldt = (), (), False
        self.shifts = dict.fromkeys(NATIONS, 0)
        self.caps = {"rail": 0, "sea": 0}
        self.drops, self.history = {}, []

    def begin_turn(self) -> None:
        """The next turn: its shipping capacity, no port repaired yet, a new row of the history."""
        self.turn += 1
        shipping = self.title.shipping.row(self.date)
        self.caps = {"rail": shipping.rail, "sea": shipping.sea}
        self.repaired = ()
        self.history.append({"date": self.date.isoformat()})

    def end_turn(self) -> None:
        """Random events end, capacity that was not used is lost."""
        self.shifts = dict.fromkeys(NATIONS, 0)
        self.caps = {"rail": 0, "sea": 0}
        self.write_history({"stock": {name: self.sp[name] for name in self.stocks}})

    def write_history(self, figures: Mapping[str, Any]) -> None:
        """More of what this turn brought. The row is a new one: copies of the state share the old."""
        self.history[-1] = {**self.history[-1], **figures}

    def set_ground(self, ground: str) -> None:
        self.ground = ground
        self.write_history({"ground": ground})

    def set_flight(self, flight: str) -> None:
        self.flight = flight
        self.write_history({"flight": flight})

    def set_first(self, side: str) -> None:
        """Whose player turn comes first."""
        self.first = side
        self.write_history({"first": side})

    # Units

    def put(self, n: int, box: str) -> None:
        self.where[n] = self.title.locations.boxes[box]

    def bring(self, n: int, box: str, lost: int) -> None:
        """A unit arrives, with so many steps lost."""
        self.steps[n] = self.counters[n].steps - lost
        self.put(n, box)

    def bury(self, n: int) -> None:
        """A unit is in the dead pile."""
        self.put(n, DEAD)
        self.steps[n] = 0

    def remove(self, n: int) -> None:
        """Out of the game: not dead, never rebuilt, at full strength should it come back."""
        self.unload(n)
        self.put(n, REMOVED)
        self.steps[n] = self.counters[n].steps
        self.cancel_drop(n)

    def exchange(self, old: int, new: int) -> None:
        """A piece becomes another in the same box, the steps it lost stay lost; at least one is left of the living."""
        lost, box = self.counters[old].steps - self.steps[old], self.box(old)
        self.put(new, box)
        self.steps[new] = 0 if box == DEAD else max(1, self.counters[new].steps - lost)
        self.remove(old)

    def lose_steps(self, n: int, steps: int) -> None:
        """Steps off; at none left a unit is dead, or back in the pool if it is a breakdown unit."""
        self.steps[n] -= steps
        if self.steps[n]:
            return
        self.cancel_drop(n)
        self.unload(n)
        self.bury(n)
        if self.counters[n].kind == "breakdown":
            self.put(n, POOL)
            self.steps[n] = self.counters[n].steps

    def regain_steps(self, n: int, steps: int) -> None:
        """Steps back; a dead unit returns to the map."""
        if self.box(n) == DEAD:
            self.put(n, ON_MAP)
        self.steps[n] += steps

    def restore(self, n: int) -> None:
        """Full strength; a dead unit returns to the map."""
        self.regain_steps(n, self.counters[n].steps - self.steps[n])

    def load(self, n: int) -> None:
        """1 SP onto a Transport Point."""
        self.loaded[n] = 1
        self.count(ONTO_TRANSPORT, 1)

    def unload(self, n: int) -> None:
        """The SP off a Transport Point, if it carries one."""
        if self.loaded[n]:
            self.loaded[n] = 0
            self.count(OFF_TRANSPORT, 1)

    def change_box(self, n: int, box: str) -> None:
        """A unit goes to another box; a drop planned for it is off."""
        self.put(n, box)
        self.cancel_drop(n)

    def plan_drop(self, n: int) -> None:
        self.drops[self.counters[n].id] = self.turn

    def cancel_drop(self, n: int) -> None:
        """No drop of a unit is planned any more, if one was."""
        self.drops.pop(self.counters[n].id, None)

    def drop(self, n: int) -> None:
        """A planned drop is flown."""
        self.change_box(n, ON_MAP)

    # Stocks, Repls, ports, markers

    def count(self, what: str, amount: int) -> None:
        self.tally[what] = self.tally.get(what, 0) + amount

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

    # What must hold

    def inventory(self) -> dict[str, int]:
        return super().inventory() | {"units": len(self.where)}

    def status(self) -> list[Problem]:
        found: list[Problem] = []
        dead = self.title.locations.boxes[DEAD]
        for n, counter in enumerate(self.counters):
            if not 0 <= self.steps[n] <= counter.steps or (self.where[n] is dead) != (self.steps[n] == 0):
                wrong = say("problem.steps-there", unit=counter.id, steps=self.steps[n])
                found.append(Problem(wrong, where=self.box(n)))
            if self.loaded[n] and (counter.kind != "transport" or self.box(n) != ON_MAP):
                found.append(Problem(say("problem.carries", unit=counter.id), "BTR-HOUSE-12", self.box(n)))
        for stock in self.stocks:
            on_hand = self._on_hand(stock)
            if self.sp[stock] != on_hand or on_hand < 0:
                wrong = say("problem.stock", stock=stock, sp=self.sp[stock], count=on_hand)
                found.append(Problem(wrong, "BTR-HOUSE-24"))
        for name, amount in self.repls.items():
            on_hand = self._on_hand(name)
            if amount != on_hand or on_hand < 0:
                found.append(Problem(say("problem.repls", sort=name, amount=amount, count=on_hand), "BTR-HOUSE-24"))
        carried = self.tally.get(ONTO_TRANSPORT, 0) - self.tally.get(OFF_TRANSPORT, 0)
        if sum(self.loaded) != carried:
            wrong = say("problem.on-transport", sp=sum(self.loaded), count=carried)
            found.append(Problem(wrong, "BTR-HOUSE-12"))
        if not 0 <= self.markers[RESERVE_USED] <= self.markers["reserve"]:
            found.append(Problem(say("problem.reserves"), "BTR-HOUSE-18"))
        return found

    def _on_hand(self, what: str) -> int:
        """What the tally says is left of a stock or of a kind of Repls."""
        return self.tally.get(received(what), 0) - self.tally.get(spent(what), 0)

    def arriving(self) -> Iterator[int]:
        return self.pool(TO_ARRIVE)
