"""A server whose disk is full for a while, again and again, while people wait for their answers.

The size of the server's files is limited, which acts like a full disk for the writer and can be switched on and off
from outside.
"""

from __future__ import annotations

import random
import resource
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Self

import httpx

from broadfront.store import GameStore
from tests.web.acknowledged import Acknowledged
from tests.web.running import running_server

__all__ = ["FullDiskServer"]

PLAYERS = 4
REFUSED = 8
"""Number of requests refused while the disk is full, before space is freed."""
PATIENCE = 60.0
NO_LIMIT = resource.RLIM_INFINITY


class FullDiskServer:
    """A server with its games and the lines it acknowledged."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "games.sqlite"
        self.acknowledged = Acknowledged()
        self.actions = self.refused = self.lines = 0
        self._stop = threading.Event()
        self._open = ExitStack()
        self.process, port = self._open.enter_context(running_server(self.database))
        self.address = f"http://127.0.0.1:{port}"

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._open.close()

    def figures(self) -> dict[str, int]:
        return {"actions": self.actions, "refused": self.refused, "lines": self.lines}

    def once(self, rng: random.Random) -> None:
        """Play while the disk fills up and is freed again, then check that every acknowledged line is stored."""
        self._stop.clear()
        with ThreadPoolExecutor(PLAYERS) as people:
            playing = [people.submit(self._play, rng.random()) for _ in range(PLAYERS)]
            try:
                self._until(lambda: self.actions, self.actions + rng.randrange(5, 30), playing)
                # First where the files end, so that a write is cut in its middle. SQLite may have begun its file of
                # waiting lines again from the start, and not notice for a while: then no file has any room.
                before, later = self.refused, self.actions + 20
                self._allow(self._size() + rng.randrange(6_000))
                self._until(lambda: self.actions - later + (self.refused > before) * 20, 0, playing)
                self._allow(rng.randrange(5_000))
                self._until(lambda: self.refused, before + REFUSED, playing)
                self._allow(NO_LIMIT)
                self._until(lambda: self.actions, self.actions + rng.randrange(5, 30), playing)
            finally:
                self._allow(NO_LIMIT)
                self._stop.set()
            for played in playing:
                played.result()
        self._check()

    def _until(self, count: Callable[[], int], wanted: int, playing: list[Future[None]]) -> None:
        deadline = time.monotonic() + PATIENCE
        while count() < wanted:
            assert time.monotonic() < deadline, "nobody gets on"
            assert not any(played.done() for played in playing), self._why_stopped(playing)
            time.sleep(0.002)

    def _why_stopped(self, playing: list[Future[None]]) -> str:
        """Return what ended a player, with the last output of the server."""
        why = next(played.exception() for played in playing if played.done())
        ended = self.process.poll()
        self.process.kill()
        assert self.process.stderr is not None
        said = self.process.stderr.read()
        said = said if len(said) < 4000 else f"{said[:3000]} ... {said[-1000:]}"
        return f"somebody has stopped playing: {why!r}; server ended {ended}, said: {said}"

    def _size(self) -> int:
        return max(path.stat().st_size for path in self.database.parent.glob("games.sqlite*"))

    def _allow(self, size: int) -> None:
        """Limit the size of the server's files to this many bytes."""
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (size, NO_LIMIT))

    def _play(self, seed: float) -> None:
        rng = random.Random(seed)
        with httpx.Client(base_url=self.address, timeout=PATIENCE) as client:
            while not self._stop.is_set():
                made = client.post("/api/games", json={"title": "patrol", "mode": "solo"})
                if self._was_refused(made):
                    continue
                game, token = made.json()["game"], made.json()["seats"][0]["token"]
                self.acknowledged.new(game)
                self._play_game(client, game, {"Seat": token}, rng)

    def _play_game(self, client: httpx.Client, game: str, headers: dict[str, str], rng: random.Random) -> None:
        at = f"/api/games/{game}"
        while not self._stop.is_set():
            listed = client.get(f"{at}/options", headers=headers)
            if self._was_refused(listed):
                continue
            options = listed.json()["options"]
            if not options:
                return
            action = rng.choice(options)["action"]
            done = client.post(f"{at}/apply", headers=headers, json={"action": action})
            if not self._was_refused(done):
                self.acknowledged.add(game, done.json()["log"], action)
                self.actions += 1

    def _was_refused(self, answer: httpx.Response) -> bool:
        """Return whether the database refused a request; fail for any other error."""
        if answer.status_code == 200:
            return False
        assert answer.status_code == 503, answer.text
        assert answer.json()["error"]["kind"] in ("not kept", "unavailable"), answer.text
        self.refused += 1
        return True

    def _check(self) -> None:
        store = GameStore(self.database)
        try:
            self.lines = self.acknowledged.check(store)
        finally:
            store.close()
