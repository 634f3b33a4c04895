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
from broadfront.titles.ardennes.rules.fighting.attack import joining_refusal
from broadfront.titles.ardennes.rules.fighting.unit_states import may_lead_attack
from broadfront.titles.ardennes.rules.figures import Figure, best_first
from broadfront.titles.ardennes.rules.lines.surround import surrounded_stacks
from broadfront.titles.ardennes.rules.markers import ACTED
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.system.attack_merits import Option, merits, why_from
from broadfront.titles.ardennes.system.compared import compared
from broadfront.titles.ardennes.system.orders import (
    EVERY_STACK,
    Active,
    Order,
    Sought,
    assault_order,
    hexes_meant,
    label,
    move_to,
    odds_said,
    stack_at,
)
from broadfront.titles.ardennes.system.stacks import (
    Assault,
    Stack,
    acting_stacks,
    barred,
    ends,
    leaving,
    path_of,
    weigh,
    weigh_all,
)
from broadfront.titles.ardennes.system.targets import (
    BESIEGERS,
    EVEN,
    ROAD_CENTRE,
    SUPPLY_ROAD,
    lone_stacks,
    odds_needed,
    supply_roads,
    wanted,
    worth_attacking,
)
from broadfront.titles.ardennes.system.traces import because, names

__all__ = ["able", "advance_attack", "attack", "nobody_able", "too_low"]

RULE = "ARD-H-36"


def able(state: ArdennesState, card: ActionCard) -> Callable[[int], bool]:
    """Return a predicate for the units that may lead the attack of a card."""

    def may_lead(number: int) -> bool:
        unit = state.units[number]
        kind = card.units == "any" or unit.mechanized == (card.units == "mechanized")
        return kind and may_lead_attack(state, number).legal

    return may_lead


# Choosing


def _why_lost(state: ArdennesState, needed: int, option: Option) -> Ruling | None:
    """Return why an attack is not made, or None if it may be."""
    assault, lead = option.assault, option.units[0]
    if assault.refusal is not None:
        return assault.refusal
    if lead not in assault.attackers:
        return joining_refusal(state, lead) or refused("ARD-A0-15", say("system.attack.vp-hex"))
    return too_low(assault, needed)


def too_low(assault: Assault, needed: int) -> Ruling | None:
    """Return the refusal if the odds are too low, or None."""
    if assault.odds < needed:
        return refused(RULE, say("system.attack.odds-too-low", odds=assault.odds, needed=needed))
    return None


def _pick(
    state: ArdennesState, card: ActionCard, active: Active, options: list[Option], considered: list[Candidate]
) -> Sought | None:
    """Return the order for the best attack within the limits of the card, or None."""
    meant = wanted(state, card, {option.assault.target for option in options})
    figures, of_start = merits(state, card, meant)
    ranked = best_first(options, figures)
    explained: set[int] = set()
    for position, option in enumerate(ranked):
        target = option.assault.target
        needed = odds_needed(state, card, target, meant)
        no, path = _ruled_out(state, card, option, needed)
        if no is not None:
            if target not in explained:
                considered.append(Candidate(_attack(state, option), because(no), no.rules[0]))
                explained.add(target)
            continue
        later = ranked[position + 1 :]
        others = _other_targets(state, card, later, {*explained, target}, meant, considered)
        enough = say("system.attack.enough", value=odds_said(option.assault.odds), needed=needed)
        goal = enough
        if state.events is not None:
            goal = say("system.for-goal", why=enough, reason=why_from(state, option, later, of_start))
        only = say("system.attack.only")
        considered += compared((option, *others), figures, lambda one: _attack(state, one), only, RULE, goal)
        moves = ((option.units, path),) if option.to is not None else ()
        order = assault_order(state, active, option.assault, option.units, moves)
        return Sought(order, considered, option.assault.ledger)
    return None


def _ruled_out(
    state: ArdennesState, card: ActionCard, option: Option, needed: int
) -> tuple[Ruling | None, tuple[str, ...]]:
    """Return why an attack is not made, or None and the path to its starting hex."""
    no = _why_lost(state, needed, option)
    if no is not None or option.to is None:
        return no, ()
    no = barred(state, card, option.units, option.to)
    path = () if no is not None else path_of(state, option.units, option.to)
    if no is None and not path:
        no = refused("ARD-A0-14", say("system.because.not-together"))
    return no, path


