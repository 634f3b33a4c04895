"""Advance after combat."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.board.zones import ENEMY_ZONE
from broadfront.core.actions import Action
from broadfront.core.chance import Chance, Outcome, die
from broadfront.core.rulings import Ruling, refused
from broadfront.core.steps import Choice, Decision, Step
from broadfront.titles.ardennes.boundaries import BINDS_UNTIL, across_army_boundary
from broadfront.titles.ardennes.combat_actions import Advance, AdvanceDone
from broadfront.titles.ardennes.effects import may_advance
from broadfront.titles.ardennes.fight import Fight
from broadfront.titles.ardennes.markers import ADVANCED
from broadfront.titles.ardennes.records import GERMAN
from broadfront.titles.ardennes.stacking import stacking_refusal
from broadfront.titles.ardennes.state import ArdennesState
from broadfront.titles.ardennes.strength import road_between
from broadfront.titles.ardennes.terrain_effects import across_river

__all__ = ["Advancing", "advance_refusal"]


def advance_refusal(
    state: ArdennesState, fight: Fight, number: int, path: tuple[int, ...], moved: tuple[int, ...]
) -> Ruling | None:
    """Why an attacker may not advance along these hexes; `moved` have advanced already."""
    unit, start = state.units[number], state.hex(number)
    if number not in fight.attackers or start is None or number in moved:
        return refused("ARD-C3-01", f"{unit.id} did not attack, has advanced already or is gone.")
    able = may_advance(state, number)
    if not able.legal:
        return able
    if not path or path[0] != fight.target or len(path) > 2:
        return refused("ARD-C3-01", f"An advance goes to {state.name(fight.target)}, and at most a hex beyond.")
    side = fight.attacking
    for hex in path:
        if state.zoc.holds(1 - side, hex):
            return refused("ARD-C3-01", f"{state.name(hex)} is not empty of the enemy.")
        if side == GERMAN and state.day <= BINDS_UNTIL and across_army_boundary(state, number, hex):
            return refused("ARD-C3-10", f"{state.name(hex)} is across the army boundary.")
    no = _crossing(state, fight, number, start, moved)
    if no is not None:
        return no
    if len(path) == 2 and (no := _beyond(state, fight, number, path, moved)) is not None:
        return no
    return stacking_refusal(state, number, path[-1])


def _crossing(state: ArdennesState, fight: Fight, number: int, start: int, moved: tuple[int, ...]) -> Ruling | None:
    """Rivers on the way into the vacated hex: one unit over an unbridged hexside, one over a bridge into a ZOC."""
    way = across_river(state, start, fight.target)
    if not way:
        return None
    same = [m for m in moved if fight.from_hexes[fight.attackers.index(m)] == start]
    if way == "river":
        if same:
            return refused("ARD-C3-08", "One unit only advances across an unbridged river hexside.")
        return None
    if same and state.zoc.flags(fight.attacking)[fight.target] & ENEMY_ZONE:
        return refused("ARD-C3-07", "One unit only advances over a bridge into an enemy ZOC.")
    return None


def _beyond(
    state: ArdennesState, fight: Fight, number: int, path: tuple[int, ...], moved: tuple[int, ...]
) -> Ruling | None:
    """Following the path of retreat: mechanized units, after two hexes of retreat, not from ZOC to ZOC."""
    unit = state.units[number]
    first, second = path
    if not fight.alive(state, fight.defenders):
        return refused("ARD-C3-03", "The defender was eliminated: there is no path of retreat to follow.")
    if fight.retreated < 2 or not fight.route or second != fight.route[0]:
        return refused("ARD-C3-02", "Only a retreat of two hexes is followed, as far as its first hex.")
    if not unit.mechanized:
        return refused("ARD-C3-04", f"{unit.id} is infantry and stops in the vacated hex.")
    flags = state.zoc.flags(fight.attacking)
    if flags[first] & ENEMY_ZONE and flags[second] & ENEMY_ZONE:
        return refused("ARD-C3-05", "The pursuit may not go from one enemy ZOC hex to another.")
    start = state.hex(number)
    assert start is not None
    if across_river(state, start, first) == "river":
        return refused("ARD-C3-08", f"{unit.id} crossed an unbridged river and stops beyond it.")
    wet = across_river(state, first, second) == "river"
    gone = any(state.hex(m) == second for m in moved)
    if wet and gone:
        return refused("ARD-C3-09", "One unit only follows the path over an unbridged river.")
    if gone and across_river(state, first, second) == "bridge" and flags[second] & ENEMY_ZONE:
        return refused("ARD-C3-07", "One unit only follows the path over a bridge into an enemy ZOC.")
    if state.ground.map.terrain[second] == "Forest" and not road_between(state, first, second):
        return refused("ARD-C3-06", f"{state.name(second)} is Forest without a road.")
    return None


class Advancing(Choice[ArdennesState], frozen=True):
    """Step 11: attackers advance one by one. The system rolls for Allied units on its advance table."""

    fight: Fight
    moved: tuple[int, ...] = ()
    passed: tuple[int, ...] = ()
    """Allied units considered and left behind."""

    def system(self, state: ArdennesState) -> bool:
        return self.fight.side not in state.played

    def open(self, state: ArdennesState) -> bool:
        return not state.zoc.holds(self.fight.defending, self.fight.target)

    def decision(self, state: ArdennesState) -> Decision:
        prompt = f"Advance into {state.name(self.fight.target)}, or done"
        return Decision(self.fight.side, prompt, (Advance, AdvanceDone), rules=("ARD-C3-01",))

    def ask(self, state: ArdennesState) -> Decision | Chance | None:
        if not self.open(state):
            return None
        if self.system(state):
            from broadfront.titles.ardennes.system.combat import next_advance

            candidate = next_advance(state, self)
            if candidate is None or candidate.sure:
                return None
            return die("Allied advance", 1, 10, side=self.fight.side, rules=(candidate.rule,))
        decision = super().ask(state)
        assert decision is None or isinstance(decision, Decision)
        return decision

    def paths(self, state: ArdennesState) -> list[tuple[int, ...]]:
        first = (self.fight.target,)
        return [first, (*first, self.fight.route[0])] if self.fight.retreated >= 2 and self.fight.route else [first]

    def options(self, state: ArdennesState) -> Iterator[Action]:
        for number in self.fight.alive(state, self.fight.attackers):
            for path in self.paths(state):
                if advance_refusal(state, self.fight, number, path, self.moved) is None:
                    yield Advance(state.units[number].id, tuple(state.name(hex) for hex in path))
        yield AdvanceDone()

    def refusal(self, state: ArdennesState, action: Action) -> Ruling | None:
        if not isinstance(action, Advance):
            return None
        path = tuple(state.ground.map.index_of(hex) for hex in action.path)
        return advance_refusal(state, self.fight, state.ardennes.unit(action.unit).number, path, self.moved)

    def do(self, state: ArdennesState, action: Action) -> None:
        if not isinstance(action, Advance):
            self._tell_why_nobody(state)
            state.pop()
            return
        path = tuple(state.ground.map.index_of(hex) for hex in action.path)
        self.go(state, (state.ardennes.unit(action.unit).number,), path, ("ARD-C3-01",))

    def _tell_why_nobody(self, state: ArdennesState) -> None:
        """Say why nobody could advance, where nobody could: such a decision is taken without asking."""
        if state.events is None or self.moved:
            return
        found = [
            advance_refusal(state, self.fight, number, (self.fight.target,), ())
            for number in self.fight.alive(state, self.fight.attackers)
        ]
        bars = [bar for bar in found if bar is not None]
        if bars and len(bars) == len(found):
            rules = dict.fromkeys(rule for bar in bars for rule in bar.rules)
            why = " ".join(dict.fromkeys(bar.text for bar in bars))
            state.emit("advance", "Nobody may advance into {hex}: {why}", *rules,
                       hex=state.name(self.fight.target), why=why)  # fmt: skip

    def go(self, state: ArdennesState, numbers: tuple[int, ...], path: tuple[int, ...], rules: tuple[str, ...]) -> None:
        """Units advance together; German advances cause checks."""
        from broadfront.titles.ardennes.steps.moving import Checks

        if len(path) == 2:
            rules = (*rules, "ARD-C3-02")
        for number in numbers:
            state.place_at(number, state.name(path[-1]))
            state.mark_done(number, ADVANCED)
        names = ", ".join(state.units[n].id for n in numbers)
        state.emit("advance", "{units} advance to {hex}.", *rules, units=names, hex=state.name(path[-1]))
        state.become(Advancing(self.fight, (*self.moved, *numbers), self.passed))
        if self.fight.attacking == GERMAN:
            state.emit("advance", "The advance causes bridge and Roadblock checks.", "ARD-C3-11")
            state.push(Checks(numbers))

    # The system

    def classes(self, state: ArdennesState, chance: Chance) -> list[list[int]]:
        from broadfront.titles.ardennes.system.combat import next_advance

        candidate = next_advance(state, self)
        assert candidate is not None
        goes = [i for i, roll in enumerate(chance.outcomes) if int(roll) <= candidate.number]
        stays = [i for i, roll in enumerate(chance.outcomes) if int(roll) > candidate.number]
        return [group for group in (goes, stays) if group]

    def leaps(self, state: ArdennesState) -> list[tuple[Step[ArdennesState], int]] | None:
        """Odds tell whether anybody advances, not who: once one has, the rolls for the others change nothing."""
        if not self.moved:
            return None
        return [(Advancing(self.fight, self.moved, tuple(n for n in self.fight.attackers if n not in self.moved)), 1)]

    def happen(self, state: ArdennesState, outcome: Outcome) -> None:
        from broadfront.titles.ardennes.system.combat import next_advance

        candidate = next_advance(state, self)
        assert candidate is not None
        candidate.tell(state, int(outcome))
        if int(outcome) <= candidate.number:
            self.go(state, candidate.units, (self.fight.target,), (candidate.rule, "ARD-C3-21"))
        else:
            state.become(Advancing(self.fight, self.moved, (*self.passed, *candidate.units)))

    def advance(self, state: ArdennesState) -> None:
        if not self.open(state) or not self.system(state):
            state.pop()
            return
        from broadfront.titles.ardennes.system.combat import next_advance

        candidate = next_advance(state, self)
        if candidate is None:
            state.pop()
            return
        candidate.tell(state)
        if candidate.number >= 10:
            self.go(state, candidate.units, (self.fight.target,), (candidate.rule, "ARD-C3-21"))
        else:
            state.become(Advancing(self.fight, self.moved, (*self.passed, *candidate.units)))
