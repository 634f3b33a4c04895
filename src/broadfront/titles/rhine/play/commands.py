"""`broadfront rhine`: the campaign as a table, and plots of what it brings."""

from __future__ import annotations

import datetime as dt
from pathlib import Path
from typing import Annotated, Any, cast

import msgspec
import typer

from broadfront.cli.loading import load, load_playable
from broadfront.cli.options import DataOption, JsonOption
from broadfront.cli.text import columns, print_json
from broadfront.core.errors import Invalid, unknown
from broadfront.core.files import is_there, write_whole
from broadfront.core.game import Game
from broadfront.titles.rhine.data.theatre import CAMPAIGNS
from broadfront.titles.rhine.data.title import Rhine
from broadfront.titles.rhine.game.counter_list import read_list
from broadfront.titles.rhine.game.playable import RhineGame
from broadfront.titles.rhine.rules.clerk.figures import arrival_rows, calendar_rows, supply_rows, weather_rows

__all__ = ["app"]

app = typer.Typer(help="The Rhine campaign.", no_args_is_help=True, add_completion=False)

FORMATS = (".html", ".json", ".png", ".svg")


@app.callback()
def rhine() -> None:
    """Commands of the Rhine campaign."""


@app.command()
def calendar(
    month: Annotated[str | None, typer.Option(metavar="YYYY-MM", help="Only the turns of a month.")] = None,
    as_json: JsonOption = False,
    data: DataOption = None,
) -> None:
    """Print the 70 turns: weather, supply status, shipping, counters that arrive and leave, notes."""
    rows = calendar_rows(_title(data))
    months = sorted({row["date"][:7] for row in rows})
    if month is not None and month not in months:
        raise Invalid(
            f"month: {month!r} has no turns; months are {', '.join(months)}.",
            parameter="month",
            given=month,
            accepted=months,
        )
    rows = [row for row in rows if month is None or row["date"].startswith(month)]
    if as_json:
        print_json(rows)
        return
    print("\n".join(columns([list(row.values()) for row in rows], head=list(rows[0]))))


@app.command()
def clerk(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the game is saved, such as campaign.bf.")],
    campaign: Annotated[str, typer.Option(help="full, north-1944, south-1944, north-1945 or south-1945.")] = "full",
    collapse_north: Annotated[bool, typer.Option("--collapse-north", help="Collapse of the North Flank.")] = False,
    alpine_redoubt: Annotated[bool, typer.Option("--alpine-redoubt", help="Alpine Redoubt.")] = False,
    reserve_markers: Annotated[int | None, typer.Option(help="Reserve markers at the start.")] = None,
    on_map: Annotated[bool, typer.Option("--on-map", help="Place arrivals in hexes of the map.")] = False,
    set_up: Annotated[
        Path | None, typer.Option("--set-up", help="A list of counters (CSV) that stand on the map at the start.")
    ] = None,
    player_turns: Annotated[
        bool, typer.Option("--player-turns", help="Play the player turns on the map too; places arrivals.")
    ] = False,
    own_dice: Annotated[bool, typer.Option("--own-dice", help="You roll, and enter the results.")] = False,
    seed: Annotated[str | None, typer.Option(help="The same seed and choices give the same game.")] = None,
    data: DataOption = None,
) -> None:
    """Begin the books of a campaign with its options; continue with `broadfront play --load FILE`."""
    if is_there(file):
        raise Invalid(f"file: {str(file)!r} is there already; give another name.", parameter="file", given=str(file))
    chosen: dict[str, Any] = {"campaign": campaign, "collapse_north": collapse_north, "alpine_redoubt": alpine_redoubt}
    if on_map:
        chosen["on_map"] = True
    if player_turns:
        chosen["player_turns"] = True
    title = cast(RhineGame, load_playable("rhine", data))
    if set_up is not None:
        if campaign not in CAMPAIGNS:
            raise unknown("campaign", campaign, CAMPAIGNS, parameter="campaign")
        chosen["set_up"] = [one.row for one in read_list(title, campaign, set_up)]
    if reserve_markers is not None:
        chosen["reserve_markers"] = reserve_markers
    if own_dice:
        chosen["dice"] = "own"
    game = Game.new(title, scenario="clerk", variant="clerk", seed=seed, options=chosen)
    game.save(file)
    print(f"Written: {file}. Go on with `broadfront play --load {file}`.")


