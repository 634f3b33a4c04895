"""A title: its data, its sequence of play and its own steps. It is loaded once, then shared and never changed."""

from __future__ import annotations

import importlib
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, TypeVar

import msgspec

from broadfront.core.actions import Action, ActionCodec
from broadfront.core.errors import Faults, Invalid, brief_repr, unknown_name
from broadfront.core.files import TitleFiles
from broadfront.core.locations import Locations
from broadfront.core.messages import Message, localize, say
from broadfront.core.odds import Policy
from broadfront.core.positions.dealing import Dealing
from broadfront.core.positions.settings import settings_of
from broadfront.core.reading.type_check import text_pattern
from broadfront.core.rules import RuleBook
from broadfront.core.rulings import LedgerLine
from broadfront.core.state import Problem, State
from broadfront.core.steps import Answer, GameOver, InOrder, Step
from broadfront.core.zones import Zone

if TYPE_CHECKING:
    from broadfront.core.boxes.sheet import Sheet
    from broadfront.core.positions.corrections import Settings

__all__ = [
    "Color",
    "Playable",
    "Scenario",
    "Title",
    "Variant",
    "check_position_legal",
    "classes_in",
    "illegal_position_error",
]

C = TypeVar("C")


def classes_in(kind: type[C], *modules: ModuleType) -> tuple[type[C], ...]:
    """Return the subclasses of a class that modules define, such as the actions or steps of a title."""
    return tuple(
        found
        for module in modules
        for found in vars(module).values()
        if isinstance(found, type) and issubclass(found, kind) and found.__module__ == module.__name__
    )


def check_position_legal(state: State) -> None:
    """Refuse a position that is not legal."""
    if wrong := state.status():
        raise illegal_position_error("The position to start from is not legal:", wrong, "start")


def illegal_position_error(head: str, problems: Sequence[Problem], parameter: str) -> Faults:
    """Return an error that lists what is wrong with a position; each fault has the words that locate its line in the
    file, unit names first."""
    faults = [(str(problem), [*re.findall(r"[\w/-]+\.[\w.]*\w", problem.text), problem.where]) for problem in problems]
    return Faults(head, faults, parameter=parameter)


def _load_title_for_pickle(load: Callable[..., Title], how: tuple[Any, ...], data_hash: str) -> Title:
    """Load a title again when it is unpickled, and check that its data are the same."""
    title = load(*how)
    if title.data_hash != data_hash:
        raise Invalid(
            f"The data of {title.name} are not those it was pickled with.",
            parameter="data",
            given=title.data_hash,
            accepted=data_hash,
            todo="Give the same files.",
        )
    return title


class Variant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A way to play: the sides that people or players take; the system runs the others."""

    label: str
    played: tuple[str, ...]


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario of a title: a set-up from which a game starts."""

    label: str
    variants: tuple[str, ...] = ()
    """The variants it can be played in; empty for all."""
    house: bool = False


Color = Annotated[str, text_pattern("^#[0-9a-fA-F]{6}$", "a color such as #9db4cf")]


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of `title.toml`: the title's name, sides, variants and scenarios."""

    name: str
    label: str
    rules: int
    sides: tuple[str, ...]
    colors: dict[str, tuple[Color, Color]] = {}
    """Colors of each side's counters and of the print on them, if the usual ones do not include the side."""
    variants: dict[str, Variant] = {}
    scenarios: dict[str, Scenario] = {}


