"""Reminders come once, and go after the move, whatever happens meanwhile."""

from collections.abc import Awaitable, Callable

import pytest

from bot.domain.limits import Pace
from bot.domain.match import Person
from bot.domain.offers import draw_offered, offer_accepted, offer_declined, take_back_asked
from bot.services.matches import Action
from bot.store.rows import leave_out
from tests.chat.faults import meanwhile, reset, silent
from tests.chat.people import another_channel
from tests.chat.shown import ShownMessage
from tests.chat.world import World
from tests.interactions.games import friends
from tests.interactions.stored import query

DELAY, AT_ONCE, LAST, HOUR = 121, 11, 54 * 3600, 3600
"""Seconds after which a casual match reminds, and a slow one: soon, and once more."""


def reminders(world: World) -> list[ShownMessage]:
    return [m for m in world.seen() if "it's your turn" in m.text]


@pytest.fixture
async def casual(world: World) -> World:
    """Return a world with a casual match, in which Ann is to move."""
    await friends(world, pace=Pace.CASUAL)
    return world


@pytest.fixture
async def slow(world: World) -> World:
    await friends(world, pace=Pace.SLOW)
    return world


async def after(world: World, seconds: float) -> list[int]:
    """Let time pass, and return who is reminded meanwhile, also by a message that is lost."""
    before = len(world.session.requests)
    await world.advance(seconds)
    sent = [it.body for it in world.session.requests[before:] if it.route == "post"]
    return [int(user) for body in sent for user in body["allowed_mentions"]["users"]]


async def move(world: World, match_id: int = 1) -> None:
    matches = world.client.context.matches
    match = await matches.find(match_id)
    assert isinstance(match.to_move, Person)
    await matches.press(match_id, match.revision, match.board.legal_moves()[0], match.to_move.id)


async def act(world: World, action: Action, person: int) -> None:
    matches = world.client.context.matches
    await matches.act(action, 1, (await matches.find(1)).revision, person)


async def test_it_goes_as_soon_as_who_was_reminded_has_moved(casual: World) -> None:
    """There is one in a turn, which names the move; the next one comes on schedule."""
    assert await after(casual, DELAY) == [casual.ann.id]
    assert await after(casual, 6 * DELAY) == []
    await move(casual)
    assert await after(casual, 2) == []
    assert reminders(casual) == []
    assert await after(casual, DELAY - 5) == []
    assert await after(casual, 5) == [casual.ben.id]
    (only,) = reminders(casual)
    assert only.text.startswith(f"<@{casual.ben.id}>")
    assert str(casual.seen()[0].id) in only.text
    assert "(Classic, move 2)" in only.text


async def test_overtaken_by_the_move(casual: World) -> None:
    """Someone who moves while their reminder is sent is not reminded of a move made."""
    casual.session.faults.next("post", meanwhile(lambda: move(casual)))
    assert await after(casual, DELAY) == [casual.ann.id]
    assert reminders(casual) == []
    assert await after(casual, DELAY) == [casual.ben.id]


async def test_a_move_taken_back_has_its_reminder(casual: World) -> None:
    """The player to move again, because a move was taken back, is reminded of that."""
    await move(casual)
    assert await after(casual, DELAY) == [casual.ben.id]
    await act(casual, take_back_asked, casual.ann.id)
    await act(casual, offer_accepted, casual.ben.id)
    assert await after(casual, DELAY) == [casual.ann.id]


async def test_an_offer_is_no_new_turn(casual: World) -> None:
    """It postpones no reminder, and who was reminded is not again because a draw is declined."""
    for _ in range(4):
        await move(casual)
    assert await after(casual, DELAY / 2) == []
    await act(casual, draw_offered, casual.ben.id)
    assert await after(casual, DELAY / 2) == [casual.ann.id]
    await act(casual, offer_declined, casual.ann.id)
    assert await after(casual, DELAY) == []


async def test_who_has_moved_meanwhile_is_not_reminded(casual: World) -> None:
    """Of two people to be reminded, one moves while the other is: nobody is pinged about that."""
    await friends(casual.at(another_channel()), pace=Pace.CASUAL)
    casual.session.faults.next("post", meanwhile(lambda: move(casual, 2)))
    assert await after(casual, DELAY) == [casual.ann.id]
    assert await after(casual, DELAY) == [casual.ben.id]


