"""Map overlays: supply, reach, zones, front and goals; in a campaign also dumps, railways and entry hexes."""

from __future__ import annotations

from collections.abc import Callable

from broadfront.board.grid import DIRECTIONS
from broadfront.board.shown import Overlay
from broadfront.board.zones import ENEMY_ZONE, FRIENDLY_ZONE, contact_pairs
from broadfront.core.errors import unknown_name
from broadfront.core.messages import Message
from broadfront.core.payloads import MapMarks
from broadfront.titles.rhine.data.sector import SIDES
from broadfront.titles.rhine.data.tokens import format_tokens
from broadfront.titles.rhine.data.words import phrase, say
from broadfront.titles.rhine.rules.clerk.campaign import last_turn
from broadfront.titles.rhine.rules.field.movement import destinations_of_unit, phase_refusal, unit_reach
from broadfront.titles.rhine.rules.field.supply import (
    hexes_in_draw_range,
    hexes_in_supply,
    hexes_supplied_from,
    open_supply_sources,
    supply_net,
)
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.rules.state.supplies import SIDE_BY_OWNER
from broadfront.titles.rhine.rules.theatre.ports import port_capacity_left
from broadfront.titles.rhine.rules.theatre.railways import rail_line
from broadfront.titles.rhine.table.answers import ANSWERS
from broadfront.titles.rhine.table.campaign_table import hexes_of_place

__all__ = ["campaign_overlay", "campaign_overlay_labels", "sector_overlay", "sector_overlay_labels"]


# A sector


def sector_overlay_labels(side: str | None) -> dict[str, str]:
    """Return the menu labels of the map overlays (layers over the map) by name, those of the viewer's side first."""
    own = side or SIDES[0]
    sides = (own, SIDES[1 - SIDES.index(own)])
    return {
        **{f"supply-{one}": phrase("overlay.supply", side=one) for one in sides},
        **{f"reach-{one}": phrase("overlay.reach", side=one) for one in sides},
        "zones": phrase("overlay.zones"),
        "front": phrase("overlay.front"),
        "goals": phrase("overlay.goals"),
    }


def sector_overlay(state: RhineState, side: str | None, name: str) -> Overlay:
    """Return a map overlay (layer over the map); `supply-allied:A33.30` shows the supply path of units in a hex."""
    sheet, _, of = name.partition(":")
    if sheet not in sector_overlay_labels(side):
        raise unknown_name("overlay", sheet, sector_overlay_labels(side), parameter="name")
    what, _, who = sheet.partition("-")
    if of:
        if what != "supply":
            raise unknown_name(phrase("overlay.of-a-hex"), sheet, [f"supply-{one}" for one in SIDES], parameter="name")
        return _supply_path_overlay(state, who, state.title.map.index_of(of))
    return SECTOR_OVERLAYS[what](state, who)


def _supply_overlay(state: RhineState, side: str) -> Overlay:
    """Return the map overlay of hexes in trace supply, and of units without trace supply."""
    ids, within = state.title.map.ids, state.window.is_in_play
    net, sources = supply_net(state, side), open_supply_sources(state, side)
    drawing, fed = hexes_in_draw_range(net, sources), hexes_in_supply(state, side)
    # Hexes held by the enemy are left out.
    hexes = {
        ids[hex]: ("good" if hex in drawing else "fair", "")
        for hex in sorted(fed)
        if within(hex) and not state.board.has_enemy(side, hex)
    }
    held = {
        hex for n in state.of_side(side) if state.units[n].is_combat_unit and (hex := state.board.hex_of(n)) is not None
    }
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


def _supply_path_overlay(state: RhineState, side: str, hex: int) -> Overlay:
    """Return the map overlay that shows and explains the supply path of the units in a hex."""
    held = state.board.combat_units_in(hex, side)
    if not held:
        place, enemy, fed = (
            state.title.map.ids[hex],
            state.board.has_enemy(side, hex),
            hex in hexes_in_supply(state, side),
        )
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


