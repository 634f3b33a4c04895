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
from broadfront.titles.ardennes.rules.fighting.tactic_effects import tactic_of
from broadfront.titles.ardennes.rules.forces.formations import divisions_of
from broadfront.titles.ardennes.rules.routes.composed import MoveTo
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.steps.card_preparation import Supplementals
from broadfront.titles.ardennes.steps.combat import DefenderHits, Retreating
from broadfront.titles.ardennes.steps.fuel import NoFuel
from broadfront.titles.ardennes.steps.german_activation import commanded, price
from broadfront.titles.ardennes.steps.german_impulse import ChoosingDivisions
from broadfront.titles.ardennes.steps.impulses import ReduceHand
from broadfront.titles.ardennes.steps.supply_phase import BridgeEngineers
from broadfront.titles.ardennes.steps.tactics import Tactics

__all__ = [
    "announced",
    "briefly",
    "card_name",
    "doubled",
    "label",
    "labels",
    "place",
    "printed_words",
    "stack_words",
    "tactic_words",
]


def label(state: ArdennesState, number: int) -> str:
    """Return the name on a unit's counter, such as `Peiper/1SS`."""
    unit = state.units[number]
    return unit.unit if unit.unit == unit.division else f"{unit.unit}/{unit.division}"


def labels(state: ArdennesState, numbers: Iterable[int]) -> str:
    return ", ".join(label(state, n) for n in numbers) or phrase("label.nobody")


def place(state: ArdennesState, hex: str) -> str:
    """Return the name of a hex, such as `Krinkelt (0705)` or `hex 0604 near Wahlerscheid`."""
    return str(state.title.names[state.ground.map.ids[state.ground.map.index_of(hex)]])


def card_name(state: ArdennesState, id: str) -> str:
    return card_of(state, id).name


def card_of(state: ArdennesState, id: str) -> GermanCard | AlliedCard:
    title = state.title
    return title.german_cards[id] if id in title.german_cards else title.allied_cards[id]


def stack_words(state: ArdennesState, hex: int, side: int) -> str:
    """Return the units of a side in a hex with strengths, such as `395/99 (4), 38/2 (5)`."""
    return ", ".join(f"{label(state, n)} ({_strength(state, n)})" for n in state.board.units_at(hex, side)) or phrase(
        "label.nobody"
    )


def _strength(state: ArdennesState, number: int) -> str:
    strength = state.board.strength(number)
    return f"[{strength}]" if state.board.bracketed(number) else str(strength)


def announced(state: ArdennesState, action: Action) -> str:
    """Return the full label of an option, or "" if it has none."""
    label_of = WORDS.get(type(action))
    return label_of(state, action) if label_of is not None else ""


def briefly(state: ArdennesState, action: Action) -> str:
    """Return the short label of an option shown next to its card or hex, or "" to use the full label."""
    match action:
        case a.Activate():
            return _activate_briefly(state, action)
        case a.PlayEvent():
            return phrase("announce.event", event=card_of(state, action.card).event)
        case a.DiscardCard():
            return phrase("announce.put-back-it" if _puts_back(state) else "announce.give-up-it")
        case c.PlayTactic():
            return _tactic_name(state, action)
        case c.AttackHex():
            return _target(state, action)
        case _:
            return ""


def _unit(state: ArdennesState, id: str) -> str:
    return label(state, state.title.unit(id).number)


def _units(state: ArdennesState, ids: Iterable[str]) -> str:
    return labels(state, (state.title.unit(id).number for id in ids))


def _select(state: ArdennesState, action: a.SelectUnit) -> str:
    number = state.title.unit(action.unit).number
    unit = state.units[number]
    at = state.board.hex(number)
    return phrase(
        "announce.select" if at is not None else "announce.select-reserve",
        unit=label(state, number), name=unit.name, figure=_strength(state, number),
        where="" if at is None else place(state, state.name(at)),
    )  # fmt: skip


