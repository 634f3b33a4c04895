"""The sentences of a text."""

from collections.abc import Iterator

from broadfront.core.messages import Template

FIELD = "\0"
"""Stands for what a template fills in."""


def sentences(template: Template) -> Iterator[str]:
    for wording in template.wordings.values():
        yield from sentences(wording)
    yield "".join(literal + (FIELD if field is not None else "") for literal, field, _ in template.parts)
