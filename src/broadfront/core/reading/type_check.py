"""Check data against a type: find the first mismatch, its place, and what is accepted there.

msgspec converts the data; this module finds out why it refused. Unknown keys are always wrong, also in a TypedDict.
"""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Callable, Iterator, Mapping
from difflib import get_close_matches
from threading import RLock
from typing import Any, NamedTuple, TypedDict, TypeVar

import msgspec
from msgspec import inspect as kinds

from broadfront.core.reading.toml_lines import Keys

__all__ = ["Mismatch", "convert_data", "describe_path", "first_mismatch", "one_of_words", "table_type", "text_pattern"]

MAX_VALUE_SHOWN = 60
"""Maximum number of characters of a wrong value that a message shows."""
MAX_LISTED = 12
"""Maximum number of accepted words that a message lists."""


T = TypeVar("T")

_FIRST = RLock()
_known: set[Any] = set()
"""Types for which msgspec has made a decoder."""


def convert_data(data: object, kind: type[T]) -> T:
    """Convert data to a type. The first conversion to a type is locked: msgspec crashes if two threads make a decoder
    at once."""
    if kind in _known:
        return msgspec.convert(data, kind)
    with _FIRST:
        try:
            return msgspec.convert(data, kind)
        finally:
            _known.add(kind)


class Mismatch(NamedTuple):
    """A place where data do not fit a type, and what is accepted there."""

    path: Keys
    said: str
    """A description without a full stop."""
    accepted: str


def first_mismatch(data: object, kind: Any) -> Mismatch | None:
    """Return the first mismatch between data and a type; None if the data are valid."""
    return next(_mismatches(data, kinds.type_info(kind), ()), None)


def describe_path(path: Keys) -> str:
    """Return a path of keys as text for people.

    >>> describe_path(("unit", 2, "steps"))
    'unit 3: steps'
    """
    words: list[str] = []
    for part in path:
        if isinstance(part, int) and words:
            words[-1] += f" {part + 1}"
        else:
            words.append(str(part))
    return ": ".join(words)


def _show_value(data: object) -> str:
    """Return a value as text for a message, shortened if long."""
    if isinstance(data, (dt.date, dt.time)):
        return str(data)
    text = "a table" if isinstance(data, dict) else "a list" if isinstance(data, list) else repr(data)
    return text if len(text) <= MAX_VALUE_SHOWN else f"{text[: MAX_VALUE_SHOWN - 3]}..."


def _mismatch(data: object, kind: kinds.Type, path: Keys) -> Mismatch:
    """Return the mismatch that says a value does not have a type."""
    accepted = _describe_accepted(kind)
    where = describe_path(path)
    return Mismatch(path, f"{f'{where} is ' if where else ''}{_show_value(data)}; expected {accepted}", accepted)


def _mismatches(data: Any, kind: kinds.Type, path: Keys) -> Iterator[Mismatch]:
    """Yield all mismatches between data and a type."""
    match kind:
        case kinds.StructType(array_like=True):
            yield from _row_mismatches(data, kind, path)
        case kinds.StructType() | kinds.TypedDictType():
            yield from _table_mismatches(data, kind, path)
        case kinds.DictType():
            yield from _mapping_mismatches(data, kind, path)
        case kinds.ListType() | kinds.VarTupleType() | kinds.SetType() | kinds.FrozenSetType():
            if not isinstance(data, (list, tuple)) or len(data) < (kind.min_length or 0):
                yield _mismatch(data, kind, path)
                return
            for n, item in enumerate(data):
                yield from _mismatches(item, kind.item_type, (*path, n))
        case kinds.TupleType():
            yield from _tuple_mismatches(data, kind, path)
        case kinds.UnionType():
            yield from _union_mismatches(data, kind, path)
        case _:
            if not _fits_type(data, kind):
                yield _mismatch(data, kind, path)


