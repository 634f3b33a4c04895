"""Labels of actions, units, cards and hexes as players see them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from broadfront.core.actions import Action
from broadfront.titles.ardennes.data.records import AlliedCard, GermanCard
from broadfront.titles.ardennes.data.words import phrase
from broadfront.titles.ardennes.events.allied_reserve import Alarm, DeployingReserve, FirstOfXxx
from broadfront.titles.ardennes.events.engineers import Engineers
from broadfront.titles.ardennes.events.reactions import Greif, Manteuffel
from broadfront.titles.ardennes.rules import actions as a
from broadfront.titles.ardennes.rules.fighting import combat_actions as c
from broadfront.titles.ardennes.rules.fighting.fight import CombatStep
from broadfront.titles.ardennes.rules.fighting.tactic_effects import card_tactic
from broadfront.titles.ardennes.rules.forces.formations import divisions_of
from broadfront.titles.ardennes.rules.routes.composed_actions import MoveTo
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.steps.card_preparation import Supplementals
from broadfront.titles.ardennes.steps.combat import DefenderHits, Retreating
from broadfront.titles.ardennes.steps.fuel import NoFuel
from broadfront.titles.ardennes.steps.german_activation import activatable_units, activation_cost
from broadfront.titles.ardennes.steps.german_impulse import ChoosingDivisions
from broadfront.titles.ardennes.steps.impulses import ReduceHand
from broadfront.titles.ardennes.steps.supply_phase import BridgeEngineers
from broadfront.titles.ardennes.steps.tactics import Tactics

__all__ = [
    "action_label",
    "card_name",
    "describe_tactic",
    "doubled_cost_label",
    "hex_label",
    "printed_effects",
    "short_action_label",
    "stack_label",
    "unit_label",
    "unit_labels",
]


def unit_label(state: ArdennesState, unit_number: int) -> str:
    """Return the name on a unit's counter, such as `Peiper/1SS`."""
    unit = state.units[unit_number]
    return unit.unit if unit.unit == unit.division else f"{unit.unit}/{unit.division}"


def unit_labels(state: ArdennesState, unit_numbers: Iterable[int]) -> str:
    """Return the names of several units, separated by commas, or the word for nobody."""
    return ", ".join(unit_label(state, n) for n in unit_numbers) or phrase("label.nobody")


def hex_label(state: ArdennesState, hex: str) -> str:
    """Return the label of a hex, such as `Krinkelt (0705)` or `hex 0604 near Wahlerscheid`."""
    return str(state.title.names[state.ground.map.ids[state.ground.map.index_of(hex)]])


def card_name(state: ArdennesState, id: str) -> str:
    """Return the printed name of a German or Allied card."""
    return find_card(state, id).name


def find_card(state: ArdennesState, id: str) -> GermanCard | AlliedCard:
    """Return the German or Allied card with an id."""
    title = state.title
    return title.german_cards[id] if id in title.german_cards else title.allied_cards[id]


def stack_label(state: ArdennesState, hex: int, side: int) -> str:
    """Return the units of a side in a hex with strengths, such as `395/99 (4), 38/2 (5)`."""
    return ", ".join(
        f"{unit_label(state, n)} ({_strength_text(state, n)})" for n in state.board.units_at(hex, side)
    ) or phrase("label.nobody")


def _strength_text(state: ArdennesState, unit_number: int) -> str:
    """Return the strength of a unit as text, in brackets if it is a bracketed unit."""
    strength = state.board.strength(unit_number)
    return f"[{strength}]" if state.board.is_bracketed(unit_number) else str(strength)


def action_label(state: ArdennesState, action: Action) -> str:
    """Return the full label of an action offered to the player, or "" if it has none."""
    label_of = LABEL_FUNCTIONS.get(type(action))
    return label_of(state, action) if label_of is not None else ""


def short_action_label(state: ArdennesState, action: Action) -> str:
    """Return the short label of an action shown next to its card or hex, or "" to use the full label."""
    match action:
        case a.Activate():
            return _short_activate_label(state, action)
        case a.PlayEvent():
            return phrase("announce.event", event=find_card(state, action.card).event)
        case a.DiscardCard():
            return phrase("announce.put-back-it" if _is_returning_cards(state) else "announce.give-up-it")
        case c.PlayTactic():
            return _tactic_name(state, action)
        case c.AttackHex():
            return _target_label(state, action)
        case _:
            return ""


