"""The seasons of a server: starting one, how they end, and what the best get then.

Each press asks who may do it.
"""

from contextlib import suppress
from datetime import datetime

import discord

from bot.domain.ratings.leaderboard import Season
from bot.domain.ratings.season_end import Ends, SeasonSettings
from bot.errors import Refusal
from bot.interactions.invitation import invite_again
from bot.interactions.options import named, picked_ids, picked_number
from bot.interactions.request import Request
from bot.interactions.router import on_press
from bot.interactions.server.post_channel import announced, is_in
from bot.interactions.server_access import managed_server
from bot.locales import translate
from bot.messaging.delivery import NETWORK_ERRORS
from bot.views import custom_ids as ids
from bot.views import ui
from bot.views.id_numbers import ALL_SETTINGS, ASK, ENDS, NO, SEASON_SETTINGS, YES

_TWO_FACTOR = 60003  # Discord's code


@on_press(ids.NEW_SEASON)
async def press_new_season(request: Request, answer: int) -> None:
    """Ask twice whether to start a new season, or show the page of seasons again."""
    guild_id = managed_server(request.interaction)
    if answer == NO:
        await request.edit(await seasons_page(request, guild_id))
        return
    number = (await request.context.seasons.current(guild_id)).number + 1
    is_sure = (
        ids.custom_id(ids.START_SEASON, number)
        if answer == YES
        else ids.custom_id(ids.NEW_SEASON, YES)
    )
    key = "season-sure" if answer == YES else "season-question"
    await request.edit(_question(key, is_sure, number, request.language))


@on_press(ids.START_SEASON)
async def press_start_season(request: Request, number: int) -> None:
    """Start a season, once however often it is pressed; show the page if it is not the next."""
    guild_id, language = managed_server(request.interaction), request.language
    current = await request.context.seasons.start(guild_id, number, request.now)
    request.context.wake_posts()
    if current.number == number:
        told = ui.text(translate(language, "season-started", number=number))
        await request.edit(ui.Message(told, *ui.row(_back(language, SEASON_SETTINGS))))
    else:
        await request.edit(await seasons_page(request, guild_id))


@on_press(ids.SEASON_ENDS)
async def press_ends(request: Request) -> None:
    """Have seasons end as was picked."""
    guild_id = managed_server(request.interaction)
    ends = tuple(Ends)[picked_number(request.interaction, ENDS)]
    await request.context.seasons.set_ends(guild_id, ends, request.now)
    request.context.wake_posts()
    await request.edit(await _page(request, guild_id))


@on_press(ids.SEASON_CHANNEL)
async def press_channel(request: Request) -> None:
    """Have podiums come in the channel that was picked, if Discord lets the bot post there.

    Raises Refusal for a channel that is not on this server.
    """
    guild_id = managed_server(request.interaction)
    picked = next(iter(picked_ids(request.interaction, most=1)), None)
    failed = ""
    if picked is None or await announced(request, guild_id, picked, "season-podium-comes"):
        await request.context.seasons.set_channel(guild_id, picked)
    else:
        failed = translate(request.language, "settings-daily-failed", channel=f"<#{picked}>")
    await request.edit(await _page(request, guild_id, channel=failed))


@on_press(ids.SEASON_ROLE)
async def press_role(request: Request) -> None:
    """Have champions get the role that was picked, if it is a bare one that the bot may give.

    Raises Refusal for what is no role of this server.
    """
    guild_id = managed_server(request.interaction)
    picked = next(iter(picked_ids(request.interaction, most=1)), None)
    why = "" if picked is None else await _no_role(request, guild_id, picked)
    if not why:
        await request.context.seasons.set_role(guild_id, picked)
        request.context.wake_posts()
    role = "@everyone" if picked == guild_id else f"<@&{picked}>"
    said = why and translate(request.language, "season-role-refused", why=why, role=role)
    await request.edit(await _page(request, guild_id, role=said))


async def seasons_page(request: Request, guild_id: int) -> ui.Message:
    """Return the page of a server's seasons; a deleted channel is forgotten."""
    chosen = (await request.context.seasons.settings(guild_id)).channel_id
    with suppress(*NETWORK_ERRORS):
        if chosen and not await is_in(request, guild_id, chosen):
            await request.context.seasons.set_channel(guild_id, None)
    return await _page(request, guild_id)


