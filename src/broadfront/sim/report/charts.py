"""Charts of a simulation: probabilities and figures by date, wins, and differences between data sets, with
intervals."""

from __future__ import annotations

import datetime as dt
import io
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import altair as alt

from broadfront.tracks.column import Column

if TYPE_CHECKING:
    from broadfront.sim.simulation import Simulation

__all__ = ["SIDE_COLORS", "chart_svg", "charts"]

Row = dict[str, Any]
Chart = alt.LayerChart | alt.FacetChart
WIDTH, HEIGHT = 640, 260
SIDE_COLORS = ("#a8442f", "#3a6ea5")
"""Colors of the first and second side."""
OTHERS = ("#a8442f", "#3a6ea5", "#5b8c3e", "#b08a2e", "#7a5aa0", "#2f8f8b", "#8a5a44", "#555555")
DRAW = "#9a958a"


def charts(found: Simulation) -> Iterator[tuple[str, Chart]]:
    """Yield a heading and a chart for each tracked measure of a simulation, for the wins, and for the differences
    between data sets."""
    yes = [column.name for column in found.columns if column.kind == "yes"]
    if yes:
        rows = [row | {"what": name} for name in yes for row in found.chances(name)]
        heading = f"How likely: {yes[0]}" if len(yes) == 1 else "How likely"
        dotted = _history_note(found, yes)
        yield f"{heading} (line: share of games; band: 95% interval{dotted})", _chances_chart(found, rows, yes)
    for name, group in _column_groups(found):
        rows = [row | {"what": column.name} for column in group for row in found.levels(column.name)]
        bands = "; bands: middle half and 5-95% of games" if len(found.job.worlds) == 1 else ""
        names = [column.name for column in group]
        yield (
            f"{name} (line: mean with its 95% interval{bands}{_history_note(found, names)})",
            _means_chart(found, rows, names),
        )
    yield "Wins (bar: share of games; line: 95% interval)", _wins_chart(found)
    if len(found.job.worlds) > 1:
        yield f"Change against {found.job.worlds[0].label}, seed by seed, with its 95% interval", _changes_chart(found)


def _history_note(found: Simulation, names: Sequence[str]) -> str:
    """Return the part of a heading that explains dotted historical lines; empty if the chart has none."""
    return "; dotted: history" if any(column.history for column in found.columns if column.name in names) else ""


def chart_svg(chart: Chart) -> str:
    """Return a chart as SVG text."""
    out = io.StringIO()
    chart.configure_view(stroke=None).configure(font="sans-serif").save(out, format="svg")
    return out.getvalue()


def _column_groups(found: Simulation) -> Iterator[tuple[str, list[Column]]]:
    """Yield groups of tracked numeric columns, each drawn in one chart; columns that differ only by side form one
    group."""
    groups: dict[str, list[Column]] = {}
    for column in found.columns:
        if column.kind == "number":
            stem, _, last = column.name.rpartition(" ")
            groups.setdefault(stem if stem and last in found.title.sides else column.name, []).append(column)
    yield from groups.items()


def _inline_data(rows: Sequence[Row]) -> alt.Data:
    """Return table rows as the data of a chart, with shortened dates."""
    return alt.Data(values=[_with_short_date(row) for row in rows])  # type: ignore[no-untyped-call]


def _with_short_date(row: Row) -> Row:
    """Return a table row with its date shortened."""
    return row | {"date": _short_date(row["date"])} if "date" in row else row


def _short_date(date: str) -> str:
    """Return a date shortened for the axis of a chart.

    >>> _short_date("1944-12-22"), _short_date("turn 3")
    ('22 Dec', 'turn 3')
    """
    try:
        day = dt.date.fromisoformat(date)
    except ValueError:
        return date
    return f"{day.day} {day:%b}"


def _date_axis(rows: Sequence[Row]) -> alt.X:
    """Return the horizontal axis with the dates in the order of the turns."""
    ordered = list(dict.fromkeys(_short_date(row["date"]) for row in sorted(rows, key=lambda row: row["turn"])))
    return alt.X("date:O", title=None, sort=ordered, axis=alt.Axis(labelAngle=0, labelOverlap=True))


def _color_scale(found: Simulation, names: Sequence[str]) -> alt.Color:
    """Return the colors of a chart's lines: one for each measure, or one for each data set if there are several."""
    if len(found.job.worlds) > 1:
        domain, field = [world.label for world in found.job.worlds], "data:N"
    else:
        domain, field = list(names), "what:N"
    sides = dict(zip(found.title.sides, SIDE_COLORS, strict=False))
    shades = [
        sides.get(name.rpartition(" ")[2], OTHERS[n % len(OTHERS)]) if field == "what:N" else OTHERS[n % len(OTHERS)]
        for n, name in enumerate(domain)
    ]
    legend = alt.Legend(title=None, orient="top", labelLimit=400, symbolOpacity=1) if len(domain) > 1 else None
    return alt.Color(field, scale=alt.Scale(domain=domain, range=shades), legend=legend)


def _dash_styles(found: Simulation, names: Sequence[str]) -> dict[str, alt.StrokeDash]:
    """Return the dash styles of a chart's lines by measure, used if several measures are shown for several data
    sets."""
    if len(found.job.worlds) == 1 or len(names) == 1:
        return {}
    legend = alt.Legend(title=None, orient="top", symbolType="stroke", symbolStrokeColor="#333333")
    return {"strokeDash": alt.StrokeDash("what:N", sort=list(names), legend=legend)}


