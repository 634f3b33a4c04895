"""Writes docs/reference.md: every function and type of `broadfront`, from its signature and docstring."""

from __future__ import annotations

import ast
import inspect
import re
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import broadfront as bf

__all__ = ["PAGE", "main", "reference_page"]

PAGE = Path(__file__).resolve().parent.parent / "docs" / "reference.md"
HEAD = """\
# Reference

Every function and type of `import broadfront as bf`, written by `make manual` from types and docstrings of the code.
[Python](api.md) has them in order of use; the [tutorial](tutorial.md) goes through them with a game.
"""
WIDTH = 100


def reference_page() -> str:
    """Return the page."""
    things = {name: getattr(bf, name) for name in bf.__all__}
    functions = [name for name, one in things.items() if not inspect.isclass(one)]
    errors = [name for name, one in things.items() if inspect.isclass(one) and issubclass(one, Exception)]
    types = [name for name in things if name not in functions and name not in errors]
    parts = [HEAD]
    for heading, names in (("Functions", functions), ("Types", types), ("Errors", errors)):
        parts.append(f"## {heading}\n")
        for name in sorted(names, key=str.lower):
            parts += _function_section(name, things[name]) if name in functions else _class_section(name, things[name])
    return "\n".join(parts).rstrip() + "\n"


def _function_section(name: str, one: Any) -> Iterator[str]:
    """Yield the section of a function; `titles` is a module that can also be called."""
    call = one if inspect.isfunction(one) else type(one).__call__
    yield f"### bf.{name}\n"
    yield _code_block(f"bf.{name}{_signature(call, skip_self=not inspect.isfunction(one))}")
    yield _docstring_text(call.__doc__)


def _class_section(name: str, one: type) -> Iterator[str]:
    """Yield the section of a type: description, fields with their types, properties and methods."""
    yield f"### bf.{name}\n"
    yield _docstring_text(one.__doc__)
    rows = [*_fields(one), *_properties(one)]
    if rows:
        yield "| | type | |\n|---|---|---|"
        yield "".join(f"| `{field}` | `{_escape_cell(kind)}` | {_table_cell(text)} |\n" for field, kind, text in rows)
    for method, function in _methods(one):
        yield _code_block(f"{name[0].lower()}{name[1:]}.{method}{_signature(function, skip_self=True)}")
        yield _docstring_text(function.__doc__)


def _fields(one: type) -> Iterator[tuple[str, str, str]]:
    """Yield the fields of a record with type and docstring."""
    if not (issubclass(one, msgspec.Struct) or hasattr(one, "_fields")):
        return
    texts = _field_docstrings(one)
    fields: tuple[str, ...] = getattr(one, "__struct_fields__", ()) or getattr(one, "_fields", ())
    for field in fields:
        if not field.startswith("_"):
            stated = (inspect.get_annotations(parent) for parent in one.__mro__)
            kind = next(kinds[field] for kinds in stated if field in kinds)
            yield field, _type_text(kind), texts.get(field, "")


def _field_docstrings(one: type) -> dict[str, str]:
    """Return the docstrings below the fields of a class and its parents."""
    found: dict[str, str] = {}
    for parent in reversed(one.__mro__):
        if not parent.__module__.startswith("broadfront"):
            continue
        (body,) = ast.parse(textwrap.dedent(inspect.getsource(parent))).body
        assert isinstance(body, ast.ClassDef)
        for before, after in zip(body.body, body.body[1:], strict=False):
            if isinstance(before, ast.AnnAssign) and isinstance(before.target, ast.Name):
                match after:
                    case ast.Expr(value=ast.Constant(value=str(text))):
                        found[before.target.id] = text
    return found


def _properties(one: type) -> Iterator[tuple[str, str, str]]:
    for name, found in inspect.getmembers(one, lambda member: isinstance(member, property)):
        if not name.startswith("_") and found.fget.__module__.startswith("broadfront"):
            yield name, _type_text(found.fget.__annotations__.get("return", "")), found.__doc__ or ""


def _methods(one: type) -> Iterator[tuple[str, Any]]:
    """Yield our own public methods, in source order."""
    found: list[tuple[str, Any]] = [
        (name, getattr(member, "__func__", member))
        for name, member in inspect.getmembers(one, inspect.isroutine)
        if not name.startswith("_") and (getattr(member, "__module__", "") or "").startswith("broadfront")
    ]
    yield from sorted(found, key=lambda pair: (pair[1].__code__.co_filename, pair[1].__code__.co_firstlineno))


def _signature(function: Any, *, skip_self: bool) -> str:
    signature = inspect.signature(function)
    parameters = list(signature.parameters.values())
    if skip_self and parameters and parameters[0].name in ("self", "cls"):
        parameters = parameters[1:]
    shown = [p.replace(annotation=inspect.Parameter.empty) for p in parameters]
    words = [
        str(bare) if p.annotation is p.empty else _with_type(str(bare), _type_text(p.annotation))
        for p, bare in zip(parameters, shown, strict=True)
    ]
    if (at := next((n for n, p in enumerate(parameters) if p.kind is p.KEYWORD_ONLY), None)) is not None and not any(
        p.kind is p.VAR_POSITIONAL for p in parameters
    ):
        words.insert(at, "*")
    returns = "" if signature.return_annotation is signature.empty else f" -> {_type_text(signature.return_annotation)}"
    line = f"({', '.join(words)}){returns}"
    return line if len(line) <= WIDTH else "(\n" + "".join(f"    {word},\n" for word in words) + f"){returns}"


def _with_type(parameter: str, kind: str) -> str:
    """Return a parameter with its type: `seed=None` of type `int` is `seed: int = None`."""
    name, equals, default = parameter.partition("=")
    return f"{name}: {kind} = {default}" if equals else f"{name}: {kind}"


def _type_text(annotation: Any) -> str:
    """Return a type as the code writes it, without module names."""
    text = annotation if isinstance(annotation, str) else inspect.formatannotation(annotation)
    return re.sub(r"\b(?:[a-z_]\w*\.)+(?=[A-Z])", "", text)


def _docstring_text(text: str | None) -> str:
    """Return a docstring as paragraphs, without its examples."""
    words = inspect.cleandoc(text or "").partition(">>>")[0].split("\n\n")
    return "".join(f"{' '.join(part.split())}\n\n" for part in words if part.strip()).removesuffix("\n")


def _table_cell(text: str) -> str:
    """Return a docstring on one line, as a table cell."""
    paragraphs = inspect.cleandoc(text).partition("\n\n")
    return _escape_cell(" ".join(" ".join(part.split()) for part in paragraphs if part.strip()))


def _escape_cell(text: str) -> str:
    return text.replace("|", "\\|")


def _code_block(text: str) -> str:
    return f"```text\n{text}\n```\n"


def main() -> int:
    PAGE.write_text(reference_page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