def _other_targets(
    state: ArdennesState, card: ActionCard, options: Sequence[Option], explained: set[int], meant: Sequence[int],
    considered: list[Candidate],
) -> list[Option]:  # fmt: skip
    """Return the best feasible attack on each other target, for the trace.

    Attacks refused for another reason are appended to `considered`.
    """
    found = []
    if state.events is not None:
        for option in options:
            if option.assault.target in explained:
                continue
            explained.add(option.assault.target)
            no, _ = _ruled_out(state, card, option, odds_needed(state, card, option.assault.target, meant))
            if no is None:
                found.append(option)
            else:
                considered.append(Candidate(_attack(state, option), because(no), no.rules[0]))
    return found


def _attack(state: ArdennesState, option: Option) -> Message:
    """Return the message that describes an attack."""
    at = option.to if option.to is not None else state.board.hex(option.units[0])
    assert at is not None
    against, units, start = stack_at(state, option.assault.target, GERMAN), names(state, option.units), state.name(at)
    topic = "system.attack.from-hex" if option.to is None else "system.attack.after-move"
    return say(topic, units=units, start=start, what=against)


def _standing(state: ArdennesState, active: Active, stack: Stack, targets: Collection[int]) -> Iterator[Option]:
    """Yield the attacks of a stack on adjacent targets without moving."""
    for hex in state.ground.around[stack.hex]:
        if hex in targets:
            yield Option(weigh(state, active.units, hex), stack.units, None, 0)


def _moving(
    state: ArdennesState, card: ActionCard, active: Active, stack: Stack, targets: Collection[int]
) -> Iterator[Option]:
    """Yield the attacks of a stack on the targets after a move."""
    units = leaving(state, stack)
    for to, left in ends(state, units).items():
        beside = [hex for hex in state.ground.around[to] if hex in targets]
        if beside and _on_the_way(state, card, stack, units, to):
            for assault in weigh_all(state, active.units, beside, units, to):
                yield Option(assault, units, to, left)


def _on_the_way(state: ArdennesState, card: ActionCard, stack: Stack, units: tuple[int, ...], to: int) -> bool:
    """Return whether a move fits the card: a drive on a road center must approach it along primary routes."""
    if card.target != ROAD_CENTRE:
        return True
    ground, goal = state.ground, _nearest_goal(state, stack.hex)
    if goal is None or to not in ground.primary or ground.distance[to][goal] >= ground.distance[stack.hex][goal]:
        return False
    return all(ground.map.index[id] in ground.primary for id in path_of(state, units, to))


def _nearest_goal(state: ArdennesState, hex: int) -> int | None:
    """Return the nearest German-held VP hex, or None."""
    held = [there for there in state.vp_hexes if state.land.held_by(there) == GERMAN]
    return min(held, key=lambda there: (int(state.ground.distance[hex][there]), state.name(there)), default=None)


# The three kinds of card


def attack(state: ArdennesState, card: ActionCard, active: Active) -> Sought:
    """Order the first able stack to attack a target of the card without moving."""
    considered: list[Candidate] = []
    called = False
    for stack in acting_stacks(state, active.units, able(state, card)):
        called = True
        options = list(_standing(state, active, stack, worth_attacking(state)))
        if options and (found := _pick(state, card, active, options, considered)) is not None:
            return found
    if considered:
        return Sought(None, considered)
    if called:
        return Sought(None, [Candidate(EVERY_STACK, say("system.attack.none-beside"), RULE)])
    return Sought(None, nobody_able(state, card, active))


def nobody_able(state: ArdennesState, card: ActionCard, active: Active) -> list[Candidate]:
    """Explain why no stack can act: no unit of the kind on the card, or the reason for each unit."""
    wants = card.units == "mechanized"
    on_map = [n for n in state.title.in_order(active.units) if state.board.hex(n) is not None]
    meant = [n for n in on_map if card.units == "any" or state.units[n].mechanized == wants]
    if not meant:
        return [Candidate(EVERY_STACK, say("system.attack.none-of-kind", kind=card.units), RULE)]
    candidates = [Candidate(EVERY_STACK, say("system.attack.none-able", kind=card.units), RULE)]
    for n in meant:
        no = may_lead_attack(state, n)
        acted = bool(state.activation.done[n] & ACTED) or no.legal
        why, rule = (say("system.attack.has-acted"), RULE) if acted else (because(no), no.rules[0])
        candidates.append(Candidate(say("name.unit", unit=state.units[n].id), why, rule))
    return candidates