def _reach_overlay(state: RhineState, side: str) -> Overlay:
    """Return the map overlay of hexes that a side's combat units can reach now, with the number of units."""
    found: dict[str, int] = {}
    for n in state.of_side(side):
        if state.units[n].kind != "combat" or phase_refusal(state, n, side) is not None:
            continue
        for hex in destinations_of_unit(state, n, unit_reach(state, n, state.board.mode(n))):
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


def _zones_overlay(state: RhineState, side: str) -> Overlay:
    """Return the map overlay of both sides' zones of control."""
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


def _front_overlay(state: RhineState, side: str) -> Overlay:
    """Return the map overlay of the front: hexsides between adjacent enemies."""
    board = state.title.map
    touching = contact_pairs(board, state.board.zones_of, 0)
    sides = tuple(
        (own, DIRECTIONS[board.around[board.index[own]].index(board.index[other])], "bad") for own, other in touching
    )
    text = phrase("laid.front.told", count=len(sides))
    return Overlay(hexsides=sides, legend=(("bad", phrase("laid.front.line")),), text=text)


def _goals_overlay(state: RhineState, side: str) -> Overlay:
    """Return the map overlay of victory hexes: side that holds them, points, and whether they count."""
    fed = hexes_in_supply(state, "allied")
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


SECTOR_OVERLAYS: dict[str, Callable[[RhineState, str], Overlay]] = {
    "supply": _supply_overlay, "reach": _reach_overlay, "zones": _zones_overlay, "front": _front_overlay,
    "goals": _goals_overlay,
}  # fmt: skip


# The clerk


def campaign_overlay_labels(state: RhineState, side: str | None) -> dict[str, str]:
    """Return the menu labels of a campaign's map overlays (layers over the map) by overlay name."""
    entries = {"now": phrase("overlay.entries"), "coming": phrase("overlay.entries-later")}
    if not state.clock.on_map:
        return entries
    field = {name: words for name, words in sector_overlay_labels(side).items() if name != "goals"}
    more = {"dumps": phrase("overlay.dumps"), "rails": phrase("overlay.rails")}
    return entries | field | more


def campaign_overlay(state: RhineState, side: str | None, name: str) -> Overlay:
    """Return a map overlay (layer drawn over the map) of a campaign by name."""
    sheet = name.partition(":")[0]
    known = campaign_overlay_labels(state, side)
    if sheet not in known:
        raise unknown_name("overlay", sheet, known, parameter="name")
    if sheet in ("rails", "dumps"):
        return _rails_overlay(state) if sheet == "rails" else _dumps_overlay(state)
    if sheet not in ("now", "coming"):
        return sector_overlay(state, side, name)
    return _entry_hexes_overlay(state, 1 if sheet == "now" else 7)


def _dumps_overlay(state: RhineState) -> Overlay:
    """Return the map overlay of supply dumps, the hexes they serve, and units that no dump serves."""
    board = state.title.map
    served_by: dict[str, set[str]] = {}
    for owner, side in SIDE_BY_OWNER.items():
        starts = tuple(board.index[hex] for hex in _dump_tokens_by_hex(state, owner))
        for at in hexes_supplied_from(supply_net(state, side, owner), starts) if starts else ():
            served_by.setdefault(board.ids[at], set()).add(side)
    kinds = {hex: "both" if len(sides) > 1 else next(iter(sides)) for hex, sides in sorted(served_by.items())}
    hexes = {hex: (kind, "") for hex, kind in kinds.items() if state.window.is_in_play(board.index[hex])}
    for owner in SIDE_BY_OWNER:
        for hex, tokens in _dump_tokens_by_hex(state, owner).items():
            hexes[hex] = ("good", format_tokens(tokens))
    places = [
        (side, board.ids[here], state.units[n].id)
        for side in SIDES
        for n in state.of_side(side)
        if state.units[n].is_combat_unit and (here := state.board.hex_of(n)) is not None
    ]
    dry = {unit: place for side, place, unit in places if side not in served_by.get(place, ())}
    hexes |= dict.fromkeys(dry.values(), ("bad", phrase("laid.dumps.none")))
    many = len({hex for owner in SIDE_BY_OWNER for hex in _dump_tokens_by_hex(state, owner)})
    return Overlay(
        hexes,
        legend=(
            ("good", phrase("laid.dumps.dump")),
            *((side, phrase("laid.dumps.of", side=side)) for side in SIDES),
            ("both", phrase("laid.dumps.both")),
            ("bad", phrase("laid.dumps.dry")),
        ),
        text=phrase("laid.dumps.told", count=many, reason=_describe_unsupplied(list(dry))),
        rules=("OCS-SUPPLY-01", "OCS-SUPPLY-02", "OCS-UNIT-07"),
    )


