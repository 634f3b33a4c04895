"""Corrections of a position: what can be set, and the changes that a line of the record names.

What can be set follows from the facts of the title's state (`settings.py`); `Title.SETTINGS` adds the rest, such as
where a card lies. A correction is written `steps Peiper = 2`: what is set, of which thing, and its new value.
Semicolons separate several.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import msgspec

from broadfront.core.errors import DAMAGE_ERRORS, Ambiguous, Illegal, Invalid, brief_repr, unknown_name
from broadfront.core.facts import SubjectKind
from broadfront.core.messages import say
from broadfront.core.positions.values import match_word
from broadfront.core.reading.names import Names, find_unit
from broadfront.core.record import Change, Plain
from broadfront.core.rules import decides
from broadfront.core.rulings import refused
from broadfront.core.steps import Decision, GameOver

if TYPE_CHECKING:
    from broadfront.core.state import State

__all__ = [
    "GivenChange",
    "Kind",
    "Setting",
    "Settings",
    "apply_corrections",
    "convert_to_type_of",
    "example_correction",
    "format_setting_value",
    "item_setting",
    "parse_change",
    "parse_changes",
    "visible_values",
]  # fmt: skip

Kind = SubjectKind | Literal["item"]
GivenChange = Change | Mapping[str, Any] | str
"""A change as a person gives it: as text, as plain data, or as a `Change`."""
YES, NO = ("yes", "true", "on", "1"), ("no", "false", "off", "0")
ZONE_SEPARATOR = " in "
"""Separator between an item that exists several times and the zone it lies in."""
USAGE = "Write WHAT OF = VALUE, such as `steps Peiper = 2`; semicolons part several."


def _no_choices(_state: Any) -> Sequence[str]:
    """Return no choices, for something that a person corrects by typing a value."""
    return ()


def _no_names(_state: Any) -> Mapping[str, Sequence[str]]:
    """Return no alternative names of cards and chits."""
    return {}


class Setting(NamedTuple):
    """Something that a person can correct in a position, for each of several things such as units or for the whole
    position."""

    kind: Kind
    things: Callable[[Any], Iterable[str]]
    """Returns the ids of the things that have it."""
    get: Callable[[Any, str], Plain]
    """Returns the current value of a thing."""
    put: Callable[[Any, str, Any], Plain]
    """Sets the value and returns the new one; refuses an impossible value, naming the possible ones."""
    choices: Callable[[Any], Sequence[str]] = _no_choices
    """Returns the words it may be; empty for a number, a flag or a place."""
    find: Callable[[Any, str], str] | None = None
    """Returns the id of the thing that a text means; if None, the things are searched by name."""
    called: Callable[[Any], Mapping[str, Sequence[str]]] = _no_names
    """Returns other names of items by id."""
    when: Callable[[Any], bool] | None = None
    """Returns whether it can be set in a position; None for always."""
    label: str = ""
    """Its label in the title's words (`[facts]`); empty for its name in `fix`."""

    def resolve(self, state: State, text: str, side: str | None = None) -> str:
        """Return the id of the unit, hex or item that typed text means; a side cannot name one that lies where it may
        not look."""
        if self.kind == "whole":
            return ""
        if self.kind == "item":
            return _resolve_item(state, self, text, side)
        if self.find is not None:
            try:
                return self.find(state, text)
            except Ambiguous as error:
                fitting = error.accepted if isinstance(error.accepted, list) else []
                candidates = [one for one in self.things(state) if one in fitting]
                if len(candidates) == 1:
                    return candidates[0]
                raise
        if self.kind == "unit" and state.called():
            return find_unit(state, text, "of")
        return Names("thing", dict.fromkeys(self.things(state), ())).find(text, parameter="of")


Settings = Mapping[str, Setting]


def visible_values(state: State, setting: Setting, side: str | None) -> Iterator[tuple[str, Plain | None]]:
    """Yield each thing that a setting (correctable value) covers, with its value; None if it is hidden."""
    things = setting.things(state) if setting.kind != "whole" else ("",)
    # Items are listed by zone, and that order would reveal where hidden ones are.
    for of in sorted(things) if setting.kind == "item" else things:
        value = setting.get(state, of)
        if setting.kind != "item" or side is None or state.title.zones[str(value)].is_visible_to(side):
            yield of, value
        elif ZONE_SEPARATOR not in of:
            yield of, None


def example_correction(state: State, name: str, setting: Setting, side: str | None) -> str:
    """Return an example of a typed correction, with the current value: `steps Peiper.1SS.ISS = 3`."""
    of, value = next(((of, now) for of, now in visible_values(state, setting, side) if now is not None), ("...", "..."))
    return f"{' '.join(filter(None, (name, of)))} = {format_setting_value(value)}"


