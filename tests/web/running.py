"""A server in a separate process, as `broadfront serve` runs it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.web.serving import SOURCE

__all__ = ["running_server"]

SERVE = """
import sys
from pathlib import Path
from broadfront.web.serve import exit_now, listen, serve
from broadfront.web.settings import Settings
at, settings = listen(Settings(database=Path(sys.argv[1]), port=0, writes=1e6, reads=1e6), exact=True)
serve(settings, at, lambda: print(settings.port, flush=True))
exit_now()
"""


@contextmanager
def running_server(database: Path) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """Yield a server process and its port; kill it at the end."""
    with subprocess.Popen(
        [sys.executable, "-c", SERVE, str(database)],
        cwd=database.parent,
        env=SOURCE | {"PYTHONFAULTHANDLER": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            assert process.stdout is not None
            yield process, int(process.stdout.readline())
        finally:
            process.kill()
