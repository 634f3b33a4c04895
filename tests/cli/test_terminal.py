"""The streams that commands print on escape control characters during the command, and not after it."""

import io
import sys

import pytest

from broadfront.cli.terminal import escaped_output


def test_a_reset_of_the_terminal_after_the_command_is_not_written_out(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = io.StringIO()
    monkeypatch.setattr(sys, "stdout", plain)
    with escaped_output():
        kept = sys.stdout
        print("\x1b[2J")
    kept.write("\x1b[0m")
    assert plain.getvalue() == "\\x1b[2J\n\x1b[0m"
