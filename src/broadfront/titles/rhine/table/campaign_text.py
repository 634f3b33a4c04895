"""The clerk's campaign as text for the terminal."""

from __future__ import annotations

from collections import Counter

from broadfront.titles.rhine.data.roster import BOXES, ELSEWHERE
from broadfront.titles.rhine.data.stored_names import RESERVE_USED
from broadfront.titles.rhine.data.tokens import format_tokens
from broadfront.titles.rhine.data.words import phrase
from broadfront.titles.rhine.rules.actions import port_label
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.table.sector_table import describe_replacements_left, weather_text
from broadfront.titles.rhine.table.sector_text import stack_lines

__all__ = ["describe_campaign"]


def describe_campaign(state: RhineState) -> str:
    """Describe a campaign in a few lines: date, weather, supply, replacements, ports, markers and off-map units."""
    pools = Counter(state.board.box(n) for n in range(len(state.board.where)))
    stocks = ", ".join(f"{name} {state.supply.sp[name]}" for name in state.clock.stock_names)
    ports = ", ".join(
        phrase("describe.port", port=port_label(name), side=state.land.holder[name], hits=hits)
        for name, hits in state.land.hits.items()
    )
    ground, flight = (
        weather_text(state, "ground", state.clock.ground),
        weather_text(state, "flight", state.clock.flight),
    )
    markers = state.land.markers
    held = ", ".join(f"{box} {pools[box]}" for box in BOXES if pools[box] and box != ELSEWHERE)
    lines = [
        phrase("describe.campaign", turn=state.clock.turn, date=state.clock.date, campaign=state.clock.campaign),
        phrase("describe.weather-first", ground=ground, flight=flight, side=state.clock.first),
        phrase("describe.sp", text=stocks, count=state.supply.sp_on_transport),
        phrase("describe.repls", text=describe_replacements_left(state)),
        phrase("describe.shipping", rail=state.supply.caps["rail"], sea=state.supply.caps["sea"]),
        phrase("describe.ports", text=ports, open=bool(state.land.scheldt)),
        phrase("describe.markers", bridges=markers["bridge"], count=markers[RESERVE_USED], total=markers["reserve"]),
        phrase("describe.units", text=held),
    ]
    if state.board.drops:
        lines.append(phrase("describe.drops", text=", ".join(state.board.drops)))
    if state.supply.dumps:
        dumps = ", ".join(f"{key} {format_tokens(held)}" for key, held in sorted(state.supply.dumps.items()))
        lines.append(phrase("describe.dumps", text=dumps))
    if state.land.railheads:
        heads = sorted(state.land.railheads.items())
        rails = ", ".join(phrase("describe.railhead", hex=hex, side=side) for hex, side in heads)
        lines.append(phrase("describe.rails", text=rails))
    if state.board.units_in:
        if state.clock.player_turns:
            lines.append(phrase("describe.playing", side=state.clock.side, phase=state.clock.phase))
        lines += stack_lines(state)
    return "\n".join(lines)
