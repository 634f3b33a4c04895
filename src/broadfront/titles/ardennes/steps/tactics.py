"""CombatTactics: who may use one, from which card, and what it does before chits are drawn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from broadfront.core.actions import Action
from broadfront.core.chance import Chance, Outcome, draw
from broadfront.core.rulings import Ruling, refused
from broadfront.core.steps import Choice, Decision, Step
from broadfront.titles.ardennes.combat_actions import (
    JoinStack,
    NoTactic,
    PlayTactic,
    ReinforceBattle,
    StackDone,
)
from broadfront.titles.ardennes.effects import may_use_tactic
from broadfront.titles.ardennes.fight import Fight
from broadfront.titles.ardennes.movement import check_move, path_to, reach
from broadfront.titles.ardennes.records import ALLIED, GERMAN, SIDES
from broadfront.titles.ardennes.stacking import fits
from broadfront.titles.ardennes.state import ATTACKED, MOVED, ArdennesState
from broadfront.titles.ardennes.steps.battle import attacker_refusal
from broadfront.titles.ardennes.terrain_effects import in_fixed_artillery_range

__all__ = [
    "AttackerTactics",
    "Coordination",
    "DefenderTactics",
    "Reinforcing",
    "SecondCard",
    "apply_tactic",
    "may_use_tactics",
]

OF_ATTACKER = {
    "Airpower", "Artillery", "Assault Coordination", "Engineers", "Combat Engineers", "Corps Artillery",
    "Fixed Artillery", "Infantry Infiltration", "Panzer Battalion", "Tank Battalion", "Press the Attack",
    "Reinforce Battle",
}  # fmt: skip
OF_DEFENDER = {
    "Airpower", "Artillery", "Bug Out", "Engineers", "Combat Engineers", "Corps Artillery", "Fixed Artillery",
    "Panzer Battalion", "Tank Battalion", "Reinforce Battle", "Screen",
}  # fmt: skip


def rule_of(state: ArdennesState, solitaire: str, two_player: str) -> str:
    return solitaire if state.variant == "gs" else two_player


def tactic_of(state: ArdennesState, card: str) -> str:
    title = state.ardennes
    return title.german_cards[card].tactic if card in title.german_cards else title.allied_cards[card].tactic


def may_use_tactics(state: ArdennesState, fight: Fight, side: int) -> Ruling | None:
    """Why a side may have no CombatTactic in this combat; None when it may."""
    units = fight.attackers if side == fight.attacking else fight.defenders
    found = may_use_tactic(state, units, defending=side == fight.defending)
    if not found.legal:
        return found
    if all("no_tactics" in state.units[n].flags for n in units):
        return refused("ARD-C0-04", "No CombatTactic supports Von der Heydte.")
    return None


def tactic_refusal(state: ArdennesState, fight: Fight, side: int, tactic: str) -> Ruling | None:
    """Why this tactic cannot be played by this side here; None when it can."""
    attacking = side == fight.attacking
    if tactic not in (OF_ATTACKER if attacking else OF_DEFENDER):
        who = "an attacker" if attacking else "a defender"
        return refused("ARD-H-38", f"{tactic} is no CombatTactic of {who}.")
    if tactic == "Infantry Infiltration" and all(state.units[n].mechanized for n in fight.attackers):
        return refused(
            rule_of(state, "ARD-T0-13", "ARD-T1-11"), "Infantry Infiltration needs an attacking infantry unit."
        )
    if state.day == 16 and side == ALLIED and tactic == "Artillery":
        rule = rule_of(state, "ARD-D16-18", "ARD-D16-16")
        return refused(rule, "On 16 December the Allies have no Artillery; Corps Artillery works.")
    return None


def apply_tactic(state: ArdennesState, fight: Fight, side: int, tactic: str) -> Fight:
    """What a tactic changes at once; what it adds to strength and chits is read from the fight later."""
    attacking = side == fight.attacking
    hex = state.name(fight.target)
    gained = tactic
    if tactic in ("Airpower", "Artillery"):
        state.emit("tactic", "{tactic} counts for the chits.", rule_of(state, "ARD-T0-01", "ARD-T1-01"), tactic=tactic)
    elif tactic == "Corps Artillery":
        gained = "Artillery"
        state.emit("tactic", "Corps Artillery acts as Artillery.", rule_of(state, "ARD-T0-10", "ARD-T1-09"))
        if state.day == 16 and side == ALLIED and state.variant == "gs":
            state.emit("tactic", "Corps Artillery works on 16 December.", "ARD-D16-19")
    elif tactic == "Fixed Artillery":
        rule = rule_of(state, "ARD-T0-12", "ARD-T1-10")
        if in_fixed_artillery_range(state, fight.target).legal:
            gained = "Artillery"
            state.emit("tactic", "Fixed Artillery reaches {hex}.", rule, hex=hex)
        else:
            state.emit("tactic", "Fixed Artillery does not reach {hex}.", rule, hex=hex)
    elif tactic in ("Engineers", "Combat Engineers"):
        if attacking:
            if hex in state.ips:
                state.remove_ip(hex)
            state.emit("tactic", "{tactic} remove the IP in {hex}.", rule_of(state, "ARD-T0-07", "ARD-T1-07"),
                       tactic=tactic, hex=hex)  # fmt: skip
        elif tactic == "Engineers":
            if may_have_ip(state, fight):
                state.add_ip(hex)
            state.emit(
                "tactic", "Engineers dig in at {hex} if they can.", rule_of(state, "ARD-T0-08", "ARD-T1-08"), hex=hex
            )
        else:
            state.emit("tactic", "Combat Engineers place no IP.", rule_of(state, "ARD-T0-09", "ARD-T1-08"))
    elif tactic == "Infantry Infiltration":
        state.emit("tactic", "Infiltration: Flanked, and a hex less of retreat.",
                   rule_of(state, "ARD-T0-13", "ARD-T1-11"), rule_of(state, "ARD-T0-14", "ARD-T1-12"))  # fmt: skip
    elif tactic in ("Panzer Battalion", "Tank Battalion"):
        rules = ("ARD-T0-15", "ARD-T0-16") if state.variant == "gs" else (
            ("ARD-T1-13",) if tactic == "Panzer Battalion" else ("ARD-T1-14",))  # fmt: skip
        state.emit("tactic", "{tactic}: 1 strength and Armor.", *rules, tactic=tactic)
    elif tactic == "Press the Attack":
        state.emit("tactic", "Press the Attack.", rule_of(state, "ARD-T0-17", "ARD-T1-15"))
    elif tactic == "Screen":
        state.emit("tactic", "Screen: two chits fewer.", rule_of(state, "ARD-T0-22", "ARD-T1-17"))
    if attacking:
        return fight.but(attacker_tactics=(*fight.attacker_tactics, gained))
    return fight.but(defender_tactics=(*fight.defender_tactics, gained))


def may_have_ip(state: ArdennesState, fight: Fight) -> bool:
    """Whether the defenders may have an IP in their hex (H-25)."""
    hex = fight.target
    able = any(state.supply[n] < 2 and not state.dispersed[n] for n in fight.defenders)
    return able and hex not in state.ground.town and state.name(hex) not in state.ips


def follow_up(state: ArdennesState, fight: Fight, side: int, tactic: str, after: Step[Any]) -> None:
    """Push what a tactic makes somebody choose or draw, then `after`, on top of the stack (which is popped)."""
    if tactic == "Assault Coordination":
        state.become(after)
        state.push(Coordination(fight))
    elif tactic == "Reinforce Battle":
        state.become(after)
        state.push(Reinforcing(fight, side))
    elif tactic == "Corps Artillery" and state.variant == "gs":
        state.become(after)
        state.push(SecondCard(fight, side))
    else:
        state.become(after)


class Tactics(Choice[ArdennesState], frozen=True):
    """A side may play cards from its hand for their CombatTactic."""

    fight: Fight

    def chooser(self) -> int:
        raise NotImplementedError

    def room(self, state: ArdennesState) -> Ruling | None:
        """Why no (further) tactic may be played."""
        raise NotImplementedError

    def done(self, state: ArdennesState) -> Step[Any]:
        raise NotImplementedError

    def decision(self, state: ArdennesState) -> Decision:
        hex = state.name(self.fight.target)
        role = "attack on" if self.chooser() == self.fight.attacking else "defence of"
        return Decision(
            SIDES[self.chooser()], f"CombatTactic for the {role} {hex}, or none", (PlayTactic, NoTactic), True
        )

    def hand(self) -> str:
        return "german-hand" if self.chooser() == GERMAN else "allied-hand"

    def options(self, state: ArdennesState) -> Iterator[Action]:
        yield NoTactic()
        for card in dict.fromkeys(state.zones[self.hand()]):
            if self.refusal(state, PlayTactic(card)) is None:
                yield PlayTactic(card)

    def refusal(self, state: ArdennesState, action: Action) -> Ruling | None:
        if not isinstance(action, PlayTactic):
            return None
        if action.card not in state.zones[self.hand()]:
            return refused("ARD-H-30", f"{action.card} is not in your hand.")
        side = self.chooser()
        tactic = tactic_of(state, action.card)
        return (
            self.room(state)
            or may_use_tactics(state, self.fight, side)
            or tactic_refusal(state, self.fight, side, tactic)
            or self._idle(state, tactic)
        )

    def _idle(self, state: ArdennesState, tactic: str) -> Ruling | None:
        """A tactic that needs a stack is refused when there is none."""
        if tactic == "Reinforce Battle" and next(Reinforcing(self.fight, self.chooser()).moves(state), None) is None:
            return refused(rule_of(state, "ARD-T0-18", "ARD-T1-16"), "No stack can come to the battle.")
        if tactic == "Bug Out":
            from broadfront.titles.ardennes.steps.retreat import retreat_refusal

            return retreat_refusal(state, self.fight, more_hits=False)
        return None

    def do(self, state: ArdennesState, action: Action) -> None:
        from broadfront.titles.ardennes.steps.cards import discard_tactic

        if not isinstance(action, PlayTactic):
            state.become(self.done(state))
            return
        side, tactic = self.chooser(), tactic_of(state, action.card)
        discard_tactic(state, action.card, side)
        fight = apply_tactic(state, self.fight, side, tactic)
        if side == fight.attacking:
            fight = fight.but(tactics_left=fight.tactics_left - 1)
            state.memory["tactics used"] = state.memory.get("tactics used", 0) + 1
        again = type(self)(fight)
        follow_up(state, fight, side, tactic, again)


class AttackerTactics(Tactics, frozen=True):
    """Step 2: the attacker's tactics. The system draws a card for an Allied attack instead."""

    def chooser(self) -> int:
        return self.fight.attacking

    def ask(self, state: ArdennesState) -> Decision | None:
        drawn = self.chooser() == ALLIED and "allied" not in state.played
        if drawn or not state.zones[self.hand()]:
            return None
        decision = super().ask(state)
        assert decision is None or isinstance(decision, Decision)
        return decision

    def advance(self, state: ArdennesState) -> None:
        from broadfront.titles.ardennes.system.combat import AttackCard

        if self.chooser() == ALLIED and "allied" not in state.played:
            state.become(AttackCard(self.fight))
        else:
            state.become(self.done(state))

    def room(self, state: ArdennesState) -> Ruling | None:
        if self.fight.tactics_left <= 0:
            rule = "ARD-C0-02" if self.chooser() == GERMAN else "ARD-H-44"
            return refused(rule, "No further CombatTactic: the Command Value of the card is used up.")
        return None

    def done(self, state: ArdennesState) -> Step[Any]:
        return DefenderTactics(self.fight)


