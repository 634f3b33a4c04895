"""The current situation shown to players: phase, impulse, combat and the question to answer.

Everything here is public, except the choices of the side that is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import UNSET

from broadfront.core.chance import Chance
from broadfront.core.steps import Decision, InOrder, Step
from broadfront.titles.ardennes.data.records import SIDES, GermanCard
from broadfront.titles.ardennes.data.words import phrase
from broadfront.titles.ardennes.events import allied, allied_reserve, german, reactions
from broadfront.titles.ardennes.events.card_loss import GiveUpCard
from broadfront.titles.ardennes.events.engineers import Engineers
from broadfront.titles.ardennes.rules.fighting.fight import CombatStep, Fight
from broadfront.titles.ardennes.rules.fighting.strength import combat_odds
from broadfront.titles.ardennes.rules.forces.cards import event_cards
from broadfront.titles.ardennes.rules.forces.command_level import command_level
from broadfront.titles.ardennes.rules.forces.formations import units_in_formations
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.steps import (
    activation,
    advance,
    allied_impulse,
    card_preparation,
    combat,
    day,
    fuel,
    german_impulse,
    hits,
    impulses,
    moving,
    replacements,
    supply_phase,
    tactics,
)
from broadfront.titles.ardennes.steps.battle import Battle
from broadfront.titles.ardennes.steps.bug_out_check import BugOutCheck
from broadfront.titles.ardennes.steps.kampfgruppe import ChoosingKampfgruppe
from broadfront.titles.ardennes.steps.reinforce_battle import Reinforcing
from broadfront.titles.ardennes.system.combat_cards import AttackCard, DefenceCard
from broadfront.titles.ardennes.system.system_impulse import SystemImpulse
from broadfront.titles.ardennes.table.labels import (
    card_name,
    describe_tactic,
    find_card,
    hex_label,
    printed_effects,
    stack_label,
    unit_label,
    unit_labels,
)
from broadfront.titles.ardennes.table.parts import (
    ArdennesCard,
    ArdennesCombat,
    ArdennesMoment,
    ArdennesTarget,
    TargetUnit,
)
from broadfront.titles.ardennes.table.prospects import Prospect, no_entry_refusal, preview_card

__all__ = ["build_moment", "impulse_or_phase"]

PHASE_TOPICS = ("phase.reserve", "phase.cards", "phase.supply", "phase.fuel", "phase.impulses", "phase.end")
COMBAT_TOPICS = (
    "combat-step.declare", "combat-step.attackers-tactics", "combat-step.defenders-tactic", "combat-step.how-many",
    "combat-step.chits", "combat-step.defenders-hits", "combat-step.attackers-hits", "combat-step.advance",
)  # fmt: skip
COMBAT_STEP_INDEX: dict[type[Step[Any]], int] = {
    activation.Declaring: 0, Battle: 0,
    tactics.AttackerTactics: 1, tactics.Coordination: 1, AttackCard: 1,
    tactics.DefenderTactics: 2, DefenceCard: 2, BugOutCheck: 2, combat.BugOut: 2,
    combat.Announce: 3, combat.Drawing: 4,
    combat.DefenderHits: 5, combat.Retreating: 5,
    hits.AttackerHits: 6, hits.Aftermath: 6, advance.Advancing: 7, advance.Following: 7,
}  # fmt: skip
"""Index of the combat step (rule H-38) by step class."""


def build_moment(state: ArdennesState, side: str | None) -> ArdennesMoment:
    """Return the current phase, impulse and combat; the side that must decide also gets the question and help."""
    result = ArdennesMoment(phases=tuple(map(phrase, PHASE_TOPICS)), phase=_phase_index(state))
    _fill_impulse_fields(result, state)
    result.combat = _current_combat(state) or UNSET
    pending = state.pending
    if isinstance(pending, Decision) and side in (None, pending.side):
        result.question, result.help = _question_and_help(state, pending)
        result.cards, result.targets = _card_details(state, pending.side), _attack_targets(state) or UNSET
    if isinstance(pending, Chance) and pending.zone is not None:
        result.names = _printed_names(state, state.title.zones[pending.zone].family)
    return result


def _phase_index(state: ArdennesState) -> int:
    """Return the index in `PHASES` of the current phase."""
    # A sequence already points one past the step it has pushed.
    day_at = next((s.at for s in state.stack if isinstance(s, InOrder) and s.name == state.variant), 0) - 1
    if day_at < 0:
        return len(PHASE_TOPICS) - 1
    if day_at < 3:
        return day_at
    if day_at > 3:
        return len(PHASE_TOPICS) - 1
    inner = next((s.at for s in state.stack if isinstance(s, InOrder) and s.name.startswith("command")), 1)
    return 4 if inner > 1 else 3


def impulse_or_phase(state: ArdennesState) -> str:
    """Return the name of the current impulse, or of the phase outside impulses."""
    result = ArdennesMoment(phases=tuple(map(phrase, PHASE_TOPICS)), phase=_phase_index(state))
    _fill_impulse_fields(result, state)
    return result.impulse_words or phrase("phase.named", text=result.phases[result.phase])


def _fill_impulse_fields(result: ArdennesMoment, state: ArdennesState) -> None:
    """Fill in the current impulse and the Command Level spent; outside impulses change nothing."""
    for step in state.stack:
        if isinstance(step, german_impulse.GermanImpulse):
            topic = "phase.german-opening" if state.clock.opening else "phase.german-impulse"
            result.impulse, result.impulse_words = "german", phrase(topic, number=state.clock.impulse)
            if state.variant == "gs":
                result.spent, result.level = state.clock.level_spent, command_level(state)
        elif isinstance(step, allied_impulse.AlliedImpulse | SystemImpulse):
            result.impulse, result.impulse_words = "allied", phrase("phase.impulse", side="allied")
        elif isinstance(step, activation.Activation):
            result.impulse, result.card, result.card_name = step.side, step.card, card_name(state, step.card)
            result.impulse_words = result.impulse_words or phrase("phase.impulse", side=step.side)
            result.active = [state.units[n].id for n in step.units]


# Combat


def _current_combat(state: ArdennesState) -> ArdennesCombat | None:
    """Return the combat under way, or None if there is none."""
    for step in reversed(state.stack):
        at = COMBAT_STEP_INDEX.get(type(step))
        if isinstance(step, activation.Declaring):
            number = step.activation.side_number()
            defenders = state.board.units_at(step.target, 1 - number)
            return _make_combat(state, SIDES[number], step.target, step.attackers, defenders, 0)
        if isinstance(step, Battle):
            fight = step.make_fight(state)
        elif isinstance(step, CombatStep):
            fight = step.fight
        else:
            continue
        if at is None:
            at = _combat_step_index_by_side(step, fight)
        result = _make_combat(state, fight.side, fight.target, fight.attackers, fight.defenders, at)
        result.attacker_tactics, result.defender_tactics = fight.attacker_tactics, fight.defender_tactics
        result.defender_hits, result.attacker_hits = fight.defender_hits, fight.attacker_hits
        result.retreated = fight.retreated
        result.no_entry, result.no_entry_rules = _no_entry_reason(state, fight.attackers, fight.target)
        if at in (1, 2, 3) and fight.defenders:
            attack, defence, _ = combat_odds(state, fight)
            result.odds = phrase("combat-step.odds", attack=attack, defence=defence)
        return result
    return None


def _combat_step_index_by_side(step: Step[Any], fight: Fight) -> int:
    """Return the place in the combat sequence of a step that either side may take."""
    if isinstance(step, hits.LosingSteps):
        return 5 if step.defender else 6
    serves = step.side if isinstance(step, Reinforcing | tactics.SecondCard) else fight.defending
    return 1 if serves == fight.attacking else 2


def _make_combat(
    state: ArdennesState,
    side: str,
    target: int,
    attackers: tuple[int, ...],
    defenders: tuple[int, ...],
    combat_step_index: int,
) -> ArdennesCombat:
    """Return the combat data shown to players: its steps, the current one, the target and the units."""
    return ArdennesCombat(
        steps=tuple(map(phrase, COMBAT_TOPICS)),
        at=combat_step_index,
        side=side,
        target=state.hex_id(target),
        where=hex_label(state, state.hex_id(target)),
        attackers=[state.units[n].id for n in attackers],
        defenders=[state.units[n].id for n in defenders],
        attacker_words=unit_labels(state, attackers),
        defender_words=unit_labels(state, defenders),
    )


def _attack_targets(state: ArdennesState) -> dict[str, ArdennesTarget] | None:
    """Return the possible targets of the current activation by hex, or None if there is no activation."""
    step = state.stack[-1] if state.stack else None
    if not isinstance(step, activation.Activation):
        return None
    side, board, done = step.side_number(), state.board, state.activation.done
    return {
        state.hex_id(hex): ArdennesTarget(
            hex_label(state, state.hex_id(hex)),
            stack_label(state, hex, 1 - side),
            [
                TargetUnit(state.units[n].id, unit_label(state, n), board.strength(n), state.hex_id(at), bool(done[n]))
                for n in units
                if (at := board.hex_of_unit(n)) is not None
            ],
            *_no_entry_reason(state, units, hex),
        )
        for hex, units in step.attackers_by_target(state).items()
    }


def _no_entry_reason(state: ArdennesState, units: Iterable[int], hex: int) -> tuple[str, tuple[str, ...]]:
    """Return why none of the units could advance into a hex, with the rules; empty if one could."""
    no = no_entry_refusal(state, units, hex)
    return ("", ()) if no is None else (str(no.why.with_names(state.title.names)), no.rules)


def _card_details(state: ArdennesState, side: str) -> dict[str, ArdennesCard]:
    """Return the details of the cards a side may choose: its hand and available supplemental cards."""
    held = [*state.zones[f"{side}-hand"], *(state.zones["german-available"] if side == "german" else ())]
    choosing = isinstance(state.stack[-1], german_impulse.GermanImpulse)
    details = {}
    for id in held:
        card = find_card(state, id)
        facts = [phrase("card.value", number=card.command_value)] if isinstance(card, GermanCard) else []
        facts += printed_effects(card)
        units = units_in_formations(state, SIDES.index(side), card.formations, card.level) if card.formations else ()
        hexes = sorted({state.hex_id(hex) for n in units if (hex := state.board.hex_of_unit(n)) is not None})
        own = choosing and id in state.zones[f"{side}-hand"]
        note, idle = preview_card(state, card) if own and isinstance(card, GermanCard) else Prospect("", idle=False)
        details[id] = ArdennesCard(card.name, " · ".join(facts), describe_tactic(card.tactic), hexes, note, idle)
    return details


def _printed_names(state: ArdennesState, family: str) -> dict[str, str]:
    """Return the printed name of every card or chit of a kind, by id."""
    title = state.title
    if family == "chits":
        return {id: chit.printed_text for id, chit in title.chits.items()}
    if family == "action-cards":
        return {id: order.name for id, order in title.action_cards.items()}
    cards = title.german_cards if family == "german-cards" else title.allied_cards
    return {id: card.name for id, card in cards.items()}


# Questions


def _question_and_help(state: ArdennesState, pending: Decision) -> tuple[str, str]:
    """Return the question put to the player in a decision, and the help text for it."""
    step = state.stack[-1]
    question = QUESTIONS.get(type(step))
    return question(state, step) if question is not None else (pending.prompt, "")


def _card_question(state: ArdennesState, step: Any) -> tuple[str, str]:
    """Return the question which card to play, and its help text."""
    if state.variant == "2p":
        return phrase("question.card"), phrase("help.card")
    left = command_level(state) - state.clock.level_spent
    what = phrase("question.another-card" if state.clock.cards_played else "question.first-card")
    return what, phrase("help.level-opening" if state.clock.opening else "help.level", left=left)


def _activation_question(state: ArdennesState, step: activation.Activation) -> tuple[str, str]:
    """Return the question what the activated units do, and its help text."""
    name = card_name(state, step.card)
    movers, targets = bool(step.units_able_to_act(state)), bool(step.attackers_by_target(state))
    if step.attack_only or step.fighting:
        if targets:
            why = phrase("help.only-attacks" if step.attack_only else "help.moves-over")
            return phrase("question.choose-attack", card=name), why
        return phrase("question.nothing-left", card=name), phrase("help.end-activation")
    if not movers and not targets:
        return phrase("question.all-acted", card=name), phrase("help.end-activation")
    advice = phrase("help.move" if movers else "help.all-acted")
    if not movers:
        return phrase("question.attack", card=name), advice
    return phrase("question.move-attack" if targets else "question.move", card=name), advice


def _kampfgruppe_question(state: ArdennesState, step: ChoosingKampfgruppe) -> tuple[str, str]:
    """Return the question which units form a Kampfgruppe, and its help text."""
    return phrase("question.kampfgruppe", card=card_name(state, step.card)), phrase("help.kampfgruppe")


def _division_question(state: ArdennesState, step: german_impulse.ChoosingDivisions) -> tuple[str, str]:
    """Return the question which divisions a card activates, and its help text."""
    card = find_card(state, step.card)
    assert isinstance(card, GermanCard)
    left = card.actions_max - len(step.chosen)
    more = phrase("help.divisions", left=left, divisions=step.chosen)
    return phrase("question.division", card=card.name), more


def _tactic_question(state: ArdennesState, step: tactics.Tactics) -> tuple[str, str]:
    """Return the question which tactic to play, and its help text."""
    fight = step.fight
    where = hex_label(state, state.hex_id(fight.target))
    if step.choosing_side() != fight.attacking:
        return phrase("question.defence-tactic", where=where), phrase("help.one-tactic")
    topic = "help.tactics-counted" if state.variant == "gs" else "help.tactics"
    more = phrase(topic, left=fight.tactics_left, joined=fight.attacker_tactics)
    return phrase("question.attack-tactic", where=where), more


def _losing_question(state: ArdennesState, step: hits.LosingSteps) -> tuple[str, str]:
    """Return the question which unit loses a step, and its help text."""
    who = phrase("question.defender-loses" if step.defender else "question.attacker-loses")
    return who, phrase("help.spread")


def _defender_question(state: ArdennesState, step: combat.DefenderHits) -> tuple[str, str]:
    """Return the question how the defender takes the next hit, and its help text."""
    where = hex_label(state, state.hex_id(step.fight.target))
    return phrase("question.defender-hits", count=step.left, where=where), phrase("help.defender-hits")


def _attacker_question(state: ArdennesState, step: hits.AttackerHits) -> tuple[str, str]:
    """Return the question how the attacker takes the next hit, and its help text."""
    return phrase("question.attacker-hits", count=step.left), phrase("help.attacker-hits")


def _advance_question(state: ArdennesState, step: advance.Advancing) -> tuple[str, str]:
    """Return the question which unit advances after combat, and its help text."""
    gone = unit_labels(state, step.moved) if step.moved else ""
    asked = phrase("question.advance", where=hex_label(state, state.hex_id(step.fight.target)))
    return asked, phrase("help.advance", text=gone)


def _fuel_question(state: ArdennesState, step: fuel.NoFuel) -> tuple[str, str]:
    """Return the question how to deal with a lack of fuel, and its help text."""
    return phrase("question.fuel", card=card_name(state, step.card)), phrase("help.fuel")


def _go_on_question(state: ArdennesState, step: moving.GoOn) -> tuple[str, str]:
    """Return the question where a unit goes on, and its help text."""
    return phrase("question.go-on", unit=unit_label(state, step.unit)), phrase("help.click-to-go-on")


def _unit_question(state: ArdennesState, step: activation.UnitActs) -> tuple[str, str]:
    """Return the question what the selected unit does, and its help text."""
    return phrase("question.unit", unit=unit_label(state, step.unit)), phrase("help.click-to-go-there")


def _attackers_question(state: ArdennesState, step: activation.Declaring) -> tuple[str, str]:
    """Return the question which units attack a hex, and its help text."""
    return phrase("question.attackers", where=hex_label(state, state.hex_id(step.target))), phrase("help.attackers")


def _event_card_help(state: ArdennesState, event: str) -> str:
    """Return the help text for an event card.

    The German is asked even without the card, to keep his hand secret.
    """
    return phrase("help.takes" if event_cards(state, event) else "help.takes-none", event=event)


def _overdue_question(state: ArdennesState, step: day.Overdue) -> tuple[str, str]:
    """Return the question where an overdue unit is deployed, and its help text."""
    number = step.next_unit(state)
    assert number is not None
    return phrase("question.overdue", unit=unit_label(state, number)), phrase("help.click-hex")


def _retreat_question(state: ArdennesState, step: combat.Retreating) -> tuple[str, str]:
    """Return the question to which hex units retreat, and its help text."""
    return phrase("question.retreat", text=unit_labels(state, step.groups_to_move(state)[0])), phrase("help.retreat")


def _fixed_question(question: str, help_text: str = "") -> Callable[[ArdennesState, Any], tuple[str, str]]:
    """Return a function that gives the same question and help text in every position."""
    return lambda state, step: (phrase(question), phrase(help_text) if help_text else "")


QUESTIONS: dict[type[Step[Any]], Callable[[ArdennesState, Any], tuple[str, str]]] = {
    card_preparation.Supplementals: lambda state, step: (
        phrase("question.supplementals"), phrase("help.supplementals", left=step.supplementals_left_to_take(state)),
    ),
    german_impulse.GermanImpulse: _card_question,
    allied_impulse.AlliedImpulse: _card_question,
    impulses.ReduceHand: lambda state, step: (
        phrase("question.put-back"), phrase("help.put-back", count=card_preparation.hand_limit(state, "german")),
    ),
    german_impulse.ChoosingDivisions: _division_question,
    ChoosingKampfgruppe: _kampfgruppe_question,
    activation.Activation: _activation_question,
    activation.UnitActs: _unit_question,
    activation.Declaring: _attackers_question,
    moving.GoOn: _go_on_question,
    tactics.AttackerTactics: _tactic_question,
    tactics.DefenderTactics: _tactic_question,
    tactics.Coordination: _fixed_question("question.coordination"),
    Reinforcing: _fixed_question("question.reinforcing"),
    combat.Announce: _fixed_question("question.chits", "help.chits"),
    combat.DefenderHits: _defender_question,
    hits.LosingSteps: _losing_question,
    hits.AttackerHits: _attacker_question,
    combat.Retreating: _retreat_question,
    advance.Advancing: _advance_question,
    fuel.NoFuel: _fuel_question,
    replacements.Replacing: lambda state, step: (phrase("question.step"), phrase("help.more", left=step.left)),
    GiveUpCard: _fixed_question("question.give-up", "help.give-up"),
    supply_phase.BridgeEngineers: lambda state, step: (
        phrase("question.bridge-a-river"), _event_card_help(state, supply_phase.BRIDGE_ENGINEERS),
    ),
    supply_phase.Bridging: _fixed_question("question.hexside"),
    day.Overdue: _overdue_question,
    allied_reserve.DeployingReserve: lambda state, step: (
        phrase("question.reserve"), phrase("help.reserve", left=step.left),
    ),
    allied_reserve.PlacingUnit: lambda state, step: (
        phrase("question.place", unit=unit_label(state, step.unit)), phrase("help.click-hex"),
    ),
    allied_reserve.FirstOfXxx: _fixed_question("question.xxx-corps", "help.click-hex"),
    allied_reserve.Alarm: lambda state, step: (
        phrase("question.alarm-or-move" if allied_reserve.units_raise_the_alarm_may_move(state) else "question.alarm"),
        "",
    ),
    allied_reserve.AlarmMove: lambda state, step: (
        phrase("question.alarm-move", unit=unit_label(state, step.unit)), phrase("help.click-hex"),
    ),
    moving.DemolitionWish: lambda state, step: (
        phrase("question.demolition", bridge=step.roll.bridge), phrase("help.demolition", number=step.roll.number),
    ),
    reactions.Greif: lambda state, step: (
        phrase("question.greif", bridge=step.bridge), _event_card_help(state, step.event_name()),
    ),
    reactions.Manteuffel: lambda state, step: (
        phrase("question.manteuffel", where=hex_label(state, step.hex)), _event_card_help(state, step.event_name()),
    ),
    german.NamingDivision: _fixed_question("question.airborne"),
    german.Traffic: _fixed_question("question.traffic", "help.click-hex"),
    german.Landing: _fixed_question("question.landing", "help.click-hex"),
    allied.AirSupply: _fixed_question("question.air-supply", "help.click-hex"),
    allied.Striking: _fixed_question("question.strike"),
    allied.Withdrawing: _fixed_question("question.withdrawal"),
    Engineers: _fixed_question("question.engineers", "help.engineers"),
}  # fmt: skip
