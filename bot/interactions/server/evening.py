"""What `/settings` says of a server's standing evening: when an arena comes, and which."""

from datetime import datetime
from functools import partial

from discord.utils import format_dt

from bot.domain.arena.evening import (
    ANNOUNCED_BEFORE,
    ANY,
    EACH_DAY,
    MOST_EMPTY,
    NO_DAY,
    Evening,
)
from bot.interactions.options import picked_text
from bot.interactions.request import Request
from bot.interactions.router import on_press
from bot.interactions.server.daily import HOURS
from bot.interactions.server.games import call_refusal
from bot.interactions.server.subject import choose_channel, forget_deleted, subject_page
from bot.locales import translate, weekdays
from bot.views import custom_ids as ids, ui
from bot.views.arena import choices

_CHOICES = ("day", "hour", "variant", "minutes")  # what the menus choose, by their numbers


@on_press(ids.EVENING_CHOICE)
async def press_choice(request: Request, guild_id: int, menu: int) -> None:
    picked = picked_text(request.interaction, _options(request.language)[menu])
    value = int(picked) if picked.isdecimal() else picked
    await _set(request, _CHOICES[menu], guild_id, value)
    await request.edit(await _page(request, guild_id))


@on_press(ids.EVENING_CHANNEL)
async def press_channel(request: Request, guild_id: int) -> None:
    set_channel = partial(_set, request, "channel_id")
    refused = await choose_channel(request, guild_id, set_channel, "evening-comes-here")
    await request.edit(await _page(request, guild_id, refused))


@on_press(ids.EVENING_CALLS)
async def press_calls(request: Request, guild_id: int, on: int) -> None:
    """Have the role to call mentioned, if the person and the bot may do that, or nobody."""
    role = (await request.context.server_settings.find(guild_id)).call_role
    refused = await call_refusal(request, guild_id, role) if on else ""
    if not refused:
        await _set(request, "calls", guild_id, on)
    await request.edit(await _page(request, guild_id, refused))


async def evening_page(request: Request, guild_id: int) -> ui.Message:
    chosen = (await request.context.evenings.find(guild_id)).channel_id
    await forget_deleted(request, guild_id, partial(_set, request, "channel_id"), chosen)
    return await _page(request, guild_id)


def evening_line(evening: Evening, now: datetime, language: str) -> str:
    """Return when the next arena that is not announced yet comes and where, or that none does."""
    following = evening.next_after(now + ANNOUNCED_BEFORE)
    channel = f"<#{evening.channel_id}>"
    state = "empty" if evening.empty >= MOST_EMPTY else "set" if following else "off"
    time = format_dt(following or now, "F")
    return translate(language, "settings-now-arena", state=state, channel=channel, time=time)


async def _set(request: Request, name: str, guild_id: int, value: int | str | None) -> None:
    await request.context.evenings.change(guild_id, request.now, **{name: value})
    request.context.matches.wake()


async def _page(request: Request, guild_id: int, refused: str = "") -> ui.Message:
    language, now = request.language, request.now
    evening = await request.context.evenings.find(guild_id)
    role = (await request.context.server_settings.find(guild_id)).call_role
    calls = bool(role and evening.calls)
    time = format_dt(now.replace(hour=evening.hour, minute=0), "t")
    about = {"calls": "yes" if calls else "no", "role": f"<@&{role}>", "time": time}
    switch = ("evening-quiet", ui.SECONDARY) if calls else ("call-players", ui.SUCCESS)
    menus = (
        ui.menu(ids.EVENING_CHOICE, options, menu, chosen=str(getattr(evening, _CHOICES[menu])))
        for menu, options in enumerate(_options(language))
    )
    return subject_page(
        language,
        "settings-arena",
        ui.text(
            translate(language, "settings-arena-about", **about),
            evening_line(evening, now, language),
            refused,
        ),
        ui.channel_menu(language, "settings-daily-none", ids.EVENING_CHANNEL, evening.channel_id),
        *menus,
        buttons=ui.button(language, *switch, ids.EVENING_CALLS, int(not calls)) if role else "",
    )


def _options(language: str) -> tuple[dict[str, str], ...]:
    """Return the labels of each menu by their values, which are stored."""
    keys = ("evening-none", "evening-each-day", "evening-any")
    none, each, other = (translate(language, key) for key in keys)
    days = {str(day): name for day, name in enumerate(weekdays(language), 1)}
    games, lengths = choices(language)
    return {str(NO_DAY): none, str(EACH_DAY): each} | days, HOURS, games | {ANY: other}, lengths