class Title:
    """Data and rules of one title. This is enough for charts and questions; `Playable` adds the game."""

    ADDITIONS: ClassVar[tuple[str, ...]] = ()
    """Patterns of files that a person's own data may add, besides those it replaces."""
    SETTINGS: ClassVar[Settings] = {}
    """What can be corrected in a game with own dice besides the facts of the state, by name."""
    SHEETS_IN: ClassVar[str] = ""
    """The module with the sheets for a person's own box; empty if the title has none."""
    READ: ClassVar[tuple[str, ...]] = ()
    """The properties that read the files on first use."""

    def __init__(self, folder: Path, overlay: Path | None = None) -> None:
        self.files = TitleFiles(folder, overlay, self.ADDITIONS, self.sheets)
        self.card = self.files.read("title.toml", Card)
        self.name = self.card.name
        self.sides = self.card.sides
        self.book = RuleBook(lambda: self.files.text("rules.toml"), str(self.files.path("rules.toml")))

    @classmethod
    def sheets(cls) -> tuple[Sheet, ...]:
        """Return the kinds of CSV file that a player can write from his copy of this title.

        Their module is imported only when needed.
        """
        found: tuple[Sheet, ...] = importlib.import_module(cls.SHEETS_IN).SHEETS if cls.SHEETS_IN else ()
        return found

    @cached_property
    def names(self) -> Mapping[str, Message]:
        """Names of units and hexes by id, if different from the id."""
        return {}

    @cached_property
    def short_names(self) -> Mapping[str, str]:
        """Short names of units and cards by id, as the game log writes them when they are not on the table."""
        return {}

    def label(self) -> str:
        """Return the name of the title in the reader's language."""
        return localize(self.name, "labels.title", self.card.label)

    def variant_label(self, variant: str) -> str:
        """Return the name of a variant in the reader's language."""
        return localize(self.name, f"labels.variants.{variant}", self.card.variants[variant].label)

    def scenario_label(self, scenario: str) -> str:
        """Return the name of a scenario in the reader's language."""
        return localize(self.name, f"labels.scenarios.{scenario}", self.card.scenarios[scenario].label)

    loaded_by: tuple[Callable[..., Title], tuple[Any, ...]] | None = None
    """The function and arguments that load the title in another process; None if it cannot be loaded by name."""
    draws: Callable[[State, str | None], str] | None = None
    """Draws a position as SVG, as a side may see it. The loader of the title sets it, because the engine cannot
    draw."""

    def __reduce__(self) -> tuple[Callable[..., Title], tuple[Any, ...]]:
        """Pickle only how to load the title; unpickling loads it again and checks that its data are the same."""
        if self.loaded_by is None:
            raise TypeError(f"{self.name} was not loaded by its name and cannot be pickled")
        load, how = self.loaded_by
        return _load_title_for_pickle, (load, how, self.data_hash)

    def __repr__(self) -> str:
        own = f", data {self.files.overlay}" if self.files.overlay is not None else ""
        return f"{type(self).__name__}({self.name}: {self.card.label}{own})"

    # What the engine needs from any title; a title that cannot be played leaves it empty.
    zones: Mapping[str, Zone] = {}
    sequences: Mapping[str, tuple[Step[Any], ...]] = {}
    locations: Locations

    @cached_property
    def unseen_zones(self) -> Mapping[str | None, tuple[str, ...]]:
        """The hidden zones (decks, hands, cups) that each side may not look into, by side; the side None sees all."""
        return {
            side: tuple(name for name, zone in self.zones.items() if not zone.is_visible_to(side))
            for side in (*self.sides, None)
        }

    def check_data(self) -> None:
        """Read every data file, so that a fault in a player's own file is reported on loading and not during the
        game."""
        if self.files.is_own("rules.toml"):
            _ = len(self.book)
        self.files.check_own_csv_columns()
        _ = self.data_hash
        with self.files.blame_own_files():
            for name in self.READ:
                getattr(self, name)
        if self.files.is_own("title.toml"):
            self._check_card()

    def _check_card(self) -> None:
        """Refuse a player's own `title.toml` if it changes more than labels."""
        ours = TitleFiles(self.files.folder).toml("title.toml")
        given = self.files.toml("title.toml")
        for key in ("name", "rules", "sides"):
            if given[key] != ours[key]:
                message = f"{key} is {given[key]!r}; expected {ours[key]!r}: your own files cannot change it"
                raise self.files.file_error("title.toml", (key,), message, given=given[key], accepted=ours[key])
        for part, same in (("variants", "played"), ("scenarios", "variants")):
            for name, entry in given.get(part, {}).items():
                if entry.get(same, []) != ours[part].get(name, {}).get(same, []) or name not in ours[part]:
                    message = f"{part} {name}: expected {', '.join(ours[part])} as they are; only labels can change"
                    raise self.files.file_error(
                        "title.toml", (part, name), message, given=name, accepted=list(ours[part])
                    )
            if missing := [name for name in ours[part] if name not in given.get(part, {})]:
                raise self.files.file_error("title.toml", (part,), f"{part} {missing[0]} is missing", given=missing[0])

    @cached_property
    def data_hash(self) -> str:
        """Hash of the data files that can change how a game plays."""
        return self.files.content_hash()

    # Names

    def variant(self, name: str | None) -> str:
        """Return the name of a variant, by default the first; raise `Invalid` if it is unknown."""
        if name is None:
            return next(iter(self.card.variants))
        if name not in self.card.variants:
            raise unknown_name(f"variant of {self.name}", name, self.card.variants, parameter="variant")
        return name

    def scenario(self, name: str | None, variant: str | None = None) -> str:
        """Return the name of a scenario, by default the first one the variant allows; raise `Invalid` if it is
        unknown."""
        fitting = {
            k: s for k, s in self.card.scenarios.items() if variant is None or not s.variants or variant in s.variants
        }
        if name is None:
            return next(iter(fitting))
        if name not in fitting:
            raise unknown_name(f"scenario of {self.name}", name, fitting, parameter="scenario")
        return name

    def side(self, name: str) -> str:
        """Return the name of a side; raise `Invalid` if it is unknown."""
        if name not in self.sides:
            raise unknown_name(f"side of {self.name}", name, self.sides, parameter="side")
        return name

    # What the engine needs while a game is played

    def over(self, state: State) -> GameOver:
        """Return how the game ended; called when the step stack is empty."""
        raise NotImplementedError

    def decode_step(self, data: Any) -> Step[Any]:
        """Return a step from plain data."""
        raise NotImplementedError

    def settings(self, state: State) -> Settings:
        """Return what can be corrected in this position: the facts its state declares, and the title's own
        additions."""
        found = {**settings_of(state.kind), **self.SETTINGS}
        return {name: one for name, one in found.items() if one.when is None or one.when(state)}

    def system(self, state: State, step: Step[Any]) -> Answer:
        """Return what the title's system, which plays the sides nobody plays, chooses in this step, and how it chose.

        The system is part of the rules, not a player. This query changes nothing, and gives the same answer while
        nothing changes.
        """
        raise NotImplementedError


