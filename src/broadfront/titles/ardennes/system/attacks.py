"""Action cards that attack, from the stack's hex or after a move."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import chain

from msgspec import structs

from broadfront.core.events import Candidate
from broadfront.core.messages import Message
from broadfront.core.rulings import Ruling, refused
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN, ActionCard
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.criteria import Criterion, sort_best_first
from broadfront.titles.ardennes.rules.fighting.attack_rules import join_refusal
from broadfront.titles.ardennes.rules.fighting.unit_states import check_lead_attack
from broadfront.titles.ardennes.rules.lines.surround import surrounded_hexes
from broadfront.titles.ardennes.rules.markers import ACTED
from broadfront.titles.ardennes.rules.routes.movement import move_refusal
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.system.attack_criteria import AttackOption, attack_criteria, explain_starting_hex
from broadfront.titles.ardennes.system.orders import (
    EVERY_STACK,
    ActiveUnits,
    Order,
    OrderSearch,
    make_attack_order,
    odds_message,
    order_move,
    rank_goals,
    stack_label,
    units_in_hex_message,
)
from broadfront.titles.ardennes.system.ranking import explain_ranking
from broadfront.titles.ardennes.system.stacks import (
    PossibleAttack,
    Stack,
    acting_stacks,
    card_limit_refusal,
    common_destinations,
    common_path,
    evaluate_attack,
    evaluate_attacks,
    units_free_to_leave,
)
from broadfront.titles.ardennes.system.targets import (
    BESIEGERS,
    GERMAN_TOWN,
    LONE_ODDS,
    ROAD_CENTRE,
    SUPPLY_ROAD,
    attackable_stacks,
    german_held_vp_hexes,
    hexes_to_occupy,
    lone_german_stacks,
    minimum_odds,
    targeted_stacks,
)
from broadfront.titles.ardennes.system.traces import reason_message, unit_ids

__all__ = ["attack_leader_filter", "explain_no_stack", "odds_refusal", "order_advance_attack", "order_attack"]

RULE = "ARD-H-36"


def attack_leader_filter(state: ArdennesState, card: ActionCard) -> Callable[[int], bool]:
    """Return a function that says which units may lead an attack ordered by an action card."""

    def may_lead(unit_number: int) -> bool:
        """Return whether a unit is of the kind the card names and may lead an attack."""
        unit = state.units[unit_number]
        kind = card.units == "any" or unit.mechanized == (card.units == "mechanized")
        return kind and check_lead_attack(state, unit_number).legal

    return may_lead


# Choosing


def _attack_refusal(state: ArdennesState, needed: int, option: AttackOption) -> Ruling | None:
    """Return why an Allied stack does not make an attack, or None if it may."""
    assault, lead = option.assault, option.units[0]
    if assault.refusal is not None:
        return assault.refusal
    if lead not in assault.attackers:
        return join_refusal(state, lead) or refused("ARD-A0-15", say("system.attack.vp-hex"))
    return odds_refusal(assault, needed)


def odds_refusal(assault: PossibleAttack, needed: int) -> Ruling | None:
    """Return the refusal if the odds of an attack are too low, otherwise None."""
    if assault.odds < needed:
        return refused(RULE, say("system.attack.odds-too-low", odds=assault.odds, needed=needed))
    return None


def _choose_attack(
    state: ArdennesState,
    card: ActionCard,
    active: ActiveUnits,
    options: list[AttackOption],
    considered: list[Candidate],
) -> OrderSearch | None:
    """Return the order for the best attack that the action card allows, or None if it allows none."""
    meant = targeted_stacks(state, card, {option.assault.target for option in options})
    figures, of_start = attack_criteria(state, card, meant)
    ranked = sort_best_first(options, figures)
    explained: set[int] = set()
    for position, option in enumerate(ranked):
        target = option.assault.target
        needed = minimum_odds(state, card, target, meant)
        no, path = _refusal_or_path(state, card, option, needed)
        if no is not None:
            if target not in explained:
                considered.append(Candidate(_attack_message(state, option), reason_message(no), no.rules[0]))
                explained.add(target)
            continue
        later = ranked[position + 1 :]
        others = _best_attacks_on_other_targets(state, card, later, {*explained, target}, meant, considered)
        enough = say("system.attack.enough", value=odds_message(option.assault.odds), needed=needed)
        goal = enough
        if state.events is not None:
            goal = say("system.for-goal", why=enough, reason=explain_starting_hex(state, option, later, of_start))
        only = say("system.attack.only")
        considered += explain_ranking(
            (option, *others), figures, lambda one: _attack_message(state, one), only, RULE, goal
        )
        moves = ((option.units, path),) if option.to is not None else ()
        order = make_attack_order(state, active, option.assault, option.units, moves)
        return OrderSearch(order, considered, option.assault.ledger)
    return None


def _refusal_or_path(
    state: ArdennesState, card: ActionCard, option: AttackOption, needed: int
) -> tuple[Ruling | None, tuple[str, ...]]:
    """Return why an attack is not made (None if it is), and the path to the hex from which it starts."""
    no = _attack_refusal(state, needed, option)
    if no is not None or option.to is None:
        return no, ()
    no = card_limit_refusal(state, card, option.units, option.to)
    path = () if no is not None else common_path(state, option.units, option.to)
    if no is None and not path:
        no = refused("ARD-A0-14", say("system.because.not-together"))
    return no, path


def _best_attacks_on_other_targets(
    state: ArdennesState,
    card: ActionCard,
    options: Sequence[AttackOption],
    explained: set[int],
    named_targets: Sequence[int],
    considered: list[Candidate],
) -> list[AttackOption]:
    """Return the best feasible attack on each target that was not chosen, for the explanation.

    Attacks that are refused are appended to `considered`.
    """
    found = []
    if state.events is not None:
        for option in options:
            if option.assault.target in explained:
                continue
            explained.add(option.assault.target)
            no, _ = _refusal_or_path(
                state, card, option, minimum_odds(state, card, option.assault.target, named_targets)
            )
            if no is None:
                found.append(option)
            else:
                considered.append(Candidate(_attack_message(state, option), reason_message(no), no.rules[0]))
    return found


def _attack_message(state: ArdennesState, option: AttackOption) -> Message:
    """Return the message that describes an attack."""
    at = option.to if option.to is not None else state.board.hex_of_unit(option.units[0])
    assert at is not None
    against, units, start = (
        units_in_hex_message(state, option.assault.target, GERMAN),
        unit_ids(state, option.units),
        state.hex_id(at),
    )
    topic = "system.attack.from-hex" if option.to is None else "system.attack.after-move"
    return say(topic, units=units, start=start, what=against)


def _attacks_in_place(
    state: ArdennesState, active: ActiveUnits, stack: Stack, targets: Collection[int]
) -> Iterator[AttackOption]:
    """Yield the attacks a stack can make on adjacent targets without moving."""
    for hex in state.ground.six_neighbors[stack.hex]:
        if hex in targets:
            yield AttackOption(evaluate_attack(state, active.units, hex), stack.units, None, 0)


def _attacks_after_move(
    state: ArdennesState, card: ActionCard, active: ActiveUnits, stack: Stack, targets: Collection[int]
) -> Iterator[AttackOption]:
    """Yield the attacks a stack can make on the targets after a move."""
    units = units_free_to_leave(state, stack)
    for to, left in common_destinations(state, units).items():
        beside = [hex for hex in state.ground.six_neighbors[to] if hex in targets]
        if beside and _fits_drive(state, card, stack, units, to):
            for assault in evaluate_attacks(state, active.units, beside, units, to):
                yield AttackOption(assault, units, to, left)


def _fits_drive(state: ArdennesState, card: ActionCard, stack: Stack, units: tuple[int, ...], end_hex: int) -> bool:
    """Return whether a move fits an action card.

    Only a card that orders a drive on a road center sets a condition: the stack must approach along primary routes.
    """
    if card.target != ROAD_CENTRE:
        return True
    ground, goal = state.ground, _nearest_vp_hex(state, stack.hex)
    if (
        goal is None
        or end_hex not in ground.primary
        or ground.distance[end_hex][goal] >= ground.distance[stack.hex][goal]
    ):
        return False
    return all(ground.map.index[id] in ground.primary for id in common_path(state, units, end_hex))


def _nearest_vp_hex(state: ArdennesState, hex: int) -> int | None:
    """Return the German-held VP hex nearest to a hex, or None if the German holds none."""
    held = german_held_vp_hexes(state)
    return min(held, key=lambda there: (int(state.ground.distance[hex][there]), state.hex_id(there)), default=None)


OCCUPATION_MESSAGES = {
    ROAD_CENTRE: (say("system.move.vp-hex-to-retake"), say("system.move.no-vp-hex-to-retake")),
    GERMAN_TOWN: (say("system.move.town-to-retake"), say("system.move.no-town-to-retake")),
    SUPPLY_ROAD: (say("system.move.supply-road"), say("system.move.no-supply-road")),
}
"""What a stack goes for when a card sends it into an empty hex, and why it does not, by the target text of the card."""


# The three kinds of card


def order_attack(state: ArdennesState, card: ActionCard, active: ActiveUnits) -> OrderSearch:
    """Order the first able stack to attack a target of the action card without moving."""
    considered: list[Candidate] = []
    called = False
    for stack in acting_stacks(state, active.units, attack_leader_filter(state, card)):
        called = True
        options = list(_attacks_in_place(state, active, stack, attackable_stacks(state)))
        if options and (found := _choose_attack(state, card, active, options, considered)) is not None:
            return found
    if considered:
        return OrderSearch(None, considered)
    if called:
        return OrderSearch(None, [Candidate(EVERY_STACK, say("system.attack.none-beside"), RULE)])
    return OrderSearch(None, explain_no_stack(state, card, active))


def explain_no_stack(state: ArdennesState, card: ActionCard, active: ActiveUnits) -> list[Candidate]:
    """Explain why no stack can carry out an action card: no unit of the right kind, or a reason per unit."""
    wants = card.units == "mechanized"
    on_map = [n for n in state.title.sort_units(active.units) if state.board.hex_of_unit(n) is not None]
    meant = [n for n in on_map if card.units == "any" or state.units[n].mechanized == wants]
    if not meant:
        return [Candidate(EVERY_STACK, say("system.attack.none-of-kind", kind=card.units), RULE)]
    candidates = [Candidate(EVERY_STACK, say("system.attack.none-able", kind=card.units), RULE)]
    for n in meant:
        no = check_lead_attack(state, n)
        acted = bool(state.activation.done[n] & ACTED) or no.legal
        why, rule = (say("system.attack.has-acted"), RULE) if acted else (reason_message(no), no.rules[0])
        candidates.append(Candidate(say("name.unit", unit=state.units[n].id), why, rule))
    return candidates


def order_advance_attack(state: ArdennesState, card: ActionCard, active: ActiveUnits) -> OrderSearch:
    """Order the first able stack to attack a target of the action card, moving if needed.

    Depending on the card a stack may occupy an empty hex or approach a Surrounded stack instead.
    """
    considered: list[Candidate] = []
    germans = attackable_stacks(state)
    stacks = _prefer_lone_targets(state, card, active, considered)
    for stack in stacks:
        if card.target == ROAD_CENTRE and _nearest_vp_hex(state, stack.hex) is None:
            return OrderSearch(None, [Candidate(EVERY_STACK, say("system.attack.no-vp-hex"), RULE)])
        options = [
            *_attacks_in_place(state, active, stack, germans),
            *_attacks_after_move(state, card, active, stack, germans),
        ]
        found = _choose_attack(state, card, active, options, considered) if options else None
        if found is not None:
            return found
        if not options:
            toward = _nearest_vp_hex(state, stack.hex) if card.target == ROAD_CENTRE else None
            hex = "" if toward is None else state.hex_id(toward)
            why = say("system.attack.none-in-reach", target=card.target, hex=hex)
            considered.append(Candidate(stack_label(state, stack), why, RULE))
        order = None
        if card.target == SUPPLY_ROAD:
            order = _occupy_hex(state, card, stack, considered)
        if card.target == BESIEGERS:
            order = _approach_surrounded(state, card, stack, considered)
        if order is not None:
            return OrderSearch(order, considered)
    if not stacks:
        considered += explain_no_stack(state, card, active)
    if card.target in (ROAD_CENTRE, GERMAN_TOWN) and hexes_to_occupy(state, card):
        for stack in acting_stacks(state, active.units, lambda n: move_refusal(state, n) is None):
            order = _occupy_hex(state, card, stack, considered)
            if order is not None:
                return OrderSearch(order, considered)
    return OrderSearch(None, considered)


def _prefer_lone_targets(
    state: ArdennesState, card: ActionCard, active: ActiveUnits, considered: list[Candidate]
) -> list[Stack]:
    """Return the stacks an action card may use, with those first that can attack a German stack on its own."""
    stacks, tips = (
        list(acting_stacks(state, active.units, attack_leader_filter(state, card))),
        lone_german_stacks(state),
    )
    ready = (stack for stack in stacks if _can_attack_lone_stack(state, card, active, stack, tips))
    best = next(ready, None) if tips and len(stacks) > 1 else None
    if best is None or best is stacks[0]:
        return stacks
    why, before = say("system.attack.no-lone"), stacks[: stacks.index(best)]
    considered += [Candidate(stack_label(state, stack), why, RULE) for stack in before]
    return [best, *(stack for stack in stacks if stack is not best)]


def _can_attack_lone_stack(
    state: ArdennesState, card: ActionCard, active: ActiveUnits, stack: Stack, tips: Collection[int]
) -> bool:
    """Return whether a stack can attack a German stack with no other nearby, as the action card allows."""
    options = chain(
        _attacks_in_place(state, active, stack, tips), _attacks_after_move(state, card, active, stack, tips)
    )
    return any(_refusal_or_path(state, card, option, LONE_ODDS)[0] is None for option in options)


def _occupy_hex(state: ArdennesState, card: ActionCard, stack: Stack, considered: list[Candidate]) -> Order | None:
    """Return the order to move a stack into an empty hex that the card names, or None if there is no safe one.

    In a safe hex the stack is neither Surrounded nor in danger of it.
    """
    units = units_free_to_leave(state, stack)
    named, found = hexes_to_occupy(state, card), common_destinations(state, units)
    fitting = [hex for hex in found if hex in named]
    safe = structs.replace(card, limits=(*card.limits, "no_danger_of_surround"))
    goal, none = OCCUPATION_MESSAGES[card.target]
    hexes = rank_goals(state, fitting, found, goal, none, _occupation_criterion(state, card, stack))
    if not fitting:
        considered.append(Candidate(stack_label(state, stack), none, RULE))
    return order_move(state, safe, stack, units, hexes, considered, RULE)


def _occupation_criterion(state: ArdennesState, card: ActionCard, stack: Stack) -> Criterion[int]:
    """Return what comes first among the hexes to occupy: a drive takes the nearest, other cards a victory hex."""
    if card.target == ROAD_CENTRE:
        return Criterion("nearest", RULE, lambda hex: int(state.ground.distance[stack.hex][hex]))
    return Criterion("victory", RULE, lambda hex: hex not in state.vp_hexes)


def _approach_surrounded(
    state: ArdennesState, card: ActionCard, stack: Stack, considered: list[Candidate]
) -> Order | None:
    """Return the order to move nearer to the nearest Surrounded Allied stack, or None if the stack cannot."""
    distance = state.ground.distance
    besieged = [hex for hex in surrounded_hexes(state, ALLIED) if hex != stack.hex]
    if not besieged:
        considered.append(Candidate(stack_label(state, stack), say("system.move.none-surrounded"), RULE))
        return None

    def distance_to_surrounded_stack(hex: int) -> int:
        """Return the distance to the nearest Surrounded stack, in hexes."""
        return min(int(distance[hex][there]) for there in besieged)

    units = units_free_to_leave(state, stack)
    found = common_destinations(state, units)
    fitting = [hex for hex in found if distance_to_surrounded_stack(hex) < distance_to_surrounded_stack(stack.hex)]
    nearest = min(besieged, key=lambda there: (int(distance[stack.hex][there]), state.hex_id(there)))
    goal = say("system.move.near-surrounded", what=units_in_hex_message(state, nearest, ALLIED))
    none = say("system.move.not-nearer")
    if not fitting:
        considered.append(Candidate(stack_label(state, stack), none, RULE))
    toward = rank_goals(state, fitting, found, goal, none, Criterion("surrounded", RULE, distance_to_surrounded_stack))
    return order_move(state, card, stack, units, toward, considered, RULE)
