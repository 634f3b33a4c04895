"""What mkdocs is told beside mkdocs.yml: CONTRIBUTING.md and CHANGELOG.md are pages of the site too, written once."""

from __future__ import annotations

from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

__all__ = ["PAGES", "on_files"]

ROOT = Path(__file__).resolve().parent.parent
PAGES = {"contributing.md": "CONTRIBUTING.md", "changelog.md": "CHANGELOG.md"}
"""Pages of the site, and the files of the repository they are."""


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    """Their links lead from the root of the repository; in the site, from beside the other pages."""
    for page, file in PAGES.items():
        text = (ROOT / file).read_text(encoding="utf-8").replace("](docs/", "](")
        files.append(File.generated(config, page, content=text))
    return files
