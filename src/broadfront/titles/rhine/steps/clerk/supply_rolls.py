"""Supply rolls of the Allied Reinforcement Phase, and the split of American SP."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from broadfront.core.actions import Action
from broadfront.core.chance import Chance, Outcome
from broadfront.core.rulings import Ruling, refused
from broadfront.core.steps import Choice, Decision, Step
from broadfront.titles.rhine.data.words import ledger_as_messages, say
from broadfront.titles.rhine.rules.actions import PlaceSP
from broadfront.titles.rhine.rules.clerk.campaign import broadfront_restrictions_apply
from broadfront.titles.rhine.rules.clerk.supply_received import supply_modifiers
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.rules.theatre.ports import open_ports
from broadfront.titles.rhine.steps.dice import two_dice_roll

__all__ = ["Placing", "SupplyRoll"]


class SupplyRoll(Step[RhineState], frozen=True):
    """Roll two dice for the supply points a nation receives."""

    nation: str

    def ask(self, state: RhineState) -> Chance | None:
        """Return the pending roll of two dice for a nation's supply, or None if the nation is not in the campaign."""
        if self.nation not in state.clock.nations:
            return None
        return two_dice_roll(say("roll.supply", nation=self.nation), "BTR-SUPPLY-01", side="allied")

    def advance(self, state: RhineState) -> None:
        """Skip the supply roll of a nation that is not in the campaign."""
        state.pop()

    def happen(self, state: RhineState, outcome: Outcome) -> None:
        """Add the supply points that the dice give to the nation's stock, or ask how to split American ones."""
        roll = state.title.supply.result_for_roll(
            self.nation, state.clock.date, int(outcome), supply_modifiers(state, self.nation)
        )
        rules = list(
            dict.fromkeys(
                (*roll.rules, *(line.rule for line in roll.ledger), *_house_rules_of_supply_roll(state, self.nation))
            )
        )
        lines = ledger_as_messages(roll.ledger)
        message = say(
            "supply.rolled", nation=self.nation, dice=int(outcome), column=roll.column, sp=roll.sp, ledger=lines
        )
        state.emit(message, *rules)
        state.clock.write_history({f"{self.nation} sp": roll.sp, f"{self.nation} column": roll.column})
        state.supply.add_to_tally(f"rolled {self.nation}", roll.sp)
        stocks = [stock for stock in state.clock.stock_names if stock.startswith(self.nation)]
        if len(stocks) > 1 and roll.sp:
            state.become(Placing(roll.sp))
            return
        state.supply.receive_sp(stocks[0], roll.sp)
        state.pop()

    def classes(self, state: RhineState, chance: Chance) -> Sequence[Sequence[int]] | None:
        """Return the indexes of the dice totals, grouped by the supply points they give; never None."""
        table = state.title.supply.tables[self.nation]
        column, _ = state.title.supply.final_column(self.nation, state.clock.date, supply_modifiers(state, self.nation))
        groups: dict[object, list[int]] = {}
        for n, dice in enumerate(chance.outcomes):
            groups.setdefault(table.result(int(dice), column), []).append(n)
        return list(groups.values())


def _house_rules_of_supply_roll(state: RhineState, nation: str) -> Iterator[str]:
    """Yield the ids of the house rules behind the modifiers of a nation's supply roll."""
    if any(open_ports(state)):
        yield "BTR-HOUSE-01"
    if state.supply.shifts[nation]:
        yield "BTR-HOUSE-13"
    if nation == "CW" and "collapse_north" in state.clock.flanks:
        yield "BTR-HOUSE-06"
    if nation == "US" and "alpine_redoubt" in state.clock.flanks:
        yield "BTR-HOUSE-07"


class Placing(Choice[RhineState], frozen=True):
    """Choose how many American SP of the full campaign go to the North."""

    sp: int

    def min_per_half(self, state: RhineState) -> int:
        """Return the minimum SP that each half of the map must receive."""
        return state.title.campaigns.broadfront.min_per_half(self.sp) if broadfront_restrictions_apply(state) else 0

    def decision(self, state: RhineState) -> Decision:
        """Return the question how many American SP go to the North."""
        least = self.min_per_half(state)
        prompt = say("ask.place-sp", sp=self.sp)
        if least:
            prompt = say("ask.place-sp-shared", sp=self.sp, least=least)
        return Decision("allied", prompt, (PlaceSP,), rules=("BTR-ARRIVAL-29", "BTR-HOUSE-04"))

    def options(self, state: RhineState) -> Iterator[Action]:
        """Yield every allowed split of the American SP between North and South."""
        least = self.min_per_half(state)
        return (PlaceSP(north) for north in range(least, self.sp - least + 1))

    def refusal(self, state: RhineState, action: Action) -> Ruling | None:
        """Return why a split of the American SP is not allowed, or None if it is."""
        assert isinstance(action, PlaceSP)
        least = self.min_per_half(state)
        if least <= action.north <= self.sp - least:
            return None
        why = say("placing.outside", north=action.north, sp=self.sp, least=least, most=self.sp - least)
        rules = ("BTR-ARRIVAL-29", "BTR-HOUSE-04") if least else "BTR-HOUSE-24"
        return refused(rules, why, nearest=PlaceSP(max(least, min(action.north, self.sp - least))))

    def do(self, state: RhineState, action: Action) -> None:
        """Add the American SP to the stocks of North and South as chosen."""
        assert isinstance(action, PlaceSP)
        south = self.sp - action.north
        state.supply.receive_sp("US North", action.north)
        state.supply.receive_sp("US South", south)
        rules = ["OCS-SEQ-04"]
        if broadfront_restrictions_apply(state):
            rules += ["BTR-ARRIVAL-29", "BTR-HOUSE-04"]
        state.emit(say("supply.split", north=action.north, south=south), *rules)
        state.pop()
