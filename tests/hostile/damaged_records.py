"""Saved games damaged in many ways, and what a program does with one: only refusals of one line may come of it."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from broadfront.core.chance import Chance
from broadfront.core.errors import BroadfrontError
from broadfront.core.game import Game
from broadfront.core.opening import check_header, open_record
from broadfront.core.record import Record
from broadfront.players import RandomPlayer
from broadfront.sim import play_out
from broadfront.titles import playable

__all__ = ["KINDS", "bases", "damaged", "one_line", "use"]

LONGEST = 3000
"""Characters of a refusal."""

RECORDS = Path(__file__).parents[1] / "records"
PIECES: list[Any] = [
    None, True, False, 0, -1, 1, 2, 7, 255, 256, 10**9, 2**63, -(2**63), 10**30, 1.5, "", "x", "0101", "german",
    "allied", "\x1b[2J", "\0", "\u202e", "ß" * 300, [], {}, [[]], [None], {"do": "Move"}, {"step": "InOrder"}, ["0101"],
]  # fmt: skip


@cache
def bases() -> list[bytes]:
    """Whole records: games of patrol with and without a position behind them, and short ones of every other title."""
    found = []
    for seed in range(6):
        game = Game.new(playable("patrol"), variant=("solo", "two-player")[seed % 2], seed=seed)
        play_out(game, {side: RandomPlayer(seed) for side in game.state.played}, limit=20 + 10 * seed)
        if seed > 2:
            game.undo(game.past.live_lines[3])
            game.note("Hm.")
            game.redo()
        found.append(Record(game.record.header, game.record.lines, game.position if seed % 3 else None).to_bytes())
        started = Game.new(playable("patrol"), variant=game.record.header.variant, start=game.state.to_data())
        found.append(started.record.to_bytes())
    for name in ("ardennes-rules-1-two-players", "wacht-rules-1", "rhine-rules-1-corridor", "rhine-rules-1-clerk"):
        record = Record.read(RECORDS / f"{name}.bf")
        title = playable(record.header.title)
        short = Record(record.header, record.lines[:12])
        game = Game.replay(title, short)
        found.append(Record(record.header, short.lines, game.position).to_bytes())
        header = record.header
        start = Game.new(
            title, scenario=header.scenario, variant=header.variant, options=header.options, start=game.state.to_data()
        )
        found.append(start.record.to_bytes())
    return found


def _lines(data: bytes) -> list[bytes]:
    return data.split(b"\n")[:-1]


def _joined(lines: list[bytes]) -> bytes:
    return b"\n".join(lines) + b"\n"


def _numbered(lines: list[bytes]) -> bytes:
    """The lines with their numbers put right again, so that something else is what is wrong."""
    fixed, n = [lines[0]], 0
    for line in lines[1:]:
        data = json.loads(line)
        if "n" in data:
            n += 1
            data["n"] = n
        fixed.append(json.dumps(data).encode())
    return _joined(fixed)


def bits(rng: Random, data: bytes) -> bytes:
    raw = bytearray(data)
    for _ in range(rng.choice((1, 1, 2, 5, 20))):
        raw[rng.randrange(len(raw))] ^= 1 << rng.randrange(8)
    return bytes(raw)


def cut(rng: Random, data: bytes) -> bytes:
    return data[: rng.randrange(len(data))]


def bytes_moved(rng: Random, data: bytes) -> bytes:
    a, b = sorted(rng.randrange(len(data)) for _ in range(2))
    piece = data[a : min(b, a + 200)]
    return rng.choice((data[:a] + data[b:], data[:a] + piece + data[a:], data[:a] + bytes(rng.randbytes(9)) + data[a:]))


def lines_moved(rng: Random, data: bytes) -> bytes:
    lines = _lines(data)
    a, b = (rng.randrange(len(lines)) for _ in range(2))
    match rng.randrange(4):
        case 0:
            lines[a], lines[b] = lines[b], lines[a]
        case 1:
            lines.insert(a, lines[b])
        case 2:
            del lines[a]
        case _:
            lines[a] = lines[a] + lines[b]
    try:
        return _numbered(lines) if rng.random() < 0.6 and lines else _joined(lines)
    except (ValueError, TypeError, KeyError):
        return _joined(lines)


def nested(rng: Random, data: bytes) -> bytes:
    lines = _lines(data)
    at = rng.randrange(len(lines))
    line = json.loads(lines[at])
    key = rng.choice(list(line))
    depth = rng.choice((3, 30, 3000, 100_000))
    inner = rng.choice((json.dumps(line), "1", '"x"'))
    brackets = rng.choice((("[", "]"), ('{"a":', "}")))
    deep = brackets[0] * depth + inner + brackets[1] * depth
    lines[at] = json.dumps(line | {key: "HERE"}).replace('"HERE"', deep).encode()
    return _joined(lines)


def _places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    found = [path]
    if isinstance(value, dict):
        for key, part in value.items():
            found += _places(part, (*path, key))
    elif isinstance(value, list):
        for n, part in enumerate(value[:40]):
            found += _places(part, (*path, n))
    return found


def changed(rng: Random, value: Any) -> Any:
    """Plain data with one thing in it changed: another type, another value, gone, or there twice."""
    path = rng.choice([p for p in _places(value) if p] or [()])
    if not path:
        return rng.choice(PIECES)
    inside = value
    for key in path[:-1]:
        inside = inside[key]
    last = path[-1]
    match rng.randrange(6):
        case 0:
            del inside[last]
        case 1 if isinstance(inside, list):
            inside.append(inside[last])
        case 1:
            inside[f"{last}x"] = inside.pop(last)
        case 2 if isinstance(inside[last], int) and not isinstance(inside[last], bool):
            inside[last] += rng.choice((-1, 1, 3, -100, 1000))
        case 3 if isinstance(inside[last], str) and inside[last]:
            inside[last] = rng.choice((inside[last][:-1], inside[last] + "x", inside[last].swapcase()))
        case _:
            inside[last] = rng.choice(PIECES)
    return value


def values(rng: Random, data: bytes) -> bytes:
    lines = _lines(data)
    for _ in range(rng.choice((1, 1, 1, 3))):
        # Where a position stands, more can be wrong.
        at = rng.choice((0, len(lines) - 1, rng.randrange(len(lines))))
        lines[at] = json.dumps(changed(rng, json.loads(lines[at]))).encode()
    return _joined(lines)


def storm(rng: Random, data: bytes) -> bytes:
    """Hundreds of undos, redos and notes behind the lines."""
    lines = [line for line in _lines(data) if not line.startswith(b'{"at"')]
    n, last = len(lines) - 1, len(lines) - 1
    for _ in range(rng.choice((50, 400, 2000))):
        n += 1
        kind = rng.choice(("undo", "undo", "redo", "note", "both"))
        to = rng.randrange(last + 1)
        more: dict[str, Any] = {"undo_to": to} if kind in ("undo", "both") else {"note": "x" * rng.choice((1, 100))}
        if kind == "redo":
            more = {"redo_of": n - 1}
        lines.append(json.dumps({"n": n, **more}).encode())
        if kind == "both":
            n += 1
            lines.append(json.dumps({"n": n, "redo_of": n - 1}).encode())
    return _joined(lines)


def resumed(rng: Random, data: bytes) -> bytes:
    """A line that resumes the game from a position which is damaged."""
    lines = _lines(data)
    head = json.loads(lines[0])
    position = next((json.loads(line)["position"] for line in lines if line.startswith(b'{"at"')), head.get("start"))
    lines = [line for line in lines if not line.startswith(b'{"at"')]
    resume = {
        "rules": head["rules"], "data": head["data"], "after": rng.randrange(len(lines)),
        "position": changed(rng, position or {}), "differs": 1, "why": "x",
    }  # fmt: skip
    lines.append(json.dumps({"n": len(lines), "resume": resume}).encode())
    return _joined(lines)


KINDS: tuple[Callable[[Random, bytes], bytes], ...] = (
    bits, cut, bytes_moved, lines_moved, nested, values, values, values, storm, resumed
)  # fmt: skip


def damaged(seed: int) -> tuple[str, bytes]:
    """A damaged record, and what was done to it."""
    rng = Random(seed)
    kind = KINDS[seed % len(KINDS)]
    data = kind(rng, rng.choice(bases()))
    if rng.random() < 0.1:
        data = bits(rng, data) if data else data
    return kind.__name__, data


def use(data: bytes) -> bool:
    """Do with a record what commands and the server do; whether it opened. What is refused is refused in one line."""
    opened = False
    for recover, at_once in ((False, False), (False, True), (True, False)):
        try:
            record = Record.from_bytes(data, "game.bf", recover=recover)
            title = playable(record.header.title)
            check_header(title, record)
            game = open_record(title, record, name="game.bf", at_once=at_once).game
            _look(game)
            opened = True
        except BroadfrontError as error:
            one_line(error)
    return opened


def one_line(error: BroadfrontError) -> str:
    """What a refusal says, which is one line that can be read."""
    said = str(error)
    assert "\n" not in said, f"a refusal of several lines: {said!r}"
    assert len(said) < LONGEST, f"a refusal of {len(said)} characters: {said[:200]!r}"
    return said


def _look(game: Game) -> None:
    """What a person does first with a game that was opened."""
    for side in (None, *game.state.played):
        game.view(side).to_data()
    _ = game.log
    lines = len(game.record.lines)
    game.state_at((lines + game.record.resumed_at) // 2)
    if isinstance(game.pending, Chance):
        game.roll() if game.record.header.options.get("dice") != "own" else game.draw_unseen()
    if live := game.past.live_lines:
        game.undo(agreed=True) if any(game.record.lines[n - 1].do for n in live) else game.undo(live[0])
        game.redo()
    Record.from_bytes(Record(game.record.header, game.record.lines, game.position).to_bytes())
