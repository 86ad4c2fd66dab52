"""What Discord limits in one channel holds up nothing that the bot does by itself elsewhere."""

from copy import copy

import pytest

from bot.domain.limits import Pace
from bot.jobs.redraw_boards import BoardRedrawer
from bot.messaging.request_turns import URGENCY, Urgency
from tests.chat.faults import Fault, limited
from tests.chat.people import another_channel
from tests.chat.shown import ShownMessage
from tests.chat.world import World
from tests.interactions.games import friends
from tests.interactions.stored import query

MANY, REMINDED_AFTER, SOON = 8, 120, 5.0
SHARED = """
INSERT INTO shares (match_id, person_id, guild_id, channel_id, message_id, shared_at, withdrawn)
SELECT id, x_person, guild_id, channel_id, message_id, 0, 1 FROM matches
"""


@pytest.mark.parametrize("route", ["post", "edit", "delete"])
async def test_a_channel_with_a_limit(world: World, route: str) -> None:
    """Others have what is due within seconds, and people what they wait for before all of it."""
    slow = world.at(another_channel())
    boards: list[ShownMessage] = []
    for place in (world, *[slow] * MANY, world.at(another_channel())):
        there = copy(place)
        there.ann, there.ben = (it.at(place.channel) for it in (world.someone(), world.someone()))
        boards.append(await friends(there, pace=Pace.CASUAL))
    where = str(slow.channel.channel_id)
    urgencies = set[Urgency]()

    def draw(_: str, path: str) -> Fault | None:
        urgencies.add(URGENCY.get())
        return limited(600.0) if where in path else None

    world.session.draw = draw
    world.session.forget()
    if route == "post":
        await world.advance(REMINDED_AFTER)
    elif route == "edit":
        query(world.path, "INSERT INTO redraws (match_id, urgent) SELECT id, 1 FROM matches")
        world.client.parts.scheduler.run(BoardRedrawer)
    else:
        query(world.path, SHARED)
        world.client.parts.scheduler.run_all()
    await world.advance(SOON)
    asked = [it.path for it in world.session.requests if it.route == route]
    assert len([it for it in asked if where not in it]) == 2
    assert urgencies == {Urgency.BOARD}
    world.refuse_nothing()
    await world.advance(1200.0)
    asked = [it.path for it in world.session.requests if it.route == route]
    assert len([it for it in asked if where in it]) > MANY
    world.log.take()
