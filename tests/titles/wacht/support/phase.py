"""A game turn in the engine: formations, their movement allowance, the rules cited."""

from typing import Any

from broadfront.core.game import Game
from broadfront.titles.wacht.rules.mover import explain
from tests.titles.wacht.support.field_of_play import formation, game, held, position, unit, until

FORMATION = "german Choose a formation"


def ma(table: Game, name: str) -> int:
    return explain(held(table), held(table).number(name)).ma


def rules_cited(table: Game) -> set[str]:
    return {rule for _, event in table.events() for rule in event.rules}


def panzer(*units: dict[str, Any], id: str = "Pz", **more: Any) -> dict[str, Any]:
    return formation(id, "german", units, mechanized=True, **more)


def fuelled() -> Game:
    units = [unit("tank", "AFV", "0301"), unit("grens", "AFV", "0302"), unit("hq", "HQ", "0401", hq="division")]
    others = panzer(unit("spare", "AFV", "0601"), unit("staff", "HQ", "0602", hq="division"), id="Pz 2")
    state = position(panzer(*units), others, german=[unit("foot", "GE Leg units", "0501")])
    return until(game(state), "german Allocate")
