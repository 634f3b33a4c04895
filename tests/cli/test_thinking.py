"""Search in the terminal can be stopped early, and shows its progress on a terminal."""

import io
import os
import signal
from collections.abc import Iterator

import pytest

from broadfront.cli.analyst.search_progress import StoppableSearch


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Install the default handler of Ctrl-C, which a process started in the background lacks."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
def test_the_first_interrupt_is_enough_and_the_next_one_leaves() -> None:
    with StoppableSearch("thinking") as thinking:
        assert not thinking.report_progress(1, 10)
        os.kill(os.getpid(), signal.SIGINT)
        assert thinking.report_progress(2, 10)
        with pytest.raises(KeyboardInterrupt):
            os.kill(os.getpid(), signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_a_line_on_the_screen_says_how_far_and_goes_again(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen()
    monkeypatch.setattr("sys.stderr", screen)
    with StoppableSearch("thinking") as thinking:
        thinking.report_progress(2, 5)
    assert screen.getvalue() == "\r\x1b[Kthinking: 40% (Ctrl-C: that is enough)\r\x1b[K"
