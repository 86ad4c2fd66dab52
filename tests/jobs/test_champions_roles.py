"""The champion's role: who loses it, and what is known of it while Discord refuses or is away."""

import pytest

from engines.games.variants import GAMES
from tests.chat.actors import Actor
from tests.chat.faults import Fault, lost, refused, reset
from tests.chat.people import Role
from tests.chat.world import World
from tests.interactions.games import played
from tests.interactions.pages import delete_all, hide_games, settings
from tests.interactions.stored import columns_with, query, rows
from tests.jobs import test_season_ends as seasons
from tests.jobs.test_season_ends import CHAMPION, DAY, HOUR, holders, over, results, want

now, ready = seasons.now, seasons.ready

_OF_1_0 = """
INSERT INTO season_roles (guild_id, role_id, person_id, wanted, due_at) VALUES (?, ?, ?, 1, NULL)
"""
_ROLE_ROUTES = ("guild", "member", "give-role", "take-role")


def refuse_roles(world: World, status: int, code: int) -> None:
    fault = refused(status, {"message": "No.", "code": code})
    world.session.draw = lambda route, _: fault if route in _ROLE_ROUTES else None


@pytest.mark.parametrize(("status", "code"), [(503, 0), (403, 50013)])
async def test_deleted_while_the_role_stays(ready: World, status: int, code: int) -> None:
    """A deletion does not wait for the role; neither an end nor a new choice gives it again."""
    await over(ready, 31 * DAY - HOUR)
    await results(ready, (ready.ann, 1700.0, 6), (ready.ben, 1600.0, 5))
    refuse_roles(ready, status, code)
    await delete_all(ready.ann)
    await over(ready, 60)
    assert not seasons.names(ready, ready.ann)
    assert columns_with(ready.path, ready.ann.id) == {"season_roles.person_id"}
    await want(ready)
    await over(ready, 2 * HOUR)
    ready.refuse_nothing()
    await want(ready)
    await over(ready, HOUR)
    assert not seasons.names(ready, ready.ann)
    assert holders(ready) - {ready.ann.id} == {ready.ben.id}
    assert columns_with(ready.path, ready.ann.id) == set()
    ready.log.take()


@pytest.mark.parametrize("hides", [True, False])
async def test_refused_to_take_it(ready: World, *, hides: bool) -> None:
    """Who hides, or has a successor, loses it once Discord allows it and a role is chosen."""
    await over(ready)
    refuse_roles(ready, 403, 50013)
    if hides:
        await hide_games(ready.ann)
    else:
        await results(ready, (ready.ann, 1500.0, 6), (ready.ben, 1600.0, 5))
    await over(ready, 2 * HOUR if hides else 32 * DAY)
    assert holders(ready) == {ready.ann.id}
    ready.refuse_nothing()
    await want(ready)
    assert holders(ready) == (set() if hides else {ready.ben.id})
    ready.log.take()


async def test_another_role_after_a_season_without_games(ready: World) -> None:
    """Who was champion last has the role that is chosen now, and no other."""
    await over(ready)
    await over(ready, 32 * DAY)
    await want(ready, role=Role(78))
    assert ready.chat.holders == {(str(ready.ann.id), "78")}


async def lose(world: World, person: Actor, how: str) -> None:
    if how == "hides":
        await hide_games(person)
    elif how == "deletes":
        await delete_all(person)
    else:
        await want(world, role=None)
    await over(world, HOUR)


LOSSES = ("hides", "deletes", "no role")


@pytest.mark.parametrize("how", LOSSES)
@pytest.mark.parametrize("answer", [None, lost, reset, refused(500, {"message": "No.", "code": 0})])
async def test_who_had_the_role_before(ready: World, how: str, answer: Fault | None) -> None:
    """They keep it, whatever they lose it by; what the bot gave is taken, unconfirmed or not."""
    had = {(str(ready.ann.id), str(CHAMPION.id))}
    ready.chat.holders |= had
    await over(ready)
    await lose(ready, ready.ann, how)
    assert ready.chat.holders == had
    ready.chat.holders.clear()
    await results(ready, (ready.ben, 1700.0, 6))
    if answer is not None:
        ready.session.faults.next("give-role", answer)
    if how == "no role":
        await want(ready)
    await over(ready, 31 * DAY)
    assert holders(ready) == {ready.ben.id}
    await lose(ready, ready.ben, how)
    assert holders(ready) == set()
    ready.log.take()


@pytest.mark.parametrize("how", LOSSES)
async def test_given_by_hand_after_a_refusal(ready: World, how: str) -> None:
    """What Discord did not let the bot give is no gift of the bot's."""
    ready.refuse_always("give-role", 403, 50013)
    await over(ready, 2 * HOUR)
    ready.refuse_nothing()
    ready.chat.holders.add((str(ready.ann.id), str(CHAMPION.id)))
    await lose(ready, ready.ann, how)
    assert holders(ready) == {ready.ann.id}
    ready.log.take()


@pytest.mark.parametrize("how", LOSSES)
async def test_given_by_an_older_version(ready: World, how: str) -> None:
    """What 1.0.0 gave counts as given by the bot, though it stored less."""
    ready.chat.holders.add((str(ready.ann.id), str(CHAMPION.id)))
    query(ready.path, _OF_1_0, ready.server, CHAMPION.id, ready.ann.id)
    await over(ready)
    await lose(ready, ready.ann, how)
    assert holders(ready) == set()


