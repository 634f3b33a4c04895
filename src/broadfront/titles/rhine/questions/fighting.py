"""Questions about combat: odds, Surprise, results, and the distribution of a whole attack."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Annotated, Any

from broadfront.core.errors import Invalid
from broadfront.core.questions import Answer, Exact, OneOrMore, Span, Text, Words, question
from broadfront.core.rulings import LedgerLine, exact_plain
from broadfront.tables import Distribution
from broadfront.titles.rhine.data.combat_table import ANTI_TANK_MULTIPLIER, anti_tank_rule, terrain_defender_picks
from broadfront.titles.rhine.data.title import Rhine
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.questions.kinds import GroundName, Hedgehog, Line, Strength, TwoDice

STACK_HINT = "counters as 24-4 Armor, 12-4-4 Mech Light or (4)-1 Other Heavy: strength, Action Rating, category"
COUNTER = (
    r"(?i)(?P<only>\()?(?P<strength>\d+(?:/\d+)?)(?(only)\))-(?P<rating>\d)(?:-\d+)?"
    r"(?: (?P<category>Armor|Mech|Other))?(?: (?P<level>Heavy|Light))?"
)

AttackKind = Annotated[str, Words("regular", "overrun")]
Drm = Annotated[int, Span(-5, 5)]


@question
def odds(title: Rhine, line: Line, attack: Strength, defence: Strength) -> Answer:
    """The odds column of a terrain line for two combat strengths."""
    if attack == 0:
        raise Invalid("attack: 0 is not accepted; give a strength above 0.", parameter="attack", given=0)
    at, ledger = title.combat.find_odds_column(line, attack, defence)
    return Answer({"column": title.combat.lines[line][at]}, ledger, (title.combat.line_rules[line],))


@question
def surprise(title: Rhine, attack: AttackKind, dice: TwoDice, drm: Drm = 0, hedgehog: Hedgehog = 0) -> Answer:
    """Who has Surprise. `drm` is the attacker's Action Rating less the defender's, `hedgehog` the defender's level."""
    side, ledger = title.combat.find_side_with_surprise(attack, dice, drm, hedgehog)
    rules = (title.combat.limits[attack].rule, "OCS-COMBAT-08", "OCS-COMBAT-15")
    return Answer({"surprise": side}, ledger, rules)


@question
def combat(
    title: Rhine,
    line: Line | None = None,
    column: Annotated[str, Text("an odds column of the line, such as 3:1")] | None = None,
    shift: Annotated[int, Span(-12, 12)] = 0,
    dice: TwoDice | None = None,
    drm: Drm = 0,
    hedgehog: Hedgehog = 0,
    attack: Annotated[Fraction, Exact(0)] | None = None,
    defence: Annotated[Fraction, Exact(0)] | None = None,
    kind: AttackKind = "regular",
    attackers: Annotated[tuple[str, ...], OneOrMore(Text(STACK_HINT))] = (),
    defenders: Annotated[tuple[str, ...], OneOrMore(Text(STACK_HINT))] = (),
    terrain: Annotated[str, Text("the terrain of the hex attacked, such as Village")] = "Open",
    hexside: Annotated[str, Text("water on the hexside crossed, such as Major River or Canal")] | None = None,
    ground: GroundName = "Dry",
    by_road: bool = False,
) -> Answer:
    """The combat result of two dice on a combat line and odds column, with column shifts. Instead of a column
    give `attack` and `defence` strengths, or two stacks (`attackers` and `defenders`, such as 24-4 Armor, 4-2
    Other Heavy) and the `terrain`. Without dice: the exact distribution of a whole combat of that `kind`,
    Surprise and its shift included."""
    table = title.combat
    ledger: list[LedgerLine] = []
    if attackers or defenders:
        if column is not None or attack is not None or defence is not None or line is not None:
            raise Invalid("attackers: stacks give line and column; leave those out.", parameter="attackers")
        line, at, drm, lines = _odds_from_stacks(title, attackers, defenders, terrain, hexside, ground, by_road, drm)
        ledger += lines
    elif line is None:
        raise Invalid(
            f"rhine.combat needs line: give {', '.join(table.lines)}.", parameter="line", accepted=list(table.lines)
        )
    elif column is not None and attack is None and defence is None:
        at = table.column_index(line, column)
    elif column is None and attack is not None and defence is not None:
        at, found = table.find_odds_column(line, attack, defence)
        ledger += found
    else:
        raise Invalid(
            "rhine.combat needs `column`, or `attack` and `defence`, or two stacks: give one of these.",
            parameter="column",
            given=column,
            accepted=list(table.lines[line]),
        )
    rules = [table.line_rules[line], "OCS-COMBAT-16"]
    moved = table.shift_column(line, at, shift)
    columns = table.lines[line]
    if shift:
        rules.append("OCS-COMBAT-07")
        to = say("odds.shifted", column=columns[at], shifted=columns[moved])
        ledger.append(LedgerLine(shift, to, "OCS-COMBAT-07"))
    if dice is not None:
        result, rolled = table.combat_result(line, moved, dice, drm, hedgehog)
        value = {"column": columns[moved], "result": result}
        return Answer(value, (*ledger, *rolled), tuple(rules))
    whole = table.combat_distribution(line, at, kind, drm, hedgehog, shift)
    distribution: dict[str, Any] = {
        "line": line,
        "column": columns[moved],
        "drm": drm,
        "distribution": _chance_by_result(whole.map(lambda pair: pair[1])),
        "columns": _chance_by_result(whole.map(lambda pair: columns[pair[0]])),
    }
    return Answer(distribution, tuple(ledger), (*rules, table.limits[kind].rule, "OCS-COMBAT-15"))


