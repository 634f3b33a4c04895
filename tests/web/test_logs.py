"""The server's messages on stderr: one line for each problem, no floods, and no secrets."""

import logging
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from broadfront.web.gateway.logs import PAUSE, RepeatFilter
from tests.web.running import running_server
from tests.web.serving import SOURCE


def log_record(text: str, error: Exception | None = None) -> logging.LogRecord:
    info = (type(error), error, error.__traceback__) if error is not None else None
    return logging.LogRecord("x", logging.WARNING, "", 0, text, (), info)


def test_the_same_message_is_logged_once_a_minute_and_counted() -> None:
    now = [0.0]
    seldom = RepeatFilter(lambda: now[0])
    assert seldom.filter(log_record("the disk is full"))
    assert not any(seldom.filter(log_record("the disk is full")) for _ in range(500))
    assert seldom.filter(log_record("something else"))
    now[0] = PAUSE
    again = log_record("the disk is full")
    assert seldom.filter(again)
    assert again.getMessage() == "the disk is full (500 more since it was last said)"


def test_an_error_is_the_same_wherever_its_words_differ() -> None:
    seldom = RepeatFilter()
    errors = []
    for n in range(3):
        try:
            raise ValueError(n)
        except ValueError as error:
            errors.append(error)
    assert [seldom.filter(log_record(f"unexpected: {error}", error)) for error in errors] == [True, False, False]


@pytest.mark.parametrize("what", ["deleted", "emptied"])
def test_a_lost_database_is_one_line_however_many_ask(tmp_path: Path, what: str) -> None:
    file = tmp_path / "games.sqlite"
    with running_server(file) as (process, port):
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
            made = client.post("/api/games", json={"title": "patrol", "seed": "secret-seed"}).json()
            headers = {"Seat": made["seats"][0]["token"]}
            assert client.get("/healthz").status_code == 200
            at = f"/api/games/{made['game']}"
            if what == "deleted":
                file.unlink()
            else:
                file.write_bytes(b"")
            for _ in range(10):
                answer = client.post(f"{at}/note", json={"text": "Hm."}, headers=headers)
                assert answer.status_code == 503, answer.text
                assert answer.json()["error"]["kind"] in ("not kept", "unavailable")
        process.terminate()
        assert process.wait(30) == 0
        assert process.stderr is not None
        text = process.stderr.read()
    assert 1 <= text.count("\n") <= 3, text
    assert "Traceback" not in text
    assert "secret-seed" not in text
    assert headers["Seat"] not in text
    assert not file.exists() or what == "emptied"


@pytest.mark.parametrize("content", [b"", b"x" * 4096])
def test_a_damaged_database_at_the_start_is_one_line_and_left_as_it_is(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "games.sqlite"
    file.write_bytes(content)
    command = [sys.executable, "-m", "broadfront.cli", "serve", "--port", "0", "--database", str(file)]
    ended = subprocess.run(command, env=SOURCE, capture_output=True, text=True, timeout=60, check=False)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.count("\n") == 1
    assert str(file) in ended.stderr
    assert file.read_bytes() == content
