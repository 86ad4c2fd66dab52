"""People go on after a backup was restored: with buttons of what is lost, and with their rights."""

import pytest

from bot.store.sqlite.backup import back_up
from bot.store.upkeep.restore import restore
from tests.chat.actors import Actor
from tests.chat.people import another_channel
from tests.chat.world import World
from tests.interactions.arena.evening import EDITED_WITHIN
from tests.interactions.games import WON, friends, start
from tests.interactions.pages import block, delete_all
from tests.interactions.stored import columns_with, query


def save(world: World) -> None:
    back_up(world.path, f"{world.path}.backup")


async def go_back(world: World, backup: str = "backup") -> None:
    await world.stop()
    await restore(f"{world.path}.{backup}", world.path, world.options().now())
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
    assert "no game for you" in (await lost.press(world.ann, 0)).said
    assert str(new) == before


async def test_a_lost_arena(world: World, owner: Actor) -> None:
    """Nobody joins another arena by the button of a lost one."""
    save(world)
    await owner.slash("arena", minutes=10, starts_in=10)
    await world.advance(EDITED_WITHIN)
    (lost,) = [it for it in world.seen() if it.text]
    await go_back(world)
    await owner.at(another_channel(world.server)).slash("arena", minutes=10, starts_in=10)
    await world.ann.click(lost, "Join")
    assert query(world.path, "SELECT * FROM arena_players") == []


async def test_a_block_of_someone_deleted(world: World) -> None:
    """It holds when both the block and the deletion are newer, and nothing else of them is left."""
    await friends(world, *WON)
    save(world)
    await block(world.ben, world.ann)
    await delete_all(world.ann)
    await world.advance(60)
    await go_back(world)
    await world.advance(60)
    assert columns_with(world.path, world.ann.id) == set()
    asked = await world.ann.slash("tictactoe challenge", opponent=world.ben)
    assert "isn't taking challenges" in asked.said


@pytest.mark.parametrize("before", [False, True])
async def test_deleted_while_all_was_lost(world: World, before: bool) -> None:
    """Who deletes after a restore, or had `before` that backup, is not back with a newer one."""
    if before:
        await start(world.ann)
        await delete_all(world.ann)
        await world.advance(61)
    save(world)
    await start(world.ann)
    back_up(world.path, f"{world.path}.newer")
    await go_back(world)
    await delete_all(world.ann)
    await go_back(world, "newer")
    assert columns_with(world.path, world.ann.id) == set()
