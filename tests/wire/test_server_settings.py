"""Who may see and change the settings of a server, by what Discord says with each interaction."""

import sqlite3
from contextlib import closing

import pytest

from tests.wire.arcade import Arcade
from tests.wire.ids import Payload
from tests.wire.messages import BUTTON, components_in, text_of
from tests.wire.payloads import COMMAND, interaction, press
from tests.wire.people import ANN, BEN, Person, Room, another_room

pytestmark = pytest.mark.asyncio(loop_scope="package")

ADMINISTRATOR, MANAGE_SERVER = 1 << 3, 1 << 5
REFUSED = "Only people who may manage this server"
DATA = {"id": "1", "name": "settings", "type": 1, "options": []}


def allowed(payload: Payload, permissions: int) -> Payload:
    """Return an interaction of somebody who has these permissions alone."""
    return payload | {"member": payload["member"] | {"permissions": str(permissions)}}


def command(room: Room, person: Person = ANN) -> Payload:
    return interaction(COMMAND, person, room, DATA)


def stored_settings(arcade: Arcade) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(arcade.file)) as connection:
        return connection.execute("SELECT * FROM servers ORDER BY guild_id").fetchall()


async def page(arcade: Arcade, room: Room) -> Payload:
    """Return the page that the manager of a server gets."""
    asked = await arcade.discord.send(allowed(command(room), MANAGE_SERVER))
    await arcade.told(asked)
    return arcade.discord.chat.messages[asked.message_id]


def buttons(message: Payload) -> list[str]:
    return [str(item["custom_id"]) for item in components_in(message) if item["type"] == BUTTON]


@pytest.mark.parametrize("permission", [ADMINISTRATOR, MANAGE_SERVER])
async def test_settings_with_the_permission(arcade: Arcade, permission: int) -> None:
    """Somebody who may manage the server gets the page, and a press there is stored."""
    room = another_room(1_200_000_000_000_000_700 + permission)
    asked = await arcade.discord.send(allowed(command(room), permission))
    assert "Settings of this server" in await arcade.told(asked)
    shown = arcade.discord.chat.messages[asked.message_id]
    answer = await arcade.discord.send(allowed(press(ANN, room, shown, "sl1:1"), permission))
    await arcade.answered(answer)
    assert room.guild_id in [row[0] for row in stored_settings(arcade)]


async def test_settings_without_the_permission(arcade: Arcade) -> None:
    """The command is refused in a sentence, and so is a forged press that begins a season."""
    room = another_room()
    stored = stored_settings(arcade)
    asked = await arcade.discord.send(command(room, BEN))
    assert REFUSED in await arcade.told(asked)
    refusal = arcade.discord.chat.messages[asked.message_id]
    assert REFUSED in await arcade.told(
        await arcade.discord.send(press(BEN, room, refusal, "ns1:1"))
    )
    assert stored_settings(arcade) == stored


async def test_a_permission_withdrawn_from_an_open_page(arcade: Arcade) -> None:
    """Every button of a page that is still open is refused once the person may not manage."""
    room = another_room()
    shown = await page(arcade, room)
    stored, text = stored_settings(arcade), text_of(shown)
    assert len(buttons(shown)) > 6
    for custom_id in [*buttons(shown), "ns1:1", "ns1:2"]:
        asked = await arcade.discord.send(press(ANN, room, shown, custom_id))
        assert REFUSED in await arcade.told(asked)
    assert stored_settings(arcade) == stored
    assert text_of(arcade.discord.chat.messages[shown["id"]]) == text


async def test_settings_without_the_server(arcade: Arcade) -> None:
    """Where only a person has installed the bot nothing can be set, and in no direct message."""
    stored = stored_settings(arcade)
    removed, direct = another_room(invited=False), another_room(None)
    for payload in (allowed(command(removed), ADMINISTRATOR), command(direct)):
        asked = await arcade.discord.send(payload)
        assert "that has added me" in await arcade.told(asked)
    old = await page(arcade, another_room())
    for custom_id in ("ns1:1", "ce1:0"):
        payload = allowed(press(ANN, removed, old, custom_id), MANAGE_SERVER)
        assert "that has added me" in await arcade.told(await arcade.discord.send(payload))
    assert stored_settings(arcade) == stored
