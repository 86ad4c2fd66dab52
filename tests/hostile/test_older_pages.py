"""Pages of settings that are older than what is stored: only what the person changes is changed."""

from typing import Any

import pytest

from bot.views.custom_ids import ALLOW_CHALLENGES, BLOCKED_PEOPLE, SHOW_GAMES, custom_id
from tests.chat.actors import Actor
from tests.chat.ids import Payload
from tests.chat.messages import custom_id_of, text_of
from tests.chat.payloads import press
from tests.chat.world import World
from tests.interactions.pages import delete_all

UNBLOCK = "Unblock those who deleted their data"
_USER_SELECT = 5

pytestmark = pytest.mark.parametrize("fast_path", [True, False])


async def opened(world: World) -> Payload:
    return (await world.ann.slash("privacy")).shown.message


async def switched(world: World, page: Payload, switch: str, **data: object) -> str:
    """Have Ann use a control of a page as it was, and return what it says then."""
    payload = press(world.ann.person, world.channel, page, switch)
    sent = await world.send(payload | {"data": payload["data"] | data})
    return text_of(world.chat.messages[sent.message_id]) if sent.message_id else ""


async def pick(world: World, page: Payload, *people: Actor) -> None:
    values = [str(it.id) for it in people]
    menu = custom_id(BLOCKED_PEOPLE)
    await switched(world, page, menu, component_type=_USER_SELECT, values=values)


async def blocked(world: World) -> set[int]:
    return set((await world.client.context.preferences.of(world.ann.id)).blocked)


async def test_blocked_since(world: World) -> None:
    """Someone who was blocked after a page was opened stays blocked, whatever is picked there."""
    ben, eve, zoe = world.ben, world.eve, world.someone()
    await pick(world, await opened(world), ben)
    older = await opened(world)
    await pick(world, await opened(world), ben, eve)
    await pick(world, older, ben, zoe)
    assert await blocked(world) == {ben.id, eve.id, zoe.id}
    await pick(world, older)
    assert await blocked(world) == {eve.id, zoe.id}


async def test_unblocked_since(world: World) -> None:
    """Anyone unblocked after a page was opened stays so, though the page still shows them."""
    ben, eve, zoe = world.ben, world.eve, world.someone()
    await pick(world, await opened(world), ben, eve)
    older = await opened(world)
    await pick(world, await opened(world), eve)
    await pick(world, older, ben, eve, zoe)
    assert await blocked(world) == {eve.id, zoe.id}


async def test_unreadable(world: World) -> None:
    """Nobody is unblocked by a page that cannot be read."""
    await pick(world, await opened(world), world.ben)
    page = await opened(world)
    empty: Any = {"default_values": {}}
    giant: Any = {"custom_id": custom_id(BLOCKED_PEOPLE), "default_values": [{"id": "9" * 19}]}
    menus = [[{"type": 1, "components": [it]}] for it in (giant, empty)]
    for components in (*menus, None, [], [7]):
        await pick(world, page | {"components": components}, world.eve)
        assert await blocked(world) == {world.ben.id, world.eve.id}


async def test_deleted_since(world: World) -> None:
    """People who deleted their data after a page was opened stay blocked, whatever is pressed."""
    zoe, preferences = world.someone(), world.client.context.preferences
    await pick(world, await opened(world), world.ben, world.eve, zoe)
    await preferences.block(zoe.id, {world.ben.id}, ())
    await delete_all(world.ben)
    older = await opened(world)
    await delete_all(world.eve)
    assert "2 people you blocked" in await switched(world, older, custom_id_of(older, UNBLOCK))
    newer = await opened(world)
    assert "you blocked" not in await switched(world, newer, custom_id_of(newer, UNBLOCK))
    assert await blocked(world) == {zoe.id}
    assert (await preferences.of(zoe.id)).blocked_deleted == 1


async def test_switches(world: World) -> None:
    """Only what a switch says is changed, on an older page too."""
    older = await opened(world)
    await switched(world, await opened(world), custom_id(ALLOW_CHALLENGES, 0))
    for _ in range(2):
        said = await switched(world, older, custom_id(SHOW_GAMES, 0))
        assert "nobody can challenge you" in said
        assert "only you and your opponents" in said
