"""Daily measures that a simulation can follow over games of the Ardennes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from broadfront.core.errors import Invalid
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN, SIDES
from broadfront.titles.ardennes.data.title import Ardennes
from broadfront.titles.ardennes.play import history
from broadfront.titles.ardennes.play.daily_measures import AttackCount, HexesChangedHands, LoneStacks, PointsAtDayEnd
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.table.control import german_territory
from broadfront.tracks.column import Column, Measure, TitleTracks, pack_flags
from broadfront.tracks.losses import loss_measure
from broadfront.tracks.places import place_measures

__all__ = ["TRACKS"]


def _day_number(state: ArdennesState) -> int:
    """Return the day of December."""
    return state.clock.day


def _iso_date(state: ArdennesState) -> str:
    """Return the date of the position, such as `1944-12-19`."""
    return state.clock.date.isoformat()


def _hex_holding_test(title: Ardennes, scenario: str, hex: int, side: str) -> Callable[[ArdennesState], bool]:
    """Return a function that says whether a side holds a hex; raise Invalid if nobody can hold the hex."""
    id = title.map.ids[hex]
    if hex not in title.holdable_hexes(scenario):
        raise Invalid(
            f"Nobody holds hex {id} in ardennes: sides hold cities, towns, fuel depots and victory hexes.",
            parameter="track",
            given=id,
            todo="Name one of these, such as Bastogne.",
        )
    german = side == SIDES[GERMAN]
    return lambda state: (id in state.land.german_held) == german


def _unit_sides(title: Ardennes, scenario: str) -> list[str]:
    """Return the side of each unit, in the order of unit numbers."""
    return [SIDES[unit.side_number] for unit in title.units]


def _is_meuse_reached(state: ArdennesState) -> bool:
    """Return whether a German unit has reached the Meuse."""
    return state.land.meuse_reached


def _german_hex_count(state: ArdennesState) -> int:
    """Return the number of hexes on the German side of the front."""
    return int(german_territory(state).sum())


def _packed_german_territory(state: ArdennesState) -> str:
    """Return, packed as text, whether each hex lies on the German side of the front."""
    return pack_flags(german_territory(state).tobytes())


def _points_columns(title: Ardennes, scenario: str, _rest: str) -> tuple[Column, ...]:
    """Return the daily measure of the German victory points, with their historical values."""
    return (Column("vp", "number", PointsAtDayEnd, "story", history=history.historical_points_by_day(title, scenario)),)


def _attack_columns(title: Ardennes, scenario: str, _rest: str) -> tuple[Column, ...]:
    """Return the daily measures of the attacks that each side makes."""
    return tuple(Column(f"attacks {side}", "number", partial(AttackCount, side), "story") for side in SIDES)


def _step_columns(title: Ardennes, scenario: str, _rest: str) -> tuple[Column, ...]:
    """Return the daily measures of the steps that each side has on the map."""

    def steps_on_map(side: int, state: ArdennesState) -> int:
        """Return the number of steps of a side on the map."""
        return sum(state.board.steps[n] for n in state.on_map(side))

    return tuple(Column(f"steps {word}", "number", partial(steps_on_map, side)) for side, word in enumerate(SIDES))


def _garrison_columns(title: Ardennes, scenario: str, place: str) -> tuple[Column, ...]:
    """Return the daily measure of the Allied steps in a place."""
    name, hex = _find_place(title, place)

    def steps_in_place(state: ArdennesState) -> int:
        """Return the number of Allied steps in the place."""
        return sum(state.board.steps[n] for n in state.board.units_at(hex, ALLIED))

    return (Column(f"garrison {name}", "number", steps_in_place, place=title.map.ids[hex]),)


def _find_place(title: Ardennes, words: str) -> tuple[str, int]:
    """Return the name and hex index of a place given in words; the hex id serves as name where there is none."""
    hex = title.map.index_of(title.map.find(words))
    spelled = title.map.place[hex]
    return spelled.name if spelled is not None else title.map.ids[hex], hex


NEAR_DISTANCE = 3
"""Maximum distance in hexes for a unit to count as near a place."""


def _division_near_columns(title: Ardennes, scenario: str, rest: str) -> tuple[Column, ...]:
    """Return the daily measure of a division's steps near a place, from text such as `101 Bastogne`."""
    division, _, place = rest.partition(" ")
    units = [unit.number for unit in title.units if unit.side_number == ALLIED and unit.division == division]
    if not units or not place:
        known = sorted({unit.division for unit in title.units if unit.side_number == ALLIED})
        raise Invalid(
            f"near {rest}: expected an Allied division and a place.",
            parameter="track",
            given=rest,
            accepted=known,
            todo="Say for instance 'near 101 Bastogne'.",
        )
    name, hex = _find_place(title, place)

    def steps_near_place(state: ArdennesState) -> int:
        """Return the number of steps of the division near the place."""
        away = state.ground.distance[hex]
        return sum(
            state.board.steps[n]
            for n in units
            if (at := state.board.hex_of_unit(n)) is not None and away[at] <= NEAR_DISTANCE
        )

    whole = sum(title.units[n].steps for n in units)
    spans = [(first, last) for who, at, first, last in history.DIVISION_POSITIONS if (who, at) == (division, name)]
    course = tuple((day, float(whole * (first <= day <= last))) for first, last in spans for day in history.DAYS)
    return (Column(f"near {division} {name}", "number", steps_near_place, history=course),)


