"""The end of a season: one post, whose podium names the best, and the champion's role."""

import asyncio
from datetime import UTC, datetime, timedelta

import pytest
from aiohttp import web

from bot.domain.ratings.season_end import Ends
from tests.chat.actors import Actor
from tests.chat.faults import CarryOut, Fault, lost, reset, silent
from tests.chat.people import Role
from tests.chat.world import AT_ONCE, BEGINNING, World, now as current_time
from tests.interactions.games import played, resigned
from tests.interactions.pages import delete_all, hide_games, settings
from tests.interactions.stored import query

SEASON_END = datetime(2026, 12, 1, tzinfo=UTC)  # a Tuesday on which a month begins
HOUR, DAY = 3600, 86_400
CHAMPION = Role(77)
_STANDING = """
INSERT OR REPLACE INTO standings VALUES (?, ?, ?, ?, ?, 90, 0.06, NULL, 0, 0, 0, ?, '', ?, 1)
"""


class Clock:
    """The bot's clock, which shows an hour before the end of a month at first."""

    ahead = SEASON_END - timedelta(hours=1) - BEGINNING

    def __call__(self) -> datetime:
        return current_time() + self.ahead


@pytest.fixture
def now() -> Clock:
    return Clock()


async def want(world: World, ends: Ends = Ends.MONTH, *, role: Role | None = CHAMPION) -> None:
    """Have a server's seasons end by themselves, with a podium here and a role."""
    seasons = world.client.context.seasons
    await seasons.set_ends(world.server, ends, world.client.context.matches.now())
    await seasons.set_channel(world.server, world.channel.channel_id)
    world.chat.know(*([role] if role else []))
    await seasons.set_role(world.server, role.id if role else None)
    world.client.context.wake_posts()
    await world.advance(0, AT_ONCE)


async def results(
    world: World, *people: tuple[Actor, float, int], variant: str = "classic"
) -> None:
    """Have people have points after some rated games in the current season."""
    await played(people[0][0], difficulty="easy", variant=variant)
    await points(world, *people, variant=variant)


async def points(world: World, *people: tuple[Actor, float, int], variant: str = "classic") -> None:
    """Have people have points after some rated games, which nobody has seen."""
    (scope,) = [it.scope for it in await world.client.context.seasons.all(world.server)][-1:]
    for person, points, games in people:
        query(
            world.path,
            _STANDING,
            *(scope, variant, person.id, round(10 * points) + 10_000_000, points),
            *(f'{{"people": [{games}, 0, 0]}}', " ".join(["1500"] * games)),
        )


@pytest.fixture
async def ready(world: World) -> World:
    """Return a world in which Ann is first, Ben second, and Eve has too few games."""
    await want(world)
    await results(world, (world.ann, 1700.0, 6), (world.ben, 1600.0, 5), (world.eve, 1900.0, 4))
    return world


async def over(world: World, seconds: float = HOUR + 5) -> None:
    await world.advance(seconds, AT_ONCE)


def podiums(world: World) -> list[str]:
    return [it.text for it in world.seen() if "is over" in it.text]


def names(world: World, person: Actor) -> bool:
    return f"<@{person.id}>" in "".join(podiums(world))


def holders(world: World) -> set[int]:
    return {int(person) for person, role in world.chat.holders if role == str(CHAMPION.id)}


async def test_a_month_ends(ready: World) -> None:
    """One post has the first three by points, without a ping, and the first has the role."""
    await over(ready)
    (text,) = podiums(ready)
    assert "Season 1 is over" in text
    assert f"<@{ready.ann.id}> is the champion!" in text
    assert text.index(f"🥇 **1700** <@{ready.ann.id}>") < text.index("🥈 **1600**")
    assert text.count("Wins/draws/losses") == 1
    assert not names(ready, ready.eve)
    assert "3 people, 1 game" in text
    assert holders(ready) == {ready.ann.id}
    assert ready.mentions_allowed()[-2:] == [{"parse": []}] * 2
    await over(ready, 3 * DAY)
    assert len(podiums(ready)) == 1


