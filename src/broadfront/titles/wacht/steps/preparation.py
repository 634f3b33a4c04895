"""Before movement: modes, changes of army, release from reserve, transport, class of movement."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from broadfront.core.actions import Action
from broadfront.core.chance import Chance, Outcome, die
from broadfront.core.rulings import LedgerLine, Ruling, refused
from broadfront.core.steps import Choice, Decision, Step
from broadfront.titles.wacht.data import fuel_table
from broadfront.titles.wacht.data.records import MODES
from broadfront.titles.wacht.data.unit_table import GE_AT_MECH, US_LEG
from broadfront.titles.wacht.data.words import say
from broadfront.titles.wacht.rules.actions import (
    Done,
    Motorize,
    NightActivity,
    Release,
    SetClass,
    SetMode,
    SwitchArmy,
)
from broadfront.titles.wacht.rules.modes import available_transport, mode_refusal
from broadfront.titles.wacht.rules.state.wacht_state import WachtState


class Modes(Choice[WachtState], frozen=True):
    """Step of play: the side chooses a mode for each of its units for the game turn (Mode Determination)."""

    side: str
    decided: tuple[int, ...] = ()

    def decision(self, state: WachtState) -> Decision:
        """Return the question which modes the side chooses."""
        takes: tuple[type[Action], ...] = (SetMode, SwitchArmy, Release, Done)
        if state.clock.is_night:
            takes = (*takes, NightActivity)
        return Decision(self.side, say("ask.modes"), takes, rules=("WAR-H-30",))

    def options(self, state: WachtState) -> Iterator[Action]:
        """Yield the modes open to each unit not decided yet, releases from reserve, night activity, and the end."""
        board = state.board
        for n in board.units_of[self.side]:
            if n in self.decided or board.hex_of(n) is None:
                continue
            for mode in ("tactical", "exploitation", "strategic", "pa"):
                if mode != board.mode_of(n) and mode_refusal(state, n, mode) is None:
                    yield SetMode(board.unit(n).id, mode)
        for formation in board.roster.formations:
            if formation.side == self.side and any(board.mode_of(n) == "mr" for n in board.members_of(formation.id)):
                yield Release(formation.id)
        if state.clock.is_night and not state.armies.night_activity.get(self.side):
            yield NightActivity()
        yield Done()

    def refusal(self, state: WachtState, action: Action) -> Ruling | None:
        """Return why a mode, change of army or release is not allowed, or None if it is."""
        board = state.board
        if isinstance(action, SetMode):
            n = state.number(action.unit)
            if board.side_of[n] != self.side or action.mode not in MODES:
                no = say("mode.unknown", unit=action.unit, mode=repr(action.mode), modes=MODES)
                return refused("WAR-H-30", no)
            if n in self.decided:
                return refused("WAR-H-30", say("mode.has-one", unit=action.unit))
            return mode_refusal(state, n, action.mode)
        if isinstance(action, SwitchArmy):
            formation, army = board.formation(action.formation), board.army(action.army)
            if formation.side != self.side or army.side != self.side or state.armies.army_of[formation.id] == army.id:
                return refused("WAR-BOUNDARY-06", say("army.cannot-change", formation=formation.id, army=army.id))
            return None
        if isinstance(action, Release):
            formation = board.formation(action.formation)
            held = [n for n in board.members_of(formation.id) if board.mode_of(n) == "mr"]
            if formation.side != self.side or not held:
                return refused("WAR-H-30", say("release.nobody", formation=formation.id))
            return None
        return super().refusal(state, action)

    def do(self, state: WachtState, action: Action) -> None:
        """Set a unit's mode, change the army of a formation or release it, declare night activity, or end the step."""
        if isinstance(action, SetMode):
            n = state.number(action.unit)
            if action.mode == "strategic" and state.board.unit(n).row == US_LEG and not state.board.carried[n]:
                load_onto_transport(state, n, available_transport(state, n))
            state.board.set_mode(n, action.mode)
            state.become(Modes(self.side, (*self.decided, n)))
            state.emit(say("mode.taken", unit=action.unit, mode=action.mode), "WAR-H-30")
        elif isinstance(action, SwitchArmy):
            state.switch_army(action.formation, action.army)
            state.emit(say("army.changed", formation=action.formation, army=action.army), "WAR-BOUNDARY-06")
        elif isinstance(action, Release):
            state.release_from_reserve(action.formation)
            state.emit(say("release.released", formation=action.formation), "WAR-H-30")
        elif isinstance(action, NightActivity):
            state.armies.set_night_activity(self.side, True)
            state.emit(say("night.activity", side=self.side), "WAR-H-31")
        else:
            state.pop()


