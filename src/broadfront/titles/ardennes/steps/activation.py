"""An activation: units of a formation move, recover, build or deploy, and then attack."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import filterfalse
from typing import cast

import msgspec

from broadfront.board.zones import ENEMY
from broadfront.core.actions import Action
from broadfront.core.chance import Chance, Outcome
from broadfront.core.listing import Listing
from broadfront.core.rulings import LedgerLine, Ruling, refused
from broadfront.core.steps import Choice, Decision, ListedChoice, Step
from broadfront.titles.ardennes.data.dice import d10_chance, group_rolls_by_success, is_success
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN, SIDES
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.actions import (
    BuildIP,
    Deploy,
    EndActivation,
    ExitMap,
    LeaveUnit,
    Move,
    Recover,
    SelectUnit,
    StrategicMove,
)
from broadfront.titles.ardennes.rules.fighting.attack_rules import (
    attacker_refusal,
    declaration_refusal,
    group_refusal,
    join_refusal,
    target_refusal,
)
from broadfront.titles.ardennes.rules.fighting.combat_actions import Attack, AttackHex, JoinAttack, StartAttack
from broadfront.titles.ardennes.rules.fighting.unit_states import ip_refusal, objection_to_ip
from broadfront.titles.ardennes.rules.forces.boundaries import army_of, find_okw_army
from broadfront.titles.ardennes.rules.forces.deployment import (
    deploy_allied,
    find_roadblock_replacement,
    is_reserve_closed,
)
from broadfront.titles.ardennes.rules.forces.german_reserve import (
    deploy_german_unit,
    deployment_refusal,
    german_deployment_hexes,
    is_in_reserve,
)
from broadfront.titles.ardennes.rules.markers import ACTED, BUILT, IN_SUPPLY, MONTY, MOVED, RECOVERED
from broadfront.titles.ardennes.rules.routes.composed_actions import MoveTo
from broadfront.titles.ardennes.rules.routes.entry_causes import Cause
from broadfront.titles.ardennes.rules.routes.movement import check_exit, check_move, find_reach
from broadfront.titles.ardennes.rules.routes.roadblocks import check_roadblock_replacement, remove_adjacent_roadblocks
from broadfront.titles.ardennes.rules.routes.strategic_movement import STRATEGIC, strategic_reach
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.steps.battle import Battle
from broadfront.titles.ardennes.steps.moving import Moving

__all__ = ["Activation", "BeginActivation", "Declaring", "RoadblockReplaced", "UnitActs"]


SELECT, ATTACK, END = SelectUnit(""), AttackHex(""), EndActivation()


class Activation(ListedChoice[ArdennesState], frozen=True):
    """Let activated units act one by one; once an attack has begun, none of them may move anymore."""

    side: str
    card: str
    units: tuple[int, ...]
    tactics_left: int
    """CombatTactics allowed: per activation for the German, per combat for the Allies."""
    attack_only: bool = False
    support: tuple[str, ...] = ()
    opening: bool = False
    fighting: bool = False

    # Able units

    def side_number(self) -> int:
        """Return the number of the activated side."""
        return SIDES.index(self.side)

    def units_able_to_act(self, state: ArdennesState) -> list[int]:
        """Return the units that have not acted yet and may still do something other than attack."""
        if self.fighting or self.attack_only:
            return []
        done, hexes = state.activation.done, state.board.hexes
        return [
            n for n in self.units if not done[n] and (hexes[n] is not None or self._is_on_map_or_in_reserve(state, n))
        ]

    def _is_on_map_or_in_reserve(self, state: ArdennesState, unit_number: int) -> bool:
        """Return whether a unit is on the map or, for the German, in Reserve."""
        return state.board.hex_of_unit(unit_number) is not None or (
            self.side == "german" and is_in_reserve(state, unit_number)
        )

    def attackers_by_target(self, state: ArdennesState) -> dict[int, list[int]]:
        """Return, for each hex that may be attacked, the active units able to attack it."""
        side, hexes, beside = self.side_number(), state.board.hexes, state.ground.map.beside
        flags = state.board.zoc.flags(side)
        found: dict[int, list[int]] = {}
        for n in self.units:
            hex = hexes[n]
            if hex is None:
                continue
            able = None
            for there in beside[hex]:
                if flags[there] & ENEMY:
                    if able is None:
                        able = attacking_unit_refusal(state, side, n) is None
                    if able:
                        found.setdefault(there, []).append(n)
        if not found:
            return found
        return {
            hex: group
            for hex, group in sorted(found.items())
            if target_refusal(state, side, hex) is None and group_refusal(state, group) is None
        }

    # Decision

    def decision(self, state: ArdennesState) -> Decision:
        """Return the question which activated unit acts or which hex is attacked next."""
        return _activation_decision(self.side, self.fighting or self.attack_only)

    def listing(self, state: ArdennesState) -> Listing:
        """Return the actions on offer: select a unit, attack a hex, or end the activation."""
        found = Listing()
        found.add_numbered(SELECT, self.units_able_to_act(state), lambda n: SelectUnit(state.units[n].id))
        found.add_numbered(ATTACK, tuple(self.attackers_by_target(state)), lambda hex: AttackHex(state.hex_id(hex)))
        found.add(END)
        return found

    def refusal(self, state: ArdennesState, action: Action) -> Ruling | None:
        """Return why an action of the activation is not allowed, or None if it is."""
        if isinstance(action, EndActivation):
            return None
        if isinstance(action, AttackHex):
            return self._attack_refusal(state, state.ground.map.index_of(action.hex))
        number = acting_unit(state, action)
        unit = state.units[number]
        if number not in self.units:
            return refused("ARD-H-32", say("activation.not-part", unit=unit.id))
        if self.attack_only:
            return refused("ARD-D16-09", say("activation.attack-only", unit=unit.id))
        if self.fighting:
            return refused("ARD-H-54", say("activation.moves-first"))
        if state.activation.done[number] & ~ACTED:
            return refused("ARD-H-32", say("activation.has-acted", unit=unit.id))
        if isinstance(action, SelectUnit):
            there = self._is_on_map_or_in_reserve(state, number)
            return None if there else refused("ARD-H-21", say("activation.not-there", unit=unit.id))
        return action_refusal(state, action)

    def _attack_refusal(self, state: ArdennesState, hex: int) -> Ruling | None:
        """Return why the activated units may not attack a hex, or None if they may."""
        side = self.side_number()
        able, first = [], None
        board = state.board
        for n in self.units:
            no = attack_refusal(state, side, hex, n)
            if no is None:
                able.append(n)
            elif first is None or (
                (hex_of := board.hex_of_unit(n)) is not None and hex in state.ground.six_neighbors[hex_of]
            ):
                first = no
        if not able:
            if (no := target_refusal(state, side, hex)) is not None:
                return no
            if not any(
                hex in state.ground.six_neighbors[at] for n in self.units if (at := board.hex_of_unit(n)) is not None
            ):
                return refused("ARD-H-38", say("activation.nobody-attacks", hex=state.hex_id(hex)))
            return first
        return declaration_refusal(state, side, hex, able)

    def ledger(self, state: ArdennesState, action: Action) -> tuple[LedgerLine, ...]:
        """Return the movement cost of a move hex by hex, each with its rule; empty for other actions."""
        return movement_cost_ledger(state, action)

    def do(self, state: ArdennesState, action: Action) -> None:
        """Carry out an action: end the activation, begin an attack, select a unit, or let a unit act."""
        if isinstance(action, EndActivation):
            state.pop()
        elif isinstance(action, AttackHex):
            fighting = msgspec.structs.replace(self, fighting=True)
            state.become(fighting)
            state.push(Declaring(fighting, state.ground.map.index[action.hex]))
        elif isinstance(action, SelectUnit):
            state.push(UnitActs(self.side, state.title.unit(action.unit).number))
        else:
            carry_out_action(state, acting_unit(state, action), action)


@cache
def _activation_decision(side: str, attacks: bool) -> Decision:
    """Return the question to a side what its activated units do, or only what they attack."""
    prompt = say("ask.activation.attack" if attacks else "ask.activation.act")
    # A move is refused by its rule once the attacks have begun, and in an opening impulse.
    accepts = (
        SelectUnit, Move, MoveTo, StrategicMove, ExitMap, Recover, BuildIP, Deploy,
        AttackHex, EndActivation, Attack,
    )  # fmt: skip
    return Decision(side, prompt, accepts, rules=("ARD-H-32", "ARD-H-54"))


def attack_refusal(state: ArdennesState, side: int, target: int, unit_number: int) -> Ruling | None:
    """Return why an active unit may not attack a hex, or None if it may."""
    return monty_refusal(state, side, unit_number) or attacker_refusal(state, side, target, unit_number)


def attacking_unit_refusal(state: ArdennesState, side: int, unit_number: int) -> Ruling | None:
    """Return why an active unit may not attack at all, or None if it may."""
    return monty_refusal(state, side, unit_number) or join_refusal(state, unit_number)


def monty_refusal(state: ArdennesState, side: int, unit_number: int) -> Ruling | None:
    """Return the refusal if the event Monty Tidies The Lines bars a unit from attacking, otherwise None."""
    if (
        side == ALLIED
        and MONTY in state.clock.lasting
        and state.variant == "2p"
        and army_of(state, unit_number) == "1US"
    ):
        return refused("ARD-E0-15", say("activation.monty", unit=state.units[unit_number].id))
    return None


# One unit

UnitAction = SelectUnit | Move | StrategicMove | ExitMap | Recover | BuildIP | Deploy


def acting_unit(state: ArdennesState, action: Action) -> int:
    """Return the number of the unit that an action names."""
    return state.title.unit(cast("UnitAction", action).unit).number


def action_refusal(state: ArdennesState, action: Action) -> Ruling | None:
    """Return why a unit that has not acted yet may not take an action, or None if it may."""
    ruling: Ruling
    number = acting_unit(state, action)
    match action:
        case Move():
            ruling = check_move(state, number, action.path)
        case StrategicMove():
            ruling = check_move(state, number, action.path, STRATEGIC)
        case ExitMap():
            ruling = check_exit(state, number, action.path)
        case Recover():
            if state.board.dispersed[number] and state.board.hex_of_unit(number) is not None:
                return None
            return refused("ARD-H-24", say("activation.not-dispersed", unit=action.unit))
        case BuildIP():
            return ip_refusal(state, number)
        case Deploy():
            if state.board.side_of(number) != GERMAN:
                return refused("ARD-H-56", say("activation.allied-reserve", unit=action.unit))
            return deployment_refusal(state, number, state.ground.map.index_of(action.hex))
        case _:
            raise AssertionError(action)
    return None if ruling.legal else ruling


def movement_cost_ledger(state: ArdennesState, action: Action) -> tuple[LedgerLine, ...]:
    """Return the movement cost of a legal move hex by hex; empty for actions other than moves."""
    match action:
        case Move():
            return check_move(state, acting_unit(state, action), action.path).ledger
        case StrategicMove():
            return check_move(state, acting_unit(state, action), action.path, STRATEGIC).ledger
        case ExitMap():
            return check_exit(state, acting_unit(state, action), action.path).ledger
        case _:
            return ()


def carry_out_action(state: ArdennesState, unit_number: int, action: Action) -> None:
    """Carry out the move, recovery, building or deployment of one activated unit."""
    match action:
        case Move():
            state.activation.mark_done(unit_number, MOVED)
            state.push(Moving((unit_number,), action.path))
        case StrategicMove():
            state.activation.mark_done(unit_number, MOVED)
            state.push(Moving((unit_number,), action.path, Cause.STRATEGIC))
        case ExitMap():
            state.activation.mark_done(unit_number, MOVED)
            state.push(Moving((unit_number,), action.path, leaving=True))
        case Recover():
            state.board.set_dispersed(unit_number, False)
            state.activation.mark_done(unit_number, RECOVERED)
            state.emit(say("recover.unit", unit=action.unit), "ARD-H-24")
        case BuildIP():
            hex = state.board.hex_of_unit(unit_number)
            assert hex is not None
            state.land.add_ip(state.hex_id(hex))
            state.activation.mark_done(unit_number, BUILT)
            state.emit(say("ip.built.by-unit", unit=action.unit, hex=state.hex_id(hex)), "ARD-H-25")
        case Deploy():
            deploy_german_unit(state, unit_number, action.hex, "ARD-H-32")
        case _:
            raise AssertionError(action)


UNIT_ACTIONS = (Move, MoveTo, StrategicMove, ExitMap, Recover, BuildIP, Deploy, LeaveUnit)


@cache
def _unit_decision(side: str, unit: str) -> Decision:
    """Return the question to a side what a selected unit does."""
    return Decision(side, say("ask.activation.unit", unit=unit), UNIT_ACTIONS, rules=("ARD-H-32",))


class UnitActs(ListedChoice[ArdennesState], frozen=True):
    """Choose the action of the selected unit."""

    side: str
    unit: int

    def decision(self, state: ArdennesState) -> Decision:
        """Return the question what the selected unit does."""
        return _unit_decision(self.side, state.units[self.unit].id)

    def listing(self, state: ArdennesState) -> Listing:
        """Return what the selected unit can do: deploy, recover, move, build, or be left without an action."""
        number, unit = self.unit, state.units[self.unit]
        found = Listing()
        if state.board.hexes[number] is None:
            found.add_numbered(
                Deploy(unit.id, ""),
                german_deployment_hexes(state, number),
                lambda hex: Deploy(unit.id, state.hex_id(hex)),
            )
        elif state.board.dispersed[number]:
            found.add(Recover(unit.id))
        else:
            self._list_moves(state, found)
            if objection_to_ip(state, number) is None:
                found.add(BuildIP(unit.id))
        found.add(LeaveUnit())
        return found

    def _list_moves(self, state: ArdennesState, listing: Listing) -> None:
        """Add to the list of actions the unit's moves, Strategic Movement and exits from the map."""
        number, unit = self.unit, state.units[self.unit]
        near = find_reach(state, number)
        if near.reach is None:
            return
        ends = near.end_hexes()
        listing.add_numbered(Move(unit.id, ()), ends, lambda hex: Move(unit.id, near.path(hex)))
        by_foot, far = set(ends), strategic_reach(state, number)
        if far.reach is not None:
            roads = list(filterfalse(by_foot.__contains__, far.end_hexes()))
            listing.add_numbered(StrategicMove(unit.id, ()), roads, lambda hex: StrategicMove(unit.id, far.path(hex)))
        if unit.mechanized and self.side == "german" and state.board.supply[number] == IN_SUPPLY:
            start, exits = state.board.hexes[number], state.ground.exits
            if start in exits or not by_foot.isdisjoint(exits):
                for hex in exits:
                    path = () if hex == start else near.path(hex) if hex in by_foot else None
                    if path is not None and check_exit(state, number, path).legal:
                        listing.add(ExitMap(unit.id, path))

    def refusal(self, state: ArdennesState, action: Action) -> Ruling | None:
        """Return why the selected unit may not take an action, or None if it may."""
        if isinstance(action, LeaveUnit):
            return None
        if acting_unit(state, action) != self.unit:
            return refused("ARD-H-32", say("activation.other-selected", unit=state.units[self.unit].id))
        return action_refusal(state, action)

    def ledger(self, state: ArdennesState, action: Action) -> tuple[LedgerLine, ...]:
        """Return the movement cost of a move hex by hex, each with its rule; empty for other actions."""
        return movement_cost_ledger(state, action)

    def do(self, state: ArdennesState, action: Action) -> None:
        """Carry out the unit's action, or mark the unit as having acted if it is left."""
        state.pop()
        if isinstance(action, LeaveUnit):
            state.activation.mark_done(self.unit, ACTED)
        else:
            carry_out_action(state, self.unit, action)


