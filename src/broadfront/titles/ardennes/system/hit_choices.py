"""Choices of the system when Allied defenders or attackers take hits."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import NamedTuple

from broadfront.core.actions import Action
from broadfront.core.events import Candidate, Event, Trace
from broadfront.core.memoization import memoized
from broadfront.core.messages import Message
from broadfront.core.rules import decides
from broadfront.core.rulings import LedgerLine, Ruling
from broadfront.core.steps import Answer, Chosen, Roll
from broadfront.titles.ardennes.data.dice import d10_chance, is_success
from broadfront.titles.ardennes.data.records import ALLIED
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.criteria import Criterion, by_corps, by_selector, sort_best_first
from broadfront.titles.ardennes.rules.fighting.combat_actions import (
    DisperseAttackers,
    IgnoreHit,
    LoseStep,
    TakeLoss,
    TakeRetreat,
)
from broadfront.titles.ardennes.rules.fighting.fight import Fight
from broadfront.titles.ardennes.rules.fighting.hold_check import hold_check_number
from broadfront.titles.ardennes.rules.fighting.retreat import is_overstacked, retreat_refusal, units_able_to_retreat
from broadfront.titles.ardennes.rules.fighting.retreat_priority import retreat_hexes
from broadfront.titles.ardennes.rules.lines.communication import communication_paths
from broadfront.titles.ardennes.rules.memo_inputs import DISPERSED, OUT_OF_FUEL, STEPS, SUPPLY
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.steps.combat import DefenderHits
from broadfront.titles.ardennes.steps.hits import HIT_RULES, AttackerHits, LosingSteps
from broadfront.titles.ardennes.system.combat_choices import ENOUGH_STEPS
from broadfront.titles.ardennes.system.ranking import deciding_rule, explain_ranking
from broadfront.titles.ardennes.system.traces import reason_message, stack_messages, unit_with_hex_message


class HitDecision(NamedTuple):
    """How Allied defenders take one hit: a certain retreat or step loss, or a HoldCheck against a number."""

    is_certain: bool
    retreat: bool
    target: int
    rules: tuple[str, ...]
    why: Message
    ledger: tuple[LedgerLine, ...] = ()
    no_retreat: Ruling | None = None

    def to_answer(self, state: ArdennesState, step: DefenderHits, roll: int | None = None) -> Chosen:
        """Return the defenders' action after a HoldCheck roll (None if none is needed) and its explanation."""
        retreat = self.retreat if roll is None else not is_success(roll, self.target)
        action = TakeRetreat() if retreat else TakeLoss()
        if state.events is None:
            return action, None
        choice = RETREAT if retreat else LOSS
        stacks = stack_messages(state, step.fight.still_on_map(state, step.fight.defenders))
        asked = say("system.hit.asked", parts=stacks, count=step.left)
        dice = () if roll is None else (say("system.hit.rolled", die=roll, needed=self.target),)
        trace = Trace(asked, choice, self.rules, tuple(self._candidates(retreat)), dice, self.ledger)
        event = Event(say("system.hit.taken", why=self.why, choice=choice), self.rules, trace=trace)
        return action, event

    def _candidates(self, retreat: bool) -> Iterator[Candidate]:
        """Yield the two ways to take the hit, retreat and step loss, with the reasons for and against each."""
        if self.is_certain:
            yield Candidate(RETREAT if self.retreat else LOSS, self.why, self.rules[-1], True)
            if self.no_retreat is not None:
                yield Candidate(RETREAT, reason_message(self.no_retreat), self.no_retreat.rules[0])
            return
        rule = "ARD-C1-07"
        yield Candidate(LOSS, say("system.hit.on-or-less", needed=self.target), rule, not retreat)
        yield Candidate(RETREAT, say("system.hit.on-more", needed=self.target), rule, retreat)


RETREAT, LOSS = say("system.hit.retreat"), say("system.hit.loss")


