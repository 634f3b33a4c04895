"""Questions about moving next to the enemy: penalties, forced stops, stop rolls, Prepared Assault."""

from __future__ import annotations

from typing import Annotated, Any, TypeVar

from broadfront.core.errors import Invalid
from broadfront.core.questions import Answer, OneOrMore, Span, Words, question
from broadfront.core.rulings import LedgerLine
from broadfront.core.title import Title
from broadfront.titles.wacht.data import next_to_enemy
from broadfront.titles.wacht.data.charts import Charts
from broadfront.titles.wacht.data.cover import gives_cover
from broadfront.titles.wacht.data.game_turn import GameTurn
from broadfront.titles.wacht.data.next_to_enemy import BRIGADE_150, RANGERS, EnemyHex, Threat
from broadfront.titles.wacht.data.prepared_assault import (
    max_assault_hexes,
    may_assault_cross_river,
    may_assault_move_end,
    must_assault_move_stop,
)
from broadfront.titles.wacht.data.profile import binding_transport
from broadfront.titles.wacht.data.title import Wacht
from broadfront.titles.wacht.questions.accepted_words import (
    Fieldwork,
    Means,
    Mode,
    MovementClass,
    Terrain,
    Transport,
    Turn,
    UnitName,
    Via,
    YesNo,
)
from broadfront.titles.wacht.questions.unit_rows import profile_of_named_unit

T = TypeVar("T")
DAY = GameTurn("AM")
Artillery = OneOrMore(
    Words("in_range", "depleted", "in_supply", "same_formation", "red_hexagon", undepleted="undepleted", none="none")
)
Kinds = Words(
    "combat", "hq", "artillery", "leader",
    other="combat", units="combat", unit="combat", infantry="combat", armor="combat", armour="combat", mech="combat",
    leg="combat", at="combat", flak="combat", engineer="combat", recon="combat",
)  # fmt: skip


class Roller(UnitName):
    """Parameter type for Rangers or 150th Panzer Brigade, the units that roll where others must stop."""

    def __init__(self) -> None:
        super().__init__(RANGERS, BRIGADE_150)

    def describe_accepted(self) -> object:
        return [RANGERS, BRIGADE_150]

    def convert(self, given: Any, title: Title) -> str:
        word = super().convert(given, title)
        if word not in self.more:
            raise ValueError
        return word


def _is_in_cover(charts: Charts, given: bool | None, entered: tuple[str, ...], turn: GameTurn) -> bool:
    """Return whether a hex gives cover: as the question says, or else by its terrain and the time of day."""
    if given is not None and not turn.is_night:
        return given
    features = (*entered, "night") if turn.is_night else entered
    return gives_cover(charts, "movement", features)


@question
def adjacency(
    title: Wacht,
    mode: Annotated[str, Mode],
    enemies: Annotated[tuple[str, ...], OneOrMore(Fieldwork)],
    cover: Annotated[bool | None, YesNo()] = None,
    unit: Annotated[str | None, UnitName(RANGERS, BRIGADE_150)] = None,
    enemy_class: Annotated[tuple[str, ...], OneOrMore(MovementClass)] = ("Leg",),
    entered: Annotated[tuple[str, ...], Terrain] = (),
    road_to_enemy: Annotated[tuple[bool, ...], OneOrMore(YesNo())] = (False,),
    turn: Annotated[GameTurn, Turn()] = DAY,
    tp: Annotated[str, Transport] = "none",
    overrun: bool = False,
) -> Answer:
    """MP penalty for moving next to enemy hexes; it is NA, with the reason `why`, if the move may not go there at all.

    `enemies` says what each enemy hex is in. `enemy_class` and `road_to_enemy` are one word for all hexes, or one for
    each. Without `cover`, the terrain entered and the turn decide. `overrun` says that the unit goes there to overrun.
    """
    charts = title.charts
    if unit is not None and unit not in (RANGERS, BRIGADE_150):
        tp = binding_transport(charts.unit_table.find(unit)[0], tp)
    classes = _one_value_per_enemy_hex("enemy_class", enemy_class, len(enemies))
    joined = _one_value_per_enemy_hex("road_to_enemy", road_to_enemy, len(enemies))
    hexes = [EnemyHex(w, c == "Mech", r) for w, c, r in zip(enemies, classes, joined, strict=True)]
    in_cover = _is_in_cover(charts, cover, entered, turn)
    toll = next_to_enemy.ban_on_entry_next_to_enemy(
        charts, mode, cover=in_cover, overrun=overrun, carried=tp, next_to_enemy=bool(enemies)
    )
    if toll.closed:
        return Answer({"penalty": "NA", "why": str(toll.why)}, (), toll.rules)
    if mode == "pa":
        return Answer({"penalty": 0}, (), ("WAR-7.7.0-01", "WAR-7.7.0-10"))
    toll += next_to_enemy.mp_penalty_next_to_enemy(
        charts, mode, hexes, cover=in_cover, unit=unit or "", entered=entered
    )
    return Answer({"penalty": int(toll.mp)}, toll.lines, toll.rules)


