"""Data for the title's own panels on the page: situation, hand, calendar and track."""

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
    """The combat under way: units, target, tactics, hits and odds."""

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
    """Why no attacker could advance even if the defenders were gone."""
    no_entry_rules: tuple[str, ...] | UnsetType = UNSET


class TargetUnit(msgspec.Struct, frozen=True):
    """An active unit that could attack."""

    unit: str
    label: str
    strength: int
    hex: str
    moved: bool


class ArdennesTarget(msgspec.Struct, frozen=True):
    """A hex that may be attacked, with its defenders and the units able to attack it."""

    where: str
    defenders: str
    units: list[TargetUnit]
    no_entry: Prose
    """Why no attacker could advance even if the defenders were gone; empty if one could."""
    no_entry_rules: tuple[str, ...]


class ArdennesCard(msgspec.Struct, frozen=True):
    """Details of a card that may be chosen."""

    name: str
    facts: str
    tactic: str
    hexes: list[str]
    note: Prose
    """What its units could do if activated now."""
    idle: bool
    """Whether its units could do nothing."""


class ArdennesMoment(msgspec.Struct, kw_only=True):
    """The current phase, impulse and combat; for the side that is asked also the question and its help."""

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
    """Printed names of the cards or chits that may be drawn now, by id."""


class HeldCard(msgspec.Struct, kw_only=True):
    """A card in a hand or pile: its formations, event, tactic and possible uses."""

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
    """Description of a use of a card: its effect, when it is allowed, and the rule."""

    does: str
    when: str
    rule: str


class OtherHand(msgspec.Struct, frozen=True):
    """What a side may know about the other side's cards."""

    side: str
    hand: int
    draw: int
    discard: list[HeldCard]


class ArdennesHand(msgspec.Struct, frozen=True, kw_only=True):
    """The hand and piles of a side, the cards it may take now, and the other side's counts."""

    side: str
    limit: int
    held: list[HeldCard]
    offered: list[HeldCard]
    draw: int
    discard: list[HeldCard]
    captured: list[HeldCard]
    other: OtherHand


class ArdennesDay(msgspec.Struct, frozen=True):
    """A day of the scenario: its special rules (sentence and rule id) and its arrivals by side."""

    day: int
    lines: list[tuple[str, str]]
    arrivals: dict[str, list[str]]


class ArdennesCalendar(msgspec.Struct, frozen=True):
    """The days of the scenario and the counters of future arrivals."""

    today: int
    days: list[ArdennesDay]
    lasting: list[str]
    okw: int
    counters: list[Counter]


class VictoryHexShown(msgspec.Struct, frozen=True):
    """A victory hex: its value, its holder and whether it counts for the German now."""

    hex: str
    name: str
    value: int
    german: bool
    counts: bool


class ArdennesArmy(msgspec.Struct, frozen=True):
    """Numbers of units and steps on the map, and of units out of supply, Dispersed or OutOfFuel."""

    units: int
    steps: int
    cut: int
    low: int
    dispersed: int
    out_of_fuel: int


class ArdennesCommand(msgspec.Struct, frozen=True):
    """The Command Level and the points of it already spent."""

    spent: int
    level: int


class ArdennesTrack(msgspec.Struct, frozen=True, kw_only=True):
    """The public counts: points, victory hexes, armies, fuel, Replacements and Command Level."""

    points: int
    possible: int
    exit: int
    goals: list[tuple[int, int]]
    """Days on which points decide the game, with the points the German needs."""
    hexes: list[VictoryHexShown]
    sides: dict[str, ArdennesArmy]
    fuel: int
    replacements: int
    command: ArdennesCommand | UnsetType = UNSET


class ArdennesPart(TablePart, tag="ardennes"):
    """All data shown to players that is specific to the Ardennes."""

    moment: ArdennesMoment
    hand: ArdennesHand
    calendar: ArdennesCalendar
    track: ArdennesTrack
    card_names: dict[str, str]
    """Card names by id, kept for older clients; the page reads `short_names`, which includes units."""
    card_words: dict[str, CardWords]
    """Descriptions of card uses, keyed by use, `event NAME` or `tactic NAME`."""
