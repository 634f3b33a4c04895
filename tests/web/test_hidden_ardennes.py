"""Neither seat of a two-player Ardennes game learns the other's hand by any call.

A game is played, then copied with every card the viewer has never seen exchanged for another: the same actions and
dice, but another hand. Whatever the viewer asks of either game on the server, the answers must be equal. Endpoints
come from the route table, so a new one fails here until it is added.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import msgspec
import pytest

from broadfront.core.chance import Chance
from broadfront.core.game import Game
from broadfront.core.opening import open_record
from broadfront.core.record import Record
from broadfront.core.steps import GameOver
from broadfront.core.title import Playable
from broadfront.titles import playable
from broadfront.web.open_game import GameSettings
from broadfront.web.route_table import NEWS, ROUTES
from tests.web.serving import Client, Person

SIDES = ("german", "allied")
MOST_ASKED = 4
"""Maximum number of options, attacks and units to ask about, to keep the test short."""


def ardennes() -> Playable:
    return playable("ardennes")


# Two games the viewer cannot tell apart


def random_game(scenario: str, lines: int, seed: int, dice: str = "auto") -> Game:
    """Return a game of random choices at a decision, or with own dice at a draw that only one side sees."""
    options: dict[str, Any] = {"persons": 2} | ({"dice": "own"} if dice == "own" else {})
    rng = random.Random(seed)
    game = Game.new(ardennes(), scenario=scenario, variant="2p", seed=seed, options=options)
    while not isinstance(pending := game.pending, GameOver):
        if isinstance(pending, Chance):
            if dice == "own" and len(game.record.lines) >= lines and pending.seen_by is not None:
                return game
            game.resolve(rng.choices(pending.outcomes, pending.weights)[0], by="person" if dice == "own" else "chosen")
        else:
            if dice != "own" and len(game.record.lines) >= lines:
                return game
            options_now = list(game.options())
            game.apply(rng.choice(options_now[:40]), side=pending.side)
    raise AssertionError("the game ended before it was interesting")


def unseen_cards(game: Game, viewer: str) -> tuple[int, list[str]]:
    """Return the line of the other side's first secret draw of the day, and its cards not played or shown since.

    Cards that lay open before that draw went into the pile and may be in the hand by now.
    """
    zones, other = game.title.zones, next(side for side in SIDES if side != viewer)
    lines = game.record.lines
    since, day = None, 0
    seen: set[str] = set()
    held: set[str] = set()
    for n, moment in enumerate(Game.replay_stepwise(game.title, game.record)):
        state: Any = moment.state
        if state.clock.day != day:
            since, day, seen, held = None, state.clock.day, set(), set()
        pending = moment.pending
        if since is None and isinstance(pending, Chance) and pending.zone == f"{other}-deck":
            since = n
        if since is None:
            continue
        done = lines[n - 1].do if n else None
        if done is not None and done["do"] != "DiscardCard":
            seen.add(str(done.get("card")))
        for name, zone in zones.items():
            if zone.family == f"{other}-cards":
                (seen if zone.is_visible_to(viewer) else held).update(state.zones[name])
    return since or 0, sorted(held - seen)


def with_exchanged_cards(game: Game, viewer: str, rng: random.Random) -> Record:
    """Return the record of the same game with unseen cards exchanged in a ring, so that each is a different one."""
    since, hidden = unseen_cards(game, viewer)
    rng.shuffle(hidden)
    ring = dict(zip(hidden, hidden[1:] + hidden[:1], strict=True))

    def exchanged(value: Any) -> Any:
        return ring.get(value, value) if isinstance(value, str) else value

    lines = [
        msgspec.structs.replace(
            line,
            chance=exchanged(line.chance),
            do=None if line.do is None else {name: exchanged(value) for name, value in line.do.items()},
            check=None,
        )
        if line.n > since
        else line
        for line in game.record.lines
    ]
    return Record(game.record.header, lines)


class World(NamedTuple):
    """A game on the server with a viewer's client."""

    client: Client
    viewer: Person
    side: str
    seats: tuple[str, ...]

    def without_ids(self, text: str) -> str:
        """Return a text without the ids that differ between games."""
        for own in (self.viewer.game, *self.seats):
            text = text.replace(own, "?")
        text = re.sub(r'"at":"[0-9T:+-]+"', '"at":"?"', text)  # of a message: the second may change in between
        return re.sub(r'"id":"[0-9a-f]{16}"', '"id":"?"', text)  # of a proposal

    def get(self, path: str, **params: Any) -> str:
        return self.without_ids(self.viewer.raw("GET", path.replace("{game}", self.viewer.game), params=params).text)

    def post(self, path: str, **body: Any) -> str:
        return self.without_ids(self.viewer.raw("POST", path.replace("{game}", self.viewer.game), json=body).text)

    def read(self, path: str, **params: Any) -> Any:
        return self.viewer.get(path.replace("{game}", self.viewer.game), **params)


