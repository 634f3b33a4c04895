"""Allied rail and sea capacity per turn."""

from __future__ import annotations

import datetime as dt
from fractions import Fraction

import msgspec

from broadfront.core.files import TitleFiles
from broadfront.core.rules import decides
from broadfront.titles.rhine.data.loading import DateRow, Few, Form, row_on_date

__all__ = ["LEG_LIMIT", "Shipping", "ShippingRow", "capacity_points_needed", "load_shipping"]

LEG_LIMIT = 6
"""Largest Leg movement allowance of a Move side with which a unit needs only half its RE in rail capacity."""


class ShippingRow(DateRow, frozen=True, kw_only=True):
    """A row of the shipping chart: rail and sea capacity."""

    label: str
    rail: Few
    sea: Few


class ShippingFile(Form, frozen=True):
    """The contents of `charts/shipping.toml`: the rows of the shipping chart."""

    row: tuple[ShippingRow, ...]


class Shipping(msgspec.Struct, frozen=True):
    """The shipping chart: Allied rail and sea capacity by date."""

    rows: tuple[ShippingRow, ...]

    def row_on(self, date: dt.date) -> ShippingRow:
        """Return the shipping chart row in force on a date."""
        return row_on_date(self.rows, date, "shipping")


@decides("OCS-RAIL-01", "OCS-PORT-01")
def capacity_points_needed(means: str, size_in_re: Fraction, mobility: str, allowance: int) -> Fraction:
    """Return the rail or sea capacity points to carry a unit: 1 per RE, or half by rail for slow Leg units."""
    half = means == "rail" and mobility == "Leg" and 1 <= allowance <= LEG_LIMIT
    return size_in_re / 2 if half else size_in_re


def load_shipping(files: TitleFiles) -> Shipping:
    """Load the shipping chart."""
    return Shipping(files.read("charts/shipping.toml", ShippingFile).row)
