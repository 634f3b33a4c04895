"""An Allied activation: eligibility, wandering units, three action cards, an IP and recovery."""

from __future__ import annotations

from collections.abc import Iterable

from broadfront.core.chance import Chance, Outcome, draw
from broadfront.core.events import Candidate
from broadfront.core.messages import Message
from broadfront.core.rules import decides
from broadfront.core.rulings import Ruling, allowed, refused
from broadfront.core.steps import Step
from broadfront.titles.ardennes.data.dice import d10
from broadfront.titles.ardennes.data.records import ALLIED, day_of
from broadfront.titles.ardennes.data.title import NOT_IN_PLAY, calendar_box
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.fighting.unit_states import may_build_ip
from broadfront.titles.ardennes.rules.lines.communication import wandering
from broadfront.titles.ardennes.rules.lines.contact import out_of_contact
from broadfront.titles.ardennes.rules.lines.proximate import proximity
from broadfront.titles.ardennes.rules.lines.surround import in_danger
from broadfront.titles.ardennes.rules.markers import ACTED, BUILT, IN_SUPPLY, MONTY, MOVED, RECOVERED
from broadfront.titles.ardennes.rules.routes.causes import Cause
from broadfront.titles.ardennes.rules.routes.movement import check_move, path_to
from broadfront.titles.ardennes.rules.routes.wandering import (
    CALENDAR,
    SHELTERS,
    Shelter,
    destinations,
    return_day,
    roll_result,
    shelter,
)
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.steps.moving import Moving
from broadfront.titles.ardennes.system.action_cards import ApplyCard, dig_in
from broadfront.titles.ardennes.system.compared import compared, rule_of
from broadfront.titles.ardennes.system.stacks import ends, german_stacks, weigh_all
from broadfront.titles.ardennes.system.traces import because, hex_named, tell, unit_named

__all__ = ["ActionCards", "SystemActivation", "Wander", "eligible", "explain_eligible"]

CARDS = 3
REINFORCING_FROM = 19
"""First day on which a useful reinforcement makes a formation eligible."""
OFFENSIVE = 10


# Eligibility


def explain_eligible(state: ArdennesState, number: int) -> Ruling:
    """Rule whether a unit makes its formation eligible for activation, naming the condition it meets."""
    unit, hex = state.units[number], state.board.hex(number)
    if hex is None:
        return refused("ARD-A0-01", say("system.eligible.not-on-map", unit=unit.id))
    if state.board.dispersed[number]:
        return allowed("ARD-A0-01", "ARD-A0-03", message=say("system.eligible.dispersed", unit=unit.id))
    if may_build_ip(state, number).legal:
        return allowed("ARD-A0-01", "ARD-A0-04", message=say("system.eligible.ip", unit=unit.id))
    if hex not in state.vp_hexes and in_danger(state, hex):
        return allowed("ARD-A0-01", "ARD-A0-02", message=say("system.eligible.in-danger", unit=unit.id))
    if wandering(state, number):
        return allowed("ARD-A0-01", "ARD-A0-03", message=say("system.eligible.wandering", unit=unit.id))
    if out_of_contact(state, number):
        return allowed("ARD-A0-01", "ARD-A0-03", message=say("system.eligible.out-of-contact", unit=unit.id))
    if state.clock.day >= REINFORCING_FROM:
        found = _useful_reinforcement(state, number)
        if found is not None:
            to, target = found
            why = say("system.eligible.reinforces", unit=unit.id, end=state.name(to), hex=state.name(target))
            return allowed("ARD-A0-01", "ARD-A0-05", message=why)
    return refused("ARD-A0-01", say("system.eligible.no-condition", unit=unit.id))


@decides("ARD-A0-05")
def _useful_reinforcement(state: ArdennesState, number: int) -> tuple[int, int] | None:
    """Return a move that would bring all adjacent Allied units to 2:1 against a Proximate German stack.

    The result is the destination and the target, or None.
    """
    near, around = proximity(state, ALLIED), state.ground.around
    targets = {hex for hex in german_stacks(state) if near[hex] >= 0}
    alone = frozenset((number,))
    for to in ends(state, (number,)):
        beside = [hex for hex in around[to] if hex in targets]
        if beside:
            for assault in weigh_all(state, alone, beside, (number,), to, everybody=True):
                if assault.odds >= 2 and number in assault.attackers:
                    return to, assault.target
    return None


