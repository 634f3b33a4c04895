"""Errors that a person can cause, each with a one-line message.

There are three kinds: *invalid* (meaningless input, such as an unknown hex), *illegal* (a rule forbids it) and
*ambiguous* (it has more than one meaning).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from broadfront.core.messages import Message
    from broadfront.core.rulings import Ruling

__all__ = [
    "DAMAGE_ERRORS",
    "MAX_SHOWN",
    "Ambiguous",
    "BroadfrontError",
    "Faults",
    "Illegal",
    "Invalid",
    "brief_repr",
    "unknown_name",
]


MAX_SHOWN = 120
"""Maximum number of characters of an input that a message shows."""

DAMAGE_ERRORS = (
    ArithmeticError, AssertionError, AttributeError, LookupError, NotImplementedError, RecursionError, TypeError,
    ValueError,
)  # fmt: skip
"""Exceptions that code may raise on an impossible position, such as one from a damaged file or from other rules."""


class BroadfrontError(Exception):
    """Base of all errors a person can cause. `str()` gives one clear line."""

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
        """What is wrong, in the reader's language."""
        return str(self.said)

    def __str__(self) -> str:
        return f"{self.message} {self.todo}" if self.todo else self.message

    def to_data(self) -> dict[str, object]:
        """Return the error as plain data for programs."""
        return {
            "kind": self.kind,
            "parameter": self.parameter,
            "given": self.given,
            "accepted": self.accepted,
            "message": str(self),
        }


class Invalid(BroadfrontError):
    """The input has no meaning here."""

    kind = "invalid"


class Faults(Invalid):
    """Several faults in a position file raised as one error, each with the words that locate it in the file."""

    def __init__(self, head: str, faults: Sequence[tuple[str, Sequence[str]]], *, parameter: str) -> None:
        super().__init__(" ".join((head, *(text for text, _ in faults))), parameter=parameter)
        self.head = head
        self.faults = faults

    def with_places(self, at: Callable[..., str]) -> Faults:
        """Return these faults, each preceded by its place in the file, as `at` finds it."""
        found = [(f"{at(*words)}: {text}" if words else text, words) for text, words in self.faults]
        return Faults(self.head, found, parameter=self.parameter or "start")


class Ambiguous(BroadfrontError):
    """The input has more than one meaning."""

    kind = "ambiguous"


class Illegal(BroadfrontError):
    """A rule forbids the action; the ruling says which rule and why."""

    kind = "illegal"

    def __init__(self, ruling: Ruling) -> None:
        super().__init__(ruling, parameter=None, given=None, accepted=None)
        self.ruling = ruling

    def to_data(self) -> dict[str, object]:
        """Return the error as plain data for programs, with the ruling that forbids the action."""
        return super().to_data() | {"ruling": self.ruling.serialize()}


def brief_repr(given: object) -> str:
    """Return the `repr` of an input, shortened for an error message.

    >>> brief_repr("x" * 500)[-8:]
    'xxxxx...'
    """
    text = repr(given)
    return text if len(text) <= MAX_SHOWN else f"{text[: MAX_SHOWN - 3]}..."


def unknown_name(
    what: str, given: object, known: Iterable[str], *, parameter: str | None = None, todo: str | None = None
) -> Invalid:
    """Return an `Invalid` error for an unknown name, suggesting the nearest known names.

    >>> str(unknown_name("title", "ardenes", ["ardennes", "rhine"]))
    "Unknown title 'ardenes': expected ardennes, rhine; did you mean ardennes?"
    """
    names = sorted(known)
    near = get_close_matches(str(given), names, n=3, cutoff=0.6)
    shown = near if len(names) > 12 and near else names[:12]
    listed = ", ".join(shown) + (f" and {len(names) - len(shown)} more" if len(names) > len(shown) else "")
    message = f"Unknown {what} {brief_repr(given)}: expected {listed}"
    message += f"; did you mean {near[0]}?" if near else "."
    return Invalid(message, parameter=parameter or what, given=given, accepted=names, todo=todo)
