"""A server that is told to stop does so, whatever it is doing."""

import os
import signal
import socket
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from tests.web.hostile import of_undos
from tests.web.running import running_server

PATIENCE = 30.0


def children_of(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@contextmanager
def a_slow_body(port: int) -> Iterator[None]:
    """Keep a half-sent request open."""
    head = f"POST /api/games HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: application/json\r\n"
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as line:
        line.sendall(f"{head}Content-Length: 50\r\n\r\n{{".encode())
        yield


@contextmanager
def a_stream(port: int) -> Iterator[None]:
    """Keep an event stream open."""
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as client:
        made = client.post("/api/games", json={"title": "patrol"}).json()
        headers = {"Seat": made["seats"][0]["token"]}
        with client.stream("GET", f"/api/games/{made['game']}/events", headers=headers) as news:
            assert next(news.iter_lines()).startswith(":")
            yield


@contextmanager
def heavy_work(port: int) -> Iterator[None]:
    """Upload records that take long to check."""
    body = {"record": of_undos(8_000, 60)}

    def upload() -> None:
        with suppress(httpx.HTTPError), httpx.Client(timeout=PATIENCE) as client:
            client.post(f"http://127.0.0.1:{port}/api/games/load", json=body)

    threads = [threading.Thread(target=upload) for _ in range(4)]
    for thread in threads:
        thread.start()
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as client:
        while "broadfront_workers_busy 1" not in client.get("/metrics").text and threads[0].is_alive():
            pass
    yield
    for thread in threads:
        thread.join(PATIENCE)


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="processes are counted in /proc")
@pytest.mark.parametrize("sent", [signal.SIGTERM, signal.SIGINT])
@pytest.mark.parametrize("going_on", [a_slow_body, a_stream, heavy_work])
def test_a_signal_ends_the_server_and_its_workers(tmp_path: Path, going_on: object, sent: signal.Signals) -> None:
    with running_server(tmp_path / "games.sqlite") as (process, port):
        with going_on(port):  # type: ignore[operator]
            workers = children_of(process.pid)
            process.send_signal(sent)
            assert process.wait(PATIENCE) == 0
        assert process.stderr is not None
        said = process.stderr.read()
        assert "Traceback" not in said
        assert said.count("\n") <= 1, said
    for worker in workers:
        with suppress(ProcessLookupError, subprocess.TimeoutExpired):
            os.kill(worker, 0)
            pytest.fail("a worker has outlived its server")
