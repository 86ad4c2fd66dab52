"""The database is lost, and a backup from before the posts is restored: none comes twice."""

from pathlib import Path

import pytest

from bot.domain.post import LATE
from bot.store.sqlite.backup import back_up
from bot.store.upkeep.restore import restore
from tests.chat.faults import Fault, refused, reset, silent
from tests.chat.world import World
from tests.interactions.stored import query
from tests.jobs import test_season_ends as seasons
from tests.jobs.test_puzzle_posts import solve
from tests.jobs.test_season_ends import HOUR, holders, names, over, podiums, results

now, ready = seasons.now, seasons.ready

SOON_AFTER = LATE.total_seconds() + 60
AWAY = refused(503, {"message": "No.", "code": 0})


def puzzles(world: World) -> list[str]:
    """Return what the posts of daily puzzles say, the oldest first."""
    return [it.text for it in world.seen() if "Puzzle #" in it.text]


async def post_all(world: World, *, solved: bool = False) -> None:
    """Make a backup an hour before a season's end and the puzzle, which Ben has perhaps solved."""
    posts = world.client.context.posts
    await posts.set_channel(world.server, world.channel.channel_id)
    await posts.set_hour(world.server, 0)
    back_up(world.path, f"{world.path}.backup")
    await over(world)
    if solved:
        await solve(world, world.ben.id)
        await over(world, 60)


async def replace(world: World) -> None:
    """Put the backup in place of the database, and wait for an hour."""
    await world.stop()
    await restore(f"{world.path}.backup", world.path, world.options().now())
    await world.start()
    await over(world, HOUR)


async def lose(world: World, seconds: float) -> None:
    await world.stop()
    for file in Path(world.path).parent.glob(f"{Path(world.path).name}*"):
        if not file.name.endswith(".backup"):
            file.unlink()
    world.chat.forget_nonces()
    await world.advance(seconds)
    await restore(f"{world.path}.backup", world.path, world.options().now())
    await world.start()


async def test_they_are_found(ready: World) -> None:
    """The puzzle and the podium that came before are adopted, and name those they may now."""
    await post_all(ready, solved=True)
    assert f"<@{ready.ben.id}>" in puzzles(ready)[0]
    await lose(ready, SOON_AFTER)
    await over(ready, HOUR)
    assert (len(puzzles(ready)), len(podiums(ready))) == (1, 1)
    assert f"<@{ready.ben.id}>" not in puzzles(ready)[0]
    assert names(ready, ready.ann)
    assert holders(ready) == {ready.ann.id}
    assert query(ready.path, "SELECT count(*) FROM season_posts WHERE message_id > 0") == [(1,)]


async def test_killed_while_it_looks(ready: World) -> None:
    """A bot that is killed before it knows whether they came has the next one look, too."""
    await post_all(ready)
    ready.session.draw = lambda route, _: silent if route == "history" else None
    await lose(ready, SOON_AFTER)
    await ready.kill()
    await ready.start()
    await over(ready, HOUR)
    assert (len(puzzles(ready)), len(podiums(ready))) == (1, 1)


async def test_where_the_database_is_replaced(ready: World) -> None:
    """What has come is known although nobody may look, and names only those it may now."""
    await post_all(ready, solved=True)
    ready.chat.hides_history = True
    await replace(ready)
    assert (len(puzzles(ready)), len(podiums(ready))) == (1, 1)
    assert f"<@{ready.ben.id}>" not in puzzles(ready)[0]
    assert names(ready, ready.ann)
    assert holders(ready) == {ready.ann.id}


async def test_a_podium_of_others(ready: World) -> None:
    """A podium of a season whose end is lost is edited once the season has ended again."""
    await post_all(ready)
    assert names(ready, ready.ann)
    query(f"{ready.path}.backup", "DELETE FROM standings WHERE person_id = ?", ready.ann.id)
    await replace(ready)
    assert (names(ready, ready.ann), names(ready, ready.ben)) == (False, True)
    assert holders(ready) == {ready.ben.id}


async def test_a_season_without_games_that_had_ended(ready: World) -> None:
    """A season whose podium has come ends again, although the backup has no game that counted."""
    await post_all(ready)
    query(f"{ready.path}.backup", "DELETE FROM standings")
    await replace(ready)
    assert (await ready.client.context.seasons.current(ready.server)).number == 2
    assert len(podiums(ready)) == 1


async def test_a_podium_with_another_game(ready: World) -> None:
    """It is known again although another game was played most, and its buttons were others."""
    await ready.client.context.posts.set_channel(ready.server, None)
    back_up(ready.path, f"{ready.path}.backup")
    for _ in range(2):
        await results(ready, (ready.ben, 1650.0, 7), variant="drop")
    await over(ready)
    assert "Drop" in podiums(ready)[0]
    await lose(ready, SOON_AFTER)
    await over(ready, HOUR)
    (text,) = podiums(ready)
    assert "Drop" not in text
    assert f"<@{ready.ann.id}> is the champion" in text


async def test_where_nobody_may_look(ready: World) -> None:
    """Where the bot may not read what has come, it posts what it has not tried to send."""
    await post_all(ready)
    ready.chat.hides_history = True
    await lose(ready, SOON_AFTER)
    await over(ready, HOUR)
    assert (len(puzzles(ready)), len(podiums(ready))) == (2, 2)


async def test_what_is_found_cannot_be_edited(ready: World) -> None:
    """Where the bot may edit nothing any more, it stops trying until the next day."""
    await post_all(ready, solved=True)
    ready.refuse_always("edit", 403, 50013)
    ready.session.requests.clear()
    await lose(ready, SOON_AFTER)
    await over(ready, HOUR)
    assert (len(puzzles(ready)), len(podiums(ready))) == (1, 1)
    assert 1 <= [it.route for it in ready.session.requests].count("edit") <= 2
    ready.refuse_nothing()
    await over(ready, 25 * HOUR)
    assert f"<@{ready.ben.id}>" not in puzzles(ready)[0]


@pytest.mark.parametrize("fault", [reset, AWAY], ids=["reset", "503"])
async def test_discord_is_away_then(ready: World, fault: Fault) -> None:
    """While Discord does not tell whether they came, nothing is sent; later they are found."""
    await post_all(ready)
    ready.session.draw = lambda *_: fault
    await lose(ready, SOON_AFTER)
    await over(ready, HOUR)
    ready.refuse_nothing()
    await over(ready, HOUR)
    ready.log.take()
    assert (len(puzzles(ready)), len(podiums(ready))) == (1, 1)
    assert names(ready, ready.ann)


async def test_they_had_not_come(ready: World) -> None:
    """What was not posted before the loss comes late, once."""
    posts = ready.client.context.posts
    await posts.set_channel(ready.server, ready.channel.channel_id)
    await posts.set_hour(ready.server, 0)
    back_up(ready.path, f"{ready.path}.backup")
    await lose(ready, HOUR + SOON_AFTER)
    await over(ready, HOUR)
    assert (len(puzzles(ready)), len(podiums(ready))) == (1, 1)
