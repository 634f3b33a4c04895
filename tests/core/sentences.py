"""Split texts into sentences."""

from collections.abc import Iterator

from broadfront.core.messages import Template

FIELD = "\0"
"""Stands for a placeholder of a template."""


def sentences(template: Template) -> Iterator[str]:
    for wording in template.wordings.values():
        yield from sentences(wording)
    yield "".join(literal + (FIELD if field is not None else "") for literal, field, _ in template.parts)
