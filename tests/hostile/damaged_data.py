"""Data folders of a person's own, damaged in many ways: refused with file and line, or played with."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import broadfront.titles as titles
from broadfront.core import files
from broadfront.core.errors import BroadfrontError
from broadfront.core.game import Game
from broadfront.core.title import Playable
from broadfront.players import RandomPlayer
from broadfront.sim import play_out
from broadfront.titles import load_for_question, questions
from tests.hostile.damaged_records import one_line

__all__ = ["KINDS", "TITLES", "damage", "use", "use_whole"]

FOLDER = Path(titles.__path__[0])
TITLES = ("patrol", "ardennes", "wacht", "rhine")
PLACE = re.compile(r"(, line \d+: |:\d+: )")
LINES_PLAYED = 20

ASKED: dict[str, tuple[tuple[str, dict[str, object]], ...]] = {
    "patrol": (("combat", {"odds": "2:1", "die": 4}),),
    "ardennes": (
        ("unit", {"unit": "Peiper.1SS.ISS"}),
        ("terrain", {"terrain": "Woods", "mover": "mechanized"}),
        ("supply", {"position": "campaign", "side": "german"}),
    ),
    "wacht": (
        ("ma", {"base": 12, "mode": "strategic", "ground": "snow"}),
        ("unit", {"unit": "AFV"}),
        ("river", {"unit": "Mech unit", "river": "minor", "by": "ford"}),
        ("fuel_roll", {"row": "Low", "roll": 1}),
    ),
    "rhine": (
        ("supply", {"nation": "us", "date": "1944-10-26", "dice": 7, "ground": "dry"}),
        ("weather", {"date": "1944-12-01", "ground_die": 3, "flight_dice": 7}),
        ("replacements", {"nation": "us", "date": "1944-12-01", "dice": 9}),
        ("arrivals", {"date": "1944-09-05"}),
        ("rebuild", {"unit": "Infantry unit"}),
    ),
}
WORDS = ["", "-", "x", "0", "-1", "99", "100000", "1e9", "none", "None", "true", "0101", "9999", "1944-12-35", "\x1b"]


@cache
def files_of(title: str) -> list[str]:
    """The data files of a title; large ones once, so that the many small ones are not crowded out."""
    folder = FOLDER / title
    named = (path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.suffix in files.DATA_SUFFIXES)
    return sorted(name for name in named if not name.startswith(files.EXCLUDED_FOLDERS))


@cache
def text_of(title: str, name: str) -> str:
    return (FOLDER / title / name).read_text(encoding="utf-8")


def _line(rng: Random, text: str, pattern: str) -> re.Match[str] | None:
    """Something of a kind somewhere in a text."""
    start = rng.randrange(len(text))
    compiled = re.compile(pattern, re.MULTILINE)
    return compiled.search(text, start) or compiled.search(text)


def _replaced(text: str, found: re.Match[str] | None, new: str, group: int = 0) -> str:
    return text if found is None else text[: found.start(group)] + new + text[found.end(group) :]


def key_renamed(rng: Random, text: str) -> str:
    found = _line(rng, text, r"^\s*([A-Za-z_\"][\w \"/-]*?)\s*=|^\[+([\w.-]+)\]")
    group = 0 if found is None else (1 if found[1] else 2)
    old = "" if found is None else found[group]
    return _replaced(text, found, rng.choice((f"{old}x".replace('"x', 'x"'), old[:-1] or "x", "other")), group)


def value_changed(rng: Random, text: str) -> str:
    found = _line(rng, text, r"=\s*(\"[^\"\n]*\"|'[^'\n]*'|[\w.+-]+)\s*$")
    new = rng.choice(
        ("1", "-1", "0", "99", "1000000", "true", '"x"', '""', "[]", "{}", "[1]", "1.5", "1944-12-35", "inf")
    )
    return _replaced(text, found, new, 1)


def number_changed(rng: Random, text: str) -> str:
    found = _line(rng, text, r"(?<![\w.-])\d+(?![\w.-])")
    old = int(found[0]) if found is not None else 0
    return _replaced(text, found, str(rng.choice((old + 1, old - 1, 0, -old, old * 10, old + 1000, 10**20))))


def word_changed(rng: Random, text: str) -> str:
    found = _line(rng, text, r"(?<=[\",= ])[A-Za-z][\w.-]{2,}(?=[\", \n])")
    other = _line(rng, text, r"(?<=[\",= ])[A-Za-z][\w.-]{2,}(?=[\", \n])")
    return _replaced(text, found, rng.choice((*WORDS, "" if other is None else other[0], "Nowhere")))


def cell_changed(rng: Random, text: str) -> str:
    found = _line(rng, text, r"(?<=[,\[ ])\"[^\"\n]*\"(?=\s*[,\]])|(?<=,)[^,\n\"]*(?=,)")
    quoted = found is not None and found[0].startswith('"')
    word = rng.choice(WORDS)
    return _replaced(text, found, f'"{word}"' if quoted else word)


def row_cut(rng: Random, text: str) -> str:
    found = _line(rng, text, r",\s*[^,\n\[\]]+(?=[,\n\]])")
    return _replaced(text, found, "")


def lines_lost(rng: Random, text: str) -> str:
    lines = text.split("\n")
    at = rng.randrange(len(lines))
    match rng.randrange(3):
        case 0:
            del lines[at : at + rng.choice((1, 1, 3, 10))]
        case 1:
            lines.insert(at, lines[rng.randrange(len(lines))])
        case _:
            lines[at] = lines[at][: len(lines[at]) // 2]
    return "\n".join(lines)


def cut(rng: Random, text: str) -> str:
    return text[: rng.randrange(len(text))]


def date_changed(rng: Random, text: str) -> str:
    found = _line(rng, text, r"19\d\d-\d\d-\d\d")
    dates = ("1944-12-35", "1944-13-01", "1945-02-30", "1944-12-31", "1900-01-01", "soon", "1944-09-05")
    return _replaced(text, found, rng.choice(dates))


def deep(rng: Random, text: str) -> str:
    found = _line(rng, text, r"=\s*([^\n]+)$")
    depth = rng.choice((5, 50, 5000))
    return _replaced(text, found, "[" * depth + "]" * depth, 1)


def noise(rng: Random, text: str) -> str:
    raw = bytearray(text.encode())
    for _ in range(rng.choice((1, 3, 20))):
        raw[rng.randrange(len(raw))] = rng.randrange(256)
    return raw.decode("utf-8", "surrogateescape")


def binary(rng: Random, text: str) -> str:
    raw = rng.choice((rng.randbytes(300), b"", b"\xff\xfe", b"\0" * 100, b"\n" * 50))
    return raw.decode("utf-8", "surrogateescape")


KINDS: tuple[Callable[[Random, str], str], ...] = (
    key_renamed, key_renamed, value_changed, value_changed, number_changed, number_changed, word_changed, word_changed,
    cell_changed, cell_changed, row_cut, row_cut, lines_lost, lines_lost, cut, date_changed, deep, noise, noise, binary,
)  # fmt: skip


def damage(seed: int, folder: Path) -> tuple[str, str, str]:
    """Write a data folder with one file of a title, damaged: the title, the file, and what was done to it."""
    rng = Random(seed)
    title = TITLES[seed % len(TITLES)]
    kind = KINDS[(seed // len(TITLES)) % len(KINDS)]
    name = rng.choice(files_of(title))
    if name.endswith(".txt") and rng.random() < 0.5:
        name = rng.choice(files_of(title))  # maps are large and slow to read
    text = kind(rng, text_of(title, name))
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text.encode("utf-8", "surrogateescape"))
    return title, name, kind.__name__


def use(
    title: str, folder: Path, seed: int = 0, timed: Callable[[Callable[[], Any]], Any] = lambda done: done()
) -> str:
    """Load a title with such a folder, ask it, and play a few lines: `refused`, or `played` when nothing was. Each of
    the three goes through `timed`."""
    try:
        found = timed(lambda: titles.load_title(title, folder))
    except BroadfrontError as error:
        said = one_line(error)
        assert PLACE.search(said), f"a refusal without file and line: {said}"
        assert str(folder) in said, f"a refusal that blames another file: {said}"
        return "refused"
    assert isinstance(found, Playable)
    timed(lambda: _ask(title, folder))
    timed(lambda: _play(found, Random(seed)))
    return "played"


def use_whole(title: str) -> None:
    """The same with our own files: what is loaded once is loaded then."""
    found = titles.load_title(title)
    assert isinstance(found, Playable)
    _ask(title, None)
    for seed in range(3):
        _play(found, Random(seed))


def _ask(title: str, folder: Path | None) -> None:
    for name, given in ASKED[title]:
        question = questions(title)[name]
        try:
            question(load_for_question(question, title, folder), **given)
        except BroadfrontError as error:
            one_line(error)


def _play(title: Playable, rng: Random) -> None:
    """The first lines of a scenario."""
    scenario = rng.choice(list(title.card.scenarios))
    variant = rng.choice(title.card.scenarios[scenario].variants or tuple(title.card.variants))
    game = Game.new(title, scenario=scenario, variant=variant, seed="1")
    players = {side: RandomPlayer(rng.randrange(1000)) for side in game.state.played}
    play_out(game, players, limit=LINES_PLAYED)
