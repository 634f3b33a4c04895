"""Who asks: the address a request comes from and the seat it names. Limits and turns are counted by both."""

from __future__ import annotations

import ipaddress
from typing import NamedTuple

from starlette.requests import HTTPConnection

__all__ = ["Caller", "caller_of", "network_of"]

HOME = 64
"""Bits of an IPv6 address that a provider gives to one household: the rest is for its holder to choose."""


class Caller(NamedTuple):
    """One person, as far as a server can tell."""

    address: str
    seat: str = ""


def caller_of(request: HTTPConnection) -> Caller:
    """From whom a request is; behind a named proxy, the address that the proxy states."""
    host = request.client.host if request.client is not None else ""
    return Caller(network_of(host), request.headers.get("seat", ""))


def network_of(host: str) -> str:
    """An address as it is counted."""
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, HOME), strict=False))
