"""Carrying out the entries of the arrival chart: arrivals, removals, exchanges, transfers, markers."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.core.actions import Action
from broadfront.core.locations import OnMap
from broadfront.core.rulings import Ruling, refused
from broadfront.core.steps import Choice, Decision, Step
from broadfront.titles.rhine.data.arrivals import Entry
from broadfront.titles.rhine.data.roster import DEAD, ELSEWHERE, ON_MAP, REMOVED, TO_ARRIVE, possible_destinations
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.rules.actions import Arrive, Exchange, Remove
from broadfront.titles.rhine.rules.clerk.entry_hexes import entry_hexes_and_boxes
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.steps.field.bridges import resolve_hex_entry

__all__ = ["ArrivalChoice", "Arrivals", "ExchangeChoice", "RemovalChoice"]


class Arrivals(Step[RhineState], frozen=True):
    """Step of play: carry out the arrival chart lines of the turn in order."""

    at: int = -1

    def advance(self, state: RhineState) -> None:
        """Carry out the turn's next line of the arrival chart, after arrivals that enemies blocked on earlier turns."""
        entries = state.title.arrivals.entries
        if self.at < 0 and state.board.waiting:
            self._retry_blocked_arrivals(state)
            return
        at = (
            self.at
            if self.at >= 0
            else next((n for n, e in enumerate(entries) if e.date >= state.clock.date), len(entries))
        )
        if at >= len(entries) or entries[at].date != state.clock.date:
            if self.at < 0:
                state.emit(say("arrival.nothing"), state.title.arrivals.rules[state.clock.date])
            state.pop()
            return
        state.become(Arrivals(at + 1))
        carry_out_entry(state, at, entries[at])

    def _retry_blocked_arrivals(self, state: RhineState) -> None:
        """Retry the arrivals that enemies blocked on earlier turns, before those of the present turn."""
        entries = state.title.arrivals.entries
        first = next((n for n, e in enumerate(entries) if e.date >= state.clock.date), len(entries))
        again = [ArrivalChoice(at, state.number(unit)) for unit, at in state.board.waiting.items()]
        state.board.clear_blocked_entries()
        state.become(Arrivals(first))
        state.push(*again)


def carry_out_entry(state: RhineState, entry_index: int, entry: Entry) -> None:
    """Carry out one line of the arrival chart as it applies in this campaign."""
    effect = state.title.arrivals.action_in_campaign(entry, state.clock.campaign_region)
    named = state.title.roster.counters_by_entry.get(entry_index, ())
    match effect:
        case "":
            if entry.campaign == "two-map" and state.clock.campaign == "full":
                state.emit(say("skipped.two-map", entry=entry.text), "BTR-ARRIVAL-14", entry.rule)
        case "arrive" if entry.piece.type == "SP":
            stock = _receiving_stock(state, entry)
            state.supply.receive_sp(stock, entry.piece.quantity)
            message = say("arrival.sp", sp=entry.piece.quantity, where=entry.where)
            state.emit(message, "BTR-ARRIVAL-25", entry.rule)
        case "arrive":
            _carry_out_arrival(state, entry_index, entry, named)
        case "leave":
            for n in named:
                _transfer_away(state, n, entry)
        case "dead-pile":
            for n in named:
                _put_on_dead_pile(state, n, entry)
        case "reserve-marker":
            state.land.add_reserve_markers(entry.piece.quantity)
            rules = ["BTR-ARRIVAL-22", entry.rule]
            if entry.nation == "Allied":
                rules.append("BTR-ARRIVAL-23")
            state.emit(say("marker.reserve", count=entry.piece.quantity, total=state.land.markers["reserve"]), *rules)
        case "remove":
            # Each named counter is one removal; generic pieces as many as the entry says.
            state.push(*(RemovalChoice(entry_index, n) for n in named or (-1,) * entry.piece.quantity))
        case "exchange":
            state.push(*(ExchangeChoice(entry_index) for _ in range(entry.piece.quantity)))


def _receiving_stock(state: RhineState, entry: Entry) -> str:
    """Return the stock that receives the supply points of an arrival chart entry."""
    nation = "CW" if entry.nation == "CW" else "US"
    region = entry.region if entry.region != "both" else state.clock.half or "North"
    return f"{nation} {region}"