def _label_unit_id(state: ArdennesState, id: str) -> str:
    """Return the name of the unit with this id."""
    return unit_label(state, state.title.unit(id).number)


def _label_unit_ids(state: ArdennesState, ids: Iterable[str]) -> str:
    """Return the names of the units with these ids."""
    return unit_labels(state, (state.title.unit(id).number for id in ids))


def _select_label(state: ArdennesState, action: a.SelectUnit) -> str:
    """Return the text shown to players for selecting a unit: its name, strength and hex."""
    number = state.title.unit(action.unit).number
    unit = state.units[number]
    at = state.board.hex_of_unit(number)
    return phrase(
        "announce.select" if at is not None else "announce.select-reserve",
        unit=unit_label(state, number),
        name=unit.name,
        figure=_strength_text(state, number),
        where="" if at is None else hex_label(state, state.hex_id(at)),
    )


def doubled_cost_label(value: int) -> str:
    """Return the text of a doubled Command Value: `8: 4, doubled for a consecutive activation`."""
    return phrase("label.doubled", count=2 * value, number=value)


def _cost_label(state: ArdennesState, card: GermanCard, divisions: Iterable[str]) -> str:
    """Return the Command Value that an activation costs, with a note if it is doubled."""
    return doubled_cost_label(card.command_value) if _costs_double(state, card, divisions) else str(card.command_value)


def _costs_double(state: ArdennesState, card: GermanCard, divisions: Iterable[str]) -> bool:
    """Return whether activating these divisions costs the card's Command Value twice."""
    return activation_cost(state, card, divisions) > card.command_value


def _activated_divisions(state: ArdennesState, card: GermanCard) -> Iterable[str]:
    """Return the divisions a primary card activates; those of a corps or army card are chosen later."""
    return divisions_of(state, activatable_units(state, card)) if card.is_primary else ()


def _activate_label(state: ArdennesState, action: a.Activate) -> str:
    """Return the text shown to players for activating a card, for a German card with its cost."""
    card = find_card(state, action.card)
    if not isinstance(card, GermanCard):
        return phrase("announce.activate", card=card.name)
    return phrase(
        "announce.activate-for", card=card.name, figure=_cost_label(state, card, _activated_divisions(state, card))
    )


def _short_activate_label(state: ArdennesState, action: a.Activate) -> str:
    """Return the cost label of an activation if the card costs double; otherwise the printed cost suffices."""
    card = find_card(state, action.card)
    if not isinstance(card, GermanCard) or not _costs_double(state, card, _activated_divisions(state, card)):
        return ""
    return phrase("announce.for-double", count=2 * card.command_value)


def _event_label(state: ArdennesState, action: a.PlayEvent) -> str:
    """Return the text shown to players for playing a card's event."""
    card = find_card(state, action.card)
    return phrase("announce.event-with", event=card.event, card=card.name)


def _supplemental_label(state: ArdennesState, action: a.TakeSupplemental) -> str:
    """Return the text shown to players for taking a supplemental card: its level, cost, event and tactic."""
    card = state.title.german_cards[action.card]
    parts = [phrase("announce.level", name=card.level, number=card.command_value), *printed_effects(card)]
    return f"{card.name}: {'; '.join(parts)}"


def printed_effects(card: GermanCard | AlliedCard) -> list[str]:
    """Return labels for the event and the tactic printed on a card."""
    event = [phrase("card.event", event=card.event)] if card.event != "none" else []
    return event + ([phrase("card.tactic", tactic=card.tactic)] if card.tactic != "none" else [])


def describe_tactic(tactic: str) -> str:
    """Return a short description of a CombatTactic (rules ARD-T0 and ARD-T1)."""
    return phrase("use.tactic", tactic=tactic)


def _pass_label(state: ArdennesState, action: a.Pass) -> str:
    """Return the text shown to players for passing, or for stopping if cards were played in this impulse."""
    if state.clock.cards_played:
        return phrase("announce.stop")
    return phrase("announce.pass-day" if state.variant == "gs" else "announce.pass")


