"""The counter that enters the map now, and the data for reports of the map."""

from __future__ import annotations

from msgspec.structs import replace

from broadfront.titles.rhine.data.roster import ON_MAP, POOL
from broadfront.titles.rhine.data.tokens import format_tokens
from broadfront.titles.rhine.data.words import phrase
from broadfront.titles.rhine.rules.actions import Arrive
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.rules.theatre.breakdowns import breakdown_pairs
from broadfront.titles.rhine.rules.theatre.map_report_checks import delivery_hexes
from broadfront.titles.rhine.steps.clerk.arrival_lines import ArrivalChoice
from broadfront.titles.rhine.steps.clerk.landings import Landing
from broadfront.titles.rhine.table.parts import Arriving, ClerkMapAccounts
from broadfront.titles.rhine.table.sector_table import display_counter

__all__ = ["arriving_counter", "map_report_form_data"]


def arriving_counter(state: RhineState) -> Arriving | None:
    """Return the arriving counter whose hex or box is to be chosen now, or None if no counter arrives now."""
    step = state.stack[-1] if state.stack else None
    if not state.clock.on_map or not isinstance(step, ArrivalChoice | Landing):
        return None
    spots = [action for action in step.options(state) if isinstance(action, Arrive)]
    if not spots:
        return None
    board = state.title.map
    where = (
        phrase("desk.how", how=step.how) if isinstance(step, Landing) else state.title.arrivals.entries[step.at].where
    )
    n = state.number(spots[0].unit)
    counter = display_counter(state, n)
    return Arriving(
        counter=replace(counter, steps=counter.steps or state.units[n].steps, badges=()),
        where=where,
        hexes=[spot.box for spot in spots if spot.box in board],
        boxes=[spot.box for spot in spots if spot.box not in board and spot.box != ON_MAP],
        table=any(spot.box == ON_MAP for spot in spots),
    )


def map_report_form_data(state: RhineState) -> ClerkMapAccounts | None:
    """Return the data for forms that report what happened on the map, or None if hexes of units are not recorded."""
    if not state.clock.on_map:
        return None
    return ClerkMapAccounts(
        dumps=[(*_split_dump_key(key), format_tokens(tokens)) for key, tokens in sorted(state.supply.dumps.items())],
        railheads=[(side, hex) for hex, side in sorted(state.land.railheads.items())],
        hedgehogs=sorted(state.land.hedgehogs.items()),
        detach=list(breakdown_pairs(state, POOL)),
        absorb=list(breakdown_pairs(state, "")),
        interdiction=state.land.interdiction,
        deliveries={
            stock: [state.title.map.ids[hex] for hex in delivery_hexes(state, stock)]
            for stock in state.clock.stock_names
            if state.supply.sp[stock]
        },
    )


def _split_dump_key(key: str) -> tuple[str, str]:
    """Split the key of a supply dump into owner and hex."""
    owner, _, hex = key.partition(" ")
    return owner, hex
