"""What committed games of German solitaire are searched for: what the Allied system did in them."""

from collections.abc import Callable

from broadfront.core.game import Game
from broadfront.core.steps import GameOver

Predicate = Callable[[Game], bool]

COMMAND, DEPLOY = "system.command.asked", "system.deploy.asked"


def asked(topic: str) -> Predicate:
    """The system was asked this."""
    return lambda game: any(event.trace is not None and event.trace.asks.topic == topic for _, event in game.log)


def chose(topic: str) -> Predicate:
    """The system chose this."""
    return lambda game: any(event.trace is not None and event.trace.chose.topic == topic for _, event in game.log)


def by_rule(topic: str, rule: str) -> Predicate:
    """The system was asked this and cited this rule."""
    return lambda game: any(
        event.trace is not None and event.trace.asks.topic == topic and rule in event.trace.rules
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
    return lambda game: any(
        event.trace is not None and event.trace.asks.topic == COMMAND and name in event.trace.choice
        for _, event in game.log
    )


def together(*all_of: Predicate) -> Predicate:
    """Every one of these holds."""
    return lambda game: all(holds(game) for holds in all_of)


PREDICATES: dict[str, Predicate] = {
    "solitaire: the German has the points of the goal": won("german", "ARD-H-46"),
    "solitaire: the German lacks the points of the goal": won("allied", "ARD-H-46"),
    "solitaire: the German is over the bar": won("german", "ARD-SEQ-20"),
    "solitaire: the Allies hold the bar": won("allied", "ARD-SEQ-20"),
    "solitaire: one unit of XXX Corps comes first": asked("system.xxx.first-unit"),
    "solitaire: method A, method B both ways, OutOfContact units": together(
        by_rule(DEPLOY, "ARD-D0-03"),
        by_rule(DEPLOY, "ARD-D0-04"),
        by_rule(DEPLOY, "ARD-D0-10"),
        by_rule(DEPLOY, "ARD-D0-11"),
    ),
    "solitaire: a wandering unit goes to the calendar": chose("system.wandering.returns"),
    "solitaire: a unit replaces a Roadblock": together(told("ARD-R0-20", "is deployed in"), event("Withdrawal")),
    "solitaire: air supply, Airpower takes a card": together(
        asked("system.airpower.asked"),
        told("ARD-E1-03", "Airpower over the roads"),
        event("Break In The Clouds"),
    ),
    "solitaire: Engineers replace a Roadblock": chose("system.engineers.replace"),
    "solitaire: Engineers place a Roadblock": chose("system.engineers.place"),
    "solitaire: Engineers destroy a bridge": together(chose("system.engineers.destroy"), event("Raise The Alarm")),
    "solitaire: Engineers give an IP": chose("system.engineers.ip"),
    "solitaire: XXX Corps arrives as listed": together(
        chose("system.xxx.as-listed"), asked("system.counterattack.asked")
    ),
    "solitaire: expedited units go to the map": by_rule("system.expedite.asked", "ARD-SEQ-18"),
    "solitaire: an army card activates": together(
        by_rule("system.activation.asked", "ARD-CMD-10"), event("Ground Freeze"), event("Tank Battalion")
    ),
    "solitaire: XXX Corps deploys by the normal methods": by_rule(DEPLOY, "ARD-D2-11"),
    "solitaire: Patton is on the move": event("Patton On The Move"),
    "solitaire: German plans are intercepted": event("German Plans Intercepted"),
}
