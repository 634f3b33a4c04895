"""The caller of a request, by address and seat; limits and queues count by both."""

from __future__ import annotations

import ipaddress
from typing import NamedTuple

from starlette.requests import HTTPConnection

__all__ = ["Caller", "caller_of", "network_of_address"]

HOUSEHOLD_PREFIX = 64
"""Prefix length of the IPv6 network of one household."""


class Caller(NamedTuple):
    """One client of the server, identified by network address and seat."""

    address: str
    seat: str = ""


def caller_of(request: HTTPConnection) -> Caller:
    """Return the client that sent a request; behind a trusted proxy, by the address the proxy states."""
    host = request.client.host if request.client is not None else ""
    return Caller(network_of_address(host), request.headers.get("seat", ""))


def network_of_address(host: str) -> str:
    """Return the network by which request limits count an address: an IPv4 address itself, for IPv6 its /64 network."""
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, HOUSEHOLD_PREFIX), strict=False))
