"""Replacement rolls and their use: aircraft, Misc results, rebuilds."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from broadfront.core.actions import Action
from broadfront.core.chance import Chance, Outcome
from broadfront.core.messages import Message
from broadfront.core.rules import decides
from broadfront.core.rulings import LedgerLine, Ruling, refused
from broadfront.core.steps import Choice, Decision, Step
from broadfront.titles.rhine.data.rebuild import Price
from broadfront.titles.rhine.data.roster import DEAD, IN_PLAY
from broadfront.titles.rhine.data.units import Unit, unit_regimental_equivalents
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.rules.actions import Finish, Lose, Misc, Rebuild, Restore
from broadfront.titles.rhine.rules.clerk.report_checks import report_refusal
from broadfront.titles.rhine.rules.field.trace import explain_trace
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.steps.clerk.landings import ask_entry_hex
from broadfront.titles.rhine.steps.clerk.reports import enter_report
from broadfront.titles.rhine.steps.dice import two_dice_roll

__all__ = ["AirRepls", "MiscRepl", "Rebuilds", "ReplRoll", "rebuild_price"]

NO_PRICE = {"no": "rebuilding.never", "pool": "rebuilding.pool", "repl-table": "rebuilding.misc-only"}
"""Topics that explain why Pax and Eq cannot rebuild a unit, by the special word of the rebuild table."""


class ReplRoll(Step[RhineState], frozen=True):
    """Roll two dice for a nation's replacements."""

    nation: str

    def ask(self, state: RhineState) -> Chance | None:
        """Return the pending replacement roll of a nation, or None if the nation is not in the campaign."""
        if self.nation not in state.clock.nations:
            return None
        return two_dice_roll(say("roll.repls", nation=self.nation), "BTR-REPL-01", side="allied")

    def advance(self, state: RhineState) -> None:
        """Skip the replacement roll of a nation that is not in the campaign."""
        state.pop()

    def happen(self, state: RhineState, outcome: Outcome) -> None:
        """Add the replacements that the dice give, then ask how aircraft and Misc replacements are used."""
        repls = state.title.replacements.result_for_roll(self.nation, state.clock.date, int(outcome))
        nation = self.nation
        rules = (*repls.rules, *(line.rule for line in repls.ledger))
        message = say(
            "repls.rolled",
            nation=nation,
            dice=int(outcome),
            ftr=repls.ftr,
            others=repls.other,
            pax=repls.pax,
            eq=repls.eq,
            misc=repls.misc,
        )
        state.emit(message, *rules)
        state.supply.add_replacements(nation, "Pax", repls.pax)
        state.supply.add_replacements(nation, "Eq", repls.eq)
        state.clock.write_history({f"{nation} pax": repls.pax, f"{nation} eq": repls.eq, f"{nation} misc": repls.misc})
        state.pop()
        if repls.bridge_marker:
            _add_bridge_marker(state)
        state.push(
            *(AirRepls(nation, kind, n) for kind, n in (("Ftr", repls.ftr), ("Other", repls.other)) if n),
            *(MiscRepl(nation) for _ in range(repls.misc)),
        )


def _add_bridge_marker(state: RhineState) -> None:
    """Give the Allied side a Bridge Check Marker, and log it."""
    state.land.add_bridge_marker()
    state.emit(say("marker.bridge", count=state.land.markers["bridge"]), "BTR-REPL-28", "BTR-HOUSE-02")


