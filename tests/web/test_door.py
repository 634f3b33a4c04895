"""Requests from other sites, large, fast and malformed ones; every error is JSON and names the parameter."""

from pathlib import Path

import pytest

from broadfront.core.errors import Invalid
from broadfront.web.route_table import ROUTES
from broadfront.web.settings import Settings
from tests.web.serving import Client, Person, server, sit_down


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8044", "127.0.0.1", "127.0.0.1:1", ""])
def test_another_name_for_this_server_is_refused(anyone: Person, host: str) -> None:
    assert anyone.expect_error("GET", "/api/titles", 403, headers={"Host": host})["parameter"] == "Host"
    assert anyone.expect_error("GET", "/", 403, headers={"Host": host})["parameter"] == "Host"


@pytest.mark.parametrize("origin", ["http://evil.example", "https://evil.example:8044", "null", "http://127.0.0.1:9"])
def test_another_sites_page_cannot_drive_it(anyone: Person, origin: str) -> None:
    body = {"title": "patrol"}
    assert (
        anyone.expect_error("POST", "/api/games", 403, headers={"Origin": origin}, json=body)["parameter"] == "Origin"
    )
    assert anyone.expect_error("GET", "/api/titles", 403, headers={"Origin": origin})["parameter"] == "Origin"


def test_a_browser_that_says_cross_site_is_refused_but_a_link_may_lead_here(anyone: Person) -> None:
    cross = {"Sec-Fetch-Site": "cross-site"}
    assert anyone.expect_error("GET", "/api/titles", 403, headers=cross)["parameter"] == "Origin"
    assert anyone.raw("GET", "/", headers=cross | {"Sec-Fetch-Mode": "navigate"}).status_code != 403


def test_the_own_page_is_let_in_and_every_answer_carries_the_policy(anyone: Person) -> None:
    for name in ("127.0.0.1", "localhost"):
        answer = anyone.raw(
            "GET",
            "/api/titles",
            headers={"Host": f"{name}:{anyone.client.port}", "Origin": f"http://{name}:{anyone.client.port}"},
        )
        assert answer.status_code == 200
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize(
    ("body", "parameter"),
    [
        ({}, "title"),
        ({"title": 7}, "title"),
        ({"title": "chess"}, "title"),
        ({"title": "patrol", "colour": "red"}, "colour"),
        ({"title": "patrol", "mode": "crowd"}, "mode"),
        ({"title": "patrol", "variant": "x"}, "variant"),
        ({"title": "patrol", "scenario": "x"}, "scenario"),
        ({"title": "patrol", "side": "french"}, "side"),
        ({"title": "patrol", "side": "american"}, "side"),
        ({"title": "patrol", "variant": "solo", "mode": "seats"}, "variant"),
        ({"title": "patrol", "variant": "two-player", "mode": "solo", "against": "god"}, "against"),
        ({"title": "patrol", "dice": "loaded"}, "dice"),
        ([1], "body"),
    ],
)
def test_a_wrong_new_game_names_its_parameter(anyone: Person, body: object, parameter: str) -> None:
    assert anyone.expect_error("POST", "/api/games", 400, json=body)["parameter"] == parameter


def test_a_body_must_be_json_and_say_so(anyone: Person) -> None:
    for content, kind, parameter in (
        (b"{", "application/json", "body"),
        (b"\xff", "application/json", "body"),
        (b"title=patrol", "application/x-www-form-urlencoded", "Content-Type"),
        (b"{}", "text/plain", "Content-Type"),
    ):
        error = anyone.expect_error("POST", "/api/games", 400, content=content, headers={"Content-Type": kind})
        assert error["parameter"] == parameter


def test_a_large_body_is_refused(anyone: Person) -> None:
    error = anyone.expect_error("POST", "/api/games", 413, json={"title": "x" * 100_000})
    assert error["parameter"] == "body"


def test_a_wrong_action_names_its_field(client: Client) -> None:
    (german,) = sit_down(client)
    for action, parameter in (
        ({}, "do"),
        ({"do": "Fly"}, "do"),
        ({"do": "Move", "unit": 1, "path": []}, "unit"),
        ({"do": "Move", "unit": "1.German", "path": ["9999"]}, "hex"),
        ({"do": "Move", "unit": "9.German", "path": ["0304"]}, "unit"),
    ):
        error = german.expect_error("POST", f"{german.at}/apply", 400, json={"action": action})
        assert error["parameter"] in (parameter, "hex_id", None) or parameter == error["parameter"]
    assert german.expect_error("GET", german.at, 400, params={"what": "x"})["parameter"] == "what"
    assert german.expect_error("GET", german.at, 400, params={"side": "french"})["parameter"] == "side"


def test_an_unknown_path_or_method_is_json_too(anyone: Person) -> None:
    for method, path in (
        ("GET", "/api/nothing"),
        ("DELETE", "/api/games"),
        ("GET", "/nothing.js"),
        ("PUT", "/"),
        ("GET", "/../pyproject.toml"),
        ("GET", "/%2e%2e/app.py"),
    ):
        assert anyone.expect_error(method, path, 404)["parameter"] == "path"
    assert anyone.expect_error("GET", "/api/games/none", 403)["parameter"] == "Seat"
    assert anyone.expect_error("GET", "/api/maps/chess", 400)["parameter"] == "title"


def test_what_we_did_wrong_is_one_line_without_a_traceback(
    client: Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (german,) = sit_down(client)
    monkeypatch.setattr("broadfront.web.game_view.tabletop", lambda *_: 1 / 0)
    error = german.expect_error("GET", german.at, 500)
    assert error["kind"] == "internal"
    assert "ZeroDivisionError" in caplog.text
    monkeypatch.undo()
    assert german.see()["lines"] >= 0


def test_a_runaway_page_is_slowed_down(tmp_path: Path) -> None:
    with server(tmp_path, writes=1.0) as client:
        anyone = Person(client)
        codes = [anyone.raw("POST", "/api/ask/patrol.combat_odds", json={"odds": "2:1"}) for _ in range(8)]
        assert [answer.status_code for answer in codes[:5]] == [200] * 5
        late = codes[-1]
        assert late.status_code == 429
        assert late.headers["retry-after"] == "1"
        assert late.json()["error"]["parameter"] == "rate"


def test_a_database_that_cannot_be_opened_is_reported_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "games.sqlite").write_text("not a database, but long enough to be read as one" * 40)
    with pytest.raises(Invalid, match="Cannot open the database"), server(tmp_path):
        pass


def test_no_handler_is_listed_twice() -> None:
    assert len({(e.method, e.path) for e in ROUTES}) == len(ROUTES)
    assert Settings(database="x").allowed_host_headers >= {"127.0.0.1:8044", "localhost:8044"}
