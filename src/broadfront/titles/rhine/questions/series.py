"""Questions about smaller rules: sizes, lift, rebuilding, breakdown units, air bases, attrition, pontoons."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated

from broadfront.core.errors import Invalid
from broadfront.core.questions import Answer, Exact, Span, Words, question
from broadfront.core.rules import decides
from broadfront.core.rulings import LedgerLine, exact_plain
from broadfront.titles.rhine.data.attrition import attrition_losses
from broadfront.titles.rhine.data.breakdown import absorb_checks, detach_checks
from broadfront.titles.rhine.data.loading import MODES
from broadfront.titles.rhine.data.shipping import LEG_LIMIT, capacity_points_needed
from broadfront.titles.rhine.data.title import Rhine
from broadfront.titles.rhine.data.tokens import tokens_to_feed, tokens_to_sp
from broadfront.titles.rhine.data.units import regimental_equivalents_after_losses
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.questions.kinds import Die, FlightName, GroundName, MobilityName, TwoDice

SizeInRE = Annotated[Fraction, Exact(0)]
RE_OF_SIZE = {"battalion": Fraction(1, 2), "company": Fraction(1, 4), "repl": Fraction(1, 4), "other": Fraction(1)}
STACKED_AIRCRAFT = 4
"""Active aircraft allowed at a base in addition to its Level."""


@question
def re_size(
    title: Rhine,
    size: Annotated[str, Words(*RE_OF_SIZE, "multi-step")],
    printed: Annotated[int, Span(1, 9)] = 1,
    lost: Annotated[int, Span(0, 8)] = 0,
) -> Answer:
    """RE of a unit by its size; a multi-step unit has its printed number less one for each step lost."""
    if size != "multi-step":
        line = LedgerLine(exact_plain(RE_OF_SIZE[size]), say("size.named", size=size), "OCS-STACK-02")
        return Answer({"re": RE_OF_SIZE[size]}, (line,), ("OCS-STACK-02",))
    if lost >= printed:
        raise Invalid(f"lost: a unit of {printed} cannot lose {lost} and stay.", parameter="lost", given=lost)
    ledger = (
        LedgerLine(printed, say("size.printed"), "OCS-STACK-02"),
        LedgerLine(-lost, say("size.lost"), "OCS-STACK-02"),
    )
    return Answer({"re": regimental_equivalents_after_losses(Fraction(printed), lost)}, ledger, ("OCS-STACK-02",))


@question
@decides("OCS-RAIL-01", "OCS-PORT-01", "OCS-MODE-02", "OCS-ZOC-04")
def lift(
    title: Rhine,
    by: Annotated[str, Words("rail", "sea")],
    re: SizeInRE = Fraction(0),
    sp: Annotated[int, Span(0, 99)] = 0,
    mode: Annotated[str, Words(*MODES)] = "Move",
    mobility: MobilityName = "Truck",
    allowance: Annotated[int, Span(0, 99)] = 12,
    enemy_zone: bool = False,
) -> Answer:
    """Points of rail or sea cap to move a unit of `re`, or SP. `mobility` and `allowance` are those of its Move side;
    `enemy_zone` when an enemy ZOC touches the port or railhead."""
    taken = capacity_points_needed(by, re, mobility, allowance)
    points = taken + sp
    rule = "OCS-RAIL-01" if by == "rail" else "OCS-PORT-01"
    ledger = [LedgerLine(exact_plain(re + sp), say("lift.each"), rule)]
    if taken < re:
        ledger.append(LedgerLine(f"-{exact_plain(re - taken)}", say("lift.half", most=LEG_LIMIT), rule))
    allowed = True
    if re > 0 and mode != "Move":
        allowed = False
        ledger.append(LedgerLine("no", say("lift.mode", mode=mode), "OCS-MODE-02"))
    if enemy_zone:
        allowed = False
        ledger.append(LedgerLine("no", say("lift.enemy-zone"), "OCS-ZOC-04"))
        if by == "sea":
            ledger.append(LedgerLine("no", say("lift.port-zone"), "OCS-PORT-01"))
    return Answer({"points": points, "allowed": allowed}, tuple(ledger), (rule, "OCS-MODE-02", "BTR-SHIP-06"))


@question
@decides("OCS-REPL-01")
def rebuild_place(
    title: Rhine,
    hq_distance: Annotated[int, Span(0, 99)],
    hq_mode: Annotated[str, Words(*MODES)] = "Combat",
    repl_mode: Annotated[str, Words(*MODES)] = "Move",
    enemy_zone: bool = False,
    dead: bool = True,
    stacked: bool = True,
) -> Answer:
    """Whether replacements (Repls) in a hex can rebuild a unit: `hq_distance` is the distance to a friendly HQ in
    hexes; a reduced unit must be `stacked` with them."""
    checks = [
        (repl_mode == "Move", say("place.repl-mode", mode=repl_mode)),
        (not enemy_zone, say("place.enemy-zone" if enemy_zone else "place.no-enemy-zone")),
    ]
    if dead:
        checks.append((hq_distance <= 2, say("place.hq-distance", count=hq_distance)))
        checks.append((hq_mode in ("Combat", "DG"), say("place.hq-mode", mode=hq_mode)))
    else:
        checks.append((stacked, say("place.stacked" if stacked else "place.apart")))
    ledger = tuple(LedgerLine("yes" if good else "no", why, "OCS-REPL-01") for good, why in checks)
    return Answer({"allowed": all(good for good, _ in checks)}, ledger, ("OCS-REPL-01",))


@question
@decides("OCS-BRKDWN-01", "OCS-BRKDWN-02")
def breakdown(
    title: Rhine,
    action: Annotated[str, Words("detach", "absorb")],
    rating: Annotated[int, Span(0, 5)],
    breakdown_rating: Annotated[int, Span(0, 5)],
    category: Annotated[str, Words("Armor", "Mech", "Other")] = "Other",
    steps: Annotated[int, Span(1, 9)] = 2,
    full_steps: Annotated[int, Span(1, 9)] = 4,
    same_mode: bool = True,
) -> Answer:
    """Whether a multi-step unit may detach a step as a breakdown unit, or absorb one."""
    if action == "detach":
        ledger = detach_checks(category, steps, full_steps, rating, breakdown_rating)
    else:
        ledger = absorb_checks(steps, full_steps, rating, breakdown_rating, same_mode=same_mode)
    return Answer({"allowed": all(line.amount == "yes" for line in ledger)}, tuple(ledger), (ledger[0].rule,))


@question
@decides("OCS-AIR-03")
def hip_shoot(
    title: Rhine,
    flight: FlightName,
    aircraft: Annotated[int, Span(1, 9)] = 1,
    spotter: bool = True,
    phase: Annotated[str, Words("Movement", "Reaction", "Combat", "Exploitation")] = "Movement",
) -> Answer:
    """Whether a Hip Shoot may be flown: one aircraft in a Movement Segment with an adjacent spotter, in fit weather."""
    effect = title.effects.flight[flight]["hip_shoots"]
    checks = [
        (bool(effect.value), say("hip-shoot.flight", flight=flight), effect.rule),
        (aircraft == 1, say("hip-shoot.aircraft", count=aircraft), "OCS-AIR-03"),
        (spotter, say("hip-shoot.spotter", stands=spotter), "OCS-AIR-03"),
        (phase != "Combat", say("hip-shoot.phase", phase=phase), "OCS-AIR-03"),
    ]
    ledger = tuple(LedgerLine("yes" if good else "no", why, rule) for good, why, rule in checks)
    return Answer({"allowed": all(good for good, _, _ in checks)}, ledger, ("OCS-AIR-03",))


@question
@decides("OCS-AIR-04")
def air_base(
    title: Rhine,
    level: Annotated[int, Span(0, 5)],
    active: Annotated[int, Span(0, 99)] = 0,
    arriving: Annotated[int, Span(0, 99)] = 1,
) -> Answer:
    """How many Active aircraft a base takes, and whether the arriving ones fit; they arrive Active."""
    room = STACKED_AIRCRAFT + level
    ledger = (
        LedgerLine(STACKED_AIRCRAFT, say("air-base.active"), "OCS-AIR-04"),
        LedgerLine(level, say("air-base.level"), "OCS-AIR-04"),
    )
    return Answer({"most": room, "allowed": active + arriving <= room, "active": True}, ledger, ("OCS-AIR-04",))


@question
def attrition(
    title: Rhine, rating: Annotated[int, Span(0, 5)], dice: TwoDice, steps: Annotated[int, Span(1, 99)] = 1
) -> Answer:
    """Steps lost to attrition: `rating` is the best Action Rating Out of Supply in the hex, `steps` how many there."""
    chart = title.attrition
    extra = chart.roll_modifier(steps)
    ledger = [LedgerLine(dice, say("dice.two"), chart.rule)]
    if extra:
        ledger.append(LedgerLine(extra, say("losses.large", steps=chart.large["steps"]), chart.rule))
    lost = attrition_losses(chart.rows[str(rating)], dice + extra)
    return Answer({"lost": steps if lost < 0 else min(lost, steps), "all": lost < 0}, tuple(ledger), (chart.rule,))


@question
def eat(title: Rhine, re: SizeInRE) -> Answer:
    """Supply Tokens that feed units without trace supply: 1 Token for up to 2 RE."""
    tokens, line = tokens_to_feed(re)
    return Answer({"tokens": tokens, "sp": tokens_to_sp(tokens)}, (line,), ("OCS-SUPPLY-05", "OCS-UNIT-07"))


@question
def pontoon(title: Rhine, ground: GroundName, die: Die) -> Answer:
    """Whether a pontoon roll may be made, and whether the bridge is placed."""
    house = title.bridges
    effect = title.effects.ground[ground]["pontoon_rolls"]
    allowed = not house.is_pontoon_barred(ground) and bool(effect.value)
    placed = allowed and house.is_pontoon_placed(die)
    ledger = (
        LedgerLine("yes" if allowed else "no", say("pontoon.ground", ground=ground), effect.rule),
        LedgerLine(die, say("pontoon.placed", needed=str(house.pontoon["placed"])), "BTR-HOUSE-14"),
    )
    return Answer({"allowed": allowed, "placed": placed}, ledger, ("BTR-HOUSE-14", "BTR-EFFECT-07"))
