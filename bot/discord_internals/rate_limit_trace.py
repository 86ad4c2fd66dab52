"""Counts the requests that Discord refuses because there are too many."""

from types import SimpleNamespace

import aiohttp

from bot.metrics import RATE_LIMITED

_TOO_MANY = 429


def rate_limit_trace() -> aiohttp.TraceConfig:
    """Return a trace that counts every 429, in whatever way the request was sent."""
    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(_count)
    return trace


async def _count(
    _: aiohttp.ClientSession, __: SimpleNamespace, end: aiohttp.TraceRequestEndParams
) -> None:
    if end.response.status == _TOO_MANY:
        RATE_LIMITED.inc()
