"""A server process that is killed with SIGKILL while people play, again and again, on the same database."""

from __future__ import annotations

import os
import random
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterable
from pathlib import Path

import httpx

from broadfront.core.game import Game
from broadfront.core.record import Record
from broadfront.store import GameStore
from broadfront.titles import playable
from tests.web.serving import SOURCE

PLAYERS = 3
PATIENCE = 10.0

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


class Killed:
    """Games, and for each the number of lines and the actions that were acknowledged."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "games.sqlite"
        self.acknowledged: dict[str, dict[int, object]] = {}
        self.actions = 0
        self._forks = subprocess.Popen(
            [sys.executable, "-c", FORKS], env=SOURCE, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def close(self) -> None:
        """Check every game once more, after all that came later."""
        self.check(self.acknowledged)
        assert self._forks.stdin is not None
        assert self._forks.stdout is not None
        self._forks.stdin.close()
        self._forks.wait(20)
        self._forks.stdout.close()

    def start(self) -> tuple[int, str]:
        """A new server; its process number and address."""
        assert self._forks.stdin is not None
        assert self._forks.stdout is not None
        self._forks.stdin.write(f"{self.database}\n")
        self._forks.stdin.flush()
        for line in self._forks.stdout:
            if found := re.fullmatch(r"(\d+) (http://\S+)\n", line):
                return int(found[1]), found[2]
        raise AssertionError("the server did not start")

    def once(self, rng: random.Random) -> None:
        """Start, let several people play, kill at a random moment, check the games."""
        before = set(self.acknowledged)
        pid, address = self.start()
        threads = [threading.Thread(target=self._play, args=(address, rng.random())) for _ in range(PLAYERS)]
        for thread in threads:
            thread.start()
        # At any moment of a request: after so many actions, and a little.
        wanted, deadline = self.actions + rng.randrange(25), time.monotonic() + PATIENCE
        while self.actions < wanted and time.monotonic() < deadline:
            time.sleep(0.001)
        time.sleep(rng.uniform(0, 0.01))
        os.kill(pid, signal.SIGKILL)
        for thread in threads:
            thread.join(20)
        self.check([game for game in self.acknowledged if game not in before])

    def _play(self, address: str, seed: float) -> None:
        rng = random.Random(seed)
        try:
            with httpx.Client(base_url=address, timeout=10) as client:
                made = client.post("/api/games", json={"title": "patrol", "mode": "solo"}).json()
                game, token = made["game"], made["seats"][0]["token"]
                mine = self.acknowledged.setdefault(game, {})
                headers = {"Seat": token}
                while True:
                    options = client.get(f"/api/games/{game}/options", headers=headers).json()["options"]
                    if not options:
                        return
                    action = rng.choice(options)["action"]
                    done = client.post(f"/api/games/{game}/apply", headers=headers, json={"action": action})
                    assert done.status_code == 200
                    mine[done.json()["log"][0]["n"]] = action
                    self.actions += 1
        except httpx.TransportError:
            return  # the server is dead

    def check(self, games: Iterable[str]) -> None:
        """Every acknowledged action is in its record, at its line, and every record replays whole."""
        store = GameStore(self.database)
        title = playable("patrol")
        for game in games:
            record = Record.from_bytes(b"".join(store.lines(game)), game)
            Game.replay(title, record)
            for n, action in self.acknowledged[game].items():
                assert len(record.lines) >= n, f"line {n} of {game} was acknowledged and is lost"
                assert record.lines[n - 1].do == action
        store.close()
