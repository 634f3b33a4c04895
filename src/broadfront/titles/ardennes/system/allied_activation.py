"""An Allied activation: eligibility, wandering units, three action cards, an IP and recovery."""

from __future__ import annotations

from collections.abc import Iterable

from broadfront.core.chance import Chance, Outcome, draw
from broadfront.core.events import Candidate
from broadfront.core.messages import Message
from broadfront.core.rules import decides
from broadfront.core.rulings import Ruling, allowed, refused
from broadfront.core.steps import Step
from broadfront.titles.ardennes.data.dice import d10_chance
from broadfront.titles.ardennes.data.records import ALLIED, december_day
from broadfront.titles.ardennes.data.title import NOT_IN_PLAY, calendar_box
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.fighting.unit_states import check_build_ip
from broadfront.titles.ardennes.rules.lines.communication import is_behind_enemy_lines
from broadfront.titles.ardennes.rules.lines.contact import is_out_of_contact
from broadfront.titles.ardennes.rules.lines.proximity import proximate_distances
from broadfront.titles.ardennes.rules.lines.surround import is_in_danger
from broadfront.titles.ardennes.rules.markers import ACTED, BUILT, IN_SUPPLY, MONTY, MOVED, RECOVERED
from broadfront.titles.ardennes.rules.routes.entry_causes import Cause
from broadfront.titles.ardennes.rules.routes.movement import cheapest_path, check_move
from broadfront.titles.ardennes.rules.routes.wandering import (
    CALENDAR_ROLLS,
    SHELTERS,
    Shelter,
    check_roll_result,
    day_of_return_to_reserve,
    find_shelter,
    shelter_hexes,
)
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.rules.victory_points import check_vacate
from broadfront.titles.ardennes.steps.moving import Moving
from broadfront.titles.ardennes.system.action_cards import ApplyCard, build_ip
from broadfront.titles.ardennes.system.ranking import deciding_rule, explain_ranking
from broadfront.titles.ardennes.system.stacks import common_destinations, evaluate_attacks, german_stacks
from broadfront.titles.ardennes.system.traces import hex_message, log_choice, reason_message, unit_message

__all__ = [
    "ActionCards",
    "SystemActivation",
    "Wander",
    "activation_eligibility_of_formation",
    "activation_eligibility_of_unit",
]

CARDS_DRAWN = 3
REINFORCING_FROM = 19
"""First day on which a useful reinforcement makes a formation eligible."""
LAST_OFFENSIVE_CARD = 10


# Eligibility


def activation_eligibility_of_unit(state: ArdennesState, unit_number: int) -> Ruling:
    """Decide whether a unit entitles its formation to be activated, and by which criterion of the rules."""
    unit, hex = state.units[unit_number], state.board.hex_of_unit(unit_number)
    if hex is None:
        return refused("ARD-A0-01", say("system.eligible.not-on-map", unit=unit.id))
    if state.board.dispersed[unit_number]:
        return allowed("ARD-A0-01", "ARD-A0-03", message=say("system.eligible.dispersed", unit=unit.id))
    if check_build_ip(state, unit_number).legal:
        return allowed("ARD-A0-01", "ARD-A0-04", message=say("system.eligible.ip", unit=unit.id))
    if hex not in state.vp_hexes and is_in_danger(state, hex):
        return allowed("ARD-A0-01", "ARD-A0-02", message=say("system.eligible.in-danger", unit=unit.id))
    if is_behind_enemy_lines(state, unit_number):
        return allowed("ARD-A0-01", "ARD-A0-03", message=say("system.eligible.wandering", unit=unit.id))
    if is_out_of_contact(state, unit_number):
        return allowed("ARD-A0-01", "ARD-A0-03", message=say("system.eligible.out-of-contact", unit=unit.id))
    if state.clock.day >= REINFORCING_FROM:
        found = _useful_reinforcement(state, unit_number)
        if found is not None:
            to, target = found
            why = say("system.eligible.reinforces", unit=unit.id, end=state.hex_id(to), hex=state.hex_id(target))
            return allowed("ARD-A0-01", "ARD-A0-05", message=why)
    return refused("ARD-A0-01", say("system.eligible.no-condition", unit=unit.id))