async def test_powerful_role(ready: World, owner: Actor, caplog: pytest.LogCaptureFixture) -> None:
    """Nobody gets it; page and log say so. Once it has lost them the champion gets it."""
    ready.chat.know(Role(77, permissions="8"))
    await over(ready, 3 * HOUR)
    assert holders(ready) == set()
    assert "role not given: server=" in caplog.text
    assert "<@&77> has permissions" in (await settings(owner, "Seasons")).text
    ready.chat.know(CHAMPION)
    assert "has permissions" not in (await settings(owner, "Seasons")).text
    await over(ready, HOUR)
    assert holders(ready) == {ready.ann.id}


async def test_permissions_until_the_next_champion(ready: World) -> None:
    """Who has it loses it even then; the next champion gets it once it has none."""
    await over(ready)
    ready.chat.know(Role(77, permissions="8"))
    for permissions, champion in (("8", set()), ("0", {ready.ben.id})):
        ready.chat.know(Role(77, permissions=permissions))
        await results(ready, (ready.ben, 1700.0, 6))
        await over(ready, 31 * DAY)
        assert holders(ready) == champion
    ready.log.take()


async def test_a_role_that_was_deleted(ready: World, owner: Actor) -> None:
    """It is off, and the page does not ask for a permission that the bot has."""
    ready.chat.lose_role(CHAMPION)
    ready.refuse("give-role", 404, 10011)
    await over(ready)
    assert (await ready.client.context.seasons.settings(ready.server)).role_id is None
    assert rows(ready.path, "season_roles") == 0
    assert "Manage Roles" not in (await settings(owner, "Seasons")).text
    ready.log.take()


@pytest.mark.parametrize("hears", [True, False], ids=["event", "bot was off"])
async def test_a_role_that_is_deleted_later(ready: World, owner: Actor, *, hears: bool) -> None:
    """The page shows none, and nobody is to get it; who had it is forgotten."""
    await over(ready)
    ready.chat.lose_role(CHAMPION)
    if hears:
        await ready.client.on_role_gone(ready.server, CHAMPION.id + 1)
        assert rows(ready.path, "season_roles") == 1
        await ready.client.on_role_gone(ready.server, CHAMPION.id)
    else:
        await ready.restart()
    (menu,) = (it for it in (await settings(owner, "Seasons")).menus if it["type"] == 6)
    assert menu["default_values"] == []
    assert rows(ready.path, "season_roles") == 0
    await results(ready, (ready.ben, 1700.0, 6))
    await over(ready, 31 * DAY)
    assert ready.chat.holders == set()


@pytest.mark.parametrize("code", [10007, 10013])
@pytest.mark.parametrize("route", ["member", "give-role"])
async def test_a_champion_who_is_gone(
    ready: World, owner: Actor, caplog: pytest.LogCaptureFixture, route: str, code: int
) -> None:
    """Whether Discord knows them no more here or anywhere, nothing is wrong with the role."""
    ready.refuse_always(route, 404, code)
    for _ in range(4):
        await results(ready, (ready.ann, 1700.0, 6))
        await over(ready, 31 * DAY)
    assert rows(ready.path, "season_roles") == 0
    assert "role not changed" not in caplog.text
    ready.refuse_nothing()
    assert "Manage Roles" not in (await settings(owner, "Seasons")).text
    await results(ready, (ready.ben, 1700.0, 6))
    await over(ready, 31 * DAY)
    assert holders(ready) == {ready.ben.id}


async def test_a_former_role_that_stays(ready: World, owner: Actor) -> None:
    """Where Discord refuses to take a role that is not the champion's any more, no page says so."""
    await over(ready)
    fault = refused(403, {"message": "No.", "code": 50013})
    ready.session.draw = lambda route, _: fault if route == "take-role" else None
    await want(ready, role=Role(78))
    await over(ready, HOUR)
    assert (str(ready.ann.id), "78") in ready.chat.holders
    assert "Manage Roles" not in (await settings(owner, "Seasons")).text
    ready.log.take()


async def test_many_share_the_first_place(world: World) -> None:
    """All of them get the role; the messages name as many as there is room for."""
    many = [world.someone(f"person {number}") for number in range(35)]
    await want(world)
    await played(world.ben, difficulty="easy")
    for variant in GAMES:
        await seasons.points(world, *((person, 1700.0, 6) for person in many), variant=variant)
    await over(world)
    (post,) = [it for it in world.seen() if "is over" in it.text]
    assert post.text.count("🥇") == 30
    assert "…" in post.text
    others = (await world.eve.click(post, "Other games")).private.text
    assert others.count("🥇") == others.count("…") * 5 == 5 * (len(GAMES) - 1)
    assert "**Champion:**" in (await world.eve.click(post, "Leaderboard")).private.text
    assert holders(world) == {person.id for person in many}


async def test_only_who_hides_was_good_enough(world: World) -> None:
    """Then nobody qualified, and the post says so; it does not tell of who hides."""
    await want(world)
    await results(world, (world.ann, 1700.0, 6), (world.ben, 1600.0, 2))
    await hide_games(world.ann)
    await over(world)
    assert "there is no champion" in "".join(seasons.podiums(world))


async def test_a_server_that_removes_the_bot_and_takes_it_back(ready: World) -> None:
    """What it had set stays, and the champion gets the role."""
    refuse_roles(ready, 404, 10004)
    await over(ready, 2 * HOUR)
    ready.refuse_nothing()
    await over(ready, 120)
    assert holders(ready) == {ready.ann.id}
    ready.log.take()
