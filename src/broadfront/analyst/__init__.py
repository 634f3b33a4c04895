"""The analyst: what a position is worth to a side, who plays by it, and what a game owed to play and to luck."""

from __future__ import annotations

from broadfront.analyst.evaluator import Evaluator
from broadfront.analyst.worth import Estimate, Option, Worth

__all__ = ["Estimate", "Evaluator", "Option", "Worth"]
