"""A combat or overrun: Surprise and its shift, the result, losses, retreats, advance, exploitation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from broadfront.core.actions import Action
from broadfront.core.chance import Chance, Outcome, die
from broadfront.core.messages import Message
from broadfront.core.rulings import Ruling, refused
from broadfront.core.steps import Choice, Decision, Step
from broadfront.titles.rhine.data.combat_table import Result, surprise_column_shift
from broadfront.titles.rhine.data.sector import STACK_LIMIT, exceeds_stack_limit
from broadfront.titles.rhine.data.words import ledger_as_messages, say
from broadfront.titles.rhine.rules.actions import Advance, Finish, RetreatTo, TakeSteps
from broadfront.titles.rhine.rules.clerk.campaign import broadfront_refusal
from broadfront.titles.rhine.rules.field.opening import Opening, open_battle
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.steps.dice import two_dice_roll
from broadfront.titles.rhine.steps.field.bridges import resolve_hex_entry
from broadfront.titles.rhine.steps.field.losses import (
    can_enter_neighbor,
    retreat_hexes,
    retreat_stack,
    take_combat_losses,
    total_steps,
)

__all__ = ["Aftermath", "Battle", "OptionChoice", "Start", "Storm", "Withdrawal"]


class Start(Step[RhineState], frozen=True):
    """Begin a battle: pay combat supply and find the odds column before the dice are rolled."""

    kind: str
    target: int
    attackers: tuple[int, ...]

    def advance(self, state: RhineState) -> None:
        """Open the battle unless attackers or defenders are gone, and wait for its first roll."""
        state.pop()
        living = tuple(n for n in self.attackers if state.board.hex_of(n) is not None)
        beside = tuple(n for n in living if self.target in state.title.map.around[state.board.hex_of(n) or 0])
        if not beside or not state.board.combat_units_in(self.target):
            return
        opening = open_battle(state, self.target, beside)
        if state.events is not None:
            self._log_opening(state, beside, opening)
        for n in beside:
            if self.kind == "regular":
                state.board.finish_moving(n)
        state.push(
            Battle(
                self.kind,
                self.target,
                beside,
                opening.attacker,
                opening.defender,
                opening.line,
                opening.column,
                opening.drm,
            )
        )

    def _log_opening(self, state: RhineState, attackers: tuple[int, ...], opening: Opening) -> None:
        """Log the start of the battle with the lines that explain its odds."""
        message = say(
            "combat.opened",
            units=[state.units[n].id for n in attackers],
            hex=state.title.map.ids[self.target],
            column=state.title.combat.lines[opening.line][opening.column],
            combat_line=opening.line,
            drm=opening.drm,
            ledger=ledger_as_messages(opening.ledger),
        )
        state.emit(message, *dict.fromkeys(entry.rule for entry in opening.ledger))


class Battle(Step[RhineState], frozen=True):
    """Roll the dice of a battle: for Surprise, for the column shift it gives, and for the combat result."""

    kind: str
    target: int
    attackers: tuple[int, ...]
    lead: int
    stand: int
    line: str
    column: int
    drm: int
    stage: str = "surprise"
    """The next roll: surprise, attacker or defender (the side that rolls for the shift), or result."""

    def hedgehog_level(self, state: RhineState) -> int:
        """Return the level of the defenders' hedgehog, 0 for none."""
        return state.land.hedgehogs.get(state.title.map.ids[self.target], 0)

    def ask(self, state: RhineState) -> Chance:
        """Return the roll that is due: for Surprise, for the column shift, or for the combat result."""
        side = state.units[self.lead].side
        if self.stage == "surprise":
            return two_dice_roll(
                self._roll_prompt(state, "roll.surprise"), state.title.combat.limits[self.kind].rule, side=side
            )
        if self.stage == "result":
            return two_dice_roll(self._roll_prompt(state, "roll.combat"), "OCS-COMBAT-16", side=side)
        return die(self._roll_prompt(state, "roll.shift"), 1, 6, side=side, rules=("OCS-COMBAT-15",))

    def _roll_prompt(self, state: RhineState, topic: str) -> Message:
        """Return the prompt of a combat roll: attackers, target, odds column and modifier."""
        return say(
            topic,
            role=self.stage,
            units=[state.units[n].id for n in self.attackers],
            hex=state.title.map.ids[self.target],
            column=state.title.combat.lines[self.line][self.column],
            combat_line=self.line,
            drm=self.drm,
        )

    def result_of_roll(self, state: RhineState, face: int) -> str:
        """Return what a roll of the pending dice means: side with Surprise, new odds column, or combat result."""
        table = state.title.combat
        if self.stage == "surprise":
            return table.find_side_with_surprise(self.kind, face, self.drm, self.hedgehog_level(state))[0]
        if self.stage == "result":
            return table.printed_result(self.column, face + self.drm - self.hedgehog_level(state))
        return table.lines[self.line][
            table.shift_column(self.line, self.column, surprise_column_shift(self.stage, face))
        ]

    def happen(self, state: RhineState, outcome: Outcome) -> None:
        """Apply a roll of the battle: record Surprise, shift the odds column, or begin to carry out the result."""
        table, dice = state.title.combat, int(outcome)
        if self.stage == "surprise":
            side, _ = table.find_side_with_surprise(self.kind, dice, self.drm, self.hedgehog_level(state))
            rules = (table.limits[self.kind].rule, "OCS-COMBAT-08")
            state.emit(say("combat.surprise", dice=dice, role=side), *rules)
            state.become(msgspec.structs.replace(self, stage="result" if side == "none" else side))
        elif self.stage == "result":
            cell = table.printed_result(self.column, dice + self.drm - self.hedgehog_level(state))
            state.emit(say("combat.result", dice=dice, result=cell), "OCS-COMBAT-16")
            state.become(Aftermath(self.kind, self.target, self.attackers, self.lead, self.stand, cell))
        else:
            column = table.shift_column(self.line, self.column, surprise_column_shift(self.stage, dice))
            message = say("combat.shifted", column=table.lines[self.line][column], stands=column == self.column)
            state.emit(message, "OCS-COMBAT-15", "OCS-COMBAT-07")
            state.become(msgspec.structs.replace(self, stage="result", column=column))

    def classes(self, state: RhineState, chance: Chance) -> Sequence[Sequence[int]] | None:
        """Return the indexes of the possible rolls, grouped by their result in this stage of the battle; never None."""
        groups: dict[str, list[int]] = {}
        for n, outcome in enumerate(chance.outcomes):
            groups.setdefault(self.result_of_roll(state, int(outcome)), []).append(n)
        return list(groups.values())


