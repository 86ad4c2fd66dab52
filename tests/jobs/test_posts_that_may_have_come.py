"""Posts whose arrival was not confirmed: there is one in the end, however long that takes."""

import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest
from aiohttp import web

from tests.chat.faults import CarryOut, Fault, lost, refused, reset, silent
from tests.chat.world import World
from tests.jobs import test_season_ends as seasons
from tests.jobs.test_season_ends import HOUR, Clock, holders, names, over, podiums

now, ready = seasons.now, seasons.ready

AWAY = refused(503, {"message": "No.", "code": 0})


def then(world: World, fault: Fault, others: Fault) -> asyncio.Event:
    """Have a fault meet the next post, and others all requests from then on."""
    met = asyncio.Event()

    async def first(carry_out: CarryOut) -> web.Response:
        world.session.draw = lambda *_: others
        met.set()
        return await fault(carry_out)

    world.session.faults.next("post", first)
    return met


def is_as_it_should(world: World) -> bool:
    """Return whether there is one podium, with its champion, who has the role."""
    world.log.take()
    named = len(podiums(world)) == 1 and names(world, world.ann)
    return named and holders(world) == {world.ann.id}


@pytest.mark.parametrize("others", [reset, AWAY], ids=["reset", "503"])
@pytest.mark.parametrize("fault", [lost, reset], ids=["came", "did not come"])
@pytest.mark.parametrize("minutes", [2, 10, 60])
async def test_an_outage_at_once(ready: World, fault: Fault, others: Fault, minutes: int) -> None:
    """Discord may have the post, and is away before it could say so."""
    met = then(ready, fault, others)
    await over(ready, HOUR + 60 * minutes)
    assert met.is_set()
    ready.refuse_nothing()
    await over(ready, HOUR / 2)
    assert is_as_it_should(ready)


@pytest.mark.parametrize("fault", [lost, reset], ids=["came", "did not come"])
async def test_killed_with_it(ready: World, fault: Fault) -> None:
    """The bot is killed at the post, and off for half an hour."""
    met = then(ready, fault, silent)
    await over(ready)
    assert met.is_set()
    await ready.kill()
    await ready.advance(HOUR / 2)
    await ready.start()
    await over(ready, HOUR)
    assert is_as_it_should(ready)


@pytest.mark.parametrize("restarts", [True, False])
async def test_the_clock_is_ahead_meanwhile(
    ready: World, now: Clock, monkeypatch: pytest.MonkeyPatch, *, restarts: bool
) -> None:
    """A clock that was a day ahead is set back before the post reaches Discord."""
    options = ready.options
    # The bot notices that the clock was set back.
    monkeypatch.setattr(ready, "options", lambda: replace(options(), uptime=True))
    await begin(ready)
    ready.session.draw = lambda route, _: reset if route == "post" else None
    now.ahead += timedelta(days=1)
    await (begin(ready) if restarts else over(ready, 0))
    await over(ready, 70)
    now.ahead -= timedelta(days=1)
    await (begin(ready) if restarts else over(ready, 0))
    await over(ready, 30)
    ready.refuse_nothing()
    await over(ready, HOUR)
    assert is_as_it_should(ready)


async def begin(world: World) -> None:
    """Stop the bot if it runs, and start it as Discord does, with a shard that connects."""
    await world.kill()
    await world.start()
    await world.client.on_shard_connect(0)
    await over(world, 2)
