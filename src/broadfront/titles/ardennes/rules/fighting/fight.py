"""The combat in progress (units, hexes, tactics, drawn hits), handed from step to step."""

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

__all__ = [
    "CombatStep",
    "Fight",
    "current_fight",
    "is_chosen_by_tables",
    "rule_for_variant",
    "split_defenders",
    "store_fight",
]

INFILTRATION = "Infantry Infiltration"


class Fight(msgspec.Struct, frozen=True, gc=False):
    """State of the combat in progress (H-38)."""

    side: str
    """Id of the attacking side."""
    target: int
    attackers: tuple[int, ...]
    tactics_left: int
    """CombatTactics the attacker may still play in this activation."""
    support: tuple[str, ...] = ()
    """Tactics granted by an army card without playing a card."""
    opening: bool = False
    """Whether this is the opening impulse of 16 December."""
    active: tuple[int, ...] = ()
    """Units of the activation; they may not join by Assault Coordination."""
    attacker_tactics: tuple[str, ...] = ()
    defender_tactics: tuple[str, ...] = ()
    from_hexes: tuple[int, ...] = ()
    """Start hex of each attacker, in the order of `attackers`."""
    defenders: tuple[int, ...] = ()
    """Defending units, without units that retreated into the hex earlier."""
    guests: tuple[int, ...] = ()
    """Units that retreated into the hex in this activation and do not defend."""
    chits: int = 0
    defender_hits: int = 0
    attacker_hits: int = 0
    retreated: int = 0
    """Number of hexes the defenders have retreated."""
    route: tuple[int, ...] = ()
    """Hexes of the retreat, in order."""
    bugged_out: bool = False
    attacker_losses: int = 0
    dispersed: bool = False
    """Whether hits have Dispersed the attackers."""
    lost: tuple[int, ...] = ()
    """Units that have lost a step in this combat, so that losses are spread evenly."""

    @property
    def attacking(self) -> int:
        """Side number of the attacker."""
        return 0 if self.side == "german" else 1

    @property
    def defending(self) -> int:
        return 1 if self.side == "german" else 0

    @property
    def defender(self) -> str:
        return SIDES[self.defending]

    @property
    def is_infiltrated(self) -> bool:
        """Whether Infantry Infiltration was played; it counts as Flanked and shortens the retreat by a hex."""
        return INFILTRATION in self.attacker_tactics

    def with_changes(self, **changes: Any) -> Fight:
        """Return a copy with some fields changed."""
        return msgspec.structs.replace(self, **changes)

    def after_draw(self, defender_hits: int, attacker_hits: int) -> Fight:
        """Return a copy with the hits set and the fields that no later rule reads cleared."""
        kept = tuple(tactic for tactic in self.attacker_tactics if tactic == INFILTRATION)
        return msgspec.structs.replace(
            self,
            defender_hits=defender_hits,
            attacker_hits=attacker_hits,
            attacker_tactics=kept,
            defender_tactics=(),
            support=(),
            active=(),
            tactics_left=0,
            chits=0,
        )

    def after_defender_hits(self) -> Fight:
        """Return a copy for the time after the defender has taken its hits."""
        return msgspec.structs.replace(self, defender_hits=0, lost=())

    def after_combat(self) -> Fight:
        """Return a copy reduced to what advance after combat needs."""
        return msgspec.structs.replace(
            self,
            defender_hits=0,
            attacker_hits=0,
            attacker_tactics=(),
            attacker_losses=0,
            dispersed=False,
            lost=(),
            guests=(),
        )

    def still_on_map(self, state: ArdennesState, numbers: tuple[int, ...]) -> tuple[int, ...]:
        """Return those of the units that are still on the map."""
        where = state.board.where
        return tuple([n for n in numbers if where[n].__class__ is OnMap])


class CombatStep(Step["ArdennesState"], frozen=True):
    """A combat step; it carries the combat and says which cards and chits can still matter to it."""

    fight: Fight

    def may_draw_card(self) -> bool:
        """Return whether a card may still be drawn while this step is on the stack."""
        return False

    def cup_effects(self, state: ArdennesState) -> list[tuple[tuple[int, int], int]] | None:
        """Return the effects of the chits in the cup with their counts, or None when this step draws none."""
        return None


@decides("ARD-C2-21")
def split_defenders(state: ArdennesState, target: int, side: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the units that defend a hex, and those that only shelter there."""
    there, done = state.board.units_at(target, side), state.activation.done
    guests = tuple([n for n in there if done[n] & RETREATED])
    if not guests or len(guests) == len(there):
        return there, ()
    return tuple([n for n in there if n not in guests]), guests


def rule_for_variant(state: ArdennesState, solitaire: str, two_player: str) -> str:
    """Return the id of the solitaire or the two-player version of a rule, as the variant requires."""
    return solitaire if state.variant == "gs" else two_player


def is_chosen_by_tables(state: ArdennesState, side: int) -> bool:
    """Return whether tables, not a player, choose for a side: the Allies in the solitaire game."""
    return side == ALLIED and state.variant == "gs"


def _top_step(state: ArdennesState) -> CombatStep:
    step = state.stack[-1]
    assert isinstance(step, CombatStep), f"{type(step).__name__} carries no combat"
    return step


def current_fight(state: ArdennesState) -> Fight:
    """Return the combat carried by the step now on top of the stack."""
    return _top_step(state).fight


def store_fight(state: ArdennesState, fight: Fight) -> None:
    """Replace the combat carried by the step now on top of the stack."""
    state.become(msgspec.structs.replace(_top_step(state), fight=fight))
