"""Map overlays: supply, reach, zones, front and goals; in a campaign also dumps, railways and entry hexes."""

from __future__ import annotations

from collections.abc import Callable

from broadfront.board.grid import DIRECTIONS
from broadfront.board.shown import Overlay
from broadfront.board.zones import ENEMY_ZONE, FRIENDLY_ZONE, contacts
from broadfront.core.errors import unknown
from broadfront.core.messages import Message
from broadfront.core.told import MapMarks
from broadfront.titles.rhine.data.sector import SIDES
from broadfront.titles.rhine.data.tokens import sp_text
from broadfront.titles.rhine.data.words import phrase, say
from broadfront.titles.rhine.rules.clerk.campaign import last_turn
from broadfront.titles.rhine.rules.field.movement import may_move, reach_of
from broadfront.titles.rhine.rules.field.supply import drawn, net_of, served, source_hexes, traced
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.rules.state.supplies import OWNERS
from broadfront.titles.rhine.rules.theatre.ports import port_left
from broadfront.titles.rhine.rules.theatre.railways import rail_line
from broadfront.titles.rhine.table.answers import ANSWERS
from broadfront.titles.rhine.table.desk import entry_hexes

__all__ = ["clerk_overlay", "clerk_overlays", "field_overlay", "field_overlays"]


# A sector


def field_overlays(side: str | None) -> dict[str, str]:
    """Return the menu labels of the overlays by name, those of the viewer's side first."""
    own = side or SIDES[0]
    sides = (own, SIDES[1 - SIDES.index(own)])
    return {
        **{f"supply-{one}": phrase("overlay.supply", side=one) for one in sides},
        **{f"reach-{one}": phrase("overlay.reach", side=one) for one in sides},
        "zones": phrase("overlay.zones"),
        "front": phrase("overlay.front"),
        "goals": phrase("overlay.goals"),
    }


def field_overlay(state: RhineState, side: str | None, name: str) -> Overlay:
    """Return the overlay with a name; `supply-allied:A33.30` is the supply path of the units in a hex."""
    sheet, _, of = name.partition(":")
    if sheet not in field_overlays(side):
        raise unknown("overlay", sheet, field_overlays(side), parameter="name")
    what, _, who = sheet.partition("-")
    if of:
        if what != "supply":
            raise unknown(phrase("overlay.of-a-hex"), sheet, [f"supply-{one}" for one in SIDES], parameter="name")
        return _path(state, who, state.title.map.index_of(of))
    return SHEETS[what](state, who)


def _supply(state: RhineState, side: str) -> Overlay:
    """Return the overlay of hexes in trace supply, and of units without it."""
    ids, within = state.title.map.ids, state.window.within
    net, sources = net_of(state, side), source_hexes(state, side)
    drawing, fed = drawn(net, sources), traced(state, side)
    # Hexes held by the enemy are left out.
    hexes = {
        ids[hex]: ("good" if hex in drawing else "fair", "")
        for hex in sorted(fed) if within(hex) and not state.board.enemy_in(side, hex)
    }  # fmt: skip
    held = {hex for n in state.of_side(side) if state.units[n].fights and (hex := state.board.hex_of(n)) is not None}
    cut = [ids[hex] for hex in sorted(held) if hex not in fed]
    return Overlay(
        hexes | dict.fromkeys(cut, ("bad", phrase("laid.cut"))),
        legend=(
            ("good", phrase("laid.supply.drawn")),
            ("fair", phrase("laid.supply.thrown")),
            ("bad", phrase("laid.supply.without")),
        ),
        text=phrase("laid.supply.told", side=side, hexes=cut),
        rules=("OCS-SUPPLY-01", "OCS-SUPPLY-02", "OCS-SUPPLY-04", "OCS-ZOC-03"),
        of_hex=True,
    )


def _path(state: RhineState, side: str, hex: int) -> Overlay:
    """Return the overlay of the supply path of the units in a hex, with an explanation."""
    held = state.board.held_by(hex, side)
    if not held:
        place, enemy, fed = state.title.map.ids[hex], state.board.enemy_in(side, hex), hex in traced(state, side)
        topic = "laid.path.enemy" if enemy else "laid.path.would-have" if fed else "laid.path.would-not"
        return Overlay(text=phrase(topic, hex=place, side=side), rules=("OCS-SUPPLY-04",))
    answer = ANSWERS.trace(state, state.units[held[0]].id)
    marks = answer.shown or MapMarks()
    kind = "good" if answer.value["allowed"] else "bad"
    return Overlay(
        dict.fromkeys(marks.marked, ("bad", phrase("laid.shut"))),
        lines=tuple((kind, way) for way in marks.paths),
        text=answer.value["why"],
        rules=answer.rules,
    )


