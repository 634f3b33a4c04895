"""CombatTactics before Combat Chits are drawn: who may use them, what they change at once, when they do nothing."""

from __future__ import annotations

from broadfront.core.rules import decides
from broadfront.core.rulings import Ruling, refused
from broadfront.titles.ardennes.data.records import ALLIED
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.fighting.fight import INFILTRATION, Fight, rule_for_variant
from broadfront.titles.ardennes.rules.fighting.strength import max_chits
from broadfront.titles.ardennes.rules.fighting.terrain_effects import check_artillery_range
from broadfront.titles.ardennes.rules.fighting.unit_states import check_build_ip, check_tactic_use, no_tactic_reason
from broadfront.titles.ardennes.rules.markers import CLOUDS
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = [
    "apply_tactic",
    "card_tactic",
    "reveal_tactic",
    "side_tactic_refusal",
    "tactic_refusal",
    "turn_into_airpower",
]

ATTACKER_TACTICS = {
    "Airpower", "Artillery", "Assault Coordination", "Engineers", "Combat Engineers", "Corps Artillery",
    "Fixed Artillery", "Infantry Infiltration", "Panzer Battalion", "Tank Battalion", "Press the Attack",
    "Reinforce Battle",
}  # fmt: skip
DEFENDER_TACTICS = {
    "Airpower", "Artillery", "Bug Out", "Engineers", "Combat Engineers", "Corps Artillery", "Fixed Artillery",
    "Panzer Battalion", "Tank Battalion", "Reinforce Battle", "Screen",
}  # fmt: skip


def card_tactic(state: ArdennesState, card: str) -> str:
    """Return the CombatTactic printed on a card."""
    title = state.title
    return title.german_cards[card].tactic if card in title.german_cards else title.allied_cards[card].tactic


@decides("ARD-E1-06")
def may_turn_tactics_into_airpower(state: ArdennesState, side: int) -> bool:
    """Return whether a card drawn for a side counts as Airpower if its own tactic would have no effect.

    This holds for the Allies in the solitaire game while Break In The Clouds is in force.
    """
    return side == ALLIED and state.variant == "gs" and CLOUDS in state.clock.lasting


def reveal_tactic(state: ArdennesState, fight: Fight, side: int, card: str) -> str:
    """Return the CombatTactic that a card drawn for a side gives.

    It is the card's own tactic, or Airpower if the side cannot use that tactic while the sky is clear.
    """
    tactic = card_tactic(state, card)
    if (
        may_turn_tactics_into_airpower(state, side)
        and tactic_refusal(state, fight, side, tactic) is not None
        and side_tactic_refusal(state, fight, side) is None
    ):
        state.emit(say("tactic.clouds.drawn", card=card), "ARD-E1-06")
        return "Airpower"
    return tactic


def side_tactic_refusal(state: ArdennesState, fight: Fight, side: int) -> Ruling | None:
    """Return why a side may use no CombatTactic at all in this combat, or None if it may."""
    defending = side == fight.defending
    units = fight.defenders if defending else fight.attackers
    if no_tactic_reason(state, units, defending=defending):
        return check_tactic_use(state, units, defending=defending)
    if all("no_tactics" in state.units[n].flags for n in units):
        return refused("ARD-C0-04", say("tactic.barred.von-der-heydte"))
    return None


def tactic_refusal(state: ArdennesState, fight: Fight, side: int, tactic: str) -> Ruling | None:
    """Return why a side cannot play a CombatTactic in this combat, or None if it can."""
    attacking = side == fight.attacking
    if tactic == "none":
        return refused("ARD-H-38", say("tactic.barred.none"))
    if tactic not in (ATTACKER_TACTICS if attacking else DEFENDER_TACTICS):
        topic = "tactic.barred.not-of-attacker" if attacking else "tactic.barred.not-of-defender"
        return refused("ARD-H-38", say(topic, tactic=tactic))
    if state.clock.day == 16 and side == ALLIED and tactic == "Artillery":
        rule = rule_for_variant(state, "ARD-D16-18", "ARD-D16-16")
        return refused(rule, say("tactic.barred.artillery"))
    if tactic == INFILTRATION and not any(state.units[n].is_infantry for n in fight.attackers):
        return refused(rule_for_variant(state, "ARD-T0-13", "ARD-T1-11"), say("tactic.barred.no-infantry"))
    return None


