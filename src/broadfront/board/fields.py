"""The editor's fields, derived from the declared facts of a state: what can be set, current values, and edits.

A title itself adds fields for what is not a fact, such as the point in the day or the zone of a card.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from broadfront.board.editing import Field, Pile
from broadfront.core.errors import Invalid, unknown_name
from broadfront.core.facts import UNITS, Fact
from broadfront.core.positions.settings import choice_label, fact_label, find_hex_or_hexside, parse_fact_value
from broadfront.core.positions.values import Bits, Flag, Number, Value
from broadfront.core.state import State
from broadfront.core.title import Title

__all__ = [
    "fact_field_names",
    "fact_fields",
    "fact_values",
    "piles_field",
    "set_fact_field",
    "set_unit_fields",
    "set_zones",
    "unit_field_names",
    "unit_fields",
    "unit_values",
]  # fmt: skip


@lru_cache(maxsize=32)
def _editable_facts(kind: Any, of_units: bool) -> dict[str, tuple[str, Fact, Value]]:
    """Return the facts (stored values) of a state that the position editor shows, by field name."""
    return {
        fact.names(name, "edit")[0]: (name, fact, fact.value)
        for name, fact in kind.FACTS.items()
        if fact.value is not None and not fact.not_in_editor and (fact.of.kind == "unit") == of_units and name != WHERE
    }


WHERE = "where"
"""The fact for a unit's location, which the editor treats separately."""


def unit_field_names(kind: Any) -> list[str]:
    """Return the names of the fields that the position editor has for a unit."""
    return list(_editable_facts(kind, True))


def fact_field_names(kind: Any) -> list[str]:
    """Return the names of the fields that the position editor has for the whole position."""
    return list(_editable_facts(kind, False))


# Fields


def unit_fields(title: Title, state: State) -> tuple[Field, ...]:
    """Return the position editor's fields for a unit, besides its location."""
    return tuple(
        _make_field(title, state, called, name, value)
        for called, (name, _, value) in _editable_facts(state.kind, True).items()
    )


def fact_fields(title: Title, state: State) -> tuple[Field, ...]:
    """Return the position editor's fields for the whole position."""
    facts = _editable_facts(state.kind, False)
    return tuple(field for called, found in facts.items() for field in _fields_of_fact(title, state, called, *found))


def _make_field(title: Title, state: State, called: str, name: str, value: Value) -> Field:
    """Return the position editor's field for a kind of value."""
    label = fact_label(title, name)
    match value:
        case Flag():
            return Field(called, label, "flag")
        case Number(none=None):
            # Bounds that vary by unit reach the page with the unit.
            low, high = (None if callable(bound) else bound for bound in (value.low, value.high))
            return Field(called, label, "number", low=low, high=high)
        case Bits():
            return Field(called, label, "words", _choice_labels(title, state, name, value))
    return Field(
        called, label, "choice" if value.editor_choices(state) else "text", _choice_labels(title, state, name, value)
    )


def _fields_of_fact(title: Title, state: State, called: str, name: str, fact: Fact, value: Value) -> Iterator[Field]:
    """Yield the position editor's fields for a stored value of the state: one, or one for each thing it applies to."""
    of, label = fact.of, fact_label(title, name)
    things = tuple((of.offered or of.things)(state))
    choices = _choice_labels(title, state, name, value)
    if of.kind == "whole":
        yield _make_field(title, state, called, name, value)
    elif of.kind == "name" and isinstance(value, Flag):
        yield Field(called, label, "words", {one: choice_label(title, name, one) for one in things})
    elif of.kind == "name" and of.at is None:
        for one in things:
            yield Field(f"{called} {one}", f"{label} of {one}", "choice", choices)
    else:
        places = tuple(of.at(state, one) for one in things) if of.at else things
        kind: Any = "side-choice" if of.kind == "hexside" else "hexes" if isinstance(value, Flag) else "hex-choice"
        everywhere = of.kind == "hex" and len(places) == len(_hex_ids(state))
        yield Field(called, label, kind, {} if kind == "hexes" else choices, places=() if everywhere else places)


def _hex_ids(state: Any) -> Sequence[str]:
    """Return the ids of all hexes of the map."""
    ids: Sequence[str] = state.title.map.ids
    return ids


def _choice_labels(title: Title, state: Any, name: str, value: Value) -> dict[str, str]:
    """Return the display labels of the words that a value may be; the empty word means no value."""
    return {word: choice_label(title, name, word) for word in value.editor_choices(state)}


# Values


def unit_values(state: State, n: int) -> dict[str, Any]:
    """Return the values of the position editor's fields for unit number `n`."""
    return {
        called: _editor_value(value, value.to_plain(state, fact.get(state, name, n)))
        for called, (name, fact, value) in _editable_facts(state.kind, True).items()
    }