def doubled(value: int) -> str:
    """Return the label of a doubled Command Value: `8: 4, doubled for a consecutive activation`."""
    return phrase("label.doubled", count=2 * value, number=value)


def _price(state: ArdennesState, card: GermanCard, divisions: Iterable[str]) -> str:
    return doubled(card.command_value) if _twice(state, card, divisions) else str(card.command_value)


def _twice(state: ArdennesState, card: GermanCard, divisions: Iterable[str]) -> bool:
    return price(state, card, divisions) > card.command_value


def _activated(state: ArdennesState, card: GermanCard) -> Iterable[str]:
    """Return the divisions a primary card activates; those of a corps or army card are chosen later."""
    return divisions_of(state, commanded(state, card)) if card.primary else ()


def _activate(state: ArdennesState, action: a.Activate) -> str:
    card = card_of(state, action.card)
    if not isinstance(card, GermanCard):
        return phrase("announce.activate", card=card.name)
    return phrase("announce.activate-for", card=card.name, figure=_price(state, card, _activated(state, card)))


def _activate_briefly(state: ArdennesState, action: a.Activate) -> str:
    """Return a label only if the card costs double; the normal cost is printed on the card."""
    card = card_of(state, action.card)
    if not isinstance(card, GermanCard) or not _twice(state, card, _activated(state, card)):
        return ""
    return phrase("announce.for-double", count=2 * card.command_value)


def _event(state: ArdennesState, action: a.PlayEvent) -> str:
    card = card_of(state, action.card)
    return phrase("announce.event-with", event=card.event, card=card.name)


def _supplemental(state: ArdennesState, action: a.TakeSupplemental) -> str:
    card = state.title.german_cards[action.card]
    parts = [phrase("announce.level", name=card.level, number=card.command_value), *printed_words(card)]
    return f"{card.name}: {'; '.join(parts)}"


def printed_words(card: GermanCard | AlliedCard) -> list[str]:
    """Return labels for the event and the tactic printed on a card."""
    event = [phrase("card.event", event=card.event)] if card.event != "none" else []
    return event + ([phrase("card.tactic", tactic=card.tactic)] if card.tactic != "none" else [])


def tactic_words(tactic: str) -> str:
    """Return a short description of a CombatTactic (rules ARD-T0 and ARD-T1)."""
    return phrase("use.tactic", tactic=tactic)


def _end_of_cards(state: ArdennesState, action: a.Pass) -> str:
    if state.clock.cards_played:
        return phrase("announce.stop")
    return phrase("announce.pass-day" if state.variant == "gs" else "announce.pass")


def _division(state: ArdennesState, action: a.ChooseDivision) -> str:
    units = [n for n in state.title.formation(action.division) if state.board.hex(n) is not None]
    card = _choosing(state)
    twice = card is not None and _twice(state, card, [action.division])
    cost = doubled(card.command_value) if card is not None and twice else ""
    topic = "announce.division-for" if cost else "announce.division"
    return phrase(topic, division=action.division, text=labels(state, units), figure=cost)


def _choosing(state: ArdennesState) -> GermanCard | None:
    """Return the card whose divisions are being chosen, or None."""
    step = state.stack[-1]
    return state.title.german_cards[step.card] if isinstance(step, ChoosingDivisions) else None


def _begin(state: ArdennesState, action: a.DivisionsChosen) -> str:
    step = state.stack[-1]
    card = _choosing(state)
    if card is None or not isinstance(step, ChoosingDivisions) or not _twice(state, card, step.chosen):
        return phrase("announce.begin")
    return phrase("announce.begin-for", figure=doubled(card.command_value))


def _discard(state: ArdennesState, action: a.DiscardCard) -> str:
    topic = "announce.put-back" if _puts_back(state) else "announce.give-up"
    return phrase(topic, card=card_name(state, action.card))


def _puts_back(state: ArdennesState) -> bool:
    return isinstance(state.stack[-1], ReduceHand)


def _no_more(state: ArdennesState, action: a.NoMore) -> str:
    return phrase(NO_MORE.get(type(state.stack[-1]), "no-more.any"))