def _odds_from_stacks(
    title: Rhine,
    attackers: tuple[str, ...],
    defenders: tuple[str, ...],
    terrain: str,
    hexside: str | None,
    ground: str,
    by_road: bool,
    drm: int,
) -> tuple[str, int, int, list[LedgerLine]]:
    """Return the combat line, odds column index, dice modifier and explaining lines for a combat of two stacks."""
    own = [_parse_counter(text, "attackers") for text in attackers]
    other = [_parse_counter(text, "defenders") for text in defenders]
    if not own or not other:
        missing = "defenders" if own else "attackers"
        raise Invalid(f"{missing}: a combat needs both stacks; give {STACK_HINT}.", parameter=missing)
    chart = title.combat_terrain
    rows = [terrain] if hexside is None else [terrain, hexside]
    levels = {level for _, _, _, level in other}
    sums: dict[str, tuple[Fraction, list[LedgerLine]]] = {}
    for row in rows:
        total, lines = Fraction(0), []
        for strength, _, category, _ in own:
            effect = chart.terrain_effect(row, category, "attack", ground=ground, by_road=by_road)
            if not effect.allowed:
                raise Invalid(f"attackers: {effect.ledger[-1].reason} ({row}).", parameter="attackers", given=category)
            factor, rule = effect.multiplier, effect.ledger[0].rule
            if factor == 2 and (reduced_by := anti_tank_rule(category, levels)):
                factor, rule = ANTI_TANK_MULTIPLIER, reduced_by
            total += strength * factor
            counts = say(
                "strength.stack-attacks",
                category=category,
                printed=exact_plain(strength),
                factor=exact_plain(factor),
                row=row,
            )
            lines.append(LedgerLine(exact_plain(strength * factor), counts, rule))
        sums[row] = total, lines
    worst = terrain_defender_picks({row: total for row, (total, _) in sums.items()})
    attack, ledger = sums[worst]
    stand = chart.terrain_effect(terrain, "Other", "defend", ground=ground)
    if stand.line == "ot":
        raise Invalid(f"terrain: {terrain!r} lies on a hexside; give the terrain of the hex.", parameter="terrain")
    defence = Fraction(0)
    for strength, _, category, _ in other:
        effect = chart.terrain_effect(terrain, category, "defend", ground=ground)
        defence += strength * effect.multiplier
        factor = effect.multiplier
        counts = say(
            "strength.stack-defends", category=category, printed=exact_plain(strength), factor=exact_plain(factor)
        )
        ledger.append(LedgerLine(exact_plain(strength * factor), counts, effect.ledger[0].rule))
    if len(rows) > 1:
        ledger.append(LedgerLine("0", say("strength.stack-picks", row=worst), "OCS-COMBAT-09"))
    best = max(rating for _, rating, _, _ in own) - max(rating for _, rating, _, _ in other)
    ledger.append(LedgerLine(best, say("strength.stack-ratings"), "OCS-COMBAT-08"))
    line = stand.line.casefold()
    at, found = title.combat.find_odds_column(line, attack, defence)
    return line, at, drm + best, [*ledger, *found]


def _parse_counter(text: str, parameter: str) -> tuple[Fraction, int, str, str]:
    """Parse a counter such as `4-2-3 Other Heavy`; return strength, Action Rating, category and anti-tank level."""
    m = re.fullmatch(COUNTER, text.strip())
    if m is None or (parameter == "attackers" and m["only"]):
        why = "only defends" if m else "is not accepted"
        raise Invalid(f"{parameter}: {text!r} {why}; give {STACK_HINT}.", parameter=parameter, given=text)
    category = (m["category"] or "Other").capitalize()
    return Fraction(m["strength"]), int(m["rating"]), category, (m["level"] or "").capitalize()


def _chance_by_result(distribution: Distribution[str]) -> dict[str, int | str]:
    """Return the exact chance of each result of a distribution, most likely first."""
    ranked = sorted(distribution.items(), key=lambda item: (-item[1], item[0]))
    return {value: exact_plain(distribution.probability(value)) for value, _ in ranked}
