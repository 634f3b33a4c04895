"""Hits from Combat Chits: which count, why others do not, and the totals that several draws can give."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import TYPE_CHECKING, NamedTuple

from broadfront.core.messages import Message
from broadfront.core.rules import decides
from broadfront.titles.ardennes.data.records import Chit
from broadfront.titles.ardennes.data.words import say

if TYPE_CHECKING:
    from broadfront.titles.ardennes.data.title import Ardennes

__all__ = ["MAX_RATIO", "Conditions", "explain_uncounted_hits", "hit_totals", "hits_by_name", "hits_of_chit"]

MAX_RATIO = 5


class Conditions(NamedTuple):
    """Combat conditions that chits depend on; the paired fields are (attacker, defender)."""

    ratio: int
    """The n of odds of n:1; 0 below 1:1."""
    flanked: bool
    armor: tuple[bool, bool]
    artillery: tuple[bool, bool]
    airpower: tuple[bool, bool]


@decides("ARD-H-42")
def hits_of_chit(chit: Chit, held: Conditions, *, alert: bool) -> tuple[int, int]:
    """Return the hits on defender and attacker that a chit gives under these conditions."""
    if chit.day_symbol and alert:
        return 0, 0
    condition = chit.condition
    if condition == "none":
        return chit.defender_hits, chit.attacker_hits
    if condition == "flanked":
        return (chit.defender_hits, chit.attacker_hits) if held.flanked else (0, 0)
    if condition.startswith("ratio"):
        number = int(condition[7:].split(":")[0]) if condition[5:7] == ">=" else int(condition[6:].split(":")[0])
        holds = held.ratio >= number if condition[5:7] == ">=" else held.ratio < number
        return (chit.defender_hits, chit.attacker_hits) if holds else (0, 0)
    attacker, defender = {"armor": held.armor, "artillery": held.artillery, "airpower": held.airpower}[condition]
    return (chit.defender_hits if attacker else 0), (chit.attacker_hits if defender else 0)


def explain_uncounted_hits(chit: Chit, held: Conditions, *, alert: bool) -> Message | None:
    """Return why some hits printed on a chit do not count in this combat, or None when all count."""
    if chit.day_symbol and alert:
        return say("chit.struck.alert")
    defender, attacker = hits_of_chit(chit, held, alert=alert)
    if (defender, attacker) == (chit.defender_hits, chit.attacker_hits):
        return None
    condition = chit.condition
    if condition == "flanked":
        return say("chit.struck.not-flanked")
    if condition.startswith("ratio"):
        now = f"{held.ratio}:1{'+' * (held.ratio == MAX_RATIO)}" if held.ratio else "under 1:1"
        least = condition.startswith("ratio>=")
        topic = "chit.struck.odds-too-low" if least else "chit.struck.odds-too-high"
        return say(topic, now=now, needed=condition[7:] if least else condition[6:])
    lacking = "attacker" if defender != chit.defender_hits else "defender"
    if defender != chit.defender_hits and attacker != chit.attacker_hits:
        lacking = "neither"
    return say("chit.struck.without", kind=condition.capitalize(), whose=lacking)


@lru_cache(maxsize=1024)
def hits_by_name(title: Ardennes, held: Conditions, alert: bool) -> dict[str, tuple[int, int]]:
    """Return the hits on defender and attacker of every chit, by chit name."""
    return {name: hits_of_chit(chit, held, alert=alert) for name, chit in title.chits.items()}


@lru_cache(maxsize=4096)
def hit_totals(cup: tuple[tuple[tuple[int, int], int], ...], number: int) -> tuple[tuple[tuple[int, int], int], ...]:
    """Return the hit totals that drawing `number` chits can give, each with its number of combinations.

    `cup` lists ((hits on defender, hits on attacker), number of chits that give them).

    >>> hit_totals((((0, 0), 2), ((1, 0), 1)), 2)
    (((0, 0), 1), ((1, 0), 2))
    """
    ways: dict[tuple[int, int, int], int] = {(0, 0, 0): 1}
    rest = sum(count for _, count in cup)
    for (defender, attacker), count in reversed(cup):  # blanks, first and most numerous, go last and fill up the draws
        grown: dict[tuple[int, int, int], int] = {}
        rest -= count
        for (drawn, d, a), weight in ways.items():
            for take in range(max(0, number - drawn - rest), min(count, number - drawn) + 1):
                key = (drawn + take, d + take * defender, a + take * attacker)
                grown[key] = grown.get(key, 0) + weight * comb(count, take)
        ways = grown
    return tuple(sorted(((d, a), weight) for (drawn, d, a), weight in ways.items() if drawn == number))
