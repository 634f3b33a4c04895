"""Rows of campaign data for tables and plots: calendar, supply, arrivals, weather."""

from __future__ import annotations

import random
from typing import Any

from broadfront.tables import Distribution
from broadfront.titles.rhine.data.loading import GROUNDS, NATIONS
from broadfront.titles.rhine.data.title import Rhine
from broadfront.titles.rhine.data.weather import FLIGHTS
from broadfront.titles.rhine.rules.clerk.supply_received import sp_distributions

__all__ = ["QUANTILES", "arrival_rows", "calendar_rows", "supply_rows", "weather_rows"]

QUANTILES = (5, 25, 50, 75, 95)


def calendar_rows(title: Rhine) -> list[dict[str, Any]]:
    """Return a table row per campaign turn: ground chances, supply status, shipping, arrivals, removals, notes."""
    rows = []
    for number, date in enumerate(title.calendar.turns, 1):
        shipping = title.shipping.row_on(date)
        entries = [e for e in title.arrivals.entries_on(date) if e.campaign == "all"]
        arriving = {n: sum(e.piece.units for e in entries if e.nation == n and e.action == "arrive") for n in _NATIONS}
        rows.append(
            {
                "turn": number,
                "date": date.isoformat(),
                "ground": _format_ground(title.weather.ground_distribution(date)),
                **{f"{nation} status": title.supply.status_on(nation, date).status for nation in NATIONS},
                "rail": shipping.rail,
                "sea": shipping.sea,
                **{f"{nation} arrive": count for nation, count in arriving.items()},
                "leave": sum(e.piece.units for e in entries if e.action == "remove"),
                "notes": " ".join(note.text for note in title.calendar.notes if note.date == date),
            }
        )
    return rows


_NATIONS = ("US", "CW", "FR")


def _format_ground(distribution: Distribution[str]) -> str:
    """Format a distribution of ground conditions, such as `Dry 4/6 Mud 2/6`."""
    return " ".join(
        f"{name} {distribution[name]}/{distribution.total}" if len(distribution) > 1 else name
        for name in GROUNDS
        if name in distribution
    )


def supply_rows(title: Rhine, seeds: int) -> list[dict[str, Any]]:
    """Return a table row per turn with the supply points received up to it, without captured ports.

    Each row has quantiles over the sampled campaigns, one per seed, and the exact mean.
    """
    rows: list[dict[str, Any]] = []
    for nation, turns in sp_distributions(title).items():
        sums = [0] * seeds
        mean = 0.0
        dice = [random.Random(f"{nation}/{seed}") for seed in range(seeds)]
        for date, turn in zip(title.calendar.turns, turns, strict=True):
            values, weights = list(turn), list(turn.values())
            for seed in range(seeds):
                sums[seed] += dice[seed].choices(values, weights)[0]
            mean += float(turn.mean())
            ranked = sorted(sums)
            at = {f"q{q}": ranked[min(seeds - 1, q * seeds // 100)] for q in QUANTILES}
            rows.append({"nation": nation, "date": date.isoformat(), "mean": round(mean, 3), **at})
    return rows


def arrival_rows(title: Rhine) -> list[dict[str, Any]]:
    """Return table rows with the number of counters that arrive in the full campaign, by nation and month."""
    found: dict[tuple[str, str], int] = {}
    for entry in title.arrivals.entries:
        if entry.campaign == "all" and entry.action == "arrive":
            key = entry.nation, entry.date.strftime("%Y-%m")
            found[key] = found.get(key, 0) + entry.piece.units
    return [{"nation": nation, "month": month, "counters": count} for (nation, month), count in sorted(found.items())]


def weather_rows(title: Rhine) -> list[dict[str, Any]]:
    """Return table rows with the chance of each ground and flight condition on each turn."""
    rows: list[dict[str, Any]] = []
    for date in title.calendar.turns:
        for kind, names, found in (
            ("ground", GROUNDS, title.weather.ground_distribution(date)),
            ("flight", FLIGHTS, title.weather.flight_distribution(date)),
        ):
            for name in names:
                chance = float(found.probability(name))
                rows.append({"date": date.isoformat(), "kind": kind, "condition": name, "chance": round(chance, 6)})
    return rows
