"""An answer that one person sees gets through a bad day of Discord, as boards do."""

from itertools import pairwise

import pytest

from tests.chat.faults import limited, refused
from tests.chat.model import SentInteraction
from tests.chat.payloads import command
from tests.chat.people import another_channel, another_person
from tests.chat.until import until
from tests.wire.losses import ALREADY_ANSWERED, answered_although
from tests.wire.server import Request
from tests.wire.test_discord_faults import all_is_well
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")

PAUSE = 0.3


def answers_to(world: World, sent: SentInteraction) -> list[Request]:
    """Return the first responses that the bot sent to an interaction, in order."""
    token = str(sent.payload["token"])
    return [it for it in world.discord.requests_to("callback") if token in it.path]


@pytest.mark.parametrize("everywhere", [False, True])
async def test_a_rate_limit_is_kept(world: World, everywhere: bool) -> None:
    """The bot lets Discord alone for as long as it is told to, and then the board is answered."""
    board = await world.start()
    for _ in range(2):
        world.discord.faults.next("callback", limited(PAUSE, everywhere=everywhere))
    sent = await board.press(4)
    times = [request.at for request in answers_to(world, sent)]
    assert len(times) == 3
    assert all(later - earlier >= PAUSE for earlier, later in pairwise(times))
    await all_is_well(world, board, 1)


@pytest.mark.parametrize("headers", [{"Retry_After": "0.3"}, {"X_RateLimit_Reset_After": "0.3"}])
async def test_a_rate_limit_in_the_headers(world: World, headers: dict[str, str]) -> None:
    """The pause counts as well where only a header says it."""
    board = await world.start()
    world.discord.faults.next("callback", refused(429, {"message": "Slow down."}, **headers))
    sent = await board.press(4)
    first, second = (request.at for request in answers_to(world, sent))
    assert second - first >= PAUSE
    await all_is_well(world, board, 1)


async def test_a_rate_limit_that_lasts_too_long(world: World) -> None:
    """An answer that Discord wants only after its three seconds is lost; an edit shows the move."""
    board = await world.start()
    world.discord.faults.next("callback", limited(30))
    sent = await board.send(board.custom_id(4))
    await world.logs(f"answer lost: interaction={sent.payload['id']}")
    assert len(answers_to(world, sent)) == 1
    await all_is_well(world, board, 1)


@pytest.mark.parametrize("name", ["help", "stats", "tictactoe start"])
async def test_answered_although_it_is_not(world: World, name: str) -> None:
    """Where Discord says so and has no answer, nothing is shown; the next attempt is answered."""
    person, channel = another_person(), another_channel()
    world.discord.faults.next("callback", ALREADY_ANSWERED)
    sent = await world.discord.send(command(person, channel, name))
    await world.logs(f"answer lost: interaction={sent.payload['id']}")
    again = await world.answered(await world.discord.send(command(person, channel, name)))
    assert again.message_id in world.discord.chat.messages
    assert not sent.is_answered


@pytest.mark.parametrize("name", ["help", "stats", "tictactoe start"])
async def test_answered_although_it_says_no(world: World, name: str) -> None:
    """Where Discord says so of an answer that got through, that is the answer, and the only one."""
    person, channel = another_person(), another_channel()
    world.discord.faults.next("callback", answered_although)
    sent = await world.answered(await world.discord.send(command(person, channel, name)))
    await until(lambda: world.discord.is_quiet, "the end of all requests")
    await world.answered(await world.discord.send(command(another_person(), channel, "help")))
    here = [m for m in world.discord.chat.messages.values() if m["channel_id"] == sent.place]
    assert len(here) == 2
    assert f"answer lost: interaction={sent.payload['id']}" not in world.log
