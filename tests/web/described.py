"""Somebody who holds every answer of the server against its OpenAPI document."""

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

__all__ = ["Checker", "wrongs"]


@cache
def strict() -> dict[str, Any]:
    """The document, with no field allowed in an object that it does not name."""
    told = document()
    schemas = {name: _closed(schema) for name, schema in told["components"]["schemas"].items()}
    return told | {"components": told["components"] | {"schemas": schemas}}


def _closed(schema: dict[str, Any]) -> dict[str, Any]:
    return schema if "properties" not in schema else {"additionalProperties": False} | schema


@cache
def _registry() -> Registry[Any]:
    empty: Registry[Any] = Registry()
    held: Registry[Any] = empty.with_resource("broadfront:document", DRAFT202012.create_resource(strict()))
    return held


def _absolute(schema: Any) -> Any:
    """References that say which document they are in."""
    if isinstance(schema, dict):
        return {
            key: f"broadfront:document{value}" if key == "$ref" else _absolute(value) for key, value in schema.items()
        }
    return [_absolute(one) for one in schema] if isinstance(schema, list) else schema


def wrongs(value: object, schema: dict[str, Any]) -> list[str]:
    """Where a value is not what a schema of the document says."""
    found = Draft202012Validator(_absolute(schema), registry=_registry()).iter_errors(value)
    return [f"{error.json_path}: {error.message[:300]}" for error in found]


class Checker(Person):
    """A person whose every answer must be as the document says; remembers what was asked and answered."""

    def __init__(self, client: Client, game: str = "", token: str = "", met: set[tuple[str, str]] | None = None):
        super().__init__(client, game, token)
        self.met: set[tuple[str, str]] = set() if met is None else met

    def sits(self, game: str, token: str) -> Checker:
        return Checker(self.client, game, token, self.met)

    def raw(self, method: str, path: str, **more: Any) -> httpx.Response:
        answer = super().raw(method, path, **more)
        template = _template(method, path)
        responses = strict()["paths"][template][method.lower()]["responses"]
        failed = strict()["components"]["responses"]
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
            assert not (wrong := wrongs(value, schema)), (method, path, wrong[:5])
        if answer.status_code == 200:
            self.met.add((method, template))
        return answer


def _template(method: str, path: str) -> str:
    """The path of the document that a request goes to; one without parameters before one with."""
    bare = path.partition("?")[0]
    for template in sorted(strict()["paths"], key=lambda known: known.count("{")):
        if method.lower() in strict()["paths"][template] and re.fullmatch(re.sub(r"{\w+}", "[^/]+", template), bare):
            return str(template)
    raise AssertionError(f"{method} {path} is not in the document")
