"""Reach of a mover on a board of one's own: no sector, no unit, only where it stands, its points and the weather."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Annotated, Any

from broadfront.core.errors import Invalid
from broadfront.core.questions import Answer, Exact, Many, Text, question
from broadfront.core.rulings import LedgerLine, exact
from broadfront.titles.rhine.questions.kinds import Flight, Ground, Mobility, SideName
from broadfront.titles.rhine.title import Rhine

if TYPE_CHECKING:
    from broadfront.board.reach import Reach

MOST_POINTS = 60
Place = Annotated[str, Text("a hex or a place, such as A33.30 or Veghel")]
Places = Annotated[tuple[str, ...], Many(Text("hexes or places with enemy combat units, such as Nijmegen"))]
Sides = Annotated[tuple[str, ...], Many(Text("Rhine bridges that are blown, as two hexes: A38.34 A39.34"))]


@question
def march(
    title: Rhine,
    start: Place,
    points: Annotated[Fraction, Exact(0)],
    mobility: Mobility,
    ground: Ground = "Dry",
    side: SideName = "Allied",
    flight: Flight = "Normal",
    to: Place | None = None,
    enemies: Places = (),
    blown: Sides = (),
) -> Answer:
    """Every hex a mover reaches from `start` with so many movement points, and the points left there. With `to`: the
    path, and what each step of it costs. `enemies` block their hex; their zones stop Truck movement."""
    from broadfront.board.points import show_mp

    if not 0 < points <= MOST_POINTS:
        raise Invalid(f"points: give more than 0 and at most {MOST_POINTS}.", parameter="points", given=str(points))
    found = _reach(title, start, points, mobility, ground, side, flight, enemies, blown)
    hexes = {hex: show_mp(found.left(hex) or 0) for hex in found.destinations()}
    value: dict[str, Any] = {"start": title.map.find(start), "points": points, "reached": len(hexes), "hexes": hexes}
    rules = ["OCS-MOVE-01", "OCS-MOVE-02", "BTR-TECM-25"]
    if to is None:
        return Answer(value, (), tuple(rules))
    goal = title.map.find(to)
    if goal not in found:
        why = f"{goal} is not reached with {exact(points)} MP by {mobility} in {ground}."
        return Answer(value | {"to": goal, "allowed": False, "path": [], "why": why}, (), tuple(rules))
    ledger = _ledger(title, found, goal, points)
    rules += [line.rule for line in ledger]
    told = {"to": goal, "allowed": True, "path": list(found.path(goal)), "why": ""}
    return Answer(value | told, tuple(ledger), tuple(dict.fromkeys(rules)))


def _reach(
    title: Rhine, start: str, points: Fraction, mobility: str, ground: str, side: str, flight: str,
    enemies: tuple[str, ...], blown: tuple[str, ...],
) -> Reach:  # fmt: skip
    from broadfront.board.points import mp
    from broadfront.board.reach import reach
    from broadfront.board.zones import Zones
    from broadfront.titles.rhine.field.ground import costs_of, hexside_of
    from broadfront.titles.rhine.field.movement import OTHER, TRUCK
    from broadfront.titles.rhine.step_cost import Conditions

    at = title.map.index[title.map.find(start)]
    if title.map.terrain[at] in title.entry.water["terrain"]:
        raise Invalid(f"start: {title.map.ids[at]} is water.", parameter="start", given=start)
    bridges: dict[str, str] = {}
    for key in blown:
        hexes = sorted(title.map.find(part) for part in key.split())
        if len(hexes) != 2 or title.map.index[hexes[1]] not in title.map.around[title.map.index[hexes[0]]]:
            raise Invalid(f"blown: {key!r} names no hexside; give two neighbours.", parameter="blown", given=key)
        hexside_of(title, " ".join(hexes))
        bridges[" ".join(hexes)] = "blown"
    own = ("Allied", "German").index(side)
    zones = Zones(title.map)
    for place in enemies:
        held = title.map.index[title.map.find(place)]
        if held == at:
            raise Invalid(f"enemies: {place} is where the mover starts.", parameter="enemies", given=place)
        zones.enter(1 - own, held, True)
    # Flight matters only to Germans and only when Normal; costs are shared where they are the same.
    seen = "Normal" if side == "German" and flight == "Normal" else "Limited"
    costs = costs_of(title, Conditions(ground, mobility, side, seen), bridges, ())
    meets = TRUCK if mobility == "Truck" else OTHER
    return reach(costs, at, mp(points), zones.view(own), meets, fresh=True, one_hex="OCS-MOVE-02")


def _ledger(title: Rhine, found: Reach, goal: str, points: Fraction) -> list[LedgerLine]:
    """The path hex by hex: what each step takes, and where it stops."""
    from broadfront.board.points import show_mp

    lines = [LedgerLine(exact(points), "movement points", "OCS-MOVE-01")]
    for entry in found.ledger(goal):
        place = title.map.place[title.map.index[entry.hex]]
        name = f"{entry.hex} {place.name}" if place else entry.hex
        lines += [LedgerLine(f"-{show_mp(part.amount)}", f"enter {name}", part.rule) for part in entry.parts]
        if entry.stopped:
            rule = "BTR-TECM-22" if entry.took_all else "OCS-ZOC-02"
            lines.append(LedgerLine("0", f"stops in {name}", rule))
    return lines
