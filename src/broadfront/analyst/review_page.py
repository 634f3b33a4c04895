"""A review of a game as people read it: lines for the terminal, and a self-contained HTML page."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from broadfront.analyst.review import Judged, Leg, Review, Total
from broadfront.analyst.worth import Estimate, is_beyond_noise, negate_estimate
from broadfront.core.game import Game
from broadfront.core.html import html_table

__all__ = [
    "decision_row",
    "format_estimate",
    "render_page",
    "review_heading",
    "total_lines",
    "turning_point_rows",
    "win_chart",
]

WIDE, HIGH, EDGE = 900, 280, 44
COLORS = ("#7a4b12", "#1d4f8c", "#3b6b35")
"""Colors of the sides, in the order of the title."""
BAND = (
    "Each side's chance from what it knew then; the band is two standard errors wide on each side. "
    "Dotted lines mark turning points."
)
MAX_EVENTS = 60
"""Maximum number of events shown for a turning point."""
STYLE = (
    "body{font-family:sans-serif;margin:2em auto;max-width:960px;padding:0 1em;color:#222;background:#fff}"
    "svg{max-width:100%;height:auto}table{border-collapse:collapse;margin:.5em 0}"
    "td,th{padding:.2em .7em;text-align:left;border-bottom:1px solid #ddd}details{margin:.5em 0}"
)


def format_estimate(found: Estimate, *, sign: bool = False) -> str:
    """Format an estimate as text, with its standard error after ±.

    >>> format_estimate(Estimate(0.214, 0.061), sign=True)
    '+0.21 ± 0.06'
    >>> format_estimate(Estimate(-0.001, 0.01))
    '0.00 ± 0.01'
    """
    return f"{found.mean:{'+' if sign else ''}z.2f} ± {found.error:.2f}"


def review_heading(found: Review, game: Game) -> str:
    """Return a heading for the review of a game: the title, the scenario, and how the game ended."""
    title = game.title
    what = f"{title.label()}: {title.scenario_label(found.scenario)} ({title.variant_label(found.variant)})"
    if not found.reason:
        return f"{what}. The game is not over."
    return f"{what}. {found.winner.capitalize() if found.winner else 'Nobody'} won. {found.reason}"


def total_lines(found: Review) -> Iterator[str]:
    """Yield for each side a sentence or two on what luck and choices did to its chance to win."""
    for side, total in found.totals.items():
        yield f"{side.capitalize()}: {_describe_side_total(total, alone=len(found.totals) == 1)}"


def _describe_side_total(total: Total, *, alone: bool) -> str:
    """Describe in sentences what luck and choices did to a side's chance to win; `alone` if only one side is played."""
    others = "" if alone else f", the other side's choices {format_estimate(negate_estimate(total.others), sign=True)}"
    held = "" if alone else ", and what the other side held"
    return (
        f"chance to win {format_estimate(total.start)} at the start, {format_estimate(total.end)} at the end. "
        f"Luck was worth {format_estimate(total.luck, sign=True)}, "
        f"its own choices {format_estimate(total.choices, sign=True)}{others}. "
        f"The remainder is {format_estimate(total.remainder, sign=True)}: the evaluator's own noise and limits{held}. "
        f"{_describe_mistakes(total)}"
    )


def _describe_mistakes(total: Total) -> str:
    """Describe how many of a side's choices lost more than chance explains."""
    if total.mistakes:
        return f"{total.mistakes} {'choice' if total.mistakes == 1 else 'choices'} lost more than chance explains."
    together = ", but together they did" if is_beyond_noise(negate_estimate(total.choices)) else ""
    return f"No single choice lost more than chance explains{together}."


def turning_point_rows(found: Review) -> list[dict[str, str]]:
    """Return the turning points of the game as rows of a table."""
    return [_turning_point_row(found, found.legs[n]) for n in found.turning]


def _turning_point_row(found: Review, leg: Leg) -> dict[str, str]:
    """Return one turning point of the game as a row of a table: column headings and cells."""
    date = next(point.date for point in found.points if point.line == leg.start)
    row = {"lines": f"{leg.start + 1}-{leg.end}", "when": date}
    for side in found.totals:
        row |= {
            f"{side.capitalize()} chance": format_estimate(leg.change[side], sign=True),
            f"{side.capitalize()} luck": format_estimate(leg.luck[side], sign=True),
        }
    return row


def decision_row(decision: Judged) -> dict[str, str]:
    """Return a reviewed decision as a row of a table: column headings and cells."""
    return {
        "line": str(decision.line),
        "side": decision.side.capitalize(),
        "choice": decision.action,
        "better": decision.best or "-",
        "loss": format_estimate(decision.loss),
    }


