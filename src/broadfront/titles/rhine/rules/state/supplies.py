"""Supply on the map: dumps, cargo, fuel and internal stocks, and the tally of every Token."""

from __future__ import annotations

from typing import Final

from broadfront.core.facts import Table
from broadfront.core.rules import decides
from broadfront.titles.rhine.data.kept_names import (
    INTO_DUMPS,
    OFF_TRANSPORT,
    ONTO_TRANSPORT,
    OUT_OF_DUMPS,
    dump_of,
    tokens_of,
)
from broadfront.titles.rhine.data.tokens import TOKENS
from broadfront.titles.rhine.rules.state.standing import Standing

__all__ = ["OWNERS", "Supplies"]

FOR_THE_PHASE, UNTIL_CLEAN_UP = 1, 2
"""How long a unit is fuelled."""

OWNERS: Final = {"US": "allied", "CW": "allied", "german": "german"}
"""Whose SP the dumps of a campaign hold, and the side."""


class Supplies(Standing):
    @decides("BTR-HOUSE-22")
    def owner_of(self, n: int) -> str:
        """Whose SP serve a unit: in a sector its side's, in a campaign American, Commonwealth or German ones."""
        unit = self.units[n]
        if not self.campaign or unit.side == "german":
            return unit.side
        return "US" if unit.nation in ("US", "FR") else "CW"

    def owners(self, side: str) -> tuple[str, ...]:
        """Owners of a side's dumps."""
        return tuple(owner for owner, of in OWNERS.items() if of == side) if self.campaign else (side,)

    def count(self, what: str, amount: int) -> None:
        self.tally[what] = self.tally.get(what, 0) + amount

    def _count_tokens(self, owner: str, how: str, tokens: int) -> None:
        """A campaign remembers where every Token came from and went."""
        if self.campaign and tokens:
            self.count(tokens_of(owner, how), tokens)

    def tokens_on_map(self, owner: str) -> int:
        """What the dumps of an owner should hold by the tally."""
        came = sum(self.tally.get(tokens_of(owner, how), 0) for how in INTO_DUMPS)
        return came - sum(self.tally.get(tokens_of(owner, how), 0) for how in OUT_OF_DUMPS)

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
        # In a campaign an empty dump is none.
        self.dumps = self.dumps.having(dump, left) if left or not self.campaign else self.dumps.without(dump)
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

    # Cargo

    def load_from_dump(self, n: int) -> None:
        """A Transport Point takes 1 SP from the dump in its hex."""
        self.take_tokens(dump_of(self.owner_of(n), self.where[n].text), TOKENS, "loaded")
        self.set_cargo(n, TOKENS)
        if self.campaign:
            self.count(ONTO_TRANSPORT, 1)

    def unload_to_dump(self, n: int) -> None:
        """A Transport Point puts down what it carries."""
        self.add_tokens(self.owner_of(n), self.where[n].text, self.cargo[n], "unloaded")
        self.set_cargo(n, 0)
        if self.campaign:
            self.count(OFF_TRANSPORT, 1)

    def set_cargo(self, n: int, tokens: int) -> None:
        self.cargo[n] = tokens

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
