"""The charts of patrol as questions."""

from typing import Annotated, Any

from broadfront.core.questions import Answer, Span, Words, question
from broadfront.tables import dice
from broadfront.titles.patrol.data import Patrol


@question
def combat(
    title: Patrol, odds: Annotated[str, Words("1:2", "1:1", "2:1", "3:1")], die: Annotated[int, Span(1, 6)]
) -> Answer:
    """The result of the combat table for an odds column and a die roll."""
    return Answer({"result": title.combat.result(die, odds)}, rules=("PAT-COMBAT-02",))


@question
def combat_odds(title: Patrol, odds: Annotated[str, Words("1:2", "1:1", "2:1", "3:1")]) -> Answer:
    """How often each combat result comes in an odds column, in sixths."""
    results: dict[str, Any] = {str(r): n for r, n in title.combat.result_distribution(dice(1, 6), odds).items()}
    return Answer({"of": 6, "results": results}, rules=("PAT-COMBAT-02",))
