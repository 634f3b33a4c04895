"""Parse a typed action: JSON, a listed option, or words in the order of the action's fields.

Units, hexes and anything else with an id may be given by name: `move Peiper Losheim, Trois-Ponts`.
"""

from __future__ import annotations

import re
import typing
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any

import msgspec

from broadfront.board.hexmap import HexMap
from broadfront.core.actions import Action
from broadfront.core.errors import Ambiguous, BroadfrontError, Invalid, unknown_name
from broadfront.core.game import Game
from broadfront.core.questions import fold_word
from broadfront.core.reading.names import MAX_LISTED, Names
from broadfront.titles import tabletop

__all__ = ["HEX_FIELDS", "UNIT_FIELDS", "ActionParser", "describe_option", "find_action_type", "parse_action"]

HEX_FIELDS = frozenset({"hex", "path", "start", "end", "target", "overrun"})
"""Action fields, of any title, that hold hexes."""
UNIT_FIELDS = frozenset({"unit", "units", "attackers", "breakdown", "leader", "order"})
"""Action fields, of any title, that hold units."""
MAX_WORDS = 60
"""Maximum number of words in an order; every way to divide them among the fields is tried."""
MAX_NAME_WORDS = 6
"""Maximum number of words in a name; quoted text counts as one word."""


def parse_action(game: Game, text: str) -> Action:
    """Parse text into an action; raise Invalid or Ambiguous if it does not name exactly one.

    JSON: `{"do": "Move", "unit": "us-1", "path": ["0304"]}`. Words: `move us-1 0304,0305` or
    `move unit=us-1 path=0304,0305`. Lists are separated by commas, hyphens or spaces. Names with spaces may be put in
    double quotes.
    """
    if text.lstrip().startswith("{"):
        try:
            data = msgspec.json.decode(text)
        except (ValueError, RecursionError) as error:
            raise Invalid(f"Not a JSON object: {error}.", parameter="action", given=text[:200]) from None
        named = (
            find_action_type(game, data["do"]) if isinstance(data, dict) and isinstance(data.get("do"), str) else None
        )
        return game.title.codec.decode(data if named is None else ActionParser(game, named).replace_names(data))
    listed = next((option for option in game.options() if str(option).casefold() == text.strip().casefold()), None)
    if listed is not None:
        return listed
    first, *words = _split_words(text) or [""]
    kind = find_action_type(game, first)
    if kind is None:
        raise unknown_name("action", first, game.title.codec.types, parameter="do")
    return ActionParser(game, kind).parse(words)


def find_action_type(game: Game, word: str) -> type[Action] | None:
    """Return the type of action with the given name, ignoring case; None if the title has no such action."""
    return next((kind for name, kind in game.title.codec.types.items() if fold_word(name) == fold_word(word)), None)


def describe_option(game: Game, option: Action) -> str:
    """Describe an option in the title's words, followed by what to type to choose it.

    If the title has no words for the option, return what to type with a note on its effect.
    """
    table = tabletop(game.title.name)
    words, about = table.option_text(game.state, option), table.option_note(game.state, option)
    if not words:
        return f"{option}  ({about})" if about else str(option)
    flags = {name for name in option.__struct_fields__ if isinstance(getattr(option, name), bool)}
    typed = [type(option).__name__] if flags else [str(option)]
    typed += [str(getattr(option, name)) for name in option.__struct_fields__ if flags and name not in flags]
    typed += [f"{name}=true" for name in option.__struct_fields__ if name in flags and getattr(option, name)]
    return f"{words}  [{' '.join(typed)}]"