def _division_label(state: ArdennesState, action: a.ChooseDivision) -> str:
    """Return the text shown to players for choosing a division: its units on the map, and the cost if doubled."""
    units = [n for n in state.title.formation_units(action.division) if state.board.hex_of_unit(n) is not None]
    card = _card_choosing_divisions(state)
    twice = card is not None and _costs_double(state, card, [action.division])
    cost = doubled_cost_label(card.command_value) if card is not None and twice else ""
    topic = "announce.division-for" if cost else "announce.division"
    return phrase(topic, division=action.division, text=unit_labels(state, units), figure=cost)


def _card_choosing_divisions(state: ArdennesState) -> GermanCard | None:
    """Return the card for which the player is choosing divisions to activate, or None if he is not."""
    step = state.stack[-1]
    return state.title.german_cards[step.card] if isinstance(step, ChoosingDivisions) else None


def _begin_label(state: ArdennesState, action: a.DivisionsChosen) -> str:
    """Return the text shown to players for beginning the activation of the chosen divisions."""
    step = state.stack[-1]
    card = _card_choosing_divisions(state)
    if card is None or not isinstance(step, ChoosingDivisions) or not _costs_double(state, card, step.chosen):
        return phrase("announce.begin")
    return phrase("announce.begin-for", figure=doubled_cost_label(card.command_value))


def _discard_label(state: ArdennesState, action: a.DiscardCard) -> str:
    """Return the text shown to players for giving up a card or returning it to the draw pile."""
    topic = "announce.put-back" if _is_returning_cards(state) else "announce.give-up"
    return phrase(topic, card=card_name(state, action.card))


def _is_returning_cards(state: ArdennesState) -> bool:
    """Return whether the German is returning cards to the draw pile now."""
    return isinstance(state.stack[-1], ReduceHand)


def _no_more_label(state: ArdennesState, action: a.NoMore) -> str:
    """Return the text shown to players for ending the current choice."""
    return phrase(NO_MORE_TOPICS.get(type(state.stack[-1]), "no-more.any"))


def _tactic_label(state: ArdennesState, action: c.PlayTactic) -> str:
    """Return the text shown to players for playing a card's tactic."""
    card = find_card(state, action.card)
    name = _tactic_name(state, action)
    if not isinstance(card, GermanCard):
        return f"{name} ({card.name})"
    return phrase("announce.tactic", tactic=name, card=card.name, number=card.command_value)


def _tactic_name(state: ArdennesState, action: c.PlayTactic) -> str:
    """Return the name of the tactic that a card is played for."""
    return "Airpower" if action.airpower else card_tactic(state, action.card)


def _no_tactic_label(state: ArdennesState, action: c.NoTactic) -> str:
    """Return the text shown to players for playing no tactic, or no further one."""
    step = state.stack[-1]
    fight = step.fight if isinstance(step, CombatStep) else None
    attacks = fight is not None and isinstance(step, Tactics) and step.choosing_side() == fight.attacking
    played = fight is not None and (fight.attacker_tactics if attacks else fight.defender_tactics)
    return phrase("announce.no-further-tactic" if played else "announce.no-tactic")


def _join_label(state: ArdennesState, action: c.JoinAttack) -> str:
    """Return the text shown to players for adding a unit to an attack: its name, strength and hex."""
    number = state.title.unit(action.unit).number
    hex = state.board.hex_of_unit(number)
    assert hex is not None
    where, strength = hex_label(state, state.hex_id(hex)), _strength_text(state, number)
    return phrase("announce.joins", unit=unit_label(state, number), figure=strength, where=where)


def _attack_label(state: ArdennesState, action: c.AttackHex) -> str:
    """Return the text shown to players for attacking a hex, with its defenders."""
    return phrase("announce.attack", text=_target_label(state, action))


def _target_label(state: ArdennesState, action: c.AttackHex) -> str:
    """Return the label of a target hex, with its defenders."""
    hex = state.ground.map.index[action.hex]
    side = 1 if state.board.zoc.has_unit(1, hex) else 0
    if not state.board.units_at(hex, side):
        return hex_label(state, action.hex)
    return f"{hex_label(state, action.hex)}: {stack_label(state, hex, side)}"


