"""Combat from drawing chits to the end of the retreat.

Step losses, hits on the attacker and the advance are in `hits` and `advance`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from broadfront.core.actions import Action
from broadfront.core.chance import Chance, Outcome, draw
from broadfront.core.rulings import LedgerLine, Ruling, refused
from broadfront.core.steps import Choice, Decision, Pending, Step
from broadfront.titles.ardennes.data.chit_hits import Conditions, count_hit_totals, explain_uncounted_hits, hits_by_name
from broadfront.titles.ardennes.data.records import ALLIED, SIDES
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.fighting.chits import adjust_hits, chit_limits, quick_chit_limits
from broadfront.titles.ardennes.rules.fighting.combat_actions import DrawChits, RetreatTo, TakeLoss, TakeRetreat
from broadfront.titles.ardennes.rules.fighting.fight import CombatStep, Fight, is_chosen_by_tables
from broadfront.titles.ardennes.rules.fighting.retreat import (
    BUG_OUT_HEXES,
    Group,
    _can_all_groups_retreat,
    _may_exceed_stacking,
    groups_by_hex,
    is_overstacked,
    retreat_groups,
    retreat_options,
    retreat_refusal,
    units_able_to_retreat,
)
from broadfront.titles.ardennes.rules.fighting.retreat_choice import explain_retreat
from broadfront.titles.ardennes.rules.fighting.retreat_priority import (
    RetreatHex,
    check_retreat_hex,
    classify_retreat_hex,
    retreat_hexes,
)
from broadfront.titles.ardennes.rules.fighting.strength import (
    check_flanked,
    chit_conditions_for,
    combat_odds,
    strength_totals,
)
from broadfront.titles.ardennes.rules.markers import RETREATED
from broadfront.titles.ardennes.rules.routes.bridges import FIRST_DAY
from broadfront.titles.ardennes.rules.routes.entry_causes import Cause
from broadfront.titles.ardennes.rules.routes.stacking import PassingStep, can_all_fit
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.steps.hits import Aftermath, AttackerHits, LosingSteps
from broadfront.titles.ardennes.steps.moving import enter_hex

NO_CONDITIONS = Conditions(0, False, (False, False), (False, False), (False, False))
MAX_FREE_HITS = 3
"""Maximum hits that cost no step: two taken by retreat or Dispersed, one disregarded."""


class Announce(Choice[ArdennesState], CombatStep, frozen=True):
    """Combat steps 4 and 5: fix the odds and let the attacker choose how many chits to draw."""

    def decision(self, state: ArdennesState) -> Decision:
        """Return the question how many Combat Chits the attacker draws."""
        return Decision(self.fight.side, say("ask.combat.chits"), (DrawChits,), rules=("ARD-C0-09",))

    def options(self, state: ArdennesState) -> Iterator[Action]:
        """Yield each number of Combat Chits that the attacker may draw."""
        least, most = quick_chit_limits(state, self.fight)
        yield from (DrawChits(number) for number in range(least, most + 1))

    def refusal(self, state: ArdennesState, action: Action) -> Ruling | None:
        """Return why this number of Combat Chits may not be drawn, or None if it may."""
        assert isinstance(action, DrawChits)
        least, most = quick_chit_limits(state, self.fight)
        if not least <= action.number <= most:
            return refused("ARD-C0-09", say("odds.chits-between", least=least, most=most, count=action.number))
        return None

    def ledger(self, state: ArdennesState, action: Action) -> list[LedgerLine]:
        """Return the odds of the attack line by line: strengths, conditions and chit limits, each with its rule."""
        attack, defence, lines = combat_odds(state, self.fight)
        held = chit_conditions_for(state, self.fight, attack, defence)
        ratio = f"{attack // defence}:1" if attack >= defence else "under 1:1"
        side = LedgerLine(ratio, say("odds.strengths", attack=attack, defence=defence), "ARD-H-39")
        flank, rule = check_flanked(state, self.fight)
        conditions = [LedgerLine(0, say("odds.flanked" if flank else "odds.not-flanked"), rule)]
        for topic, (attacker, defender) in (
            ("odds.armor", held.armor),
            ("odds.artillery", held.artillery),
            ("odds.airpower", held.airpower),
        ):
            if attacker or defender:
                whose = "both" if attacker and defender else "attacker" if attacker else "defender"
                conditions.append(LedgerLine(0, say(topic, whose=whose), "ARD-H-41"))
        least, most, limit_lines = chit_limits(state, self.fight)
        rule = "ARD-H-40" if self.fight.attacking == ALLIED else "ARD-C0-09"
        conditions.append(LedgerLine(most, say("odds.chits-at-most", least=least), rule))
        return [*lines, side, *conditions, *limit_lines]

    def do(self, state: ArdennesState, action: Action) -> None:
        """Fix the number of Combat Chits, log the odds, and begin drawing."""
        assert isinstance(action, DrawChits)
        attack, defence = strength_totals(state, self.fight)
        held = chit_conditions_for(state, self.fight, attack, defence)
        drawing = Drawing(self.fight.with_changes(chits=action.number), action.number, held)
        if state.events is not None:
            self._log_odds(state, drawing, attack, defence)
        state.become(drawing)

    def _log_odds(self, state: ArdennesState, drawing: Drawing, attack: int, defence: int) -> None:
        """Log the odds, the number of chits to draw, and the total hits of all chits in the cup."""
        effects = drawing.chit_effects(state)
        all_hits = [effects[name] for name in state.zones["chit-cup"]]
        message = say(
            "odds.announced",
            attack=attack,
            defence=defence,
            chits=drawing.left,
            cup=len(all_hits),
            defender=sum(d for d, _ in all_hits),
            attacker=sum(a for _, a in all_hits),
        )
        state.emit(message, "ARD-H-39", "ARD-C0-09")


class Drawing(CombatStep, frozen=True):
    """Combat steps 6 to 8: draw chits one by one, then add up and adjust their hits."""

    left: int
    held: Conditions

    def ask(self, state: ArdennesState) -> Chance | None:
        """Return the draw of the next chit; None once all are drawn or the cup is empty."""
        if not self.left or not state.zones["chit-cup"]:
            return None
        return draw(say("roll.combat.chit"), "chit-cup", state.zones["chit-cup"], rules=("ARD-H-42",))

    def chit_effects(self, state: ArdennesState) -> dict[str, tuple[int, int]]:
        """Return, by chit id, the hits a chit causes on defender and attacker in this combat."""
        return hits_by_name(state.title, self.held, "Allies Alert" in state.clock.lasting)

    def classes(self, state: ArdennesState, chance: Chance) -> list[list[int]]:
        """Return groups of chits that cause equal hits in this combat."""
        groups: dict[tuple[int, int], list[int]] = {}
        effects = self.chit_effects(state)
        for i, name in enumerate(chance.outcomes):
            groups.setdefault(effects[str(name)], []).append(i)
        return list(groups.values())

    def hits_left_in_cup(self, state: ArdennesState) -> list[tuple[tuple[int, int], int]]:
        """Return the different pairs of hits on the chits in the cup, each with its count; empty if no draw is left."""
        if not self.left:
            return []
        counts: dict[tuple[int, int], int] = {}
        effects = self.chit_effects(state)
        for name in state.zones["chit-cup"]:
            effect = effects[name]
            counts[effect] = counts.get(effect, 0) + 1
        return sorted(counts.items())

    def odds_leaps(self, state: ArdennesState) -> list[tuple[Step[ArdennesState], int]]:
        """Return the results of drawing all remaining chits at once, with weights, to compute odds faster.

        Only the sums of hits matter. They are capped where more hits change nothing.
        """
        fight = self.fight
        enough = [
            MAX_FREE_HITS + sum(state.board.steps[n] for n in group) for group in (fight.defenders, fight.attackers)
        ]
        sums: dict[tuple[int, int], int] = {}
        for (d, a), weight in count_hit_totals(
            tuple(self.hits_left_in_cup(state)), min(self.left, len(state.zones["chit-cup"]))
        ):
            both = min(fight.defender_hits + d, enough[0]), min(fight.attacker_hits + a, enough[1])
            sums[both] = sums.get(both, 0) + weight
        return [(Drawing(fight.after_draw(d, a), 0, NO_CONDITIONS), weight) for (d, a), weight in sums.items()]

    def happen(self, state: ArdennesState, outcome: Outcome) -> None:
        """Move the drawn chit out of the cup, log it, and add its hits."""
        name = str(outcome)
        on_defender, on_attacker = self.chit_effects(state)[name]
        state.move_item(name, "chit-cup", "chit-drawn")
        if state.events is not None:
            chit = state.title.chits[name]
            message = say(
                "chit.drawn",
                chit=chit.name,
                defender=on_defender,
                attacker=on_attacker,
                kind=chit.condition,
                printed=(chit.defender_hits, chit.attacker_hits),
                struck=explain_uncounted_hits(chit, self.held, alert="Allies Alert" in state.clock.lasting),
            )
            state.emit(message, "ARD-H-42")
        fight = self.fight.with_changes(
            defender_hits=self.fight.defender_hits + on_defender, attacker_hits=self.fight.attacker_hits + on_attacker
        )
        state.become(Drawing(fight, self.left - 1, self.held))

    def advance(self, state: ArdennesState) -> None:
        """Return the drawn chits to the cup, adjust the hits, and let the defender take them."""
        for name in state.zones["chit-drawn"]:
            state.move_item(name, "chit-drawn", "chit-cup")
        on_defender, on_attacker = adjust_hits(state, self.fight)
        state.become(DefenderHits(self.fight.after_draw(on_defender, on_attacker), on_defender))


class DefenderHits(Choice[ArdennesState], CombatStep, PassingStep, frozen=True):
    """Combat step 9: the defender takes hits one at a time, by retreat or step loss."""

    may_roll: ClassVar[bool] = True
    left: int

    def units_in_passing(self) -> tuple[int, ...]:
        """Return the defenders that may exceed stacking limits for now because they retreat further."""
        return self.fight.defenders if self.left and self.fight.retreated else ()

    def decision(self, state: ArdennesState) -> Decision:
        """Return the question whether the defender takes the next hit by retreat or by step loss."""
        prompt = say("ask.combat.defender-hits", count=self.left, hex=state.hex_id(self.fight.target))
        rule = "ARD-C1-16" if self.fight.defending != ALLIED else "ARD-H-44"
        return Decision(self.fight.defender, prompt, (TakeRetreat, TakeLoss), rules=(rule,))

    def all_hits_taken(self, state: ArdennesState) -> bool:
        """Return whether no hit is left, or no defender to take it."""
        return not self.left or not self.fight.still_on_map(state, self.fight.defenders)

    def ask(self, state: ArdennesState) -> Pending | None:
        """Return the question or roll about the next hit; None once all hits are taken."""
        return None if self.all_hits_taken(state) else super().ask(state)

    def options(self, state: ArdennesState) -> Iterator[Action]:
        """Yield the legal ways to take the next hit: retreat, step loss or both."""
        no_retreat = self._retreat_refusal(state)
        if no_retreat is None:
            yield TakeRetreat()
        if no_retreat is not None or not is_overstacked(state, self.fight):
            yield TakeLoss()

    def refusal(self, state: ArdennesState, action: Action) -> Ruling | None:
        """Return why the next hit may not be taken in this way, or None if it may."""
        no_retreat = self._retreat_refusal(state)
        if isinstance(action, TakeRetreat):
            return no_retreat
        if no_retreat is not None or not is_overstacked(state, self.fight):
            return None
        return refused("ARD-C2-03", say("hits.taken.must-retreat"))

    def _retreat_refusal(self, state: ArdennesState) -> Ruling | None:
        """Return why the defenders may not retreat, or None if they may."""
        return retreat_refusal(state, self.fight, more_hits=self.left > 1)

    def do(self, state: ArdennesState, action: Action) -> None:
        """Take one hit by retreat or by step loss."""
        if isinstance(action, TakeRetreat):
            if not is_chosen_by_tables(state, self.fight.defending):
                state.emit(say("hits.taken.by-retreat"), *self.decision(state).rules)
            state.become(Retreating(self.fight, self.left - 1))
        else:
            self._lose_step(state)

    def _lose_step(self, state: ArdennesState) -> None:
        """Take one hit as a step loss of a defender."""
        state.become(DefenderHits(self.fight, self.left - 1))
        state.push(LosingSteps(self.fight, 1, self.fight.still_on_map(state, self.fight.defenders), defender=True))

    def advance(self, state: ArdennesState) -> None:
        """Let the solitaire rules take the next hit; go on to the attacker's hits once all are taken."""
        if self.all_hits_taken(state):
            state.become(AttackerHits(self.fight.after_defender_hits(), self.fight.attacker_hits))
        else:
            super().advance(state)


