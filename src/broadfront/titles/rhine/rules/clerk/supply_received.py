"""Supply points a nation receives: column modifiers, and exact distributions for a campaign."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping
from fractions import Fraction

from broadfront.tables import Distribution, Modifier
from broadfront.titles.rhine.data.title import Rhine
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.rules.theatre.ports import open_ports

__all__ = ["expected_supply", "sp_distribution_on", "sp_distributions", "supply_modifiers"]


def supply_modifiers(state: RhineState, nation: str) -> list[Modifier]:
    """Return the column modifiers of a nation's supply roll in the present state."""
    antwerpen, others = open_ports(state)
    return state.title.supply.modifiers(
        nation,
        ground=state.clock.ground,
        antwerpen_ports=antwerpen,
        ports=others,
        random_event=state.supply.shifts[nation],
        options=state.clock.flanks,
    )


def sp_distribution_on(
    title: Rhine,
    nation: str,
    date: dt.date,
    *,
    antwerpen_ports: int = 0,
    ports: tuple[str, ...] = (),
    options: tuple[str, ...] = (),
) -> Distribution[int]:
    """Return the distribution of the SP a nation receives on a date, over all weather and dice."""

    def sp_on_ground(ground: str) -> Distribution[int]:
        """Return the distribution of the SP received in this ground condition."""
        shifts = title.supply.modifiers(
            nation, ground=ground, antwerpen_ports=antwerpen_ports, ports=ports, options=options
        )
        return title.supply.sp_distribution(nation, date, shifts)

    return title.weather.ground_distribution(date).then(sp_on_ground)


def sp_distributions(
    title: Rhine, *, antwerpen_from: dt.date | None = None, options: tuple[str, ...] = ()
) -> Mapping[str, list[Distribution[int]]]:
    """Return, for each nation and turn, the distribution of SP received; Antwerpen opens on `antwerpen_from`."""
    return {
        nation: [
            sp_distribution_on(
                title,
                nation,
                date,
                antwerpen_ports=2 if antwerpen_from is not None and date >= antwerpen_from else 0,
                options=options,
            )
            for date in title.calendar.turns
        ]
        for nation in ("US", "CW")
    }


def expected_supply(state: RhineState, nation: str) -> Fraction:
    """Return the mean SP of a nation's supply roll in the present state and ground condition."""
    return state.title.supply.sp_distribution(nation, state.clock.date, supply_modifiers(state, nation)).mean()