def _tactic(state: ArdennesState, action: c.PlayTactic) -> str:
    card = card_of(state, action.card)
    name = _tactic_name(state, action)
    if not isinstance(card, GermanCard):
        return f"{name} ({card.name})"
    return phrase("announce.tactic", tactic=name, card=card.name, number=card.command_value)


def _tactic_name(state: ArdennesState, action: c.PlayTactic) -> str:
    return "Airpower" if action.airpower else tactic_of(state, action.card)


def _no_tactic(state: ArdennesState, action: c.NoTactic) -> str:
    step = state.stack[-1]
    fight = step.fight if isinstance(step, CombatStep) else None
    attacks = fight is not None and isinstance(step, Tactics) and step.chooser() == fight.attacking
    played = fight is not None and (fight.attacker_tactics if attacks else fight.defender_tactics)
    return phrase("announce.no-further-tactic" if played else "announce.no-tactic")


def _join(state: ArdennesState, action: c.JoinAttack) -> str:
    number = state.title.unit(action.unit).number
    hex = state.board.hex(number)
    assert hex is not None
    where, strength = place(state, state.name(hex)), _strength(state, number)
    return phrase("announce.joins", unit=label(state, number), figure=strength, where=where)


def _attack(state: ArdennesState, action: c.AttackHex) -> str:
    return phrase("announce.attack", text=_target(state, action))


def _target(state: ArdennesState, action: c.AttackHex) -> str:
    hex = state.ground.map.index[action.hex]
    side = 1 if state.board.zoc.holds(1, hex) else 0
    if not state.board.units_at(hex, side):
        return place(state, action.hex)
    return f"{place(state, action.hex)}: {stack_words(state, hex, side)}"


def _lose(state: ArdennesState, action: c.LoseStep) -> str:
    number = state.title.unit(action.unit).number
    return phrase("announce.loses", unit=label(state, number), left=state.board.steps[number] - 1)


def _retreat(state: ArdennesState, action: c.RetreatTo) -> str:
    step = state.stack[-1]
    where = place(state, action.hex)
    if isinstance(step, Retreating):
        hex = state.ground.map.index[action.hex]
        way = next((way for way in step.found(state) if way.hex == hex), None)
        if way is not None:
            return phrase("announce.retreat-by", where=where, number=way.priority, steps=way.steps)
    return phrase("announce.retreat", where=where)


def _chits(state: ArdennesState, action: c.DrawChits) -> str:
    return phrase("announce.chits", chits=action.number)


def _take_loss(state: ArdennesState, action: c.TakeLoss) -> str:
    return phrase("announce.hold" if isinstance(state.stack[-1], DefenderHits) else "announce.lose-step")


def _no_fuel(state: ArdennesState, action: a.AcceptNoFuel) -> str:
    step = state.stack[-1]
    if not isinstance(step, NoFuel):
        return phrase("announce.no-fuel")
    return phrase("announce.no-fuel-for", card=card_name(state, step.card))


def _way(topic: str) -> Callable[[ArdennesState, Any], str]:
    def describe_move(state: ArdennesState, action: Any) -> str:
        where = place(state, action.path[-1]) if action.path else ""
        return phrase(topic, unit=_unit(state, action.unit), where=where)

    return describe_move


def _card(topic: str) -> Callable[[ArdennesState, Any], str]:
    return lambda state, action: phrase(topic, card=card_name(state, action.card))


def _hex(topic: str) -> Callable[[ArdennesState, Any], str]:
    return lambda state, action: phrase(topic, where=place(state, action.hex))


def _from_to(topic: str) -> Callable[[ArdennesState, Any], str]:
    return lambda state, action: phrase(topic, start=place(state, action.start), end=place(state, action.end))


def _one(topic: str) -> Callable[[ArdennesState, Any], str]:
    return lambda state, action: phrase(topic, unit=_unit(state, action.unit))


