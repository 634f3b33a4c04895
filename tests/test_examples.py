"""The Python code of README and documentation passes a strict type checker."""

import doctest
import subprocess
import sys
from pathlib import Path

from tests.repository import ROOT

PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def test_every_example_of_the_documentation_passes_a_strict_type_check(tmp_path: Path) -> None:
    written = []
    for page in PAGES:
        examples = doctest.DocTestParser().get_examples(page.read_text(encoding="utf-8"))
        if examples:
            path = tmp_path / f"{'_'.join(page.relative_to(ROOT).with_suffix('').parts).replace('-', '_')}.py"
            path.write_text("".join(example.source for example in examples), encoding="utf-8")
            written.append(path)
    assert len(written) >= 5
    told = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", *map(str, written)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.stdout == ""
