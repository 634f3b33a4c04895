"""One combat as far as it has come: who, where, which tactics, what was drawn. Carried from step to step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from broadfront.core.locations import OnMap
from broadfront.core.rules import decides
from broadfront.core.steps import Step
from broadfront.titles.ardennes.data.records import ALLIED, SIDES
from broadfront.titles.ardennes.rules.markers import RETREATED

if TYPE_CHECKING:
    from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = ["CombatStep", "Fight", "by_tables", "defenders_of", "fight_below", "hand_on", "rule_of"]

INFILTRATION = "Infantry Infiltration"


class Fight(msgspec.Struct, frozen=True, gc=False):
    """The memory of a combat (H-38)."""

    side: str
    """The attacker."""
    target: int
    attackers: tuple[int, ...]
    tactics_left: int
    """CombatTactics the attacker may still play in this activation."""
    support: tuple[str, ...] = ()
    """Tactics an army card gives without a card being played."""
    opening: bool = False
    """The opening impulse of 16 December."""
    active: tuple[int, ...] = ()
    """Units of the activation, which may not join by Assault Coordination."""
    attacker_tactics: tuple[str, ...] = ()
    defender_tactics: tuple[str, ...] = ()
    from_hexes: tuple[int, ...] = ()
    """The hex each attacker attacked from, in their order."""
    defenders: tuple[int, ...] = ()
    """The units that defend; those that retreated here earlier do not."""
    guests: tuple[int, ...] = ()
    """Units in the hex that retreated into it in this activation and add nothing."""
    chits: int = 0
    defender_hits: int = 0
    attacker_hits: int = 0
    retreated: int = 0
    """Hexes the defenders have retreated."""
    route: tuple[int, ...] = ()
    """The hexes of the retreat in order."""
    bugged_out: bool = False
    attacker_losses: int = 0
    dispersed: bool = False
    """The attackers have been Dispersed by hits."""
    lost: tuple[int, ...] = ()
    """Units that have lost a step in this combat, for an even spread."""

    @property
    def attacking(self) -> int:
        """The attacker's side number."""
        return 0 if self.side == "german" else 1

    @property
    def defending(self) -> int:
        return 1 if self.side == "german" else 0

    @property
    def defender(self) -> str:
        return SIDES[self.defending]

    @property
    def infiltrated(self) -> bool:
        """Infantry Infiltration: Flanked, and a hex less of retreat."""
        return INFILTRATION in self.attacker_tactics

    def but(self, **changes: Any) -> Fight:
        """The same combat with something changed."""
        return msgspec.structs.replace(self, **changes)

    def drawn(self, defender_hits: int, attacker_hits: int) -> Fight:
        """The combat once the hits stand: what no later rule asks about is forgotten."""
        kept = tuple(tactic for tactic in self.attacker_tactics if tactic == INFILTRATION)
        return msgspec.structs.replace(
            self, defender_hits=defender_hits, attacker_hits=attacker_hits, attacker_tactics=kept, defender_tactics=(),
            support=(), active=(), tactics_left=0, chits=0,
        )  # fmt: skip

    def defended(self) -> Fight:
        """The combat once the defender has taken his hits."""
        return msgspec.structs.replace(self, defender_hits=0, lost=())

    def over(self) -> Fight:
        """The combat once both have taken their hits: who may advance, and where to."""
        return msgspec.structs.replace(
            self, defender_hits=0, attacker_hits=0, attacker_tactics=(), attacker_losses=0, dispersed=False, lost=(),
            guests=(),
        )  # fmt: skip

    def alive(self, state: ArdennesState, numbers: tuple[int, ...]) -> tuple[int, ...]:
        """Those still on the map."""
        where = state.board.where
        return tuple([n for n in numbers if where[n].__class__ is OnMap])


class CombatStep(Step["ArdennesState"], frozen=True):
    """A step of a combat: it carries it, and says what of piles and cup the rest of the combat can tell apart."""

    fight: Fight

    def draws_card(self) -> bool:
        """Whether a card may still be drawn while this step is on the stack."""
        return False

    def cup_effects(self, state: ArdennesState) -> list[tuple[tuple[int, int], int]] | None:
        """What the chits in the cup do in this step, counted; None when it draws none."""
        return None


@decides("ARD-C2-21")
def defenders_of(state: ArdennesState, target: int, side: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The units of a side that defend a hex, and those that only shelter there."""
    there, done = state.board.units_at(target, side), state.activation.done
    guests = tuple([n for n in there if done[n] & RETREATED])
    if not guests or len(guests) == len(there):
        return there, ()
    return tuple([n for n in there if n not in guests]), guests


def rule_of(state: ArdennesState, solitaire: str, two_player: str) -> str:
    """Of two rules that say the same, the one of the game that is played."""
    return solitaire if state.variant == "gs" else two_player


def by_tables(state: ArdennesState, side: int) -> bool:
    """Whether the solitaire rules act for a side: it has no hand, and tables take its hits and let it advance."""
    return side == ALLIED and state.variant == "gs"


def _on_top(state: ArdennesState) -> CombatStep:
    step = state.stack[-1]
    assert isinstance(step, CombatStep), f"{type(step).__name__} carries no combat"
    return step


def fight_below(state: ArdennesState) -> Fight:
    """The combat as the step below has it, once the one above is gone."""
    return _on_top(state).fight


def hand_on(state: ArdennesState, fight: Fight) -> None:
    """The step below goes on with the changed combat, once the one above is gone."""
    state.become(msgspec.structs.replace(_on_top(state), fight=fight))