@app.command()
def report(
    out: Annotated[Path, typer.Option("-o", "--out", metavar="FILE", help="SVG, PNG, HTML or JSON.")] = Path(
        "rhine-report.svg"
    ),
    seeds: Annotated[int, typer.Option(min=20, max=100_000, help="Campaigns sampled for the bands.")] = 1000,
    data: DataOption = None,
) -> None:
    """Draw SP received over the campaign, arrivals by nation and month, and the weather odds by turn."""
    if out.suffix.lower() not in FORMATS:
        raise Invalid(
            f"out: {str(out)!r} is no format we draw; give a name that ends in {', '.join(FORMATS)}.",
            parameter="out",
            given=str(out),
            accepted=list(FORMATS),
        )
    title = _title(data)
    supply = supply_rows(title, seeds)
    rows = {"supply": supply, "arrivals": arrival_rows(title), "weather": weather_rows(title)}
    if out.suffix.lower() == ".json":
        write_whole(out, msgspec.json.format(msgspec.json.encode(rows), indent=1))
    else:
        chart = draw(rows, seeds)
        try:
            chart.save(str(out), scale_factor=2) if out.suffix.lower() == ".png" else chart.save(str(out))
        except OSError as error:
            raise Invalid(f"Cannot write {str(out)!r}: {error.strerror}.", parameter="out", given=str(out)) from None
    last = {row["nation"]: row for row in supply}
    for nation, row in last.items():
        print(f"{nation}: {row['mean']:.1f} SP expected by {row['date']}, 5% to 95%: {row['q5']} to {row['q95']}.")
    print(f"Written: {out}")


def draw(rows: dict[str, list[dict[str, Any]]], seeds: int) -> Any:
    """The plots, one below the other, months on the axis."""
    import altair as alt

    def inline(values: list[dict[str, Any]]) -> alt.Data:
        return alt.Data(values=values)  # type: ignore[no-untyped-call]

    def nations(*names: str) -> alt.Color:
        colours = [NATION_COLOURS[name] for name in names]
        legend = alt.Legend(title=None, symbolOpacity=1)
        return alt.Color("nation:N", scale=alt.Scale(domain=list(names), range=colours), legend=legend)

    def named(month: str) -> str:
        return f"{dt.date.fromisoformat(month + '-01'):%b %Y}"

    days = alt.X("date:T", title=None, axis=alt.Axis(format="%b %Y", tickCount="month"))
    strayed = [
        {"nation": row["nation"], "date": row["date"], **{q: row[q] - row["mean"] for q in BANDS}}
        for row in rows["supply"]
    ]
    supply = alt.Chart(inline(rows["supply"])).encode(x=days, color=nations("US", "CW"))
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
    off = alt.Chart(inline(strayed)).encode(x=days, color=nations("US", "CW"))
    luck = alt.layer(
        *(
            off.mark_area(opacity=opacity).encode(y=alt.Y(f"{low}:Q", title="SP off the mean"), y2=f"{high}:Q")
            for low, high, opacity in (("q5", "q95", 0.25), ("q25", "q75", 0.35))
        ),
        alt.Chart(inline([{"zero": 0}])).mark_rule(color="#444444").encode(y="zero:Q"),
    ).properties(width=WIDTH, height=150, title="How far dice take a campaign from the mean")
    months = sorted({row["month"] for row in rows["arrivals"]})
    coming = [{**row, "month": named(row["month"])} for row in rows["arrivals"]]
    arriving = (
        alt.Chart(inline(coming))
        .mark_bar()
        .encode(
            x=alt.X("month:O", title=None, sort=[named(month) for month in months], axis=alt.Axis(labelAngle=0)),
            xOffset=alt.XOffset("nation:N", sort=list(NATION_COLOURS)),
            y=alt.Y("counters:Q", title="counters that arrive"),
            color=nations(*NATION_COLOURS),
        )
        .properties(width=WIDTH, height=180, title="Arrivals by nation and month, full campaign")
    )
    weather = alt.vconcat(
        *(
            alt.Chart(inline([row for row in rows["weather"] if row["kind"] == kind]))
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
            for kind, colours in COLOURS.items()
        )
    ).resolve_scale(color="independent")
    plots = alt.vconcat(received, luck, arriving, weather).resolve_scale(color="independent")
    return plots.configure_view(stroke=None).configure_title(anchor="start", fontSize=14)


WIDTH = 760
BANDS = ("q5", "q25", "q75", "q95")
NATION_COLOURS = {"US": "#4d7c3a", "CW": "#b5543c", "FR": "#3f63a8"}
COLOURS = {
    "ground": {"Dry": "#c9b458", "Mud": "#8a6d4a", "Snow": "#a9c8e0"},
    "flight": {"None": "#6b7280", "Limited": "#a3b1c2", "Normal": "#8fc0e8"},
}


def _title(data: Path | None) -> Rhine:
    """What is printed: the figures need no game."""
    return cast(Rhine, load("rhine", data))