class AirRepls(Choice[RhineState], frozen=True):
    """Choose reduced or dead aircraft of one class to restore to full strength.

    If no reduced or dead aircraft is recorded, the player reports one first, or gives the replacements up.
    """

    nation: str
    kind: str
    left: int

    def decision(self, state: RhineState) -> Decision:
        """Return the question which aircraft to restore, or, if none has losses, which losses to report first."""
        rules = ("BTR-REPL-31", "BTR-REPL-32")
        if self._candidates(state):
            prompt = say("ask.restore", nation=self.nation, sort=self.kind, left=self.left)
            return Decision("allied", prompt, (Restore,), rules=rules)
        prompt = say("ask.restore-unknown", nation=self.nation, sort=self.kind, left=self.left)
        return Decision("allied", prompt, (Finish, Lose), rules=rules)

    def ask(self, state: RhineState) -> Decision | None:
        """Return the question which aircraft to restore, or which losses to report first; never None."""
        return self.decision(state)

    def _aircraft(self, state: RhineState) -> Iterator[int]:
        """Yield the numbers of the aircraft in play or dead of the class and nation that the replacements restore."""
        for n in range(len(state.units)):
            if state.board.box(n) in (*IN_PLAY, DEAD) and self._aircraft_refusal(state, n) is None:
                yield n

    def _candidates(self, state: RhineState) -> list[int]:
        """Return the numbers of the reduced or dead aircraft that an air replacement can restore."""
        return [n for n in self._aircraft(state) if state.board.has_losses(n)]

    def options(self, state: RhineState) -> Iterator[Action]:
        """Yield the aircraft to restore; if there are none, giving up the replacements and the losses to report."""
        if found := self._candidates(state):
            yield from (Restore(state.units[n].id) for n in state.distinct_units(found))
            return
        yield Finish()
        yield from (Lose(state.units[n].id) for n in state.distinct_units(self._aircraft(state)))

    def refusal(self, state: RhineState, action: Action) -> Ruling | None:
        """Return why an aircraft cannot be restored or reported as lost, or None if it can."""
        if isinstance(action, Finish):
            return None
        assert isinstance(action, Restore | Lose)
        n = state.number(action.unit)
        if no := self._aircraft_refusal(state, n):
            return no
        if isinstance(action, Lose):
            return report_refusal(state, action)
        if state.board.has_losses(n):
            return None
        return refused("BTR-REPL-31", say("restoring.unhurt", unit=action.unit))

    def _aircraft_refusal(self, state: RhineState, unit_number: int) -> Ruling | None:
        """Return why a unit is no aircraft that these replacements restore, or None if it is one."""
        counter, classes = state.units[unit_number], state.title.replacements.aircraft
        if counter.kind != "aircraft":
            return refused("BTR-REPL-31", say("restoring.not-aircraft", unit=counter.id))
        kind = classes.class_of(counter.type)
        if kind != self.kind:
            return refused(classes.rule[self.kind], say("restoring.other-class", aircraft=counter.type, sort=str(kind)))
        if state.replacement_payer(unit_number)[0] != self.nation:
            return refused("BTR-REPL-35", say("restoring.other-nation", nation=self.nation, other=counter.nation))
        return None

    def do(self, state: RhineState, action: Action) -> None:
        """Restore the chosen aircraft, enter a reported loss, or give up the remaining air replacements."""
        if isinstance(action, Finish):
            message = say("repls.no-aircraft", count=self.left, nation=self.nation, sort=self.kind)
            state.emit(message, "BTR-REPL-32")
            state.pop()
            return
        if isinstance(action, Lose):
            enter_report(state, action)
            return
        assert isinstance(action, Restore)
        n = state.number(action.unit)
        dead = state.board.box(n) == DEAD
        state.restore_unit(n)
        rules = ("BTR-REPL-31", "BTR-REPL-35", state.title.replacements.aircraft.rule[self.kind])
        state.emit(say("repls.restored", unit=action.unit), *rules)
        if self.left > 1:
            state.become(AirRepls(self.nation, self.kind, self.left - 1))
        else:
            state.pop()
        if dead:
            ask_entry_hex(state, n, "rebuilt")


