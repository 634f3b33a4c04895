"""The caller of a request, by address and seat; limits and queues count by both."""

from __future__ import annotations

import ipaddress
from typing import NamedTuple

from starlette.requests import HTTPConnection

__all__ = ["Caller", "caller_of", "network_of"]

HOUSEHOLD_PREFIX = 64
"""Prefix length of the IPv6 network of one household."""


class Caller(NamedTuple):
    """One client, as far as the server can tell."""

    address: str
    seat: str = ""


def caller_of(request: HTTPConnection) -> Caller:
    """Return the caller of a request; behind a trusted proxy, the address the proxy states."""
    host = request.client.host if request.client is not None else ""
    return Caller(network_of(host), request.headers.get("seat", ""))


def network_of(host: str) -> str:
    """Return an address as limits count it: IPv4 as it is, IPv6 as its /64 network."""
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, HOUSEHOLD_PREFIX), strict=False))
