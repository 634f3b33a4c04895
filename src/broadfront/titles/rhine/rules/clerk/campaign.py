"""The campaigns the clerk can keep: their names, their turns, and whether the Broadfront restrictions bind."""

from __future__ import annotations

import datetime as dt

from broadfront.titles.rhine.data.title import Rhine
from broadfront.titles.rhine.rules.clerk.books import ClerkState

__all__ = ["CAMPAIGNS", "broadfront_holds", "first_turn", "last_turn", "window"]

CAMPAIGNS = ("full", "north-1944", "south-1944", "north-1945", "south-1945")


def first_turn(title: Rhine, campaign: str) -> int:
    return title.calendar.number(window(title, campaign)[0])


def last_turn(title: Rhine, campaign: str) -> int:
    return title.calendar.number(window(title, campaign)[1])


def window(title: Rhine, campaign: str) -> tuple[dt.date, dt.date]:
    """First and last date of a campaign."""
    if campaign == "full":
        return title.calendar.turns[0], title.calendar.turns[-1]
    year = campaign.split("-")[1]
    found = next(c for c in title.campaigns.two_map if c.label == year)
    return found.start, found.end


def broadfront_holds(state: ClerkState) -> bool:
    """Whether the Broadfront restrictions are in force."""
    rule = state.title.campaigns.broadfront.rule
    return state.campaign == "full" and state.date >= state.title.calendar.note(rule).date
