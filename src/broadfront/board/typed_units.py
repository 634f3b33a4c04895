"""Parses a typed or pasted list of units with their locations, one line per unit.

27/12VG 0804
Peiper, Stoumont, 2             the last number: its steps
Losheim: 5/3FJ, 9/3FJ           a place and all units in it
1SS  German Reserve             a formation: all its units
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from broadfront.board.editing import Edit
from broadfront.core.errors import BroadfrontError, Invalid
from broadfront.core.reading.names import Names, split_words

__all__ = ["parse_edits"]

MOST_LINES = 400
SEPARATOR = re.compile(r"\t+|\s*[,;=]\s*|\s+-+>?\s+")
"""Matches an optional separator between unit and place."""
Placements = list[tuple[str, str, int | None]]


def parse_edits(
    text: str,
    called: Mapping[str, Sequence[str]],
    formations: Mapping[str, Sequence[str]],
    boxes: Sequence[str],
    find: Callable[[str], str],
) -> list[Edit]:
    """Parse a typed list of units and their locations into edits of a position. Raise `Invalid` with the number of the
    first line that makes no sense."""
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        raise Invalid(f"{len(lines)} lines; at most {MOST_LINES} at once.", parameter="lines", given=len(lines))
    reader = _Reader(Names("unit", called), formations, boxes, find)
    found: list[Edit] = []
    for n, line in enumerate(lines, 1):
        content = line.partition("#")[0].strip()
        if not content:
            continue
        try:
            read = reader.parse_line(content)
        except BroadfrontError as error:
            raise Invalid(
                f"Line {n}, {content[:60]!r}: {error}",
                parameter="lines",
                given=content[:60],
                accepted=error.accepted,
                todo="Nothing was changed." if n > 1 else None,
            ) from None
        found += [Edit(unit=unit, where=where, values={} if s is None else {"steps": s}) for unit, where, s in read]
    if not found:
        raise Invalid("There is no line with a unit and a place.", parameter="lines")
    return found


class _Reader:
    """Reads the lines of a typed list of units."""

    def __init__(
        self, units: Names, formations: Mapping[str, Sequence[str]], boxes: Sequence[str], find: Callable[[str], str]
    ) -> None:
        self.units = units
        self.formations = {split_words(name): list(held) for name, held in formations.items()}
        self.boxes = {box.casefold(): box for box in boxes}
        self.find = find

    def find_location(self, text: str) -> str:
        """Return the box or hex that typed text names."""
        return self.boxes.get(text.casefold()) or self.find(text)

    def find_units(self, text: str) -> list[str]:
        """Return the unit that typed text names, or all units of a formation."""
        return self.formations.get(split_words(text)) or [self.units.find(text)]

    def parse_line(self, text: str) -> Placements:
        """Return the units that a line names, each with its location and its number of steps, if given."""
        place, colon, rest = text.partition(":")
        if colon and rest.strip():
            where = self.find_location(place.strip())
            return [
                (unit, where, None) for one in rest.split(",") if one.strip() for unit in self.find_units(one.strip())
            ]
        parts = [part for part in SEPARATOR.split(text) if part]
        if len(parts) in (2, 3):
            steps = int(parts[2]) if len(parts) == 3 and parts[2].isdecimal() else None
            if len(parts) == 2 or steps is not None:
                where = self.find_location(parts[1])
                return [(unit, where, steps) for unit in self.find_units(parts[0])]
        return self._parse_line_without_separators(text.split())

    def _parse_line_without_separators(self, words: list[str]) -> Placements:
        """Parse a line of a typed list of units that has no separators: split its words wherever both parts are
        known."""
        if len(words) < 2:
            raise Invalid("a line has a unit and a place.", parameter="lines", given=" ".join(words))
        steps = int(words[-1]) if len(words) > 2 and re.fullmatch(r"[1-9]", words[-1]) else None
        own = words[:-1] if steps is not None else words
        first_error: BroadfrontError | None = None
        for n in range(len(own) - 1, 0, -1):
            try:
                where = self.find_location(" ".join(own[n:]))
                return [(unit, where, steps) for unit in self.find_units(" ".join(own[:n]))]
            except BroadfrontError as error:
                first_error = first_error or error
        assert first_error is not None
        raise first_error