def _one_value_per_enemy_hex(name: str, given: tuple[T, ...], count: int) -> tuple[T, ...]:
    """Return one value for each enemy hex, repeating a single value for all; raise an error if the counts differ."""
    if len(given) == 1:
        return given * count
    if len(given) != count:
        raise Invalid(
            f"{name}: {len(given)} given for {count} enemy hexes; give one for all or one for each.",
            parameter=name,
            given=len(given),
            accepted=[1, count],
        )
    return given


@question
def forced_stop(
    title: Wacht,
    mode: Annotated[str, Mode],
    cover: bool = False,
    adjacent_steps: Annotated[int | None, Span(0)] = None,
    adjacent_kind: Annotated[tuple[str, ...], OneOrMore(Kinds)] = ("combat",),
    enemy_in: Annotated[str, Fieldwork] = "open",
    artillery: Annotated[tuple[str, ...], Artillery] = (),
    heavy_at: bool = False,
    heavy_flak: bool = False,
    turn: Annotated[GameTurn, Turn()] = DAY,
    heavy_in_supply: bool = True,
    heavy_red_hexagon: bool = True,
    heavy_steps: Annotated[int | None, Span(0)] = None,
) -> Answer:
    """Whether entering a hex next to the enemy ends the move at once.

    `artillery` lists what is true of an enemy artillery unit; `heavy_at` and `heavy_flak` say that such a German unit
    is next to the hex, with `heavy_steps` steps (else `adjacent_steps`, else 2).
    """
    charts = title.charts
    in_cover = cover or turn.is_night
    guns = {"in_range", "in_supply", "same_formation", "red_hexagon"} <= set(artillery) and "depleted" not in artillery
    steps = adjacent_steps if adjacent_steps is not None and "combat" in adjacent_kind else 0
    heavy = 0
    if (heavy_at or heavy_flak) and heavy_in_supply and heavy_red_hexagon:
        heavy = next(n for n in (heavy_steps, adjacent_steps, 2) if n is not None)
    found = next_to_enemy.forced_stop_next_to_enemy(
        charts, mode, [Threat(steps, enemy_in, guns, heavy)], cover=in_cover
    )
    rules = ("WAR-7.5.4-01",) if mode == "strategic_road" else ("WAR-7.5.1-06",)
    if not found.stops and not found.ledger:
        rules = (*rules, *(row["rule"] for row in charts.forced_stops))
    return Answer({"stop": found.stops, "grounds": [line.reason for line in found.ledger]}, found.ledger, rules)


@question
def stop_roll(
    title: Wacht,
    unit: Annotated[str, Roller()],
    roll: Annotated[int, Span(0, 9)],
    enemy_in: Annotated[str, Fieldwork] = "open",
    cover: bool = False,
) -> Answer:
    """The die roll of Rangers or 150th Panzer Brigade that decides whether a forced stop ends their move."""
    stops, ledger = next_to_enemy.resolve_stop_roll(title.charts, unit, roll, fort=enemy_in == "fort", cover=cover)
    return Answer({"stop": stops, "modified_roll": sum(int(line.amount) for line in ledger)}, tuple(ledger))


@question
def prepared_assault(
    title: Wacht,
    unit: Annotated[str, UnitName("Leg", "Mech", RANGERS)],
    entered: Annotated[tuple[str, ...], Terrain] = ("clear",),
    via: Annotated[str, Via] = "none",
    river: Annotated[str | None, Words("none", "stream", "minor", "major")] = None,
    by: Annotated[str, Means] = "riverbank",
    starts_adjacent: bool = False,
    ends_adjacent: bool = False,
) -> Answer:
    """A move in PA mode: hexes, whether the hex entered ends it, whether it may cross, whether it may end there.

    `ends_adjacent` says that the hex entered is next to an enemy.
    """
    charts = title.charts
    kind = unit
    rules = [charts.terrain_file.section("columns")["pa"]]
    most: int | None = None
    if unit not in ("Leg", "Mech", RANGERS):
        found = profile_of_named_unit(title, unit, "OOB")
        kind = "Mech" if found.cls == "Mech" else "Leg"
        rules += found.rules
        most = None if found.cls and found.ma else 0
    hexes, line = max_assault_hexes(charts, kind)
    stops, stop_lines = must_assault_move_stop(charts, kind, entered, via, ends_adjacent)
    crosses = True
    lines = [line, *stop_lines]
    if river not in (None, "none"):
        assert river is not None
        crosses, cross_line = may_assault_cross_river(charts, kind, river, by)
        lines.append(cross_line)
    ends, end_lines = may_assault_move_end(charts, starts_adjacent, ends_adjacent)
    lines += end_lines
    value = {
        "max_hexes": hexes if most is None else most,
        "must_stop": stops,
        "may_cross": crosses,
        "may_end": ends,
    }
    return Answer(value, tuple(LedgerLine(0, one.message, one.rule) for one in lines), tuple(rules))
