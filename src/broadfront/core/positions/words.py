"""Facts in position files: the fields of a file, and how they are written and read.

A fact stands at the top level or in a table of the file (`section`); facts of units stand in the units' entries. A
missing field keeps its default.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from broadfront.core.errors import BroadfrontError, unknown_name
from broadfront.core.facts import Fact, with_fact_value
from broadfront.core.positions.values import Flag, SideChoice, Value, Words

if TYPE_CHECKING:
    from broadfront.core.state import State

__all__ = [
    "UNIT",
    "FaultReporter",
    "as_clause",
    "facts_for_file_section",
    "facts_for_unit_entry",
    "file_schema",
    "read_facts",
    "read_units",
    "section_fields",
]  # fmt: skip

UNIT = "unit"
"""The section with the units' entries."""
FaultReporter = Callable[[object, str, str], None]
"""Reports a fault: the word it is about, what is wrong, and how it is repaired."""
NOTHING = object()
"""Marks an impossible value."""


@lru_cache(maxsize=128)
def _shown_facts(kind: Any, section: str) -> list[tuple[str, Fact, Value, tuple[str, ...]]]:
    """Return the facts written in one section of a position file: name, fact, kind of value, and names of its
    fields."""
    return [
        (name, fact, fact.value, fact.names(name, "file"))
        for name, fact in kind.FACTS.items()
        if fact.value is not None
        and (UNIT if fact.of.kind == "unit" else fact.section) == section
        and not fact.not_in_file
    ]


def section_fields(kind: Any, section: str, *, strict: bool = True) -> list[tuple[str, Any, Any]]:
    """Return the name, type and default value (None) of each field in one section of a position file; all are optional.

    Unless `strict`, words of a fixed list are typed as text, so that `read_facts` can name the accepted ones.
    """
    found = []
    for _, fact, value, names in _shown_facts(kind, section):
        typed: Any = str if isinstance(value, Words) and not strict else value.type
        if fact.of.kind not in ("whole", "unit"):
            typed = tuple[str, ...] if isinstance(value, (Flag, SideChoice)) else dict[str, typed]
        found += [(name, typed | None, None) for name in names]
    return found


def file_schema(kind: type[msgspec.Struct], label: str) -> dict[str, Any]:
    """Return the JSON schema of a position file."""
    schema: dict[str, Any] = _sort_enums(msgspec.json.schema(kind))
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": label} | schema


def _sort_enums(schema: Any) -> Any:
    """Return a JSON schema with plain lists and sorted enumerations, so that its text is stable."""
    if isinstance(schema, dict):
        return {key: sorted(value) if key == "enum" else _sort_enums(value) for key, value in schema.items()}
    return [_sort_enums(part) for part in schema] if isinstance(schema, (list, tuple)) else schema


# Writing


def facts_for_file_section(state: State, section: str = "") -> dict[str, Any]:
    """Return what one section of a position file says about a position, without empty values unless they matter."""
    return {
        file: data
        for name, fact, value, files in _shown_facts(state.kind, section)
        for file, data in zip(files, _field_values(state, name, fact, value), strict=True)
        if not (data in (None, "", [], {}) or (data in (0, False) and value.none is None))
        or fact.always
        or (data is not None and not isinstance(value, SideChoice) and _differs_from_start(state, name, fact))
    }


def _differs_from_start(state: State, name: str, fact: Fact) -> bool:
    """Return whether leaving a fact out of the position file would give it another value."""
    return fact.initial is not None and bool(fact.initial(state) != state.fact(name))


def _field_values(state: Any, name: str, fact: Fact, value: Value) -> Iterator[Any]:
    """Yield the value of each field that a fact has in a position file."""
    held, of = state.fact(name), fact.of
    if of.kind == "whole":
        yield held if held is None else value.to_plain(state, held)
    elif isinstance(value, (Flag, SideChoice)):
        ids = {of.id(state, key) for key in held}
        yield sorted(ids)
        if isinstance(value, SideChoice):
            yield sorted(set(of.things(state)) - ids)
    else:
        yield {of.id(state, key): value.to_plain(state, kept) for key, kept in sorted(held.items())}