def render_page(found: Review, game: Game) -> str:
    """Return the review of a game as one HTML page without scripts or external files."""
    costly = [decision_row(one) for one in found.decisions if one.costly]
    others = [decision_row(one) for one in found.decisions if not one.costly]
    parts = [
        f"<h1>Review</h1><p>{escape(review_heading(found, game))}</p>",
        *(f"<p>{escape(line)}</p>" for line in total_lines(found)),
        f"<h2>Chance to win</h2>{win_chart(found)}<p>{BAND}</p>",
        f"<h2>Turning points</h2>{html_table(turning_point_rows(found))}",
        *(_leg_events_html(found.legs[n], game) for n in found.turning),
        f"<h2>Mistakes</h2>{html_table(costly)}",
        f"<details><summary>Other decisions ({len(others)})</summary>{html_table(others)}</details>",
        f"<h2>How to read this</h2><p>{escape(_explain_method(found))}</p>",
    ]
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Review: {escape(found.title)}</title>'
        f"<style>{STYLE}</style></head><body>{''.join(parts)}</body></html>\n"
    )


def _leg_events_html(leg: Leg, game: Game) -> str:
    """Return the events of one part of a game as an HTML list."""
    events = [str(event.text) for n, event in game.log if leg.start < n <= leg.end]
    more = f"<li>and {len(events) - MAX_EVENTS} more</li>" if len(events) > MAX_EVENTS else ""
    shown = "".join(f"<li>{escape(text)}</li>" for text in events[:MAX_EVENTS])
    return f"<details><summary>Lines {leg.start + 1} to {leg.end}</summary><ul>{shown}{more}</ul></details>"


def _explain_method(found: Review) -> str:
    """Explain in words how the figures of a review were computed."""
    return (
        f"Every point was played on {found.playouts} times for each side, by the program's plain player, in worlds "
        "that fit what the side knew; nothing that came later was used. A figure after ± is one standard error. Luck "
        "is how much better the plain player does with the real dice, chits and cards than with all that were "
        "possible, throw by throw. A choice counts by what it gives more or less than the plain player's choice; "
        "moves and attacks count together, impulse by impulse. The remainder is what they leave unexplained: "
        "noise, what the other side held, and what the evaluator did not see before it came; its ± counts the noise "
        "alone. A choice is called a mistake only if its loss "
        "is more than two standard errors; of a hundred sound choices two or three still look like one. "
        f"The same command with seed {found.seed} gives the same figures."
    )


def win_chart(found: Review) -> str:
    """Return an SVG chart of each side's chance to win over the lines of the game."""
    last = max(1, found.points[-1].line - found.points[0].line)
    first = found.points[0].line

    def x_at(line: int) -> float:
        """Return the horizontal position of a line of the game in the chart."""
        return EDGE + (line - first) / last * (WIDE - 2 * EDGE)

    def y_at(chance: float) -> float:
        """Return the vertical position of a chance to win in the chart."""
        return EDGE / 2 + (1 - min(1.0, max(0.0, chance))) * (HIGH - 1.5 * EDGE)

    parts = [
        f'<line x1="{EDGE}" x2="{WIDE - EDGE}" y1="{y_at(level):.1f}" y2="{y_at(level):.1f}" stroke="#ddd"/>'
        f'<text x="{EDGE - 6}" y="{y_at(level) + 4:.1f}" text-anchor="end">{level:.0%}</text>'
        for level in (0.0, 0.25, 0.5, 0.75, 1.0)
    ]
    for n in found.turning:
        at = x_at(found.legs[n].end)
        parts.append(
            f'<line x1="{at:.1f}" x2="{at:.1f}" y1="{y_at(1):.1f}" y2="{y_at(0):.1f}"'
            ' stroke="#888" stroke-dasharray="3 4"/>'
        )
    for side, color in zip(found.totals, COLORS, strict=False):
        marks = [(point.line, point.win[side]) for point in found.points]
        upper = [f"{x_at(line):.1f},{y_at(win.mean + 2 * win.error):.1f}" for line, win in marks]
        lower = [f"{x_at(line):.1f},{y_at(win.mean - 2 * win.error):.1f}" for line, win in reversed(marks)]
        middle = " ".join(f"{x_at(line):.1f},{y_at(win.mean):.1f}" for line, win in marks)
        end = marks[-1][1].mean
        parts.append(
            f'<polygon points="{" ".join(upper + lower)}" fill="{color}" opacity="0.12"/>'
            f'<polyline points="{middle}" fill="none" stroke="{color}" stroke-width="2"/>'
            f'<text x="{WIDE - EDGE + 4}" y="{y_at(end) + 4:.1f}" fill="{color}">{escape(side.capitalize())}</text>'
        )
    days: dict[str, int] = {}
    for point in found.points:
        days.setdefault(point.date, point.line)
    step = max(1, len(days) // 8)
    for date, line in list(days.items())[::step]:
        parts.append(f'<text x="{x_at(line):.1f}" y="{HIGH - 8}">{escape(date)}</text>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE + 20} {HIGH}" width="{WIDE + 20}" height="{HIGH}" '
        f'font-family="sans-serif" font-size="12" role="img" aria-label="Chance to win over the game">'
        f"{''.join(parts)}</svg>"
    )
