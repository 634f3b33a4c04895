"""CombatTactics: who may use one, from which card, and what it does before chits are drawn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from broadfront.core.actions import Action
from broadfront.core.chance import Chance, Outcome, draw
from broadfront.core.rules import decides
from broadfront.core.rulings import Ruling, refused
from broadfront.core.steps import Choice, Decision, ListedChoice, Pending, Step
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN, SIDES
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.fighting.attack import attacker_refusal
from broadfront.titles.ardennes.rules.fighting.combat_actions import (
    JoinStack,
    NoTactic,
    PlayTactic,
    StackDone,
)
from broadfront.titles.ardennes.rules.fighting.fight import CombatStep, Fight, by_tables, hand_on, rule_of
from broadfront.titles.ardennes.rules.fighting.retreat import bug_out_refusal
from broadfront.titles.ardennes.rules.fighting.terrain_effects import in_fixed_artillery_range
from broadfront.titles.ardennes.rules.fighting.unit_states import may_build_ip, may_use_tactic, no_tactic
from broadfront.titles.ardennes.rules.forces.cards import discard_tactic
from broadfront.titles.ardennes.rules.markers import ATTACKED
from broadfront.titles.ardennes.rules.state import ArdennesState
from broadfront.titles.ardennes.steps.bug_out_check import BugOutCheck
from broadfront.titles.ardennes.steps.combat import Announce, BugOut
from broadfront.titles.ardennes.steps.reinforce_battle import Reinforcing

__all__ = ["AttackerTactics", "Coordination", "DefenderTactics", "apply_tactic", "may_use_tactics"]

CLOUDS = "Break In The Clouds"
OF_ATTACKER = {
    "Airpower", "Artillery", "Assault Coordination", "Engineers", "Combat Engineers", "Corps Artillery",
    "Fixed Artillery", "Infantry Infiltration", "Panzer Battalion", "Tank Battalion", "Press the Attack",
    "Reinforce Battle",
}  # fmt: skip
OF_DEFENDER = {
    "Airpower", "Artillery", "Bug Out", "Engineers", "Combat Engineers", "Corps Artillery", "Fixed Artillery",
    "Panzer Battalion", "Tank Battalion", "Reinforce Battle", "Screen",
}  # fmt: skip


def tactic_of(state: ArdennesState, card: str) -> str:
    title = state.title
    return title.german_cards[card].tactic if card in title.german_cards else title.allied_cards[card].tactic


def turn_up(state: ArdennesState, fight: Fight, side: int, card: str) -> str:
    """A card drawn for a side is turned up: its tactic; under Break In The Clouds one without effect is Airpower."""
    tactic = tactic_of(state, card)
    if side == ALLIED and CLOUDS in state.lasting and tactic_refusal(state, fight, side, tactic) is not None:
        state.emit(say("tactic.clouds.drawn", card=card), "ARD-E1-06")
        return "Airpower"
    return tactic


def by_tactic(state: ArdennesState, chance: Chance) -> list[list[int]]:
    """Drawn cards by their tactic: all that a combat can tell of them."""
    groups: dict[str, list[int]] = {}
    for i, card in enumerate(chance.outcomes):
        groups.setdefault(tactic_of(state, str(card)), []).append(i)
    return list(groups.values())


def may_use_tactics(state: ArdennesState, fight: Fight, side: int) -> Ruling | None:
    """Why a side may have no CombatTactic in this combat; None when it may."""
    defending = side == fight.defending
    units = fight.defenders if defending else fight.attackers
    if no_tactic(state, units, defending=defending):
        return may_use_tactic(state, units, defending=defending)
    if all("no_tactics" in state.units[n].flags for n in units):
        return refused("ARD-C0-04", say("tactic.barred.von-der-heydte"))
    return None


def tactic_refusal(state: ArdennesState, fight: Fight, side: int, tactic: str) -> Ruling | None:
    """Why this tactic cannot be played by this side here; None when it can."""
    attacking = side == fight.attacking
    if tactic not in (OF_ATTACKER if attacking else OF_DEFENDER):
        topic = "tactic.barred.not-of-attacker" if attacking else "tactic.barred.not-of-defender"
        return refused("ARD-H-38", say(topic, tactic=tactic))
    if state.day == 16 and side == ALLIED and tactic == "Artillery":
        rule = rule_of(state, "ARD-D16-18", "ARD-D16-16")
        return refused(rule, say("tactic.barred.artillery"))
    return None


def apply_tactic(state: ArdennesState, fight: Fight, side: int, tactic: str) -> Fight:
    """What a tactic changes at once; what it adds to strength and chits is read from the fight later."""
    attacking = side == fight.attacking
    hex = state.name(fight.target)
    gained = tactic
    if tactic in ("Airpower", "Artillery"):
        state.emit(say("tactic.effect.chits", tactic=tactic), rule_of(state, "ARD-T0-01", "ARD-T1-01"))
    elif tactic == "Corps Artillery":
        gained = "Artillery"
        state.emit(say("tactic.effect.corps-artillery"), rule_of(state, "ARD-T0-10", "ARD-T1-09"))
        if state.day == 16 and side == ALLIED and state.variant == "gs":
            state.emit(say("tactic.effect.corps-artillery-first-day"), "ARD-D16-19")
    elif tactic == "Fixed Artillery":
        rule = rule_of(state, "ARD-T0-12", "ARD-T1-10")
        if in_fixed_artillery_range(state, fight.target).legal:
            gained = "Artillery"
            state.emit(say("tactic.effect.fixed-artillery", hex=hex), rule)
        else:
            state.emit(say("tactic.effect.fixed-artillery-short", hex=hex), rule)
    elif tactic in ("Engineers", "Combat Engineers"):
        if attacking:
            topic = "tactic.effect.engineers-remove-ip" if hex in state.ips else "tactic.effect.engineers-find-no-ip"
            state.remove_ip(hex)
            rules = rule_of(state, "ARD-T0-06", "ARD-T1-06"), rule_of(state, "ARD-T0-07", "ARD-T1-07")
            state.emit(say(topic, tactic=tactic, hex=hex), *rules)
        elif tactic == "Engineers":
            no = [ruling for n in fight.defenders if not (ruling := may_build_ip(state, n)).legal]
            if len(no) < len(fight.defenders):
                state.add_ip(hex)
                told = say("tactic.effect.engineers-build-ip", hex=hex)
            else:
                told = say("tactic.effect.engineers-may-not", why=no[0].why)
            state.emit(told, rule_of(state, "ARD-T0-08", "ARD-T1-08"))
        else:
            state.emit(say("tactic.effect.combat-engineers"), rule_of(state, "ARD-T0-09", "ARD-T1-08"))
    elif tactic == "Infantry Infiltration":
        rules = rule_of(state, "ARD-T0-13", "ARD-T1-11"), rule_of(state, "ARD-T0-14", "ARD-T1-12")
        state.emit(say("tactic.effect.infiltration"), *rules)
    elif tactic in ("Panzer Battalion", "Tank Battalion"):
        by = ("ARD-T0-15", "ARD-T0-16") if state.variant == "gs" else (
            ("ARD-T1-13",) if tactic == "Panzer Battalion" else ("ARD-T1-14",))  # fmt: skip
        state.emit(say("tactic.effect.armor", tactic=tactic), *by)
    elif tactic == "Press the Attack":
        state.emit(say("tactic.effect.press-the-attack"), rule_of(state, "ARD-T0-17", "ARD-T1-15"))
    elif tactic == "Screen":
        state.emit(say("tactic.effect.screen"), rule_of(state, "ARD-T0-22", "ARD-T1-17"))
    if attacking:
        return fight.but(attacker_tactics=(*fight.attacker_tactics, gained))
    return fight.but(defender_tactics=(*fight.defender_tactics, gained))


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


class Tactics(ListedChoice[ArdennesState], CombatStep, frozen=True):
    """A side may play cards from its hand for their CombatTactic; one without a hand has the system draw a card."""

    def draws_card(self) -> bool:
        """A card played, or the other side, may bring one about."""
        return True

    def chooser(self) -> int:
        raise NotImplementedError

    def room(self, state: ArdennesState) -> Ruling | None:
        """Why no (further) tactic may be played."""
        raise NotImplementedError

    def done(self, state: ArdennesState) -> Step[Any]:
        raise NotImplementedError

    def decision(self, state: ArdennesState) -> Decision:
        side, hex = self.chooser(), state.name(self.fight.target)
        # Whether a card may be played at all is no secret; only what is in the hand is.
        open_ = self.room(state) is None and may_use_tactics(state, self.fight, side) is None
        attacks = side == self.fight.attacking
        prompt = say("ask.combat.attack-tactic" if attacks else "ask.combat.defence-tactic", hex=hex)
        return Decision(SIDES[side], prompt, (PlayTactic, NoTactic), hidden=open_, rules=("ARD-H-38",))

    def hand(self) -> str:
        return "german-hand" if self.chooser() == GERMAN else "allied-hand"

    def idle(self, state: ArdennesState) -> bool:
        """Whether the hand is empty, for a side that has one."""
        return not state.zones[self.hand()] and not by_tables(state, self.chooser())

    def ask(self, state: ArdennesState) -> Pending | None:
        return None if self.idle(state) else super().ask(state)

    def advance(self, state: ArdennesState) -> None:
        if self.idle(state):
            state.become(self.done(state))
        else:
            super().advance(state)

    def listing(self, state: ArdennesState) -> list[Action]:
        found: list[Action] = [NoTactic()]
        fight, side = self.fight, self.chooser()
        if self.room(state) is not None or may_use_tactics(state, fight, side) is not None:
            return found
        cards = state.title.german_cards if side == GERMAN else state.title.allied_cards
        airpower = side == ALLIED and CLOUDS in state.lasting
        able: dict[str, bool] = {"none": False}
        for card in state.zones[self.hand()]:
            tactic = cards[card].tactic
            if tactic not in able:
                able[tactic] = tactic_refusal(state, fight, side, tactic) is None and self._idle(state, tactic) is None
            if able[tactic]:
                found.append(PlayTactic(card))
            if airpower:
                found.append(PlayTactic(card, airpower=True))
        return found

    def refusal(self, state: ArdennesState, action: Action) -> Ruling | None:
        if not isinstance(action, PlayTactic):
            return None
        if action.card not in state.zones[self.hand()]:
            return refused("ARD-H-30", say("hand.not-there", card=action.card))
        side = self.chooser()
        if action.airpower and (side != ALLIED or CLOUDS not in state.lasting):
            return refused("ARD-E1-06", say("tactic.barred.clouds"))
        tactic = "Airpower" if action.airpower else tactic_of(state, action.card)
        return (
            self.room(state)
            or may_use_tactics(state, self.fight, side)
            or tactic_refusal(state, self.fight, side, tactic)
            or self._idle(state, tactic)
        )

    def _idle(self, state: ArdennesState, tactic: str) -> Ruling | None:
        """A tactic that needs a stack is refused when there is none."""
        if tactic == "Reinforce Battle" and not Reinforcing(self.fight, self.chooser()).possible(state):
            return refused(rule_of(state, "ARD-T0-18", "ARD-T1-16"), say("tactic.barred.no-stack"))
        return bug_out_refusal(state, self.fight) if tactic == "Bug Out" else None

    def do(self, state: ArdennesState, action: Action) -> None:
        if not isinstance(action, PlayTactic):
            state.become(self.done(state))
            return
        side = self.chooser()
        tactic = "Airpower" if action.airpower else tactic_of(state, action.card)
        discard_tactic(state, action.card, side, tactic)
        if action.airpower:
            state.emit(say("tactic.clouds.played", card=action.card), "ARD-E1-06")
        fight = apply_tactic(state, self.fight, side, tactic)
        if side == fight.attacking:
            fight = fight.but(tactics_left=fight.tactics_left - 1)
            state.note_tactic()
        again = type(self)(fight)
        follow_up(state, fight, side, tactic, again)


class AttackerTactics(Tactics, frozen=True):
    """Step 2: the attacker's tactics."""

    def chooser(self) -> int:
        return self.fight.attacking

    def room(self, state: ArdennesState) -> Ruling | None:
        if self.fight.tactics_left <= 0:
            rule = "ARD-C0-02" if self.chooser() == GERMAN else "ARD-H-44"
            return refused(rule, say("tactic.barred.used-up"))
        return None

    def done(self, state: ArdennesState) -> Step[Any]:
        return DefenderTactics(self.fight)


