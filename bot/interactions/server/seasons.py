"""The seasons of a server: starting one, how they end, and what the best get then."""

import discord

from bot.discord_errors import NETWORK_ERRORS
from bot.domain.ratings.leaderboard import Season
from bot.domain.ratings.season_end import NOT_BARE, Ends, SeasonSettings
from bot.interactions.options import known, picked_number, picked_or_none
from bot.interactions.request import Request
from bot.interactions.router import on_press
from bot.interactions.server.subject import back_to, choose_channel, forget_deleted, subject_page
from bot.interactions.server_access import (
    existing_role,
    invite_again,
    may_give,
    may_write,
    role_of,
)
from bot.locales import translate
from bot.views import custom_ids as ids, ui
from bot.views.id_numbers import ASK, ENDS, NO, SEASON_SETTINGS
from bot.views.notices import notice

_REASONS = {NOT_BARE: "permissions", 60003: "two-factor"}  # by Discord's codes


@on_press(ids.NEW_SEASON)
async def press_new_season(request: Request, guild_id: int, answer: int) -> None:
    """Ask whether to start a new season, or show the page of seasons again."""
    if answer == NO:
        await request.edit(await seasons_page(request, guild_id))
        return
    number = (await request.context.seasons.current(guild_id)).number + 1
    chosen, language = await request.context.seasons.settings(guild_id), request.language
    numbers = {"number": number, "former": number - 1}
    podium = _podium(chosen.channel_id or _here(request), language)
    question = translate(language, "season-question", **numbers, podium=podium)
    kind = ids.START_SEASON
    start = ui.button(language, "season-start", ui.DANGER, kind, number, number=number)
    keep = ui.button(language, "season-keep", ui.SECONDARY, ids.NEW_SEASON, NO)
    await request.edit(notice(question, start, keep))


@on_press(ids.START_SEASON)
async def press_start_season(request: Request, guild_id: int, number: int) -> None:
    """Start a season, once however often it is pressed; show the page if it is not the next."""
    language = request.language
    seasons = request.context.seasons
    current = await seasons.start(guild_id, number, request.now, _here(request))
    request.context.wake_posts()
    if current.number == number:
        sentence = translate(language, "season-started", number=number)
        await request.edit(notice(sentence, back_to(language, SEASON_SETTINGS)))
    else:
        await request.edit(await seasons_page(request, guild_id))


@on_press(ids.SEASON_ENDS)
async def press_ends(request: Request, guild_id: int) -> None:
    ends = tuple(Ends)[picked_number(request.interaction, ENDS)]
    await request.context.seasons.set_ends(guild_id, ends, request.now)
    request.context.wake_posts()
    await request.edit(await _page(request, guild_id))


@on_press(ids.SEASON_CHANNEL)
async def press_channel(request: Request, guild_id: int) -> None:
    set_channel = request.context.seasons.set_channel
    refused = await choose_channel(request, guild_id, set_channel, "season-podium-comes")
    await request.edit(await _page(request, guild_id, channel=refused))


@on_press(ids.SEASON_ROLE)
async def press_role(request: Request, guild_id: int) -> None:
    """Have champions get the role that was picked, if it is a bare one that both may give."""
    picked = picked_or_none(request.interaction)
    why = "" if picked is None else await _no_role(request, guild_id, picked)
    if not why:
        await request.context.seasons.set_role(guild_id, picked)
        request.context.wake_posts()
    role = "@everyone" if picked == guild_id else f"<@&{picked}>"
    refusal = why and translate(request.language, "season-role-refused", why=why, role=role)
    await request.edit(await _page(request, guild_id, role=refusal))


async def seasons_page(request: Request, guild_id: int) -> ui.Message:
    """Return the page; a deleted channel is forgotten, and a role that has become bare is given."""
    seasons = request.context.seasons
    chosen = await seasons.settings(guild_id)
    await forget_deleted(request, guild_id, seasons.set_channel, chosen.channel_id)
    role = await existing_role(request, guild_id, chosen.role_id)
    if role and not role.permissions.value and chosen.role_error == NOT_BARE:
        await seasons.set_role(guild_id, role.id)
        request.context.wake_posts()
    return await _page(request, guild_id)


