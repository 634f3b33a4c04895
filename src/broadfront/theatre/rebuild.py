"""Recompiles the maps: `python -m broadfront.theatre.rebuild [--check] [TITLE ...]`.

Without --check it writes the map files. With it nothing is written, and a difference gives exit code 1.
"""

import sys
from collections.abc import Sequence
from importlib import resources
from pathlib import Path

from broadfront.core.errors import BroadfrontError
from broadfront.theatre.compile import TITLES, compile_draft, gazetteer


def compile_texts(title: str) -> dict[str, str]:
    """Compile the map of a title and return the texts of its files by file name."""
    draft = compile_draft(title)
    return {"hexes.txt": draft.to_map().write(), "places.csv": gazetteer(draft)}


def map_folder(title: str) -> Path:
    """Return the folder in which a title's compiled map files are committed."""
    return Path(str(resources.files("broadfront") / "titles" / title / "map"))


def write_map(title: str, out: Path | None = None) -> list[Path]:
    """Compile the map of a title, write its files and return their paths."""
    fresh = compile_texts(title)
    place = out or map_folder(title)
    place.mkdir(parents=True, exist_ok=True)
    for name, text in fresh.items():
        (place / name).write_text(text, encoding="utf-8", newline="\n")
    return [place / name for name in fresh]


def differing_map_files(title: str) -> list[str]:
    """Return a line of text for each committed map file that differs from a fresh compilation, naming the first
    different line; [] if none does."""
    found = []
    for name, text in compile_texts(title).items():
        old = (map_folder(title) / name).read_text(encoding="utf-8")
        if old != text:
            pairs = zip(old.splitlines(), text.splitlines(), strict=False)
            number = next((n for n, (a, b) in enumerate(pairs, start=1) if a != b), min(len(old), len(text)))
            found.append(f"{title}/map/{name} differs from line {number}; `broadfront map build {title}` writes it")
    return found


def main(words: Sequence[str]) -> int:
    """Compile maps as the command line words say, or only compare them; return the exit code."""
    titles = [word for word in words if not word.startswith("-")] or list(TITLES)
    try:
        if "--check" in words:
            wrong = [line for title in titles for line in differing_map_files(title)]
            print("\n".join(wrong) or f"{', '.join(titles)}: the committed maps are what the geography gives")
            return 1 if wrong else 0
        for title in titles:
            for path in write_map(title):
                print(path)
    except BroadfrontError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
