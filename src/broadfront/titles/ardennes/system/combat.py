"""How the system fights for the Allies: cards drawn, hits taken, losses placed, advances rolled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from broadfront.core.actions import Action
from broadfront.core.chance import Chance, Outcome, draw
from broadfront.core.events import Candidate, Trace
from broadfront.core.rulings import LedgerLine
from broadfront.core.steps import Step
from broadfront.titles.ardennes.boundaries import army_of
from broadfront.titles.ardennes.combat_actions import DrawChits, JoinStack, ReinforceBattle, StackDone
from broadfront.titles.ardennes.communication import in_communication
from broadfront.titles.ardennes.contact import may_be_taken, take_from_map
from broadfront.titles.ardennes.fight import Fight
from broadfront.titles.ardennes.line import preserves_line
from broadfront.titles.ardennes.markers import ISOLATED
from broadfront.titles.ardennes.proximate import proximate
from broadfront.titles.ardennes.records import ALLIED, FIRST_DAY, GERMAN
from broadfront.titles.ardennes.stacking import have_room, stacking_refusal
from broadfront.titles.ardennes.state import ArdennesState
from broadfront.titles.ardennes.steps.chits import Announce, system_number
from broadfront.titles.ardennes.steps.reinforce_battle import Reinforcing
from broadfront.titles.ardennes.steps.retreat import movable, overstacked, retreat_refusal, ways
from broadfront.titles.ardennes.steps.tactics import (
    Coordination,
    DefenderTactics,
    apply_tactic,
    by_tactic,
    drawn_tactic,
    follow_up,
    may_use_tactics,
    tactic_of,
    tactic_refusal,
)
from broadfront.titles.ardennes.strength import odds_of
from broadfront.titles.ardennes.supply import would_be_in_supply
from broadfront.titles.ardennes.surround import in_danger, surrounded
from broadfront.titles.ardennes.terrain_effects import across_river
from broadfront.titles.ardennes.victory_points import may_vacate

if TYPE_CHECKING:
    from broadfront.titles.ardennes.steps.advance import Advancing
    from broadfront.titles.ardennes.steps.hits import LosingSteps

__all__ = ["AttackCard", "DefenceCard", "choose"]

FEW_STEPS = 4
"""Defenders with fewer steps may be joined by a unit."""
DEPLOYED_TODAY = "allied deployed"
"""The word under which units that left the Allied Reserve are counted."""
BUG_OUT_STEPS = 3
BUG_OUT_LATE = 19


def choose(state: ArdennesState, step: Step[Any]) -> tuple[Action, Trace | None]:
    """What the system chooses in a step of combat."""
    if isinstance(step, Announce):
        number = system_number(state, step.fight)
        rule = "most at 3:1 or better, else least"
        return DrawChits(number), Trace(
            "How many Combat Chits", str(number), ("ARD-H-40",), (Candidate(str(number), rule, "ARD-H-40", True),)
        )
    if isinstance(step, Coordination):
        return _coordination(state, step)
    if isinstance(step, Reinforcing):
        return _reinforcing(state, step)
    raise NotImplementedError(f"the system has no choice in {type(step).__name__}")


def _coordination(state: ArdennesState, step: Coordination) -> tuple[Action, Trace]:
    """Every stack that can join does, unless it must protect a VP hex with fewer than four steps."""
    candidates, chosen = [], None
    for hex in step.stacks(state):
        weak = hex in state.vp_hexes and state.stack_steps(hex) < FEW_STEPS
        why = "a VP hex held by fewer than 4 steps does not attack" if weak else "adjacent and able"
        if chosen is None and not weak:
            chosen = hex
        candidates.append(Candidate(state.name(hex), why, "ARD-A0-15" if weak else "ARD-T0-02", hex == chosen))
    action: Action = StackDone() if chosen is None else JoinStack(state.name(chosen))
    choice = "nobody joins" if chosen is None else f"{state.name(chosen)} joins"
    return action, Trace("Assault Coordination", choice, ("ARD-T0-02",), tuple(candidates))


def _reinforcing(state: ArdennesState, step: Reinforcing) -> tuple[Action, Trace]:
    """The stack with the lowest selector whose leaving breaks no Line and bares no VP hex."""
    candidates: list[Candidate] = []
    best: ReinforceBattle | None = None
    for move in step.moves(state):
        start = state.ground.map.index[move.start]
        movers = step.movers(state, start)
        what = f"{move.start} to {move.end}"
        if best is not None:
            if state.events is None:
                break
            candidates.append(Candidate(what, "a higher selector, or a later hex", "ARD-T0-19"))
        elif not may_vacate(state, movers).legal:
            candidates.append(Candidate(what, "it must hold its VP hex", "ARD-T0-20"))
        elif not preserves_line(state, movers, state.ground.map.index[move.end], "ARD-T0-20").legal:
            candidates.append(Candidate(what, "its leaving breaks the Line", "ARD-T0-20"))
        else:
            candidates.append(Candidate(what, "lowest selector", "ARD-T0-19", True))
            best = move
    action: Action = best or StackDone()
    choice = "nobody comes" if best is None else f"{best.start} to {best.end}"
    return action, Trace("Reinforce Battle", choice, ("ARD-T0-18", "ARD-T0-19", "ARD-T0-20"), tuple(candidates))


class AttackCard(Step[ArdennesState], frozen=True):
    """An Allied attacker receives the CombatTactic of a card drawn for the combat."""

    fight: Fight
    drawn: bool = False

    @property
    def draws_card(self) -> bool:
        return not self.drawn

    def ask(self, state: ArdennesState) -> Chance | None:
        usable = may_use_tactics(state, self.fight, ALLIED) is None
        if self.drawn or not usable or not state.zones["allied-deck"]:
            return None
        return draw("a card for the Allied attack", "allied-deck", state.zones["allied-deck"], rules=("ARD-C0-05",))

    def advance(self, state: ArdennesState) -> None:
        if not self.drawn and (no := may_use_tactics(state, self.fight, ALLIED)) is not None:
            state.emit("tactic", "No tactic for the Allied attack.", *no.rules)
        state.become(DefenderTactics(self.fight))

    def alike(self, state: ArdennesState, chance: Chance) -> list[list[int]]:
        return by_tactic(state, chance)

    def happen(self, state: ArdennesState, outcome: Outcome) -> None:
        card = str(outcome)
        tactic = drawn_tactic(state, self.fight, ALLIED, card)
        state.move_item(card, "allied-deck", "allied-discard")
        no = tactic_refusal(state, self.fight, ALLIED, tactic)
        state.emit("tactic", "Card {card} for the Allied attack: {tactic}.", "ARD-C0-05", *(no.rules if no else ()),
                   card=card, tactic="no usable tactic" if no else tactic)  # fmt: skip
        if no is not None:
            state.become(DefenderTactics(self.fight))
            return
        fight = apply_tactic(state, self.fight, ALLIED, tactic)
        follow_up(state, fight, ALLIED, tactic, AttackCard(fight, drawn=True))


class DefenceCard(Step[ArdennesState], frozen=True):
    """A card is drawn for Allied defenders: a unit of its formation joins, or it gives a tactic."""

    fight: Fight
    drawn: bool = False

    @property
    def draws_card(self) -> bool:
        return not self.drawn

    def ask(self, state: ArdennesState) -> Chance | None:
        if self.drawn or all(state.dispersed[n] for n in self.fight.defenders) or not state.zones["allied-deck"]:
            return None
        return draw("a card for the Allied defence", "allied-deck", state.zones["allied-deck"], rules=("ARD-C0-06",))

    def advance(self, state: ArdennesState) -> None:
        if not self.drawn and all(state.dispersed[n] for n in self.fight.defenders):
            state.emit("tactic", "All defenders are Dispersed: no card is drawn.", "ARD-S0-15")
        state.become(Announce(self.fight))

    def alike(self, state: ArdennesState, chance: Chance) -> list[list[int]]:
        groups: dict[int | str, list[int]] = {}
        for i, card in enumerate(chance.outcomes):
            added = self._added(state, str(card))
            groups.setdefault(tactic_of(state, str(card)) if added is None else added, []).append(i)
        return list(groups.values())

    def happen(self, state: ArdennesState, outcome: Outcome) -> None:
        card = str(outcome)
        state.move_item(card, "allied-deck", "allied-discard")
        added = self._added(state, card)
        if added is not None:
            self._join(state, card, added)
            return
        fight = self.fight
        tactic = drawn_tactic(state, fight, ALLIED, card)
        no = may_use_tactics(state, fight, ALLIED) or tactic_refusal(state, fight, ALLIED, tactic)
        state.emit("tactic", "Card {card} for the Allied defence: {tactic}.", "ARD-C0-08", *(no.rules if no else ()),
                   card=card, tactic="no usable tactic" if no else tactic)  # fmt: skip
        if no is not None:
            state.become(Announce(fight))
        elif tactic == "Bug Out":
            state.become(BugOutCheck(fight))
        else:
            fight = apply_tactic(state, fight, ALLIED, tactic)
            follow_up(state, fight, ALLIED, tactic, DefenceCard(fight, drawn=True))

    def _added(self, state: ArdennesState, card: str) -> int | None:
        """The unit that joins the defence, if the card's formation matches and the conditions hold."""
        formations = state.ardennes.allied_cards[card].formations
        if not any(_belongs(state, n, formations) for n in self.fight.defenders) or not self._welcome(state):
            return None
        members = [n for n, unit in enumerate(state.units) if unit.side_number == ALLIED]
        members = [n for n in members if _belongs(state, n, formations)]
        waiting = [n for n in state.in_box("Allied Reserve") if n in members]
        if waiting and self._barred(state):
            state.emit("tactic", "No further unit comes from the Reserve today.", "ARD-D16-20")
            waiting = []
        for n in waiting:
            if stacking_refusal(state, n, self.fight.target) is None:
                return n
        for n in state.ardennes.in_order(members):
            if state.hex(n) is None or n in self.fight.defenders or n in self.fight.guests:
                continue
            if stacking_refusal(state, n, self.fight.target) is None and may_be_taken(state, n).legal:
                return n
        return None

    def _welcome(self, state: ArdennesState) -> bool:
        """Fewer than 4 steps, in Communication, not in danger of Surround."""
        fight = self.fight
        return (
            sum(state.steps[n] for n in fight.defenders) < FEW_STEPS
            and all(in_communication(state, n) for n in fight.defenders)
            and not in_danger(state, fight.target)
        )

    def _barred(self, state: ArdennesState) -> bool:
        """On 16 December one unit in all leaves the Reserve (ARD-D16-20)."""
        return state.day == FIRST_DAY and state.memory.get(DEPLOYED_TODAY, 0) > 0

    def _join(self, state: ArdennesState, card: str, number: int) -> None:
        fight = self.fight
        if state.hex(number) is not None:
            take_from_map(state, number)
            where = "no unit of the formation in Reserve, lowest selector OutOfContact"
        else:
            state.memory[DEPLOYED_TODAY] = state.memory.get(DEPLOYED_TODAY, 0) + 1
            where = "lowest selector of the formation in Reserve"
        state.place_at(number, state.name(fight.target))
        unit = state.units[number].id
        question = f"Card {card} for the defence of {state.name(fight.target)}"
        first = Candidate(unit, where, "ARD-C0-07", True)
        trace = Trace(question, f"{unit} joins", ("ARD-C0-06", "ARD-C0-07"), (first,))
        state.emit("system", "{unit} joins the defence of {hex}.", "ARD-C0-06", "ARD-C0-07",
                   trace=trace, unit=unit, hex=state.name(fight.target))  # fmt: skip
        state.become(Announce(fight.but(defenders=(*fight.defenders, number))))


