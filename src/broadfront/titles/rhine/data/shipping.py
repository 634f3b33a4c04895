"""Allied rail and sea capacity of a turn."""

from __future__ import annotations

import datetime as dt

import msgspec

from broadfront.core.files import TitleFiles
from broadfront.titles.rhine.data.loading import DateRow, on_date, read

__all__ = ["Shipping", "ShippingRow", "load_shipping"]


class ShippingRow(DateRow, frozen=True, kw_only=True):
    label: str
    rail: int
    sea: int


class Shipping(msgspec.Struct, frozen=True):
    rows: tuple[ShippingRow, ...]

    def row(self, date: dt.date) -> ShippingRow:
        return on_date(self.rows, date, "shipping")


def load_shipping(files: TitleFiles) -> Shipping:
    return Shipping(read(files, "charts/shipping.toml", tuple[ShippingRow, ...], "row"))