def _resolve_item(state: State, setting: Setting, text: str, side: str | None) -> str:
    """Return the card or chit that typed text means.

    That an item exists is no secret, but where it lies is. So the text is matched against all items, and then against
    those the side can see.
    """
    called = setting.called(state)
    bare = {of.partition(ZONE_SEPARATOR)[0] for of in setting.things(state)} | called.keys()
    names = Names("item", {one: called.get(one, ()) for one in sorted(bare)})
    name, zone = (
        (text, "")
        if names.matching_ids(text)
        else (text.partition(ZONE_SEPARATOR)[0], text.partition(ZONE_SEPARATOR)[2].strip())
    )
    item = names.find(name, parameter="of")
    lie = [
        of
        for of, at in visible_values(state, setting, side)
        if of.partition(ZONE_SEPARATOR)[0] == item and at is not None
    ]
    seen = [of for of in lie if not zone or str(setting.get(state, of)).casefold() == zone.casefold()]
    if len(seen) == 1:
        return seen[0]
    if side is not None and not seen:
        raise _unseen_item_refusal(text, side)
    raise Names("item", dict.fromkeys(seen or lie, ())).match_error(text, tuple(seen), "of")


def item_setting(*families: str, called: Callable[[Any], Mapping[str, Sequence[str]]] = _no_names) -> Setting:
    """Return the setting (correctable value) that says in which deck, hand or cup each card or chit lies.

    Duplicate items are named with their zone: `Ambush in deck`.
    """

    def things(state: State) -> list[str]:
        """Return the cards and chits; one that exists several times is named with its zone."""
        specs = state.title.zones
        held = [(one, name) for name, items in state.zones.items() if specs[name].family in families for one in items]
        times = Counter(one for one, _ in held)
        return list(dict.fromkeys(one if times[one] == 1 else f"{one}{ZONE_SEPARATOR}{name}" for one, name in held))

    def parted(state: State, of: str) -> tuple[str, str]:
        """Split the name of a card or chit into its id and the zone (deck, hand, cup) it lies in."""
        item, _, zone = of.partition(ZONE_SEPARATOR)
        specs = state.title.zones
        lies = [name for name, held in state.zones.items() if item in held and specs[name].family in families]
        if not lies or (zone and zone not in lies):
            raise unknown_name("item", of, things(state), parameter="of")
        return item, zone or lies[0]

    def put(state: State, of: str, value: Any) -> str:
        """Move a card or chit to the zone (deck, hand, cup) of this name, and return the zone's name."""
        item, source = parted(state, of)
        specs = state.title.zones
        target = match_word("zone", value, [n for n, spec in specs.items() if spec.family == specs[source].family])
        state.move_item(item, source, target)
        return target

    def choices(state: State) -> list[str]:
        """Return the zones (decks, hands, cups) in which cards or chits of these families may lie."""
        return [name for name, spec in state.title.zones.items() if spec.family in families]

    return Setting("item", things, lambda state, of: parted(state, of)[1], put, choices, called=called)


# Parsing


def parse_changes(text: str, settings: Settings) -> list[Change]:
    """Parse typed corrections of a position, such as `steps Peiper = 2; where Peiper = Stoumont`."""
    found = []
    for part in filter(None, map(str.strip, text.split(";"))):
        left, equals, value = part.partition("=")
        what, _, of = left.strip().partition(" ")
        if not equals or not what or not value.strip():
            raise Invalid(f"{brief_repr(part)} is no correction.", parameter="correction", given=part, todo=USAGE)
        found.append(Change(_setting_name(what, settings), value.strip(), of.strip()))
    if not found:
        raise Invalid("There is no correction.", parameter="correction", given=text, todo=USAGE)
    return found


def _setting_name(what: str, settings: Settings) -> str:
    """Return the name of the setting (correctable value) that a typed word means; raise `Invalid` if there is none."""
    plain = what.strip().casefold().replace("-", "_")
    if plain not in settings:
        raise unknown_name("thing to correct", what, settings, parameter="what")
    return plain


def parse_change(data: Mapping[str, Any]) -> Change:
    """Parse one correction of a position from plain data."""
    try:
        return msgspec.convert(dict(data), Change)
    except msgspec.ValidationError as error:
        raise Invalid(f"A correction is what, of and to: {error}.", parameter="correction") from None


