"""Describe actions in words: the title's own, or plain ones made of the action's name and fields."""

from __future__ import annotations

import re

from broadfront.board.hexmap import HexMap, map_of
from broadfront.core.actions import Action
from broadfront.core.state import State
from broadfront.titles import tabletop

__all__ = ["describe_action", "plain_action_words"]


def describe_action(state: State, action: Action) -> str:
    """Describe an action in the title's words for this position, or in plain words if it has none.

    >>> from broadfront.core.game import Game
    >>> from broadfront.titles import playable
    >>> from broadfront.titles.patrol.rules.actions import Move
    >>> describe_action(Game.new(playable("patrol"), seed=7).state, Move("1.German", ("0205",)))
    'Move 1.German to 0205'
    """
    return tabletop(state.title.name).option_text(state, action) or plain_action_words(action, map_of(state.title))


def plain_action_words(action: Action, hexmap: HexMap | None) -> str:
    """Describe an action in plain words without knowing its position: `Move 2.German to 0304`."""
    if message := action.describe(
        lambda hex: _place_label(hex, hexmap) if hexmap is not None and hex in hexmap else hex
    ):
        return str(message)
    name = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", type(action).__name__).capitalize()
    parts = [name]
    for field in action.__struct_fields__:
        value = getattr(action, field)
        if isinstance(value, tuple) and value and hexmap is not None and all(hex in hexmap for hex in value):
            parts.append(f"to {_place_label(value[-1], hexmap)}")
        elif isinstance(value, str) and hexmap is not None and value in hexmap:
            parts.append(("to " if len(parts) > 1 else "") + _place_label(value, hexmap))
        elif isinstance(value, tuple):
            parts.append(", ".join(map(str, value)))
        elif isinstance(value, bool):
            flag = field.replace("_", " ")
            if value or len(action.__struct_fields__) == 1:
                parts.append(flag if value else f"not {flag}")
        elif value is not None and value != "":
            parts.append(str(value))
    return " ".join(parts)


def _place_label(hex: str, hexmap: HexMap) -> str:
    """Return the id of a hex with the name of the place in it, if any."""
    place = hexmap.place[hexmap.index_of(hex)]
    return f"{hex} {place.name}" if place else hex
