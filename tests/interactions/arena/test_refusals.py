"""What an arena refuses, each with its sentence, and where its games lie without a thread."""

import discord
import pytest
import simcord
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from bot.app.client import Noughts
from bot.app.wiring import Options
from bot.store.database import Database
from tests.interactions.arena.evening import EDITED_WITHIN, announced, begun, posted_in
from tests.interactions.conftest import Board, World, delete_all, said_to


def forbid(world: World, **permissions: bool) -> None:
    """Go to a channel in which nobody has some permissions."""
    forbidden = discord.PermissionOverwrite(**permissions)
    world.channel = world.server.create_text_channel(
        "quiet", overwrites={world.server.default_role: forbidden}
    )


def forbid_here(world: World) -> None:
    """Have the bot send no messages in the channel any more."""
    denied = discord.Permissions(send_messages=True).value
    everyone = Overwrite(world.server.default_role.id, OverwriteType.ROLE, deny=denied)
    world.backend.set_overwrite(world.channel.id, everyone)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"minutes": 0}, "An arena takes 10 to 60 minutes."),
        ({"minutes": 9}, "An arena takes 10 to 60 minutes."),
        ({"minutes": 61}, "An arena takes 10 to 60 minutes."),
        ({"minutes": 1 - 2**53}, "An arena takes 10 to 60 minutes."),
        ({"starts_in": 61}, "An arena starts within 60 minutes."),
        ({"starts_in": -1}, "An arena starts within 60 minutes."),
        ({"variant": "ultimate"}, "A game of Ultimate takes too long"),
    ],
)
async def test_bad_values(
    world: World, owner: simcord.MemberActor, options: dict[str, int | str], sentence: str
) -> None:
    """Each value that an arena cannot have is refused with a sentence of its own."""
    assert sentence in said_to(await owner.slash(world.channel, "arena", **options))


async def test_a_second_arena(world: World, owner: simcord.MemberActor) -> None:
    """A channel has one arena at a time."""
    await announced(world, owner)
    again = await owner.slash(world.channel, "arena", starts_in=5)
    assert "This channel already has an arena" in said_to(again)


async def test_a_deleted_announcement(world: World, owner: simcord.MemberActor) -> None:
    """An arena whose announcement was deleted is cancelled once someone announces another."""
    evening = await announced(world, owner, starts_in=60)
    world.backend.delete_message(world.channel.id, evening.board.id)
    await evening.wait(EDITED_WITHIN)
    await owner.slash(world.channel, "arena", starts_in=5)
    again = await owner.slash(world.channel, "arena", starts_in=5)
    assert "announced in" in said_to(again)


async def test_an_announcement_deleted_during_the_arena(
    world: World, owner: simcord.MemberActor
) -> None:
    """An arena ends without its announcement, as nobody could end it; its games count."""
    evening = await begun(world, owner)
    world.backend.delete_message(world.channel.id, evening.board.id)
    await evening.wait(EDITED_WITHIN)
    await evening.play(evening.live()[0])
    await evening.wait(EDITED_WITHIN)
    for board in evening.live():
        await evening.play(board)
    assert "🏆" in evening.posted()[-1].text


async def test_only_the_host(world: World, owner: simcord.MemberActor) -> None:
    """Only the person who announced an arena, and managers, start or end it."""
    evening = await announced(world, owner)
    for label in ("Start now", "End"):
        refused = said_to(await evening.click(world.ann, label))
        assert f"Only <@{owner.id}>" in refused
    assert "needs 2 people" in said_to(await evening.click(owner, "Start now"))
    assert "You have not joined" in said_to(await evening.click(world.ann, "Leave"))


async def test_a_manager_no_more(world: World, owner: simcord.MemberActor) -> None:
    """Who announced an arena may end it, but announces no other without Manage Server."""
    evening = await announced(world, owner)
    (role,) = world.backend.get_member(world.server.id, owner.id).role_ids
    world.backend.remove_member_role(world.server.id, owner.id, role)
    assert await evening.end(owner) == "The arena ends: no new games begin."
    await evening.wait(EDITED_WITHIN)
    for person in (owner, world.ann):
        refused = said_to(await evening.click(person, "Another arena"))
        assert refused == "Only people with Manage Server can do that."


async def test_an_open_page(world: World, owner: simcord.MemberActor) -> None:
    """The page announces nothing once its reader manages the server, or the bot writes, no more."""
    page = Board((await owner.slash(world.channel, "arena")).response)
    forbid_here(world)
    refused = said_to(await owner.click(page.message, label="Announce"))
    assert "I can't write in this channel" in refused
    (role,) = world.backend.get_member(world.server.id, owner.id).role_ids
    world.backend.remove_member_role(world.server.id, owner.id, role)
    for pressed in (
        await owner.click(page.message, label="Announce"),
        await owner.select(page.message, ["30"], custom_id="aq1:1:2:20:5"),
    ):
        assert said_to(pressed) == "Only people with Manage Server can do that."
    assert "lasts 20 minutes" in page.text
    assert posted_in(world, world.channel.id) == []


