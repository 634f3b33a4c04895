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
    """Compile the files of a map and return their texts by file name."""
    draft = compile_draft(title)
    return {"hexes.txt": draft.to_map().write(), "places.csv": gazetteer(draft)}


def map_folder(title: str) -> Path:
    """Return the folder of a title's committed map files."""
    return Path(str(resources.files("broadfront") / "titles" / title / "map"))


def write_map(title: str, out: Path | None = None) -> list[Path]:
    """Compile a map, write its files and return their paths."""
    fresh = compile_texts(title)
    place = out or map_folder(title)
    place.mkdir(parents=True, exist_ok=True)
    for name, text in fresh.items():
        (place / name).write_text(text, encoding="utf-8", newline="\n")
    return [place / name for name in fresh]


def differences(title: str) -> list[str]:
    """Return a line per file that differs from a fresh compilation, with the first different line; [] if none."""
    found = []
    for name, text in compile_texts(title).items():
        old = (map_folder(title) / name).read_text(encoding="utf-8")
        if old != text:
            pairs = zip(old.splitlines(), text.splitlines(), strict=False)
            number = next((n for n, (a, b) in enumerate(pairs, start=1) if a != b), min(len(old), len(text)))
            found.append(f"{title}/map/{name} differs from line {number}; `broadfront map build {title}` writes it")
    return found


def main(words: Sequence[str]) -> int:
    titles = [word for word in words if not word.startswith("-")] or list(TITLES)
    try:
        if "--check" in words:
            wrong = [line for title in titles for line in differences(title)]
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
