"""Allied rail and sea capacity of a turn."""

from __future__ import annotations

import datetime as dt
from fractions import Fraction

import msgspec

from broadfront.core.files import TitleFiles
from broadfront.core.rules import decides
from broadfront.titles.rhine.data.loading import DateRow, Few, Form, on_date

__all__ = ["LEG_LIMIT", "Shipping", "ShippingRow", "lift_points", "load_shipping"]

LEG_LIMIT = 6
"""Leg allowance of a Move side up to which a unit counts half on rails."""


class ShippingRow(DateRow, frozen=True, kw_only=True):
    label: str
    rail: Few
    sea: Few


class ShippingFile(Form, frozen=True):
    """`charts/shipping.toml`."""

    row: tuple[ShippingRow, ...]


class Shipping(msgspec.Struct, frozen=True):
    rows: tuple[ShippingRow, ...]

    def row(self, date: dt.date) -> ShippingRow:
        return on_date(self.rows, date, "shipping")


@decides("OCS-RAIL-01", "OCS-PORT-01")
def lift_points(by: str, size: Fraction, mobility: str, allowance: int) -> Fraction:
    """Points of capacity for a unit of so many RE: 1 for each; by rail half, if its Move side is slow on foot."""
    half = by == "rail" and mobility == "Leg" and 1 <= allowance <= LEG_LIMIT
    return size / 2 if half else size


def load_shipping(files: TitleFiles) -> Shipping:
    return Shipping(files.read("charts/shipping.toml", ShippingFile).row)