def _belongs(state: ArdennesState, number: int, formations: tuple[str, ...]) -> bool:
    """Whether a unit is of a division, corps or (today's) army."""
    unit = state.units[number]
    return unit.division in formations or unit.corps in formations or army_of(state, number) in formations


class BugOutCheck(Step[ArdennesState], frozen=True):
    """Bug Out of the solitaire game: until the 18th on a failed HoldCheck at 3:1, later for strong free stacks."""

    fight: Fight

    def _early(self, state: ArdennesState) -> bool:
        return state.day < BUG_OUT_LATE

    def _long_odds(self, state: ArdennesState) -> bool:
        attack, defence, _ = odds_of(state, self.fight)
        return attack >= 3 * defence

    def _target(self, state: ArdennesState) -> int:
        return sum(int(line.amount) for line in hold_target(state, self.fight, first=True))

    def ask(self, state: ArdennesState) -> Chance | None:
        from broadfront.core.chance import die

        if self._early(state) and self._long_odds(state):
            return die("HoldCheck for Bug Out", 1, 10, side="allied", rules=("ARD-T0-03",))
        return None

    def classes(self, state: ArdennesState, chance: Chance) -> list[list[int]]:
        target = self._target(state)
        groups = ([i for i, r in enumerate(chance.outcomes) if (int(r) <= target) == held] for held in (True, False))
        return [group for group in groups if group]

    def happen(self, state: ArdennesState, outcome: Outcome) -> None:
        failed = int(outcome) > self._target(state)
        state.emit("tactic", "Bug Out: HoldCheck {roll} against {target}.", "ARD-T0-03", "ARD-H-43",
                   roll=outcome, target=self._target(state))  # fmt: skip
        self._settle(state, failed)

    def advance(self, state: ArdennesState) -> None:
        if self._early(state):
            state.emit("tactic", "Bug Out: the odds are under 3:1, nothing happens.", "ARD-T0-03")
            self._settle(state, False)
            return
        strong = sum(state.steps[n] for n in self.fight.defenders) >= BUG_OUT_STEPS
        free = not surrounded(state, self.fight.target, ALLIED)
        what = "the stack may slip away" if strong and free else "fewer than 3 steps, or Surrounded"
        state.emit("tactic", "Bug Out: {what}.", "ARD-T0-04", what=what)
        self._settle(state, strong and free)

    def _settle(self, state: ArdennesState, happens: bool) -> None:
        from broadfront.titles.ardennes.steps.advance import Advancing

        fight = self.fight
        goal = self._goal(state) if happens else None
        if goal is None:
            state.become(Announce(fight.but(defender_tactics=(*fight.defender_tactics, "Bug Out"))))
            return
        number = state.ardennes.in_order(fight.defenders, highest=True)[0]
        state.place_at(number, state.name(goal))
        state.emit(
            "tactic", "Bug Out: {unit} goes to {hex}.", "ARD-T0-05", unit=state.units[number].id, hex=state.name(goal)
        )
        rest = tuple(n for n in fight.defenders if n != number)
        fight = fight.but(defenders=rest, defender_tactics=(*fight.defender_tactics, "Bug Out"))
        state.become(Announce(fight) if rest else Advancing(fight))

    def _goal(self, state: ArdennesState) -> int | None:
        """The nearest empty Position hex in Supply that is not Proximate to a German unit."""
        number = state.ardennes.in_order(self.fight.defenders, highest=True)[0]
        ground = state.ground
        open_ = [
            hex
            for hex in sorted(ground.position)
            if not state.at[hex] and not proximate(state, hex, GERMAN) and not state.enemy_town(hex, ALLIED)
        ]
        open_.sort(key=lambda hex: (int(ground.distance[hex, self.fight.target]), state.name(hex)))
        return next((hex for hex in open_ if would_be_in_supply(state, hex, number)), None)


