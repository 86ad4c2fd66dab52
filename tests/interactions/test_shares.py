"""A player shares a finished game, and what happens to the message."""

import asyncio
from typing import Any

import pytest

from bot.domain.limits import SHARE_PAUSE
from bot.interactions.picture_cache import Animations
from tests.chat.actors import Actor
from tests.chat.faults import CALLBACK, Fault, lost
from tests.chat.messages import custom_id_of
from tests.chat.payloads import press
from tests.chat.people import another_channel
from tests.chat.shown import ShownMessage
from tests.chat.world import BEGINNING, World
from tests.interactions.games import WON, friends, give_up, played, resigned, start
from tests.interactions.lateness import confirmed_late
from tests.interactions.pages import SHARE, animated, delete_all, hide_games, history
from tests.interactions.stored import query, rows
from tests.wire.losses import answered_although

HOUR, DAY = 3600.0, 86_400.0
VIEW, SEND, SEND_IN_THREADS = 1 << 10, 1 << 11, 1 << 38
CHANNEL, THREAD = 0, 11
_SINCE = {"archived": False, "auto_archive_duration": 60, "archive_timestamp": str(BEGINNING)}
_OF_A_THREAD = {
    **{"parent_id": "1", "owner_id": "1", "message_count": 1, "member_count": 1},
    "thread_metadata": _SINCE,
}


async def replay(person: Actor, number: int = 1) -> ShownMessage:
    """Have a person open one of their games, and return what they are shown."""
    return await animated(person, await history(person), f"Game {number}: Classic")


def shared(world: World) -> list[ShownMessage]:
    """Return the messages in the channel that show a shared game."""
    return [it for it in world.seen() if "### " in it.text]


async def test_a_game_is_shared(world: World) -> None:
    """One press posts one message with the animation: it names its players and pings nobody.

    *Review* below it shows a stranger the moves in private, whatever the players show them.
    """
    await friends(world, *WON)
    shown = await replay(world.ann)
    assert shared(world) == []
    await world.ann.click(shown, SHARE)
    (message,) = shared(world)
    text = message.text
    assert f"<@{world.ann.id}> beat <@{world.ben.id}>" in text
    assert f"**X** <@{world.ann.id}>  ·  **O** <@{world.ben.id}>" in text
    assert "the turning point:** O took the middle-left square" in text
    assert "Better: the middle." in text
    assert [it["filename"] for it in message.message["attachments"]] == ["game.gif"]
    assert not any(world.mentions_allowed()[-1].values())
    assert "the turning point" in (await world.eve.click(message, "Review")).private.text


async def test_a_shared_game_says_that_hints_were_taken(world: World) -> None:
    """Who shares a game shares also how many hints they took in it."""
    board = await start(world.ann, mark="X", difficulty="matched")
    await world.ann.click(board, "Hint")
    await give_up(world.ann)
    shown = await replay(world.ann)
    assert "Unrated: 1 hint" in shown.text
    await world.ann.click(shown, SHARE)
    (message,) = shared(world)
    assert "Unrated: 1 hint" in message.text


async def test_it_is_shared_once(world: World) -> None:
    """While the message stands, the other player is led to it, also after a restart."""
    await friends(world, *WON)
    await world.ann.click(await replay(world.ann), SHARE)
    await world.restart()
    told = (await world.ben.click(await replay(world.ben), SHARE)).said
    assert f"shared here already: https://discord.com/channels/{world.channel.guild_id}" in told
    (message,) = shared(world)
    assert told.endswith(f"/{message.id}")


async def test_a_minute_between_two_shares(world: World) -> None:
    """Anyone who has just shared a game waits a minute with the next one, and reads until when."""
    for _ in range(2):
        await resigned(world.ann, "classic")
    first, second = [await replay(world.ann, number) for number in (1, 2)]
    await world.ann.click(first, SHARE)
    told = (await world.ann.click(second, SHARE)).said
    assert "You can share the next one at <t:" in told
    await world.advance(SHARE_PAUSE.total_seconds() - 10)
    assert (await world.ann.click(second, SHARE)).said == told
    await world.advance(10)
    await world.ann.click(second, SHARE)
    assert len(shared(world)) == 2


async def test_an_opponent_who_hides_their_games(world: World) -> None:
    """A game of someone who shows nobody their games is not shared by the other player."""
    await friends(world, *WON)
    shown = await replay(world.ann)
    await hide_games(world.ben)
    assert "can't be shared here" in (await world.ann.click(shown, SHARE)).said
    assert SHARE not in (await replay(world.ann)).labels
    assert shared(world) == []


async def test_deleting_ones_data_deletes_shared_games(world: World, path: str) -> None:
    """Whichever of the two players deletes their data, the message goes, and so does its row."""
    for person in (world.ann, world.ben):
        await world.advance(SHARE_PAUSE.total_seconds())
        await friends(world, *WON)
        await world.ann.click(await replay(world.ann), SHARE)
        assert (len(shared(world)), rows(path, "shares")) == (1, 1)
        await delete_all(person)
        await world.advance(1)
        assert (len(shared(world)), rows(path, "shares")) == (0, 0)


