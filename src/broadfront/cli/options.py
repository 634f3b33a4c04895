"""Options that several commands take."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

__all__ = ["DEFAULT_TITLE", "DataOption", "JsonOption"]

DEFAULT_TITLE = "ardennes"
"""The title used when none is given."""

DataOption = Annotated[
    Path | None, typer.Option("--data", metavar="DIR", help="A folder with files of your own that replace ours.")
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON.")]