# Hits on Allied defenders


class HitTaken(NamedTuple):
    """How the system takes one hit: surely by retreat or loss, or by a HoldCheck against a target."""

    sure: bool
    retreat: bool
    target: int
    rules: tuple[str, ...]
    why: str
    ledger: tuple[LedgerLine, ...] = ()

    def tell(self, state: ArdennesState, roll: int | None = None) -> None:
        if state.events is None:
            return
        retreat = self.retreat if roll is None else roll > self.target
        choice = "retreat a hex" if retreat else "lose a step"
        lines = tuple(
            Candidate(line.reason, f"{line.amount:+d}", line.rule)
            for line in self.ledger
            if isinstance(line.amount, int)
        )
        dice = () if roll is None else (f"{roll} against {self.target}",)
        trace = Trace("A hit on the Allied defenders", choice, self.rules, lines, dice)
        state.emit("system", "{why}: {choice}.", *self.rules, trace=trace, why=self.why, choice=choice)


def hold_target(state: ArdennesState, fight: Fight, *, first: bool = False) -> list[LedgerLine]:
    """The number a HoldCheck must not exceed, part by part."""
    group = fight.alive(state, fight.defenders)
    mobile = movable(state, fight)
    hex = state.hex((mobile or group)[0])
    assert hex is not None
    steps = sum(state.steps[n] for n in group)
    lines = [
        LedgerLine(state.ground.hv[hex], f"hold value of {state.name(hex)}", "ARD-C1-07"),
        LedgerLine(steps, "current steps", "ARD-C1-07"),
    ]
    cut = not all(in_communication(state, n) for n in group)
    if surrounded(state, hex, ALLIED) or cut:
        lines.append(LedgerLine(-3, "Surrounded or OutOfCommunication", "ARD-C1-08"))
    if fight.retreated == 1 and not first:
        lines.append(LedgerLine(2, "already retreated a hex", "ARD-C1-09"))
    if not fight.retreated and all(across_river(state, start, fight.target) for start in fight.from_hexes):
        lines.append(LedgerLine(2, "every attacker across a river", "ARD-C1-10"))
    found = ways(state, fight, mobile, room=False) if mobile else []
    if found and all(way.steps for way in found):
        lines.append(LedgerLine(4, "every retreat costs a step", "ARD-C1-11"))
    return lines


