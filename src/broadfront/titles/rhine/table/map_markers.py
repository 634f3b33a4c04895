"""Markers on the map: goals, dumps, sources, rail heads, hedgehogs and bridges."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.board.grid import DIRECTIONS
from broadfront.board.shown import Marker
from broadfront.titles.rhine.data.sector import SIDES
from broadfront.titles.rhine.data.tokens import format_tokens
from broadfront.titles.rhine.data.words import phrase
from broadfront.titles.rhine.rules.field.ground import locate_hexside
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.rules.state.supplies import SIDE_BY_OWNER
from broadfront.titles.rhine.rules.theatre.railways import rail_line

__all__ = ["map_markers"]


def map_markers(state: RhineState) -> Iterator[Marker]:
    """Yield the markers shown on the map: victory hexes, dumps, supply sources, rail heads, bridges and more."""
    board = state.title.map
    for hex, worth in state.window.goals.items():
        holder, place = state.land.holder[hex], board.place[board.index[hex]]
        name = place.name if place else hex
        yield Marker(
            hex, str(worth), "objective", owner=holder, text=phrase("sign.goal", where=name, points=worth, side=holder)
        )
    for key, tokens in sorted(state.supply.dumps.items()):
        owner, _, hex = key.partition(" ")
        if tokens:
            sp, side = format_tokens(tokens), SIDE_BY_OWNER.get(owner, owner)
            yield Marker(
                hex,
                sp.replace(" SP", "").replace(" ", "+"),
                "good",
                owner=side,
                text=phrase("sign.dump", side=owner, text=sp),
            )
    # In a campaign every edge hex may be a source; an overlay shows those.
    for side in () if state.clock.campaign else SIDES:
        for at in state.window.supply_sources[side]:
            yield Marker(board.ids[at], "S", "note", owner=side, text=phrase("sign.source", side=side))
    for hex, side in sorted(state.land.railheads.items()):
        open_line = bool(rail_line(state, side, board.index[hex]))
        text = phrase("sign.rail-head", side=side, open=open_line)
        yield Marker(hex, "R", "good" if open_line else "blocked", owner=side, text=text)
    for hex, level in sorted(state.land.hedgehogs.items()):
        yield Marker(hex, f"H{level}", "note", text=phrase("sign.hedgehog", level=level))
    for key, what in sorted(state.land.bridges.items()):
        at, way = locate_hexside(state.title, key)
        text = phrase("sign.bridge", bridge=key, how=what)
        sign, kind = ("✕", "blocked") if what == "blown" else ("≍", "good")
        yield Marker(board.ids[at], sign, kind, side=DIRECTIONS[way], text=text)
