"""`broadfront guest`: let an outside program play a side against a built-in player."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from broadfront.analyst.guest import ExternalBot
from broadfront.analyst.levels import default_opponent, make_opponent, opponents_of
from broadfront.cli.loading import load_playable
from broadfront.cli.options import DEFAULT_TITLE, DataOption, JsonOption
from broadfront.cli.text import print_json
from broadfront.core.errors import Invalid, unknown_name
from broadfront.core.game import Game
from broadfront.core.intervals import wilson_interval
from broadfront.sim.play_out import play_out

__all__ = ["guest"]


def guest(
    command: Annotated[str, typer.Argument(metavar="COMMAND", help="What starts the guest, in quotation marks.")],
    title: Annotated[str, typer.Option("--title", help="What is played.")] = DEFAULT_TITLE,
    scenario: Annotated[str | None, typer.Option("--scenario", help="Which start.")] = None,
    variant: Annotated[str | None, typer.Option("--variant", help="Which way to play.")] = None,
    side: Annotated[str | None, typer.Option("--side", help="The side of the guest; the first that is played.")] = None,
    against: Annotated[
        str | None, typer.Option("--against", help="Who plays the others: a level or player; regular if there is one.")
    ] = None,
    games: Annotated[int, typer.Option("--games", min=1, max=100_000, help="How many.")] = 1,
    seed: Annotated[int, typer.Option("--seed", min=0, help="The first of their seeds.")] = 0,
    patience: Annotated[float, typer.Option("--patience", min=0.1, help="Seconds for an answer.")] = 60.0,
    out: Annotated[Path | None, typer.Option("-o", "--out", metavar="DIR", help="Save the games there.")] = None,
    as_json: JsonOption = False,
    data: DataOption = None,
) -> None:
    """Let a program of your own play a side, by exchanging lines over a pipe (docs/analyst.md explains them)."""
    loaded = load_playable(title, data)
    way = loaded.variant(variant)
    place = loaded.scenario(scenario, way)
    played = loaded.card.variants[way].played
    mine = played[0] if side is None else loaded.side(side)
    if mine not in played:
        raise Invalid(f"The system plays {mine} in {way}; a guest plays {' or '.join(played)}.", parameter="side")
    kinds, against = opponents_of(title), against or default_opponent(title)
    if against not in kinds:
        raise unknown_name(f"player of {title}", against, kinds, parameter="against")
    if out is not None and not out.is_dir():
        raise Invalid(f"-o {str(out)!r} is not a folder.", parameter="out", given=str(out), todo="Make it first.")
    won = 0
    with ExternalBot(command, loaded, patience=patience, heard=_print_guest_line) as program:
        for number in range(seed, seed + games):
            game = Game.new(loaded, scenario=place, variant=way, seed=number)
            players = {each: make_opponent(against, f"{number}/{each}", title) for each in played if each != mine}
            program.announce_game(mine, place, way, number - seed + 1)
            over = play_out(game, players | {mine: program})
            if over is None:
                raise Invalid(f"Seed {number}: the game did not end within the limit of lines.", parameter="seed")
            program.announce_end_of_game(over)
            won += over.winner == mine
            if out is not None:
                game.save(out / f"{title}-{number}.bf")
            result = {"seed": number, "winner": over.winner, "score": over.score, "lines": len(game.record.lines)}
            if as_json:
                print_json(result)
            else:
                print(f"Seed {number}: {over.winner or 'nobody'} won. {over.reason}")
    low, high = wilson_interval(won, games)
    if not as_json:
        print(f"{program.name} as {mine} won {won} of {games} (95%: {low:.0%} to {high:.0%}) against {against}.")


def _print_guest_line(line: str) -> None:
    """Print a line from the outside program on stderr."""
    print(f"guest: {line}", file=sys.stderr)
