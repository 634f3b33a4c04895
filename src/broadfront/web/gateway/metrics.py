"""Server metrics for Prometheus and the access log; neither contains secrets."""

from __future__ import annotations

import logging
import re
import threading
import time
from collections import Counter
from collections.abc import Callable

from starlette.requests import Request

__all__ = ["Metrics", "log_request"]

log = logging.getLogger("broadfront.access")

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
METHODS = ("GET", "HEAD", "POST")
_GAME = re.compile(r"[0-9a-f]{16}")


class Metrics:
    """Counts of requests since the server started, and gauges that are read on demand."""

    def __init__(self) -> None:
        self._requests: Counter[tuple[str, int]] = Counter()
        self._slower: Counter[float] = Counter()
        self._seconds = 0.0
        self._gauges: dict[str, tuple[str, Callable[[], float]]] = {}
        self._lock = threading.Lock()
        self._started = time.time()

    def count_request(self, method: str, status: int, took: float) -> None:
        """Count an answered request: its method, its status and the time it took."""
        with self._lock:
            self._requests[method if method in METHODS else "other", status] += 1
            self._seconds += took
            self._slower.update(bound for bound in BOUNDS if took <= bound)

    def add_gauge(self, name: str, description: str, value: Callable[[], float]) -> None:
        """Register a figure that is read when the metrics are asked for."""
        self._gauges[name] = description, value

    def prometheus_text(self) -> str:
        """Return all metrics in the Prometheus text format."""
        with self._lock:
            requests, slower = dict(self._requests), dict(self._slower)
            seconds = self._seconds
        lines = [
            "# HELP broadfront_requests_total Requests answered, by method and status.",
            "# TYPE broadfront_requests_total counter",
        ]
        for (method, status), n in sorted(requests.items()):
            lines.append(f'broadfront_requests_total{{method="{method}",status="{status}"}} {n}')
        every = sum(requests.values())
        lines += [
            "# HELP broadfront_request_seconds How long answers took; streams of news count as long as they last.",
            "# TYPE broadfront_request_seconds histogram",
            *(f'broadfront_request_seconds_bucket{{le="{bound}"}} {slower.get(bound, 0)}' for bound in BOUNDS),
            f'broadfront_request_seconds_bucket{{le="+Inf"}} {every}',
            f"broadfront_request_seconds_sum {seconds:.6f}",
            f"broadfront_request_seconds_count {every}",
        ]
        for name, (does, value) in sorted(self._gauges.items()):
            lines += [f"# HELP {name} {does}", f"# TYPE {name} gauge", f"{name} {value():g}"]
        lines += [
            "# HELP broadfront_start_time_seconds When the server began, in seconds since 1970.",
            "# TYPE broadfront_start_time_seconds gauge",
            f"broadfront_start_time_seconds {self._started:.0f}",
        ]
        return "\n".join(lines) + "\n"


def log_request(request: Request, status: int, took: float) -> None:
    """Write an access log line for an answered request, with the route and the game id of its path but never tokens."""
    client = request.client.host if request.client is not None else "-"
    log.info("%s %s %s %d %.0f ms", client, _method_for_log(request.method), _route_path(request), status, 1000 * took)


def _route_path(request: Request) -> str:
    """Return a request's path for the access log, as in the route table, because the raw path may contain a pasted
    token."""
    route = request.scope.get("route")
    path: str = getattr(route, "path", "(refused)")
    if path == "/{rest:path}":
        # Only names of our own files are logged; other paths can contain anything.
        name: str = request.scope.get("path_params", {}).get("rest", "")
        return f"/{name}" if request.scope.get("known_file") else "(unknown path)"
    game = str(request.scope.get("path_params", {}).get("game", ""))
    return path.replace("{game}", game) if _GAME.fullmatch(game) else path


def _method_for_log(text: str) -> str:
    """Return the HTTP method of a request for the log, or `?` if it is not a plain word."""
    return text if text.isalpha() and len(text) <= 10 else "?"
