"""What `fix` can set in a position, derived from the facts that its state declares."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from broadfront.core.errors import unknown
from broadfront.core.facts import Fact, Of
from broadfront.core.messages import Message, templates
from broadfront.core.positions.correcting import Setting, Settings
from broadfront.core.positions.values import Value

if TYPE_CHECKING:
    from broadfront.core.record import Plain
    from broadfront.core.state import State
    from broadfront.core.title import Title

__all__ = ["choice_label", "find_thing", "label_of", "plain_of", "settings_of", "value_from"]

LABELS, CHOICES = "facts", "choices"
"""Tables of a title's words: labels of facts, and by fact the labels of its values."""


@lru_cache(maxsize=32)
def settings_of(kind: Any) -> Settings:
    """Return the facts of a class of states that `fix` shows, under their names there."""
    return {
        fact.names(name, "fix")[0]: _setting(name, fact, fact.value)
        for name, fact in kind.FACTS.items()
        if fact.value is not None and not fact.not_in_fix
    }


def _setting(name: str, fact: Fact, value: Value) -> Setting:
    """Return the setting for a fact."""
    (called,), of = fact.names(name, "fix"), fact.of

    def get(state: State, id: str) -> Plain:
        key = None if of.kind == "whole" else of.key(state, id)
        return plain_of(value, value.said(state, fact.get(state, name, key)))

    def put(state: State, id: str, given: Any) -> Plain:
        kept = value.meant(state, called, id, value_from(value, given))
        fact.put(state, name, kept, None if of.kind == "whole" else of.key(state, id))
        return get(state, id)

    def find(state: State, text: str) -> str:
        return find_thing(of, state, text)

    things, finds = of.offered or of.things, find if of.kind in ("hex", "hexside") else None
    choices = (lambda _state: ()) if value.many else value.choices
    return Setting(of.kind, things, get, put, choices, finds, when=fact.when, label=name)


def find_thing(of: Of, state: Any, text: str) -> str:
    """Return the hex or hexside that a text means; raise `Invalid` if it cannot have the fact."""
    found: str = state.title.map.find(text) if of.kind == "hex" else state.hexside(text)
    if of.what and found not in (known := list(of.things(state))):
        raise unknown(of.what, found, known, parameter="of")
    return found


def plain_of(value: Value, data: Any) -> Plain:
    """Return a value as it is typed: several words separated by commas, or the word for none."""
    if value.many:
        return ", ".join(data) or value.none or ""
    if value.none is None:
        plain: Plain = data
        return plain
    return value.none if data in (None, "") else str(data)


def value_from(value: Value, given: Any) -> Any:
    """Convert typed text, or input from an editor, to the form its kind of value accepts."""
    if value.many:
        words = given.split(",") if isinstance(given, str) else given
        return [word for word in (str(one).strip() for one in words) if word and word.casefold() != value.none]
    if value.none is not None and isinstance(given, str) and given.casefold() in ("", value.none.casefold()):
        return value.none
    return given


# Labels


def label_of(title: Title, name: str) -> str:
    """Return the label of a fact or of another setting."""
    topic = f"{LABELS}.{name}"
    return str(Message(title.name, topic)) if topic in templates(title.name) else _plainly(name).capitalize()


def choice_label(title: Title, name: str, word: str) -> str:
    """Return the label of a value of a fact."""
    topic = f"{CHOICES}.{name}"
    if topic not in templates(title.name):
        return _plainly(word) or "none"
    return str(Message(title.name, topic, {"result": word}))


def _plainly(word: str) -> str:
    """Return an id with spaces in place of underscores."""
    return word.replace("_", " ")
