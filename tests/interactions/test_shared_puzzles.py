"""A person shares how they did at a puzzle, others solve it from there, and the message can go."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.store.people.shares import ShareTable
from tests.chat.actors import Actor
from tests.chat.faults import CALLBACK, Fault, lost
from tests.chat.messages import custom_id_of
from tests.chat.people import another_channel
from tests.chat.shown import ShownMessage
from tests.chat.world import BEGINNING, World
from tests.interactions.faults.test_lost_messages import LEFT, never_confirm
from tests.interactions.lateness import confirmed_late
from tests.interactions.pages import delete_all, hide_games
from tests.interactions.puzzle_page import Page, page_of
from tests.interactions.stored import query, rows
from tests.interactions.test_user_install import there  # noqa: F401
from tests.jobs.test_puzzle_posts import NUMBER, now  # noqa: F401
from tests.wire.losses import answered_although

SHARE, TITLE = "Share here", "Noughts #30 · Reverse"
ONCE = "You can share a result once in a channel."
VIEW, SEND, SEND_IN_THREADS = 1 << 10, 1 << 11, 1 << 38
CHANNEL, THREAD = 0, 11
_BEGUN = str(BEGINNING)
_OF_A_THREAD = {"parent_id": "1", "owner_id": "1", "message_count": 1, "member_count": 1} | {
    "thread_metadata": {"archived": False, "auto_archive_duration": 60, "archive_timestamp": _BEGUN}
}


async def solved(person: Actor, number: int = NUMBER) -> Page:
    page = page_of(await person.slash("daily", number=number))
    await page.solve(person, number)
    return page


def shared(world: World) -> list[ShownMessage]:
    return [it for it in world.seen() if it.labels == ["Solve"]]


def known(path: str) -> list[int | None]:
    return [message_id for (message_id,) in query(path, "SELECT message_id FROM puzzle_shares")]


async def test_a_result_is_shared(world: World) -> None:
    """One press posts person, tries and streak, no square, no ping; *Solve* opens it for anyone."""
    await solved(world.ann, NUMBER - 1)
    page = page_of(await world.ann.slash("daily"))
    await page.fail(world.ann, NUMBER)
    await page.solve(world.ann, NUMBER)
    assert shared(world) == []
    await world.ann.click(page, SHARE)
    (message,) = shared(world)
    lines = message.text.split("\n")
    assert lines[:2] == [f"<@{world.ann.id}>", f"{TITLE} 🔥2"]
    assert (lines[2], set(lines[3])) == ("⬛", {"🟩"})
    assert not any(world.mentions_allowed()[-1].values())
    await world.restart()
    opened = (await world.ben.click(message, "Solve")).private
    assert opened.text.startswith(f"### Puzzle #{NUMBER}")
    assert "Try 1 of 3" in opened.text
    assert len(shared(world)) == 1


async def test_one_that_was_not_solved(world: World) -> None:
    """A puzzle can be shared once it is over, also if it was lost, and not before."""
    page = page_of(await world.ann.slash("daily"))
    assert SHARE not in page.labels
    assert "Finish the puzzle first." in (await world.ann.forge(page, f"ds1:{NUMBER}")).said
    for _ in range(3):
        await page.fail(world.ann, NUMBER)
    await world.ann.click(page, SHARE)
    assert shared(world)[0].text.endswith("⬛\n⬛\n⬛")


async def test_it_is_shared_once(world: World) -> None:
    """A second press says so, also after a restart; another channel is another."""
    page = await solved(world.ann)
    await world.ann.click(page, SHARE)
    await world.restart()
    assert (await world.ann.click(page, SHARE)).said == ONCE
    other = another_channel(world.channel.guild_id)
    elsewhere = (await world.ann.at(other).slash("daily")).shown
    await world.ann.at(other).click(elsewhere, SHARE)
    assert (len(world.seen()), len(world.seen(other.channel_id))) == (1, 1)


async def test_who_hides_their_games(world: World) -> None:
    """They share what they choose to, and what stands stays."""
    await hide_games(world.ann)
    await world.ann.click(await solved(world.ann), SHARE)
    assert len(shared(world)) == 1


async def test_deleting_ones_data_deletes_what_was_shared(world: World, path: str) -> None:
    """The message goes, and so does its row; those of others stay."""
    for person in (world.ann, world.ben):
        await person.click(await solved(person), SHARE)
    assert rows(path, "puzzle_shares") == 2
    await delete_all(world.ann)
    await world.advance(1)
    assert [str(world.ben.id) in it.text for it in shared(world)] == [True]
    assert rows(path, "puzzle_shares") == 1


async def test_one_that_is_not_sent_can_be_shared_again(world: World) -> None:
    """If Discord refuses the message, it counts as not shared."""
    page = await solved(world.ann)
    world.refuse(CALLBACK, 403, 50001)
    await world.ann.click(page, SHARE)
    assert shared(world) == []
    await world.ann.click(page, SHARE)
    assert len(shared(world)) == 1


@pytest.mark.parametrize("fault", [lost, answered_although, confirmed_late])
async def test_it_is_posted_once(world: World, path: str, fault: Fault) -> None:
    """However the answer is lost, there is one message, and the bot knows it."""
    page = await solved(world.ann)
    world.session.faults.next(CALLBACK, fault)
    await world.ann.click(page, SHARE)
    await world.advance(5)
    assert known(path) == [it.id for it in shared(world)]
    assert len(known(path)) == 1
    assert (await world.ann.click(page, SHARE)).said == ONCE


async def test_killed_before_it_is_sent(world: World, path: str) -> None:
    """It may have come, so it is not sent again, and stays stored until a press tells."""
    page = await solved(world.ann)
    await world.killed_during(world.ann, page, f"ds1:{NUMBER}")
    assert (await world.ann.click(page, SHARE)).said == ONCE
    assert (shared(world), known(path)) == ([], [None])


async def test_deleted_meanwhile(world: World, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the person's data is deleted meanwhile, the message goes soon after it has come."""
    page, add = await solved(world.ann), ShareTable.add

    async def add_and_wait(*given: Any) -> Any:
        share = await add(*given)
        world.ann.at(another_channel()).begin(page, custom_id="dd1:1")
        await asyncio.sleep(1)
        assert known(path) == [None]
        return share

    monkeypatch.setattr(ShareTable, "add", add_and_wait)
    await world.ann.forge(page, f"ds1:{NUMBER}")
    await world.advance(5)
    assert world.session.count("delete") == 1
    assert (shared(world), known(path)) == ([], [])


