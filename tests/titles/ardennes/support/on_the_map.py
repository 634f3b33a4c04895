"""The real map with only the counters a test names, and an activation on it."""

from __future__ import annotations

from broadfront.core.chance import Chance
from broadfront.core.steps import Decision
from broadfront.titles.ardennes.rules.actions import NoMore
from broadfront.titles.ardennes.rules.fighting.fight import Fight
from broadfront.titles.ardennes.steps.activation import Activation, BeginActivation
from tests.titles.ardennes.support.duel import Duel
from tests.titles.ardennes.support.field import Field
from tests.titles.ardennes.support.real import title

Placed = dict[str, str | list[str]]


def real(day: int, placed: Placed | None = None, *, variant: str = "gs", german: str = "", allied: str = "") -> Field:
    """The real map with these units by hex; places named are held by that side, all others as at the start."""
    f = Field(title(), day, variant)
    f.hold("german", *german.split())
    f.hold("allied", *allied.split())
    for hex, units in (placed or {}).items():
        for unit in [units] if isinstance(units, str) else units:
            f.put(unit, hex)
    return f


def number_of(f: Field, unit: str) -> int:
    return f.title.unit(unit).number


def active(f: Field, *units: str, tactics: int = 2, hand: tuple[str, ...] = (), opening: bool = False) -> Duel:
    """A German activation of these units."""
    f.state.zones["german-hand"] = tuple(sorted(hand))
    numbers = tuple(number_of(f, unit) for unit in units)
    return Duel(f, BeginActivation(Activation("german", "GP01", numbers, tactics, opening, (), opening)))


REACTIONS = ("Greif", "Manteuffel")


def no_reaction(duel: Duel) -> None:
    """Let the German play no card against what has just happened."""
    while isinstance(pending := duel.pending, Decision) and type(duel.state.stack[-1]).__name__ in REACTIONS:
        assert pending.side == "german"
        duel.do(NoMore())


def dice(duel: Duel, *rolls: tuple[str, int]) -> None:
    """The rolls that come, each with words of what it is for; nobody reacts."""
    for what, outcome in rolls:
        no_reaction(duel)
        duel.roll(outcome, what)
    no_reaction(duel)


def quiet(duel: Duel) -> bool:
    """Whether no roll is due."""
    return not isinstance(duel.pending, Chance)


def combat(f: Field, attackers: list[str], target: str, **more: object) -> Fight:
    """A combat as it stands after the tactics."""
    numbers = tuple(number_of(f, unit) for unit in attackers)
    side = f.state.board.side_of(numbers[0])
    start = tuple(hex for n in numbers if (hex := f.state.board.hex_of_unit(n)) is not None)
    defenders = f.state.board.units_at(f.at(target), 1 - side)
    fight = Fight(("german", "allied")[side], f.at(target), numbers, 0, defenders=defenders, from_hexes=start)
    return fight.with_changes(**more)
