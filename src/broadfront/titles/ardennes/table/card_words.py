"""What a card may be played for, in words: what each use does, and the situation that opens it."""

from __future__ import annotations

from broadfront.titles.ardennes.table.labels import TACTICS
from broadfront.titles.ardennes.table.parts import CardWords

__all__ = ["CARD_WORDS"]

IMPULSE = "In your impulse."
AFTER_OPENING = "In your impulse, but not in the opening one."
FIGHT = "When one of your units attacks or is attacked, before chits are drawn."
ATTACK = "When one of your units attacks, before chits are drawn."
DEFENCE = "When one of your units is attacked, before chits are drawn."

USES = {
    "Activate": ("Its units on the map move and attack.", IMPULSE, "ARD-H-32"),
    "PlayKampfgruppe": (
        "Part of its units move and attack: a stack, or two units of a division close together.", IMPULSE, "ARD-H-33",
    ),
    "DeployReserve": ("Units of the Reserve come to the map.", IMPULSE, "ARD-H-34"),
    "CommandReplacements": ("A unit of the formation that has lost steps gets some back.", AFTER_OPENING, "ARD-H-30"),
    "TakeSupplemental": ("It is shuffled into your draw pile.", "In Card Preparation, before the hand is drawn.", ""),
    "DiscardCard": ("It leaves your hand.", "When you must give up a card.", ""),
}  # fmt: skip

GERMAN_EVENTS = {
    "Allied Command Crisis": ("XXX Corps, due on 22 December, arrives a day later.", AFTER_OPENING, "ARD-E0-01"),
    "Bridge Engineers": (
        "Repairs a bridge that was blown, or builds one over a river hexside.", "In the Supply Phase.", "ARD-E0-02",
    ),
    "Commandos": ("The next Allied impulse is skipped.", AFTER_OPENING, "ARD-E0-05"),
    "Eisenhower Hesitates": (
        "The 82nd or the 101st Airborne Division, as you name it, arrives on 19 December only.",
        "In your impulse up to 17 December, but not in the opening one.", "ARD-E0-06",
    ),
    "Fuel Priority": (
        "Keeps a formation from running out of fuel.", "When fuel is checked, from 20 December on.", "ARD-E0-07",
    ),
    "Fury of Bastogne": (
        "For the rest of the day: 2 chits more against VP hexes, 2 fewer elsewhere.", AFTER_OPENING, "ARD-E0-08",
    ),
    "Greif Bridge Protect": ("Saves a bridge.", "When a bridge is about to be blown.", "ARD-E0-09"),
    "Ground Freeze": (
        "For the rest of the day: mechanized units pay 1 less for Broken, Woods and Forest.",
        AFTER_OPENING, "ARD-E0-11",
    ),
    "Manteuffel Directs Traffic": (
        "Removes a Roadblock within 2 hexes of a unit of the 5th Panzer Army.",
        "In your impulse, or when a Roadblock has just stopped a unit.", "ARD-E0-12",
    ),
    "Monty Tidies The Lines": (
        "For the rest of the day: offensive action cards do nothing for the US 1st Army.", AFTER_OPENING, "ARD-E0-15",
    ),
    "Von Der Heydte": ("The paratroopers land in the north, away from all units.", AFTER_OPENING, "ARD-E0-16"),
}  # fmt: skip

ALLIED_EVENTS = {
    "Airpower": ("A stack and its neighbors are supplied from the air.", IMPULSE, "ARD-E1-01"),
    "Allies Alert": ("For the rest of the day: chits with the day symbol are ignored.", IMPULSE, "ARD-E1-04"),
    "Artillery Barrage": ("The German discards a division card.", IMPULSE, "ARD-E1-05"),
    "Break In The Clouds": (
        "For the rest of the day: a card without effect in combat counts as Airpower.", IMPULSE, "ARD-E1-06",
    ),
    "Engineers": ("One of: a unit for a Roadblock, a new Roadblock, a bridge blown, an IP.", IMPULSE, "ARD-E2-01"),
    "German Plans Intercepted": ("The German loses the top card of his draw pile.", IMPULSE, "ARD-E1-07"),
    "Patton On The Move": ("III Corps, due on 22 December, arrives a day earlier.", IMPULSE, "ARD-E1-11"),
    "Raise The Alarm": ("A unit of the Reserve, or of the next day, is deployed.", IMPULSE, "ARD-E1-09"),
    "Recover": ("No Allied unit on the map is Dispersed any longer.", IMPULSE, "ARD-E1-10"),
    "Tank Battalion": ("A German infantry unit alone in the open loses a step.", IMPULSE, "ARD-E1-12"),
    "Withdrawal": ("A Surrounded stack outside VP hexes slips away 1 hex.", IMPULSE, "ARD-E1-13"),
}  # fmt: skip

TACTIC_MOMENTS = {
    "Assault Coordination": ATTACK,
    "Combat Engineers": ATTACK,
    "Infantry Infiltration": ATTACK,
    "Press the Attack": ATTACK,
    "Screen": DEFENCE,
    "Bug Out": DEFENCE,
}


def _sentence(words: str) -> str:
    return f"{words[0].upper()}{words[1:]}."


CARD_WORDS: dict[str, CardWords] = {
    **{name: CardWords(does, when, rule) for name, (does, when, rule) in USES.items()},
    **{
        f"event {name}": CardWords(does, when, rule)
        for name, (does, when, rule) in {**ALLIED_EVENTS, **GERMAN_EVENTS}.items()
    },
    **{
        f"tactic {name}": CardWords(_sentence(does), TACTIC_MOMENTS.get(name, FIGHT), "ARD-H-38")
        for name, does in TACTICS.items()
    },
}
"""By use, and by the name of an event or a tactic."""