NO_MORE: dict[type[Any], str] = {
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


def _plain(topic: str) -> Callable[[ArdennesState, Any], str]:
    return lambda state, action: phrase(topic)


WORDS: dict[type[Action], Callable[[ArdennesState, Any], str]] = {
    # Movement
    a.Move: _way("announce.moves"),
    a.StrategicMove: _way("announce.moves-strategically"),
    a.ExitMap: _way("announce.leaves-map"),
    MoveTo: lambda state, action: phrase("announce.to", unit=_unit(state, action.unit), where=place(state, action.hex)),
    a.EndMove: _plain("announce.end-move"),
    a.RollDemolition: _plain("announce.try-to-blow"),
    a.SpareBridge: _plain("announce.leave-bridge"),
    # Cards
    a.TakeSupplemental: _supplemental,
    a.Activate: _activate,
    a.PlayKampfgruppe: _card("announce.kampfgruppe"),
    a.PlayEvent: _event,
    a.CommandReplacements: _card("announce.replacements"),
    a.DeployReserve: _card("announce.deploy-reserve"),
    a.DiscardCard: _discard,
    a.Pass: _end_of_cards,
    a.NoMore: _no_more,
    # Activation
    a.ChooseDivision: _division,
    a.DivisionsChosen: _begin,
    a.TakeKampfgruppe: lambda state, action: _units(state, action.units),
    a.SelectUnit: _select,
    a.LeaveUnit: _plain("announce.leave-unit"),
    a.Recover: _one("announce.recovers"),
    a.BuildIP: _one("announce.digs-in"),
    a.Deploy: lambda state, action: phrase(
        "announce.deploy", unit=_unit(state, action.unit), where=place(state, action.hex)
    ),
    a.EndActivation: _plain("announce.end-activation"),
    a.GiveStep: _one("announce.gets-step"),
    # Fuel and events
    a.UseDepot: lambda state, action: phrase("announce.depot", depot=action.depot),
    a.AcceptNoFuel: _no_fuel,
    a.BuildBridge: lambda state, action: phrase("announce.bridge", bridge=action.bridge),
    a.NameDivision: lambda state, action: phrase("announce.airborne", division=action.division),
    a.RemoveRoadblock: _hex("announce.clear"),
    a.LandHere: _hex("announce.land"),
    a.ResupplyHex: _hex("announce.supply"),
    a.StrikeUnit: _one("announce.struck"),
    a.Withdraw: _from_to("announce.slip-away"),
    a.ReplaceRoadblock: _hex("announce.replace-roadblock"),
    a.PlaceRoadblock: _hex("announce.roadblock"),
    a.DestroyBridge: lambda state, action: phrase("announce.destroy-bridge", bridge=action.bridge),
    a.PlaceIP: _hex("announce.improved-position"),
    # Combat
    c.Attack: lambda state, action: phrase("announce.attack-on", where=place(state, action.target)),
    c.AttackHex: _attack,
    c.JoinAttack: _join,
    c.StartAttack: _plain("announce.start-attack"),
    c.PlayTactic: _tactic,
    c.NoTactic: _no_tactic,
    c.JoinStack: _hex("announce.join-from"),
    c.StackDone: _plain("announce.nobody-else"),
    c.ReinforceBattle: _from_to("announce.come"),
    c.DrawChits: _chits,
    c.TakeRetreat: _plain("announce.retreat-one"),
    c.TakeLoss: _take_loss,
    c.LoseStep: _lose,
    c.RetreatTo: _retreat,
    c.DisperseAttackers: _plain("announce.disperse"),
    c.IgnoreHit: _plain("announce.ignore-hit"),
    c.Advance: _way("announce.advances"),
    c.AdvanceTogether: lambda state, action: phrase(
        "announce.advance-together", text=_units(state, action.units), where=place(state, action.path[-1])
    ),
    c.StayBehind: lambda state, action: phrase("announce.stay-behind", text=_units(state, action.units)),
    c.AdvanceDone: _plain("announce.nobody-advances"),
}