@decides("ARD-A0-05")
def _useful_reinforcement(state: ArdennesState, unit_number: int) -> tuple[int, int] | None:
    """Return the destination and target of a useful move by an Allied unit, or None if it has none.

    The move brings all adjacent Allied units together to 2:1 against a Proximate German stack.
    """
    near, around = proximate_distances(state, ALLIED), state.ground.six_neighbors
    targets = {hex for hex in german_stacks(state) if near[hex] >= 0}
    alone = frozenset((unit_number,))
    for to in common_destinations(state, (unit_number,)):
        beside = [hex for hex in around[to] if hex in targets]
        if beside:
            for assault in evaluate_attacks(state, alone, beside, (unit_number,), to, everybody=True):
                if assault.odds >= 2 and unit_number in assault.attackers:
                    return to, assault.target
    return None


def activation_eligibility_of_formation(
    state: ArdennesState, units: Iterable[int], candidates: list[Candidate] | None = None
) -> Ruling:
    """Decide whether a formation may be activated because one of its units meets a criterion of the rules.

    Each unit considered is appended to `candidates`, if given, with the reason.
    """
    for number in state.title.sort_units(n for n in units if state.board.hex_of_unit(n) is not None):
        found = activation_eligibility_of_unit(state, number)
        if candidates is not None:
            if found.legal:
                candidates.append(
                    Candidate(say("system.activation.eligible"), reason_message(found), found.rules[-1], chosen=True)
                )
            else:
                candidates.append(
                    Candidate(unit_message(state, number), say("system.activation.no-condition"), "ARD-A0-01")
                )
        if found.legal:
            return found
    later = state.clock.day >= REINFORCING_FROM
    return refused("ARD-A0-01", say("system.eligible.none-later" if later else "system.eligible.none"))


# Activation


class SystemActivation(Step[ArdennesState], frozen=True):
    """Activate the units of the Allied card that was drawn."""

    units: tuple[int, ...]
    army: str
    """Army the formation belongs to today."""
    support: tuple[str, ...] = ()

    @decides("ARD-A0-06")
    def advance(self, state: ArdennesState) -> None:
        """Begin the activation: shuffle the action cards, then move wandering units and draw cards."""
        state.begin_activation()
        shuffle_action_cards(state)
        lost = state.title.sort_units(n for n in self.units if is_behind_enemy_lines(state, n))
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
        if december_day(cards[card].available_from) <= state.clock.day:
            state.move_item(card, "action-later", "action-deck")


