from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime, timedelta
from random import Random
from typing import Any

import pytest

from bot.domain.limits import Pace
from bot.domain.match import Match, Person, Place
from bot.domain.offers import draw_offered, offer_accepted, offer_declined, take_back_asked
from bot.errors import ChannelClosedError
from bot.jobs.closed_channels import ClosedChannels
from bot.jobs.send_reminders import ReminderSender
from bot.services.matches import Matches
from bot.store.database import Database
from bot.store.matches.deadlines import DeadlineTable
from bot.store.matches.matches import MatchTable
from bot.store.people.preferences import PreferencesTable
from bot.store.places import ClosedChannelTable
from tests.conftest import NOW, a_match
from tests.store.acts import break_row

pytestmark = pytest.mark.both_engines

DELAY = timedelta(minutes=2)
"""How long after the start of their turn people are reminded in a casual match."""
AT_ONCE, LAST, SECOND = timedelta(seconds=10), timedelta(hours=54), timedelta(seconds=1)
"""How long after it in a slow match, and how long after it once more."""


class Killed(BaseException):
    """The process was killed."""


async def kill() -> None:
    """Kill the process."""
    raise Killed


class Reminders:
    """Reminders on a simulated Discord: who each one pinged, and which of them still stand."""

    def __init__(self, database: Database) -> None:
        self.now: datetime = NOW
        self.sent: list[int] = []
        self.standing: dict[int, int] = {}
        self.meanwhile: Callable[[], Awaitable[object]] | None = None
        self.fault: BaseException | None = None
        self.matches = Matches(MatchTable(database), lambda: self.now, Random(1))
        self.preferences, table = PreferencesTable(database), DeadlineTable(database)
        self.closed = ClosedChannels(ClosedChannelTable(database), lambda: self.now)
        chat: Any = self
        self._sender = ReminderSender(self.matches, self.preferences, table, chat, 0.0, self.closed)

    async def casual_match(self, number: int = 1, moves: tuple[int, ...] = ()) -> Match:
        """Start a casual match; each number gives other people and another channel."""
        return await self.match(Pace.CASUAL, number, moves)

    async def match(self, pace: Pace, number: int = 1, moves: tuple[int, ...] = ()) -> Match:
        """Start a match at a pace."""
        x, o = Person(2 * number), Person(2 * number + 1)
        now = dict.fromkeys(("started_at", "changed_at", "turn_since"), self.now)
        match = a_match(place=Place(21, number), x=x, o=o, pace=pace, **now)
        return await self.matches.add(match._replace(moves=moves, message_id=number))

    async def after(self, delay: timedelta) -> list[int]:
        """Let time pass and return who is reminded then."""
        self.now += delay
        before = len(self.sent)
        await self.closed.run()
        await self._sender.run()
        return self.sent[before:]

    async def send_reminder(self, _: Match, person: int) -> int:
        """Remind a person; `meanwhile` happens once before Discord says which message it is."""
        self.sent.append(person)
        message_id = len(self.sent)
        self.standing[message_id] = person
        if self.meanwhile is not None:
            act, self.meanwhile = self.meanwhile, None
            await act()
        return message_id

    async def delete(self, _: int, __: Place, message_id: int) -> None:
        """Delete a reminder; the first time `fault` is raised."""
        fault, self.fault = self.fault, None
        if fault is not None:
            raise fault
        del self.standing[message_id]


@pytest.fixture
def reminders(database: Database) -> Reminders:
    return Reminders(database)


async def test_a_reminder_is_deleted_after_the_move(reminders: Reminders) -> None:
    """As soon as who was reminded has moved, the reminder goes; the next one comes on schedule."""
    match = await reminders.casual_match()
    assert await reminders.after(DELAY) == [2]
    await reminders.matches.press(match.id, 0, 4, 2)
    assert await reminders.after(timedelta()) == []
    assert reminders.standing == {}
    assert await reminders.after(DELAY / 2) == []
    assert await reminders.after(DELAY / 2) == [3]


async def test_a_reminder_overtaken_by_the_move_is_deleted(reminders: Reminders) -> None:
    """Someone who moves while their reminder is sent is not reminded of a move made."""
    match = await reminders.casual_match()
    reminders.meanwhile = lambda: reminders.matches.press(match.id, 0, 4, 2)
    assert await reminders.after(DELAY) == [2]
    assert reminders.standing == {}
    assert await reminders.after(DELAY) == [3]


async def test_a_move_taken_back_has_its_reminder(reminders: Reminders) -> None:
    """The player to move again, because a move was taken back, is reminded of that."""
    match = await reminders.casual_match()
    await reminders.matches.press(match.id, 0, 4, 2)
    assert await reminders.after(DELAY) == [3]
    await reminders.matches.act(take_back_asked, match.id, 1, 2)
    await reminders.matches.act(offer_accepted, match.id, 2, 3)
    assert await reminders.after(DELAY) == [2]


async def test_an_offer_is_no_new_turn(reminders: Reminders) -> None:
    """Anyone who was reminded is not reminded again because a draw is offered and declined."""
    match = await reminders.casual_match(moves=(4, 0, 1, 2))
    assert await reminders.after(DELAY) == [2]
    await reminders.matches.act(draw_offered, match.id, 0, 3)
    await reminders.matches.act(offer_declined, match.id, 1, 2)
    assert await reminders.after(DELAY) == []