class MiscRepl(Choice[RhineState], frozen=True):
    """Spend a Misc replacement at once: on a lost independent unit, an artillery step or a Transport Point."""

    nation: str

    def decision(self, state: RhineState) -> Decision:
        """Return the question which unit a Misc replacement brings back."""
        rules = ("BTR-REPL-26", "BTR-REPL-29")
        if self._usable_units(state):
            return Decision("allied", say("ask.misc", nation=self.nation), (Misc, Finish), rules=rules)
        return Decision("allied", say("ask.misc-unknown", nation=self.nation), (Finish, Lose, Misc), rules=rules)

    def _usable_units(self, state: RhineState) -> list[int]:
        """Return the numbers of the units, distinct ones, that the Misc replacement can be used for now."""
        lost = filter(state.board.has_losses, range(len(state.units)))
        return [n for n in state.distinct_units(lost) if self._misc_use_refusal(state, n) is None]

    def _misc_use_refusal(self, state: RhineState, unit_number: int) -> Ruling | None:
        """Return why a Misc replacement cannot be used for a unit, or None if it can."""
        if no := self._unit_refusal(state, unit_number):
            return no
        if state.board.box(unit_number) == DEAD:
            return None
        if state.board.has_losses(unit_number) and _is_artillery_division(state.units[unit_number]):
            return _artillery_step_refusal(state, unit_number)
        return refused("BTR-REPL-26", say("misc.unhurt", unit=state.units[unit_number].id))

    def _unit_refusal(self, state: RhineState, unit_number: int) -> Ruling | None:
        """Return why a Misc replacement never serves a unit, whatever it has lost, or None if it may."""
        counter = state.units[unit_number]
        if not counter.type:
            return refused("BTR-HOUSE-33", say("rebuilding.entered", unit=counter.id))
        payer, rule = state.replacement_payer(unit_number)
        if payer != self.nation:
            return refused(rule, say("misc.other-nation", unit=counter.id, other=payer, nation=self.nation))
        if counter.kind == "transport" or (_is_artillery_division(counter) and state.board.box(unit_number) != DEAD):
            return None
        if not counter.is_independent or counter.kind == "aircraft":
            return refused(("BTR-REPL-26", "OCS-UNIT-04"), say("misc.not-independent", unit=counter.id))
        if counter.kind == "HQ":
            return refused("BTR-REPL-26", say("misc.not-combat", unit=counter.id))
        row, _ = state.title.rebuild.find_row(counter.type)
        never = say("rebuilding.never", unit=counter.id)
        return refused(row.rule, never) if row.special == "No Rebuild" else None

    def options(self, state: RhineState) -> Iterator[Action]:
        """Yield the units that a Misc replacement can bring back; if there are none, the losses to report."""
        found = self._usable_units(state)
        yield from (Misc(state.units[n].id) for n in found)
        yield Finish()
        if not found:
            for n in state.distinct_units(state.board.units_in_play()):
                if state.board.is_full_strength(n) and self._unit_refusal(state, n) is None:
                    yield Lose(state.units[n].id)

    def refusal(self, state: RhineState, action: Action) -> Ruling | None:
        """Return why a unit cannot be brought back or reported as lost, or None if it can."""
        if isinstance(action, Misc):
            return self._misc_use_refusal(state, state.number(action.unit))
        if isinstance(action, Lose):
            return self._unit_refusal(state, state.number(action.unit)) or report_refusal(state, action)
        return None

    def do(self, state: RhineState, action: Action) -> None:
        """Bring back the chosen unit or step, enter a reported loss, or give up the Misc replacement."""
        if isinstance(action, Lose):
            enter_report(state, action)
            return
        state.pop()
        if not isinstance(action, Misc):
            state.emit(say("repls.misc-lost", nation=self.nation), "BTR-REPL-29")
            return
        n = state.number(action.unit)
        dead = state.board.box(n) == DEAD
        if dead:
            state.restore_unit(n)
        else:
            state.regain_steps(n, 1)
        rules = ["BTR-REPL-26", "BTR-REPL-27"]
        topic = "repls.misc-rebuilt"
        if state.units[n].kind == "transport":
            rules.append("BTR-ARRIVAL-16")
            topic = "repls.misc-returned"
        state.emit(say(topic, unit=action.unit), *rules)
        if dead:
            ask_entry_hex(state, n, "rebuilt")


def _is_artillery_division(unit: Unit) -> bool:
    """Return whether a unit is an artillery division, which a Misc replacement gives a step."""
    return unit.type.endswith("Arty Div")


@decides("BTR-REPL-26")
def _artillery_step_refusal(state: RhineState, unit_number: int) -> Ruling | None:
    """Return why a Misc replacement cannot give a reduced artillery division a step, or None if it can.

    It needs trace supply and no enemy zone; where the hex is not recorded, the player knows.
    """
    if state.board.hex_of(unit_number) is not None and not (trace := explain_trace(state, unit_number)).legal:
        assert trace.message is not None
        return refused(("BTR-REPL-26", *trace.rules), trace.message)
    return _enemy_zone_refusal(state, unit_number, "BTR-REPL-26") or _rebuild_stacking_refusal(state, unit_number, 1)


@decides("OCS-ZOC-04")
def _enemy_zone_refusal(state: RhineState, unit_number: int, rule: str) -> Ruling | None:
    """Return why a reduced unit regains no step in an enemy zone, which no friend lifts, or None outside of one."""
    unit, hex = state.units[unit_number], state.board.hex_of(unit_number)
    if hex is None or not state.board.is_in_enemy_zone(unit.side, hex):
        return None
    return refused((rule, "OCS-ZOC-04"), say("rebuilding.enemy-zone", unit=unit.id, hex=state.title.map.ids[hex]))


def rebuild_price(state: RhineState, unit_number: int, steps: int) -> Price:
    """Return the price of rebuilding a number of steps of a unit."""
    counter = state.units[unit_number]
    each = counter.re / counter.steps if counter.re else Fraction(1)
    return state.title.rebuild.price_of_rebuild(
        rebuild_table_name(counter.type, counter.part), re=each * steps, steps=steps
    )


def rebuild_table_name(printed: str, part: str) -> str:
    """Return the name by which the rebuild table knows a unit; a numbered part uses that of its formation."""
    if not part:
        return printed
    if part == "Arty":
        return "Artillery"
    return printed if "/" in part else part


def describe_replacements(state: RhineState) -> list[Message]:
    """Return a message for each nation that names its available Pax and Eq."""
    return [say("repls.some", count=count, sort=sort) for sort, count in state.supply.repls.items() if count]