def eligible(state: ArdennesState, units: Iterable[int], candidates: list[Candidate] | None = None) -> Ruling:
    """Rule whether a formation may be activated because one of its units meets a condition.

    Units considered are appended to `candidates` if given.
    """
    for number in state.title.in_order(n for n in units if state.board.hex(n) is not None):
        found = explain_eligible(state, number)
        if candidates is not None:
            if found.legal:
                candidates.append(
                    Candidate(say("system.activation.eligible"), because(found), found.rules[-1], chosen=True)
                )
            else:
                candidates.append(
                    Candidate(unit_named(state, number), say("system.activation.no-condition"), "ARD-A0-01")
                )
        if found.legal:
            return found
    later = state.clock.day >= REINFORCING_FROM
    return refused("ARD-A0-01", say("system.eligible.none-later" if later else "system.eligible.none"))


# Activation


class SystemActivation(Step[ArdennesState], frozen=True):
    """Activate the units of the drawn card."""

    units: tuple[int, ...]
    army: str
    """Army the formation belongs to today."""
    support: tuple[str, ...] = ()

    @decides("ARD-A0-06")
    def advance(self, state: ArdennesState) -> None:
        state.begin_activation()
        shuffle_action_cards(state)
        lost = state.title.in_order(n for n in self.units if wandering(state, n))
        state.become(ActionCards(self.units, self.army, self.support))
        if lost:
            state.push(Wander(lost))


@decides("ARD-H-36")
def shuffle_action_cards(state: ArdennesState) -> None:
    """Return every action card whose date has come to the deck (H-36)."""
    cards = state.title.action_cards
    for card in state.zones["action-drawn"]:
        state.move_item(card, "action-drawn", "action-deck")
    for card in state.zones["action-later"]:
        if day_of(cards[card].available_from) <= state.clock.day:
            state.move_item(card, "action-later", "action-deck")


class Wander(Step[ArdennesState], frozen=True):
    """Handle the wandering units of the formation in turn: each moves to shelter if it can, or rolls."""

    units: tuple[int, ...]

    def _rolls(self, state: ArdennesState) -> bool:
        return bool(self.units) and wandering(state, self.units[0]) and not destinations(state, self.units[0])

    def ask(self, state: ArdennesState) -> Chance | None:
        if not self._rolls(state):
            return None
        what = say("roll.system.wandering", unit=state.units[self.units[0]].id)
        return d10(what, side="allied", rules=("ARD-A0-08", "ARD-A0-09"))

    def classes(self, state: ArdennesState, chance: Chance) -> list[list[int]]:
        beyond = [face - 1 for face in CALENDAR if return_day(state, face) == 0]
        back = [[face - 1] for face in CALENDAR if return_day(state, face)]
        return [[0], *back, *([beyond] if beyond else []), [6, 7, 8, 9]]

    def advance(self, state: ArdennesState) -> None:
        if not self.units:
            state.pop()
            return
        number, rest = self.units[0], self.units[1:]
        state.become(Wander(rest))
        if not wandering(state, number):
            return
        found = shelter(state, number)
        to = state.name(found.hexes[0])
        state.activation.mark_done(number, ACTED | MOVED)
        if state.events is not None:
            self._tell_move(state, number, found)
        state.push(Moving((number,), path_to(state, number, to), Cause.WANDER))

    def _tell_move(self, state: ArdennesState, number: int, found: Shelter) -> None:
        """Log the kind of shelter in reach, the better kinds that are not, and why this hex was chosen."""
        candidates = [_none_of(kind) for kind in SHELTERS[: SHELTERS.index(found.kind)]]
        only, goal = say("system.wandering.only"), say("system.wandering.shelter", kind=found.kind)
        candidates += compared(found.hexes, found.figures, lambda hex: hex_named(state, hex), only, "ARD-A0-07", goal)
        rules = ("ARD-A0-06", "ARD-A0-07", rule_of(candidates))
        choice = say("system.wandering.moves", hex=state.name(found.hexes[0]))
        tell(state, self._asked(state, number), choice, rules, candidates)

    def happen(self, state: ArdennesState, outcome: Outcome) -> None:
        number, roll = self.units[0], int(outcome)
        state.become(Wander(self.units[1:]))
        state.activation.mark_done(number, ACTED)
        result = roll_result(state, number, roll)
        candidates = [_none_of(kind) for kind in SHELTERS]
        choice = say("system.wandering.stays")
        if roll == 1:
            path = (str(result.facts["hex"]),)
            if path[0] and check_move(state, number, path).legal:
                state.push(Moving((number,), path, Cause.WANDER))
                choice = say("system.wandering.rearward", hex=path[0])
            else:
                choice = say("system.wandering.cannot-move")
        elif roll in CALENDAR:
            day = return_day(state, roll)
            self._leave(state, number, day)
            choice = say("system.wandering.returns", day=day) if day else say("system.wandering.out-of-the-game")
        dice = (say("system.wandering.rolled", die=roll),)
        tell(state, self._asked(state, number), choice, ("ARD-A0-06", *result.rules), candidates, dice)

    def _asked(self, state: ArdennesState, number: int) -> Message:
        return say("system.wandering.asked", unit=state.units[number].id)

    def _leave(self, state: ArdennesState, number: int, day: int) -> None:
        state.put_in_box(number, calendar_box(day) if day else NOT_IN_PLAY)
        state.board.set_supply(number, IN_SUPPLY)
        state.board.set_dispersed(number, False)


