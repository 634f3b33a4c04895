"""Stocks, dumps, cargo, fuel, shipping and Repls, with the tally of all that came and went."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar, Final

from broadfront.core.facts import BETWEEN, OWN_WORDS, Fact, Table, column, entries, named, table
from broadfront.core.positions.parts import Part
from broadfront.core.positions.values import Number, Words
from broadfront.core.state import Problem
from broadfront.titles.rhine.data.kept_names import (
    INTO_DUMPS,
    OFF_TRANSPORT,
    ONTO_TRANSPORT,
    OUT_OF_DUMPS,
    dump_of,
    received,
    shipped,
    spent,
    tokens_of,
)
from broadfront.titles.rhine.data.loading import FUELLED, NATIONS, STOCKS
from broadfront.titles.rhine.data.tokens import TOKENS
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.rules.state.shown import BOOKS_ONLY, MOST, OF_A_TURN, SECTOR_ONLY, in_sector

__all__ = ["OWNERS", "Supply"]

FOR_THE_PHASE, UNTIL_CLEAN_UP = 1, 2
"""How long a unit is fuelled."""

OWNERS: Final = {"US": "allied", "CW": "allied", "german": "german"}
"""Whose SP the dumps of a campaign hold, and the side."""


class Supply(Part):
    """Stocks, dumps, cargo, fuel, shipping and Repls, with the tally of all that came and went."""

    FACTS: ClassVar[dict[str, Fact]] = {
        "stocks": column(value=Words(words=("full", "Low", "Exhausted"), numbered=True), **SECTOR_ONLY),
        "fuelled": column(value=Words(words=FUELLED, numbered=True), when=in_sector,
                          not_in_file=OWN_WORDS, not_in_editor=BETWEEN),
        "cargo": column(value=Number(high=TOKENS), **SECTOR_ONLY),
        "dumps": entries(int, value=None, not_in_file=OWN_WORDS, fix=("allied_dump", "german_dump"),
                         edit=("dump_US", "dump_CW", "dump_german")),
        "sp": table(of=named("stock", lambda state: list(state.supply.sp)), value=Number(high=MOST),
                    fix="stock", setter="set_stock", **BOOKS_ONLY),
        "repls": table(of=named("repls", lambda state: list(state.supply.repls)), value=Number(high=MOST),
                       setter="set_repls", **BOOKS_ONLY),
        "tally": table(**OF_A_TURN),
        "shifts": table(**OF_A_TURN),
        "caps": table(**OF_A_TURN),
    }  # fmt: skip
    __slots__ = (*FACTS, "counts_tokens")

    counts_tokens: bool
    """Whether every Token is counted and an empty dump is none, as in a campaign."""
    stocks: bytearray
    """Internal stocks: 0 full, 1 Low, 2 Exhausted."""
    fuelled: bytearray
    """1 for the phase, 2 until the owner's Clean Up."""
    cargo: bytearray
    """Tokens a Transport Point carries."""
    dumps: Table[int]
    """Tokens by side and hex: `allied A24.28`."""
    sp: dict[str, int]
    """SP on the table, by stock: `US North`."""
    repls: dict[str, int]
    """Pax and Eq kept, by nation: `US Pax`."""
    tally: dict[str, int]
    """Everything that ever came in or went out, to check the stocks against."""
    shifts: dict[str, int]
    """Columns by which a random event shifts a nation's supply roll this turn."""
    caps: dict[str, int]
    """Rail and sea capacity left this turn."""

    def count(self, what: str, amount: int) -> None:
        self.tally[what] = self.tally.get(what, 0) + amount

    def on_hand(self, what: str) -> int:
        """What the tally says is left of a stock or of a kind of Repls."""
        return self.tally.get(received(what), 0) - self.tally.get(spent(what), 0)

    def begin_turn(self, caps: Mapping[str, int]) -> None:
        self.caps = dict(caps)

    def end_turn(self) -> None:
        """Random events end, capacity that was not used is lost."""
        self.shifts = dict.fromkeys(NATIONS, 0)
        self.caps = {"rail": 0, "sea": 0}

    def add_unit(self) -> None:
        """One more counter: full stocks, no fuel, no cargo."""
        for each in (self.stocks, self.fuelled, self.cargo):
            each.append(0)

    def problems(self) -> Iterator[Problem]:
        """What is on hand is what the tally says came in and did not go out."""
        if any(tokens < 0 for tokens in self.dumps.values()):
            yield Problem(say("problem.dump"), "OCS-UNIT-07")
        for stock in STOCKS:
            on_hand = self.on_hand(stock)
            if self.sp[stock] != on_hand or on_hand < 0:
                yield Problem(say("problem.stock", stock=stock, sp=self.sp[stock], count=on_hand), "BTR-HOUSE-24")
        for name, amount in self.repls.items():
            on_hand = self.on_hand(name)
            if amount != on_hand or on_hand < 0:
                yield Problem(say("problem.repls", sort=name, amount=amount, count=on_hand), "BTR-HOUSE-24")
        if not self.counts_tokens:
            return
        carried = self.tally.get(ONTO_TRANSPORT, 0) - self.tally.get(OFF_TRANSPORT, 0)
        if self.sp_on_transport != carried:
            yield Problem(say("problem.on-transport", sp=self.sp_on_transport, count=carried), "BTR-HOUSE-12")
        for owner in OWNERS:
            held = sum(tokens for key, tokens in self.dumps.items() if key.startswith(f"{owner} "))
            if held != (count := self.tokens_on_map(owner)):
                yield Problem(say("problem.tokens", sort=owner, tokens=held, count=count), "OCS-UNIT-07")

    # Dumps

    def set_dump(self, owner: str, hex: str, tokens: int) -> None:
        """What a dump in a hex holds, as somebody counts it on the table."""
        key = dump_of(owner, hex)
        more = tokens - self.dumps.get(key, 0)
        self._count_tokens(owner, "entered" if more > 0 else "removed", abs(more))
        self.dumps = self.dumps.having(key, tokens)

    def add_tokens(self, owner: str, hex: str, tokens: int, how: str = "delivered") -> None:
        """Tokens into a dump in a hex."""
        key = dump_of(owner, hex)
        self.dumps = self.dumps.having(key, self.dumps.get(key, 0) + tokens)
        self._count_tokens(owner, how, tokens)

    def take_tokens(self, dump: str, tokens: int, how: str = "used") -> None:
        left = self.dumps[dump] - tokens
        self.dumps = self.dumps.having(dump, left) if left or not self.counts_tokens else self.dumps.without(dump)
        self._count_tokens(dump.partition(" ")[0], how, tokens)

    def move_tokens(self, owner: str, start: str, end: str, tokens: int) -> None:
        """Tokens from one dump to another."""
        self.take_tokens(dump_of(owner, start), tokens, "shipped")
        self.add_tokens(owner, end, tokens, "landed")

    def lose_dump(self, owner: str, hex: str) -> int:
        """A dump in a hex is gone; the Tokens it held."""
        dump = dump_of(owner, hex)
        held = self.dumps.get(dump, 0)
        self.dumps = self.dumps.without(dump)
        self._count_tokens(owner, "lost", held)
        return held

    def clear_dumps(self) -> None:
        self.dumps = Table()

    def tokens_on_map(self, owner: str) -> int:
        """What the dumps of an owner should hold by the tally."""
        came = sum(self.tally.get(tokens_of(owner, how), 0) for how in INTO_DUMPS)
        return came - sum(self.tally.get(tokens_of(owner, how), 0) for how in OUT_OF_DUMPS)

    def _count_tokens(self, owner: str, how: str, tokens: int) -> None:
        if self.counts_tokens and tokens:
            self.count(tokens_of(owner, how), tokens)

    # Cargo

    def set_cargo(self, n: int, tokens: int) -> None:
        self.cargo[n] = tokens

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

    def load_from_dump(self, n: int, owner: str, hex: str) -> None:
        """A Transport Point takes 1 SP from a dump in its hex."""
        self.take_tokens(dump_of(owner, hex), TOKENS, "loaded")
        self.set_cargo(n, TOKENS)
        if self.counts_tokens:
            self.count(ONTO_TRANSPORT, 1)

    def unload_to_dump(self, n: int, owner: str, hex: str) -> None:
        """A Transport Point puts down what it carries."""
        self.add_tokens(owner, hex, self.cargo[n], "unloaded")
        self.set_cargo(n, 0)
        if self.counts_tokens:
            self.count(OFF_TRANSPORT, 1)

    # Fuel and internal stocks

    def fuel(self, n: int) -> None:
        """A unit has fuel for the phase."""
        self.fuelled[n] = FOR_THE_PHASE

    def fuel_until_clean_up(self, n: int) -> None:
        self.fuelled[n] = UNTIL_CLEAN_UP

    def end_fuel(self, n: int) -> None:
        self.fuelled[n] = 0

    def use_stocks(self, n: int) -> None:
        """Internal stocks: full ones are Low now, Low ones Exhausted."""
        self.stocks[n] += 1

    def refill_stocks(self, n: int) -> None:
        self.stocks[n] = 0

    # Stocks, Repls and shipping

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

    def set_stock(self, stock: str, sp: int) -> None:
        """What is more or less than the books have came in or went out."""
        self._count_change(stock, sp - self.sp[stock])
        self.sp[stock] = sp

    def set_repls(self, kind: str, amount: int) -> None:
        self._count_change(kind, amount - self.repls[kind])
        self.repls[kind] = amount

    def _count_change(self, what: str, more: int) -> None:
        self.count(received(what) if more > 0 else spent(what), abs(more))

    def shift_supply(self, nation: str, columns: int) -> None:
        """A random event shifts a nation's supply column this turn."""
        self.shifts[nation] = columns

    def ship(self, means: str, points: int) -> None:
        """Rail or sea capacity is used."""
        self.caps[means] -= points
        self.count(shipped(means), points)
