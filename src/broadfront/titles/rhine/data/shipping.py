"""Allied rail and sea capacity of a turn."""

from __future__ import annotations

import datetime as dt

import msgspec

from broadfront.core.files import TitleFiles
from broadfront.titles.rhine.data.loading import DateRow, Few, Form, on_date

__all__ = ["Shipping", "ShippingRow", "load_shipping"]


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


def load_shipping(files: TitleFiles) -> Shipping:
    return Shipping(files.read("charts/shipping.toml", ShippingFile).row)
