"""CombatTactics: which side may use one, from which card, and its effects before chits are drawn."""

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
from broadfront.titles.ardennes.rules.fighting.attack_rules import attacker_refusal
from broadfront.titles.ardennes.rules.fighting.combat_actions import (
    JoinStack,
    NoTactic,
    PlayTactic,
    StackDone,
)
from broadfront.titles.ardennes.rules.fighting.fight import (
    CombatStep,
    Fight,
    is_chosen_by_tables,
    rule_for_variant,
    store_fight,
)
from broadfront.titles.ardennes.rules.fighting.retreat import bug_out_refusal
from broadfront.titles.ardennes.rules.fighting.tactic_effects import (
    apply_tactic,
    card_tactic,
    reveal_tactic,
    side_tactic_refusal,
    tactic_refusal,
    turn_into_airpower,
)
from broadfront.titles.ardennes.rules.forces.cards import discard_tactic_card, refill_draw_pile
from broadfront.titles.ardennes.rules.markers import ATTACKED, CLOUDS
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.steps.bug_out_check import BugOutCheck
from broadfront.titles.ardennes.steps.combat import Announce, BugOut
from broadfront.titles.ardennes.steps.reinforce_battle import Reinforcing

__all__ = [
    "AttackerTactics",
    "Coordination",
    "DefenderTactics",
    "SecondCard",
    "continue_after_tactic",
    "group_by_tactic",
]


def group_by_tactic(state: ArdennesState, chance: Chance) -> list[list[int]]:
    """Group the cards that may be drawn by their CombatTactic, as only the tactic affects the odds of a combat."""
    groups: dict[str, list[int]] = {}
    for i, card in enumerate(chance.outcomes):
        groups.setdefault(card_tactic(state, str(card)), []).append(i)
    return list(groups.values())


def continue_after_tactic(
    state: ArdennesState, fight: Fight, side: int, tactic: str, after: Step[Any], cards: tuple[str, ...] = ()
) -> None:
    """Go on to the step `after`, but first make the choice or draw that a played CombatTactic causes, if any.

    `cards` are those drawn for the side in this combat so far.
    """
    if tactic == "Assault Coordination":
        state.become(after)
        state.push(Coordination(fight))
    elif tactic == "Reinforce Battle":
        state.become(after)
        state.push(Reinforcing(fight, side))
    elif tactic == "Corps Artillery" and state.variant == "gs":
        state.become(after)
        state.push(SecondCard(fight, side, cards))
    else:
        state.become(after)


