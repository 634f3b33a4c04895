"""Records of what units, divisions and sides did today, in the present activation and in the whole game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from broadfront.core.facts import (
    BETWEEN,
    Fact,
    Table,
    cells,
    count,
    entries,
    hex_subject,
    hexside_subject,
    named_things_subject,
    plain,
    with_byte,
    words,
)
from broadfront.core.positions.parts import Part
from broadfront.core.positions.values import Bits, HexNumber, Number, Words
from broadfront.titles.ardennes.data.records import AIRBORNE, EISENHOWER, GERMAN, OKW_RELEASED, XXX_ARRIVED
from broadfront.titles.ardennes.rules.markers import CROSSED, DID, HAPPENED, PATTON, REPLACED
from broadfront.titles.ardennes.rules.state.declarations import (
    ACTIVATION,
    DAY,
    IMPULSE,
    UNDER_WAY,
    river_hexsides,
    unmarked_unit_column,
)

if TYPE_CHECKING:
    from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = ["Activation", "Tally", "Totals"]

WITHOUT_REPLACED = bytes(bits & ~REPLACED for bits in range(256))


def _german_divisions(state: ArdennesState) -> list[str]:
    """Return the names of the German divisions."""
    return sorted({unit.division for unit in state.title.units if unit.side_number == GERMAN})


def _corps_names(state: ArdennesState) -> list[str]:
    """Return the names of all corps."""
    return sorted({unit.corps for unit in state.title.units})


def _once_a_game(state: ArdennesState) -> tuple[str, ...]:
    """Return the names of the events that can happen only once per game."""
    return (*state.title.decks.once_per_game_events, PATTON, OKW_RELEASED, XXX_ARRIVED)


def _may_be_used(state: ArdennesState) -> tuple[str, ...]:
    """Return every name that the fact `used` can hold: the events that happen only once per game, and the airborne
    division that Eisenhower Hesitates delayed."""
    return (*_once_a_game(state), *(f"{EISENHOWER} {division}" for division in AIRBORNE))


class Tally(Part):
    """Record of what units, divisions and sides did today."""

    FACTS: ClassVar[dict[str, Fact]] = {
        "today": cells(initial=unmarked_unit_column, span=DAY, value=Bits.from_words(*HAPPENED), not_in_editor=BETWEEN),
        "activated": cells(
            initial=unmarked_unit_column,
            span=DAY,
            not_in_editor=BETWEEN,
            value=Number(high=lambda state, _unit: state.clock.impulse),
        ),
        "blocked_slots": count(span=DAY, section="today", not_in_editor=BETWEEN),
        "allied_draws": count(span=DAY, section="today", not_in_editor=BETWEEN),
        "allied_deployed": count(span=DAY, section="today", not_in_editor=BETWEEN),
        "opened_corps": words(span=DAY, of=named_things_subject("corps", _corps_names), section="today", **UNDER_WAY),
        "division_impulses": entries(
            int, span=DAY, of=named_things_subject("division", _german_divisions), section="today", **UNDER_WAY
        ),
        "division_hexes": entries(
            int,
            span=IMPULSE,
            of=named_things_subject("division", _german_divisions),
            value=HexNumber(),
            section="today",
            **UNDER_WAY,
        ),
    }
    __slots__ = (*FACTS,)

    today: bytes
    """Bits for what happened to each unit today."""
    activated: bytes
    """Impulse of its side in which each unit was last activated today, counted from 1; 0 for none."""
    blocked_slots: int
    """Number of German hand slots taken by Airpower today."""
    allied_draws: int
    """Number of cards the Allied player has drawn today."""
    allied_deployed: int
    """Number of Allied units that have left the Reserve today."""
    opened_corps: frozenset[str]
    """Corps activated in an opening impulse of the two-player game."""
    division_impulses: Table[int]
    """Impulse in which each German division was last activated."""
    division_hexes: Table[int]
    """Hex where units of each German division were deployed in this impulse or phase."""

    def note_allied_deployed(self) -> None:
        """Count one more Allied unit that left the Reserve today."""
        self.allied_deployed += 1

    def note_allied_draw(self) -> None:
        """Count one more card drawn by the Allied player today."""
        self.allied_draws += 1

    def forget_allied_draws(self) -> None:
        """Forget how many cards the Allied player drew today."""
        self.allied_draws = 0

    def block_german_hand_slot(self) -> None:
        """Reduce the size of the German hand by one card for the rest of the day, as Airpower does."""
        self.blocked_slots += 1

    def note_division_hex(self, division: str, hex: int) -> None:
        """Record that units of a German division were deployed in a hex."""
        self.division_hexes = self.division_hexes.with_entry(division, hex)

    def note_activated(self, units: Iterable[int], impulse: int) -> None:
        """Record that units were activated in the impulse of their side with this number."""
        for number in units:
            self.activated = with_byte(self.activated, number, impulse)

    def note_division(self, division: str, impulse: int) -> None:
        """Record that a German division was activated in the impulse with this number."""
        self.division_impulses = self.division_impulses.with_entry(division, impulse)

    def note_opened_corps(self, corps: str) -> None:
        """Record that a corps was activated in an opening impulse of 16 December."""
        self.opened_corps |= {corps}

    def mark_unit_today(self, number: int, bits: int) -> None:
        """Record what happened to a unit today (such as REPLACED), as bits."""
        self.today = with_byte(self.today, number, self.today[number] | bits)

    def allow_all_replacements_again(self) -> None:
        """Let every unit receive Replacements again, as in a new impulse."""
        self.today = self.today.translate(WITHOUT_REPLACED)

    def allow_replacements_again(self, units: Iterable[int]) -> None:
        """Let the given units receive Replacements again."""
        for number in units:
            if self.today[number] & REPLACED:
                self.today = with_byte(self.today, number, self.today[number] & ~REPLACED)


class Activation(Part):
    """Record of what happened in the present activation."""

    FACTS: ClassVar[dict[str, Fact]] = {
        "done": cells(
            initial=unmarked_unit_column,
            span=ACTIVATION,
            value=Bits.from_words(*DID),
            file="did",
            fix="did",
            not_in_editor=BETWEEN,
        ),
        "crossed": entries(
            int,
            span=ACTIVATION,
            of=hexside_subject(river_hexsides),
            value=Bits.from_words(*CROSSED),
            section="activation",
            **UNDER_WAY,
        ),
        "checked": words(span=ACTIVATION, of=hex_subject(), section="activation", **UNDER_WAY),
        "attacked": words(kind=int, span=ACTIVATION, of=hex_subject(numbered=True), section="activation", **UNDER_WAY),
        "tactics_used": count(span=ACTIVATION, section="activation", not_in_editor=BETWEEN),
    }
    __slots__ = (*FACTS,)

    done: bytes
    """Bits for what each unit did in the present activation."""
    crossed: Table[int]
    """River hexsides used in the present activation, with bits for how."""
    checked: frozenset[str]
    """Hexes checked for a Roadblock in the present activation."""
    attacked: frozenset[int]
    """Hexes attacked in the present activation."""
    tactics_used: int
    """Number of tactics the attacker has played."""

    def mark_done(self, number: int, bits: int) -> None:
        """Record what a unit did in this activation (such as MOVED), as bits."""
        self.done = with_byte(self.done, number, self.done[number] | bits)

    def note_attack(self, target: int) -> None:
        """Record that a hex was attacked in this activation."""
        self.attacked |= {target}

    def note_tactic(self) -> None:
        """Count one more CombatTactic played by the attacker in this activation."""
        self.tactics_used += 1

    def note_crossing(self, crossing: str, bits: int) -> None:
        """Record, as bits, that a river hexside was crossed in this activation, or its demolition rolled for."""
        self.crossed = self.crossed.with_entry(crossing, self.crossed.get(crossing, 0) | bits)

    def note_roadblock_check(self, hex: str) -> None:
        """Record that a hex was checked for a Roadblock."""
        self.checked |= {hex}


class Totals(Part):
    """Facts that last until the end of the game, such as points scored and events used."""

    FACTS: ClassVar[dict[str, Fact]] = {
        "exit_vp": count(value=Number(), always=True),
        "okw_army": plain(
            kind=str,
            initial=lambda _state: "",
            value=Words(words=("", "6SSPz", "5Pz", "7A"), none="none"),
            always=True,
        ),
        "used": words(of=named_things_subject("event", _may_be_used, offered=_once_a_game), adds=True),
        "replacement_points": plain(kind=int | None, initial=lambda _state: None, not_in_editor=BETWEEN),
    }
    __slots__ = (*FACTS,)

    exit_vp: int
    okw_army: str
    """Army that OKW units count as since their last activation; empty before."""
    used: frozenset[str]
    """Once-per-game events that have happened."""
    replacement_points: int | None
    """Replacement points the German has left; None before any were received."""

    def add_used(self, event: str) -> None:
        """Record that a once-per-game event has happened."""
        self.used |= {event}

    def receive_replacements(self, points: int) -> None:
        """Add Replacement points to those the German has left."""
        self.replacement_points = (self.replacement_points or 0) + points

    def spend_replacement(self) -> None:
        """Spend one German Replacement point."""
        self.replacement_points = (self.replacement_points or 0) - 1

    def attach_okw(self, army: str) -> None:
        """Attach OKW units to an army."""
        self.okw_army = army

    def score_exit(self, points: int) -> None:
        """Add victory points for units that left the map."""
        self.exit_vp += points
