"""A mkdocs hook: adds CONTRIBUTING.md and CHANGELOG.md to the site's pages, so that each is written only once."""

from __future__ import annotations

from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

__all__ = ["PAGES", "on_files"]

ROOT = Path(__file__).resolve().parent.parent
PAGES = {"contributing.md": "CONTRIBUTING.md", "changelog.md": "CHANGELOG.md"}
"""Pages of the site, with the repository files they show."""


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    """Add the pages. Their links start at the repository root, so `docs/` is removed from them."""
    for page, file in PAGES.items():
        text = (ROOT / file).read_text(encoding="utf-8").replace("](docs/", "](")
        files.append(File.generated(config, page, content=text))
    return files
