"""What `fix` can set in a position, derived from the facts that its state declares."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from broadfront.core.errors import unknown_name
from broadfront.core.facts import Fact, Subject
from broadfront.core.messages import Message, templates
from broadfront.core.positions.corrections import Setting, Settings
from broadfront.core.positions.values import Value

if TYPE_CHECKING:
    from broadfront.core.record import Plain
    from broadfront.core.state import State
    from broadfront.core.title import Title

__all__ = ["choice_label", "fact_label", "find_hex_or_hexside", "format_fact_value", "parse_fact_value", "settings_of"]

LABELS, CHOICES = "facts", "choices"
"""Tables of a title's words: labels of facts, and by fact the labels of its values."""


@lru_cache(maxsize=32)
def settings_of(kind: Any) -> Settings:
    """Return the settings (correctable values) that the `fix` command offers for a class of states, by name."""
    return {
        fact.names(name, "fix")[0]: _setting_for_fact(name, fact, fact.value)
        for name, fact in kind.FACTS.items()
        if fact.value is not None and not fact.not_in_fix
    }


def _setting_for_fact(name: str, fact: Fact, value: Value) -> Setting:
    """Return the setting of the `fix` command (which corrects a position) that changes one stored value."""
    (called,), of = fact.names(name, "fix"), fact.of

    def get(state: State, id: str) -> Plain:
        """Return the current value for the thing with this id, in the form in which a person types it."""
        key = None if of.kind == "whole" else of.key(state, id)
        return format_fact_value(value, value.to_plain(state, fact.get(state, name, key)))

    def put(state: State, id: str, given: Any) -> Plain:
        """Set the value for the thing with this id, and return it as a person types it."""
        kept = value.from_plain(state, called, id, parse_fact_value(value, given))
        fact.put(state, name, kept, None if of.kind == "whole" else of.key(state, id))
        return get(state, id)

    def find(state: State, text: str) -> str:
        """Return the hex or hexside that typed text means."""
        return find_hex_or_hexside(of, state, text)

    things, finds = of.offered or of.things, find if of.kind in ("hex", "hexside") else None
    choices = (lambda _state: ()) if value.many else value.choices
    return Setting(of.kind, things, get, put, choices, finds, when=fact.when, label=name)


def find_hex_or_hexside(of: Subject, state: Any, text: str) -> str:
    """Return the hex or hexside that typed text means; raise `Invalid` if the fact in question does not apply to it."""
    found: str = state.title.map.find(text) if of.kind == "hex" else state.hexside(text)
    if of.what and found not in (known := list(of.things(state))):
        raise unknown_name(of.what, found, known, parameter="of")
    return found


def format_fact_value(value: Value, data: Any) -> Plain:
    """Return the value of a fact in the form in which a person types it: several words separated by commas, or the word
    for none."""
    if value.many:
        return ", ".join(data) or value.none or ""
    if value.none is None:
        plain: Plain = data
        return plain
    return value.none if data in (None, "") else str(data)


def parse_fact_value(value: Value, given: Any) -> Any:
    """Convert typed text, or input from an editor, to the plain data that this kind of value accepts."""
    if value.many:
        words = given.split(",") if isinstance(given, str) else given
        return [word for word in (str(one).strip() for one in words) if word and word.casefold() != value.none]
    if value.none is not None and isinstance(given, str) and given.casefold() in ("", value.none.casefold()):
        return value.none
    return given


# Labels


def fact_label(title: Title, name: str) -> str:
    """Return the display label of a fact or of another setting of a position."""
    topic = f"{LABELS}.{name}"
    return str(Message(title.name, topic)) if topic in templates(title.name) else _with_spaces(name).capitalize()


def choice_label(title: Title, name: str, word: str) -> str:
    """Return the display label of one of the possible values of a fact."""
    topic = f"{CHOICES}.{name}"
    if topic not in templates(title.name):
        return _with_spaces(word) or "none"
    return str(Message(title.name, topic, {"result": word}))


def _with_spaces(word: str) -> str:
    """Return an id with spaces in place of underscores."""
    return word.replace("_", " ")
