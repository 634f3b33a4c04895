"""What committed games of German solitaire are searched for: what the Allied system did in them."""

from collections.abc import Callable

from broadfront.core.game import Game
from broadfront.core.steps import GameOver

Predicate = Callable[[Game], bool]


def chose(question: str, *words: str) -> Predicate:
    """The system was asked this and its choice holds these words."""

    def holds(game: Game) -> bool:
        traces = (event.trace for _, event in game.log)
        return any(
            trace is not None and trace.question.startswith(question) and all(word in trace.choice for word in words)
            for trace in traces
        )

    return holds


def by_rule(question: str, rule: str) -> Predicate:
    """The system was asked this and cited this rule."""
    return lambda game: any(
        event.trace is not None and event.trace.question.startswith(question) and rule in event.trace.rules
        for _, event in game.log
    )


def told(rule: str, words: str) -> Predicate:
    """An event by this rule says this."""
    return lambda game: any(rule in event.rules and words in str(event) for _, event in game.log)


def won(winner: str, rule: str) -> Predicate:
    """The game ended so, by this rule."""

    def holds(game: Game) -> bool:
        pending = game.pending
        return isinstance(pending, GameOver) and pending.winner == winner and rule in pending.rules

    return holds


def event(name: str) -> Predicate:
    """An Allied event happened, special or printed on the card."""
    return chose("Command card", name)


def together(*all_of: Predicate) -> Predicate:
    """Every one of these holds."""
    return lambda game: all(holds(game) for holds in all_of)


def _to_the_calendar(game: Game) -> bool:
    traces = (event.trace for _, event in game.log)
    return any(t is not None and "is Wandering" in t.question and "returns on" in t.choice for t in traces)


PREDICATES: dict[str, Predicate] = {
    "solitaire: the German has the points of the goal": won("german", "ARD-H-46"),
    "solitaire: the German lacks the points of the goal": won("allied", "ARD-H-46"),
    "solitaire: the German is over the bar": won("german", "ARD-SEQ-20"),
    "solitaire: the Allies hold the bar": won("allied", "ARD-SEQ-20"),
    "solitaire: one unit of XXX Corps comes first": chose("The first unit of XXX Corps"),
    "solitaire: method A, method B both ways, OutOfContact units": together(
        by_rule("Deploy", "ARD-D0-03"),
        by_rule("Deploy", "ARD-D0-04"),
        by_rule("Deploy", "ARD-D0-10"),
        by_rule("Deploy", "ARD-D0-11"),
    ),
    "solitaire: a wandering unit goes to the calendar": _to_the_calendar,
    "solitaire: a unit replaces a Roadblock": together(told("ARD-R0-20", "is deployed in"), event("Withdrawal")),
    "solitaire: air supply, Airpower takes a card": together(
        chose("Airpower: who is supplied"),
        told("ARD-E1-03", "Airpower over the roads"),
        event("Break In The Clouds"),
        event("Recover"),
    ),
    "solitaire: Engineers replace a Roadblock": chose("Engineers", "replace the Roadblock"),
    "solitaire: Engineers place a Roadblock": chose("Engineers", "place a Roadblock"),
    "solitaire: Engineers destroy a bridge": together(
        chose("Engineers", "destroy the bridge"), event("Allies Alert"), event("Raise The Alarm")
    ),
    "solitaire: Engineers give an IP": chose("Engineers", "an IP in"),
    "solitaire: XXX Corps arrives as listed": together(
        chose("First arrival of XXX Corps", "listed"), event("Artillery Barrage")
    ),
    "solitaire: expedited units go to the map": by_rule("Expedite", "ARD-SEQ-18"),
    "solitaire: an army card activates": together(
        by_rule("Activation by", "ARD-CMD-10"), event("Ground Freeze"), event("Tank Battalion")
    ),
    "solitaire: XXX Corps deploys by the normal methods": by_rule("Deploy", "ARD-D2-11"),
    "solitaire: Patton is on the move": event("Patton On The Move"),
    "solitaire: German plans are intercepted": event("German Plans Intercepted"),
}
