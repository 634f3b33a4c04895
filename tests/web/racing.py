"""Two server processes on one database with random write failures, and people who race on the same games.

Whatever a client was told is in the database, every game replays, and every game continues on either server.
"""

from __future__ import annotations

import json
import os
import random
import sqlite3
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self

import httpx
import sqlalchemy as sa

from broadfront.store import GameStore
from broadfront.store.database import database_url
from tests.store.cluster import Cluster
from tests.web.acknowledged import Acknowledged
from tests.web.failing import BUSY, WRITTEN
from tests.web.serving import SOURCE

__all__ = ["RacingServers"]

ROOT = Path(__file__).resolve().parents[2]
SERVERS = 2
WRITERS = 6
TABLES = 4
"""Number of games played in a round; half of them are new."""
DEEDS = 40
"""Number of changing requests of each writer in a round."""
LOG = 3_000
"""Number of characters of a server's log that are reported with a failure."""
HELD = 2 * BUSY
"""Seconds for which another process locks the database."""
MODES = (
    {"variant": "solo"},
    {"variant": "two-player", "mode": "hot-seat"},
    {"variant": "two-player", "mode": "seats"},
)
DO = {"act": 10, "act unseen": 4, "note": 3, "undo": 3, "redo": 2, "look": 3}
"""Relative frequency of each request; `act unseen` is an action that does not state what its sender has seen."""
REFUSALS = {"act unseen": (422,), "undo": (400, 422), "redo": (400, 422)}
"""Statuses that each request may be refused with, because its position has changed or was never looked up."""


class Table(NamedTuple):
    """A game and the tokens of its seats, each shared by several people."""

    game: str
    tokens: tuple[str, ...]

    @property
    def at(self) -> str:
        return f"/api/games/{self.game}"


class Server:
    """A server process and the pipes to it."""

    def __init__(self, database: str, number: int, folder: Path) -> None:
        self._said = (folder / f"server-{number}.log").open("w")
        here = SOURCE | {"PYTHONPATH": f"{SOURCE['PYTHONPATH']}{os.pathsep}{ROOT}", "XDG_STATE_HOME": str(folder)}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.web.failing", database, str(number)],
            cwd=folder,
            env=here,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._said,
            text=True,
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._to, self._from = self._process.stdin, self._process.stdout
        self.address = ""

    def wait(self) -> None:
        """Wait until the server prints its address."""
        self.address = self._from.readline().strip()
        assert self.address, f"the server did not start: {self.log_end()}"

    def log_end(self) -> str:
        """Return the end of the server's log."""
        return Path(self._said.name).read_text()[-LOG:]

    def send_command(self, word: str) -> dict[str, int]:
        self._to.write(f"{word}\n")
        self._to.flush()
        answer: dict[str, int] = json.loads(self._from.readline())
        return answer

    def close(self) -> None:
        with self._process:  # closes the pipes, which ends it, and waits
            pass
        self._said.close()


