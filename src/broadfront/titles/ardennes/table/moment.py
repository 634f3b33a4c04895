"""Where the game stands, for a person: the step of the day, whose impulse, the combat, and what is asked in a sentence.

Everything here is open to both sides, except what the side that is asked may choose from.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any

from msgspec import UNSET

from broadfront.core.chance import Chance
from broadfront.core.steps import Decision, InOrder, Step
from broadfront.titles.ardennes.data.records import SIDES, GermanCard
from broadfront.titles.ardennes.data.title import Ardennes
from broadfront.titles.ardennes.events import allied, allied_reserve, german, reactions
from broadfront.titles.ardennes.events.engineers import Engineers
from broadfront.titles.ardennes.events.giving_up import GiveUpCard
from broadfront.titles.ardennes.rules.fighting.fight import CombatStep, Fight
from broadfront.titles.ardennes.rules.fighting.strength import odds_of
from broadfront.titles.ardennes.rules.forces.cards import event_cards
from broadfront.titles.ardennes.rules.forces.command_level import command_level
from broadfront.titles.ardennes.rules.forces.formations import members
from broadfront.titles.ardennes.rules.state import ArdennesState
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
from broadfront.titles.ardennes.system.impulse import SystemImpulse
from broadfront.titles.ardennes.table.labels import TACTICS, card_name, card_of, label, labels, place, stack_words
from broadfront.titles.ardennes.table.parts import (
    ArdennesCard,
    ArdennesCombat,
    ArdennesMoment,
    ArdennesTarget,
    TargetUnit,
)
from broadfront.titles.ardennes.table.prospects import Prospect, no_way_in, prospect

__all__ = ["card_names", "moment", "place_in_day"]

PHASES = ("Reserve", "Cards", "Supply", "Fuel", "Impulses", "End")
COMBAT = (
    "Declare", "Attacker's tactics", "Defender's tactic", "How many chits", "Chits", "Defender's hits",
    "Attacker's hits", "Advance",
)  # fmt: skip
IN_COMBAT: dict[type[Step[Any]], int] = {
    activation.Declaring: 0, Battle: 0,
    tactics.AttackerTactics: 1, tactics.Coordination: 1, AttackCard: 1,
    tactics.DefenderTactics: 2, DefenceCard: 2, BugOutCheck: 2, combat.BugOut: 2,
    combat.Announce: 3, combat.Drawing: 4,
    combat.DefenderHits: 5, combat.Retreating: 5,
    hits.AttackerHits: 6, hits.Aftermath: 6, advance.Advancing: 7, advance.Following: 7,
}  # fmt: skip
"""The steps of H-38, by the step of the program."""


def moment(state: ArdennesState, side: str | None) -> ArdennesMoment:
    """The step of the day, the impulse, the combat; for the side that is asked, the question and its help."""
    told = ArdennesMoment(phases=PHASES, phase=_phase(state))
    _tell_impulse(told, state)
    told.combat = _combat(state) or UNSET
    pending = state.pending
    if isinstance(pending, Decision) and side in (None, pending.side):
        told.question, told.help = _question(state, pending)
        told.cards, told.targets = _cards(state, pending.side), _targets(state) or UNSET
    if isinstance(pending, Chance) and pending.zone is not None:
        told.names = _names(state, state.title.zones[pending.zone].family)
    return told


@lru_cache(maxsize=2)
def card_names(title: Ardennes) -> dict[str, str]:
    """Every card by id: logs speak of them by that."""
    names = {id: card.name for id, card in title.german_cards.items()}
    names |= {id: card.name for id, card in title.allied_cards.items()}
    return names | {id: card.name for id, card in title.action_cards.items()}


def _phase(state: ArdennesState) -> int:
    """Which of PHASES runs: a sequence stands one beyond the step it has put on the stack."""
    day_at = next((s.at for s in state.stack if isinstance(s, InOrder) and s.name == state.variant), 0) - 1
    if day_at < 0:
        return len(PHASES) - 1
    if day_at < 3:
        return day_at
    if day_at > 3:
        return len(PHASES) - 1
    inner = next((s.at for s in state.stack if isinstance(s, InOrder) and s.name.startswith("command")), 1)
    return 4 if inner > 1 else 3


def place_in_day(state: ArdennesState) -> str:
    """The phase, or whose impulse it is."""
    told = ArdennesMoment(phases=PHASES, phase=_phase(state))
    _tell_impulse(told, state)
    return told.impulse_words or f"{PHASES[told.phase]} phase"


def _tell_impulse(told: ArdennesMoment, state: ArdennesState) -> None:
    """Whose impulse it is, and what the German has spent in it; nothing outside impulses."""
    for step in state.stack:
        if isinstance(step, german_impulse.GermanImpulse):
            number = state.impulse
            opening = state.opening
            told.impulse, told.impulse_words = "german", f"German impulse {number}{', opening' if opening else ''}"
            if state.variant == "gs":
                told.spent, told.level = state.level_spent, command_level(state)
        elif isinstance(step, allied_impulse.AlliedImpulse | SystemImpulse):
            told.impulse, told.impulse_words = "allied", "Allied impulse"
        elif isinstance(step, activation.Activation):
            told.impulse, told.card, told.card_name = step.side, step.card, card_name(state, step.card)
            told.impulse_words = told.impulse_words or f"{step.side.capitalize()} impulse"
            told.active = [state.units[n].id for n in step.units]


# Combat


def _combat(state: ArdennesState) -> ArdennesCombat | None:
    """The combat under way: who, where, how strong, how far."""
    for step in reversed(state.stack):
        at = IN_COMBAT.get(type(step))
        if isinstance(step, activation.Declaring):
            number = step.activation.number()
            defenders = state.units_at(step.target, 1 - number)
            return _fight_words(state, SIDES[number], step.target, step.attackers, defenders, 0)
        if isinstance(step, Battle):
            fight = step.declared(state)
        elif isinstance(step, CombatStep):
            fight = step.fight
        else:
            continue
        if at is None:
            at = _step_without_place(step, fight)
        told = _fight_words(state, fight.side, fight.target, fight.attackers, fight.defenders, at)
        told.attacker_tactics, told.defender_tactics = fight.attacker_tactics, fight.defender_tactics
        told.defender_hits, told.attacker_hits = fight.defender_hits, fight.attacker_hits
        told.retreated = fight.retreated
        told.no_entry, told.no_entry_rules = _no_way_in(state, fight.attackers, fight.target)
        if at in (1, 2, 3) and fight.defenders:
            attack, defence, _ = odds_of(state, fight)
            told.odds = f"{attack} to {defence}"
        return told
    return None


def _step_without_place(step: Step[Any], fight: Fight) -> int:
    """Steps that serve both sides: the tactic's or the hits' of the side they serve."""
    if isinstance(step, hits.LosingSteps):
        return 5 if step.defender else 6
    serves = step.side if isinstance(step, Reinforcing | tactics.SecondCard) else fight.defending
    return 1 if serves == fight.attacking else 2


def _fight_words(
    state: ArdennesState, side: str, target: int, attackers: tuple[int, ...], defenders: tuple[int, ...], at: int
) -> ArdennesCombat:
    return ArdennesCombat(
        steps=COMBAT,
        at=at,
        side=side,
        target=state.name(target),
        where=place(state, state.name(target)),
        attackers=[state.units[n].id for n in attackers],
        defenders=[state.units[n].id for n in defenders],
        attacker_words=labels(state, attackers),
        defender_words=labels(state, defenders),
    )


def _targets(state: ArdennesState) -> dict[str, ArdennesTarget] | None:
    """What an activation may attack: by hex, the active units that could, and who stands there."""
    step = state.stack[-1] if state.stack else None
    if not isinstance(step, activation.Activation):
        return None
    side = step.number()
    return {
        state.name(hex): ArdennesTarget(
            place(state, state.name(hex)),
            stack_words(state, hex, 1 - side),
            [
                TargetUnit(state.units[n].id, label(state, n), state.strength(n), state.name(at), bool(state.done[n]))
                for n in units if (at := state.hex(n)) is not None
            ],
            *_no_way_in(state, units, hex),
        )
        for hex, units in step.targets(state).items()
    }  # fmt: skip


def _no_way_in(state: ArdennesState, units: Iterable[int], hex: int) -> tuple[str, tuple[str, ...]]:
    """Why nobody of the attackers could go in, in a sentence with its rules; nothing when one could."""
    no = no_way_in(state, units, hex)
    return ("", ()) if no is None else (str(no.why.with_names(state.title.names)), no.rules)


def _cards(state: ArdennesState, side: str) -> dict[str, ArdennesCard]:
    """What stands on the cards the asked side may choose: of its hand, and open supplemental ones."""
    held = [*state.zones[f"{side}-hand"], *(state.zones["german-available"] if side == "german" else ())]
    choosing = isinstance(state.stack[-1], german_impulse.GermanImpulse)
    told = {}
    for id in held:
        card = card_of(state, id)
        facts = [f"Command Value {card.command_value}"] if isinstance(card, GermanCard) else []
        facts += [f"{what} {word}" for what, word in (("event", card.event), ("tactic", card.tactic)) if word != "none"]
        units = members(state, SIDES.index(side), card.formations, card.level) if card.formations else ()
        hexes = sorted({state.name(hex) for n in units if (hex := state.hex(n)) is not None})
        own = choosing and id in state.zones[f"{side}-hand"]
        note, idle = prospect(state, card) if own and isinstance(card, GermanCard) else Prospect("", idle=False)
        told[id] = ArdennesCard(card.name, " · ".join(facts), TACTICS.get(card.tactic, ""), hexes, note, idle)
    return told


def _names(state: ArdennesState, family: str) -> dict[str, str]:
    """What is printed on the cards or chits of a family, whichever pile they lie in."""
    title = state.title
    if family == "chits":
        return {id: chit.printed for id, chit in title.chits.items()}
    if family == "action-cards":
        return {id: order.name for id, order in title.action_cards.items()}
    cards = title.german_cards if family == "german-cards" else title.allied_cards
    return {id: card.name for id, card in cards.items()}


# What is asked


def _question(state: ArdennesState, pending: Decision) -> tuple[str, str]:
    step = state.stack[-1]
    told = QUESTIONS.get(type(step))
    return told(state, step) if told is not None else (pending.prompt, "")


def _card_question(state: ArdennesState, step: Any) -> tuple[str, str]:
    if state.variant == "2p":
        return "Play a card, or pass", "One card an impulse: an activation, an event or Replacements."
    left = command_level(state) - state.level_spent
    first = not state.cards_played
    what = "Play your first card" if first else "Play another card, or stop"
    opening = " In the opening impulse the active units only attack." if state.opening else ""
    return what, f"{left} of the Command Level left; the card that reaches it ends the impulse.{opening}"


def _activation_question(state: ArdennesState, step: activation.Activation) -> tuple[str, str]:
    name = card_name(state, step.card)
    movers, targets = bool(step.movers(state)), bool(step.targets(state))
    if step.attack_only or step.fighting:
        if targets:
            why = "In the opening impulse there are no moves." if step.attack_only else "Moves are over: attacks began."
            return f"{name}: choose a hex to attack, or end", why
        return f"{name}: nothing left to attack", "End the activation."
    if not movers and not targets:
        return f"{name}: every unit has acted", "End the activation."
    advice = "Click a unit for its reach, then a hex. Attacks come after all moves." if movers else "All have acted."
    return f"{name}: {'move' if movers else 'attack'}{', attack' if movers and targets else ''}, or end", advice


def _kampfgruppe_question(state: ArdennesState, step: ChoosingKampfgruppe) -> tuple[str, str]:
    return (
        f"Which units of {card_name(state, step.card)} form the Kampfgruppe?",
        "One stack or part of it, or two units of one division within two hexes of each other.",
    )


def _division_question(state: ArdennesState, step: german_impulse.ChoosingDivisions) -> tuple[str, str]:
    card = card_of(state, step.card)
    assert isinstance(card, GermanCard)
    chosen = f" So far: {', '.join(step.chosen)}." if step.chosen else ""
    left = card.actions_max - len(step.chosen)
    return f"Which division does {card.name} activate?", f"{left} more at most.{chosen}"


def _tactic_question(state: ArdennesState, step: tactics.Tactics) -> tuple[str, str]:
    fight = step.fight
    where = place(state, state.name(fight.target))
    if step.chooser() == fight.attacking:
        used = f" Played: {', '.join(fight.attacker_tactics)}." if fight.attacker_tactics else ""
        counts = "; a card counts toward the Command Level" if state.variant == "gs" else ""
        return f"A tactic for your attack on {where}?", f"{fight.tactics_left} more in this activation{counts}.{used}"
    return f"A tactic for your defence of {where}?", "One at most."


def _losing_question(state: ArdennesState, step: hits.LosingSteps) -> tuple[str, str]:
    who = "defenders" if step.defender else "attackers"
    return f"Which of the {who} loses a step?", "Losses are spread evenly over hexes and units."


def _defender_question(state: ArdennesState, step: combat.DefenderHits) -> tuple[str, str]:
    where = place(state, state.name(step.fight.target))
    return f"{_hits(step.left)} on {where}: retreat or stand?", "Each hit is a hex of retreat, or a step."


def _attacker_question(state: ArdennesState, step: hits.AttackerHits) -> tuple[str, str]:
    return f"{_hits(step.left)} more on the attackers: Dispersed, or steps?", "Dispersed absorbs up to two hits."


def _hits(number: int) -> str:
    return f"{number} hit{'' if number == 1 else 's'}"


def _advance_question(state: ArdennesState, step: advance.Advancing) -> tuple[str, str]:
    where = place(state, state.name(step.fight.target))
    gone = f" In: {labels(state, step.moved)}." if step.moved else ""
    return f"Who advances into {where}?", f"Choose here, or click a unit and then a hex.{gone}"


def _fuel_question(state: ArdennesState, step: fuel.NoFuel) -> tuple[str, str]:
    return f"{card_name(state, step.card)} is short of fuel", "A captured depot or a Fuel Priority card cancels it."


def _go_on(state: ArdennesState, step: moving.GoOn) -> tuple[str, str]:
    return f"{label(state, step.unit)} was stopped on its way: go on or end?", "Click a marked hex to go on."


def _acts(state: ArdennesState, step: activation.UnitActs) -> tuple[str, str]:
    return f"What does {label(state, step.unit)} do?", "Click a marked hex to go there."


def _declaring(state: ArdennesState, step: activation.Declaring) -> tuple[str, str]:
    where = place(state, state.name(step.target))
    return f"Who attacks {where}?", "Units join one by one; undo takes the last one out again."


def _needs(state: ArdennesState, event: str) -> str:
    """The German is asked whether he holds the card or not: a question only asked of a holder would give it away."""
    return f"It takes {event}." if event_cards(state, event) else f"It takes {event}, and you hold none: go on."


def _overdue(state: ArdennesState, step: day.Overdue) -> tuple[str, str]:
    number = step.waiting(state)
    assert number is not None
    return f"Deploy {label(state, number)}: it is two days overdue", "Click a marked hex."


def _retreat_question(state: ArdennesState, step: combat.Retreating) -> tuple[str, str]:
    return (
        f"Where do {labels(state, step.going(state)[0])} retreat to?",
        "The marked hexes are of the best priority that is open.",
    )


QUESTIONS: dict[type[Step[Any]], Callable[[ArdennesState, Any], tuple[str, str]]] = {
    card_preparation.Supplementals: lambda state, step: (
        "Shuffle supplemental cards into your draw pile?",
        f"{step.room(state)} more at most. More cards to choose from, but your divisions come up less often.",
    ),
    german_impulse.GermanImpulse: _card_question,
    allied_impulse.AlliedImpulse: _card_question,
    impulses.ReduceHand: lambda state, step: (
        "Which card goes back into the draw pile?",
        f"After the opening impulse {card_preparation.hand_limit(state, 'german')} cards stay in hand.",
    ),
    german_impulse.ChoosingDivisions: _division_question,
    ChoosingKampfgruppe: _kampfgruppe_question,
    activation.Activation: _activation_question,
    activation.UnitActs: _acts,
    activation.Declaring: _declaring,
    moving.GoOn: _go_on,
    tactics.AttackerTactics: _tactic_question,
    tactics.DefenderTactics: _tactic_question,
    tactics.Coordination: lambda state, step: ("Assault Coordination: which stack joins the attack?", ""),
    Reinforcing: lambda state, step: ("Reinforce Battle: which stack comes to the battle?", ""),
    combat.Announce: lambda state, step: (
        "How many Combat Chits do you draw?", "More chits hit more, on both sides.",
    ),
    combat.DefenderHits: _defender_question,
    hits.LosingSteps: _losing_question,
    hits.AttackerHits: _attacker_question,
    combat.Retreating: _retreat_question,
    advance.Advancing: _advance_question,
    fuel.NoFuel: _fuel_question,
    replacements.Replacing: lambda state, step: ("Which unit gets a step back?", f"{step.left} more at most."),
    GiveUpCard: lambda state, step: (
        "Which card do you give up?", "A captured Allied card takes its place; only the highest Command Value counts.",
    ),
    supply_phase.BridgeEngineers: lambda state, step: (
        "Bridge a river?", _needs(state, supply_phase.BRIDGE_ENGINEERS),
    ),
    supply_phase.Bridging: lambda state, step: ("Which river hexside is bridged?", ""),
    day.Overdue: _overdue,
    allied_reserve.DeployingReserve: lambda state, step: (
        "Deploy a Reserve unit, or no more?", f"{step.left} more at most. Click a unit, then a hex.",
    ),
    allied_reserve.PlacingUnit: lambda state, step: (
        f"Where is {label(state, step.unit)} deployed?", "Click a marked hex.",
    ),
    allied_reserve.FirstOfXxx: lambda state, step: (
        "Where does the first unit of XXX Corps arrive?", "Click a marked hex.",
    ),
    allied_reserve.Alarm: lambda state, step: (
        f"Raise The Alarm: which unit is deployed{', or moves' if allied_reserve.alarm_movers(state) else ''}?", "",
    ),
    allied_reserve.AlarmMove: lambda state, step: (f"Where does {label(state, step.unit)} go?", "Click a marked hex."),
    moving.DemolitionWish: lambda state, step: (
        f"Try to blow the bridge {step.roll.bridge}?", f"It goes on a roll of {step.roll.number} or less of ten.",
    ),
    reactions.Greif: lambda state, step: (
        f"The bridge {step.bridge} is about to go: save it?", _needs(state, step.event()),
    ),
    reactions.Manteuffel: lambda state, step: (
        f"A Roadblock went down in {place(state, step.hex)}: clear it?", _needs(state, step.event()),
    ),
    german.NamingDivision: lambda state, step: ("Eisenhower Hesitates: which airborne division comes late?", ""),
    german.Traffic: lambda state, step: ("Which Roadblock does Manteuffel have cleared?", "Click a marked hex."),
    german.Landing: lambda state, step: ("Where does Von der Heydte land?", "Click a marked hex."),
    allied.AirSupply: lambda state, step: ("Airpower: which stack is supplied?", "Click a marked hex."),
    allied.Striking: lambda state, step: ("Tank Battalion: which German unit loses a step?", ""),
    allied.Withdrawing: lambda state, step: ("Withdrawal: which Surrounded stack slips away, and where to?", ""),
    Engineers: lambda state, step: ("Engineers: one action, or none", "Click a marked hex, or choose from the list."),
}  # fmt: skip
