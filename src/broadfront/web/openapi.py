"""The OpenAPI document, made from the route table."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from broadfront import __version__
from broadfront.web.door.guard import HEALTH
from broadfront.web.endpoint import Endpoint
from broadfront.web.route_table import NEWS, ROUTES

__all__ = ["document"]

_ERROR = {
    "type": "object",
    "required": ["error"],
    "properties": {
        "error": {
            "type": "object",
            "required": ["kind", "parameter", "given", "accepted", "message"],
            "properties": {
                "kind": {"type": "string"},
                "parameter": {"type": ["string", "null"]},
                "given": {},
                "accepted": {},
                "message": {"type": "string"},
                "ruling": {"type": "object", "description": "When a rule forbids it: which, why, what is legal."},
            },
        }
    },
}


def document() -> dict[str, Any]:
    """The whole document."""
    bodies = [endpoint.body for endpoint in ROUTES if endpoint.body is not None]
    _, schemas = msgspec.json.schema_components(bodies, ref_template="#/components/schemas/{name}")
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ROUTES:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    paths[NEWS] = {
        "get": {
            "summary": "News of a game as server-sent events: `changed` with the number of lines.",
            "operationId": "events",
            "parameters": [_path_parameter("game")],
            "security": [{"seat": []}],
            "responses": {"200": {"description": "A stream.", "content": {"text/event-stream": {}}}} | _wrong(),
        }
    }
    for path, does, answers in (
        (HEALTH, "Whether the server and its database answer.", "text/plain"),
        ("/metrics", "Figures for Prometheus, for this machine only.", "text/plain"),
    ):
        paths[path] = {
            "get": {
                "summary": does,
                "operationId": path.strip("/"),
                "responses": {"200": {"description": "They do.", "content": {answers: {}}}} | _wrong(),
            }
        }
    paths["/api/openapi.json"] = {
        "get": {
            "summary": "This document.",
            "operationId": "openapi",
            "responses": {"200": {"description": "OpenAPI 3.1.", "content": {"application/json": {}}}},
        }
    }
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "broadfront",
            "version": __version__,
            "description": "Games, charts, maps and rules. A seat's token goes in the header Seat.",
        },
        "paths": paths,
        "components": {
            "schemas": {**schemas, "Error": _ERROR},
            "securitySchemes": {"seat": {"type": "apiKey", "in": "header", "name": "Seat"}},
        },
    }


def _operation(endpoint: Endpoint) -> dict[str, Any]:
    told: dict[str, Any] = {
        "summary": endpoint.does,
        "operationId": f"{endpoint.method.lower()}_{endpoint.handler.__name__}",
        "parameters": [_path_parameter(name) for name in re.findall(r"{(\w+)}", endpoint.path)]
        + [
            {"name": q.name, "in": "query", "required": False, "description": q.does, "schema": {"type": q.kind}}
            for q in endpoint.query
        ],
        "responses": {"200": {"description": "Done.", "content": {endpoint.answers: {}}}} | _wrong(),
    }
    if endpoint.seat:
        told["security"] = [{"seat": []}]
    if endpoint.method == "POST":
        schema: dict[str, Any] = {"type": "object"}
        if endpoint.body is not None:
            schema = {"$ref": f"#/components/schemas/{endpoint.body.__name__}"}
        told["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
    return told


def _path_parameter(name: str) -> dict[str, Any]:
    return {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}


def _wrong() -> dict[str, Any]:
    content = {"application/json": {"schema": {"$ref": "#/components/schemas/Error"}}}
    return {
        status: {"description": said, "content": content}
        for status, said in (
            ("400", "What was given has no meaning here; the parameter is named."),
            ("403", "No seat, or not from this site."),
            ("404", "There is no such thing."),
            ("409", "Somebody else was faster."),
            ("408", "It did not arrive in time."),
            ("413", "Too large, or more work than one request may cause."),
            ("422", "A rule forbids it; the ruling says which."),
            ("429", "Too fast, or too much at a time."),
            ("503", "The server is busy, or the database cannot be reached or written; nothing was done."),
        )
    }
