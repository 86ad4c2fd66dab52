"""The links to a host's privacy policy and terms."""

import pytest

from tests.chat.messages import components_in
from tests.chat.payloads import command
from tests.chat.people import ANN, another_channel
from tests.chat.until import until
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")

PRIVACY, TERMS = "https://example.org/privacy", "https://example.org/terms"
SUPPORT = "https://example.org/support"


@pytest.mark.parametrize(
    ("settings", "links"),
    [
        ({}, {}),
        ({"TERMS_URL": TERMS}, {"Terms": TERMS}),
        (
            {"PRIVACY_URL": PRIVACY, "TERMS_URL": TERMS, "SUPPORT_URL": SUPPORT},
            {"Privacy policy": PRIVACY, "Terms": TERMS, "Support": SUPPORT},
        ),
    ],
)
async def test_help_links_what_is_set(
    new_world: World, settings: dict[str, str], links: dict[str, str]
) -> None:
    """`/help` links the policies and the support that the host has set, and no others."""
    new_world.run(**settings)
    await until(lambda: new_world.discord.gateway.ready, "the log-in")
    sent = await new_world.answered(
        await new_world.discord.send(command(ANN, another_channel(), "help"))
    )
    page = new_world.discord.chat.messages[sent.message_id]
    shown = {item["label"]: item["url"] for item in components_in(page) if "url" in item}
    assert shown == links