class ActionParser:
    """Parses typed words into an action of one type, given the current position of a game."""

    def __init__(self, game: Game, kind: type[Action]) -> None:
        self.game = game
        self.kind = kind
        self.fields = {field.name: field for field in msgspec.structs.fields(kind)}
        self._part_cache: dict[tuple[str, str], list[str] | BroadfrontError] = {}
        self._id_cache: dict[tuple[str, str], str | BroadfrontError] = {}

    # Possible values

    @cached_property
    def unit_names(self) -> Names:
        """The names by which units can be typed."""
        return Names("unit", self.game.state.called())

    @cached_property
    def offered_values(self) -> dict[str, Names]:
        """For each field of the action, its values in legal options, with the title's words for those options."""
        found: dict[str, dict[str, list[str]]] = {name: {} for name in self.fields}
        table = tabletop(self.game.title.name)
        for option in self.game.options():
            if type(option) is self.kind:
                words = table.option_text(self.game.state, option)
                for name in self.fields:
                    value = getattr(option, name)
                    for one in value if isinstance(value, tuple) else (value,):
                        if isinstance(one, str):
                            found[name].setdefault(one, []).append(words)
        return {name: Names(name, values) for name, values in found.items()}

    def possible_values(self, field: str) -> list[str]:
        """Return the values a field of the action may take now: those of legal options, or else of any unit; empty if
        unknown."""
        offered = list(self.offered_values[field].called)
        if offered or field not in UNIT_FIELDS:
            return offered
        named = (getattr(option, "unit", "") for option in self.game.options())
        return list(dict.fromkeys(filter(None, named))) or list(self.unit_names.called)

    def resolve_id(self, field: str, text: str) -> str:
        """Resolve typed text to the id of a unit, hex or other value; return unknown text unchanged or, for some
        fields, raise.

        Results and errors are cached, because many divisions of the words give a field the same text.
        """
        known = self._id_cache.get((field, text))
        if known is None:
            try:
                known = self._resolve_text(field, text.strip().strip('"').strip())
            except BroadfrontError as error:
                known = error
            self._id_cache[field, text] = known
        if isinstance(known, BroadfrontError):
            raise known
        return known

    def _resolve_text(self, field: str, text: str) -> str:
        """Resolve typed text for a field to an id, without the cache of `resolve_id`."""
        if field in HEX_FIELDS:
            hexmap = getattr(self.game.title, "map", None)
            return hexmap.find(text) if isinstance(hexmap, HexMap) and text else text
        if field in UNIT_FIELDS:
            return self.unit_names.find(text, parameter=field) if self.unit_names.called else text
        offered = self.offered_values[field]
        if self._is_unknown(field, text) and not (" " in text and offered.called):
            return text
        return offered.find(text, parameter=field)

    def _is_unknown(self, field: str, text: str) -> bool:
        """Return whether a text matches no known value of a field of the action and is therefore used unchanged.

        A bare number is never matched by words, because descriptions of options are full of numbers.
        """
        if field in HEX_FIELDS or field in UNIT_FIELDS or self.fields[field].type in (int, bool):
            return False
        return text.isdigit() or not self.offered_values[field].matching_ids(text)

    def resolve_ids(self, field: str, text: str) -> list[str]:
        """Resolve typed text to the ids of a list field, splitting it at commas, then at hyphens or spaces."""
        found: list[str] = []
        for part in filter(None, map(str.strip, text.split(","))):
            found += self._resolve_part(field, part)
        return found

    def _resolve_part(self, field: str, part: str) -> list[str]:
        """Resolve a part of a typed list to ids, with the result or error cached."""
        known = self._part_cache.get((field, part))
        if known is None:
            try:
                known = self._resolve_names_in_part(field, part)
            except BroadfrontError as error:
                known = error
            self._part_cache[field, part] = known
        if isinstance(known, BroadfrontError):
            raise known
        return known

    def _resolve_names_in_part(self, field: str, part: str) -> list[str]:
        """Resolve typed text to ids: of a single name, else of words joined by hyphens, else of a series of names,
        longest first."""
        pieces = part.split()
        wrong: BroadfrontError | None = None
        if len(pieces) <= MAX_NAME_WORDS:
            try:
                return [self.resolve_id(field, part)]
            except BroadfrontError as error:
                wrong = error
        if len(pieces) == 1 and "-" in part.strip("-"):
            return [self.resolve_id(field, piece) for piece in part.split("-") if piece]
        for n in range(min(len(pieces) - 1, MAX_NAME_WORDS), 0, -1):
            try:
                first = self._resolve_part(field, " ".join(pieces[:n]))
            except BroadfrontError as error:
                wrong = error if wrong is None or isinstance(error, Ambiguous) else wrong
                continue
            try:
                return [*first, *self._resolve_part(field, " ".join(pieces[n:]))]
            except BroadfrontError as error:
                wrong = error
        assert wrong is not None
        raise wrong

    # Reading

    def replace_names(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """Return the data of an action with unit and hex names replaced by ids."""
        found = dict(data) | {"do": self.kind.__name__}
        for name in data.keys() & (HEX_FIELDS | UNIT_FIELDS) & self.fields.keys():
            value = data[name]
            if isinstance(value, str):
                found[name] = self.resolve_id(name, value)
            elif isinstance(value, list) and all(isinstance(one, str) for one in value):
                found[name] = [self.resolve_id(name, one) for one in value]
        return found

    def parse(self, words: list[str]) -> Action:
        """Parse the words after an action's name into the action; if they fit no action, raise an error with the
        possible values.

        Of several ways to divide the words among the fields, take the one with the fewest unknown words, then the one
        that is legal.
        """
        found: dict[Action, int] = {}
        wrong: list[tuple[int, int, BroadfrontError]] = []
        for shared in self.divisions(words):
            data: dict[str, Any] = {}
            try:
                for name, text in shared.items():
                    data[name] = self._field_value(name, text)
                action = self._convert(data)
                self.game.why_not(action)
            except BroadfrontError as error:
                wrong.append((*_parse_rank(error, len(data)), error))
            else:
                loose = sum(
                    len(text.split()) for name, text in shared.items() if self._is_unknown(name, text.strip('"'))
                )
                found[action] = min(loose, found.get(action, loose))
        best = [action for action, loose in found.items() if loose == min(found.values())]
        if len(best) == 1:
            return best[0]
        if best:
            legal = [action for action in best if self.game.why_not(action).legal]
            if len(legal) == 1:
                return legal[0]
            possible = [str(action) for action in legal or best]
            shown = "; ".join(possible[:MAX_LISTED])
            raise Ambiguous(
                f"That may be {shown}: say which.", parameter="do", given=" ".join(words), accepted=possible
            )
        nearest = max(wrong, key=lambda one: one[:2])[2]
        if isinstance(nearest, Ambiguous) and nearest.parameter == "hex":
            return self._pick_legal_hex(words, nearest)
        raise nearest

    def _pick_legal_hex(self, words: list[str], several: Ambiguous) -> Action:
        """Return the only legal action where a name stands for several hexes; if not exactly one is legal, raise
        `several`."""
        hexes = several.accepted if isinstance(several.accepted, list) else []
        candidates = [self.parse(_split_words(" ".join(words).replace(str(several.given), hex))) for hex in hexes]
        legal = [action for action in candidates if self.game.why_not(action).legal]
        if len(legal) == 1:
            return legal[0]
        raise several

    def _field_value(self, name: str, text: str) -> Any:
        """Return the value of an action's field from typed text: ids, one id, or the text itself."""
        hint = self.fields[name].type
        if typing.get_origin(hint) in (tuple, list, frozenset, set):
            return self.resolve_ids(name, text)
        return self.resolve_id(name, text) if hint is str else text

    def divisions(self, words: list[str]) -> Iterator[Mapping[str, str]]:
        """Yield the ways to divide typed words among the action's fields in order, as text by field.

        Trailing fields may stay empty. If there are as many words as fields, one word for each comes first.
        """
        given: dict[str, str] = {}
        free: list[str] = []
        for word in words:
            name, equals, value = word.partition("=")
            if equals and name in self.fields:
                given[name] = value
            else:
                free.append(word)
        names = [name for name in self.fields if name not in given]
        if free and not names:
            raise self._extra_word_error(free[0], words)
        least = sum(self.fields[name].required for name in names)
        if len(free) > MAX_WORDS:
            raise self._extra_word_error(free[MAX_WORDS], words)
        shared = False
        for count in range(min(len(names), len(free)), -1, -1):
            if (count < least and shared) or (count == 0 and free):
                break
            for parts in _partitions(free, count, [self._max_words(name) for name in names]):
                shared = True
                yield given | dict(zip(names, parts, strict=False))
        if not shared:
            raise self._extra_word_error(free[len(names)] if len(free) > len(names) else free[-1], words)

    def _max_words(self, name: str) -> int:
        """Return the maximum number of words for a field of the action: many for a list, several for a name, else
        one."""
        hint = self.fields[name].type
        if typing.get_origin(hint) in (tuple, list, frozenset, set):
            return MAX_WORDS
        return MAX_NAME_WORDS if hint is str else 1

    def _extra_word_error(self, word: str, words: list[str]) -> Invalid:
        """Return the error for a typed word for which the action has no field."""
        takes = ", ".join(self.fields) or "nothing more"
        message = f"{self.kind.__name__} takes {takes}; {word!r} is one too many."
        return Invalid(message, parameter="do", given=" ".join(words), accepted=list(self.fields))

    def _convert(self, data: dict[str, Any]) -> Action:
        """Convert typed words to the types of the fields and build the action; `12` may be a number or a hex."""
        try:
            return msgspec.convert({"do": self.kind.__name__} | data, self.kind, strict=False)
        except msgspec.ValidationError:
            pass
        try:
            return self.game.title.codec.decode({"do": self.kind.__name__} | data)
        except Invalid as error:
            missing = next((name for name, field in self.fields.items() if field.required and name not in data), None)
            if missing is not None and (possible := self.possible_values(missing)):
                more = f" and {len(possible) - MAX_LISTED} more" if len(possible) > MAX_LISTED else ""
                error.todo = f"Possible for {missing}: {', '.join(possible[:MAX_LISTED])}{more}."
            raise


def _split_words(text: str) -> list[str]:
    """Split a typed order into words, keeping quoted text together."""
    return re.findall(r'(?:[^\s"]|"[^"]*"?)+', text)


def _parse_rank(error: BroadfrontError, fields: int) -> tuple[int, int]:
    """Return a sort key for an error of a failed attempt to parse an action. It is higher the more fields were parsed
    and, if a name was ambiguous, the fewer things the name may mean."""
    if isinstance(error, Ambiguous) and isinstance(error.accepted, list):
        return fields + 2, -len(error.accepted)
    return fields, 0


def _partitions(words: list[str], count: int, most: list[int]) -> Iterator[list[str]]:
    """Yield the ways to split words into `count` texts, the n-th of at most `most[n]` words; short texts come first."""
    if count == 0:
        if not words:
            yield []
        return
    longest = min(len(words) - count + 1, most[0])
    for n in range(len(words) if count == 1 else 1, longest + 1):
        for rest in _partitions(words[n:], count - 1, most[1:]):
            yield [" ".join(words[:n]), *rest]