class RacingServers:
    """The servers, the games, and what clients were told about them."""

    def __init__(self, folder: Path, cluster: Cluster | None = None) -> None:
        """Use a database file in the folder, or a schema of a PostgreSQL cluster."""
        self._cluster = cluster
        self.database = str(folder / "games.sqlite") if cluster is None else cluster.database()
        self.acknowledged = Acknowledged()
        self.counts: Counter[str] = Counter()
        self._deeds = 0
        self._lock = threading.Lock()
        self._tables: list[Table] = []
        self._servers = [Server(self.database, number, folder) for number in range(SERVERS)]
        try:
            for server in self._servers:
                server.wait()
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        for server in self._servers:
            server.close()

    def _count(self, what: str, by: int = 1) -> None:
        with self._lock:
            self.counts[what] += by

    # A round

    def round(self, seed: int, *, deeds: int = DEEDS, last: bool = False) -> None:
        """Let people race while the database fails, then stop the failures and check everything.

        After the last round all games are played on, after others only those of the round.
        """
        rng = random.Random(seed)
        old = rng.sample(self._tables, min(len(self._tables), TABLES // 2))
        with self._people() as people:
            new = [self._sit_down(people[0], mode) for mode in rng.choices(MODES, k=TABLES - len(old))]
        self._tables += new
        for server in self._servers:
            server.send_command(f"fail {seed}")
        with ThreadPoolExecutor(WRITERS + 1) as pool:
            racing = [pool.submit(self._race, rng.random(), [*old, *new], deeds) for _ in range(WRITERS)]
            disturbing = pool.submit(self._disturb, rng.random(), WRITERS * deeds, racing)
        for server in self._servers:
            for failure, times in server.send_command("stop").items():
                self._count("injected", times)
                self._count("written after all", times if failure in WRITTEN else 0)
        try:
            self._check_kept()
            for done in (*racing, disturbing):
                done.result()
            self._check_alive(self._tables if last else [*old, *new])
            self._check_kept()
        except Exception as error:
            error.add_note("\n".join(f"Server {number}: {s.log_end()}" for number, s in enumerate(self._servers)))
            raise

    @contextmanager
    def _people(self) -> Iterator[list[httpx.Client]]:
        """Yield an HTTP client for each server."""
        here, there = (httpx.Client(base_url=server.address, timeout=60) for server in self._servers)
        with here, there:
            yield [here, there]

    def _sit_down(self, client: httpx.Client, mode: dict[str, str]) -> Table:
        made = client.post("/api/games", json={"title": "patrol", **mode}).raise_for_status().json()
        table = Table(made["game"], ())
        tokens = [seat["token"] for seat in made["seats"]]
        for invited in made["invitations"]:
            claimed = client.post(f"{table.at}/claim", json={"invitation": invited["token"]})
            tokens.append(claimed.raise_for_status().json()["token"])
        self.acknowledged.new(table.game)
        self._count("games")
        return table._replace(tokens=tuple(tokens))

    def _disturb(self, seed: float, deeds: int, racing: list[Future[None]]) -> None:
        """Lock the database for too long now and then, or restart PostgreSQL."""
        rng = random.Random(seed)
        start = self._deeds
        for share in (0.3, 0.7):
            while self._deeds - start < share * deeds and not all(done.done() for done in racing):
                time.sleep(0.01)
            if self._cluster is not None and rng.random() < 0.3:
                self._cluster.stop()
                self._cluster.start()
                self._count("restarts")
            else:
                with self._lock_database():
                    time.sleep(HELD)
                self._count("held")

    @contextmanager
    def _lock_database(self) -> Iterator[None]:
        """Lock the database against all other writers."""
        if self._cluster is None:
            other = sqlite3.connect(self.database, isolation_level=None, timeout=60)
            try:
                other.execute("BEGIN IMMEDIATE")
                yield
                other.execute("ROLLBACK")
            finally:
                other.close()
        else:
            engine = sa.create_engine(database_url(self.database))
            with engine.connect() as on:
                on.exec_driver_sql("SELECT 1 FROM games FOR UPDATE")
                yield
            engine.dispose()

    # People

    def _race(self, seed: float, tables: list[Table], deeds: int) -> None:
        rng = random.Random(seed)
        with self._people() as people:
            for deed in range(deeds):
                (what,) = rng.choices(list(DO), list(DO.values()))
                table, client = rng.choice(tables), rng.choice(people)
                token = rng.choice(table.tokens)
                self._do(what, client, table, token, rng, f"{seed} {deed}")
                with self._lock:
                    self._deeds += 1

    def _do(self, what: str, client: httpx.Client, table: Table, token: str, rng: random.Random, words: str) -> None:
        if what == "look":
            since = rng.randrange(40)
            seen = self._ask(what, client, "GET", f"{table.at}/log?since={since}", token)
            if seen is not None:
                self.acknowledged.add(table.game, seen["log"])
        elif what == "undo":
            self._undo_or_propose(client, table, token, rng)
        elif what == "redo":
            self._write(what, client, table, token, "redo", {})
        else:
            seen = None if what == "note" else self._ask(what, client, "GET", f"{table.at}/options", token)
            if seen is not None and seen["options"]:
                action = rng.choice(seen["options"])["action"]
                wanted = {"action": action} | ({"lines": seen["lines"]} if what == "act" else {})
                self._write(what, client, table, token, "apply", wanted, action)
            else:
                self._write("note", client, table, token, "note", {"text": words}, words)

    def _undo_or_propose(self, client: httpx.Client, table: Table, token: str, rng: random.Random) -> None:
        """Undo, propose an undo, or answer the other player's proposal."""
        seen = self._ask("look", client, "GET", table.at, token)
        wanted: dict[str, Any] = {"propose": rng.random() < 0.5}
        if seen is not None and seen["undo_asked"] is not None and seen["undo_asked"]["by"] not in seen["seat"]:
            wanted = {rng.choice(["agree", "decline"]): seen["undo_asked"]["id"]}
        self._write("undo", client, table, token, "undo", wanted)

    def _write(
        self, what: str, client: httpx.Client, table: Table, token: str, call: str, body: object, did: object = None
    ) -> bool:
        """Send a changing request; note what was acknowledged and return whether it was."""
        done = self._ask(what, client, "POST", f"{table.at}/{call}", token, body)
        if done is None:
            return False
        numbers = [entry["n"] for entry in done["log"]]
        assert numbers == list(range(done["lines"] - len(numbers) + 1, done["lines"] + 1)), "an answer with a gap"
        assert numbers or call == "undo", "acknowledged, and no line of it"
        self.acknowledged.add(table.game, done["log"], did)
        self._count("acknowledged")
        return True

    def _ask(
        self, what: str, client: httpx.Client, method: str, path: str, token: str, body: object | None = None
    ) -> dict[str, Any] | None:
        """Return the answer, or None if it was refused in a way that a race or a failing database explains."""
        answer = client.request(method, path, headers={"Seat": token}, json=body)
        self._count("requests")
        if answer.status_code == 200:
            found: dict[str, Any] = answer.json()
            return found
        if answer.status_code == 409:
            self._count("conflicts")
        elif answer.status_code == 503:
            self._count("unavailable")
            time.sleep(0.02)
        elif answer.status_code in REFUSALS.get(what, ()):
            self._count("illegal")
        else:
            raise AssertionError(f"{method} {path} ({what}): {answer.status_code} {answer.text}")
        return None

    # What must hold

    def _check_kept(self) -> None:
        """Check that the database has all that clients were told, and every game replays."""
        store = GameStore(self.database)
        try:
            self.counts["lines"] = self.acknowledged.check(store)
        finally:
            store.close()

    def _check_alive(self, tables: list[Table]) -> None:
        """Check that both servers agree on every game and that it can be continued through each."""
        with self._people() as people:
            for table in tables:
                self._compare(people, table)
                for client in people:
                    assert self._play_on(client, table), f"game {table.game} cannot be played on"
                    self._compare(people, table)

    def _compare(self, people: list[httpx.Client], table: Table) -> None:
        for token in table.tokens:
            for path in (table.at, f"{table.at}/log"):
                here, there = (client.get(path, headers={"Seat": token}) for client in people)
                assert here.status_code == there.status_code == 200, (here.text, there.text)
                said, other = here.json(), there.json()
                differ = [name for name in said if said[name] != other[name]]
                assert not differ, f"of {path} the servers say different things: {', '.join(differ)}"

    def _play_on(self, client: httpx.Client, table: Table) -> bool:
        """Take the first option of any seat, or write a note if the game is over; return whether it succeeded."""
        for token in table.tokens:
            seen = self._ask("act", client, "GET", f"{table.at}/options", token)
            if seen is not None and seen["options"]:
                action = seen["options"][0]["action"]
                wanted = {"action": action, "lines": seen["lines"]}
                return self._write("act", client, table, token, "apply", wanted, action)
        return self._write("note", client, table, table.tokens[0], "note", {"text": "over"}, "over")
