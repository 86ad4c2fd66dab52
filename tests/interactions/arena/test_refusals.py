"""What an arena refuses, each with its sentence, and where its games lie without a thread."""

from dataclasses import replace

import discord
import pytest

from bot.app.client import Noughts
from bot.app.settings import Settings
from bot.app.wiring import Options
from bot.store.database import Database
from tests.chat.actors import Actor
from tests.chat.people import EVERYBODY
from tests.chat.world import World
from tests.interactions.arena.evening import EDITED_WITHIN, announced, begun
from tests.interactions.pages import delete_all


def forbidden(actor: Actor, **permissions: bool) -> Actor:
    denied = discord.Permissions(**permissions).value
    return actor.at(replace(actor.channel, allowed=actor.channel.allowed & ~denied))


def manager_no_more(actor: Actor) -> Actor:
    return replace(actor, person=replace(actor.person, permissions=EVERYBODY))


async def test_a_deleted_announcement(world: World, owner: Actor) -> None:
    """An arena whose announcement was deleted is cancelled once someone announces another."""
    evening = await announced(world, owner, starts=60)
    world.chat.delete(evening.board.message_id)
    await evening.wait(EDITED_WITHIN)
    await owner.slash("arena", starts_in=5)
    assert "announced in" in (await owner.slash("arena", starts_in=5)).said


async def test_an_announcement_deleted_during_the_arena(world: World, owner: Actor) -> None:
    """An arena ends without its announcement, as nobody could end it; its games count."""
    evening = await begun(world, owner)
    world.chat.delete(evening.board.message_id)
    await evening.wait(EDITED_WITHIN)
    await evening.won()
    await evening.wait(EDITED_WITHIN)
    for board in evening.live():
        await evening.play(board)
    assert "🏆" in evening.posted()[-1].text


async def test_only_the_host(world: World, owner: Actor) -> None:
    """Only the host and managers start or end an arena; a deleted host is named to nobody."""
    evening = await announced(world, owner)
    for label in ("Start now", "End"):
        assert f"Only <@{owner.id}>" in (await evening.click(world.ann, label)).said
    assert "needs 2 people" in (await evening.click(owner, "Start now")).said
    assert "You haven't joined" in (await evening.click(world.ann, "Leave")).said
    await delete_all(owner)
    refused = (await evening.click(world.ann, "End")).said
    assert refused == "Only people with Manage Server can do that."


async def test_a_manager_no_more(world: World, owner: Actor) -> None:
    """Who announced an arena may end it, but announces no other without Manage Server."""
    evening = await announced(world, owner)
    owner = manager_no_more(owner)
    assert await evening.end(owner) == "The arena ends: no new games begin."
    await evening.wait(EDITED_WITHIN)
    for person in (owner, world.ann):
        refused = (await evening.click(person, "Another arena")).said
        assert refused == "Only people with Manage Server can do that."


async def test_an_open_page(world: World, owner: Actor) -> None:
    """The page announces nothing once its reader manages the server, or the bot writes, no more."""
    page = (await owner.slash("arena")).shown
    mute = forbidden(owner, send_messages=True)
    assert "I can't write in this channel" in (await mute.click(page, "Announce")).said
    owner = manager_no_more(owner)
    chosen = await owner.select(page, ["30"], custom_id="aq1:1:2:20:5")
    for pressed in (await owner.click(page, "Announce"), chosen):
        assert pressed.said == "Only people with Manage Server can do that."
    assert "lasts 20 minutes" in page.text
    assert world.seen() == []


async def test_the_end_is_asked_first(world: World, owner: Actor) -> None:
    """*End* asks the host privately whether to cancel or end it, and only a yes does so."""
    evening = await announced(world, owner)
    question = (await evening.click(owner, "End")).shown
    assert question.text == "End this arena before it starts?"
    await owner.click(question, "No, go on")
    assert question.text == "Good. The arena goes on!"
    assert await evening.end(owner) == "The arena ends: no new games begin."
    await evening.wait(EDITED_WITHIN)
    assert "was called off" in evening.text
    running = await begun(world, owner)
    asked = (await running.click(owner, "End")).said
    assert "those that still run count for 5 more minutes" in asked
    assert len(running.live()) == 1


async def test_without_a_thread(world: World, owner: Actor) -> None:
    """Where the bot may make no thread, the games lie in the channel, for sixteen people."""
    evening = await begun(world, forbidden(owner, create_public_threads=True), in_thread=False)
    assert "in this channel" in evening.text
    assert len(evening.live()) == 1
    for number in range(14):
        await evening.click(world.someone(f"number{number}"), "Join")
    assert "it holds 16 people" in (await evening.click(world.eve, "Join")).said


@pytest.mark.parametrize("options", [{}, {"minutes": 20}])
async def test_where_it_may_not_write(world: World, owner: Actor, options: dict[str, int]) -> None:
    """Where the bot may send no messages, there is no arena, and the refusal says why."""
    refused = (await forbidden(owner, send_messages=True).slash("arena", **options)).said
    assert "I can't write in this channel" in refused


@pytest.mark.parametrize("on_podium", [False, True])
async def test_another_where_it_may_no_more(world: World, owner: Actor, *, on_podium: bool) -> None:
    """*Another arena* says where the bot may write no more, though it still may in the thread."""
    evening = await begun(world, owner)
    await evening.won()
    await evening.end(owner)
    await evening.wait(400)
    podium = evening.posted()[-1] if on_podium else evening.board
    refused = await forbidden(owner, send_messages=True).click(podium, "Another arena")
    assert "I can't write in this channel" in refused.said


async def test_history_marks_it(world: World, owner: Actor) -> None:
    """`/history` says of a game that it was part of an arena; standings are for one person."""
    evening = await begun(world, owner)
    _, winner = await evening.won()
    assert "arena" in (await winner.slash("history")).said
    shown = (await evening.click(winner, "Standings")).said
    assert f"🥇 <@{winner.id}>: **2 points**, 1 game" in shown
    await evening.wait(EDITED_WITHIN)
    assert "2 people take part" in evening.text


async def test_back_without_having_joined(world: World, owner: Actor) -> None:
    """Whoever presses *I'm back* on the game of others has not joined by that, and gets no game."""
    evening = await begun(world, owner)
    (game,) = evening.live()
    await evening.wait(61)
    assert "You haven't joined" in (await world.eve.click(game, "I'm back")).said
    await evening.wait(EDITED_WITHIN)
    assert evening.live() == []


async def test_turned_off(database: Database) -> None:
    """With ARENA=off there is no such command; all others stay."""
    clients = [Noughts(database, Options(settings=Settings(arena=on))) for on in (True, False)]
    names = [{command.name for command in it.tree.get_commands()} for it in clients]
    assert names[0] - names[1] == {"arena"}


def test_who_is_offered_the_command() -> None:
    """Discord offers the command to people with Manage Server, on servers that added the bot."""
    from bot.interactions.arena.announce import arena  # noqa: PLC0415

    assert arena.default_permissions == discord.Permissions(manage_guild=True)