def facts_for_unit_entry(state: Any, n: int) -> dict[str, Any]:
    """Return the facts of unit number `n` as its entry in a position file."""
    return {
        file: value.to_plain(state, kept)
        for name, _, value, (file,) in _shown_facts(state.kind, UNIT)
        if (kept := state.fact(name)[n])
    }


# Reading


def read_facts(
    state: State, given: object, section: str, wrong: FaultReporter, among: Callable[[str], bool] = bool
) -> dict[str, Any]:
    """Return the facts that one section of a position file sets, by name; impossible values are reported and left out.

    `wrong` reports a value, and `among` says which facts to read, by name.
    """
    found: dict[str, Any] = {}
    for name, fact, value, files in _shown_facts(state.kind, section):
        if not among(name):
            continue
        for at, file in enumerate(files):
            if (data := getattr(given, file)) is None:
                continue
            held = found.get(name, state.fact(name))
            if fact.of.kind == "whole":
                stored = _read_value(state, file, "", value, data, wrong)
                found[name] = held if stored is NOTHING else stored
                continue
            many = data.items() if isinstance(data, Mapping) else ((id, None) for id in data)
            keys = list(_read_entries(state, file, fact, value, many, wrong))
            if isinstance(value, SideChoice):
                for key, _ in keys:
                    held = with_fact_value(held, key, at == 0)
                found[name] = held
            elif isinstance(held, frozenset):
                found[name] = frozenset(key for key, _ in keys) | (held if fact.adds else frozenset())
            else:
                more = {key: True if isinstance(value, Flag) else kept for key, kept in keys}
                found[name] = type(held)({**(held if fact.adds else {}), **more})
    return found


def _read_entries(
    state: Any, file: str, fact: Fact, value: Value, given: Iterable[tuple[str, Any]], wrong: FaultReporter
) -> Iterator[tuple[Any, Any]]:
    """Yield the storage key and the stored value of each thing to which a position file gives a value of a fact."""
    of = fact.of
    known = set(of.things(state)) if of.what else ()
    for word, data in given:
        id = word
        try:
            if of.kind == "hex":
                id = state.title.map.find(word)
            elif of.kind == "hexside":
                id = state.hexside(word)
            elif of.kind == "name":
                id = of.find_thing(state, word)
            if of.what and id not in known:
                raise unknown_name(of.what, id, known)
        except BroadfrontError as error:
            wrong(word, f"{file}: {as_clause(error)}", "left out")
            continue
        kept = None if data is None else _read_value(state, file, id, value, data, wrong)
        if kept is not NOTHING:
            yield of.key(state, id), kept


def _read_value(state: Any, file: str, of: str, value: Value, data: Any, wrong: FaultReporter) -> Any:
    """Return the stored value of a field in a position file; report an impossible value and return NOTHING."""
    try:
        return value.from_plain(state, file, of, data)
    except BroadfrontError as error:
        wrong(of or file, as_clause(error), "left out")
        return NOTHING


def read_units(
    state: Any, entries: Mapping[int, object], wrong: Callable[[int], FaultReporter], but: Sequence[str]
) -> dict[str, Any]:
    """Return the facts that the unit entries of a position file set, except those in `but`; entries are keyed by unit
    number."""
    found: dict[str, Any] = {}
    ids = list(state.called())
    for name, _, value, (file,) in _shown_facts(state.kind, UNIT):
        if name in but:
            continue
        row = list(held := state.fact(name))
        for n, entry in entries.items():
            if (data := getattr(entry, file)) is not None:
                kept = _read_value(state, file, ids[n], value, data, wrong(n))
                row[n] = row[n] if kept is NOTHING else kept
        found[name] = type(held)(row)
    return found


def as_clause(error: BroadfrontError) -> str:
    """Return an error message as a clause within a sentence."""
    text = str(error).rstrip(".")
    return text[:1].lower() + text[1:]
