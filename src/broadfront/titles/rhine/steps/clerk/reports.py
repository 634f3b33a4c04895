"""Reports from the table: losses, SP spent, ports, shipping, events, Reserve markers, drops, bridges."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice

from broadfront.core.actions import Action
from broadfront.core.chance import Chance, Outcome, die
from broadfront.core.errors import unknown_name
from broadfront.core.locations import OnMap
from broadfront.core.rulings import Ruling, refused
from broadfront.core.steps import Choice, Decision, Step
from broadfront.titles.rhine.data.roster import DEAD, ENGLAND, IN_PLAY, ON_MAP, POOL
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.rules.actions import (
    BridgeCheck,
    Capture,
    Drop,
    Event,
    Finish,
    Load,
    Lose,
    Open,
    Place,
    PlanDrop,
    Repair,
    Reserves,
    Scheldt,
    Shift,
    Ship,
    Spend,
    Unload,
)
from broadfront.titles.rhine.rules.clerk.report_checks import report_refusal
from broadfront.titles.rhine.rules.map_actions import Enter
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.rules.theatre.map_report_checks import map_report_refusal
from broadfront.titles.rhine.steps.clerk.landings import ask_entry_hex
from broadfront.titles.rhine.steps.clerk.map_reports import MAP_ACCOUNTS, MAP_REPORT_LISTS, enter_map_report

__all__ = ["ACCOUNTS", "Account", "BridgeDie", "Reports", "any_report_refusal", "enter_report", "report_kinds"]

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
ON_MAP_ACCOUNTS = ACCOUNTS | {"places": (Place, Enter)} | MAP_ACCOUNTS


def report_kinds_by_account(state: RhineState) -> dict[str, tuple[type[Action], ...]]:
    """Return the kinds of reports in each group (account); map groups only if the hexes of units are recorded."""
    return ON_MAP_ACCOUNTS if state.clock.on_map else ACCOUNTS


def report_kinds(state: RhineState) -> tuple[type[Action], ...]:
    """Return the action classes of all reports that can be made."""
    return tuple(kind for kinds in report_kinds_by_account(state).values() for kind in kinds)


class Reports(Choice[RhineState], frozen=True):
    """Take the player's reports of what happened on his own map, or open a group of reports to choose from."""

    when: str

    def decision(self, state: RhineState) -> Decision:
        """Return the question what happened on the players' own map."""
        prompt = say("ask.reports", when=self.when)
        return Decision("allied", prompt, (Open, *report_kinds(state), Finish), rules=("BTR-HOUSE-24",))

    def options(self, state: RhineState) -> Iterator[Action]:
        """Yield the groups of reports that can be opened now, and the end of reporting."""
        yield Finish()
        for name, kinds in report_kinds_by_account(state).items():
            if next(_possible_reports(state, kinds), None) is not None:
                yield Open(name)

    def refusal(self, state: RhineState, action: Action) -> Ruling | None:
        """Return why a report or group of reports is refused, or None if it is accepted."""
        if isinstance(action, Finish):
            return None
        if isinstance(action, Open):
            accounts = report_kinds_by_account(state)
            if action.account not in accounts:
                raise unknown_name("account", action.account, accounts, parameter="account")
            if next(_possible_reports(state, accounts[action.account]), None) is None:
                return refused("BTR-HOUSE-24", say("reporting.nothing", account=action.account))
            return None
        return any_report_refusal(state, action)

    def do(self, state: RhineState, action: Action) -> None:
        """Enter the report, open the chosen group of reports, or end reporting."""
        if isinstance(action, Finish):
            state.pop()
        elif isinstance(action, Open):
            state.push(Account(action.account))
        else:
            enter_report(state, action)


class Account(Choice[RhineState], frozen=True):
    """Choose one report from an opened group of reports, or go back."""

    name: str

    def decision(self, state: RhineState) -> Decision:
        """Return the question which report of the opened group to make."""
        kinds = report_kinds_by_account(state)[self.name]
        return Decision("allied", say("ask.account", account=self.name), (*kinds, Finish), rules=("BTR-HOUSE-24",))

    def options(self, state: RhineState) -> Iterator[Action]:
        """Yield the reports of the opened group, with sample amounts, and the way back."""
        yield Finish()
        yield from _possible_reports(state, report_kinds_by_account(state)[self.name])

    def refusal(self, state: RhineState, action: Action) -> Ruling | None:
        """Return why a report is refused, or None if it is accepted."""
        return None if isinstance(action, Finish) else any_report_refusal(state, action)

    def do(self, state: RhineState, action: Action) -> None:
        """Enter the chosen report, and return to the groups of reports."""
        state.pop()
        if not isinstance(action, Finish):
            enter_report(state, action)


