"""`make entering`: writes the page of causes and effects (docs/titles/ardennes-entering.md) from the game's table."""

from collections.abc import Iterator

from broadfront.titles import load_printed
from broadfront.titles.ardennes.rules.routes.entry_causes import CAUSES, Cause, CauseEffects, CellValue
from tools.imports import ROOT

PAGE = ROOT / "docs" / "titles" / "ardennes-entering.md"

NAMES = {
    Cause.MOVE: "Movement",
    Cause.STRATEGIC: "Strategic Movement",
    Cause.ADVANCE: "Advance into the vacated hex",
    Cause.FOLLOW: "Second hex of an advance",
    Cause.RETREAT: "Retreat",
    Cause.BUG_OUT: "Bug Out, two players",
    Cause.SLIP_AWAY: "Bug Out, solitaire",
    Cause.REINFORCE: "Reinforce Battle",
    Cause.WANDER: "Wandering",
    Cause.WITHDRAW: "Withdrawal",
    Cause.ALARM: "Raise The Alarm: a move",
    Cause.DEPLOY_GERMAN: "German deployment",
    Cause.LAND: "Von der Heydte lands",
    Cause.DEPLOY_ALLIED: "Allied deployment",
    Cause.JOIN_DEFENCE: "Unit added to a defense",
    Cause.REPLACE: "Replacing a Roadblock",
    Cause.ENGINEERS: "Engineers replace a Roadblock",
    Cause.XXX_ARRIVES: "First arrival of XXX Corps",
}

TABLES = {
    "What the unit takes": {
        "town": ("City or Town", "The unit takes a City or Town held by the enemy."),
        "vp_hex": ("victory hex", "The unit takes a victory hex."),
        "bridge": ("bridge", "The unit takes a bridge if no enemy is at its other end."),
        "depot": ("fuel depot", "A mechanized German unit opens a fuel depot."),
        "meuse": ("Meuse reached", "A German unit beside the Meuse has reached it."),
        "removes": ("removes Roadblock", "An Allied unit removes the Roadblock in the hex."),
    },
    "What the unit meets": {
        "demolition": ("bridge check", "First the bridges of the hex are rolled for, from 17 December."),
        "checks": ("Roadblock check", "Then the hexes around it are rolled for."),
        "stopped": ("stopped", "A Roadblock joined by road to the hex ends the way."),
        "barred": ("Roadblock bars", "German units do not enter a hex with a Roadblock."),
        "stack_way": ("stacking on the way", "Stacking limits hold in every hex on the way."),
        "stack_end": ("stacking at the end", "Stacking limits hold where the way ends."),
    },
    "What binds the unit": {
        "bridge_limit": (
            "bridge on the 16th",
            "On 16 December a bridge carries one German unit an activation, and another as if there were none.",
        ),
        "hex_limit": ("one hex on the 16th", "On 16 December Allied infantry goes one hex."),
        "crossing": (
            "one across",
            "One unit crosses an unbridged river hexside, and one passes a bridge into an enemy ZOC.",
        ),
        "meuse_ban": ("not over the Meuse", "XXX Corps does not cross the Meuse before it may."),
        "west_bank": ("west bank only", "XXX Corps is placed west of the Meuse."),
        "isolated": (
            "closed to Isolated",
            "Enemy-held Cities, Towns and bridges are closed to Isolated units, empty Westwall hexes to Allied ones.",
        ),
        "unable": ("may not move", "Dispersed units stay, and units OutOfFuel or Isolated as the rules say."),
    },
}
"""The columns of each table: heading and explanation."""

HEAD = """# Ardennes: into a hex

How a unit gets into a hex, and what comes of it. One procedure takes units along their way hex by hex, whatever the
cause. What differs by cause is the table below, which the game itself goes by (`rules/routes/causes.py`); `make
entering` writes this page from it. Each cell says yes, no, or n/a where the rules keep it from coming up, with the
rule. `tests/titles/ardennes/movement/test_entering_a_hex.py` tests every cell.

A Kampfgruppe, and an Allied unit that an action card moves, go by movement; so does a unit that leaves the map, as far
as its edge. Units taken from the map as if they were in Reserve come as Reserve units do. Set-up and the position
editor put units down and ask nothing.
"""


def format_cell(row: CauseEffects, effect: str) -> str:
    found = getattr(row, effect)
    word = f"**{found.word}**" if found.word is CellValue.YES else str(found.word)
    return f"{word} {', '.join(rule.removeprefix('ARD-') for rule in found.rules)}"


def page_lines() -> Iterator[str]:
    yield HEAD
    for heading, columns in TABLES.items():
        yield f"## {heading}\n"
        yield from (f"- *{name}*: {meaning}" for name, meaning in columns.values())
        yield ""
        yield f"| cause | {' | '.join(name for name, _ in columns.values())} |"
        yield "|---" * (len(columns) + 1) + "|"
        for cause, row in CAUSES.items():
            yield f"| {NAMES[cause]} | {' | '.join(format_cell(row, effect) for effect in columns)} |"
        yield ""
    effects = [effect for columns in TABLES.values() for effect in columns]
    cited = sorted({rule for row in CAUSES.values() for effect in effects for rule in getattr(row, effect).rules})
    book = load_printed("ardennes").book
    yield "## The rules\n"
    yield "Rules are named without `ARD-`.\n"
    yield from (f"- `{rule}` {book[rule].text}" for rule in cited)


def page_text() -> str:
    return "\n".join(page_lines()) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page_text(), encoding="utf-8")
    print(f"wrote {PAGE.relative_to(ROOT)}")
