"""Every answer is in the reader's language; stored data has no language."""

import secrets
from typing import Any

import pytest

from tests.languages import english_in, english_only
from tests.web.serving import Client, Person, sit_down

PROSE = {
    "text", "prompt", "what", "reason", "hint", "label", "heading", "rows", "badges", "brief", "name",
    "stands", "scenario", "note", "message",
}  # fmt: skip
"""Fields that contain text for people."""


class Reader(Person):
    """A client with German as its language that keeps all text it receives."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.read: list[str] = []

    def _headers(self) -> dict[str, str]:
        return super()._headers() | {"Accept-Language": "fr;q=0.9, de-AT;q=0.8, en;q=0.3"}

    def get(self, path: str, **params: Any) -> Any:
        return self._keep(super().get(path, **params))

    def post(self, path: str, body: object | None = None) -> Any:
        return self._keep(super().post(path, body))

    def _keep(self, told: Any) -> Any:
        self.read += prose_in(told)
        return told


def prose_in(told: Any, prose: bool = False) -> list[str]:
    """Return the text for people in an answer."""
    if isinstance(told, dict):
        held = {name: one for name, one in told.items() if name not in ("data", "zones", "nearest")}
        inside = [prose_in(one, name in PROSE) for name, one in held.items()]
        inside += [list(told[name].values()) for name in ("assumes", "names") if isinstance(told.get(name), dict)]
        return [text for part in inside for text in part]
    if isinstance(told, list):
        return [text for one in told for text in prose_in(one, prose)]
    return [told] if prose and isinstance(told, str) else []


def german_reader(client: Client, **wanted: Any) -> Reader:
    [person] = sit_down(client, **wanted)
    return Reader(client, person.game, person.token)


def play_whole_game(person: Person) -> bytes:
    """Play a whole game by a fixed pattern, making many other requests on the way, and return its record."""
    asked = 0
    for turn in range(400):
        seen = person.see()
        if seen["over"]:
            person.get(f"{person.at}/log")
            return person.raw("GET", f"{person.at}/record").content
        if turn % 9 == 8 and seen["undo"]:
            person.post(f"{person.at}/undo", {"since": seen["lines"]})
            continue
        options = person.options()
        for hex in ("0302", "0101"):
            for unit in ("1.German", "A.American", "Recon.German"):
                person.post(f"{person.at}/why", {"unit": unit, "hex": hex})
        for attack in person.get(f"{person.at}/attacks")["attacks"][:1]:
            asked += 1
            person.post(f"{person.at}/odds", {"action": attack["action"]})
        done = options[(turn * 7) % len(options)]["action"]
        person.post(f"{person.at}/apply", {"action": done, "since": seen["lines"]})
    raise AssertionError("the game does not end")


def test_a_whole_game_of_patrol_in_german_has_the_same_record_as_in_english(client: Client) -> None:
    german, english = german_reader(client, variant="solo"), sit_down(client, variant="solo")[0]
    record, same = play_whole_game(german), play_whole_game(english)
    assert record == same
    titles = german.raw("GET", "/api/titles").json()
    german.read += prose_in([one for one in titles if "de" in one["languages"]])
    german.get("/api/rules", title="patrol")
    german.get("/api/rules", title="core")
    assert any("zieht nach" in text for text in german.read)
    english_words = english_only()
    assert len(english_words) > 300
    found = english_in(german.read, english_words)
    assert not found, found


def test_a_title_without_complete_german_is_in_english_and_so_is_everything_around_it(client: Client) -> None:
    languages = {one["title"]: one["languages"] for one in client.get("/api/titles").json()}
    assert languages["patrol"] == ["en", "de"]
    assert languages["ardennes"] == ["en"]
    german = german_reader(client, title="ardennes", variant="gs", scenario="initial_assault", seed="7")
    english = sit_down(client, title="ardennes", variant="gs", scenario="initial_assault", seed="7")[0]
    told, same = german.see(), english.see()
    assert told["scenario"] == "Initial Assault, 16 December"
    for seen in (told, same):
        del seen["game"]
    assert told == same
    assert german.get(f"{german.at}/log") == english.get(f"{english.at}/log")
    wrong = {"action": {"do": "EndActivation"}}
    refused = [one.expect_error("POST", f"{one.at}/apply", 422, json=wrong) for one in (german, english)]
    assert refused[0] == refused[1]


def test_an_error_is_in_the_language_of_its_reader(client: Client) -> None:
    person = german_reader(client, variant="solo")
    person.see()
    ruling = person.expect_error("POST", f"{person.at}/apply", 422, json={"action": {"do": "Target", "hex": "0302"}})[
        "ruling"
    ]
    assert not english_in([ruling["text"]], english_only()), ruling


def test_a_stream_tells_in_the_language_it_was_asked_in(client: Client) -> None:
    first, second = sit_down(client, mode="seats", dice="ask")
    headers = {"Seat": second.token, "Accept-Language": "de"}
    with client.stream("GET", f"{second.at}/events?since=0", headers=headers) as stream:
        lines = stream.iter_lines()
        assert next(lines) == ": here"
        first.post(f"{first.at}/roll")
        told = next(line for line in lines if line.startswith("data: "))
    assert "gewürfelt" in told
    assert "Rolled" not in told


@pytest.mark.parametrize("given", ["", "xx", "en-GB,de;q=0.5", "de;q=0", "de;q=none", "*"])
def test_where_no_other_language_is_wanted_it_is_english(client: Client, given: str) -> None:
    labels = [one["label"] for one in client.get("/api/titles", headers={"Accept-Language": given}).json()]
    assert "Patrol: five turns around a bridge, to learn the program" in labels


@pytest.mark.parametrize(
    "header",
    [
        b'{"broadfront":99,"title":"patrol","variant":"solo","scenario":"bridge","rules":1,"data":"x","later":1}',
        b'{"broadfront":99,"title":7}',
        b"damaged",
    ],
)
def test_a_game_that_cannot_be_read_is_refused_alike_in_every_language(client: Client, header: bytes) -> None:
    game = secrets.token_hex(8)
    client.games.store.create(game, [header], seed="1", about={}, seats={})
    told = [client.get(f"/api/games/{game}", headers={"Accept-Language": one}) for one in ("en", "de")]
    assert told[0].status_code == told[1].status_code
    assert told[0].json()["error"]["kind"] == told[1].json()["error"]["kind"]
    assert client.games.title_of(game) == ("patrol" if b"patrol" in header else "")
