"""Combat: target, attackers, reaction, die roll, losses, retreat, advance."""

from collections.abc import Iterator, Sequence

from broadfront.core.actions import Action
from broadfront.core.chance import Chance, Outcome, die
from broadfront.core.errors import Illegal
from broadfront.core.rulings import LedgerLine, Ruling, refused
from broadfront.core.steps import Choice, Decision, Pending, Step
from broadfront.tables import Modifier, apply_shifts
from broadfront.titles.patrol.data import SIDES, say
from broadfront.titles.patrol.rules.actions import Advance, Ambush, Done, Join, Retreat, Target
from broadfront.titles.patrol.rules.composed import Attack
from broadfront.titles.patrol.rules.state import PatrolState
from broadfront.titles.patrol.steps.victory import check_elimination

ATTACKED, WAS_ATTACKED = 1, 2


def opponent(side: str) -> str:
    """Return the other side."""
    return SIDES[1 - SIDES.index(side)]


def is_dry_crossing(state: PatrolState, here: int, there: int) -> bool:
    """Return whether units can pass between two adjacent hexes without wading: no stream, or a standing bridge."""
    title = state.title
    towards = title.map.around[here].index(there)
    bridge = state.board.bridge != "blown" and title.map.side("bridges", here, towards) is not None
    return bridge or title.map.side("rivers", here, towards) is None


def target_refusal(state: PatrolState, side: str, target: int) -> Ruling | None:
    """Return why a side may not attack a hex, or None if it may."""
    defender = state.board.unit_in.get(target)
    name = state.title.map.ids[target]
    if defender is None or state.title.units[defender].side == side:
        return refused("PAT-COMBAT-01", say("refusal.no-enemy", hex=name))
    if state.board.fought[defender] & WAS_ATTACKED:
        return refused("PAT-COMBAT-01", say("refusal.was-attacked", hex=name))
    return None


def join_refusal(state: PatrolState, side: str, target: int, unit_number: int) -> Ruling | None:
    """Return why a unit may not take part in an attack on a hex, or None if it may."""
    at, unit = state.board.hex_of(unit_number), state.title.units[unit_number]
    if unit.side != side or at is None or target not in state.title.map.around[at.index]:
        hex = state.title.map.ids[target]
        return refused("PAT-COMBAT-01", say("refusal.not-adjacent", unit=unit.id, side=side, hex=hex))
    if state.board.fought[unit_number] & ATTACKED:
        return refused("PAT-COMBAT-01", say("refusal.has-attacked", unit=unit.id))
    return None


def check_attack(state: PatrolState, target: int, attackers: tuple[int, ...]) -> None:
    """Raise Illegal if these units may not attack a hex; used to tell odds outside the combat step."""
    side = state.title.units[attackers[0]].side
    joining = (join_refusal(state, side, target, n) for n in attackers)
    why = target_refusal(state, side, target) or next(filter(None, joining), None)
    if why is not None:
        raise Illegal(why)


