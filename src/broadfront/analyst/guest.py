"""Bots as guests: a program from outside plays a side, line by line over a pipe.

The lines are explained in docs/analyst.md. What a guest is sent is its side's view and nothing else.
"""

from __future__ import annotations

import contextlib
import queue
import shlex
import subprocess
import threading
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import IO, Any, Self

import msgspec

from broadfront.core.actions import Action
from broadfront.core.errors import Invalid, briefly
from broadfront.core.options import Options
from broadfront.core.steps import GameOver
from broadfront.core.title import Playable
from broadfront.core.view import View, pending_told

__all__ = ["PROTOCOL", "Guest"]

PROTOCOL = 1
PATIENCE = 60.0
"""Seconds that a guest has for an answer, unless somebody says otherwise."""
LONGEST = 100_000
"""Characters of a line of a guest that are read."""

Heard = Callable[[str], None]


class Guest:
    """A player that asks a program. Use it as a context, so that the program is ended whatever happens."""

    def __init__(
        self, command: str | Sequence[str], title: Playable, *, patience: float = PATIENCE, heard: Heard | None = None
    ) -> None:
        self.title, self.patience, self.heard = title, patience, heard
        self.name = words[0] if (words := shlex.split(command) if isinstance(command, str) else list(command)) else ""
        if not words:
            raise Invalid("The command of the guest is empty.", parameter="command", todo="Say what starts it.")
        self._lines: queue.Queue[str | None] = queue.Queue()
        try:
            self._program = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
        except OSError as error:
            raise Invalid(
                f"The guest {words[0]!r} cannot be started: {error.strerror}.", parameter="command", given=words[0]
            ) from None
        assert self._program.stdout is not None
        threading.Thread(target=_read, args=(self._program.stdout, self._lines), daemon=True).start()
        try:
            self._greet()
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"Guest({self.name})"

    def _greet(self) -> None:
        self._send(f"broadfront {PROTOCOL}")
        while (line := self._hear("ready")) != "ready":
            word, _, rest = line.partition(" ")
            if word != "name" or not rest:
                raise self._wrong(line, "`name` and a name, or `ready`")
            self.name = rest

    def begin(self, side: str, scenario: str, variant: str, number: int) -> None:
        """Tell the guest that a game begins, the first, second and so on; never its seed, which gives the dice."""
        header = {"title": self.title.name, "scenario": scenario, "variant": variant, "side": side, "number": number}
        self._send(f"game {_json(header)}")

    def choose(self, view: View, options: Options) -> Action:
        """Send what the side knows and may do; take the number of an option, or any other legal action."""
        listed = options.listing()
        asked = {
            "view": view.to_data(),
            "options": [action.to_data() for action in listed],
            "words": [str(action) for action in listed],
        }
        self._send(f"ask {_json(asked)}")
        line = self._hear("an answer")
        word, _, rest = line.partition(" ")
        if word == "choose" and rest.isascii() and rest.isdigit() and len(rest) < 9 and int(rest) < len(listed):
            return listed[int(rest)]
        if word == "do":
            try:
                action = self.title.codec.decode(msgspec.json.decode(rest))
            except (msgspec.DecodeError, Invalid) as error:
                raise self._wrong(line, f"an action ({error})") from None
            if action in options:
                return action
            raise self._wrong(line, "a legal action")
        raise self._wrong(line, f"`choose` and a number from 0 to {len(listed) - 1}, or `do` and an action as JSON")

    def end(self, over: GameOver) -> None:
        """Tell the guest how the game ended."""
        self._send(f"over {_json(pending_told(over))}")

    def close(self) -> None:
        """Ask the program to stop, then stop it."""
        with contextlib.suppress(OSError, Invalid):
            self._send("quit")
        try:
            self._program.wait(timeout=2.0)
        except subprocess.TimeoutExpired:
            self._program.kill()
            self._program.wait()
        for pipe in (self._program.stdin, self._program.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()

    def _send(self, line: str) -> None:
        assert self._program.stdin is not None
        try:
            self._program.stdin.write(f"{line}\n")
            self._program.stdin.flush()
        except (OSError, ValueError):
            raise self._gone() from None

    def _hear(self, what: str) -> str:
        """The next line that is an answer; lines that begin with `info` are passed on."""
        while True:
            try:
                line = self._lines.get(timeout=self.patience)
            except queue.Empty:
                raise Invalid(
                    f"The guest {self.name} gave no line within {self.patience:g} s; {what} was due.",
                    parameter="command", given=self.name, todo="Give it more time: --patience.",
                ) from None  # fmt: skip
            if line is None:
                raise self._gone()
            if line.partition(" ")[0] != "info":
                return line
            if self.heard is not None:
                self.heard(line.removeprefix("info").strip())

    def _gone(self) -> Invalid:
        return Invalid(
            f"The guest {self.name} has stopped before the game was over.", parameter="command", given=self.name,
            todo="See what it wrote to stderr.",
        )  # fmt: skip

    def _wrong(self, line: str, expected: str) -> Invalid:
        said = f"The guest {self.name} said {briefly(line)}; expected {expected}."
        return Invalid(said, parameter="command", given=line[:LONGEST])


def _json(data: Any) -> str:
    return msgspec.json.encode(data, enc_hook=str).decode()


def _read(pipe: IO[str], lines: queue.Queue[str | None]) -> None:
    """Lines of the guest, then None."""
    with contextlib.suppress(ValueError, OSError):
        while line := pipe.readline(LONGEST):
            if line.strip():
                lines.put(line.strip())
    lines.put(None)