def load_onto_transport(state: WachtState, unit_number: int, transport: str) -> None:
    """Load a unit onto transport, taking the transport points it costs from its army."""
    board = state.board
    cost = _transport_point_cost(state, unit_number) if transport == "tp" else Fraction(0)
    army = state.armies.army_of[board.unit(unit_number).formation]
    state.armies.set_transport(army, state.armies.tp[army] - int(2 * cost))
    board.set_carried(unit_number, transport)
    rule = board.profile(unit_number).row.rule
    state.emit(say("transport.carried", unit=board.unit(unit_number).id, by=transport), "WAR-H-24", rule)


def _transport_point_cost(state: WachtState, unit_number: int) -> Fraction:
    """Return the transport points that carrying a unit costs; 0 if its cost is not a number."""
    cost = state.board.profile(unit_number).tp_cost
    return cost if isinstance(cost, Fraction) else Fraction(0)


def transport_refusal(state: WachtState, unit_number: int, transport: str) -> Ruling | None:
    """Return why a unit may not be carried by this transport (`tp` or `intrinsic`), or None if it may."""
    board = state.board
    unit, profile = board.unit(unit_number), board.profile(unit_number)
    formation = board.formation_of[unit.formation]
    if board.carried[unit_number] or board.hex_of(unit_number) is None:
        return refused("WAR-H-24", say("transport.cannot", unit=unit.id, by=transport))
    if transport == "intrinsic":
        if "Intr." not in profile.row.motorize or not formation.intrinsic:
            return refused((profile.row.rule, "WAR-H-24"), say("transport.no-intrinsic", unit=unit.id))
        return None
    if transport != "tp" or "TP" not in profile.row.motorize:
        no = say("transport.other-means", unit=unit.id, motorize=profile.row.motorize, by=transport)
        return refused((profile.row.rule, "WAR-H-24"), no)
    pool, cost = state.armies.tp[state.armies.army_of[formation.id]], _transport_point_cost(state, unit_number)
    if 2 * cost > pool:
        no = say("transport.too-few-points", unit=unit.id, needed=str(cost), left=str(Fraction(pool, 2)))
        return refused("WAR-H-24", no)
    return None


