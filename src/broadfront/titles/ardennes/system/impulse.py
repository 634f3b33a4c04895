"""An Allied impulse of the solitaire game: a card is drawn and its first applicable command carried out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from broadfront.core.actions import Action
from broadfront.core.chance import Chance, Outcome, draw
from broadfront.core.events import Candidate, Trace
from broadfront.core.rules import decides
from broadfront.core.steps import Step
from broadfront.titles.ardennes.data.records import ALLIED, AlliedCard
from broadfront.titles.ardennes.data.title import RESERVE, calendar_box
from broadfront.titles.ardennes.events.allied import run_event
from broadfront.titles.ardennes.rules.actions import GiveStep, NoMore
from broadfront.titles.ardennes.rules.forces.boundaries import army_of
from broadfront.titles.ardennes.rules.forces.formations import ARMY_LEVELS, members
from broadfront.titles.ardennes.rules.markers import REPLACED
from broadfront.titles.ardennes.rules.state import ArdennesState
from broadfront.titles.ardennes.steps.allied_impulse import ARMY_RULES, army_units, closest_to_target
from broadfront.titles.ardennes.steps.replacements import ALLIED_STEPS, Replacing, allied_replacements_refusal
from broadfront.titles.ardennes.system import deploying as deployment
from broadfront.titles.ardennes.system import event_choices as events
from broadfront.titles.ardennes.system import xxx_arrival as xxx_corps
from broadfront.titles.ardennes.system.allied_activation import SystemActivation, eligible
from broadfront.titles.ardennes.system.traces import names, tell

__all__ = [
    "Command",
    "SystemImpulse",
    "activated_units",
    "army_of_card",
    "choose_replacement",
    "commanded",
    "first_command",
]

NO_COMMAND = "no command"
AGAIN_FROM = 22
"""From this day another card is drawn after No Command."""
FEW_CARDS = 2
"""German cards left with which expedited units go to the map at once."""
SPECIAL = "special event"
"""Remembered once the special event of the day has happened."""


class Command(NamedTuple):
    """A command of a card: applicable when `why_not` is empty; `run` does what is done at once, `steps` follow."""

    name: str
    rule: str
    why_not: str = ""
    rules: tuple[str, ...] = ()
    """Further rules by which it is applicable."""
    run: Callable[[ArdennesState], tuple[Step[Any], ...]] = lambda state: ()


# Who is meant


@decides("ARD-D16-21")
def commanded(state: ArdennesState, card: AlliedCard) -> tuple[int, ...]:
    """The units a card commands today: VIII Corps counts with its army of the day."""
    if card.level in ARMY_LEVELS:
        return state.title.in_order(
            n for n in range(len(state.units)) if state.side_of(n) == ALLIED and army_of(state, n) in card.formations
        )
    units = list(members(state, ALLIED, card.formations))
    if state.day == 16 and "XVIII" in card.formations:
        units += [u.number for u in state.units if "xviii_may_deploy_16dec" in u.flags]
    return state.title.in_order(dict.fromkeys(units))


def army_of_card(state: ArdennesState, card: AlliedCard) -> str:
    """The army a card's formation belongs to today."""
    if card.level in ARMY_LEVELS:
        return card.army
    units = members(state, ALLIED, card.formations)
    return army_of(state, units[0]) if units else card.army


def activated_units(state: ArdennesState, card: AlliedCard) -> tuple[int, ...]:
    """The units a card activates: its formation, or for an army all within 5 hexes of the German nearest its target."""
    if card.level not in ARMY_LEVELS:
        return tuple(n for n in members(state, ALLIED, card.formations) if state.hex(n) is not None)
    return army_units(state, card)


# The commands in their fixed order


def _special_event(state: ArdennesState, card: AlliedCard) -> Command:
    event = state.title.special_events.get(state.day, "none")
    name, rule = f"special event of the day, {event}", "ARD-CMD-02"
    if event == "none":
        return Command("special event of the day", rule, "there is none today")
    if state.memory.get(SPECIAL):
        return Command(name, rule, "it has happened")
    no = events.why_not(state, event)
    if no is not None:
        return Command(name, rule, no.text.rstrip("."))

    def run(state: ArdennesState) -> tuple[Step[Any], ...]:
        state.memory[SPECIAL] = 1
        run_event(state, event)
        return ()

    return Command(name, rule, rules=("ARD-H-35",), run=run)


