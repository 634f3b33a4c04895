"""The question for the reach of a mover on an empty map, from a start hex, movement points and weather."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated

from broadfront.core.errors import Invalid
from broadfront.core.questions import Answer, Exact, OneOrMore, Text, question
from broadfront.titles.rhine.data.step_cost import Conditions
from broadfront.titles.rhine.data.title import Rhine
from broadfront.titles.rhine.questions.kinds import FlightName, GroundName, MobilityName, Place, SideName
from broadfront.titles.rhine.questions.map_answers import map_answers

MAX_POINTS = 60
Places = Annotated[tuple[str, ...], OneOrMore(Text("hexes or places with enemy combat units, such as Nijmegen"))]
Hexsides = Annotated[
    tuple[str, ...], OneOrMore(Text("Rhine bridges that are blown, as two hexes or places: A38.34 A39.34"))
]


@question
def march(
    title: Rhine,
    start: Place,
    points: Annotated[Fraction, Exact(0)],
    mobility: MobilityName,
    ground: GroundName = "Dry",
    side: SideName = "Allied",
    flight: FlightName = "Normal",
    to: Place | None = None,
    enemies: Places = (),
    blown: Hexsides = (),
) -> Answer:
    """Every hex a mover reaches from `start` with so many movement points, and the points left there. With `to`: the
    path, and what each step of it costs. `enemies` block their hex; their zones stop Truck movement."""
    if not 0 < points <= MAX_POINTS:
        raise Invalid(f"points: give more than 0 and at most {MAX_POINTS}.", parameter="points", given=str(points))
    # Flight affects only Germans and only when Normal; equal conditions share cached costs.
    seen = "Normal" if side == "German" and flight == "Normal" else "Limited"
    return map_answers().march(title, start, points, to, Conditions(ground, mobility, side, seen), enemies, blown)
