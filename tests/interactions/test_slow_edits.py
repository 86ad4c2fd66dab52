"""What the bot sends and edits in channels on a bad day of Discord."""

import asyncio

import pytest
from aiohttp import web

from bot.discord_internals.requests import ANSWERED_WITHIN
from bot.domain.match import Match, Place
from bot.messaging.channel_messages import ping_only
from bot.views.board import match_message
from bot.views.notices import reminder
from tests.chat import faults
from tests.chat.faults import CarryOut, Fault
from tests.chat.messages import board_on, new_message
from tests.chat.world import World
from tests.conftest import ANN, a_match

LONG = 2 * ANSWERED_WITHIN
SUPPRESS_EMBEDS = 1 << 2
ATTEMPTS = [
    *(faults.limited(2), faults.page_instead(500), faults.reset, faults.late(10 * LONG)),
    *(faults.page_although(502), faults.lost),
]


def shown(world: World) -> Match:
    message = new_message({}, str(world.channel.channel_id))
    world.chat.messages[message["id"]] = message
    place = Place(world.server, world.channel.channel_id)
    return a_match(place=place, message_id=int(message["id"]), moves=(4,))


def shows(world: World, match: Match) -> bool:
    return board_on(world.chat.messages[str(match.message_id)]) == "....X...."


async def draw(world: World, match: Match) -> None:
    edit = world.client.context.channel_messages.edit
    await edit(match.place.channel_id, match.message_id or 0, match_message(match))


async def test_an_edit_without_an_answer(world: World) -> None:
    """An edit that Discord never answers is given up, so that other boards are drawn."""
    match, begin = shown(world), clock()
    world.session.draw = lambda *_: faults.late(10 * LONG)
    with pytest.raises(TimeoutError):
        await draw(world, match)
    assert clock() - begin < LONG
    world.refuse_nothing()
    await draw(world, match)
    assert shows(world, match)


def clock() -> float:
    return asyncio.get_running_loop().time()


async def test_a_long_rate_limit(world: World) -> None:
    """However long Discord asks to wait, no edit comes too early, and all are carried out."""
    matches, begin = [shown(world) for _ in range(3)], clock()
    world.session.faults.next("edit", faults.limited(LONG, everywhere=True))
    await asyncio.gather(*(draw(world, it) for it in matches))
    assert all(shows(world, match) for match in matches)
    assert world.session.early == []
    assert clock() - begin >= LONG


@pytest.mark.parametrize("fault", ATTEMPTS)
async def test_a_reminder_on_a_bad_day(world: World, fault: Fault) -> None:
    """A reminder gets through once, all attempts with one nonce; its link has no preview."""
    world.session.faults.next("post", fault)
    send, text = world.client.context.channel_messages.send, reminder(shown(world), ANN)
    await send(world.channel.channel_id, 1, text, ping_only(ANN))
    _, sent = world.seen()
    assert world.chat.pings == 1
    assert sent.message["flags"] & SUPPRESS_EMBEDS


async def test_a_limit_for_all(world: World) -> None:
    """What waits for its turn then is sent when the limit is over, and not all at once."""
    matches, begin = [shown(world)] * 60, clock()
    places = [Place(world.server, 1000 + number) for number in range(len(matches))]
    matches = [it._replace(place=place) for it, place in zip(matches, places, strict=True)]
    sent: list[float] = []

    async def limit_later(carry_out: CarryOut) -> web.Response:
        await asyncio.sleep(1)
        return await faults.limited(LONG, everywhere=True)(carry_out)

    world.session.draw = lambda *_: sent.append(clock())
    world.session.faults.next("edit", limit_later)
    await asyncio.gather(*(draw(world, it) for it in matches))
    assert [it for it in sent if begin + 1 < it < begin + 1 + LONG] == []
    assert max(sum(at <= it < at + 0.999 for it in sent) for at in sent) <= 25
