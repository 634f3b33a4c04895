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
from broadfront.titles.ardennes.data.chit_hits import Conditions, hits_by_name, hits_of_draws, why_struck
from broadfront.titles.ardennes.data.records import ALLIED, SIDES
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.fighting.chits import adjust_hits, least_and_most, limits
from broadfront.titles.ardennes.rules.fighting.combat_actions import DrawChits, RetreatTo, TakeLoss, TakeRetreat
from broadfront.titles.ardennes.rules.fighting.fight import CombatStep, Fight, by_tables
from broadfront.titles.ardennes.rules.fighting.retreat import (
    BUG_OUT,
    Group,
    _all_placed,
    _may_crowd,
    groups,
    movable,
    overstacked,
    parts,
    retreat_refusal,
    ways,
)
from broadfront.titles.ardennes.rules.fighting.retreat_choice import told_retreat
from broadfront.titles.ardennes.rules.fighting.retreat_priority import (
    RetreatHex,
    check_retreat_hex,
    classify,
    retreat_hexes,
)
from broadfront.titles.ardennes.rules.fighting.strength import conditions_at, flanked, odds_of, totals
from broadfront.titles.ardennes.rules.markers import RETREATED
from broadfront.titles.ardennes.rules.routes.bridges import FIRST_DAY
from broadfront.titles.ardennes.rules.routes.causes import Cause
from broadfront.titles.ardennes.rules.routes.stacking import PassingStep, have_room
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.steps.hits import Aftermath, AttackerHits, LosingSteps
from broadfront.titles.ardennes.steps.moving import go_a_hex

NOTHING_HELD = Conditions(0, False, (False, False), (False, False), (False, False))
SPARED = 3
"""Maximum hits that cost no step: two taken by retreat or Dispersed, one disregarded."""


class Announce(Choice[ArdennesState], CombatStep, frozen=True):
    """Steps 4 and 5: fix the odds and let the attacker choose the number of chits to draw."""

    def decision(self, state: ArdennesState) -> Decision:
        return Decision(self.fight.side, say("ask.combat.chits"), (DrawChits,), rules=("ARD-C0-09",))

    def options(self, state: ArdennesState) -> Iterator[Action]:
        least, most = least_and_most(state, self.fight)
        yield from (DrawChits(number) for number in range(least, most + 1))

    def refusal(self, state: ArdennesState, action: Action) -> Ruling | None:
        assert isinstance(action, DrawChits)
        least, most = least_and_most(state, self.fight)
        if not least <= action.number <= most:
            return refused("ARD-C0-09", say("odds.chits-between", least=least, most=most, count=action.number))
        return None

    def ledger(self, state: ArdennesState, action: Action) -> list[LedgerLine]:
        attack, defence, lines = odds_of(state, self.fight)
        held = conditions_at(state, self.fight, attack, defence)
        ratio = f"{attack // defence}:1" if attack >= defence else "under 1:1"
        side = LedgerLine(ratio, say("odds.strengths", attack=attack, defence=defence), "ARD-H-39")
        flank, rule = flanked(state, self.fight)
        conditions = [LedgerLine(0, say("odds.flanked" if flank else "odds.not-flanked"), rule)]
        for topic, (attacker, defender) in (
            ("odds.armor", held.armor),
            ("odds.artillery", held.artillery),
            ("odds.airpower", held.airpower),
        ):
            if attacker or defender:
                whose = "both" if attacker and defender else "attacker" if attacker else "defender"
                conditions.append(LedgerLine(0, say(topic, whose=whose), "ARD-H-41"))
        least, most, limit_lines = limits(state, self.fight)
        rule = "ARD-H-40" if self.fight.attacking == ALLIED else "ARD-C0-09"
        conditions.append(LedgerLine(most, say("odds.chits-at-most", least=least), rule))
        return [*lines, side, *conditions, *limit_lines]

    def do(self, state: ArdennesState, action: Action) -> None:
        assert isinstance(action, DrawChits)
        attack, defence = totals(state, self.fight)
        held = conditions_at(state, self.fight, attack, defence)
        drawing = Drawing(self.fight.but(chits=action.number), action.number, held)
        if state.events is not None:
            self._tell(state, drawing, attack, defence)
        state.become(drawing)

    def _tell(self, state: ArdennesState, drawing: Drawing, attack: int, defence: int) -> None:
        """Log the odds, the number of chits, and the total hits in the cup, from which the mean follows."""
        effects = drawing.effects(state)
        all_hits = [effects[name] for name in state.zones["chit-cup"]]
        message = say(
            "odds.announced", attack=attack, defence=defence, chits=drawing.left, cup=len(all_hits),
            defender=sum(d for d, _ in all_hits), attacker=sum(a for _, a in all_hits),
        )  # fmt: skip
        state.emit(message, "ARD-H-39", "ARD-C0-09")


