"""What was done: today, in the present activation, in the whole game."""

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
    hexes,
    hexsides,
    named,
    plain,
    with_cell,
    words,
)
from broadfront.core.positions.parts import Part
from broadfront.core.positions.values import Bits, HexNumber, Number, Words
from broadfront.titles.ardennes.data.records import GERMAN, OKW_RELEASED, XXX_ARRIVED
from broadfront.titles.ardennes.rules.markers import CROSSED, DID, HAPPENED, PATTON, REPLACED
from broadfront.titles.ardennes.rules.state.common import (
    ACTIVATION,
    DAY,
    IMPULSE,
    UNDER_WAY,
    river_hexsides,
    unmarked,
)

if TYPE_CHECKING:
    from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = ["Activation", "Tally", "Totals"]

WITHOUT_REPLACED = bytes(bits & ~REPLACED for bits in range(256))


def _divisions(state: ArdennesState) -> list[str]:
    return sorted({unit.division for unit in state.title.units if unit.side_number == GERMAN})


def _corps(state: ArdennesState) -> list[str]:
    return sorted({unit.corps for unit in state.title.units})


def _once_a_game(state: ArdennesState) -> tuple[str, ...]:
    """Events that happen once a game."""
    return (*state.title.decks.once_per_game_events, PATTON, OKW_RELEASED, XXX_ARRIVED)


class Tally(Part):
    """What units, divisions and sides did today."""

    FACTS: ClassVar[dict[str, Fact]] = {
        "today": cells(initial=unmarked, span=DAY, value=Bits.of(*HAPPENED), not_in_editor=BETWEEN),
        "activated": cells(
            initial=unmarked,
            span=DAY,
            not_in_editor=BETWEEN,
            value=Number(high=lambda state, _unit: state.clock.impulse),
        ),
        "blocked_slots": count(span=DAY, section="today", not_in_editor=BETWEEN),
        "allied_draws": count(span=DAY, section="today", not_in_editor=BETWEEN),
        "allied_deployed": count(span=DAY, section="today", not_in_editor=BETWEEN),
        "opened_corps": words(span=DAY, of=named("", _corps), section="today", **UNDER_WAY),
        "division_impulses": entries(int, span=DAY, of=named("division", _divisions), section="today", **UNDER_WAY),
        "division_hexes": entries(
            int, span=IMPULSE, of=named("division", _divisions), value=HexNumber(), section="today", **UNDER_WAY
        ),
    }
    __slots__ = (*FACTS,)

    today: bytes
    """Bits of what happened to a unit today."""
    activated: bytes
    """The impulse of its side today in which a unit was last activated, counted from 1; 0 for none."""
    blocked_slots: int
    """Places in the German hand that Airpower takes."""
    allied_draws: int
    """Cards the Allied player has drawn."""
    allied_deployed: int
    """Allied units that have left the Reserve."""
    opened_corps: frozenset[str]
    """Corps activated in an opening impulse of two players."""
    division_impulses: Table[int]
    """The impulse in which a German division was last activated."""
    division_hexes: Table[int]
    """Where units of a German division were deployed in this impulse or phase."""

    def note_allied_deployed(self) -> None:
        """One more Allied unit has left the Reserve today."""
        self.allied_deployed += 1

    def note_allied_draw(self) -> None:
        """The Allied player has drawn one more card today."""
        self.allied_draws += 1

    def forget_allied_draws(self) -> None:
        self.allied_draws = 0

    def block_slot(self) -> None:
        """Airpower takes a place in the German hand until the end of the day."""
        self.blocked_slots += 1

    def note_division_hex(self, division: str, hex: int) -> None:
        """Units of a division were deployed in a hex."""
        self.division_hexes = self.division_hexes.having(division, hex)

    def note_activated(self, units: Iterable[int], impulse: int) -> None:
        """Units are activated in an impulse of their side."""
        for number in units:
            self.activated = with_cell(self.activated, number, impulse)

    def note_division(self, division: str, impulse: int) -> None:
        """A German division is activated in an impulse."""
        self.division_impulses = self.division_impulses.having(division, impulse)

    def note_opened(self, corps: str) -> None:
        """A corps is activated in an opening impulse."""
        self.opened_corps |= {corps}

    def mark_today(self, number: int, what: int) -> None:
        """Something has happened to a unit today."""
        self.today = with_cell(self.today, number, self.today[number] | what)

    def forget_all_replaced(self) -> None:
        """Every unit may receive Replacements again."""
        self.today = self.today.translate(WITHOUT_REPLACED)

    def forget_replaced(self, units: Iterable[int]) -> None:
        """These units may receive Replacements again."""
        for number in units:
            if self.today[number] & REPLACED:
                self.today = with_cell(self.today, number, self.today[number] & ~REPLACED)


