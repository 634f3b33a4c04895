"""A server in this process, and clients for it."""

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
from broadfront.web.serve import listen, uvicorn_config
from broadfront.web.settings import Settings

ROOT = Path(__file__).resolve().parents[2]
MAPS = ROOT / "build" / "maps"
"""Folder of map pictures shared by all test servers; names change with the map, and large ones take seconds."""
SOURCE = os.environ | {"PYTHONPATH": str(ROOT / "src")}


class Person:
    """A client of the server, with or without a seat."""

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

    def expect_error(self, method: str, path: str, status: int, **more: Any) -> dict[str, Any]:
        """Send a request that must fail with this status, and return its error."""
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


class MapPictures:
    """Middleware that serves plain map pictures, which show at once; most tests do not look at the map itself."""

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
    """An HTTP client of a test server, with access to the server's games and map pictures."""

    def __init__(self, port: int, games: Games, ground: MapPictures) -> None:
        super().__init__(base_url=f"http://127.0.0.1:{port}", timeout=60)
        self.port = port
        self.games = games
        self.ground = ground

    def forget_games(self) -> None:
        """Drop all games from memory, as after a restart of the server."""
        self.games._open.clear()


@contextmanager
def server(folder: Path, port: int = 0, *, drawn: bool = True, **settings: Any) -> Iterator[Client]:
    """Run a server in a thread, on a free port or on that of an earlier server, and yield a client for it.

    Unless `drawn`, its map pictures are plain.
    """
    MAPS.mkdir(parents=True, exist_ok=True)
    if not (folder / "maps").exists():
        (folder / "maps").symlink_to(MAPS, target_is_directory=True)
    at, chosen = listen(Settings(database=folder / "games.sqlite", port=port, **settings), exact=port != 0)
    try:
        app = create_app(chosen)
    except BaseException:
        at.close()
        raise
    ground = MapPictures(app, drawn=drawn)
    running = uvicorn.Server(uvicorn_config(ground, chosen))
    thread = threading.Thread(target=running.run, kwargs={"sockets": [at]}, daemon=True)
    thread.start()
    try:
        with Client(chosen.port, app.state.parts.games, ground) as client:
            yield client
    finally:
        app.state.parts.hub.close()
        running.should_exit = True
        thread.join(60)
        at.close()


def sit_down(client: Client, **wanted: Any) -> list[Person]:
    """Create a game of patrol and return a client for each seat in order, including invited players."""
    made = Person(client).post("/api/games", {"title": "patrol", "seed": "7"} | wanted)
    return [Person(client, made["game"], token) for token in seat_tokens(client, made)]


def seat_tokens(client: Client, made: dict[str, Any]) -> list[str]:
    """Return the tokens of all seats of a new game, after claiming the invitations."""
    claim = f"/api/games/{made['game']}/claim"
    invited = [Person(client).post(claim, {"invitation": one["token"]})["token"] for one in made["invitations"]]
    return [*(seat["token"] for seat in made["seats"]), *invited]


def play_out(persons: list[Person], limit: int = 600) -> dict[str, Any]:
    """Play a game to its end, varying the options taken, and return the final view."""
    for turn in range(limit):
        for person in persons:
            seen = person.see()
            if seen["over"]:
                return seen
            if seen["options"]:
                options = person.options()
                person.do(**options[turn % len(options)]["action"])
    raise AssertionError("the game does not end")