def _table_mismatches(data: Any, kind: kinds.StructType | kinds.TypedDictType, path: Keys) -> Iterator[Mismatch]:
    """Yield the mismatches of a table: unknown, missing and wrong keys."""
    if not isinstance(data, Mapping):
        yield _mismatch(data, kind, path)
        return
    fields = {field.encode_name: field for field in kind.fields}
    listed = _list_words(fields)
    for key in data:
        if key not in fields:
            near = get_close_matches(str(key), list(fields), n=1)
            hint = f" (did you mean {near[0]}?)" if near else ""
            yield Mismatch((*path, key), f"unknown key {_describe_key(path, key)}; expected {listed}{hint}", listed)
    for key, field in fields.items():
        if key in data:
            yield from _mismatches(data[key], field.type, (*path, key))
        elif field.required:
            accepted = _describe_accepted(field.type)
            yield Mismatch(path, f"no key {_describe_key(path, key)}; expected {accepted} there", accepted)


def _describe_key(path: Keys, key: object) -> str:
    """Return a key of a table in quotes, with the path of the table."""
    return f"{str(key)[:MAX_VALUE_SHOWN]!r}" + (f" in {describe_path(path)}" if path else "")


def _mapping_mismatches(data: Any, kind: kinds.DictType, path: Keys) -> Iterator[Mismatch]:
    """Yield the mismatches of a mapping whose keys are free."""
    if not isinstance(data, Mapping) or len(data) < (kind.min_length or 0):
        yield _mismatch(data, kind, path)
        return
    for key, value in data.items():
        if not _fits_type(key, kind.key_type):
            accepted = _describe_accepted(kind.key_type)
            yield Mismatch((*path, key), f"unknown key {_describe_key(path, key)}; expected {accepted}", accepted)
        yield from _mismatches(value, kind.value_type, (*path, key))


def _row_mismatches(data: Any, kind: kinds.StructType, path: Keys) -> Iterator[Mismatch]:
    """Yield the mismatches of a struct that is written as a list of cells."""
    names = [field.encode_name for field in kind.fields]
    if not isinstance(data, (list, tuple)) or len(data) != len(names):
        count = f"{len(data)} cells" if isinstance(data, (list, tuple)) else _show_value(data)
        accepted = f"{len(names)} cells ({_list_words(names)})"
        yield Mismatch(path, f"{describe_path(path)} has {count}; expected {accepted}", accepted)
        return
    for n, (cell, field) in enumerate(zip(data, kind.fields, strict=True)):
        for wrong in _mismatches(cell, field.type, (*path, n)):
            message = f"{describe_path(path)}, {field.encode_name}, is {_show_value(cell)}; expected {wrong.accepted}"
            yield wrong._replace(said=message)


def _tuple_mismatches(data: Any, kind: kinds.TupleType, path: Keys) -> Iterator[Mismatch]:
    """Yield the mismatches of a list with a fixed number of items."""
    if not isinstance(data, (list, tuple)):
        yield _mismatch(data, kind, path)
    elif len(data) != len(kind.item_types):
        accepted = f"{len(kind.item_types)} items"
        yield Mismatch(path, f"{describe_path(path)} has {len(data)} items; expected {accepted}", accepted)
    else:
        for n, (item, each) in enumerate(zip(data, kind.item_types, strict=True)):
            yield from _mismatches(item, each, (*path, n))


def _union_mismatches(data: Any, kind: kinds.UnionType, path: Keys) -> Iterator[Mismatch]:
    """Yield a mismatch if no type of a union accepts the data; a mismatch deeper inside the data is preferred."""
    found = [next(_mismatches(data, each, path), None) for each in kind.types]
    if None in found:
        return
    deeper = [wrong for wrong in found if wrong is not None and len(wrong.path) > len(path)]
    yield deeper[0] if deeper else _mismatch(data, kind, path)


def _fits_type(data: Any, kind: kinds.Type) -> bool:
    """Return whether a single value fits a type."""
    match kind:
        case kinds.AnyType():
            return True
        case kinds.CustomType():
            return isinstance(data, kind.cls)
        case kinds.NoneType():
            return data is None
        case kinds.BoolType():
            return isinstance(data, bool)
        case kinds.IntType():
            return isinstance(data, int) and not isinstance(data, bool) and _is_in_range(data, kind)
        case kinds.FloatType():
            return isinstance(data, (int, float)) and not isinstance(data, bool) and _is_in_range(data, kind)
        case kinds.StrType():
            return isinstance(data, str) and _matches_pattern(data, kind)
        case kinds.DateType():
            return _is_date(data)
        case kinds.LiteralType():
            return any(type(data) is type(value) and data == value for value in kind.values)
        case kinds.UnionType():
            return any(_fits_type(data, each) for each in kind.types)
        case kinds.Metadata():
            return _fits_type(data, kind.type)
    raise TypeError(f"no way to check a value against {kind!r}")


