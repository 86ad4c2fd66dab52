"""The one door of every answer to an interaction; nothing else answers.

Each function gives the first response or, if the interaction has one already, shows the same by an
edit or a follow-up. If the connection breaks, it sends again, except for a public follow-up, which
Discord might show twice. It raises AnswerLostError if the answer did not get through.
"""

import asyncio
from functools import partial

import discord

from bot.discord_internals.raw_response import SentResponse, post_response
from bot.discord_internals.requests import request_waiting
from bot.discord_internals.slim_state import is_on_public
from bot.messaging.channel_messages import NO_PINGS
from bot.messaging.delivery import (
    deliver,
    deliver_first,
    deliver_first_in_time,
    progress_of,
)
from bot.messaging.late_response import (
    Attachment,
    Content,
    delete_original,
    edit_late,
    is_public,
    post_late,
    show_late,
)
from bot.views.ui import Component, Message

_NEW = discord.InteractionResponseType.channel_message
_UPDATE = discord.InteractionResponseType.message_update
_NOTHING = discord.InteractionResponseType.deferred_message_update
_PLACEHOLDER = discord.InteractionResponseType.deferred_channel_message
ACKNOWLEDGE_AFTER = 2.0  # seconds, so that Discord has the acknowledgement within 2.5


async def post(
    interaction: discord.Interaction,
    component: Component,
    mentions: discord.AllowedMentions = NO_PINGS,
) -> SentResponse:
    """Answer with a new message that everybody sees, and return what it became."""
    if await _has_response(interaction):
        return await post_late(interaction, Content(Message(component), (), mentions))
    return await _respond(interaction, _NEW, component, mentions)


async def update(interaction: discord.Interaction, component: Component) -> None:
    """Answer a press by replacing the pressed message by one with this component."""
    if await _has_response(interaction):
        await edit_late(interaction, Content(Message(component)))
    else:
        await _respond(interaction, _UPDATE, component, NO_PINGS)


async def _respond(
    interaction: discord.Interaction,
    kind: discord.InteractionResponseType,
    component: Component,
    mentions: discord.AllowedMentions,
) -> SentResponse:
    until = progress_of(interaction).until
    send = partial(post_response, interaction, kind, component, mentions, until)
    return await deliver_first(interaction, kind, send)


async def show(interaction: discord.Interaction, body: str | Message, *files: Attachment) -> int:
    """Answer with a new message that only the person sees; return its id, 0 if unknown."""
    content = Content(body, files)
    if await _has_response(interaction):
        return await show_late(interaction, content)
    send = partial(interaction.response.send_message, ephemeral=True)
    sent = await deliver_first_in_time(interaction, _NEW, lambda: send(**content.new()))
    return sent.message_id


async def edit(interaction: discord.Interaction, message: Message, *files: Attachment) -> None:
    """Answer a press by replacing the pressed page and its files, which only the person sees.

    A message that everybody sees stays as it is, and the page comes as a private message.
    """
    if is_on_public(interaction):
        await show(interaction, message, *files)
    else:
        await edit_pressed(interaction, message, *files)


async def edit_pressed(
    interaction: discord.Interaction, message: Message, *files: Attachment
) -> None:
    """Answer a press by replacing the pressed message and its files, for everyone who sees them."""
    content = Content(message, files)
    if await _has_response(interaction):
        await edit_late(interaction, content)
    else:
        send = interaction.response.edit_message
        await deliver_first_in_time(interaction, _UPDATE, lambda: send(**content.edited()))


async def acknowledge(press: discord.Interaction) -> None:
    if not await _has_response(press):
        await deliver_first_in_time(press, _NOTHING, press.response.defer)


def acknowledge_in_time(interaction: discord.Interaction) -> asyncio.TimerHandle:
    """Have an interaction that has just arrived acknowledged if its answer takes too long."""
    progress_of(interaction)
    loop = asyncio.get_running_loop()
    return loop.call_later(ACKNOWLEDGE_AFTER, acknowledge_in_background, interaction)


def acknowledge_in_background(interaction: discord.Interaction) -> None:
    """Begin to acknowledge an interaction, unless its answer was sent already."""
    progress = progress_of(interaction)
    if not progress.begun:
        progress.begun = True
        progress.deferral = asyncio.create_task(_defer(interaction))


async def _defer(interaction: discord.Interaction) -> None:
    """Acknowledge, privately or for everybody as the answer will be; raises AnswerLostError."""
    press = interaction.type is discord.InteractionType.component
    private = not press and not is_public(interaction)
    defer = partial(interaction.response.defer, ephemeral=private)
    await deliver_first_in_time(interaction, _NOTHING if press else _PLACEHOLDER, defer)


async def replace_question(press: discord.Interaction, message: Message) -> None:
    """Replace the pressed message, if it is private, after `acknowledge` and a follow-up."""
    if is_on_public(press):
        return
    content = Content(message)
    await deliver(lambda: press.edit_original_response(**content.edited()))


async def delete_pressed(press: discord.Interaction) -> None:
    """Delete the pressed message, which needs no permission in its channel."""
    await acknowledge(press)
    await deliver(lambda: delete_original(press))


async def correct(interaction: discord.Interaction, message: Message) -> None:
    """Replace what the answer shows, even if Discord did not confirm the answer."""
    await edit_late(interaction, Content(message))


async def _has_response(interaction: discord.Interaction) -> bool:
    """Return whether Discord has a first response, once that is clear; raises AnswerLostError."""
    progress = progress_of(interaction)
    if progress.deferral is not None:
        with request_waiting():
            await progress.deferral
    return progress.kind is not None
