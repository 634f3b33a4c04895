"""The key that explains how to read a title's counters, cards, chits and map, with a picture of them."""

from __future__ import annotations

from typing import Literal

import msgspec

from broadfront.board.hexmap import load_title_map
from broadfront.core.game import Game
from broadfront.core.messages import Prose, localize
from broadfront.core.title import Title
from broadfront.titles import playable, tabletop
from broadfront.titles.drawing import draw_position

__all__ = ["FILE", "KeyPart", "counter_key_parts", "counter_key_svg"]

FILE = "manual/key.toml"
SCALE = 110.0
"""Pixels per hex: large, so that a counter can be read."""


class KeyPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One printed part of a counter, a card, a chit or the map, and what it means."""

    of: Literal["counter", "card", "chit", "map"]
    name: str
    text: Prose
    rules: tuple[str, ...]


class _KeyFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of `manual/key.toml`."""

    part: tuple[KeyPart, ...]
    scenario: str
    variant: str | None = None
    frame: tuple[str, ...] = ()


def counter_key_parts(title: Title) -> list[KeyPart]:
    """Return the explanations of how to read counters, cards, chits and map, in the order of the file and in the
    reader's language; [] if the title has none."""
    if not title.files.exists(FILE):
        return []
    parts = title.files.read(FILE, _KeyFile).part
    return [
        msgspec.structs.replace(
            one,
            name=localize(title.name, f"key-names.{one.name}", one.name),
            text=localize(title.name, f"key.{one.of}.{one.name}", one.text),
        )
        for one in parts
    ]


def counter_key_svg(title: Title) -> str:
    """Return an SVG picture of the counters at the start of a scenario, with a legend of the map."""
    file, hexmap = title.files.read(FILE, _KeyFile), load_title_map(title.files)
    state = Game.new(playable(title.name), scenario=file.scenario, variant=file.variant, seed=0).state
    frame = [hexmap.find(place) for place in file.frame]
    return draw_position(tabletop(title.name), hexmap, state, None, frame=frame, scale=SCALE, legend=True)
