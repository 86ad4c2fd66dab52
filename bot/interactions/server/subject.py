"""What the pages of a server's settings share: their frame, and the channel of a server's posts."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import discord

from bot.discord_errors import NETWORK_ERRORS, ChannelGoneError
from bot.errors import Refusal
from bot.interactions.options import known, picked_or_none
from bot.interactions.request import Request
from bot.locales import Argument, translate
from bot.views import custom_ids as ids, ui
from bot.views.id_numbers import ALL_SETTINGS

SetChannel = Callable[[int, int | None], Awaitable[None]]
"""Stores the channel of a server's posts, or that there is none."""


def subject_page(
    language: str, title: str, *parts: ui.Component, buttons: ui.Component = ""
) -> ui.Message:
    """Return the page of a subject: its title, its parts, and the way back before `buttons`."""
    heading = ui.text(f"## {translate(language, title)}")
    return ui.page(heading, *parts, ui.row(back_to(language, ALL_SETTINGS), buttons))


def back_to(language: str, page: int) -> ui.Component:
    return ui.button(language, "back", ui.SECONDARY, ids.SETTINGS, page)


async def choose_channel(
    request: Request, guild_id: int, set_channel: SetChannel, sentence: str, **args: Argument
) -> str:
    """Have posts come in the channel that was picked, and say so there with a sentence.

    Returns why not, if Discord does not let the person or the bot post there. Raises Refusal for a
    channel that is not on this server.
    """
    picked = picked_or_none(request.interaction)
    try:
        if picked is not None:
            if not _may_post(known(request.interaction, "channels", picked)):
                return translate(request.language, "settings-channel-yours", channel=f"<#{picked}>")
            await _announce(request, guild_id, picked, sentence, **args)
    except NETWORK_ERRORS:
        return translate(request.language, "settings-daily-failed", channel=f"<#{picked}>")
    await set_channel(guild_id, picked)
    return ""


def _may_post(channel: dict[str, Any]) -> bool:
    """Return whether the person may post in a channel, by what Discord says of it."""
    allowed = discord.Permissions(int(channel.get("permissions", 0)))
    return allowed.administrator or (allowed.view_channel and allowed.send_messages)


async def _announce(
    request: Request, guild_id: int, channel_id: int, sentence: str, **args: Argument
) -> None:
    language = (await request.server_settings()).language or request.language
    comes = ui.Message(ui.text(translate(language, sentence, **args)))
    if not await _is_in(request, guild_id, channel_id):
        raise Refusal("unknown-option")
    await request.context.channel_messages.send(channel_id, request.interaction.id, comes)


async def forget_deleted(
    request: Request, guild_id: int, set_channel: SetChannel, chosen: int | None
) -> None:
    with suppress(*NETWORK_ERRORS):
        if chosen and not await _is_in(request, guild_id, chosen):
            await set_channel(guild_id, None)


async def _is_in(request: Request, guild_id: int, channel_id: int) -> bool:
    """Return whether posts can come in a server's channel; raises what `NETWORK_ERRORS` names."""
    try:
        channel = await request.interaction.client.fetch_channel(channel_id)
    except (ChannelGoneError, discord.InvalidData):
        return False
    return isinstance(channel, discord.TextChannel) and channel.guild.id == guild_id
