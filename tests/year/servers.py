"""What servers do in a year; each act returns what it did, or None where it cannot be done."""

from dataclasses import replace

from bot.domain.ratings.season_end import Ends
from tests.chat.actors import Actor
from tests.chat.ids import new_id
from tests.chat.people import MANAGE_ROLES, MANAGER, Channel, Role
from tests.interactions.pages import settings
from tests.year.state import Server
from tests.year.year import Year

_ENDS = {Ends.MONTH: "Seasons end each month", Ends.WEEK: "Seasons end each week"}
_ROLES = "SELECT role_id FROM season_settings WHERE guild_id = ?"
_BEST = "SELECT person_id FROM standings WHERE scope < 0 OR scope = ? ORDER BY rank_key DESC"
_COME = "SELECT channel_id FROM {} WHERE guild_id = ?"


def learn(year: Year, server: Server) -> None:
    """Note what a server has chosen, as its pages say."""
    year.trouble(server)
    found = [
        year.query(_COME.format(it), server.id) for it in ("puzzle_channels", "season_settings")
    ]
    chosen = (rows[0][0] if rows else None for rows in found)
    server.daily, server.podium = (it if it in server.channels else None for it in chosen)
    rows = year.query(_ROLES, server.id)
    server.roles = [int(str(it)) for (it,) in rows if it and str(it) not in year.state.chat.gone]


def _may_give(year: Year, server: Server) -> Actor:
    manager = year.manager(server)
    return manager.at(replace(manager.channel, allowed=manager.channel.allowed | MANAGE_ROLES))


async def choose_daily(year: Year, server: Server) -> Server:
    manager = year.manager(server)
    page = await settings(manager, "Daily puzzle")
    await manager.pick(page, f"{year.rng.randrange(24):02}:00")
    await manager.select(page, [manager.channel], custom_id="tc1")
    learn(year, server)
    return server


async def choose_seasons(year: Year, server: Server) -> Server:
    manager = year.manager(server)
    page = await settings(manager, "Seasons")
    await manager.select(page, [manager.channel], custom_id="zc1")
    await manager.pick(page, year.rng.choice([*_ENDS.values()]))
    learn(year, server)
    return server


async def choose_role(year: Year, server: Server) -> Server:
    """Choose a role for champions, and another for calls."""
    manager, role, players = _may_give(year, server), Role(int(new_id())), Role(int(new_id()))
    await manager.select(await settings(manager, "Seasons"), [role], custom_id="zr1")
    await manager.select(await settings(manager, "Games"), [players], custom_id="cc1")
    server.chosen.add(role.id)
    server.players = players.id
    learn(year, server)
    return server


async def choose_too_much(year: Year, server: Server) -> Server:
    """Have someone choose a role for champions that stands above all of theirs."""
    person = year.actor(server, server.people[1], permissions=MANAGER)
    person = person.at(replace(person.channel, allowed=person.channel.allowed | MANAGE_ROLES))
    await person.select(await settings(person, "Seasons"), [Role(int(new_id()))], custom_id="zr1")
    return server


async def choose_language(year: Year, server: Server) -> Server:
    manager = year.manager(server)
    page = await settings(manager, "Language")
    await manager.pick(page, year.rng.choice(("Deutsch", "English", "Automatic")))
    return server


async def start_season(year: Year, server: Server) -> Server:
    manager = year.manager(server)
    page = await settings(manager, "Seasons")
    for _ in range(2):
        label = next(
            (it for it in page.labels if it.startswith(("New season", "Start season", "Yes"))), ""
        )
        if label:
            await manager.click(page, label)
    return server


async def give_by_hand(year: Year, server: Server) -> Server | None:
    """Give who is best at the moment the champion's role, unless they have it."""
    best = [int(str(it)) for (it,) in year.query(_BEST, server.id)]
    person = str(next((it for it in best if it in server.people), year.someone(server).id))
    if not server.roles or (gift := (person, str(server.roles[0]))) in year.state.chat.holders:
        return None
    year.state.chat.holders.add(gift)
    year.state.gifts.add(gift)
    return server


async def lose_role(year: Year, server: Server) -> Server | None:
    """Delete a role, of which the bot hears unless it is off."""
    if not (lost := [*server.roles, *filter(None, [server.players])]):
        return None
    role = Role(year.rng.choice(lost))
    server.roles = [it for it in server.roles if it != role.id]
    server.players = 0 if server.players == role.id else server.players
    year.trouble(server)
    chat = year.state.chat
    chat.lose_role(role)
    for roles in (chat.given, year.state.gifts):
        roles -= {it for it in roles if it[1] == str(role.id)}
    if year.rng.random() < 0.5:
        await year.world.client.on_role_gone(server.id, role.id)
    return server


async def lose_channel(year: Year, server: Server) -> Server:
    """Delete a channel, of which the bot hears, and make another."""
    lost = server.channels.pop(0)
    year.state.chat.lose_channel(str(lost))
    await year.world.client.on_channel_gone(lost)
    server.channels.append(int(new_id()))
    year.state.chat.know(Channel(server.channels[-1], server.id))
    learn(year, server)
    return server


async def shut(year: Year, server: Server) -> Server:
    """Take permissions from the bot, or give them back."""
    shut = year.state.chat.shut
    (shut.discard if str(server.id) in shut else shut.add)(str(server.id))
    year.trouble(server)
    chat = year.state.chat  # what the bot may not take after three attempts is the server's
    chat.given = {it for it in chat.given if int(it[1]) not in server.chosen}
    if str(server.id) not in shut:
        await choose_daily(year, server)
        await choose_seasons(year, server)
    return server


async def remove(year: Year, server: Server) -> Server:
    """Remove the bot."""
    server.is_there = False
    year.state.chat.left.add(str(server.id))
    await year.world.client.on_server_left(server.id)
    year.trouble(server)
    return server


async def add(year: Year, _: Server) -> Server | None:
    """Add the bot again to a server that has removed it."""
    gone = [it for it in year.state.servers if not it.is_there]
    if not gone:
        return None
    server = year.rng.choice(gone)
    server.is_there = True
    year.state.chat.left.discard(str(server.id))
    await year.world.client.on_server_available(server.id, year.now(), server.channels[0], "de")
    learn(year, server)
    return server
