"""Questions of the toy title."""

import datetime as dt
from collections.abc import Mapping
from fractions import Fraction
from typing import Annotated, Any

from broadfront.core.messages import Message
from broadfront.core.questions import Answer, Day, Exact, OneOrMore, Position, Span, Words, question
from broadfront.core.rulings import LedgerLine, exact_plain
from tests.cli.toy import Toy


@question
def price(
    title: Toy,
    ware: Annotated[str, Words("bread", "fuel")],
    count: Annotated[int, Span(1, 9)] = 1,
    extras: Annotated[tuple[str, ...], OneOrMore(Words("salt", "can"))] = (),
    share: Annotated[Fraction, Exact(0)] = Fraction(1),
    date: Annotated[dt.date | None, Day()] = None,
    rush: bool = False,
) -> Answer:
    """What a ware costs.

    Extras cost one each; a rush costs two.
    """
    ledger = [LedgerLine(1, Message("toy", "extra", {"name": extra}), "TOY-2") for extra in extras]
    if rush:
        ledger.append(LedgerLine(2, Message("toy", "rush"), "TOY-3"))
    total = (title.prices[ware] * count + sum(int(line.amount) for line in ledger)) * share
    value = {"total": exact_plain(total), "rush": rush, "date": date.isoformat() if date else None}
    return Answer(value, tuple(ledger), ("TOY-1",))


@question
def strength(title: Toy, position: Annotated[Mapping[str, Any], Position()]) -> Answer:
    """How many units a position has."""
    return Answer({"units": len(position["units"]), "by_name": [{"unit": name} for name in position["units"]]})