def _chances_chart(found: Simulation, rows: Sequence[Row], names: Sequence[str]) -> Chart:
    """Draw how likely each measure is over the turns."""
    scale = alt.Scale(domain=[0, 1])
    base = alt.Chart(_inline_data(rows)).encode(
        x=_date_axis(rows), color=_color_scale(found, names), detail=["what:N", "data:N"]
    )
    axis = alt.Y("low:Q", title="share of games", scale=scale, axis=alt.Axis(format="%"))
    band = base.mark_area(opacity=0.22).encode(y=axis, y2="high:Q")
    line = base.mark_line(point=True, strokeWidth=2).encode(y="share:Q", **_dash_styles(found, names))
    layers: list[alt.Chart] = [band, line, *_history_lines(found, rows, names)]
    if len(names) * len(found.job.worlds) == 1:
        layers.append(base.mark_text(dy=-12, fontSize=10).encode(y="share:Q", text=alt.Text("share:Q", format=".0%")))
    return alt.layer(*layers).properties(width=WIDTH, height=HEIGHT)


def _means_chart(found: Simulation, rows: Sequence[Row], names: Sequence[str]) -> Chart:
    """Draw the mean of each measure over the turns, with bands for the spread of the games."""
    base = alt.Chart(_inline_data(rows)).encode(
        x=_date_axis(rows), color=_color_scale(found, names), detail=["what:N", "data:N"]
    )
    title = names[0] if len(names) == 1 else names[0].rpartition(" ")[0]
    bands = [
        base.mark_area(opacity=opacity).encode(y=alt.Y(f"{low}:Q", title=title), y2=f"{high}:Q")
        for low, high, opacity in (("q5", "q95", 0.14), ("q25", "q75", 0.2))
        if len(found.job.worlds) == 1  # bands of several data sets would hide each other
    ]
    rule = base.mark_rule(strokeWidth=1.5).encode(y=alt.Y("low:Q", title=title), y2="high:Q")
    line = base.mark_line(point=True, strokeWidth=2).encode(y="mean:Q", **_dash_styles(found, names))
    return alt.layer(*bands, rule, line, *_history_lines(found, rows, names)).properties(width=WIDTH, height=HEIGHT)


def _history_lines(found: Simulation, rows: Sequence[Row], names: Sequence[str]) -> list[alt.Chart]:
    """Return dotted lines with the historical values, for the measures that have them."""
    dates = {row["turn"]: row["date"] for row in rows}
    known = [
        {"turn": turn, "date": dates[turn], "history": value, "what": column.name}
        for column in found.columns
        if column.name in names
        for turn, value in column.history
        if turn in dates
    ]
    if not known:
        return []
    base = alt.Chart(_inline_data(known)).encode(x=_date_axis(rows), y="history:Q", detail="what:N")
    if len(found.job.worlds) > 1:
        return [base.mark_line(strokeDash=[2, 3], strokeWidth=2, color="#222222")]
    return [base.mark_line(strokeDash=[2, 3], strokeWidth=2).encode(color=_color_scale(found, names))]


def _wins_chart(found: Simulation) -> Chart:
    """Draw the share of games that each side wins."""
    rows = [
        row | {"label": f"{row['data']}: {row['side']}" if len(found.job.worlds) > 1 else row["side"]}
        for row in found.balance()
    ]
    order = [row["label"] for row in rows]
    domain = [*found.title.sides, "draw"]
    base = alt.Chart(_inline_data(rows)).encode(
        y=alt.Y("label:N", title=None, sort=order, axis=alt.Axis(labelLimit=300))
    )
    colour = alt.Color("side:N", scale=alt.Scale(domain=domain, range=[*SIDE_COLORS, DRAW]), legend=None)
    axis = alt.X("share:Q", title="share of games", scale=alt.Scale(domain=[0, 1]), axis=alt.Axis(format="%"))
    bar = base.mark_bar(opacity=0.75).encode(x=axis, color=colour)
    rule = base.mark_rule(strokeWidth=2, color="#222222").encode(x="low:Q", x2="high:Q")
    return alt.layer(bar, rule).properties(width=WIDTH, height=34 * len(rows))


def _changes_chart(found: Simulation) -> Chart:
    """Draw how games with the other data sets differ from those with the first."""
    rows = [row | {"label": f"{row['data']}: {row['what']}"} for row in found.changes() if _has_finite_interval(row)]
    order = [row["label"] for row in rows]
    base = alt.Chart(_inline_data(rows)).encode(
        y=alt.Y("label:N", title=None, sort=order, axis=alt.Axis(labelLimit=300))
    )
    zero = alt.Chart(_inline_data([{"zero": 0}])).mark_rule(color="#999999").encode(x="zero:Q")
    rule = base.mark_rule(strokeWidth=2, color="#444444").encode(x=alt.X("low:Q", title="change"), x2="high:Q")
    point = base.mark_point(filled=True, size=60, color=SIDE_COLORS[0], opacity=1).encode(x="mean:Q")
    return alt.layer(zero, rule, point).properties(width=WIDTH, height=26 * len(rows))


def _has_finite_interval(row: Row) -> bool:
    """Return whether the confidence interval of an estimate is finite; that of a single game is not."""
    return bool(abs(row["low"]) != float("inf"))
