"""Titles, maps, rules, questions and the OpenAPI document over HTTP."""

import re
from pathlib import Path
from typing import Any

import pytest

from broadfront.core.errors import Invalid
from broadfront.titles import books, load_title, questions, title_names
from broadfront.web.route_table import NEWS, ROUTES
from tests.web.serving import Person, server, sit_down


def test_the_titles_say_what_can_be_done_with_them(anyone: Person) -> None:
    told = {title["title"]: title for title in anyone.get("/api/titles")}
    assert told.keys() == set(title_names())
    assert told["patrol"]["playable"]
    assert told["patrol"]["variants"]["solo"]["played"] == ["german"]
    assert all(title["map"] for title in told.values())
    assert told["rhine"]["questions"] == len(questions("rhine"))


@pytest.mark.parametrize("title", ["patrol", "ardennes", "rhine", "wacht"])
def test_a_map_is_drawable_data_and_its_picture_has_the_size_it_says(anyone: Person, title: str) -> None:
    told = anyone.get(f"/api/maps/{title}")
    hexes = load_title(title).files.text("map/hexes.txt").splitlines()[2:]
    assert told["ids"] == [line.split()[0] for line in hexes if line and not line.startswith("#")]
    assert len(told["ids"]) == len(told["cells"]) == len(told["terrain"]) == told["hexes"]
    if title in ("patrol", "ardennes"):
        picture = anyone.raw("GET", f"/api/maps/{title}/picture").text
        size = re.search(r'<svg[^>]* width="([\d.]+)" height="([\d.]+)"', picture)
        assert size is not None
        assert [float(part) for part in size.groups()] == pytest.approx([told["width"], told["height"]], abs=0.1)


def test_a_picture_comes_with_or_without_names(anyone: Person) -> None:
    assert ">Weiler</" in anyone.raw("GET", "/api/maps/patrol/picture").text
    assert ">Weiler</" not in anyone.raw("GET", "/api/maps/patrol/picture", params={"names": "no"}).text
    assert (
        anyone.expect_error("GET", "/api/maps/patrol/picture", 400, params={"names": "perhaps"})["parameter"] == "names"
    )


def test_the_palette_is_that_of_the_drawn_maps(anyone: Person) -> None:
    from broadfront.board.draw import style

    told = anyone.get("/api/style")
    assert told["paper"] == style.PAPER
    assert told["sides"]["german"] == list(style.SIDES["german"])


def test_rules_are_found_by_words_and_by_id(anyone: Person) -> None:
    found = anyone.get("/api/rules", q="bridge blown", title="patrol")
    assert [rule["id"] for rule in found["rules"]] == ["PAT-BRIDGE-01"]
    assert anyone.get("/api/rules/BF-06")["book"] == "core"
    assert anyone.get("/api/rules")["found"] == sum(map(len, books().values()))
    assert anyone.expect_error("GET", "/api/rules/XXX-1", 404)["parameter"] == "id"
    assert anyone.expect_error("GET", "/api/rules", 400, params={"title": "chess"})["parameter"] == "title"


def test_every_question_has_a_schema(anyone: Person) -> None:
    listed = anyone.get("/api/questions")
    assert len(listed) == sum(len(questions(title)) for title in title_names())
    for question in listed:
        assert anyone.get(f"/api/questions/{question['name']}")["title"] == question["name"]
    assert [question["name"] for question in listed if question["entries"]] == ["ardennes.impulse"]


def test_a_question_is_answered_with_ledger_and_rules(anyone: Person) -> None:
    answer = anyone.post("/api/ask/rhine.supply", {"nation": "us", "date": "1944-09-26", "dice": 7, "ground": "dry"})
    assert answer["value"]["sp"] == 8
    assert answer["ledger"][0]["rule"] == "BTR-STATUS-04"
    assert "BTR-SUPPLY-05" in answer["rules"]


@pytest.mark.parametrize(
    ("body", "parameter"),
    [
        ({"odds": "5:1", "die": 4}, "odds"),
        ({"odds": "2:1"}, "die"),
        ({"odds": "2:1", "die": 4, "x": 1}, "x"),
        ([], "body"),
    ],
)
def test_a_wrong_question_names_its_parameter(anyone: Person, body: object, parameter: str) -> None:
    assert anyone.expect_error("POST", "/api/ask/patrol.combat", 400, json=body)["parameter"] == parameter
    assert anyone.expect_error("POST", "/api/ask/patrol.nothing", 404, json={})["parameter"] == "name"


def test_files_of_ones_own_lie_over_the_titles_they_fit(tmp_path: Path) -> None:
    own = tmp_path / "own"
    (own / "charts").mkdir(parents=True)
    chart = load_title("patrol").files.text("charts/combat.toml")
    (own / "charts" / "combat.toml").write_text(
        chart.replace('4 = ["-", "DR", "DR", "D1 DR"]', '4 = ["-", "DR", "D1", "D1 DR"]')
    )
    with server(tmp_path, data=own) as client:
        anyone = Person(client)
        assert anyone.post("/api/ask/patrol.combat", {"odds": "2:1", "die": 4})["value"] == {"result": "D1"}
        assert anyone.post("/api/ask/rhine.calendar", {"date": "1944-09-05"})["value"]
        assert sit_down(client)[0].see()["title"] == "patrol"
    other = tmp_path / "other"
    other.mkdir()
    (other / "nothing.toml").write_text("")
    with pytest.raises(Invalid, match="replaces nothing"), server(tmp_path, data=other):
        pass


def test_the_published_document_lists_exactly_the_routes(anyone: Person) -> None:
    told: dict[str, Any] = anyone.get("/api/openapi.json")
    assert told["openapi"].startswith("3.1")
    listed = {(method.upper(), path) for path, methods in told["paths"].items() for method in methods}
    served = {(endpoint.method, endpoint.path) for endpoint in ROUTES}
    assert listed == served | {("GET", path) for path in (NEWS, "/api/openapi.json", "/healthz", "/metrics")}
    ids = [operation["operationId"] for methods in told["paths"].values() for operation in methods.values()]
    assert len(set(ids)) == len(ids)


def test_the_document_names_every_parameter_and_body_field(anyone: Person) -> None:
    told: dict[str, Any] = anyone.get("/api/openapi.json")
    for endpoint in ROUTES:
        operation = told["paths"][endpoint.path][endpoint.method.lower()]
        named = {(p["in"], p["name"]) for p in operation["parameters"]}
        assert named == {("path", name) for name in re.findall(r"{(\w+)}", endpoint.path)} | {
            ("query", query.name) for query in endpoint.query
        }
        assert ("security" in operation) == endpoint.seat
        if endpoint.body is not None:
            schema = told["components"]["schemas"][endpoint.body.__name__]
            assert set(schema["properties"]) == set(endpoint.body.__struct_fields__)


def test_every_route_answers_what_the_document_says_it_may(anyone: Person) -> None:
    """Called without input, a route answers 200 or one of its declared errors, in the declared format."""
    told: dict[str, Any] = anyone.get("/api/openapi.json")
    for endpoint in ROUTES:
        path = re.sub(r"{\w+}", "patrol", endpoint.path)
        more: dict[str, Any] = {"json": {}} if endpoint.method == "POST" else {}
        answer = anyone.raw(endpoint.method, path, **more)
        responses = told["paths"][endpoint.path][endpoint.method.lower()]["responses"]
        assert str(answer.status_code) in responses, (path, answer.text)
        kind = answer.headers["content-type"].partition(";")[0]
        wrong = told["components"]["responses"]
        assert kind in (responses["200"] if answer.status_code == 200 else wrong[str(answer.status_code)])["content"]
