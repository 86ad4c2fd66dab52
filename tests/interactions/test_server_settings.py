from typing import Any

import discord
import pytest
import simcord
import simcord.interactions
from simcord.backend.errors import SetupError

from tests.interactions.conftest import World, said_to, start, texts_in
from tests.interactions.test_challenge import challenge, click
from tests.interactions.test_stats import stats, win

Owner = simcord.MemberActor


@pytest.fixture(autouse=True)
def _added_by_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have SimCord say, as Discord does, that the server has added the bot."""
    built = simcord.interactions.base_payload

    def with_owner(*args: Any, **kwargs: Any) -> Any:
        record, payload = built(*args, **kwargs)
        owners = {"0": payload.get("guild_id", "0")}
        return record, payload | {"authorizing_integration_owners": owners}

    monkeypatch.setattr(simcord.interactions, "base_payload", with_owner)


@pytest.fixture
def owner(world: World) -> simcord.MemberActor:
    """Return somebody who may manage the server."""
    permissions = discord.Permissions(manage_guild=True)
    role = world.server.create_role("owners", permissions=permissions)
    return world.server.add_member(world.env.create_user("olga"), roles=[role])


async def settings(world: World, owner: simcord.MemberActor) -> simcord.ResponseMessage:
    """Return the private page of settings that an owner gets."""
    result = await owner.slash(world.channel, "settings")
    assert result.response is not None
    assert result.response.ephemeral
    return result.response


async def test_the_level_of_a_server_is_the_default_of_its_matches(
    world: World, owner: simcord.MemberActor
) -> None:
    """After a press on "hard", a match that names no level is against the hard level."""
    shown = await settings(world, owner)
    await owner.click(shown.message, label="hard")
    assert "Noughts (hard)" in (await start(world, world.ben)).text


@pytest.mark.parametrize(
    ("label", "time"),
    [
        ("quick (1 minute a move)", 60),
        ("casual (15 minutes)", 15 * 60),
        ("slow (3 days)", 3 * 86400),
    ],
)
async def test_the_pace_of_a_server_is_the_default_of_its_challenges(
    world: World, owner: simcord.MemberActor, label: str, time: int
) -> None:
    """After a press on a pace, a challenge that names none is played at it."""
    shown = await settings(world, owner)
    await owner.click(shown.message, label=label)
    board = await challenge(world)
    await click(world.ben, board, "Accept")
    await world.env.advance_time(time - 1)
    assert "your move" in board.text
    await world.env.advance_time(2)
    assert "ran out of time" in board.text


async def test_a_servers_matches_can_count_there_alone(world: World, owner: Owner) -> None:
    """After the switch, matches count only on the server's own leaderboard; it can be undone."""
    shown = await settings(world, owner)
    await owner.click(shown.message, label="Have them count here alone")
    assert "do not count everywhere" in texts_in(shown.components)
    await win(world, world.ann)
    assert "have not finished" in said_to(await stats(world, world.ann, scope="everywhere"))
    assert f"<@{world.ann.id}>" in said_to(await stats(world, world.ann))
    await owner.click(shown.message, label="Have them count everywhere")
    assert "do not count" not in texts_in(shown.components)


async def test_a_new_season_starts_empty_once_it_is_confirmed(
    world: World, owner: simcord.MemberActor
) -> None:
    """Only the second press empties the server's leaderboard; the one of all servers stays."""
    await win(world, world.ann)
    shown = await settings(world, owner)
    await owner.click(shown.message, label="Begin a new season")
    assert f"<@{world.ann.id}>" in said_to(await stats(world, world.ann))
    await owner.click(shown.message, label="Begin a new season")
    assert "A new season has begun" in texts_in(shown.components)
    assert "Be the first" in said_to(await stats(world, world.ann))
    assert f"<@{world.ann.id}>" in said_to(await stats(world, world.ann, scope="everywhere"))


async def test_a_new_season_can_be_cancelled(world: World, owner: simcord.MemberActor) -> None:
    """The answer no shows the settings again, and the leaderboard stays."""
    await win(world, world.ann)
    shown = await settings(world, owner)
    await owner.click(shown.message, label="Begin a new season")
    await owner.click(shown.message, label="Leave it")
    assert "Settings of this server" in texts_in(shown.components)
    assert f"<@{world.ann.id}>" in said_to(await stats(world, world.ann))


async def test_settings_are_for_those_who_manage_the_server(world: World) -> None:
    """Discord does not offer the command to people who may not manage the server."""
    with pytest.raises(SetupError, match="default-member-permissions"):
        await world.ann.slash(world.channel, "settings")