def fact_values(state: State) -> dict[str, Any]:
    """Return the values of the position editor's fields for the whole position."""
    found: dict[str, Any] = {}
    for called, (name, fact, value) in _editable_facts(state.kind, False).items():
        of = fact.of
        if of.kind == "whole":
            found[called] = _editor_value(value, value.to_plain(state, fact.get(state, name)))
            continue
        things = _listed_things(state, name, fact)
        values = {one: fact.get(state, name, of.key(state, one)) for one in things}
        if isinstance(value, Flag):
            found[called] = sorted(one for one, on in values.items() if on)
            continue
        written = {one: _editor_value(value, value.to_plain(state, kept)) for one, kept in values.items()}
        if of.at is not None:
            found[called] = {of.at(state, one): word for one, word in written.items()}
        elif of.kind == "name":
            found |= {f"{called} {one}": word for one, word in written.items()}
        else:
            found[called] = written
    return found


def _listed_things(state: Any, name: str, fact: Fact) -> Iterable[str]:
    """Return the things that the position editor lists for a stored value of the state.

    On a map, these are only the things that have a value.
    """
    held, of = state.fact(name), fact.of
    if isinstance(held, Mapping) and of.kind in ("hex", "hexside") and not fact.getter:
        return [of.id(state, key) for key in held]
    return (of.offered or of.things)(state)


def _editor_value(value: Value, word: Any) -> Any:
    """Return a value in the form that the position editor uses."""
    if value.none is None or value.many:
        return word
    return "" if word is None else str(word)


# Edits


def set_unit_fields(state: State, unit: str, values: Mapping[str, Any]) -> None:
    """Set values of the position editor's fields for a unit."""
    known, key = _editable_facts(state.kind, True), UNITS.key(state, unit)
    for called, given in values.items():
        if called not in known:
            raise unknown_name("value of a unit", called, known, parameter=called)
        _set_fact_value(state, called, *known[called], key, unit, given)


def set_fact_field(state: State, called: str, given: Any) -> None:
    """Set a stored value of the state from the position editor.

    It is one value, the list of things that have it, or a value per thing.
    """
    known = _editable_facts(state.kind, False)
    bare, _, thing = called.partition(" ")
    if called not in known and bare not in known:
        raise unknown_name("fact of a position", called, known, parameter="fact")
    name, fact, value = known[called if called in known else bare]
    of = fact.of
    if of.kind == "whole":
        _set_fact_value(state, called, name, fact, value, None, "", given)
        return
    if isinstance(value, Flag):
        wanted = {_resolve_thing(state, fact, word) for word in _require_word_list(given, called)}
        changes: dict[str, Any] = {one: one in wanted for one in {*wanted, *(of.offered or of.things)(state)}}
    else:
        changes = (
            {_resolve_thing(state, fact, thing): given}
            if thing
            else {_resolve_thing(state, fact, word): new for word, new in _require_mapping(given, called)}
        )
    for one, new in changes.items():
        _set_fact_value(state, called, name, fact, value, of.key(state, one), one, new)


def _resolve_thing(state: Any, fact: Fact, word: str) -> str:
    """Return the id of the hex, hexside or other thing that a word names."""
    of = fact.of
    if of.kind in ("hex", "hexside"):
        return find_hex_or_hexside(of, state, word)
    known = {of.at(state, one) if of.at else one: one for one in of.things(state)}
    if word not in known:
        raise unknown_name(of.what or "word", word, known, parameter="fact")
    return known[word]


def _set_fact_value(
    state: State, called: str, name: str, fact: Fact, value: Value, key: Any, of: str, given: Any
) -> None:
    """Set a stored value of the state for one thing, unless it is unchanged."""
    was = fact.get(state, name, key)
    if given == _editor_value(value, value.to_plain(state, was)):
        return
    if value.many:
        given = _require_word_list(given, called)
    elif value.choices(state) and not isinstance(given, str):
        raise Invalid(f"{called}: {given!r} is not a word.", parameter=called, given=given)
    fact.put(state, name, value.from_plain(state, called, of, parse_fact_value(value, given)), key)


def _require_word_list(value: Any, name: str) -> list[str]:
    """Return the value if it is a list of words, else raise `Invalid`."""
    if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
        raise Invalid(f"{name}: give a list of words.", parameter=name, given=value)
    return value


def _require_mapping(value: Any, name: str) -> Iterable[tuple[str, str]]:
    """Return the entries of the value if it maps words to words, else raise `Invalid`."""
    if not isinstance(value, dict) or not all(isinstance(word, str) for word in value.values()):
        raise Invalid(f"{name}: give a word for each.", parameter=name, given=value)
    return value.items()


# Zones of cards and chits


def piles_field(title: Title, items: Mapping[str, Mapping[str, str]]) -> Field:
    """Return the position editor's field for the zones of cards and chits. `items` maps each family to the labels of
    its items."""
    piles = [
        Pile(family, tuple(name for name, zone in title.zones.items() if zone.family == family), named)
        for family, named in items.items()
    ]
    return Field("zones", fact_label(title, "zones"), "piles", piles=tuple(piles))


def set_zones(state: State, given: Any) -> None:
    """Move cards and chits to other zones; `given` maps each item to its new zone."""
    for item, zone in _require_mapping(given, "zones"):
        holder = next((name for name, items in state.zones.items() if item in items), None)
        if holder is None or zone not in state.zones:
            raise unknown_name(
                "card or chit" if holder is None else "zone",
                item if holder is None else zone,
                state.zones,
                parameter="zones",
            )
        if holder != zone:
            state.move_item(item, holder, zone)
