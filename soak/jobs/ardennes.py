"""Campaigns of the Ardennes game by every player with all invariants checked, and the rules that none cited."""

import tomllib
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from soak import Figures, Totals, job
from soak.readings import holders
from soak.readings.printed import read_printed
from soak.registry import Family
from soak.watched import CITED, PLAYERS, VARIANTS, check_campaign, load_ardennes
from soak.workers import run_in_workers

CAMPAIGNS = 200
"""Number of campaigns, with seeds from 1; seed 0 is a short game."""
UNCITED = Path(__file__).parent.parent / "uncited.toml"
"""File with the reasons why no game can cite certain rules."""


def load_reasons() -> dict[str, str]:
    """Return the reason why no campaign cites a rule, by rule."""
    found: dict[str, str] = tomllib.loads(UNCITED.read_text())
    return found


def conclude_uncited(totals: Totals) -> list[str]:
    """Return the rules that no campaign of the run cited, each with its reason. Raise if a reason is missing."""
    book, why = load_ardennes().book, load_reasons()
    missing = [rule for rule in book if f"{CITED}{rule}" not in totals]
    unknown = sorted(why.keys() - set(book))
    assert not unknown, f"{UNCITED.name} has reasons for rules that are not in the book: {', '.join(unknown)}"
    without = [rule for rule in missing if rule not in why]
    assert not without, f"no campaign cited {', '.join(without)}, and {UNCITED.name} has no reason for that"
    lines = [f"{len(book) - len(missing)} of {len(book)} rules were cited. Not cited:", ""]
    lines += [f"- {rule}: {why[rule]}" for rule in missing]
    spare = [rule for rule in why if rule not in missing]
    return lines + (["", f"Cited although a reason is given why not: {', '.join(spare)}."] if spare else [])


WATCHED = Family("ardennes-campaigns", conclude_uncited)


def make_campaigns(variant: str, kind: str) -> Callable[[range], Iterator[Figures]]:
    def work(seeds: range) -> Iterator[Figures]:
        yield from run_in_workers(partial(check_campaign, variant, kind), seeds)

    game = "Solitaire" if variant == "gs" else "Two-player"
    work.__doc__ = f"{game} campaigns by {kind} players: at every line the position is legal and as the log tells it."
    return work


for variant in VARIANTS:
    for kind in PLAYERS:
        named = f"ardennes-campaigns-{variant}-{kind}"
        job(named, seeds=range(CAMPAIGNS + 1), family=WATCHED)(make_campaigns(variant, kind))


@job("ardennes-set-up-holders", seeds=range(len(VARIANTS)))
def check_set_up_holders(seeds: range) -> Iterator[Figures]:
    """On the morning of 16 December places and bridges are held as the house rule says, whoever was set up first."""
    for seed in seeds:
        title = load_ardennes()
        state = title.set_up("campaign", VARIANTS[seed], {})
        assert isinstance(state, ArdennesState)
        sheet = read_printed(title, "campaign")
        board = holders.start_board(sheet, state)
        board.german, board.german_bridges = holders.initial_holdings(sheet, board.where)
        found = holders.find_differences(board, state)
        assert not found, "; ".join(found)
        yield {"places": len(sheet.held), "bridges": len(sheet.bridges)}
