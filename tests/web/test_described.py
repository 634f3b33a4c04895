"""The OpenAPI document is valid, complete, and true of every answer."""

import typing
from collections.abc import Iterator
from typing import Any

import pytest
from openapi_spec_validator import OpenAPIV31SpecValidator

from broadfront.web.openapi import document
from broadfront.web.route_table import ROUTES
from tests.web.described import Checker, find_violations
from tests.web.serving import Client, seat_tokens
from tests.web.waiting import until


def test_the_document_is_valid_openapi() -> None:
    OpenAPIV31SpecValidator(document()).validate()


def test_what_a_route_declares_is_what_its_function_gives() -> None:
    for endpoint in ROUTES:
        given = typing.get_type_hints(endpoint.handler)["return"]
        assert given == endpoint.gives or given.__name__ == "Raw", endpoint.path


def test_every_type_has_a_name_of_its_own_and_every_field_of_an_answer_is_typed() -> None:
    schemas = document()["components"]["schemas"]
    assert all(name.isidentifier() for name in schemas), "two types of one name would be told apart by their modules"
    fields = ((name, *field) for name, schema in schemas.items() for field in schema.get("properties", {}).items())
    free = {f"{name}.{field}" for name, field, told in fields if not told.keys() - {"default"}}
    assert free == {"Edit.value", "ParameterSchema.default", "ToldError.accepted", "ToldError.given"}


def test_a_field_that_the_document_does_not_name_is_noticed() -> None:
    schema = {"$ref": "#/components/schemas/SeatLink"}
    seat = {"game": "g", "sides": ["german"], "token": "t", "link": "l"}
    assert not find_violations(seat, schema)
    assert find_violations(seat | {"more": 1}, schema)
    assert find_violations({"game": "g"}, schema)


@pytest.fixture(scope="module")
def anyone(client: Client) -> Checker:
    return Checker(client)


def seats(anyone: Checker, **wanted: Any) -> list[Checker]:
    made = anyone.post("/api/games", {"seed": "7"} | wanted)
    return [anyone.sits(made["game"], token) for token in seat_tokens(anyone.client, made)]


def look_at_game(person: Checker) -> dict[str, Any]:
    """Request everything about a game that does not change it, and return the view."""
    seen = person.see()
    for path in ("options", "log", "changes", "laid"):
        person.get(f"{person.at}/{path}")
    for unit in list(seen.get("movers") or seen["table"]["ready"])[:1]:
        choices = person.get(f"{person.at}/reach", unit=unit)["choices"]
        person.get(f"{person.at}/unit", unit=unit)
        for choice in choices[:1]:
            person.post(f"{person.at}/why", {"action": choice["action"]})
        person.post(f"{person.at}/why", {"unit": unit, "hex": ""})
    return seen


def play_turns(person: Checker, turns: int) -> Iterator[dict[str, Any]]:
    """Play this many decisions by first options, yielding the view before each."""
    for _ in range(turns):
        seen = look_at_game(person)
        yield seen
        if seen.get("rolls"):
            person.post(f"{person.at}/roll", {"lines": seen["lines"]})
        elif seen.get("options"):
            person.first_option()


def test_every_endpoint_answers_as_the_document_says(anyone: Checker) -> None:
    call_routes_without_game(anyone)
    german, american = seats(anyone, title="patrol", mode="seats", dice="ask")
    made = anyone.post("/api/games", {"title": "patrol", "mode": "seats"})
    anyone.post(f"/api/games/{made['game']}/claim", {"invitation": made["invitations"][0]["token"]})
    anyone.raw("GET", "/api/games", headers={"Seat": f"{german.token},{american.token}"})
    for _ in range(6):
        for person in (german, american):
            seen = look_at_game(person)
            if seen["rolls"]:
                person.post(f"{person.at}/roll")
            elif seen["options"]:
                person.first_option()
    call_game_routes(german, american)
    german.post(f"{german.at}/message", {"text": "well played"})
    american.get(f"{american.at}/messages", since=0)
    one, *_ = seats(anyone, title="patrol", mode="hot-seat", dice="own")
    one.post(f"{one.at}/outcome", {"outcome": 3})
    one.get(f"{one.at}/settings", what="steps")
    one.get(f"{one.at}/box")
    one.get(f"{one.at}/position", at=0)
    one.post(f"{one.at}/correct", {"changes": [{"what": "weather", "to": "snow"}]})
    one.raw("GET", f"{one.at}/record")
    one.raw("GET", f"{one.at}/log/file")
    one.post(f"{one.at}/fork", {"at": 0})
    learner, *_ = seats(anyone, title="patrol", guide=True)
    learner.get(f"{learner.at}/guide", seen="map")
    anyone.post("/api/games/load", {"record": one.raw("GET", f"{one.at}/record").text})
    call_analyst_routes(anyone)
    assert anyone.met == {(endpoint.method, endpoint.path) for endpoint in ROUTES}


