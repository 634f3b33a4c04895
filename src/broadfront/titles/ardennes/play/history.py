"""The historical course of the battle: who held which places, and where divisions stood."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from broadfront.titles.ardennes.data.title import Ardennes

__all__ = ["DAYS", "DIVISION_POSITIONS", "PLACES", "german_held_by_day", "historical_points_by_day"]

DAYS = range(16, 30)

GERMAN_HELD: dict[str, tuple[int, int | None]] = {
    "Clervaux": (17, None),
    "Stavelot": (18, 19),
    "Houffalize": (19, None),
    "Wiltz": (19, None),
    "Diekirch": (19, None),
    "Echternach": (20, None),
    "St. Vith": (21, None),
    "La Roche": (21, None),
    "St-Hubert": (22, None),
    "Vielsalm": (23, None),
    "Rochefort": (24, None),
    "Manhay": (25, 27),
}
"""First evening the German held a place, and the evening he had lost it again (or None), by place."""

PLACES = ("Bastogne", "St. Vith", "Houffalize", "La Roche", "Marche", "Malmedy", "Dinant", "Liège")
"""Well-known places that mark the extent of the offensive."""

DIVISION_POSITIONS: tuple[tuple[str, str, int, int], ...] = (
    ("101", "Bastogne", 19, 29),
    ("82", "Trois-Ponts", 19, 24),
    ("7A", "St. Vith", 17, 22),
    ("2A", "Ciney", 24, 29),
    ("4A", "Martelange", 22, 25),
)
"""Division, the place it stood near, and the first and last evening."""


def german_held_by_day(place: str) -> tuple[tuple[int, float], ...]:
    """Return for each day whether the German held a place in the evening (1.0 or 0.0).

    >>> german_held_by_day("Manhay")[8:12]
    ((24, 0.0), (25, 1.0), (26, 1.0), (27, 0.0))
    """
    first, lost = GERMAN_HELD.get(place, (99, None))
    return tuple((day, float(first <= day and (lost is None or day < lost))) for day in DAYS)


def historical_points_by_day(title: Ardennes, scenario: str) -> tuple[tuple[int, float], ...]:
    """Return, for each day, the victory points of the hexes that the German historically held in the evening."""
    values = {vp.name: vp.value for vp in title.scenarios[scenario].victory_hexes}
    of = {place: dict(german_held_by_day(place)) for place in GERMAN_HELD}
    return tuple((day, sum(values.get(place, 0) * had[day] for place, had in of.items())) for day in DAYS)
