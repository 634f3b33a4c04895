"""Cards drawn for Allied units in a combat: a tactic for the attack, a unit or a tactic for the defense, Bug Out."""

from __future__ import annotations

from typing import ClassVar

from broadfront.core.chance import Chance, Outcome, draw
from broadfront.core.events import Candidate, Trace
from broadfront.core.rules import decides
from broadfront.core.rulings import Ruling
from broadfront.core.steps import Step
from broadfront.titles.ardennes.data.dice import d10, succeeds, up_to
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.rules.fighting.fight import Fight
from broadfront.titles.ardennes.rules.fighting.strength import odds_of
from broadfront.titles.ardennes.rules.forces.boundaries import army_of
from broadfront.titles.ardennes.rules.forces.deployment import reserve_is_closed
from broadfront.titles.ardennes.rules.lines.communication import in_communication
from broadfront.titles.ardennes.rules.lines.contact import may_be_taken, take_from_map
from broadfront.titles.ardennes.rules.lines.proximate import proximate
from broadfront.titles.ardennes.rules.lines.supply import would_be_in_supply
from broadfront.titles.ardennes.rules.lines.surround import in_danger, surrounded
from broadfront.titles.ardennes.rules.routes.stacking import stacking_refusal
from broadfront.titles.ardennes.rules.state import ArdennesState
from broadfront.titles.ardennes.steps.advance import Advancing
from broadfront.titles.ardennes.steps.combat import Announce
from broadfront.titles.ardennes.steps.tactics import (
    DefenderTactics,
    apply_tactic,
    by_tactic,
    drawn_tactic,
    follow_up,
    may_use_tactics,
    tactic_of,
    tactic_refusal,
)
from broadfront.titles.ardennes.system.combat_choices import FEW_STEPS
from broadfront.titles.ardennes.system.hits_taken import hold_target

DEPLOYED_TODAY = "allied deployed"
"""The word under which units that left the Allied Reserve are counted."""
BUG_OUT_STEPS = 3
BUG_OUT_LATE = 19


class DrawnCard(Step[ArdennesState], frozen=True):
    """A card of the Allied pile is drawn for the Allied units of a combat; its tactic is theirs if it can be used."""

    what: ClassVar[str]
    """What they do in the combat."""
    rules: ClassVar[tuple[str, str]]
    """By which a card is drawn, and by which its tactic is used."""
    fight: Fight
    drawn: bool = False

    @property
    def draws_card(self) -> bool:
        return not self.drawn

    def none_drawn(self, state: ArdennesState) -> tuple[str, tuple[str, ...]] | None:
        """Why no card is drawn for them, and by which rules; None when one is."""
        raise NotImplementedError

    def tactic_barred(self, state: ArdennesState, tactic: str) -> Ruling | None:
        """Why the tactic of the card cannot be used here; None when it can."""
        return tactic_refusal(state, self.fight, ALLIED, tactic)

    def next_step(self) -> Step[ArdennesState]:
        """What follows when the card has been dealt with."""
        raise NotImplementedError

    def ask(self, state: ArdennesState) -> Chance | None:
        deck = state.zones["allied-deck"]
        if self.drawn or not deck or self.none_drawn(state) is not None:
            return None
        return draw(f"a card for the Allied {self.what}", "allied-deck", deck, rules=self.rules[:1])

    def advance(self, state: ArdennesState) -> None:
        if not self.drawn and (none := self.none_drawn(state)) is not None:
            why, rules = none
            state.emit("tactic", why, *rules)
        state.become(self.next_step())

    def happen(self, state: ArdennesState, outcome: Outcome) -> None:
        state.move_item(str(outcome), "allied-deck", "allied-discard")
        self.use(state, str(outcome))

    def use(self, state: ArdennesState, card: str) -> None:
        """The tactic of the card, if it can be used."""
        tactic = drawn_tactic(state, self.fight, ALLIED, card)
        no = self.tactic_barred(state, tactic)
        told = f"Card {{card}} for the Allied {self.what}: {{tactic}}."
        state.emit("tactic", told, self.rules[1], *(no.rules if no else ()),
                   card=card, tactic="no usable tactic" if no else tactic)  # fmt: skip
        if no is not None:
            state.become(self.next_step())
        elif tactic == "Bug Out":
            state.become(BugOutCheck(self.fight))
        else:
            fight = apply_tactic(state, self.fight, ALLIED, tactic)
            follow_up(state, fight, ALLIED, tactic, type(self)(fight, drawn=True))


