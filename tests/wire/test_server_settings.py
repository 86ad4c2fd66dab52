"""Who may see and change the settings of a server, by what Discord says with each interaction."""

import pytest

from tests.chat.ids import Payload
from tests.chat.messages import BUTTON, components_in, text_of
from tests.chat.payloads import COMMAND, interaction, press
from tests.chat.people import ANN, BEN, Channel, Person, another_channel
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")

MENU = 3
ADMINISTRATOR, MANAGE_SERVER = 1 << 3, 1 << 5
REFUSED = "Only people with Manage Server"
DATA = {"id": "1", "name": "settings", "type": 1, "options": []}


def allowed(payload: Payload, permissions: int) -> Payload:
    """Return an interaction of someone who has only these permissions."""
    return payload | {"member": payload["member"] | {"permissions": str(permissions)}}


def command(channel: Channel, person: Person = ANN) -> Payload:
    return interaction(COMMAND, person, channel, DATA)


def stored_settings(world: World) -> list[tuple[object, ...]]:
    servers = world.rows("SELECT * FROM servers ORDER BY guild_id")
    return servers + world.rows("SELECT * FROM seasons ORDER BY id")


async def page(world: World, channel: Channel) -> Payload:
    """Return the page that the manager of a server gets."""
    sent = await world.discord.send(allowed(command(channel), MANAGE_SERVER))
    await world.told(sent)
    return world.discord.chat.messages[sent.message_id]


def controls(message: Payload) -> list[str]:
    """Return the custom ids of all buttons and menus."""
    kinds = (BUTTON, MENU)
    return [str(item["custom_id"]) for item in components_in(message) if item["type"] in kinds]


@pytest.mark.parametrize("permission", [ADMINISTRATOR, MANAGE_SERVER])
async def test_settings_with_the_permission(world: World, permission: int) -> None:
    """Someone who may manage the server gets the page, and a press there is stored."""
    channel = another_channel(1_200_000_000_000_000_700 + permission)
    sent = await world.discord.send(allowed(command(channel), permission))
    assert "Settings of this server" in await world.told(sent)
    shown = world.discord.chat.messages[sent.message_id]
    answer = await world.discord.send(allowed(press(ANN, channel, shown, "ce1:0"), permission))
    await world.answered(answer)
    assert channel.guild_id in [row[0] for row in stored_settings(world)]


async def test_settings_without_the_permission(world: World) -> None:
    """The command is refused in a sentence, and so is a forged press that begins a season."""
    channel = another_channel()
    stored = stored_settings(world)
    sent = await world.discord.send(command(channel, BEN))
    assert REFUSED in await world.told(sent)
    refusal = world.discord.chat.messages[sent.message_id]
    assert REFUSED in await world.told(
        await world.discord.send(press(BEN, channel, refusal, "ss1:2"))
    )
    assert stored_settings(world) == stored


async def test_two_presses_start_one_season(world: World) -> None:
    """Two presses on the same answer at once start one season, and both are told so."""
    channel = another_channel(1_200_000_000_000_000_800)
    shown = await page(world, channel)
    presses = [
        await world.discord.send(allowed(press(ANN, channel, shown, "ss1:2"), MANAGE_SERVER))
        for _ in range(2)
    ]
    for sent in presses:
        await world.answered(sent)
    started = [row for row in stored_settings(world) if channel.guild_id in row]
    assert [row[2] for row in started] == [1, 2]
    assert "Season 2 has started" in text_of(world.discord.chat.messages[shown["id"]])


async def test_a_permission_withdrawn_from_an_open_page(world: World) -> None:
    """Every control of a page that is still open is refused once the person may not manage.

    So are those of the pages that it leads to.
    """
    channel = another_channel()
    shown = await page(world, channel)
    stored, text = stored_settings(world), text_of(shown)
    found = dict.fromkeys(controls(shown))
    for subject in controls(shown):
        pressed = press(ANN, channel, await page(world, channel), subject)
        sent = await world.discord.send(allowed(pressed, MANAGE_SERVER))
        await world.answered(sent)
        found |= dict.fromkeys(controls(world.discord.chat.messages[pressed["message"]["id"]]))
    assert len(found) > 6
    for custom_id in [*found, "ns1:2", "ss1:2"]:
        sent = await world.discord.send(press(ANN, channel, shown, custom_id))
        assert REFUSED in await world.told(sent)
    assert stored_settings(world) == stored
    assert text_of(world.discord.chat.messages[shown["id"]]) == text


async def test_settings_without_the_server(world: World) -> None:
    """Where only a person has installed the bot nothing can be set, and in no direct message."""
    stored = stored_settings(world)
    removed, direct = another_channel(invited=False), another_channel(None)
    for payload in (allowed(command(removed), ADMINISTRATOR), command(direct)):
        sent = await world.discord.send(payload)
        assert "that have added me" in await world.told(sent)
    old = await page(world, another_channel())
    for custom_id in ("ss1:2", "ce1:0"):
        payload = allowed(press(ANN, removed, old, custom_id), MANAGE_SERVER)
        assert "that have added me" in await world.told(await world.discord.send(payload))
    assert stored_settings(world) == stored