def _carry_out_arrival(state: RhineState, entry_index: int, entry: Entry, named_units: tuple[int, ...]) -> None:
    """Carry out an arrival chart entry that brings counters; the player chooses among several destinations."""
    boxes = possible_destinations(entry, state.title.entry)
    if len(boxes) > 1 or (state.clock.on_map and boxes[0] == ON_MAP):
        state.push(*(ArrivalChoice(entry_index, n) for n in named_units))
        return
    for n in named_units:
        came = _arriving_counter(state, n)
        if came is not None:
            _bring_counter(state, came, entry, boxes[0], entry.where)


def _arriving_counter(state: RhineState, unit_number: int) -> int | None:
    """Return the number of the counter that arrives: the given one, or an identical removed one if it is in play.

    Return None if the given counter is in play and no identical one has been removed.
    """
    return (
        unit_number
        if state.board.box(unit_number) in (TO_ARRIVE, REMOVED, ELSEWHERE, DEAD)
        else _find_identical_removed_counter(state, unit_number)
    )


def _bring_counter(
    state: RhineState, unit_number: int, entry: Entry, destination: str, place_name: str, *chosen_by: str
) -> None:
    """Bring a counter into a hex or box, with the steps and the cargo that its arrival chart entry gives."""
    counter = state.units[unit_number]
    less = entry.piece.less if not counter.part or counter.part.startswith("CC") else 0
    place = state.title.locations.find(destination, state.title.map.find)
    state.bring_unit(unit_number, place, less)
    rules = ["BTR-ARRIVAL-35", "OCS-REINF-01", *chosen_by, *state.title.arrivals.rules_of_entry(entry)]
    if less:
        rules.append("BTR-HOUSE-10")
    topic = "arrival.unit"
    if entry.piece.is_loaded:
        state.supply.load_sp_on_transport(unit_number)
        rules.append("BTR-HOUSE-12")
        topic = "arrival.loaded"
    state.emit(say(topic, unit=counter.id, where=place_name), *dict.fromkeys(rules))
    if isinstance(place, OnMap):
        resolve_hex_entry(state, place.index, counter.side)


def _find_identical_removed_counter(state: RhineState, unit_number: int) -> int | None:
    """Return the number of a removed counter identical to one still in play, or None if there is none."""
    return next(
        (m for m in state.title.roster.identical_counters(state.units[unit_number]) if state.board.box(m) == REMOVED),
        None,
    )


def _transfer_away(state: RhineState, unit_number: int, entry: Entry) -> None:
    """Remove a counter that is transferred to the half of the map not in play."""
    gone = state.board.box(unit_number) in (DEAD, REMOVED, ELSEWHERE, TO_ARRIVE)
    state.remove_unit(unit_number)
    message = say("transfer.gone" if gone else "transfer.left", unit=state.units[unit_number].id)
    state.emit(message, "BTR-ARRIVAL-14", "BTR-HOUSE-11", entry.rule)


def _put_on_dead_pile(state: RhineState, unit_number: int, entry: Entry) -> None:
    """Put a counter on the dead pile, as an arrival chart entry says."""
    state.put_in_dead_pile(unit_number)
    state.emit(say("dead.joined", unit=state.units[unit_number].id), "BTR-ARRIVAL-21", entry.rule)


