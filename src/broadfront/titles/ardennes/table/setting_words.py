"""What can be set right in a position of the Ardennes, as a person calls it."""

from __future__ import annotations

__all__ = ["SETTING_WORDS"]

SETTING_WORDS = {
    "where": "where a unit is: a hex, a place, a box, or eliminated",
    "steps": "steps a unit has left",
    "supply": "supply state of a unit",
    "dispersed": "whether a unit is Dispersed",
    "out_of_fuel": "whether a unit is OutOfFuel",
    "did": "what a unit did in this activation",
    "today": "what happened to a unit today",
    "activated": "the impulse of today in which a unit was last activated",
    "ip": "whether an improved position is in a hex",
    "roadblock": "whether a Roadblock is in a hex",
    "held": "who holds a City, Town, victory hex or depot",
    "bridge": "state of a bridge",
    "bridge_held": "who holds a bridge",
    "depot": "uses left of a fuel depot",
    "card": "where a card lies",
    "chit": "where a Combat Chit lies",
    "exit_vp": "VP for units that left the map",
    "meuse_reached": "whether a German unit has been at the Meuse",
    "okw_army": "army of the OKW units",
    "lasting": "events in force today",
    "used": "events that happened this game",
    "day": "day of December",
    "replacement_points": "replacement points left",
    "passes": "passes since a card was played",
    "impulse": "German impulses so far today",
    "level_spent": "Command Level the German has spent in this impulse",
    "cards_played": "cards the German has played in this impulse",
    "blocked_slots": "places in the German hand that Airpower takes",
    "allied_draws": "cards the Allied player has drawn",
    "allied_deployed": "Allied units that left the Reserve today",
    "tactics_used": "tactics the attacker has played in this combat",
    "special_event": "whether the special event of the day has happened",
    "skips_german": "whether the first German impulse is skipped",
    "skips_allied": "whether the next Allied impulse is skipped",
}
