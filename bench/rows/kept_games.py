"""Stored games: opening a long one from the database, from its stored position and by replaying it all."""

import tempfile
from pathlib import Path

from bench import Measured, compared, row
from bench.timing import calls
from broadfront.core.game import Game
from broadfront.core.opening import OpenedGame
from broadfront.core.record import Record
from broadfront.players import make_player
from broadfront.sim import play_out
from broadfront.store import GameStore
from broadfront.titles import playable
from broadfront.web.games import Games
from broadfront.web.open_game import GameSettings

LINES = 4_000
SEED = 1


def play_campaign() -> Game:
    """Return a solitaire campaign by greedy players, cut at a fixed number of lines."""
    game = Game.new(playable("ardennes"), scenario="campaign", variant="gs", seed=SEED, options={"persons": 1})
    players = {side: make_player("greedy", SEED, "ardennes") for side in game.state.played}
    while len(game.record.lines) < LINES and not game.over:
        play_out(game, players, limit=LINES - len(game.record.lines), trusted=True)
    return game


@row("open a stored campaign of 4,000 lines", order=44)
def measure_open() -> Measured:
    game = play_campaign()
    with tempfile.TemporaryDirectory() as folder:
        store = GameStore(Path(folder) / "games.sqlite")
        made, _ = Games(store, keep=1)._save_new(OpenedGame(game, checked=True), GameSettings("solo", ("german",)))

        def at_once() -> None:
            with Games(store, keep=1, background=lambda *_: None).open_game(made.id) as opened:
                assert opened.line_count == made.line_count

        whole = Record(game.record.header, game.record.lines)
        times = compared(
            {
                "broadfront": calls(at_once),
                "replayed whole": calls(lambda: Game.replay(game.title, whole)),
            },
            rounds=3,
        )
        store.close()
    return Measured(times.pop("broadfront"), others=times, limit=0.06, note=f"{made.line_count} lines")