def convert_to_type_of(was: Plain, value: Plain) -> Plain:
    """Convert a value to the type of the value it replaces: a flag, a number or a word."""
    if isinstance(was, bool):
        word = str(value).strip().casefold()
        if isinstance(value, bool) or word in YES or word in NO:
            return value if isinstance(value, bool) else word in YES
        raise Invalid(
            f"{brief_repr(value)} is neither yes nor no.", parameter="to", given=value, accepted=("yes", "no")
        )
    if isinstance(was, int):
        if isinstance(value, bool) or not str(value).strip().lstrip("-").isdecimal() or len(str(value)) > len("-9999"):
            raise Invalid(f"{brief_repr(value)} is no whole number.", parameter="to", given=value)
        return int(value)
    return str(value)


# Applying


@decides("BF-08")
def apply_corrections(state: State, given: Sequence[GivenChange], side: str | None = None) -> tuple[Change, ...]:
    """Apply corrections to a position, run the automatic steps that follow, and return the changes made.

    Call it with a copy: a refusal leaves the state half changed. A side can correct only what it may see.
    """
    if not state.stack:
        raise Invalid("The game is over.", parameter="correction", todo="Undo first, then correct it.")
    settings = state.title.settings(state)
    before = set(map(str, state.status()))
    made = []
    for one in given:
        listed = parse_changes(one, settings) if isinstance(one, str) else [one]
        made += [
            _apply_change(state, settings, one if isinstance(one, Change) else parse_change(one), side)
            for one in listed
        ]
    if wrong := [problem for problem in state.status() if str(problem) not in before]:
        raise Invalid(
            f"That does not fit together: {wrong[0]}",
            parameter="correction",
            given=wrong[0].where,
            todo="Correct what it conflicts with in the same correction, after a semicolon.",
        )
    _settle_corrected(state)
    return tuple(made)


def _apply_change(state: State, settings: Settings, change: Change, side: str | None) -> Change:
    """Apply one correction to a position, report it as an event, and return it with the old value."""
    what = _setting_name(change.what, settings)
    setting = settings[what]
    specs = state.title.zones
    hides = setting.kind == "item" and side is not None
    of = setting.resolve(state, change.of, side)
    was = setting.get(state, of)
    before = _public_values(state, settings, what)
    now = setting.put(state, of, convert_to_type_of(was, change.to))
    if hides and not specs[str(now)].is_visible_to(str(side)):
        raise _unseen_item_refusal(change.of, str(side))
    thing = of.partition(ZONE_SEPARATOR)[0] if setting.kind == "item" else of
    if now == was:
        raise Invalid(f"{' '.join(filter(None, (what, thing)))} is {was} already.", parameter="to", given=change.to)
    seen_by = None
    if setting.kind == "item":
        seen_by = tuple(
            one for one in state.title.sides if specs[str(was)].is_visible_to(one) or specs[str(now)].is_visible_to(one)
        )
    message = say(
        "correction.set", fact=what, where=thing, past=format_setting_value(was), result=format_setting_value(now)
    )
    state.emit(message, "BF-08", seen_by=seen_by, public=None if seen_by is None else say("correction.hidden"))
    for (fact, where), value in _public_values(state, settings, what).items():
        if value != before.get((fact, where), value):
            past = format_setting_value(before[fact, where])
            state.emit(
                say("correction.follows", fact=fact, where=where, past=past, result=format_setting_value(value)),
                "BF-08",
            )
    return Change(what, now, of, was)


def _public_values(state: State, settings: Settings, but: str) -> dict[tuple[str, str], Plain]:
    """Return the public values of places and of the whole position, except those of one setting (correctable value).

    These values may change along with a correction: a unit placed in a town may change who holds it.
    """
    return {
        (name, of): setting.get(state, of)
        for name, setting in settings.items()
        if name != but and setting.kind not in ("unit", "item")
        for of in (setting.things(state) if setting.kind != "whole" else ("",))
    }


def _unseen_item_refusal(card: str, side: str) -> Illegal:
    """Return the refusal to correct a card or chit that a side cannot see."""
    return Illegal(refused("BF-08", say("refusal.not-seen", card=card, side=side)))


def format_setting_value(value: Plain) -> str:
    """Return the value of a setting (correctable value of a position) in the form in which a person types it."""
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


def _settle_corrected(state: State) -> None:
    """Run the automatic steps of a corrected state; raise `Invalid` if the procedure in progress cannot continue."""
    under_way = type(state.stack[-1]).__name__
    try:
        asked = state.settle()
        state.to_data()
        state.key()
        if isinstance(asked, Decision):
            nothing = next(state.stack[-1].options(state), None) is None
        else:
            nothing = not isinstance(asked, GameOver) and (asked is None or not asked.outcomes)
    except DAMAGE_ERRORS:
        nothing = True
    if nothing:
        raise Invalid(
            f"That does not fit what is under way ({under_way}).",
            parameter="correction",
            given=under_way,
            todo="Undo to before it and correct it there, or go on until it is over.",
        )