# Possible reports


def _possible_reports(state: RhineState, kinds: tuple[type[Action], ...]) -> Iterator[Action]:
    """Yield the possible reports of given kinds, with sample amounts where they are unlimited."""
    for kind in kinds:
        for action in REPORT_LISTS[kind](state):
            if any_report_refusal(state, action) is None:
                yield action


def any_report_refusal(state: RhineState, action: Action) -> Ruling | None:
    """Return why a report of any kind is refused, or None if it is accepted."""
    return (map_report_refusal if type(action) in MAP_REPORT_LISTS else report_refusal)(state, action)


def _unit_ids(state: RhineState) -> Iterator[str]:
    """Return the ids of the counters in play, one for each group of identical ones."""
    return (state.units[n].id for n in state.distinct_units(state.board.units_in_play()))


def _transport_ids(state: RhineState) -> Iterator[str]:
    """Return the ids of the Transport Points on the map, one for each group of identical ones."""
    places = (n for n in state.board.units_in_box(ON_MAP) if state.units[n].kind == "transport")
    return (state.units[n].id for n in state.distinct_units(places))


def _ids_of_units_to_drop(state: RhineState) -> Iterator[str]:
    """Return the ids of the combat units in England, one for each group of identical ones."""
    return (
        state.units[n].id
        for n in state.distinct_units(state.board.units_in_box(ENGLAND))
        if state.units[n].kind == "combat"
    )


def _possible_unit_hex_reports(state: RhineState) -> Iterator[Action]:
    """Yield, for each Allied counter in a hex, reports that place it in a neighboring hex or in no recorded hex."""
    board = state.title.map
    for n in state.of_side("allied"):
        hex = state.board.hex_of(n)
        assert hex is not None
        yield Place(state.units[n].id, ON_MAP)
        yield from (Place(state.units[n].id, board.ids[there]) for there in board.beside[hex])


REPORT_LISTS: dict[type[Action], Callable[[RhineState], Iterator[Action]]] = {
    **MAP_REPORT_LISTS,
    Lose: lambda state: (Lose(unit) for unit in _unit_ids(state)),
    Shift: lambda state: (
        Shift(state.units[n].id, box)
        for place in IN_PLAY
        for n in islice(state.distinct_units(state.board.units_in_box(place)), 2)
        for box in IN_PLAY
    ),
    Spend: lambda state: (Spend(stock, 1) for stock in state.clock.stock_names),
    Load: lambda state: (Load(unit, stock) for unit in _transport_ids(state) for stock in state.clock.stock_names),
    Unload: lambda state: (Unload(unit, stock) for unit in _transport_ids(state) for stock in state.clock.stock_names),
    Capture: lambda state: (Capture(port, by) for port in state.land.hits for by in ("allied", "german")),
    Repair: lambda state: (Repair(port, stock) for port in state.land.hits for stock in state.clock.stock_names),
    Scheldt: lambda state: iter((Scheldt(not state.land.scheldt),)),
    Ship: lambda state: (Ship(by, 1) for by in state.supply.caps),
    Event: lambda state: (Event(nation, shift) for nation in state.clock.nations for shift in (-2, -1, 1, 2)),
    Reserves: lambda state: (Reserves(n) for n in range(state.land.markers["reserve"] + 1)),
    PlanDrop: lambda state: (PlanDrop(unit) for unit in _ids_of_units_to_drop(state)),
    Drop: lambda state: (Drop(unit) for unit in state.board.drops),
    Place: _possible_unit_hex_reports,
    BridgeCheck: lambda state: (BridgeCheck("Rhine", marker) for marker in (False, True)),
}


# Entering reports