def odds_label(state: PatrolState, target: int, attackers: Sequence[int], ambush: bool) -> tuple[str, list[LedgerLine]]:
    """Return the odds column of an attack in the combat table, and the list of column shifts."""
    defender = state.board.unit_in[target]
    attack, defence = sum(map(state.board.strength, attackers)), state.board.strength(defender)
    start = min(3, attack // defence) if attack >= defence else 0
    shifts = []
    if state.title.map.terrain[target] == "Woods" or state.title.map.place[target]:
        shifts.append(Modifier(-1, say("column.cover"), "PAT-COMBAT-03"))
    hexes = [at.index for n in attackers if (at := state.board.hex_of(n)) is not None]
    if not any(is_dry_crossing(state, here, target) for here in hexes):
        shifts.append(Modifier(-1, say("column.stream"), "PAT-COMBAT-03"))
    if ambush:
        shifts.append(Modifier(-1, say("column.ambush"), "PAT-CARD-03"))
    columns = state.title.combat.columns
    at_column, lines = apply_shifts(start, shifts, low=0, high=len(columns) - 1)
    odds = say("column.odds", attack=attack, defence=defence)
    return columns[at_column], [LedgerLine(columns[start], odds, "PAT-COMBAT-02"), *lines]


class Combat(Choice[PatrolState], frozen=True):
    """Step: the side chooses a hex to attack, or ends its combat."""

    side: str

    def decision(self, state: PatrolState) -> Decision:
        return Decision(self.side, say("ask.target"), (Target, Attack, Done), rules=("PAT-COMBAT-01",))

    def target_hexes(self, state: PatrolState) -> list[int]:
        """Return the hexes that the side may attack now."""
        ready = [n for n in state.title.of_side[self.side] if not state.board.fought[n] & ATTACKED]
        near = {i for n in ready if (at := state.board.hex_of(n)) for i in state.title.map.around[at.index]}
        return sorted(i for i in near & state.board.unit_in.keys() if target_refusal(state, self.side, i) is None)

    def options(self, state: PatrolState) -> Iterator[Action]:
        yield from (Target(state.title.map.ids[i]) for i in self.target_hexes(state))
        yield Done()

    def refusal(self, state: PatrolState, action: Action) -> Ruling | None:
        index_of = state.title.map.index_of
        if isinstance(action, Target) and (no := target_refusal(state, self.side, index_of(action.hex))):
            return no
        return super().refusal(state, action)

    def do(self, state: PatrolState, action: Action) -> None:
        if isinstance(action, Target):
            state.push(Battle(self.side, state.title.map.index_of(action.hex)))
        else:
            state.pop()


class Battle(Choice[PatrolState], frozen=True):
    """Step: the attacking side adds units to an attack one by one, then the fight begins."""

    side: str
    target: int
    attackers: tuple[int, ...] = ()

    def decision(self, state: PatrolState) -> Decision:
        takes: tuple[type[Action], ...] = (Join, Done) if self.attackers else (Join,)
        topic = "ask.attacker" if self.attackers else "ask.first-attacker"
        return Decision(self.side, say(topic, hex=state.title.map.ids[self.target]), takes, rules=("PAT-COMBAT-01",))

    def options(self, state: PatrolState) -> Iterator[Action]:
        for n in state.title.of_side[self.side]:
            if n not in self.attackers and join_refusal(state, self.side, self.target, n) is None:
                yield Join(state.title.units[n].id)
        if self.attackers:
            yield Done()

    def refusal(self, state: PatrolState, action: Action) -> Ruling | None:
        if isinstance(action, Join) and (no := join_refusal(state, self.side, self.target, state.number(action.unit))):
            return no
        return super().refusal(state, action)

    def do(self, state: PatrolState, action: Action) -> None:
        if isinstance(action, Join):
            state.become(Battle(self.side, self.target, (*self.attackers, state.number(action.unit))))
            return
        state.become(Reaction(self.side, self.target, self.attackers))


class Reaction(Choice[PatrolState], frozen=True):
    """Step: the defender may play Ambush; it is asked even without that card, so as to reveal nothing."""

    side: str
    target: int
    attackers: tuple[int, ...]

    def decision(self, state: PatrolState) -> Decision:
        hex = state.title.map.ids[self.target]
        return Decision(opponent(self.side), say("ask.ambush", hex=hex), (Ambush, Done), True, ("PAT-CARD-03",))

    def options(self, state: PatrolState) -> Iterator[Action]:
        if "Ambush" in state.zones[f"{opponent(self.side)} hand"]:
            yield Ambush()
        yield Done()

    def do(self, state: PatrolState, action: Action) -> None:
        played = isinstance(action, Ambush)
        if played:
            state.move_item("Ambush", f"{opponent(self.side)} hand", f"{opponent(self.side)} discard")
            state.emit(say("reveal.ambush", side=opponent(self.side)), "PAT-CARD-03")
        state.become(Resolution(self.side, self.target, self.attackers, played))


class Resolution(Step[PatrolState], frozen=True):
    """Step: roll the die for an attack and apply the result."""

    side: str
    target: int
    attackers: tuple[int, ...]
    ambush: bool

    def ask(self, state: PatrolState) -> Chance:
        return die(say("roll.combat"), 1, 6, side=self.side, rules=("PAT-COMBAT-02",))

    def classes(self, state: PatrolState, chance: Chance) -> list[list[int]]:
        label, _ = odds_label(state, self.target, self.attackers, self.ambush)
        groups: dict[object, list[int]] = {}
        for i, roll in enumerate(chance.outcomes):
            groups.setdefault(state.title.combat.result(int(roll), label), []).append(i)
        return list(groups.values())

    def happen(self, state: PatrolState, outcome: Outcome) -> None:
        label, lines = odds_label(state, self.target, self.attackers, self.ambush)
        result = str(state.title.combat.result(int(outcome), label))
        defender = state.board.unit_in[self.target]
        parts = [say("combat.part", amount=line.amount, reason=line.message) for line in lines]
        hex, rules = state.title.map.ids[self.target], dict.fromkeys(line.rule for line in lines)
        report = say("combat.result", hex=hex, parts=parts, column=label, die=int(outcome), result=result)
        state.emit(report, *rules)
        state.board.note_fight(defender, WAS_ATTACKED)
        for n in self.attackers:
            state.board.note_fight(n, ATTACKED)
        if "A1" in result:
            state.lose_step(max(self.attackers, key=state.board.strength), "PAT-COMBAT-04")
        if "D1" in result:
            state.lose_step(defender, "PAT-COMBAT-04")
        state.pop()
        if check_elimination(state):
            return
        state.push(Advancing(self.side, self.target, self.attackers))
        if "DR" in result and state.board.unit_in.get(self.target) == defender:
            state.push(Retreating(opponent(self.side), defender))


class Retreating(Choice[PatrolState], frozen=True):
    """Step: the side of the defeated unit chooses the hex it retreats to."""

    side: str
    unit: int

    def retreat_hexes(self, state: PatrolState) -> list[int]:
        """Return the hexes that the defeated unit may retreat to."""
        board, side = state.board, SIDES.index(self.side)
        at = board.hex_of(self.unit)
        assert at is not None
        free = (i for i in state.title.map.around[at.index] if i < len(state.title.map) and i not in board.unit_in)
        return sorted(
            i for i in free if not board.zones_of.is_in_enemy_zone(side, i) and is_dry_crossing(state, at.index, i)
        )

    def ask(self, state: PatrolState) -> Pending | None:
        return super().ask(state) if self.retreat_hexes(state) else None

    def decision(self, state: PatrolState) -> Decision:
        name = state.title.units[self.unit].id
        return Decision(self.side, say("ask.retreat", unit=name), (Retreat,), rules=("PAT-RETREAT-01",))

    def advance(self, state: PatrolState) -> None:
        if self.retreat_hexes(state):
            super().advance(state)
            return
        state.pop()
        state.emit(say("retreat.cannot", unit=state.title.units[self.unit].id), "PAT-RETREAT-01")
        state.lose_step(self.unit, "PAT-RETREAT-01")
        check_elimination(state)

    def options(self, state: PatrolState) -> Iterator[Action]:
        yield from (Retreat(state.title.map.ids[i]) for i in self.retreat_hexes(state))

    def do(self, state: PatrolState, action: Action) -> None:
        assert isinstance(action, Retreat)
        state.pop()
        state.board.put(self.unit, state.title.locations.hex(action.hex))
        name = state.title.units[self.unit].id
        state.emit(say("retreat.retreated", unit=name, hex=action.hex), "PAT-RETREAT-01")


class Advancing(Choice[PatrolState], frozen=True):
    """Step: one attacker may advance into the hex that the defender left."""

    side: str
    target: int
    attackers: tuple[int, ...]

    def eligible_units(self, state: PatrolState) -> list[int]:
        """Return the attackers that may advance; none if the hex is still occupied."""
        return [n for n in self.attackers if state.board.hex_of(n) and self.target not in state.board.unit_in]

    def decision(self, state: PatrolState) -> Decision:
        hex = state.title.map.ids[self.target]
        return Decision(self.side, say("ask.advance", hex=hex), (Advance, Done), rules=("PAT-ADVANCE-01",))

    def options(self, state: PatrolState) -> Iterator[Action]:
        yield from (Advance(state.title.units[n].id) for n in self.eligible_units(state))
        yield Done()

    def do(self, state: PatrolState, action: Action) -> None:
        state.pop()
        if isinstance(action, Advance):
            state.board.put(state.number(action.unit), state.title.locations.hexes[self.target])
            hex = state.title.map.ids[self.target]
            state.emit(say("advance.advanced", unit=action.unit, hex=hex), "PAT-ADVANCE-01")
