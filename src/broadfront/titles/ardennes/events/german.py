"""Effects of the German card events, and what prevents each of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache

from broadfront.core.actions import Action
from broadfront.core.chance import Chance, Outcome
from broadfront.core.rulings import Objection, Ruling, refused
from broadfront.core.steps import Choice, Decision, Step
from broadfront.titles.ardennes.data.attributes import MapAttributes
from broadfront.titles.ardennes.data.dice import d10_chance, is_success
from broadfront.titles.ardennes.data.records import AIRBORNE, ALLIED, EISENHOWER
from broadfront.titles.ardennes.data.title import VDH_BOX, calendar_box
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.events.reactions import clear_roadblock, clearable_roadblocks
from broadfront.titles.ardennes.rules.actions import LandHere, NameDivision, RemoveRoadblock
from broadfront.titles.ardennes.rules.forces.formations import units_in_formations
from broadfront.titles.ardennes.rules.markers import (
    FREEZE,
    FURY,
    IN_SUPPLY,
    ISOLATED,
    LOW_SUPPLY,
    MONTY,
    OUT_OF_SUPPLY,
    SUPPLY_STATES,
)
from broadfront.titles.ardennes.rules.routes.entry_causes import Cause
from broadfront.titles.ardennes.rules.routes.hex_entry import objection_to_enter, put_down
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = [
    "COMMAND_CRISIS",
    "EVENTS",
    "Landing",
    "LandingRoll",
    "NamingDivision",
    "Traffic",
    "event_refusal",
    "landing_hexes",
    "landing_refusal",
    "move_arrivals",
    "objection_to_event",
    "run_event",
]

COMMAND_CRISIS = "Allied Command Crisis"
FREEZE_EVENT, VDH = "Ground Freeze", "Von Der Heydte"
DROP_ROWS, DROP_WESTWALL = 7, 8
DROP_TERRAIN = ("Clear", "Broken", "Woods")
LANDING = ((1, IN_SUPPLY), (3, LOW_SUPPLY), (7, OUT_OF_SUPPLY), (9, ISOLATED))
"""Pairs of highest roll and supply state in which VDH lands; higher rolls eliminate it."""


def move_arrivals(state: ArdennesState, units: tuple[int, ...], from_day: int, to_day: int) -> list[int]:
    """Move those of the units that are due on one day to the calendar box of another day; return the units moved."""
    box = state.title.locations.boxes[calendar_box(from_day)]
    moved = [n for n in units if state.board.where[n] is box]
    for number in moved:
        state.put_in_box(number, calendar_box(to_day))
    return moved


# Each event: what prevents it now, and its effect


def objection_to_crisis(state: ArdennesState) -> Objection | None:
    """Return what prevents Allied Command Crisis: XXX Corps has arrived or arrives today; None if not."""
    return Objection(("ARD-E0-01", "ARD-H-29"), say("event.barred.xxx-corps-here")) if state.clock.day >= 22 else None


def run_command_crisis(state: ArdennesState) -> None:
    """Carry out Allied Command Crisis: XXX Corps and its cards arrive on 23 December only."""
    move_arrivals(state, units_in_formations(state, ALLIED, ("XXX",)), 22, 23)
    state.totals.add_used(COMMAND_CRISIS)
    state.emit(say("event.command-crisis"), "ARD-E0-01", "ARD-H-29")


def objection_to_commandos(state: ArdennesState) -> Objection | None:
    """Return what prevents Commandos: the next Allied impulse is skipped already; None if it is not."""
    return Objection("ARD-E0-05", say("event.barred.skipped-already")) if state.clock.skips_allied else None


def run_commandos(state: ArdennesState) -> None:
    """Carry out the Commandos event: the next Allied impulse is skipped."""
    state.clock.skip_allied_impulse()
    state.emit(say("event.commandos"), "ARD-E0-05")


def objection_to_eisenhower(state: ArdennesState) -> Objection | None:
    """Return what prevents Eisenhower Hesitates: no airborne division is due on 18 December; None if one is."""
    if delayable_airborne_divisions(state):
        return None
    return Objection(("ARD-E0-06", "ARD-H-29"), say("event.barred.no-airborne-due"))


def delayable_airborne_divisions(state: ArdennesState) -> list[str]:
    """Return the airborne divisions still due on 18 December, which Eisenhower Hesitates can delay."""
    box = state.title.locations.boxes[calendar_box(18)]
    return [
        name
        for name in AIRBORNE
        if any(state.board.where[n] is box for n in units_in_formations(state, ALLIED, (name,)))
    ]


def run_eisenhower(state: ArdennesState) -> None:
    """Start the Eisenhower Hesitates event, which delays an airborne division by a day."""
    state.push(NamingDivision())


class NamingDivision(Choice[ArdennesState], frozen=True):
    """German choice of the airborne division that Eisenhower Hesitates delays."""

    def decision(self, state: ArdennesState) -> Decision:
        """Ask the German which airborne division comes a day later."""
        return Decision("german", say("ask.event.eisenhower"), (NameDivision,), rules=("ARD-E0-06",))

    def options(self, state: ArdennesState) -> Iterator[Action]:
        """Yield one action for each airborne division that can be delayed."""
        yield from (NameDivision(name) for name in delayable_airborne_divisions(state))

    def do(self, state: ArdennesState, action: Action) -> None:
        """Move the arrival of the chosen division from 18 to 19 December."""
        assert isinstance(action, NameDivision)
        state.pop()
        move_arrivals(state, units_in_formations(state, ALLIED, (action.division,)), 18, 19)
        state.totals.add_used(f"{EISENHOWER} {action.division}")
        state.emit(say("event.eisenhower", division=action.division), "ARD-E0-06", "ARD-H-29")


def objection_if_in_force(state: ArdennesState, event: str, rule: str) -> Objection | None:
    """Return the objection that an event is already in force today, or None if it is not."""
    return Objection(rule, say("event.barred.in-force", event=event)) if event in state.clock.lasting else None


def objection_to_fury(state: ArdennesState) -> Objection | None:
    """Return what prevents Fury of Bastogne: it is already in force today; None if it is not."""
    return objection_if_in_force(state, FURY, "ARD-E0-08")


def run_fury_of_bastogne(state: ArdennesState) -> None:
    """Put Fury of Bastogne in force today: German attacks on VP hexes draw more Combat Chits, other attacks fewer."""
    state.clock.put_event_in_force(FURY)
    state.emit(say("event.fury"), "ARD-E0-08")


def objection_to_freeze(state: ArdennesState) -> Objection | None:
    """Return what prevents Ground Freeze: it is already in force today; None if it is not."""
    return objection_if_in_force(state, FREEZE, "ARD-E0-11")


def run_ground_freeze(state: ArdennesState, *rules: str) -> None:
    """Put Ground Freeze in force today: mechanized units pay 1 MP less for Broken, Woods and Forest."""
    state.clock.put_event_in_force(FREEZE)
    state.emit(say("event.freeze"), "ARD-E0-11", *rules)


def objection_to_manteuffel(state: ArdennesState) -> Objection | None:
    """Return what prevents Manteuffel Directs Traffic: no Roadblock is near the 5th Panzer Army; None if one is."""
    if state.land.roadblocks and clearable_roadblocks(state):
        return None
    return Objection("ARD-E0-12", say("event.barred.no-roadblock-near"))


def run_manteuffel(state: ArdennesState) -> None:
    """Start the Manteuffel Directs Traffic event, which removes a Roadblock."""
    state.push(Traffic())


class Traffic(Choice[ArdennesState], frozen=True):
    """German choice of the Roadblock that Manteuffel Directs Traffic removes."""

    def decision(self, state: ArdennesState) -> Decision:
        """Ask the German which Roadblock to remove."""
        return Decision("german", say("ask.event.traffic"), (RemoveRoadblock,), rules=("ARD-E0-12",))

    def options(self, state: ArdennesState) -> Iterator[Action]:
        """Yield one action for each Roadblock that can be removed."""
        yield from (RemoveRoadblock(hex) for hex in clearable_roadblocks(state))

    def do(self, state: ArdennesState, action: Action) -> None:
        """Remove the chosen Roadblock."""
        assert isinstance(action, RemoveRoadblock)
        state.pop()
        clear_roadblock(state, action.hex)


def objection_to_monty(state: ArdennesState) -> Objection | None:
    """Return what prevents Monty Tidies The Lines: it is already in force today; None if it is not."""
    return objection_if_in_force(state, MONTY, "ARD-E0-15")


def run_monty(state: ArdennesState) -> None:
    """Put Monty Tidies The Lines in force today: it stops attacks of the US 1st Army.

    In the solitaire game the offensive action cards of this army do nothing; with two players its units may not attack.
    """
    state.clock.put_event_in_force(MONTY)
    state.emit(say("event.monty"), "ARD-E0-15")


# Von der Heydte


def drop_zone_hexes(state: ArdennesState) -> tuple[int, ...]:
    """Return the hexes where Von der Heydte may land by terrain, latitude and distance from the Westwall."""
    return _find_drop_zone(state.ground)


@lru_cache(maxsize=4)
def _find_drop_zone(ground: MapAttributes) -> tuple[int, ...]:
    """Return the hexes of the printed map whose terrain, latitude and Westwall distance suit Von der Heydte."""
    return tuple(hex for hex in range(ground.count) if _terrain_refusal(ground, hex) is None)


def _terrain_refusal(ground: MapAttributes, hex: int) -> Ruling | None:
    """Return why the terrain of a hex bars the landing of Von der Heydte, or None if it does not."""
    id = ground.map.ids[hex]
    if ground.map.terrain[hex] not in DROP_TERRAIN or hex in ground.city:
        return refused("ARD-E0-17", say("vdh.terrain", hex=id))
    if ground.row[hex] > DROP_ROWS:
        return refused("ARD-E0-18", say("vdh.too-far-south", hex=id))
    if ground.westwall_distance[hex] > DROP_WESTWALL:
        return refused("ARD-E0-19", say("vdh.too-far-west", hex=id, most=DROP_WESTWALL))
    return None


def landing_refusal(state: ArdennesState, hex: int) -> Ruling | None:
    """Return why Von der Heydte cannot land in a hex, or None if it can."""
    barred = _terrain_refusal(state.ground, hex)
    if barred is None and _has_units_near(state, hex):
        return refused("ARD-E0-16", say("vdh.units-there", hex=state.hex_id(hex)))
    number = waiting_paratroops(state)
    if (
        barred is None
        and number is not None
        and (bar := objection_to_enter(state, Cause.LAND, number, hex)) is not None
    ):
        return bar.to_ruling(hex=state.hex_id(hex))
    return barred


def _has_units_near(state: ArdennesState, hex: int) -> bool:
    """Return whether any unit is in a hex or adjacent to it."""
    at = state.board.at
    return bool(at[hex]) or any(at[there] for there in state.ground.map.beside[hex])


def landing_hexes(state: ArdennesState) -> Iterator[int]:
    """Yield every hex where Von der Heydte can land now; hexes with a Roadblock are excluded."""
    return (
        h
        for h in drop_zone_hexes(state)
        if not _has_units_near(state, h) and state.hex_id(h) not in state.land.roadblocks
    )


def waiting_paratroops(state: ArdennesState) -> int | None:
    """Return the unit Von der Heydte while it waits in its box, or None once it has left it."""
    return next(iter(state.in_box(VDH_BOX)), None)


def objection_to_von_der_heydte(state: ArdennesState) -> Objection | None:
    """Return what prevents the Von der Heydte event: the unit has jumped or has no hex to land in.

    Return None if nothing prevents it.
    """
    if waiting_paratroops(state) is None:
        return Objection("ARD-H-52", say("vdh.has-jumped"))
    return Objection("ARD-E0-16", say("vdh.no-hex")) if next(landing_hexes(state), None) is None else None


def run_von_der_heydte(state: ArdennesState) -> None:
    """Start the Von der Heydte event, by which a paratroop unit lands on the map."""
    state.push(Landing())


class Landing(Choice[ArdennesState], frozen=True):
    """German choice of the hex where Von der Heydte lands."""

    def decision(self, state: ArdennesState) -> Decision:
        """Ask the German in which hex Von der Heydte lands."""
        rules = ("ARD-E0-16", "ARD-E0-17", "ARD-E0-18", "ARD-E0-19")
        return Decision("german", say("ask.event.landing"), (LandHere,), rules=rules)

    def options(self, state: ArdennesState) -> Iterator[Action]:
        """Yield one action for each hex where Von der Heydte can land."""
        yield from (LandHere(state.hex_id(hex)) for hex in landing_hexes(state))

    def refusal(self, state: ArdennesState, action: Action) -> Ruling | None:
        """Return why Von der Heydte cannot land in the chosen hex, or None if he can."""
        assert isinstance(action, LandHere)
        return landing_refusal(state, state.ground.map.index_of(action.hex))

    def do(self, state: ArdennesState, action: Action) -> None:
        """Go on to the die roll for a landing in the chosen hex."""
        assert isinstance(action, LandHere)
        state.become(LandingRoll(action.hex))


class LandingRoll(Step[ArdennesState], frozen=True):
    """Die roll that decides the supply state in which Von der Heydte lands, or that the unit is lost."""

    hex: str

    def ask(self, state: ArdennesState) -> Chance:
        """Ask for the die roll by which Von der Heydte lands or is lost."""
        return d10_chance(say("roll.event.landing", hex=self.hex), side="german", rules=("ARD-E0-21",))

    def classes(self, state: ArdennesState, chance: Chance) -> list[list[int]]:
        """Return the faces of the die, as indexes from 0, in groups that have the same effect."""
        return [[0], [1, 2], [3, 4, 5, 6], [7, 8], [9]]

    def happen(self, state: ArdennesState, outcome: Outcome) -> None:
        """Place Von der Heydte in the chosen hex with the supply state rolled, or eliminate him."""
        state.pop()
        number = waiting_paratroops(state)
        assert number is not None
        rules = ("ARD-E0-16", "ARD-E0-17", "ARD-E0-18", "ARD-E0-19", "ARD-E0-20", "ARD-E0-21")
        marker = next((supply for most, supply in LANDING if is_success(outcome, most)), None)
        if marker is None:
            side, lost = state.units[number].side, state.board.steps[number]
            state.eliminate(number)
            state.emit(say("vdh.lost", hex=self.hex, die=int(outcome), side=side, lost=lost), *rules)
            return
        put_down(state, Cause.LAND, number, state.ground.map.index[self.hex])
        state.board.set_supply(number, marker)
        state.emit(say("vdh.landed", hex=self.hex, supply=SUPPLY_STATES[marker], die=int(outcome)), *rules)


# Table of events


EVENTS: dict[str, tuple[Callable[[ArdennesState], Objection | None], Callable[[ArdennesState], None]]] = {
    COMMAND_CRISIS: (objection_to_crisis, run_command_crisis),
    "Commandos": (objection_to_commandos, run_commandos),
    EISENHOWER: (objection_to_eisenhower, run_eisenhower),
    FURY: (objection_to_fury, run_fury_of_bastogne),
    FREEZE_EVENT: (objection_to_freeze, run_ground_freeze),
    "Manteuffel Directs Traffic": (objection_to_manteuffel, run_manteuffel),
    MONTY: (objection_to_monty, run_monty),
    VDH: (objection_to_von_der_heydte, run_von_der_heydte),
}
"""Objection and effect of each German event played as an impulse."""

OTHER_MOMENTS = {"Bridge Engineers": "ARD-SEQ-07", "Fuel Priority": "ARD-E0-07", "Greif Bridge Protect": "ARD-E0-09"}
"""Events that are played at another moment than as an impulse, with the rule."""


def objection_to_event(state: ArdennesState, event: str) -> Objection | None:
    """Return what prevents the German from playing an event in this impulse, or None if nothing does."""
    if state.clock.opening:
        return Objection("ARD-D16-08", say("card.no-event-in-opening"))
    if event in OTHER_MOMENTS:
        return Objection(OTHER_MOMENTS[event], say("event.barred.own-moment"))
    if event not in EVENTS:
        return Objection("ARD-H-30", say("event.barred.none-on-card"))
    if event in state.totals.used and event in state.title.decks.once_per_game_events:
        return Objection("ARD-H-30", say("event.barred.once-a-game"))
    return EVENTS[event][0](state)


def event_refusal(state: ArdennesState, event: str) -> Ruling | None:
    """Return why the German cannot play an event in this impulse, or None if he can."""
    bar = objection_to_event(state, event)
    return None if bar is None else bar.to_ruling(event=event)


def run_event(state: ArdennesState, event: str) -> None:
    """Carry out a German event that is known to be playable."""
    EVENTS[event][1](state)
