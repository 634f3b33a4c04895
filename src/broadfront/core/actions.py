"""Actions a side can announce: typed and immutable, one choice each.

An `Action` goes into the record. A `Composed` action (move to a hex, attack with these units) is a question in a
person's words. It expands to actions and is never recorded.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from broadfront.core.errors import Invalid, unknown_name

if TYPE_CHECKING:
    from broadfront.core.messages import Message
    from broadfront.core.state import State

__all__ = ["Action", "ActionCodec", "Composed"]


class Action(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, gc=False):
    """One choice that a player announces. Each title defines its own subclasses."""

    def describe(self, at: Callable[[str], str]) -> Message | str:
        """Describe the action as a player would announce it, with hexes named by `at`. If the text is empty, callers
        show the class name and fields instead."""
        return ""

    def to_data(self) -> dict[str, Any]:
        """Return the action as plain data, as the record stores it."""
        data: dict[str, Any] = msgspec.to_builtins(self)
        return data

    def __str__(self) -> str:
        words = " ".join(_format_value(getattr(self, name)) for name in self.__struct_fields__)
        return f"{type(self).__name__} {words}".strip()


def _format_value(value: object) -> str:
    """Format a field value as text; items of a sequence are joined by hyphens."""
    if isinstance(value, (tuple, list)):
        return "-".join(map(str, value))
    return str(value)


class Composed(Action, frozen=True):
    """An action made of simpler actions: a program can ask whether it is legal and try it on a copy of the state, but
    the game's record stores only the simple actions."""

    def expand(self, state: State) -> Iterator[Action]:
        """Yield the simple actions of this composed action in order; the caller applies each to `state` (a copy) before
        asking for the next."""
        raise NotImplementedError


class ActionCodec:
    """Convert the actions of one title to and from plain data."""

    def __init__(self, types: Sequence[type[Action]]) -> None:
        self.types = {t.__name__: t for t in types}

    def encode(self, action: Action) -> dict[str, Any]:
        """Return an action as plain data."""
        return action.to_data()

    def decode(self, data: object) -> Action:
        """Return the action that plain data describe, or raise `Invalid` naming the wrong field."""
        if not isinstance(data, dict) or "do" not in data:
            raise Invalid(
                'An action is an object with the field "do".', parameter="do", given=data, accepted=sorted(self.types)
            )
        name = data["do"]
        kind = self.types.get(name) if isinstance(name, str) else None
        if kind is None:
            raise unknown_name("action", name, self.types, parameter="do")
        try:
            return msgspec.convert(data, kind)
        except msgspec.ValidationError as error:
            detail = str(error)
            field = next((f for f in kind.__struct_fields__ if f"`{f}`" in detail or f"$.{f}" in detail), None)
            raise Invalid(
                f"{name}: {detail}. Its fields are {', '.join(kind.__struct_fields__) or 'none'}.",
                parameter=field or "do",
                given=data,
                accepted=list(kind.__struct_fields__),
            ) from error
