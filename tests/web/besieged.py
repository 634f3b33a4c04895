"""A server process under requests of every kind: clear answers only, none late, and bounded memory."""

from __future__ import annotations

import http.client
import json
import os
import random
import time
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from broadfront.board.hexmap import map_of
from broadfront.titles import books, can_be_played, load_printed, questions, title_names
from broadfront.web.maps import digest
from tests.web.hostile import of_notes, of_undos
from tests.web.requesting import GeneratedRequest, Requests, UnclearAnswer
from tests.web.running import running_server

__all__ = ["BesiegedServer"]

PATIENCE = 60.0
"""Seconds after which a request counts as unanswered."""
DECLARED = 503
LATE = 2.0
"""Maximum number of seconds for any request."""
GAMES: tuple[dict[str, Any], ...] = (
    {"title": "patrol", "variant": "two-player", "mode": "hot-seat"},
    {"title": "patrol", "variant": "two-player", "mode": "seats"},
    {"title": "patrol", "mode": "solo", "dice": "own"},
    {"title": "ardennes", "mode": "solo"},
    {"title": "rhine", "variant": "two-player", "mode": "solo", "side": "allied", "against": "greedy"},
    {"title": "wacht", "mode": "solo", "against": "still"},
)


class BesiegedServer:
    """A server with its games, and the results of the requests."""

    def __init__(self, folder: Path) -> None:
        self.counts: Counter[str] = Counter({"late": 0, "late-by-the-clock": 0})
        self.slowest = self.peak = 0.0
        self._open = ExitStack()
        _write_placeholder_maps(folder / "maps")
        self.process, self.port = self._open.enter_context(running_server(folder / "games.sqlite"))
        self._line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        self.document = self._request("GET", "/api/openapi.json")
        self.known = self._known_values()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._line.close()
        self._open.close()

    def _request(self, method: str, path: str, body: object = None, seat: str = "") -> Any:
        headers = {"Content-Type": "application/json"} | ({"Seat": seat} if seat else {})
        self._line.request(method, path, None if body is None else json.dumps(body), headers)
        answer = self._line.getresponse()
        data = answer.read()
        assert answer.status == 200, data
        return json.loads(data)

    def _known_values(self) -> dict[str, list[Any]]:
        games = [self._create_game(wanted) for wanted in GAMES]
        playable = [name for name in title_names() if can_be_played(name)]
        record = of_undos(60, 20)
        lines = record.splitlines(keepends=True)
        return {
            "game": games,
            "title": playable,
            "variant": ["solo", "two-player", "gs", "2p", "clerk"],
            "scenario": ["bridge", "campaign", "corridor"],
            "side": ["german", "allied", "american"],
            "against": ["random", "greedy", "still"],
            "name": [f"{title}.{name}" for title in playable for name in questions(title)],
            "id": [rule for book in books().values() for rule in list(book)[:20]],
            "record": [
                record, of_notes(300), of_undos(400, 40), "".join(lines[:5]), "".join(lines[5:]), lines[0] * 3,
                record[:-9], record.replace("0", "9"), record.replace('"n"', '"m"'), record.replace("Move", "Done"),
                "".join(lines[::-1]),
            ],
            "asked": [{"odds": "2:1", "die": 4}, {"odds": "2:1"}, {}, {"die": 99}],
            "at": [0, 1, 2, 3],
            "since": [0, 1, 2],
            "position": [0, 1, *(game["place"] for game in games)],
            "seed": ["7"],
            "text": ["Hm.", "[day]\n", "a = 1\n" * 100],
            "names": ["yes", "no"],
            "q": ["move", "supply", "attack road"],
        }  # fmt: skip

    def _create_game(self, wanted: dict[str, Any]) -> dict[str, Any]:
        """Create a game and return it with what can be chosen in its position."""
        made = self._request("POST", "/api/games", {"seed": "7"} | wanted)
        game, seat = made["game"], made["seats"][0]["token"]
        at = f"/api/games/{game}"
        options = self._request("GET", f"{at}/options", seat=seat)["options"]
        place = json.loads(self._position(wanted["title"]))
        return {
            "game": game,
            "seat": seat,
            "action": [option["action"] for option in options[:50]] or [{"do": "Done"}],
            "unit": [option["unit"] for option in options if option["unit"]] or ["1.German"],
            "hex": [option["hex"] for option in options if option["hex"]] or ["0304"],
            "lines": [made["lines"], made["lines"] + 1],
            "place": place,
        }

    def _position(self, title: str) -> str:
        self._line.request("POST", f"/api/positions/{title}", "{}", {"Content-Type": "application/json"})
        answer = self._line.getresponse()
        data: dict[str, Any] = json.loads(answer.read())
        return json.dumps(data.get("position", {}))

    def figures(self) -> dict[str, float]:
        """Return the totals so far, the slowest answer in ms and the peak memory in MB."""
        return {**self.counts, "slowest-ms": round(1000 * self.slowest), "peak-mb": round(self.peak / 1e6)}

    def round(self, rng: random.Random, count: int) -> None:
        """Send this many requests one after the other, each of which must get a clear answer."""
        requests = Requests(self.document, self.known, rng)
        for _ in range(count):
            self._judge(requests.next())
        self.peak = max(self.peak, self._memory())

    def _judge(self, made: GeneratedRequest) -> None:
        started, worked = time.monotonic(), self._worked()
        told = f"{made.method} {made.path[:300]} {made.headers} {(made.body or b'')[:500]!r}"
        try:
            self._line.request(made.method, made.path, made.body, made.headers)
            answer = self._line.getresponse()
            data = answer.read()
        except (http.client.HTTPException, ConnectionError) as error:
            # A request that is no HTTP is answered by closing the connection; the next one must be answered.
            self._line.close()
            self.counts["closed"] += 1
            if self.process.poll() is not None:
                raise UnclearAnswer(f"the server has ended ({error}) after {told}") from None
            return
        except TimeoutError:
            self._line.close()
            raise UnclearAnswer(f"no answer within {PATIENCE:g} s: {told}") from None
        took = time.monotonic() - started
        self.slowest = max(self.slowest, took)
        self.counts["requests"] += 1
        if took > LATE:
            # A machine that has other things to do makes everything late; what counts is the work that was done.
            self.counts["late-by-the-clock"] += 1
            self.counts["late"] += self._worked() - worked > LATE
        self.counts["done" if answer.status < 400 else "refused"] += 1
        if answer.status >= 500 and answer.status != DECLARED:
            raise UnclearAnswer(f"status {answer.status}: {told}: {data[:500]!r}")
        if answer.status >= 400 and made.method != "HEAD":
            _check_refusal(answer, data, told)

    def _processes(self) -> list[int]:
        """Return the process ids of the server and its workers."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [self.process.pid, *map(int, children)]

    def _memory(self) -> float:
        """Return the peak memory of all processes together, in bytes."""
        return sum(map(_peak, self._processes()))

    def _worked(self) -> float:
        """Return the processor seconds of all processes, including ended ones."""
        return sum(map(_worked, self._processes()))


def _write_placeholder_maps(folder: Path) -> None:
    """Write placeholder pictures of all maps, because drawing them takes seconds and is not tested here."""
    folder.mkdir()
    for name in title_names():
        hexmap = map_of(load_printed(name))
        if hexmap is None:
            continue
        for kind in ("names", "bare"):
            (folder / f"{hexmap.title}-{digest(hexmap)}-{kind}.svg").write_text("<svg/>")


def _check_refusal(answer: http.client.HTTPResponse, data: bytes, told: str) -> None:
    """Check that a refusal gives a one-line reason."""
    try:
        message = json.loads(data)["error"]["message"]
    except (ValueError, KeyError, TypeError):
        raise UnclearAnswer(f"status {answer.status} without a reason: {told}: {data[:300]!r}") from None
    if not message or "Traceback" in message or "\n" in message:
        raise UnclearAnswer(f"status {answer.status} with an unclear reason: {told}: {message!r}")


def _worked(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0  # it has just ended, and its time is counted with its parent's
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


def _peak(pid: int) -> float:
    try:
        status = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return 0.0  # it has just ended
    return 1024.0 * int(status.partition("VmHWM:")[2].split()[0]) if "VmHWM:" in status else 0.0
