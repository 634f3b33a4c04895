"""What a person types as an action: JSON, an option as it is listed, or words in the order of the action's fields."""

from __future__ import annotations

import typing
from collections.abc import Iterator
from itertools import product
from typing import Any

import msgspec

from broadfront.core.actions import Action
from broadfront.core.errors import Invalid, unknown
from broadfront.core.game import Game
from broadfront.core.questions import fold

__all__ = ["action_from", "kind_named"]


def action_from(game: Game, text: str) -> Action:
    """The action that a text announces.

    JSON: `{"do": "Move", "unit": "us-1", "path": ["0304"]}`. Words: `move us-1 0304,0305` or
    `move unit=us-1 path=0304,0305`; a list is separated by commas or hyphens, and one that stands last also by spaces.
    """
    if text.lstrip().startswith("{"):
        try:
            data = msgspec.json.decode(text)
        except (ValueError, RecursionError) as error:
            raise Invalid(f"Not a JSON object: {error}.", parameter="action", given=text[:200]) from None
        return game.title.codec.decode(data)
    listed = next((option for option in game.options() if str(option).casefold() == text.strip().casefold()), None)
    if listed is not None:
        return listed
    first, *words = text.split() or [""]
    kind = kind_named(game, first)
    if kind is None:
        raise unknown("action", first, game.title.codec.types, parameter="do")
    wrong: Invalid | None = None
    for data in _readings(kind, words):
        try:
            action = _converted(game, kind, data)
            game.why_not(action)
        except Invalid as error:
            wrong = wrong or error
        else:
            return action
    assert wrong is not None
    raise wrong


def kind_named(game: Game, word: str) -> type[Action] | None:
    """The kind of action a word names, whatever its case."""
    return next((kind for name, kind in game.title.codec.types.items() if fold(name) == fold(word)), None)


def _readings(kind: type[Action], words: list[str]) -> Iterator[dict[str, Any]]:
    """The ways to share words out among the fields: lists split at commas first, then at hyphens."""
    fields = {field.name: field for field in msgspec.structs.fields(kind)}
    given: dict[str, str] = {}
    free: list[str] = []
    for word in words:
        name, equals, value = word.partition("=")
        if equals and name in fields:
            given[name] = value
        else:
            free.append(word)
    open_fields = [name for name in fields if name not in given]
    if open_fields and _is_list(fields[open_fields[-1]].type) and len(free) > len(open_fields):
        last = len(open_fields) - 1
        free[last:] = [",".join(free[last:])]
    if len(free) > len(open_fields):
        raise Invalid(
            f"{kind.__name__} takes {', '.join(fields) or 'nothing more'}; {free[len(open_fields)]!r} is one too many.",
            parameter="do",
            given=" ".join(words),
            accepted=list(fields),
        )
    given |= dict(zip(open_fields, free, strict=False))
    ways = {name: _ways(value) if _is_list(fields[name].type) else [value] for name, value in given.items()}
    for choice in product(*ways.values()):
        yield dict(zip(ways, choice, strict=True))


def _is_list(hint: Any) -> bool:
    return typing.get_origin(hint) in (tuple, list, frozenset, set)


def _ways(value: str) -> list[list[str]]:
    by_comma = [part for part in value.split(",") if part]
    by_hyphen = [part for piece in by_comma for part in piece.split("-") if part]
    return [by_comma] if by_hyphen == by_comma else [by_comma, by_hyphen]


def _converted(game: Game, kind: type[Action], data: dict[str, Any]) -> Action:
    """Words to the types of the fields; `12` may be a number or a hex, as the field says."""
    try:
        return msgspec.convert({"do": kind.__name__} | data, kind, strict=False)
    except msgspec.ValidationError:
        return game.title.codec.decode({"do": kind.__name__} | data)