class DefenderTactics(Tactics, frozen=True):
    """Step 3: the defender's one tactic. For Allied defenders of the solitaire game a card is drawn instead."""

    def chooser(self) -> int:
        return self.fight.defending

    def ask(self, state: ArdennesState) -> Decision | None:
        drawn = self.chooser() == ALLIED and "allied" not in state.played
        if drawn or not state.zones[self.hand()] or (self.fight.opening and self.chooser() == ALLIED):
            return None
        decision = super().ask(state)
        assert decision is None or isinstance(decision, Decision)
        return decision

    def advance(self, state: ArdennesState) -> None:
        from broadfront.titles.ardennes.system.combat import DefenceCard

        if self.fight.opening and self.chooser() == ALLIED:
            state.emit("tactic", "No card for Allied defenders in the opening impulse.",
                       rule_of(state, "ARD-D16-10", "ARD-D16-03"))  # fmt: skip
            state.become(self.done(state))
        elif self.chooser() == ALLIED and "allied" not in state.played:
            state.become(DefenceCard(self.fight))
        else:
            state.become(self.done(state))

    def room(self, state: ArdennesState) -> Ruling | None:
        if self.fight.defender_tactics:
            rule = "ARD-C0-03" if self.chooser() == GERMAN else "ARD-H-44"
            return refused(rule, "A defender plays one CombatTactic in a combat.")
        return None

    def done(self, state: ArdennesState) -> Step[Any]:
        from broadfront.titles.ardennes.steps.chits import Announce
        from broadfront.titles.ardennes.steps.retreat import BugOut

        if "Bug Out" in self.fight.defender_tactics and not self.fight.bugged_out:
            return BugOut(self.fight.but(bugged_out=True))
        return Announce(self.fight)


