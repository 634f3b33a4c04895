"""The server under malicious use: effects on others, shutdown, and the memory of its workers."""

import signal
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

import httpx

from bench import Measured, Missing, row
from bench.rows.page import GAMES, _play_some_actions
from tests.web.hostile import uploads
from tests.web.running import running_server

UPLOADS = 45
LONGEST = 20.0
"""Seconds during which other requests are timed."""


@contextmanager
def attack_server(port: int, count: int = UPLOADS) -> Iterator[list[int]]:
    """Upload several records at once, each as costly as its size allows, inside this context; collect status codes."""
    answers: list[int] = []

    def upload(record: str) -> None:
        with suppress(httpx.HTTPError), httpx.Client(timeout=120) as client:
            answers.append(client.post(f"http://127.0.0.1:{port}/api/games/load", json={"record": record}).status_code)

    threads = [threading.Thread(target=upload, args=(record,), daemon=True) for record in uploads(count)]
    for thread in threads:
        thread.start()
    yield answers


@row(f"server: `/` and a move elsewhere under {UPLOADS} hostile uploads", order=66)
def measure_under_attack() -> Measured:
    """Measure the slowest request while the uploads are being checked."""
    uploads(UPLOADS)  # prepared before the timing starts
    pages, moves = [], []
    with (
        tempfile.TemporaryDirectory() as folder,
        running_server(Path(folder) / "games.sqlite") as (_, port),
        httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=120) as client,
    ):
        wanted = {"title": "patrol", "variant": "two-player", "mode": "hot-seat"}
        made = client.post("/api/games", json=wanted).json()
        headers, at = {"Seat": made["seats"][0]["token"]}, f"/api/games/{made['game']}"
        client.get("/")
        with attack_server(port) as answers:
            began = time.monotonic()
            while len(answers) < UPLOADS and time.monotonic() - began < LONGEST:
                options = client.get(f"{at}/options", headers=headers).json()["options"]
                pages.append(_response_seconds(partial(client.get, "/")))
                call, body = ("apply", {"action": options[0]["action"]}) if options else ("undo", {"to": 0})
                moves.append(_response_seconds(partial(client.post, f"{at}/{call}", headers=headers, json=body)))
            took = time.monotonic() - began
    note = f"a page {1000 * max(pages):.0f} ms, a move {1000 * max(moves):.0f} ms at worst, of {len(pages)} each; "
    return Measured(max(*pages, *moves), limit=0.5, note=f"{note}{len(answers)} uploads answered in {took:.0f} s")


def _response_seconds(ask: Callable[[], httpx.Response]) -> float:
    started = time.monotonic()
    answer = ask()
    took = time.monotonic() - started
    assert answer.status_code == 200, answer.text
    return took


@row("server: from SIGTERM to its end with heavy work going on", order=66)
def measure_shutdown() -> Measured:
    """Measure with a stream open and uploads being checked."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running_server(Path(folder) / "games.sqlite") as (process, port),
        httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as client,
    ):
        made = client.post("/api/games", json={"title": "patrol"}).json()
        headers = {"Seat": made["seats"][0]["token"]}
        with client.stream("GET", f"/api/games/{made['game']}/events", headers=headers) as news, attack_server(port, 6):
            next(news.iter_lines())
            time.sleep(1)
            started = time.monotonic()
            process.send_signal(signal.SIGTERM)
            process.wait(60)
            took = time.monotonic() - started
    assert process.returncode == 0
    return Measured(took, limit=2.0)


@row(f"server memory with {GAMES} open games, workers included", order=66)
def measure_total_memory() -> Measured:
    """Measure the added peaks of the server and its workers; shared memory counts for each."""
    if not Path("/proc/self/status").exists():
        raise Missing("peak memory is read from /proc, which this system does not have")
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder) / "games.sqlite") as (process, port):
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=120) as client:
            titles = [title["title"] for title in client.get("/api/titles").json() if title["playable"]]
            for n in range(GAMES):
                _play_some_actions(client, titles[n % len(titles)])
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
        peaks = [_peak_memory(pid) for pid in (str(process.pid), *children)]
    return Measured(sum(peaks), "bytes", limit=800e6, note=f"the server alone {peaks[0] / 1e6:.0f} MB")


def _peak_memory(pid: str) -> int:
    return 1024 * int(Path(f"/proc/{pid}/status").read_text().partition("VmHWM:")[2].split()[0])