class Drawing(CombatStep, frozen=True):
    """Steps 6 to 8: draw chits one by one, then sum and adjust their hits."""

    left: int
    held: Conditions

    def ask(self, state: ArdennesState) -> Chance | None:
        if not self.left or not state.zones["chit-cup"]:
            return None
        return draw(say("roll.combat.chit"), "chit-cup", state.zones["chit-cup"], rules=("ARD-H-42",))

    def effects(self, state: ArdennesState) -> dict[str, tuple[int, int]]:
        """Return the hits on defender and attacker in this combat by chit id."""
        return hits_by_name(state.title, self.held, "Allies Alert" in state.clock.lasting)

    def classes(self, state: ArdennesState, chance: Chance) -> list[list[int]]:
        groups: dict[tuple[int, int], list[int]] = {}
        effects = self.effects(state)
        for i, name in enumerate(chance.outcomes):
            groups.setdefault(effects[str(name)], []).append(i)
        return list(groups.values())

    def cup_effects(self, state: ArdennesState) -> list[tuple[tuple[int, int], int]]:
        """Return the distinct chit effects left in the cup with their counts; empty if no draw is left."""
        if not self.left:
            return []
        counts: dict[tuple[int, int], int] = {}
        effects = self.effects(state)
        for name in state.zones["chit-cup"]:
            effect = effects[name]
            counts[effect] = counts.get(effect, 0) + 1
        return sorted(counts.items())

    def leaps(self, state: ArdennesState) -> list[tuple[Step[ArdennesState], int]]:
        """Return the outcomes of drawing all remaining chits at once, weighted, for computing odds.

        Only the sums matter, as chits return to the cup. Sums are capped where further hits change nothing.
        """
        fight = self.fight
        enough = [SPARED + sum(state.board.steps[n] for n in group) for group in (fight.defenders, fight.attackers)]
        sums: dict[tuple[int, int], int] = {}
        for (d, a), weight in hits_of_draws(
            tuple(self.cup_effects(state)), min(self.left, len(state.zones["chit-cup"]))
        ):
            both = min(fight.defender_hits + d, enough[0]), min(fight.attacker_hits + a, enough[1])
            sums[both] = sums.get(both, 0) + weight
        return [(Drawing(fight.drawn(d, a), 0, NOTHING_HELD), weight) for (d, a), weight in sums.items()]

    def happen(self, state: ArdennesState, outcome: Outcome) -> None:
        name = str(outcome)
        on_defender, on_attacker = self.effects(state)[name]
        state.move_item(name, "chit-cup", "chit-drawn")
        if state.events is not None:
            chit = state.title.chits[name]
            message = say(
                "chit.drawn", chit=chit.name, defender=on_defender, attacker=on_attacker, kind=chit.condition,
                printed=(chit.defender_hits, chit.attacker_hits),
                struck=why_struck(chit, self.held, alert="Allies Alert" in state.clock.lasting),
            )  # fmt: skip
            state.emit(message, "ARD-H-42")
        fight = self.fight.but(
            defender_hits=self.fight.defender_hits + on_defender, attacker_hits=self.fight.attacker_hits + on_attacker
        )
        state.become(Drawing(fight, self.left - 1, self.held))

    def advance(self, state: ArdennesState) -> None:
        for name in state.zones["chit-drawn"]:
            state.move_item(name, "chit-drawn", "chit-cup")
        on_defender, on_attacker = adjust_hits(state, self.fight)
        state.become(DefenderHits(self.fight.drawn(on_defender, on_attacker), on_defender))


