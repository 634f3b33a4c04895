"""Combat: odds, Surprise, results, and the whole distribution of an attack."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated, Any

from broadfront.core.errors import Invalid
from broadfront.core.questions import Answer, Exact, Span, Text, Words, question
from broadfront.core.rulings import LedgerLine, exact
from broadfront.tables import Distribution
from broadfront.titles.rhine.questions.kinds import Hedgehog, Line, Strength, TwoDice
from broadfront.titles.rhine.title import Rhine

Kind = Annotated[str, Words("regular", "overrun")]
Drm = Annotated[int, Span(-5, 5)]


@question
def odds(title: Rhine, line: Line, attack: Strength, defence: Strength) -> Answer:
    """The odds column of a terrain line for two combat strengths."""
    if attack == 0:
        raise Invalid("attack: 0 is not accepted; give a strength above 0.", parameter="attack", given=0)
    at, ledger = title.combat.odds(line, attack, defence)
    return Answer({"column": title.combat.lines[line][at]}, ledger, (title.combat.line_rules[line],))


@question
def surprise(title: Rhine, attack: Kind, dice: TwoDice, drm: Drm = 0, hedgehog: Hedgehog = 0) -> Answer:
    """Who has Surprise. `drm` is the attacker's Action Rating less the defender's, `hedgehog` the defender's level."""
    side, ledger = title.combat.surprise(attack, dice, drm, hedgehog)
    rules = (title.combat.limits[attack].rule, "OCS-COMBAT-08", "OCS-COMBAT-15")
    return Answer({"surprise": side, "total": dice + drm - (1 if hedgehog else 0)}, ledger, rules)


@question
def combat(
    title: Rhine,
    line: Line,
    column: Annotated[str, Text("an odds column of the line, such as 3:1")] | None = None,
    shift: Annotated[int, Span(-12, 12)] = 0,
    dice: TwoDice | None = None,
    drm: Drm = 0,
    hedgehog: Hedgehog = 0,
    attack: Annotated[Fraction, Exact(0)] | None = None,
    defence: Annotated[Fraction, Exact(0)] | None = None,
    kind: Kind = "regular",
) -> Answer:
    """The combat result of a column, shifts and two dice. Give `attack` and `defence` strengths in place of a column.
    Without dice: the exact distribution of a whole combat of that `kind`, Surprise and its shift included."""
    table = title.combat
    ledger: list[LedgerLine] = []
    if column is not None and attack is None and defence is None:
        at = table.index_of(line, column)
    elif column is None and attack is not None and defence is not None:
        at, lines = table.odds(line, attack, defence)
        ledger += lines
    else:
        raise Invalid(
            "rhine.combat needs column, or attack and defence: give one of the two.",
            parameter="column",
            given=column,
            accepted=list(table.lines[line]),
        )
    rules = [table.line_rules[line], "OCS-COMBAT-16"]
    moved = table.shifted(line, at, shift)
    if shift:
        rules.append("OCS-COMBAT-07")
        ledger.append(
            LedgerLine(shift, f"columns: {table.lines[line][at]} to {table.lines[line][moved]}", "OCS-COMBAT-07")
        )
    if dice is not None:
        result, lines = table.result(line, moved, dice, drm, hedgehog)
        value = {"column": table.lines[line][moved], "result": result}
        return Answer(value, (*ledger, *lines), tuple(rules))
    whole = table.whole(line, at, kind, drm, hedgehog, shift)
    results = whole.map(lambda pair: pair[1])
    finals = whole.map(lambda pair: table.lines[line][pair[0]])
    told: dict[str, Any] = {
        "column": table.lines[line][moved],
        "distribution": _chances(results),
        "columns": _chances(finals),
    }
    return Answer(told, tuple(ledger), (*rules, table.limits[kind].rule, "OCS-COMBAT-15"))


def _chances(found: Distribution[str]) -> dict[str, int | str]:
    ranked = sorted(found.items(), key=lambda item: (-item[1], item[0]))
    return {value: exact(found.probability(value)) for value, _ in ranked}
