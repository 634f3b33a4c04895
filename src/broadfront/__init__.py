"""broadfront plays, adjudicates and explains hex-and-counter wargames of the Western Front 1944-45."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from broadfront.core.errors import Ambiguous, BroadfrontError, Illegal, Invalid

if TYPE_CHECKING:
    from broadfront.api import ask, load, load_title, new, odds, simulate

__version__ = "0.1.0"

__all__ = ["Ambiguous", "BroadfrontError", "Illegal", "Invalid", "ask", "load", "load_title", "new", "odds", "simulate"]

if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        """The functions of `api`: whoever imports a part of the package passes through here and seldom needs them."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from broadfront import api

        return getattr(api, name)
