"""Effects of the Allied card events, and what prevents each of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from broadfront.board.zones import FRIEND
from broadfront.core.actions import Action
from broadfront.core.chance import Chance, Outcome, draw
from broadfront.core.memoization import memoized
from broadfront.core.rules import decides
from broadfront.core.rulings import Objection, Ruling, allowed, refused
from broadfront.core.steps import Choice, Decision, Step
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.events.allied_reserve import (
    Alarm,
    units_raise_the_alarm_may_deploy,
    units_raise_the_alarm_may_move,
)
from broadfront.titles.ardennes.events.card_loss import GiveUpCard
from broadfront.titles.ardennes.events.engineers import Engineers
from broadfront.titles.ardennes.events.german import (
    move_arrivals,
    objection_if_in_force,
    objection_to_freeze,
    run_ground_freeze,
)
from broadfront.titles.ardennes.rules.actions import ResupplyHex, StrikeUnit, Withdraw
from broadfront.titles.ardennes.rules.forces.formations import units_in_formations
from broadfront.titles.ardennes.rules.lines.communication import communication_paths
from broadfront.titles.ardennes.rules.lines.supply import is_in_supply, supply
from broadfront.titles.ardennes.rules.lines.surround import is_surrounded, surrounded_hexes
from broadfront.titles.ardennes.rules.markers import ALERT, CLOUDS, IN_SUPPLY, OUT_OF_SUPPLY, PATTON
from broadfront.titles.ardennes.rules.memo_inputs import DAY, DISPERSED, IPS, MEUSE, OUT_OF_FUEL, STEPS, SUPPLY
from broadfront.titles.ardennes.rules.routes.entry_causes import CAUSES, Cause
from broadfront.titles.ardennes.rules.routes.hex_entry import move_along, objection_to_enter
from broadfront.titles.ardennes.rules.routes.movement import HELD_IN_ZONE, objection_to_move
from broadfront.titles.ardennes.rules.routes.stacking import fit_refusal
from broadfront.titles.ardennes.rules.routes.strategic_movement import enemy_adjacent_hexes
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = [
    "EVENTS",
    "AirSupply",
    "Barrage",
    "Intercept",
    "Striking",
    "Withdrawing",
    "air_supply_hexes",
    "event_refusal",
    "objection_to_event",
    "possible_withdrawals",
    "run_event",
    "tank_battalion_targets",
    "withdrawal_destinations",
]


# Airpower


def air_supply_hexes(state: ArdennesState) -> list[int]:
    """Return the hexes with an OutOfSupply or Isolated Allied unit, in reading order; the Airpower event can supply
    them."""
    board = state.board
    return sorted(
        {
            hex
            for n in state.on_map(ALLIED)
            if board.supply[n] >= OUT_OF_SUPPLY and (hex := board.hex_of_unit(n)) is not None
        }
    )


def resupply_around(state: ArdennesState, hex: int) -> None:
    """Remove OutOfSupply and Isolated markers from the Allied units in a hex and in adjacent hexes."""
    ground, board = state.ground, state.board
    for there in (hex, *ground.six_neighbors[hex]):
        if there == ground.count:
            continue
        for n in board.units_at(there, ALLIED):
            if board.supply[n] >= OUT_OF_SUPPLY:
                board.set_supply(n, IN_SUPPLY)
                state.emit(say("supply.from-the-air", unit=state.units[n].id), "ARD-E1-01")


class AirSupply(Choice[ArdennesState], frozen=True):
    """Allied choice of the stack that the Airpower event supplies from the air."""

    def decision(self, state: ArdennesState) -> Decision:
        """Ask the Allies which hex to supply from the air."""
        return Decision("allied", say("ask.event.air-supply"), (ResupplyHex,), rules=("ARD-E1-01", "ARD-E1-02"))

    def options(self, state: ArdennesState) -> Iterator[Action]:
        """Yield one action for each hex with units short of supply."""
        yield from (ResupplyHex(state.hex_id(hex)) for hex in air_supply_hexes(state))

    def do(self, state: ArdennesState, action: Action) -> None:
        """Supply the chosen hex and the adjacent hexes."""
        assert isinstance(action, ResupplyHex)
        state.pop()
        resupply_around(state, state.ground.map.index[action.hex])


def run_airpower(state: ArdennesState, card: str) -> None:
    """Start the Airpower event: an Allied stack is supplied from the air.

    If no unit needs supply, the card blocks a slot of the German hand until the end of the day.
    """
    if air_supply_hexes(state):
        state.push(AirSupply())
        return
    if card:
        state.move_item(card, "allied-discard", "allied-captured")
    else:
        state.tally.block_german_hand_slot()
    state.emit(say("event.airpower"), "ARD-E1-03")
    state.push(GiveUpCard())


# Events with one simple effect


def objection_to_alert(state: ArdennesState) -> Objection | None:
    """Return what prevents the Allies Alert event: it is already in force today; None if it is not."""
    return objection_if_in_force(state, ALERT, "ARD-E1-04")


def run_allies_alert(state: ArdennesState, card: str) -> None:
    """Put Allies Alert in force today."""
    state.clock.put_event_in_force(ALERT)
    state.emit(say("event.alert"), "ARD-E1-04")


def objection_to_clouds(state: ArdennesState) -> Objection | None:
    """Return what prevents Break In The Clouds: it is already in force today; None if it is not."""
    return objection_if_in_force(state, CLOUDS, "ARD-E1-06")


def run_break_in_the_clouds(state: ArdennesState, card: str) -> None:
    """Put Break In The Clouds in force today."""
    state.clock.put_event_in_force(CLOUDS)
    state.emit(say("event.clouds"), "ARD-E1-06")


def run_allied_ground_freeze(state: ArdennesState, card: str) -> None:
    """Put Ground Freeze in force today, as an Allied event."""
    run_ground_freeze(state, "ARD-E1-08")


NOBODY_DISPERSED = Objection("ARD-E1-10", say("event.barred.nobody-dispersed"))


def objection_to_recover(state: ArdennesState) -> Objection | None:
    """Return what prevents the Recover event: no Allied unit is Dispersed; None if one is."""
    number = -1
    board = state.board
    while (number := board.dispersed.find(1, number + 1)) >= 0:
        if board.side_of(number) == ALLIED and board.hexes[number] is not None:
            return None
    return NOBODY_DISPERSED


def run_recover(state: ArdennesState, card: str) -> None:
    """Carry out the Recover event: every Dispersed Allied unit on the map recovers."""
    board = state.board
    for n in list(state.on_map(ALLIED)):
        if board.dispersed[n]:
            board.set_dispersed(n, False)
    state.emit(say("event.recover"), "ARD-E1-10")


def objection_to_patton(state: ArdennesState) -> Objection | None:
    """Return what prevents Patton On The Move: it has happened, or III Corps has arrived; None if neither."""
    if PATTON in state.totals.used:
        return Objection("ARD-E1-11", say("event.barred.patton-moves"))
    return Objection(("ARD-E1-11", "ARD-H-29"), say("event.barred.iii-corps-here")) if state.clock.day >= 21 else None


def run_patton(state: ArdennesState, card: str) -> None:
    """Carry out Patton On The Move: III Corps and its cards arrive on 21 December already."""
    move_arrivals(state, units_in_formations(state, ALLIED, ("III",)), 22, 21)
    state.totals.add_used(PATTON)
    state.emit(say("event.patton"), "ARD-E1-11")


# German cards


class Barrage(Step[ArdennesState], frozen=True):
    """Random discard of one division card from the German hand, caused by the Artillery Barrage event."""

    def ask(self, state: ArdennesState) -> Chance | None:
        """Ask for a random division card from the German hand; None if the hand has none."""
        cards = [c for c in state.zones["german-hand"] if state.title.german_cards[c].is_primary]
        if not cards:
            return None
        return draw(say("roll.event.barrage"), "german-hand", cards, rules=("ARD-E1-05",))

    def advance(self, state: ArdennesState) -> None:
        """End the event without effect, as the German hand has no division card."""
        state.pop()
        state.emit(say("event.barrage-finds-none"), "ARD-E1-05")

    def happen(self, state: ArdennesState, outcome: Outcome) -> None:
        """Discard the card drawn from the German hand."""
        state.pop()
        state.move_item(str(outcome), "german-hand", "german-discard")
        state.emit(say("event.barrage", card=str(outcome)), "ARD-E1-05")


def run_artillery_barrage(state: ArdennesState, card: str) -> None:
    """Start the Artillery Barrage event, which discards a random division card from the German hand."""
    state.push(Barrage())


class Intercept(Step[ArdennesState], frozen=True):
    """Discard by German Plans Intercepted: the top card of the German draw pile or, if empty, a random hand card."""

    def _source_zone(self, state: ArdennesState) -> str:
        """Return the zone from which the card is discarded: the German draw pile, or the hand if that pile is empty."""
        return "german-deck" if state.zones["german-deck"] else "german-hand"

    def ask(self, state: ArdennesState) -> Chance | None:
        """Ask for the draw of the card to discard; None if the German has no card."""
        zone = self._source_zone(state)
        cards = state.zones[zone]
        return draw(say("roll.event.intercept"), zone, cards, rules=("ARD-E1-07",)) if cards else None

    def advance(self, state: ArdennesState) -> None:
        """End the event without effect, as the German has no card to lose."""
        state.pop()
        state.emit(say("event.intercept-finds-none"), "ARD-E1-07")

    def happen(self, state: ArdennesState, outcome: Outcome) -> None:
        """Discard the German card drawn."""
        state.pop()
        state.move_item(str(outcome), self._source_zone(state), "german-discard")
        state.emit(say("event.intercept", card=str(outcome)), "ARD-E1-07")


def run_plans_intercepted(state: ArdennesState, card: str) -> None:
    """Start the German Plans Intercepted event, which discards a German card."""
    state.push(Intercept())


# Raise The Alarm


def objection_to_raise_the_alarm(state: ArdennesState) -> Objection | None:
    """Return what prevents Raise The Alarm: no unit can be deployed or moved by it; None if one can."""
    return (
        None
        if units_raise_the_alarm_may_deploy(state) or units_raise_the_alarm_may_move(state)
        else Objection("ARD-E1-09", say("event.barred.nobody-waits"))
    )


def run_raise_the_alarm(state: ArdennesState, card: str) -> None:
    """Start the Raise The Alarm event, by which the Allies deploy one Reserve unit."""
    state.push(Alarm())


# Tank Battalion


NO_INFANTRY = Objection("ARD-E1-12", say("event.tanks.no-infantry"))
SHELTERED = Objection("ARD-E1-12", say("event.tanks.sheltered"))
NO_TARGET = Objection("ARD-E1-12", say("event.tanks.no-target"))
NO_STRIKER = Objection("ARD-E1-12", say("event.tanks.nobody-beside"))


def tank_battalion_target_refusal(state: ArdennesState, number: int) -> Ruling | None:
    """Return why the Tank Battalion event cannot hit a unit, or None if it can."""
    bar = _objection_to_tank_battalion_target(state, number)
    return None if bar is None else bar.to_ruling(unit=state.units[number].id)


def _objection_to_tank_battalion_target(state: ArdennesState, number: int) -> Objection | None:
    """Return what keeps the Tank Battalion event from hitting a unit, or None if it can hit it."""
    board = state.board
    unit, hex, ground, at = state.units[number], board.hexes[number], state.ground, board.at
    if hex is None or unit.mechanized or unit.side_number != GERMAN:
        return NO_INFANTRY
    if len(at[hex]) > 1 or hex in ground.town or ground.map.ids[hex] in state.land.ips:
        return SHELTERED
    flags, steps, whole = board.zoc.flags(ALLIED), board.steps, state.title.full_steps
    for way, there in enumerate(ground.six_neighbors[hex]):
        if flags[there] & FRIEND and (hex, way) not in ground.crossings_by_direction:
            for n in at[there]:
                if steps[n] == whole[n] and board.supply[n] == IN_SUPPLY and is_in_supply(state, n):
                    return None
    return NO_STRIKER


def tank_battalion_targets(state: ArdennesState) -> list[int]:
    """Return the German infantry units the Tank Battalion event can hit, strongest first, then in tie-break order."""
    return sorted(
        state.title.sort_units(_possible_tank_battalion_targets(state)), key=lambda n: -state.board.strength(n)
    )


def _possible_tank_battalion_targets(state: ArdennesState) -> Iterator[int]:
    """Yield the German infantry units the Tank Battalion event can hit, in no particular order."""
    at, near = state.board.at, enemy_adjacent_hexes(state, GERMAN)
    for hex in state.board.stands[GERMAN]:
        if near[hex] and len(at[hex]) == 1 and _objection_to_tank_battalion_target(state, at[hex][0]) is None:
            yield at[hex][0]


def _can_reuse_tank_battalion_target(state: ArdennesState, number: int | None, _before: None, _now: None) -> bool:
    """Return whether the target found for the Tank Battalion event in an earlier position can still be hit."""
    return number is not None and _objection_to_tank_battalion_target(state, number) is None


@memoized(rests_on=(supply, enemy_adjacent_hexes, IPS, STEPS, SUPPLY), serves=_can_reuse_tank_battalion_target)
def _any_tank_battalion_target(state: ArdennesState) -> int | None:
    """Return any one German unit that the Tank Battalion event can hit, or None if there is none."""
    return next(_possible_tank_battalion_targets(state), None)


def objection_to_tank_battalion(state: ArdennesState) -> Objection | None:
    """Return what prevents the Tank Battalion event: it can hit no German unit; None if it can."""
    struck = _any_tank_battalion_target(state) is not None
    return None if struck else NO_TARGET


def run_tank_battalion(state: ArdennesState, card: str) -> None:
    """Start the Tank Battalion event, by which a German infantry unit loses a step."""
    state.push(Striking())


class Striking(Choice[ArdennesState], frozen=True):
    """Allied choice of the German infantry unit that loses a step to the Tank Battalion event."""

    def decision(self, state: ArdennesState) -> Decision:
        """Ask the Allies which German infantry unit loses a step."""
        return Decision("allied", say("ask.event.tank-battalion"), (StrikeUnit,), rules=("ARD-E1-12",))

    def options(self, state: ArdennesState) -> Iterator[Action]:
        """Yield one action for each unit that can be hit."""
        yield from (StrikeUnit(state.units[n].id) for n in tank_battalion_targets(state))

    def refusal(self, state: ArdennesState, action: Action) -> Ruling | None:
        """Return why the chosen unit cannot be hit, or None if it can."""
        assert isinstance(action, StrikeUnit)
        return tank_battalion_target_refusal(state, state.title.unit(action.unit).number)

    def do(self, state: ArdennesState, action: Action) -> None:
        """Make the chosen unit lose a step."""
        assert isinstance(action, StrikeUnit)
        state.pop()
        number = state.title.unit(action.unit).number
        state.set_steps(number, state.board.steps[number] - 1)
        side = state.units[number].side
        state.emit(say("event.tanks.strike", unit=action.unit, side=side, lost=1), "ARD-E1-12")


# Withdrawal


NOBODY_WITHDRAWS = Objection("ARD-E1-13", say("event.withdrawal.nobody"))


def check_withdrawal(state: ArdennesState, start: int) -> Ruling:
    """Return the ruling (yes or no, and why) on whether the Allied stack in a hex may use the Withdrawal event."""
    id = state.hex_id(start)
    if not state.board.units_at(start, ALLIED) or not is_surrounded(state, start, ALLIED):
        return refused("ARD-E1-13", say("event.withdrawal.no-stack", hex=id))
    if start in state.vp_hexes:
        return refused("ARD-E1-13", say("event.withdrawal.vp-hex", hex=id))
    if not withdrawable_units(state, start):
        return refused(CAUSES[Cause.WITHDRAW].unable.rules, say("event.withdrawal.unable", hex=id))
    return allowed("ARD-E1-13", message=say("event.withdrawal.allowed", hex=id))


@decides("ARD-S0-08", "ARD-S1-13")
def withdrawable_units(state: ArdennesState, start: int) -> tuple[int, ...]:
    """Return the units in a hex that the Withdrawal event can move: those able to move, even from an enemy ZOC."""
    return tuple(n for n in state.board.units_at(start, ALLIED) if objection_to_move(state, n) in (None, HELD_IN_ZONE))


def withdrawal_destinations(state: ArdennesState, start: int) -> list[int]:
    """Return the adjacent hexes to which a Surrounded stack can withdraw: in Communication, and with room."""
    ground, net = state.ground, communication_paths(state, ALLIED)
    stack = withdrawable_units(state, start)
    return [
        there
        for there in ground.map.beside[start]
        if there in net
        and not state.board.zoc.has_unit(GERMAN, there)
        and objection_to_withdraw_to(state, stack, there) is None
        and fit_refusal(state, stack, there) is None
    ]


def objection_to_withdraw_to(state: ArdennesState, stack: tuple[int, ...], hex: int) -> Objection | None:
    """Return what keeps a unit of the stack from withdrawing into a hex, or None if nothing does."""
    found = (objection_to_enter(state, Cause.WITHDRAW, n, hex) for n in stack)
    return next((bar for bar in found if bar is not None), None)


@memoized(rests_on=(surrounded_hexes, communication_paths, STEPS, SUPPLY, OUT_OF_FUEL, DISPERSED, DAY, MEUSE))
def possible_withdrawals(state: ArdennesState) -> list[tuple[int, int]]:
    """Return every move that the Withdrawal event allows, as (start hex, end hex)."""
    fitting = [start for start in surrounded_hexes(state, ALLIED) if check_withdrawal(state, start).legal]
    return [(start, end) for start in fitting for end in withdrawal_destinations(state, start)]


def objection_to_withdrawal(state: ArdennesState) -> Objection | None:
    """Return what prevents the Withdrawal event: no stack can withdraw; None if one can."""
    return None if possible_withdrawals(state) else NOBODY_WITHDRAWS


def withdraw_stack(state: ArdennesState, start: int, end: int) -> None:
    """Carry out the Withdrawal event: move the units that can withdraw to an adjacent hex, ignoring ZOCs."""
    stack = withdrawable_units(state, start)
    move_along(state, Cause.WITHDRAW, stack, (end,))
    units = [state.units[n].id for n in stack]
    state.emit(say("event.withdrawal.made", units=units, hex=state.hex_id(end)), "ARD-E1-13")


def run_withdrawal(state: ArdennesState, card: str) -> None:
    """Start the Withdrawal event, by which a Surrounded Allied stack moves one hex."""
    state.push(Withdrawing())


class Withdrawing(Choice[ArdennesState], frozen=True):
    """Allied choice of the Surrounded stack that withdraws, and of the hex it withdraws to."""

    def decision(self, state: ArdennesState) -> Decision:
        """Ask the Allies which stack withdraws, and to which hex."""
        rules = ("ARD-E1-13", "ARD-E1-14", "ARD-E1-15")
        return Decision("allied", say("ask.event.withdrawal"), (Withdraw,), rules=rules)

    def options(self, state: ArdennesState) -> Iterator[Action]:
        """Yield every withdrawal that the event allows."""
        yield from (Withdraw(state.hex_id(start), state.hex_id(end)) for start, end in possible_withdrawals(state))

    def refusal(self, state: ArdennesState, action: Action) -> Ruling | None:
        """Return why the stack cannot withdraw to the chosen hex, or None if it can."""
        assert isinstance(action, Withdraw)
        start, end = state.ground.map.index_of(action.start), state.ground.map.index_of(action.end)
        ruling = check_withdrawal(state, start)
        if not ruling.legal:
            return ruling
        if end in withdrawal_destinations(state, start):
            return None
        stack = withdrawable_units(state, start)
        if (bar := objection_to_withdraw_to(state, stack, end)) is not None:
            return bar.to_ruling(hex=action.end)
        nowhere = refused("ARD-E1-13", say("event.withdrawal.not-there", hex=action.end))
        return (end in state.ground.map.beside[start] and fit_refusal(state, stack, end)) or nowhere

    def do(self, state: ArdennesState, action: Action) -> None:
        """Move the chosen stack."""
        assert isinstance(action, Withdraw)
        state.pop()
        withdraw_stack(state, state.ground.map.index[action.start], state.ground.map.index[action.end])


# Table of events


def run_engineers(state: ArdennesState, card: str) -> None:
    """Start the Engineers event: the Allies replace or place a Roadblock, destroy a bridge or place an IP."""
    state.push(Engineers())


def no_objection(state: ArdennesState) -> None:
    """Return None, as nothing ever prevents this event."""
    return


EVENTS: dict[str, tuple[Callable[[ArdennesState], Objection | None], Callable[[ArdennesState, str], None]]] = {
    "Airpower": (no_objection, run_airpower),
    ALERT: (objection_to_alert, run_allies_alert),
    "Artillery Barrage": (no_objection, run_artillery_barrage),
    CLOUDS: (objection_to_clouds, run_break_in_the_clouds),
    "Engineers": (no_objection, run_engineers),
    "German Plans Intercepted": (no_objection, run_plans_intercepted),
    "Ground Freeze": (objection_to_freeze, run_allied_ground_freeze),
    PATTON: (objection_to_patton, run_patton),
    "Raise The Alarm": (objection_to_raise_the_alarm, run_raise_the_alarm),
    "Recover": (objection_to_recover, run_recover),
    "Tank Battalion": (objection_to_tank_battalion, run_tank_battalion),
    "Withdrawal": (objection_to_withdrawal, run_withdrawal),
}
"""Objection and effect of each Allied event.

The card that bears the event is already on the discard pile when the effect runs.
"""


def objection_to_event(state: ArdennesState, event: str) -> Objection | None:
    """Return what prevents an Allied event in the present position, or None if nothing does."""
    return EVENTS[event][0](state) if event in EVENTS else Objection("ARD-H-34", say("event.barred.none-on-card"))


def event_refusal(state: ArdennesState, event: str) -> Ruling | None:
    """Return why an Allied event cannot be carried out now, or None if it can."""
    bar = objection_to_event(state, event)
    return None if bar is None else bar.to_ruling()


def run_event(state: ArdennesState, event: str, card: str = "") -> None:
    """Carry out an Allied event that is known to be possible; `card` is empty for the special event of the day."""
    EVENTS[event][1](state, card)
