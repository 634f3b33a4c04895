"""Enter your own dice and draws in the terminal: the prompt, the possible outcomes and their completion."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.cli.text import wrapped
from broadfront.core.chance import Chance
from broadfront.core.game import Game
from broadfront.core.reading.naming import Names
from broadfront.core.reading.outcomes import called_of

__all__ = ["asked_for", "outcomes_beginning", "remaining"]

FEW = 12
"""Longest list of outcomes that the prompt names; `list` prints longer ones."""


def asked_for(game: Game, chance: Chance) -> str:
    """Return the prompt for a roll or draw."""
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
    """Return a zone's name in words, with sides capitalized: `the German deck`."""
    words = zone.replace("-", " ").split()
    return " ".join(("the", *(word.capitalize() if word in game.title.sides else word for word in words)))


def remaining(game: Game, chance: Chance, words: str) -> Iterator[str]:
    """Yield the possible outcomes with their names, limited to those that contain all the words."""
    wanted, found = words.casefold().split(), False
    for id, names in called_of(game.state, chance).items():
        line = "  ".join((id, *names))
        if all(word in line.casefold() for word in wanted):
            found = True
            yield f"  {line}"
    if not found:
        yield f"  Nothing that may come holds {words!r}; `list` shows all."


def outcomes_beginning(game: Game, chance: Chance, begun: str) -> list[str]:
    """Return the ids and names of possible outcomes that start with the given text."""
    return list(Names(str(chance.what), called_of(game.state, chance)).beginning(begun))