def call_analyst_routes(anyone: Checker) -> None:
    alone, *_ = seats(anyone, title="patrol", variant="two-player", mode="solo", against="veteran")
    alone.post(f"{alone.at}/hurry")
    alone.get(f"{alone.at}/tutor")
    alone.get(f"{alone.at}/tutor/far")
    alone.post(f"{alone.at}/tutor/stop", {})
    first, second = (option["action"] for option in alone.options()[:2])
    alone.post(f"{alone.at}/tutor/warning", {"action": first})
    alone.post(f"{alone.at}/tutor/lines", {"actions": [first, second]})
    alone.first_option()
    alone.post(f"{alone.at}/review", {"playouts": 2})
    until(lambda: alone.get(f"{alone.at}/review", playouts=2)["review"] is not None)
    alone.post(f"{alone.at}/review/stop", {"playouts": 2})


def call_routes_without_game(anyone: Checker) -> None:
    for path in ("titles", "style", "maps/patrol", "rules", "rules/BF-01", "questions"):
        anyone.get(f"/api/{path}")
    for path in ("manual/patrol", "words/patrol", "key/patrol"):
        anyone.get(f"/api/{path}")
    for question in anyone.get("/api/questions"):
        anyone.get(f"/api/questions/{question['name']}")
    anyone.raw("GET", "/api/maps/patrol/picture")
    anyone.raw("GET", "/api/manual/patrol/examples/ambush")
    anyone.raw("GET", "/api/key/patrol/picture")
    anyone.post("/api/ask/patrol.combat", {"odds": "3:1", "die": 6})
    anyone.post("/api/ask/patrol.combat/table", {"down": "die", "across": "odds"})
    anyone.get("/api/boxes/wacht")
    filled = {"sheets": {"armies": {"text": "scenario,id,fuel\nambleve,6 Pz,3\n"}}}
    anyone.post("/api/boxes/wacht/check", filled)
    anyone.raw("POST", "/api/boxes/wacht/file", json=filled)
    opened = anyone.post("/api/positions/wacht", {})
    position = {"position": opened["position"]}
    anyone.post("/api/positions/wacht/edit", position | {"edits": [{"unit": opened["pieces"][0]["counter"]["unit"]}]})
    anyone.raw("POST", "/api/positions/wacht/file", json=position)
    anyone.post("/api/positions/wacht/game", position | {"mode": "hot-seat"})


def call_game_routes(german: Checker, american: Checker) -> None:
    """Make requests that change a game, that are refused, and that ask about an attack."""
    german.post(f"{german.at}/note", {"text": "A word."})
    german.get(f"{german.at}/report")
    for person in (german, american):
        person.get(f"{person.at}/advice")
        person.get(f"{person.at}/advice/choice")
    found = german.get(f"{german.at}/attacks")["attacks"] + american.get(f"{american.at}/attacks")["attacks"]
    for attack in found[:1]:
        for person in (german, american):
            person.raw("POST", f"{person.at}/odds", json={"action": attack["action"]})
    for person in (german, american):
        person.expect_error(
            "POST", f"{person.at}/apply", 422, json={"action": {"do": "Move", "unit": "1.German", "path": []}}
        )
        person.expect_error("POST", f"{person.at}/apply", 400, json={"action": {"do": "Fly"}})
    german.expect_error("GET", "/api/rules/none", 404)
    one, *_ = seats(german, title="patrol", mode="hot-seat")
    one.first_option()
    one.post(f"{one.at}/undo")
    one.post(f"{one.at}/redo")
    one.post(f"{one.at}/beginner", {"on": True})
    other, *_ = seats(german, title="ardennes")
    assert {"name": "zones", "label": "Zones of control"} in other.get(f"{other.at}/overlays")["overlays"]
    other.get(f"{other.at}/overlay", name="zones")


@pytest.mark.parametrize(
    ("wanted", "part", "turns"),
    [
        ({"title": "ardennes", "variant": "gs"}, "ardennes", 3),
        ({"title": "ardennes", "variant": "2p", "mode": "hot-seat"}, "ardennes", 4),
        ({"title": "wacht", "mode": "hot-seat"}, "wacht", 2),
        ({"title": "rhine", "scenario": "corridor", "mode": "hot-seat"}, "sector", 2),
        ({"title": "rhine", "variant": "clerk", "dice": "ask"}, "clerk", 8),
    ],
)
def test_what_titles_tell_their_own_parts_of_the_page_is_as_declared(
    anyone: Checker, wanted: dict[str, Any], part: str, turns: int
) -> None:
    person, *_ = seats(anyone, **wanted)
    told = [seen["table"]["extra"]["of"] for seen in play_turns(person, turns)]
    assert told == [part] * turns
