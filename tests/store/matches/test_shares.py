"""What 1.0.0 shared goes with its players' data, whenever the bot learns which message it is."""

import pytest

from bot.domain.match import Person, Place
from bot.domain.share import Share
from bot.store.database import Database
from bot.store.matches.matches import MatchTable
from bot.store.matches.shares import ShareTable
from tests.conftest import BEN, a_match
from tests.store.acts import delete, share

pytestmark = pytest.mark.both_engines

HERE = Place(21, 31)


async def shared(database: Database) -> tuple[ShareTable, Share]:
    """Return a share of Ann and Ben whose message is not known yet."""
    match = await MatchTable(database).add(a_match(o=Person(BEN), place=HERE))
    number = await share(database, match)
    return ShareTable(database), Share(number, match.id, 21, HERE.channel_id, None)


async def test_a_lost_message(database: Database) -> None:
    """A share whose message nobody knows waits for a press that tells which it is.

    It stays if its message was given up, but has become known meanwhile.
    """
    table, share = await shared(database)
    await delete(database, BEN, -5)
    assert await table.withdrawn(9) == []
    known = share._replace(message_id=99, withdrawn=True)
    assert await table.seen_at(share.id, HERE.channel_id, 99) == known
    await table.remove(share)
    assert await table.withdrawn(9) == [known]
    await table.remove(known)
    assert await table.withdrawn(9) == []


async def test_a_press_on_another_message(database: Database) -> None:
    """The first message that is pressed is that of a share whose message nobody knew."""
    table, share = await shared(database)
    known = share._replace(message_id=99)
    for pressed in (99, 98):
        assert await table.seen_at(share.id, HERE.channel_id, pressed) == known
    assert await table.seen_at(share.id + 1, HERE.channel_id, 99) is None
    assert await table.seen_at(share.id, HERE.channel_id + 1, 99) is None
