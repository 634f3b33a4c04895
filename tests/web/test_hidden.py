"""No call reveals the other side's hand: with different hidden cards, a seat receives the same answers."""

import random
from typing import Any

import pytest

from tests.web.serving import Client, Person, sit_down

LOOKS = ("", "/options", "/log", "/log/file", "/attacks", "/reach?unit=2.German", "/reach?unit=A.American", "/record")
POINTS: tuple[dict[str, Any], ...] = (
    {"unit": "2.German", "hex": "0101"},
    {"unit": "A.American", "hex": "0303"},
    {"hex": "0302"},
    {"action": {"do": "Ambush"}},
    {"action": {"do": "Rations", "unit": "A.American"}},
    {"action": {"do": "Rations", "unit": "2.German"}},
)


def answers_to_seat(person: Person) -> list[Any]:
    """Return the answers of all read-only calls to a seat: views, options, log, rulings, odds, refusals."""
    told: list[Any] = [(path, person.raw("GET", person.at + path).text) for path in LOOKS]
    told += [person.raw("POST", f"{person.at}/why", json=body).text for body in POINTS]
    for attack in person.get(f"{person.at}/attacks")["attacks"]:
        told.append(person.raw("POST", f"{person.at}/odds", json={"action": attack["action"]}).text)
    told.append(person.raw("POST", f"{person.at}/fork", json={}).text)
    return told


@pytest.mark.parametrize("seed", range(5))
def test_a_seat_hears_the_same_whatever_the_other_holds(client: Client, seed: int) -> None:
    rng = random.Random(seed)
    seats = dict(zip(("german", "american"), sit_down(client, mode="seats", seed=str(seed)), strict=True))
    for _ in range(rng.randrange(6, 24)):
        asked = seats["german"].see()["pending"]
        if asked["kind"] != "decision":
            break
        person = seats[asked["side"]]
        person.do(**rng.choice(person.options())["action"])
    with client.games.open_game(seats["german"].game) as found:
        opened, kept = found, found.game.state
    for side, person in seats.items():
        before = answers_to_seat(person)
        for n in range(3):
            opened.game.state, opened._options = kept.resample(side, random.Random(n)), None
            assert answers_to_seat(person) == before
        opened.game.state, opened._options = kept, None
    other = kept.resample("german", random.Random(1))
    assert other.zones.keys() == kept.zones.keys()
