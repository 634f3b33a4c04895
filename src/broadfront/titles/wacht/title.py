"""Wacht, loaded: its charts and house definitions."""

from __future__ import annotations

from pathlib import Path

from broadfront.core.title import Title
from broadfront.titles.wacht.charts import Charts


class Wacht(Title):
    def __init__(self, folder: Path, overlay: Path | None = None) -> None:
        super().__init__(folder, overlay)
        self.charts = Charts(self.files)
