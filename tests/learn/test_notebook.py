"""The notebook that trains an agent runs from top to bottom, with few games."""

import os
import subprocess
import sys
from pathlib import Path

from tests.cli.test_start_up import WITH_SOURCE
from tests.test_repository import ROOT

NOTEBOOK = ROOT / "docs" / "notebooks" / "train-an-agent-for-patrol.ipynb"
RUN = """
import sys, nbformat
from nbclient import NotebookClient
book = nbformat.read(sys.argv[1], as_version=4)
assert not any(cell.get("outputs") for cell in book.cells), "kept with what it printed"
NotebookClient(book, timeout=240, kernel_name="python3", resources={"metadata": {"path": sys.argv[2]}}).execute()
assert all(cell.outputs for cell in book.cells if cell.cell_type == "code"), "a cell shows nothing"
"""


def test_the_notebook_that_trains_an_agent_runs_and_shows_something_in_every_cell(tmp_path: Path) -> None:
    env = WITH_SOURCE | {"BROADFRONT_GAMES": "3", "IPYTHONDIR": str(tmp_path / "ipython"), "PATH": os.environ["PATH"]}
    words = [sys.executable, "-c", RUN, str(NOTEBOOK), str(tmp_path)]
    told = subprocess.run(words, capture_output=True, text=True, check=False, env=env)
    assert told.returncode == 0, told.stderr[-2000:]
