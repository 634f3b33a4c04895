"""Tokens: feeding without trace, internal stocks."""

from __future__ import annotations

import re
from fractions import Fraction
from math import ceil

from broadfront.core.rules import decides
from broadfront.core.rulings import LedgerLine, exact
from broadfront.titles.rhine.data.words import say

__all__ = ["AMOUNT", "TOKENS", "eat_tokens", "in_sp", "recovery_tokens", "sp_text", "tokens_in"]

TOKENS = 4
"""Tokens of one SP."""
AMOUNT = r"(?=\d)(?:(\d{1,3})(?: ?SP)?(?=$|[ +]))?[ +]?(?:([0-3])T)?"
"""SP and Tokens as people write them."""
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


def tokens_in(text: str) -> int:
    """SP and Tokens as Tokens; what `sp_text` says is read too.

    >>> tokens_in("6"), tokens_in("6+1T"), tokens_in("2 SP 1T"), tokens_in("3T")
    (24, 25, 9, 3)
    """
    found = re.fullmatch(AMOUNT, text.strip())
    if found is None:
        raise ValueError(f"{text!r}; expected SP and Tokens such as 6, 6+1T or 3T")
    return int(found[1] or 0) * TOKENS + int(found[2] or 0)
