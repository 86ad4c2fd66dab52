"""Rows that nobody can read, such as after an edit by hand: each is named once, and left out."""

import pytest

from bot.domain.ratings.season_end import Ends
from bot.store.rows import leave_out
from tests.chat.actors import Actor
from tests.chat.world import World, now
from tests.interactions.arena.evening import EDITED_WITHIN, announced, begun
from tests.interactions.games import start
from tests.interactions.stored import query

WEEKS = 20 * 86_400  # seconds after which every deadline has passed
EDITS = [
    *("moves = '99'", "moves = '0 0'", "status = 'paused'", "variant = 'chess'", "pace = 'hasty'"),
    *("offer = 'truce'", "hints = 'many'"),
]
_COUNTED = """
INSERT INTO standings VALUES (?, 'classic', 11, 1, 1500, 90, 0.06, NULL, 0, 0, 0, '{}', '', '', 1)
"""


@pytest.fixture(autouse=True)
def named_before() -> None:
    leave_out.cache_clear()


def assert_named_once(log: str, *named: str) -> None:
    """Assert that these rows are named once each, and that nothing else failed."""
    lines = [line.removeprefix("row left out: table=") for line in log.split("\n")]
    rows = [line.split(" error=")[0] for line in lines]
    assert rows == [*named], log


@pytest.mark.parametrize("edit", EDITS)
async def test_a_match(world: World, edit: str) -> None:
    """People read that there is no such game and can start another; others end in time."""
    board, _ = await start(world.ann), await start(world.ben, variant="ultimate", mark="X")
    kept = (await world.eve.slash("tictactoe challenge")).shown
    for sql in (edit, "remind_at = 1, due_at = 1"):
        query(world.path, f"UPDATE matches SET {sql} WHERE id < 3")  # noqa: S608
    query(world.path, "INSERT OR REPLACE INTO engine_turns VALUES (2, 1)")
    query(world.path, "INSERT OR REPLACE INTO redraws (match_id) VALUES (1), (2)")
    assert "I have no game for you here" in (await board.press(world.ann, board.free[0])).said
    await world.advance(WEEKS)
    named = world.log.take()
    await world.restart()
    assert "nobody joined in time" in kept.text
    for person in (world.ann, world.ben):
        assert (await start(person)).free
    assert_named_once(named, "matches number=1", "matches number=2")


async def test_how_seasons_end(world: World) -> None:
    """Seasons of other servers end, and the page says that this one's end by hand."""
    seasons, other = world.client.context.seasons, world.server + 1
    for server in (world.server, other):
        await seasons.set_ends(server, Ends.WEEK, now())
    query(world.path, _COUNTED, other)
    query(world.path, "UPDATE season_settings SET ends = 'hourly' WHERE guild_id = ?", world.server)
    world.client.context.wake_posts()
    await world.advance(WEEKS)
    assert [(await seasons.current(it)).number > 1 for it in (world.server, other)] == [False, True]
    assert (await seasons.settings(world.server)).ends is Ends.HAND
    assert_named_once(world.log.take(), f"season_settings number={world.server}")


async def test_an_arena(world: World, owner: Actor) -> None:
    """It is over, and another one can be announced; a game that is unreadable is no part of it."""
    first = await announced(world, owner)
    query(world.path, "UPDATE arenas SET phase = 'party', due_at = 0")
    await world.advance(60)
    assert "is over" in (await first.click(world.ann, "Join")).said
    second = await begun(world, owner)
    query(world.path, "UPDATE matches SET status = 'over', ending = 'unknown'")
    await second.end(owner)
    await second.wait(EDITED_WITHIN)
    assert "over" in second.text
    assert_named_once(world.log.take(), "arenas number=1", "matches number=1")
