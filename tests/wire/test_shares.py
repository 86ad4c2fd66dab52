"""A shared game is posted once, whatever happens to the answer, and stored with its message."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing

import pytest

from bot.interactions.picture_cache import Animations
from bot.views.pictures import Film
from tests.chat.faults import lost
from tests.chat.ids import Payload
from tests.chat.messages import EPHEMERAL, custom_id_of
from tests.chat.model import SentInteraction
from tests.chat.payloads import press
from tests.chat.people import ANN, another_channel, another_person
from tests.chat.until import TIMEOUT, until
from tests.wire.board import Board
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")

DEFER_UPDATE = 6
SECONDS = 2.5
DELETE = "dd1:1"
SHARE = "Share in this channel"
VIEW, SEND, SEND_IN_THREADS = 1 << 10, 1 << 11, 1 << 38
CHANNEL, THREAD = 0, 11


def shared(world: World, board: Board) -> list[Payload]:
    """Return the messages that show everybody the game as an animation."""
    return [
        message
        for message in world.discord.chat.messages.values()
        if message["channel_id"] == str(board.channel.channel_id)
        and "game.gif" in str(message.get("components"))
        and not message["flags"] & EPHEMERAL
    ]


def stored(world: World, match_id: int) -> list[str]:
    """Return the messages that the bot has stored for a match."""
    rows = world.rows("SELECT message_id FROM shares WHERE match_id = ?", match_id)
    return [str(message_id) for (message_id,) in rows]


def draw_slowly() -> None:
    """Have each animation take longer than an interaction waits without an answer."""
    draw = Animations.file

    async def slowly(
        self: Animations, person: int, make: Callable[[Film], bytes], film: Film
    ) -> bytes:
        await asyncio.sleep(SECONDS)
        return await draw(self, person, make, film)

    setattr(Animations, "file", slowly)  # noqa: B010


async def test_it_is_posted_once(world: World) -> None:
    """On a broken connection the game is posted once, and the bot knows the message."""
    person = another_person()  # one shares a game a minute
    board = await world.finished(person)
    world.discord.faults.next("callback", lost)
    await board.send(f"sh1:{board.match_id}", person)
    await until(lambda: bool(stored(world, board.match_id)), f"the share\n{world.log}")
    await until(lambda: stored(world, board.match_id) != ["None"], f"its message\n{world.log}")
    assert [message["id"] for message in shared(world, board)] == stored(world, board.match_id)


async def test_an_animation_that_takes_long(new_world: World) -> None:
    """The press is acknowledged in time, and the message comes later."""
    await new_world.log_in(draw_slowly)
    board = await new_world.finished()
    sent = await board.send(f"sh1:{board.match_id}")
    await until(lambda: len(shared(new_world, board)) == 1, "the message")
    assert sent.kind == DEFER_UPDATE
    (message,) = shared(new_world, board)
    await until(lambda: stored(new_world, board.match_id) == [message["id"]], "the row")


@pytest.mark.parametrize(
    "allowed",
    [0, VIEW, SEND, VIEW | SEND_IN_THREADS],
    ids=["nothing", "view", "send", "threads"],
)
async def test_where_the_bot_cannot_see_the_channel(world: World, allowed: int) -> None:
    """Where it could not delete the message, *Share* is not offered, and a press says why."""
    person = another_person()
    board = await world.finished(person)

    async def unseen(custom_id: str) -> SentInteraction:
        pressed = press(person, board.channel, board.message, custom_id)
        return await world.discord.send(pressed | {"app_permissions": str(allowed)})

    shown = await world.answered(await unseen(f"an1:{board.match_id}"))
    assert SHARE not in str(world.discord.chat.messages[shown.message_id])
    told = await world.told(await unseen(f"sh1:{board.match_id}"))
    assert "could never delete the message" in told
    assert (shared(world, board), stored(world, board.match_id)) == ([], [])


@pytest.mark.parametrize(
    ("kind", "allowed"),
    [(CHANNEL, VIEW | SEND), (THREAD, VIEW | SEND_IN_THREADS)],
    ids=["channel", "thread"],
)
async def test_where_the_bot_can_see_the_channel(world: World, kind: int, allowed: int) -> None:
    """*Share* is offered where it may view the channel or thread and send messages there."""
    person = another_person()
    board = await world.finished(person)
    pressed = press(person, board.channel, board.message, f"an1:{board.match_id}")
    place = {"channel": pressed["channel"] | {"type": kind}, "app_permissions": str(allowed)}
    shown = await world.answered(await world.discord.send(pressed | place))
    assert SHARE in str(world.discord.chat.messages[shown.message_id])


async def test_a_forged_press_on_another_message(world: World) -> None:
    """Only a post that has its own button is taken for a share that the bot lost track of."""
    person = another_person()
    board = await world.finished(person)
    await world.answered(await board.send(f"sh1:{board.match_id}", person))
    await until(lambda: stored(world, board.match_id) not in ([], ["None"]), "its message")
    (message,) = shared(world, board)
    with closing(sqlite3.connect(world.file, timeout=TIMEOUT)) as connection:
        connection.execute(
            "UPDATE shares SET message_id = NULL WHERE match_id = ?", (board.match_id,)
        )
        connection.commit()
    review = custom_id_of(message, "Review")
    await world.answered(await board.send(review, person))
    assert stored(world, board.match_id) == ["None"]
    await world.answered(await world.discord.send(press(person, board.channel, message, review)))
    assert stored(world, board.match_id) == [message["id"]]


async def test_a_deletion_while_it_is_sent(new_world: World) -> None:
    """If a player's data is deleted meanwhile, the message goes as soon as it has come."""
    await new_world.log_in(draw_slowly)
    board = await new_world.finished()
    await board.send(f"sh1:{board.match_id}")
    await until(lambda: stored(new_world, board.match_id) == ["None"], "the row")
    deletion = press(ANN, another_channel(), board.message, DELETE)
    await new_world.answered(await new_world.discord.send(deletion))
    await until(lambda: bool(new_world.discord.requests_to("delete")), "the message's end")
    await until(lambda: not shared(new_world, board), "the message's end")
    await until(lambda: not stored(new_world, board.match_id), "the row's end")
