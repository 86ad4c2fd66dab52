"""Who may see and change the settings of a server, by what Discord says with each interaction."""

from dataclasses import replace
from typing import Any

import pytest

from tests.chat.actors import Actor, Answer
from tests.chat.messages import components_in
from tests.chat.payloads import command
from tests.chat.people import ELSEWHERE as OTHER_SERVER, EVERYBODY, another_channel
from tests.chat.shown import ShownMessage
from tests.chat.world import World
from tests.interactions.games import ROLE
from tests.interactions.pages import settings
from tests.interactions.stored import query

ADMINISTRATOR, MANAGE_SERVER = 1 << 3, 1 << 5
REFUSED, ELSEWHERE = "Only people with Manage Server", "that have added me"
OTHER = another_channel(OTHER_SERVER)
FORGED: list[tuple[str, int, list[str]]] = [
    *(("tc1", 8, it) for it in ([str(OTHER.channel_id)], ["1"], [str(2**63)], ["x"])),
    *(("th1", 3, [it]) for it in ("24", "-1", "x")),
    *((ROLE, 6, it) for it in (["77"], ["x"], ["77", "78"])),
    *((f"ed1:{menu}", 3, [it]) for menu, it in enumerate(("9", "24", "ultimate", "5"))),
]
"""Choices of a daily puzzle, a role and an evening that no menu offers."""


async def opened(world: World, person: Actor) -> Answer:
    return Answer(world.chat, await world.send(command(person.person, person.channel, "settings")))


def stored(path: str) -> list[tuple[Any, ...]]:
    tables = ("servers", "seasons", "season_settings", "puzzle_channels", "evenings")
    return [row for table in tables for row in query(path, f"SELECT * FROM {table}")]  # noqa: S608


def controls(shown: ShownMessage) -> list[str]:
    return [str(it["custom_id"]) for it in components_in(shown.message) if "custom_id" in it]


@pytest.mark.parametrize("permission", [ADMINISTRATOR, MANAGE_SERVER])
async def test_with_the_permission(world: World, path: str, permission: int) -> None:
    """Someone who may manage the server gets the page, and a press there is stored."""
    person = world.someone(permissions=permission)
    shown = (await opened(world, person)).shown
    assert "Settings of this server" in shown.text
    await person.forge(shown, "ce1:0")
    assert query(path, "SELECT guild_id FROM servers") == [(world.server,)]


async def test_without_the_permission(world: World, path: str) -> None:
    """The command is refused in a sentence, and so is a forged press that begins a season."""
    before, answer = stored(path), await opened(world, world.ben)
    assert REFUSED in answer.said
    assert REFUSED in (await world.ben.forge(answer.shown, "ss1:2")).said
    assert stored(path) == before


async def test_two_presses_start_one_season(world: World, owner: Actor, path: str) -> None:
    """Two presses on the same answer start one, and both are told so; one for a far one, none."""
    shown = await settings(owner)
    for _ in range(2):
        await owner.forge(shown, "ss1:2")
        assert "Season 2 has started" in shown.text
    for number in (4, 1):
        await owner.forge(shown, f"ss1:{number}")
    assert query(path, "SELECT count(*) FROM seasons WHERE guild_id = ?", world.server) == [(2,)]


async def test_a_permission_withdrawn_meanwhile(world: World, owner: Actor, path: str) -> None:
    """Controls of open pages, and what they lead to, are refused once the person may not manage."""
    shown = await settings(owner)
    before, text, found = stored(path), shown.text, dict.fromkeys(controls(shown))
    for subject in controls(shown):
        page = await settings(owner)
        await owner.forge(page, subject)
        found |= dict.fromkeys(controls(page))
    assert len(found) > 6
    no_more = replace(owner, person=replace(owner.person, permissions=EVERYBODY))
    for custom_id in [*found, "ns1:2", "ss1:2"]:
        assert REFUSED in (await no_more.forge(shown, custom_id)).said
    assert (stored(path), shown.text) == (before, text)


async def test_without_the_server(world: World, owner: Actor, path: str) -> None:
    """Where only a person has installed the bot nothing can be set, and in no direct message."""
    before, old = stored(path), await settings(owner)
    removed = owner.at(another_channel(invited=False))
    for person in (removed, owner.alone):
        assert ELSEWHERE in (await opened(world, person)).said
    for custom_id in ("ss1:2", "ce1:0"):
        assert ELSEWHERE in (await removed.forge(old, custom_id)).said
    assert stored(path) == before


async def test_forged_choices(world: World, owner: Actor, path: str) -> None:
    """What no menu offers is refused, and nothing is stored or posted."""
    world.chat.know(OTHER)
    page, before = await settings(owner), stored(path)
    twice = [str(world.channel.channel_id)] * 2
    for menu, kind, values in (*FORGED, ("tc1", 8, twice)):
        told = await owner.forge(page, menu, {"component_type": kind, "values": values})
        assert "I don't know that option" in told.said, (menu, values)
    assert (stored(path), world.seen()) == (before, [])
