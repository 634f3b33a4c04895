"""The Reinforce Battle tactic: a stack moves to a combat and takes part in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from broadfront.core.actions import Action
from broadfront.core.rules import decides
from broadfront.core.rulings import Ruling, refused
from broadfront.core.steps import Choice, Decision, Step
from broadfront.titles.ardennes.data.records import GERMAN, SIDES
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.fighting.combat_actions import ReinforceBattle, StackDone
from broadfront.titles.ardennes.rules.fighting.fight import (
    CombatStep,
    Fight,
    current_fight,
    rule_for_variant,
    store_fight,
)
from broadfront.titles.ardennes.rules.fighting.tactic_effects import turn_into_airpower
from broadfront.titles.ardennes.rules.fighting.unit_states import unit_attack_refusal
from broadfront.titles.ardennes.rules.markers import ATTACKED, BUILT, DEPLOYED, MOVED, RECOVERED
from broadfront.titles.ardennes.rules.routes.entry_causes import Cause
from broadfront.titles.ardennes.rules.routes.hex_entry import move_one_step
from broadfront.titles.ardennes.rules.routes.movement import (
    ReachableHexes,
    check_move,
    find_reach,
    move_refusal,
    one_hex_limit_rule,
    rule_lifting_one_hex_limit,
)
from broadfront.titles.ardennes.rules.routes.stacking import can_all_fit, fit_refusal
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.steps.moving import Moving

__all__ = ["Coming", "Reinforcing"]

Group = tuple[int, ...]

MAX_DISTANCE = 10
"""Maximum distance in hexes from which a unit could reach a battle."""


class Reinforcing(Choice[ArdennesState], CombatStep, frozen=True):
    """Choose the stack that joins a combat by the Reinforce Battle tactic."""

    side: int

    @decides("ARD-T0-18", "ARD-T1-16", "ARD-H-32")
    def available_units(self, state: ArdennesState, hex: int) -> Group:
        """Return the units in a hex that can join the combat: not in it already, able to move, not done acting."""
        fight, sides, done = self.fight, state.side_numbers, state.activation.done
        attacking = self.side == fight.attacking
        return tuple(
            [
                n
                for n in state.board.at[hex]
                if sides[n] == self.side
                and not done[n] & (MOVED | ATTACKED | RECOVERED | BUILT | DEPLOYED)
                and n not in fight.attackers
                and n not in fight.defenders
                and n not in fight.guests
                and move_refusal(state, n) is None
                and not (attacking and unit_attack_refusal(state, n) is not None)
            ]
        )

    def hexes_to_reinforce(self, state: ArdennesState) -> list[int]:
        """Return the hexes where reinforcements may end: the defenders' hex, or for the attacker those next to it."""
        if self.side == self.fight.defending:
            return [self.fight.target]
        return sorted(
            hex
            for hex in state.ground.six_neighbors[self.fight.target]
            if hex != state.ground.count and not state.board.zoc.has_unit(1 - self.side, hex)
        )

    def legal_moves(self, state: ArdennesState) -> Iterator[ReinforceBattle]:
        """Yield the legal moves of a stack to the combat, by lowest selector (order number), then corps number."""
        goals, stacks = self.hexes_to_reinforce(state), dict(self._nearby_stacks(state))
        leads = {state.title.sort_units(movers)[0]: hex for hex, movers in stacks.items()}
        for lead in state.title.sort_units(leads):
            hex = leads[lead]
            for goal in self._reachable_goals(state, stacks[hex], hex, goals):
                yield ReinforceBattle(state.hex_id(hex), state.hex_id(goal))

    def is_possible(self, state: ArdennesState) -> bool:
        """Return whether any stack can reach the combat."""
        # Single units are tested first, as they are cheaper to test.
        goals, larger = self.hexes_to_reinforce(state), []
        for hex, movers in self._nearby_stacks(state):
            if len(movers) > 1:
                larger.append((hex, movers))
            elif next(self._reachable_goals(state, movers, hex, goals), None) is not None:
                return True
        return any(next(self._reachable_goals(state, movers, hex, goals), None) is not None for hex, movers in larger)

    def _nearby_stacks(self, state: ArdennesState) -> Iterator[tuple[int, Group]]:
        """Yield the hex and available units of each stack that may be able to reach the combat, nearest first."""
        # A hex costs at least 1 MP, so a stack farther away than its movement allowance cannot come.
        board = state.board
        away, units, at = state.ground.distance[self.fight.target].tobytes(), state.units, board.at
        short = self.side == self.fight.attacking  # an attacker only needs to get next to the target
        near = [hex for hex in board.occupied_hexes(self.side) if away[hex] <= MAX_DISTANCE]
        for hex in sorted(near, key=away.__getitem__):
            if away[hex] - short <= max([units[n].movement for n in at[hex]]):
                movers = self.available_units(state, hex)
                if movers:
                    yield hex, movers

    def _reachable_goals(self, state: ArdennesState, movers: Group, start: int, goals: list[int]) -> Iterator[int]:
        """Yield the hexes, of those given, that units of one stack can reach together."""
        # Cheap tests come first.
        board = state.board
        steps, room = sum([board.steps[n] for n in movers]), board.room
        slowest = min([state.units[n].movement for n in movers])
        away = state.ground.distance[start].tobytes()
        ends = [goal for goal in goals if room[goal] >= steps and goal != start and away[goal] <= slowest]
        if len(movers) > 1:
            ends = [end for end in ends if can_all_fit(state, movers, end)]
        alike: dict[tuple[object, ...], ReachableHexes] = {}
        moves = []
        for n in movers:
            if not ends:
                return
            unit = state.units[n]
            kind = (unit.mechanized, unit.corps, unit.movement, board.supply[n])  # reach depends on nothing else
            found = alike.get(kind)
            if found is None:
                found = alike[kind] = find_reach(state, n, cause=Cause.REINFORCE)
                ends = [end for end in ends if found.reach is not None and end in found.reach]
            moves.append(found)
        if self._strength_refusal(state, movers) is None:
            for end in ends:
                if len(movers) == 1 or _find_unit_blocked_by_earlier_moves(state, movers, end, moves) is None:
                    yield end

    def _move_refusal(self, state: ArdennesState, start: int, end: int) -> Ruling | None:
        """Return why no stack may move from one hex to another to join the combat, or None if it may."""
        movers = self.available_units(state, start)
        rule = rule_for_variant(state, "ARD-T0-18", "ARD-T1-16")
        if not movers or start == end:
            return refused(rule, say("reinforce.nobody", hex=state.hex_id(start)))
        if end not in self.hexes_to_reinforce(state):
            return refused(rule, say("reinforce.not-there", hex=state.hex_id(end)))
        too_strong = self._strength_refusal(state, movers)
        if too_strong is not None:
            return too_strong
        for number in movers:
            if state.hex_id(end) not in find_reach(state, number, cause=Cause.REINFORCE):
                ruling = check_move(state, number, path_to_battle(state, number, end), cause=Cause.REINFORCE)
                return ruling if not ruling.legal else refused(rule, say("reinforce.no-way", hex=state.hex_id(end)))
        moves = [find_reach(state, number, cause=Cause.REINFORCE) for number in movers]
        held = _find_unit_blocked_by_earlier_moves(state, movers, end, moves)
        return fit_refusal(state, movers, end) or (
            held and check_move(*held, path_to_battle(*held, end), cause=Cause.REINFORCE)
        )

    def _strength_refusal(self, state: ArdennesState, movers: Group) -> Ruling | None:
        """Return why a stack is too strong to reinforce German defenders in the solitaire game, or None if it is not.

        It may not be stronger than the defenders.
        """
        if self.side != GERMAN or self.side != self.fight.defending or state.variant != "gs":
            return None
        coming, there = sum(map(state.board.strength, movers)), sum(map(state.board.strength, self.fight.defenders))
        if coming <= there:
            return None
        return refused("ARD-T0-21", say("reinforce.too-strong", strength=coming, defence=there))

    def decision(self, state: ArdennesState) -> Decision:
        """Return the question which stack moves to the combat."""
        rule = rule_for_variant(state, "ARD-T0-18", "ARD-T1-16")
        return Decision(SIDES[self.side], say("ask.combat.reinforce"), (ReinforceBattle, StackDone), rules=(rule,))

    def options(self, state: ArdennesState) -> Iterator[Action]:
        """Yield each legal move of a stack to the combat, and the choice to bring none."""
        yield from self.legal_moves(state)
        yield StackDone()

    def refusal(self, state: ArdennesState, action: Action) -> Ruling | None:
        """Return why a stack may not move to the combat, or None if it may."""
        if not isinstance(action, ReinforceBattle):
            return None
        index = state.ground.map.index_of
        return self._move_refusal(state, index(action.start), index(action.end))

    def do(self, state: ArdennesState, action: Action) -> None:
        """Move the chosen stack to the combat; without one, Break In The Clouds turns the tactic into Airpower."""
        state.pop()
        if not isinstance(action, ReinforceBattle):
            store_fight(state, turn_into_airpower(state, current_fight(state), self.side, "Reinforce Battle"))
            return
        index = state.ground.map.index_of
        movers, end = self.available_units(state, index(action.start)), index(action.end)
        for number in movers:
            state.activation.mark_done(number, MOVED | ATTACKED)
        lifted = rule_lifting_first_day_limit(state, movers, end)
        message = say("tactic.reinforce.comes", units=[state.units[n].id for n in movers], hex=action.end)
        state.emit(message, *self.decision(state).rules, *lifted)
        state.push(Coming(movers, end, self.side))


