"""An Allied impulse of the solitaire game: draw a card and carry out its first applicable command."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from broadfront.core.actions import Action
from broadfront.core.chance import Chance, Outcome, draw
from broadfront.core.events import Candidate, Trace
from broadfront.core.messages import Message
from broadfront.core.rules import decides
from broadfront.core.steps import Step
from broadfront.titles.ardennes.data.records import ALLIED, AlliedCard
from broadfront.titles.ardennes.data.title import RESERVE, calendar_box
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.events.allied import run_event
from broadfront.titles.ardennes.rules.actions import GiveStep, NoMore
from broadfront.titles.ardennes.rules.criteria import Criterion, by_selector
from broadfront.titles.ardennes.rules.forces.boundaries import army_of
from broadfront.titles.ardennes.rules.forces.cards import refill_draw_pile
from broadfront.titles.ardennes.rules.forces.formations import ARMY_LEVELS, units_in_formations
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.steps.allied_impulse import (
    ARMY_RULES,
    AlliedImpulse,
    german_hex_closest_to_target,
    units_activated_by_army_card,
)
from broadfront.titles.ardennes.steps.replacements import ALLIED_STEPS, Replacing, allied_replacements_refusal
from broadfront.titles.ardennes.system.allied_activation import SystemActivation, activation_eligibility_of_formation
from broadfront.titles.ardennes.system.counterattack import COUNTERATTACK, CounterattackPlan, plan_counterattack
from broadfront.titles.ardennes.system.deployment_choices import (
    FIRST_METHOD_B_DAY,
    deploy_units,
    next_placement,
    redeployable_units,
    reserve_closed_refusal,
    reserve_units_among,
)
from broadfront.titles.ardennes.system.event_choices import system_event_refusal
from broadfront.titles.ardennes.system.ranking import explain_ranking
from broadfront.titles.ardennes.system.traces import log_choice, reason_message, unit_ids, unit_message
from broadfront.titles.ardennes.system.xxx_arrival import begin_xxx_corps_arrival, does_card_bring_xxx_corps

__all__ = [
    "Command",
    "SystemImpulse",
    "activated_units",
    "army_of_card",
    "choose_replacement",
    "commanded_units",
    "first_command",
    "start_system_impulse",
]

NO_COMMAND = "no command"
REDRAW_FROM = 22
"""First day on which another card is drawn after No Command."""
MAX_CARDS_LEFT = 2
"""Maximum number of German cards left for expedited units to go to the map at once."""


class Command(NamedTuple):
    """A possible use of a drawn Allied card; `why_not` says why it does not apply, `run` carries it out."""

    name: Message
    rule: str
    why_not: Message | None = None
    rules: tuple[str, ...] = ()
    """Further rules that make it applicable."""
    why: Message | None = None
    """Reason it is applicable."""
    run: Callable[[ArdennesState], tuple[Step[Any], ...]] = lambda state: ()


# Units of a card


def commanded_units(state: ArdennesState, card: AlliedCard) -> tuple[int, ...]:
    """Return the Allied units a card commands today; VIII Corps belongs to a different army on some days."""
    if card.level in ARMY_LEVELS:
        return state.title.sort_units(
            n
            for n in range(len(state.units))
            if state.board.side_of(n) == ALLIED and army_of(state, n) in card.formations
        )
    return state.title.sort_units(
        {*units_in_formations(state, ALLIED, card.formations), *units_lent_to_xviii_corps(state, card)}
    )


@decides("ARD-D16-21")
def units_lent_to_xviii_corps(state: ArdennesState, card: AlliedCard) -> frozenset[int]:
    """Return the units of another corps that an XVIII Corps card may deploy on 16 December."""
    if state.clock.day != 16 or "XVIII" not in card.formations:
        return frozenset()
    return frozenset(u.number for u in state.units if "xviii_may_deploy_16dec" in u.flags)


def army_of_card(state: ArdennesState, card: AlliedCard) -> str:
    """Return the army to which a card's formation belongs today."""
    if card.level in ARMY_LEVELS:
        return card.army
    units = units_in_formations(state, ALLIED, card.formations)
    return army_of(state, units[0]) if units else card.army


def activated_units(state: ArdennesState, card: AlliedCard) -> tuple[int, ...]:
    """Return the units that an Allied card activates in the solitaire game.

    For an army card these are all within 5 hexes of the German unit nearest its target; otherwise its formation.
    """
    if card.level not in ARMY_LEVELS:
        return tuple(
            n for n in units_in_formations(state, ALLIED, card.formations) if state.board.hex_of_unit(n) is not None
        )
    return units_activated_by_army_card(state, card)


