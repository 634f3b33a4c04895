"""Questions about the special unit table."""

from __future__ import annotations

from typing import Annotated

from broadfront.core.questions import Answer, Span, question
from broadfront.core.rulings import LedgerLine, exact_plain
from broadfront.titles.wacht.data.profile import Profile, build_profile
from broadfront.titles.wacht.data.title import Wacht
from broadfront.titles.wacht.data.words import say
from broadfront.titles.wacht.questions.accepted_words import Battery, Motive, MovementClass, Side, Transport, UnitName


def profile_of_named_unit(
    title: Wacht,
    unit: str,
    battery: str | None,
    side: str | None = None,
    movement_class: str | None = None,
    tp: str = "none",
    motive: str | None = None,
) -> Profile:
    """Return the special unit table's values for the unit that a question names."""
    stem, state = title.charts.unit_table.find(unit, None if battery == "none" else battery)
    return build_profile(
        title.charts, stem, battery=state, side=side, movement_class=movement_class, carried=tp, motive=motive
    )


@question
def unit(
    title: Wacht,
    unit: Annotated[str, UnitName()],
    battery: Annotated[str | None, Battery] = None,
    side: Annotated[str | None, Side] = None,
    movement_class: Annotated[str | None, MovementClass] = None,
    tp: Annotated[str, Transport] = "none",
    motive: Annotated[str | None, Motive] = None,
) -> Answer:
    """The row of the special unit table, for the battery state, class and transport given."""
    found = profile_of_named_unit(title, unit, battery, side, movement_class, tp, motive)
    basic: int | str = f"{found.hexes} hexes" if found.counts_hexes else found.ma
    value = {
        "unit": found.row.name,
        "class": found.cls or None,
        "basic_ma": basic,
        "tp_cost": exact_plain(found.tp_cost),
        "fire_oob": found.fire_oob,
        "stacking_type": found.stacking,
        "voluntary_stop_adjacent": found.stop_adjacent,
        "may_enter_strategic": found.strategic,
        "max_retreat": found.retreat,
        "notes": list(found.notes),
        "max_hexes": found.hexes,
    }
    return Answer(value, (LedgerLine(basic, say("ma.basic-of", row=found.row.name), found.row.rule),), found.rules)


@question
def retreat(
    title: Wacht,
    unit: Annotated[str, UnitName()],
    hexes: Annotated[int, Span(0)],
    battery: Annotated[str | None, Battery] = None,
    side: Annotated[str | None, Side] = None,
    tp: Annotated[str, Transport] = "none",
    motive: Annotated[str | None, Motive] = None,
    can_retreat: bool = True,
) -> Answer:
    """Whether artillery that must retreat this many hexes is eliminated, and whether it may lose a step instead."""
    found = profile_of_named_unit(title, unit, battery, side, None, tp, motive)
    longest = found.retreat
    value = {
        "max_retreat": longest,
        "eliminated": found.row.is_artillery and isinstance(longest, int) and hexes > longest,
        "step_loss_first": not (found.row.is_artillery and can_retreat),
    }
    ledger = (
        LedgerLine(hexes, say("retreat.hexes", amount=str(longest)), "WAR-UNIT-37"),
        LedgerLine(0, say("retreat.artillery-first"), "WAR-UNIT-38"),
    )
    return Answer(value, ledger if found.row.is_artillery else (), found.rules)