def _reach(state: RhineState, side: str) -> Overlay:
    """Return the overlay of hexes that a side's combat units can reach now in their modes, with their number."""
    found: dict[str, int] = {}
    for n in state.of_side(side):
        if state.units[n].kind != "combat" or may_move(state, n, side) is not None:
            continue
        for hex in reach_of(state, n, state.board.mode(n)).destinations():
            found[hex] = found.get(hex, 0) + 1
    return Overlay(
        {hex: ("good" if many > 3 else "fair", str(many)) for hex, many in sorted(found.items())},
        legend=(
            ("good", phrase("laid.reach.four")),
            ("fair", phrase("laid.reach.three")),
            ("note", phrase("laid.reach.number")),
        ),
        text=phrase("laid.reach.told", side=side, count=len(found)),
        rules=("OCS-MOVE-01",),
    )


def _zones(state: RhineState, side: str) -> Overlay:
    """Return the overlay of both sides' zones of control."""
    flags, ids = state.board.zones_of.flags(0), state.title.map.ids
    kinds = {FRIENDLY_ZONE: "allied", ENEMY_ZONE: "german", FRIENDLY_ZONE | ENEMY_ZONE: "both"}
    both = FRIENDLY_ZONE | ENEMY_ZONE
    hexes = {ids[hex]: (kinds[bits], "") for hex, flag in enumerate(flags[: len(ids)]) if (bits := flag & both)}
    return Overlay(
        hexes,
        legend=(
            *((side, phrase("laid.zones.of", side=side)) for side in SIDES),
            ("both", phrase("laid.zones.both")),
        ),
        text=phrase("laid.zones.told", count=len(hexes)),
        rules=("OCS-ZOC-01", "OCS-ZOC-02"),
    )


def _front(state: RhineState, side: str) -> Overlay:
    """Return the overlay of hexsides between adjacent enemies."""
    board = state.title.map
    touching = contacts(board, state.board.zones_of, 0)
    sides = tuple(
        (own, DIRECTIONS[board.around[board.index[own]].index(board.index[other])], "bad") for own, other in touching
    )
    text = phrase("laid.front.told", count=len(sides))
    return Overlay(hexsides=sides, legend=(("bad", phrase("laid.front.line")),), text=text)


def _goals(state: RhineState, side: str) -> Overlay:
    """Return the overlay of goals: holder, points, and whether they count."""
    fed = traced(state, "allied")
    hexes: dict[str, tuple[str, str]] = {}
    for hex, worth in state.window.goals.items():
        holder = state.land.holder[hex]
        counts = holder == "german" or state.title.map.index[hex] in fed
        hexes[hex] = (holder if counts else "wait", str(worth))
    return Overlay(
        hexes,
        legend=(
            ("allied", phrase("laid.goals.allied")),
            ("german", phrase("laid.goals.german")),
            ("wait", phrase("laid.goals.without")),
        ),
        text="; ".join(
            phrase("laid.goals.told", hex=hex, text=label, how=kind) for hex, (kind, label) in hexes.items()
        ),
        rules=("BTR-HOUSE-27",),
    )


SHEETS: dict[str, Callable[[RhineState, str], Overlay]] = {
    "supply": _supply, "reach": _reach, "zones": _zones, "front": _front, "goals": _goals,
}  # fmt: skip


# The clerk


def clerk_overlays(state: RhineState, side: str | None) -> dict[str, str]:
    """Return the menu labels of a campaign's overlays by name; most only if positions are recorded."""
    entries = {"now": phrase("overlay.entries"), "coming": phrase("overlay.entries-later")}
    if not state.clock.on_map:
        return entries
    field = {name: words for name, words in field_overlays(side).items() if name != "goals"}
    more = {"dumps": phrase("overlay.dumps"), "rails": phrase("overlay.rails")}
    return entries | field | more


def clerk_overlay(state: RhineState, side: str | None, name: str) -> Overlay:
    """Return the overlay of a campaign with a name."""
    sheet = name.partition(":")[0]
    known = clerk_overlays(state, side)
    if sheet not in known:
        raise unknown("overlay", sheet, known, parameter="name")
    if sheet in ("rails", "dumps"):
        return _rails(state) if sheet == "rails" else _dumps(state)
    if sheet not in ("now", "coming"):
        return field_overlay(state, side, name)
    return _entries(state, 1 if sheet == "now" else 7)