def _coverage_message(state: ArdennesState, card: AlliedCard) -> Message | None:
    """Return a message naming the units an army or corps card commands; None for cards named after a unit."""
    if card.level in ARMY_LEVELS:
        return say("system.command.covers-army", army=card.army)
    if card.level != "corps":
        return None
    if lent := units_lent_to_xviii_corps(state, card):
        return say("system.command.covers-lent", formations=card.formations, units=unit_ids(state, sorted(lent)))
    return say("system.command.covers-corps", formations=card.formations)


# The commands in their fixed order


def _special_event_command(state: ArdennesState, card: AlliedCard) -> Command:
    """Return the command to carry out the special event of the day, with the reason for or against it."""
    event = state.title.special_events.get(state.clock.day, "none")
    name, rule = say("system.command.special-event", event=event), "ARD-CMD-02"
    if event == "none":
        none = say("system.command.none-today", day=state.clock.day)
        return Command(say("system.command.no-special-event"), rule, none)
    if state.clock.special_event:
        return Command(name, rule, say("system.command.has-happened"))
    why = say("system.command.listed", day=state.clock.day)
    if event == COUNTERATTACK:
        found = plan_counterattack(state)
        if found.why_not is not None:
            return Command(name, rule, found.why_not)
        return Command(name, rule, rules=("ARD-H-35", "ARD-H-57"), why=why, run=lambda s: _run_counterattack(s, found))
    no = system_event_refusal(state, event)
    if no is not None:
        return Command(name, rule, reason_message(no))

    def run_special_event(state: ArdennesState) -> tuple[Step[Any], ...]:
        """Note that the special event has happened, and carry it out; return no further steps."""
        state.clock.note_special_event()
        run_event(state, event)
        return ()

    return Command(name, rule, rules=("ARD-H-35",), why=why, run=run_special_event)


def _run_counterattack(state: ArdennesState, plan: CounterattackPlan) -> tuple[Step[Any], ...]:
    """Note that the special event has happened, and make the planned Counterattack; return no further steps."""
    state.clock.note_special_event()
    plan.carry_out(state)
    return ()


def _deploy_command(state: ArdennesState, card: AlliedCard) -> Command:
    """Return the command to deploy Reserve units of the card's formation, with the reason for or against it."""
    units = frozenset(commanded_units(state, card))
    name, rule = say("system.command.deploy"), "ARD-CMD-03"
    if does_card_bring_xxx_corps(state, units):
        why = say("system.command.xxx-waits")
        return Command(say("system.command.xxx-corps"), rule, why=why, run=lambda s: (begin_xxx_corps_arrival(s),))
    found = next_placement(state, units)
    if found is not None:
        lent = units_lent_to_xviii_corps(state, card)
        unit, rules = state.units[found.unit], ("ARD-D16-21",) if found.unit in lent else ()
        topic = "system.command.lent-can-be-placed" if rules else "system.command.can-be-placed"
        why = say(topic, unit=unit.id, corps=unit.corps)
        return Command(name, rule, rules=rules, why=why, run=lambda s: _run_deploy(s, units, lent))
    no = reserve_closed_refusal(state)
    if no is not None:
        return Command(name, no.rules[0], reason_message(no))
    waiting = reserve_units_among(state, units)
    later = state.clock.day >= FIRST_METHOD_B_DAY
    if waiting:
        topic = "system.command.none-placed" if later else "system.command.none-placed-by-a"
        return Command(name, rule, say(topic, units=unit_ids(state, waiting)))
    if not later:
        return Command(name, rule, say("system.command.none-in-reserve"))
    if taken := unit_ids(state, redeployable_units(state, units)):
        return Command(name, rule, say("system.command.no-hex-to-take-to", units=taken))
    return Command(name, rule, say("system.command.none-to-deploy"))


def _run_deploy(state: ArdennesState, units: frozenset[int], lent: frozenset[int]) -> tuple[Step[Any], ...]:
    """Deploy Reserve units of the formation, with those `lent` by another corps; return no further steps."""
    deploy_units(state, units, lent=lent)
    return ()


def units_due_tomorrow(state: ArdennesState, card: AlliedCard) -> tuple[int, ...]:
    """Return the units of a card's formation that are due to arrive the next day."""
    box = calendar_box(state.clock.day + 1)
    if box not in state.title.locations.boxes:
        return ()
    units = set(commanded_units(state, card))
    return tuple(n for n in state.in_box(box) if n in units)


