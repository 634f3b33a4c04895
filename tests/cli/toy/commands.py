"""Commands of the toy title."""

from typing import Annotated

from broadfront.core.errors import Invalid
from broadfront.titles.commands import Argument, Option, Output, Rows
from tests.cli.toy import Toy


def rise(
    title: Toy, suns: Annotated[int, Argument("How many.")], twice: Annotated[bool, Option("Again.", "--twice")] = False
) -> Output:
    """What goes up."""
    rows = [Rows([(suns, "suns rise")])] * (1 + twice)
    return Output(rows, {"suns": suns}, [f"of {title.name}"])


def fall(title: Toy) -> Output:
    """What comes down."""
    raise Invalid("Nothing falls.", todo="Wait.")