async def test_the_buttons_of_a_podium(ready: World) -> None:
    """The leaderboard of that season and the other games come privately; the post stays."""
    await results(ready, (ready.ann, 1650.0, 7), variant="drop")
    await played(ready.ann, difficulty="easy")
    await over(ready)
    (post,) = [it for it in ready.seen() if "is over" in it.text]
    before = post.text
    shown = (await ready.eve.click(post, "Leaderboard")).private.text
    assert "Leaderboard of this server: season 1" in shown
    assert f"**Champion:** <@{ready.ann.id}>" in shown
    others = (await ready.eve.click(post, "Other games")).private.text
    assert "Wins/draws/losses\n-# Drop" in others
    assert "🥇 **1650**" in others
    assert post.text == before


@pytest.mark.parametrize("variant", ["nobody", "too few"])
async def test_without_a_champion(world: World, variant: str) -> None:
    """After a season without a game nothing is posted; if nobody qualified, one kind line."""
    await want(world)
    if variant == "too few":
        await results(world, (world.ann, 1700.0, 4))
    await over(world)
    said = [text for text in podiums(world) if "there is no champion" in text]
    assert (len(podiums(world)), len(said)) == ((0, 0) if variant == "nobody" else (1, 1))
    assert holders(world) == set()


@pytest.mark.parametrize("ends", [Ends.MONTH, Ends.WEEK])
async def test_without_a_game_that_counted(world: World, ends: Ends) -> None:
    """The season goes on, however long, and ends with the first that has one, with its podium."""
    await want(world, ends)
    await resigned(world.ann)
    await over(world, 70 * DAY)
    assert (await world.client.context.seasons.all(world.server))[1:] == ()
    await results(world, (world.ann, 1700.0, 6))
    await over(world, 32 * DAY)
    assert "Season 1 is over" in "".join(podiums(world))
    assert (await world.client.context.seasons.current(world.server)).number == 2


async def test_a_shared_first_place(world: World) -> None:
    """People with the same points share their place, and all of the first get the role."""
    await want(world)
    await results(world, (world.ann, 1700.0, 5), (world.ben, 1700.0, 5), (world.eve, 1500.0, 9))
    await over(world)
    (text,) = podiums(world)
    assert "The first place is shared!" in text
    assert (text.count("🥇"), text.count("🥉")) == (2, 1)
    assert holders(world) == {world.ann.id, world.ben.id}


async def test_the_next_champion(ready: World) -> None:
    """The role goes from the former champion to the next one; with nobody the former keeps it."""
    await over(ready)
    await over(ready, 32 * DAY)
    assert holders(ready) == {ready.ann.id}
    await results(ready, (ready.ben, 1600.0, 5))
    await over(ready, 31 * DAY)
    assert holders(ready) == {ready.ben.id}


async def test_who_hides_their_games(ready: World) -> None:
    """They are taken off the post and lose the role; before the end they are on no podium."""
    await hide_games(ready.ben)
    await over(ready)
    assert not names(ready, ready.ben)
    await hide_games(ready.ann)
    await over(ready, 20 * 60)
    assert not names(ready, ready.ann)
    assert "is the champion" not in "".join(podiums(ready))
    assert "no champion" not in "".join(podiums(ready))
    assert holders(ready) == set()


LOST = {
    "games": ["DELETE FROM results", "DELETE FROM standings", "DELETE FROM matches"],
    "season": ["UPDATE season_posts SET number = 9", "UPDATE podiums SET number = 9"],
}


@pytest.mark.parametrize("lost", LOST.values(), ids=LOST)
async def test_what_a_restore_has_lost(ready: World, lost: list[str]) -> None:
    """Who deletes their data is named no more, though a post's games or season are not stored."""
    await over(ready)
    assert names(ready, ready.ann)
    for sql in lost:
        query(ready.path, sql)
    await delete_all(ready.ann)
    await over(ready, 20 * 60)
    assert (len(podiums(ready)), names(ready, ready.ann)) == (1, False)


@pytest.mark.parametrize("ends", [Ends.MONTH, Ends.WEEK])
@pytest.mark.parametrize("off", [2 * HOUR, 6 * DAY, 12 * DAY, 40 * DAY])
async def test_a_bot_that_was_off(world: World, ends: Ends, off: int) -> None:
    """One season ends, however many ends were missed; it is posted within a week of the last."""
    await want(world, ends)
    await results(world, (world.ann, 1700.0, 6))
    await world.restart(7 * DAY + off if ends is Ends.WEEK else off)
    await over(world, 30)
    now = world.client.context.matches.now()
    last = now.replace(day=1, hour=0, minute=0, second=0)
    late = ends is Ends.MONTH and now - last > timedelta(days=7)
    assert len(podiums(world)) == (0 if late else 1)
    assert (await world.client.context.seasons.current(world.server)).number == 2


