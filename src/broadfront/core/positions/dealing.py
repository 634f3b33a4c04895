"""The contents of decks, hands and cups in a position; unknown items are dealt at random, like any draw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from broadfront.core.chance import Chance, Outcome, draw
from broadfront.core.errors import Invalid, unknown_name
from broadfront.core.messages import say
from broadfront.core.rules import decides
from broadfront.core.steps import Step
from broadfront.core.zones import Zone, Zones

if TYPE_CHECKING:
    from broadfront.core.state import State

__all__ = ["UNKNOWN", "Dealing", "ZoneContents", "lay_out_zones"]

UNKNOWN = "unknown"
"""In the list of a zone: an item nobody knows. Instead of the list: everything left of its family."""

ZoneContents = Mapping[str, Sequence[str] | str]
"""The content of each zone, by name."""
MAX_SHOWN = 6
"""Maximum number of items that a refusal lists."""


class Dealing(Step[Any], frozen=True, tag=True):
    """A step that draws unknown items into a zone (deck, hand, cup), one after another, from everything that may lie
    there."""

    source: str
    target: str
    count: int
    known: tuple[str, ...] = ()
    """Items of the source that are known to stay there."""

    @decides("BF-07")
    def ask(self, state: State) -> Chance | None:
        """Return the draw of the next unknown item; None when all are drawn."""
        if not self.count:
            return None
        seen = state.title.zones[self.target].seen_by
        items = sorted((Counter(state.zones[self.source]) - Counter(self.known)).elements())
        return draw(
            say("roll.unknown", zone=self.target),
            self.source,
            items,
            rules=("BF-07",),
            seen_by=tuple(side for side in state.title.sides if side in seen),
        )

    def advance(self, state: State) -> None:
        """End this step, because all unknown items are drawn."""
        state.pop()

    def happen(self, state: State, outcome: Outcome) -> None:
        """Put the drawn item into its zone, and go on to the next draw."""
        state.move_item(str(outcome), self.source, self.target)
        state.become(Dealing(self.source, self.target, self.count - 1, self.known))


def lay_out_zones(
    by_default: Zones, specs: Mapping[str, Zone], piles: Mapping[str, str], held: ZoneContents, *, adds: bool = False
) -> tuple[Zones, list[Dealing]]:
    """Return the zones (decks, hands, cups) of a position file, and the steps that still draw its unknown items.

    `piles`: the zone that items are drawn from, by family. A zone's list is its whole content, or with `adds` an
    addition. An item not named stays in its default zone unless that zone has a list.
    """
    zones = dict(by_default)
    dealings: list[Dealing] = []
    for name in held:
        if name not in zones:
            raise unknown_name("zone", name, zones, parameter=name)
    for family in dict.fromkeys(specs[name].family for name in held):
        of_family = [name for name in zones if specs[name].family == family]
        dealings += _lay_out_family(zones, of_family, family, piles[family], held, adds)
    return zones, dealings


def _lay_out_family(
    zones: Zones, names: list[str], family: str, pile: str, held: ZoneContents, adds: bool
) -> list[Dealing]:
    """Put the cards or chits of one family into their zones, and return the steps that still draw the unknown ones."""
    lists = {name: tuple(given) for name in names if not isinstance(given := held.get(name, ""), str)}
    rest = next((name for name in names if name in held and name not in lists), "")
    for name in names:
        if name in held and name not in lists and (held[name] != UNKNOWN or name != rest):
            raise Invalid(
                f"zones: {name} is {held[name]!r}; expected a list, or {UNKNOWN!r} for the one zone with all the rest.",
                parameter=name,
                given=held[name],
                accepted=UNKNOWN,
            )
    known = {name: tuple(item for item in given if item != UNKNOWN) for name, given in lists.items()}
    named = Counter(item for given in known.values() for item in given)
    _check_stock(Counter(item for name in names for item in zones[name]), named, known, family)
    free: list[str] = []
    for name in names:
        staying = Counter(zones[name])
        gone = staying & named
        named, staying = named - gone, staying - gone
        kept = name not in held or (adds and name in lists and UNKNOWN not in lists[name])
        zones[name] = tuple(sorted((*known.get(name, ()), *(staying.elements() if kept else ()))))
        free += () if kept else sorted(staying.elements())
    wanted = {name: count for name, given in lists.items() if (count := given.count(UNKNOWN))}
    home = rest or (pile if pile not in lists else next(iter(wanted), ""))
    total = sum(wanted.values())
    if not home and free:
        raise Invalid(
            f"zones: nothing says where {_list_some_items(free)} of the {family} lie{'s' if len(free) == 1 else ''}.",
            parameter=next(iter(lists)),
            given=free,
            accepted=names,
            todo=f"Name them in one of {', '.join(names)}, or say {UNKNOWN!r} for the zone that has the rest.",
        )
    if not home:
        return []
    pool = [*free, *(zones[pile] if home == pile and pile not in held else ())]
    if total > len(pool) or (home in wanted and total != len(pool)):
        raise Invalid(
            f"zones: {total} unknown items are in {', '.join(wanted)}, and {len(pool)} of the {family} are not named "
            "elsewhere.",
            parameter=next(iter(wanted)),
            given=total,
            accepted=len(pool),
        )
    zones[home] = tuple(sorted((*zones[home], *free)))
    sure = known.get(home, ())
    return [Dealing(home, name, count, sure) for name, count in wanted.items() if name != home]


def _check_stock(stock: Counter[str], named: Counter[str], known: Mapping[str, tuple[str, ...]], family: str) -> None:
    """Refuse a card or chit that the game does not have, or does not have as often as a position file names it."""
    for item, count in named.items():
        if not stock[item]:
            raise Invalid(
                f"zones: {item!r} is none of the {family}.", parameter=item, given=item, accepted=sorted(stock)
            )
        if count > stock[item]:
            where = " and ".join(name for name, given in known.items() if item in given)
            raise Invalid(
                f"zones: {item!r} is in {where}; there is only {stock[item]} of it.",
                parameter=item,
                given=count,
                accepted=stock[item],
            )


def _list_some_items(items: Sequence[str]) -> str:
    """List the first of some cards or chits in words and say how many more there are."""
    more = f" and {len(items) - MAX_SHOWN} more" if len(items) > MAX_SHOWN else ""
    return ", ".join(items[:MAX_SHOWN]) + more
