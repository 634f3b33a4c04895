"""The combat in progress (units, hexes, tactics, drawn hits), passed from one combat step to the next."""

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
    """State of the combat in progress (rule H-38)."""

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
        """Side number of the defender."""
        return 1 if self.side == "german" else 0

    @property
    def defender(self) -> str:
        """Id of the defending side."""
        return SIDES[self.defending]

    @property
    def is_infiltrated(self) -> bool:
        """Whether Infantry Infiltration was played: the defender counts as Flanked and retreats one hex less."""
        return INFILTRATION in self.attacker_tactics

    def with_changes(self, **changes: Any) -> Fight:
        """Return a copy of the combat with some fields changed."""
        return msgspec.structs.replace(self, **changes)

    def after_draw(self, defender_hits: int, attacker_hits: int) -> Fight:
        """Return the combat after the Combat Chits are drawn: hits are set, and fields no longer needed are cleared."""
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
        """Return the combat after the defender has taken all hits."""
        return msgspec.structs.replace(self, defender_hits=0, lost=())

    def after_combat(self) -> Fight:
        """Return the combat with only the fields that advance after combat needs."""
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
        """Return those of the given units that are still on the map."""
        where = state.board.where
        return tuple([n for n in numbers if where[n].__class__ is OnMap])


class CombatStep(Step["ArdennesState"], frozen=True):
    """A stage of a combat; it holds the combat in progress and says which cards and chits can still affect it."""

    fight: Fight

    def may_draw_card(self) -> bool:
        """Return whether a card may still be drawn before this combat step is finished."""
        return False

    def hits_left_in_cup(self, state: ArdennesState) -> list[tuple[tuple[int, int], int]] | None:
        """Return the hits of the Combat Chits not drawn yet, with the number of such chits.

        Return None if this stage of the combat draws none.
        """
        return None


@decides("ARD-C2-21")
def split_defenders(state: ArdennesState, target: int, side: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the units that defend a hex, and the units there that retreated into it earlier and do not defend."""
    there, done = state.board.units_at(target, side), state.activation.done
    guests = tuple([n for n in there if done[n] & RETREATED])
    if not guests or len(guests) == len(there):
        return there, ()
    return tuple([n for n in there if n not in guests]), guests


def rule_for_variant(state: ArdennesState, solitaire: str, two_player: str) -> str:
    """Return the rule id that applies in the variant being played: the solitaire or the two-player one."""
    return solitaire if state.variant == "gs" else two_player


def is_chosen_by_tables(state: ArdennesState, side: int) -> bool:
    """Return whether tables instead of a player make a side's choices: those of the Allies in the solitaire game."""
    return side == ALLIED and state.variant == "gs"


def _top_step(state: ArdennesState) -> CombatStep:
    """Return the stage of combat being carried out, which comes next among the pending steps."""
    step = state.stack[-1]
    assert isinstance(step, CombatStep), f"{type(step).__name__} carries no combat"
    return step


def current_fight(state: ArdennesState) -> Fight:
    """Return the combat in progress, which the pending step (stage of play) that comes next holds."""
    return _top_step(state).fight


def store_fight(state: ArdennesState, fight: Fight) -> None:
    """Replace the combat in progress, which the pending step (stage of play) that comes next holds."""
    state.become(msgspec.structs.replace(_top_step(state), fight=fight))