def put_on_server(client: Client, record: Record, viewer: str, dice: str) -> World:
    plain = Record(record.header, [msgspec.structs.replace(line, check=None) for line in record.lines])
    about = GameSettings("seats", SIDES, {}, "own" if dice == "own" else "auto", mine=viewer)
    opened, seats = client.games._save_new(open_record(ardennes(), plain, seed="the same seed"), about)
    token = next(seat.token for seat in seats if viewer in seat.sides)
    return World(client, Person(client, opened.id, token), viewer, tuple(seat.token for seat in seats))


@pytest.fixture(scope="module", params=["first-german", "first-allied", "late-german"])
def exchanged_games(request: pytest.FixtureRequest) -> tuple[Game, Record, str]:
    """Return a game, its copy with exchanged cards, and the viewer: 16 December for both, later for the German."""
    when, viewer = request.param.split("-")
    scenario, lines = {"first": ("campaign", 60), "late": ("tip_of_the_salient", 90)}[when]
    game = random_game(scenario, lines, seed=5)
    return game, with_exchanged_cards(game, viewer, random.Random(1)), viewer


@pytest.fixture
def worlds(exchanged_games: tuple[Game, Record, str], client: Client) -> tuple[World, World]:
    game, other, viewer = exchanged_games
    return put_on_server(client, game.record, viewer, "auto"), put_on_server(client, other, viewer, "auto")


def test_the_two_games_differ_in_a_hand_the_viewer_does_not_see(exchanged_games: tuple[Game, Record, str]) -> None:
    game, other, viewer = exchanged_games
    again = Game.replay(game.title, other)
    hand = f"{next(side for side in SIDES if side != viewer)}-hand"
    assert sorted(again.state.zones[hand]) != sorted(game.state.zones[hand])
    assert again.state.zones[f"{viewer}-hand"] == game.state.zones[f"{viewer}-hand"]


# How each endpoint is asked

Asked = Callable[[World], Iterator[str]]


def ask_once(path: str) -> Asked:
    def ask(world: World) -> Iterator[str]:
        yield world.get(path)

    return ask


