"""Actions a side can take outside combat: cards, activations, moves, placements and events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from broadfront.core.actions import Action

if TYPE_CHECKING:
    pass

__all__ = [
    "AcceptNoFuel",
    "Activate",
    "BuildBridge",
    "BuildIP",
    "ChooseDivision",
    "CommandReplacements",
    "Deploy",
    "DeployReserve",
    "DestroyBridge",
    "DiscardCard",
    "DivisionsChosen",
    "EndActivation",
    "EndMove",
    "ExitMap",
    "GiveStep",
    "LandHere",
    "LeaveUnit",
    "Move",
    "NameDivision",
    "NoMore",
    "Pass",
    "PlaceIP",
    "PlaceRoadblock",
    "PlayEvent",
    "PlayKampfgruppe",
    "Recover",
    "RemoveRoadblock",
    "ReplaceRoadblock",
    "ResupplyHex",
    "RollDemolition",
    "SelectUnit",
    "SpareBridge",
    "StrategicMove",
    "StrikeUnit",
    "TakeKampfgruppe",
    "TakeSupplemental",
    "UseDepot",
    "Withdraw",
]


# Movement


class Move(Action, frozen=True):
    """Move a unit along a path of hexes, which does not include the unit's own hex."""

    unit: str
    path: tuple[str, ...]


class StrategicMove(Action, frozen=True):
    """Move a unit along a road by Strategic Movement."""

    unit: str
    path: tuple[str, ...]


class ExitMap(Action, frozen=True):
    """Move a unit to an exit hex and off the map; the path is empty if the unit starts in the exit hex."""

    unit: str
    path: tuple[str, ...] = ()


class EndMove(Action, frozen=True):
    """End the interrupted move of a unit in the hex where it stands."""


class RollDemolition(Action, frozen=True):
    """Try to destroy the bridge just approached (Allied player)."""


class SpareBridge(Action, frozen=True):
    """Leave the bridge just approached intact (Allied player)."""


# Cards


class TakeSupplemental(Action, frozen=True):
    """Shuffle an available supplemental card into the draw pile."""

    card: str


class Activate(Action, frozen=True):
    """Play a card to activate the formation on it."""

    card: str


class PlayKampfgruppe(Action, frozen=True):
    """Play a card to activate a Kampfgruppe of the formation on it."""

    card: str


class PlayEvent(Action, frozen=True):
    """Play a card for its event."""

    card: str


class CommandReplacements(Action, frozen=True):
    """Play a card to receive Replacements."""

    card: str


class DeployReserve(Action, frozen=True):
    """Play a card to deploy Reserve units of the formation on it."""

    card: str


class DiscardCard(Action, frozen=True):
    """Discard the named card."""

    card: str


class Pass(Action, frozen=True):
    """Play no (further) card in this impulse."""


class NoMore(Action, frozen=True):
    """Decline the choice offered, or make no further use of it."""


# Activation


class ChooseDivision(Action, frozen=True):
    """Activate the named division or brigade with the corps, army or army group card just played."""

    division: str


class DivisionsChosen(Action, frozen=True):
    """Choose no further division and begin the activation."""


class TakeKampfgruppe(Action, frozen=True):
    """Form a Kampfgruppe from the named units."""

    units: tuple[str, ...]


class SelectUnit(Action, frozen=True):
    """Select the unit that acts next."""

    unit: str


class LeaveUnit(Action, frozen=True):
    """Let the selected unit do nothing for now."""


class Recover(Action, frozen=True):
    """Let a Dispersed unit recover instead of acting."""

    unit: str


class BuildIP(Action, frozen=True):
    """Build an improved position in the unit's hex."""

    unit: str


class Deploy(Action, frozen=True):
    """Place a Reserve unit in a hex."""

    unit: str
    hex: str


class EndActivation(Action, frozen=True):
    """End the activation without further moves or attacks."""


class GiveStep(Action, frozen=True):
    """Give a reduced unit a Replacement step."""

    unit: str


# Fuel


class UseDepot(Action, frozen=True):
    """Use a captured fuel depot to cancel the OutOfFuel result."""

    depot: str


class AcceptNoFuel(Action, frozen=True):
    """Accept that the formation is OutOfFuel."""


# Events


class BuildBridge(Action, frozen=True):
    """Repair or build the bridge over the named river hexside (Bridge Engineers event)."""

    bridge: str


class NameDivision(Action, frozen=True):
    """Name the airborne division that arrives late (Eisenhower Hesitates event)."""

    division: str


class RemoveRoadblock(Action, frozen=True):
    """Remove the Roadblock in the named hex (Manteuffel Directs Traffic event)."""

    hex: str


class LandHere(Action, frozen=True):
    """Land Von der Heydte in the named hex."""

    hex: str


class ResupplyHex(Action, frozen=True):
    """Supply the units in and around the named hex (Airpower event)."""

    hex: str


class StrikeUnit(Action, frozen=True):
    """Make the named German infantry unit lose a step (Tank Battalion event)."""

    unit: str


class Withdraw(Action, frozen=True):
    """Withdraw the Surrounded stack of one hex to another (Withdrawal event)."""

    start: str
    end: str


class ReplaceRoadblock(Action, frozen=True):
    """Replace the Roadblock in the named hex with a unit (Engineers event)."""

    hex: str


class PlaceRoadblock(Action, frozen=True):
    """Place a Roadblock in the named hex (Engineers event)."""

    hex: str


class DestroyBridge(Action, frozen=True):
    """Destroy the named bridge (Engineers event)."""

    bridge: str


class PlaceIP(Action, frozen=True):
    """Place an improved position (IP) under the stack in the named hex (Engineers event)."""

    hex: str