class Aftermath(Step[RhineState], frozen=True):
    """Carry out a combat result: losses and options of attacker and defender, then advance and exploitation."""

    kind: str
    target: int
    attackers: tuple[int, ...]
    lead: int
    stand: int
    cell: str
    stage: int = 0
    retreated: bool = False
    """Whether the attacker retreated or could not fulfill all his options."""

    def advance(self, state: RhineState) -> None:
        """Carry out the next part of a combat result: the attacker's part, the defender's, then the end of battle."""
        result = state.title.combat.parsed[self.cell]
        state.become(msgspec.structs.replace(self, stage=self.stage + 1))
        match self.stage:
            case 0:
                self._apply_attacker_result(state, result)
            case 1:
                self._apply_defender_result(state, result)
            case 2:
                if result.defender.dg:
                    self._disorganize_defenders(state)
                self._end_battle(state, result)
            case _:
                state.pop()

    def _apply_attacker_result(self, state: RhineState, result: Result) -> None:
        """Apply the attacker's step losses, and ask how he takes the options of the combat result."""
        take_combat_losses(state, self.attackers, self.lead, result.attacker.steps)
        living = self._survivors(state, self.attackers)
        if result.attacker.options and living:
            lead = self.lead if not result.attacker.steps else -1
            state.push(OptionChoice(living, lead, result.attacker.options, self.target, "attacker"))

    def _apply_defender_result(self, state: RhineState, result: Result) -> None:
        """Apply the defender's step losses, and ask how he takes the options of the combat result."""
        defenders = tuple(state.board.combat_units_in(self.target))
        if not defenders:
            return
        take_combat_losses(state, defenders, self.stand, result.defender.steps)
        living = self._survivors(state, defenders)
        if result.defender.options and living:
            lead = self.stand if not result.defender.steps else -1
            foes = self._survivors(state, self.attackers)
            foe = state.board.hex_of(foes[0]) if foes else None
            away = self.target if foe is None else foe
            state.push(OptionChoice(living, lead, result.defender.options, away, "defender", self.retreated))

    def _survivors(self, state: RhineState, units: tuple[int, ...]) -> tuple[int, ...]:
        """Return those of the given units that are still on the map."""
        return tuple(n for n in units if state.board.hex_of(n) is not None)

    def _disorganize_defenders(self, state: RhineState) -> None:
        """Make the defenders still in the target hex DG (disorganized)."""
        defenders = list(state.board.combat_units_in(self.target))
        for n in defenders:
            state.set_mode(n, "DG")
        if not defenders:
            return
        state.emit(say("dg.defenders", hex=state.title.map.ids[self.target]), "OCS-MODE-08")

    def _end_battle(self, state: RhineState, result: Result) -> None:
        """End the battle: put units in Exploitation Mode, and ask for the advance or enter the overrun hex."""
        able = tuple(
            n
            for n in self._survivors(state, self.attackers)
            if self.target in state.title.map.around[state.board.hex_of(n) or 0]
        )
        if state.board.combat_units_in(self.target):
            if self.kind == "overrun":
                for n in able:
                    state.board.clear_points_left(n)
                    state.board.finish_moving(n)
            return
        if self.kind == "overrun":
            self._enter_target(state, able)
            return
        if result.attacker.exploit is not None:
            self._set_exploitation(state, able, result.attacker.exploit)
        if able:
            state.push(Storm(state.units[able[0]].side, self.target, able))

    def _enter_target(self, state: RhineState, units: tuple[int, ...]) -> None:
        """Move the overrunning units into the target hex."""
        for n in units:
            state.place_in_hex(n, self.target)
        state.emit(say("overrun.entered", hex=state.title.map.ids[self.target]), "OCS-OVERRUN-01")
        if units:
            resolve_hex_entry(state, self.target, state.units[units[0]].side)

    def _set_exploitation(self, state: RhineState, units: tuple[int, ...], min_rating: int) -> None:
        """Put attackers with at least a minimum Action Rating in Exploitation Mode, unless they retreated.

        Only attackers from one hex or two adjacent hexes qualify.
        """
        hexes = sorted({hex for n in self.attackers if (hex := state.board.hex_of(n)) is not None})
        joined = len(hexes) < 2 or (len(hexes) == 2 and hexes[1] in state.title.map.around[hexes[0]])
        if self.retreated or state.clock.phase == "Exploitation" or not joined:
            state.emit(say("exploit.nobody"), "OCS-COMBAT-19")
            return
        for n in units:
            if state.board.mode(n) != "DG" and state.board.rating(n) >= min_rating:
                state.set_mode(n, "Exploitation")
                state.emit(say("exploit.unit", unit=state.units[n].id), "OCS-COMBAT-19", "OCS-MODE-06")


