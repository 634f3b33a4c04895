"""An action as a person says it, in a title's words or in plain ones made of its name and fields."""

from __future__ import annotations

import re

from broadfront.board.hexmap import HexMap, map_of
from broadfront.core.actions import Action
from broadfront.core.state import State
from broadfront.titles import tabletop

__all__ = ["said_at", "words"]


def said_at(state: State, action: Action) -> str:
    """An option of a position in the title's words, where it has some for it.

    >>> from broadfront.core.game import Game
    >>> from broadfront.titles import playable
    >>> from broadfront.titles.patrol.rules.actions import Move
    >>> said_at(Game.new(playable("patrol"), seed=7).state, Move("1.German", ("0205",)))
    'Move 1.German to 0205'
    """
    return tabletop(state.title.name).say(state, action) or words(action, map_of(state.title))


def words(action: Action, hexmap: HexMap | None) -> str:
    """An action as a person says it: `Move 2.German to 0304`."""
    if said := action.said(lambda hex: _place(hex, hexmap) if hexmap is not None and hex in hexmap else hex):
        return str(said)
    name = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", type(action).__name__).capitalize()
    told = [name]
    for field in action.__struct_fields__:
        value = getattr(action, field)
        if isinstance(value, tuple) and value and hexmap is not None and all(part in hexmap for part in value):
            told.append(f"to {_place(value[-1], hexmap)}")
        elif isinstance(value, str) and hexmap is not None and value in hexmap:
            told.append(("to " if len(told) > 1 else "") + _place(value, hexmap))
        elif isinstance(value, tuple):
            told.append(", ".join(map(str, value)))
        elif isinstance(value, bool):
            flag = field.replace("_", " ")
            if value or len(action.__struct_fields__) == 1:
                told.append(flag if value else f"not {flag}")
        elif value is not None and value != "":
            told.append(str(value))
    return " ".join(told)


def _place(hex: str, hexmap: HexMap) -> str:
    place = hexmap.place[hexmap.index_of(hex)]
    return f"{hex} {place.name}" if place else hex
