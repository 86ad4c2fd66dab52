"""`/arena` and the buttons of an arena: taking part, starting and ending it, another one."""

from datetime import timedelta

import discord
from discord import app_commands

from bot.discord_internals.slim_state import channel_type_of
from bot.domain.arena.arena import (
    DEFAULT_MINUTES,
    DEFAULT_STARTS_IN,
    DEFAULT_VARIANT,
    SHORTEST,
    Arena,
    refuse_unless_host,
)
from bot.errors import ArenaOverError, NoPlaceForArenaError, NotAddedError
from bot.interactions.button import on_press
from bot.interactions.command_texts import command_text
from bot.interactions.options import Variant
from bot.interactions.request import Request, request_of
from bot.interactions.server_access import manages_server
from bot.locales import translate
from bot.messaging.acknowledgement import PUBLIC
from bot.messaging.first_response import acknowledge, delete_pressed, post, update
from bot.store.arena.rows import Evening
from bot.views.arena import arena_json, standings_page
from bot.views.custom_ids import (
    ARENA_AGAIN,
    ARENA_STANDINGS,
    BACK_IN_ARENA,
    END_ARENA,
    JOIN_ARENA,
    LEAVE_ARENA,
    START_ARENA,
)
from bot.views.notices import notice
from bot.views.ui import Component

_TO_JOIN = 1
"""In how many minutes an arena starts that is to start at once, as people have to join first."""
_WITH_THREADS = (discord.ChannelType.text.value, discord.ChannelType.news.value)
_THREADS = (
    discord.ChannelType.public_thread.value,
    discord.ChannelType.private_thread.value,
    discord.ChannelType.news_thread.value,
)


@app_commands.command(description=command_text("command-arena"), extras=PUBLIC)
@app_commands.describe(
    variant=command_text("command-arena-variant"),
    minutes=command_text("command-arena-minutes"),
    starts_in=command_text("command-arena-starts-in"),
)
@app_commands.default_permissions(manage_guild=True)
@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
async def arena(
    interaction: discord.Interaction,
    variant: Variant | None = None,
    minutes: int = DEFAULT_MINUTES,
    starts_in: int = DEFAULT_STARTS_IN,
) -> None:
    """Announce an arena in this channel.

    Discord offers the command only to people who may manage the server, but its owners can have it
    offer more. Raises NotAddedError, NoPlaceForArenaError and what `Arenas.announce` raises.
    """
    request = request_of(interaction)
    if interaction.guild_id is None or not interaction.is_guild_integration():
        raise NotAddedError
    channel_type = channel_type_of(interaction)
    _refuse_unless_writable(interaction, is_thread=channel_type in _THREADS)
    wants_thread = channel_type in _WITH_THREADS and _may_make_threads(interaction)
    new = await _new(request, interaction.guild_id, request.place.channel_id, variant)
    evening = await request.context.arenas.announce(
        new, minutes, starts_in or _TO_JOIN, answered=True, wants_thread=wants_thread
    )
    sent = await post(interaction, _drawn(evening))
    if sent.message_id:
        await request.context.arenas.shown_at(evening.arena.id, sent.message_id)


@on_press(ARENA_AGAIN)
async def press_arena_again(request: Request, arena_id: int) -> None:
    """Announce an arena like one that is over, in its channel.

    Raises ArenaOverError, NotArenaHostError and what `Arenas.announce` raises.
    """
    former = (await _find(request, arena_id)).arena
    refuse_unless_host(former, request.person, manages=manages_server(request.interaction))
    length = round((former.ends_at - former.starts_at) / timedelta(minutes=1))
    new = await _new(request, former.guild_id, former.channel_id, former.variant)
    await request.context.arenas.announce(
        new,
        max(length, SHORTEST),
        DEFAULT_STARTS_IN,
        answered=False,
        wants_thread=former.thread_id is not None,
    )
    channel = f"<#{former.channel_id}>"
    await request.show(translate(request.language, "arena-announced-in", channel=channel))


