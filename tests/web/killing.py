"""A server process that is killed with SIGKILL again and again while people play on the same database."""

from __future__ import annotations

import os
import random
import re
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import TracebackType
from typing import Self

import httpx

from broadfront.store import GameStore
from tests.web.acknowledged import Acknowledged
from tests.web.serving import SOURCE

PLAYERS = 3
PATIENCE = 60.0

# One process has everything loaded and makes a copy of itself for each server, so that a kill costs no second of
# loading. The copy is a server process like any other.
FORKS = """
import os, sys
from pathlib import Path
from broadfront.core.game import Game
from broadfront.titles import playable
from broadfront.web.serve import listen, serve
from broadfront.web.settings import Settings
game = Game.new(playable("patrol"), seed="1")
while game.pending.__class__.__name__ == "Chance":
    game.roll()
list(game.options())
for line in sys.stdin:
    pid = os.fork()
    if pid == 0:
        sys.stdin.close()
        at, settings = listen(Settings(database=Path(line.strip()), port=0, writes=1000.0, reads=1000.0), exact=True)
        serve(settings, at, lambda: print(os.getpid(), f"http://127.0.0.1:{settings.port}", flush=True))
        os._exit(0)
    os.waitpid(pid, 0)
"""


class KilledServer:
    """Games on one database, and the lines acknowledged in them."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "games.sqlite"
        self.acknowledged = Acknowledged()
        self.kills = self.actions = self.lines = 0
        self._seats: list[tuple[str, str]] = []
        """Game id and seat token of each seat played."""
        self._server: int | None = None
        self._forks = subprocess.Popen(
            [sys.executable, "-c", FORKS],
            cwd=folder,
            env=SOURCE,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._kill()
        with self._forks:  # closes the pipes, which ends it, and waits
            pass

    def _start(self) -> str:
        """Start a new server and return its address."""
        assert self._forks.stdin is not None
        assert self._forks.stdout is not None
        self._forks.stdin.write(f"{self.database}\n")
        self._forks.stdin.flush()
        for line in self._forks.stdout:
            if found := re.fullmatch(r"(\d+) (http://\S+)\n", line):
                self._server = int(found[1])
                return found[2]
        raise AssertionError("the server did not start")

    def _kill(self) -> None:
        if self._server is not None:
            os.kill(self._server, signal.SIGKILL)
            self._server = None

    def figures(self) -> dict[str, int]:
        return {"games": len(self._seats), "kills": self.kills, "actions": self.actions, "lines": self.lines}

    def once(self, rng: random.Random) -> None:
        """Start a server, let several people play, kill it at a random moment, and check all games."""
        address = self._start()
        earlier = list(self._seats)
        with ThreadPoolExecutor(PLAYERS) as people:
            try:
                seats = [rng.choice(earlier) if earlier else None, *[None] * (PLAYERS - 1)]
                playing = [people.submit(self._play, address, rng.random(), seat) for seat in seats]
                # At any moment of a request: after so many actions, and a little.
                wanted, deadline = self.actions + rng.randrange(25), time.monotonic() + PATIENCE
                while self.actions < wanted and time.monotonic() < deadline:
                    time.sleep(0.001)
                time.sleep(rng.uniform(0, 0.01))
            finally:
                self._kill()
        self.kills += 1
        for played in playing:
            played.result()
        self.check()

    def _play(self, address: str, seed: float, seat: tuple[str, str] | None) -> None:
        """Play at a seat that survived an earlier kill, or in a new game; start another game when one is over."""
        rng = random.Random(seed)
        try:
            with httpx.Client(base_url=address, timeout=60) as client:
                while True:
                    game, token = seat or self._sit_down(client)
                    self._play_game(client, game, token, rng)
                    seat = None
        except httpx.TransportError:
            return  # the server is dead

    def _sit_down(self, client: httpx.Client) -> tuple[str, str]:
        made = client.post("/api/games", json={"title": "patrol", "mode": "solo"}).json()
        seat = made["game"], made["seats"][0]["token"]
        self.acknowledged.new(made["game"])
        self._seats.append(seat)
        return seat

    def _play_game(self, client: httpx.Client, game: str, token: str, rng: random.Random) -> None:
        headers = {"Seat": token}
        while options := client.get(f"/api/games/{game}/options", headers=headers).json()["options"]:
            action = rng.choice(options)["action"]
            done = client.post(f"/api/games/{game}/apply", headers=headers, json={"action": action})
            assert done.status_code == 200, done.text
            self.acknowledged.add(game, done.json()["log"], action)
            self.actions += 1

    def check(self) -> None:
        """Check that every acknowledged line is stored and every game replays."""
        store = GameStore(self.database)
        try:
            self.lines = self.acknowledged.check(store)
        finally:
            store.close()