class Rebuilds(Choice[RhineState], frozen=True):
    """Choose dead and reduced units to rebuild with Pax and Eq; unspent replacements are kept."""

    def decision(self, state: RhineState) -> Decision:
        """Return the question which unit to rebuild, naming the Pax and Eq that are left."""
        kept = describe_replacements(state)
        prompt = say("ask.rebuild", parts=kept) if kept else say("ask.rebuild-with-nothing")
        return Decision("allied", prompt, (Rebuild, Finish), rules=("BTR-REPL-36", "OCS-REPL-01"))

    def options(self, state: RhineState) -> Iterator[Action]:
        """Yield the rebuilds of one step that the available replacements can pay, and the end of rebuilding."""
        if any(state.supply.repls.values()):
            for n in state.distinct_units(filter(state.board.has_losses, range(len(state.units)))):
                if _rebuild_refusal(state, n, 1) is None:
                    yield Rebuild(state.units[n].id)
        yield Finish()

    def refusal(self, state: RhineState, action: Action) -> Ruling | None:
        """Return why a unit cannot be rebuilt, or None if it can."""
        if not isinstance(action, Rebuild):
            return None
        return _rebuild_refusal(state, state.number(action.unit), action.steps)

    def ledger(self, state: RhineState, action: Action) -> tuple[LedgerLine, ...]:
        """Return how the price of a rebuild is computed, line by line with rules."""
        if not isinstance(action, Rebuild):
            return ()
        return rebuild_price(state, state.number(action.unit), action.steps).ledger

    def do(self, state: RhineState, action: Action) -> None:
        """Pay for and rebuild the chosen unit and ask where it enters the map, or end rebuilding."""
        if not isinstance(action, Rebuild):
            if kept := describe_replacements(state):
                state.emit(say("repls.kept", parts=kept), "BTR-REPL-36")
            state.pop()
            return
        n = state.number(action.unit)
        price, (nation, rule) = rebuild_price(state, n, action.steps), state.replacement_payer(n)
        state.supply.spend_replacements(nation, "Pax", price.pax)
        state.supply.spend_replacements(nation, "Eq", price.eq)
        dead = state.board.box(n) == DEAD
        state.regain_steps(n, action.steps)
        rules = (rule, *price.rules, "OCS-SEQ-04")
        state.emit(say("rebuild.rebuilt", unit=action.unit, steps=action.steps, pax=price.pax, eq=price.eq), *rules)
        if dead:
            ask_entry_hex(state, n, "rebuilt")


def _rebuild_refusal(state: RhineState, unit_number: int, steps: int) -> Ruling | None:
    """Return why a number of steps of a unit cannot be rebuilt, or None if they can."""
    counter = state.units[unit_number]
    box = state.board.box(unit_number)
    if not counter.type:
        return refused("BTR-HOUSE-33", say("rebuilding.entered", unit=counter.id))
    if box == "Removed":
        return refused("BTR-ARRIVAL-10", say("rebuilding.removed", unit=counter.id))
    if box != DEAD and (not state.board.is_in_play(unit_number) or state.board.is_full_strength(unit_number)):
        return refused("BTR-HOUSE-24", say("rebuilding.unhurt", unit=counter.id))
    if counter.kind == "aircraft":
        return refused("BTR-REPL-30", say("rebuilding.aircraft", unit=counter.id))
    missing = counter.steps - state.board.steps[unit_number]
    if not 1 <= steps <= missing:
        return refused("BTR-HOUSE-10", say("rebuilding.too-many", unit=counter.id, most=missing, steps=steps))
    price = rebuild_price(state, unit_number, steps)
    if price.rebuild:
        return refused(price.rules, say(NO_PRICE[price.rebuild], unit=counter.id))
    nation, rule = state.replacement_payer(unit_number)
    have = state.supply.repls[f"{nation} Pax"], state.supply.repls[f"{nation} Eq"]
    if price.pax > have[0] or price.eq > have[1]:
        why = say(
            "rebuilding.price",
            unit=counter.id,
            pax=price.pax,
            eq=price.eq,
            nation=nation,
            pax_left=have[0],
            eq_left=have[1],
        )
        return refused((*price.rules, rule), why)
    no = _enemy_zone_refusal(state, unit_number, "OCS-REPL-01")
    return no or _rebuild_stacking_refusal(state, unit_number, steps)


def _rebuild_stacking_refusal(state: RhineState, unit_number: int, steps: int) -> Ruling | None:
    """Return why a unit cannot regain steps within the stacking limit, or None if it can.

    If player turns are played, the limit is not checked, as units can move apart.
    """
    unit, hex = state.units[unit_number], state.board.hex_of(unit_number)
    if hex is None or state.clock.player_turns:
        return None
    gained = unit_regimental_equivalents(
        unit, state.board.steps[unit_number] + steps
    ) - state.board.regimental_equivalents_of_unit(unit_number)
    return state.board.stack_refusal(unit.side, hex, gained) if gained else None
