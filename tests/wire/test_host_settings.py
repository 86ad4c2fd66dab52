"""What a host turns off or names in the bot's settings reaches people."""

from tests.chat.messages import components_in
from tests.chat.payloads import command
from tests.chat.people import ANN, another_channel
from tests.wire.servers import new_server
from tests.wire.test_welcome import joined, left, posts
from tests.wire.world import World

LINKS = {
    "Privacy policy": "https://example.org/privacy",
    "Terms": "https://example.org/terms",
    "Support": "https://example.org/support",
}
SETTINGS = dict(zip(("PRIVACY_URL", "TERMS_URL", "SUPPORT_URL"), LINKS.values(), strict=True))


async def test_pages_and_welcomes(new_world: World) -> None:
    """`/help` links what is set; without the puzzle nothing leads to it, and nobody is welcomed."""
    await new_world.log_in(DAILY="off", WELCOME="off", **SETTINGS)
    assert "daily" not in {it["name"] for it in new_world.discord.routes.commands}
    pages = []
    for name in ("history", "help"):
        payload = command(ANN, another_channel(), name)
        sent = await new_world.answered(await new_world.discord.send(payload))
        pages.append(new_world.discord.chat.messages[sent.message_id])
    assert "aily" not in str(pages)
    assert {it["label"]: it["url"] for it in components_in(pages[-1]) if "url" in it} == LINKS
    server = new_server()
    await new_world.discord.gateway.add_server(server)
    await joined(new_world, server)
    await new_world.discord.gateway.remove_server(server)
    await left(new_world, server)
    assert posts(new_world, server) == 0
