"""What can go wrong, said in one line.

Three kinds, as a person meets them: *invalid* (it cannot mean anything: unknown hex, wrong type),
*illegal* (it means something, and a rule forbids it) and *ambiguous* (it means more than one thing).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from broadfront.core.messages import Message
    from broadfront.core.rulings import Ruling

__all__ = ["NONSENSE", "SHOWN", "Ambiguous", "BroadfrontError", "Faults", "Illegal", "Invalid", "briefly", "unknown"]


SHOWN = 120
"""Characters of something given that a message shows."""

NONSENSE = (
    ArithmeticError, AssertionError, AttributeError, LookupError, NotImplementedError, RecursionError, TypeError,
    ValueError,
)  # fmt: skip
"""What code raises that meets a position it was never written for: one from a file, or of other rules."""


class BroadfrontError(Exception):
    """Every error a person can cause. `str()` is one clear line."""

    kind = "error"

    def __init__(
        self,
        message: str | Message | Ruling,
        *,
        parameter: str | None = None,
        given: object = None,
        accepted: object = None,
        todo: str | Message | None = None,
    ) -> None:
        super().__init__(str(message))
        self.said = message
        self.parameter = parameter
        self.given = given
        self.accepted = accepted
        self.todo = todo

    @property
    def message(self) -> str:
        """What is wrong, in the language of the reader."""
        return str(self.said)

    def __str__(self) -> str:
        return f"{self.message} {self.todo}" if self.todo else self.message

    def to_data(self) -> dict[str, object]:
        """The error as programs get it."""
        return {
            "kind": self.kind,
            "parameter": self.parameter,
            "given": self.given,
            "accepted": self.accepted,
            "message": str(self),
        }


class Invalid(BroadfrontError):
    """What was given has no meaning here."""

    kind = "invalid"


class Faults(Invalid):
    """Several things are wrong with a position: a line for each, and which words of it each is about."""

    def __init__(self, head: str, faults: Sequence[tuple[str, Sequence[str]]], *, parameter: str) -> None:
        super().__init__(" ".join((head, *(text for text, _ in faults))), parameter=parameter)
        self.head = head
        self.faults = faults

    def placed(self, at: Callable[..., str]) -> Faults:
        """The same, each after the place in a file that its words stand at."""
        found = [(f"{at(*words)}: {text}" if words else text, words) for text, words in self.faults]
        return Faults(self.head, found, parameter=self.parameter or "start")


class Ambiguous(BroadfrontError):
    """What was given has more than one meaning."""

    kind = "ambiguous"


class Illegal(BroadfrontError):
    """A rule forbids it. The ruling says which, and why."""

    kind = "illegal"

    def __init__(self, ruling: Ruling) -> None:
        super().__init__(ruling, parameter=None, given=None, accepted=None)
        self.ruling = ruling

    def to_data(self) -> dict[str, object]:
        return super().to_data() | {"ruling": self.ruling.told()}


def briefly(given: object) -> str:
    """What was given, as a message shows it: enough to know it again.

    >>> briefly("x" * 500)[-8:]
    'xxxxx...'
    """
    text = repr(given)
    return text if len(text) <= SHOWN else f"{text[: SHOWN - 3]}..."


def unknown(
    what: str, given: object, known: Iterable[str], *, parameter: str | None = None, todo: str | None = None
) -> Invalid:
    """An unknown name, with the nearest known ones.

    >>> str(unknown("title", "ardenes", ["ardennes", "rhine"]))
    "Unknown title 'ardenes': expected ardennes, rhine; did you mean ardennes?"
    """
    names = sorted(known)
    near = get_close_matches(str(given), names, n=3, cutoff=0.6)
    shown = near if len(names) > 12 and near else names[:12]
    listed = ", ".join(shown) + (f" and {len(names) - len(shown)} more" if len(names) > len(shown) else "")
    message = f"Unknown {what} {briefly(given)}: expected {listed}"
    message += f"; did you mean {near[0]}?" if near else "."
    return Invalid(message, parameter=parameter or what, given=given, accepted=names, todo=todo)