# Attacks


class Declaring(Choice[ArdennesState], frozen=True):
    """Choose the attackers of a hex one by one."""

    activation: Activation
    target: int
    attackers: tuple[int, ...] = ()

    def units_able_to_join(self, state: ArdennesState) -> list[int]:
        """Return the active units that may still join the attack."""
        side = self.activation.side_number()
        return [
            n
            for n in self.activation.units
            if n not in self.attackers
            and (hex := state.board.hexes[n]) is not None
            and self.target in state.ground.six_neighbors[hex]
            and attack_refusal(state, side, self.target, n) is None
        ]

    def decision(self, state: ArdennesState) -> Decision:
        """Return the question which unit joins the attack next."""
        prompt = say("ask.activation.attackers", hex=state.hex_id(self.target))
        return Decision(self.activation.side, prompt, (JoinAttack, StartAttack), rules=("ARD-H-38",))

    def options(self, state: ArdennesState) -> Iterator[Action]:
        """Yield the units able to join the attack, and the start of the attack once it is legal."""
        yield from (JoinAttack(state.units[n].id) for n in self.units_able_to_join(state))
        if (
            self.attackers
            and declaration_refusal(state, self.activation.side_number(), self.target, self.attackers) is None
        ):
            yield StartAttack()

    def refusal(self, state: ArdennesState, action: Action) -> Ruling | None:
        """Return why a unit may not join the attack or the attack may not start, or None if it may."""
        side = self.activation.side_number()
        if isinstance(action, StartAttack):
            if not self.attackers:
                return refused("ARD-H-38", say("attack.declared.nobody-yet"))
            return declaration_refusal(state, side, self.target, self.attackers)
        assert isinstance(action, JoinAttack)
        number = state.title.unit(action.unit).number
        if number not in self.activation.units or number in self.attackers:
            return refused("ARD-H-38", say("attack.declared.cannot-join", unit=action.unit))
        return attack_refusal(state, side, self.target, number)

    def do(self, state: ArdennesState, action: Action) -> None:
        """Add a unit to the attack, or start the combat."""
        if isinstance(action, JoinAttack):
            number = state.title.unit(action.unit).number
            state.become(Declaring(self.activation, self.target, (*self.attackers, number)))
            return
        now = self.activation
        used = state.activation.tactics_used if now.side == "german" else 0
        state.become(
            Battle(now.side, self.target, self.attackers, now.tactics_left - used, now.support, now.opening, now.units)
        )