def show(world: World) -> Iterator[str]:
    """Yield the view of the present and of earlier lines."""
    path = "/api/games/{game}"
    yield world.get(path)
    lines = world.read(path)["lines"]
    for at in sorted({0, lines // 4, lines // 2, lines - 1, lines}):
        yield world.get(path, at=at)
    other = next(side for side in SIDES if side != world.side)
    yield world.get(path, side=other)


def options(world: World) -> Iterator[str]:
    yield world.get("/api/games/{game}/options")
    for unit in units(world):
        yield world.get("/api/games/{game}/options", unit=unit)


def units(world: World) -> list[str]:
    """Return a few units of each side."""
    counters = world.read("/api/games/{game}")["table"]["counters"]
    found = [[one["unit"] for one in counters if one["side"] == side and one["hex"]] for side in SIDES]
    return [unit for side in found for unit in side[:: max(1, len(side) // (MOST_ASKED // 2))]][:MOST_ASKED]


def ask_about_units(path: str) -> Asked:
    def ask(world: World) -> Iterator[str]:
        for unit in units(world):
            yield world.get(path, unit=unit)

    return ask


def overlay(world: World) -> Iterator[str]:
    path = "/api/games/{game}/overlay"
    names = [one["name"] for one in world.read("/api/games/{game}/overlays")["overlays"]]
    assert names
    for name in names:
        told = world.get(path, name=name)
        yield told
        sheet = msgspec.json.decode(told)
        yield from (world.get(path, name=part) for part in sheet["parts"][:1])
        if sheet["of_hex"]:
            yield from (world.get(path, name=f"{name}:{hex}") for hex in ("1709", "0804"))
    yield world.get(path, name="zones", at=1)


def why(world: World) -> Iterator[str]:
    """Yield rulings on uses of every card, on open options, and on units and hexes."""
    title: Any = ardennes()
    path = "/api/games/{game}/why"
    uses = ("Activate", "PlayEvent", "PlayTactic", "CommandReplacements", "DiscardCard")
    for n, card in enumerate((*title.german_cards, *title.allied_cards)):
        yield world.post(path, action={"do": uses[n % len(uses)], "card": card})
    for choice in world.read("/api/games/{game}/options")["options"][:MOST_ASKED]:
        yield world.post(path, action=choice["action"])
    for unit in units(world):
        yield world.post(path, unit=unit, hex="1709")


def odds(world: World) -> Iterator[str]:
    for attack in world.read("/api/games/{game}/attacks")["attacks"][:1]:
        yield world.post("/api/games/{game}/odds", action=attack["action"])


def tutor_warning(world: World) -> Iterator[str]:
    for choice in world.read("/api/games/{game}/options")["options"][-1:]:
        yield world.post("/api/games/{game}/tutor/warning", action=choice["action"])


def tutor_stop(world: World) -> Iterator[str]:
    yield world.post("/api/games/{game}/tutor/stop")


def tutor_lines(world: World) -> Iterator[str]:
    listed = [choice["action"] for choice in world.read("/api/games/{game}/options")["options"]]
    if len(listed) > 1:
        yield world.post("/api/games/{game}/tutor/lines", actions=[listed[0], listed[-1]])


def review(path: str) -> Asked:
    def ask(world: World) -> Iterator[str]:
        yield world.post(path, playouts=2)

    return ask


def hurry(world: World) -> Iterator[str]:
    yield world.post("/api/games/{game}/hurry")


def log(world: World) -> Iterator[str]:
    yield world.get("/api/games/{game}/log")
    yield world.get("/api/games/{game}/log", since=60)


def changes(world: World) -> Iterator[str]:
    """Yield the changes since a table that was shown, and since one that the server no longer has."""
    path = "/api/games/{game}/changes"
    lines = world.read("/api/games/{game}")["lines"]
    world.post("/api/games/{game}/note", text="Something happens.")
    yield world.get(path, since=lines)
    yield world.get(path, since=10)


def laid(world: World) -> Iterator[str]:
    yield world.get("/api/games/{game}/laid")
    yield world.get("/api/games/{game}/laid", at=60)


def record(world: World) -> Iterator[str]:
    for params in ({}, {"position": 10}):
        told = world.get("/api/games/{game}/record", **params)
        assert "BF-06" in told
        yield told


def act(world: World) -> Iterator[str]:
    """Yield the answers to actions with cards the viewer does not hold, then to open options."""
    path = "/api/games/{game}/apply"
    title: Any = ardennes()
    mine = {choice["action"].get("card") for choice in world.read("/api/games/{game}/options")["options"]}
    for card in (*list(title.german_cards)[:6], *list(title.allied_cards)[:6]):
        if card not in mine:
            yield world.post(path, action={"do": "Activate", "card": card})
    for _ in range(3):
        seen = world.read("/api/games/{game}")
        yield world.get("/api/games/{game}")
        if seen["pending"]["kind"] == "decision" and seen["options"]:
            listed = world.read("/api/games/{game}/options")["options"]
            yield world.post(path, action=listed[len(listed) // 2]["action"])


def roll(world: World) -> Iterator[str]:
    yield world.post("/api/games/{game}/roll")


def outcome(world: World) -> Iterator[str]:
    """Yield the refusals of entered outcomes, since the program rolls in these games."""
    for card in ("GP01", "A01"):
        yield world.post("/api/games/{game}/outcome", outcome=card)


def undo(world: World) -> Iterator[str]:
    yield world.post("/api/games/{game}/undo")
    yield world.post("/api/games/{game}/undo", to=20)
    yield world.post("/api/games/{game}/undo", to=20, propose=True)
    yield world.get("/api/games/{game}")
    yield world.get("/api/games/{game}/log")


def redo(world: World) -> Iterator[str]:
    yield world.post("/api/games/{game}/redo")
    yield world.get("/api/games/{game}")


def claim(world: World) -> Iterator[str]:
    yield world.post("/api/games/{game}/claim", invitation="x" * 22)


def fork(world: World) -> Iterator[str]:
    for body in ({}, {"at": 10}):
        told = world.post("/api/games/{game}/fork", **body)
        assert "BF-06" in told
        yield told


def position(world: World) -> Iterator[str]:
    """Yield the refusals of position files, which only callers who may know everything can get."""
    for params in ({}, {"at": 10}):
        told = world.get("/api/games/{game}/position", **params)
        assert "BF-06" in told
        yield told


def settings(world: World) -> Iterator[str]:
    path = "/api/games/{game}/settings"
    yield world.get(path)
    for one in world.read(path)["settings"]:
        yield world.get(path, what=one["what"])


def correct(world: World) -> Iterator[str]:
    """Yield the refusals of corrections, since the program rolls in these games."""
    title: Any = ardennes()
    path = "/api/games/{game}/correct"
    for card in (*list(title.german_cards)[:3], *list(title.allied_cards)[:3]):
        yield world.post(path, changes=[{"what": "card", "of": card, "to": "german hand"}])
    yield world.post(path, changes=[{"what": "steps", "of": "Peiper.1SS.ISS", "to": 1}])


def hidden_cards(world: World) -> Iterator[str]:
    """Yield the answers to corrections that place every card of the other side in each of its hidden zones."""
    title: Any = ardennes()
    other = next(side for side in SIDES if side != world.side)
    zones = [
        name for name, spec in title.zones.items() if name.startswith(other) and not spec.is_visible_to(world.side)
    ]
    cards = title.german_cards if other == "german" else title.allied_cards
    assert zones
    for card in [*cards, "no such card"]:
        for zone in zones:
            yield world.post("/api/games/{game}/correct", changes=[{"what": "card", "of": card, "to": zone}])


def message(world: World) -> Iterator[str]:
    yield world.post("/api/games/{game}/message", text="Your turn.")


def beginner(world: World) -> Iterator[str]:
    yield world.post("/api/games/{game}/beginner", on=True)
    yield world.post("/api/games/{game}/beginner", on=False)


def note(world: World) -> Iterator[str]:
    yield world.post("/api/games/{game}/note", text="A word.")


def events(world: World) -> Iterator[str]:
    """Yield the events sent to a follower of the game, for changes by the viewer and by another seat."""
    viewer, lines = world.viewer, world.read("/api/games/{game}")["lines"]
    invited = next(seat for seat in world.seats if seat != viewer.token)
    taken = Person(world.client).post(f"{viewer.at}/claim", {"invitation": invited})
    other = Person(world.client, viewer.game, taken["token"])
    for who, seen in ((viewer, {}), (other, {"since": lines + 1})):
        at, headers = f"{viewer.at}/events", {"Seat": viewer.token}
        with world.client.stream("GET", at, params=seen, headers=headers) as stream:
            said = stream.iter_lines()
            yield next(said)
            who.post(f"{viewer.at}/note", {"text": "Something happens."})
            yield from (
                world.without_ids(line) for _, line in zip(range(2), (line for line in said if line), strict=False)
            )


G = "/api/games/{game}"
ASKED: dict[tuple[str, str], Asked] = {
    ("GET", "/api/games"): ask_once("/api/games"),
    ("GET", G): show,
    ("GET", f"{G}/options"): options,
    ("GET", f"{G}/reach"): ask_about_units(f"{G}/reach"),
    ("GET", f"{G}/unit"): ask_about_units(f"{G}/unit"),
    ("GET", f"{G}/attacks"): ask_once(f"{G}/attacks"),
    ("GET", f"{G}/advice"): ask_once(f"{G}/advice"),
    ("GET", f"{G}/advice/choice"): ask_once(f"{G}/advice/choice"),
    ("GET", f"{G}/tutor"): ask_once(f"{G}/tutor"),
    ("GET", f"{G}/tutor/far"): ask_once(f"{G}/tutor/far"),
    ("POST", f"{G}/tutor/stop"): tutor_stop,
    ("POST", f"{G}/tutor/warning"): tutor_warning,
    ("POST", f"{G}/tutor/lines"): tutor_lines,
    ("GET", f"{G}/review"): ask_once(f"{G}/review"),
    ("POST", f"{G}/review"): review(f"{G}/review"),
    ("POST", f"{G}/review/stop"): review(f"{G}/review/stop"),
    ("POST", f"{G}/hurry"): hurry,
    ("GET", f"{G}/overlays"): ask_once(f"{G}/overlays"),
    ("GET", f"{G}/overlay"): overlay,
    ("GET", f"{G}/log"): log,
    ("GET", f"{G}/changes"): changes,
    ("GET", f"{G}/laid"): laid,
    ("GET", f"{G}/log/file"): ask_once(f"{G}/log/file"),
    ("GET", f"{G}/record"): record,
    ("GET", f"{G}/report"): ask_once(f"{G}/report"),
    ("POST", f"{G}/why"): why,
    ("POST", f"{G}/odds"): odds,
    ("POST", f"{G}/roll"): roll,
    ("POST", f"{G}/outcome"): outcome,
    ("POST", f"{G}/fork"): fork,
    ("POST", f"{G}/note"): note,
    ("GET", f"{G}/position"): position,
    ("GET", f"{G}/settings"): settings,
    ("GET", f"{G}/box"): ask_once(f"{G}/box"),
    ("GET", f"{G}/guide"): ask_once(f"{G}/guide"),
    ("POST", f"{G}/beginner"): beginner,
    ("POST", f"{G}/correct"): correct,
    ("GET", f"{G}/messages"): ask_once(f"{G}/messages"),
    ("POST", f"{G}/message"): message,
    ("GET", NEWS): events,
    ("POST", f"{G}/apply"): act,
    ("POST", f"{G}/undo"): undo,
    ("POST", f"{G}/redo"): redo,
    ("POST", f"{G}/claim"): claim,
}
"""Requests by route; those that change the game come last, with undo after them."""

OF_NO_GAME = {
    ("GET", "/api/titles"), ("GET", "/api/style"), ("GET", "/api/maps/{title}"), ("GET", "/api/maps/{title}/picture"),
    ("GET", "/api/rules"), ("GET", "/api/rules/{id}"), ("GET", "/api/questions"), ("GET", "/api/questions/{name}"),
    ("GET", "/api/key/{title}"), ("GET", "/api/key/{title}/picture"),
    ("GET", "/api/manual/{title}"), ("GET", "/api/manual/{title}/examples/{example}"), ("GET", "/api/words/{title}"),
    ("POST", "/api/ask/{name}"), ("POST", "/api/ask/{name}/table"),
    ("POST", "/api/positions/{title}"), ("POST", "/api/positions/{title}/edit"),
    ("POST", "/api/positions/{title}/file"), ("POST", "/api/positions/{title}/game"),
    ("POST", "/api/games"), ("POST", "/api/games/load"),
    ("GET", "/api/boxes/{title}"), ("POST", "/api/boxes/{title}/check"), ("POST", "/api/boxes/{title}/file"),
}  # fmt: skip
"""Routes without a seat or game, whose callers send all the information themselves."""


def test_every_endpoint_is_asked_here_or_knows_of_no_game() -> None:
    table = {(endpoint.method, endpoint.path): endpoint for endpoint in ROUTES}
    assert table.keys() | {("GET", NEWS)} == ASKED.keys() | OF_NO_GAME
    for endpoint in OF_NO_GAME:
        assert not table[endpoint].seat
        assert "{game}" not in table[endpoint].path


def test_a_seat_hears_the_same_from_every_endpoint_whatever_the_other_holds(worlds: tuple[World, World]) -> None:
    asked = 0
    for (method, path), ask in ASKED.items():
        for here, there in zip(*(ask(world) for world in worlds), strict=True):
            asked += 1
            assert here == there, f"{method} {path} tells {worlds[0].side} what the other holds"
    assert asked > 200


def test_a_client_without_a_seat_gets_the_same_answers_for_any_hands(worlds: tuple[World, World]) -> None:
    strangers = [world._replace(viewer=Person(world.client, world.viewer.game)) for world in worlds]
    for method, path in ASKED:
        if method == "POST":
            here, there = (world.post(path) for world in strangers)
        elif path != NEWS:
            here, there = (world.get(path) for world in strangers)
        assert here == there, f"{method} {path} tells a stranger what somebody holds"


@pytest.mark.parametrize("viewer", SIDES)
def test_with_own_dice_a_hidden_draw_is_shown_to_its_owner_only(client: Client, viewer: str) -> None:
    for seed in range(20):
        game = random_game("campaign", 60, seed, "own")
        pending = game.pending
        if isinstance(pending, Chance) and not pending.is_visible_to(viewer) and len(unseen_cards(game, viewer)[1]) > 2:
            break
    other = with_exchanged_cards(game, viewer, random.Random(2))
    pair = [put_on_server(client, found, viewer, "own") for found in (game.record, other)]
    for ask in (show, log, roll, outcome, ask_once(f"{G}/options"), settings, hidden_cards):
        for here, there in zip(*(ask(world) for world in pair), strict=True):
            assert here == there
    seen = pair[0].read(G)["pending"]
    assert (seen["kind"], seen["outcomes"]) == ("chance", [])
