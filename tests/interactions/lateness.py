"""What takes longer than Discord waits for an answer."""

import asyncio
from typing import Any

import pytest

from tests.chat.faults import meanwhile

DEFER, DEFER_UPDATE = 5, 6
"""First responses: a message comes later, or the one with the button changes later."""
LONGER_THAN_DISCORD_WAITS = 3.5
confirmed_late = meanwhile(lambda: asyncio.sleep(LONGER_THAN_DISCORD_WAITS))
"""A fault in which Discord carries a request out, and confirms it when the bot waits no more."""


def slow_down(patch: pytest.MonkeyPatch, owner: type, *names: str) -> None:
    """Have methods take longer than Discord waits for an answer."""
    for name in names:
        patch.setattr(owner, name, _slowly(getattr(owner, name)))


def _slowly(method: Any) -> Any:
    async def slowly(*given: Any) -> Any:
        await asyncio.sleep(LONGER_THAN_DISCORD_WAITS)
        return await method(*given)

    return slowly