def advance_attack(state: ArdennesState, card: ActionCard, active: Active) -> Sought:
    """Order the first able stack to attack a target of the card, moving if needed.

    Depending on the card it may occupy a supply road or approach a Surrounded stack instead.
    """
    considered: list[Candidate] = []
    germans = worth_attacking(state)
    for stack in _at_a_tip_first(state, card, active, considered):
        if card.target == ROAD_CENTRE and _nearest_goal(state, stack.hex) is None:
            return Sought(None, [Candidate(EVERY_STACK, say("system.attack.no-vp-hex"), RULE)])
        options = [*_standing(state, active, stack, germans), *_moving(state, card, active, stack, germans)]
        found = _pick(state, card, active, options, considered) if options else None
        if found is not None:
            return found
        if not options:
            toward = _nearest_goal(state, stack.hex) if card.target == ROAD_CENTRE else None
            hex = "" if toward is None else state.name(toward)
            why = say("system.attack.none-in-reach", target=card.target, hex=hex)
            considered.append(Candidate(label(state, stack), why, RULE))
        order = None
        if card.target == SUPPLY_ROAD:
            order = _occupy(state, card, stack, considered)
        if card.target == BESIEGERS:
            order = _toward_the_surrounded(state, card, stack, considered)
        if order is not None:
            return Sought(order, considered)
    return Sought(None, considered or nobody_able(state, card, active))


def _at_a_tip_first(state: ArdennesState, card: ActionCard, active: Active, considered: list[Candidate]) -> list[Stack]:
    """Return the stacks a card may use, the first able to attack a lone German stack in front."""
    stacks, tips = list(acting_stacks(state, active.units, able(state, card))), lone_stacks(state)
    ready = (stack for stack in stacks if _attacks_a_tip(state, card, active, stack, tips))
    best = next(ready, None) if tips and len(stacks) > 1 else None
    if best is None or best is stacks[0]:
        return stacks
    why, before = say("system.attack.no-lone"), stacks[: stacks.index(best)]
    considered += [Candidate(label(state, stack), why, RULE) for stack in before]
    return [best, *(stack for stack in stacks if stack is not best)]


def _attacks_a_tip(state: ArdennesState, card: ActionCard, active: Active, stack: Stack, tips: Collection[int]) -> bool:
    """Return whether a stack can attack a lone German stack within the limits of the card."""
    options = chain(_standing(state, active, stack, tips), _moving(state, card, active, stack, tips))
    return any(_ruled_out(state, card, option, EVEN)[0] is None for option in options)


def _occupy(state: ArdennesState, card: ActionCard, stack: Stack, considered: list[Candidate]) -> Order | None:
    """Order a stack onto an empty road hex that carries German Supply, if not in danger of Surround there."""
    units = leaving(state, stack)
    carrying = supply_roads(state)
    found = ends(state, units)
    fitting = [hex for hex in found if hex in carrying and not state.board.at[hex]]
    safe = structs.replace(card, limits=(*card.limits, "no_danger_of_surround"))
    goal, none = say("system.move.supply-road"), say("system.move.no-supply-road")
    roads = hexes_meant(state, fitting, found, goal, none)
    if not fitting:
        considered.append(Candidate(label(state, stack), none, RULE))
    return move_to(state, safe, stack, units, roads, considered, RULE)


def _toward_the_surrounded(
    state: ArdennesState, card: ActionCard, stack: Stack, considered: list[Candidate]
) -> Order | None:
    """Order a stack to move nearer to the nearest Surrounded Allied stack."""
    distance = state.ground.distance
    besieged = [hex for hex in surrounded_stacks(state, ALLIED) if hex != stack.hex]
    if not besieged:
        considered.append(Candidate(label(state, stack), say("system.move.none-surrounded"), RULE))
        return None

    def away(hex: int) -> int:
        return min(int(distance[hex][there]) for there in besieged)

    units = leaving(state, stack)
    found = ends(state, units)
    fitting = [hex for hex in found if away(hex) < away(stack.hex)]
    nearest = min(besieged, key=lambda there: (int(distance[stack.hex][there]), state.name(there)))
    goal = say("system.move.near-surrounded", what=stack_at(state, nearest, ALLIED))
    none = say("system.move.not-nearer")
    if not fitting:
        considered.append(Candidate(label(state, stack), none, RULE))
    toward = hexes_meant(state, fitting, found, goal, none, Figure("surrounded", RULE, away))
    return move_to(state, card, stack, units, toward, considered, RULE)