async def test_the_clock_is_a_day_ahead(ready: World, now: Clock) -> None:
    """A season that ended too early does not end once more when the clock is right again."""
    now.ahead += timedelta(days=1)
    await ready.restart()
    now.ahead -= timedelta(days=1)
    await ready.restart()
    await over(ready, 3 * DAY)
    assert len(podiums(ready)) == 1
    assert (await ready.client.context.seasons.current(ready.server)).number == 2


async def test_another_period_on_the_last_day(ready: World) -> None:
    """A server that switches from month to week and back before the end has one end."""
    for ends in (Ends.WEEK, Ends.MONTH):
        await want(ready, ends)
    await over(ready)
    await want(ready, Ends.WEEK)
    await over(ready, 2 * DAY)
    assert len(podiums(ready)) == 1


async def test_games_that_ran_out_meanwhile(world: World) -> None:
    """A season that ended while the bot was off ends before games that became due since."""
    await want(world)
    await results(world, (world.ann, 1700.0, 6))
    await world.ben.slash("tictactoe start", difficulty="easy")
    await world.restart(40 * DAY)
    await over(world, 60)
    season = (await world.client.context.seasons.all(world.server))[0]
    late = query(world.path, "SELECT count(*) FROM matches WHERE ended <= ?", season.until)
    assert late == [(1,)]


@pytest.mark.parametrize("route", ["post", "edit", "give-role", "guild"])
async def test_answers_of_discord_are_lost(ready: World, route: str) -> None:
    """However often an answer is lost, there is one post, and one champion."""
    for _ in range(3):
        ready.session.faults.next(route, lost)
    await over(ready)
    await over(ready, HOUR)
    assert len(podiums(ready)) == 1
    assert names(ready, ready.ann)
    assert holders(ready) == {ready.ann.id}
    ready.log.take()


@pytest.mark.parametrize("fault", [lost, reset])
@pytest.mark.parametrize("route", ["post", "edit", "give-role", "member", "guild"])
async def test_killed_at_each_request(ready: World, route: str, fault: Fault) -> None:
    """After a kill at any request there are one post and one champion, whose role can be taken."""
    dead = asyncio.Event()

    async def deadly(carry_out: CarryOut) -> web.Response:
        ready.session.draw = lambda *_: silent
        dead.set()
        return await fault(carry_out)

    ready.session.faults.next(route, deadly)
    await over(ready)
    assert dead.is_set()
    await ready.kill()
    await ready.start()
    await over(ready, HOUR)
    assert len(podiums(ready)) == 1
    assert names(ready, ready.ann)
    assert holders(ready) == {ready.ann.id}
    await want(ready, role=None)
    assert holders(ready) == set()
    ready.log.take()


async def test_an_outage_at_the_hour(ready: World) -> None:
    """If Discord cannot be reached for an hour, the post comes once it can."""
    ready.session.draw = lambda *_: reset
    await over(ready, 2 * HOUR)
    assert podiums(ready) == []
    ready.refuse_nothing()
    await over(ready, 20 * 60)
    assert len(podiums(ready)) == 1
    assert holders(ready) == {ready.ann.id}
    ready.log.take()


@pytest.mark.parametrize(("code", "why"), [(50013, "Manage Roles"), (60003, "two-factor")])
async def test_discord_refuses_the_role(ready: World, owner: Actor, code: int, why: str) -> None:
    """After three refusals no champion gets it, and the page says why; a new choice tries again."""
    ready.refuse("give-role", 403, code, times=3)
    await over(ready)
    for _ in range(3):
        await over(ready, 11 * 60)
    chosen = await ready.client.context.seasons.settings(ready.server)
    assert (chosen.role_id, holders(ready)) == (None, set())
    assert why in (await settings(owner, "Seasons")).text
    await want(ready)
    assert holders(ready) == {ready.ann.id}
    ready.log.take()


async def test_a_channel_that_refuses_podiums(ready: World) -> None:
    """A refused post is given up, and after three the server gets no more."""
    ready.refuse_always("post", 403, 50001)
    for month in range(3):
        if month:
            await results(ready, (ready.ann, 1700.0, 6))
        await over(ready, 32 * DAY)
    assert (await ready.client.context.seasons.settings(ready.server)).channel_id is None
    ready.log.take()
