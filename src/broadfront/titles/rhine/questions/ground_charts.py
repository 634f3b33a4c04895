"""Questions about terrain: effects on combat, effects on movement, and the cost of one step."""

from __future__ import annotations

from typing import Annotated, Any

from broadfront.core.questions import Answer, OneOrMore, Text, Words, question
from broadfront.core.rulings import LedgerLine
from broadfront.titles.rhine.data.step_cost import BRIDGING, HEXSIDES, ROUTES, Conditions, printed_cost
from broadfront.titles.rhine.data.step_cost import step_cost as cost_of_step
from broadfront.titles.rhine.data.title import Rhine
from broadfront.titles.rhine.questions.kinds import FlightName, GroundName, MobilityName, SideName

Along = Annotated[
    str,
    Words(
        "none",
        *ROUTES,
        road="Roads",
        autobahn="Autobahns",
        rail="Railroads or Tracks",
        railroad="Railroads or Tracks",
        track="Railroads or Tracks",
    ),
]
Hexside = Annotated[
    str,
    Words(
        "none",
        *HEXSIDES,
        minor="Minor River/Canals",
        major="Major River/Canals",
        rhine="Rhine River",
        blocked="Blocked (sea/lake/estuary)",
    ),
]


@question
def terrain_combat(
    title: Rhine,
    terrain: Annotated[str, Text("a terrain of the combat chart, such as Heavy Woods")],
    category: Annotated[str, Words("Armor", "Mech", "Other")],
    side: Annotated[str, Words("attack", "defend")],
    ground: GroundName | None = None,
    by_road: bool = False,
    mobility: MobilityName | None = None,
) -> Answer:
    """Combat line and multiplier of a terrain, and whether the attack is allowed. `by_road` when it follows a road or
    bridge; with `mobility` a unit that could not enter may not attack either."""
    found = title.combat_terrain.terrain_effect(
        terrain, category, side, ground=ground, by_road=by_road, mobility=mobility
    )
    value = {"line": found.line, "multiplier": found.multiplier, "allowed": found.allowed}
    return Answer(value, found.ledger, found.rules)


@question
def terrain_move(
    title: Rhine,
    feature: Annotated[str, Text("a row of the movement chart, such as Light Woods or Roads")],
    ground: GroundName,
    mobility: MobilityName,
    side: SideName = "Allied",
    flight: FlightName = "Normal",
    interdiction_suspended: bool = False,
) -> Answer:
    """The cost of one row of the movement chart: a number, +n (hexside), All, P (prohibited) or ot (other terrain)."""
    row = title.movement.find(feature)
    text, ledger = printed_cost(title.movement, row, Conditions(ground, mobility, side, flight, interdiction_suspended))
    rules = ["BTR-TECM-25"]
    meaning = {"P": "BTR-TECM-20", "All": "BTR-TECM-22", "ot": "BTR-TECM-26"}
    if text in meaning:
        rules.append(meaning[text])
    elif text.startswith("+"):
        rules.append("BTR-TECM-23")
    return Answer({"cost": text}, tuple(ledger), tuple(rules))


@question
def step_cost(
    title: Rhine,
    ground: GroundName,
    mobility: MobilityName,
    hex: Annotated[tuple[str, ...], OneOrMore(Text("terrains of the hex entered, such as Hills or Village"))] = (
        "Open",
    ),
    hexside: Hexside = "none",
    along: Along = "none",
    bridging: Annotated[str, Words(*BRIDGING)] = "none",
    side: SideName = "Allied",
    flight: FlightName = "Normal",
    interdiction_suspended: bool = False,
) -> Answer:
    """The whole cost of one step: the hex entered, the hexside crossed, the road followed `along`, and what helps over
    the water (`bridging`: bridge, repaired, blown, ferry, pontoon, engineer)."""
    terrain = tuple(title.movement.find(name, "hex") for name in hex) or ("Open",)
    found = cost_of_step(
        title.movement,
        terrain,
        "" if hexside == "none" else hexside,
        "" if along == "none" else along,
        bridging,
        Conditions(ground, mobility, side, flight, interdiction_suspended),
    )
    value: dict[str, Any] = {"cost": found.text}
    return Answer(value, found.ledger, tuple(dict.fromkeys(_ledger_rules(found.ledger))))


def _ledger_rules(ledger: tuple[LedgerLine, ...]) -> list[str]:
    """Return the rule ids that the lines of a ledger cite, in order."""
    return [line.rule for line in ledger]
