"""Reports from the table: losses, SP spent, ports, shipping, events, Reserve markers, drops, bridges."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from broadfront.core.actions import Action
from broadfront.core.chance import Chance, Outcome, die
from broadfront.core.errors import unknown
from broadfront.core.rulings import Ruling, refused
from broadfront.core.steps import Choice, Decision, Step
from broadfront.titles.rhine.data.roster import DEAD, ENGLAND, IN_PLAY, ON_MAP, POOL
from broadfront.titles.rhine.rules.actions import (
    BridgeCheck,
    Capture,
    Drop,
    Event,
    Finish,
    Load,
    Lose,
    Open,
    PlanDrop,
    Repair,
    Reserves,
    Scheldt,
    Shift,
    Ship,
    Spend,
    Unload,
    counted,
)
from broadfront.titles.rhine.rules.clerk.books import ClerkState
from broadfront.titles.rhine.rules.clerk.reportable import report_refusal

__all__ = ["ACCOUNTS", "Account", "BridgeDie", "Reports"]

ACCOUNTS: dict[str, tuple[type[Action], ...]] = {
    "losses": (Lose, Shift),
    "supply": (Spend, Load, Unload),
    "ports": (Capture, Repair, Scheldt),
    "shipping": (Ship,),
    "events": (Event,),
    "reserves": (Reserves,),
    "drops": (PlanDrop, Drop),
    "bridges": (BridgeCheck,),
}
REPORT_KINDS = tuple(kind for kinds in ACCOUNTS.values() for kind in kinds)


class Reports(Choice[ClerkState], frozen=True):
    """What happened on the map: reports one by one, or an account to choose from."""

    when: str

    def decision(self, state: ClerkState) -> Decision:
        prompt = f"{self.when}: what happened on the map? Done when all is told"
        return Decision("allied", prompt, (Open, *REPORT_KINDS, Finish), rules=("BTR-HOUSE-24",))

    def options(self, state: ClerkState) -> Iterator[Action]:
        yield Finish()
        for name, kinds in ACCOUNTS.items():
            if next(_listed(state, kinds), None) is not None:
                yield Open(name)

    def refusal(self, state: ClerkState, action: Action) -> Ruling | None:
        if isinstance(action, Finish):
            return None
        if isinstance(action, Open):
            if action.account not in ACCOUNTS:
                raise unknown("account", action.account, ACCOUNTS, parameter="account")
            if next(_listed(state, ACCOUNTS[action.account]), None) is None:
                return refused("BTR-HOUSE-24", f"there is nothing to report to {action.account} now.")
            return None
        return report_refusal(state, action)

    def do(self, state: ClerkState, action: Action) -> None:
        if isinstance(action, Finish):
            state.pop()
        elif isinstance(action, Open):
            state.push(Account(action.account))
        else:
            enter_report(state, action)


class Account(Choice[ClerkState], frozen=True):
    """One report to an account, or back."""

    name: str

    def decision(self, state: ClerkState) -> Decision:
        kinds = ACCOUNTS[self.name]
        return Decision("allied", f"What is there to report of {self.name}?", (*kinds, Finish), rules=("BTR-HOUSE-24",))

    def options(self, state: ClerkState) -> Iterator[Action]:
        yield Finish()
        yield from _listed(state, ACCOUNTS[self.name])

    def refusal(self, state: ClerkState, action: Action) -> Ruling | None:
        return None if isinstance(action, Finish) else report_refusal(state, action)

    def do(self, state: ClerkState, action: Action) -> None:
        state.pop()
        if not isinstance(action, Finish):
            enter_report(state, action)


# What can be reported


def _listed(state: ClerkState, kinds: tuple[type[Action], ...]) -> Iterator[Action]:
    """A finite choice of reports: one of each sort."""
    for kind in kinds:
        for action in LISTS[kind](state):
            if report_refusal(state, action) is None:
                yield action


def _units(state: ClerkState) -> Iterator[str]:
    return (state.counters[n].id for n in state.distinct(n for n in range(len(state.where)) if state.in_play(n)))


def _transports(state: ClerkState) -> Iterator[str]:
    places = (n for n, c in enumerate(state.counters) if c.kind == "transport" and state.box(n) == ON_MAP)
    return (state.counters[n].id for n in state.distinct(places))


def _airborne(state: ClerkState) -> Iterator[str]:
    return (state.counters[n].id for n in state.distinct(state.pool(ENGLAND)) if state.counters[n].kind == "combat")


LISTS: dict[type[Action], Callable[[ClerkState], Iterator[Action]]] = {
    Lose: lambda state: (Lose(unit) for unit in _units(state)),
    Shift: lambda state: (
        Shift(state.counters[n].id, box)
        for place in IN_PLAY
        for n in list(state.distinct(state.pool(place)))[:2]
        for box in IN_PLAY
    ),
    Spend: lambda state: (Spend(stock, 1) for stock in state.stocks),
    Load: lambda state: (Load(unit, stock) for unit in _transports(state) for stock in state.stocks),
    Unload: lambda state: (Unload(unit, stock) for unit in _transports(state) for stock in state.stocks),
    Capture: lambda state: (Capture(port, by) for port in state.hits for by in ("allied", "german")),
    Repair: lambda state: (Repair(port, stock) for port in state.hits for stock in state.stocks),
    Scheldt: lambda state: iter((Scheldt(not state.scheldt),)),
    Ship: lambda state: (Ship(by, 1) for by in state.caps),
    Event: lambda state: (Event(nation, shift) for nation in state.nations for shift in (-2, -1, 1, 2)),
    Reserves: lambda state: (Reserves(n) for n in range(state.markers["reserve"] + 1)),
    PlanDrop: lambda state: (PlanDrop(unit) for unit in _airborne(state)),
    Drop: lambda state: (Drop(unit) for unit in state.drops),
    BridgeCheck: lambda state: (BridgeCheck("Rhine", marker) for marker in (False, True)),
}


# Writing it down


def enter_report(state: ClerkState, action: Action) -> None:
    """Enter a report that the books can take."""
    match action:
        case Lose():
            _lose(state, action)
        case Shift():
            state.put(state.number(action.unit), action.box)
            state.drops.pop(action.unit, None)
            state.emit("report", "{unit} goes to {box}.", "BTR-HOUSE-19", unit=action.unit, box=action.box)
        case Spend():
            state.spend(action.stock, action.sp)
            state.emit("report", "{sp} SP of {stock} spent.", "BTR-HOUSE-22", sp=action.sp, stock=action.stock)
        case Load():
            state.spend(action.stock, 1)
            state.count("SP onto transport", 1)
            state.loaded[state.number(action.unit)] = 1
            state.emit("report", "{unit} loads 1 SP of {stock}.", "OCS-UNIT-07", unit=action.unit, stock=action.stock)
        case Unload():
            state.loaded[state.number(action.unit)] = 0
            state.count("SP off transport", 1)
            state.receive(action.stock, 1)
            state.emit(
                "report", "{unit} unloads 1 SP to {stock}.", "BTR-HOUSE-12", unit=action.unit, stock=action.stock
            )
        case Capture():
            state.holder[action.port] = action.by
            if action.by == "allied":
                state.hits[action.port] = state.title.ports.captured
            state.emit("report", "{port} is {by}, {hits} hits.", "BTR-HOUSE-01",
                       port=action.port, by=action.by, hits=state.hits[action.port])  # fmt: skip
        case Repair():
            _repair(state, action)
        case Scheldt():
            state.scheldt = action.open
            said = "open" if action.open else "closed"
            state.emit("report", "The Scheldt is {said}.", "BTR-HOUSE-01", said=said)
        case Ship():
            state.caps[action.by] -= action.points
            state.count(f"shipped by {action.by}", action.points)
            state.emit("report", "{n} by {by}, {left} left.", "BTR-SHIP-06",
                       n=counted(action.points, "point"), by=action.by, left=state.caps[action.by])  # fmt: skip
        case Event():
            state.shifts[action.nation] = action.shift
            state.emit("report", "A random event shifts {nation} supply by {shift}.", "BTR-SUPPLY-18", "BTR-HOUSE-13",
                       nation=action.nation, shift=action.shift)  # fmt: skip
        case Reserves():
            state.markers["reserve used"] = action.used
            state.emit("report", "{n} Reserve markers in use of {of}.", "BTR-ARRIVAL-22", "BTR-HOUSE-18",
                       n=action.used, of=state.markers["reserve"])  # fmt: skip
        case PlanDrop():
            state.drops[action.unit] = state.turn
            state.emit("report", "A drop of {unit} is planned.", "BTR-ARRIVAL-28", "OCS-AIR-05", unit=action.unit)
        case Drop():
            del state.drops[action.unit]
            state.put(state.number(action.unit), ON_MAP)
            state.emit("report", "{unit} drops.", "OCS-AIR-05", "BTR-ARRIVAL-28", unit=action.unit)
        case BridgeCheck():
            if action.marker:
                state.markers["bridge"] -= 1
            state.push(BridgeDie(action.bridge, action.marker))


def _lose(state: ClerkState, action: Lose) -> None:
    n = state.number(action.unit)
    counter = state.counters[n]
    state.steps[n] -= action.steps
    if state.steps[n]:
        lost = counted(action.steps, "step")
        state.emit("report", "{unit} loses {lost}.", "BTR-HOUSE-24", unit=action.unit, lost=lost)
        return
    state.drops.pop(action.unit, None)
    if state.loaded[n]:
        state.loaded[n] = 0
        state.count("SP off transport", 1)
    if counter.kind == "breakdown":
        state.put(n, POOL)
        state.steps[n] = counter.steps
        rules = ("OCS-BRKDWN-02", "BTR-REBUILD-14")
        state.emit("report", "{unit} is destroyed and goes back to the pool.", *rules, unit=action.unit)
        return
    state.put(n, DEAD)
    state.emit("report", "{unit} is destroyed.", "BTR-HOUSE-24", unit=action.unit)


def _repair(state: ClerkState, action: Repair) -> None:
    state.spend(action.stock, state.title.ports.repair_sp)
    state.hits[action.port] -= 1
    state.repaired = (*state.repaired, action.port)
    left = state.hits[action.port]
    percent = state.title.ports.capacity_percent[left]
    state.emit("report", "{port}: a hit repaired, {left} left, capacity {percent}%.", "OCS-PORT-02", "BTR-HOUSE-01",
               port=action.port, left=left, percent=percent)  # fmt: skip


class BridgeDie(Step[ClerkState], frozen=True):
    """The German die for a Rhine bridge."""

    bridge: str
    marker: bool

    def ask(self, state: ClerkState) -> Chance:
        return die(f"demolition of {self.bridge}", 1, 6, side="german", rules=("BTR-HOUSE-20",))

    def happen(self, state: ClerkState, outcome: Outcome) -> None:
        house = state.title.bridges.demolition
        stands = int(outcome) >= house["stands_with_marker" if self.marker else "stands"]
        rules = ("BTR-HOUSE-20", "BTR-HOUSE-02") if self.marker else ("BTR-HOUSE-20",)
        said = "stands and is Allied" if stands else "is blown"
        state.emit("report", "{bridge} bridge, die {die}: it {said}.", *rules,
                   bridge=self.bridge, die=outcome, said=said)  # fmt: skip
        state.pop()