class DefenderHits(Choice[ArdennesState], CombatStep, PassingStep, frozen=True):
    """Step 9: the defender takes hits one at a time, by retreat or step loss."""

    may_roll: ClassVar[bool] = True
    left: int

    def in_passing(self) -> tuple[int, ...]:
        """Return the defenders that may overstack for now because they retreat further with the next hit."""
        return self.fight.defenders if self.left and self.fight.retreated else ()

    def decision(self, state: ArdennesState) -> Decision:
        prompt = say("ask.combat.defender-hits", count=self.left, hex=state.name(self.fight.target))
        rule = "ARD-C1-16" if self.fight.defending != ALLIED else "ARD-H-44"
        return Decision(self.fight.defender, prompt, (TakeRetreat, TakeLoss), rules=(rule,))

    def over(self, state: ArdennesState) -> bool:
        return not self.left or not self.fight.alive(state, self.fight.defenders)

    def ask(self, state: ArdennesState) -> Pending | None:
        return None if self.over(state) else super().ask(state)

    def options(self, state: ArdennesState) -> Iterator[Action]:
        no_retreat = self._no_retreat(state)
        if no_retreat is None:
            yield TakeRetreat()
        if no_retreat is not None or not overstacked(state, self.fight):
            yield TakeLoss()

    def refusal(self, state: ArdennesState, action: Action) -> Ruling | None:
        no_retreat = self._no_retreat(state)
        if isinstance(action, TakeRetreat):
            return no_retreat
        if no_retreat is not None or not overstacked(state, self.fight):
            return None
        return refused("ARD-C2-03", say("hits.taken.must-retreat"))

    def _no_retreat(self, state: ArdennesState) -> Ruling | None:
        return retreat_refusal(state, self.fight, more_hits=self.left > 1)

    def do(self, state: ArdennesState, action: Action) -> None:
        if isinstance(action, TakeRetreat):
            if not by_tables(state, self.fight.defending):
                state.emit(say("hits.taken.by-retreat"), *self.decision(state).rules)
            state.become(Retreating(self.fight, self.left - 1))
        else:
            self._lose(state)

    def _lose(self, state: ArdennesState) -> None:
        state.become(DefenderHits(self.fight, self.left - 1))
        state.push(LosingSteps(self.fight, 1, self.fight.alive(state, self.fight.defenders), defender=True))

    def advance(self, state: ArdennesState) -> None:
        if self.over(state):
            state.become(AttackerHits(self.fight.defended(), self.fight.attacker_hits))
        else:
            super().advance(state)


