"""What committed games of the Rhine are searched for."""

from collections.abc import Callable

from broadfront.core.game import Game
from broadfront.core.steps import GameOver

Predicate = Callable[[Game], bool]


def told(*words: str) -> Predicate:
    """One event says all of these words."""
    return lambda game: any(all(word in str(event) for word in words) for _, event in game.log)


def ended(winner: str | None, rule: str) -> Predicate:
    def holds(game: Game) -> bool:
        over = game.pending
        return isinstance(over, GameOver) and over.winner == winner and rule in over.rules

    return holds


def every(*predicates: Predicate) -> Predicate:
    return lambda game: all(holds(game) for holds in predicates)


PREDICATES: dict[str, Predicate] = {
    "rhine: the Allies win, a Rhine bridge is blown": every(
        ended("allied", "BTR-HOUSE-27"), told("The bridge", "is blown")
    ),
    "rhine: the Germans win, units overrun, exploit and starve": every(
        ended("german", "BTR-HOUSE-27"),
        told("The overrunning units enter"),
        told("goes into Exploitation Mode"),
        told("Attrition in", "steps"),
    ),
    "rhine: the campaign is over": ended(None, "BTR-ARRIVAL-13"),
    "rhine: reports of every kind": every(
        ended(None, "BTR-ARRIVAL-13"),
        *map(told, ("is destroyed", "a hit repaired", "The Scheldt is open", "by rail,", "Reserve markers in use")),
        *map(told, ("SP of", "A random event shifts", "drops.", "is removed", "bridge, die", "is rebuilt by Misc")),
    ),
}