class Coordination(Choice[ArdennesState], frozen=True):
    """Assault Coordination: stacks outside the activation join the attack. The fight waits in the step below."""

    fight: Fight

    def stacks(self, state: ArdennesState) -> list[int]:
        side = self.fight.attacking
        found = []
        for hex in state.ground.around[self.fight.target]:
            if hex != state.ground.count and self.joining(state, hex, side):
                found.append(hex)
        return sorted(found)

    def joining(self, state: ArdennesState, hex: int, side: int) -> tuple[int, ...]:
        taken = (*self.fight.active, *self.fight.attackers)
        return tuple(
            n
            for n in state.units_at(hex, side)
            if n not in taken and attacker_refusal(state, side, self.fight.target, n) is None
        )

    def decision(self, state: ArdennesState) -> Decision:
        rule = rule_of(state, "ARD-T0-02", "ARD-T1-02")
        return Decision(
            self.fight.side, "Assault Coordination: a stack joins, or done", (JoinStack, StackDone), rules=(rule,)
        )

    def options(self, state: ArdennesState) -> Iterator[Action]:
        yield StackDone()
        yield from (JoinStack(state.name(hex)) for hex in self.stacks(state))

    def do(self, state: ArdennesState, action: Action) -> None:
        if not isinstance(action, JoinStack):
            state.pop()
            return
        hex = state.ground.map.index_of(action.hex)
        joined = self.joining(state, hex, self.fight.attacking)
        for number in joined:
            state.mark_done(number, ATTACKED)
        fight = self.fight.but(
            attackers=(*self.fight.attackers, *joined), from_hexes=(*self.fight.from_hexes, *(hex for _ in joined))
        )
        state.emit("tactic", "{units} join the attack.", *self.decision(state).rules,
                   units=", ".join(state.units[n].id for n in joined))  # fmt: skip
        state.pop()
        hand_on(state, fight)
        state.push(Coordination(fight))