def _loss_label(state: ArdennesState, action: c.LoseStep) -> str:
    """Return the text shown to players for a step loss: the unit and the steps it keeps."""
    number = state.title.unit(action.unit).number
    return phrase("announce.loses", unit=unit_label(state, number), left=state.board.steps[number] - 1)


def _retreat_label(state: ArdennesState, action: c.RetreatTo) -> str:
    """Return the text shown to players for retreating to a hex, with its retreat priority and cost in steps."""
    step = state.stack[-1]
    where = hex_label(state, action.hex)
    if isinstance(step, Retreating):
        hex = state.ground.map.index[action.hex]
        way = next((way for way in step.retreat_choices(state) if way.hex == hex), None)
        if way is not None:
            return phrase("announce.retreat-by", where=where, number=way.priority, steps=way.steps)
    return phrase("announce.retreat", where=where)


def _chits_label(state: ArdennesState, action: c.DrawChits) -> str:
    """Return the text shown to players for drawing a number of Combat Chits."""
    return phrase("announce.chits", chits=action.number)


def _take_loss_label(state: ArdennesState, action: c.TakeLoss) -> str:
    """Return the text shown to players for taking a hit as a step loss; the defender holds the hex."""
    return phrase("announce.hold" if isinstance(state.stack[-1], DefenderHits) else "announce.lose-step")


def _no_fuel_label(state: ArdennesState, action: a.AcceptNoFuel) -> str:
    """Return the text shown to players for accepting that the formation of a card goes OutOfFuel."""
    step = state.stack[-1]
    if not isinstance(step, NoFuel):
        return phrase("announce.no-fuel")
    return phrase("announce.no-fuel-for", card=card_name(state, step.card))


def _path_labeler(topic: str) -> Callable[[ArdennesState, Any], str]:
    """Return a function that labels a move with its unit and last hex; `topic` is the key of the phrase."""

    def describe_move(state: ArdennesState, action: Any) -> str:
        """Return the label of a move: its unit and its last hex."""
        where = hex_label(state, action.path[-1]) if action.path else ""
        return phrase(topic, unit=_label_unit_id(state, action.unit), where=where)

    return describe_move


def _card_labeler(topic: str) -> Callable[[ArdennesState, Any], str]:
    """Return a function that labels an action with the name of its card; `topic` is the key of the phrase."""
    return lambda state, action: phrase(topic, card=card_name(state, action.card))


def _hex_labeler(topic: str) -> Callable[[ArdennesState, Any], str]:
    """Return a function that labels an action with the name of its hex; `topic` is the key of the phrase."""
    return lambda state, action: phrase(topic, where=hex_label(state, action.hex))


def _from_to_labeler(topic: str) -> Callable[[ArdennesState, Any], str]:
    """Return a function that labels an action with its first and last hex; `topic` is the key of the phrase."""
    return lambda state, action: phrase(topic, start=hex_label(state, action.start), end=hex_label(state, action.end))


def _unit_labeler(topic: str) -> Callable[[ArdennesState, Any], str]:
    """Return a function that labels an action with the name of its unit; `topic` is the key of the phrase."""
    return lambda state, action: phrase(topic, unit=_label_unit_id(state, action.unit))


NO_MORE_TOPICS: dict[type[Any], str] = {
    Supplementals: "no-more.supplementals",
    BridgeEngineers: "no-more.bridges",
    Greif: "no-more.greif",
    Manteuffel: "no-more.manteuffel",
    DeployingReserve: "no-more.reserve",
    Alarm: "no-more.alarm",
    FirstOfXxx: "no-more.xxx-corps",
    Engineers: "no-more.engineers",
}
"""Label topic of `NoMore` by step, where a better label than `No more` exists."""


def _fixed_labeler(topic: str) -> Callable[[ArdennesState, Any], str]:
    """Return a function that gives every action the same label, the phrase with the key `topic`."""
    return lambda state, action: phrase(topic)


