"""Combat Chits: how many, which count, what they add up to."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import comb

from broadfront.core.actions import Action
from broadfront.core.chance import Chance, Outcome, draw
from broadfront.core.rulings import LedgerLine, Ruling, refused
from broadfront.core.steps import Choice, Decision, Step
from broadfront.titles.ardennes.combat_actions import DrawChits
from broadfront.titles.ardennes.fight import Fight
from broadfront.titles.ardennes.markers import ISOLATED, OUT_OF_SUPPLY
from broadfront.titles.ardennes.records import ALLIED, GERMAN, Chit
from broadfront.titles.ardennes.state import ArdennesState
from broadfront.titles.ardennes.steps.hits import DefenderHits
from broadfront.titles.ardennes.strength import Conditions, conditions_at, flanked, most_chits, odds_of

__all__ = ["Announce", "Drawing", "adjusted_hits", "hits_of_chit", "limits"]

NOTHING_HELD = Conditions(0, False, (False, False), (False, False), (False, False))
SPARED = 3
"""Hits that cost no step at most: two taken by retreat or Dispersed, one disregarded."""


def limits(state: ArdennesState, fight: Fight) -> tuple[int, int, list[LedgerLine]]:
    """Least and most chits: the defending steps, and the maximum; the maximum alone where it is below the least."""
    most, lines = most_chits(state, fight)
    least = max(1, sum(state.steps[n] for n in fight.defenders))
    return min(least, most), most, [LedgerLine(least, "defending steps: the minimum", "ARD-C0-09"), *lines]


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


@lru_cache(maxsize=4096)
def hits_of_draws(cup: tuple[tuple[tuple[int, int], int], ...], number: int) -> tuple[tuple[tuple[int, int], int], ...]:
    """The sums of hits that a number of chits may give, each with the number of ways to draw them.

    `cup` has (hits on defender and attacker, chits that give them).

    >>> hits_of_draws((((0, 0), 2), ((1, 0), 1)), 2)
    (((0, 0), 1), ((1, 0), 2))
    """
    ways: dict[tuple[int, int, int], int] = {(0, 0, 0): 1}
    for (defender, attacker), count in cup:
        grown: dict[tuple[int, int, int], int] = {}
        for (drawn, d, a), weight in ways.items():
            for take in range(min(count, number - drawn) + 1):
                key = (drawn + take, d + take * defender, a + take * attacker)
                grown[key] = grown.get(key, 0) + weight * comb(count, take)
        ways = grown
    return tuple(sorted(((d, a), weight) for (drawn, d, a), weight in ways.items() if drawn == number))


class Announce(Choice[ArdennesState], frozen=True):
    """Steps 4 and 5: the odds stand; the attacker announces how many chits he draws."""

    fight: Fight

    def decision(self, state: ArdennesState) -> Decision:
        return Decision(self.fight.side, "How many Combat Chits", (DrawChits,), rules=("ARD-C0-09",))

    def options(self, state: ArdennesState) -> Iterator[Action]:
        least, most, _ = limits(state, self.fight)
        yield from (DrawChits(number) for number in range(least, most + 1))

    def refusal(self, state: ArdennesState, action: Action) -> Ruling | None:
        assert isinstance(action, DrawChits)
        least, most, _ = limits(state, self.fight)
        if not least <= action.number <= most:
            return refused("ARD-C0-09", f"Draw {least} to {most} chits, not {action.number}.")
        return None

    def ledger(self, state: ArdennesState, action: Action) -> list[LedgerLine]:
        attack, defence, lines = odds_of(state, self.fight)
        held = conditions_at(state, self.fight, attack, defence)
        ratio = f"{attack // defence}:1" if attack >= defence else "under 1:1"
        side = LedgerLine(ratio, f"{attack} to {defence}", "ARD-H-39")
        flank, rule = flanked(state, self.fight)
        told = [LedgerLine(0, "Flanked" if flank else "not Flanked", rule)]
        for name, (attacker, defender) in (
            ("Armor", held.armor),
            ("Artillery", held.artillery),
            ("Airpower", held.airpower),
        ):
            who = [word for word, has in (("attacker", attacker), ("defender", defender)) if has]
            if who:
                told.append(LedgerLine(0, f"{name}: {' and '.join(who)}", "ARD-H-41"))
        least, most, limit_lines = limits(state, self.fight)
        told.append(
            LedgerLine(
                most, f"chits at most, {least} at least", "ARD-H-40" if self.fight.attacking == ALLIED else "ARD-C0-09"
            )
        )
        return [*lines, side, *told, *limit_lines]

    def do(self, state: ArdennesState, action: Action) -> None:
        assert isinstance(action, DrawChits)
        attack, defence, _ = odds_of(state, self.fight)
        state.emit("odds", "{attack} to {defence}; chits: {number}.", "ARD-H-39", "ARD-C0-09",
                   attack=attack, defence=defence, number=action.number)  # fmt: skip
        held = conditions_at(state, self.fight, attack, defence)
        state.become(Drawing(self.fight.but(chits=action.number), action.number, held))


class Drawing(Step[ArdennesState], frozen=True):
    """Steps 6 to 8: chits one by one, their hits summed and adjusted."""

    fight: Fight
    left: int
    held: Conditions

    def ask(self, state: ArdennesState) -> Chance | None:
        if not self.left or not state.zones["chit-cup"]:
            return None
        return draw("a Combat Chit", "chit-cup", state.zones["chit-cup"], rules=("ARD-H-42",))

    def effect(self, state: ArdennesState, name: str) -> tuple[int, int]:
        return hits_of_chit(state.ardennes.chits[name], self.held, alert="Allies Alert" in state.lasting)

    def classes(self, state: ArdennesState, chance: Chance) -> list[list[int]]:
        groups: dict[tuple[int, int], list[int]] = {}
        for i, name in enumerate(chance.outcomes):
            groups.setdefault(self.effect(state, str(name)), []).append(i)
        return list(groups.values())

    def cup_effects(self, state: ArdennesState) -> list[tuple[tuple[int, int], int]]:
        """What the chits left in the cup do here, counted: all the rest of the combat can tell apart."""
        if not self.left:
            return []
        counts: dict[tuple[int, int], int] = {}
        for name in state.zones["chit-cup"]:
            effect = self.effect(state, name)
            counts[effect] = counts.get(effect, 0) + 1
        return sorted(counts.items())

    def leaps(self, state: ArdennesState) -> list[tuple[Step[ArdennesState], int]]:
        """All the chits at once: they go back into the cup afterwards, so only the sum of their hits is left.

        Hits beyond every step, two hexes of retreat or Dispersed, and one that is disregarded change nothing more.
        """
        fight = self.fight
        enough = [SPARED + sum(state.steps[n] for n in group) for group in (fight.defenders, fight.attackers)]
        sums: dict[tuple[int, int], int] = {}
        for (d, a), weight in hits_of_draws(
            tuple(self.cup_effects(state)), min(self.left, len(state.zones["chit-cup"]))
        ):
            both = min(fight.defender_hits + d, enough[0]), min(fight.attacker_hits + a, enough[1])
            sums[both] = sums.get(both, 0) + weight
        return [(Drawing(fight.drawn(d, a), 0, NOTHING_HELD), weight) for (d, a), weight in sums.items()]

    def happen(self, state: ArdennesState, outcome: Outcome) -> None:
        name = str(outcome)
        on_defender, on_attacker = self.effect(state, name)
        state.move_item(name, "chit-cup", "chit-drawn")
        state.emit("chit", "Chit {chit}: {defender} on the defender, {attacker} on the attacker.", "ARD-H-42",
                   chit=state.ardennes.chits[name].name, defender=on_defender, attacker=on_attacker)  # fmt: skip
        fight = self.fight.but(
            defender_hits=self.fight.defender_hits + on_defender, attacker_hits=self.fight.attacker_hits + on_attacker
        )
        state.become(Drawing(fight, self.left - 1, self.held))

    def advance(self, state: ArdennesState) -> None:
        for name in state.zones["chit-drawn"]:
            state.move_item(name, "chit-drawn", "chit-cup")
        on_defender, on_attacker = adjusted_hits(state, self.fight)
        state.become(DefenderHits(self.fight.drawn(on_defender, on_attacker), on_defender))


def adjusted_hits(state: ArdennesState, fight: Fight) -> tuple[int, int]:
    """Hits on defender and attacker after terrain and the state of the defenders; never below 0."""
    hex, name = fight.target, state.name(fight.target)
    on_defender, on_attacker = fight.defender_hits, fight.attacker_hits
    shelter: list[str] = []
    if hex in state.ground.town:
        shelter = ["ARD-C0-17", "ARD-TEC-14"]
    elif fight.defending == GERMAN and hex in state.ground.westwall:
        shelter = ["ARD-C0-19", "ARD-TEC-19"]
    if shelter:
        state.emit("hits", "{hex}: one hit fewer on the defender.", *shelter, "ARD-C0-20", hex=name)
        on_defender -= 1
    elif name in state.ips:
        if on_defender > 0:
            state.remove_ip(name)
            state.emit("hits", "The IP in {hex} takes a hit and is gone.", "ARD-C0-18", "ARD-C0-20", hex=name)
        on_defender -= 1
    spared = _spared(state, fight)
    if spared:
        everything = "ARD-C0-22" in spared
        state.emit("hits", "The attacker disregards {what}.", *spared, what="every hit" if everything else "one hit")
        on_attacker = 0 if everything else on_attacker - 1
    floor = ("ARD-C0-23",) if on_defender < 0 or on_attacker < 0 else ()
    on_defender, on_attacker = max(0, on_defender), max(0, on_attacker)
    state.emit("hits", "Hits: {defender} on the defender, {attacker} on the attacker.", *floor,
               defender=on_defender, attacker=on_attacker)  # fmt: skip
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


def system_number(state: ArdennesState, fight: Fight) -> int:
    """How many chits a system-run attacker draws: the least, or the most at 3:1 or better (H-40)."""
    least, most, _ = limits(state, fight)
    attack, defence, _ = odds_of(state, fight)
    assert fight.attacking == ALLIED
    return most if attack >= 3 * defence else least