def _is_in_range(data: float, kind: kinds.IntType | kinds.FloatType) -> bool:
    """Return whether a number is within the bounds of its type."""
    return (kind.ge is None or data >= kind.ge) and (kind.le is None or data <= kind.le)


def _matches_pattern(data: str, kind: kinds.StrType) -> bool:
    """Return whether text has the length and pattern that its type demands."""
    long_enough = len(data) >= (kind.min_length or 0)
    return long_enough and (kind.pattern is None or re.search(kind.pattern, data) is not None)


def _is_date(data: object) -> bool:
    """Return whether a value is a date, or ISO text for one."""
    if isinstance(data, str):
        try:
            dt.date.fromisoformat(data)
        except ValueError:
            return False
        return True
    return isinstance(data, dt.date) and not isinstance(data, dt.datetime)


def _list_words(words: Any) -> str:
    """Return the accepted words as a list in text, shortened if long."""
    names = [str(word) or "nothing" for word in words]
    more = f" and {len(names) - MAX_LISTED} more" if len(names) > MAX_LISTED else ""
    return ", ".join(names[:MAX_LISTED]) + more


def _describe_accepted(kind: kinds.Type) -> str:
    """Describe in words what a type accepts."""
    match kind:
        case kinds.Metadata():
            description = (kind.extra_json_schema or {}).get("description")
            return description or _describe_accepted(kind.type)
        case kinds.LiteralType():
            words = [repr(v) if isinstance(v, str) and not v.strip() else str(v) for v in kind.values]
            return words[0] if len(words) == 1 else f"one of {_list_words(sorted(words))}"
        case kinds.IntType():
            return _describe_number(kind)
        case kinds.UnionType():
            return " or ".join(_describe_accepted(each) for each in kind.types if not isinstance(each, kinds.NoneType))
        case kinds.StructType(array_like=True):
            return f"a list of {len(kind.fields)} cells"
        case kinds.TupleType():
            return f"a list of {len(kind.item_types)}"
        case kinds.ListType() | kinds.VarTupleType() | kinds.SetType() | kinds.FrozenSetType():
            least = f", at least {kind.min_length}" if kind.min_length else ""
            return f"a list{least} ({_describe_accepted(kind.item_type)} each)"
        case kinds.StructType() | kinds.TypedDictType():
            return f"a table with {_list_words(field.encode_name for field in kind.fields)}"
    return _PLAIN[type(kind)](kind)


def _describe_number(kind: kinds.IntType) -> str:
    """Describe the whole numbers that a type accepts."""
    if kind.ge is None and kind.le is None:
        return "a whole number"
    if kind.le is None:
        return f"a whole number from {kind.ge} up"
    return f"a whole number from {kind.ge} to {kind.le}"


_PLAIN: dict[type[kinds.Type], Callable[[Any], str]] = {
    kinds.AnyType: lambda kind: "anything",
    kinds.BoolType: lambda kind: "true or false",
    kinds.FloatType: lambda kind: "a number",
    kinds.StrType: lambda kind: "a word" if kind.min_length else "text",
    kinds.DateType: lambda kind: "a date such as 1944-12-16",
    kinds.DictType: lambda kind: "a table",
    kinds.NoneType: lambda kind: "nothing",
}


def table_type(kinds_by_key: Mapping[str, Any]) -> Any:
    """Return the type of a table with these keys, which may be any text."""
    return TypedDict("table", dict(kinds_by_key))  # type: ignore[operator]


def one_of_words(*words: str) -> msgspec.Meta:
    """Return the msgspec constraint that text is one of these words. It suits the keys of a table that is looked up by
    any text."""
    return text_pattern(f"^({'|'.join(map(re.escape, words))})$", f"one of {_list_words(words)}")


def text_pattern(pattern: str, description: str) -> msgspec.Meta:
    """Return the msgspec constraint that text matches a pattern, with a description of the pattern for people."""
    return msgspec.Meta(pattern=pattern, extra_json_schema={"description": description})
