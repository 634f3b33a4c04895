"""Signs on the map: goals, dumps, sources, rail heads, hedgehogs and bridges."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.board.grid import DIRECTIONS
from broadfront.board.shown import Marker
from broadfront.titles.rhine.data.sector import SIDES
from broadfront.titles.rhine.data.tokens import sp_text
from broadfront.titles.rhine.rules.field.ground import hexside_of
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.rules.state.supplies import OWNERS
from broadfront.titles.rhine.rules.theatre.railways import rail_line

__all__ = ["map_markers"]


def map_markers(state: RhineState) -> Iterator[Marker]:
    board = state.title.map
    for hex, worth in state.window.goals.items():
        holder, place = state.holder[hex], board.place[board.index[hex]]
        name = place.name if place else hex
        yield Marker(hex, str(worth), "objective", owner=holder, text=f"{name}: {worth} points, {holder}.")
    for key, tokens in sorted(state.dumps.items()):
        owner, _, hex = key.partition(" ")
        if tokens:
            sp, side = sp_text(tokens), OWNERS.get(owner, owner)
            yield Marker(hex, sp.replace(" SP", "").replace(" ", "+"), "good", owner=side, text=f"{owner} dump: {sp}.")
    # The edges of the theatre are sources hex by hex: an overlay shows them.
    for side in () if state.campaign else SIDES:
        for at in state.window.sources[side]:
            yield Marker(board.ids[at], "S", "note", owner=side, text=f"Source of {side} trace supply.")
    for hex, side in sorted(state.railheads.items()):
        open_line = bool(rail_line(state, side, board.index[hex]))
        text = f"Rail head of the {side.capitalize()} side{'' if open_line else ', cut off'}."
        yield Marker(hex, "R", "good" if open_line else "blocked", owner=side, text=text)
    for hex, level in sorted(state.hedgehogs.items()):
        yield Marker(hex, f"H{level}", "note", text=f"Hedgehog of level {level}.")
    for key, what in sorted(state.bridges.items()):
        at, way = hexside_of(state.title, key)
        said = {"allied": "stands, held by the Allies", "blown": "is blown", "repaired": "is repaired"}
        text = f"The bridge {key} {said[what]}." if what in said else f"Pontoon bridge {key}."
        sign, kind = ("✕", "blocked") if what == "blown" else ("≍", "good")
        yield Marker(board.ids[at], sign, kind, side=DIRECTIONS[way], text=text)
