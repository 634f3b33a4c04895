"""A title that only answers questions, with one parameter of each kind."""

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from broadfront.core.errors import Invalid
from broadfront.core.messages import register_words
from broadfront.core.title import Title
from broadfront.titles.kit import Command, TitleKit

KIT = TitleKit(
    printed=".:load",
    questions=".questions",
    commands=(
        Command("rise", "what goes up", ".commands:rise", printed=True, json=True),
        Command("fall", "what comes down", ".commands:fall", printed=True),
    ),
)

register_words("toy", Path(__file__).parent / "words")


class Toy(Title):
    @cached_property
    def prices(self) -> dict[str, int]:
        return dict(self.files.toml("charts/prices.toml")["prices"])

    def position(self, given: str | Mapping[str, Any]) -> Mapping[str, Any]:
        if isinstance(given, str) or "units" not in given:
            raise Invalid("A position needs units.", parameter="position", given=given, accepted="units")
        return given


def load(data: Path | None = None) -> Toy:
    return Toy(Path(__file__).parent, data)
