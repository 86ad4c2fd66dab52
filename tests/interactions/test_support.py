"""What people read after a bug, and where they get help."""

from dataclasses import replace

import pytest

from bot.domain.stored_data import Policies
from tests.chat.world import World

SUPPORT = "https://example.org/support"


async def fail(*_: object) -> None:
    raise RuntimeError("a bug")


@pytest.mark.parametrize("address", ["", SUPPORT])
async def test_a_bug_leads_to_support(
    world: World, monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    """Someone who meets a bug is told so, with a link to support if the host has set one."""
    bot = world.client
    context = bot.context
    monkeypatch.setattr(bot, "context", replace(context, policies=Policies(support=address)))
    monkeypatch.setattr(context.history, "page", fail)
    answer = await world.ann.slash("history")
    assert "Something went wrong on my side" in answer.said
    components = answer.shown.components
    links = [item["url"] for row in components for item in row.get("components", ())]
    assert links == [address] * bool(address)
