"""The OpenAPI document, generated from the route table."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any

import msgspec

from broadfront import __version__
from broadfront.board.shown import PartChange, RoutePart, TablePart, UnitPart, change_type
from broadfront.core.actions import Action
from broadfront.titles import tabletop, title_names
from broadfront.web.endpoint import Endpoint, Query
from broadfront.web.errors import ErrorAnswer
from broadfront.web.gateway.guard import HEALTH
from broadfront.web.news import News
from broadfront.web.route_table import NEWS, ROUTES

__all__ = ["document"]

REFERENCE = "#/components/schemas/{name}"
SINCE = Query("since", "integer", "The last line that was seen: news then hold what other seats have changed since.")
PARTS = (TablePart, PartChange, UnitPart, RoutePart)
"""Base types that titles extend with their own."""


@lru_cache(maxsize=1)
def document() -> dict[str, Any]:
    """Return the whole OpenAPI document as plain data."""
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ROUTES:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    paths[NEWS] = {
        "get": {
            "summary": "News of a game as server-sent events: `changed`, whose data is a `News`.",
            "operationId": "events",
            "parameters": [_path_parameter("game"), _query_parameter(SINCE)],
            "security": [{"seat": []}],
            "responses": _responses("text/event-stream", {"type": "string"}),
        }
    }
    for path, does, media, schema in (
        (HEALTH, "Whether the server and its database answer.", "text/plain", {"type": "string"}),
        ("/metrics", "Figures for Prometheus, for this machine only.", "text/plain", {"type": "string"}),
        ("/api/openapi.json", "This document.", "application/json", {"type": "object"}),
    ):
        name = re.sub(r"\W", "_", path.removeprefix("/api").removesuffix(".json").strip("/"))
        paths[path] = {"get": {"summary": does, "operationId": name, "responses": _responses(media, schema)}}
    whole = {
        "openapi": "3.1.0",
        "info": {
            "title": "broadfront",
            "version": __version__,
            "description": "Games, charts, maps and rules. A seat's token goes in the header Seat.",
        },
        "paths": paths,
        "components": {
            "schemas": _schemas(),
            "responses": _error_responses(),
            "securitySchemes": {"seat": {"type": "apiKey", "in": "header", "name": "Seat"}},
        },
    }
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(whole))
    return plain


def _operation(endpoint: Endpoint) -> dict[str, Any]:
    """Return the OpenAPI description of a route."""
    operation: dict[str, Any] = {
        "summary": endpoint.does,
        "operationId": f"{endpoint.method.lower()}_{endpoint.handler.__name__}",
        "parameters": [_path_parameter(name) for name in re.findall(r"{(\w+)}", endpoint.path)]
        + [_query_parameter(query) for query in endpoint.query],
        "responses": _responses(endpoint.answers, _schema(endpoint.gives)),
    }
    if endpoint.seat:
        operation["security"] = [{"seat": []}]
    if endpoint.method == "POST":
        schema = {"type": "object"} if endpoint.body is None else _schema(endpoint.body)
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
    return operation


def _path_parameter(name: str) -> dict[str, Any]:
    """Return the OpenAPI description of a parameter in a route's path."""
    return {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}


def _query_parameter(query: Query) -> dict[str, Any]:
    """Return the OpenAPI description of a query parameter."""
    of = {"description": query.does, "schema": {"type": query.kind}}
    return {"name": query.name, "in": "query", "required": False, **of}


def _responses(media: str, schema: dict[str, Any]) -> dict[str, Any]:
    """Return the OpenAPI description of a route's responses, errors included."""
    wrong = {status: {"$ref": f"#/components/responses/{status}"} for status in _error_responses()}
    return {"200": {"description": "Done.", "content": {media: {"schema": schema}}}} | wrong


def _error_responses() -> dict[str, Any]:
    """Return the OpenAPI error responses that any request can get."""
    content = {"application/json": {"schema": _schema(ErrorAnswer)}}
    return {
        status: {"description": text, "content": content}
        for status, text in (
            ("400", "What was given has no meaning here; the parameter is named."),
            ("403", "No seat, or not from this site."),
            ("404", "There is no such thing."),
            ("408", "It did not arrive in time."),
            ("409", "Somebody else was faster."),
            ("413", "Too large, or more work than one request may cause."),
            ("422", "A rule forbids it; the ruling says which."),
            ("429", "Too fast, or too much at a time."),
            ("500", "Something went wrong on the server; nothing was done."),
            ("503", "The server is busy, or the database cannot be reached or written; nothing was done."),
        )
    }


