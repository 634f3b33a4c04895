"""Game turns in the engine: formations, their movement allowance, the rules cited."""

from typing import Any

from broadfront.core.game import Game
from broadfront.titles.wacht.rules.mover import explain_unit_ma
from tests.titles.wacht.support.field_of_play import (
    formation_entry,
    make_position,
    play_until,
    start_game,
    state_of,
    unit_entry,
)

FORMATION = "german Choose a formation"


def unit_ma(table: Game, name: str) -> int:
    return explain_unit_ma(state_of(table), state_of(table).number(name)).ma


def rules_cited(table: Game) -> set[str]:
    return {rule for _, event in table.events() for rule in event.rules}


def panzer_formation(*units: dict[str, Any], id: str = "Pz", **more: Any) -> dict[str, Any]:
    return formation_entry(id, "german", units, mechanized=True, **more)


def game_before_fuel() -> Game:
    units = [
        unit_entry("tank", "AFV", "0301"),
        unit_entry("grens", "AFV", "0302"),
        unit_entry("hq", "HQ", "0401", hq="division"),
    ]
    others = panzer_formation(
        unit_entry("spare", "AFV", "0601"), unit_entry("staff", "HQ", "0602", hq="division"), id="Pz 2"
    )
    state = make_position(panzer_formation(*units), others, german=[unit_entry("foot", "GE Leg units", "0501")])
    return play_until(start_game(state), "german Allocate")
