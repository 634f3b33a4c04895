"""Cards drawn for Allied units in a combat: a tactic for the attack, a unit or a tactic for the defense."""

from __future__ import annotations

from typing import ClassVar

from broadfront.core.chance import Chance, Outcome, draw
from broadfront.core.events import Candidate, Trace
from broadfront.core.messages import Message
from broadfront.core.rules import decides
from broadfront.core.rulings import Ruling
from broadfront.core.steps import Step
from broadfront.titles.ardennes.data.records import ALLIED
from broadfront.titles.ardennes.data.title import RESERVE
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.criteria import by_corps, by_selector
from broadfront.titles.ardennes.rules.fighting.fight import CombatStep
from broadfront.titles.ardennes.rules.fighting.tactic_effects import (
    apply_tactic,
    card_tactic,
    reveal_tactic,
    side_tactic_refusal,
    tactic_refusal,
)
from broadfront.titles.ardennes.rules.forces.boundaries import army_of
from broadfront.titles.ardennes.rules.forces.cards import refill_draw_pile
from broadfront.titles.ardennes.rules.forces.deployment import is_reserve_closed, place_from_reserve
from broadfront.titles.ardennes.rules.lines.communication import is_in_communication
from broadfront.titles.ardennes.rules.lines.contact import check_take_from_map
from broadfront.titles.ardennes.rules.lines.surround import is_surrounded, is_surrounded_or_in_danger
from broadfront.titles.ardennes.rules.routes.entry_causes import Cause
from broadfront.titles.ardennes.rules.routes.hex_entry import objection_to_enter
from broadfront.titles.ardennes.rules.routes.stacking import stacking_refusal
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.steps.bug_out_check import BugOutCheck
from broadfront.titles.ardennes.steps.combat import Announce
from broadfront.titles.ardennes.steps.tactics import (
    AttackerTactics,
    DefenderTactics,
    continue_after_tactic,
    group_by_tactic,
)
from broadfront.titles.ardennes.system.combat_choices import ENOUGH_STEPS
from broadfront.titles.ardennes.system.ranking import explain_ranking
from broadfront.titles.ardennes.system.traces import reason_message, unit_message


class DrawnCard(CombatStep, frozen=True):
    """Draw an Allied card for the Allied units in a combat and use its tactic if possible."""

    role: ClassVar[str]
    """Role of the Allied units in the combat: attack or defence."""
    rules: ClassVar[tuple[str, str]]
    """Rule for drawing the card and rule for using its tactic."""
    drawn: bool = False

    def may_draw_card(self) -> bool:
        """Return whether the card is still to be drawn."""
        return not self.drawn

    def no_draw_reason(self, state: ArdennesState) -> tuple[Message, tuple[str, ...]] | None:
        """Return why no card is drawn for this combat, with the rules, or None if one is drawn."""
        raise NotImplementedError

    def card_tactic_refusal(self, state: ArdennesState, tactic: str) -> Ruling | None:
        """Return why the tactic on the drawn card cannot be used in this combat, or None if it can."""
        return tactic_refusal(state, self.fight, ALLIED, tactic)

    def next_step(self) -> Step[ArdennesState]:
        """Return the combat step that follows once the drawn card is resolved."""
        raise NotImplementedError

    def rejected_uses(self, state: ArdennesState, card: str) -> tuple[Candidate, ...]:
        """Return the other possible uses of the drawn card, each with the reason it did not apply."""
        return ()

    def _card_name(self, state: ArdennesState, card: str) -> str:
        """Return the printed name of an Allied card."""
        return state.title.allied_cards[card].name

    def _target_name(self, state: ArdennesState) -> str:
        """Return the id of the attacked hex."""
        return state.hex_id(self.fight.target)

    def ask(self, state: ArdennesState) -> Chance | None:
        """Return the draw of the card; None if it is drawn already or none may be drawn."""
        deck = state.zones["allied-deck"]
        if self.drawn or not deck or self.no_draw_reason(state) is not None:
            return None
        return draw(say("roll.combat.card", role=self.role), "allied-deck", deck, rules=self.rules[:1])

    def advance(self, state: ArdennesState) -> None:
        """Log why no card is drawn if that is so, and go on to the next combat step."""
        if not self.drawn:
            none = self.no_draw_reason(state)
            if none is not None:
                why, rules = none
                state.emit(why, *rules)
            elif refill_draw_pile(state):
                return
        state.become(self.next_step())

    def happen(self, state: ArdennesState, outcome: Outcome) -> None:
        """Discard the drawn card and use it in the combat."""
        state.move_item(str(outcome), "allied-deck", "allied-discard")
        self.use_card(state, str(outcome))

    def use_card(self, state: ArdennesState, card: str) -> None:
        """Apply the tactic of the drawn card if it can be used."""
        tactic = reveal_tactic(state, self.fight, ALLIED, card)
        no = self.card_tactic_refusal(state, tactic)
        topic = "tactic.drawn.card" if no is None else "tactic.drawn.useless"
        message, rules = (
            say(topic, role=self.role, card=card, tactic=tactic),
            (self.rules[1], *(no.rules if no else ())),
        )
        if state.events is not None:
            asked = say(
                "system.drawn.asked", role=self.role, name=self._card_name(state, card), hex=self._target_name(state)
            )
            lost, named = self.rejected_uses(state, card), say("system.drawn.tactic", tactic=tactic)
            why = say("system.drawn.gives", role=self.role, tactic=tactic) if no is None else reason_message(no)
            used = Candidate(say("system.drawn.bears"), why, self.rules[1] if no is None else no.rules[0], no is None)
            choice = named if no is None else say("system.drawn.nothing")
            state.emit(message, *rules, trace=Trace(asked, choice, rules, (*lost, used)))
        if no is not None:
            state.become(self.next_step())
        elif tactic == "Bug Out":
            state.become(BugOutCheck(self.fight))
        else:
            fight = apply_tactic(state, self.fight, ALLIED, tactic)
            continue_after_tactic(state, fight, ALLIED, tactic, type(self)(fight, drawn=True), (card,))


