"""Allied rail and sea capacity per turn."""

from __future__ import annotations

import datetime as dt
from fractions import Fraction

import msgspec

from broadfront.core.files import TitleFiles
from broadfront.core.rules import decides
from broadfront.titles.rhine.data.loading import DateRow, Few, Form, row_on_date

__all__ = ["LEG_LIMIT", "Shipping", "ShippingRow", "capacity_points", "load_shipping"]

LEG_LIMIT = 6
"""Largest Leg movement allowance of a Move side with which a unit needs only half its RE in rail capacity."""


class ShippingRow(DateRow, frozen=True, kw_only=True):
    """A row of the shipping chart: rail and sea capacity."""

    label: str
    rail: Few
    sea: Few


class ShippingFile(Form, frozen=True):
    """The file `charts/shipping.toml`."""

    row: tuple[ShippingRow, ...]


class Shipping(msgspec.Struct, frozen=True):
    """The shipping chart."""

    rows: tuple[ShippingRow, ...]

    def row_on(self, date: dt.date) -> ShippingRow:
        """Return the row in force on a date."""
        return row_on_date(self.rows, date, "shipping")


@decides("OCS-RAIL-01", "OCS-PORT-01")
def capacity_points(by: str, size: Fraction, mobility: str, allowance: int) -> Fraction:
    """Return the capacity points to carry a unit of `size` RE: 1 per RE, or half by rail for slow Leg units."""
    half = by == "rail" and mobility == "Leg" and 1 <= allowance <= LEG_LIMIT
    return size / 2 if half else size


def load_shipping(files: TitleFiles) -> Shipping:
    return Shipping(files.read("charts/shipping.toml", ShippingFile).row)
