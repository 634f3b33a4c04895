"""The notebooks of the documentation run from top to bottom, with few games."""

import os
import subprocess
import sys
from pathlib import Path

import nbformat
import pytest

from tests.repository import ROOT
from tests.with_source import WITH_SOURCE

NOTEBOOKS = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))
RUN = """
import sys, nbformat
from nbclient import NotebookClient
book = nbformat.read(sys.argv[1], as_version=4)
NotebookClient(book, timeout=240, kernel_name="python3", resources={"metadata": {"path": sys.argv[3]}}).execute()
nbformat.write(book, sys.argv[2])
"""
FEW = {"BROADFRONT_GAMES": "3"}


@pytest.mark.parametrize("path", NOTEBOOKS, ids=[path.stem for path in NOTEBOOKS])
def test_a_notebook_runs_and_shows_something_in_every_code_cell_that_ends_in_a_value(
    path: Path, tmp_path: Path
) -> None:
    ran = tmp_path / path.name
    told = subprocess.run(
        [sys.executable, "-c", RUN, str(path), str(ran), str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
        env=WITH_SOURCE | FEW | {"IPYTHONDIR": str(tmp_path / "ipython"), "PATH": os.environ["PATH"]},
    )
    assert told.returncode == 0, told.stderr[-2000:]
    book = nbformat.read(ran, as_version=4)  # type: ignore[no-untyped-call]
    code = [cell for cell in book.cells if cell.cell_type == "code"]
    assert [cell.source for cell in code if not cell.outputs and not cell.source.startswith("from ")] == []


@pytest.mark.parametrize("path", NOTEBOOKS, ids=[path.stem for path in NOTEBOOKS])
def test_a_notebook_is_kept_without_what_it_printed(path: Path) -> None:
    book = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    kept = [cell for cell in book.cells if cell.cell_type == "code" and (cell.outputs or cell.execution_count)]
    assert kept == []
