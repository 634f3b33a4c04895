"""What a side can announce: typed, frozen, one choice each.

An `Action` goes into the record. A `Composed` form (move to a hex, attack with these units) is a
question in the words of a person; it expands to actions and is never recorded.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from broadfront.core.errors import Invalid, unknown

if TYPE_CHECKING:
    from broadfront.core.messages import Message
    from broadfront.core.state import State

__all__ = ["Action", "ActionCodec", "Composed"]


class Action(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, gc=False):
    """One choice a person would announce. Subclasses are the vocabulary of a title."""

    def said(self, at: Callable[[str], str]) -> Message | str:
        """What a person would say for it, hexes named by `at`; empty: words are made of its name and fields."""
        return ""

    def to_data(self) -> dict[str, Any]:
        """Plain data, as the record holds it."""
        data: dict[str, Any] = msgspec.to_builtins(self)
        return data

    def __str__(self) -> str:
        words = " ".join(_word(getattr(self, name)) for name in self.__struct_fields__)
        return f"{type(self).__name__} {words}".strip()


def _word(value: object) -> str:
    if isinstance(value, (tuple, list)):
        return "-".join(map(str, value))
    return str(value)


class Composed(Action, frozen=True):
    """A form that expands to actions on a copy of the state; asked about, never recorded."""

    def parts(self, state: State) -> Iterator[Action]:
        """The actions, one by one; each is applied to `state` (a copy) before the next is asked for."""
        raise NotImplementedError


class ActionCodec:
    """Actions of one title to and from plain data."""

    def __init__(self, types: Sequence[type[Action]]) -> None:
        self.types = {t.__name__: t for t in types}

    def encode(self, action: Action) -> dict[str, Any]:
        return action.to_data()

    def decode(self, data: object) -> Action:
        """The action that data describe, or `Invalid` naming the field that is wrong."""
        if not isinstance(data, dict) or "do" not in data:
            raise Invalid(
                'An action is an object with the field "do".', parameter="do", given=data, accepted=sorted(self.types)
            )
        name = data["do"]
        kind = self.types.get(name) if isinstance(name, str) else None
        if kind is None:
            raise unknown("action", name, self.types, parameter="do")
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
