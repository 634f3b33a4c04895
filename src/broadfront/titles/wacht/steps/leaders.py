"""Leaders at the start of a phase: movement bonuses, Manteuffel (25.2.2a, 25.2.4b)."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.core.actions import Action
from broadfront.core.chance import Chance, Outcome, die
from broadfront.core.rulings import Ruling, refused
from broadfront.core.steps import Choice, Decision, Pending, Step
from broadfront.titles.wacht.data.allowance import leader_movement_bonus
from broadfront.titles.wacht.data.words import say
from broadfront.titles.wacht.rules.actions import Done, Manteuffel, TryBonus
from broadfront.titles.wacht.rules.state.wacht_state import WachtState

RANKS = ("division", "brigade", "KG", "CC")


class Leaders(Choice[WachtState], frozen=True):
    """Step of play: the side tries for the movement bonuses of its activated leaders, each once a phase."""

    side: str
    phase: str

    def ask(self, state: WachtState) -> Pending | None:
        """Return the question which leader bonus to try for, or None if there is none."""
        return None if next(iter(self.leader_actions(state)), None) is None else super().ask(state)

    def advance(self, state: WachtState) -> None:
        """End the step, as no leader has a bonus to give."""
        state.pop()

    def decision(self, state: WachtState) -> Decision:
        """Return the question which leader bonus to try for."""
        return Decision(self.side, say("ask.leaders"), (TryBonus, Manteuffel, Done), rules=("WAR-25.2.2a-01",))

    def leader_actions(self, state: WachtState) -> Iterator[Action]:
        """Yield the bonuses that the side can try for or give now, without the action that ends the step."""
        for n in state.board.units_of[self.side]:
            if self.leader_bonus_refusal(state, n) is None:
                yield TryBonus(state.board.unit(n).id)
        for division in self.manteuffel_divisions(state):
            yield Manteuffel(division)

    def options(self, state: WachtState) -> Iterator[Action]:
        """Yield the leader bonuses to try for or give, and the end of the step."""
        yield from self.leader_actions(state)
        yield Done()

    def leader_bonus_refusal(self, state: WachtState, unit_number: int) -> Ruling | None:
        """Return why a leader may not roll for a movement bonus, or None if he may."""
        board = state.board
        unit = board.unit(unit_number)
        if not unit.is_leader or unit.leader not in RANKS or board.hex_of(unit_number) is None or not unit.activated:
            return refused("WAR-25.2.2a-01", say("bonus.no-leader", unit=unit.id))
        if (board.mode_of(unit_number) == "exploitation") != (self.phase == "exploitation"):
            no = say("bonus.other-phase", unit=unit.id, mode=board.mode_of(unit_number), phase=self.phase)
            return refused("WAR-25.2.2a-01", no)
        if unit.id in state.armies.leader_bonus:
            return refused("WAR-25.2.2a-01", say("bonus.tried", unit=unit.id))
        return None

    def manteuffel_divisions(self, state: WachtState) -> list[str]:
        """Return the mechanized divisions that may get Manteuffel's bonus: he must begin AM with their Korps HQ."""
        board = state.board
        chart = state.title.charts.leaders_file.section("manteuffel")
        now, last = state.clock.game_turn, state.armies.manteuffel
        if self.phase != "movement" or now.part != chart["begins"] or last.endswith(f"@{now.day}"):
            return []
        found = []
        for n in board.units_of[self.side]:
            spot = board.hex_of(n)
            if board.unit(n).leader != "Manteuffel" or spot is None:
                continue
            for other in board.at[spot.index]:
                if board.unit(other).hq == "korps":
                    found += [
                        name
                        for name in board.unit(other).commands
                        if board.formation(name).kind == "division" and board.formation(name).mechanized
                    ]
        return found

    def refusal(self, state: WachtState, action: Action) -> Ruling | None:
        """Return why a leader's bonus cannot be tried for or given, or None if it can."""
        if isinstance(action, TryBonus):
            n = state.number(action.leader)
            if state.board.side_of[n] != self.side:
                return refused("WAR-25.2.2a-01", say("refusal.not-yours", name=action.leader, side=self.side))
            return self.leader_bonus_refusal(state, n)
        if isinstance(action, Manteuffel):
            state.board.formation(action.division)
            if action.division not in self.manteuffel_divisions(state):
                return refused("WAR-25.2.4b-01", say("bonus.not-manteuffel", division=action.division))
        return None

    def do(self, state: WachtState, action: Action) -> None:
        """Roll for a leader's bonus, give Manteuffel's bonus to a division, or end the step."""
        if isinstance(action, TryBonus):
            state.push(BonusRoll(self.side, action.leader))
        elif isinstance(action, Manteuffel):
            state.set_manteuffel_division(action.division)
            state.emit(say("leader.manteuffel", division=action.division), "WAR-25.2.4b-01")
        else:
            state.pop()


class BonusRoll(Step[WachtState], frozen=True):
    """Step of play: roll for the movement bonus of a leader."""

    side: str
    leader: str

    def ask(self, state: WachtState) -> Chance:
        """Return the pending roll for the leader's movement bonus."""
        return die(say("roll.leader", leader=self.leader), 0, 9, side=self.side, rules=("WAR-25.2.2a-01",))

    def classes(self, state: WachtState, chance: Chance) -> list[list[int]]:
        """Group the rolls that give the same movement bonus."""
        groups: dict[int, list[int]] = {}
        for i, roll in enumerate(chance.outcomes):
            groups.setdefault(leader_movement_bonus(state.title.charts, int(roll))[0], []).append(i)
        return list(groups.values())

    def happen(self, state: WachtState, outcome: Outcome) -> None:
        """Record the movement bonus that the die gives the leader."""
        state.pop()
        mp, rule = leader_movement_bonus(state.title.charts, int(outcome))
        state.armies.give_leader_bonus(self.leader, mp)
        gained = say("leader.bonus", leader=self.leader, roll=int(outcome), mp=mp)
        state.emit(gained, rule, "WAR-25.2.2a-01", "WAR-25.2.2a-02")