class Activation(Part):
    """What belongs to one activation."""

    FACTS: ClassVar[dict[str, Fact]] = {
        "done": cells(
            initial=unmarked, span=ACTIVATION, value=Bits.of(*DID), file="did", fix="did", not_in_editor=BETWEEN
        ),
        "crossed": entries(
            int,
            span=ACTIVATION,
            of=hexsides(river_hexsides),
            value=Bits.of(*CROSSED),
            section="activation",
            **UNDER_WAY,
        ),
        "checked": words(span=ACTIVATION, of=hexes(), section="activation", **UNDER_WAY),
        "attacked": words(kind=int, span=ACTIVATION, of=hexes(numbered=True), section="activation", **UNDER_WAY),
        "tactics_used": count(span=ACTIVATION, section="activation", not_in_editor=BETWEEN),
    }
    __slots__ = (*FACTS,)

    done: bytes
    """Bits of what a unit did in the present activation."""
    crossed: Table[int]
    """River hexsides used in the present activation, with bits of how."""
    checked: frozenset[str]
    """Hexes checked for a Roadblock in the present activation."""
    attacked: frozenset[int]
    """Hexes that were attacked."""
    tactics_used: int
    """Tactics the attacker has played."""

    def mark_done(self, number: int, what: int) -> None:
        """A unit has done something in this activation."""
        self.done = with_cell(self.done, number, self.done[number] | what)

    def note_attack(self, target: int) -> None:
        """A hex is attacked."""
        self.attacked |= {target}

    def note_tactic(self) -> None:
        """The attacker has played a tactic."""
        self.tactics_used += 1

    def note_crossing(self, crossing: str, bits: int) -> None:
        """A river hexside was used, or its bridge rolled for."""
        self.crossed = self.crossed.having(crossing, self.crossed.get(crossing, 0) | bits)

    def note_checked(self, hex: str) -> None:
        """A hex was checked for a Roadblock."""
        self.checked |= {hex}


class Totals(Part):
    """What counts until the end of the game."""

    FACTS: ClassVar[dict[str, Fact]] = {
        "exit_vp": count(value=Number(), always=True),
        "okw_army": plain(
            kind=str,
            initial=lambda _state: "",
            value=Words(words=("", "6SSPz", "5Pz", "7A"), none="none"),
            always=True,
        ),
        "used": words(of=named("", _once_a_game), adds=True),
        "replacement_points": plain(kind=int | None, initial=lambda _state: None, not_in_editor=BETWEEN),
    }
    __slots__ = (*FACTS,)

    exit_vp: int
    okw_army: str
    """The army OKW units count as since their last activation; empty before."""
    used: frozenset[str]
    """Events that happened and happen once a game."""
    replacement_points: int | None
    """What the German has left of them; None before he received any."""

    def add_used(self, event: str) -> None:
        """An event has happened that happens once a game."""
        self.used |= {event}

    def receive_replacements(self, points: int) -> None:
        """The German gets Replacement points."""
        self.replacement_points = (self.replacement_points or 0) + points

    def spend_replacement(self) -> None:
        """The German uses a Replacement point."""
        self.replacement_points = (self.replacement_points or 0) - 1

    def attach_okw(self, army: str) -> None:
        """OKW units count as one of an army."""
        self.okw_army = army

    def score_exit(self, points: int) -> None:
        """Units have left the map for so many victory points."""
        self.exit_vp += points