class OptionChoice(Choice[RhineState], frozen=True):
    """Choose how many options of a combat result to take as step losses; each other one is a hex of retreat.

    With `may_ignore` the defender may ignore the options.
    """

    units: tuple[int, ...]
    lead: int
    options_due: int
    away: int
    role: str
    may_ignore: bool = False

    def side(self, state: RhineState) -> str:
        """Return the side that chooses between step losses and retreat."""
        return state.units[self.units[0]].side

    def decision(self, state: RhineState) -> Decision:
        """Return the question how many options to take as step losses."""
        kinds = (TakeSteps, Finish) if self.may_ignore else (TakeSteps,)
        topic = "ask.attacker-options" if self.role == "attacker" else "ask.defender-options"
        prompt = say(topic, count=self.options_due)
        return Decision(state.clock.deciding_side(self.side(state)), prompt, kinds, rules=("OCS-COMBAT-17",))

    def units_by_hex(self, state: RhineState) -> list[tuple[int, ...]]:
        """Return the surviving units that take the combat result, grouped by hex."""
        hexes = dict.fromkeys(state.board.hex_of(n) for n in self.units)
        return [tuple(n for n in self.units if state.board.hex_of(n) == hex) for hex in hexes]

    def can_retreat(self, state: RhineState) -> bool:
        """Return whether every stack that must retreat has a hex to retreat to."""
        return all(next(retreat_hexes(state, stack, self.away), None) is not None for stack in self.units_by_hex(state))

    def options(self, state: RhineState) -> Iterator[Action]:
        """Yield the numbers of options that can be taken as step losses, and ignoring them if allowed."""
        least = 0 if self.can_retreat(state) else self.options_due
        return iter(
            (*(TakeSteps(n) for n in range(least, self.options_due + 1)), *((Finish(),) if self.may_ignore else ()))
        )

    def refusal(self, state: RhineState, action: Action) -> Ruling | None:
        """Return why this number of step losses cannot be chosen, or None if it can."""
        if action in self.options(state):
            return None
        topic = "options.too-many" if self.can_retreat(state) else "options.no-retreat"
        return refused("OCS-COMBAT-17", say(topic, action=str(action), count=self.options_due))

    def do(self, state: RhineState, action: Action) -> None:
        """Take the chosen step losses, and retreat the surviving stacks by the options left."""
        state.pop()
        if not isinstance(action, TakeSteps):
            state.emit(say("combat.options-ignored"), "OCS-COMBAT-17")
            return
        lost = take_combat_losses(state, self.units, self.lead, action.steps)
        hexes = self.options_due - action.steps
        after = state.stack[-1]
        if self.role == "attacker" and (hexes or lost < action.steps) and isinstance(after, Aftermath):
            state.become(msgspec.structs.replace(after, retreated=True))
        gone, back = say("amount.steps", steps=action.steps), say("amount.hexes", count=hexes)
        state.emit(say("combat.options-met", side=self.side(state), lost=gone, back=back), "OCS-COMBAT-17")
        living = [tuple(n for n in stack if state.board.hex_of(n) is not None) for stack in self.units_by_hex(state)]
        if hexes:
            state.push(*(Withdrawal(stack, hexes, 1, self.away) for stack in living if stack))


