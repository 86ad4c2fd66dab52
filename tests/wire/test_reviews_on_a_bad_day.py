"""Reviews and animations, which may come late and with a file, get through a bad day of Discord."""

import asyncio
from typing import Any

import pytest

from bot.interactions.picture_cache import Animations
from bot.services.engine_turns import Reviews
from tests.chat.faults import Fault, lost
from tests.chat.ids import Payload
from tests.chat.messages import custom_id_of, text_of
from tests.chat.model import SentInteraction
from tests.chat.payloads import press
from tests.chat.people import ANN, another_person
from tests.chat.until import until
from tests.wire.board import Board
from tests.wire.hurry import SLOW, acknowledge_soon
from tests.wire.losses import answered_although
from tests.wire.test_discord_faults import BAD_DAYS
from tests.wire.test_shares import shared, stored
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")

DEFER_UPDATE = 6
START, FIRST, NEXT = "The start.", "⏮", "▶"


async def reviewed(world: World, board: Board) -> Payload:
    """Have Ann open the review of a finished match, and return its page."""
    sent = await board.send(custom_id_of(board.message, "Review"))
    await world.told(sent)
    return list(world.discord.chat.messages.values())[-1]


async def go(world: World, board: Board, page: Payload, label: str) -> SentInteraction:
    """Have Ann press a button of the page."""
    return await world.discord.send(press(ANN, board.channel, page, custom_id_of(page, label)))


def animations(world: World, board: Board) -> list[Payload]:
    """Return the messages in a channel that show an animation."""
    messages = world.discord.chat.messages.values()
    place = str(board.channel.channel_id)
    return [m for m in messages if m["channel_id"] == place and m["attachments"]]


@pytest.mark.parametrize("fault", [lost, answered_although])
async def test_a_review(world: World, fault: Fault) -> None:
    """Its page, a step through it and its animation each come once."""
    board = await world.finished()
    world.discord.faults.next("callback", fault)
    page = await reviewed(world, board)
    world.discord.faults.next("callback", fault)
    await go(world, board, page, FIRST)
    await until(
        lambda: START in text_of(world.discord.chat.messages[page["id"]]), f"the step\n{world.log}"
    )
    world.discord.faults.next("callback", fault)
    sent = await go(world, board, world.discord.chat.messages[page["id"]], "Animation")
    await world.told(sent)
    await until(lambda: world.discord.is_quiet, "the end of all requests")
    assert len(animations(world, board)) == 1


def slow_down() -> None:
    """Have each review and each animation take longer than an interaction waits."""
    acknowledge_soon()
    for owner, name in ((Reviews, "of"), (Animations, "file")):
        _slow_down(owner, name, getattr(owner, name))


def _slow_down(owner: type, name: str, method: Any) -> None:
    async def slowly(*given: Any) -> Any:
        await asyncio.sleep(SLOW)
        return await method(*given)

    setattr(owner, name, slowly)


@pytest.mark.slow
async def test_a_review_that_comes_late(new_world: World) -> None:
    """Whatever becomes of the edit that brings a late step, the page shows that in the end."""
    await new_world.log_in(slow_down)
    board = await new_world.finished()
    page = await reviewed(new_world, board)
    for fault, label in zip(BAD_DAYS.values(), [FIRST, NEXT] * len(BAD_DAYS), strict=False):
        before = text_of(page)
        new_world.discord.faults.next("own-edit", fault)
        sent = await new_world.answered(await go(new_world, board, page, label))
        assert sent.kind == DEFER_UPDATE
        page = await changed(new_world, page, before)


async def changed(world: World, page: Payload, before: str) -> Payload:
    """Wait until a page says something else, and return it."""
    messages = world.discord.chat.messages
    await until(lambda: text_of(messages[page["id"]]) != before, world.bot.output)
    return messages[page["id"]]


@pytest.mark.slow
async def test_an_animation_that_comes_late(new_world: World) -> None:
    """Whatever becomes of the message with the file, the person who waits gets it."""
    await new_world.log_in(slow_down)
    board = await new_world.finished()
    page = await reviewed(new_world, board)
    for fault in BAD_DAYS.values():
        before = len(animations(new_world, board))
        new_world.discord.faults.next("follow-up", fault)
        sent = await go(new_world, board, page, "Animation")
        await until(lambda: len(animations(new_world, board)) > before, new_world.bot.output)  # noqa: B023
        assert sent.kind == DEFER_UPDATE


async def test_a_flood_of_animations(new_world: World) -> None:
    """Forty people want animations at once; a press waits for none of them, and all get theirs."""
    await new_world.log_in()
    board = await new_world.finished()
    played = await new_world.start()
    people = [another_person() for _ in range(40)]
    sent = [await board.send(f"an1:{board.match_id}", person) for person in people]
    assert (await played.press(played.free[0])).told == []
    await until(lambda: all(one.told for one in sent), new_world.bot.output)
    assert len(animations(new_world, board)) == len(people)


async def test_a_share_answered_although_it_says_no(world: World) -> None:
    """A shared game that got through after all is posted once, and the bot knows its message."""
    person = another_person()
    board = await world.finished(person)
    world.discord.faults.next("callback", answered_although)
    await board.send(f"sh1:{board.match_id}", person)
    await until(lambda: bool(shared(world, board)), f"the share\n{world.log}")
    (message,) = shared(world, board)
    await until(lambda: stored(world, board.match_id) == [message["id"]], f"its row\n{world.log}")