def _none_of(kind: str) -> Candidate:
    """Return a trace entry for a kind of shelter that a wandering unit cannot reach."""
    what = say("system.wandering.shelter", kind=kind)
    return Candidate(what, say("system.wandering.none-in-reach"), "ARD-A0-07")


class ActionCards(Step[ArdennesState], frozen=True):
    """Draw and carry out three action cards in turn, then give one IP, then recover units."""

    units: tuple[int, ...]
    army: str
    support: tuple[str, ...] = ()
    drawn: int = 0

    def ask(self, state: ArdennesState) -> Chance | None:
        if self.drawn == CARDS or not state.zones["action-deck"]:
            return None
        what = say("roll.system.action-card", number=self.drawn + 1, count=CARDS)
        return draw(what, "action-deck", state.zones["action-deck"], side="allied", rules=("ARD-A0-11",))

    def happen(self, state: ArdennesState, outcome: Outcome) -> None:
        id = str(outcome)
        card = state.title.action_cards[id]
        state.move_item(id, "action-deck", "action-drawn")
        state.become(ActionCards(self.units, self.army, self.support, self.drawn + 1))
        if MONTY in state.clock.lasting and card.number <= OFFENSIVE and self.army == "1US":
            why = Candidate(say("system.action-card.offensive"), say("system.action-card.monty"), "ARD-E0-15")
            asked = say("system.action-card.asked", number=card.number, name=card.name)
            follows = say("system.action-card.text", text=card.text)
            tell(state, asked, say("system.action-card.nothing"), ("ARD-E0-15",), (why,), follows=follows)
            return
        state.push(ApplyCard(id, self.units, self.support, card.max_stacks))

    def advance(self, state: ArdennesState) -> None:
        self._give_ip(state)
        self._recover(state)
        state.pop()

    @decides("ARD-A0-12", "ARD-A0-13")
    def _idle(self, state: ArdennesState) -> list[int]:
        """Return the units of the formation on the map that have not acted."""
        idle = (n for n in self.units if state.board.hex(n) is not None and not state.activation.done[n])
        return list(state.title.in_order(idle))

    def _give_ip(self, state: ArdennesState) -> None:
        considered: list[Candidate] = []
        for n in self._idle(state):
            ruling = may_build_ip(state, n)
            why = say("system.idle.first", number=state.units[n].selector) if ruling.legal else because(ruling)
            considered.append(Candidate(unit_named(state, n), why, ruling.rules[0], ruling.legal))
            if ruling.legal:
                hex = state.board.hex(n)
                assert hex is not None
                state.activation.mark_done(n, BUILT)
                choice = say("system.named.unit-in-hex", unit=state.units[n].id, hex=state.name(hex))
                tell(state, say("system.idle.ip"), choice, ("ARD-A0-12", "ARD-A0-04"), considered)
                dig_in(state, hex)
                return
        all_acted = Candidate(say("system.named.every-unit"), say("system.idle.all-acted"), "ARD-A0-12")
        tell(state, say("system.idle.ip"), say("system.idle.nobody"), ("ARD-A0-12",), considered or [all_acted])

    def _recover(self, state: ArdennesState) -> None:
        board = state.board
        for n in self._idle(state):
            if board.dispersed[n]:
                board.set_dispersed(n, False)
                state.activation.mark_done(n, RECOVERED)
                asked = say("system.idle.dispersed", unit=state.units[n].id)
                tell(state, asked, say("system.idle.recovers"), ("ARD-A0-13",))
