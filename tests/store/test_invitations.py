"""An invitation becomes a seat exactly once."""

import threading

from broadfront.store import GameStore


def test_an_invitation_is_used_once_and_gives_its_sides(store: GameStore) -> None:
    store.create(
        "i",
        [b"header\n"],
        seed="s",
        about={},
        seats={"host": ["german"]},
        invitations={"one": ["american", "british"], "two": ["french"]},
    )
    assert sorted(store.sides_of_unused_invitations("i")) == [("american", "british"), ("french",)]
    assert store.claim_seat("g", "one", "seat") is None  # it is of another game
    assert store.claim_seat("i", "none", "seat") is None
    assert store.claim_seat("i", "host", "seat") is None  # a seat is no invitation
    assert store.sides_of_seat("i", "seat") is None
    assert store.claim_seat("i", "one", "seat") == ("american", "british")
    assert store.sides_of_seat("i", "seat") == ("american", "british")
    assert store.claim_seat("i", "one", "late") is None
    assert store.sides_of_seat("i", "late") is None
    assert store.sides_of_unused_invitations("i") == [("french",)]
    assert store.games_of_tokens(["seat", "late"]) == {"seat": "i"}


def test_of_many_who_claim_at_once_one_gets_the_seat(store: GameStore) -> None:
    store.create("i", [b"header\n"], seed="s", about={}, seats={}, invitations={"one": ["american"]})
    got: dict[str, tuple[str, ...] | None] = {}
    start = threading.Barrier(8)

    def claim(name: str) -> None:
        start.wait()
        got[name] = store.claim_seat("i", "one", name)

    threads = [threading.Thread(target=claim, args=(f"seat {n}",)) for n in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    (winner,) = [name for name, sides in got.items() if sides is not None]
    assert [name for name in got if store.sides_of_seat("i", name) is not None] == [winner]
