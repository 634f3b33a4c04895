"""Markers on the map: bridges that differ from the printed map, bottlenecks, fieldworks, overstacked hexes."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.board.grid import DIRECTIONS
from broadfront.board.shown import Marker
from broadfront.titles.wacht.data.bridges import bottleneck_marker_after_crossings
from broadfront.titles.wacht.data.words import phrase
from broadfront.titles.wacht.rules.state.land import DESTROYED
from broadfront.titles.wacht.rules.state.wacht_state import WachtState


def markers(state: WachtState) -> Iterator[Marker]:
    """Yield the markers on the map: changed bridges, bottlenecks, fieldworks and overstacked hexes."""
    atlas, ids = state.title.atlas, state.title.map.ids
    for key, bridge in sorted(state.land.bridges.items()):
        i, d = atlas.parse_hexside_key(key)
        kind, _, safe = bridge.partition("+")
        if kind == DESTROYED:
            yield Marker(ids[i], "✕", "blocked", side=DIRECTIONS[d], text=phrase("marker.bridge-down", bridge=key))
        else:
            text = phrase("marker.bridge-safe" if safe else "marker.bridge", bridge=key, kind=kind)
            yield Marker(ids[i], "", "good", side=DIRECTIONS[d], text=text)
    for key, crossings in sorted(state.land.crossed.items()):
        i, d = atlas.parse_hexside_key(key)
        left = bottleneck_marker_after_crossings(state.title.charts, crossings)
        text = phrase("marker.bottleneck", bridge=key, marker=left)
        yield Marker(ids[i], str(left), "note" if left else "bad", side=DIRECTIONS[d], text=text)
    for hex, work in sorted(state.land.works.items()):
        yield Marker(hex, work.upper() if work != "fort" else "F", "good", text=phrase("marker.work", kind=work))
    for i, units in sorted(state.board.at.items()):
        if state.overstacking_rule(i, state.board.side_of[units[0]]):
            yield Marker(ids[i], "!", "bad", text=phrase("marker.overstacked", hex=ids[i]))
