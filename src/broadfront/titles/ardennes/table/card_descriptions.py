"""Descriptions of what cards can be used for and when."""

from __future__ import annotations

from functools import cache

from broadfront.core.reading.language import reader_language
from broadfront.titles.ardennes.data.words import phrase, say
from broadfront.titles.ardennes.table.parts import CardWords

__all__ = ["describe_card_uses"]

IMPULSE, AFTER_OPENING = "use.in-impulse", "use.after-opening"
FIGHT, ATTACK, DEFENCE = "use.in-fight", "use.in-attack", "use.in-defence"

USES = {
    "Activate": (IMPULSE, "ARD-H-32"),
    "PlayKampfgruppe": (IMPULSE, "ARD-H-33"),
    "DeployReserve": (IMPULSE, "ARD-H-34"),
    "CommandReplacements": (AFTER_OPENING, "ARD-H-30"),
    "TakeSupplemental": ("use.in-preparation", ""),
    "DiscardCard": ("use.when-given-up", ""),
}

EVENTS = {
    "Airpower": (IMPULSE, "ARD-E1-01"),
    "Allies Alert": (IMPULSE, "ARD-E1-04"),
    "Artillery Barrage": (IMPULSE, "ARD-E1-05"),
    "Break In The Clouds": (IMPULSE, "ARD-E1-06"),
    "Engineers": (IMPULSE, "ARD-E2-01"),
    "German Plans Intercepted": (IMPULSE, "ARD-E1-07"),
    "Patton On The Move": (IMPULSE, "ARD-E1-11"),
    "Raise The Alarm": (IMPULSE, "ARD-E1-09"),
    "Recover": (IMPULSE, "ARD-E1-10"),
    "Tank Battalion": (IMPULSE, "ARD-E1-12"),
    "Withdrawal": (IMPULSE, "ARD-E1-13"),
    "Allied Command Crisis": (AFTER_OPENING, "ARD-E0-01"),
    "Bridge Engineers": ("use.in-supply", "ARD-E0-02"),
    "Commandos": (AFTER_OPENING, "ARD-E0-05"),
    "Eisenhower Hesitates": ("use.first-days", "ARD-E0-06"),
    "Fuel Priority": ("use.in-fuel", "ARD-E0-07"),
    "Fury of Bastogne": (AFTER_OPENING, "ARD-E0-08"),
    "Greif Bridge Protect": ("use.at-bridge", "ARD-E0-09"),
    "Ground Freeze": (AFTER_OPENING, "ARD-E0-11"),
    "Manteuffel Directs Traffic": ("use.at-roadblock", "ARD-E0-12"),
    "Monty Tidies The Lines": (AFTER_OPENING, "ARD-E0-15"),
    "Von Der Heydte": (AFTER_OPENING, "ARD-E0-16"),
}

TACTICS = {
    "Airpower": FIGHT,
    "Artillery": FIGHT,
    "Corps Artillery": FIGHT,
    "Fixed Artillery": FIGHT,
    "Assault Coordination": ATTACK,
    "Engineers": FIGHT,
    "Combat Engineers": ATTACK,
    "Infantry Infiltration": ATTACK,
    "Panzer Battalion": FIGHT,
    "Tank Battalion": FIGHT,
    "Press the Attack": ATTACK,
    "Reinforce Battle": FIGHT,
    "Screen": DEFENCE,
    "Bug Out": DEFENCE,
}


def describe_card_uses() -> dict[str, CardWords]:
    """Return the descriptions of what cards can be used for, keyed by use, `event NAME` or `tactic NAME`."""
    return _cached_descriptions(reader_language())


@cache
def _cached_descriptions(_language: str) -> dict[str, CardWords]:
    """Return the descriptions of card uses in a language, cached because no position changes them."""
    found = {name: CardWords(phrase("use.card", kind=name), phrase(when), rule) for name, (when, rule) in USES.items()}
    for name, (when, rule) in EVENTS.items():
        found[f"event {name}"] = CardWords(phrase("use.event", event=name), phrase(when), rule)
    for name, when in TACTICS.items():
        does = phrase("use.tactic-does", what=say("use.tactic", tactic=name))
        found[f"tactic {name}"] = CardWords(does, phrase(when), "ARD-H-38")
    return found
