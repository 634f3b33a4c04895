"""Questions about traffic congestion, army boundaries and covering terrain."""

from __future__ import annotations

from typing import Annotated

from broadfront.core.questions import Answer, OneOrMore, Span, Text, Words, question
from broadfront.core.rulings import LedgerLine
from broadfront.titles.wacht.data.boundaries import BoundaryStatus, boundary_penalties
from broadfront.titles.wacht.data.cover import gives_cover
from broadfront.titles.wacht.data.game_turn import GameTurn
from broadfront.titles.wacht.data.title import Wacht
from broadfront.titles.wacht.data.traffic import check_congestion
from broadfront.titles.wacht.data.unit_table import fold_name
from broadfront.titles.wacht.data.words import say
from broadfront.titles.wacht.questions.accepted_words import Side, Turn, UnitMode

Area = Words(
    "own", "foreign", "boundary",
    own_area="own", own_army="own", other="foreign", other_army="foreign", another_army="foreign",
    foreign_area="foreign", other_area="foreign", another="foreign", boundary_hex="boundary", foreign_army="foreign",
    new="own", new_area="own", old="foreign", old_area="foreign", new_army="own", old_army="foreign",
)  # fmt: skip
Switched = Words(
    "no", "this_turn", "last_turn",
    yes="last_turn", true="last_turn", false="no", previous_turn="last_turn", none="no", this_gt="this_turn",
    last_gt="last_turn", previous_gt="last_turn",
)  # fmt: skip
WHO = {
    "reinforcement": "reinforcement", "reinforcements": "reinforcement", "reinforcingunit": "reinforcement",
    "panzerlehr": "Panzer Lehr", "pzlehr": "Panzer Lehr", "lehr": "Panzer Lehr", "panzerlehrdivision": "Panzer Lehr",
}  # fmt: skip


@question
def congestion(
    title: Wacht,
    side: Annotated[str, Side],
    turn: Annotated[GameTurn, Turn()],
    start_distance: Annotated[int | None, Span(0)] = None,
    end_distance: Annotated[int | None, Span(0)] = None,
    south_of_v_viii: bool = False,
    north_of_5pz_7: bool = False,
) -> Answer:
    """Whether traffic congestion costs a unit the 50 per cent increase of Strategic Mode; distances are in hexes."""
    lost, ledger = check_congestion(
        title.charts,
        side,
        turn,
        start=start_distance,
        end=end_distance,
        south=south_of_v_viii,
        north=north_of_5pz_7,
    )
    return Answer({"bonus": not lost}, tuple(ledger), (title.charts.army_file.text_at("congestion", "rule"),))


@question
def boundary(
    title: Wacht,
    begins_in: Annotated[str, Area],
    ends_in: Annotated[str | None, Area] = None,
    unit: Annotated[str, Text("reinforcement, Panzer Lehr, or any other unit")] = "ordinary",
    mode: Annotated[str, UnitMode] = "tactical",
    formation_switched: Annotated[str, Switched] = "no",
    toward_new_area: bool = True,
    bridge_distance: Annotated[int | None, Span(0)] = None,
) -> Answer:
    """Penalties of the army boundaries for a unit that begins its player turn in its own, a foreign or a boundary hex.

    `formation_switched` says when its formation changed army: no, this_turn or last_turn (the game turn before). Panzer
    Lehr counts as within five hexes of the heavy bridge unless `bridge_distance` says otherwise.
    """
    unit = WHO.get(fold_name(unit), "ordinary")
    distance = 0 if unit == "Panzer Lehr" and bridge_distance is None else bridge_distance
    standing = BoundaryStatus(
        begins_in,
        formation_switched,
        toward_new_area or ends_in in ("own", "boundary"),
        unit == "reinforcement",
        mode == "strategic",
        unit == "Panzer Lehr",
        distance,
    )
    found = boundary_penalties(title.charts, standing)
    value = {
        "penalised": found.penalized,
        "ma_halved": found.ma_halved,
        "ga_shift": found.ga_shift,
        "may_enter_pa": found.may_enter_pa,
    }
    return Answer(value, found.ledger)


Features = OneOrMore(
    Words(
        "clear", "rough", "marsh", "fort", "woods", "forest", "town", "city", "location", "village", "ip", "et",
        "night", improved_position="ip", entrenchment="et",
    )
)  # fmt: skip
Phase = Words("movement", "combat", "exploitation", "other", movement_phase="movement", combat_phase="combat")
Designated = Words(
    "no", "attacker", "beside_attacker",
    yes="attacker", true="attacker", active="attacker", false="no", adjacent="beside_attacker",
    adjacent_inactive="beside_attacker", inactive="beside_attacker",
)  # fmt: skip


@question
def cover(
    title: Wacht,
    purpose: Annotated[str, Words("movement", "combat", "observation", "supply_path", supply="supply_path")],
    feature: Annotated[tuple[str, ...], Features],
    phase: Annotated[str | None, Phase] = None,
    attack_designated: Annotated[str, Designated] = "no",
    building_bridge: bool = False,
    observer_distance: Annotated[int, Span(0)] = 3,
) -> Answer:
    """Whether a hex with these features is covering terrain for a purpose.

    Attackers, and inactive units next to them, lose cover from their designation to the end of the Combat Phase.
    """
    charts = title.charts
    rules = charts.cover_rules
    if building_bridge:
        return Answer({"cover": False}, (LedgerLine(0, say("cover.building"), rules["bridge_builder"]),))
    if attack_designated != "no" and phase in (None, "combat"):
        rule = rules[attack_designated]
        return Answer({"cover": False}, (LedgerLine(0, say("cover.lost"), rule),))
    near = observer_distance < charts.house_file.integer_at("H-18", "rough_from")
    features = [one for one in feature if not (one == "rough" and purpose == "observation" and near)]
    found = gives_cover(charts, purpose, features)
    return Answer({"cover": found}, (LedgerLine(0, say("cover.given", feature=feature, yes=found), rules[purpose]),))
