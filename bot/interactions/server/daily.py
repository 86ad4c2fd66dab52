"""What `/settings` says of the daily puzzle: the channel in which it comes, and the hour."""

from contextlib import suppress
from datetime import datetime

import discord

from bot.domain.daily.post import PostChannel
from bot.interactions.options import picked_ids, picked_number
from bot.interactions.request import Request
from bot.interactions.router import on_press
from bot.interactions.server.post_channel import announced, is_in
from bot.interactions.server_access import managed_server
from bot.locales import translate
from bot.messaging.delivery import NETWORK_ERRORS
from bot.views import custom_ids as ids
from bot.views import ui
from bot.views.id_numbers import ALL_SETTINGS, HOUR


@on_press(ids.DAILY_CHANNEL)
async def press_channel(request: Request) -> None:
    """Have the puzzle come in the channel that was picked, if Discord lets the bot post there.

    Raises Refusal for a channel that is not on this server.
    """
    guild_id = managed_server(request.interaction)
    picked = next(iter(picked_ids(request.interaction, most=1)), None)
    hour = (await request.context.posts.channel(guild_id)).hour
    comes = {"time": _time(hour, request.now)}
    if picked is None or await announced(request, guild_id, picked, "daily-comes-here", **comes):
        await request.context.posts.set_channel(guild_id, picked)
        request.context.wake_posts()
        picked = None
    await request.edit(await _page(request, guild_id, refused=picked))


@on_press(ids.DAILY_HOUR)
async def press_hour(request: Request) -> None:
    """Have the puzzle come from the hour on that was picked."""
    guild_id = managed_server(request.interaction)
    hour = picked_number(request.interaction, HOUR)
    await request.context.posts.set_hour(guild_id, hour)
    request.context.wake_posts()
    await request.edit(await _page(request, guild_id))


async def daily_page(request: Request, guild_id: int) -> ui.Message:
    """Return the page on which channel and hour are chosen; a deleted channel is forgotten."""
    chosen = (await request.context.posts.channel(guild_id)).channel_id
    with suppress(*NETWORK_ERRORS):
        if chosen and not await is_in(request, guild_id, chosen):
            await request.context.posts.set_channel(guild_id, None)
    return await _page(request, guild_id)


def daily_line(posted: PostChannel, now: datetime, language: str) -> str:
    """Return where and when a server gets the puzzle."""
    if posted.channel_id is None:
        why = "refused" if posted.refusals else "off"
        return translate(language, f"settings-now-daily-{why}")
    channel, time = f"<#{posted.channel_id}>", _time(posted.hour, now)
    return translate(language, "settings-now-daily-set", channel=channel, time=time)


async def _page(request: Request, guild_id: int, refused: int | None = None) -> ui.Message:
    """Return the page; `refused` is a channel in which the bot could not post."""
    language, now = request.language, request.now
    posted = await request.context.posts.channel(guild_id)
    said = [translate(language, "settings-daily-about")]
    if posted.channel_id is None or refused is not None:
        said.append(daily_line(posted, now, language))
    if refused is not None:
        said.append(translate(language, "settings-daily-failed", channel=f"<#{refused}>"))
    placeholder = translate(language, "settings-daily-none")
    return ui.Message(
        ui.container(
            ui.text(f"## {translate(language, 'puzzle-open')}"),
            ui.text("\n".join(said)),
            *ui.channel_menu(ids.DAILY_CHANNEL, placeholder, posted.channel_id),
            ui.text(translate(language, "settings-daily-hour", time=_time(posted.hour, now))),
            *ui.menu(ids.DAILY_HOUR, _hours(), chosen=str(posted.hour)),
            *ui.row(ui.button(language, "settings-back", ui.SECONDARY, ids.SETTINGS, ALL_SETTINGS)),
        )
    )


def _hours() -> dict[str, str]:
    """Return what to call each hour of a day."""
    hours = range(HOUR.most + 1)
    return {str(it): f"{it:02}:00 UTC" for it in hours}


def _time(hour: int, now: datetime) -> str:
    """Return the hour of a day in UTC as Discord shows everybody in their own time."""
    return discord.utils.format_dt(now.replace(hour=hour, minute=0, second=0), "t")
