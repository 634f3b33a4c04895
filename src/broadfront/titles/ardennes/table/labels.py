"""What may be chosen, in the words a player uses: units by their counter, cards and hexes by their names."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from broadfront.core.actions import Action
from broadfront.titles.ardennes.data.records import AlliedCard, GermanCard
from broadfront.titles.ardennes.events.allied_reserve import Alarm, DeployingReserve, FirstOfXxx
from broadfront.titles.ardennes.events.engineers import Engineers
from broadfront.titles.ardennes.events.reactions import Greif, Manteuffel
from broadfront.titles.ardennes.rules import actions as a
from broadfront.titles.ardennes.rules.fighting import combat_actions as c
from broadfront.titles.ardennes.rules.fighting.fight import CombatStep
from broadfront.titles.ardennes.rules.fighting.tactic_effects import tactic_of
from broadfront.titles.ardennes.rules.forces.formations import divisions_of
from broadfront.titles.ardennes.rules.routes.composed import MoveTo
from broadfront.titles.ardennes.rules.state import ArdennesState
from broadfront.titles.ardennes.steps.card_preparation import Supplementals
from broadfront.titles.ardennes.steps.combat import DefenderHits, Retreating
from broadfront.titles.ardennes.steps.fuel import NoFuel
from broadfront.titles.ardennes.steps.german_activation import commanded, price
from broadfront.titles.ardennes.steps.german_impulse import ChoosingDivisions
from broadfront.titles.ardennes.steps.impulses import ReduceHand
from broadfront.titles.ardennes.steps.supply_phase import BridgeEngineers
from broadfront.titles.ardennes.steps.tactics import Tactics

__all__ = ["TACTICS", "announced", "briefly", "card_name", "doubled", "label", "labels", "place", "stack_words"]


TACTICS = {
    "Airpower": "chits that ask for Airpower count",
    "Artillery": "chits that ask for Artillery count",
    "Corps Artillery": "acts as Artillery; another card is drawn in the solitaire game",
    "Fixed Artillery": "acts as Artillery near the Westwall",
    "Assault Coordination": "stacks next to the target join the attack",
    "Engineers": "attacker: 1 strength, the IP goes; defender: an IP",
    "Combat Engineers": "attacker: 1 strength, the IP goes",
    "Infantry Infiltration": "Flanked, and the defender may retreat a hex less",
    "Panzer Battalion": "1 strength, and chits that ask for Armor count",
    "Tank Battalion": "1 strength, and chits that ask for Armor count",
    "Press the Attack": "only the chit more that every tactic of the attacker gives",
    "Reinforce Battle": "a stack that has not acted comes and takes part",
    "Screen": "the attacker draws two chits fewer",
    "Bug Out": "the defenders slip away",
}
"""What a CombatTactic does, in a few words; the rules are ARD-T0 and ARD-T1."""


def label(state: ArdennesState, number: int) -> str:
    """A unit as its counter names it: `Peiper/1SS`."""
    unit = state.units[number]
    return unit.unit if unit.unit == unit.division else f"{unit.unit}/{unit.division}"


def labels(state: ArdennesState, numbers: Iterable[int]) -> str:
    return ", ".join(label(state, n) for n in numbers) or "nobody"


def place(state: ArdennesState, hex: str) -> str:
    """A hex by the place in it, else by the nearest: `Krinkelt (0705)`, `hex 0604 near Wahlerscheid`."""
    return str(state.title.names[state.ground.map.ids[state.ground.map.index_of(hex)]])


def card_name(state: ArdennesState, id: str) -> str:
    return card_of(state, id).name


def card_of(state: ArdennesState, id: str) -> GermanCard | AlliedCard:
    title = state.title
    return title.german_cards[id] if id in title.german_cards else title.allied_cards[id]


def stack_words(state: ArdennesState, hex: int, side: int) -> str:
    """Who stands in a hex, with strengths: `395/99 (4), 38/2 (5)`."""
    return ", ".join(f"{label(state, n)} ({_strength(state, n)})" for n in state.units_at(hex, side)) or "nobody"


def _strength(state: ArdennesState, number: int) -> str:
    strength = state.strength(number)
    return f"[{strength}]" if state.bracketed(number) else str(strength)


def announced(state: ArdennesState, action: Action) -> str:
    """An option of the present decision as a player announces it."""
    told = WORDS.get(type(action))
    return told(state, action) if told is not None else ""


def briefly(state: ArdennesState, action: Action) -> str:
    """An option beside the card or hex it is about; empty where it is said whole."""
    match action:
        case a.Activate():
            return _activate_briefly(state, action)
        case a.PlayEvent():
            return f"Event {card_of(state, action.card).event}"
        case a.DiscardCard():
            return _giving_up(state)
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
    at = state.hex(number)
    where = "Reserve" if at is None else place(state, state.name(at))
    return f"{label(state, number)}, {unit.name}: strength {_strength(state, number)}, {where}"


def doubled(value: int) -> str:
    """A Command Value that counts double: `8: 4, doubled for a consecutive activation`."""
    return f"{2 * value}: {value}, doubled for a consecutive activation"


def _price(state: ArdennesState, card: GermanCard, divisions: Iterable[str]) -> str:
    return doubled(card.command_value) if _twice(state, card, divisions) else str(card.command_value)


def _twice(state: ArdennesState, card: GermanCard, divisions: Iterable[str]) -> bool:
    return price(state, card, divisions) > card.command_value


def _activated(state: ArdennesState, card: GermanCard) -> Iterable[str]:
    """The divisions a card activates by itself; those of a corps or an army are chosen later."""
    return divisions_of(state, commanded(state, card)) if card.primary else ()


def _activate(state: ArdennesState, action: a.Activate) -> str:
    card = card_of(state, action.card)
    if not isinstance(card, GermanCard):
        return f"Activate {card.name}"
    return f"Activate {card.name} (Command Value {_price(state, card, _activated(state, card))})"


def _activate_briefly(state: ArdennesState, action: a.Activate) -> str:
    """Only an unusual price stands on the button: the card has the usual one."""
    card = card_of(state, action.card)
    if not isinstance(card, GermanCard) or not _twice(state, card, _activated(state, card)):
        return ""
    return f"Activate for {2 * card.command_value}"


def _event(state: ArdennesState, action: a.PlayEvent) -> str:
    return f"{briefly(state, action)}, with {card_name(state, action.card)}"


def _supplemental(state: ArdennesState, action: a.TakeSupplemental) -> str:
    card = state.title.german_cards[action.card]
    parts = [f"{card.level}, Command Value {card.command_value}"]
    parts += [f"{what} {word}" for what, word in (("event", card.event), ("tactic", card.tactic)) if word != "none"]
    return f"{card.name}: {'; '.join(parts)}"


def _end_of_cards(state: ArdennesState, action: a.Pass) -> str:
    if state.cards_played:
        return "Stop: end the impulse, keep the other cards"
    if state.variant == "gs":
        return "Pass: play no card, which ends the day after the Allies"
    return "Pass: play no card in this impulse"


def _division(state: ArdennesState, action: a.ChooseDivision) -> str:
    units = [n for n in state.title.formation(action.division) if state.hex(n) is not None]
    card = _choosing(state)
    twice = card is not None and _twice(state, card, [action.division])
    cost = f" (costs {doubled(card.command_value)})" if card is not None and twice else ""
    return f"Division {action.division}: {labels(state, units)}{cost}"


def _choosing(state: ArdennesState) -> GermanCard | None:
    """The card whose divisions are being chosen."""
    step = state.stack[-1]
    return state.title.german_cards[step.card] if isinstance(step, ChoosingDivisions) else None


def _begin(state: ArdennesState, action: a.DivisionsChosen) -> str:
    step = state.stack[-1]
    card = _choosing(state)
    if card is None or not isinstance(step, ChoosingDivisions) or not _twice(state, card, step.chosen):
        return "Begin the activation"
    return f"Begin the activation (costs {doubled(card.command_value)})"


def _discard(state: ArdennesState, action: a.DiscardCard) -> str:
    return f"{_giving_up(state)} {card_name(state, action.card)}"


def _giving_up(state: ArdennesState) -> str:
    return "Put back" if isinstance(state.stack[-1], ReduceHand) else "Give up"


def _no_more(state: ArdennesState, action: a.NoMore) -> str:
    return NO_MORE.get(type(state.stack[-1]), "No more")


def _tactic(state: ArdennesState, action: c.PlayTactic) -> str:
    card = card_of(state, action.card)
    worth = f", Command Value {card.command_value}" if isinstance(card, GermanCard) else ""
    return f"{_tactic_name(state, action)} ({card.name}{worth})"


def _tactic_name(state: ArdennesState, action: c.PlayTactic) -> str:
    return "Airpower" if action.airpower else tactic_of(state, action.card)


def _no_tactic(state: ArdennesState, action: c.NoTactic) -> str:
    step = state.stack[-1]
    fight = step.fight if isinstance(step, CombatStep) else None
    attacks = fight is not None and isinstance(step, Tactics) and step.chooser() == fight.attacking
    played = fight is not None and (fight.attacker_tactics if attacks else fight.defender_tactics)
    return f"Fight now, without a {'further ' if played else ''}tactic"


def _join(state: ArdennesState, action: c.JoinAttack) -> str:
    number = state.title.unit(action.unit).number
    hex = state.hex(number)
    assert hex is not None
    return f"{label(state, number)} joins: strength {_strength(state, number)}, from {place(state, state.name(hex))}"


def _attack(state: ArdennesState, action: c.AttackHex) -> str:
    return f"Attack {_target(state, action)}"


def _target(state: ArdennesState, action: c.AttackHex) -> str:
    hex = state.ground.map.index[action.hex]
    side = 1 if state.zoc.holds(1, hex) else 0
    if not state.units_at(hex, side):
        return place(state, action.hex)
    return f"{place(state, action.hex)}: {stack_words(state, hex, side)}"


def _lose(state: ArdennesState, action: c.LoseStep) -> str:
    number = state.title.unit(action.unit).number
    left = state.steps[number] - 1
    return f"{label(state, number)} ({f'{left} left after it' if left else 'eliminated'})"


def _retreat(state: ArdennesState, action: c.RetreatTo) -> str:
    step = state.stack[-1]
    words = f"Retreat to {place(state, action.hex)}"
    if isinstance(step, Retreating):
        hex = state.ground.map.index[action.hex]
        way = next((way for way in step.found(state) if way.hex == hex), None)
        if way is not None:
            words += f" (priority {way.priority}{f', costs {way.steps} step' if way.steps else ''})"
    return words


def _chits(state: ArdennesState, action: c.DrawChits) -> str:
    return f"{action.number} chit{'' if action.number == 1 else 's'}"


def _take_loss(state: ArdennesState, action: c.TakeLoss) -> str:
    return "Lose a step and hold" if isinstance(state.stack[-1], DefenderHits) else "Lose a step"


def _no_fuel(state: ArdennesState, action: a.AcceptNoFuel) -> str:
    step = state.stack[-1]
    return f"Accept: {card_name(state, step.card)} is Out of Fuel" if isinstance(step, NoFuel) else "Accept Out of Fuel"


def _way(verb: str) -> Callable[[ArdennesState, Any], str]:
    def told(state: ArdennesState, action: Any) -> str:
        to = f" to {place(state, action.path[-1])}" if action.path else ""
        return f"{_unit(state, action.unit)} {verb}{to}"

    return told


def _card(verb: str) -> Callable[[ArdennesState, Any], str]:
    return lambda state, action: f"{verb} {card_name(state, action.card)}"


def _hex(verb: str) -> Callable[[ArdennesState, Any], str]:
    return lambda state, action: f"{verb} {place(state, action.hex)}"


def _from_to(verb: str) -> Callable[[ArdennesState, Any], str]:
    return lambda state, action: f"{verb} from {place(state, action.start)} to {place(state, action.end)}"


def _one(verb: str) -> Callable[[ArdennesState, Any], str]:
    return lambda state, action: f"{_unit(state, action.unit)} {verb}"


AIRBORNE = {"82": "82nd", "101": "101st"}

NO_MORE: dict[type[Any], str] = {
    Supplementals: "Enough: draw the hand",
    BridgeEngineers: "No: go on",
    Greif: "Let it go",
    Manteuffel: "Leave the Roadblock",
    DeployingReserve: "No more units",
    Alarm: "Nobody",
    FirstOfXxx: "Not now",
    Engineers: "Nothing",
}
"""What `NoMore` is called where something better than `No more` can be said."""


def _plain(words: str) -> Callable[[ArdennesState, Any], str]:
    return lambda state, action: words


WORDS: dict[type[Action], Callable[[ArdennesState, Any], str]] = {
    # Movement
    a.Move: _way("moves"),
    a.StrategicMove: _way("moves strategically"),
    a.ExitMap: _way("leaves the map"),
    MoveTo: lambda state, action: f"{_unit(state, action.unit)} to {place(state, action.hex)}",
    a.EndMove: _plain("End the move here"),
    a.RollDemolition: _plain("Try to blow the bridge"),
    a.SpareBridge: _plain("Leave the bridge standing"),
    # Cards
    a.TakeSupplemental: _supplemental,
    a.Activate: _activate,
    a.PlayKampfgruppe: _card("Kampfgruppe (costs 1) of"),
    a.PlayEvent: _event,
    a.CommandReplacements: _card("Replacements for"),
    a.DeployReserve: _card("Deploy Reserve units of"),
    a.DiscardCard: _discard,
    a.Pass: _end_of_cards,
    a.NoMore: _no_more,
    # Activation
    a.ChooseDivision: _division,
    a.DivisionsChosen: _begin,
    a.TakeKampfgruppe: lambda state, action: _units(state, action.units),
    a.SelectUnit: _select,
    a.LeaveUnit: _plain("Nothing: leave it where it is"),
    a.Recover: _one("recovers from Dispersed, and does nothing else"),
    a.BuildIP: _one("digs in: an improved position in its hex"),
    a.Deploy: lambda state, action: f"Deploy {_unit(state, action.unit)} in {place(state, action.hex)}",
    a.EndActivation: _plain("End the activation"),
    a.GiveStep: _one("gets a step back"),
    # Fuel and events
    a.UseDepot: lambda state, action: f"Use the captured depot {action.depot}",
    a.AcceptNoFuel: _no_fuel,
    a.BuildBridge: lambda state, action: f"Bridge {action.bridge}",
    a.NameDivision: lambda state, action: f"The {AIRBORNE[action.division]} Airborne Division comes late",
    a.RemoveRoadblock: _hex("Clear the Roadblock in"),
    a.LandHere: _hex("Land in"),
    a.ResupplyHex: _hex("Supply the units in and around"),
    a.StrikeUnit: _one("loses a step"),
    a.Withdraw: _from_to("Slip away"),
    a.ReplaceRoadblock: _hex("A unit in place of the Roadblock in"),
    a.PlaceRoadblock: _hex("Roadblock in"),
    a.DestroyBridge: lambda state, action: f"Destroy the bridge {action.bridge}",
    a.PlaceIP: _hex("Improved position in"),
    # Combat
    c.Attack: lambda state, action: f"Attack on {place(state, action.target)}",
    c.AttackHex: _attack,
    c.JoinAttack: _join,
    c.StartAttack: _plain("Start the attack"),
    c.PlayTactic: _tactic,
    c.NoTactic: _no_tactic,
    c.JoinStack: _hex("Join from"),
    c.StackDone: _plain("Nobody (else)"),
    c.ReinforceBattle: _from_to("Come"),
    c.DrawChits: _chits,
    c.TakeRetreat: _plain("Retreat one hex"),
    c.TakeLoss: _take_loss,
    c.LoseStep: _lose,
    c.RetreatTo: _retreat,
    c.DisperseAttackers: _plain("Become Dispersed (absorbs up to two hits; nobody advances)"),
    c.IgnoreHit: _plain("The hit has no effect"),
    c.Advance: _way("advances"),
    c.AdvanceTogether: lambda state, action: (
        f"{_units(state, action.units)} advance to {place(state, action.path[-1])}"
    ),
    c.StayBehind: lambda state, action: f"{_units(state, action.units)} do not advance",
    c.AdvanceDone: _plain("Nobody (else) advances"),
}