def enter_report(state: RhineState, action: Action) -> None:
    """Enter a legal report of what happened on the players' own map into the game."""
    if type(action) in MAP_REPORT_LISTS:
        enter_map_report(state, action)
        return
    match action:
        case Lose():
            _enter_step_losses(state, action)
        case Shift():
            state.change_box(state.number(action.unit), action.box)
            state.emit(say("report.shifted", unit=action.unit, box=action.box), "BTR-HOUSE-19")
            if action.box == ON_MAP:
                ask_entry_hex(state, state.number(action.unit), "entered")
        case Place():
            n, spot = state.number(action.unit), state.title.locations.find(action.hex, state.title.map.find)
            state.place_unit(n, spot)
            state.emit(say("report.placed", unit=action.unit, where=spot.text.strip("[]")), "BTR-HOUSE-24")
            if isinstance(spot, OnMap):
                state.capture_hex(spot.index, state.units[n].side)
        case Spend():
            state.supply.spend_sp(action.stock, action.sp)
            state.emit(say("report.spent", sp=action.sp, stock=action.stock), "BTR-HOUSE-22")
        case Load():
            state.supply.spend_sp(action.stock, 1)
            state.supply.load_sp_on_transport(state.number(action.unit))
            state.emit(say("report.loaded", unit=action.unit, stock=action.stock), "OCS-UNIT-07")
        case Unload():
            state.supply.unload_sp_from_transport(state.number(action.unit))
            state.supply.receive_sp(action.stock, 1)
            state.emit(say("report.unloaded", unit=action.unit, stock=action.stock), "BTR-HOUSE-12")
        case Capture():
            state.land.capture_port(action.port, action.by)
            message = say("report.captured", port=action.port, side=action.by, hits=state.land.hits[action.port])
            state.emit(message, "BTR-HOUSE-01")
        case Repair():
            _repair_port(state, action)
        case Scheldt():
            state.land.set_scheldt_open(action.open)
            state.emit(say("report.scheldt", open=action.open), "BTR-HOUSE-01")
        case Ship():
            state.supply.use_capacity(action.by, action.points)
            message = say("report.shipped", points=action.points, means=action.by, left=state.supply.caps[action.by])
            state.emit(message, "BTR-SHIP-06")
        case Event():
            state.supply.set_supply_shift(action.nation, action.shift)
            message = say("report.random-event", nation=action.nation, shift=action.shift)
            state.emit(message, "BTR-SUPPLY-18", "BTR-HOUSE-13")
        case Reserves():
            state.land.use_reserve_markers(action.used)
            message = say("report.reserves", count=action.used, most=state.land.markers["reserve"])
            state.emit(message, "BTR-ARRIVAL-22", "BTR-HOUSE-18")
        case PlanDrop():
            state.board.plan_drop(state.number(action.unit), state.clock.turn)
            state.emit(say("report.drop-planned", unit=action.unit), "BTR-ARRIVAL-28", "OCS-AIR-05")
        case Drop():
            state.change_box(state.number(action.unit), ON_MAP)
            state.emit(say("report.dropped", unit=action.unit), "OCS-AIR-05", "BTR-ARRIVAL-28")
            ask_entry_hex(state, state.number(action.unit), "dropped")
        case BridgeCheck():
            if action.marker:
                state.land.spend_bridge_marker()
            state.push(BridgeDie(action.bridge, action.marker))


def _enter_step_losses(state: RhineState, action: Lose) -> None:
    """Take the reported step losses from a unit, and log whether it was destroyed."""
    n = state.number(action.unit)
    state.lose_steps(n, action.steps)
    if state.board.box(n) == POOL:
        state.emit(say("report.destroyed-to-pool", unit=action.unit), "OCS-BRKDWN-02", "BTR-REBUILD-14")
    elif state.board.box(n) == DEAD:
        state.emit(say("report.destroyed", unit=action.unit), "BTR-HOUSE-24")
    else:
        state.emit(say("report.lost", unit=action.unit, steps=action.steps), "BTR-HOUSE-24")


def _repair_port(state: RhineState, action: Repair) -> None:
    """Repair one hit of a port, and pay its cost in SP."""
    state.supply.spend_sp(action.stock, state.title.ports.repair_sp)
    state.land.repair_port(action.port)
    left = state.land.hits[action.port]
    percent = state.title.ports.capacity_percent[left]
    state.emit(say("report.repaired", port=action.port, left=left, percent=percent), "OCS-PORT-02", "BTR-HOUSE-01")


class BridgeDie(Step[RhineState], frozen=True):
    """Roll the German die for the demolition of a Rhine bridge."""

    bridge: str
    marker: bool

    def ask(self, state: RhineState) -> Chance:
        """Return the pending German die roll for the demolition of the bridge."""
        return die(say("roll.demolition", bridge=self.bridge), 1, 6, side="german", rules=("BTR-HOUSE-20",))

    def happen(self, state: RhineState, outcome: Outcome) -> None:
        """Log whether the bridge survives the demolition roll."""
        stands = state.title.bridges.survives_demolition(int(outcome), marker=self.marker)
        rules = ("BTR-HOUSE-20", "BTR-HOUSE-02") if self.marker else ("BTR-HOUSE-20",)
        state.emit(say("report.bridge", bridge=self.bridge, die=int(outcome), stands=stands), *rules)
        state.pop()
