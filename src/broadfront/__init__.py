"""broadfront plays, adjudicates and explains hex-and-counter wargames of the Western Front 1944-45."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from broadfront.core.errors import Ambiguous, BroadfrontError, Illegal, Invalid

if TYPE_CHECKING:
    from broadfront.api import advise, guide, guided, hints, load, load_map, new, odds, play_out, scenarios
    from broadfront.board.hexmap import HexMap
    from broadfront.core.actions import Action
    from broadfront.core.chance import Chance
    from broadfront.core.game import Game
    from broadfront.core.odds import Odds
    from broadfront.core.options import Options
    from broadfront.core.questions import Answer
    from broadfront.core.state import State
    from broadfront.core.steps import Decision, GameOver
    from broadfront.core.title import Playable, Title
    from broadfront.core.view import View
    from broadfront.guiding import Followed
    from broadfront.players.advising import Advice, Chosen
    from broadfront.players.player import Player
    from broadfront.sim.simulation import Simulation, simulate
    from broadfront.titles import ask, load_title
    from broadfront.titles import listed_questions as questions
    from broadfront.titles import listed_titles as titles

    __version__: str

__all__ = [
    "Action",
    "Advice",
    "Ambiguous",
    "Answer",
    "BroadfrontError",
    "Chance",
    "Chosen",
    "Decision",
    "Followed",
    "Game",
    "GameOver",
    "HexMap",
    "Illegal",
    "Invalid",
    "Odds",
    "Options",
    "Playable",
    "Player",
    "Simulation",
    "State",
    "Title",
    "View",
    "advise",
    "ask",
    "guide",
    "guided",
    "hints",
    "load",
    "load_map",
    "load_title",
    "new",
    "odds",
    "play_out",
    "questions",
    "scenarios",
    "simulate",
    "titles",
]

if not TYPE_CHECKING:
    _HOMES = {
        "Action": "core.actions",
        "Advice": "players.advising",
        "Answer": "core.questions",
        "Chance": "core.chance",
        "Chosen": "players.advising",
        "Decision": "core.steps",
        "Followed": "guiding",
        "Game": "core.game",
        "GameOver": "core.steps",
        "HexMap": "board.hexmap",
        "Odds": "core.odds",
        "Options": "core.options",
        "Playable": "core.title",
        "Player": "players.player",
        "Simulation": "sim.simulation",
        "State": "core.state",
        "Title": "core.title",
        "View": "core.view",
        "ask": "titles",
        "load_title": "titles",
        "questions": "titles:listed_questions",
        "simulate": "sim.simulation",
        "titles": "titles:listed_titles",
    }
    """Module of each name, with the name it has there if different; all other names are functions of `api`."""

    def __getattr__(name: str) -> Any:
        """Load the public name `name` and only the modules it needs: a chart needs no player and no game.

        The version is that of the installed package, which takes it from a git tag.
        """
        if name == "__version__":
            from importlib import metadata

            try:
                return metadata.version(__name__)
            except metadata.PackageNotFoundError:
                return "0+unknown"  # run from source files that are not installed
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        place, _, there = _HOMES.get(name, "api").partition(":")
        module = importlib.import_module(f"{__name__}.{place}")
        # Importing may have bound the name already: the package `titles` can itself be called.
        return globals().get(name) or getattr(module, there or name)

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
