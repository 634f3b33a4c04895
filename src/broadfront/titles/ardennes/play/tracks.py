"""Daily measures that can be tracked over games of the Ardennes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from broadfront.core.errors import Invalid
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN, SIDES
from broadfront.titles.ardennes.data.title import Ardennes
from broadfront.titles.ardennes.play import history
from broadfront.titles.ardennes.play.course import Attacks, ChangedHands, LoneTips, Points
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.table.control import german_ground
from broadfront.tracks.column import Column, Measure, TitleTracks, packed
from broadfront.tracks.losses import losses
from broadfront.tracks.places import place_measures

__all__ = ["TRACKS"]


def _day(state: ArdennesState) -> int:
    return state.clock.day


def _date(state: ArdennesState) -> str:
    return state.clock.date.isoformat()


def _holds(title: Ardennes, scenario: str, hex: int, side: str) -> Callable[[ArdennesState], bool]:
    id = title.map.ids[hex]
    if hex not in title.holdable(scenario):
        raise Invalid(
            f"Nobody holds hex {id} in ardennes: sides hold cities, towns, fuel depots and victory hexes.",
            parameter="track", given=id, todo="Name one of these, such as Bastogne.",
        )  # fmt: skip
    german = side == SIDES[GERMAN]
    return lambda state: (id in state.land.german_held) == german


def _sides(title: Ardennes, scenario: str) -> list[str]:
    return [SIDES[unit.side_number] for unit in title.units]


def _meuse(state: ArdennesState) -> bool:
    return state.land.meuse_reached


def _ground(state: ArdennesState) -> int:
    return int(german_ground(state).sum())


def _control(state: ArdennesState) -> str:
    return packed(german_ground(state).tobytes())


def _points(title: Ardennes, scenario: str, _rest: str) -> tuple[Column, ...]:
    return (Column("vp", "number", Points, "story", history=history.points(title, scenario)),)


def _attacks(title: Ardennes, scenario: str, _rest: str) -> tuple[Column, ...]:
    return tuple(Column(f"attacks {side}", "number", partial(Attacks, side), "story") for side in SIDES)


def _steps(title: Ardennes, scenario: str, _rest: str) -> tuple[Column, ...]:
    def on_map(side: int, state: ArdennesState) -> int:
        return sum(state.board.steps[n] for n in state.on_map(side))

    return tuple(Column(f"steps {word}", "number", partial(on_map, side)) for side, word in enumerate(SIDES))


def _garrison(title: Ardennes, scenario: str, place: str) -> tuple[Column, ...]:
    name, hex = _place(title, place)

    def steps(state: ArdennesState) -> int:
        return sum(state.board.steps[n] for n in state.board.units_at(hex, ALLIED))

    return (Column(f"garrison {name}", "number", steps, place=title.map.ids[hex]),)


def _place(title: Ardennes, words: str) -> tuple[str, int]:
    """Return the name of a place (or its hex id) and its hex index."""
    hex = title.map.index_of(title.map.find(words))
    spelled = title.map.place[hex]
    return spelled.name if spelled is not None else title.map.ids[hex], hex


NEAR = 3
"""Maximum distance in hexes for a unit to count as near a place."""


def _near(title: Ardennes, scenario: str, rest: str) -> tuple[Column, ...]:
    division, _, place = rest.partition(" ")
    units = [unit.number for unit in title.units if unit.side_number == ALLIED and unit.division == division]
    if not units or not place:
        known = sorted({unit.division for unit in title.units if unit.side_number == ALLIED})
        raise Invalid(
            f"near {rest}: expected an Allied division and a place.", parameter="track", given=rest, accepted=known,
            todo="Say for instance 'near 101 Bastogne'.",
        )  # fmt: skip
    name, hex = _place(title, place)

    def steps(state: ArdennesState) -> int:
        away = state.ground.distance[hex]
        return sum(state.board.steps[n] for n in units if (at := state.board.hex(n)) is not None and away[at] <= NEAR)

    whole = sum(title.units[n].steps for n in units)
    spans = [(first, last) for who, at, first, last in history.STOOD if (who, at) == (division, name)]
    course = tuple((day, float(whole * (first <= day <= last))) for first, last in spans for day in history.DAYS)
    return (Column(f"near {division} {name}", "number", steps, history=course),)


def _tips(title: Ardennes, scenario: str, _rest: str) -> tuple[Column, ...]:
    return (
        Column("lone tips", "number", partial(LoneTips, attacked=False), "story"),
        Column("lone tips attacked", "number", partial(LoneTips, attacked=True), "story"),
    )


def _changed(title: Ardennes, scenario: str, _rest: str) -> tuple[Column, ...]:
    return (Column("changed hands", "number", ChangedHands, "story"),)


def _reached(title: Ardennes, scenario: str, _rest: str) -> tuple[Column, ...]:
    return (Column("meuse reached", "yes", _meuse, history=tuple((day, 0.0) for day in history.DAYS)),)


def _yardsticks(title: Ardennes, scenario: str, _rest: str) -> tuple[Column, ...]:
    """Return the columns for comparing a set of games with history."""
    holdable = title.holdable(scenario)
    found = [*_points(title, scenario, ""), *_attacks(title, scenario, ""), *_steps(title, scenario, "")]
    for place in history.PLACES:
        name, hex = _place(title, place)
        if hex in holdable:
            read = _holds(title, scenario, hex, SIDES[GERMAN])
            found.append(Column(f"held {name}", "yes", read, place=title.map.ids[hex], history=history.held(place)))
    found += _reached(title, scenario, "")
    found += _garrison(title, scenario, "Bastogne")
    for division, place, *_ in history.STOOD:
        found += _near(title, scenario, f"{division} {place}")
    found += [*_tips(title, scenario, ""), *_changed(title, scenario, "")]
    return (*found, Column("control", "map", _control))


TRACKS = TitleTracks(
    _day,
    _date,
    (
        Measure("vp", "the German's victory points", _points),
        losses(_sides),
        *place_measures(_holds),
        Measure("meuse reached", "whether a German unit has come to the Meuse", _reached),
        Measure("ground", "hexes on the German side of the front", lambda *_: (Column("ground", "number", _ground),)),
        Measure("control", "whose ground every hex is, for maps of the front",
                lambda *_: (Column("control", "map", _control),)),
        Measure("attacks", "attacks of each side in the day", _attacks),
        Measure("steps", "steps each side has on the map", _steps),
        Measure("garrison PLACE", "Allied steps in a place", _garrison),
        Measure("near DIVISION PLACE", "steps of a division within 3 hexes of a place", _near),
        Measure("lone tips", "German stacks a day without a friend within 2 hexes, and those attacked in it", _tips),
        Measure("changed hands", "victory hexes that changed hands in the day", _changed),
        Measure("yardsticks", "what can be held against the course of history, and the front", _yardsticks),
    ),
)  # fmt: skip
