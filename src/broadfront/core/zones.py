"""Hidden things: decks, hands and cups. Nothing is hidden in any other way.

A zone's content is a multiset, kept as a sorted tuple of item names. A family is a set of zones between
which the same items circulate (the German cards, the chits); a side that cannot see two zones of a
family knows only what is in both together.
"""

from __future__ import annotations

import random
from bisect import bisect_left, insort
from collections import Counter
from collections.abc import Iterable, Mapping

import msgspec

from broadfront.core.errors import Invalid

__all__ = ["Zone", "Zones", "move_item", "resampled", "unseen"]

Zones = dict[str, tuple[str, ...]]


class Zone(msgspec.Struct, frozen=True):
    """A place for hidden items, and the sides that may look into it."""

    name: str
    family: str
    seen_by: frozenset[str] = frozenset()

    def sees(self, side: str | None) -> bool:
        return side is None or side in self.seen_by


def move_item(zones: Zones, item: str, source: str, target: str) -> None:
    """Move one item between zones; items are never created or lost."""
    held = zones[source]
    at = bisect_left(held, item)
    if at == len(held) or held[at] != item:
        raise Invalid(f"{item!r} is not in {source}.", parameter="item", given=item, accepted=sorted(set(held)))
    zones[source] = held[:at] + held[at + 1 :]
    grown = list(zones[target])
    insort(grown, item)
    zones[target] = tuple(grown)


def unseen(zones: Zones, specs: Mapping[str, Zone], side: str | None) -> dict[str, Counter[str]]:
    """By family, all items the side cannot place: what it may still meet."""
    pools: dict[str, Counter[str]] = {}
    for name, held in zones.items():
        spec = specs[name]
        if not spec.sees(side):
            pools.setdefault(spec.family, Counter()).update(held)
    return pools


def resampled(zones: Zones, specs: Mapping[str, Zone], side: str, rng: random.Random) -> Zones:
    """Zones that look the same to the side, with everything it cannot see dealt anew."""
    fresh = dict(zones)
    for family, pool in unseen(zones, specs, side).items():
        items = sorted(pool.elements())
        rng.shuffle(items)
        for name in sorted(zones):
            if specs[name].family == family and not specs[name].sees(side):
                count = len(zones[name])
                fresh[name] = tuple(sorted(items[:count]))
                del items[:count]
    return fresh


def zone_data(zones: Zones, specs: Mapping[str, Zone], side: str | None) -> dict[str, object]:
    """Zones as a side may see them: the items, or only their number."""
    shown: dict[str, object] = {}
    for name in sorted(zones):
        held = zones[name]
        entry: dict[str, object] = {"family": specs[name].family, "count": len(held)}
        if specs[name].sees(side):
            entry["items"] = list(held)
        shown[name] = entry
    return shown


def sorted_items(items: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(items))