class Reinforcing(Choice[ArdennesState], frozen=True):
    """Reinforce Battle: one stack moves and takes part. The fight waits in the step below."""

    fight: Fight
    side: int

    def movers(self, state: ArdennesState, hex: int) -> tuple[int, ...]:
        taken = (*self.fight.attackers, *self.fight.defenders)
        return tuple(
            n for n in state.units_at(hex, self.side) if n not in taken and not state.done[n] & (MOVED | ATTACKED)
        )

    def goals(self, state: ArdennesState) -> list[int]:
        if self.side == self.fight.defending:
            return [self.fight.target]
        return sorted(
            hex
            for hex in state.ground.around[self.fight.target]
            if hex != state.ground.count and not state.zoc.holds(1 - self.side, hex)
        )

    def moves(self, state: ArdennesState) -> Iterator[ReinforceBattle]:
        """Stacks that can come, each with the hexes it can come to."""
        goals = self.goals(state)
        near = {
            hex for n in state.on_map(self.side) if (hex := state.hex(n)) is not None and self._within(state, hex, n)
        }
        order = {
            hex: min(state.units[n].selector for n in self.movers(state, hex))
            for hex in near
            if self.movers(state, hex)
        }
        for hex in sorted(order, key=lambda h: (order[h], state.name(h))):
            for goal in goals:
                action = ReinforceBattle(state.name(hex), state.name(goal))
                if hex != goal and self._reached(state, hex, goal) and self._why_not(state, hex, goal) is None:
                    yield action

    def _within(self, state: ArdennesState, hex: int, number: int) -> bool:
        grid, ids = state.ground.map.grid, state.ground.map.ids
        return grid.distance(ids[hex], ids[self.fight.target]) <= state.units[number].movement + 1

    def _reached(self, state: ArdennesState, start: int, end: int) -> bool:
        """Whether every mover can come, without asking why not."""
        id = state.name(end)
        return all(id in reach(state, n, reinforcing=True) for n in self.movers(state, start))

    def _why_not(self, state: ArdennesState, start: int, end: int) -> Ruling | None:
        movers = self.movers(state, start)
        rule = rule_of(state, "ARD-T0-18", "ARD-T1-16")
        if not movers:
            return refused(rule, f"No stack in {state.name(start)} that has neither moved nor attacked.")
        if end not in self.goals(state):
            return refused(rule, f"{state.name(end)} is not where the stack can take part.")
        if self.side == GERMAN and self.side == self.fight.defending and state.variant == "gs":
            coming, there = sum(map(state.strength, movers)), sum(map(state.strength, self.fight.defenders))
            if coming > there:
                return refused("ARD-T0-21", f"The stack has strength {coming}, more than the {there} of the defenders.")
        for number in movers:
            if state.name(end) not in reach(state, number, reinforcing=True):
                path = path_to(state, number, state.name(end))
                ruling = check_move(state, number, path, reinforcing=True)
                if not ruling.legal:
                    return ruling
        return fits(state, movers, end)

    def decision(self, state: ArdennesState) -> Decision:
        rule = rule_of(state, "ARD-T0-18", "ARD-T1-16")
        return Decision(
            SIDES[self.side],
            "Reinforce Battle: which stack comes, or none",
            (ReinforceBattle, StackDone),
            rules=(rule,),
        )

    def options(self, state: ArdennesState) -> Iterator[Action]:
        yield from self.moves(state)
        yield StackDone()

    def refusal(self, state: ArdennesState, action: Action) -> Ruling | None:
        if not isinstance(action, ReinforceBattle):
            return None
        index = state.ground.map.index_of
        return self._why_not(state, index(action.start), index(action.end))

    def do(self, state: ArdennesState, action: Action) -> None:
        from broadfront.titles.ardennes.steps.moving import Moving

        state.pop()
        if not isinstance(action, ReinforceBattle):
            return
        index = state.ground.map.index_of
        movers = self.movers(state, index(action.start))
        end = index(action.end)
        paths = {number: reach(state, number, reinforcing=True).path(action.end) for number in movers}
        for number in movers:
            state.mark_done(number, MOVED | ATTACKED)
        state.emit("tactic", "Reinforce Battle: {units} come to {hex}.", *self.decision(state).rules,
                   units=", ".join(state.units[n].id for n in movers), hex=action.end)  # fmt: skip
        moves = (Moving((number,), path, reinforcing=True) for number, path in paths.items())
        state.push(*moves, Joining(self.fight, self.side, movers, end))