def _find_unit_blocked_by_earlier_moves(
    state: ArdennesState, movers: Group, end: int, moves: Sequence[ReachableHexes]
) -> tuple[ArdennesState, int] | None:
    """Return the position in which a unit of a stack is blocked by units moved before it, and this unit.

    Return None if no unit is blocked. A bridge or river may let only one unit across.
    """
    for number, found in zip(movers[1:], moves[1:], strict=True):
        if _crosses_a_river(state, number, found.path(end)):
            break
    else:
        return None  # the moves of earlier units cannot block the path
    trial, id = state.copy(), state.hex_id(end)
    for number in movers:
        found = find_reach(trial, number, cause=Cause.REINFORCE)
        if id not in found:
            return trial, number
        if number != movers[-1]:
            for hex in found.path(id):
                move_one_step(trial, Cause.REINFORCE, number, hex)
    return None


def _crosses_a_river(state: ArdennesState, unit_number: int, path: Sequence[str]) -> bool:
    """Return whether a unit crosses a river hexside on a path."""
    ground, here = state.ground, state.board.hexes[unit_number]
    assert here is not None
    for id in path:
        there = ground.map.index[id]
        if (here, there) in ground.crossings_by_hexes:
            return True
        here = there
    return False


def path_to_battle(state: ArdennesState, unit_number: int, end: int) -> tuple[str, ...]:
    """Return the cheapest path of a unit to a combat; if none is legal, a straight line, to show what bars it."""
    found, hex = find_reach(state, unit_number, cause=Cause.REINFORCE), state.hex_id(end)
    if found.reach is not None and hex in found.reach:
        return found.path(hex)
    return state.ground.map.grid.line_of_hexes(state.board.where[unit_number].text, hex)[1:]


