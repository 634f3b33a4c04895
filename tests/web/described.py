"""A client that checks every answer of the server against its OpenAPI document."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

import httpx
from jsonschema import Draft202012Validator
from referencing import Registry
from referencing.jsonschema import DRAFT202012

from broadfront.web.openapi import document
from tests.web.serving import Client, Person

__all__ = ["Checker", "find_violations"]


@cache
def strict_document() -> dict[str, Any]:
    """Return the OpenAPI document with undeclared fields forbidden in all objects."""
    told = document()
    schemas = {name: _closed(schema) for name, schema in told["components"]["schemas"].items()}
    return told | {"components": told["components"] | {"schemas": schemas}}


def _closed(schema: dict[str, Any]) -> dict[str, Any]:
    return schema if "properties" not in schema else {"additionalProperties": False} | schema


@cache
def _registry() -> Registry[Any]:
    empty: Registry[Any] = Registry()
    held: Registry[Any] = empty.with_resource("broadfront:document", DRAFT202012.create_resource(strict_document()))
    return held


def _absolute(schema: Any) -> Any:
    """Return a schema with references that name their document."""
    if isinstance(schema, dict):
        return {
            key: f"broadfront:document{value}" if key == "$ref" else _absolute(value) for key, value in schema.items()
        }
    return [_absolute(one) for one in schema] if isinstance(schema, list) else schema


def find_violations(value: object, schema: dict[str, Any]) -> list[str]:
    """Return where a value does not match a schema of the document."""
    found = Draft202012Validator(_absolute(schema), registry=_registry()).iter_errors(value)
    return [f"{error.json_path}: {error.message[:300]}" for error in found]


class Checker(Person):
    """A client that checks every answer against the document and remembers the calls it made."""

    def __init__(self, client: Client, game: str = "", token: str = "", met: set[tuple[str, str]] | None = None):
        super().__init__(client, game, token)
        self.met: set[tuple[str, str]] = set() if met is None else met

    def sits(self, game: str, token: str) -> Checker:
        return Checker(self.client, game, token, self.met)

    def raw(self, method: str, path: str, **more: Any) -> httpx.Response:
        answer = super().raw(method, path, **more)
        template = _template(method, path)
        responses = strict_document()["paths"][template][method.lower()]["responses"]
        failed = strict_document()["components"]["responses"]
        found = responses["200"] if answer.status_code == 200 else failed[str(answer.status_code)]
        told = found["content"]
        media = answer.headers["content-type"].partition(";")[0]
        schema = told[media]["schema"]
        if media == "application/json":
            values = [answer.json()]
        elif schema == {"type": "string"}:
            values = [answer.text]
        else:
            values = [json.loads(line) for line in answer.text.splitlines()]
        for value in values:
            assert not (wrong := find_violations(value, schema)), (method, path, wrong[:5])
        if answer.status_code == 200:
            self.met.add((method, template))
        return answer


def _template(method: str, path: str) -> str:
    """Return the document's path that matches a request; paths without parameters come first."""
    bare = path.partition("?")[0]
    for template in sorted(strict_document()["paths"], key=lambda known: known.count("{")):
        if method.lower() in strict_document()["paths"][template] and re.fullmatch(
            re.sub(r"{\w+}", "[^/]+", template), bare
        ):
            return str(template)
    raise AssertionError(f"{method} {path} is not in the document")
