"""`broadfront play`: a game in the terminal, or in the browser."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from broadfront.analyst.levels import default_opponent, make_opponent, opponents_of
from broadfront.analyst.tutor import Tutor
from broadfront.cli.loading import load_playable
from broadfront.cli.options import DEFAULT_TITLE, DataOption
from broadfront.cli.saved import load_game
from broadfront.cli.session import Session
from broadfront.core.errors import Invalid, unknown_name
from broadfront.core.files import path_exists
from broadfront.core.game import Game
from broadfront.core.positions.position_files import read_position_file, start_game
from broadfront.core.title import Playable
from broadfront.guiding import begin_guided, game_guide, guide_start
from broadfront.players import Player
from broadfront.web.settings import STATIC

__all__ = ["play"]

AGAINST_HELP = (
    "Who plays the other sides: recruit, regular, veteran, elite, or a player of the title; if you do not say, "
    "regular, or random where the title has no levels. The game says who it is."
)
ENGINE_OPTIONS = {"persons": "--side all for two people", "dice": "--own-dice", "guide": "--guide"}
"""Record options that have a command-line option of their own."""


def play(
    title: Annotated[
        str | None, typer.Argument(metavar="TITLE", help=f"What to play; {DEFAULT_TITLE} if you do not say.")
    ] = None,
    variant: Annotated[str | None, typer.Option("--variant", help="A variant of the title.")] = None,
    scenario: Annotated[str | None, typer.Option("--scenario", help="A scenario of the title.")] = None,
    side: Annotated[
        list[str] | None,
        typer.Option("--side", help="The side you take; twice, or `all`, for two people at one screen."),
    ] = None,
    seed: Annotated[str | None, typer.Option("--seed", help="The same seed and choices give the same game.")] = None,
    against: Annotated[
        str | None,
        typer.Option("--against", help=AGAINST_HELP),
    ] = None,
    tutor: Annotated[
        bool, typer.Option("--tutor", help="`advise` plays options out, and you are warned before a costly choice.")
    ] = False,
    beginner: Annotated[
        bool, typer.Option("--beginner/--expert", help="Preparatory questions are answered for you, or you are asked.")
    ] = False,
    own_dice: Annotated[bool, typer.Option("--own-dice", help="You roll and draw, and enter the results.")] = False,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", metavar="NAME=VALUE", help="An option of the title; may be given several times."),
    ] = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help="Save here as the game goes on.")] = None,
    load: Annotated[Path | None, typer.Option("--load", metavar="FILE", help="Continue a saved game.")] = None,
    guide: Annotated[bool, typer.Option("--guide", help="The guided first game of the title.")] = False,
    position: Annotated[
        Path | None, typer.Option("--position", metavar="FILE", help="Start from a position: .toml or .json.")
    ] = None,
    terminal: Annotated[bool, typer.Option("--terminal", help="Play in the terminal.")] = False,
    page: Annotated[bool, typer.Option("--page", help="Play in the browser; games are kept as they go on.")] = False,
    data: DataOption = None,
) -> None:
    """Play a game: alone it opens the page; with a title or an option it plays in the terminal, with --page in the
    browser."""
    chosen_options = _parse_options(option or [])
    _check_packages()
    named = (title, variant, scenario, side, seed, against, option, save, load, position)
    alone = all(one is None for one in named) and not (beginner or own_dice or guide)
    page = page or (alone and _is_interactive())
    if guide:
        _check_guided_options(
            variant=variant,
            scenario=scenario,
            side=side,
            own_dice=own_dice or None,
            option=option,
            load=load,
            position=position,
        )
    if page and not terminal and _can_serve_page():
        from broadfront.cli.serve import play_in_browser  # a game in the terminal needs no server

        wanted = {
            "variant": variant,
            "scenario": scenario,
            "seed": seed,
            "dice": "own" if own_dice else None,
            "beginner": beginner or None,
            "against": against,
            "options": chosen_options or None,
            "guide": guide or None,
        }
        if position is not None and load is not None:
            _check_load_options(position=position)
        play_in_browser(title, wanted, side or [], load, position, data)
        return
    if save is not None and path_exists(save) and save != load:
        raise Invalid(
            f"{str(save)!r} exists and is not overwritten.",
            parameter="save",
            given=str(save),
            todo=f"Name a new file, or continue that game: --load {save}.",
        )
    if load is not None:
        _check_load_options(
            title=title,
            variant=variant,
            scenario=scenario,
            seed=seed,
            own_dice=own_dice or None,
            option=option,
            position=position,
        )
        game = load_game(load, data)
        taken = _human_sides(game.title, game.record.header.variant, side, game.persons)
    elif guide:
        game = begin_guided(load_playable(title or DEFAULT_TITLE, data), seed=seed, options={"persons": 1})
        taken = (guide_start(game.title).guide.side,)
    elif position is not None:
        given = read_position_file(position)
        playable = load_playable(title or str(given.get("title", DEFAULT_TITLE)), data)
        start = playable.position(given)
        taken = _human_sides(playable, start.variant, side, 1)
        options = chosen_options | {"persons": len(taken)} | ({"dice": "own"} if own_dice else {})
        game = start_game(playable, given, scenario=scenario, variant=variant, seed=seed, options=options)
    else:
        playable = load_playable(title or DEFAULT_TITLE, data)
        chosen = playable.variant(variant)
        taken = _human_sides(playable, chosen, side, 1)
        options = chosen_options | {"persons": len(taken)} | ({"dice": "own"} if own_dice else {})
        place = playable.scenario(scenario, chosen) if scenario is not None else _choose_scenario(playable, chosen)
        game = Game.new(playable, scenario=place, variant=chosen, seed=seed, options=options)
    guided = game_guide(game)
    if against is None:
        against = default_opponent(game.title.name) if guided is None else guided.against
    machines, file = _computer_players(game, taken, against), save if save is not None else load
    helper = Tutor(game.title.name) if tutor else None
    Session(game, taken, machines, file, opponent=against, beginner=beginner, tutor=helper).play()


def _is_interactive() -> bool:
    """Return whether input and output are a terminal; a script that pipes its orders in plays without the web page."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def _check_packages() -> None:
    """Raise Invalid at once if the packages for path finding on the map are missing."""
    missing = [name for name in ("numpy", "numba") if importlib.util.find_spec(name) is None]
    if missing:
        todo = "Install it with `pip install 'broadfront[play]'`."
        raise Invalid(f"A game needs the package {' and '.join(missing)}.", parameter="title", todo=todo)


