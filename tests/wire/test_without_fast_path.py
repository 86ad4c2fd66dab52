"""The bot with `DISCORD_FAST_PATH=off`, which uses only discord.py's public API.

The tests are those of the fast path, on a bot without it.
"""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.chat.faults import lost
from tests.wire.conftest import look_through, world_in
from tests.wire.process import CHECKOUT, Program
from tests.wire.test_concurrent_presses import (  # noqa: F401
    test_a_stale_press_does_not_overtake,
    test_press_before_the_new_board_is_confirmed,
    test_two_people_at_once,
)
from tests.wire.test_discord_faults import (  # noqa: F401
    all_is_well,
    test_a_board_deleted_under_a_press,
    test_a_command_delivered_twice,
    test_a_first_board_on_a_broken_connection,
    test_a_press_for_the_past,
    test_an_answer_on_a_bad_day,
    test_an_answer_that_is_refused,
)
from tests.wire.test_every_answer import (  # noqa: F401
    test_a_rate_limit_is_kept,
    test_a_rate_limit_that_lasts_too_long,
)
from tests.wire.test_first_responses import (  # noqa: F401
    test_a_challenge_pings_the_one_challenged,
    test_a_challenge_that_nobody_else_sees,
    test_a_modal_that_the_bot_never_opened,
    test_a_new_board_replaces_the_former_one,
)
from tests.wire.test_forged_custom_ids import (  # noqa: F401
    test_a_name_with_half_a_character,
    test_forged_ids,
    test_ids_that_nobody_has,
    test_malformed_interactions,
    test_options_of_the_wrong_type,
)
from tests.wire.test_public_first import test_giving_up_with_a_lost_answer  # noqa: F401
from tests.wire.test_restarts import test_a_whole_life  # noqa: F401
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")

UNKNOWN_KIND = 99
PLAIN = Program(CHECKOUT.command, CHECKOUT.environment | {"DISCORD_FAST_PATH": "off"})


@pytest_asyncio.fixture(scope="module", loop_scope="package")
async def plain_world(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[World]:
    """Return a world whose bot does not use the fast path."""
    async with world_in(tmp_path_factory.mktemp("plain"), PLAIN) as world:
        await world.log_in()
        yield world


@pytest_asyncio.fixture(loop_scope="package")
async def world(plain_world: World) -> AsyncIterator[World]:
    """Return that world instead of the one that the other tests share."""
    logged = len(plain_world.log)
    yield plain_world
    look_through(plain_world, logged)


async def test_a_channel_of_an_unknown_kind(world: World) -> None:
    """A press in a channel of an unknown kind counts once, even if its answer is lost."""
    board = await world.start()
    pressed = board.pressed(4)
    pressed["channel"] |= {"type": UNKNOWN_KIND}
    world.discord.faults.next("callback", lost)
    await world.discord.send(pressed)
    await all_is_well(world, board, 1)
    assert "unexpected error" not in world.log


async def test_the_setting_reaches_the_bot(world: World) -> None:
    """The log says that the fast path is off."""
    await world.logs("fast path off")