class ArrivalChoice(Choice[RhineState], frozen=True):
    """Choose where an arriving counter goes: to the map, or to an off-map box named in the arrival chart.

    If the campaign records the hexes of units, an entry hex is chosen too, or the hex is left unrecorded.
    """

    at: int
    unit: int
    """The named counter."""

    def decision(self, state: RhineState) -> Decision:
        """Return the question in which hex or box the counter arrives."""
        entry, n = state.title.arrivals.entries[self.at], _arriving_counter(state, self.unit)
        assert n is not None
        prompt = say("ask.arrive", unit=state.units[n].id, where=entry.where)
        return Decision("allied", prompt, (Arrive,), rules=self._rules(state))

    def ask(self, state: RhineState) -> Decision | None:
        """Return the question in which hex or box the counter arrives, or None if it can arrive nowhere."""
        n = _arriving_counter(state, self.unit)
        return self.decision(state) if n is not None and self._destinations(state, n) else None

    def advance(self, state: RhineState) -> None:
        """Skip the arrival of the counter; if enemies hold all its entry hexes, it waits a turn."""
        state.pop()
        if (n := _arriving_counter(state, self.unit)) is not None:
            entry = state.title.arrivals.entries[self.at]
            state.board.record_blocked_entry(n, self.at)
            message = say("arrival.blocked", unit=state.units[n].id, where=entry.where)
            state.emit(message, "BTR-HOUSE-09", "OCS-REINF-02")

    def _destinations(self, state: RhineState, unit_number: int) -> list[str]:
        """Return the hexes and boxes in which an arriving counter may be placed."""
        entry = state.title.arrivals.entries[self.at]
        if not state.clock.on_map:
            return list(possible_destinations(entry, state.title.entry))
        hexes, boxes = entry_hexes_and_boxes(state, unit_number, entry)
        if not hexes and not boxes:
            return []
        return [*hexes, *boxes, *([ON_MAP] if ON_MAP in possible_destinations(entry, state.title.entry) else ())]

    def _rules(self, state: RhineState) -> tuple[str, ...]:
        """Return the ids of the rules on where the arriving counter may be placed."""
        aircraft = state.units[self.unit].kind == "aircraft"
        return ("BTR-HOUSE-08", "BTR-ARRIVAL-24") if aircraft else ("BTR-HOUSE-08", "BTR-HOUSE-19")

    def options(self, state: RhineState) -> Iterator[Action]:
        """Yield the arrival of the counter in each hex and box open to it."""
        n = _arriving_counter(state, self.unit)
        if n is not None:
            yield from (Arrive(state.units[n].id, spot) for spot in self._destinations(state, n))

    def refusal(self, state: RhineState, action: Action) -> Ruling | None:
        """Return why a counter may not arrive in the chosen hex or box, or None if it may."""
        assert isinstance(action, Arrive)
        if action in self.options(state):
            return None
        entry, n = state.title.arrivals.entries[self.at], state.number(action.unit)
        if n != _arriving_counter(state, self.unit):
            return refused(self._rules(state), say("arriving.not-now", unit=action.unit, entry=entry.text))
        why = say("arriving.not-entry", unit=action.unit, box=action.box, where=entry.where)
        return refused((*(("BTR-ARRIVAL-03",) if state.clock.on_map else ()), *self._rules(state)), why)

    def do(self, state: RhineState, action: Action) -> None:
        """Bring the counter into the chosen hex or box."""
        assert isinstance(action, Arrive)
        state.pop()
        entry = state.title.arrivals.entries[self.at]
        _bring_counter(state, state.number(action.unit), entry, action.box, action.box, *self._rules(state))


class RemovalChoice(Choice[RhineState], frozen=True):
    """Choose the unit that an arrival chart entry removes: the named one or an identical one, dead or alive."""

    at: int
    unit: int
    """The named counter, or -1 for a generic piece."""

    def decision(self, state: RhineState) -> Decision:
        """Return the question which unit to remove."""
        entry = state.title.arrivals.entries[self.at]
        prompt = say("ask.remove", entry=entry.text)
        return Decision("allied", prompt, (Remove,), rules=("BTR-ARRIVAL-08", "BTR-ARRIVAL-09"))

    def ask(self, state: RhineState) -> Decision | None:
        """Return the question which unit to remove, or None if there is none to remove."""
        return self.decision(state) if next(self._candidates(state), None) is not None else None

    def advance(self, state: RhineState) -> None:
        """Log that there is no unit to remove."""
        entry = state.title.arrivals.entries[self.at]
        state.emit(say("removal.nothing", entry=entry.text), "BTR-ARRIVAL-09", entry.rule)
        state.pop()

    def _candidates(self, state: RhineState) -> Iterator[int]:
        """Return the numbers of the counters that can be removed, the named one first."""
        entry, roster = state.title.arrivals.entries[self.at], state.title.roster
        if self.unit >= 0:
            alike = roster.identical_counters(state.units[self.unit])
        else:
            alike = iter(
                n for n, c in enumerate(state.units) if c.nation == entry.nation and c.type == entry.piece.type
            )
        able = [n for n in alike if state.board.is_in_play(n) or state.board.box(n) == DEAD]
        able.sort(key=lambda n: n != self.unit)
        return iter(able)

    def options(self, state: RhineState) -> Iterator[Action]:
        """Yield the removal of each counter that the chart line allows, one for each group of identical ones."""
        for n in state.distinct_units(self._candidates(state)):
            yield Remove(state.units[n].id)

    def refusal(self, state: RhineState, action: Action) -> Ruling | None:
        """Return why a unit is not one that may be removed, or None if it is."""
        assert isinstance(action, Remove)
        n = state.number(action.unit)
        if n in self._candidates(state):
            return None
        entry = state.title.arrivals.entries[self.at]
        why = say("removing.not-alike", unit=action.unit, entry=entry.text)
        return refused(("BTR-ARRIVAL-08", "BTR-HOUSE-23"), why)

    def do(self, state: RhineState, action: Action) -> None:
        """Remove the chosen unit from the game."""
        assert isinstance(action, Remove)
        n = state.number(action.unit)
        entry = state.title.arrivals.entries[self.at]
        was = state.board.box(n)
        state.remove_unit(n)
        rules = ("BTR-ARRIVAL-09", "BTR-ARRIVAL-10", "BTR-ARRIVAL-08", entry.rule)
        state.emit(say("removal.removed", unit=action.unit, box=was), *rules)
        state.pop()