class AttackCard(DrawnCard, frozen=True):
    """An Allied attacker receives the CombatTactic of a card drawn for the combat."""

    what: ClassVar[str] = "attack"
    rules: ClassVar[tuple[str, str]] = ("ARD-C0-05", "ARD-C0-05")

    @decides("ARD-C0-05")
    def none_drawn(self, state: ArdennesState) -> tuple[str, tuple[str, ...]] | None:
        no = may_use_tactics(state, self.fight, ALLIED)
        return None if no is None else ("No tactic for the Allied attack.", no.rules)

    def next_step(self) -> Step[ArdennesState]:
        return DefenderTactics(self.fight)

    def alike(self, state: ArdennesState, chance: Chance) -> list[list[int]]:
        return by_tactic(state, chance)


class DefenceCard(DrawnCard, frozen=True):
    """A card is drawn for Allied defenders: a unit of its formation joins, or it gives a tactic."""

    what: ClassVar[str] = "defence"
    rules: ClassVar[tuple[str, str]] = ("ARD-C0-06", "ARD-C0-08")

    def none_drawn(self, state: ArdennesState) -> tuple[str, tuple[str, ...]] | None:
        if not all(state.dispersed[n] for n in self.fight.defenders):
            return None
        return "All defenders are Dispersed: no card is drawn.", ("ARD-S0-15",)

    def tactic_barred(self, state: ArdennesState, tactic: str) -> Ruling | None:
        return may_use_tactics(state, self.fight, ALLIED) or super().tactic_barred(state, tactic)

    def next_step(self) -> Step[ArdennesState]:
        return Announce(self.fight)

    def alike(self, state: ArdennesState, chance: Chance) -> list[list[int]]:
        groups: dict[int | str, list[int]] = {}
        for i, card in enumerate(chance.outcomes):
            added = self._added(state, str(card))
            groups.setdefault(tactic_of(state, str(card)) if added is None else added, []).append(i)
        return list(groups.values())

    @decides("ARD-C0-06", "ARD-C0-08")
    def use(self, state: ArdennesState, card: str) -> None:
        added = self._added(state, card)
        if added is None:
            super().use(state, card)
        else:
            self._join(state, card, added)

    @decides("ARD-C0-06", "ARD-C0-07")
    def _added(self, state: ArdennesState, card: str) -> int | None:
        """The unit that joins the defence, if the card's formation matches and the conditions hold."""
        formations = state.title.allied_cards[card].formations
        if not any(_belongs(state, n, formations) for n in self.fight.defenders) or not self._welcome(state):
            return None
        members = [n for n, unit in enumerate(state.units) if unit.side_number == ALLIED]
        members = [n for n in members if _belongs(state, n, formations)]
        waiting = [n for n in state.in_box("Allied Reserve") if n in members]
        if waiting and reserve_is_closed(state):
            state.emit("tactic", "No further unit comes from the Reserve today.", "ARD-D16-20")
            waiting = []
        for n in waiting:
            if stacking_refusal(state, n, self.fight.target) is None:
                return n
        for n in state.title.in_order(members):
            if state.hex(n) is None or n in self.fight.defenders or n in self.fight.guests:
                continue
            if stacking_refusal(state, n, self.fight.target) is None and may_be_taken(state, n).legal:
                return n
        return None

    @decides("ARD-C0-06")
    def _welcome(self, state: ArdennesState) -> bool:
        """Fewer than 4 steps, in Communication, not in danger of Surround."""
        fight = self.fight
        return (
            sum(state.steps[n] for n in fight.defenders) < FEW_STEPS
            and all(in_communication(state, n) for n in fight.defenders)
            and not in_danger(state, fight.target)
        )

    def _join(self, state: ArdennesState, card: str, number: int) -> None:
        fight = self.fight
        if state.hex(number) is not None:
            take_from_map(state, number)
            where = "no unit of the formation in Reserve, lowest selector OutOfContact"
        else:
            state.memory[DEPLOYED_TODAY] = state.memory.get(DEPLOYED_TODAY, 0) + 1
            where = "lowest selector of the formation in Reserve"
        state.place_at(number, state.name(fight.target))
        unit = state.units[number].id
        question = f"Card {card} for the defence of {state.name(fight.target)}"
        first = Candidate(unit, where, "ARD-C0-07", True)
        trace = Trace(question, f"{unit} joins", ("ARD-C0-06", "ARD-C0-07"), (first,))
        state.emit("system", "{unit} joins the defence of {hex}.", "ARD-C0-06", "ARD-C0-07",
                   trace=trace, unit=unit, hex=state.name(fight.target))  # fmt: skip
        state.become(Announce(fight.but(defenders=(*fight.defenders, number))))