def hit_taken(state: ArdennesState, fight: Fight, left: int) -> HitTaken:
    """How the present hit on Allied defenders is taken."""
    # Attackers count by the hexes they came from only, and hits on them not at all.
    key = ("hit", left, fight.defenders, fight.target, fight.retreated, fight.infiltrated, fight.from_hexes, fight.lost)
    return state.known(key, lambda: _hit_taken(state, fight, left))


def _hit_taken(state: ArdennesState, fight: Fight, left: int) -> HitTaken:
    if fight.retreated >= 2:
        return HitTaken(True, False, 0, ("ARD-C1-04",), "Retreated two hexes")
    if (no := retreat_refusal(state, fight, more_hits=left > 1)) is not None:
        return HitTaken(True, False, 0, tuple(dict.fromkeys((*no.rules, "ARD-C1-12"))), "No legal retreat")
    if overstacked(state, fight):
        return HitTaken(True, True, 0, ("ARD-C2-03",), "Beyond the stacking limit")
    group = fight.alive(state, fight.defenders)
    if left >= sum(state.steps[n] for n in group):
        return HitTaken(True, True, 0, ("ARD-C1-05",), "The hits would eliminate the defenders")
    if _would_lose_zone(state, fight):
        return HitTaken(True, True, 0, ("ARD-C1-06",), "A loss would leave the hex without ZOC")
    ledger = hold_target(state, fight)
    rules = tuple(dict.fromkeys(line.rule for line in ledger))
    return HitTaken(False, False, sum(int(line.amount) for line in ledger), rules, "HoldCheck", tuple(ledger))


