"""Plots of a campaign: supply, arrivals, weather."""

from __future__ import annotations

import datetime as dt
from typing import Any

import altair as alt

__all__ = ["draw_plots"]

WIDTH = 760
BANDS = ("q5", "q25", "q75", "q95")
NATION_COLORS = {"US": "#4d7c3a", "CW": "#b5543c", "FR": "#3f63a8"}
CONDITION_COLORS = {
    "ground": {"Dry": "#c9b458", "Mud": "#8a6d4a", "Snow": "#a9c8e0"},
    "flight": {"None": "#6b7280", "Limited": "#a3b1c2", "Normal": "#8fc0e8"},
}


def draw_plots(rows: dict[str, list[dict[str, Any]]], seeds: int) -> Any:
    """Return the plots of supply, arrivals and weather, one below the other, with months on the axis."""

    def inline_data(values: list[dict[str, Any]]) -> alt.Data:
        """Wrap rows as the data of a plot."""
        return alt.Data(values=values)  # type: ignore[no-untyped-call]

    def nation_colors(*names: str) -> alt.Color:
        """Return the color scale of nations, with a legend for these nations."""
        colours = [NATION_COLORS[name] for name in names]
        legend = alt.Legend(title=None, symbolOpacity=1)
        return alt.Color("nation:N", scale=alt.Scale(domain=list(names), range=colours), legend=legend)

    def month_label(month: str) -> str:
        """Return a month such as 1944-09 as the label Sep 1944."""
        return f"{dt.date.fromisoformat(month + '-01'):%b %Y}"

    days = alt.X("date:T", title=None, axis=alt.Axis(format="%b %Y", tickCount="month"))
    strayed = [
        {"nation": row["nation"], "date": row["date"], **{q: row[q] - row["mean"] for q in BANDS}}
        for row in rows["supply"]
    ]
    supply = alt.Chart(inline_data(rows["supply"])).encode(x=days, color=nation_colors("US", "CW"))
    bands = [
        supply.mark_area(opacity=opacity).encode(y=alt.Y(f"{low}:Q", title="SP received"), y2=f"{high}:Q")
        for low, high, opacity in (("q5", "q95", 0.2), ("q25", "q75", 0.3))
    ]
    mean = supply.mark_line(strokeWidth=2).encode(y="mean:Q")
    received = alt.layer(*bands, mean).properties(
        width=WIDTH,
        height=230,
        title=f"Supply points received, no ports: exact mean, middle half and 5-95% of {seeds} campaigns",
    )
    off = alt.Chart(inline_data(strayed)).encode(x=days, color=nation_colors("US", "CW"))
    luck = alt.layer(
        *(
            off.mark_area(opacity=opacity).encode(y=alt.Y(f"{low}:Q", title="SP off the mean"), y2=f"{high}:Q")
            for low, high, opacity in (("q5", "q95", 0.25), ("q25", "q75", 0.35))
        ),
        alt.Chart(inline_data([{"zero": 0}])).mark_rule(color="#444444").encode(y="zero:Q"),
    ).properties(width=WIDTH, height=150, title="How far dice take a campaign from the mean")
    months = sorted({row["month"] for row in rows["arrivals"]})
    coming = [{**row, "month": month_label(row["month"])} for row in rows["arrivals"]]
    arriving = (
        alt.Chart(inline_data(coming))
        .mark_bar()
        .encode(
            x=alt.X("month:O", title=None, sort=[month_label(month) for month in months], axis=alt.Axis(labelAngle=0)),
            xOffset=alt.XOffset("nation:N", sort=list(NATION_COLORS)),
            y=alt.Y("counters:Q", title="counters that arrive"),
            color=nation_colors(*NATION_COLORS),
        )
        .properties(width=WIDTH, height=180, title="Arrivals by nation and month, full campaign")
    )
    weather = alt.vconcat(
        *(
            alt.Chart(inline_data([row for row in rows["weather"] if row["kind"] == kind]))
            .mark_area(interpolate="step-after")
            .encode(
                x=days,
                y=alt.Y("chance:Q", stack="normalize", title="chance", axis=alt.Axis(format="%")),
                color=alt.Color(
                    "condition:N", title=kind, scale=alt.Scale(domain=list(colours), range=list(colours.values()))
                ),
                order=alt.Order("at:Q"),
            )
            .transform_calculate(at=f"indexof({list(colours)!r}, datum.condition)")
            .properties(width=WIDTH, height=120, title=f"{kind.capitalize()} conditions by turn")
            for kind, colours in CONDITION_COLORS.items()
        )
    ).resolve_scale(color="independent")
    plots = alt.vconcat(received, luck, arriving, weather).resolve_scale(color="independent")
    return plots.configure_view(stroke=None).configure_title(anchor="start", fontSize=14)
