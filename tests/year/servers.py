"""What servers do in a year."""

from tests.chat.ids import new_id
from tests.chat.people import Channel, Role
from tests.interactions.pages import settings
from tests.year.year import NotNow, Server, Year

_SUBJECTS = ("Games", "Seasons", "Language", "Daily puzzle", "Arena")
_ROLES = 6
"""The type of menus of roles."""
_KNOWN = "SELECT 1 FROM season_roles WHERE person_id = ? AND role_id = ?"
_NAMED = """
SELECT 1 FROM season_settings WHERE role_id = ? UNION SELECT 1 FROM season_roles WHERE role_id = ?
UNION SELECT 1 FROM servers WHERE call_role = ?
"""


async def set_up(year: Year, server: Server) -> None:
    """Choose what comes by itself, and a role for champions."""
    manager = year.manager(server)
    for subject, channels, when in (
        ("Daily puzzle", "tc1", f"{year.rng.randrange(24):02}:00"),
        ("Seasons", "zc1", f"Seasons end each {year.rng.choice(('week', 'month'))}"),
    ):
        page = await settings(manager, subject)
        await manager.select(page, [manager.channel], custom_id=channels)
        await manager.pick(page, when)
    await manager.select(page, [_new_role(server)], custom_id="zr1")
    await year.learn(server)


def _new_role(server: Server) -> Role:
    server.chosen.add(key := int(new_id()))
    return Role(key)


async def choose(year: Year, server: Server) -> None:
    manager = year.manager(server)
    page = await settings(manager, year.rng.choice(_SUBJECTS))
    menu = year.rng.choice(page.menus)
    if options := menu.get("options"):
        chosen = [year.rng.choice(options)["value"]]
    else:
        picked = _new_role(server) if menu["type"] == _ROLES else manager.channel
        chosen = [picked] if year.rng.random() < 0.9 else []
    await manager.select(page, chosen, custom_id=menu["custom_id"])
    await year.learn(server)


async def choose_too_much(year: Year, server: Server) -> None:
    """Have someone choose a role for champions that stands above all of theirs."""
    person = year.manager(server, 1)
    await person.select(await settings(person, "Seasons"), [Role(int(new_id()))], custom_id="zr1")


async def start_season(year: Year, server: Server) -> None:
    manager = year.manager(server)
    page = await settings(manager, "Seasons")
    for wanted in ("New season", "Start season"):
        label = next((it for it in page.labels if it.startswith(wanted)), "")
        await manager.click(page, label) if label else None


async def hold_evenings(year: Year, server: Server) -> None:
    """Have an arena come by itself within a day, mostly with a call."""
    manager = year.manager(server)
    page = await settings(manager, "Arena")
    await manager.select(page, [manager.channel], custom_id="ec1")
    for choice in ("Every day", f"{year.rng.randrange(24):02}:00", "Another game each time"):
        await manager.pick(page, choice)
    if "Call players" in page.labels:
        await manager.click(page, "Call players")


async def give_by_hand(year: Year, server: Server) -> None:
    """Give who may win the champion's role, unless they have it, or the bot believes so."""
    gift = str(year.someone(server, *server.people[1:3]).id), str(server.role)
    known = gift in year.chat.holders or await year.query(_KNOWN, int(gift[0]), server.role)
    if server.role is None or known:
        raise NotNow
    year.chat.holders.add(gift)
    year.gifts.add(gift)


async def lose_role(year: Year, server: Server) -> None:
    """Delete a role, of which the bot hears unless it is off."""
    left = sorted(it for it in server.chosen if str(it) not in year.chat.gone)
    role = Role(server.role if server.role in left else year.one_of(left))
    year.chat.lose_role(role)
    year.gifts = {it for it in year.gifts if it[1] != str(role.id)}
    if year.rng.random() < 0.5:
        await year.client(server).on_role_gone(server.id, role.id)
        stored = await year.query(_NAMED, *[role.id] * 3)
        year.found += [f"the deleted role {role.id} is chosen"] if stored else []
    await year.learn(server)


async def lose_channel(year: Year, server: Server) -> None:
    """Delete a channel, of which the bot hears, and make another."""
    lost = server.channels.pop(0)
    year.chat.lose_channel(str(lost))
    await year.client(server).on_channel_gone(lost)
    server.channels.append(int(new_id()))
    year.chat.know(Channel(server.channels[-1], server.id))
    await year.learn(server)


async def shut(year: Year, server: Server) -> None:
    """Take permissions from the bot, or give them back."""
    year.chat.shut ^= {str(server.id)}
    # What the bot may not take after three attempts is the server's.
    year.chat.given = {it for it in year.chat.given if int(it[1]) not in server.chosen}
    server.calm = year.time
    if str(server.id) not in year.chat.shut:
        await set_up(year, server)


async def remove(year: Year, server: Server) -> None:
    year.chat.left.add(str(server.id))
    await year.client(server).on_server_left(server.id)
    server.calm = year.time


async def add(year: Year, _: Server) -> None:
    """Add the bot again to a server that has removed it."""
    server = year.one_of([it for it in year.servers if not year.is_on(it)])
    year.chat.left.discard(str(server.id))
    channel = server.channels[0]
    await year.client(server).on_server_available(server.id, year.now(), channel, "de")
    await set_up(year, server)
