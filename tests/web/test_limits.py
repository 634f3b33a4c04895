"""Limits for each client: rate, size, number of pages; and how clients behind a proxy are identified."""

import json
import logging
import socket
from pathlib import Path

import pytest

from broadfront.core.errors import Invalid
from broadfront.web import games as games_module
from broadfront.web.seats import new_token
from broadfront.web.serve import check_settings, listen
from broadfront.web.settings import Settings
from tests.web.serving import Client, Person, server, sit_down
from tests.web.waiting import listen_for_events


def send_raw(port: int, *parts: bytes) -> bytes:
    """Send these bytes and return everything the server answers until it closes the connection."""
    with socket.create_connection(("127.0.0.1", port), timeout=60) as line:
        for part in parts:
            line.sendall(part)
        answer = b""
        while got := line.recv(65536):
            answer += got
        return answer


def test_a_body_that_does_not_arrive_is_cut_off(tmp_path: Path) -> None:
    with server(tmp_path, patience=0.2) as client:
        head = f"POST /api/games HTTP/1.1\r\nHost: 127.0.0.1:{client.port}\r\nContent-Type: application/json\r\n"
        answer = send_raw(client.port, head.encode() + b"Content-Length: 50\r\n\r\n", b'{"title":')
        assert answer.startswith(b"HTTP/1.1 408 ")
        assert json.loads(answer.partition(b"\r\n\r\n")[2])["error"]["kind"] == "too slow"


def test_a_head_that_does_not_arrive_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("broadfront.web.gateway.connections.HEAD_TIMEOUT", 0.2)
    with server(tmp_path) as client:
        try:
            assert send_raw(client.port, b"GET / HTTP/1.1\r\nHost: ") == b""
            assert send_raw(client.port) == b""
        except ConnectionResetError:
            pass  # cut off is what is wanted


def test_one_address_has_so_many_connections_and_no_more(tmp_path: Path) -> None:
    with server(tmp_path, connections=10) as client:
        held = [socket.create_connection(("127.0.0.1", client.port), timeout=60) for _ in range(3)]
        try:
            held[-1].sendall(f"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:{client.port}\r\n\r\n".encode())
            assert held[-1].recv(100) == b""
        except ConnectionResetError:
            pass
        finally:
            for line in held:
                line.close()


def test_what_people_send_at_once_has_a_sum(tmp_path: Path) -> None:
    with server(tmp_path, bodies=4_000) as client:
        body = {"title": "x" * 900}
        assert Person(client).expect_error("POST", "/api/games", 400, json=body)["parameter"] == "title"
        assert Person(client).expect_error("POST", "/api/games", 503, json={"title": "x" * 1100})["kind"] == "busy"
        assert Person(client).expect_error("POST", "/api/games", 400, json=body)["parameter"] == "title"