def _expedite_command(state: ArdennesState, card: AlliedCard) -> Command:
    """Return the command to bring tomorrow's arrivals in today, with the reason for or against it."""
    units, name = units_due_tomorrow(state, card), say("system.command.expedite")
    if not units:
        return Command(name, "ARD-CMD-04", say("system.command.none-due", day=state.clock.day + 1))
    why = say("system.command.due", units=unit_ids(state, units), day=state.clock.day + 1)
    return Command(name, "ARD-CMD-04", why=why, run=lambda s: _run_expedite(s, units))


def _run_expedite(state: ArdennesState, units: tuple[int, ...]) -> tuple[Step[Any], ...]:
    """Bring tomorrow's units to the Reserve, or onto the map if the German has few cards left; log the choice.

    Return the step that brings XXX Corps if the card does so, otherwise no steps.
    """
    left = len(state.zones["german-hand"]) + len(state.zones["german-deck"])
    at_once = left <= MAX_CARDS_LEFT
    for n in units:
        state.put_in_box(n, RESERVE[ALLIED])
    reserve, at_map = say("system.expedite.reserve"), say("system.expedite.map")
    many = say("system.expedite.too-few" if at_once else "system.expedite.many-cards", left=left, most=MAX_CARDS_LEFT)
    few = say("system.expedite.few-cards" if at_once else "system.expedite.too-many", left=left, most=MAX_CARDS_LEFT)
    candidates = (
        Candidate(reserve, many, "ARD-SEQ-17", not at_once),
        Candidate(at_map, few, "ARD-SEQ-18", at_once),
    )
    rules = ("ARD-SEQ-18", "ARD-H-37") if at_once else ("ARD-SEQ-17", "ARD-H-37")
    topic = "system.expedite.units-to-map" if at_once else "system.expedite.units-to-reserve"
    log_choice(state, say("system.expedite.asked"), say(topic, units=unit_ids(state, units)), rules, candidates)
    if not at_once:
        return ()
    if does_card_bring_xxx_corps(state, frozenset(units)):
        return (begin_xxx_corps_arrival(state),)
    deploy_units(state, (n for n in units if state.board.hex_of_unit(n) is None))
    return ()


def _replacements_command(state: ArdennesState, card: AlliedCard) -> Command:
    """Return the command to give Replacement steps, with the reason for or against it."""
    no, name = allied_replacements_refusal(state, card), say("system.command.replacements")
    if card.level != "corps":
        return Command(name, "ARD-CMD-05", say("system.command.no-corps-card"))
    if no is not None:
        return Command(name, "ARD-CMD-05", reason_message(no))
    step = Replacing(ALLIED, card.formations, ALLIED_STEPS)
    return Command(name, "ARD-CMD-05", why=say("system.command.reduced"), run=lambda s: (step,))


def choose_replacement(state: ArdennesState, step: Replacing) -> tuple[Action, Trace]:
    """Choose the unit that receives a Replacement step: the eligible unit with the highest selector (order number)."""
    ranked = state.title.sort_units(step.eligible_units(state), highest=True)
    if not ranked:
        return NoMore(), Trace(say("system.replacement.any"), say("system.replacement.none"), ("ARD-D1-05",))
    rule = "ARD-D1-05"
    corps = Criterion[int](
        "corps", "ARD-DEF-04", lambda n: (state.title.corps_rank[n], n), lambda n: state.units[n].corps
    )
    figures = (by_selector(state, rule, highest=True), corps)
    candidates = explain_ranking(
        ranked, figures, lambda n: unit_message(state, n), say("system.replacement.only"), rule
    )
    trace = Trace(
        say("system.replacement.asked"), unit_message(state, ranked[0]), (rule, "ARD-H-28"), tuple(candidates)
    )
    return GiveStep(state.units[ranked[0]].id), trace


def _activate_command(state: ArdennesState, card: AlliedCard) -> Command:
    """Return the command to activate the card's units, with the reason for or against it."""
    units = activated_units(state, card)
    name, rule = say("system.command.activate"), "ARD-CMD-06"
    if not units:
        return Command(name, rule, say("system.command.none-on-map"))
    found = activation_eligibility_of_formation(state, units)
    if not found.legal:
        return Command(name, "ARD-A0-01", reason_message(found))
    step = SystemActivation(units, army_of_card(state, card), card.support)

    def run_activation(state: ArdennesState) -> tuple[Step[Any], ...]:
        """Log why the units are activated and return the step that does it."""
        rules = ["ARD-CMD-06", *found.rules]
        candidates: list[Candidate] = []
        activation_eligibility_of_formation(state, units, candidates)
        if card.level in ARMY_LEVELS:
            closest = german_hex_closest_to_target(state, card)
            assert closest is not None
            nearest = state.title.sort_units(state.board.at[closest])[0]
            away = min(int(state.ground.distance[closest][state.ground.map.index[id]]) for id in card.target_hexes)
            where = say("system.activation.closest", hexes=card.target_hexes, distance=away)
            candidates.append(Candidate(unit_message(state, nearest), where, "ARD-CMD-10", chosen=True))
            rules += ["ARD-CMD-10", ARMY_RULES[card.army]]
        asked = say("system.activation.asked", card=card.id, name=card.name)
        log_choice(state, asked, say("system.named.units", units=unit_ids(state, units)), rules, candidates)
        return (step,)

    return Command(name, rule, why=reason_message(found), run=run_activation)