class Retreating(Choice[ArdennesState], CombatStep, PassingStep, frozen=True):
    """Retreat the defenders one hex; afterwards they take the `left` remaining hits."""

    left: int
    waiting: tuple[Group, ...] = ()
    """Groups of a split retreat that have not moved yet."""
    free: bool = False
    """Whether this is a Bug Out, which causes neither Dispersed nor further hits."""

    def units_in_passing(self) -> tuple[int, ...]:
        """Return the defenders that retreat further than one hex and are in the middle of their move."""
        return self.fight.defenders if self.fight.retreated else ()

    def groups_to_move(self, state: ArdennesState) -> tuple[Group, ...]:
        """Return the groups of defenders that still have to retreat; a stack may split to retreat."""
        return self.waiting or retreat_groups(state, self.fight, more_hits=self.left > 0)

    def retreat_choices(self, state: ArdennesState) -> list[RetreatHex]:
        """Return the hexes the next retreating group may choose, leaving room for later groups if possible."""
        going = self.groups_to_move(state)
        if len(going) == 1 and not self.waiting:
            return retreat_options(
                state, self.fight, going[0], crowding=_may_exceed_stacking(state, self.fight, self.left > 0)
            )
        steps = sum(state.board.steps[n] for n in going[0])
        open_ = retreat_options(state, self.fight, going[0])
        fair = [
            way
            for way in open_
            if _can_all_groups_retreat(state, self.fight, going[1:], ((way.hex, len(going[0]), steps),))
        ]
        return fair or open_

    def decision(self, state: ArdennesState) -> Decision:
        """Return the question to which hex the next group of defenders retreats."""
        rules = tuple(dict.fromkeys(rule for way in self.retreat_choices(state) for rule in way.rules))
        return Decision(self.fight.defender, say("ask.combat.retreat"), (RetreatTo,), rules=rules or ("ARD-C2-01",))

    def ask(self, state: ArdennesState) -> Pending | None:
        """Ask for the retreat hex; None for Allied defenders, who have no choice, or if there is no hex."""
        return None if self.fight.defending == ALLIED or not self.retreat_choices(state) else super().ask(state)

    def options(self, state: ArdennesState) -> Iterator[Action]:
        """Yield each hex to which the next group may retreat."""
        yield from (RetreatTo(state.hex_id(way.hex)) for way in sorted(self.retreat_choices(state)))

    def refusal(self, state: ArdennesState, action: Action) -> Ruling | None:
        """Return why the next group may not retreat to a hex, or None if it may."""
        assert isinstance(action, RetreatTo)
        hex, found = state.ground.map.index_of(action.hex), self.retreat_choices(state)
        if any(way.hex == hex for way in found):
            return None
        group = self.groups_to_move(state)[0]
        board = state.board
        start = board.hex_of_unit(group[0])
        assert start is not None
        if hex not in state.ground.six_neighbors[start]:
            return refused("ARD-C2-01", say("retreat.hex.not-adjacent", hex=action.hex, start=state.hex_id(start)))
        closed = check_retreat_hex(state, group, hex)
        if not closed.legal:
            return closed
        if self.fight.retreated and state.ground.distance[hex, self.fight.target] != self.fight.retreated + 1:
            target = state.hex_id(self.fight.target)
            return refused("ARD-C2-10", say("retreat.hex.too-near", hex=action.hex, target=target))
        way = classify_retreat_hex(state, group, start, hex)
        if way.rank > found[0].rank:
            better = [state.hex_id(other.hex) for other in found]
            no = say("retreat.hex.others-first", hexes=better, hex=action.hex)
            return refused((*way.rules, *found[0].rules), no)
        if way.steps >= sum(board.steps[n] for n in group):
            return refused("ARD-C2-12", say("retreat.hex.eliminates", hex=action.hex))
        return refused(("ARD-C2-02", "ARD-TEC-24", "ARD-TEC-25"), say("retreat.hex.no-room", hex=action.hex))

    def advance(self, state: ArdennesState) -> None:
        """Retreat the next group to the first possible hex, or take the hit as a step loss if there is none."""
        # In both games the Allies follow their tie-break, which lists the best hex first.
        found = self.retreat_choices(state)
        self._retreat_to(state, found[0] if found else None)

    def do(self, state: ArdennesState, action: Action) -> None:
        """Retreat the next group to the chosen hex."""
        assert isinstance(action, RetreatTo)
        hex = state.ground.map.index_of(action.hex)
        self._retreat_to(state, next(way for way in self.retreat_choices(state) if way.hex == hex))

    def _retreat_to(self, state: ArdennesState, retreat_hex: RetreatHex | None) -> None:
        """Retreat the next group to a hex with the checks it causes; without a hex it loses a step."""
        going, fight = self.groups_to_move(state), self.fight
        group = going[0]
        if not self.waiting and len(going) > len(groups_by_hex(state, fight)):
            state.emit(say("retreat.made.splits"), "ARD-C2-02")
        follow: list[Step[ArdennesState]] = []
        if retreat_hex is None:
            # Earlier groups took the last room: the hit becomes a step loss for the rest.
            state.emit(say("retreat.made.none-left", units=_unit_ids(state, group)), "ARD-C1-12")
            follow.append(LosingSteps(fight, 1, group, defender=True))
        else:
            self._log_retreat(state, group, retreat_hex)
            follow += enter_hex(state, Cause.BUG_OUT if self.free else Cause.RETREAT, group, retreat_hex.hex)
            for n in group:
                state.activation.mark_done(n, RETREATED)
            if follow and state.clock.day >= FIRST_DAY:
                state.emit(say("retreat.made.checks"), "ARD-C2-20")
            if not self.waiting:
                fight = fight.with_changes(route=(*fight.route, retreat_hex.hex))
            if retreat_hex.steps:
                follow.append(LosingSteps(fight, retreat_hex.steps, group, defender=True))
        if len(going) > 1:
            state.become(Retreating(fight, self.left, going[1:], self.free))
        else:
            self._finish_one_hex_retreat(state, fight.with_changes(retreated=fight.retreated + 1))
        state.push(*follow)

    def _log_retreat(self, state: ArdennesState, group: Group, retreat_hex: RetreatHex) -> None:
        """Log the retreat of a group with its rules; for Allied defenders also explain the choice of hex."""
        if state.events is None:
            return
        over = () if can_all_fit(state, group, retreat_hex.hex) else ("ARD-C2-03",)
        far = ("ARD-C2-10",) if self.fight.retreated else ()
        board = state.board
        start = board.hex_of_unit(group[0])
        assert start is not None
        steps = sum(board.steps[n] for n in group)
        spared = any(
            other.rank < retreat_hex.rank and other.steps >= steps and other.hex != self.fight.target
            for other in retreat_hexes(state, group, start)
        )
        trace = None
        if self.fight.defending == ALLIED:
            trace = explain_retreat(state, self.fight, group, retreat_hex, self.retreat_choices(state))
        rules = () if trace is None else trace.rules
        cited = dict.fromkeys(
            ("ARD-C2-01", *retreat_hex.rules, *rules, *over, *far, *(("ARD-C2-12",) if spared else ()))
        )
        topic = "retreat.made.at-a-price" if retreat_hex.steps else "retreat.made.to"
        made = say(topic, units=_unit_ids(state, group), hex=state.hex_id(retreat_hex.hex), start=state.hex_id(start))
        state.emit(made, *cited, trace=trace)

    def _finish_one_hex_retreat(self, state: ArdennesState, fight: Fight) -> None:
        """Continue the combat after all groups of defenders have retreated one hex."""
        if fight.retreated >= 2 and not self.free:
            board = state.board
            for n in units_able_to_retreat(state, fight):
                hex = board.hex_of_unit(n)
                if hex is not None and state.ground.distance[hex, fight.target] >= 2:
                    board.set_dispersed(n, True)
            rule = "ARD-C1-03" if fight.defending == ALLIED else "ARD-C1-17"
            state.emit(say("dispersed.defenders"), rule, "ARD-C2-11")
        state.become(BugOut(fight) if self.free else DefenderHits(fight, self.left))


def _unit_ids(state: ArdennesState, group: Group) -> list[str]:
    """Return the ids of the units in a group."""
    return [state.units[n].id for n in group]


class BugOut(CombatStep, PassingStep, frozen=True):
    """Bug Out in the two-player game: the defenders retreat two hexes before chits are drawn, and combat ends."""

    def units_in_passing(self) -> tuple[int, ...]:
        """Return the defenders while they have retreated one of their two hexes."""
        return self.fight.defenders if 0 < self.fight.retreated < BUG_OUT_HEXES else ()

    def advance(self, state: ArdennesState) -> None:
        """Retreat the defenders one hex further, or end the combat once they have left."""
        fight = self.fight
        more = fight.retreated + 1 < BUG_OUT_HEXES
        if fight.retreated < BUG_OUT_HEXES and retreat_refusal(state, fight, more_hits=more) is None:
            state.become(Retreating(fight, int(more), free=True))
        elif fight.retreated:
            message = say("tactic.bug-out.slips-away", side=SIDES[fight.defending])
            state.emit(message, "ARD-T1-03", "ARD-T1-04", "ARD-T1-05")
            state.become(Aftermath(fight))
        else:
            state.become(Announce(fight))
