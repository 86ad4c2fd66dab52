"""The daily puzzle on a server: posted once, whenever the bot is killed."""

import sqlite3
import sys
from contextlib import closing
from types import FrameType

import pytest

from bot.store.daily import posts
from tests.chat.ids import new_id
from tests.chat.messages import EPHEMERAL, text_of
from tests.chat.people import Channel, another_channel
from tests.chat.until import until
from tests.sizes import FULL
from tests.wire.kill_at_step import KillAtStep
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")


def server() -> Channel:
    """Return a channel of a server that nobody has used before."""
    return another_channel(int(new_id()))


def said_in(world: World, channel: Channel) -> list[str]:
    """Return what everybody reads in a channel, the oldest first."""
    messages = world.discord.chat.messages.values()
    own = [it for it in messages if it["channel_id"] == str(channel.channel_id)]
    return [text_of(it).strip() for it in own if not it["flags"] & EPHEMERAL]


def puzzles_in(world: World, channel: Channel) -> list[str]:
    return [text for text in said_in(world, channel) if text.startswith("### Puzzle #")]


FILES = ("post_puzzles.py", "posts.py", "plain_messages.py", "delivery.py", "requests.py")
"""Where the steps of a post are, but for statements."""
STRIDE = 1 if FULL else 25
FEWEST_STEPS = 20


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot fork")
async def test_killed_while_it_posts(new_world: World) -> None:
    """After kill -9 at any step from the claim on, a later process sees to it that there is one."""
    await new_world.log_in()
    await new_world.stop()
    channels, step, died = list[Channel](), 1 - STRIDE, True
    while died:
        step += STRIDE
        channels.append(server())
        wants(new_world, channels[-1])
        died = await dies(new_world, len(channels), KillAtStep(step, _claims, FILES))
    assert step > FEWEST_STEPS
    assert [len(puzzles_in(new_world, channel)) for channel in channels] == [1] * len(channels)


async def dies(world: World, count: int, prepare: KillAtStep | None = None) -> bool:
    """Return whether a process of the bot dies before that many posts are stored; end it."""
    process = world.run(prepare)
    await until(lambda: process.has_ended() or are_posted(world, count), process.output)
    died = process.has_ended()
    process.kill()
    await until(lambda: not world.discord.gateway.ready, "the end of the bot's connection")
    await until(lambda: world.discord.is_quiet, "the requests in flight")
    return died


def _claims(frame: FrameType) -> bool:
    """Return whether a call begins to claim a post."""
    return frame.f_code.co_name == "claim" and frame.f_code.co_filename == posts.__file__


_WANTS = "INSERT INTO puzzle_channels (guild_id, channel_id, hour) VALUES (?, ?, ?)"


def wants(world: World, channel: Channel) -> None:
    """Store that a server wants the puzzle, while no bot runs."""
    row = (channel.guild_id, channel.channel_id, 0)
    with closing(sqlite3.connect(world.file)) as file:
        file.execute(_WANTS, row)
        file.commit()


def are_posted(world: World, count: int) -> bool:
    sql = "SELECT count(*) FROM puzzle_posts WHERE message_id IS NOT NULL"
    return bool(world.rows(sql) == [(count,)])
