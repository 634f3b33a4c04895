"""What the page's own part for this title is told: the moment, the hand, the calendar, the track."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from broadfront.board.shown import Counter, TablePart
from broadfront.core.messages import Prose

__all__ = [
    "ArdennesArmy",
    "ArdennesCalendar",
    "ArdennesCard",
    "ArdennesCombat",
    "ArdennesCommand",
    "ArdennesDay",
    "ArdennesHand",
    "ArdennesMoment",
    "ArdennesPart",
    "ArdennesTarget",
    "ArdennesTrack",
    "CardWords",
    "HeldCard",
    "OtherHand",
    "TargetUnit",
    "VictoryHexShown",
]


class ArdennesCombat(msgspec.Struct, kw_only=True):
    """The combat under way: who, where, how strong, how far."""

    steps: tuple[str, ...]
    at: int
    side: str
    target: str
    where: str
    attackers: list[str]
    defenders: list[str]
    attacker_words: str
    defender_words: str
    attacker_tactics: tuple[str, ...] | UnsetType = UNSET
    defender_tactics: tuple[str, ...] | UnsetType = UNSET
    defender_hits: int | UnsetType = UNSET
    attacker_hits: int | UnsetType = UNSET
    retreated: int | UnsetType = UNSET
    odds: str | UnsetType = UNSET
    no_entry: Prose | UnsetType = UNSET
    """Why none of the attackers could go in, were the defenders gone."""
    no_entry_rules: tuple[str, ...] | UnsetType = UNSET


class TargetUnit(msgspec.Struct, frozen=True):
    """An active unit that could attack."""

    unit: str
    label: str
    strength: int
    hex: str
    moved: bool


class ArdennesTarget(msgspec.Struct, frozen=True):
    """A hex that may be attacked: who stands there, and who could."""

    where: str
    defenders: str
    units: list[TargetUnit]
    no_entry: Prose
    """Why none of them could go in, were the defenders gone; nothing when one could."""
    no_entry_rules: tuple[str, ...]


class ArdennesCard(msgspec.Struct, frozen=True):
    """What stands on a card that may be chosen."""

    name: str
    facts: str
    tactic: str
    hexes: list[str]
    note: Prose
    """What its units could do if it activated them now."""
    idle: bool
    """They could do nothing."""


class ArdennesMoment(msgspec.Struct, kw_only=True):
    """The step of the day, the impulse, the combat; for the side that is asked, the question and its help."""

    phases: tuple[str, ...]
    phase: int
    impulse: str | UnsetType = UNSET
    impulse_words: str | UnsetType = UNSET
    spent: int | UnsetType = UNSET
    level: int | UnsetType = UNSET
    card: str | UnsetType = UNSET
    card_name: str | UnsetType = UNSET
    active: list[str] | UnsetType = UNSET
    combat: ArdennesCombat | UnsetType = UNSET
    question: Prose | UnsetType = UNSET
    help: Prose | UnsetType = UNSET
    cards: dict[str, ArdennesCard] | UnsetType = UNSET
    targets: dict[str, ArdennesTarget] | UnsetType = UNSET
    names: dict[str, str] | UnsetType = UNSET
    """What is printed on the cards or chits that may be drawn now."""


class HeldCard(msgspec.Struct, kw_only=True):
    """A card of the hand or a pile: what it commands, its event and tactic, what it is printed for."""

    id: str
    side: str
    name: str
    level: str
    formations: tuple[str, ...]
    on_map: int
    reserve: int
    event: str
    tactic: str
    uses: list[str]
    command: int | UnsetType = UNSET
    primary: bool | UnsetType = UNSET
    targets: tuple[str, ...] | UnsetType = UNSET


class CardWords(msgspec.Struct, frozen=True):
    """What a use of a card does, the situation that opens it, and the rule."""

    does: str
    when: str
    rule: str


class OtherHand(msgspec.Struct, frozen=True):
    """What one knows of the other's cards."""

    side: str
    hand: int
    draw: int
    discard: list[HeldCard]


class ArdennesHand(msgspec.Struct, frozen=True, kw_only=True):
    """The cards a side holds, those it may take now, its piles, and how many the other holds."""

    side: str
    limit: int
    held: list[HeldCard]
    offered: list[HeldCard]
    draw: int
    discard: list[HeldCard]
    captured: list[HeldCard]
    other: OtherHand


class ArdennesDay(msgspec.Struct, frozen=True):
    """A day of the scenario: what it has of its own (a sentence and its rule), and who arrives, by side."""

    day: int
    lines: list[tuple[str, str]]
    arrivals: dict[str, list[str]]


class ArdennesCalendar(msgspec.Struct, frozen=True):
    """The days of the scenario, and the counters of those to come."""

    today: int
    days: list[ArdennesDay]
    lasting: list[str]
    okw: int
    counters: list[Counter]


class VictoryHexShown(msgspec.Struct, frozen=True):
    """A victory hex: its worth, who holds it, and whether it counts for the German now."""

    hex: str
    name: str
    value: int
    german: bool
    counts: bool


class ArdennesArmy(msgspec.Struct, frozen=True):
    """Units on the map, and how many of them are in trouble."""

    units: int
    steps: int
    cut: int
    low: int
    dispersed: int
    out_of_fuel: int


class ArdennesCommand(msgspec.Struct, frozen=True):
    """The Command Level, and what is spent of it."""

    spent: int
    level: int


class ArdennesTrack(msgspec.Struct, frozen=True, kw_only=True):
    """All that is counted in the open."""

    points: int
    possible: int
    exit: int
    goals: list[tuple[int, int]]
    """Days on which points decide, with the points the German needs."""
    hexes: list[VictoryHexShown]
    sides: dict[str, ArdennesArmy]
    fuel: int
    replacements: int
    command: ArdennesCommand | UnsetType = UNSET


class ArdennesPart(TablePart, tag="ardennes"):
    """Everything of the table that is the Ardennes' own."""

    moment: ArdennesMoment
    hand: ArdennesHand
    calendar: ArdennesCalendar
    track: ArdennesTrack
    card_names: dict[str, str]
    """Card names by id. The page reads `short_names`, which has units too; programs of before read this."""
    card_words: dict[str, CardWords]
    """Uses of cards in words: by use, `event` and its name, `tactic` and its name."""