def choose_how_defenders_take_hit(state: ArdennesState, step: DefenderHits) -> Answer:
    """Choose how Allied defenders take a hit: as the rules dictate, else by a HoldCheck roll."""
    taken = decide_hit(state, step.fight, step.left)
    if taken.is_certain:
        return taken.to_answer(state, step)
    check = d10_chance(say("roll.combat.hold-check"), side=step.fight.defender, rules=("ARD-C1-07",))
    return Roll(check, lambda roll: taken.to_answer(state, step, int(roll)))


def _hit_key(fight: Fight, hits_left: int) -> Hashable:
    """Return the cache key of a hit decision: everything in the combat that affects how the hit is taken."""
    return hits_left, fight.defenders, fight.target, fight.retreated, fight.is_infiltrated, fight.from_hexes, fight.lost


@memoized(rests_on=(retreat_hexes, communication_paths, STEPS, DISPERSED, SUPPLY, OUT_OF_FUEL), by=_hit_key)
def decide_hit(state: ArdennesState, fight: Fight, hits_left: int) -> HitDecision:
    """Decide how Allied defenders take the current hit."""
    if fight.retreated >= 2:
        return HitDecision(True, False, 0, ("ARD-C1-04",), say("system.hit.two-hexes"))
    if (no := retreat_refusal(state, fight, more_hits=hits_left > 1)) is not None:
        rules = tuple(dict.fromkeys((*no.rules, "ARD-C1-12")))
        return HitDecision(True, False, 0, rules, say("system.hit.no-retreat"), no_retreat=no)
    if is_overstacked(state, fight):
        return HitDecision(True, True, 0, ("ARD-C2-03",), say("system.hit.overstacked"))
    steps = sum(state.board.steps[n] for n in fight.still_on_map(state, fight.defenders))
    if hits_left >= steps:
        return HitDecision(
            True, True, 0, ("ARD-C1-05",), say("system.hit.would-eliminate", count=hits_left, steps=steps)
        )
    if (loses := _unit_ending_zoc(state, fight)) is not None:
        why = say("system.hit.would-lose-zoc", what=unit_with_hex_message(state, loses))
        return HitDecision(True, True, 0, ("ARD-C1-06",), why)
    ledger = hold_check_number(state, fight, more_hits=hits_left > 1)
    rules = tuple(dict.fromkeys(line.rule for line in ledger))
    target = sum(int(line.amount) for line in ledger)
    return HitDecision(False, False, target, rules, say("system.hit.hold-check"), tuple(ledger))


@decides("ARD-C1-06")
def _unit_ending_zoc(state: ArdennesState, fight: Fight) -> int | None:
    """Return the defender whose step loss would end the zone of control of the hex, or None if there is none."""
    group = fight.still_on_map(state, fight.defenders)
    board = state.board
    hex = board.hex_of_unit((units_able_to_retreat(state, fight) or group)[0])
    assert hex is not None
    if not board.exerts[ALLIED][hex]:
        return None
    number = loss_order(state, LosingSteps(fight, 1, group, defender=True))[0]
    imagined = state.copy()
    imagined.set_steps(number, board.steps[number] - 1)
    return None if imagined.board.exerts[ALLIED][hex] else number


# Step losses


def choose_step_loss(state: ArdennesState, step: LosingSteps) -> tuple[Action, Trace | None]:
    """Choose the Allied unit that loses a step; the choice is explained if there are several."""
    ranked = loss_order(state, step)
    action = LoseStep(state.units[ranked[0]].id)
    if state.events is None or len(ranked) == 1:
        return action, None
    only = say("system.loss.only")
    candidates = explain_ranking(
        ranked, _loss_criteria(state, step), lambda n: _unit_message(state, n), only, "ARD-C1-01"
    )
    side = say("system.loss.asked-defender" if step.defender else "system.loss.asked-attacker")
    return action, Trace(side, unit_with_hex_message(state, ranked[0]), (deciding_rule(candidates),), tuple(candidates))