class DefenderTactics(Tactics, frozen=True):
    """Step 3: the defender's one tactic."""

    def chooser(self) -> int:
        return self.fight.defending

    def _no_card(self) -> bool:
        """Whether Allied defenders have none: in the opening impulse."""
        return self.fight.opening and self.chooser() == ALLIED

    def ask(self, state: ArdennesState) -> Pending | None:
        return None if self._no_card() else super().ask(state)

    def advance(self, state: ArdennesState) -> None:
        if self._no_card():
            state.emit(say("tactic.drawn.not-in-opening"), rule_of(state, "ARD-D16-10", "ARD-D16-03"))
            state.become(self.done(state))
        else:
            super().advance(state)

    def room(self, state: ArdennesState) -> Ruling | None:
        if self.fight.defender_tactics:
            rule = "ARD-C0-03" if self.chooser() == GERMAN else "ARD-H-44"
            return refused(rule, say("tactic.barred.one-only"))
        return None

    def done(self, state: ArdennesState) -> Step[Any]:
        if "Bug Out" in self.fight.defender_tactics and not self.fight.bugged_out:
            return BugOut(self.fight.but(bugged_out=True))
        return Announce(self.fight)


class Coordination(Choice[ArdennesState], CombatStep, frozen=True):
    """Assault Coordination: stacks outside the activation join the attack. The fight waits in the step below."""

    def stacks(self, state: ArdennesState) -> list[int]:
        side = self.fight.attacking
        found = []
        for hex in state.ground.around[self.fight.target]:
            if hex != state.ground.count and self.joining(state, hex, side):
                found.append(hex)
        return sorted(found)

    @decides("ARD-T0-02", "ARD-T1-02")
    def joining(self, state: ArdennesState, hex: int, side: int) -> tuple[int, ...]:
        taken = (*self.fight.active, *self.fight.attackers)
        return tuple(
            n
            for n in state.units_at(hex, side)
            if n not in taken and attacker_refusal(state, side, self.fight.target, n) is None
        )

    def decision(self, state: ArdennesState) -> Decision:
        rule = rule_of(state, "ARD-T0-02", "ARD-T1-02")
        return Decision(self.fight.side, say("ask.combat.coordination"), (JoinStack, StackDone), rules=(rule,))

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
        told = say("tactic.coordination.joins", units=[state.units[n].id for n in joined])
        state.emit(told, *self.decision(state).rules)
        state.pop()
        hand_on(state, fight)
        state.push(Coordination(fight))


