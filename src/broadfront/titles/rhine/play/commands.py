"""`broadfront rhine`: the campaign as a table, and plots of what it brings."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec

from broadfront.core.errors import Invalid, unknown_name
from broadfront.core.files import path_exists, write_atomically
from broadfront.core.game import Game
from broadfront.titles.commands import Argument, Option, Output, Rows
from broadfront.titles.rhine.data.theatre import CAMPAIGNS
from broadfront.titles.rhine.data.title import Rhine
from broadfront.titles.rhine.game.counter_list import read_counter_list
from broadfront.titles.rhine.game.playable import RhineGame
from broadfront.titles.rhine.rules.clerk.campaign_data import arrival_rows, calendar_rows, supply_rows, weather_rows

__all__ = ["calendar", "clerk", "report"]

FORMATS = (".html", ".json", ".png", ".svg")


def calendar(
    title: Rhine, month: Annotated[str | None, Option("Only the turns of a month.", metavar="YYYY-MM")] = None
) -> Output:
    """Print the 70 turns: weather, supply status, shipping, counters that arrive and leave, notes."""
    rows = calendar_rows(title)
    months = sorted({row["date"][:7] for row in rows})
    if month is not None and month not in months:
        raise Invalid(
            f"month: {month!r} has no turns; months are {', '.join(months)}.",
            parameter="month",
            given=month,
            accepted=months,
        )
    rows = [row for row in rows if month is None or row["date"].startswith(month)]
    return Output([Rows([list(row.values()) for row in rows], list(rows[0]))], rows)


def clerk(
    title: RhineGame,
    file: Annotated[Path, Argument("Where the game is saved, such as campaign.bf.", "FILE")],
    campaign: Annotated[str, Option("full, north-1944, south-1944, north-1945 or south-1945.")] = "full",
    collapse_north: Annotated[bool, Option("Collapse of the North Flank.", "--collapse-north")] = False,
    alpine_redoubt: Annotated[bool, Option("Alpine Redoubt.", "--alpine-redoubt")] = False,
    reserve_markers: Annotated[int | None, Option("Reserve markers at the start.")] = None,
    on_map: Annotated[bool, Option("Place arrivals in hexes of the map.", "--on-map")] = False,
    set_up: Annotated[
        Path | None, Option("A list of counters (CSV) that stand on the map at the start.", "--set-up")
    ] = None,
    player_turns: Annotated[
        bool, Option("Play the player turns on the map too; places arrivals.", "--player-turns")
    ] = False,
    own_dice: Annotated[bool, Option("You roll, and enter the results.", "--own-dice")] = False,
    seed: Annotated[str | None, Option("The same seed and choices give the same game.")] = None,
) -> Output:
    """Begin the books of a campaign with its options; continue with `broadfront play --load FILE`."""
    if path_exists(file):
        raise Invalid(f"file: {str(file)!r} is there already; give another name.", parameter="file", given=str(file))
    chosen: dict[str, Any] = {"campaign": campaign, "collapse_north": collapse_north, "alpine_redoubt": alpine_redoubt}
    if on_map:
        chosen["on_map"] = True
    if player_turns:
        chosen["player_turns"] = True
    if set_up is not None:
        if campaign not in CAMPAIGNS:
            raise unknown_name("campaign", campaign, CAMPAIGNS, parameter="campaign")
        chosen["set_up"] = [one.row for one in read_counter_list(title, campaign, set_up)]
    if reserve_markers is not None:
        chosen["reserve_markers"] = reserve_markers
    if own_dice:
        chosen["dice"] = "own"
    game = Game.new(title, scenario="clerk", variant="clerk", seed=seed, options=chosen)
    game.save(file)
    warnings = [str(event.message) for _, event in game.log if event.message.topic == "supply.none"]
    return Output([f"Written: {file}. Go on with `broadfront play --load {file}`."], notes=warnings)


def report(
    title: Rhine,
    out: Annotated[Path, Option("SVG, PNG, HTML or JSON.", "-o --out", "FILE")] = Path("rhine-report.svg"),
    seeds: Annotated[int, Option("Campaigns sampled for the bands.", least=20, most=100_000)] = 1000,
) -> Output:
    """Draw SP received over the campaign, arrivals by nation and month, and the weather odds by turn."""
    if out.suffix.lower() not in FORMATS:
        raise Invalid(
            f"out: {str(out)!r} is no format we draw; give a name that ends in {', '.join(FORMATS)}.",
            parameter="out",
            given=str(out),
            accepted=list(FORMATS),
        )
    supply = supply_rows(title, seeds)
    rows = {"supply": supply, "arrivals": arrival_rows(title), "weather": weather_rows(title)}
    if out.suffix.lower() == ".json":
        write_atomically(out, msgspec.json.format(msgspec.json.encode(rows), indent=1))
    else:
        from broadfront.titles.rhine.play.plots import draw_plots

        chart = draw_plots(rows, seeds)
        try:
            chart.save(str(out), scale_factor=2) if out.suffix.lower() == ".png" else chart.save(str(out))
        except OSError as error:
            raise Invalid(f"Cannot write {str(out)!r}: {error.strerror}.", parameter="out", given=str(out)) from None
    last = {row["nation"]: row for row in supply}
    lines = [
        f"{nation}: {row['mean']:.1f} SP expected by {row['date']}, 5% to 95%: {row['q5']} to {row['q95']}."
        for nation, row in last.items()
    ]
    return Output([*lines, f"Written: {out}"])