def _unit_message(state: ArdennesState, unit_number: int) -> Message:
    """Return the message that names a unit, its hex and its remaining steps."""
    named = unit_with_hex_message(state, unit_number)
    return say("system.loss.unit", what=named, steps=state.board.steps[unit_number])


def loss_order(state: ArdennesState, step: LosingSteps) -> list[int]:
    """Return the Allied units that may lose a step, in the order in which they are chosen."""
    return sort_best_first(step.fight.still_on_map(state, step.group), _loss_criteria(state, step))


@decides("ARD-C1-01", "ARD-C1-02", "ARD-C1-18")
def _loss_criteria(state: ArdennesState, step: LosingSteps) -> tuple[Criterion[int], ...]:
    """Return the criteria for choosing the unit that loses a step.

    In order: fewest losses per hex and unit, largest attacking stack, several steps before one, highest order number.
    """
    stacks: dict[int, int] = {}
    came = dict(zip(step.fight.attackers, step.fight.from_hexes, strict=True))
    board = state.board
    if not step.defender:
        for n in step.fight.still_on_map(state, step.fight.attackers):
            stacks[came[n]] = stacks.get(came[n], 0) + board.steps[n]
    strongest = Criterion[int]("stack-steps", "ARD-C1-18", lambda n: -stacks[came[n]], lambda n: stacks[came[n]])
    return (
        Criterion("hex-losses", "ARD-C1-01", lambda n: step.steps_lost_by_hex_and_unit(n)[0]),
        Criterion("losses", "ARD-C1-01", lambda n: step.steps_lost_by_hex_and_unit(n)[1]),
        *(() if step.defender else (strongest,)),
        Criterion("single-step", "ARD-C1-02", lambda n: board.steps[n] == 1, lambda n: board.steps[n]),
        by_selector(state, "ARD-C1-02", highest=True),
        by_corps(state, "ARD-DEF-04"),
    )


# Hits on attackers


def choose_how_attackers_take_hit(state: ArdennesState, step: AttackerHits) -> tuple[Action, Trace]:
    """Choose how an Allied attacker takes the next hit, by the number of hits it has taken so far."""
    fight = step.fight
    steps = sum(state.board.steps[n] for n in fight.still_on_map(state, fight.attackers))
    match step.taken:
        case 0:
            action: Action = TakeLoss()
            why = say("system.attackers-hit.first")
        case 1 if steps < ENOUGH_STEPS:
            action, why = DisperseAttackers(), say("system.attackers-hit.few-steps", steps=steps, needed=ENOUGH_STEPS)
        case 1:
            action, why = TakeLoss(), say("system.attackers-hit.many-steps", steps=steps, needed=ENOUGH_STEPS)
        case 2 if fight.dispersed:
            action, why = IgnoreHit(), say("system.attackers-hit.dispersed")
        case 2:
            action, why = DisperseAttackers(), say("system.attackers-hit.third")
        case 3 if fight.attacker_losses < 2:
            action, why = TakeLoss(), say("system.attackers-hit.one-loss")
        case 3:
            action, why = IgnoreHit(), say("system.attackers-hit.two-losses")
        case _:
            action, why = IgnoreHit(), say("system.attackers-hit.later")
    choice, rule = HIT_MESSAGES[type(action)], HIT_RULES[min(step.taken, len(HIT_RULES) - 1)]
    asked = say("system.attackers-hit.asked", number=step.taken + 1)
    return action, Trace(asked, choice, (rule,), (Candidate(choice, why, rule, True),))


HIT_MESSAGES: dict[type[Action], Message] = {
    TakeLoss: LOSS,
    DisperseAttackers: say("system.attackers-hit.disperse"),
    IgnoreHit: say("system.attackers-hit.ignore"),
}
"""Message by the way in which attackers take a hit."""