class Withdrawal(Choice[RhineState], frozen=True):
    """Retreat a stack hex by hex; each hex that it cannot retreat costs it a step."""

    units: tuple[int, ...]
    left: int
    nth: int
    away: int

    def survivors(self, state: RhineState) -> tuple[int, ...]:
        """Return the units of the retreating stack that are still on the map."""
        return tuple(n for n in self.units if state.board.hex_of(n) is not None)

    def decision(self, state: RhineState) -> Decision:
        """Return the question to which neighboring hex the stack retreats."""
        prompt = say("ask.retreat", count=self.left)
        side = state.clock.deciding_side(state.units[self.units[0]].side)
        return Decision(side, prompt, (RetreatTo,), rules=("OCS-COMBAT-17",))

    def ask(self, state: RhineState) -> Decision | None:
        """Return the question to which hex the stack retreats, or None if it cannot retreat."""
        units = self.survivors(state)
        return (
            self.decision(state) if units and next(retreat_hexes(state, units, self.away), None) is not None else None
        )

    def advance(self, state: RhineState) -> None:
        """End the retreat of a stack with no hex to go to; it loses a step for each hex not retreated."""
        units = self.survivors(state)
        if units and self.left:
            take_combat_losses(state, units, -1, min(self.left, total_steps(state, units)))
            state.emit(say("retreat.nowhere"), "OCS-COMBAT-17")
        state.pop()

    def options(self, state: RhineState) -> Iterator[Action]:
        """Yield the neighboring hexes to which the stack can retreat."""
        ids = state.title.map.ids
        return (RetreatTo(ids[hex]) for hex in retreat_hexes(state, self.survivors(state), self.away))

    def do(self, state: RhineState, action: Action) -> None:
        """Retreat the stack into the chosen hex, with the effects of entering it."""
        assert isinstance(action, RetreatTo)
        units = self.survivors(state)
        hex = state.title.map.index[action.hex]
        if self.left > 1:
            state.become(Withdrawal(self.units, self.left - 1, self.nth + 1, self.away))
        else:
            state.pop()
        retreat_stack(state, units, hex, self.nth)
        resolve_hex_entry(state, hex, state.units[units[0]].side)


