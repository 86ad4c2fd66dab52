"""A server's role of players, which an open challenge can mention."""

from dataclasses import replace

import pytest

from tests.chat.actors import Actor
from tests.chat.people import EVERYBODY, MANAGER, SERVER_CHANNEL, Role, another_channel
from tests.chat.shown import ShownMessage
from tests.chat.world import World
from tests.interactions.games import CALL, CANCEL, PLAYERS, ROLE, called, challenge, choose, invite
from tests.interactions.pages import settings

CLOSED = Role(78, mentionable=False)
EVERYONE = Role(SERVER_CHANNEL.guild_id or 0)
ADMINISTRATOR, MENTIONS_ALL = 1 << 3, 1 << 17


def chosen(page: ShownMessage) -> list[str]:
    (menu,) = (it for it in page.menus if it["custom_id"] == ROLE)
    return [it["id"] for it in menu["default_values"]]


async def test_the_author_calls_players(world: World, owner: Actor) -> None:
    """One message pings the role alone, and says who calls, in which game and where; once."""
    assert chosen(await choose(owner, PLAYERS)) == ["77"]
    shown = await invite(world)
    assert shown.labels == ["Join", CALL, CANCEL]
    await world.restart()
    message = (await world.ann.click(shown, CALL)).shown
    assert not message.is_private
    assert f"<@&77> <@{world.ann.id}> is looking for an opponent." in message.text
    assert "-# Classic  ·  Casual: 15 minutes per move" in message.text
    assert message.links[0].endswith(f"/{shown.id}")
    assert called(world) == [[77]]
    assert all(not it.get("users") for it in world.mentions_allowed())
    await world.advance(1)
    assert shown.labels == ["Join", CANCEL]
    assert "have just been called" in (await world.ann.forge(shown, "cl1:1:0")).said


async def test_only_the_author_and_only_at_times(world: World, owner: Actor) -> None:
    """Others cannot call, and nobody again within ten minutes, on the whole server."""
    await choose(owner, PLAYERS)
    shown = await invite(world)
    assert "someone else's game" in (await world.ben.click(shown, CALL)).said
    await world.ann.click(shown, CALL)
    theirs = (await world.ben.slash("tictactoe challenge", variant="drop")).shown
    told = await world.ben.click(theirs, CALL)
    assert told.shown.is_private
    assert "Players have just been called here." in told.said
    await world.advance(600)
    again = await world.ben.click(theirs, "Ask again")
    await world.ben.click(again.shown, CALL)
    assert called(world) == [[77]] * 2


@pytest.mark.parametrize(("code", "calls"), [(10062, 1), (0, 0)])
async def test_a_call_that_is_lost(world: World, owner: Actor, code: int, calls: int) -> None:
    """If Discord refuses it, its author can call at once; if it may have come, only later."""
    await choose(owner, PLAYERS)
    shown = await invite(world)
    world.refuse_always("callback", 404 if code else 500, code)
    await world.ann.click(shown, CALL)
    world.refuse_nothing()
    world.log.take()
    assert ("have just been called" in (await world.ann.click(shown, CALL)).said) == (calls == 0)
    assert len([it for it in world.seen() if "<@&77>" in it.text]) == calls


async def test_a_challenge_that_is_out_of_date(world: World, owner: Actor) -> None:
    """Who calls players to a challenge that was accepted unseen is told so, and gets the board."""
    await choose(owner, PLAYERS)
    shown = await invite(world)
    world.refuse("callback", 404, 10062)
    world.refuse("edit", 403, 50001)
    await world.ben.click(shown, "Join")
    assert CALL in shown.labels
    assert "This challenge is no longer open." in (await world.ann.click(shown, CALL)).said
    assert len(shown.free) == 9
    assert called(world) == []


async def test_no_role_no_call(world: World, owner: Actor) -> None:
    """At first there is no role; a challenge to one person has no such button; it can be undone."""
    assert chosen(await settings(owner, "Games")) == []
    assert CALL not in (await invite(world)).labels
    await choose(owner, PLAYERS)
    assert CALL not in (await challenge(world)).labels
    theirs = (await world.ben.slash("tictactoe challenge", variant="drop")).shown
    assert chosen(await choose(owner)) == []
    assert "This button is too old." in (await world.ben.click(theirs, CALL)).said
    assert CALL not in (await world.eve.slash("tictactoe challenge", variant="sizes")).shown.labels
    assert called(world) == []


@pytest.mark.parametrize(
    ("role", "reason"),
    [(CLOSED, "I can't mention <@&78>. Let everyone mention it"), (EVERYONE, "@everyone")],
    ids=["not mentionable", "everyone"],
)
async def test_a_role_nobody_can_call(world: World, owner: Actor, role: Role, reason: str) -> None:
    """The page says why, and what was chosen before stays; nobody is pinged by it."""
    await choose(owner, PLAYERS)
    page = await choose(owner, role)
    assert reason in page.text
    assert chosen(page) == ["77"]
    assert called(world) == []


