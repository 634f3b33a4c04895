"""The report of a simulation as one sheet: HTML with tables, or SVG or PNG."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from broadfront.board.draw.saving import render_png
from broadfront.core.files import write_atomically
from broadfront.core.html import html_table
from broadfront.sim.report.charts import chart_svg, charts
from broadfront.sim.report.files import check_report
from broadfront.sim.report.front import front_maps

if TYPE_CHECKING:
    from broadfront.sim.simulation import Simulation

__all__ = ["write_report"]

EDGE, HEAD, BELOW = 20.0, 30.0, 24.0
LETTER = 6.6  # approximate width of a heading letter in pixels
_TAG = re.compile(r"<svg [^>]*>")
STYLE = (
    "body{font-family:sans-serif;margin:2em auto;max-width:1700px;color:#222}svg{max-width:100%;height:auto}"
    "table{border-collapse:collapse;margin:.5em 0}td,th{padding:.15em .7em;text-align:right;"
    "border-bottom:1px solid #ddd}td:first-child,th:first-child{text-align:left}details{margin:.5em 0}"
)


def write_report(found: Simulation, path: Path) -> Path:
    """Write the report of a simulation to a file."""
    check_report(path)
    panels = list(_report_panels(found))
    if path.suffix == ".html":
        write_atomically(path, _report_html(found, panels).encode())
    else:
        sheet = _report_svg(found, panels)
        write_atomically(path, sheet.encode() if path.suffix == ".svg" else render_png(sheet))
    return path


def _report_panels(found: Simulation) -> Iterator[tuple[str, str]]:
    """Yield a heading and an SVG picture for each part of a simulation's report."""
    for heading, chart in charts(found):
        yield heading, chart_svg(chart)
    if any(column.kind == "map" for column in found.columns):
        for world in found.job.worlds:
            of = f" under {world.label}" if len(found.job.worlds) > 1 else ""
            yield f"The front and whose ground it is{of}, at the end of each turn", front_maps(found, world.label)


def _report_heading(found: Simulation) -> str:
    """Return a line that states what was simulated: title, scenario, number of games, seeds and players."""
    job, title = found.job, found.title
    players = ", ".join(f"{side}: {kind}" for side, kind in job.players.items())
    label = title.card.scenarios[job.scenario].label
    last = job.first + job.games - 1
    return f"{title.card.label} - {label} ({job.variant}). {job.games} games, seeds {job.first} to {last}. {players}."


def _report_svg(found: Simulation, panels: list[tuple[str, str]]) -> str:
    """Arrange the headings and pictures of a report in rows, as one SVG picture."""
    sizes = [_svg_size(svg) for _, svg in panels]
    room = max(LETTER * len(_report_heading(found)), *(wide for wide, _ in sizes))
    x, y, lowest, parts = 0.0, EDGE + HEAD, 0.0, []
    for (heading, svg), (wide, high) in zip(panels, sizes, strict=True):
        if x and x + wide > room:
            x, y, lowest = 0.0, y + lowest, 0.0
        placed = svg.replace("<svg ", f'<svg x="{EDGE + x:.0f}" y="{y + HEAD:.0f}" ', 1)
        at = f'x="{EDGE + x:.0f}" y="{y + 16:.0f}"'
        parts.append(f'<text {at} font-size="14" font-weight="bold">{escape(heading)}</text>{placed}')
        x, lowest = x + wide + BELOW, max(lowest, HEAD + high + BELOW)
    wide, high = room + 2 * EDGE, y + lowest
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide:.0f}" height="{high:.0f}" viewBox="0 0 {wide:.0f}'
        f' {high:.0f}" font-family="sans-serif"><rect width="100%" height="100%" fill="#ffffff"/><text x="{EDGE}"'
        f' y="{EDGE + 8}" font-size="13" fill="#555555">{escape(_report_heading(found))}</text>{"".join(parts)}</svg>\n'
    )


def _svg_size(svg: str) -> tuple[float, float]:
    """Return the width and height that an SVG picture states."""
    tag = _TAG.search(svg)
    assert tag is not None
    found = {side: re.search(rf'\b{side}="([\d.]+)', tag[0]) for side in ("width", "height")}
    wide, high = found["width"], found["height"]
    assert wide is not None
    assert high is not None
    return float(wide[1]), float(high[1])


def _report_html(found: Simulation, panels: list[tuple[str, str]]) -> str:
    """Return the report of a simulation as a self-contained HTML page without scripts."""
    tables = [("Wins", found.balance()), ("Scores", found.scores()), ("Changes, seed by seed", found.changes())]
    tables += [(column.name, found.chances(column.name)) for column in found.columns if column.kind == "yes"]
    tables += [(column.name, found.levels(column.name)) for column in found.columns if column.kind == "number"]
    figures = "".join(
        f"<details><summary>{escape(name)}</summary>{html_table(rows)}</details>" for name, rows in tables if rows
    )
    pictures = "".join(f"<h3>{escape(heading)}</h3>{svg}" for heading, svg in panels)
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(found.job.title)}: '
        f"{found.job.games} games</title><style>{STYLE}</style></head><body><p>{escape(_report_heading(found))}</p>"
        f"{pictures}<h3>Figures</h3>{figures}</body></html>\n"
    )
