"""Retreat: how far, where to in which order of priority, and at what price."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from broadfront.core.actions import Action
from broadfront.core.rulings import Ruling, refused
from broadfront.core.steps import Choice, Decision, Step
from broadfront.titles.ardennes.bridges import FIRST_DAY
from broadfront.titles.ardennes.combat_actions import RetreatTo
from broadfront.titles.ardennes.effects import retreat_limit
from broadfront.titles.ardennes.fight import Fight
from broadfront.titles.ardennes.records import ALLIED, GERMAN, SIDES
from broadfront.titles.ardennes.retreat import RetreatHex, retreat_hexes
from broadfront.titles.ardennes.stacking import fits
from broadfront.titles.ardennes.state import RETREATED, ArdennesState

__all__ = ["BugOut", "Retreating", "movable", "retreat_refusal", "ways"]


def movable(state: ArdennesState, fight: Fight) -> tuple[int, ...]:
    """The defenders that can retreat; units that never retreat are left behind."""
    group = fight.alive(state, fight.defenders)
    if not group:
        return ()
    stay = retreat_limit(state, group).facts["stay"]
    assert isinstance(stay, list)
    return tuple(n for n in group if state.units[n].id not in stay)


def ways(state: ArdennesState, fight: Fight, group: Sequence[int], *, overstack: bool) -> list[RetreatHex]:
    """The hexes a group may retreat to now: the best that are open, do not eliminate it and have room; best first."""
    start = state.hex(group[0])
    assert start is not None
    steps = sum(state.steps[n] for n in group)
    found = [
        way
        for way in retreat_hexes(state, group, start)
        if way.steps < steps
        and way.hex != fight.target
        and (not fight.retreated or state.ground.distance[way.hex, fight.target] == fight.retreated + 1)
        and (overstack or fits(state, group, way.hex) is None)
    ]
    return [way for way in found if way.rank == found[0].rank]


def retreat_refusal(state: ArdennesState, fight: Fight, *, more_hits: bool) -> Ruling | None:
    """Why the defenders cannot retreat a hex now; None when they can."""
    limit = retreat_limit(state, fight.alive(state, fight.defenders))
    hexes = limit.facts["hexes"]
    assert isinstance(hexes, int)
    if fight.retreated >= hexes:
        return refused(limit.rules, f"The defenders may retreat {hexes} hexes and have retreated {fight.retreated}.")
    if fight.retreated >= fight.longest_retreat:
        rule = "ARD-T0-14" if state.variant == "gs" else "ARD-T1-12"
        return refused(rule, "Infiltration shortens the retreat by a hex.")
    if not possible(state, fight, more_hits=more_hits):
        return refused("ARD-C1-12", "There is no legal retreat.")
    return None


def possible(state: ArdennesState, fight: Fight, *, more_hits: bool) -> bool:
    """Whether the whole group finds room, together or split."""
    group = movable(state, fight)
    if ways(state, fight, group, overstack=more_hits and state.side_of(group[0]) == ALLIED):
        return True
    return len(group) > 1 and all(ways(state, fight, (n,), overstack=False) for n in group)


class Retreating(Choice[ArdennesState], frozen=True):
    """The defenders go back one hex; the fight goes on in `DefenderHits` with `left` hits."""

    fight: Fight
    left: int
    splitting: tuple[int, ...] = ()
    """Units that go on their own because the group does not fit together."""
    free: bool = False
    """Bug Out: no Dispersed, no hits follow."""

    def group(self, state: ArdennesState) -> tuple[int, ...]:
        return self.splitting[:1] or movable(state, self.fight)

    def found(self, state: ArdennesState) -> list[RetreatHex]:
        group = self.group(state)
        over = not self.splitting and self.left > 0 and state.side_of(group[0]) == ALLIED
        return ways(state, self.fight, group, overstack=over)

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

    def advance(self, state: ArdennesState) -> None:
        found = self.found(state)
        if not found:
            # The group does not fit anywhere together: unit by unit, the largest share first (ARD-C2-02).
            group = self.group(state)
            if self.splitting or len(group) == 1:
                self._go(state, group, None)
                return
            state.emit("retreat", "The group splits: no hex has room for all.", "ARD-C2-02")
            state.become(Retreating(self.fight, self.left, state.ardennes.in_order(group), self.free))
            return
        # The Allies go by their tie-break in both games: the first of the list.
        self._go(state, self.group(state), found[0], "ARD-C2-18")

    def do(self, state: ArdennesState, action: Action) -> None:
        assert isinstance(action, RetreatTo)
        hex = state.ground.map.index_of(action.hex)
        self._go(state, self.group(state), next(way for way in self.found(state) if way.hex == hex))

    def _go(self, state: ArdennesState, group: tuple[int, ...], way: RetreatHex | None, *rules: str) -> None:
        from broadfront.titles.ardennes.steps.hits import LosingSteps
        from broadfront.titles.ardennes.steps.moving import Checks

        fight, follow = self.fight, []
        if way is None:
            for n in group:
                state.eliminate(n)
            state.emit(
                "retreat", "{units} find no way out.", "ARD-C2-12", units=", ".join(state.units[n].id for n in group)
            )
        else:
            self._tell(state, way, rules)
            for n in group:
                state.place_at(n, state.name(way.hex))
                state.mark_done(n, RETREATED)
            if fight.defending == GERMAN:
                follow = [Checks(group, retreat=True)]
                if state.day >= FIRST_DAY:
                    state.emit("retreat", "The retreat causes bridge and Roadblock checks.", "ARD-C2-20")
        rest = self.splitting[1:]
        if rest and fight.alive(state, rest):
            state.become(Retreating(fight, self.left, rest, self.free))
        else:
            route = (*fight.route, way.hex) if way is not None else fight.route
            fight = fight.but(retreated=fight.retreated + 1, route=route)
            self._settle(state, fight)
        if way is not None and way.steps:
            state.push(LosingSteps(fight, way.steps, group, defender=True))
        if follow:
            state.push(*follow)

    def _tell(self, state: ArdennesState, way: RetreatHex, rules: tuple[str, ...]) -> None:
        group = self.group(state)
        over = ("ARD-C2-03",) if fits(state, group, way.hex) is not None else ()
        price = ("ARD-C2-12",) if way.steps else ()
        far = ("ARD-C2-10",) if self.fight.retreated else ()
        names = ", ".join(state.units[n].id for n in group)
        state.emit("retreat", "{units} retreat to {hex}.", "ARD-C2-01", *way.rules, *rules, *over, *price, *far,
                   units=names, hex=state.name(way.hex))  # fmt: skip

    def _settle(self, state: ArdennesState, fight: Fight) -> None:
        from broadfront.titles.ardennes.steps.hits import DefenderHits

        if fight.retreated >= 2 and not self.free:
            for n in movable(state, fight):
                state.set_dispersed(n, True)
            rule = "ARD-C1-03" if fight.defending == ALLIED else "ARD-C1-17"
            state.emit("dispersed", "After two hexes of retreat the defenders are Dispersed.", rule, "ARD-C2-11")
        state.become(BugOut(fight) if self.free else DefenderHits(fight, self.left))


class BugOut(Step[ArdennesState], frozen=True):
    """Bug Out of two players: two hexes back before chits are drawn, and the combat ends."""

    fight: Fight

    def advance(self, state: ArdennesState) -> None:
        from broadfront.titles.ardennes.steps.advance import Advancing
        from broadfront.titles.ardennes.steps.chits import Announce

        fight = self.fight
        can = fight.retreated < 2 and retreat_refusal(state, fight, more_hits=False) is None
        if can:
            state.become(Retreating(fight, 0, free=True))
        elif fight.retreated:
            rules = ("ARD-T1-03", "ARD-T1-04", "ARD-T1-05")
            state.emit("tactic", "Bug Out: {side} slips away.", *rules, side=SIDES[fight.defending])
            state.become(Advancing(fight))
        else:
            state.become(Announce(fight))