async def test_an_offer_postpones_no_reminder(reminders: Reminders) -> None:
    """An offer before the reminder leaves it where it was."""
    match = await reminders.casual_match(moves=(4, 0, 1, 2))
    assert await reminders.after(DELAY / 2) == []
    await reminders.matches.act(draw_offered, match.id, 0, 3)
    assert await reminders.after(DELAY / 2) == [2]


async def test_who_has_moved_meanwhile_is_not_reminded(reminders: Reminders) -> None:
    """Of two people to be reminded, one moves while the other is: nobody is pinged about that."""
    await reminders.casual_match(1)
    other = await reminders.casual_match(2)
    reminders.meanwhile = lambda: reminders.matches.press(other.id, 0, 4, 4)
    assert await reminders.after(DELAY) == [2]
    assert await reminders.after(DELAY) == [5]


async def test_killed_while_a_reminder_is_sent(reminders: Reminders) -> None:
    """Nobody is pinged twice: the next start does not send it again, and the next turn has one."""
    match = await reminders.casual_match()
    reminders.meanwhile = kill
    with pytest.raises(Killed):
        await reminders.after(DELAY)
    assert await reminders.after(DELAY) == []
    await reminders.matches.press(match.id, match.revision, 4, 2)
    assert await reminders.after(DELAY) == [3]


async def test_a_slow_match_has_a_last_reminder(reminders: Reminders) -> None:
    """It comes once, when a quarter of the time is left, in place of the first, until the move."""
    match = await reminders.match(Pace.SLOW)
    assert await reminders.after(AT_ONCE) == [2]
    assert await reminders.after(LAST - AT_ONCE - SECOND) == []
    assert await reminders.after(SECOND) == [2]
    assert list(reminders.standing) == [2]
    assert await reminders.after(LAST / 3 - SECOND) == []
    await reminders.matches.press(match.id, 0, 4, 2)
    assert await reminders.after(timedelta()) == []
    assert reminders.standing == {}
    assert await reminders.after(AT_ONCE) == [3]


async def test_a_casual_match_has_one_reminder(reminders: Reminders) -> None:
    """No second one comes within the few minutes that are left."""
    await reminders.casual_match()
    assert await reminders.after(DELAY) == [2]
    assert await reminders.after(timedelta(minutes=12)) == []


async def test_muted_reminders_stay_muted(reminders: Reminders) -> None:
    """Whoever mutes them after the first gets no second, and the first goes."""
    await reminders.match(Pace.SLOW)
    assert await reminders.after(AT_ONCE) == [2]
    await reminders.preferences.switch(2, reminders=False)
    assert await reminders.after(LAST) == []
    assert reminders.standing == {}


async def test_killed_while_the_first_reminder_is_sent(reminders: Reminders) -> None:
    """It is not sent again, but the last one comes."""
    await reminders.match(Pace.SLOW)
    reminders.meanwhile = kill
    with pytest.raises(Killed):
        await reminders.after(AT_ONCE)
    assert await reminders.after(AT_ONCE) == []
    assert await reminders.after(LAST) == [2]
    assert await reminders.after(timedelta()) == []


async def test_a_match_that_ends_while_its_reminder_is_sent(reminders: Reminders) -> None:
    """The reminder goes, as those of all finished matches do."""
    match = await reminders.casual_match()
    reminders.meanwhile = lambda: reminders.matches.resign(match.id, 3)
    assert await reminders.after(DELAY) == [2]
    assert reminders.standing == {}
    assert await reminders.after(DELAY) == []


@pytest.mark.parametrize("fault", [ChannelClosedError(), OSError(), Killed()], ids=type)
async def test_a_reminder_that_is_not_deleted(reminders: Reminders, fault: BaseException) -> None:
    """The last reminder of a match is deleted later: where Discord refused that, a day later."""
    match = await reminders.casual_match()
    assert await reminders.after(DELAY) == [2]
    await reminders.matches.resign(match.id, 3)
    reminders.fault = fault
    with suppress(Killed):
        assert await reminders.after(timedelta()) == []
    if isinstance(fault, ChannelClosedError):
        assert await reminders.after(timedelta(hours=23)) == []
        assert list(reminders.standing.values()) == [2]
    assert await reminders.after(timedelta(hours=1)) == []
    assert reminders.standing == {}


@pytest.mark.parametrize("left", [0, 1])
async def test_a_reminder_in_an_archived_thread(reminders: Reminders, left: int) -> None:
    """It is deleted once the next one is sent there; if not, it stays."""
    match = await reminders.casual_match()
    await reminders.after(DELAY)
    await reminders.matches.press(match.id, 0, 4, 2)

    async def refuse() -> None:
        reminders.fault = ChannelClosedError() if left else None

    reminders.meanwhile, reminders.fault = refuse, ChannelClosedError()
    assert await reminders.after(DELAY) == [3]
    assert len(reminders.standing) == 1 + left


async def test_a_match_that_cannot_be_read(
    database: Database, reminders: Reminders, caplog: pytest.LogCaptureFixture
) -> None:
    """All others are reminded; the log names the one that is not, once."""
    broken, _ = await reminders.casual_match(1), await reminders.casual_match(2)
    await break_row(database, broken)
    assert await reminders.after(DELAY) == [4]
    assert await reminders.after(timedelta()) == []
    assert caplog.text.count(f"reminder not sent: match={broken.id}") == 1