def _belongs(state: ArdennesState, number: int, formations: tuple[str, ...]) -> bool:
    """Whether a unit is of a division, corps or (today's) army."""
    unit = state.units[number]
    return unit.division in formations or unit.corps in formations or army_of(state, number) in formations


class BugOutCheck(Step[ArdennesState], frozen=True):
    """Bug Out of the solitaire game: until the 18th on a failed HoldCheck at 3:1, later for strong free stacks."""

    fight: Fight

    def _early(self, state: ArdennesState) -> bool:
        return state.day < BUG_OUT_LATE

    @decides("ARD-T0-03")
    def _long_odds(self, state: ArdennesState) -> bool:
        attack, defence, _ = odds_of(state, self.fight)
        return attack >= 3 * defence

    @decides("ARD-H-43")
    def _target(self, state: ArdennesState) -> int:
        return sum(int(line.amount) for line in hold_target(state, self.fight, first=True))

    def ask(self, state: ArdennesState) -> Chance | None:
        if self._early(state) and self._long_odds(state):
            return d10("HoldCheck for Bug Out", side="allied", rules=("ARD-T0-03",))
        return None

    def classes(self, state: ArdennesState, chance: Chance) -> list[list[int]]:
        return up_to(self._target(state))

    def happen(self, state: ArdennesState, outcome: Outcome) -> None:
        failed = not succeeds(outcome, self._target(state))
        state.emit("tactic", "Bug Out: HoldCheck {roll} against {target}.", "ARD-T0-03", "ARD-H-43",
                   roll=outcome, target=self._target(state))  # fmt: skip
        self._settle(state, failed)

    def advance(self, state: ArdennesState) -> None:
        if self._early(state):
            state.emit("tactic", "Bug Out: the odds are under 3:1, nothing happens.", "ARD-T0-03")
            self._settle(state, False)
            return
        strong = sum(state.steps[n] for n in self.fight.defenders) >= BUG_OUT_STEPS
        free = not surrounded(state, self.fight.target, ALLIED)
        what = "the stack may slip away" if strong and free else "fewer than 3 steps, or Surrounded"
        state.emit("tactic", "Bug Out: {what}.", "ARD-T0-04", what=what)
        self._settle(state, strong and free)

    def _settle(self, state: ArdennesState, happens: bool) -> None:
        fight = self.fight
        goal = self._goal(state) if happens else None
        if goal is None:
            state.become(Announce(fight.but(defender_tactics=(*fight.defender_tactics, "Bug Out"))))
            return
        number = state.title.in_order(fight.defenders, highest=True)[0]
        state.place_at(number, state.name(goal))
        state.emit(
            "tactic", "Bug Out: {unit} goes to {hex}.", "ARD-T0-05", unit=state.units[number].id, hex=state.name(goal)
        )
        rest = tuple(n for n in fight.defenders if n != number)
        fight = fight.but(defenders=rest, defender_tactics=(*fight.defender_tactics, "Bug Out"))
        state.become(Announce(fight) if rest else Advancing(fight))

    @decides("ARD-T0-05")
    def _goal(self, state: ArdennesState) -> int | None:
        """The nearest empty Position hex in Supply that is not Proximate to a German unit."""
        number = state.title.in_order(self.fight.defenders, highest=True)[0]
        ground = state.ground
        open_ = [
            hex
            for hex in sorted(ground.position)
            if not state.at[hex] and not proximate(state, hex, GERMAN) and not state.enemy_town(hex, ALLIED)
        ]
        open_.sort(key=lambda hex: (int(ground.distance[hex, self.fight.target]), state.name(hex)))
        return next((hex for hex in open_ if would_be_in_supply(state, hex, number)), None)
