"""Guided first games: a script of goals for a real game, and progress in it."""

from __future__ import annotations

from broadfront.guiding.guide import Guide, title_guide
from broadfront.guiding.progress import Followed, follow_guide
from broadfront.guiding.starting import begin_guided, game_guide, guide_start

__all__ = ["Followed", "Guide", "begin_guided", "follow_guide", "game_guide", "guide_start", "title_guide"]