class SecondCard(CombatStep, frozen=True):
    """Corps Artillery in the solitaire game: another card is drawn and its tactic applied too."""

    side: int

    def draws_card(self) -> bool:
        return True

    def _zone(self) -> str:
        return "german-deck" if self.side == GERMAN else "allied-deck"

    def ask(self, state: ArdennesState) -> Chance | None:
        held = state.zones[self._zone()]
        if not held:
            return None
        return draw(say("roll.combat.second-card"), self._zone(), held, rules=("ARD-T0-11",))

    def alike(self, state: ArdennesState, chance: Chance) -> list[list[int]]:
        return by_tactic(state, chance)

    def advance(self, state: ArdennesState) -> None:
        state.emit(say("tactic.second.none"), "ARD-T0-11")
        state.pop()

    def happen(self, state: ArdennesState, outcome: Outcome) -> None:
        card = str(outcome)
        tactic = turn_up(state, self.fight, self.side, card)
        state.move_item(card, self._zone(), "german-discard" if self.side == GERMAN else "allied-discard")
        no = tactic_refusal(state, self.fight, self.side, tactic)
        told = say("tactic.second.card" if no is None else "tactic.second.useless", card=card, tactic=tactic)
        state.emit(told, "ARD-T0-11", *(no.rules if no else ()))
        state.pop()
        if no is not None:
            return
        if tactic == "Bug Out":
            state.become(BugOutCheck(self.fight))
            return
        fight = apply_tactic(state, self.fight, self.side, tactic)
        hand_on(state, fight)
        if tactic == "Assault Coordination":
            state.push(Coordination(fight))
        elif tactic == "Reinforce Battle":
            state.push(Reinforcing(fight, self.side))
        elif tactic == "Corps Artillery" and state.zones[self._zone()]:
            state.push(SecondCard(fight, self.side))