def draw_for_attack(state: ArdennesState, step: AttackerTactics) -> AttackCard:
    """Return the step that draws a card for an Allied attack."""
    return AttackCard(step.fight)


def draw_for_defence(state: ArdennesState, step: DefenderTactics) -> DefenceCard:
    """Return the step that draws a card for Allied defenders."""
    return DefenceCard(step.fight)


class AttackCard(DrawnCard, frozen=True):
    """Draw a card whose CombatTactic supports an Allied attack."""

    role: ClassVar[str] = "attack"
    rules: ClassVar[tuple[str, str]] = ("ARD-C0-05", "ARD-C0-05")

    @decides("ARD-C0-05")
    def no_draw_reason(self, state: ArdennesState) -> tuple[Message, tuple[str, ...]] | None:
        """Return why the attackers may play no tactic, with the rules, or None if they may."""
        no = side_tactic_refusal(state, self.fight, ALLIED)
        return None if no is None else (say("tactic.drawn.barred"), no.rules)

    def next_step(self) -> Step[ArdennesState]:
        """Return the step in which the defender plays tactics."""
        return DefenderTactics(self.fight)

    def odds_classes(self, state: ArdennesState, chance: Chance) -> list[list[int]]:
        """Return groups of cards that have the same tactic, as only it affects the odds."""
        return group_by_tactic(state, chance)