def no_effect_reason(state: ArdennesState, fight: Fight, side: int, tactic: str) -> Ruling | None:
    """Return why an allowed CombatTactic would change nothing in this combat, or None if it would change something.

    The extra chit that an attacker draws for every tactic does not count as an effect.
    """
    had = (*fight.attacker_tactics, *fight.support) if side == fight.attacking else fight.defender_tactics
    if tactic == "Artillery" and tactic in had:
        return refused(rule_for_variant(state, "ARD-T0-01", "ARD-T1-01"), say("tactic.idle.artillery"))
    if side == fight.attacking:
        return None
    if tactic == "Combat Engineers":
        return refused(rule_for_variant(state, "ARD-T0-09", "ARD-T1-08"), say("tactic.effect.combat-engineers"))
    if tactic == "Engineers":
        no = [ruling for n in fight.defenders if not (ruling := check_build_ip(state, n)).legal]
        if len(no) == len(fight.defenders):
            rule = rule_for_variant(state, "ARD-T0-08", "ARD-T1-08")
            return refused(rule, say("tactic.effect.engineers-may-not", why=no[0].why))
    if tactic == "Screen":
        screened = fight.with_changes(defender_tactics=(*fight.defender_tactics, tactic))
        if max_chits(state, screened)[0] == max_chits(state, fight)[0]:
            return refused(rule_for_variant(state, "ARD-T0-22", "ARD-T1-17"), say("tactic.idle.screen"))
    return None


def turn_into_airpower(state: ArdennesState, fight: Fight, side: int, tactic: str) -> Fight:
    """Turn a CombatTactic without effect into Airpower if Break In The Clouds applies; return the changed combat."""
    if not may_turn_tactics_into_airpower(state, side):
        return fight
    state.emit(say("tactic.clouds.in-vain", tactic=tactic), "ARD-E1-06")
    had = fight.attacker_tactics if side == fight.attacking else fight.defender_tactics
    assert had[-1] == tactic, f"{tactic} is not the last of {had}"
    now = (*had[:-1], "Airpower")
    return (
        fight.with_changes(attacker_tactics=now)
        if side == fight.attacking
        else fight.with_changes(defender_tactics=now)
    )


def apply_tactic(state: ArdennesState, fight: Fight, side: int, tactic: str) -> Fight:
    """Apply the immediate effects of a CombatTactic and return the changed combat.

    What the tactic adds to strength and chits is computed later, from the list of tactics played.
    """
    attacking = side == fight.attacking
    hex = state.hex_id(fight.target)
    gained, idle = tactic, no_effect_reason(state, fight, side, tactic)
    if idle is not None:
        state.emit(idle.why, *idle.rules)
    elif tactic in ("Airpower", "Artillery"):
        state.emit(say("tactic.effect.chits", tactic=tactic), rule_for_variant(state, "ARD-T0-01", "ARD-T1-01"))
    elif tactic == "Corps Artillery":
        gained = "Artillery"
        state.emit(say("tactic.effect.corps-artillery"), rule_for_variant(state, "ARD-T0-10", "ARD-T1-09"))
        if state.clock.day == 16 and side == ALLIED and state.variant == "gs":
            state.emit(say("tactic.effect.corps-artillery-first-day"), "ARD-D16-19")
    elif tactic == "Fixed Artillery":
        rule = rule_for_variant(state, "ARD-T0-12", "ARD-T1-10")
        if check_artillery_range(state, fight.target).legal:
            gained = "Artillery"
            state.emit(say("tactic.effect.fixed-artillery", hex=hex), rule)
        else:
            state.emit(say("tactic.effect.fixed-artillery-short", hex=hex), rule)
    elif tactic in ("Engineers", "Combat Engineers"):
        if attacking:
            topic = (
                "tactic.effect.engineers-remove-ip" if hex in state.land.ips else "tactic.effect.engineers-find-no-ip"
            )
            state.land.remove_ip(hex)
            rules = rule_for_variant(state, "ARD-T0-06", "ARD-T1-06"), rule_for_variant(state, "ARD-T0-07", "ARD-T1-07")
            state.emit(say(topic, tactic=tactic, hex=hex), *rules)
        else:
            state.land.add_ip(hex)
            state.emit(
                say("tactic.effect.engineers-build-ip", hex=hex), rule_for_variant(state, "ARD-T0-08", "ARD-T1-08")
            )
    elif tactic == "Infantry Infiltration":
        rules = rule_for_variant(state, "ARD-T0-13", "ARD-T1-11"), rule_for_variant(state, "ARD-T0-14", "ARD-T1-12")
        state.emit(say("tactic.effect.infiltration"), *rules)
    elif tactic in ("Panzer Battalion", "Tank Battalion"):
        by = (
            ("ARD-T0-15", "ARD-T0-16")
            if state.variant == "gs"
            else (("ARD-T1-13",) if tactic == "Panzer Battalion" else ("ARD-T1-14",))
        )
        state.emit(say("tactic.effect.armor", tactic=tactic), *by)
    elif tactic == "Press the Attack":
        state.emit(say("tactic.effect.press-the-attack"), rule_for_variant(state, "ARD-T0-17", "ARD-T1-15"))
    elif tactic == "Screen":
        state.emit(say("tactic.effect.screen"), rule_for_variant(state, "ARD-T0-22", "ARD-T1-17"))
    if attacking:
        fight = fight.with_changes(attacker_tactics=(*fight.attacker_tactics, gained))
    else:
        fight = fight.with_changes(defender_tactics=(*fight.defender_tactics, gained))
    return fight if idle is None else turn_into_airpower(state, fight, side, gained)
