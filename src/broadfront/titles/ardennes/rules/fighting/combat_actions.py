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
    """Attack the units in the named hex; attackers join one by one afterwards."""

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
    """Let the units in the named hex join the attack (Assault Coordination tactic)."""

    hex: str


class StackDone(Action, frozen=True):
    """Let no (further) stack join the combat."""


class ReinforceBattle(Action, frozen=True):
    """Move the units of one hex to another to take part in the combat (Reinforce Battle tactic)."""

    start: str
    end: str


class DrawChits(Action, frozen=True):
    """Announce the number of Combat Chits to draw."""

    number: int


class TakeRetreat(Action, frozen=True):
    """Take the hit by retreating one hex."""


class TakeLoss(Action, frozen=True):
    """Take the hit as a step loss."""


class LoseStep(Action, frozen=True):
    """Choose the unit that loses the step for a hit."""

    unit: str


class RetreatTo(Action, frozen=True):
    """Retreat the defenders to the named hex."""

    hex: str


class DisperseAttackers(Action, frozen=True):
    """Make the attackers Dispersed to absorb up to two hits."""


class IgnoreHit(Action, frozen=True):
    """Ignore the hit; only the tables of the solitaire Allied system choose this."""


class Advance(Action, frozen=True):
    """Advance an attacker along the named hexes."""

    unit: str
    path: tuple[str, ...]


class AdvanceTogether(Action, frozen=True):
    """Advance several attackers along the named hexes; only the tables of the solitaire Allied system choose this."""

    units: tuple[str, ...]
    path: tuple[str, ...]


class StayBehind(Action, frozen=True):
    """Keep the named attackers from advancing; only the tables of the solitaire Allied system choose this."""

    units: tuple[str, ...]


class AdvanceDone(Action, frozen=True):
    """End the advance after combat."""


class Attack(Composed, frozen=True):
    """Attack a hex with the named units."""

    target: str
    attackers: tuple[str, ...]

    def expand(self, state: State) -> Iterator[Action]:
        """Yield the single actions of this attack: name the hex, add each attacker, start the combat."""
        yield AttackHex(self.target)
        for unit in self.attackers:
            yield JoinAttack(unit)