class DefenceCard(DrawnCard, frozen=True):
    """Draw a card for Allied defenders: a unit of its formation joins them, or they use its tactic."""

    role: ClassVar[str] = "defence"
    rules: ClassVar[tuple[str, str]] = ("ARD-C0-06", "ARD-C0-08")

    def no_draw_reason(self, state: ArdennesState) -> tuple[Message, tuple[str, ...]] | None:
        """Return why no card is drawn, with the rules: all defenders are Dispersed. Otherwise return None."""
        if not all(state.board.dispersed[n] for n in self.fight.defenders):
            return None
        return say("tactic.drawn.dispersed"), ("ARD-S0-15",)

    def card_tactic_refusal(self, state: ArdennesState, tactic: str) -> Ruling | None:
        """Return why the defenders cannot use the drawn tactic, or None if they can."""
        return side_tactic_refusal(state, self.fight, ALLIED) or super().card_tactic_refusal(state, tactic)

    def next_step(self) -> Step[ArdennesState]:
        """Return the step in which the attacker chooses the number of chits."""
        return Announce(self.fight)

    def odds_classes(self, state: ArdennesState, chance: Chance) -> list[list[int]]:
        """Return groups of cards that bring the same unit, or else have the same tactic."""
        groups: dict[int | str, list[int]] = {}
        for i, card in enumerate(chance.outcomes):
            added = self._joining_unit(state, str(card))
            groups.setdefault(card_tactic(state, str(card)) if added is None else added, []).append(i)
        return list(groups.values())

    @decides("ARD-C0-06", "ARD-C0-08")
    def use_card(self, state: ArdennesState, card: str) -> None:
        """Let a unit of the drawn card's formation join the defenders, or else apply the card's tactic."""
        if is_reserve_closed(state) and self._available_unit(state, card) is not None:
            state.emit(say("tactic.drawn.no-more-today"), "ARD-D16-20")
        added = self._joining_unit(state, card)
        if added is None:
            super().use_card(state, card)
        else:
            self._join_defenders(state, card, added)

    @decides("ARD-C0-06", "ARD-C0-07")
    def _joining_unit(self, state: ArdennesState, card: str) -> int | None:
        """Return the unit that joins the defense, or None if the drawn card or the conditions allow none."""
        return None if is_reserve_closed(state) else self._available_unit(state, card)

    def _available_unit(self, state: ArdennesState, card: str) -> int | None:
        """Return the unit that would join the defense if Reserve units may leave today, or None.

        A unit in Reserve comes first, otherwise an OutOfContact unit from the map.
        """
        target, members = self.fight.target, self._eligible_members(state, card)
        fitting = [
            n
            for n in members
            if objection_to_enter(state, Cause.JOIN_DEFENCE, n, target) is None
            and stacking_refusal(state, n, target) is None
        ]
        for n in _units_in_reserve(state, fitting):
            return n
        for n in state.title.sort_units(fitting):
            if state.board.hex_of_unit(n) is None or n in self.fight.defenders or n in self.fight.guests:
                continue
            if check_take_from_map(state, n).legal:
                return n
        return None

    def rejected_uses(self, state: ArdennesState, card: str) -> tuple[Candidate, ...]:
        """Return why no unit joins the defenders, for the explanation of the drawn card."""
        joins = say("system.defence.a-unit")
        why = self._formation_mismatch(state, card) or self._why_not_joinable(state)
        if why is not None:
            return (Candidate(joins, why, "ARD-C0-06"),)
        return (Candidate(joins, say("system.defence.none-able"), "ARD-C0-07"),)

    def _formation_mismatch(self, state: ArdennesState, card: str) -> Message | None:
        """Return why the formation on the drawn card does not match the defenders, or None if it does."""
        formations = state.title.allied_cards[card].formations
        if not formations:
            return say("system.defence.no-formation")
        if any(_belongs_to(state, n, formations) for n in self.fight.defenders):
            return None
        return say("system.defence.other-formation", name=self._card_name(state, card))

    @decides("ARD-C0-06")
    def _eligible_members(self, state: ArdennesState, card: str) -> list[int]:
        """Return the units of the drawn card's formation, if it matches the defenders and they may be joined."""
        if self._formation_mismatch(state, card) is not None or self._why_not_joinable(state) is not None:
            return []
        formations = state.title.allied_cards[card].formations
        allied = [n for n, unit in enumerate(state.units) if unit.side_number == ALLIED]
        return [n for n in allied if _belongs_to(state, n, formations)]

    @decides("ARD-C0-06")
    def _why_not_joinable(self, state: ArdennesState) -> Message | None:
        """Return why no unit may join the defenders, or None if one may.

        Reasons are 4 steps or more, no Communication, and Surround or the danger of it.
        """
        fight = self.fight
        steps = sum(state.board.steps[n] for n in fight.defenders)
        if steps >= ENOUGH_STEPS:
            return say("system.defence.strong", steps=steps, needed=ENOUGH_STEPS)
        if not all(is_in_communication(state, n) for n in fight.defenders):
            return say("system.defence.cut-off")
        if not is_surrounded_or_in_danger(state, fight.target):
            return None
        surrounded = is_surrounded(state, fight.target, ALLIED)
        return say("system.defence.surrounded" if surrounded else "system.defence.in-danger")

    def _join_defenders(self, state: ArdennesState, card: str, unit_number: int) -> None:
        """Place a unit with the defenders, log why, and go on to the choice of chits."""
        fight = self.fight
        candidates = self._units_considered(state, card, unit_number) if state.events is not None else []
        place_from_reserve(state, Cause.JOIN_DEFENCE, unit_number, fight.target)
        unit, hex = state.units[unit_number].id, self._target_name(state)
        if candidates:
            asked = say("system.drawn.asked", role=self.role, name=self._card_name(state, card), hex=hex)
            trace = Trace(asked, say("system.defence.joins", unit=unit), ("ARD-C0-06", "ARD-C0-07"), tuple(candidates))
            state.emit(say("system.defence.joined", unit=unit, hex=hex), "ARD-C0-06", "ARD-C0-07", trace=trace)
        state.become(Announce(fight.with_changes(defenders=(*fight.defenders, unit_number))))

    def _units_considered(self, state: ArdennesState, card: str, unit_number: int) -> list[Candidate]:
        """Explain which unit joins the defenders and why others of its formation do not."""
        board = state.board
        members, waits = self._eligible_members(state, card), board.hex_of_unit(unit_number) is None
        pool = _units_in_reserve(state, members) if waits else state.title.sort_units(members)
        there = (*self.fight.defenders, *self.fight.guests)
        able = [n for n in pool if n not in there and stacking_refusal(state, n, self.fight.target) is None]
        if not waits:
            able = [n for n in able if board.hex_of_unit(n) is not None and check_take_from_map(state, n).legal]
        figures = (by_selector(state, "ARD-C0-07"), by_corps(state, "ARD-DEF-04"))
        only = say("system.defence.in-reserve" if waits else "system.defence.out-of-contact")
        candidates = explain_ranking(able, figures, lambda n: unit_message(state, n), only, "ARD-C0-07")
        if not waits:
            candidates.append(
                Candidate(say("system.defence.a-reserve"), say("system.defence.none-in-reserve"), "ARD-C0-07")
            )
        return candidates


def _units_in_reserve(state: ArdennesState, members: list[int]) -> list[int]:
    """Return those of the given units that are in the Allied Reserve box."""
    return [n for n in state.in_box(RESERVE[ALLIED]) if n in members]


def _belongs_to(state: ArdennesState, unit_number: int, formations: tuple[str, ...]) -> bool:
    """Return whether a unit belongs to one of the divisions, corps or (today's) armies."""
    unit = state.units[unit_number]
    return unit.division in formations or unit.corps in formations or army_of(state, unit_number) in formations
