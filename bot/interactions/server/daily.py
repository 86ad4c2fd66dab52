"""What `/settings` says of the daily puzzle: the channel in which it comes, and the hour."""

from datetime import datetime

import discord

from bot.domain.daily.days import PostChannel
from bot.interactions.options import picked_number
from bot.interactions.request import Request
from bot.interactions.router import on_press
from bot.interactions.server.subject import choose_channel, forget_deleted, subject_page
from bot.locales import translate
from bot.views import custom_ids as ids, ui
from bot.views.id_numbers import HOUR

HOURS = {str(hour): f"{hour:02}:00 UTC" for hour in range(HOUR.most + 1)}


@on_press(ids.DAILY_CHANNEL)
async def press_channel(request: Request, guild_id: int) -> None:
    posts = request.context.posts
    time = _time((await posts.channel(guild_id)).hour, request.now)
    comes = "daily-comes-here"
    refused = await choose_channel(request, guild_id, posts.set_channel, comes, time=time)
    if not refused:
        request.context.wake_posts()
    await request.edit(await _page(request, guild_id, refused=refused))


@on_press(ids.DAILY_HOUR)
async def press_hour(request: Request, guild_id: int) -> None:
    hour = picked_number(request.interaction, HOUR)
    await request.context.posts.set_hour(guild_id, hour)
    request.context.wake_posts()
    await request.edit(await _page(request, guild_id))


async def daily_page(request: Request, guild_id: int) -> ui.Message:
    posts = request.context.posts
    chosen = (await posts.channel(guild_id)).channel_id
    await forget_deleted(request, guild_id, posts.set_channel, chosen)
    return await _page(request, guild_id)


def daily_line(posted: PostChannel, now: datetime, language: str) -> str:
    if posted.channel_id is None:
        why = "refused" if posted.refusals else "off"
        return translate(language, f"settings-now-daily-{why}")
    channel, time = f"<#{posted.channel_id}>", _time(posted.hour, now)
    return translate(language, "settings-now-daily-set", channel=channel, time=time)


async def _page(request: Request, guild_id: int, refused: str = "") -> ui.Message:
    language, now = request.language, request.now
    posted = await request.context.posts.channel(guild_id)
    is_off = posted.channel_id is None or refused
    return subject_page(
        language,
        "puzzle-open",
        ui.text(
            translate(language, "settings-daily-about"),
            daily_line(posted, now, language) if is_off else "",
            refused,
        ),
        ui.channel_menu(language, "settings-daily-none", ids.DAILY_CHANNEL, posted.channel_id),
        ui.text(translate(language, "settings-daily-hour", time=_time(posted.hour, now))),
        ui.menu(ids.DAILY_HOUR, HOURS, chosen=str(posted.hour)),
    )


def _time(hour: int, now: datetime) -> str:
    """Return an hour in UTC, as Discord shows it to everybody in their own time."""
    return discord.utils.format_dt(now.replace(hour=hour, minute=0, second=0), "t")
