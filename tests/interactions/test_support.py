"""What people read after a bug, and where they get help."""

from dataclasses import replace

import pytest

from bot.domain.stored_data import Policies
from tests.chat.world import World
from tests.wire.test_host_settings import LINKS


async def fail(*_: object) -> None:
    raise RuntimeError("a bug")


@pytest.mark.parametrize("address", ["", LINKS["Support"]])
async def test_after_a_bug(world: World, monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    """Someone who meets a bug is told so, with a link to support if the host has set one."""
    context = replace(world.client.context, policies=Policies(support=address))
    monkeypatch.setattr(world.client, "context", context)
    monkeypatch.setattr(context.history, "page", fail)
    answer = await world.ann.slash("history")
    assert "Something went wrong on my side" in answer.said
    assert "unexpected error: interaction=" in world.log.take()
    components = answer.shown.components
    links = [item["url"] for row in components for item in row.get("components", ())]
    assert links == [address] * bool(address)


@pytest.mark.parametrize(
    ("policies", "links"),
    [
        (Policies(), {}),
        (Policies(terms="https://a.example"), {"Terms": "https://a.example"}),
        (Policies(*LINKS.values()), LINKS),
    ],
)
async def test_help_links_what_is_set(
    world: World, monkeypatch: pytest.MonkeyPatch, policies: Policies, links: dict[str, str]
) -> None:
    """`/help` links the policies and the support that the host has set, and no others."""
    context = replace(world.client.context, policies=policies)
    monkeypatch.setattr(world.client, "context", context)
    page = (await world.ann.slash("help")).shown
    assert {it["label"]: it["url"] for it in page.all_buttons if "url" in it} == links