def _event_command(state: ArdennesState, card: AlliedCard) -> Command:
    """Return the command to play the event on the card, with the reason for or against it."""
    name, rule = say("system.command.event", event=card.event), "ARD-CMD-07"
    if card.event == "none":
        return Command(say("system.command.no-event"), rule, say("system.command.card-has-none"))
    no = system_event_refusal(state, card.event)
    if no is not None:
        return Command(name, rule, reason_message(no))

    def play_event(state: ArdennesState) -> tuple[Step[Any], ...]:
        """Carry out the event on the card; return no further steps."""
        run_event(state, card.event, card.id)
        return ()

    why = say("system.command.only-event" if card.level == NO_COMMAND else "system.command.nothing-before")
    return Command(name, rule, why=why, run=play_event)


COMMAND_ORDER = (
    _special_event_command,
    _deploy_command,
    _expedite_command,
    _replacements_command,
    _activate_command,
    _event_command,
)
"""Commands in the order they are tried."""


@decides("ARD-CMD-01")
def first_command(state: ArdennesState, card: AlliedCard) -> tuple[Command | None, list[Candidate]]:
    """Return the first command of a card that applies, or None, and the reasons for all commands considered."""
    considered: list[Candidate] = []
    for find in (_event_command,) if card.level == NO_COMMAND else COMMAND_ORDER:
        command = find(state, card)
        chosen = command.why_not is None
        why = command.why_not or command.why
        assert why is not None
        considered.append(Candidate(command.name, why, command.rule, chosen))
        if chosen:
            return command, considered
    return None, considered


def start_system_impulse(state: ArdennesState, step: AlliedImpulse) -> SystemImpulse:
    """Return the step of an Allied solitaire impulse, in which a card is drawn instead of played from a hand."""
    return SystemImpulse()


class SystemImpulse(Step[ArdennesState], frozen=True):
    """Run one Allied impulse of the solitaire game: draw a card and carry out its first command that applies."""

    again: bool = False
    """Whether this is the extra card drawn after No Command."""

    def ask(self, state: ArdennesState) -> Chance | None:
        """Return the draw of the Allied card; None if the draw pile is empty."""
        deck = state.zones["allied-deck"]
        if not deck:
            return None
        rules = ("ARD-CMD-09", "ARD-SEQ-19") if self.again else ("ARD-CMD-01",)
        return draw(say("roll.system.command-card"), "allied-deck", deck, side="allied", rules=rules)

    def advance(self, state: ArdennesState) -> None:
        """Reshuffle the discards to draw from; without any card, log it and end the impulse."""
        if not refill_draw_pile(state):
            state.emit(say("card.command.none"), "ARD-CMD-01")
            state.pop()

    def happen(self, state: ArdennesState, outcome: Outcome) -> None:
        """Discard the drawn card, log which of its commands applies and why, and carry that command out."""
        card = state.title.allied_cards[str(outcome)]
        state.move_item(card.id, "allied-deck", "allied-discard")
        state.begin_activation()
        state.tally.allow_replacements_again(state.on_map(ALLIED))
        command, considered = first_command(state, card)
        nothing = card.level == NO_COMMAND
        rules = ["ARD-CMD-01", *((command.rule, *command.rules) if command is not None else ("ARD-CMD-08",))]
        again = nothing and state.clock.day >= REDRAW_FROM
        if nothing:
            rules += ["ARD-CMD-09", "ARD-SEQ-19", "ARD-H-35"]
        question = say("system.command.asked", card=card.id, name=card.name, day=state.clock.day)
        choice = command.name if command is not None else say("system.command.nothing")
        if nothing:
            choice = say("system.command.then-again" if again else "system.command.then-over", choice=choice)
        log_choice(state, question, choice, rules, considered, follows=_coverage_message(state, card))
        if again:
            state.become(SystemImpulse(again=True))
        else:
            state.pop()
        if command is not None:
            state.push(*command.run(state))
