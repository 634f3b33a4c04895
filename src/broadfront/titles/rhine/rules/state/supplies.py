"""Stocks, dumps, cargo, fuel, shipping and replacements, with a tally of all received and spent."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar, Final

from broadfront.core.facts import BETWEEN, OWN_WORDS, Fact, Table, column, entries, named_things_subject, table
from broadfront.core.positions.parts import Part
from broadfront.core.positions.values import Number, Words
from broadfront.core.state import Problem
from broadfront.titles.rhine.data.loading import FUEL_STATES, NATIONS, STOCKS
from broadfront.titles.rhine.data.stored_names import (
    INTO_DUMPS,
    OFF_TRANSPORT,
    ONTO_TRANSPORT,
    OUT_OF_DUMPS,
    dump_key,
    received_tally_key,
    shipped_tally_key,
    spent_tally_key,
    tokens_tally_key,
)
from broadfront.titles.rhine.data.tokens import TOKENS_PER_SP
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.rules.state.fact_display import (
    CAMPAIGN_ONLY,
    HIDDEN_TURN_FACT,
    MAX_COUNT,
    SECTOR_ONLY,
    in_sector,
)

__all__ = ["SIDE_BY_OWNER", "Supply"]

FOR_THE_PHASE, UNTIL_CLEAN_UP = 1, 2
"""Fuel states of a unit: how long it has fuel."""

SIDE_BY_OWNER: Final = {"US": "allied", "CW": "allied", "german": "german"}
"""Owners of dumps in a campaign, with their side."""


class Supply(Part):
    """Supply in the game state: stocks, dumps, cargo, fuel, shipping, replacements, and totals received and spent."""

    FACTS: ClassVar[dict[str, Fact]] = {
        "stocks": column(value=Words(words=("full", "Low", "Exhausted"), numbered=True), **SECTOR_ONLY),
        "fuelled": column(value=Words(words=FUEL_STATES, numbered=True), when=in_sector,
                          not_in_file=OWN_WORDS, not_in_editor=BETWEEN),
        "cargo": column(value=Number(high=TOKENS_PER_SP), **SECTOR_ONLY),
        "dumps": entries(int, value=None, not_in_file=OWN_WORDS, fix=("allied_dump", "german_dump"),
                         edit=("dump_US", "dump_CW", "dump_german")),
        "sp": table(of=named_things_subject("stock", lambda state: list(state.supply.sp)), value=Number(high=MAX_COUNT),
                    fix="stock", setter="set_stock", **CAMPAIGN_ONLY),
        "repls": table(of=named_things_subject("repls", lambda state: list(state.supply.repls)),
                       value=Number(high=MAX_COUNT), setter="set_replacements", **CAMPAIGN_ONLY),
        "tally": table(**HIDDEN_TURN_FACT),
        "shifts": table(**HIDDEN_TURN_FACT),
        "caps": table(**HIDDEN_TURN_FACT),
    }  # fmt: skip
    __slots__ = (*FACTS, "counts_tokens")

    counts_tokens: bool
    """Whether Tokens are tallied and empty dumps deleted, as in a campaign."""
    stocks: bytearray
    """Internal stocks: 0 full, 1 Low, 2 Exhausted."""
    fuelled: bytearray
    """Fuel of each unit: 0 none, 1 for the phase, 2 until the side's Clean Up."""
    cargo: bytearray
    """Tokens that each Transport Point carries."""
    dumps: Table[int]
    """Tokens in dumps, by owner and hex: `allied A24.28`."""
    sp: dict[str, int]
    """SP in stocks, by name: `US North`."""
    repls: dict[str, int]
    """Pax and Eq available, by nation and kind: `US Pax`."""
    tally: dict[str, int]
    """Running totals of everything received and spent, to check the stocks against."""
    shifts: dict[str, int]
    """Columns by which a random event shifts a nation's supply roll this turn."""
    caps: dict[str, int]
    """Rail and sea capacity left this turn."""

    def add_to_tally(self, total_name: str, amount: int) -> None:
        """Add an amount to one of the running totals of resources received and spent."""
        self.tally[total_name] = self.tally.get(total_name, 0) + amount

    def amount_left_by_tally(self, resource: str) -> int:
        """Return how much of a stock or kind of replacement should be left: total received less total spent."""
        return self.tally.get(received_tally_key(resource), 0) - self.tally.get(spent_tally_key(resource), 0)

    def begin_turn(self, caps: Mapping[str, int]) -> None:
        """Start a turn with its rail and sea capacity."""
        self.caps = dict(caps)

    def end_turn(self) -> None:
        """End the turn: supply shifts of random events end, and unused rail and sea capacity is lost."""
        self.shifts = dict.fromkeys(NATIONS, 0)
        self.caps = {"rail": 0, "sea": 0}

    def add_unit(self) -> None:
        """Extend the supply records by a new counter with full internal stocks, no fuel and no cargo."""
        for each in (self.stocks, self.fuelled, self.cargo):
            each.append(0)

    def problems(self) -> Iterator[Problem]:
        """Yield a problem for each supply amount that is negative or differs from received less spent."""
        if any(tokens < 0 for tokens in self.dumps.values()):
            yield Problem(say("problem.dump"), "OCS-UNIT-07")
        for stock in STOCKS:
            on_hand = self.amount_left_by_tally(stock)
            if self.sp[stock] != on_hand or on_hand < 0:
                yield Problem(say("problem.stock", stock=stock, sp=self.sp[stock], count=on_hand), "BTR-HOUSE-24")
        for name, amount in self.repls.items():
            on_hand = self.amount_left_by_tally(name)
            if amount != on_hand or on_hand < 0:
                yield Problem(say("problem.repls", sort=name, amount=amount, count=on_hand), "BTR-HOUSE-24")
        if not self.counts_tokens:
            return
        carried = self.tally.get(ONTO_TRANSPORT, 0) - self.tally.get(OFF_TRANSPORT, 0)
        if self.sp_on_transport != carried:
            yield Problem(say("problem.on-transport", sp=self.sp_on_transport, count=carried), "BTR-HOUSE-12")
        for owner in SIDE_BY_OWNER:
            held = sum(tokens for key, tokens in self.dumps.items() if key.startswith(f"{owner} "))
            if held != (count := self.tokens_on_map(owner)):
                yield Problem(say("problem.tokens", sort=owner, tokens=held, count=count), "OCS-UNIT-07")

    # Dumps

    def set_dump(self, owner: str, hex: str, tokens: int) -> None:
        """Set the supply Tokens of a dump in a hex, and record the difference as received or used."""
        key = dump_key(owner, hex)
        more = tokens - self.dumps.get(key, 0)
        self._tally_tokens(owner, "entered" if more > 0 else "removed", abs(more))
        self.dumps = self.dumps.with_entry(key, tokens)

    def add_dump_tokens(self, owner: str, hex: str, tokens: int, reason: str = "delivered") -> None:
        """Add supply Tokens to an owner's dump in a hex, and record the reason in the totals."""
        key = dump_key(owner, hex)
        self.dumps = self.dumps.with_entry(key, self.dumps.get(key, 0) + tokens)
        self._tally_tokens(owner, reason, tokens)

    def take_dump_tokens(self, dump_key: str, tokens: int, reason: str = "used") -> None:
        """Take supply Tokens from a dump, and record the reason in the totals."""
        left = self.dumps[dump_key] - tokens
        self.dumps = (
            self.dumps.with_entry(dump_key, left)
            if left or not self.counts_tokens
            else self.dumps.without_entry(dump_key)
        )
        self._tally_tokens(dump_key.partition(" ")[0], reason, tokens)

    def move_dump_tokens(self, owner: str, start: str, end: str, tokens: int) -> None:
        """Move supply Tokens from one dump of an owner to another."""
        self.take_dump_tokens(dump_key(owner, start), tokens, "shipped")
        self.add_dump_tokens(owner, end, tokens, "landed")

    def delete_dump(self, owner: str, hex: str) -> int:
        """Delete a supply dump in a hex, and return the Tokens it held."""
        dump = dump_key(owner, hex)
        held = self.dumps.get(dump, 0)
        self.dumps = self.dumps.without_entry(dump)
        self._tally_tokens(owner, "lost", held)
        return held

    def clear_dumps(self) -> None:
        """Delete all supply dumps, without recording it in the totals."""
        self.dumps = Table()

    def tokens_on_map(self, owner: str) -> int:
        """Return the supply Tokens an owner's dumps should hold according to the running totals."""
        came = sum(self.tally.get(tokens_tally_key(owner, how), 0) for how in INTO_DUMPS)
        return came - sum(self.tally.get(tokens_tally_key(owner, how), 0) for how in OUT_OF_DUMPS)

    def _tally_tokens(self, owner: str, reason: str, tokens: int) -> None:
        """Add Tokens that enter or leave an owner's dumps to the running total for the reason."""
        if self.counts_tokens and tokens:
            self.add_to_tally(tokens_tally_key(owner, reason), tokens)

    # Cargo

    def set_cargo(self, unit_number: int, tokens: int) -> None:
        """Set the supply Tokens that a Transport Point carries."""
        self.cargo[unit_number] = tokens

    @property
    def sp_on_transport(self) -> int:
        """SP carried by all Transport Points."""
        return sum(self.cargo) // TOKENS_PER_SP

    def load_sp_on_transport(self, unit_number: int) -> None:
        """Load 1 SP on a Transport Point."""
        self.set_cargo(unit_number, TOKENS_PER_SP)
        self.add_to_tally(ONTO_TRANSPORT, 1)

    def unload_sp_from_transport(self, unit_number: int) -> None:
        """Unload the SP of a Transport Point, if it carries one."""
        if self.cargo[unit_number]:
            self.set_cargo(unit_number, 0)
            self.add_to_tally(OFF_TRANSPORT, 1)

    def load_transport_from_dump(self, unit_number: int, owner: str, hex: str) -> None:
        """Load 1 SP on a Transport Point from a dump in the same hex."""
        self.take_dump_tokens(dump_key(owner, hex), TOKENS_PER_SP, "loaded")
        self.set_cargo(unit_number, TOKENS_PER_SP)
        if self.counts_tokens:
            self.add_to_tally(ONTO_TRANSPORT, 1)

    def unload_transport_to_dump(self, unit_number: int, owner: str, hex: str) -> None:
        """Unload the cargo of a Transport Point into a dump in the same hex."""
        self.add_dump_tokens(owner, hex, self.cargo[unit_number], "unloaded")
        self.set_cargo(unit_number, 0)
        if self.counts_tokens:
            self.add_to_tally(OFF_TRANSPORT, 1)

    # Fuel and internal stocks

    def fuel_unit(self, unit_number: int) -> None:
        """Mark a unit as fueled for the current phase."""
        self.fuelled[unit_number] = FOR_THE_PHASE

    def fuel_until_clean_up(self, unit_number: int) -> None:
        """Mark a unit as fueled until its side's Clean Up Phase."""
        self.fuelled[unit_number] = UNTIL_CLEAN_UP

    def end_fuel(self, unit_number: int) -> None:
        """Remove a unit's fuel."""
        self.fuelled[unit_number] = 0

    def use_internal_stocks(self, unit_number: int) -> None:
        """Reduce a unit's internal supply stocks: from full to Low, or from Low to Exhausted."""
        self.stocks[unit_number] += 1

    def refill_internal_stocks(self, unit_number: int) -> None:
        """Refill a unit's internal stocks."""
        self.stocks[unit_number] = 0

    # Stocks, Repls and shipping

    def receive_sp(self, stock: str, sp: int) -> None:
        """Add SP to a stock."""
        self.sp[stock] += sp
        self.add_to_tally(received_tally_key(stock), sp)

    def spend_sp(self, stock: str, sp: int) -> None:
        """Take SP from a stock."""
        self.sp[stock] -= sp
        self.add_to_tally(spent_tally_key(stock), sp)

    def add_replacements(self, nation: str, kind: str, amount: int) -> None:
        """Add replacements of a kind to a nation."""
        self.repls[f"{nation} {kind}"] += amount
        self.add_to_tally(received_tally_key(f"{nation} {kind}"), amount)

    def spend_replacements(self, nation: str, kind: str, amount: int) -> None:
        """Spend replacements of a kind."""
        self.repls[f"{nation} {kind}"] -= amount
        self.add_to_tally(spent_tally_key(f"{nation} {kind}"), amount)

    def set_stock(self, stock: str, sp: int) -> None:
        """Correct the SP of a stock, and record the difference in the totals of SP received or spent."""
        self._tally_change(stock, sp - self.sp[stock])
        self.sp[stock] = sp

    def set_replacements(self, kind: str, amount: int) -> None:
        """Correct the number of replacements of a kind, and record the difference as received or spent."""
        self._tally_change(kind, amount - self.repls[kind])
        self.repls[kind] = amount

    def _tally_change(self, resource: str, difference: int) -> None:
        """Add a correction of a resource to its total received, or to its total spent if negative."""
        self.add_to_tally(
            received_tally_key(resource) if difference > 0 else spent_tally_key(resource), abs(difference)
        )

    def set_supply_shift(self, nation: str, columns: int) -> None:
        """Set the columns by which a random event shifts a nation's supply roll this turn."""
        self.shifts[nation] = columns

    def use_capacity(self, means: str, points: int) -> None:
        """Reduce the rail or sea capacity left this turn."""
        self.caps[means] -= points
        self.add_to_tally(shipped_tally_key(means), points)
