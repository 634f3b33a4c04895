"""Supply Tokens (T, a quarter SP): feeding units without a supply trace, and refilling internal stocks."""

from __future__ import annotations

import re
from fractions import Fraction
from math import ceil

from broadfront.core.rules import decides
from broadfront.core.rulings import LedgerLine, exact
from broadfront.titles.rhine.data.words import say

__all__ = ["AMOUNT", "TOKENS", "eat_tokens", "in_sp", "recovery_tokens", "sp_text", "tokens_in"]

TOKENS = 4
"""Tokens in one supply point (SP)."""
AMOUNT = r"(?=\d)(?:(\d{1,3})(?: ?SP)?(?=$|[ +]))?[ +]?(?:([0-3])T)?"
"""Pattern of an amount such as 6, 6+1T or 3T: SP, Tokens or both."""
FED_BY_TOKEN = 2
"""RE (regimental equivalents) that one Token feeds."""


def eat_tokens(size: Fraction) -> tuple[int, LedgerLine]:
    """Return the Tokens needed to feed `size` RE without a supply trace, with a ledger line."""
    tokens = ceil(size / FED_BY_TOKEN)
    line = LedgerLine(tokens, say("eating.tokens", size=exact(size), each=FED_BY_TOKEN), "OCS-SUPPLY-05")
    return tokens, line


@decides("OCS-UNIT-07")
def in_sp(tokens: int) -> Fraction:
    """Convert Tokens to SP."""
    return Fraction(tokens, TOKENS)


def recovery_tokens(stocks: int, size: Fraction, multi_step: bool) -> int:
    """Return the Tokens to refill internal stocks: 2 from Low, 4 from Exhausted, times RE for a multi-step unit."""
    return (0, 2, 4)[stocks] * (ceil(size) if multi_step else 1)


@decides("OCS-UNIT-07")
def sp_text(tokens: int) -> str:
    """Format a number of Tokens as SP and T.

    >>> sp_text(9), sp_text(3)
    ('2 SP 1T', '3T')
    """
    sp, rest = divmod(tokens, TOKENS)
    return " ".join(word for word in (f"{sp} SP" if sp else "", f"{rest}T" if rest or not sp else "") if word)


def tokens_in(text: str) -> int:
    """Parse an amount of SP and Tokens, including the text of `format_tokens`; return Tokens.

    >>> tokens_in("6"), tokens_in("6+1T"), tokens_in("2 SP 1T"), tokens_in("3T")
    (24, 25, 9, 3)
    """
    found = re.fullmatch(AMOUNT, text.strip())
    if found is None:
        raise ValueError(f"{text!r}; expected SP and Tokens such as 6, 6+1T or 3T")
    return int(found[1] or 0) * TOKENS + int(found[2] or 0)
