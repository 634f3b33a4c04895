"""Supply Tokens (T, a quarter SP): feeding units without a supply trace, and refilling internal stocks."""

from __future__ import annotations

import re
from fractions import Fraction
from math import ceil

from broadfront.core.rules import decides
from broadfront.core.rulings import LedgerLine, exact_plain
from broadfront.titles.rhine.data.words import say

__all__ = [
    "AMOUNT_PATTERN",
    "TOKENS_PER_SP",
    "format_tokens",
    "parse_tokens",
    "tokens_to_feed",
    "tokens_to_refill_stocks",
    "tokens_to_sp",
]

TOKENS_PER_SP = 4
"""Tokens in one supply point (SP)."""
AMOUNT_PATTERN = r"(?=\d)(?:(\d{1,3})(?: ?SP)?(?=$|[ +]))?[ +]?(?:([0-3])T)?"
"""Pattern of an amount such as 6, 6+1T or 3T: SP, Tokens or both."""
RE_PER_TOKEN = 2
"""RE (regimental equivalents) that one Token feeds."""


def tokens_to_feed(size_in_re: Fraction) -> tuple[int, LedgerLine]:
    """Return the supply Tokens needed to feed units that have no supply trace, with the line that explains it."""
    tokens = ceil(size_in_re / RE_PER_TOKEN)
    line = LedgerLine(tokens, say("eating.tokens", size=exact_plain(size_in_re), each=RE_PER_TOKEN), "OCS-SUPPLY-05")
    return tokens, line


@decides("OCS-UNIT-07")
def tokens_to_sp(tokens: int) -> Fraction:
    """Convert supply Tokens to supply points (4 Tokens are 1 SP)."""
    return Fraction(tokens, TOKENS_PER_SP)


def tokens_to_refill_stocks(stock_level: int, size_in_re: Fraction, multi_step: bool) -> int:
    """Return the Tokens that refill a unit's internal stocks: 2 from Low, 4 from Exhausted, per RE if multi-step."""
    return (0, 2, 4)[stock_level] * (ceil(size_in_re) if multi_step else 1)


@decides("OCS-UNIT-07")
def format_tokens(tokens: int) -> str:
    """Format a number of supply Tokens as SP (supply points) and T (left-over Tokens).

    >>> format_tokens(9), format_tokens(3)
    ('2 SP 1T', '3T')
    """
    sp, rest = divmod(tokens, TOKENS_PER_SP)
    return " ".join(word for word in (f"{sp} SP" if sp else "", f"{rest}T" if rest or not sp else "") if word)


def parse_tokens(text: str) -> int:
    """Parse an amount of SP and Tokens, including the text of `format_tokens`; return Tokens.

    >>> parse_tokens("6"), parse_tokens("6+1T"), parse_tokens("2 SP 1T"), parse_tokens("3T")
    (24, 25, 9, 3)
    """
    found = re.fullmatch(AMOUNT_PATTERN, text.strip())
    if found is None:
        raise ValueError(f"{text!r}; expected SP and Tokens such as 6, 6+1T or 3T")
    return int(found[1] or 0) * TOKENS_PER_SP + int(found[2] or 0)
