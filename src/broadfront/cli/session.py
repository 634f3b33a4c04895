"""A session in the terminal: shows the position, asks, takes orders, lets machines choose and dice roll."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from contextlib import suppress
from itertools import pairwise
from pathlib import Path

from broadfront.cli.announce import action_from, kind_named
from broadfront.cli.completing import Vocabulary
from broadfront.cli.odds import odds_lines
from broadfront.cli.rules import rule_by_id, rule_text
from broadfront.cli.terminal import control_shown
from broadfront.cli.text import value_lines, wrapped
from broadfront.core.actions import Action, Composed
from broadfront.core.chance import Chance
from broadfront.core.errors import BroadfrontError, Illegal, Invalid
from broadfront.core.files import is_there
from broadfront.core.game import Game
from broadfront.core.steps import Decision, GameOver
from broadfront.players import Player
from broadfront.titles import books, tabletop

with suppress(ImportError):
    import readline  # input() then edits its line, remembers earlier ones, and Tab completes it

__all__ = ["Session"]

PAGE = 20

HELP = """\
  NUMBER         take that option             more            the next options
  WORDS          only options with these words (a unit, a hex, a place); `find 0304` for a number
  MOVE ...       announce any action in words: its name, then its parts, by id or by name;
                 a list of hexes or units has commas. Tab completes, and shows what is possible
  why ACTION     may I, and by which rule      odds ACTION     the odds of an attack
  show           the position again            log [N]         the last N things that happened
  undo           take back the last action     rules ID        the sentence of a rule
  trace [N]      how the system came to its last N choices
  save [FILE]    save the game                 quit            stop"""


class Left(Exception):
    """The person leaves."""


class Session:
    """One game, the sides persons take, machines for the others, and where it is saved."""

    def __init__(self, game: Game, taken: tuple[str, ...], machines: Mapping[str, Player], file: Path | None) -> None:
        self.game = game
        self.taken = taken
        self.machines = machines
        self.file = file
        self.told: dict[str | None, int] = {}
        """The record line up to which each side at the screen was told what happened."""
        self.side: str | None = taken[0] if taken else None
        """The side that sits at the screen."""
        self.listed: list[tuple[int, Action]] = []
        self.page = 0
        self.vocabulary = Vocabulary(game)
        self.saved_at = len(game.record.lines) if file is not None and file.exists() else -1

    def play(self) -> None:
        """Play until the game is over or the person leaves; the end of the input is leaving too."""
        game = self.game
        print(f"{game.title.card.label}; {game.title.card.variants[game.record.header.variant].label}.")
        print("Type a number to take an option, `help` for more.")
        if "readline" in sys.modules and sys.stdin.isatty():
            readline.set_completer(self.complete)
            readline.set_completer_delims("")
            readline.parse_and_bind("tab: complete")
        self.tell()
        try:
            while not isinstance(pending := game.pending, GameOver):
                if isinstance(pending, Chance):
                    self.chance(pending)
                elif pending.side in self.machines:
                    side = pending.side
                    game.apply(self.machines[side].choose(game.view(side), game.options(side)), side=side)
                else:
                    self.decide(pending)
                self.tell()
        except (EOFError, KeyboardInterrupt):
            self.leave("\nThe input ended")
            return
        except Left:
            self.leave("You leave")
            return
        self.over(pending)

    # Telling

    def tell(self) -> None:
        """What happened since it was last told, as the side at the screen may know it."""
        for _, event in self.game.events(self.told.get(self.side, -1), self.side):
            print(wrapped(str(event), "  . "))
        self.told[self.side] = len(self.game.record.lines)

    def over(self, end: GameOver) -> None:
        cited = f" [{', '.join(end.rules)}]" if end.rules else ""
        print(f"\nThe game is over: {end.winner + ' wins' if end.winner else 'a draw'}. {end.reason}{cited}")
        if end.score:
            print("\n".join(value_lines(end.score, "  ")))
        self.autosave()

    def leave(self, how: str) -> None:
        self.autosave()
        if self.saved_at == len(self.game.record.lines):
            print(f"{how}; the game is saved. Go on with `broadfront play --load {self.file}`.")
        else:
            print(f"{how}; the game is not saved. With `--save FILE` it is kept as it goes on.")

    def show(self) -> None:
        """The position, in the title's words where it has them, and what the side holds."""
        if told := tabletop(self.game.title.name).describe(self.game.state, self.side):
            print(told)
        seen = self.game.view(self.side).to_data()["zones"]
        own = {name: zone["items"] for name, zone in seen.items() if zone.get("items")}
        if own:
            print("\n".join(value_lines(own, "  ")))

    # Chance

    def chance(self, pending: Chance) -> None:
        """Roll; with own dice the person enters what came, except a draw only a machine may see."""
        game = self.game
        if game.record.header.options.get("dice") != "own":
            game.roll()
            return
        seeing = [side for side in self.taken if pending.sees(side)]
        if not seeing:
            game.draw_unseen()
            return
        if self.side not in seeing:
            self.hand_over(seeing[0])
        known = game.view(self.side).pending
        assert isinstance(known, Chance)
        print(f"\nRoll or draw: {known.what} ({known.span()}).")
        while True:
            word = self.ask("What came? ")
            if word == "quit":
                raise Left
            try:
                game.resolve(pending.named(word), by="person")
                return
            except BroadfrontError as error:
                print(error)

    # Decisions

    def decide(self, pending: Decision) -> None:
        """Show, list and take orders until one changes the game."""
        if pending.side != self.side:
            self.hand_over(pending.side)
        self.autosave()
        print()
        self.show()
        self.list_options("")
        while True:
            cited = f" [{', '.join(pending.rules)}]" if pending.rules else ""
            order = self.ask(f"{pending.side}: {pending.prompt}{cited} ")
            try:
                if order and self.obey(order):
                    return
            except BroadfrontError as error:
                print(wrapped(str(error)))

    def hand_over(self, side: str) -> None:
        """Another person sits down; what the first saw scrolls away."""
        if self.side is not None and len(self.taken) > 1:
            if sys.stdout.isatty():
                print("\033[2J\033[H", end="", file=getattr(sys.stdout, "plain", sys.stdout))
            self.ask(f"{side} to the screen; press Enter. ")
        self.side = side
        self.tell()

    def obey(self, order: str) -> bool:
        """Carry out one order; True when the game changed."""
        word, _, rest = order.partition(" ")
        rest = rest.strip()
        match word.casefold():
            case "quit" | "exit":
                raise Left
            case "help" | "?":
                print(HELP)
            case "show":
                self.show()
            case "more":
                self.page += 1
                self.print_page()
            case "list" | "find":
                self.list_options(rest)
            case "log":
                self.log(rest)
            case "trace":
                self.trace(rest)
            case "rules":
                print(rule_text(*rule_by_id(rest, books())))
            case "save":
                self.save(rest)
            case "undo":
                self.undo()
                return True
            case "why":
                print(wrapped(str(self.game.why_not(self.action(rest)))))
            case "odds":
                print("\n".join(odds_lines(self.game.odds(self.action(rest), side=self.side))))
            case "do":
                return self.perform(self.action(rest))
            case _:
                return self.choose(order)
        return False

    def choose(self, order: str) -> bool:
        """A number takes an option; words narrow the list, or announce an action that is not listed."""
        numbered = dict(self.listed)
        if _number(order) in numbered:
            return self.perform(numbered[_number(order)])
        found = self.matching(order)
        exact = next((option for _, option in found if str(option).casefold() == order.casefold()), None)
        if exact is not None:
            return self.perform(exact)
        if order.startswith("{") or kind_named(self.game, order.split(maxsplit=1)[0]) is not None:
            try:
                action = self.action(order)
            except BroadfrontError:
                if not found:
                    raise
            else:
                return self.perform(action)
        if found:
            self.list_options(order)
            return False
        raise Invalid(f"No option holds {order!r}.", given=order, todo="`list` shows all, `help` the orders.")

    def action(self, text: str) -> Action:
        """An option by its number, or an action in words."""
        if not text:
            raise Invalid("Name an action: a number of the list, or its words.", parameter="action")
        number = dict(self.listed).get(_number(text))
        return number if number is not None else action_from(self.game, text)

    def perform(self, action: Action) -> bool:
        """Apply an action; a composed one part by part, until something comes between."""
        game = self.game
        if not isinstance(action, Composed):
            game.apply(action, side=self.side)
            return True
        ruling = game.why_not(action, self.side)
        if not ruling.legal:
            raise Illegal(ruling)
        trial = game.state.copy()
        for part in action.parts(trial):
            game.apply(part, side=self.side)
            trial.do(part)
            after = trial.settle()
            if not isinstance(after, Decision) or after.side != self.side:
                break
        return True

    # Options

    def matching(self, words: str) -> list[tuple[int, Action]]:
        return self.vocabulary.matching(self.game.options(self.side), words)

    def list_options(self, words: str) -> None:
        found = self.matching(words)
        if not found:
            raise Invalid(f"No option holds {words!r}.", given=words, todo="`list` shows all.")
        self.listed, self.page = found, 0
        self.print_page()

    def gloss(self, option: Action) -> str:
        """What the title says an option is about."""
        return tabletop(self.game.title.name).gloss(self.game.state, option)

    def print_page(self) -> None:
        shown = self.listed[self.page * PAGE : (self.page + 1) * PAGE]
        if not shown:
            self.page = 0
            shown = self.listed[:PAGE]
        for n, option in shown:
            about = self.gloss(option)
            print(f"  {n:3d}  {option}" + (f"  ({about})" if about else ""))
        left = len(self.listed) - self.page * PAGE - len(shown)
        if left > 0:
            print(f"       `more` shows {left} more; words (a unit, a hex) narrow the list")

    # Other orders

    def log(self, count: str) -> None:
        number = _number(count) or PAGE
        for n, event in self.game.events(-1, self.side)[-number:]:
            print(wrapped(f"{n:4d}  {event}"))

    def trace(self, count: str) -> None:
        """How the system came to its last choices."""
        number = _number(count) or 1
        traces = [event.trace for _, event in self.game.events(-1, self.side) if event.trace is not None]
        for trace in traces[-number:]:
            print("\n".join(trace.lines()))

    def undo(self) -> None:
        """Back to before the last action a person took; machines then choose anew."""
        target = _before_last(self.game, self.taken)
        if target is None:
            raise Invalid("Nothing to undo: no person has done anything yet.")
        try:
            self.game.undo(target)
        except Illegal as refusal:
            print(refusal)
            if self.ask("Do both persons agree? (yes/no) ").casefold() not in ("y", "yes"):
                return
            self.game.undo(target, agreed=True)
        self.told = dict.fromkeys(self.told, len(self.game.record.lines))
        print("Taken back.")

    def save(self, name: str) -> None:
        target = Path(name) if name else self.file
        if target is None:
            raise Invalid("Name a file: save FILE.", parameter="save")
        if target != self.file and is_there(target):
            raise Invalid(f"{str(target)!r} exists and is not overwritten.", given=name, todo="Name a new file.")
        self.game.save(target)
        self.file, self.saved_at = target, len(self.game.record.lines)
        print(f"Saved in {target}.")

    def autosave(self) -> None:
        if self.file is not None and self.saved_at != len(self.game.record.lines):
            self.game.save(self.file)
            self.saved_at = len(self.game.record.lines)

    def complete(self, line: str, n: int) -> str | None:
        """The n-th way in which a line may go on, as the line editor asks for it."""
        ways = self.vocabulary.goes_on(line)
        return ways[n] if n < len(ways) else None

    def ask(self, prompt: str) -> str:
        """One line of input. Without a terminal the answer is shown too, so that a log reads well."""
        answer = input(control_shown(prompt)).strip()
        if not sys.stdin.isatty():
            print(answer)
        return answer


def _number(word: str) -> int:
    """A number somebody typed; 0 when it is none, or none that a list has."""
    return int(word) if re.fullmatch(r"[1-9][0-9]{0,8}", word) else 0


def _before_last(game: Game, sides: tuple[str, ...]) -> int | None:
    """The line to go back to so that the last action of these sides is undone; None when there is none."""
    for before, n in reversed(list(pairwise((game.record.resumed_at, *game.live)))):
        line = game.record.lines[n - 1]
        if line.do is not None and line.side in sides:
            return before
    return None
