"""Game turns: AM, PM and Night of each December day, with or without the date."""

from __future__ import annotations

import re

import msgspec

from broadfront.core.errors import Invalid
from broadfront.titles.wacht.data.charts import Charts

_PATTERN = re.compile(r"(?:dec(?:ember)?\.?\s*)?(?P<day>\d{1,2})?\s*(?:dec(?:ember)?\.?)?\s*(?P<part>am|pm|night)")
ACCEPTED = "AM, PM, Night, or with the date: Dec 17 AM"


class GameTurn(msgspec.Struct, frozen=True):
    """A game turn such as Dec 17 AM; without a day, that part (AM, PM or Night) of any day."""

    part: str
    day: int | None = None

    def __str__(self) -> str:
        return self.part if self.day is None else f"Dec {self.day} {self.part}"

    @property
    def is_night(self) -> bool:
        return self.part == "Night"

    def turn_number(self, charts: Charts, *, parameter: str = "turn") -> int:
        """Return the number of this game turn, counting from Dec 16 AM as 0 (H-09); raise Invalid if it has no day."""
        if self.day is None:
            raise Invalid(
                f"{parameter}: {self.part!r} has no date, and the date matters here; give for example Dec 17 AM.",
                parameter=parameter,
                given=self.part,
                accepted="Dec 17 AM",
            )
        parts = charts.house_file.texts_at("H-09", "parts")
        return len(parts) * (self.day - charts.house_file.integer_at("H-09", "first_day")) + parts.index(self.part)


def parse_turn(text: str) -> GameTurn:
    """Parse a game turn as people write it; raise ValueError if it is not one.

    >>> str(parse_turn("dec17am")), str(parse_turn("Night")), str(parse_turn("18 Dec PM"))
    ('Dec 17 AM', 'Night', 'Dec 18 PM')
    """
    found = _PATTERN.fullmatch(text.strip().casefold())
    if found is None:
        raise ValueError(text)
    day = None if found["day"] is None else int(found["day"])
    if day is not None and not 16 <= day <= 31:
        raise ValueError(text)
    part = {"am": "AM", "pm": "PM", "night": "Night"}[found["part"]]
    return GameTurn(part, day)


def turn_from_number(charts: Charts, number: int) -> GameTurn:
    """Return the game turn with a number, counting from Dec 16 AM as 0."""
    parts = charts.house_file.texts_at("H-09", "parts")
    days, part = divmod(number, len(parts))
    return GameTurn(parts[part], charts.house_file.integer_at("H-09", "first_day") + days)
