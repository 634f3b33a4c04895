"""TOML written by people, with the line of every value, so that errors can name it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any

from broadfront.core.errors import Invalid

__all__ = ["Keys", "line_of_value", "lines_of", "parse_toml"]

Keys = tuple[str | int, ...]
"""The path to a value: keys of tables and indexes in lists."""

_SPACE = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_STRING = re.compile(r'"""(?:[^\\]|\\.)*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'', re.DOTALL)
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_BARE_VALUE = re.compile(r"[^,\]}#\n]+")


def parse_toml(text: str, source: str) -> dict[str, Any]:
    """Parse TOML; raise `Invalid` with the line of an error."""
    try:
        return tomllib.loads(text)
    except RecursionError:
        why, line = "it is nested too deeply", _most_nested_line(text)
    except ValueError as error:  # also raised for numbers with thousands of digits, without being a TOMLDecodeError
        found = re.search(r"\(at line (\d+)", str(error))
        line = (
            int(found[1]) if found else _longest_number_line(text) if "digits" in str(error) else text.count("\n") + 1
        )
        why = re.sub(r" \(at .*\)", "", str(error)).partition("\n")[0].partition(";")[0].rstrip(".")
    raise Invalid(f"{source}, line {line}: not TOML: {why}.", given=source, todo="Correct that line.")


def _most_nested_line(text: str) -> int:
    """Return the number of the line with the most opening brackets."""
    lines = text.split("\n")
    return max(range(len(lines)), key=lambda n: lines[n].count("[") + lines[n].count("{")) + 1


def _longest_number_line(text: str) -> int:
    """Return the number of the line that contains the longest number."""
    found = max(re.finditer(r"\d+", text), key=lambda number: len(number[0]))
    return text.count("\n", 0, found.start()) + 1


def line_of_value(text: str, path: Keys) -> int:
    """Return the line of the TOML value at a path of keys, or of the nearest table around it."""
    lines = lines_of(text)
    while path and path not in lines:
        path = path[:-1]
    return lines.get(path, 1)


def lines_of(text: str) -> dict[Keys, int]:
    """Return the line of every table and value in a valid TOML text.

    >>> lines_of('a = 1\\n[[unit]]\\nid = "x"\\nat = [1,\\n2]\\n')[("unit", 0, "at", 1)]
    5
    """
    found: dict[Keys, int] = {}
    for path, start in _Scanner(text).statements():
        found.setdefault(path, start)
    at, line, by_line = 0, 1, {}
    for path, start in sorted(found.items(), key=lambda pair: pair[1]):
        line += text.count("\n", at, start)
        at = start
        by_line[path] = line
    return by_line


class _Scanner:
    """Scans a TOML text once and stops where the text makes no sense."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.counts: dict[Keys, int] = {}
        """Number of entries so far in each list of tables."""

    def statements(self) -> Iterator[tuple[Keys, int]]:
        """Yield the path of keys of each TOML table and value with its position in the text."""
        table: Keys = ()
        while self._skip_spaces_and_comments():
            start = self.at
            if self._accept("[["):
                name = self._heading_path(self._read_keys(), last_is_list=True)
                self._accept("]]")
                table = name
                yield from ((table[:n], start) for n in range(1, len(table) + 1))
            elif self._accept("["):
                table = self._heading_path(self._read_keys(), last_is_list=False)
                self._accept("]")
                yield from ((table[:n], start) for n in range(1, len(table) + 1))
            else:
                path = (*table, *self._read_keys())
                if path == table or not self._accept("="):
                    return
                for n in range(len(table) + 1, len(path)):
                    yield path[:n], start
                yield path, start
                yield from self._read_value(path)

    def _skip_spaces_and_comments(self) -> bool:
        """Skip spaces and comments in the TOML text; return False at the end of the text."""
        found = _SPACE.match(self.text, self.at)
        assert found is not None
        self.at = found.end()
        return self.at < len(self.text)

    def _accept(self, sign: str) -> bool:
        """Move past a sign if it comes next in the text, and return whether it did."""
        self._skip_spaces_and_comments()
        if not self.text.startswith(sign, self.at):
            return False
        self.at += len(sign)
        return True

    def _read_keys(self) -> Keys:
        """Read a TOML key, or several keys separated by dots."""
        keys: list[str | int] = []
        while self._skip_spaces_and_comments():
            found = _BARE_KEY.match(self.text, self.at) or _STRING.match(self.text, self.at)
            if found is None:
                break
            self.at = found.end()
            keys.append(_unquote(found[0]))
            if not self._accept("."):
                break
        return tuple(keys)

    def _heading_path(self, keys: Keys, *, last_is_list: bool) -> Keys:
        """Return the full path of a TOML table heading; inside lists of tables it leads to their last entry."""
        path: Keys = ()
        for n, key in enumerate(keys, 1):
            path = (*path, key)
            if n == len(keys) and last_is_list:
                self.counts[path] = self.counts.get(path, 0) + 1
            if path in self.counts:
                path = (*path, self.counts[path] - 1)
        return path

    def _read_value(self, path: Keys) -> Iterator[tuple[Keys, int]]:
        """Skip a TOML value, and yield the paths and positions of the values in it."""
        self._skip_spaces_and_comments()
        if self._accept("["):
            n = 0
            while self._skip_spaces_and_comments() and not self._accept("]"):
                before = self.at
                yield (*path, n), self.at
                yield from self._read_value((*path, n))
                self._accept(",")
                n += 1
                if self.at == before:
                    return
        elif self._accept("{"):
            while self._skip_spaces_and_comments() and not self._accept("}"):
                start = self.at
                inner = (*path, *self._read_keys())
                if inner == path or not self._accept("="):
                    return
                for n in range(len(path) + 1, len(inner) + 1):
                    yield inner[:n], start
                yield from self._read_value(inner)
                self._accept(",")
        else:
            found = _STRING.match(self.text, self.at) or _BARE_VALUE.match(self.text, self.at)
            self.at = found.end() if found is not None else self.at


def _unquote(key: str) -> str:
    """Return a TOML key without quotes."""
    if key[0] == "'":
        return key[1:-1]
    if key[0] == '"':
        try:
            return str(next(iter(tomllib.loads(f"{key} = 0"))))
        except tomllib.TOMLDecodeError:
            return key[1:-1]
    return key