class Wander(Step[ArdennesState], frozen=True):
    """Move each wandering unit (one Behind Enemy Lines) to shelter if it can reach any, otherwise roll for its fate."""

    units: tuple[int, ...]

    def _must_roll(self, state: ArdennesState) -> bool:
        """Return whether the next wandering unit must roll, as it may leave its hex but reaches no shelter."""
        return (
            bool(self.units)
            and is_behind_enemy_lines(state, self.units[0])
            and check_vacate(state, self.units[:1]).legal
            and not shelter_hexes(state, self.units[0])
        )

    def ask(self, state: ArdennesState) -> Chance | None:
        """Return the die roll for the fate of the next wandering unit; None if it need not roll."""
        if not self._must_roll(state):
            return None
        what = say("roll.system.wandering", unit=state.units[self.units[0]].id)
        return d10_chance(what, side="allied", rules=("ARD-A0-08", "ARD-A0-09"))

    def classes(self, state: ArdennesState, chance: Chance) -> list[list[int]]:
        """Return groups of die rolls with the same result for the wandering unit."""
        beyond = [face - 1 for face in CALENDAR_ROLLS if day_of_return_to_reserve(state, face) == 0]
        back = [[face - 1] for face in CALENDAR_ROLLS if day_of_return_to_reserve(state, face)]
        return [[0], *back, *([beyond] if beyond else []), [6, 7, 8, 9]]

    def advance(self, state: ArdennesState) -> None:
        """Move the next wandering unit to shelter, or leave it where it guards a victory hex."""
        if not self.units:
            state.pop()
            return
        number, rest = self.units[0], self.units[1:]
        state.become(Wander(rest))
        if not is_behind_enemy_lines(state, number):
            return
        if not check_vacate(state, (number,)).legal:
            self._log_guard(state, number)
            return
        found = find_shelter(state, number)
        to = state.hex_id(found.hexes[0])
        state.activation.mark_done(number, ACTED | MOVED)
        if state.events is not None:
            self._log_move(state, number, found)
        state.push(Moving((number,), cheapest_path(state, number, to), Cause.WANDER))

    def _log_guard(self, state: ArdennesState, unit_number: int) -> None:
        """Log that a wandering unit stays because it must not vacate its victory hex."""
        stays, why = say("system.wandering.stays"), say("system.because.holds-vp-hex")
        log_choice(
            state,
            self._question(state, unit_number),
            stays,
            ("ARD-A0-06", "ARD-A0-16"),
            (Candidate(stays, why, "ARD-A0-16", chosen=True),),
        )

    def _log_move(self, state: ArdennesState, unit_number: int, shelter: Shelter) -> None:
        """Log the kind of shelter a wandering unit moves to, the better kinds out of reach, and why this hex."""
        candidates = [_unreachable_shelter(kind) for kind in SHELTERS[: SHELTERS.index(shelter.kind)]]
        only, goal = say("system.wandering.only"), say("system.wandering.shelter", kind=shelter.kind)
        candidates += explain_ranking(
            shelter.hexes, shelter.figures, lambda hex: hex_message(state, hex), only, "ARD-A0-07", goal
        )
        rules = ("ARD-A0-06", "ARD-A0-07", deciding_rule(candidates))
        choice = say("system.wandering.moves", hex=state.hex_id(shelter.hexes[0]))
        log_choice(state, self._question(state, unit_number), choice, rules, candidates)

    def happen(self, state: ArdennesState, outcome: Outcome) -> None:
        """Carry out and log the roll: the unit moves rearward, stays, or leaves the map."""
        number, roll = self.units[0], int(outcome)
        state.become(Wander(self.units[1:]))
        result = check_roll_result(state, number, roll)
        candidates = [_unreachable_shelter(kind) for kind in SHELTERS]
        choice = say("system.wandering.stays")
        if roll == 1:
            path = (str(result.facts["hex"]),)
            if path[0] and check_move(state, number, path).legal:
                state.push(Moving((number,), path, Cause.WANDER))
                choice = say("system.wandering.rearward", hex=path[0])
            else:
                choice = say("system.wandering.cannot-move")
        elif roll in CALENDAR_ROLLS:
            day = day_of_return_to_reserve(state, roll)
            self._leave_map(state, number, day)
            choice = say("system.wandering.returns", day=day) if day else say("system.wandering.out-of-the-game")
        self._mark_done(state, number)
        dice = (say("system.wandering.rolled", die=roll),)
        log_choice(state, self._question(state, number), choice, ("ARD-A0-06", *result.rules), candidates, dice)

    @decides("ARD-A0-13")
    def _mark_done(self, state: ArdennesState, unit_number: int) -> None:
        """Mark a unit that rolled as having acted; a Dispersed one still in its hex has not, so that it recovers."""
        if not state.board.dispersed[unit_number]:
            state.activation.mark_done(unit_number, ACTED)

    def _question(self, state: ArdennesState, unit_number: int) -> Message:
        """Return the question that heads the explanation: where the wandering unit goes."""
        return say("system.wandering.asked", unit=state.units[unit_number].id)

    def _leave_map(self, state: ArdennesState, unit_number: int, day: int) -> None:
        """Remove a wandering unit from the map until a later day."""
        state.put_in_box(unit_number, calendar_box(day) if day else NOT_IN_PLAY)
        state.board.set_supply(unit_number, IN_SUPPLY)
        state.board.set_dispersed(unit_number, False)


