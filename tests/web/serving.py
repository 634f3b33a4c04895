"""A server in this process, and a person at it."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from broadfront.web.app import create_app
from broadfront.web.games import Games
from broadfront.web.serve import configured, listen
from broadfront.web.settings import Settings

ROOT = Path(__file__).resolve().parents[2]
MAPS = ROOT / "build" / "maps"
"""Maps drawn for any server of the tests: their names change with map and drawing, and a large one takes seconds."""
SOURCE = os.environ | {"PYTHONPATH": str(ROOT / "src")}


class Person:
    """Somebody who talks to the server, with or without a seat."""

    def __init__(self, client: Client, game: str = "", token: str = "") -> None:
        self.client = client
        self.game = game
        self.token = token

    def _headers(self) -> dict[str, str]:
        return {"Seat": self.token} if self.token else {}

    def raw(self, method: str, path: str, **more: Any) -> httpx.Response:
        headers = self._headers() | more.pop("headers", {})
        return self.client.request(method, path, headers=headers, **more)

    def get(self, path: str, **params: Any) -> Any:
        answer = self.raw("GET", path, params=params)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: object | None = None) -> Any:
        answer = self.raw("POST", path, json=body if body is not None else {})
        assert answer.status_code == 200, answer.text
        return answer.json()

    def wrong(self, method: str, path: str, status: int, **more: Any) -> dict[str, Any]:
        """The error of a request that must fail with this status."""
        answer = self.raw(method, path, **more)
        assert answer.status_code == status, (answer.status_code, answer.text)
        assert answer.headers["content-type"] == "application/json"
        error: dict[str, Any] = answer.json()["error"]
        assert {"kind", "parameter", "given", "accepted", "message"} <= error.keys()
        assert "Traceback" not in answer.text
        return error

    # At a table

    @property
    def at(self) -> str:
        return f"/api/games/{self.game}"

    def see(self, **params: Any) -> dict[str, Any]:
        seen: dict[str, Any] = self.get(self.at, **params)
        return seen

    def do(self, **action: Any) -> dict[str, Any]:
        done: dict[str, Any] = self.post(f"{self.at}/apply", {"action": action})
        return done

    def done(self) -> dict[str, Any]:
        return self.do(do="Done")

    def options(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.get(f"{self.at}/options")["options"]
        return found

    def first_option(self) -> dict[str, Any]:
        return self.do(**self.options()[0]["action"])


class Ground:
    """Pictures of maps as a browser gets them: a plain one takes no time to show, and most tests look above it."""

    PLAIN = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="4096" height="4096">'
        '<rect width="4096" height="4096" fill="#efe9d8"/></svg>'
    )

    def __init__(self, app: ASGIApp, *, drawn: bool) -> None:
        self.app = app
        self.drawn = drawn

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        answer = self.app
        if not self.drawn and path.startswith("/api/maps/") and path.endswith("/picture"):
            # Not kept by a browser: the next test may want the drawn one.
            answer = Response(self.PLAIN, media_type="image/svg+xml", headers={"cache-control": "no-store"})
        await answer(scope, receive, send)


class Client(httpx.Client):
    """A browser's side of a connection, and for tests the server's."""

    def __init__(self, port: int, games: Games, ground: Ground) -> None:
        super().__init__(base_url=f"http://127.0.0.1:{port}", timeout=60)
        self.port = port
        self.games = games
        self.ground = ground

    def forget_games(self) -> None:
        """As if the server had been started again: no game is in memory."""
        self.games._open.clear()


@contextmanager
def server(folder: Path, port: int = 0, *, drawn: bool = True, **settings: Any) -> Iterator[Client]:
    """A real server at a free port, or at the one of a server that has ended, in a thread of its own. Unless `drawn`,
    the pictures of its maps are plain."""
    MAPS.mkdir(parents=True, exist_ok=True)
    if not (folder / "maps").exists():
        (folder / "maps").symlink_to(MAPS, target_is_directory=True)
    at, chosen = listen(Settings(database=folder / "games.sqlite", port=port, **settings), exact=port != 0)
    try:
        app = create_app(chosen)
    except BaseException:
        at.close()
        raise
    ground = Ground(app, drawn=drawn)
    running = uvicorn.Server(configured(ground, chosen))
    thread = threading.Thread(target=running.run, kwargs={"sockets": [at]}, daemon=True)
    thread.start()
    try:
        with Client(chosen.port, app.state.parts.games, ground) as client:
            yield client
    finally:
        app.state.parts.hub.close()
        running.should_exit = True
        thread.join(10)
        at.close()


def sit_down(client: Client, **wanted: Any) -> list[Person]:
    """A new game of patrol; its seats in order, the invited persons having come."""
    made = Person(client).post("/api/games", {"title": "patrol", "seed": "7"} | wanted)
    return [Person(client, made["game"], token) for token in seat_tokens(client, made)]


def seat_tokens(client: Client, made: dict[str, Any]) -> list[str]:
    """The tokens of all seats of a game that was just made; whoever was invited takes their seat."""
    claim = f"/api/games/{made['game']}/claim"
    invited = [Person(client).post(claim, {"invitation": one["token"]})["token"] for one in made["invitations"]]
    return [*(seat["token"] for seat in made["seats"]), *invited]


def play_out(persons: list[Person], limit: int = 600) -> dict[str, Any]:
    """Everybody takes the first option that is not the end of their phase half the time."""
    for turn in range(limit):
        for person in persons:
            seen = person.see()
            if seen["over"]:
                return seen
            if seen["options"]:
                options = person.options()
                person.do(**options[turn % len(options)]["action"])
    raise AssertionError("the game does not end")