def rule_lifting_first_day_limit(state: ArdennesState, movers: Group, end: int) -> tuple[str, ...]:
    """Return the rule that lets Allied infantry move more than one hex on 16 December, if these units need it."""
    bound = [n for n in movers if one_hex_limit_rule(state, n) == "ARD-D16-12"]
    far = any(len(path_to_battle(state, n, end)) > 1 for n in bound)
    return (rule_lifting_one_hex_limit(state, Cause.REINFORCE),) if far else ()


class Coming(Step[ArdennesState], frozen=True):
    """Move units to a combat one after another; those that arrive take part in it."""

    units: tuple[int, ...]
    hex: int
    side: int
    gone: int = 0

    def advance(self, state: ArdennesState) -> None:
        """Move the next unit to the combat; after the last, add those that arrived to the combat."""
        if self.gone < len(self.units):
            number = self.units[self.gone]
            state.become(Coming(self.units, self.hex, self.side, self.gone + 1))
            found, hex = find_reach(state, number, cause=Cause.REINFORCE), state.hex_id(self.hex)
            if hex in found:
                state.push(Moving((number,), found.path(hex), Cause.REINFORCE))
            return
        state.pop()
        there = tuple(n for n in self.units if state.board.hex_of_unit(n) == self.hex)
        store_fight(state, add_to_fight(current_fight(state), self.side, there, self.hex))


def add_to_fight(fight: Fight, side: int, unit_numbers: tuple[int, ...], hex: int) -> Fight:
    """Return a combat with units added to one of its sides."""
    if side == fight.attacking:
        return fight.with_changes(
            attackers=(*fight.attackers, *unit_numbers), from_hexes=(*fight.from_hexes, *(hex for _ in unit_numbers))
        )
    return fight.with_changes(defenders=(*fight.defenders, *unit_numbers))
