"""Bots as guests: a program from outside plays a side, line by line over a pipe.

The lines are explained in docs/analyst.md. What a guest is sent is its side's view and nothing else.
"""

from __future__ import annotations

import contextlib
import queue
import shlex
import subprocess
import threading
import time
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import IO, Any, Self

import msgspec

from broadfront.core.actions import Action, Composed
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
AHEAD = 1_000
"""Lines of a guest that are kept until somebody waits for them; one that says more has to wait itself."""

Heard = Callable[[str], None]
Lines = queue.Queue[str | None]


class Guest:
    """A player that asks a program. Use it as a context, so that the program is ended whatever happens."""

    def __init__(
        self, command: str | Sequence[str], title: Playable, *, patience: float = PATIENCE, heard: Heard | None = None
    ) -> None:
        self.title, self.patience, self.heard = title, patience, heard
        self.name = words[0] if (words := shlex.split(command) if isinstance(command, str) else list(command)) else ""
        if not words:
            raise Invalid("The command of the guest is empty.", parameter="command", todo="Say what starts it.")
        self._lines: Lines = queue.Queue(AHEAD)
        self._sent: Lines = queue.Queue()
        try:
            self._program = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
        except OSError as error:
            raise Invalid(
                f"The guest {words[0]!r} cannot be started: {error.strerror}.", parameter="command", given=words[0]
            ) from None
        for work, pipe, lines in (
            (_read, self._program.stdout, self._lines),
            (_write, self._program.stdin, self._sent),
        ):
            threading.Thread(target=work, args=(pipe, lines), daemon=True).start()
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
        line = self._hear("what it chooses")
        word, _, rest = line.partition(" ")
        if word == "choose" and rest.isascii() and rest.isdigit() and len(rest) < 9 and int(rest) < len(listed):
            return listed[int(rest)]
        if word == "do":
            try:
                action = self.title.codec.decode(msgspec.json.decode(rest))
                legal = not isinstance(action, Composed) and action in options
            except (msgspec.DecodeError, Invalid) as error:
                raise self._wrong(line, f"an action ({error})") from None
            if legal:
                return action
            raise self._wrong(line, "a legal action")
        raise self._wrong(line, f"`choose` and a number from 0 to {len(listed) - 1}, or `do` and an action as JSON")

    def end(self, over: GameOver) -> None:
        """Tell the guest how the game ended."""
        self._send(f"over {_json(pending_told(over))}")

    def close(self) -> None:
        """Ask the program to stop, then stop it."""
        self._send("quit")
        self._sent.put(None)
        try:
            self._program.wait(timeout=2.0)
        except BaseException as error:
            self._program.kill()
            self._program.wait()
            if not isinstance(error, subprocess.TimeoutExpired):
                raise
        finally:
            with contextlib.suppress(queue.Empty):  # what it still said makes room for the thread that reads
                while self._lines.get(timeout=1.0) is not None:
                    pass

    def _send(self, line: str) -> None:
        """Written by a thread: a guest that does not read is found out when its answer is late, and holds up nobody."""
        self._sent.put(line)

    def _hear(self, what: str) -> str:
        """The next line that is an answer; lines that begin with `info` are passed on."""
        until = time.monotonic() + self.patience
        while True:
            try:
                line = self._lines.get(timeout=max(0.0, until - time.monotonic()))
            except queue.Empty:
                raise Invalid(
                    f"The guest {self.name} did not say {what} within {self.patience:g} s.",
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


def _read(pipe: IO[str], lines: Lines) -> None:
    """Lines of the guest, then None."""
    with contextlib.suppress(ValueError, OSError), pipe:
        while line := pipe.readline(LONGEST):
            if line.strip():
                lines.put(line.strip())
    lines.put(None)


def _write(pipe: IO[str], lines: Lines) -> None:
    """Lines to the guest, until None; if it has gone, that is seen where its answer is read."""
    with contextlib.suppress(ValueError, OSError), pipe:
        while (line := lines.get()) is not None:
            pipe.write(f"{line}\n")
            pipe.flush()