async def unknown(world: World) -> ShownMessage:
    page = await solved(world.ann)
    never_confirm(world)
    await world.ann.click(page, SHARE)
    await world.restart(after=60)
    return shared(world)[-1]


async def _press(world: World, message: ShownMessage) -> None:
    assert "Try 1 of 3" in (await world.ben.click(message, "Solve")).private.text


async def _delete(world: World, message: ShownMessage) -> None:
    assert LEFT in await delete_all(world.ann)
    await world.advance(15)


@pytest.mark.parametrize("acts", [(_press, _delete), (_delete, _press)])
async def test_a_message_that_is_unknown(
    world: World, path: str, acts: tuple[Callable[[World, ShownMessage], Awaitable[None]], ...]
) -> None:
    """A press tells which it is; if the data was deleted before, it goes with the press."""
    message = await unknown(world)
    for act in acts:
        assert message.is_there
        await act(world, message)
    assert (message.is_there, rows(path, "puzzle_shares")) == (False, 0)


async def test_a_forged_press_on_another_message(world: World, path: str) -> None:
    """Only a message with that button is taken for one that the bot lost track of."""
    message = await unknown(world)
    page = page_of(await world.ben.slash("daily"))
    await world.ben.forge(page, custom_id_of(message.message, "Solve"))
    assert known(path) == [None]


@pytest.mark.parametrize(
    ("kind", "allowed", "offered"),
    [
        *((CHANNEL, allowed, False) for allowed in (0, VIEW, SEND, VIEW | SEND_IN_THREADS)),
        (CHANNEL, VIEW | SEND, True),
        (THREAD, VIEW | SEND_IN_THREADS, True),
    ],
)
async def test_where_the_bot_cannot_write(
    world: World, path: str, kind: int, allowed: int, *, offered: bool
) -> None:
    """Where it could not delete the message later it is not offered, and a press says why."""
    page = await solved(world.ann)
    channel = world.channel.seen_by(world.ann.person)["channel"] | _OF_A_THREAD | {"type": kind}
    about = {"channel": channel, "app_permissions": str(allowed)}
    await world.ann.forge(page, f"dy1:{NUMBER}", **about)
    assert (SHARE in page.labels) == offered
    told = (await world.ann.forge(page, f"ds1:{NUMBER}", **about)).said
    assert ("I can't write in this channel." in told) != offered
    assert len(shared(world)) == len(known(path)) == offered


async def test_where_nothing_can_be_deleted(there: World) -> None:  # noqa: F811
    """Where only a person has installed the bot, it is not offered, and a press shares nothing."""
    page = await solved(there.ann)
    assert SHARE not in page.labels
    assert "I can't write in this channel." in (await there.ann.forge(page, f"ds1:{NUMBER}")).said
    assert shared(there) == []
