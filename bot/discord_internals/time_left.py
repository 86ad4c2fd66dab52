"""The time that an attempt to send a first response gets."""

import asyncio

_AT_LEAST = 1.0
"""Seconds for one attempt even if the time is up, since Discord has another clock."""


def time_left(until: float) -> float:
    """Return the seconds until `until`, a time of the event loop's clock, for one attempt."""
    return max(until - asyncio.get_running_loop().time(), _AT_LEAST)