LABEL_FUNCTIONS: dict[type[Action], Callable[[ArdennesState, Any], str]] = {
    # Movement
    a.Move: _path_labeler("announce.moves"),
    a.StrategicMove: _path_labeler("announce.moves-strategically"),
    a.ExitMap: _path_labeler("announce.leaves-map"),
    MoveTo: lambda state, action: phrase(
        "announce.to", unit=_label_unit_id(state, action.unit), where=hex_label(state, action.hex)
    ),
    a.EndMove: _fixed_labeler("announce.end-move"),
    a.RollDemolition: _fixed_labeler("announce.try-to-blow"),
    a.SpareBridge: _fixed_labeler("announce.leave-bridge"),
    # Cards
    a.TakeSupplemental: _supplemental_label,
    a.Activate: _activate_label,
    a.PlayKampfgruppe: _card_labeler("announce.kampfgruppe"),
    a.PlayEvent: _event_label,
    a.CommandReplacements: _card_labeler("announce.replacements"),
    a.DeployReserve: _card_labeler("announce.deploy-reserve"),
    a.DiscardCard: _discard_label,
    a.Pass: _pass_label,
    a.NoMore: _no_more_label,
    # Activation
    a.ChooseDivision: _division_label,
    a.DivisionsChosen: _begin_label,
    a.TakeKampfgruppe: lambda state, action: _label_unit_ids(state, action.units),
    a.SelectUnit: _select_label,
    a.LeaveUnit: _fixed_labeler("announce.leave-unit"),
    a.Recover: _unit_labeler("announce.recovers"),
    a.BuildIP: _unit_labeler("announce.digs-in"),
    a.Deploy: lambda state, action: phrase(
        "announce.deploy", unit=_label_unit_id(state, action.unit), where=hex_label(state, action.hex)
    ),
    a.EndActivation: _fixed_labeler("announce.end-activation"),
    a.GiveStep: _unit_labeler("announce.gets-step"),
    # Fuel and events
    a.UseDepot: lambda state, action: phrase("announce.depot", depot=action.depot),
    a.AcceptNoFuel: _no_fuel_label,
    a.BuildBridge: lambda state, action: phrase("announce.bridge", bridge=action.bridge),
    a.NameDivision: lambda state, action: phrase("announce.airborne", division=action.division),
    a.RemoveRoadblock: _hex_labeler("announce.clear"),
    a.LandHere: _hex_labeler("announce.land"),
    a.ResupplyHex: _hex_labeler("announce.supply"),
    a.StrikeUnit: _unit_labeler("announce.struck"),
    a.Withdraw: _from_to_labeler("announce.slip-away"),
    a.ReplaceRoadblock: _hex_labeler("announce.replace-roadblock"),
    a.PlaceRoadblock: _hex_labeler("announce.roadblock"),
    a.DestroyBridge: lambda state, action: phrase("announce.destroy-bridge", bridge=action.bridge),
    a.PlaceIP: _hex_labeler("announce.improved-position"),
    # Combat
    c.Attack: lambda state, action: phrase("announce.attack-on", where=hex_label(state, action.target)),
    c.AttackHex: _attack_label,
    c.JoinAttack: _join_label,
    c.StartAttack: _fixed_labeler("announce.start-attack"),
    c.PlayTactic: _tactic_label,
    c.NoTactic: _no_tactic_label,
    c.JoinStack: _hex_labeler("announce.join-from"),
    c.StackDone: _fixed_labeler("announce.nobody-else"),
    c.ReinforceBattle: _from_to_labeler("announce.come"),
    c.DrawChits: _chits_label,
    c.TakeRetreat: _fixed_labeler("announce.retreat-one"),
    c.TakeLoss: _take_loss_label,
    c.LoseStep: _loss_label,
    c.RetreatTo: _retreat_label,
    c.DisperseAttackers: _fixed_labeler("announce.disperse"),
    c.IgnoreHit: _fixed_labeler("announce.ignore-hit"),
    c.Advance: _path_labeler("announce.advances"),
    c.AdvanceTogether: lambda state, action: phrase(
        "announce.advance-together", text=_label_unit_ids(state, action.units), where=hex_label(state, action.path[-1])
    ),
    c.StayBehind: lambda state, action: phrase("announce.stay-behind", text=_label_unit_ids(state, action.units)),
    c.AdvanceDone: _fixed_labeler("announce.nobody-advances"),
}
