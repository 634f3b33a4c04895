"""What a side can announce in combat."""

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
    """Attack the units in this hex; attackers join one by one."""

    hex: str


class JoinAttack(Action, frozen=True):
    """One more attacker."""

    unit: str


class StartAttack(Action, frozen=True):
    """The attackers are named: fight."""


class PlayTactic(Action, frozen=True):
    """Play a card for its CombatTactic; under Break In The Clouds any Allied card may serve as Airpower."""

    card: str
    airpower: bool = False


class NoTactic(Action, frozen=True):
    """No (further) CombatTactic."""


class JoinStack(Action, frozen=True):
    """Assault Coordination: the units in this hex join the attack."""

    hex: str


class StackDone(Action, frozen=True):
    """No (further) stack."""


class ReinforceBattle(Action, frozen=True):
    """Reinforce Battle: the units of a hex move to another and take part."""

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
    """This unit loses the step."""

    unit: str


class RetreatTo(Action, frozen=True):
    """The defenders retreat to this hex."""

    hex: str


class DisperseAttackers(Action, frozen=True):
    """The attackers become Dispersed and absorb up to two hits."""


class IgnoreHit(Action, frozen=True):
    """The hit has no effect: only where a table takes the hits."""


class Advance(Action, frozen=True):
    """An attacker advances along these hexes."""

    unit: str
    path: tuple[str, ...]


class AdvanceTogether(Action, frozen=True):
    """Attackers advance as one along these hexes: only where a table says who advances."""

    units: tuple[str, ...]
    path: tuple[str, ...]


class StayBehind(Action, frozen=True):
    """These attackers do not advance: only where a table says who does."""

    units: tuple[str, ...]


class AdvanceDone(Action, frozen=True):
    """Nobody advances further."""


class Attack(Composed, frozen=True):
    """Attack a hex with these units."""

    target: str
    attackers: tuple[str, ...]

    def parts(self, state: State) -> Iterator[Action]:
        yield AttackHex(self.target)
        for unit in self.attackers:
            yield JoinAttack(unit)