def _can_serve_page() -> bool:
    """Return whether the web page can be served; if not, print the reason."""
    if any(importlib.util.find_spec(name) is None for name in ("starlette", "uvicorn", "sqlalchemy")):
        print("The page needs `pip install 'broadfront[play]'`; playing in the terminal instead.")
        return False
    if not (STATIC / "index.html").is_file():
        print("The page is not built (`make page` does it); playing in the terminal instead.")
        return False
    return True


def _parse_options(given: list[str]) -> dict[str, Any]:
    """Parse the NAME=VALUE options of a title: whole numbers become ints, `true` and `false` bools, the rest stays
    text."""
    found: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not name or not equals:
            raise Invalid(f"--option {text!r}: give NAME=VALUE.", parameter="option", given=text, accepted="NAME=VALUE")
        if name in ENGINE_OPTIONS:
            todo = f"Give {ENGINE_OPTIONS[name]}."
            raise Invalid(f"{name} is not an option of a title.", parameter="option", given=text, todo=todo)
        try:
            plain = msgspec.json.decode(value)
        except (ValueError, RecursionError):
            plain = value
        found[name] = plain if isinstance(plain, (bool, int)) else value
    return found


def _choose_scenario(title: Playable, variant: str) -> str:
    """Ask the player for one of several scenarios and return its id; return the first if the input ends."""
    cards = title.card.scenarios
    fitting = [name for name, card in cards.items() if not card.variants or variant in card.variants]
    if len(fitting) < 2:
        return title.scenario(None, variant)
    for number, name in enumerate(fitting, 1):
        print(f"  {number}  {cards[name].label}")
    while True:
        try:
            word = input("Which scenario? Enter takes the first. ").strip()
        except EOFError:
            print()
            return fitting[0]
        except KeyboardInterrupt:
            print("\nYou leave; no game was begun.")
            raise typer.Exit from None
        if word in ("quit", "exit"):
            print("You leave; no game was begun.")
            raise typer.Exit
        if not word:
            return fitting[0]
        if word in map(str, range(1, len(fitting) + 1)):
            return fitting[int(word) - 1]
        if word in fitting:
            return word
        print(f"No scenario {word!r}: type a number from 1 to {len(fitting)}, or quit.")


def _check_guided_options(**given: object) -> None:
    """Raise Invalid if an option is given that the guided first game does not take."""
    for name, value in given.items():
        if value is not None:
            word = f"--{name.replace('_', '-')}"
            raise Invalid(f"{word} is not for a guided game, which has its own start.", parameter=name, given=value)


def _check_load_options(**given: object) -> None:
    """Raise Invalid if an option is given that does not go with a saved game."""
    for name, value in given.items():
        if value is not None:
            word = "TITLE" if name == "title" else f"--{name.replace('_', '-')}"
            raise Invalid(f"{word} is for a new game; --load goes on with a saved one.", parameter=name, given=value)


def _human_sides(title: Playable, variant: str, named: list[str] | None, persons: int) -> tuple[str, ...]:
    """Return the sides that people play: those named, `all`, or by default the first `persons` sides."""
    played = title.card.variants[variant].played
    if named is None:
        return played[:persons]
    if named == ["all"]:
        return played
    for side in named:
        if side not in played:
            accepted = [*played, "all"] if len(played) > 1 else [*played]
            raise Invalid(
                f"--side {side}: no side that persons take in {title.name} {variant}; give {' or '.join(accepted)}.",
                parameter="side",
                given=side,
                accepted=accepted,
            )
    return tuple(side for side in played if side in named)


def _computer_players(game: Game, taken: tuple[str, ...], name: str) -> dict[str, Player]:
    """Return a computer player for each side that no person takes, seeded by the game and its progress."""
    kinds = opponents_of(game.title.name)
    if name not in kinds:
        raise unknown_name(f"player of {game.title.name}", name, kinds, parameter="against")
    played = game.title.card.variants[game.record.header.variant].played
    seed = f"{game.seed}/{game.action_count}"
    return {side: make_opponent(name, f"{seed}/{side}", game.title.name) for side in played if side not in taken}