def _deploy(state: ArdennesState, card: AlliedCard) -> Command:
    units = frozenset(commanded(state, card))
    name, rule = "deploy Reserve units", "ARD-CMD-03"
    if xxx_corps.can_arrive(state, units):
        return Command("first arrival of XXX Corps", rule, run=lambda s: (xxx_corps.arrive(s),))
    if deployment.next_placement(state, units) is not None:
        return Command(name, rule, run=lambda s: _deployed(s, units))
    no = deployment.no_more_today(state)
    if no is not None:
        return Command(name, no.rules[0], no.text.rstrip("."))
    waiting = deployment.reserve_of(state, units)
    return Command(name, rule, "none can be placed" if waiting else "none is in Reserve")


def _deployed(state: ArdennesState, units: frozenset[int]) -> tuple[Step[Any], ...]:
    deployment.deploy(state, units)
    return ()


def due_tomorrow(state: ArdennesState, card: AlliedCard) -> tuple[int, ...]:
    """Units of the card's formation in the calendar box of the next day."""
    box = calendar_box(state.day + 1)
    if box not in state.title.locations.boxes:
        return ()
    units = set(commanded(state, card))
    return tuple(n for n in state.in_box(box) if n in units)


def _expedite(state: ArdennesState, card: AlliedCard) -> Command:
    units = due_tomorrow(state, card)
    if not units:
        return Command("expedite", "ARD-CMD-04", "no unit of it is due tomorrow")
    return Command("expedite", "ARD-CMD-04", run=lambda s: _expedited(s, units))


def _expedited(state: ArdennesState, units: tuple[int, ...]) -> tuple[Step[Any], ...]:
    left = len(state.zones["german-hand"]) + len(state.zones["german-deck"])
    at_once = left <= FEW_CARDS
    for n in units:
        state.put_in_box(n, RESERVE[ALLIED])
    told = (
        Candidate("to the Reserve box", f"the German has {left} cards left", "ARD-SEQ-17", not at_once),
        Candidate("to the map at once", "with 2 or fewer German cards left", "ARD-SEQ-18", at_once),
    )
    rules = ("ARD-SEQ-17", "ARD-SEQ-18", "ARD-H-37") if at_once else ("ARD-SEQ-17", "ARD-H-37")
    where = "to the map at once" if at_once else "to the Reserve box"
    tell(state, "Expedite", f"{names(state, units)} {where}", rules, told)
    if not at_once:
        return ()
    if xxx_corps.can_arrive(state, frozenset(units)):
        return (xxx_corps.arrive(state),)
    deployment.deploy(state, (n for n in units if state.hex(n) is None))
    return ()


def _replacements(state: ArdennesState, card: AlliedCard) -> Command:
    no = allied_replacements_refusal(state, card)
    if no is not None:
        return Command("replacements", "ARD-CMD-05", no.text.rstrip("."))
    step = Replacing(ALLIED, card.formations, ALLIED_STEPS)
    return Command("replacements", "ARD-CMD-05", run=lambda s: (step,))


def choose_replacement(state: ArdennesState, step: Replacing) -> tuple[Action, Trace]:
    """The highest selector first."""
    ranked = state.title.in_order(step.able(state), highest=True)
    if not ranked:
        return NoMore(), Trace("Replacement", "none", ("ARD-D1-05",))
    told = tuple(
        Candidate(state.units[n].id, f"selector {state.units[n].selector}", "ARD-D1-05", k == 0)
        for k, n in enumerate(ranked)
    )
    unit = state.units[ranked[0]].id
    return GiveStep(unit), Trace("Who receives a Replacement", unit, ("ARD-D1-05", "ARD-H-28"), told)


