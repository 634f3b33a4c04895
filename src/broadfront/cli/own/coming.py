"""What is to be entered at the terminal with your own dice: what is asked, what is possible, how a line goes on."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.cli.text import wrapped
from broadfront.core.chance import Chance
from broadfront.core.game import Game
from broadfront.core.reading.naming import Names
from broadfront.core.reading.outcomes import called_of

__all__ = ["asked_for", "outcomes_beginning", "remaining"]

FEW = 12
"""So many outcomes are named with the question; more are listed when somebody asks."""


def asked_for(game: Game, chance: Chance) -> str:
    """What is to be rolled or drawn."""
    what = chance.message.with_names(game.title.names)
    if chance.zone is None:
        return f"Roll: {what} ({chance.span()})."
    drawn = f"Draw: {what}, from {_zone_words(game, chance.zone)}"
    if len(chance.outcomes) <= FEW and not any(called_of(game.state, chance).values()):
        return wrapped(f"{drawn} ({chance.span()}).")
    first, *_, last = chance.outcomes
    many = f"{len(chance.outcomes)} may come, {first} to {last}"
    return wrapped(f"{drawn} ({many}; its id or its name; `list` shows them).")


def _zone_words(game: Game, zone: str) -> str:
    """A zone by its name, with the sides in it as people write them: `the German deck`."""
    words = zone.replace("-", " ").split()
    return " ".join(("the", *(word.capitalize() if word in game.title.sides else word for word in words)))


def remaining(game: Game, chance: Chance, words: str) -> Iterator[str]:
    """What may come, with names; only what has these words."""
    wanted, found = words.casefold().split(), False
    for id, names in called_of(game.state, chance).items():
        told = "  ".join((id, *names))
        if all(word in told.casefold() for word in wanted):
            found = True
            yield f"  {told}"
    if not found:
        yield f"  Nothing that may come holds {words!r}; `list` shows all."


def outcomes_beginning(game: Game, chance: Chance, begun: str) -> list[str]:
    """Ids and names of what may come, for completion."""
    return list(Names(str(chance.what), called_of(game.state, chance)).beginning(begun))