def _lone_stack_columns(title: Ardennes, scenario: str, _rest: str) -> tuple[Column, ...]:
    """Return the daily measures of isolated German stacks: attacked or still isolated, and attacked only."""
    return (
        Column("lone tips", "number", partial(LoneStacks, attacked=False), "story"),
        Column("lone tips attacked", "number", partial(LoneStacks, attacked=True), "story"),
    )


def _changed_hands_columns(title: Ardennes, scenario: str, _rest: str) -> tuple[Column, ...]:
    """Return the daily measure of the victory hexes that changed hands."""
    return (Column("changed hands", "number", HexesChangedHands, "story"),)


def _meuse_columns(title: Ardennes, scenario: str, _rest: str) -> tuple[Column, ...]:
    """Return the daily measure of whether a German unit has reached the Meuse, which historically none did."""
    return (Column("meuse reached", "yes", _is_meuse_reached, history=tuple((day, 0.0) for day in history.DAYS)),)


def _yardstick_columns(title: Ardennes, scenario: str, _rest: str) -> tuple[Column, ...]:
    """Return the daily measures by which a set of simulated games is compared with history."""
    holdable = title.holdable_hexes(scenario)
    found = [
        *_points_columns(title, scenario, ""),
        *_attack_columns(title, scenario, ""),
        *_step_columns(title, scenario, ""),
    ]
    for place in history.PLACES:
        name, hex = _find_place(title, place)
        if hex in holdable:
            read = _hex_holding_test(title, scenario, hex, SIDES[GERMAN])
            found.append(
                Column(f"held {name}", "yes", read, place=title.map.ids[hex], history=history.german_held_by_day(place))
            )
    found += _meuse_columns(title, scenario, "")
    found += _garrison_columns(title, scenario, "Bastogne")
    for division, place, *_ in history.DIVISION_POSITIONS:
        found += _division_near_columns(title, scenario, f"{division} {place}")
    found += [*_lone_stack_columns(title, scenario, ""), *_changed_hands_columns(title, scenario, "")]
    return (*found, Column("control", "map", _packed_german_territory))


TRACKS = TitleTracks(
    _day_number,
    _iso_date,
    (
        Measure("vp", "the German's victory points", _points_columns),
        loss_measure(_unit_sides),
        *place_measures(_hex_holding_test),
        Measure("meuse reached", "whether a German unit has come to the Meuse", _meuse_columns),
        Measure("ground", "hexes on the German side of the front",
                lambda *_: (Column("ground", "number", _german_hex_count),)),
        Measure("control", "whose ground every hex is, for maps of the front",
                lambda *_: (Column("control", "map", _packed_german_territory),)),
        Measure("attacks", "attacks of each side in the day", _attack_columns),
        Measure("steps", "steps each side has on the map", _step_columns),
        Measure("garrison PLACE", "Allied steps in a place", _garrison_columns),
        Measure("near DIVISION PLACE", "steps of a division within 3 hexes of a place", _division_near_columns),
        Measure("lone tips", "German stacks a day without a friend within 2 hexes, and those attacked in it",
                _lone_stack_columns),
        Measure("changed hands", "victory hexes that changed hands in the day", _changed_hands_columns),
        Measure("yardsticks", "what can be held against the course of history, and the front", _yardstick_columns),
    ),
)  # fmt: skip
