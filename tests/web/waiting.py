"""Wait for what a server sends."""

import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from queue import Queue
from typing import Any

import httpx

from broadfront.web.game_view import Standing
from tests.web.serving import Person

PATIENCE = 120.0


def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.02)


def apply_edits(items: list[Any], change: dict[str, Any]) -> list[Any]:
    now = [one for n, one in enumerate(items) if n not in change["gone"]]
    for n, one in change["put"]:
        now.insert(n, one)
    return now


def apply_changes(view: dict[str, Any], told: dict[str, Any]) -> dict[str, Any]:
    """Return the view of a page after applying the received changes."""
    if "whole" in told:
        found: dict[str, Any] = told["whole"]
        return found
    table = view["table"] | told["table"]
    for name in ("counters", "markers"):
        if name in told["table"]:
            table[name] = apply_edits(view["table"][name], told["table"][name])
    if told["table"].get("extra"):
        table["extra"] = view["table"]["extra"] | told["table"]["extra"]
    kept: dict[str, Any] = {name: value for name, value in view.items() if name not in Standing.__struct_fields__}
    kept |= {name: told[name] for name in ("zones", "unseen") if name in told}
    return {**kept, **told["standing"], "table": table}


@contextmanager
def listen_for_events(person: Person, since: int | None = None) -> Iterator[Queue[dict[str, Any]]]:
    heard: Queue[dict[str, Any]] = Queue()
    ready = threading.Event()
    seen = {} if since is None else {"since": since}

    def follow() -> None:
        with (
            httpx.Client(base_url=person.client.base_url, timeout=PATIENCE) as own,
            own.stream("GET", f"{person.at}/events", params=seen, headers={"Seat": person.token}) as stream,
        ):
            assert stream.headers["content-type"].startswith("text/event-stream")
            for line in stream.iter_lines():
                if line.startswith(":"):
                    ready.set()
                if line.startswith("data: "):
                    heard.put(json.loads(line[6:]))

    thread = threading.Thread(target=follow, daemon=True)
    thread.start()
    assert ready.wait(PATIENCE)
    yield heard
