"""People go on after a backup was restored: with buttons of what is lost, and with their rights."""

import pytest

from bot.store.sqlite.backup import back_up
from bot.store.upkeep.restore import restore
from tests.chat.people import another_channel
from tests.chat.world import World
from tests.interactions.games import WON, challenge, friends, start
from tests.interactions.pages import SHARE, block, delete_all, hide_games
from tests.interactions.stored import query, rows
from tests.interactions.test_shares import replay, shared


def save(world: World) -> None:
    back_up(world.path, f"{world.path}.backup")


async def go_back(world: World) -> None:
    await world.stop()
    await restore(f"{world.path}.backup", world.path, world.options().now())
    await world.start()


@pytest.mark.parametrize("times", [1, 2])
async def test_a_lost_board(world: World, times: int) -> None:
    """A press on it moves in no other game, and says that there is none."""
    save(world)
    lost = await start(world.ann, mark="X")
    for _ in range(times):
        await go_back(world)
    new = await start(world.ann.at(another_channel()), mark="X")
    before = str(new)
    assert "no game to show you" in (await lost.press(world.ann, 0)).said
    assert str(new) == before


async def test_a_block_since(world: World) -> None:
    """Someone who was blocked after the backup still cannot challenge."""
    await friends(world, *WON)
    save(world)
    await block(world.ben, world.ann)
    await go_back(world)
    assert "Ann" not in str(await refused_challenge(world))


async def test_a_lost_share(world: World) -> None:
    """The message of a game that is lost is deleted, since nobody could take it back."""
    save(world)
    await friends(world, *WON)
    await world.ann.click(await replay(world.ann), SHARE)
    assert shared(world)
    await go_back(world)
    await world.advance(60)
    assert shared(world) == []
