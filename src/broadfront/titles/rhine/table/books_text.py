"""The clerk's books as text for the terminal."""

from __future__ import annotations

from collections import Counter

from broadfront.titles.rhine.data.kept_names import RESERVE_USED
from broadfront.titles.rhine.data.roster import BOXES, ELSEWHERE
from broadfront.titles.rhine.data.tokens import sp_text
from broadfront.titles.rhine.rules.actions import port_name
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.table.sector_table import rolled
from broadfront.titles.rhine.table.sector_text import stacks

__all__ = ["describe_books"]


def describe_books(state: RhineState) -> str:
    """Date, weather, stocks, Repls, ports, markers and pools in a few lines."""
    pools = Counter(state.box(n) for n in range(len(state.where)))
    stocks = ", ".join(f"{name} {state.sp[name]}" for name in state.stock_names)
    repls = ", ".join(f"{n} {name}" for name, n in state.repls.items() if n) or "none"
    ports = ", ".join(
        f"{port_name(name)} {state.holder[name].capitalize()}" + (f" {hits} hits" if hits else "")
        for name, hits in state.hits.items()
    )
    ground, flight = rolled(state, "ground", state.ground), rolled(state, "flight", state.flight)
    markers = state.markers
    told = [
        f"Turn {state.turn}, {state.date}, {state.campaign} campaign.",
        f"  Weather  ground {ground}, flight {flight}; {state.first.capitalize()} side first",
        f"  SP       {stocks}; {state.sp_on_transport} on transport",
        f"  Repls    {repls}",
        f"  Shipping rail {state.caps['rail']}, sea {state.caps['sea']}",
        f"  Ports    {ports}; Scheldt {'open' if state.scheldt else 'closed'}",
        f"  Markers  bridge {markers['bridge']}, reserve {markers[RESERVE_USED]} of {markers['reserve']} in use",
        "  Units    " + ", ".join(f"{box} {pools[box]}" for box in BOXES if pools[box] and box != ELSEWHERE),
    ]
    if state.drops:
        told.append(f"  Drops    {', '.join(state.drops)}")
    if state.dumps:
        told.append("  Dumps    " + ", ".join(f"{key} {sp_text(held)}" for key, held in sorted(state.dumps.items())))
    if state.railheads:
        heads = sorted(state.railheads.items())
        told.append("  Rails    " + ", ".join(f"{hex} {side.capitalize()}" for hex, side in heads))
    if state.units_in:
        if state.player_turns:
            told.append(f"  Playing  {state.side.capitalize()} player turn, {state.phase} Phase")
        told += stacks(state)
    return "\n".join(told)
