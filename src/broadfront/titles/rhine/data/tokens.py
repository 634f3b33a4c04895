"""Tokens: feeding without trace, internal stocks."""

from __future__ import annotations

from fractions import Fraction
from math import ceil

from broadfront.core.rules import decides
from broadfront.core.rulings import LedgerLine, exact
from broadfront.titles.rhine.data.words import say

__all__ = ["TOKENS", "eat_tokens", "in_sp", "recovery_tokens", "sp_text"]

TOKENS = 4
"""Tokens of one SP."""
FED_BY_TOKEN = 2
"""RE that one Token feeds."""


def eat_tokens(size: Fraction) -> tuple[int, LedgerLine]:
    """Tokens that feed so many RE without trace."""
    tokens = ceil(size / FED_BY_TOKEN)
    line = LedgerLine(tokens, say("eating.tokens", size=exact(size), each=FED_BY_TOKEN), "OCS-SUPPLY-05")
    return tokens, line


@decides("OCS-UNIT-07")
def in_sp(tokens: int) -> Fraction:
    """Tokens as SP."""
    return Fraction(tokens, TOKENS)


def recovery_tokens(stocks: int, size: Fraction, multi_step: bool) -> int:
    """Tokens to refill internal stocks: 2T from Low, 4T from Exhausted, for a unit or each RE of a multi-step one."""
    return (0, 2, 4)[stocks] * (ceil(size) if multi_step else 1)


@decides("OCS-UNIT-07")
def sp_text(tokens: int) -> str:
    """Tokens as SP and T.

    >>> sp_text(9), sp_text(3)
    ('2 SP 1T', '3T')
    """
    sp, rest = divmod(tokens, TOKENS)
    return " ".join(word for word in (f"{sp} SP" if sp else "", f"{rest}T" if rest or not sp else "") if word)