# Start


class BeginActivation(Step[ArdennesState], frozen=True):
    """Start an activation: assign OKW units to an army and remove Roadblocks next to the activated Germans."""

    activation: Activation

    def advance(self, state: ArdennesState) -> None:
        """Begin the activation, and ask to roll for each Roadblock that it removes."""
        state.begin_activation()
        now = self.activation
        state.become(now)
        units = [state.units[n] for n in now.units]
        divisions = list(dict.fromkeys([unit.division for unit in units]))
        rule = "ARD-H-32" if now.side == "german" else "ARD-H-56"
        state.emit(say("activation.begins", side=now.side, divisions=divisions, card=now.card), rule)
        if now.side != "german":
            return
        if "OKW" in [unit.corps for unit in units]:
            army, rule = find_okw_army(state)
            state.totals.attach_okw(army)
            state.emit(say("okw.attached", army=army), rule)
        if state.land.roadblocks:
            gone = remove_adjacent_roadblocks(state, [n for n in now.units if state.board.hex_of_unit(n) is not None])
            state.push(*(RoadblockReplaced(hex) for hex in gone))


class RoadblockReplaced(Step[ArdennesState], frozen=True):
    """Roll whether an Allied unit takes the place of a removed Roadblock."""

    hex: int

    def ask(self, state: ArdennesState) -> Chance | None:
        """Return the die roll whether an Allied unit replaces the Roadblock; None if no unit can."""
        ruling = check_roadblock_replacement(state, self.hex)
        if not ruling.legal or state.board.at[self.hex] or is_reserve_closed(state):
            return None
        what = say("roll.roadblock.replaced", hex=state.hex_id(self.hex), needed=state.ground.hv[self.hex])
        return d10_chance(what, side="allied", rules=("ARD-R0-19", "ARD-SEQ-13"))

    def classes(self, state: ArdennesState, chance: Chance) -> list[list[int]]:
        """Return the die rolls in two groups, success and failure."""
        return group_rolls_by_success(state.ground.hv[self.hex])

    def advance(self, state: ArdennesState) -> None:
        """Log why no unit can replace the Roadblock, and end the step."""
        ruling = check_roadblock_replacement(state, self.hex)
        if not ruling.legal:
            state.emit(say("roadblock.replaced.not", why=ruling.why), *ruling.rules)
        elif is_reserve_closed(state):
            state.emit(say("roadblock.replaced.no-more-today"), "ARD-D16-20")
        state.pop()

    def happen(self, state: ArdennesState, outcome: Outcome) -> None:
        """Deploy an Allied unit in the hex of the Roadblock if the roll succeeds."""
        state.pop()
        if not is_success(outcome, state.ground.hv[self.hex]):
            state.emit(say("roadblock.replaced.nobody", hex=state.hex_id(self.hex), die=int(outcome)), "ARD-R0-19")
            return
        number, trace = find_roadblock_replacement(state, self.hex, ("ARD-R0-20", "ARD-R0-21"))
        message = say("roadblock.replaced.chosen", question=trace.asks, choice=trace.chose)
        state.emit(message, *trace.rules, trace=trace)
        if number is None:
            return
        deploy_allied(state, Cause.REPLACE, number, self.hex, "ARD-R0-19", "ARD-R0-20", "ARD-R0-21")
