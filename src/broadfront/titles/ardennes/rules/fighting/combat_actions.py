"""Actions a side can take in combat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from broadfront.core.actions import Action, Composed

if TYPE_CHECKING:
    from broadfront.core.state import State

__all__ = [
    "Advance",
    "AdvanceDone",
    "AdvanceTogether",
    "Attack",
    "AttackHex",
    "DisperseAttackers",
    "DrawChits",
    "IgnoreHit",
    "JoinAttack",
    "JoinStack",
    "LoseStep",
    "NoTactic",
    "PlayTactic",
    "ReinforceBattle",
    "RetreatTo",
    "StackDone",
    "StartAttack",
    "StayBehind",
    "TakeLoss",
    "TakeRetreat",
]


class AttackHex(Action, frozen=True):
    """Attack the units in this hex; attackers join one by one afterwards."""

    hex: str


class JoinAttack(Action, frozen=True):
    """Add a unit to the attack."""

    unit: str


class StartAttack(Action, frozen=True):
    """Start the combat with the attackers named so far."""


class PlayTactic(Action, frozen=True):
    """Play a card for its CombatTactic.

    Under Break In The Clouds the Allied player may use any card as Airpower.
    """

    card: str
    airpower: bool = False


class NoTactic(Action, frozen=True):
    """Play no (further) CombatTactic."""


class JoinStack(Action, frozen=True):
    """Let the units in this hex join the attack (Assault Coordination tactic)."""

    hex: str


class StackDone(Action, frozen=True):
    """Let no (further) stack join."""


class ReinforceBattle(Action, frozen=True):
    """Move the units of one hex to another to take part in the combat (Reinforce Battle tactic)."""

    start: str
    end: str


class DrawChits(Action, frozen=True):
    """Announce how many Combat Chits are drawn."""

    number: int


class TakeRetreat(Action, frozen=True):
    """Take the hit by retreating a hex."""


class TakeLoss(Action, frozen=True):
    """Take the hit as a step loss."""


class LoseStep(Action, frozen=True):
    """Choose the unit that loses the step."""

    unit: str


class RetreatTo(Action, frozen=True):
    """Retreat the defenders to this hex."""

    hex: str


class DisperseAttackers(Action, frozen=True):
    """Make the attackers Dispersed to absorb up to two hits."""


class IgnoreHit(Action, frozen=True):
    """Ignore the hit; only tables choose this."""


class Advance(Action, frozen=True):
    """Advance an attacker along these hexes."""

    unit: str
    path: tuple[str, ...]


class AdvanceTogether(Action, frozen=True):
    """Advance several attackers along these hexes; only tables choose this."""

    units: tuple[str, ...]
    path: tuple[str, ...]


class StayBehind(Action, frozen=True):
    """Keep these attackers from advancing; only tables choose this."""

    units: tuple[str, ...]


class AdvanceDone(Action, frozen=True):
    """End the advance after combat."""


class Attack(Composed, frozen=True):
    """Attack a hex with these units."""

    target: str
    attackers: tuple[str, ...]

    def expand(self, state: State) -> Iterator[Action]:
        yield AttackHex(self.target)
        for unit in self.attackers:
            yield JoinAttack(unit)
