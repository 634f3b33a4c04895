"""What a side can announce, combat apart: cards, activations, moves, placements, events."""

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
    """A unit goes along a path of hexes; the hex it stands in is not part of the path."""

    unit: str
    path: tuple[str, ...]


class StrategicMove(Action, frozen=True):
    """A unit goes along a road by Strategic Movement."""

    unit: str
    path: tuple[str, ...]


class ExitMap(Action, frozen=True):
    """A unit goes along a path, none when it stands there, to an exit hex and leaves the map."""

    unit: str
    path: tuple[str, ...] = ()


class EndMove(Action, frozen=True):
    """A unit whose move was interrupted goes no further."""


class RollDemolition(Action, frozen=True):
    """The Allied player tries to blow the bridge."""


class SpareBridge(Action, frozen=True):
    """The Allied player leaves the bridge standing."""


# Cards


class TakeSupplemental(Action, frozen=True):
    """Shuffle an available supplemental card into the draw pile."""

    card: str


class Activate(Action, frozen=True):
    """Play a card to activate its formation."""

    card: str


class PlayKampfgruppe(Action, frozen=True):
    """Play a card to activate a Kampfgruppe of its formation."""

    card: str


class PlayEvent(Action, frozen=True):
    """Play a card for its event."""

    card: str


class CommandReplacements(Action, frozen=True):
    """Play a card for Replacements."""

    card: str


class DeployReserve(Action, frozen=True):
    """Play a card to deploy Reserve units of its formation."""

    card: str


class DiscardCard(Action, frozen=True):
    """Give up this card."""

    card: str


class Pass(Action, frozen=True):
    """Play no (further) card in this impulse."""


class NoMore(Action, frozen=True):
    """Nothing, or nothing more, of what is asked."""


# Activation


class ChooseDivision(Action, frozen=True):
    """This division or brigade is activated by the corps, army or army group card."""

    division: str


class DivisionsChosen(Action, frozen=True):
    """No further division: begin the activation."""


class TakeKampfgruppe(Action, frozen=True):
    """These units form the Kampfgruppe."""

    units: tuple[str, ...]


class SelectUnit(Action, frozen=True):
    """This unit is the next to act."""

    unit: str


class LeaveUnit(Action, frozen=True):
    """The selected unit does nothing now."""


class Recover(Action, frozen=True):
    """A Dispersed unit does nothing else and recovers."""

    unit: str


class BuildIP(Action, frozen=True):
    """A unit builds an improved position in its hex."""

    unit: str


class Deploy(Action, frozen=True):
    """A Reserve unit is placed in a hex."""

    unit: str
    hex: str


class EndActivation(Action, frozen=True):
    """No further move or attack in this activation."""


class GiveStep(Action, frozen=True):
    """A reduced unit receives a Replacement."""

    unit: str


# Fuel


class UseDepot(Action, frozen=True):
    """A captured fuel depot cancels the OutOfFuel result."""

    depot: str


class AcceptNoFuel(Action, frozen=True):
    """The formation is OutOfFuel."""


# Events


class BuildBridge(Action, frozen=True):
    """Bridge Engineers: repair or build the bridge over this river hexside."""

    bridge: str


class NameDivision(Action, frozen=True):
    """Eisenhower Hesitates: this airborne division comes late."""

    division: str


class RemoveRoadblock(Action, frozen=True):
    """Manteuffel Directs Traffic: the Roadblock in this hex goes."""

    hex: str


class LandHere(Action, frozen=True):
    """Von der Heydte lands in this hex."""

    hex: str


class ResupplyHex(Action, frozen=True):
    """Airpower: supply for the units in this hex and around it."""

    hex: str


class StrikeUnit(Action, frozen=True):
    """Tank Battalion: this German infantry unit loses a step."""

    unit: str


class Withdraw(Action, frozen=True):
    """Withdrawal: the Surrounded stack of a hex slips into another."""

    start: str
    end: str


class ReplaceRoadblock(Action, frozen=True):
    """Engineers: a unit takes the place of the Roadblock in this hex."""

    hex: str


class PlaceRoadblock(Action, frozen=True):
    """Engineers: a Roadblock in this hex."""

    hex: str


class DestroyBridge(Action, frozen=True):
    """Engineers: destroy this bridge."""

    bridge: str


class PlaceIP(Action, frozen=True):
    """Engineers: an improved position for the stack in this hex."""

    hex: str
