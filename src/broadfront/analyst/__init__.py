"""The analyst: what a position is worth to a side, opponents that use this, and how much of a game was play or luck."""

from __future__ import annotations

from broadfront.analyst.evaluator import Evaluator
from broadfront.analyst.worth import Estimate, Option, Worth

__all__ = ["Estimate", "Evaluator", "Option", "Worth"]