class Tactics(ListedChoice[ArdennesState], CombatStep, frozen=True):
    """Let a side play cards for their CombatTactic; for a side without a hand, the solitaire rules draw a card."""

    def may_draw_card(self) -> bool:
        """Return True: a card may be drawn in this step, by a played tactic or for the other side."""
        return True

    def choosing_side(self) -> int:
        """Return the number of the side that chooses tactics."""
        raise NotImplementedError

    def further_tactic_refusal(self, state: ArdennesState) -> Ruling | None:
        """Return why the side may play no further tactic, or None if it may."""
        raise NotImplementedError

    def next_step(self, state: ArdennesState) -> Step[Any]:
        """Return the combat step that follows the choice of tactics."""
        raise NotImplementedError

    def decision(self, state: ArdennesState) -> Decision:
        """Return the question which card the side plays for its CombatTactic."""
        side, hex = self.choosing_side(), state.hex_id(self.fight.target)
        # Whether a card may be played at all is public; only the hand is secret.
        open_ = self.further_tactic_refusal(state) is None and side_tactic_refusal(state, self.fight, side) is None
        attacks = side == self.fight.attacking
        prompt = say("ask.combat.attack-tactic" if attacks else "ask.combat.defence-tactic", hex=hex)
        return Decision(SIDES[side], prompt, (PlayTactic, NoTactic), hidden=open_, rules=("ARD-H-38",))

    def hand_zone(self) -> str:
        """Return the name of the hand from which the side plays."""
        return "german-hand" if self.choosing_side() == GERMAN else "allied-hand"

    def has_empty_hand(self, state: ArdennesState) -> bool:
        """Return whether the side plays from a hand of cards and that hand is empty."""
        return not state.zones[self.hand_zone()] and not is_chosen_by_tables(state, self.choosing_side())

    def ask(self, state: ArdennesState) -> Pending | None:
        """Ask which tactic the side plays; None if its hand is empty."""
        return None if self.has_empty_hand(state) else super().ask(state)

    def advance(self, state: ArdennesState) -> None:
        """Let the solitaire rules draw a card for a tactic; go on to the next combat step if the hand is empty."""
        if self.has_empty_hand(state):
            state.become(self.next_step(state))
        else:
            super().advance(state)

    def listing(self, state: ArdennesState) -> list[Action]:
        """Return each card that may be played for its tactic, and the choice to play none."""
        found: list[Action] = [NoTactic()]
        fight, side = self.fight, self.choosing_side()
        if self.further_tactic_refusal(state) is not None or side_tactic_refusal(state, fight, side) is not None:
            return found
        cards = state.title.german_cards if side == GERMAN else state.title.allied_cards
        airpower = side == ALLIED and CLOUDS in state.clock.lasting
        able: dict[str, bool] = {"none": False}
        for card in state.zones[self.hand_zone()]:
            tactic = cards[card].tactic
            if tactic not in able:
                able[tactic] = (
                    tactic_refusal(state, fight, side, tactic) is None and self._useless_refusal(state, tactic) is None
                )
            if able[tactic]:
                found.append(PlayTactic(card))
            if airpower:
                found.append(PlayTactic(card, airpower=True))
        return found

    def refusal(self, state: ArdennesState, action: Action) -> Ruling | None:
        """Return why a card may not be played for its tactic, or None if it may."""
        if not isinstance(action, PlayTactic):
            return None
        if action.card not in state.zones[self.hand_zone()]:
            return refused("ARD-H-30", say("hand.not-there", card=action.card))
        side = self.choosing_side()
        if action.airpower and (side != ALLIED or CLOUDS not in state.clock.lasting):
            return refused("ARD-E1-06", say("tactic.barred.clouds"))
        tactic = "Airpower" if action.airpower else card_tactic(state, action.card)
        return (
            self.further_tactic_refusal(state)
            or side_tactic_refusal(state, self.fight, side)
            or tactic_refusal(state, self.fight, side, tactic)
            or self._useless_refusal(state, tactic)
        )

    def _useless_refusal(self, state: ArdennesState, tactic: str) -> Ruling | None:
        """Return why a tactic would have no effect, such as that no stack can use it, or None if it would have one."""
        if tactic == "Reinforce Battle" and not Reinforcing(self.fight, self.choosing_side()).is_possible(state):
            return refused(rule_for_variant(state, "ARD-T0-18", "ARD-T1-16"), say("tactic.barred.no-stack"))
        return bug_out_refusal(state, self.fight) if tactic == "Bug Out" else None

    def do(self, state: ArdennesState, action: Action) -> None:
        """Play the card and apply its tactic, or go on to the next combat step."""
        if not isinstance(action, PlayTactic):
            state.become(self.next_step(state))
            return
        side = self.choosing_side()
        tactic = "Airpower" if action.airpower else card_tactic(state, action.card)
        discard_tactic_card(state, action.card, side, tactic)
        if action.airpower:
            state.emit(say("tactic.clouds.played", card=action.card), "ARD-E1-06")
        fight = apply_tactic(state, self.fight, side, tactic)
        if side == fight.attacking:
            fight = fight.with_changes(tactics_left=fight.tactics_left - 1)
            state.activation.note_tactic()
        again = type(self)(fight)
        continue_after_tactic(state, fight, side, tactic, again)


class AttackerTactics(Tactics, frozen=True):
    """Combat step 2: the attacker plays tactics."""

    def choosing_side(self) -> int:
        """Return the number of the attacking side."""
        return self.fight.attacking

    def further_tactic_refusal(self, state: ArdennesState) -> Ruling | None:
        """Return why the attacker may play no further tactic, or None if he may."""
        if self.fight.tactics_left <= 0:
            rule = "ARD-C0-02" if self.choosing_side() == GERMAN else "ARD-H-44"
            return refused(rule, say("tactic.barred.used-up"))
        return None

    def next_step(self, state: ArdennesState) -> Step[Any]:
        """Return the step in which the defender plays tactics."""
        return DefenderTactics(self.fight)


class DefenderTactics(Tactics, frozen=True):
    """Combat step 3: the defender plays at most one tactic."""

    def choosing_side(self) -> int:
        """Return the number of the defending side."""
        return self.fight.defending

    def _gets_no_tactic(self) -> bool:
        """Return whether the Allied defenders get no tactic because this is an opening impulse."""
        return self.fight.opening and self.choosing_side() == ALLIED

    def ask(self, state: ArdennesState) -> Pending | None:
        """Ask which tactic the defender plays; None if he gets none."""
        return None if self._gets_no_tactic() else super().ask(state)

    def advance(self, state: ArdennesState) -> None:
        """Let the solitaire rules draw a card for the defenders; go on if they get no tactic."""
        if self._gets_no_tactic():
            state.emit(say("tactic.drawn.not-in-opening"), rule_for_variant(state, "ARD-D16-10", "ARD-D16-03"))
            state.become(self.next_step(state))
        else:
            super().advance(state)

    def further_tactic_refusal(self, state: ArdennesState) -> Ruling | None:
        """Return why the defender may play no further tactic, or None if he may."""
        if self.fight.defender_tactics:
            rule = "ARD-C0-03" if self.choosing_side() == GERMAN else "ARD-H-44"
            return refused(rule, say("tactic.barred.one-only"))
        return None

    def next_step(self, state: ArdennesState) -> Step[Any]:
        """Return the Bug Out step if the defender played that tactic, otherwise the choice of chits."""
        if "Bug Out" in self.fight.defender_tactics and not self.fight.bugged_out:
            return BugOut(self.fight.with_changes(bugged_out=True))
        return Announce(self.fight)


