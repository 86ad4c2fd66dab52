"""Pages of settings that are older than what is stored: only what the person changes is changed."""

from typing import Any

import pytest

from bot.views.custom_ids import (
    ALLOW_CHALLENGES,
    BLOCKED_PEOPLE,
    DELETE_DATA,
    SHOW_GAMES,
    custom_id,
)
from tests.chat.clock import run_simulated
from tests.chat.ids import Payload
from tests.chat.messages import custom_id_of, text_of
from tests.chat.payloads import command, press
from tests.chat.people import ANN, Person, another_channel, another_person
from tests.hostile.every_kind import Play
from tests.hostile.loopback import Loopback, loopback

BEN, EVE, ZOE = (another_person(name) for name in ("ben", "eve", "zoe"))
HERE = another_channel(21)
_USER_SELECT = 5
UNBLOCK = "Unblock those who deleted their data"


class Settings:
    """Ann's settings, and the pages of them that she has open."""

    def __init__(self, bot: Loopback) -> None:
        self._bot, self._play = bot, Play(bot)

    async def page(self) -> Payload:
        """Return a new page as it is now."""
        return await self._play.does(command(ANN, HERE, "privacy"))

    async def pick(self, page: Payload, *people: Any) -> None:
        """Leave these people in the menu of a page; it stays open as it was."""
        payload = press(ANN, HERE, page, custom_id(BLOCKED_PEOPLE))
        picked = {"component_type": _USER_SELECT, "values": [str(person.id) for person in people]}
        await self._bot.send([payload | {"data": payload["data"] | picked}])

    async def switch(self, page: Payload, switch: str) -> Payload:
        """Press a switch of a page."""
        return await self._play.does(press(ANN, HERE, page, switch))

    async def delete_data(self, person: Person) -> None:
        """Have someone delete their data."""
        page = await self._play.does(command(person, HERE, "privacy"))
        await self._play.does(press(person, HERE, page, custom_id(DELETE_DATA, 1)))
        await self._bot.settle()

    async def blocked(self) -> set[int]:
        """Return who Ann blocks."""
        return set((await self._bot.client.context.preferences.of(ANN.id)).blocked)


async def blocked_since(settings: Settings) -> None:
    """Someone who was blocked after a page was opened stays blocked, whatever is picked there."""
    await settings.pick(await settings.page(), BEN)
    older = await settings.page()
    await settings.pick(await settings.page(), BEN, EVE)
    await settings.pick(older, BEN, ZOE)
    assert await settings.blocked() == {BEN.id, EVE.id, ZOE.id}
    await settings.pick(older)
    assert await settings.blocked() == {EVE.id, ZOE.id}


async def unblocked_since(settings: Settings) -> None:
    """Anyone unblocked after a page was opened stays so, though the page still shows them."""
    await settings.pick(await settings.page(), BEN, EVE)
    older = await settings.page()
    await settings.pick(await settings.page(), EVE)
    await settings.pick(older, BEN, EVE, ZOE)
    assert await settings.blocked() == {EVE.id, ZOE.id}


async def unreadable(settings: Settings) -> None:
    """Nobody is unblocked by a page that cannot be read."""
    await settings.pick(await settings.page(), BEN)
    page = await settings.page()
    empty: Any = {"default_values": {}}
    giant: Any = {"custom_id": custom_id(BLOCKED_PEOPLE), "default_values": [{"id": "9" * 19}]}
    menus = [[{"type": 1, "components": [it]}] for it in (giant, empty)]
    for components in (*menus, None, [], [7]):
        await settings.pick(page | {"components": components}, EVE)
        assert await settings.blocked() == {BEN.id, EVE.id}


async def deleted_since(settings: Settings) -> None:
    """People who deleted their data after a page was opened stay blocked, whatever is pressed."""
    await settings.pick(await settings.page(), BEN, EVE)
    await settings.delete_data(BEN)
    older = await settings.page()
    await settings.delete_data(EVE)
    newer = await settings.switch(older, custom_id_of(older, UNBLOCK))
    assert "2 people you blocked" in text_of(newer)
    unblocked = await settings.switch(newer, custom_id_of(newer, UNBLOCK))
    assert "you blocked" not in text_of(unblocked)


async def switches(settings: Settings) -> None:
    """Only what a switch says is changed, on an older page too."""
    older = await settings.page()
    await settings.switch(await settings.page(), custom_id(ALLOW_CHALLENGES, 0))
    for _ in range(2):
        page = await settings.switch(older, custom_id(SHOW_GAMES, 0))
        assert "nobody can challenge you" in text_of(page)
        assert "only you and your opponents" in text_of(page)


@pytest.mark.parametrize("fast_path", [True, False])
@pytest.mark.parametrize(
    "claim", [blocked_since, unblocked_since, deleted_since, unreadable, switches]
)
def test_an_older_page(path: str, claim: Any, *, fast_path: bool) -> None:
    """A change made since a page was opened stays, unless the person changes it on that page."""

    async def tried() -> None:
        async with loopback(path, fast_path=fast_path) as bot:
            await claim(Settings(bot))

    run_simulated(tried())
