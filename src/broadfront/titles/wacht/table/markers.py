"""Markers on the map: bridges that are not as printed, bottlenecks, fieldworks, overstacked hexes."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.board.grid import DIRECTIONS
from broadfront.board.shown import Marker
from broadfront.titles.wacht.data.bridges import marker_after
from broadfront.titles.wacht.rules.state import DESTROYED, WachtState

WORK_NAMES = {"ip": "improved position", "et": "entrenchment", "fort": "fort"}
BRIDGE_NAMES = {
    "road": "a road bridge", "trail": "a trail bridge", "german_engineer": "a German engineer bridge",
    "german_heavy": "a German heavy bridge", "us_engineer": "a US engineer bridge",
}  # fmt: skip


def markers(state: WachtState) -> Iterator[Marker]:
    atlas, ids = state.title.atlas, state.title.map.ids
    for key, said in sorted(state.bridges.items()):
        i, d = atlas.hexside(key)
        kind, _, safe = said.partition("+")
        if kind == DESTROYED:
            yield Marker(ids[i], "✕", "blocked", side=DIRECTIONS[d], text=f"The bridge {key} is down.")
        else:
            told = f"{key}: {BRIDGE_NAMES[kind]}{', which has held German armour' if safe else ''}."
            yield Marker(ids[i], "", "good", side=DIRECTIONS[d], text=told)
    for key, crossings in sorted(state.crossed.items()):
        i, d = atlas.hexside(key)
        left = marker_after(state.title.charts, crossings)
        told = f"Bottleneck at {key}: the marker stands at {left}{', the bridge is closed' if not left else ''}."
        yield Marker(ids[i], str(left), "note" if left else "bad", side=DIRECTIONS[d], text=told)
    for hex, work in sorted(state.works.items()):
        yield Marker(hex, work.upper() if work != "fort" else "F", "good", text=f"{WORK_NAMES[work].capitalize()}.")
    for i, units in sorted(state.at.items()):
        if state.overstacked(i, state.side_of[units[0]]):
            yield Marker(ids[i], "!", "bad", text=f"{ids[i]} is overstacked.")