class Joining(Step[ArdennesState], frozen=True):
    """Units that came by Reinforce Battle take part; one stopped on the way does not."""

    fight: Fight
    side: int
    numbers: tuple[int, ...]
    hex: int

    def advance(self, state: ArdennesState) -> None:
        state.pop()
        arrived = tuple(n for n in self.numbers if state.hex(n) == self.hex)
        if arrived:
            hand_on(state, joined(self.fight, self.side, arrived, self.hex))


def joined(fight: Fight, side: int, numbers: tuple[int, ...], hex: int) -> Fight:
    """The fight with more units of a side."""
    if side == fight.attacking:
        return fight.but(
            attackers=(*fight.attackers, *numbers), from_hexes=(*fight.from_hexes, *(hex for _ in numbers))
        )
    return fight.but(defenders=(*fight.defenders, *numbers))


def hand_on(state: ArdennesState, fight: Fight) -> None:
    """Give the changed fight to the nearest step below that carries the combat."""
    for position in range(len(state.stack) - 1, -1, -1):
        if hasattr(state.stack[position], "fight"):
            state.stack[position] = msgspec.structs.replace(state.stack[position], fight=fight)
            return
    raise AssertionError("no step carries the combat")


class SecondCard(Step[ArdennesState], frozen=True):
    """Corps Artillery in the solitaire game: another card is drawn and its tactic applied too."""

    fight: Fight
    side: int

    def _zone(self) -> str:
        return "german-deck" if self.side == GERMAN else "allied-deck"

    def ask(self, state: ArdennesState) -> Chance | None:
        held = state.zones[self._zone()]
        if not held:
            return None
        return draw("a second card after Corps Artillery", self._zone(), held, rules=("ARD-T0-11",))

    def advance(self, state: ArdennesState) -> None:
        state.emit("tactic", "No second card: the pile is empty.", "ARD-T0-11")
        state.pop()

    def happen(self, state: ArdennesState, outcome: Outcome) -> None:
        card = str(outcome)
        tactic = tactic_of(state, card)
        state.move_item(card, self._zone(), "german-discard" if self.side == GERMAN else "allied-discard")
        usable = tactic_refusal(state, self.fight, self.side, tactic) is None and tactic != "Bug Out"
        state.emit(
            "tactic", "Second card {card}: {tactic}.", "ARD-T0-11", card=card, tactic=tactic if usable else "no tactic"
        )
        state.pop()
        if not usable:
            return
        fight = apply_tactic(state, self.fight, self.side, tactic)
        hand_on(state, fight)
        if tactic == "Assault Coordination":
            state.push(Coordination(fight))
        elif tactic == "Reinforce Battle":
            state.push(Reinforcing(fight, self.side))
        elif tactic == "Corps Artillery" and state.zones[self._zone()]:
            state.push(SecondCard(fight, self.side))