def _activate(state: ArdennesState, card: AlliedCard) -> Command:
    units = activated_units(state, card)
    name, rule = "activate", "ARD-CMD-06"
    if not units:
        return Command(name, rule, "none of its units is on the map")
    found = eligible(state, units)
    if not found.legal:
        return Command(name, "ARD-A0-01", found.text.rstrip("."))
    step = SystemActivation(units, army_of_card(state, card), card.support)

    def run(state: ArdennesState) -> tuple[Step[Any], ...]:
        rules = ["ARD-CMD-06", *found.rules]
        told = [Candidate("eligible", found.text.rstrip("."), found.rules[-1], chosen=True)]
        if card.level in ARMY_LEVELS:
            closest = closest_to_target(state, card)
            assert closest is not None
            nearest = state.title.in_order(state.at[closest])[0]
            where = f"German unit closest to {' or '.join(card.target_hexes)}"
            told.append(Candidate(state.units[nearest].id, where, "ARD-CMD-10", chosen=True))
            rules += ["ARD-CMD-10", ARMY_RULES[card.army]]
        tell(state, f"Activation by {card.id}, {card.name}", names(state, units), rules, told)
        return (step,)

    return Command(name, rule, run=run)


def _event(state: ArdennesState, card: AlliedCard) -> Command:
    name, rule = f"command event, {card.event}", "ARD-CMD-07"
    if card.event == "none":
        return Command("command event", rule, "the card has none")
    no = events.why_not(state, card.event)
    if no is not None:
        return Command(name, rule, no.text.rstrip("."))

    def run(state: ArdennesState) -> tuple[Step[Any], ...]:
        run_event(state, card.event, card.id)
        return ()

    return Command(name, rule, run=run)


ORDER = (_special_event, _deploy, _expedite, _replacements, _activate, _event)
"""The commands in the order in which they are tried."""


@decides("ARD-CMD-01")
def first_command(state: ArdennesState, card: AlliedCard) -> tuple[Command | None, list[Candidate]]:
    """The first applicable command of a card, and all that was considered."""
    considered: list[Candidate] = []
    for find in (_event,) if card.level == NO_COMMAND else ORDER:
        command = find(state, card)
        considered.append(
            Candidate(command.name, command.why_not or "applicable", command.rule, chosen=not command.why_not)
        )
        if not command.why_not:
            return command, considered
    return None, considered


class SystemImpulse(Step[ArdennesState], frozen=True):
    """One whole Allied impulse: draw a card, carry out its first applicable command, end."""

    again: bool = False
    """A further card is drawn after No Command."""

    def ask(self, state: ArdennesState) -> Chance | None:
        deck = state.zones["allied-deck"]
        if not deck:
            return None
        rules = ("ARD-CMD-09", "ARD-SEQ-19") if self.again else ("ARD-CMD-01",)
        return draw("an Allied command card", "allied-deck", deck, side="allied", rules=rules)

    def advance(self, state: ArdennesState) -> None:
        discards = state.zones["allied-discard"]
        if not discards:
            state.emit("card", "There is no Allied command card to draw.", "ARD-CMD-01")
            state.pop()
            return
        for card in discards:
            state.move_item(card, "allied-discard", "allied-deck")
        state.emit("card", "The Allied discards are shuffled into the deck.", "ARD-H-34")

    def happen(self, state: ArdennesState, outcome: Outcome) -> None:
        card = state.title.allied_cards[str(outcome)]
        state.move_item(card.id, "allied-deck", "allied-discard")
        state.begin_activation()
        for n in state.on_map(ALLIED):
            state.today[n] &= ~REPLACED
        command, considered = first_command(state, card)
        nothing = card.level == NO_COMMAND
        rules = ["ARD-CMD-01", *((command.rule, *command.rules) if command is not None else ("ARD-CMD-08",))]
        if nothing:
            rules += ["ARD-CMD-09", "ARD-SEQ-19", "ARD-H-35"]
        question = f"Command card {card.id}, {card.name}"
        tell(state, question, command.name if command is not None else "nothing applies", rules, considered)
        if nothing and state.day >= AGAIN_FROM:
            state.become(SystemImpulse(again=True))
        else:
            state.pop()
        if command is not None:
            state.push(*command.run(state))