async def test_a_host_who_is_gone(world: World, owner: simcord.MemberActor) -> None:
    """After the deletion of the host's data a refusal names nobody."""
    evening = await announced(world, owner)
    await delete_all(owner, world)
    refused = said_to(await evening.click(world.ann, "End"))
    assert refused == "Only people with Manage Server can do that."


async def test_the_end_is_asked_first(world: World, owner: simcord.MemberActor) -> None:
    """*End* asks the host privately whether to cancel or end it, and only a yes does so."""
    evening = await announced(world, owner)
    question = Board((await evening.click(owner, "End")).response)
    assert question.text == "End this arena before it starts?"
    await owner.click(question.message, label="No, go on")
    assert question.text == "Good. The arena goes on!"
    assert await evening.end(owner) == "The arena ends: no new games begin."
    await evening.wait(EDITED_WITHIN)
    assert "was called off" in evening.text
    running = await begun(world, owner)
    asked = said_to(await running.click(owner, "End"))
    assert "those that still run count for 5 more minutes" in asked
    assert len(running.live()) == 1


async def test_without_a_thread(world: World, owner: simcord.MemberActor) -> None:
    """Where the bot may make no thread, the games lie in the channel, for sixteen people."""
    forbid(world, create_public_threads=False)
    evening = await begun(world, owner, in_thread=False)
    assert "in this channel" in evening.text
    assert len(evening.live()) == 1
    for number in range(14):
        person = world.server.add_member(world.env.create_user(f"number{number}"))
        await evening.click(person, "Join")
    assert "it takes 16 people" in said_to(await evening.click(world.eve, "Join"))


@pytest.mark.parametrize("options", [{}, {"minutes": 20}])
async def test_where_the_bot_may_not_write(
    world: World, owner: simcord.MemberActor, options: dict[str, int]
) -> None:
    """Where the bot may send no messages, there is no arena, and the refusal says why."""
    forbid(world, send_messages=False)
    refused = said_to(await owner.slash(world.channel, "arena", **options))
    assert "I can't write in this channel" in refused


@pytest.mark.parametrize("on_podium", [False, True])
async def test_another_where_the_bot_may_write_no_more(
    world: World, owner: simcord.MemberActor, *, on_podium: bool
) -> None:
    """*Another arena* announces none where the bot may send no messages any more, and says so.

    The podium lies in the thread, where the bot may write still.
    """
    evening = await begun(world, owner)
    await evening.play(evening.live()[0])
    await evening.end(owner)
    await evening.wait(400)
    podium = evening.posted()[-1] if on_podium else evening.board
    forbid_here(world)
    refused = await owner.click(podium.message, label="Another arena")
    assert "I can't write in this channel" in said_to(refused)


async def test_history_marks_it(world: World, owner: simcord.MemberActor) -> None:
    """`/history` says of a game that it was part of an arena; standings are for one person."""
    evening = await begun(world, owner)
    (game,) = evening.live()
    winner = evening.to_move(game)
    await evening.play(game)
    assert "arena" in said_to(await winner.slash(world.channel, "history"))
    shown = said_to(await evening.click(winner, "Standings"))
    assert f"🥇 <@{winner.id}>: **2 points**, 1 game" in shown
    await evening.wait(EDITED_WITHIN)
    assert "2 people take part" in evening.text


async def test_back_without_having_joined(world: World, owner: simcord.MemberActor) -> None:
    """Whoever presses *I'm back* on the game of others has not joined by that, and gets no game."""
    evening = await begun(world, owner)
    (game,) = evening.live()
    await evening.wait(61)
    refused = await world.eve.click(game.message, label="I'm back")
    assert "You have not joined" in said_to(refused)
    await evening.wait(EDITED_WITHIN)
    assert evening.live() == []


async def test_turned_off(database: Database) -> None:
    """With ARENA=off there is no such command; all others stay."""
    names = [
        {command.name for command in Noughts(database, Options(arena=on)).tree.get_commands()}
        for on in (True, False)
    ]
    assert names[0] - names[1] == {"arena"}


def test_who_is_offered_the_command() -> None:
    """Discord offers the command to people with Manage Server, on servers that added the bot."""
    from bot.interactions.arena.announce import arena  # noqa: PLC0415

    assert arena.default_permissions == discord.Permissions(manage_guild=True)