async def test_a_message_that_is_not_deleted_at_once(world: World, path: str) -> None:
    """A deletion that fails is tried again, and one of a message that is gone is done."""
    for status, code, left in ((500, 0, 0), (404, 10008, 1)):
        await share_and_delete(world, status, code)
        await world.advance(2)
        assert (len(shared(world)), rows(path, "shares")) == (left, 0)


async def test_a_message_in_a_closed_channel(world: World, path: str) -> None:
    """It goes a day later, if the bot can delete it then."""
    await share_and_delete(world, 403, 50001)
    await world.advance(DAY - HOUR)
    assert (len(shared(world)), rows(path, "shares")) == (1, 1)
    await world.advance(2 * HOUR)
    assert (len(shared(world)), rows(path, "shares")) == (0, 0)


async def share_and_delete(world: World, status: int, code: int) -> None:
    """Have Ann share a game and delete her data, when Discord refuses to delete the message."""
    await world.advance(SHARE_PAUSE.total_seconds())
    await friends(world, *WON)
    await world.ann.click(await replay(world.ann), SHARE)
    for route in ("delete", "edit"):
        world.refuse(route, status, code)
    await delete_all(world.ann)


async def test_a_share_that_is_not_sent_can_be_repeated(world: World) -> None:
    """If Discord refuses the message, the game counts as not shared."""
    await friends(world, *WON)
    shown = await replay(world.ann)
    world.refuse("callback", 403, 50001)
    await world.ann.click(shown, SHARE)
    assert shared(world) == []
    await world.ann.click(shown, SHARE)
    assert len(shared(world)) == 1


def known(path: str) -> list[int | None]:
    """Return the messages of shared games that the bot knows."""
    return [message_id for (message_id,) in query(path, "SELECT message_id FROM shares")]


@pytest.mark.parametrize("fault", [lost, answered_although, confirmed_late])
async def test_it_is_posted_once(world: World, path: str, fault: Fault) -> None:
    """However the answer is lost, the game is posted once, and the bot knows the message."""
    board = await played(world.ann)
    world.session.faults.next(CALLBACK, fault)
    await world.ann.forge(board, "sh1:1")
    await world.advance(5)
    assert known(path) == [it.id for it in shared(world)]
    assert len(known(path)) == 1
    await world.advance(SHARE_PAUSE.total_seconds())
    assert "shared here already" in (await world.ann.forge(board, "sh1:1")).said


async def test_a_deletion_while_it_is_sent(
    world: World, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If a player's data is deleted meanwhile, the message goes as soon as it has come."""
    board, draw = await played(world.ann), Animations.file
    deletion = press(world.ann.person, another_channel(), board.message, "dd1:1")

    async def draw_later(*given: Any) -> bytes:
        world.begin(deletion)
        await asyncio.sleep(1)
        assert known(path) == [None]
        return await draw(*given)

    monkeypatch.setattr(Animations, "file", draw_later)
    await world.ann.forge(board, "sh1:1")
    await world.advance(5)
    assert [it.route for it in world.session.requests].count("delete") == 1
    assert (shared(world), known(path)) == ([], [])


@pytest.mark.parametrize(
    ("kind", "allowed", "offered"),
    [
        *((CHANNEL, allowed, False) for allowed in (0, VIEW, SEND, VIEW | SEND_IN_THREADS)),
        (CHANNEL, VIEW | SEND, True),
        (THREAD, VIEW | SEND_IN_THREADS, True),
    ],
)
async def test_where_the_bot_cannot_see_the_channel(
    world: World, path: str, kind: int, allowed: int, *, offered: bool
) -> None:
    """Where it could not delete the message, *Share* is not offered, and a press says why."""
    board = await played(world.ann)
    channel = world.channel.seen_by(world.ann.person)["channel"] | _OF_A_THREAD | {"type": kind}
    about = {"channel": channel, "app_permissions": str(allowed)}
    shown = (await world.ann.forge(board, "an1:1", **about)).shown
    assert (SHARE in shown.labels) == offered
    told = (await world.ann.forge(board, "sh1:1", **about)).said
    assert ("could never delete the message" in told) != offered
    assert len(shared(world)) == len(known(path)) == offered


async def test_a_forged_press_on_another_message(world: World, path: str) -> None:
    """Only a post that has its own button is taken for a share that the bot lost track of."""
    board = await played(world.ann)
    await world.ann.forge(board, "sh1:1")
    (message,) = shared(world)
    query(path, "UPDATE shares SET message_id = NULL")
    review = custom_id_of(message.message, "Review")
    for pressed, expected in ((board, None), (message, message.id)):
        await world.ann.forge(pressed, review)
        assert known(path) == [expected]
