"""What committed games are searched for. A predicate looks at a finished game."""

from collections.abc import Callable

from broadfront.core.game import Game
from broadfront.core.steps import GameOver

Predicate = Callable[[Game], bool]


def _over(game: Game) -> GameOver:
    pending = game.pending
    assert isinstance(pending, GameOver)
    return pending


def happened(kind: str, *words: str) -> Predicate:
    """An event of this kind whose text holds these words."""
    return lambda game: any(e.kind == kind and all(w in str(e) for w in words) for _, e in game.log)


def won(winner: str | None, rule: str) -> Predicate:
    return lambda game: _over(game).winner == winner and rule in _over(game).rules


PREDICATES: dict[str, Predicate] = {
    "patrol: the German takes the village": won("german", "PAT-VICTORY-02"),
    "patrol: the American keeps the village": won("american", "PAT-VICTORY-02"),
    "patrol: nobody holds the village": won(None, "PAT-VICTORY-02"),
    "patrol: a side has no unit left": lambda game: _over(game).rules == ("PAT-VICTORY-01",),
    "patrol: the bridge is blown": happened("bridge", "blown"),
    "patrol: an Ambush is played": happened("reveal", "Ambush"),
}
