"""Combats at a given point: tactics played, chits to draw, hits to take, hexes to advance into."""

from __future__ import annotations

from broadfront.core.chance import Chance
from broadfront.core.events import Trace
from broadfront.titles.ardennes.rules.fighting.chits import adjust_hits
from broadfront.titles.ardennes.rules.fighting.combat_actions import DrawChits, NoTactic, PlayTactic
from broadfront.titles.ardennes.rules.fighting.fight import CombatStep, Fight
from broadfront.titles.ardennes.steps.advance import Advancing
from broadfront.titles.ardennes.steps.combat import Announce, DefenderHits, Drawing
from broadfront.titles.ardennes.steps.hits import Aftermath, AttackerHits, LosingSteps
from broadfront.titles.ardennes.steps.reinforce_battle import Reinforcing
from tests.titles.ardennes.support.duel import Duel, battle, german_card
from tests.titles.ardennes.support.field import A_BIG, A_INF, G_INF, G_INF_2, G_INF_3, G_MECH, G_MECH_2, Field, field
from tests.titles.ardennes.support.on_the_map import combat
from tests.titles.ardennes.support.roads import ROAD

EAST, WEST, NORTH_EAST, SOUTH_WEST = "0504", "0506", "0404", "0605"
BEYOND = ("0505", WEST)
RETREAT = (WEST, "0507")


def defence(f: Field, hex: str, attackers: list[int], card: str, *more: str) -> Duel:
    duel = battle(f, hex, attackers, allied_deck=[card, *more])
    duel.roll(card, "Allied defense")
    return duel


def last_trace(duel: Duel, question: str) -> Trace:
    found = [e.trace for e in duel.events if e.trace is not None and e.trace.question.startswith(question)]
    return found[-1]


def drawing(duel: Duel, number: int) -> Drawing:
    """Announce, and the step that draws."""
    duel.do(DrawChits(number))
    assert isinstance(duel.pending, Chance)
    step = duel.state.stack[-1]
    assert isinstance(step, Drawing)
    return step


def chit_effect(duel: Duel, chit: str) -> tuple[int, int]:
    """Hits on defender and attacker by a chit."""
    number = int(duel.options()[0].split()[1])
    return drawing(duel, number).chit_effects(duel.state)[chit]


def struck_by(f: Field, attackers: list[str], target: str, hits: int, **more: object) -> Duel:
    """Defenders with hits to take."""
    return Duel(f, DefenderHits(combat(f, attackers, target, defender_hits=hits, **more), hits))


def hold_check(duel: Duel) -> bool:
    return isinstance(duel.pending, Chance) and "HoldCheck" in duel.prompt


def bug_out_of(f: Field, defenders: list[str], *, day: int) -> Duel:
    f.state.clock.set_day(day)
    attackers = [f.put(unit, EAST) for unit in (G_INF, G_INF_2, G_INF_3)]
    for unit in defenders:
        f.put(unit, "0505")
    return battle(f, "0505", attackers, allied_deck=["AC51"])


def fight_of(duel: Duel) -> Fight:
    """The combat that is going on, once nothing but a choice or the chits are waited for."""
    assert duel.pending is not None
    return next(step.fight for step in reversed(duel.state.stack) if isinstance(step, CombatStep))


def defended(day: int = 23, **more: object) -> tuple[Field, list[int]]:
    """German infantry east of 0505, and an Allied regiment there."""
    f = field(day=day, roads=[ROAD], **more)  # type: ignore[arg-type]
    attackers = [f.put(G_INF, EAST)]
    f.put(A_INF, "0505")
    return f, attackers


def tactics_open(f: Field, attackers: list[int], tactic: str) -> bool:
    card = german_card(f, tactic)
    duel = battle(f, "0505", attackers, tactics_left=1, hand=[card])
    ruling = duel.why_not(PlayTactic(card))
    assert ruling.legal == (f"PlayTactic {card} False" in duel.options())
    assert ruling.legal or "ARD-T0-13" in ruling.rules or "ARD-T1-11" in ruling.rules
    return ruling.legal


def fight_at(f: Field, attackers: list[int], target: str = "0505", **more: object) -> Fight:
    """A fight as it stands after the tactics."""
    hex = f.at(target)
    side = f.state.board.side_of(attackers[0])
    defenders = f.state.board.units_at(hex, 1 - side)
    start = tuple(h for n in attackers if (h := f.state.board.hex_of_unit(n)) is not None)
    fight = Fight(("german", "allied")[side], hex, tuple(attackers), 0, defenders=defenders, from_hexes=start)
    return fight.with_changes(**more)


def reinforcing(f: Field, target: str, *attackers: int) -> Duel:
    """A combat that a stack of the attacker may still join."""
    fight = fight_at(f, list(attackers), target)
    duel = Duel(f, Announce(fight))
    f.state.push(Reinforcing(fight, f.state.board.side_of(attackers[0])))
    return duel


def won(
    f: Field, attackers: list[int], *, retreated_to: tuple[str, ...] = (), survivor: str = A_BIG, target: str = "0505"
) -> Duel:
    """The combat is won: the hex is empty, the defender gone along these hexes or eliminated."""
    fight = fight_at(f, attackers, target)
    if retreated_to:
        number = f.put(survivor, retreated_to[-1])
        fight = fight.with_changes(
            defenders=(number,), retreated=len(retreated_to), route=tuple(map(f.at, retreated_to))
        )
    return Duel(f, Advancing(fight))


def struck(f: Field, attackers: list[int], hits: int, target: str = "0505") -> Duel:
    """The defenders of a hex with hits to take."""
    fight = fight_at(f, attackers, target, defender_hits=hits)
    return Duel(f, DefenderHits(fight, hits))


def losing(f: Field, step: LosingSteps) -> Duel:
    """Units that lose steps, with the rest of their combat below."""
    duel = Duel(f, Aftermath(step.fight))
    f.state.push(step)
    return duel


def attacked(f: Field, attackers: list[int], hits: int) -> Duel:
    return Duel(f, AttackerHits(fight_at(f, attackers, attacker_hits=hits), hits))


def adjusted(
    f: Field, attackers: list[int], on_defender: int, on_attacker: int, target: str = "0505"
) -> tuple[int, int]:
    f.state.events = []
    return adjust_hits(f.state, fight_at(f, attackers, target, defender_hits=on_defender, attacker_hits=on_attacker))


def cited_rules(f: Field) -> set[str]:
    return {rule for event in f.state.events or [] for rule in event.rules}


def attack_with(f: Field, *tactics: str, attackers: list[int], target: str = "0505", cards: int = 3) -> Duel:
    """A German attack in which these tactics are played, as far as the announcement of the chits."""
    hand = [german_card(f, tactic) for tactic in tactics]
    duel = battle(f, target, attackers, tactics_left=cards, hand=hand)
    for card in hand:
        duel.do(PlayTactic(card))
    if "CombatTactic" in duel.prompt:
        duel.do(NoTactic())
    return duel


def odds_told(duel: Duel) -> str:
    return duel.told("ARD-H-39")[-1]


def defenders_in(*states: dict[str, object]) -> tuple[Field, list[int]]:
    f = field()
    units = (G_MECH, G_MECH_2, G_INF)
    return f, [f.put(unit, "0505", **state) for unit, state in zip(units, states, strict=False)]  # type: ignore[arg-type]
