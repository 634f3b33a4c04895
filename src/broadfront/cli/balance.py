"""`broadfront balance`: who wins, over many games; and what other data change, seed by seed."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from broadfront.cli.loading import load_playable
from broadfront.cli.options import DataOption, JsonOption
from broadfront.cli.text import columns, print_json
from broadfront.core.errors import Invalid
from broadfront.sim import balance as games

__all__ = ["balance"]


def balance(
    title: Annotated[str, typer.Argument(metavar="TITLE")],
    scenario: Annotated[str | None, typer.Option("--scenario")] = None,
    variant: Annotated[str | None, typer.Option("--variant")] = None,
    number: Annotated[int, typer.Option("--games", min=2, help="How many seeds.")] = 20,
    player: Annotated[list[str] | None, typer.Option("--player", metavar="SIDE=KIND", help="Who plays a side.")] = None,
    data: DataOption = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="Keep finished games; a second call goes on from there."),
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Play many games and tell who wins; with --data, the same seeds under your data too, and what that changes."""
    ours = load_playable(title, None)
    players = dict(_pair(word) for word in player or [])
    rows = [ours] if data is None else [ours, load_playable(title, data)]
    told: list[list[games.Played]] = []
    for n, loaded in enumerate(rows):
        row = games.series(loaded, scenario, variant, players)
        keep = (
            None
            if out is None
            else out
            if len(rows) == 1
            else out.with_name(f"{out.stem}.{'ours' if n == 0 else 'yours'}{out.suffix}")
        )
        found: list[games.Played] = []
        for game in games.run(loaded, row, range(number), keep):
            found.append(game)
            print(
                f"\r{'ours' if n == 0 else 'yours'}: {len(found)} of {number} games",
                end="",
                file=getattr(sys.stderr, "plain", sys.stderr),
                flush=True,
            )
        print(file=sys.stderr)
        told.append(found)
    report: dict[str, Any] = {
        "row": games.series(ours, scenario, variant, players),
        "ours": games.summary(told[0], ours.sides),
    }
    if len(told) == 2:
        report |= {"yours": games.summary(told[1], ours.sides), "difference": games.difference(told[0], told[1])}
    if as_json:
        print_json(report)
        return
    for name in ("ours", "yours"):
        if name in report:
            print(f"{name}:" if len(told) == 2 else f"{number} games")
            print("\n".join(_lines(report[name])))
    if "difference" in report:
        changed = report["difference"]
        print(f"yours less ours: another winner in {changed['other_winner']} of {changed['games']} games")
        rows_ = [
            (k, f"{v['mean']:+.2f}", f"{v['low']:+.2f} to {v['high']:+.2f}")
            for k, v in changed.items()
            if isinstance(v, dict)
        ]
        print("\n".join(columns(rows_, indent="  ")))


def _pair(word: str) -> tuple[str, str]:
    side, equals, kind = word.partition("=")
    if not equals or not side or not kind:
        raise Invalid(f"--player {word!r}: give SIDE=KIND, such as german=greedy.", parameter="player", given=word)
    return side, kind


def _lines(told: dict[str, Any]) -> list[str]:
    rows = [
        (side, f"wins {w['games']}", f"{w['share']:.0%} ({w['low']:.0%} to {w['high']:.0%})")
        for side, w in told["wins"].items()
    ]
    rows += [
        (f"points of {k}", f"{s['mean']:.1f}", f"{s['low']:.1f} to {s['high']:.1f}") for k, s in told["scores"].items()
    ]
    return columns(rows, indent="  ")