def _unreachable_shelter(kind: str) -> Candidate:
    """Return the log entry for a kind of shelter that a wandering unit cannot reach."""
    what = say("system.wandering.shelter", kind=kind)
    return Candidate(what, say("system.wandering.none-in-reach"), "ARD-A0-07")


class ActionCards(Step[ArdennesState], frozen=True):
    """Draw and carry out three action cards in turn, then build one Improved Position, then recover units."""

    units: tuple[int, ...]
    army: str
    support: tuple[str, ...] = ()
    drawn: int = 0

    def ask(self, state: ArdennesState) -> Chance | None:
        """Return the draw of the next action card; None once three are drawn or the deck is empty."""
        if self.drawn == CARDS_DRAWN or not state.zones["action-deck"]:
            return None
        what = say("roll.system.action-card", number=self.drawn + 1, count=CARDS_DRAWN)
        return draw(what, "action-deck", state.zones["action-deck"], side="allied", rules=("ARD-A0-11",))

    def happen(self, state: ArdennesState, outcome: Outcome) -> None:
        """Carry out the drawn action card, unless Monty Tidies The Lines forbids it."""
        id = str(outcome)
        card = state.title.action_cards[id]
        state.move_item(id, "action-deck", "action-drawn")
        state.become(ActionCards(self.units, self.army, self.support, self.drawn + 1))
        if MONTY in state.clock.lasting and card.number <= LAST_OFFENSIVE_CARD and self.army == "1US":
            why = Candidate(say("system.action-card.offensive"), say("system.action-card.monty"), "ARD-E0-15")
            asked = say("system.action-card.asked", number=card.number, name=card.name)
            follows = say("system.action-card.text", text=card.text)
            log_choice(state, asked, say("system.action-card.nothing"), ("ARD-E0-15",), (why,), follows=follows)
            return
        state.push(ApplyCard(id, self.units, self.support, card.max_stacks))

    def advance(self, state: ArdennesState) -> None:
        """Give an idle unit an Improved Position, let Dispersed idle units recover, and end the activation."""
        self._give_ip(state)
        self._recover_units(state)
        state.pop()

    @decides("ARD-A0-12", "ARD-A0-13")
    def _idle_units(self, state: ArdennesState) -> list[int]:
        """Return the units of the formation on the map that have not acted in this activation."""
        idle = (n for n in self.units if state.board.hex_of_unit(n) is not None and not state.activation.done[n])
        return list(state.title.sort_units(idle))

    def _give_ip(self, state: ArdennesState) -> None:
        """Build an Improved Position (IP) with the first idle unit that can, and log the choice."""
        considered: list[Candidate] = []
        for n in self._idle_units(state):
            ruling = check_build_ip(state, n)
            why = say("system.idle.first", number=state.units[n].selector) if ruling.legal else reason_message(ruling)
            considered.append(Candidate(unit_message(state, n), why, ruling.rules[0], ruling.legal))
            if ruling.legal:
                hex = state.board.hex_of_unit(n)
                assert hex is not None
                state.activation.mark_done(n, BUILT)
                choice = say("system.named.unit-in-hex", unit=state.units[n].id, hex=state.hex_id(hex))
                log_choice(state, say("system.idle.ip"), choice, ("ARD-A0-12", "ARD-A0-04"), considered)
                build_ip(state, hex)
                return
        all_acted = Candidate(say("system.named.every-unit"), say("system.idle.all-acted"), "ARD-A0-12")
        log_choice(state, say("system.idle.ip"), say("system.idle.nobody"), ("ARD-A0-12",), considered or [all_acted])

    def _recover_units(self, state: ArdennesState) -> None:
        """Let each Dispersed unit that has not acted recover, and log it."""
        board = state.board
        for n in self._idle_units(state):
            if board.dispersed[n]:
                board.set_dispersed(n, False)
                state.activation.mark_done(n, RECOVERED)
                asked = say("system.idle.dispersed", unit=state.units[n].id)
                log_choice(state, asked, say("system.idle.recovers"), ("ARD-A0-13",))
