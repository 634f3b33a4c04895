"""Titles, maps, rules and questions: everything that needs no game."""

from __future__ import annotations

from typing import Any

import msgspec

from broadfront.board.hexmap import HexMap
from broadfront.core.errors import Invalid, unknown
from broadfront.core.rules import Rule
from broadfront.players import players_of
from broadfront.titles import books, can_be_edited, can_be_played, find_question, find_rule, questions, title_names
from broadfront.web.endpoint import Asked, Call, Raw
from broadfront.web.errors import NotFound
from broadfront.web.loading import load, load_asked
from broadfront.web.maps import Pictures, map_data, map_of, palette

__all__ = ["ask", "map_picture", "map_shown", "question", "question_list", "rule", "rule_list", "style", "titles"]

MOST_RULES = 200


def titles(call: Call) -> list[dict[str, Any]]:
    """What there is to play, to ask and to look at."""
    told = []
    for name in title_names():
        title = load(name, call.parts.settings.data)
        variants = {n: {"label": v.label, "played": list(v.played)} for n, v in title.card.variants.items()}
        scenarios = {n: {"label": s.label, "variants": list(s.variants)} for n, s in title.card.scenarios.items()}
        told.append(
            {
                "title": name,
                "label": title.card.label,
                "sides": list(title.sides),
                "playable": can_be_played(name),
                "variants": variants if can_be_played(name) else {},
                "scenarios": scenarios if can_be_played(name) else {},
                "map": map_of(title) is not None,
                "editable": can_be_edited(name),
                "questions": len(questions(name)),
                "players": sorted(players_of(name)),
            }
        )
    return told


def _map(asked: Asked) -> HexMap:
    hexmap = map_of(load(asked.path["title"], asked.data))
    if hexmap is None:
        raise NotFound(f"{asked.path['title']} has no map.", parameter="title", given=asked.path["title"])
    return hexmap


def map_shown(asked: Asked) -> dict[str, Any]:
    return map_data(_map(asked))


def map_picture(asked: Asked) -> Raw:
    hexmap = _map(asked)
    given = asked.query.get("names", "yes")
    if given not in ("yes", "no"):
        raise unknown("answer", given, ("yes", "no"), parameter="names")
    data = Pictures(asked.pictures).svg(hexmap, names=given == "yes")
    return Raw(data, "image/svg+xml", {"cache-control": "private, max-age=86400"})


def style(call: Call) -> dict[str, Any]:
    return palette()


# Rules


def _rule_data(book: str, rule: Rule) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(rule)
    return {"book": book, **{name: data[name] for name in ("id", "text", "source", "reading", "see") if data[name]}}


def rule_list(call: Call) -> dict[str, Any]:
    """Rules whose id or text holds every word, of one book or all."""
    wanted = call.query.get("title", "")
    known = books()
    if wanted and wanted not in known:
        raise unknown("rule book", wanted, known, parameter="title")
    found = [
        _rule_data(name, rule)
        for name, book in known.items()
        if wanted in ("", name)
        for rule in book.search(call.query.get("q", ""))
    ]
    return {
        "found": len(found),
        "rules": found[:MOST_RULES],
        "books": {name: len(book) for name, book in known.items()},
    }


def rule(call: Call) -> dict[str, Any]:
    try:
        return _rule_data(*find_rule(call.path["id"]))
    except Invalid as error:
        raise NotFound(error.message, parameter="id", given=call.path["id"]) from None


# Questions


def question_list(call: Call) -> list[dict[str, Any]]:
    return [
        {"name": f"{title}.{name}", "title": title, "text": found.text, "position": found.takes_position}
        for title in title_names()
        for name, found in questions(title).items()
    ]


def question(call: Call) -> dict[str, Any]:
    try:
        title, found = find_question(call.path["name"])
    except Invalid as error:
        raise NotFound(error.message, parameter="name", given=call.path["name"]) from None
    return found.schema(title)


def ask(asked: Asked) -> dict[str, Any]:
    try:
        title, found = find_question(asked.path["name"])
    except Invalid as error:
        raise NotFound(error.message, parameter="name", given=asked.path["name"]) from None
    if not isinstance(asked.body, dict):
        raise Invalid("Give the parameters as a JSON object.", parameter="body", given=str(type(asked.body).__name__))
    return found(load_asked(found, title, asked.data), **asked.body).to_data()