def seasons_line(season: Season, chosen: SeasonSettings, language: str) -> str:
    """Return which season it is and, in small print, what comes at its end."""
    return f"{_sentence('settings-now-season', season, language)}\n-# {_end(chosen, language)}"


async def _no_role(request: Request, guild_id: int, role: int) -> str:
    """Return why champions cannot get a role, or nothing; raises Refusal if it is not one."""
    if role == guild_id:
        return "everyone"
    found = known(request.interaction, "roles", role)
    if found.get("managed"):
        return "managed"
    if str(found.get("permissions", "0")) != "0":
        return "permissions"
    return await _no_gift(request, guild_id, role) if _may_give_roles(request) else "missing"


async def _no_gift(request: Request, guild_id: int, role_id: int) -> str:
    """Return why the bot or the person cannot give a role of the server, or nothing."""
    me = request.interaction.client.user
    try:
        role = await role_of(request, guild_id, role_id)
        if role is None or role >= (await role.guild.fetch_member(me.id if me else 0)).top_role:
            return "above"
    except NETWORK_ERRORS:
        return "other"
    return "" if may_give(request.interaction, role) else "yours"


async def _page(
    request: Request, guild_id: int, *, channel: str = "", role: str = ""
) -> ui.Message:
    """Return the page; `channel` and `role` say why what was picked is refused."""
    language, seasons = request.language, request.context.seasons
    season, chosen = await seasons.current(guild_id), await seasons.settings(guild_id)
    labels = {str(it): translate(language, f"season-ends-{end}") for it, end in enumerate(Ends)}
    state = "refused" if chosen.refusals and chosen.channel_id is None else "other"
    podium = translate(language, "season-podium", state=state)
    new = ui.button(language, "settings-new-season", ui.SECONDARY, ids.NEW_SEASON, ASK)
    return subject_page(
        language,
        "settings-seasons",
        ui.text(_sentence("season", season, language), _end(chosen, language)),
        ui.menu(ids.SEASON_ENDS, labels, chosen=str(tuple(Ends).index(chosen.ends))),
        ui.text(podium, channel),
        ui.channel_menu(language, "settings-daily-none", ids.SEASON_CHANNEL, chosen.channel_id),
        ui.text(translate(language, "season-role"), role or _role_error(chosen, language)),
        ui.role_menu(language, "settings-call-none", ids.SEASON_ROLE, chosen.role_id),
        buttons=ui.joined(new, _allow(request, guild_id)),
    )


def _end(chosen: SeasonSettings, language: str) -> str:
    end = discord.utils.format_dt(chosen.due_at, "f") if chosen.due_at else ""
    podium = _podium(chosen.channel_id, language, "here" if chosen.ends is Ends.HAND else "none")
    return translate(language, "season-ends", ends=chosen.ends, end=end, podium=podium)


def _podium(channel: int | None, language: str, otherwise: str = "none") -> str:
    where = f"<#{channel}>" if channel else otherwise
    return translate(language, "season-podium-place", where=where)


def _here(request: Request) -> int | None:
    """Return the channel of a press, if the bot and the person may both write there."""
    it = request.interaction
    return it.channel_id if may_write(it) and may_write(it, allowed=it.permissions) else None


def _role_error(chosen: SeasonSettings, language: str) -> str:
    if not chosen.role_error:
        return ""
    why, role = _REASONS.get(chosen.role_error, "other"), f"<@&{chosen.role_id}>"
    return translate(language, "season-role-refused", why=why, role=role)


def _allow(request: Request, guild_id: int) -> ui.Component:
    """Return a link that allows the bot to manage roles as well, unless it may."""
    if _may_give_roles(request):
        return ""
    url = invite_again(request.interaction.application_id, guild_id)
    return ui.link_button(request.language, "season-role-allow", url)


def _may_give_roles(request: Request) -> bool:
    allowed = request.interaction.app_permissions
    return allowed.manage_roles or allowed.administrator


def _sentence(key: str, season: Season, language: str) -> str:
    if season.started_at is None:
        return translate(language, f"{key}-first")
    since = discord.utils.format_dt(season.started_at, "D")
    return translate(language, f"{key}-since", number=season.number, since=since)
