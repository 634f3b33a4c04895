"""Impulses and activations of either side, with chosen cards."""

from __future__ import annotations

from broadfront.titles.ardennes.steps.activation import Activation, BeginActivation
from broadfront.titles.ardennes.steps.allied_impulse import AlliedImpulse
from broadfront.titles.ardennes.steps.german_impulse import GermanImpulse
from tests.titles.ardennes.support.duel import Duel
from tests.titles.ardennes.support.field import G_INF, G_INF_2, Field, as_if, field
from tests.titles.ardennes.support.roads import LONG_ROAD

GREIF, STOSSER, MODEL = "GS17", "GS16", "GS15"
FUEL_PRIORITY, FREEZE_EVENT = "GS23", "Ground Freeze"


def german_impulse(at: Field, *hand: str, number: int = 4, opening: bool = False) -> Duel:
    """A German impulse with these cards."""
    at.state.zones["german-hand"] = tuple(sorted(hand))
    as_if(at.state, impulse=number - 1)
    at.state.begin_german_impulse(opening)
    return Duel(at, GermanImpulse())


def allied_impulse(at: Field, *hand: str) -> Duel:
    at.state.zones["allied-hand"] = tuple(sorted(hand))
    return Duel(at, AlliedImpulse())


def numbers_of(at: Field, formation: str, side: int) -> list[int]:
    return [n for n in at.title.formation_units(formation) if at.title.units[n].side_number == side]


def fight_field(variant: str = "2p", day: int = 18) -> tuple[Field, int, int]:
    at = field(variant=variant, day=day, roads=[LONG_ROAD])
    return at, at.put(G_INF, "0503"), at.put(G_INF_2, "0403")


def command_value(f: Field, card: str) -> int:
    return f.title.german_cards[card].command_value


def activate(f: Field, *units: int, side: str = "german") -> Duel:
    return Duel(f, BeginActivation(Activation(side, "GP03" if side == "german" else "AC03", units, 2)))
