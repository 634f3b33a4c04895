"""Guided first games: a script of goals for a real game, and progress in it."""

from __future__ import annotations

from broadfront.guiding.following import Followed, follow
from broadfront.guiding.guide import Guide, guide_of
from broadfront.guiding.starting import begin, guide_in, start_of

__all__ = ["Followed", "Guide", "begin", "follow", "guide_in", "guide_of", "start_of"]
