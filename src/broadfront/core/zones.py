"""Zones of hidden things: decks, hands and cups. Nothing is hidden in any other way.

The content of a zone is a multiset, stored as a sorted tuple of item names. A family is a set of zones between which
the same items circulate, such as the German cards or the chits. A side that cannot see two zones of a family knows only
their combined content.
"""

from __future__ import annotations

import random
from bisect import bisect_left, insort
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from math import comb

import msgspec
from msgspec import UNSET, UnsetType

from broadfront.core.errors import Invalid

__all__ = ["Zone", "Zones", "move_item_between_zones", "possible_deals", "redeal_unseen", "unseen_items"]

Zones = dict[str, tuple[str, ...]]


class Zone(msgspec.Struct, frozen=True):
    """A place for hidden items (deck, hand, cup), and the sides that may look into it."""

    name: str
    family: str
    seen_by: frozenset[str] = frozenset()

    def is_visible_to(self, side: str | None) -> bool:
        """Return whether a side may look into this deck, hand or cup; None may look into all."""
        return side is None or side in self.seen_by


def move_item_between_zones(zones: Zones, item: str, source: str, target: str) -> None:
    """Move one card or chit from one zone (deck, hand, cup) to another in place; raise `Invalid` if it is not in the
    source."""
    held = zones[source]
    at = bisect_left(held, item)
    if at == len(held) or held[at] != item:
        raise Invalid(f"{item!r} is not in {source}.", parameter="item", given=item, accepted=sorted(set(held)))
    zones[source] = held[:at] + held[at + 1 :]
    grown = list(zones[target])
    insort(grown, item)
    zones[target] = tuple(grown)


def unseen_items(
    zones: Zones, specs: Mapping[str, Zone], side: str | None, known: frozenset[str] = frozenset()
) -> dict[str, Counter[str]]:
    """Return the cards and chits whose zone a side does not know, with counts, by family. `known` zones count as
    seen."""
    pools: dict[str, Counter[str]] = {}
    for name, held in zones.items():
        spec = specs[name]
        if name not in known and not spec.is_visible_to(side):
            pools.setdefault(spec.family, Counter()).update(held)
    return pools


def redeal_unseen(zones: Zones, specs: Mapping[str, Zone], side: str, rng: random.Random) -> Zones:
    """Return decks, hands and cups that look the same to a side, with everything it cannot see dealt again."""
    fresh = dict(zones)
    for family, pool in unseen_items(zones, specs, side).items():
        items = sorted(pool.elements())
        rng.shuffle(items)
        for name in sorted(zones):
            if specs[name].family == family and not specs[name].is_visible_to(side):
                count = len(zones[name])
                fresh[name] = tuple(sorted(items[:count]))
                del items[:count]
    return fresh


def possible_deals(
    zones: Zones, specs: Mapping[str, Zone], side: str, wanted: Sequence[str]
) -> list[tuple[Zones, int]]:
    """Return every possible content of the wanted hidden zones, as far as a side knows, with integer weights."""
    dealt: list[tuple[Zones, int]] = [(zones, 1)]
    known: frozenset[str] = frozenset()
    for name in wanted:
        if specs[name].is_visible_to(side):
            continue
        grown: list[tuple[Zones, int]] = []
        for held, weight in dealt:
            pool = unseen_items(held, specs, side, known)[specs[name].family]
            for hand, ways in _possible_draws(sorted(pool.items()), len(held[name])):
                fresh = dict(held)
                rest = pool - Counter(hand)
                fresh[name] = tuple(sorted(hand))
                items = sorted(rest.elements())
                for other in sorted(fresh):
                    unknown = other != name and other not in known and not specs[other].is_visible_to(side)
                    if unknown and specs[other].family == specs[name].family:
                        fresh[other] = tuple(items[: len(held[other])])
                        del items[: len(held[other])]
                grown.append((fresh, weight * ways))
        dealt, known = grown, known | {name}
    return dealt


def _possible_draws(pool: Sequence[tuple[str, int]], size: int) -> Iterator[tuple[tuple[str, ...], int]]:
    """Yield the multisets of `size` items from a pool, each with the number of ways to draw it."""
    if not pool:
        if size == 0:
            yield (), 1
        return
    (item, count), rest = pool[0], pool[1:]
    for taken in range(min(count, size) + 1):
        for others, ways in _possible_draws(rest, size - taken):
            yield (item,) * taken + others, ways * comb(count, taken)


class ZoneSeen(msgspec.Struct, frozen=True):
    """A deck, hand or cup as a side may see it: its items, or only how many."""

    family: str
    count: int
    items: list[str] | UnsetType = UNSET


def visible_zones(zones: Zones, specs: Mapping[str, Zone], side: str | None) -> dict[str, ZoneSeen]:
    """Return all hidden zones (decks, hands, cups) as a side may see them."""
    return {
        name: ZoneSeen(specs[name].family, len(held), list(held) if specs[name].is_visible_to(side) else UNSET)
        for name, held in sorted(zones.items())
    }
