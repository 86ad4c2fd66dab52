"""Shares are stored before they are sent, so that a deletion at any moment finds them."""

from datetime import timedelta

import pytest

from bot.domain.limits import SHARE_PAUSE, SHARE_STANDS
from bot.domain.match import Machine, Match, Person, Place, Status
from bot.domain.share import Share, refuse_unless_sharable
from bot.errors import Refusal
from bot.store.database import Database
from bot.store.matches.matches import MatchTable
from bot.store.matches.shares import ShareTable
from bot.store.people.deletions import DeletionTable
from tests.conftest import ANN, BEN, EVE, NOW, a_match
from tests.store.acts import delete

pytestmark = pytest.mark.both_engines

HERE = Place(21, 31)


async def finished(database: Database) -> Match:
    """Return a stored match of Ann and Ben that is over."""
    match = await MatchTable(database).add(a_match(o=Person(BEN), message_id=98))
    over = match._replace(status=Status.OVER, revision=1)
    found = await MatchTable(database).change(match.id, lambda _: over)
    assert found is not None
    return found


async def shared(database: Database) -> tuple[ShareTable, Share]:
    """Return a share whose message is not known yet."""
    table = ShareTable(database)
    return table, await table.add(await finished(database), ANN, HERE, NOW)


async def test_a_deletion_while_it_is_sent(database: Database) -> None:
    """If a player's data was deleted before the message is known, it goes once it is known.

    It stays if its message was given up, but has become known meanwhile.
    """
    table, share = await shared(database)
    await delete(database, BEN, -5)
    assert await table.withdrawn(9) == []
    await table.set_message(share, 99)
    known = share._replace(message_id=99, withdrawn=True)
    await table.remove(share)
    assert await table.withdrawn(9) == [known]
    await table.remove(known)
    assert await table.withdrawn(9) == []


async def test_a_lost_message(database: Database) -> None:
    """A share whose message nobody knows waits for a press that tells which it is."""
    table, share = await shared(database)
    await delete(database, BEN, -5)
    known = share._replace(message_id=99, withdrawn=True)
    assert await table.seen_at(share.id, HERE.channel_id, 99) == known
    assert await table.withdrawn(9) == [known]


async def test_nothing_is_shared_while_a_player_is_deleted(database: Database) -> None:
    """A share that a deletion would miss is refused."""
    match = await finished(database)
    await DeletionTable(database).begin(BEN, -5, NOW)
    with pytest.raises(Refusal, match="being-deleted"):
        await ShareTable(database).add(match, ANN, HERE, NOW)


@pytest.mark.parametrize(("sent", "stands"), [(True, SHARE_STANDS), (False, SHARE_PAUSE)])
async def test_how_long_it_stands(database: Database, sent: bool, stands: timedelta) -> None:
    """A match is shared again after a day; after a minute if the bot was killed while it sent."""
    table, match = ShareTable(database), await finished(database)
    share = await table.add(match, ANN, HERE, NOW)
    if sent:
        await table.set_message(share, 99)
    with pytest.raises(Refusal, match="already-shared"):
        await table.add(match, BEN, HERE, NOW + stands - timedelta(seconds=1))
    await table.add(match, BEN, HERE, NOW + stands)
    assert [it.id for it in await table.withdrawn(9)] == ([share.id] if sent else [])


async def test_a_press_on_another_message(database: Database) -> None:
    """The first message that is pressed is that of a share whose message nobody knew."""
    table, share = await shared(database)
    for pressed in (99, 98):
        assert await table.seen_at(share.id, HERE.channel_id, pressed) == share._replace(
            message_id=99
        )
    assert await table.seen_at(share.id + 1, HERE.channel_id, 99) is None
    assert await table.seen_at(share.id, HERE.channel_id + 1, 99) is None


@pytest.mark.parametrize(
    ("place", "status", "refusal"),
    [
        (HERE, Status.LIVE, "match-not-over"),
        # The bot could not delete the message, or the opponent is not there.
        (Place(None, 31), Status.OVER, "not-sharable"),
        (Place(21, 31, can_edit=False), Status.OVER, "not-sharable"),
        (Place(22, 32), Status.OVER, "not-sharable"),
    ],
)
def test_what_is_not_shared(place: Place, status: Status, refusal: str) -> None:
    """A game that goes on is not, and a finished one only where that can be undone."""
    match = a_match(o=Person(BEN), place=HERE)._replace(status=status)
    with pytest.raises(Refusal, match=refusal):
        refuse_unless_sharable(match, ANN, place, opponent_shows=True)


def test_who_shares() -> None:
    """A player does, against the bot in any server; nobody else does."""
    live = a_match(o=Machine("perfect", "unbeatable"), place=Place(None, 5))
    match = live._replace(status=Status.OVER)
    assert refuse_unless_sharable(match, ANN, Place(22, 32), opponent_shows=True) == 22
    with pytest.raises(Refusal, match="not-your-match"):
        refuse_unless_sharable(match, EVE, HERE, opponent_shows=True)