class Retreating(Choice[ArdennesState], CombatStep, PassingStep, frozen=True):
    """Retreat the defenders one hex; the combat continues in `DefenderHits` with `left` hits."""

    left: int
    waiting: tuple[Group, ...] = ()
    """Groups of a split retreat that have not moved yet."""
    free: bool = False
    """Whether this is a Bug Out, which causes neither Dispersed nor further hits."""

    def in_passing(self) -> tuple[int, ...]:
        return self.fight.defenders if self.fight.retreated else ()

    def going(self, state: ArdennesState) -> tuple[Group, ...]:
        return self.waiting or parts(state, self.fight, more_hits=self.left > 0)

    def found(self, state: ArdennesState) -> list[RetreatHex]:
        """Return the retreat hexes the next group may choose from, leaving room for later groups if possible."""
        going = self.going(state)
        if len(going) == 1 and not self.waiting:
            return ways(state, self.fight, going[0], crowding=_may_crowd(state, self.fight, self.left > 0))
        steps = sum(state.board.steps[n] for n in going[0])
        open_ = ways(state, self.fight, going[0])
        fair = [
            way
            for way in open_
            if _all_placed(state, self.fight, going[1:], ((way.hex, len(going[0]), steps),))
        ]  # fmt: skip
        return fair or open_

    def decision(self, state: ArdennesState) -> Decision:
        rules = tuple(dict.fromkeys(rule for way in self.found(state) for rule in way.rules))
        return Decision(self.fight.defender, say("ask.combat.retreat"), (RetreatTo,), rules=rules or ("ARD-C2-01",))

    def ask(self, state: ArdennesState) -> Pending | None:
        return None if self.fight.defending == ALLIED or not self.found(state) else super().ask(state)

    def options(self, state: ArdennesState) -> Iterator[Action]:
        yield from (RetreatTo(state.name(way.hex)) for way in sorted(self.found(state)))

    def refusal(self, state: ArdennesState, action: Action) -> Ruling | None:
        assert isinstance(action, RetreatTo)
        hex, found = state.ground.map.index_of(action.hex), self.found(state)
        if any(way.hex == hex for way in found):
            return None
        group = self.going(state)[0]
        board = state.board
        start = board.hex(group[0])
        assert start is not None
        if hex not in state.ground.around[start]:
            return refused("ARD-C2-01", say("retreat.hex.not-adjacent", hex=action.hex, start=state.name(start)))
        closed = check_retreat_hex(state, group, hex)
        if not closed.legal:
            return closed
        if self.fight.retreated and state.ground.distance[hex, self.fight.target] != self.fight.retreated + 1:
            target = state.name(self.fight.target)
            return refused("ARD-C2-10", say("retreat.hex.too-near", hex=action.hex, target=target))
        way = classify(state, group, start, hex)
        if way.rank > found[0].rank:
            better = [state.name(other.hex) for other in found]
            no = say("retreat.hex.others-first", hexes=better, hex=action.hex)
            return refused((*way.rules, *found[0].rules), no)
        if way.steps >= sum(board.steps[n] for n in group):
            return refused("ARD-C2-12", say("retreat.hex.eliminates", hex=action.hex))
        return refused(("ARD-C2-02", "ARD-TEC-24", "ARD-TEC-25"), say("retreat.hex.no-room", hex=action.hex))

    def advance(self, state: ArdennesState) -> None:
        # In both games the Allies follow their tie-break, which lists the best hex first.
        found = self.found(state)
        self._go(state, found[0] if found else None)

    def do(self, state: ArdennesState, action: Action) -> None:
        assert isinstance(action, RetreatTo)
        hex = state.ground.map.index_of(action.hex)
        self._go(state, next(way for way in self.found(state) if way.hex == hex))

    def _go(self, state: ArdennesState, way: RetreatHex | None) -> None:
        going, fight = self.going(state), self.fight
        group = going[0]
        if not self.waiting and len(going) > len(groups(state, fight)):
            state.emit(say("retreat.made.splits"), "ARD-C2-02")
        follow: list[Step[ArdennesState]] = []
        if way is None:
            # Earlier groups took the last room: the hit becomes a step loss for the rest.
            state.emit(say("retreat.made.none-left", units=_names(state, group)), "ARD-C1-12")
            follow.append(LosingSteps(fight, 1, group, defender=True))
        else:
            self._tell(state, group, way)
            follow += go_a_hex(state, Cause.BUG_OUT if self.free else Cause.RETREAT, group, way.hex)
            for n in group:
                state.activation.mark_done(n, RETREATED)
            if follow and state.clock.day >= FIRST_DAY:
                state.emit(say("retreat.made.checks"), "ARD-C2-20")
            if not self.waiting:
                fight = fight.but(route=(*fight.route, way.hex))
            if way.steps:
                follow.append(LosingSteps(fight, way.steps, group, defender=True))
        if len(going) > 1:
            state.become(Retreating(fight, self.left, going[1:], self.free))
        else:
            self._settle(state, fight.but(retreated=fight.retreated + 1))
        state.push(*follow)

    def _tell(self, state: ArdennesState, group: Group, way: RetreatHex) -> None:
        if state.events is None:
            return
        over = () if have_room(state, group, way.hex) else ("ARD-C2-03",)
        far = ("ARD-C2-10",) if self.fight.retreated else ()
        board = state.board
        start = board.hex(group[0])
        assert start is not None
        steps = sum(board.steps[n] for n in group)
        spared = any(
            other.rank < way.rank and other.steps >= steps and other.hex != self.fight.target
            for other in retreat_hexes(state, group, start)
        )
        trace = None
        if self.fight.defending == ALLIED:
            trace = told_retreat(state, self.fight, group, way, self.found(state))
        rules = () if trace is None else trace.rules
        cited = dict.fromkeys(("ARD-C2-01", *way.rules, *rules, *over, *far, *(("ARD-C2-12",) if spared else ())))
        topic = "retreat.made.at-a-price" if way.steps else "retreat.made.to"
        made = say(topic, units=_names(state, group), hex=state.name(way.hex), start=state.name(start))
        state.emit(made, *cited, trace=trace)

    def _settle(self, state: ArdennesState, fight: Fight) -> None:
        if fight.retreated >= 2 and not self.free:
            board = state.board
            for n in movable(state, fight):
                hex = board.hex(n)
                if hex is not None and state.ground.distance[hex, fight.target] >= 2:
                    board.set_dispersed(n, True)
            rule = "ARD-C1-03" if fight.defending == ALLIED else "ARD-C1-17"
            state.emit(say("dispersed.defenders"), rule, "ARD-C2-11")
        state.become(BugOut(fight) if self.free else DefenderHits(fight, self.left))


def _names(state: ArdennesState, group: Group) -> list[str]:
    return [state.units[n].id for n in group]


class BugOut(CombatStep, PassingStep, frozen=True):
    """Bug Out in the two-player game: retreat two hexes before chits are drawn, which ends the combat."""

    def in_passing(self) -> tuple[int, ...]:
        return self.fight.defenders if 0 < self.fight.retreated < BUG_OUT else ()

    def advance(self, state: ArdennesState) -> None:
        fight = self.fight
        more = fight.retreated + 1 < BUG_OUT
        if fight.retreated < BUG_OUT and retreat_refusal(state, fight, more_hits=more) is None:
            state.become(Retreating(fight, int(more), free=True))
        elif fight.retreated:
            message = say("tactic.bug-out.slips-away", side=SIDES[fight.defending])
            state.emit(message, "ARD-T1-03", "ARD-T1-04", "ARD-T1-05")
            state.become(Aftermath(fight))
        else:
            state.become(Announce(fight))