# Types


def _schema(kind: Any) -> dict[str, Any]:
    """Return the reference to the JSON schema of a type; None stands for text."""
    if kind is None:
        return {"type": "string"}
    (found,), _ = msgspec.json.schema_components([kind], ref_template=REFERENCE)
    return found


def _schemas() -> dict[str, Any]:
    """Return the JSON schemas of all types of request bodies and responses, by name."""
    filled = _title_types()
    bodies = [endpoint.body for endpoint in ROUTES if endpoint.body is not None]
    answers = [endpoint.gives for endpoint in ROUTES if endpoint.gives is not None]
    answers += [ErrorAnswer, News, *(kind for kinds in filled.values() for kind in kinds)]
    _, schemas = msgspec.json.schema_components([*bodies, *answers], ref_template=REFERENCE)
    for kind in _structs(answers):
        _mark_required(kind, schemas[kind.__name__])
    for base, kinds in filled.items():
        schemas[base.__name__] = _union_schema(base, kinds)
    schemas["Action"] = {
        "title": "Action",
        "description": "What a side announces, in the words of the title: `do` names it, the rest are its fields.",
        "type": "object",
        "required": ["do"],
        "properties": {"do": {"type": "string"}},
        "additionalProperties": True,
    }
    return schemas


def _title_types() -> dict[type[msgspec.Struct], list[type[msgspec.Struct]]]:
    """Return the subtypes that titles define for each base type of a response part."""
    declared: list[type[msgspec.Struct]] = [kind for name in title_names() for kind in tabletop(name).parts]
    declared += [change_type(kind) for kind in declared if issubclass(kind, TablePart)]
    return {base: [kind for kind in declared if issubclass(kind, base)] for base in PARTS}


def _union_schema(base: type[msgspec.Struct], kinds: Iterable[type[msgspec.Struct]]) -> dict[str, Any]:
    """Return the JSON schema that allows any of the subtypes of a base type."""
    references = {str(kind.__struct_config__.tag): REFERENCE.format(name=kind.__name__) for kind in kinds}
    return {
        "title": base.__name__,
        "description": (base.__doc__ or "").partition("\n")[0],
        "oneOf": [{"$ref": reference} for reference in references.values()],
        "discriminator": {"propertyName": base.__struct_config__.tag_field, "mapping": references},
    }


def _mark_required(kind: type[msgspec.Struct], schema: dict[str, Any]) -> None:
    """In the JSON schema of a response, mark all fields as required except those left out when unset or at their
    default."""
    if kind.__struct_config__.array_like:
        return
    tagged = [kind.__struct_config__.tag_field] if kind.__struct_config__.tag_field else []
    present = [
        field.encode_name
        for field in msgspec.structs.fields(kind)
        if field.required or not (kind.__struct_config__.omit_defaults or field.default is msgspec.UNSET)
    ]
    schema["required"] = [*tagged, *present]
    for described in schema["properties"].values():
        described.pop("default", None)


def _structs(kinds: Iterable[Any]) -> Iterator[type[msgspec.Struct]]:
    """Yield every struct type that occurs in the given response types."""
    seen: set[type[msgspec.Struct]] = set()
    waiting: list[Any] = list(msgspec.inspect.multi_type_info(kinds))
    while waiting:
        found = waiting.pop()
        if isinstance(found, msgspec.inspect.StructType):
            if found.cls in seen or found.cls is Action:
                continue
            seen.add(found.cls)
            yield found.cls
        waiting += _member_types(found)


def _member_types(found: object) -> list[Any]:
    """Return the types of the fields or items of a type."""
    held: list[Any] = []
    values: Mapping[str, Any] = {name: getattr(found, name) for name in getattr(found, "__struct_fields__", ())}
    for value in values.values():
        held += value if isinstance(value, tuple) else [value]
    kinds = (msgspec.inspect.Type, msgspec.inspect.Field)
    return [one for one in held if isinstance(one, kinds)]
