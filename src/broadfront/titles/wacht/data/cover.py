"""Covering terrain, 1.1.3 (H-18, H-19)."""

from __future__ import annotations

from collections.abc import Collection

from broadfront.titles.wacht.data.charts import Charts


def gives_cover(charts: Charts, purpose: str, features: Collection[str]) -> bool:
    """Return whether any of a hex's features (`night` counts as one) is covering terrain for a purpose."""
    return not charts.covering_features[purpose].isdisjoint(features)
