"""Moves on the map, from a position: where a unit can go, and whether a path is legal."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Annotated, Any

from broadfront.core.errors import Illegal, Invalid
from broadfront.core.questions import Answer, Many, Position, Text, Words, question
from broadfront.core.rulings import Ruling, exact
from broadfront.titles.wacht.title import Wacht

if TYPE_CHECKING:
    from broadfront.titles.wacht.state import WachtState
    from broadfront.titles.wacht.walk import March

Hex = Text("a hex or the name of a place")
Kind = Words("regular", "road")


def standing(state: WachtState, unit: str) -> March | Ruling:
    """The beginning of a unit's move in its own phase, or why it has none."""
    from broadfront.titles.wacht.mover import may_move
    from broadfront.titles.wacht.walk import March

    n = state.number(unit)
    phase = "exploitation" if state.mode_of(n) == "exploitation" else "movement"
    why = may_move(state, n, phase)
    if why is not None:
        return why
    here = state.hex_of(n)
    assert here is not None
    return March(n, here.index)


@question
def reach(
    title: Wacht,
    position: Annotated[Any, Position()],
    unit: str,
    to: Annotated[str | None, Hex] = None,
) -> Answer:
    """Where a unit of a position can move: MP paid and left, the kind of movement, and rolls it depends on.

    `position` is a set-up (an object, or @file.toml on the command line) or the name of a scenario. With `to`, the
    cheapest path to that hex with its ledger.
    """
    from broadfront.titles.wacht.mover import explain
    from broadfront.titles.wacht.picture import figure
    from broadfront.titles.wacht.reach import Reaches

    march = standing(position, unit)
    if isinstance(march, Ruling):
        raise Illegal(march)
    found = Reaches(position, march.unit)
    if to is None:
        rows, figures = [], {}
        for hex in found:
            by = found.by(hex)
            one = by.arrival(hex)
            rolls = [] if one.certain else by.conditions(hex)
            figures[hex] = figure(one.left) if one.certain else f"{figure(one.left)}?"
            rows.append(
                {"hex": hex, "cost": exact(one.cost), "left": exact(one.left), "kind": one.kind, "needs": rolls}
            )
        worked = explain(position, march.unit)
        return Answer({"destinations": rows}, worked.ledger, shown={"figures": figures})
    hex = title.map.find(to)
    if hex not in found:
        raise Invalid(f"to: {unit} does not reach {hex}; ask wacht.move why.", parameter="to", given=to)
    by = found.by(hex)
    one = by.arrival(hex)
    value = {
        "hex": hex,
        "cost": exact(one.cost),
        "left": exact(one.left),
        "kind": one.kind,
        "path": list(by.path(hex)),
        "means": [means or "dry" for means in by.means(hex)],
        "needs": [] if one.certain else by.conditions(hex),
    }
    lines = tuple(line for _, held in by.ledger(hex) for line in held)
    return Answer(value, lines, shown={"paths": [[position.title.map.ids[march.began], *by.path(hex)]]})


@question
def move(
    title: Wacht,
    position: Annotated[Any, Position()],
    unit: str,
    path: Annotated[tuple[str, ...], Many(Hex)],
    kind: Annotated[str, Kind] = "regular",
    means: Annotated[tuple[str, ...], Many(Words("bridge", "ford", "engineer", "riverbank", "dry"))] = (),
    overrun: Annotated[str | None, Hex] = None,
) -> Answer:
    """Whether a unit of a position may move along a path: the cost, or the rule it breaks, where, and the MP needed.

    `means` says how each step crosses water, `dry` where it crosses none; left out, the cheapest open way is taken.
    """
    from broadfront.titles.wacht.actions import Move
    from broadfront.titles.wacht.moves import explained

    march = standing(position, unit)
    if isinstance(march, Ruling):
        ruling = march
    else:
        hexes = tuple(title.map.find(hex) for hex in path)
        means = tuple("" if one == "dry" else one for one in means)
        ruling = explained(position, march, Move(unit, hexes, kind, means, title.map.find(overrun) if overrun else ""))
    value: dict[str, Any] = {"legal": ruling.legal}
    if ruling.legal:
        value["cost"] = exact(sum((Fraction(line.amount) for line in ruling.ledger), Fraction(0)))
    else:
        value |= {"why": ruling.text, **ruling.facts}
        value["nearest"] = None if ruling.nearest is None else str(ruling.nearest)
    return Answer(value, ruling.ledger, ruling.rules)