def _would_lose_zone(state: ArdennesState, fight: Fight) -> bool:
    """Whether the loss of a step, placed as the system places it, would end the hex's zone of control."""
    from broadfront.titles.ardennes.steps.hits import LosingSteps

    group = fight.alive(state, fight.defenders)
    hex = state.hex((movable(state, fight) or group)[0])
    assert hex is not None
    if not state.exerts[ALLIED][hex]:
        return False
    number, _ = loser(state, LosingSteps(fight, 1, group, defender=True))
    able = 0
    for n in state.at[hex]:
        steps = state.steps[n] - (n == number)
        if not steps or state.dispersed[n] or state.supply[n] == ISOLATED:
            continue
        if steps > state.units[n].bracketed_at:
            return False
        able += 1
    return not (able >= 2 or (able == 1 and hex in state.ground.town))


def loser(state: ArdennesState, step: LosingSteps) -> tuple[int, tuple[str, ...]]:
    """The Allied unit that takes a step loss: highest selector with more than one step, then single steps."""
    eligible = step.eligible(state)
    rules: tuple[str, ...] = ("ARD-C1-02",)
    if not step.defender:
        came = dict(zip(step.fight.attackers, step.fight.from_hexes, strict=True))
        stacks: dict[int, int] = {}
        for n in step.fight.alive(state, step.fight.attackers):
            stacks[came[n]] = stacks.get(came[n], 0) + state.steps[n]
        most = max(stacks[came[n]] for n in eligible)
        eligible = [n for n in eligible if stacks[came[n]] == most]
        rules = ("ARD-C1-18", "ARD-C1-02")
    ranked = state.ardennes.in_order(eligible, highest=True)
    return next((n for n in ranked if state.steps[n] > 1), ranked[0]), rules


def attacker_hit(state: ArdennesState, fight: Fight, number: int) -> tuple[str, str]:
    """How an Allied attacker takes his n-th hit: `loss`, `disperse` or `ignore`, and the rule."""
    if number == 1:
        return "loss", "ARD-C1-19"
    if number == 2:
        steps = sum(state.steps[n] for n in fight.alive(state, fight.attackers))
        return ("disperse" if steps < FEW_STEPS else "loss"), "ARD-C1-20"
    if number == 3:
        return ("ignore" if fight.dispersed else "disperse"), "ARD-C1-21"
    if number == 4:
        return ("loss" if fight.attacker_losses < 2 else "ignore"), "ARD-C1-22"
    return "ignore", "ARD-C1-23"


