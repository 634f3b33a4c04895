"""Environment variables for a process that runs the package from its source."""

import os

from tests.repository import ROOT

WITH_SOURCE = os.environ | {"PYTHONPATH": str(ROOT / "src")}
