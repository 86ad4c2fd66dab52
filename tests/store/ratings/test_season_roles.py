"""The champions' roles as each engine stores them: who is to get and to lose one, and when."""

from datetime import timedelta

import pytest

from bot.domain.ratings.season_end import AGAIN, NOT_BARE, Ends, RoleChange
from bot.store.database import Database
from bot.store.people.preferences import PreferencesTable
from bot.store.ratings.podiums import PodiumTable
from bot.store.ratings.season_roles import SeasonRoleTable
from bot.store.ratings.seasons import SeasonTable
from bot.store.upkeep.servers import ServerSettingsTable
from tests.conftest import ANN, BEN, NOW
from tests.store.acts import delete
from tests.store.random_histories import play
from tests.store.ratings.test_seasons import GUILD, a_win

pytestmark = pytest.mark.both_engines

ROLE, OTHER, REFUSED, DELETED = 77, 78, 50013, 10011
CHAMPION = RoleChange(GUILD, ROLE, ANN, wanted=True, refusals=0)
AT_THE_END = NOW + timedelta(days=40)


@pytest.fixture
async def roles(database: Database) -> SeasonRoleTable:
    seasons = SeasonTable(database)
    await play(database, [a_win(ANN, BEN)] * 5)
    await seasons.set_ends(GUILD, Ends.MONTH, NOW)
    await seasons.set_channel(GUILD, 31)
    await seasons.set_role(GUILD, ROLE)
    assert await seasons.end_next(AT_THE_END)
    return SeasonRoleTable(database)


async def due(roles: SeasonRoleTable, later: timedelta = timedelta()) -> list[RoleChange]:
    return await roles.due(AT_THE_END + later)


async def test_given_and_taken(database: Database, roles: SeasonRoleTable) -> None:
    """The champion gets the role, loses it for another one, and loses that with their games."""
    assert await due(roles) == [CHAMPION]
    await roles.failed(CHAMPION, AT_THE_END)
    assert await due(roles) == []
    assert await due(roles, AGAIN) == [CHAMPION]
    await roles.done(CHAMPION)
    await SeasonTable(database).set_role(GUILD, OTHER)
    lost, given = CHAMPION._replace(wanted=False), CHAMPION._replace(role_id=OTHER)
    assert await due(roles) == [lost, given]
    for change in (lost, given):
        await roles.done(change)
    await PreferencesTable(database).switch(ANN, games=False)
    assert await due(roles) == [given._replace(wanted=False)]


async def test_what_the_bot_has_not_given(roles: SeasonRoleTable, database: Database) -> None:
    """It is forgotten; once Discord is told to give it, or was, only a refusal takes that back."""
    await roles.forget(CHAMPION._replace(wanted=False))
    assert await roles.send(CHAMPION)
    await roles.forget(CHAMPION)
    await roles.failed(CHAMPION, AT_THE_END)
    (change,) = await due(roles, AGAIN)
    assert change == CHAMPION._replace(sent=True)
    await roles.refused(CHAMPION, REFUSED, AT_THE_END)
    assert await due(roles, AGAIN) == [CHAMPION._replace(refusals=1)]
    await SeasonTable(database).set_role(GUILD, None)
    assert not await roles.send(CHAMPION)
    (change,) = await due(roles)
    assert change == CHAMPION._replace(wanted=False)
    await roles.forget(change)
    assert await due(roles) == []


@pytest.mark.parametrize("role", [ROLE, OTHER])
async def test_a_role_is_deleted(database: Database, roles: SeasonRoleTable, role: int) -> None:
    """Its server forgets it as the champion's and as the one to call, and no other."""
    servers = ServerSettingsTable(database)
    await servers.change(GUILD, "call_role", ROLE)
    await servers.forget_role(GUILD + 1, ROLE)
    await servers.forget_role(GUILD, role)
    left = None if role == ROLE else ROLE
    assert (await servers.find(GUILD)).call_role == left
    assert (await SeasonTable(database).settings(GUILD)).role_id == left
    assert len(await due(roles)) == int(left is not None)


async def test_no_role_any_more(database: Database, roles: SeasonRoleTable) -> None:
    """If none is chosen, whoever has it loses it."""
    await roles.done(CHAMPION)
    await SeasonTable(database).set_role(GUILD, None)
    assert {it.wanted for it in await due(roles)} == {False}


@pytest.mark.parametrize(
    ("error", "times", "left"),
    [(NOT_BARE, 3, (ROLE, NOT_BARE)), (REFUSED, 3, (None, REFUSED)), (DELETED, 1, (None, None))],
    ids=["permissions", "refused", "deleted"],
)
async def test_refusals(
    database: Database, roles: SeasonRoleTable, error: int, times: int, left: tuple[int, int]
) -> None:
    """After three a role is off, or stays with its permissions; a deleted one is no error."""
    for number in range(times):
        (change,) = await due(roles, number * AGAIN)
        await roles.refused(change, error, AT_THE_END + number * AGAIN)
    seasons = SeasonTable(database)
    settings = await seasons.settings(GUILD)
    assert (settings.role_id, settings.role_error) == left
    assert await due(roles, timedelta(days=9)) == []
    if error == REFUSED:  # who has it or is to lose it is known when one is chosen
        await seasons.set_role(GUILD, OTHER)
        known = {(it.role_id, it.wanted) for it in await due(roles)}
        assert known == {(ROLE, False), (OTHER, True)}


async def test_a_deletion(database: Database, roles: SeasonRoleTable) -> None:
    """The podium names who deletes their data no more, but there was one; the role is lost."""
    season = (await SeasonTable(database).all(GUILD))[0]
    before = await PodiumTable(database).find(GUILD, season)
    assert [row.person for row in before.podiums["classic"]] == [ANN, BEN]
    await delete(database, ANN, -5, AT_THE_END)
    after = await PodiumTable(database).find(GUILD, season)
    assert [row.person for row in after.podiums["classic"]] == [BEN]
    assert await due(roles) == []
    await delete(database, BEN, -6, AT_THE_END)
    nobody = await PodiumTable(database).find(GUILD, season)
    assert (nobody.podiums, nobody.has_best) == ({}, True)
