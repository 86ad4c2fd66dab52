"""A proxy or a sign-in page answers in Discord's place."""

import pytest

from tests.chat.faults import Fault, page_instead
from tests.chat.until import until
from tests.wire.hurry import try_again_soon
from tests.wire.losses import PAGES
from tests.wire.test_discord_faults import all_is_well
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")

STARTS = ("me", "about", "gateway", "commands")
ATTEMPTS = 5


@pytest.mark.parametrize("fault", PAGES.values(), ids=PAGES)
async def test_in_place_of_a_board(world: World, fault: Fault) -> None:
    """The move counts once, and the board shows it."""
    board = await world.start()
    world.discord.faults.next("callback", fault)
    await board.send(board.custom_id(4))
    await all_is_well(world, board, 1)


@pytest.mark.parametrize("status", [200, 502])
async def test_at_the_start(new_world: World, status: int) -> None:
    """The bot asks again, and starts."""
    for route in STARTS:
        new_world.discord.faults.next(route, page_instead(status))
    await new_world.log_in(try_again_soon)
    board = await new_world.start()
    await board.press(4)
    assert board.is_true


@pytest.mark.parametrize("route", ["me", "gateway"])
async def test_at_the_start_each_time(new_world: World, route: str) -> None:
    """The log says what may be in between, and the bot starts once that is gone."""
    for _ in range(2 * ATTEMPTS):
        new_world.discord.faults.next(route, page_instead(200))
    await new_world.log_in(try_again_soon)
    lines = [line for line in new_world.log.splitlines() if "no start yet" in line]
    assert [line.rpartition(" ")[2] for line in lines] == ["again_in=1", "again_in=2"]
    assert all("is not Discord's: look for a proxy" in line for line in lines)
    assert len(new_world.discord.gateway.identified) == 1


async def test_one_line_for_each_page(world: World) -> None:
    """The log names the kind of request and the status, and nothing of the page."""
    logged = len(world.log)
    world.discord.faults.next("callback", page_instead(200))
    board = await world.start()
    await until(lambda: board.is_true, world.log)
    lines = [line for line in world.log[logged:].splitlines() if "not an answer" in line]
    assert [line.partition("noughts: ")[2] for line in lines] == [
        "not an answer of Discord's: method=POST status=200"
    ]
    assert "sign in" not in world.log