async def test_where_only_a_person_added_the_bot(world: World, owner: Actor) -> None:
    """The bot has left the server, whose role it cannot be sure to mention: there is no button."""
    await choose(owner, PLAYERS)
    there = world.ann.at(another_channel(world.server, invited=False))
    assert CALL not in (await there.slash("tictactoe challenge")).shown.labels


async def test_a_bot_that_may_mention_all_roles(world: World, owner: Actor) -> None:
    """With that permission a role need not be open to everybody; @everyone stays out."""
    there = owner.at(replace(owner.channel, allowed=owner.channel.allowed | MENTIONS_ALL))
    assert chosen(await choose(there, CLOSED)) == ["78"]
    assert "@everyone" in (await choose(there, EVERYONE)).text


@pytest.mark.parametrize("permissions", [0, MENTIONS_ALL, ADMINISTRATOR])
async def test_who_may_not_mention_all_roles(world: World, permissions: int) -> None:
    """They cannot have the bot do it, though one channel lets them; a role of theirs may."""
    world.chat.know(Role(76, permissions=str(permissions)))
    world.chat.everyone = EVERYBODY & ~MENTIONS_ALL
    place = replace(world.channel, allowed=world.channel.allowed | MENTIONS_ALL)
    page = await choose(world.someone(permissions=MANAGER, roles=(76,)).at(place), CLOSED)
    assert ("You can't mention <@&78> yourself" in page.text) is not bool(permissions)
    assert chosen(page) == (["78"] if permissions else [])


@pytest.mark.parametrize("hears", [True, False], ids=["event", "bot was off"])
@pytest.mark.parametrize("first", ["call", "page"])
async def test_a_role_that_was_deleted(
    world: World, owner: Actor, caplog: pytest.LogCaptureFixture, first: str, *, hears: bool
) -> None:
    """It is forgotten at Discord's event, a call, or a look at the page; nothing mentions it."""
    await choose(owner, PLAYERS)
    shown = await invite(world)
    world.chat.lose_role(PLAYERS)
    if hears:
        await world.client.on_role_gone(world.server, PLAYERS.id)
    if first == "call":
        told = (await world.ann.click(shown, CALL)).said
        assert ("I can't mention the role" in told) is not hears
        assert ("players not called: server=" in caplog.text) is not hears
    assert chosen(await settings(owner, "Games")) == []
    assert "too old" in (await world.ann.click(shown, CALL)).said
    assert CALL not in (await world.ben.slash("tictactoe challenge", variant="drop")).shown.labels
    assert called(world) == []


@pytest.mark.parametrize("chose", [PLAYERS, CLOSED], ids=["open", "closed"])
async def test_a_role_that_is_closed_later(world: World, owner: Actor, chose: Role) -> None:
    """Only if whoever chose it could mention it anyway the bot does; the page says so."""
    place = replace(world.channel, allowed=world.channel.allowed | MENTIONS_ALL)
    there = owner.at(place)
    await choose(there, chose)
    ann = world.ann.at(place)
    shown = (await ann.slash("tictactoe challenge")).shown
    world.chat.know(replace(chose, mentionable=False))
    assert ("I can't mention the role" in (await ann.click(shown, CALL)).said) is (chose is PLAYERS)
    page = await settings(there, "Games")
    assert ("<@&77> isn't open for everyone to mention any more" in page.text) is (chose is PLAYERS)
    assert called(world) == ([] if chose is PLAYERS else [[78]])
    world.chat.know(PLAYERS)
    if chose is PLAYERS:
        await ann.click(shown, CALL)
    assert called(world) == ([[77]] if chose is PLAYERS else [[78]])
    assert chosen(await settings(there, "Games")) == [str(chose.id)]


async def test_a_bot_that_may_mention_it_no_more(world: World, owner: Actor) -> None:
    """Discord would show a mention that reaches nobody: it is refused; elsewhere it still works."""
    there = replace(world.channel, allowed=world.channel.allowed | MENTIONS_ALL)
    await choose(owner.at(there), CLOSED)
    shown = await invite(world)
    assert "I can't mention the role" in (await world.ann.click(shown, CALL)).said
    await world.ann.at(there).click(shown, CALL)
    assert called(world) == [[78]]


async def test_discord_does_not_tell_of_the_role(world: World, owner: Actor) -> None:
    """Nobody is called, and the next press calls: the role may be there."""
    await choose(owner, PLAYERS)
    shown = await invite(world)
    world.refuse("guild", 403, 50001)
    assert "I can't mention the role" in (await world.ann.click(shown, CALL)).said
    await world.ann.click(shown, CALL)
    assert called(world) == [[77]]