def test_a_body_that_says_it_is_too_large_is_not_read(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        head = f"POST /api/games HTTP/1.1\r\nHost: 127.0.0.1:{client.port}\r\nContent-Type: application/json\r\n"
        head += "Connection: close\r\nContent-Length: 99999999999999999999999\r\n\r\n"
        assert send_raw(client.port, head.encode()).startswith((b"HTTP/1.1 413 ", b"HTTP/1.1 400 "))


def test_a_record_of_too_many_lines_is_refused_before_it_is_read(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games_module, "RECORD_LINES", 3)
    error = Person(client).expect_error("POST", "/api/games/load", 400, json={"record": "{}\n" * 4})
    assert (error["parameter"], error["accepted"]) == ("record", 3)


@pytest.mark.parametrize("proxies", [(), ("192.0.2.1",)])
def test_no_client_can_impersonate_another_by_a_header(tmp_path: Path, proxies: tuple[str, ...]) -> None:
    with server(tmp_path, writes=1.0, proxies=proxies) as client:
        codes = [_ask_status(client, f"10.0.0.{n}") for n in range(7)]
        assert codes[:5] == [200] * 5
        assert codes[-1] == 429


def test_a_named_proxy_says_who_asks(tmp_path: Path) -> None:
    with server(tmp_path, writes=1.0, proxies=("127.0.0.1",)) as client:
        assert [_ask_status(client, f"10.0.0.{n}") for n in range(7)] == [200] * 7
        codes = [_ask_status(client, f"10.9.9.{n}, 10.0.0.99") for n in range(7)]
        assert codes[-1] == 429, "only what the proxy itself adds counts"


def _ask_status(client: Client, address: str) -> int:
    headers = {"X-Forwarded-For": address}
    return client.post("/api/ask/patrol.combat_odds", json={"odds": "2:1"}, headers=headers).status_code


def test_a_seat_has_its_own_rate_wherever_it_is_used_from(tmp_path: Path) -> None:
    with server(tmp_path, writes=1.0, proxies=("127.0.0.1",)) as client:
        token = new_token()
        codes = [
            client.post("/api/games", json={}, headers={"Seat": token, "X-Forwarded-For": f"10.0.0.{n}"}).status_code
            for n in range(7)
        ]
        assert codes[:5] == [400] * 5
        assert codes[-1] == 429


def test_a_seat_listens_from_a_few_pages_only(tmp_path: Path) -> None:
    with server(tmp_path, seat_streams=1) as client:
        german, american = sit_down(client, mode="seats")
        with listen_for_events(german), listen_for_events(american):
            error = german.expect_error("GET", f"{german.at}/events", 429)
            assert "of this seat" in error["message"]


def test_an_address_listens_from_so_many_pages_and_no_more(tmp_path: Path) -> None:
    with server(tmp_path, streams=10) as client:
        persons = [sit_down(client)[0] for _ in range(3)]
        with listen_for_events(persons[0]), listen_for_events(persons[1]):
            error = persons[2].expect_error("GET", f"{persons[2].at}/events", 429)
            assert "of your address" in error["message"]


# Names and addresses


def test_a_public_name_is_let_in_with_and_without_its_port(tmp_path: Path) -> None:
    with server(tmp_path, names=("games.example.org",)) as client:
        for host in ("games.example.org", "Games.Example.org:443", "games.example.org:80"):
            headers = {"Host": host, "Origin": f"https://{host}"}
            assert Person(client).raw("GET", "/api/titles", headers=headers).status_code == 200
        Person(client).expect_error("GET", "/api/titles", 403, headers={"Host": "example.org"})
        Person(client).expect_error("GET", "/api/titles", 403, headers={"Host": "games.example.org:8888"})
        made = Person(client).post("/api/games", {"title": "patrol"})
        assert made["address"] == f"http://games.example.org:{client.port}"


def test_listening_everywhere_it_is_called_by_the_address_it_was_reached_at(tmp_path: Path) -> None:
    with server(tmp_path, host="0.0.0.0") as client:
        here = f"127.0.0.1:{client.port}"
        headers = {"Host": here, "Origin": f"http://{here}"}
        assert Person(client).raw("GET", "/api/titles", headers=headers).status_code == 200
        Person(client).expect_error("GET", "/api/titles", 403, headers={"Host": f"evil.example:{client.port}"})


@pytest.mark.parametrize(
    ("wanted", "host"),
    [
        ({"port": 80}, "127.0.0.1"),
        ({"port": 80, "host": "host.lan"}, "host.lan"),
        ({"port": 443, "names": ("a.example",)}, "a.example"),
        ({"host": "::1"}, "[::1]:8044"),
        ({"host": "fd00::1"}, "[fd00::1]:8044"),
    ],
)
def test_a_default_port_is_left_out_of_the_name(wanted: dict[str, object], host: str) -> None:
    assert host in Settings(database="x", **wanted).allowed_host_headers  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("wanted", "address"),
    [
        ({}, "http://127.0.0.1:8044"),
        ({"port": 80, "host": "host.lan"}, "http://host.lan"),
        ({"host": "::1"}, "http://[::1]:8044"),
        ({"names": ("a.example", "b.example"), "proxies": ("127.0.0.1",)}, "https://a.example"),
        ({"names": ("a.example",)}, "http://a.example:8044"),
    ],
)
def test_the_server_knows_what_people_call_it(wanted: dict[str, object], address: str) -> None:
    assert Settings(database="x", **wanted).address == address  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("wanted", "parameter"),
    [
        ({"names": ("http://a.example",)}, "public-name"),
        ({"names": ("",)}, "public-name"),
        ({"proxies": ("proxy.example",)}, "proxy"),
        ({"proxies": ("*",)}, "proxy"),
    ],
)
def test_a_name_or_proxy_that_cannot_be_one_is_refused(wanted: dict[str, object], parameter: str) -> None:
    with pytest.raises(Invalid) as caught:
        check_settings(Settings(database="x", **wanted))  # type: ignore[arg-type]
    assert caught.value.parameter == parameter


@pytest.mark.parametrize("host", ["no-such-machine.invalid", "a" * 300, "..", "192.0.2.1"])
def test_a_host_that_is_not_this_machine_is_one_line(host: str) -> None:
    with pytest.raises(Invalid, match=r"^Cannot listen at [^\n]*$"):
        listen(Settings(database="x", host=host, port=0), exact=True)


def test_a_host_may_be_a_name() -> None:
    at, settings = listen(Settings(database="x", host="localhost", port=0), exact=True)
    at.close()
    assert f"localhost:{settings.port}" in settings.allowed_host_headers


# Watching it


def test_health_is_answered_under_any_name_and_says_what_is_wrong(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        answer = client.get("/healthz", headers={"Host": "10.1.2.3"})
        assert (answer.status_code, answer.text) == (200, "ok")


def test_figures_are_plain_text_for_this_machine(tmp_path: Path) -> None:
    with server(tmp_path, proxies=("127.0.0.1",)) as client:
        client.get("/api/titles")
        text = client.get("/metrics").text
        assert 'broadfront_requests_total{method="GET",status="200"} 1\n' in text
        assert "broadfront_open_games 0\n" in text
        for line in text.splitlines():
            assert line.startswith("# ") or len(line.split(" ")) == 2, line
        assert client.get("/metrics", headers={"X-Forwarded-For": "192.0.2.7"}).status_code == 403


def test_the_log_of_requests_holds_no_secret(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "broadfront.access")
    with server(tmp_path, access_log=True) as client:
        german, american = sit_down(client, mode="seats")
        german.see()
        secret = german.token
        for path in (
            f"/join/{german.game}/{secret}",
            f"/api/games/{german.game}/{secret}",
            f"/api/games/{secret}/log",
            f"/api/rules/{secret}",
            f"/api/titles?{secret}={secret}",
            f"/%0a{secret}",
        ):
            client.get(path, headers={"User-Agent": secret, "Referer": secret})
        client.get("/icon.svg")
    lines = [record.getMessage() for record in caplog.records if record.name == "broadfront.access"]
    assert any(line.startswith(f"127.0.0.1 GET /api/games/{german.game} 200 ") for line in lines)
    assert len(lines) >= 10
    assert not [line for line in lines if secret in line or american.token in line or "\n" in line]