def seasons_line(season: Season, language: str) -> str:
    """Return which season a server is in."""
    return _sentence("settings-now-season", season, language)


async def _no_role(request: Request, guild_id: int, role: int) -> str:
    """Return why champions cannot get a role, or nothing; raises Refusal if it is not one."""
    if role == guild_id:
        return "everyone"
    found = named(request.interaction, "roles", role)
    if found is None:
        raise Refusal("unknown-option")
    if found.get("managed"):
        return "managed"
    if str(found.get("permissions", "0")) != "0":
        return "permissions"
    if not request.interaction.app_permissions.manage_roles:
        return "missing"
    try:
        return "above" if await request.context.roles.is_above(guild_id, role) else ""
    except NETWORK_ERRORS:
        return "other"


async def _page(
    request: Request, guild_id: int, *, channel: str = "", role: str = ""
) -> ui.Message:
    """Return the page; `channel` and `role` say why what was picked is refused."""
    language, seasons = request.language, request.context.seasons
    season, chosen = await seasons.current(guild_id), await seasons.settings(guild_id)
    labels = {str(it): translate(language, f"season-ends-{end}") for it, end in enumerate(Ends)}
    state = "refused" if chosen.refusals and chosen.channel_id is None else "other"
    podium = translate(language, "season-podium", state=state)
    return ui.Message(
        ui.container(
            ui.text(f"## {translate(language, 'settings-seasons')}"),
            ui.text(
                "\n".join((_sentence("season", season, language), *_ends_at(chosen, language)))
            ),
            *ui.menu(ids.SEASON_ENDS, labels, chosen=str(tuple(Ends).index(chosen.ends))),
            ui.text("\n".join(filter(None, (podium, channel)))),
            *ui.channel_menu(
                ids.SEASON_CHANNEL, translate(language, "settings-daily-none"), chosen.channel_id
            ),
            ui.text(_about_role(chosen, role, language)),
            *ui.role_menu(
                ids.SEASON_ROLE, translate(language, "settings-call-none"), chosen.role_id
            ),
            *ui.row(
                _back(language, ALL_SETTINGS),
                ui.button(language, "settings-new-season", ui.SECONDARY, ids.NEW_SEASON, ASK),
                *_allow(request, guild_id),
            ),
        )
    )


def _ends_at(chosen: SeasonSettings, language: str) -> list[str]:
    """Return when the season ends, if it ends by itself."""
    if chosen.due_at is None:
        return []
    return [translate(language, "season-ends-at", end=_moment(chosen.due_at))]


def _moment(moment: datetime) -> str:
    return f"{discord.utils.format_dt(moment, 'f')} ({discord.utils.format_dt(moment, 'R')})"


def _about_role(chosen: SeasonSettings, refused: str, language: str) -> str:
    """Return what the role is for, and why it is refused, or Discord refused it at last."""
    said = [translate(language, "season-role"), refused]
    if chosen.role_error and not refused:
        why = "two-factor" if chosen.role_error == _TWO_FACTOR else "other"
        said.append(translate(language, "season-role-refused", why=why, role=""))
    return "\n".join(filter(None, said))


def _allow(request: Request, guild_id: int) -> list[ui.Component]:
    """Return a link that allows the bot to manage roles as well, unless it may."""
    allowed = request.interaction.app_permissions
    if allowed.manage_roles or allowed.administrator:
        return []
    url = invite_again(request.interaction.application_id, guild_id)
    return [ui.link_button(request.language, "season-role-allow", url)]


def _sentence(key: str, season: Season, language: str) -> str:
    if season.started_at is None:
        return translate(language, f"{key}-first")
    since = discord.utils.format_dt(season.started_at, "D")
    return translate(language, f"{key}-since", number=season.number, since=since)


def _question(key: str, yes: str, number: int, language: str) -> ui.Message:
    """Return a question about a season; `yes` is the custom id of the button that says so."""
    question = translate(language, key, number=number, former=number - 1)
    label = translate(language, "season-start", number=number)
    start = ui.labelled_button(label, ui.DANGER, yes)
    keep = ui.button(language, "season-keep", ui.SECONDARY, ids.NEW_SEASON, NO)
    return ui.Message(ui.text(question), *ui.row(start, keep))


def _back(language: str, page: int) -> ui.Component:
    return ui.button(language, "settings-back", ui.SECONDARY, ids.SETTINGS, page)
