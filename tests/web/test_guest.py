"""An outside program plays a seat over HTTP: `examples/guest_http.py`."""

import importlib.util
import random
import threading
from typing import Any

from tests.web.serving import ROOT, Client, Person


def load_example() -> Any:
    spec = importlib.util.spec_from_file_location("guest_http", ROOT / "examples" / "guest_http.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_two_programs_take_their_seats_and_play_a_game_to_its_end(client: Client) -> None:
    guest = load_example()
    made = Person(client).post("/api/games", {"title": "patrol", "variant": "two-player", "seed": "7", "mode": "seats"})
    (invited,) = made["invitations"]
    own = guest.Seat(str(client.base_url).rstrip("/"), made["game"], made["seats"][0]["token"])
    other = guest.take(f"{str(client.base_url).rstrip('/')}/#/game/{made['game']}/{invited['token']}")
    rng, ended = random.Random(1), []

    def play(seat: Any) -> None:
        ended.append(guest.play(seat, lambda _seen, options: rng.randrange(len(options)), pause=0.02))

    beside = threading.Thread(target=play, args=(other,))
    beside.start()
    play(own)
    beside.join(60)
    assert len(ended) == 2
    assert ended[0] == ended[1]


def test_the_link_of_an_invitation_is_what_the_example_takes(client: Client) -> None:
    made = Person(client).post("/api/games", {"title": "patrol", "variant": "two-player", "mode": "seats"})
    (invited,) = made["invitations"]
    seat = load_example().take(f"{str(client.base_url).rstrip('/')}{invited['link']}")
    assert seat.ask()["side"] == invited["sides"][0]