class Coordination(Choice[ArdennesState], CombatStep, frozen=True):
    """Assault Coordination: let stacks outside the activation join the attack."""

    def joinable_hexes(self, state: ArdennesState) -> list[int]:
        """Return the hexes next to the target from which stacks outside the activation can join the attack."""
        side = self.fight.attacking
        found = []
        for hex in state.ground.six_neighbors[self.fight.target]:
            if hex != state.ground.count and self.joining_units(state, hex, side):
                found.append(hex)
        return sorted(found)

    @decides("ARD-T0-02", "ARD-T1-02")
    def joining_units(self, state: ArdennesState, hex: int, side: int) -> tuple[int, ...]:
        """Return the units in a hex that can join the attack from outside the activation."""
        taken = (*self.fight.active, *self.fight.attackers)
        return tuple(
            n
            for n in state.board.units_at(hex, side)
            if n not in taken and attacker_refusal(state, side, self.fight.target, n) is None
        )

    def decision(self, state: ArdennesState) -> Decision:
        """Return the question which stack from outside the activation joins the attack."""
        rule = rule_for_variant(state, "ARD-T0-02", "ARD-T1-02")
        return Decision(self.fight.side, say("ask.combat.coordination"), (JoinStack, StackDone), rules=(rule,))

    def options(self, state: ArdennesState) -> Iterator[Action]:
        """Yield each stack that may join the attack, and the choice to add none."""
        yield StackDone()
        yield from (JoinStack(state.hex_id(hex)) for hex in self.joinable_hexes(state))

    def do(self, state: ArdennesState, action: Action) -> None:
        """Add the chosen stack to the attack; if none joins, Break In The Clouds turns the tactic into Airpower."""
        if not isinstance(action, JoinStack):
            state.pop()
            if all(n in self.fight.active for n in self.fight.attackers):
                store_fight(state, turn_into_airpower(state, self.fight, self.fight.attacking, "Assault Coordination"))
            return
        hex = state.ground.map.index_of(action.hex)
        joined = self.joining_units(state, hex, self.fight.attacking)
        for number in joined:
            state.activation.mark_done(number, ATTACKED)
        fight = self.fight.with_changes(
            attackers=(*self.fight.attackers, *joined), from_hexes=(*self.fight.from_hexes, *(hex for _ in joined))
        )
        message = say("tactic.coordination.joins", units=[state.units[n].id for n in joined])
        state.emit(message, *self.decision(state).rules)
        state.pop()
        store_fight(state, fight)
        state.push(Coordination(fight))


class SecondCard(CombatStep, frozen=True):
    """Corps Artillery in the solitaire game: draw a second card and apply its tactic too."""

    side: int
    cards: tuple[str, ...] = ()
    """Cards drawn for the side in this combat so far, which are not reshuffled into an empty Allied pile."""

    def may_draw_card(self) -> bool:
        """Return True: this step draws a card."""
        return True

    def _draw_pile(self) -> str:
        """Return the name of the side's draw pile."""
        return "german-deck" if self.side == GERMAN else "allied-deck"

    def ask(self, state: ArdennesState) -> Chance | None:
        """Return the draw of the second card; None if the draw pile is empty."""
        held = state.zones[self._draw_pile()]
        if not held:
            return None
        return draw(say("roll.combat.second-card"), self._draw_pile(), held, rules=("ARD-T0-11",))

    def odds_classes(self, state: ArdennesState, chance: Chance) -> list[list[int]]:
        """Return groups of cards that have the same tactic, as only it affects the odds."""
        return group_by_tactic(state, chance)

    def advance(self, state: ArdennesState) -> None:
        """Reshuffle the discards to draw from, or end the step if there is no card."""
        if self.side == ALLIED and refill_draw_pile(state, self.cards):
            return
        state.emit(say("tactic.second.none"), "ARD-T0-11")
        state.pop()

    def happen(self, state: ArdennesState, outcome: Outcome) -> None:
        """Discard the drawn card and apply its tactic if it can be used."""
        card = str(outcome)
        tactic = reveal_tactic(state, self.fight, self.side, card)
        state.move_item(card, self._draw_pile(), "german-discard" if self.side == GERMAN else "allied-discard")
        no = tactic_refusal(state, self.fight, self.side, tactic)
        message = say("tactic.second.card" if no is None else "tactic.second.useless", card=card, tactic=tactic)
        state.emit(message, "ARD-T0-11", *(no.rules if no else ()))
        state.pop()
        if no is not None:
            return
        if tactic == "Bug Out":
            state.become(BugOutCheck(self.fight))
            return
        fight = apply_tactic(state, self.fight, self.side, tactic)
        store_fight(state, fight)
        if tactic == "Assault Coordination":
            state.push(Coordination(fight))
        elif tactic == "Reinforce Battle":
            state.push(Reinforcing(fight, self.side))
        elif tactic == "Corps Artillery":
            state.push(SecondCard(fight, self.side, (*self.cards, card)))
