"""What was shared goes with its people's data, whenever the bot learns which message it is."""

import pytest

from bot.domain.match import Person, Place
from bot.domain.post import Share, ShareKind
from bot.errors import Refusal
from bot.store.database import Database
from bot.store.matches.matches import MatchTable
from bot.store.people.shares import ShareTable
from tests.conftest import ANN, BEN, a_match
from tests.store.acts import delete, share

pytestmark = pytest.mark.both_engines

HERE = Place(21, 31)
PUZZLE = 7


async def shared(database: Database, kind: ShareKind) -> tuple[ShareTable, Share]:
    """Return a share of Ann and, if it is a game, of Ben, whose message is not known yet."""
    table = ShareTable(database)
    if kind is ShareKind.PUZZLE:
        return table, await table.add(ANN, PUZZLE, HERE)
    match = await MatchTable(database).add(a_match(o=Person(BEN), place=HERE))
    return table, Share(kind, await share(database, match), 21, HERE.channel_id, None)


@pytest.mark.parametrize("kind", ShareKind)
@pytest.mark.parametrize("pressed", [False, True])
async def test_deleted_meanwhile(database: Database, kind: ShareKind, *, pressed: bool) -> None:
    """If data was deleted meanwhile it goes once its message is known, unless it was given up."""
    table, share = await shared(database, kind)
    await delete(database, ANN, -5)
    assert await table.withdrawn(9) == []
    known = share._replace(message_id=99, withdrawn=True)
    if pressed:
        assert await table.seen_at(kind, share.id, HERE.channel_id, 99) == known
    else:
        await table.sent(share, 99)
    await table.sent(share, 0)
    assert await table.withdrawn(9) == [known]
    await table.remove(known)
    assert await table.withdrawn(9) == []


@pytest.mark.parametrize("kind", ShareKind)
async def test_a_press_on_another_message(database: Database, kind: ShareKind) -> None:
    """The first message that is pressed is that of a share whose message nobody knew."""
    table, share = await shared(database, kind)
    known = share._replace(message_id=99)
    for pressed in (99, 98):
        assert await table.seen_at(kind, share.id, HERE.channel_id, pressed) == known
    assert await table.seen_at(kind, share.id + 1, HERE.channel_id, 99) is None
    assert await table.seen_at(kind, share.id, HERE.channel_id + 1, 99) is None


async def test_once_a_person_puzzle_and_channel(database: Database) -> None:
    """The same is shared once, and again only if it was not sent; all else is another share."""
    table, share = await shared(database, ShareKind.PUZZLE)
    for _ in range(2):
        with pytest.raises(Refusal, match="shared-once"):
            await table.add(ANN, PUZZLE, HERE)
        await table.sent(share, 99)
    others = ((BEN, PUZZLE, HERE), (ANN, PUZZLE + 1, HERE), (ANN, PUZZLE, Place(21, 32)))
    added = [await table.add(*other) for other in others]
    assert len({share.id, *(it.id for it in added)}) == 1 + len(others)
    await table.sent(added[0], 0)
    await table.add(*others[0])


async def test_both_kinds_go(database: Database) -> None:
    """Of a person who deletes their data the messages of both kinds are found."""
    found = [await shared(database, kind) for kind in ShareKind]
    for table, one in found:
        await table.sent(one, 90)
    await delete(database, ANN, -5)
    table = found[0][0]
    assert {it.kind for it in await table.withdrawn(9)} == {*ShareKind}
    assert len(await table.withdrawn(1)) == 1