async def test_a_slow_match_has_a_last_reminder(slow: World) -> None:
    """It replaces the first with a quarter of the time left, and both name the deadline."""
    assert await after(slow, AT_ONCE) == [slow.ann.id]
    assert await after(slow, LAST - AT_ONCE - 5) == []
    (first,) = reminders(slow)
    _, deadline = first.text.split("\n")
    assert deadline.startswith("-# Move before")
    assert await after(slow, 5) == [slow.ann.id]
    (last,) = reminders(slow)
    assert (last.id != first.id, last.text.split("\n")[1]) == (True, deadline)
    assert await after(slow, LAST / 3 - 60) == []
    await move(slow)
    assert await after(slow, AT_ONCE) == [slow.ben.id]
    assert len(reminders(slow)) == 1


async def test_muted_reminders_stay_muted(slow: World) -> None:
    """Whoever mutes them after the first gets no second, and the first goes."""
    assert await after(slow, AT_ONCE) == [slow.ann.id]
    await slow.client.context.preferences.switch(slow.ann.id, reminders=False)
    assert await after(slow, LAST) == []
    assert reminders(slow) == []


@pytest.mark.parametrize("pace", [Pace.CASUAL, Pace.SLOW])
async def test_killed_while_it_is_sent(world: World, pace: Pace) -> None:
    """Nobody is pinged twice about a turn: the next start does not send it, but the last one."""
    await friends(world, pace=pace)
    world.session.faults.next("post", silent)
    assert await after(world, DELAY if pace is Pace.CASUAL else AT_ONCE) == [world.ann.id]
    await world.kill()
    await world.start()
    assert await after(world, DELAY) == []
    assert await after(world, LAST - DELAY) == ([world.ann.id] if pace is Pace.SLOW else [])


async def test_a_match_that_ends_while_it_is_sent(casual: World) -> None:
    """The reminder goes, as those of all finished matches do."""
    matches, ben = casual.client.context.matches, casual.ben.id
    casual.session.faults.next("post", meanwhile(lambda: matches.resign(1, ben)))
    assert await after(casual, DELAY) == [casual.ann.id]
    assert reminders(casual) == []


async def refuse(world: World) -> None:
    world.refuse("delete", 403, 50013)


async def lose(world: World) -> None:
    world.session.faults.next("delete", reset)


async def kill(world: World) -> None:
    world.session.faults.next("delete", silent)
    await world.advance(5)
    await world.kill()
    await world.start()


@pytest.mark.parametrize("fault", [refuse, lose, kill])
async def test_one_that_stays(casual: World, fault: Callable[[World], Awaitable[None]]) -> None:
    """The last reminder of a match is deleted later: where Discord refused that, a day later."""
    assert await after(casual, DELAY) == [casual.ann.id]
    await casual.client.context.matches.resign(1, casual.ben.id)
    await fault(casual)
    if fault is refuse:
        assert await after(casual, 23 * HOUR) == []
        assert len(reminders(casual)) == 1
    assert await after(casual, 2 * HOUR) == []
    assert reminders(casual) == []


@pytest.mark.parametrize("left", [0, 1])
async def test_in_an_archived_thread(casual: World, left: int) -> None:
    """It is deleted once the next one is sent there; if not, it stays."""
    await after(casual, DELAY)
    casual.refuse("delete", 400, 50083, times=2 + left)
    await move(casual)
    assert await after(casual, DELAY) == [casual.ben.id]
    assert len(reminders(casual)) == 1 + left


async def test_a_match_that_cannot_be_read(casual: World) -> None:
    """All others are reminded; the log names the one that is not, once."""
    leave_out.cache_clear()
    await friends(casual.at(another_channel()), pace=Pace.CASUAL)
    query(casual.path, "UPDATE matches SET moves = 'broken' WHERE id = 1")
    assert await after(casual, DELAY) == [casual.ann.id]
    assert await after(casual, DELAY) == []
    assert casual.log.take().count("row left out: table=matches number=1 ") == 1
