"""German fuel: allocation of points, rolls of short formations, and their owner's choice (17.2.0, 17.2.3)."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from broadfront.core.actions import Action
from broadfront.core.chance import Chance, Outcome, die
from broadfront.core.errors import Illegal, Invalid
from broadfront.core.rulings import Ruling, refused
from broadfront.core.steps import Choice, Decision, Pending, Step
from broadfront.titles.wacht.data import fuel_table
from broadfront.titles.wacht.data.words import say
from broadfront.titles.wacht.rules.actions import Begin, Done, Fuel, FuelAsMA, FuelAsUnits, Move
from broadfront.titles.wacht.rules.fuel_supply import fuel_barrier, fuel_denial
from broadfront.titles.wacht.rules.state.wacht_state import WachtState


def formations_needing_fuel(state: WachtState, side: str) -> list[str]:
    """Return the German mechanized formations with units on the map; none if `side` is American."""
    return [
        formation.id
        for formation in state.board.roster.formations
        if formation.side == side == "german"
        and formation.mechanized
        and any(state.board.hex_of(n) is not None for n in state.board.members_of(formation.id))
    ]


def fuel_allocation_row(state: WachtState, formation: str) -> str:
    """Return the row of the fuel allocation table for a formation: brigade or division."""
    return "brigade" if state.board.formation(formation).kind == "brigade" else "division"


def parse_fuel_points(given: str) -> Fraction:
    """Return fuel points such as `3/2` as a number; raise Invalid if they are not multiples of one half."""
    try:
        found = Fraction(given)
    except (ValueError, ZeroDivisionError):
        found = Fraction(-1)
    if found < 0 or (2 * found).denominator != 1:
        raise Invalid(
            say("invalid.points", given=repr(given)),
            parameter="points",
            given=given,
            accepted="0, 1/2, 1, 3/2, 2",
        )
    return found


class FuelAllocation(Choice[WachtState], frozen=True):
    """Step of play: the owner gives fuel points of each army to its formations, before any unit moves."""

    side: str

    def ask(self, state: WachtState) -> Pending | None:
        """Return the question which formation gets fuel, or None if no formation of the side needs any."""
        return super().ask(state) if formations_needing_fuel(state, self.side) else None

    def decision(self, state: WachtState) -> Decision:
        """Return the question which formation gets how many fuel points."""
        rules = ("WAR-17.2.0-03", "WAR-17.2.0-04")
        return Decision(self.side, say("ask.fuel"), (Fuel, Done, Begin, Move), rules=rules)

    def advance(self, state: WachtState) -> None:
        """End the allocation, as no formation of the side needs fuel."""
        state.pop()

    def options(self, state: WachtState) -> Iterator[Action]:
        """Yield the fuel points that would give each formation Normal or Low fuel, and the end of allocation."""
        table = state.title.charts.fuel_allocation
        for formation in formations_needing_fuel(state, self.side):
            row = table[fuel_allocation_row(state, formation)]
            for status in ("Normal", "Low"):
                action = Fuel(formation, row[status])
                if self.refusal(state, action) is None:
                    yield action
        yield Done()

    def refusal(self, state: WachtState, action: Action) -> Ruling | None:
        """Return why a formation cannot be given these fuel points, or None if it can."""
        armies = state.armies
        if isinstance(action, (Begin, Move)):
            return refused("WAR-17.2.0-03", say("fuel.before-moving"))
        if not isinstance(action, Fuel):
            return None
        formation, given = state.board.formation(action.formation), parse_fuel_points(action.points)
        army = armies.army_of[formation.id]
        if (barrier := fuel_barrier(state, formation.id, self.side)) is not None:
            return barrier
        if formation.id in armies.fuel_status:
            return refused("WAR-17.2.0-09", say("fuel.has-received", formation=formation.id))
        if 2 * given > armies.fp[army]:
            no = say("fuel.too-much", army=army, left=str(Fraction(armies.fp[army], 2)), given=str(given))
            return refused("WAR-17.2.0-04", no)
        try:
            fuel_table.fuel_status(state.title.charts, fuel_allocation_row(state, formation.id), given)
        except Illegal as error:
            return error.ruling
        return None

    def do(self, state: WachtState, action: Action) -> None:
        """Give fuel to a formation, or end the allocation, which leaves the other formations with No Fuel."""
        armies = state.armies
        if isinstance(action, Fuel):
            formation, given = action.formation, parse_fuel_points(action.points)
            army = armies.army_of[formation]
            status, line = fuel_table.fuel_status(state.title.charts, fuel_allocation_row(state, formation), given)
            armies.spend_fuel(army, int(2 * given))
            armies.set_fuel_status(formation, status)
            rules = ("WAR-17.2.0-05", line.rule, "WAR-17.2.0-08", "WAR-17.2.0-09")
            left = str(Fraction(armies.fp[army], 2))
            received = say("fuel.received", formation=formation, points=str(given), status=status, army=army, left=left)
            state.emit(received, *rules)
            return
        for formation in formations_needing_fuel(state, self.side):
            if formation not in armies.fuel_status:
                armies.set_fuel_status(formation, "None")
                why = fuel_denial(state, formation)
                none = say("fuel.none", formation=formation)
                none = none if why is None else say("fuel.none-possible", formation=formation, why=why)
                state.emit(none, "WAR-17.2.0-08")
        state.become(FuelRolls(self.side))


class FuelRolls(Step[WachtState], frozen=True):
    """Step of play: roll for the movement allowance of each formation with Low or No Fuel, one by one."""

    side: str

    def next_formation_to_roll(self, state: WachtState) -> str | None:
        """Return the formation that rolls for its fuel next, or None if all have rolled."""
        short = (
            f
            for f in formations_needing_fuel(state, self.side)
            if fuel_table.must_roll_for_ma(state.armies.fuel_status.get(f, "Normal"))
        )
        return next((formation for formation in short if formation not in state.armies.fuel_result), None)

    def ask(self, state: WachtState) -> Chance | None:
        """Return the pending fuel roll of the next formation, or None if all have rolled."""
        formation = self.next_formation_to_roll(state)
        if formation is None:
            return None
        rules = ("WAR-17.2.3-01", "WAR-17.2.3-02")
        status = state.armies.fuel_status[formation]
        return die(say("roll.fuel", formation=formation, status=status), 0, 9, side=self.side, rules=rules)

    def advance(self, state: WachtState) -> None:
        """End the fuel rolls."""
        state.pop()

    def happen(self, state: WachtState, outcome: Outcome) -> None:
        """Record the fuel result that the die gives the formation, and ask its owner how to use it."""
        formation = self.next_formation_to_roll(state)
        assert formation is not None
        status = state.armies.fuel_status[formation]
        conditions = ["extended_korps_supply"] if state.board.formation(formation).extended_supply else []
        text, ledger = fuel_table.look_up_fuel_result(state.title.charts, status, int(outcome), conditions)
        rules = dict.fromkeys(("WAR-17.2.3-01", "WAR-17.2.3-02", *(line.rule for line in ledger)))
        state.emit(say("fuel.rolled", formation=formation, roll=int(outcome), result=text), *rules)
        state.armies.set_fuel_result(formation, f"{text} open")
        state.push(FuelChoice(self.side, formation, int(text)))


class FuelChoice(Choice[WachtState], frozen=True):
    """Step of play: the owner uses a fuel result either as MA of all units, or as the number of units with full MA."""

    side: str
    formation: str
    result: int

    def decision(self, state: WachtState) -> Decision:
        """Return the question how the owner uses the fuel result."""
        prompt = say("ask.fuel-result", formation=self.formation, count=self.result)
        return Decision(self.side, prompt, (FuelAsMA, FuelAsUnits), rules=("WAR-17.2.3-04",))

    def units_sharing_fuel(self, state: WachtState) -> list[int]:
        """Return the units of the formation among which the fuel result is shared: all but leaders (H-23)."""
        return [n for n in state.board.members_of(self.formation) if not state.board.unit(n).is_leader]

    def options(self, state: WachtState) -> Iterator[Action]:
        """Yield the use as movement allowance, and the use for the first units of the formation."""
        yield FuelAsMA()
        yield FuelAsUnits(tuple(state.board.unit(n).id for n in self.units_sharing_fuel(state)[: self.result]))

    def refusal(self, state: WachtState, action: Action) -> Ruling | None:
        """Return why the named units cannot be those with full MA, or None if they can."""
        if not isinstance(action, FuelAsUnits):
            return None
        named = [state.number(unit) for unit in action.units]
        uncounted = [state.board.unit(n).id for n in named if n not in self.units_sharing_fuel(state)]
        if uncounted:
            return refused("WAR-17.2.3-04", say("fuel.not-counted", unit=uncounted[0], formation=self.formation))
        if len(set(named)) != len(named):
            return refused("WAR-17.2.3-04", say("fuel.named-twice", formation=self.formation))
        if len(named) > self.result:
            return refused("WAR-17.2.3-04", say("fuel.too-many", count=len(named), most=self.result))
        return None

    def do(self, state: WachtState, action: Action) -> None:
        """Limit the movement allowance of each unit of the formation as the owner chose."""
        state.pop()
        others = state.title.charts.house_file.integer_at("H-23", "others")
        as_units = isinstance(action, FuelAsUnits)
        picked = {state.number(unit) for unit in action.units} if isinstance(action, FuelAsUnits) else set()
        for n in self.units_sharing_fuel(state):
            if as_units:
                state.board.set_fuel_limited_ma(n, max(1, state.board.profile(n).ma) if n in picked else others)
            else:
                state.board.set_fuel_limited_ma(n, self.result)
        state.armies.set_fuel_result(self.formation, f"{self.result} {'units' if as_units else 'ma'}")
        if as_units:
            choice = say("fuel.as-units", formation=self.formation, count=len(picked))
        else:
            choice = say("fuel.as-ma", formation=self.formation, most=self.result)
        state.emit(choice, "WAR-17.2.3-04", "WAR-7.4.1a-10")
