"""External bots ("guests"): a separate program plays a side, line by line over a pipe.

docs/analyst.md explains the protocol. A guest receives only its side's view.
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
from broadfront.core.errors import Invalid, brief_repr
from broadfront.core.options import Options
from broadfront.core.steps import GameOver
from broadfront.core.title import Playable
from broadfront.core.view import View, serialize_pending

__all__ = ["PROTOCOL", "ExternalBot"]

PROTOCOL = 1
PATIENCE = 60.0
"""Default number of seconds a guest has for an answer."""
MAX_CHARACTERS = 100_000
"""Maximum number of characters read from a line of a guest."""
MAX_QUEUED = 1_000
"""Maximum number of a guest's lines kept until they are read; a guest that writes more is blocked."""

Heard = Callable[[str], None]
Lines = queue.Queue[str | None]


class ExternalBot:
    """A player that lets an external program choose (a "guest"). Use it in a `with` statement, so that the program is
    always stopped."""

    def __init__(
        self, command: str | Sequence[str], title: Playable, *, patience: float = PATIENCE, heard: Heard | None = None
    ) -> None:
        self.title, self.patience, self.heard = title, patience, heard
        self.name = words[0] if (words := shlex.split(command) if isinstance(command, str) else list(command)) else ""
        if not words:
            raise Invalid("The command of the guest is empty.", parameter="command", todo="Say what starts it.")
        self._lines: Lines = queue.Queue(MAX_QUEUED)
        self._sent: Lines = queue.Queue()
        try:
            self._program = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
        except OSError as error:
            raise Invalid(
                f"The guest {words[0]!r} cannot be started: {error.strerror}.", parameter="command", given=words[0]
            ) from None
        for work, pipe, lines in (
            (_read_lines, self._program.stdout, self._lines),
            (_write_lines, self._program.stdin, self._sent),
        ):
            threading.Thread(target=work, args=(pipe, lines), daemon=True).start()
        try:
            self._read_introduction()
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

    def _read_introduction(self) -> None:
        """Send the protocol version to the program and read its introduction, such as its name, until it is ready."""
        self._send(f"broadfront {PROTOCOL}")
        while (line := self._read_answer("ready")) != "ready":
            word, _, rest = line.partition(" ")
            if word != "name" or not rest:
                raise self._answer_error(line, "`name` and a name, or `ready`")
            self.name = rest

    def announce_game(self, side: str, scenario: str, variant: str, number: int) -> None:
        """Announce a new game and its number to the program. The game's seed is never sent: it would reveal the
        dice."""
        header = {"title": self.title.name, "scenario": scenario, "variant": variant, "side": side, "number": number}
        self._send(f"game {_to_json(header)}")

    def choose(self, view: View, options: Options) -> Action:
        """Send the program what its side knows and may do; return the option it picks, or the legal action it
        writes."""
        listed = options.listing()
        asked = {
            "view": view.to_data(),
            "options": [action.to_data() for action in listed],
            "words": [str(action) for action in listed],
        }
        self._send(f"ask {_to_json(asked)}")
        line = self._read_answer("what it chooses")
        word, _, rest = line.partition(" ")
        if word == "choose" and rest.isascii() and rest.isdigit() and len(rest) < 9 and int(rest) < len(listed):
            return listed[int(rest)]
        if word == "do":
            try:
                action = self.title.codec.decode(msgspec.json.decode(rest))
                legal = not isinstance(action, Composed) and action in options
            except (msgspec.DecodeError, Invalid) as error:
                raise self._answer_error(line, f"an action ({error})") from None
            if legal:
                return action
            raise self._answer_error(line, "a legal action")
        raise self._answer_error(
            line, f"`choose` and a number from 0 to {len(listed) - 1}, or `do` and an action as JSON"
        )

    def announce_end_of_game(self, over: GameOver) -> None:
        """Tell the external program how the game ended."""
        self._send(f"over {_to_json(serialize_pending(over))}")

    def close(self) -> None:
        """Ask the external program to stop, and kill it if it does not."""
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
            with contextlib.suppress(queue.Empty):  # emptying the queue lets the reading thread finish
                while self._lines.get(timeout=1.0) is not None:
                    pass

    def _send(self, line: str) -> None:
        """Queue a line of text for the thread that writes to the program. A program that does not read blocks nobody;
        it fails when its reply is late."""
        self._sent.put(line)

    def _read_answer(self, what: str) -> str:
        """Return the program's next reply; lines that begin with `info` are passed to the callback `heard` (given when
        the object was made) instead."""
        until = time.monotonic() + self.patience
        while True:
            try:
                line = self._lines.get(timeout=max(0.0, until - time.monotonic()))
            except queue.Empty:
                raise Invalid(
                    f"The guest {self.name} did not say {what} within {self.patience:g} s.",
                    parameter="command",
                    given=self.name,
                    todo="Give it more time: --patience.",
                ) from None
            if line is None:
                raise self._stopped_error()
            if line.partition(" ")[0] != "info":
                return line
            if self.heard is not None:
                self.heard(line.removeprefix("info").strip())

    def _stopped_error(self) -> Invalid:
        """Return the error that says that the external program has stopped."""
        return Invalid(
            f"The guest {self.name} has stopped before the game was over.",
            parameter="command",
            given=self.name,
            todo="See what it wrote to stderr.",
        )

    def _answer_error(self, line: str, expected: str) -> Invalid:
        """Return the error for an unexpected reply of the external program."""
        message = f"The guest {self.name} said {brief_repr(line)}; expected {expected}."
        return Invalid(message, parameter="command", given=line[:MAX_CHARACTERS])


def _to_json(data: Any) -> str:
    """Return data as JSON text."""
    return msgspec.json.encode(data, enc_hook=str).decode()


def _read_lines(pipe: IO[str], lines: Lines) -> None:
    """Put each line that the external program writes into the queue, then None when its output ends."""
    with contextlib.suppress(ValueError, OSError), pipe:
        while line := pipe.readline(MAX_CHARACTERS):
            if line.strip():
                lines.put(line.strip())
    lines.put(None)


def _write_lines(pipe: IO[str], lines: Lines) -> None:
    """Write lines from the queue to the external program until the queue yields None. If the program has stopped, no
    error is raised here; reading its reply fails instead."""
    with contextlib.suppress(ValueError, OSError), pipe:
        while (line := lines.get()) is not None:
            pipe.write(f"{line}\n")
            pipe.flush()