MAX_NAMED_UNITS = 12
"""Largest number of units without a dump that are named."""


def _describe_unsupplied(unit_ids: list[str]) -> Message:
    """Describe the units that no supply dump serves, naming only the first ones."""
    named = unit_ids[:MAX_NAMED_UNITS]
    if len(unit_ids) > MAX_NAMED_UNITS:
        return say("laid.dumps.many-without", count=len(unit_ids), units=named, others=len(unit_ids) - MAX_NAMED_UNITS)
    return say("laid.dumps.without", count=len(unit_ids), units=named)


def _dump_tokens_by_hex(state: RhineState, owner: str) -> dict[str, int]:
    """Return the Tokens in each non-empty supply dump of an owner, by hex."""
    held = {key.partition(" ")[2]: tokens for key, tokens in state.supply.dumps.items() if key.startswith(f"{owner} ")}
    return {hex: tokens for hex, tokens in held.items() if tokens}


def _rails_overlay(state: RhineState) -> Overlay:
    """Return the map overlay of rail lines to rail heads, rail heads cut off, and port capacity left."""
    board = state.title.map
    lines: list[tuple[str, tuple[str, ...]]] = []
    hexes: dict[str, tuple[str, str]] = {}
    for hex, side in sorted(state.land.railheads.items()):
        line = rail_line(state, side, board.index[hex])
        hexes[hex] = (side, "R") if line else ("bad", phrase("laid.cut"))
        if len(line) > 1:
            lines.append((side, tuple(board.ids[at] for at in line)))
    for at, port in state.title.ports_by_hex.items():
        if state.window.is_in_play(at):
            left = max(0, port_capacity_left(state, port))
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


def _entry_hexes_overlay(state: RhineState, turns: int) -> Overlay:
    """Return the map overlay of the entry hexes of arrivals in the next turns, this one included."""
    calendar = state.title.calendar.turns
    first = max(state.clock.turn, 1)
    until = min(first + turns - 1, last_turn(state.title, state.clock.campaign))
    hexes: dict[str, tuple[str, str]] = {}
    coming = 0
    for number in range(first, until + 1):
        for entry in state.title.arrivals.entries_on(calendar[number - 1]):
            if entry.action != "arrive" or not state.title.arrivals.action_in_campaign(
                entry, state.clock.campaign_region
            ):
                continue
            coming += entry.piece.units
            for hex in hexes_of_place(state.title, entry.where):
                hexes.setdefault(hex, ("good" if number == first else "wait", ""))
    when = say("laid.entries.now") if turns == 1 else say("laid.entries.until", date=calendar[until - 1])
    return Overlay(
        hexes,
        legend=(("good", phrase("laid.entries.this-turn")), ("wait", phrase("laid.entries.later"))),
        text=phrase("laid.entries.told", count=coming, reason=when, total=len(hexes)),
        rules=("BTR-ARRIVAL-03", "BTR-ARRIVAL-27"),
    )
