"""What committed games are searched for. A predicate looks at a finished game."""

from collections.abc import Callable

from broadfront.core.game import Game
from broadfront.core.steps import GameOver
from tests.golden.ardennes_system_predicates import PREDICATES as OF_THE_ALLIED_SYSTEM
from tests.golden.rhine_predicates import PREDICATES as OF_THE_RHINE

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


def rebuilt(game: Game) -> bool:
    """A bridge is blown, and the German bridges the same hexside later."""
    blown = set()
    for _, event in game.log:
        if event.kind == "bridge":
            told = event.text
            if "is blown" in told:
                blown.add(event.facts["bridge"])
            elif "German bridges" in told and event.facts["bridge"] in blown:
                return True
    return False


def together(*all_of: Predicate) -> Predicate:
    """Every one of these holds."""
    return lambda game: all(holds(game) for holds in all_of)


PREDICATES: dict[str, Predicate] = {
    "patrol: the German takes the village": won("german", "PAT-VICTORY-02"),
    "patrol: the American keeps the village": won("american", "PAT-VICTORY-02"),
    "patrol: nobody holds the village": won(None, "PAT-VICTORY-02"),
    "patrol: a side has no unit left": lambda game: _over(game).rules == ("PAT-VICTORY-01",),
    "patrol: the bridge is blown": happened("bridge", "blown"),
    "patrol: an Ambush is played": happened("reveal", "Ambush"),
    "ardennes: the German is over the bar": won("german", "ARD-SEQ-20"),
    "ardennes: the Allies hold the bar": won("allied", "ARD-SEQ-20"),
    "ardennes: OKW is released": happened("okw", "Reserve box"),
    "ardennes: XXX Corps arrives as listed": happened("deploy", "ARD-D2-01", "is deployed"),
    "ardennes: the German has the points of the goal": won("german", "ARD-H-46"),
    "ardennes: the German lacks the points of the goal": won("allied", "ARD-H-46"),
    "ardennes: XXX Corps arrives with one unit": happened("deploy", "ARD-D2-09"),
    "ardennes: XXX Corps deploys by the normal methods": happened("deploy", "ARD-D2-12"),
    "ardennes: Von der Heydte lands": happened("vdh", "lands"),
    "ardennes: a stack surrenders": happened("surrender", "surrenders"),
    "ardennes: a bridge is blown and rebuilt": rebuilt,
}
PREDICATES |= OF_THE_ALLIED_SYSTEM | OF_THE_RHINE