@on_press(JOIN_ARENA)
async def press_join(request: Request, arena_id: int) -> None:
    """Have the person take part; raises ArenaOverError and what `Arenas.join` raises."""
    await _find(request, arena_id)
    await _update(request, await request.context.arenas.join(arena_id, request.person))


@on_press(LEAVE_ARENA)
async def press_leave(request: Request, arena_id: int) -> None:
    """Have the person take part no more; raises ArenaOverError and what `Arenas.leave` raises."""
    await _find(request, arena_id)
    await _update(request, await request.context.arenas.leave(arena_id, request.person))


@on_press(BACK_IN_ARENA)
async def press_back(request: Request, arena_id: int) -> None:
    """Have the person get games again; raises as `press_join`."""
    await _find(request, arena_id)
    await request.context.arenas.join(arena_id, request.person)
    await request.edit(notice(translate(request.language, "arena-you-are-back")))


@on_press(ARENA_STANDINGS)
async def press_standings(request: Request, arena_id: int) -> None:
    """Show the person the standings privately; raises ArenaOverError."""
    arena, field, *_ = await _find(request, arena_id)
    await request.show(standings_page(arena, field, request.person, request.language))


@on_press(START_ARENA)
async def press_start(request: Request, arena_id: int) -> None:
    """Start an arena at once; raises ArenaOverError and what `Arenas.start_now` raises."""
    await _find(request, arena_id)
    manages = manages_server(request.interaction)
    await _update(
        request,
        await request.context.arenas.start_now(arena_id, request.person, manages=manages),
    )


@on_press(END_ARENA)
async def press_end(request: Request, arena_id: int) -> None:
    """End an arena at once; raises ArenaOverError and what `Arenas.end_now` raises."""
    await _find(request, arena_id)
    manages = manages_server(request.interaction)
    await _update(
        request, await request.context.arenas.end_now(arena_id, request.person, manages=manages)
    )


async def _new(request: Request, guild_id: int, channel_id: int, variant: str | None) -> Arena:
    """Return an arena in the server's language, otherwise the person's; its times come later."""
    server = await request.server_settings()
    return Arena(
        guild_id=guild_id,
        channel_id=channel_id,
        host=request.person,
        language=server.language or request.language,
        variant=variant or DEFAULT_VARIANT,
        starts_at=request.now,
        ends_at=request.now,
    )


async def _find(request: Request, arena_id: int) -> Evening:
    """Return an arena whose channel or thread this is; raises ArenaOverError."""
    evening = await request.context.arenas.table.find(arena_id)
    places = (evening.arena.channel_id, evening.arena.place.channel_id)
    if request.place.channel_id not in places:
        raise ArenaOverError
    return evening


async def _update(request: Request, evening: Evening) -> None:
    """Answer a press by showing an arena as it is, on its message.

    Another message with such a button is one that Discord posted late: it is deleted, since nobody
    would edit it.
    """
    arena, pressed = evening.arena, request.message_id
    if pressed is not None and arena.message_id is None and not request.is_forged:
        await request.context.arenas.shown_at(arena.id, pressed)
    elif pressed != arena.message_id:
        await (acknowledge if request.is_forged else delete_pressed)(request.interaction)
        return
    await update(request.interaction, _drawn(evening))


def _drawn(evening: Evening) -> Component:
    return arena_json(evening.arena, evening.field, thread_comes=evening.wants_thread)


def _refuse_unless_writable(interaction: discord.Interaction, *, is_thread: bool) -> None:
    """Raise NoPlaceForArenaError unless the bot may send messages in this channel."""
    allowed = interaction.app_permissions
    may_send = allowed.send_messages_in_threads if is_thread else allowed.send_messages
    if not (allowed.administrator or (allowed.view_channel and may_send)):
        raise NoPlaceForArenaError


def _may_make_threads(interaction: discord.Interaction) -> bool:
    allowed = interaction.app_permissions
    makes = allowed.create_public_threads and allowed.send_messages_in_threads
    return allowed.administrator or makes
