"""Requests generated from the server's OpenAPI document: valid ones, and ones wrong in every way we can think of."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from typing import Any, NamedTuple
from urllib.parse import quote

__all__ = ["GeneratedRequest", "Requests", "UnclearAnswer"]

NASTY = (
    "", " ", "\0", "a\0b", "\r\nX: y", "../../etc/passwd", "..%2f..", "a" * 10_000, "0" * 400, "-1", "1e999", "NaN",
    "null", "'; DROP TABLE lines; --", '"', "\\", "{}", "[", "<script>", "\x1b[2J", "\u202e", "\ufeff", "é" * 300,
    "🙂" * 50, "१२", "__class__", "constructor", "%", "%00", "%s%n", "${x}", "\t", "\n", "#", "?", "/", "//",
    ":", "a:b", "@", "*",
)  # fmt: skip
NUMBERS = (-1, 0, 1, 2, 7, 25, 10**6, 2**31, 2**63, 2**64, 10**30, -(10**30), 0.5, -0.0, 1e308, True)
RAW = (
    b"", b"{", b"[]", b"null", b"1", b'"x"', b"\xff\xfe", b'{"a":', b'{"a":1,}', b'{"a":1}{"a":2}', b'{"a":NaN}',
    b'{"\\ud800":"\\ud800"}', b"[" * 100_000, b'{"a":' * 50_000,
    b'{"position":' + b"[" * 20_000 + b"]" * 20_000 + b"}",
    b'{"title":"patrol","options":' + b'{"a":' * 900 + b"1" + b"}" * 901, b"\xef\xbb\xbf{}", b" " * 60_000,
    b"0" * 5_000,
)  # fmt: skip
WRONG = 0.25
"""Probability that a part of a request violates the document."""


class GeneratedRequest(NamedTuple):
    """A request, ready to send."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes | None
    operation: str


class UnclearAnswer(AssertionError):
    """Raised for an answer that is not clear."""


class Requests:
    """An endless supply of requests; `known` has valid values for this server by parameter name."""

    def __init__(self, document: Mapping[str, Any], known: Mapping[str, list[Any]], rng: random.Random) -> None:
        self.rng = rng
        self.known = known
        self.schemas: dict[str, Any] = document["components"]["schemas"]
        self.operations = [
            (method.upper(), path, operation)
            for path, methods in document["paths"].items()
            if not path.endswith("/events")  # a stream does not end
            for method, operation in methods.items()
        ]

    def next(self) -> GeneratedRequest:
        rng = self.rng
        method, path, operation = rng.choice(self.operations)
        words: dict[str, str] = {}
        seat = ""
        game = rng.choice(self.known["game"])
        for parameter in operation.get("parameters", ()):
            name = parameter["name"]
            if parameter["in"] == "path":
                value = str(game["game"] if name == "game" and not self._is_wrong() else self._parameter_value(name))
                path = path.replace(f"{{{name}}}", quote(value, safe=""))
            elif rng.random() < 0.5:
                words[name] = str(self._parameter_value(name, parameter["schema"]))
        if self._is_wrong(0.03):
            words[rng.choice(NASTY)] = rng.choice(NASTY)
        if words:
            path += "?" + "&".join(f"{quote(name, safe='')}={quote(value, safe='')}" for name, value in words.items())
        if operation.get("security") and not self._is_wrong(0.1):
            seat = game["seat"]
        headers = {"Seat": seat} if seat else {}
        if self._is_wrong(0.05):
            headers["Seat"] = self._printable(rng.choice(NASTY))
        body = None
        if method == "POST":
            kind = "application/json" if not self._is_wrong(0.03) else rng.choice(NASTY)
            headers["Content-Type"] = self._printable(kind)
            body = self._body(operation, game)
        if self._is_wrong(0.03):
            method = rng.choice(("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "TRACE", "BREW"))
        return GeneratedRequest(method, path, headers, body, operation["operationId"])

    def _is_wrong(self, often: float = WRONG) -> bool:
        return self.rng.random() < often

    @staticmethod
    def _printable(text: str) -> str:
        """Return text that a header can hold: no line ends, and only Latin-1 letters."""
        return "".join(letter for letter in text if " " <= letter <= "\xff" and letter != "\x7f")[:2000].strip()

    def _body(self, operation: Mapping[str, Any], game: Mapping[str, Any]) -> bytes:
        if self._is_wrong(0.08):
            return self.rng.choice(RAW)
        schema = operation["requestBody"]["content"]["application/json"]["schema"]
        value = self._value("", schema, 0, game)
        if operation["operationId"] == "post_ask" and not self._is_wrong():
            value = self.rng.choice(self.known["asked"])
        data = json.dumps(value).encode()
        return data[: self.rng.randrange(len(data) + 1)] if self._is_wrong(0.03) else data

    def _parameter_value(self, name: str, schema: Mapping[str, Any] | None = None) -> Any:
        """Return a value for a parameter: a valid one, one of its type, or anything."""
        rng = self.rng
        if self._is_wrong():
            return rng.choice(NASTY) if rng.random() < 0.7 else rng.choice(NUMBERS)
        if self.known.get(name):
            return rng.choice(self.known[name])
        return rng.choice(NUMBERS) if (schema or {}).get("type") == "integer" else rng.choice(NASTY)

    def _value(self, name: str, schema: Mapping[str, Any], depth: int, game: Mapping[str, Any]) -> Any:
        rng = self.rng
        if self._is_wrong(0.06):
            return self._anything(depth)
        if "$ref" in schema:
            return self._value(name, self.schemas[schema["$ref"].rpartition("/")[2]], depth, game)
        if name in game and not self._is_wrong():
            return rng.choice(game[name])
        if self.known.get(name) and not self._is_wrong():
            return rng.choice(self.known[name])
        for several in ("anyOf", "oneOf"):
            if several in schema:
                return self._value(name, rng.choice(schema[several]), depth, game)
        if "enum" in schema:
            return rng.choice(schema["enum"])
        match schema.get("type"):
            case "object":
                return self._object(schema, depth, game)
            case "array":
                items = schema.get("items") or {}
                return [self._value(name, items, depth + 1, game) for _ in range(rng.choice((0, 1, 2, 5)))]
            case "integer" | "number":
                return rng.choice(NUMBERS)
            case "boolean":
                return rng.random() < 0.5
            case "null":
                return None
            case "string":
                return rng.choice(NASTY)
        return self._anything(depth)

    def _object(self, schema: Mapping[str, Any], depth: int, game: Mapping[str, Any]) -> dict[str, Any]:
        needed = schema.get("required", ())
        made: dict[str, Any] = {}
        for key, part in schema.get("properties", {}).items():
            if self.rng.random() < (0.95 if key in needed else 0.4):
                made[key] = self._value(key, part, depth + 1, game)
        if "properties" not in schema:
            made = {self.rng.choice(NASTY): self._anything(depth + 1) for _ in range(self.rng.randrange(3))}
        if self._is_wrong(0.05):
            made[self.rng.choice(NASTY)] = self._anything(depth + 1)
        return made

    def _anything(self, depth: int) -> Any:
        rng = self.rng
        kind = rng.randrange(6 if depth < 4 else 4)
        if kind == 4:
            return [self._anything(depth + 1) for _ in range(rng.randrange(4))]
        if kind == 5:
            return {rng.choice(NASTY): self._anything(depth + 1) for _ in range(rng.randrange(4))}
        return (rng.choice(NASTY), rng.choice(NUMBERS), None, rng.random() < 0.5)[kind]
