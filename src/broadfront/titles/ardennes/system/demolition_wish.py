"""Bridges the Germans come to: the system always tries to blow them."""

from __future__ import annotations

from broadfront.core.steps import Chosen
from broadfront.titles.ardennes.rules.actions import RollDemolition
from broadfront.titles.ardennes.rules.state import ArdennesState
from broadfront.titles.ardennes.steps.moving import DemolitionWish

__all__ = ["always_try"]


def always_try(state: ArdennesState, step: DemolitionWish) -> Chosen:
    """The roll is no choice in the solitaire game, so nothing is told of it."""
    return RollDemolition(), None
