"""What a side announces on the map."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from broadfront.core.actions import Action, Composed
from broadfront.titles.rhine.clerk.actions import counted

if TYPE_CHECKING:
    from broadfront.core.state import State

__all__ = [
    "Advance", "Attack", "Fuel", "InMode", "Join", "LoadSP", "Move", "MoveTo", "Overrun", "Pick", "PontoonRoll",
    "RepairBridge", "Resolve", "RetreatTo", "TakeSteps", "Target", "UnloadSP",
]  # fmt: skip


class Pick(Action, frozen=True):
    """A unit to move next."""

    unit: str

    def said(self, at: Callable[[str], str]) -> str:
        return f"Move {self.unit}"


class InMode(Action, frozen=True):
    """The mode in which the picked unit is to move."""

    mode: str

    def said(self, at: Callable[[str], str]) -> str:
        return f"In {self.mode} Mode"


class Move(Action, frozen=True):
    """A unit goes into a mode and along a path (the hexes entered); no hexes: it only changes mode and stays."""

    unit: str
    mode: str
    path: tuple[str, ...] = ()

    def said(self, at: Callable[[str], str]) -> str:
        return (
            f"{self.unit} to {at(self.path[-1])} in {self.mode} Mode"
            if self.path
            else f"{self.unit} stays, {self.mode} Mode"
        )


class MoveTo(Composed, frozen=True):
    """A unit goes to a hex the cheapest way."""

    unit: str
    mode: str
    hex: str

    def said(self, at: Callable[[str], str]) -> str:
        return f"{self.unit} to {at(self.hex)} in {self.mode} Mode"

    def parts(self, state: State) -> Iterator[Action]:
        from broadfront.titles.rhine.field.movement import path_to

        yield Move(self.unit, self.mode, path_to(state, self.unit, self.mode, self.hex))


class Overrun(Action, frozen=True):
    """Units that began the phase together go along a path whose last hex the enemy holds."""

    units: tuple[str, ...]
    mode: str
    path: tuple[str, ...]

    def said(self, at: Callable[[str], str]) -> str:
        return f"{' and '.join(self.units)} overrun {at(self.path[-1])}" if self.path else "Overrun"


class Fuel(Action, frozen=True):
    """1 SP fuels a formation, or an HQ and the independent units in its throw range, until Clean Up."""

    what: str

    def said(self, at: Callable[[str], str]) -> str:
        return f"Fuel {self.what} until Clean Up: 1 SP"


class LoadSP(Action, frozen=True):
    """A Transport Point takes 1 SP from the dump in its hex."""

    unit: str

    def said(self, at: Callable[[str], str]) -> str:
        return f"{self.unit} loads 1 SP"


class UnloadSP(Action, frozen=True):
    """A Transport Point puts its SP down."""

    unit: str

    def said(self, at: Callable[[str], str]) -> str:
        return f"{self.unit} unloads its SP"


class PontoonRoll(Action, frozen=True):
    """A Pontoon Bde rolls to bridge the hexside to a neighbouring hex."""

    unit: str
    hex: str

    def said(self, at: Callable[[str], str]) -> str:
        return f"{self.unit}: roll for a pontoon bridge to {at(self.hex)}"


class RepairBridge(Action, frozen=True):
    """An engineer-capable HQ or a Pontoon Bde mends the blown Rhine bridge to a neighbouring hex."""

    unit: str
    hex: str

    def said(self, at: Callable[[str], str]) -> str:
        return f"{self.unit}: repair the bridge to {at(self.hex)}"


class Target(Action, frozen=True):
    """The hex to attack."""

    hex: str

    def said(self, at: Callable[[str], str]) -> str:
        return f"Attack {at(self.hex)}"


class Join(Action, frozen=True):
    """One more attacker."""

    unit: str

    def said(self, at: Callable[[str], str]) -> str:
        return f"{self.unit} attacks too"


class Resolve(Action, frozen=True):
    """The attack is made with those who joined."""

    def said(self, at: Callable[[str], str]) -> str:
        return "Fight it out"


class Attack(Composed, frozen=True):
    """An attack on a hex with these units."""

    target: str
    attackers: tuple[str, ...]

    def said(self, at: Callable[[str], str]) -> str:
        return f"Attack {at(self.target)} with {', '.join(self.attackers)}"

    def parts(self, state: State) -> Iterator[Action]:
        yield Target(self.target)
        for unit in self.attackers:
            yield Join(unit)
        yield Resolve()


class TakeSteps(Action, frozen=True):
    """So many options taken as step losses; the rest are retreat hexes."""

    steps: int

    def said(self, at: Callable[[str], str]) -> str:
        return "Retreat" if not self.steps else f"Lose {counted(self.steps, 'step')}"


class RetreatTo(Action, frozen=True):
    """The stack retreats one hex."""

    hex: str

    def said(self, at: Callable[[str], str]) -> str:
        return f"Retreat to {at(self.hex)}"


class Advance(Action, frozen=True):
    """These attackers enter the hex the enemy left."""

    units: tuple[str, ...]

    def said(self, at: Callable[[str], str]) -> str:
        return f"Advance {', '.join(self.units)}"