class Playable(Title, ABC):
    """A title that can be played: it has a sequence of play."""

    ACTIONS: ClassVar[tuple[type[Action], ...]] = ()
    STEPS: ClassVar[tuple[type[Step[Any]], ...]] = ()
    OPTIONS: ClassVar[tuple[str, ...]] = ()
    """Options of a new game besides those of every title; the set-up checks their values."""

    @cached_property
    def codec(self) -> ActionCodec:
        """The converter of the title's actions to and from plain data."""
        return ActionCodec(self.ACTIONS)

    def check_starts(self) -> None:
        """Refuse scenarios without a legal starting position. The first scenario is checked in every variant, the
        others in one."""
        for n, (name, scenario) in enumerate(self.card.scenarios.items()):
            variants = list(scenario.variants or self.card.variants)
            for variant in variants if n == 0 else variants[:1]:
                with self.files.blame_own_files():
                    check_position_legal(self.set_up(name, variant, {}))

    @abstractmethod
    def set_up(self, scenario: str, variant: str, options: Mapping[str, Any]) -> State:
        """Return the state at the start of a scenario, with its first step on the stack."""

    @abstractmethod
    def empty(self, scenario: str, variant: str) -> State:
        """Return an empty state of a scenario, into which the data of a position can be loaded."""

    @abstractmethod
    def over(self, state: State) -> GameOver:
        """Return how the game ended; called when the step stack is empty."""

    def position(self, given: str | Mapping[str, Any]) -> State:
        """Return the state that a position describes, given as saved data (`State.to_data`) or in the words of a
        position file."""
        return (
            self.state_from_words(given) if isinstance(given, str) or "facts" not in given else self.state_from(given)
        )

    def state_from_words(self, given: str | Mapping[str, Any]) -> State:
        """Return the state that words of a position file describe; the name of a scenario gives its start."""
        raise Invalid(
            f"{self.name} has no words for positions.",
            parameter="position",
            given=brief_repr(given),
            todo="Write one from a saved game: `broadfront record position GAME.bf POSITION.json`.",
        )

    def written(self, state: State) -> dict[str, Any]:
        """Return a state as a position that `position` reads back, in the words of a position file if the title has
        them."""
        return state.to_data()

    def upgrade_position(self, position: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return a position of an earlier version of the title, with anything the title lacked then added out of
        play."""
        return position

    # Odds

    def battle(self, state: State, action: Action) -> Step[Any]:
        """Return the step that resolves an attack; the caller pushes it on a copy of the state, outside any formation's
        activation."""
        raise Invalid(f"{self.name} has no odds.", parameter="action", given=str(action))

    def outcome(self, before: State, after: State, action: Action) -> dict[str, Any]:
        """Return what an attack changed between two states, in the terms of the title's odds."""
        return {}

    def odds_ledger(self, state: State, action: Action) -> Sequence[LedgerLine]:
        """Return every modifier of an attack that applies before anyone plays or draws anything, with its rule."""
        return ()

    def odds_summary(self, state: State, action: Action) -> Message | None:
        """Return a one-line summary of an attack before the dice are rolled; None if the modifiers say it all."""
        return None

    def current_battle(self, state: State) -> tuple[Action, int] | None:
        """Return the attack in progress, and the height of the stack of steps before it.

        Return None if there is no attack or it is unknown.
        """
        return None

    def consulted_zones(self, side: str) -> Sequence[str]:
        """Return the hidden decks and cups that the rules look into when they choose for a side nobody plays.

        Odds deal them in every possible way.
        """
        return ()

    def has_attacks(self, scenario: str) -> bool:
        """Return whether a scenario has attacks with odds."""
        return type(self).battle is not Playable.battle

    def attacks(self, state: State, side: str) -> Iterator[Action]:
        """Yield the attacks of a side whose odds are worth asking: one for each target within its reach now."""
        return iter(())

    def policy(self, state: State, side: str) -> Policy:
        """Return the deterministic policy that makes a side's decisions while odds are computed. A title whose battles
        contain decisions names its own."""
        return Policy(str(say("odds.first")), lambda at: next(iter(at.stack[-1].options(at))))

    # Data

    def decode_step(self, data: Any) -> Step[Any]:
        """Return a step of the sequence of play from plain data; raise `Invalid` if there is no such step."""
        kind = self._step_types.get(data.get("step") if isinstance(data, dict) else None)
        if kind is None:
            raise unknown_name(
                "step",
                data.get("step") if isinstance(data, dict) else data,
                (k for k in self._step_types if k),
                parameter="stack",
            )
        try:
            step: Step[Any] = msgspec.convert(data, kind)
            return step
        except msgspec.ValidationError as error:
            raise Invalid(f"Step {data['step']}: {error}.", parameter="stack", given=data) from None

    @cached_property
    def _step_types(self) -> dict[str | None, type[Step[Any]]]:
        """The classes of steps by name."""
        kinds: tuple[type[Step[Any]], ...] = (InOrder, Dealing, *self.STEPS)
        return {kind.__name__: kind for kind in kinds}

    def state_from(self, data: Mapping[str, Any]) -> State:
        """Return a state from plain data made by `State.to_data`."""
        missing = next((name for name in ("scenario", "variant", "facts", "zones", "stack") if name not in data), None)
        if missing:
            raise Invalid(f"The position has no {missing!r}.", parameter=missing)
        for name in ("scenario", "variant"):
            if not isinstance(data[name], str):
                raise Invalid(f"The position's {name!r} is {brief_repr(data[name])}; expected a name.", parameter=name)
        state = self.empty(self.scenario(data["scenario"]), self.variant(data["variant"]))
        state.load_data(dict(self.upgrade_position(data)))
        return state