class Storm(Choice[RhineState], frozen=True):
    """Choose which attacking units advance into the hex that the enemy left."""

    of: str
    target: int
    able: tuple[int, ...]

    def decision(self, state: RhineState) -> Decision:
        """Return the question which units advance."""
        prompt = say("ask.advance", hex=state.title.map.ids[self.target])
        return Decision(state.clock.deciding_side(self.of), prompt, (Advance, Finish), rules=("OCS-COMBAT-17",))

    def can_advance(self, state: RhineState, units: tuple[int, ...]) -> bool:
        """Return whether these units can advance into the hex that the enemy left, within the stacking limit."""
        size = sum(
            state.board.regimental_equivalents_of_unit(n) for n in units
        ) + state.board.regimental_equivalents_in_hex(self.target, self.of)
        return (
            not exceeds_stack_limit(size)
            and self.broadfront_refusal(state, units) is None
            and all(can_enter_neighbor(state, n, self.target) for n in units)
        )

    def broadfront_refusal(self, state: RhineState, units: tuple[int, ...]) -> Ruling | None:
        """Return why the Broadfront restrictions keep one of these units from advancing, or None if they do not."""
        hex = state.title.map.ids[self.target]
        return next((no for n in units if (no := broadfront_refusal(state, state.units[n], hex))), None)

    def options(self, state: RhineState) -> Iterator[Action]:
        """Yield the advance of all units together, of each alone, and no advance."""
        names = tuple(state.units[n].id for n in self.able)
        if len(self.able) > 1 and self.can_advance(state, self.able):
            yield Advance(names)
        for n in self.able:
            if self.can_advance(state, (n,)):
                yield Advance((state.units[n].id,))
        yield Finish()

    def refusal(self, state: RhineState, action: Action) -> Ruling | None:
        """Return why these units may not advance into the hex, or None if they may."""
        if isinstance(action, Finish):
            return None
        assert isinstance(action, Advance)
        numbers = tuple(state.number(unit) for unit in action.units)
        if (
            numbers
            and len(set(numbers)) == len(numbers)
            and set(numbers) <= set(self.able)
            and self.can_advance(state, numbers)
        ):
            return None
        if set(numbers) <= set(self.able) and (no := self.broadfront_refusal(state, numbers)):
            return no
        return refused("OCS-STACK-01", say("advancing.not-able", action=str(action), most=STACK_LIMIT))

    def do(self, state: RhineState, action: Action) -> None:
        """Move the chosen units into the hex that the enemy left, with the effects of entering it."""
        state.pop()
        if isinstance(action, Advance):
            for unit in action.units:
                state.place_in_hex(state.number(unit), self.target)
            state.emit(say("combat.advanced", units=action.units), "OCS-COMBAT-17")
            resolve_hex_entry(state, self.target, self.of)
