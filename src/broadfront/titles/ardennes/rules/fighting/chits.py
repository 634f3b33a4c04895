"""Combat Chits: how many may be drawn, which count, what they add up to."""

from __future__ import annotations

from functools import lru_cache
from math import comb

from broadfront.core.messages import Message
from broadfront.core.rules import decides, mirrors
from broadfront.core.rulings import LedgerLine
from broadfront.titles.ardennes.data.records import GERMAN, Chit
from broadfront.titles.ardennes.data.title import Ardennes
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.fighting.fight import Fight
from broadfront.titles.ardennes.rules.fighting.strength import LARGE, MOST_RATIO, Conditions, most_chits
from broadfront.titles.ardennes.rules.markers import ISOLATED, OUT_OF_SUPPLY
from broadfront.titles.ardennes.rules.state import ArdennesState


def limits(state: ArdennesState, fight: Fight) -> tuple[int, int, list[LedgerLine]]:
    """Least and most chits: the defending steps, and the maximum; the maximum alone where it is below the least."""
    most, lines = most_chits(state, fight)
    least = max(1, sum(state.steps[n] for n in fight.defenders))
    return min(least, most), most, [LedgerLine(least, say("chits.minimum"), "ARD-C0-09"), *lines]


@mirrors(limits)
def least_and_most(state: ArdennesState, fight: Fight) -> tuple[int, int]:
    """The same without the parts of the maximum."""
    units, steps, attackers, defenders = state.units, state.steps, fight.attackers, fight.defenders
    most, elite = len(fight.attacker_tactics) + len(fight.support), False
    for n in attackers:
        most += (steps[n] > units[n].bracketed_at) + (steps[n] >= LARGE)
        elite = elite or units[n].elite
    worst = min([state.supply[n] for n in defenders])
    most += elite + (2 if worst == ISOLATED else 1 if worst == OUT_OF_SUPPLY else 0)
    if "Screen" in fight.defender_tactics:
        most -= 2
    if "Fury of Bastogne" in state.lasting and fight.attacking == GERMAN:
        most += 2 if fight.target in state.vp_hexes else -2
    most = max(1, most)
    return min(max(1, sum([steps[n] for n in defenders])), most), most


@decides("ARD-H-42")
def hits_of_chit(chit: Chit, held: Conditions, *, alert: bool) -> tuple[int, int]:
    """Hits on defender and attacker a chit gives under the conditions of the combat; a blank gives none."""
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


def why_struck(chit: Chit, held: Conditions, *, alert: bool) -> Message | None:
    """Why hits printed on a chit do not count in this combat; None where all of them do."""
    if chit.day_symbol and alert:
        return say("chit.struck.alert")
    defender, attacker = hits_of_chit(chit, held, alert=alert)
    if (defender, attacker) == (chit.defender_hits, chit.attacker_hits):
        return None
    condition = chit.condition
    if condition == "flanked":
        return say("chit.struck.not-flanked")
    if condition.startswith("ratio"):
        now = f"{held.ratio}:1{'+' * (held.ratio == MOST_RATIO)}" if held.ratio else "under 1:1"
        least = condition.startswith("ratio>=")
        topic = "chit.struck.odds-too-low" if least else "chit.struck.odds-too-high"
        return say(topic, now=now, needed=condition[7:] if least else condition[6:])
    lacking = "attacker" if defender != chit.defender_hits else "defender"
    if defender != chit.defender_hits and attacker != chit.attacker_hits:
        lacking = "neither"
    return say("chit.struck.without", kind=condition.capitalize(), whose=lacking)


@lru_cache(maxsize=1024)
def hits_by_name(title: Ardennes, held: Conditions, alert: bool) -> dict[str, tuple[int, int]]:
    """What every chit of the title gives under the conditions of a combat."""
    return {name: hits_of_chit(chit, held, alert=alert) for name, chit in title.chits.items()}


@lru_cache(maxsize=4096)
def hits_of_draws(cup: tuple[tuple[tuple[int, int], int], ...], number: int) -> tuple[tuple[tuple[int, int], int], ...]:
    """The sums of hits that a number of chits may give, each with the number of ways to draw them.

    `cup` has (hits on defender and attacker, chits that give them).

    >>> hits_of_draws((((0, 0), 2), ((1, 0), 1)), 2)
    (((0, 0), 1), ((1, 0), 2))
    """
    ways: dict[tuple[int, int, int], int] = {(0, 0, 0): 1}
    rest = sum(count for _, count in cup)
    for (defender, attacker), count in reversed(cup):  # most chits are the first, blanks: of those the rest is drawn
        grown: dict[tuple[int, int, int], int] = {}
        rest -= count
        for (drawn, d, a), weight in ways.items():
            for take in range(max(0, number - drawn - rest), min(count, number - drawn) + 1):
                key = (drawn + take, d + take * defender, a + take * attacker)
                grown[key] = grown.get(key, 0) + weight * comb(count, take)
        ways = grown
    return tuple(sorted(((d, a), weight) for (drawn, d, a), weight in ways.items() if drawn == number))


def adjust_hits(state: ArdennesState, fight: Fight) -> tuple[int, int]:
    """Terrain and the state of the defenders change the hits on defender and attacker; what is left, never below 0."""
    hex, name = fight.target, state.name(fight.target)
    on_defender, on_attacker = fight.defender_hits, fight.attacker_hits
    shelter: list[str] = []
    if hex in state.ground.town:
        shelter = ["ARD-C0-17", "ARD-TEC-14"]
    elif fight.defending == GERMAN and hex in state.ground.westwall:
        shelter = ["ARD-C0-19", "ARD-TEC-19"]
    if shelter:
        state.emit(say("hits.sheltered", hex=name), *shelter, "ARD-C0-20")
        on_defender -= 1
    elif name in state.ips:
        if on_defender > 0:
            state.remove_ip(name)
            state.emit(say("hits.ip-gone", hex=name), "ARD-C0-18", "ARD-C0-20")
        on_defender -= 1
    spared = _spared(state, fight)
    if spared:
        everything = "ARD-C0-22" in spared
        state.emit(say("hits.disregards-all" if everything else "hits.disregards-one"), *spared)
        on_attacker = 0 if everything else on_attacker - 1
    floor = ("ARD-C0-23",) if on_defender < 0 or on_attacker < 0 else ()
    on_defender, on_attacker = max(0, on_defender), max(0, on_attacker)
    state.emit(say("hits.total", defender=on_defender, attacker=on_attacker), *floor)
    return on_defender, on_attacker


def _spared(state: ArdennesState, fight: Fight) -> tuple[str, ...]:
    """The rules by which the attacker disregards hits on himself."""
    units = fight.defenders
    if not units:
        return ()
    if all(state.supply[n] == ISOLATED for n in units):
        return ("ARD-C0-22", "ARD-S1-24")
    if not all(state.dispersed[n] or state.supply[n] >= OUT_OF_SUPPLY or state.fuelless(n) for n in units):
        return ()
    rules = ["ARD-C0-21"]
    if all(state.dispersed[n] for n in units):
        rules.append("ARD-S0-13")
    if all(state.fuelless(n) for n in units):
        rules.append("ARD-S0-22")
        if any(state.supply[n] in (1, OUT_OF_SUPPLY) for n in units):
            rules.append("ARD-S0-23")
    if all(state.supply[n] == OUT_OF_SUPPLY for n in units):
        rules.append("ARD-S1-10")
    return tuple(rules)