def _dumps(state: RhineState) -> Overlay:
    """Return the overlay of dumps with their contents, the hexes they serve, and units without a dump."""
    board = state.title.map
    served_by: dict[str, set[str]] = {}
    for owner, side in OWNERS.items():
        starts = tuple(board.index[hex] for hex in _dump_hexes(state, owner))
        for at in served(net_of(state, side, owner), starts) if starts else ():
            served_by.setdefault(board.ids[at], set()).add(side)
    kinds = {hex: "both" if len(sides) > 1 else next(iter(sides)) for hex, sides in sorted(served_by.items())}
    hexes = {hex: (kind, "") for hex, kind in kinds.items() if state.window.within(board.index[hex])}
    for owner in OWNERS:
        for hex, tokens in _dump_hexes(state, owner).items():
            hexes[hex] = ("good", sp_text(tokens))
    places = [
        (side, board.ids[here], state.units[n].id) for side in SIDES for n in state.of_side(side)
        if state.units[n].fights and (here := state.board.hex_of(n)) is not None
    ]  # fmt: skip
    dry = {unit: place for side, place, unit in places if side not in served_by.get(place, ())}
    hexes |= dict.fromkeys(dry.values(), ("bad", phrase("laid.dumps.none")))
    many = len({hex for owner in OWNERS for hex in _dump_hexes(state, owner)})
    return Overlay(
        hexes,
        legend=(
            ("good", phrase("laid.dumps.dump")),
            *((side, phrase("laid.dumps.of", side=side)) for side in SIDES),
            ("both", phrase("laid.dumps.both")),
            ("bad", phrase("laid.dumps.dry")),
        ),
        text=phrase("laid.dumps.told", count=many, reason=_dry_units(list(dry))),
        rules=("OCS-SUPPLY-01", "OCS-SUPPLY-02", "OCS-UNIT-07"),
    )


MOST_DRY = 12
"""Largest number of units without a dump that are named."""


def _dry_units(dry: list[str]) -> Message:
    """Describe the units without a dump, naming only the first ones."""
    named = dry[:MOST_DRY]
    if len(dry) > MOST_DRY:
        return say("laid.dumps.many-without", count=len(dry), units=named, others=len(dry) - MOST_DRY)
    return say("laid.dumps.without", count=len(dry), units=named)


def _dump_hexes(state: RhineState, owner: str) -> dict[str, int]:
    """Return the Tokens of an owner's dumps by hex, without empty ones."""
    held = {key.partition(" ")[2]: tokens for key, tokens in state.supply.dumps.items() if key.startswith(f"{owner} ")}
    return {hex: tokens for hex, tokens in held.items() if tokens}


def _rails(state: RhineState) -> Overlay:
    """Return the overlay of rail lines to rail heads, rail heads cut off, and port capacity left."""
    board = state.title.map
    lines: list[tuple[str, tuple[str, ...]]] = []
    hexes: dict[str, tuple[str, str]] = {}
    for hex, side in sorted(state.land.railheads.items()):
        line = rail_line(state, side, board.index[hex])
        hexes[hex] = (side, "R") if line else ("bad", phrase("laid.cut"))
        if len(line) > 1:
            lines.append((side, tuple(board.ids[at] for at in line)))
    for at, port in state.title.port_in.items():
        if state.window.within(at):
            left = max(0, port_left(state, port))
            hexes[board.ids[at]] = ("good" if left else "poor", str(left))
    cut = [hex for hex, (kind, _) in hexes.items() if kind == "bad"]
    many = len(state.land.railheads)
    return Overlay(
        hexes,
        lines=tuple(lines),
        legend=(
            *((side, phrase("laid.rails.of", side=side)) for side in SIDES),
            ("bad", phrase("laid.rails.cut")),
            ("good", phrase("laid.rails.port")),
            ("poor", phrase("laid.rails.full")),
        ),
        text=phrase("laid.rails.told", count=many, left=len(cut)),
        rules=("BTR-HOUSE-30", "BTR-HOUSE-31", "OCS-RAIL-01", "OCS-PORT-01"),
    )


def _entries(state: RhineState, turns: int) -> Overlay:
    """Return the overlay of entry hexes of arrivals in this turn and up to `turns` turns in all."""
    calendar = state.title.calendar.turns
    first = max(state.clock.turn, 1)
    until = min(first + turns - 1, last_turn(state.title, state.clock.campaign))
    hexes: dict[str, tuple[str, str]] = {}
    coming = 0
    for number in range(first, until + 1):
        for entry in state.title.arrivals.on(calendar[number - 1]):
            if entry.action != "arrive" or not state.title.arrivals.effect(entry, state.clock.schedule):
                continue
            coming += entry.piece.units
            for hex in entry_hexes(state.title, entry.where):
                hexes.setdefault(hex, ("good" if number == first else "wait", ""))
    when = say("laid.entries.now") if turns == 1 else say("laid.entries.until", date=calendar[until - 1])
    return Overlay(
        hexes,
        legend=(("good", phrase("laid.entries.this-turn")), ("wait", phrase("laid.entries.later"))),
        text=phrase("laid.entries.told", count=coming, reason=when, total=len(hexes)),
        rules=("BTR-ARRIVAL-03", "BTR-ARRIVAL-27"),
    )
