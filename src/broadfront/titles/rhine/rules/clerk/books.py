"""The clerk's books: pools of units, stocks, ports, markers, and what each turn brought."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator
from typing import Any, ClassVar

from broadfront.core.facts import Fact, column, locations, plain, table
from broadfront.core.locations import Box, Location
from broadfront.core.state import Problem, State
from broadfront.titles.rhine.data.kept_names import OFF_TRANSPORT, ONTO_TRANSPORT, RESERVE_USED, received, spent
from broadfront.titles.rhine.data.loading import STOCKS
from broadfront.titles.rhine.data.replacements import repl_nation
from broadfront.titles.rhine.data.roster import DEAD, IN_PLAY, ON_MAP, TO_ARRIVE, CampaignUnit
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

    def put(self, n: int, box: str) -> None:
        self.where[n] = self.title.locations.boxes[box]

    def number(self, unit: str) -> int:
        return self.title.roster.find(unit)

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
        return tuple(nation for nation in ("US", "CW") if any(s.startswith(nation) for s in self.stocks))

    def ports_open(self) -> tuple[int, tuple[str, ...]]:
        """Antwerpen ports that count, and the others."""
        house = self.title.ports
        good = [
            name
            for name, port in house.port.items()
            if self.holder[name] == "allied" and self.hits[name] == 0 and (self.scheldt or not port.estuary)
        ]
        return sum(name.startswith("antwerpen") for name in good), tuple(n for n in good if n[:9] != "antwerpen")

    # Changing the books

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

    def payer(self, n: int) -> tuple[str, str]:
        """Whose Repls serve a unit, and the rule."""
        return repl_nation(self.counters[n].nation)

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