class ExchangeChoice(Choice[RhineState], frozen=True):
    """Choose which counter the arrival chart exchanges for a new one; a dead one only if none is in play."""

    at: int

    def decision(self, state: RhineState) -> Decision:
        """Return the question which unit to exchange for the new one."""
        entry = state.title.arrivals.entries[self.at]
        prompt = say("ask.exchange", entry=entry.text)
        return Decision("allied", prompt, (Exchange,), rules=("BTR-ARRIVAL-20", "BTR-HOUSE-17"))

    def ask(self, state: RhineState) -> Decision | None:
        """Return the question which unit to exchange, or None if there is none to exchange."""
        return self.decision(state) if next(self._candidates(state), None) is not None else None

    def advance(self, state: RhineState) -> None:
        """Log that there is no unit to exchange."""
        entry = state.title.arrivals.entries[self.at]
        rules = ("BTR-ARRIVAL-20", "BTR-HOUSE-17", entry.rule)
        state.emit(say("exchange.nothing", entry=entry.text), *rules)
        state.pop()

    def _candidates(self, state: RhineState) -> Iterator[int]:
        """Return the numbers of the counters that can be exchanged for a new one."""
        entry = state.title.arrivals.entries[self.at]
        named = state.title.roster.counters_by_entry.get(self.at, ())
        new = state.units[state.title.roster.new_counter_by_entry[self.at]]
        alike = [
            n
            for n, c in enumerate(state.units)
            if (n in named if named else c.nation == entry.nation and c.type == entry.piece.type)
        ]
        living = [n for n in alike if state.board.is_in_play(n)]
        # A dead artillery brigade gives no breakdown unit.
        dead = [n for n in alike if state.board.box(n) == DEAD and new.kind != "breakdown"]
        return iter(living or dead)

    def options(self, state: RhineState) -> Iterator[Action]:
        """Yield the exchange of each counter that the chart line allows, one for each group of identical ones."""
        for n in state.distinct_units(self._candidates(state)):
            yield Exchange(state.units[n].id)

    def refusal(self, state: RhineState, action: Action) -> Ruling | None:
        """Return why a unit cannot be exchanged for the new one, or None if it can."""
        assert isinstance(action, Exchange)
        if state.number(action.unit) in self._candidates(state):
            return None
        entry = state.title.arrivals.entries[self.at]
        why = say("exchanging.not-alike", unit=action.unit, entry=entry.text)
        return refused(("BTR-ARRIVAL-20", "BTR-HOUSE-17"), why)

    def do(self, state: RhineState, action: Action) -> None:
        """Exchange the chosen unit for the new one, in the same place."""
        assert isinstance(action, Exchange)
        old, new = state.number(action.unit), state.title.roster.new_counter_by_entry[self.at]
        entry = state.title.arrivals.entries[self.at]
        box = state.board.box(old)
        state.exchange_unit(old, new)
        rules = ("BTR-ARRIVAL-20", "BTR-HOUSE-17", entry.rule)
        state.emit(say("exchange.exchanged", unit=action.unit, other=state.units[new].id, box=box), *rules)
        state.pop()
