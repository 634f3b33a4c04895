"""A trace as the tests put it: units, hexes and bridges by their ids, and orders in short."""

from __future__ import annotations

from typing import Any

from broadfront.core.events import Candidate, Trace
from broadfront.core.messages import Message
from broadfront.core.rulings import LedgerLine

__all__ = ["by_ids"]

ID_OF = {"called.unit": "unit", "called.bridge": "bridge"}


class ShortCandidate(Candidate, frozen=True):
    @property
    def what(self) -> str:
        return _short(self.named)


class ShortTrace(Trace, frozen=True):
    @property
    def choice(self) -> str:
        return _short(self.chose)


def _short(message: Message) -> str:
    """Attacks, moves and places in the fewest words; all else as it is said."""
    data, units = message.data, ", ".join(message.data.get("units", ()))
    match message.topic:
        case "system.attack.order" | "system.attack.order-after-moves":
            ways = "".join(f", {_way(part)}" for part in data["parts"])
            who = ", ".join((*data["units"], *data["joined"]))
            return f"attack {data['what'].data['hex']} at {data['odds']}:1 with {who}{ways}"
        case "system.attack.from-hex" | "system.attack.after-move":
            return f"{units} from {data['start']} on {data['what'].data['hex']}"
        case "system.attack.on":
            return f"attack {data['what'].data['hex']}"
        case "system.move.goes" | "system.move.to":
            return f"{units} to {data['hex']}"
        case "system.named.stack":
            return f"{units} in {data['hex']}"
        case "system.named.unit-in-hex" | "system.deploy.unit-in-hex":
            return f"{data['unit']} in {data['hex']}"
    return str(message)


def _way(part: Message) -> str:
    return f"{', '.join(part.data['units'])} by way of {part.data['hex']}"


def _plain(value: Any) -> Any:
    if isinstance(value, Message):
        return value.data[ID_OF.get(value.topic, "hex")] if value.topic.startswith("called.") else _message(value)
    return [_plain(one) for one in value] if isinstance(value, list) else value


def _message(message: Message) -> Message:
    return Message(message.book, message.topic, {field: _plain(value) for field, value in message.data.items()})


def by_ids(trace: Trace) -> Trace:
    return ShortTrace(
        _message(trace.asks),
        _message(trace.chose),
        trace.rules,
        tuple(ShortCandidate(_message(c.named), _message(c.because), c.rule, c.chosen) for c in trace.candidates),
        tuple(map(_message, trace.dice)),
        tuple(LedgerLine(line.amount, _message(line.message), line.rule) for line in trace.counted),
        None if trace.follows is None else _message(trace.follows),
    )
