"""What the sequence of play remembers, and how it changes: the day, its impulses, the activation, what units did."""

from __future__ import annotations

from collections.abc import Iterable

from broadfront.core.facts import with_cell
from broadfront.titles.ardennes.rules.markers import REPLACED
from broadfront.titles.ardennes.rules.position_facts import ACTIVATION, DAY, GERMAN_IMPULSE, IMPULSE
from broadfront.titles.ardennes.rules.standing import Standing

__all__ = ["SequenceFacts"]

WITHOUT_REPLACED = bytes(bits & ~REPLACED for bits in range(256))


class SequenceFacts(Standing):
    """The setters of all that is no marker on the map."""

    # The day

    def begin_day(self, day: int) -> None:
        """The date moves on; what lasted until the end of the day is over."""
        self.begin(DAY, IMPULSE, GERMAN_IMPULSE, ACTIVATION)
        self.day = day

    def set_day(self, day: int) -> None:
        """Another date in the same position."""
        self.day = day

    def add_lasting(self, event: str) -> None:
        """An event is in force until the end of the day."""
        self.lasting |= {event}

    def add_used(self, event: str) -> None:
        """An event has happened that happens once a game."""
        self.used |= {event}

    def note_special_event(self) -> None:
        """The special event of the day has happened."""
        self.special_event = True

    def receive_replacements(self, points: int) -> None:
        """The German gets Replacement points."""
        self.replacement_points = (self.replacement_points or 0) + points

    def spend_replacement(self) -> None:
        """The German uses a Replacement point."""
        self.replacement_points = (self.replacement_points or 0) - 1

    def note_allied_deployed(self) -> None:
        """One more Allied unit has left the Reserve today."""
        self.allied_deployed += 1

    # Cards

    def note_allied_draw(self) -> None:
        """The Allied player has drawn one more card today."""
        self.allied_draws += 1

    def forget_allied_draws(self) -> None:
        self.allied_draws = 0

    def block_slot(self) -> None:
        """Airpower takes a place in the German hand until the end of the day."""
        self.blocked_slots += 1

    # Impulses

    def begin_impulse(self) -> None:
        """A new impulse: nobody has received Replacements in it, no division was deployed in it."""
        self.begin(IMPULSE)
        self.today = self.today.translate(WITHOUT_REPLACED)

    def begin_german_impulse(self, opening: bool) -> None:
        """The next impulse of the German."""
        self.begin_impulse()
        self.begin(GERMAN_IMPULSE)
        self.impulse += 1
        self.german_impulse, self.opening = True, opening

    def end_german_impulse(self) -> None:
        self.german_impulse = self.opening = False

    def note_card(self) -> None:
        """A side has played a card for its impulse."""
        self.passes = 0

    def note_german_card(self) -> None:
        """The German has played a card for his impulse."""
        self.note_card()
        self.cards_played += 1

    def note_pass(self) -> None:
        """A side has passed, or had no card."""
        self.passes = (self.passes or 0) + 1

    def forget_passes(self) -> None:
        self.passes = None

    def spend_level(self, value: int) -> None:
        """The German has spent some of the Allied Command Level."""
        self.level_spent += value

    def skip_german_impulse(self, skips: bool = True) -> None:
        """Whether the first German impulse of the day is skipped."""
        self.skips_german = skips

    def skip_allied_impulse(self, skips: bool = True) -> None:
        """Whether the next Allied impulse is skipped."""
        self.skips_allied = skips

    def note_division_hex(self, division: str, hex: int) -> None:
        """Units of a division were deployed in a hex."""
        self.division_hexes = self.division_hexes.having(division, hex)

    def forget_division_hexes(self) -> None:
        """A phase is over: a division may be deployed elsewhere in the next."""
        self.begin(IMPULSE)

    # Activations

    def begin_activation(self) -> None:
        """Forget what belongs to one activation: what units did, river hexsides used, hexes and bridges checked."""
        self.begin(ACTIVATION)

    def note_activated(self, units: Iterable[int]) -> None:
        """Units are activated in the present German impulse."""
        for number in units:
            self.activated = with_cell(self.activated, number, self.impulse)

    def note_division(self, division: str) -> None:
        """A German division is activated in the present impulse."""
        self.division_impulses = self.division_impulses.having(division, self.impulse)

    def note_opened(self, corps: str) -> None:
        """A corps is activated in an opening impulse."""
        self.opened_corps |= {corps}

    def attach_okw(self, army: str) -> None:
        """OKW units count as one of an army."""
        self.okw_army = army

    def mark_done(self, number: int, what: int) -> None:
        """A unit has done something in this activation."""
        self.done = with_cell(self.done, number, self.done[number] | what)

    def mark_today(self, number: int, what: int) -> None:
        """Something has happened to a unit today."""
        self.today = with_cell(self.today, number, self.today[number] | what)

    def forget_replaced(self, units: Iterable[int]) -> None:
        """Units may receive Replacements again."""
        for number in units:
            if self.today[number] & REPLACED:
                self.today = with_cell(self.today, number, self.today[number] & ~REPLACED)

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
