"""Retreat: how far, where to in which order of priority, and at what price."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from broadfront.core.actions import Action
from broadfront.core.rulings import Ruling, refused
from broadfront.core.steps import Choice, Decision, Step
from broadfront.titles.ardennes.bridges import FIRST_DAY
from broadfront.titles.ardennes.combat_actions import RetreatTo
from broadfront.titles.ardennes.effects import retreat_terms
from broadfront.titles.ardennes.fight import Fight
from broadfront.titles.ardennes.markers import RETREATED
from broadfront.titles.ardennes.records import ALLIED, GERMAN, SIDES
from broadfront.titles.ardennes.retreat import (
    MOST_STEPS_LOST,
    RetreatHex,
    bar_to_retreat,
    check_retreat_hex,
    classify,
    retreat_hexes,
)
from broadfront.titles.ardennes.stacking import MOST_STEPS, MOST_UNITS, have_room
from broadfront.titles.ardennes.state import ArdennesState

__all__ = [
    "BugOut",
    "Retreating",
    "bug_out_refusal",
    "longest_retreat",
    "movable",
    "overstacked",
    "parts",
    "retreat_refusal",
    "ways",
]

Group = tuple[int, ...]
BUG_OUT = 2
"""Hexes of a Bug Out with two players."""


def movable(state: ArdennesState, fight: Fight) -> Group:
    """The defenders that can retreat; units that never retreat are left behind."""
    group = fight.alive(state, fight.defenders)
    stay = retreat_terms(state, group).stay
    return tuple(n for n in group if n not in stay) if stay else group


def longest_retreat(state: ArdennesState, fight: Fight) -> tuple[int, tuple[str, ...]]:
    """How many hexes the defenders may retreat in this combat, and by which rules; Infiltration takes one."""
    hexes, _, rules = retreat_terms(state, fight.alive(state, fight.defenders))
    if hexes and fight.infiltrated:
        return hexes - 1, (*rules, "ARD-T0-14" if state.variant == "gs" else "ARD-T1-12")
    return hexes, rules


def groups(state: ArdennesState, fight: Fight) -> list[Group]:
    """The defenders that can retreat, by the hex they are in: one group until it had to split."""
    found: dict[int, Group] = {}
    for n in movable(state, fight):
        hex = state.hex(n)
        assert hex is not None
        found[hex] = (*found.get(hex, ()), n)
    return list(found.values())


def overstacked(state: ArdennesState, fight: Fight) -> bool:
    """Whether retreating defenders stand in a hex beyond the stacking limit."""
    if not fight.retreated:
        return False
    hexes = {hex for n in movable(state, fight) if (hex := state.hex(n)) is not None}
    return any(len(state.at[hex]) > MOST_UNITS or state.stack_steps(hex) > MOST_STEPS for hex in hexes)


def ways(
    state: ArdennesState,
    fight: Fight,
    group: Group,
    *,
    room: bool = True,
    crowding: bool = False,
    promised: Sequence[tuple[int, int, int]] = (),
) -> list[RetreatHex]:
    """The hexes a group may retreat to now: the best that are open, do not eliminate it and have room; best first.

    With `crowding` the stacking limit may be exceeded for the moment, if the group can go on from there; still a hex
    with room is preferred to an equal one without. `promised` are (hex, units, steps) of groups that go before.
    Without `room` the limit is not looked at.
    """
    start = state.hex(group[0])
    assert start is not None
    steps = sum(state.steps[n] for n in group)
    found: list[RetreatHex] = []
    crowded: list[RetreatHex] = []
    for way in retreat_hexes(state, group, start):
        if found and way.rank > found[0].rank:
            break
        if way.steps >= steps or not _leads_away(state, fight, way.hex):
            continue
        taken = [(u, s) for hex, u, s in promised if hex == way.hex]
        if not room or have_room(state, group, way.hex, sum(u for u, _ in taken), sum(s for _, s in taken)):
            found.append(way)
        elif crowding and _goes_on(state, fight, group, way):
            crowded.append(way)
    if crowded and (not found or crowded[0].rank < found[0].rank):
        return [way for way in crowded if way.rank == crowded[0].rank]
    return found


def _leads_away(state: ArdennesState, fight: Fight, hex: int) -> bool:
    """Whether a hex is one hex farther from the hex that was defended."""
    if not fight.retreated:
        return hex != fight.target
    return int(state.ground.distance[hex, fight.target]) == fight.retreated + 1


def _finds_a_way(state: ArdennesState, fight: Fight, group: Group, crowding: bool) -> bool:
    """Whether `ways` gives any: an order among them, and the price where all can pay it, are not asked for."""
    start, steps = state.hexes[group[0]], sum([state.steps[n] for n in group])
    assert start is not None
    for hex in state.ground.map.beside[start]:
        if (
            bar_to_retreat(state, fight.defending, hex) is None
            and _leads_away(state, fight, hex)
            and have_room(state, group, hex)
            and (steps > MOST_STEPS_LOST or classify(state, group, start, hex).steps < steps)
        ):
            return True
    return crowding and bool(ways(state, fight, group, crowding=True))


def _goes_on(state: ArdennesState, fight: Fight, group: Group, way: RetreatHex) -> bool:
    """Whether a group that exceeds the limit in a hex could leave it by one more retreat."""
    trial = state.copy()
    for n in group:
        trial.place_at(n, state.name(way.hex))
    beyond = fight.but(retreated=fight.retreated + 1, defenders=group)
    left = sum(state.steps[n] for n in group) - way.steps
    return bool(parts(trial, beyond)) and any(on.steps < left for on in ways(trial, beyond, group))


def _may_crowd(state: ArdennesState, fight: Fight, more_hits: bool) -> bool:
    """Whether the defenders may exceed the stacking limit: Allied, with a hit and a hex of retreat still to come."""
    return more_hits and fight.defending == ALLIED and fight.retreated + 1 < longest_retreat(state, fight)[0]


def parts(state: ArdennesState, fight: Fight, *, more_hits: bool = False) -> tuple[Group, ...]:
    """The groups in which the defenders go back a hex: together, or unit by unit where no hex has room for all.

    None at all when somebody finds no way.
    """
    key = ("parts", fight.defenders, fight.target, fight.retreated, fight.infiltrated, more_hits)
    return state.known(key, lambda: (_parts(state, fight, more_hits),))[0]


def _parts(state: ArdennesState, fight: Fight, more_hits: bool) -> tuple[Group, ...]:
    crowding = _may_crowd(state, fight, more_hits)
    found: list[Group] = []
    whole = groups(state, fight)
    for group in whole:
        if _finds_a_way(state, fight, group, crowding):
            found.append(group)
        elif len(group) > 1:
            found += [(n,) for n in state.ardennes.in_order(group)]
        else:
            return ()
    if len(found) > 1 and not _all_placed(state, fight, found, ()):
        return ()
    return tuple(found)


def _all_placed(
    state: ArdennesState, fight: Fight, waiting: Sequence[Group], promised: tuple[tuple[int, int, int], ...]
) -> bool:
    """Whether the groups find a hex each, one after another."""
    if not waiting:
        return True
    first, rest = waiting[0], waiting[1:]
    steps = sum(state.steps[n] for n in first)
    return any(
        _all_placed(state, fight, rest, (*promised, (way.hex, len(first), steps)))
        for way in ways(state, fight, first, promised=promised)
    )


def retreat_refusal(state: ArdennesState, fight: Fight, *, more_hits: bool) -> Ruling | None:
    """Why the defenders cannot retreat a hex now; None when they can."""
    hexes, rules = longest_retreat(state, fight)
    if fight.retreated >= hexes:
        return refused(rules, f"The defenders may retreat {hexes} hexes and have retreated {fight.retreated}.")
    if not parts(state, fight, more_hits=more_hits):
        return refused("ARD-C1-12", "There is no legal retreat.")
    return None


class Retreating(Choice[ArdennesState], frozen=True):
    """The defenders go back one hex; the fight goes on in `DefenderHits` with `left` hits."""

    fight: Fight
    left: int
    waiting: tuple[Group, ...] = ()
    """Groups still to go, once the first of a split retreat has gone."""
    free: bool = False
    """Bug Out: no Dispersed, no hits follow."""

    def going(self, state: ArdennesState) -> tuple[Group, ...]:
        return self.waiting or parts(state, self.fight, more_hits=self.left > 0)

    def found(self, state: ArdennesState) -> list[RetreatHex]:
        """The hexes the next group may choose from, such that those after it find one too."""
        going = self.going(state)
        if len(going) == 1 and not self.waiting:
            return ways(state, self.fight, going[0], crowding=_may_crowd(state, self.fight, self.left > 0))
        steps = sum(state.steps[n] for n in going[0])
        open_ = ways(state, self.fight, going[0])
        fair = [
            way
            for way in open_
            if _all_placed(state, self.fight, going[1:], ((way.hex, len(going[0]), steps),))
        ]  # fmt: skip
        return fair or open_

    def decision(self, state: ArdennesState) -> Decision:
        rules = tuple(dict.fromkeys(rule for way in self.found(state) for rule in way.rules))
        return Decision(self.fight.defender, "Where the defenders retreat", (RetreatTo,), rules=rules or ("ARD-C2-01",))

    def ask(self, state: ArdennesState) -> Decision | None:
        if self.fight.defending == ALLIED or not self.found(state):
            return None
        decision = super().ask(state)
        assert decision is None or isinstance(decision, Decision)
        return decision

    def options(self, state: ArdennesState) -> Iterator[Action]:
        yield from (RetreatTo(state.name(way.hex)) for way in sorted(self.found(state)))

    def refusal(self, state: ArdennesState, action: Action) -> Ruling | None:
        assert isinstance(action, RetreatTo)
        hex, found = state.ground.map.index_of(action.hex), self.found(state)
        if any(way.hex == hex for way in found):
            return None
        group = self.going(state)[0]
        start = state.hex(group[0])
        assert start is not None
        if hex not in state.ground.around[start]:
            return refused("ARD-C2-01", f"{action.hex} is not adjacent to {state.name(start)}.")
        closed = check_retreat_hex(state, self.fight.defending, hex)
        if not closed.legal:
            return closed
        if self.fight.retreated and state.ground.distance[hex, self.fight.target] != self.fight.retreated + 1:
            return refused("ARD-C2-10", f"{action.hex} is not 2 hexes from {state.name(self.fight.target)}.")
        way = classify(state, group, start, hex)
        if way.rank > found[0].rank:
            better = ", ".join(state.name(other.hex) for other in found)
            return refused((*way.rules, *found[0].rules), f"{better} comes before {action.hex}.")
        if way.steps >= sum(state.steps[n] for n in group):
            return refused("ARD-C2-12", f"The way to {action.hex} would eliminate the units.")
        return refused(("ARD-C2-02", "ARD-TEC-24", "ARD-TEC-25"), f"{action.hex} has no room, or others need it.")

    def advance(self, state: ArdennesState) -> None:
        # The Allies go by their tie-break in both games: the first of the list.
        found = self.found(state)
        self._go(state, found[0] if found else None, "ARD-C2-18")

    def do(self, state: ArdennesState, action: Action) -> None:
        assert isinstance(action, RetreatTo)
        hex = state.ground.map.index_of(action.hex)
        self._go(state, next(way for way in self.found(state) if way.hex == hex))

    def _go(self, state: ArdennesState, way: RetreatHex | None, *rules: str) -> None:
        from broadfront.titles.ardennes.steps.hits import LosingSteps
        from broadfront.titles.ardennes.steps.moving import Checks

        going, fight = self.going(state), self.fight
        group = going[0]
        if not self.waiting and len(going) > len(groups(state, fight)):
            state.emit("retreat", "The group splits: no hex has room for all.", "ARD-C2-02")
        follow: list[Step[ArdennesState]] = []
        if way is None:
            # Those who went before took the last room: the hit is a step loss for the rest.
            state.emit(
                "retreat", "There is no legal retreat left for {units}.", "ARD-C1-12", units=_names(state, group)
            )
            follow.append(LosingSteps(fight, 1, group, defender=True))
        else:
            self._tell(state, group, way, rules)
            for n in group:
                state.place_at(n, state.name(way.hex))
                state.mark_done(n, RETREATED)
            if fight.defending == GERMAN:
                follow.append(Checks(group, retreat=True))
                if state.day >= FIRST_DAY:
                    state.emit("retreat", "The retreat causes bridge and Roadblock checks.", "ARD-C2-20")
            if not self.waiting:
                fight = fight.but(route=(*fight.route, way.hex))
            if way.steps:
                follow.append(LosingSteps(fight, way.steps, group, defender=True))
        if len(going) > 1:
            state.become(Retreating(fight, self.left, going[1:], self.free))
        else:
            self._settle(state, fight.but(retreated=fight.retreated + 1))
        state.push(*follow)

    def _tell(self, state: ArdennesState, group: Group, way: RetreatHex, rules: tuple[str, ...]) -> None:
        if state.events is None:
            return
        over = () if have_room(state, group, way.hex) else ("ARD-C2-03",)
        far = ("ARD-C2-10",) if self.fight.retreated else ()
        start = state.hex(group[0])
        assert start is not None
        steps = sum(state.steps[n] for n in group)
        spared = any(
            other.rank < way.rank and other.steps >= steps and other.hex != self.fight.target
            for other in retreat_hexes(state, group, start)
        )
        told = ("ARD-C2-01", *way.rules, *rules, *over, *far, *(("ARD-C2-12",) if spared else ()))
        price = "" if not way.steps else " at the price of a step"
        state.emit("retreat", "{units} retreat to {hex}{price}.", *told,
                   units=_names(state, group), hex=state.name(way.hex), price=price)  # fmt: skip

    def _settle(self, state: ArdennesState, fight: Fight) -> None:
        from broadfront.titles.ardennes.steps.hits import DefenderHits

        if fight.retreated >= 2 and not self.free:
            for n in movable(state, fight):
                hex = state.hex(n)
                if hex is not None and state.ground.distance[hex, fight.target] >= 2:
                    state.set_dispersed(n, True)
            rule = "ARD-C1-03" if fight.defending == ALLIED else "ARD-C1-17"
            state.emit("dispersed", "After two hexes of retreat the defenders are Dispersed.", rule, "ARD-C2-11")
        state.become(BugOut(fight) if self.free else DefenderHits(fight, self.left))


def _names(state: ArdennesState, group: Group) -> str:
    return ", ".join(state.units[n].id for n in group)


class BugOut(Step[ArdennesState], frozen=True):
    """Bug Out of two players: two hexes back before chits are drawn, and the combat ends."""

    fight: Fight

    def advance(self, state: ArdennesState) -> None:
        from broadfront.titles.ardennes.steps.chits import Announce
        from broadfront.titles.ardennes.steps.hits import Aftermath

        fight = self.fight
        more = fight.retreated + 1 < BUG_OUT
        if fight.retreated < BUG_OUT and retreat_refusal(state, fight, more_hits=more) is None:
            state.become(Retreating(fight, int(more), free=True))
        elif fight.retreated:
            state.emit("tactic", "Bug Out: {side} slips away, the combat is over; the attacker may advance.",
                       "ARD-T1-03", "ARD-T1-04", "ARD-T1-05", side=SIDES[fight.defending])  # fmt: skip
            state.become(Aftermath(fight))
        else:
            state.become(Announce(fight))


def bug_out_refusal(state: ArdennesState, fight: Fight) -> Ruling | None:
    """Why the defenders cannot slip away by Bug Out; None when they can begin to."""
    hexes, rules = longest_retreat(state, fight)
    if hexes < BUG_OUT:
        return refused(("ARD-T1-03", *rules), f"Bug Out is a retreat of {BUG_OUT} hexes, the defenders may go {hexes}.")
    return retreat_refusal(state, fight, more_hits=True)