# Advance


class Candidacy(NamedTuple):
    """Units considered for advance together, and the roll that lets them; 10 is automatic, 0 never."""

    units: tuple[int, ...]
    number: int
    rule: str
    why: str
    passed_over: tuple[str, ...] = ()
    """The rule that prefers this row of the table where the hex is in several."""

    @property
    def sure(self) -> bool:
        return self.number >= 10 or self.number <= 0

    def tell(self, state: ArdennesState, roll: int | None = None) -> None:
        if state.events is None:
            return
        goes = self.number >= 10 if roll is None else roll <= self.number
        names = ", ".join(state.units[n].id for n in self.units)
        dice = () if roll is None else (f"{roll}, needed {self.number} or less",)
        rules = (self.rule, "ARD-C3-12", *(("ARD-C3-14",) if len(self.units) > 1 else ()), *self.passed_over)
        what = "advance" if goes else "stay"
        trace = Trace(f"Advance of {names}", what, rules, (Candidate(names, self.why, self.rule, goes),), dice)
        state.emit("system", "{units}: {why}, {what}.", *rules, trace=trace, units=names, why=self.why, what=what)


def next_advance(state: ArdennesState, step: Advancing) -> Candidacy | None:
    """The next Allied unit considered for advance, lowest selector first."""
    fight = step.fight
    key = ("advance", fight.attackers, fight.from_hexes, fight.target, step.moved, step.passed)
    return state.known(key, lambda: (_next_advance(state, step),))[0]


def _next_advance(state: ArdennesState, step: Advancing) -> Candidacy | None:
    from broadfront.titles.ardennes.steps.advance import advance_refusal

    fight = step.fight
    seen = {*step.moved, *step.passed}
    for number in state.ardennes.in_order(fight.alive(state, fight.attackers)):
        if number in seen:
            continue
        group = _companions(state, fight, number, seen)
        barred = any(advance_refusal(state, fight, n, (fight.target,), step.moved) is not None for n in group)
        if barred or not have_room(state, group, fight.target):
            seen.update(group)
            continue
        return _judge(state, fight, group, len(step.moved))
    return None


def _companions(state: ArdennesState, fight: Fight, number: int, seen: set[int]) -> tuple[int, ...]:
    """Bracketed units stacked together are considered as one."""
    if not state.bracketed(number):
        return (number,)
    hex = state.hex(number)
    assert hex is not None
    return tuple(n for n in fight.attackers if state.hex(n) == hex and state.bracketed(n) and n not in seen)


def _judge(state: ArdennesState, fight: Fight, group: tuple[int, ...], advanced: int) -> Candidacy:
    hex, ground = fight.target, state.ground
    if len(group) == 1 and state.bracketed(group[0]):
        return Candidacy(group, 0, "ARD-C3-13", "a lone bracketed unit is not considered")
    endangered, parting = state.known_of_zones(
        ("advance", group, hex, bytes(state.dispersed)),
        lambda: (
            hex not in ground.position and _endangered(state, group, hex),
            hex not in state.vp_hexes and not preserves_line(state, group, hex).legal,
        ),
    )
    if endangered:
        return Candidacy(group, 0, "ARD-C3-15", "it would be in danger of Surround")
    if parting:
        return Candidacy(group, 0, "ARD-C3-16", "it would break the Line")
    minor = hex in ground.secondary or hex in ground.town
    if hex in ground.primary or hex in state.vp_hexes:
        best = ("ARD-C3-17",) if minor else ()
        return Candidacy(group, (10, 7, 0)[min(advanced, 2)], "ARD-C3-18", "a primary Route of Advance or VP hex", best)
    if minor:
        return Candidacy(group, (8, 4, 0)[min(advanced, 2)], "ARD-C3-19", "a secondary Route of Advance, City or Town")
    return Candidacy(group, (3, 0)[min(advanced, 1)], "ARD-C3-20", "any other hex")


def _endangered(state: ArdennesState, group: tuple[int, ...], hex: int) -> bool:
    """Whether the units would be in danger of Surround once they stood in the hex."""
    trial = state.copy()
    for n in group:
        trial.place_at(n, state.name(hex))
    return in_danger(trial, hex)