class Transport(Choice[WachtState], frozen=True):
    """Step of play: the side assigns transport to units, and chooses Leg or Mech for units that may be either."""

    side: str
    chosen: tuple[int, ...] = ()

    def decision(self, state: WachtState) -> Decision:
        """Return the question which transport and movement classes the side chooses."""
        return Decision(self.side, say("ask.transport"), (Motorize, SetClass, Done), rules=("WAR-H-24",))

    def selectable_classes(self, state: WachtState, unit_number: int) -> tuple[str, ...]:
        """Return the movement classes (Leg, Mech) that a unit may choose now; empty if it has no choice."""
        bound = state.board.mode_of(unit_number) in ("strategic", "exploitation")
        able = state.board.may_choose_class(unit_number) or state.board.unit(unit_number).row == GE_AT_MECH
        return ("Leg", "Mech") if able and not bound else ()

    def options(self, state: WachtState) -> Iterator[Action]:
        """Yield the transport and the movement classes open to each unit, and the end of the step."""
        board = state.board
        for n in board.units_of[self.side]:
            for by in ("tp", "intrinsic"):
                if transport_refusal(state, n, by) is None:
                    yield Motorize(board.unit(n).id, by)
            if n not in self.chosen and board.hex_of(n) is not None:
                for cls in self.selectable_classes(state, n):
                    if cls != board.class_of(n):
                        yield SetClass(board.unit(n).id, cls)
        yield Done()

    def refusal(self, state: WachtState, action: Action) -> Ruling | None:
        """Return why a unit may not take this transport or movement class, or None if it may."""
        board = state.board
        if isinstance(action, Motorize):
            n = state.number(action.unit)
            if board.side_of[n] != self.side:
                return refused("WAR-H-24", say("refusal.not-yours", name=action.unit, side=self.side))
            return transport_refusal(state, n, action.by)
        if isinstance(action, SetClass):
            n = state.number(action.unit)
            able = self.selectable_classes(state, n)
            if board.side_of[n] != self.side or action.movement_class not in able:
                no = say("class.only", unit=action.unit, ways=able or (board.class_of(n),))
                return refused(("WAR-UNIT-39", board.profile(n).row.rule), no)
            return None
        return super().refusal(state, action)

    def do(self, state: WachtState, action: Action) -> None:
        """Load a unit onto transport, set its movement class, or end the step."""
        if isinstance(action, Motorize):
            load_onto_transport(state, state.number(action.unit), action.by)
        elif isinstance(action, SetClass):
            n = state.number(action.unit)
            state.board.set_class(n, action.movement_class)
            state.become(Transport(self.side, (*self.chosen, n)))
            state.emit(say("class.chosen", unit=action.unit, cls=action.movement_class), "WAR-UNIT-39")
        else:
            state.pop()


class ReserveRolls(Step[WachtState], frozen=True):
    """Step of play: roll for the movement bonus of each formation recently released from Maneuver Reserve."""

    side: str
    rolled: tuple[str, ...] = ()

    def next_formation_to_roll(self, state: WachtState) -> str | None:
        """Return the formation that rolls for its reserve bonus next, or None if all have rolled."""
        turns = state.title.charts.house_file.integer_at("H-22", "game_turns")
        for formation, released in sorted(state.armies.mr_release.items()):
            short = fuel_table.must_roll_for_ma(state.armies.fuel_status.get(formation, "Normal"))
            due = 0 <= state.clock.turn - released < turns and state.board.formation(formation).side == self.side
            if due and formation not in self.rolled and not short:
                return formation
        return None

    def ask(self, state: WachtState) -> Chance | None:
        """Return the pending roll for the next formation's reserve bonus, or None if all have rolled."""
        formation = self.next_formation_to_roll(state)
        if formation is None:
            return None
        return die(say("roll.reserve", formation=formation), 0, 9, side=self.side, rules=("WAR-7.4.1b-04",))

    def advance(self, state: WachtState) -> None:
        """End the reserve rolls."""
        state.pop()

    def reserve_bonus_result(self, state: WachtState, roll: int) -> tuple[str, list[LedgerLine]]:
        """Return the table entry that a die roll gives the formation now rolling, and the roll's modifiers."""
        formation = self.next_formation_to_roll(state)
        assert formation is not None
        conditions = []
        if state.armies.mr_release[formation] == state.clock.turn:
            conditions.append("released_from_mr_this_gt")
        if state.board.formation(formation).extended_supply:
            conditions.append("extended_korps_supply")
        return fuel_table.look_up_fuel_result(state.title.charts, "MR-Bonus", roll, conditions)

    def happen(self, state: WachtState, outcome: Outcome) -> None:
        """Give the formation the movement bonus of its roll."""
        formation = self.next_formation_to_roll(state)
        assert formation is not None
        text, ledger = self.reserve_bonus_result(state, int(outcome))
        state.armies.give_reserve_bonus(formation, fuel_table.parse_reserve_bonus(text))
        state.become(ReserveRolls(self.side, (*self.rolled, formation)))
        rules = dict.fromkeys(("WAR-7.4.1b-04", *(line.rule for line in ledger)))
        state.emit(say("reserve.rolled", formation=formation, roll=int(outcome), result=text), *rules)
