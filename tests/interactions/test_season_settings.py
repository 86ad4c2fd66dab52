"""The page of `/settings` for seasons: how they end, the podium's channel, the champion's role."""

from dataclasses import replace

import pytest

from bot.interactions.server_access import PERMISSIONS
from tests.chat.actors import Actor
from tests.chat.people import BOTS, MANAGE_ROLES, MANAGER, SERVER_CHANNEL, Role, another_channel
from tests.chat.shown import ShownMessage
from tests.chat.world import World
from tests.interactions.pages import settings

CHANNELS, ROLES = "zc1", "zr1"
ADMINISTRATOR, MANAGE_SERVER = 1 << 3, 1 << 5
VIEW, SEND = 1 << 10, 1 << 11
CHAMPION, HIGH, GONE = Role(77), Role(78, position=9), Role(79)
EVERYONE = Role(SERVER_CHANNEL.guild_id or 0)


async def role_chosen(owner: Actor, role: Role) -> ShownMessage:
    shown = await settings(owner, "Seasons")
    await owner.select(shown, [role], custom_id=ROLES)
    return shown


def may_manage_roles(owner: Actor) -> Actor:
    place = another_channel()
    return owner.at(replace(place, allowed=place.allowed | MANAGE_ROLES))


@pytest.mark.parametrize("often", ["week", "month"])
async def test_seasons_that_end_by_themselves(world: World, owner: Actor, often: str) -> None:
    """Page and overview say when the season ends, for all in their own time, and its podium."""
    shown = await settings(owner, "Seasons")
    by_hand = "Seasons end when you say so. The podium comes where someone starts the next season."
    assert by_hand in shown.text
    await owner.pick(shown, f"Seasons end each {often}")
    due = (await world.client.context.seasons.settings(world.server)).due_at
    assert due is not None
    assert (due.weekday() if often == "week" else due.day - 1, due.hour, due.minute) == (0, 0, 0)
    how = f"Seasons end each {often}. The next one starts on <t:{int(due.timestamp())}:f>"
    await world.client.context.seasons.set_channel(world.server, 77)
    for page in (shown, await settings(owner)):
        assert how in page.text
    assert "The podium comes in <#77>." in page.text
    await owner.pick(shown, "Seasons end when you say so")
    assert "The next one starts" not in shown.text


async def test_the_channel_of_podiums(world: World, owner: Actor) -> None:
    """A line there proves that the bot may post; where it may not, the page says so."""
    shown = await settings(owner, "Seasons")
    await owner.select(shown, [world.channel], custom_id=CHANNELS)
    assert [it.text for it in world.seen()] == ["When a season ends, its podium comes here."]
    world.refuse("post", 403, 50001)
    await owner.select(shown, [another_channel()], custom_id=CHANNELS)
    assert "nothing has changed" in shown.text
    chosen = (await world.client.context.seasons.settings(world.server)).channel_id
    assert chosen == world.channel.channel_id


@pytest.mark.parametrize(
    ("role", "why"),
    [
        (EVERYONE, "This can't be @everyone"),
        (Role(77, permissions="8"), "<@&77> has permissions"),
        (Role(77, managed=True), "Only Discord or another app"),
        (HIGH, "<@&78> isn't below my own role"),
        (BOTS, "isn't below my own role"),
        (GONE, "isn't below my own role"),
    ],
)
async def test_roles_no_champion_gets(world: World, owner: Actor, role: Role, why: str) -> None:
    """Each is refused with the reason, and nothing has changed."""
    world.chat.lose_role(GONE)
    assert why in (await role_chosen(may_manage_roles(owner), role)).text
    assert (await world.client.context.seasons.settings(world.server)).role_id is None


async def test_a_bot_with_administrator_alone(world: World, owner: Actor) -> None:
    """It may give roles, and the page asks for nothing more."""
    there = owner.at(replace(owner.channel, allowed=ADMINISTRATOR))
    assert (await role_chosen(there, CHAMPION)).links == []
    assert (await world.client.context.seasons.settings(world.server)).role_id == CHAMPION.id


async def test_without_the_permission(world: World, owner: Actor) -> None:
    """The page has a link that asks for all that the bot may, and for Manage Roles, here."""
    shown = await role_chosen(owner, CHAMPION)
    assert "one more permission" in shown.text
    (link,) = shown.links
    assert f"permissions={PERMISSIONS.value | MANAGE_ROLES}&" in link
    assert f"guild_id={world.server}" in link


async def test_a_role_is_chosen(world: World, owner: Actor) -> None:
    """With the permission there is no link, and the menu shows the role."""
    shown = await role_chosen(may_manage_roles(owner), CHAMPION)
    assert shown.links == []
    assert (await world.client.context.seasons.settings(world.server)).role_id == CHAMPION.id
    menu = next(it for it in shown.menus if it["type"] == 6)
    assert menu["default_values"] == [{"id": str(CHAMPION.id), "type": "role"}]


@pytest.mark.parametrize(
    ("permissions", "position", "may"),
    [
        *((MANAGE_ROLES, 2, True), (ADMINISTRATOR, 2, True), (MANAGE_ROLES, 1, False)),
        *((ADMINISTRATOR, 1, False), (MANAGE_SERVER, 9, False), (0, 0, True)),
    ],
    ids=["below", "administrator", "equal", "administrator below", "no right", "owner"],
)
async def test_who_may_choose(world: World, permissions: int, position: int, *, may: bool) -> None:
    """Only who could give it; that a channel lets people manage its own permissions is not it."""
    theirs = Role(80, permissions=str(permissions), position=position)
    world.chat.know(theirs)
    roles = (theirs.id,) if position else ()
    person = may_manage_roles(world.someone(permissions=MANAGER | MANAGE_ROLES, roles=roles))
    if not position:
        world.chat.owner = person.id
    shown = await role_chosen(person, CHAMPION)
    assert ("You can't give <@&77> yourself" in shown.text) is not may
    chosen = (await world.client.context.seasons.settings(world.server)).role_id
    assert chosen == (CHAMPION.id if may else None)


@pytest.mark.parametrize(("subject", "menu"), [("Seasons", CHANNELS), ("Daily puzzle", "tc1")])
@pytest.mark.parametrize(
    ("allowed", "may"),
    [(VIEW | SEND, True), (ADMINISTRATOR, True), (VIEW, False), (SEND, False), (0, False)],
)
async def test_who_may_choose_a_channel(  # noqa: PLR0913
    world: World, owner: Actor, subject: str, menu: str, allowed: int, *, may: bool
) -> None:
    """Only who may post there; nothing is posted for others, and nothing has changed."""
    place = replace(another_channel(), open_to_all=allowed)
    shown = await settings(owner, subject)
    await owner.select(shown, [place], custom_id=menu)
    assert ("You can't write in" in shown.text) is not may
    assert len(world.seen(place.channel_id)) == int(may)
