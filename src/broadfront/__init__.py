"""broadfront plays, adjudicates and explains hex-and-counter wargames of the Western Front 1944-45."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from broadfront.core.errors import Ambiguous, BroadfrontError, Illegal, Invalid

if TYPE_CHECKING:
    from broadfront.api import (
        Action,
        Advice,
        Answer,
        Chance,
        Chosen,
        Decision,
        Followed,
        Game,
        GameOver,
        HexMap,
        Odds,
        Options,
        Playable,
        Player,
        Simulation,
        State,
        Title,
        View,
        advise,
        ask,
        guide,
        guided,
        hints,
        load,
        load_map,
        load_title,
        new,
        odds,
        play_out,
        questions,
        scenarios,
        simulate,
        titles,
    )

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

    def __getattr__(name: str) -> Any:
        """The functions of `api`: whoever imports a part of the package passes through here and seldom needs them.

        The version is that of the installed package, which got it from a tag of git.
        """
        if name == "__version__":
            from importlib import metadata

            try:
                return metadata.version(__name__)
            except metadata.PackageNotFoundError:
                return "0+unknown"  # files that nobody installed
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from broadfront import api

        # `titles` is a package by now, which can be called too; everything else is what `api` has.
        return globals().get(name) or getattr(api, name)
