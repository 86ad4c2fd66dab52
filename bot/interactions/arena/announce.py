"""`/arena`, and the page that asks privately what to announce; its ids hold what was chosen."""

import discord

from bot.discord_internals.slim_state import channel_type_of
from bot.domain.arena.arena import DEFAULT_MINUTES, DEFAULT_STARTS_IN, DEFAULT_VARIANT, Arena
from bot.domain.show import NUMBERED_GAMES
from bot.errors import Refusal
from bot.interactions.command_tree import command
from bot.interactions.options import Variant, picked_number
from bot.interactions.request import Request, request_of
from bot.interactions.router import on_press
from bot.interactions.server_access import added_server, managed_server, may_write
from bot.locales import Noun, duration, translate
from bot.views import custom_ids as ids, ui
from bot.views.arena import choices
from bot.views.id_numbers import CHOSEN
from bot.views.names import game_and_rule
from bot.views.notices import notice

_TO_JOIN = 1  # minutes until an arena that is to start at once, as people have to join first
_STARTS = (_TO_JOIN, 5, 10, 15, 30, 60)  # minutes in the menu; people can type any others


@command(for_managers=True)
async def arena(
    interaction: discord.Interaction,
    variant: Variant | None = None,
    minutes: int | None = None,
    starts_in: int | None = None,
) -> None:
    """Announce an arena in this channel; without any option, ask privately for them first.

    A server's owner can have Discord offer the command to more people than its managers. They have
    to name an option, since a press on the page does not tell who was offered a command.
    """
    request = request_of(interaction)
    if (variant, minutes, starts_in) == (None, None, None):
        managed_server(interaction)
        _refuse_unless_writable(request, request.place.channel_id)
        first = NUMBERED_GAMES.index(DEFAULT_VARIANT), DEFAULT_MINUTES, DEFAULT_STARTS_IN
        await request.answer(_page(first, request.language))
        return
    lasts = DEFAULT_MINUTES if minutes is None else minutes
    waits = DEFAULT_STARTS_IN if starts_in is None else starts_in or _TO_JOIN
    new = (request.place.channel_id, variant or DEFAULT_VARIANT, lasts, waits)
    await request.show(await announce(request, *new))


@on_press(ids.ARENA_CHOICE)
async def press_choice(request: Request, menu: int, chosen: tuple[int, int, int]) -> None:
    managed_server(request.interaction)
    picked = picked_number(request.interaction, CHOSEN[menu])
    now = (*chosen[:menu], picked, *chosen[menu + 1 :])
    await request.edit(_page(now, request.language))


@on_press(ids.ANNOUNCE_ARENA)
async def press_announce(request: Request, chosen: tuple[int, int, int]) -> None:
    managed_server(request.interaction)
    game, minutes, starts_in = chosen
    new = (request.place.channel_id, NUMBERED_GAMES[game], minutes, starts_in)
    await request.edit(notice(await announce(request, *new)))


async def announce(
    request: Request, channel_id: int, variant: str, minutes: int, starts_in: int
) -> str:
    """Announce an arena, and return a sentence that says where; raises Refusal if it cannot be."""
    guild_id = added_server(request.interaction)
    _refuse_unless_writable(request, channel_id)
    server = await request.server_settings()
    arena = Arena(
        guild_id=guild_id,
        channel_id=channel_id,
        wants_thread=_may_make_thread(request.interaction, channel_id),
        host=request.person,
        language=server.language or request.language,
        variant=variant,
        starts_at=request.now,
        ends_at=request.now,
    )
    await request.context.arenas.announce(arena, minutes, starts_in)
    return translate(request.language, "arena-announced-in", channel=f"<#{channel_id}>")


def _refuse_unless_writable(request: Request, channel_id: int) -> None:
    if not may_write(request.interaction, channel_id):
        raise Refusal("cannot-write")


def _may_make_thread(interaction: discord.Interaction, channel_id: int) -> bool:
    """Return whether the bot may make a thread here or, from a thread, in the channel around it."""
    allowed = interaction.app_permissions
    makes = allowed.create_public_threads and allowed.send_messages_in_threads
    takes = channel_id != interaction.channel_id or channel_type_of(interaction) in ui.TEXT_CHANNELS
    return takes and (allowed.administrator or makes)


def _page(chosen: tuple[int, ...], language: str) -> ui.Message:
    game, minutes, starts_in = chosen
    variant = NUMBERED_GAMES[game]
    start = duration(language, starts_in, from_now=True)
    lines = (
        f"## 🏟️ {translate(language, 'arena-title', game=Noun(f'game-{variant}'))}",
        translate(language, "arena-starts", start=start, minutes=minutes),
        game_and_rule(language, variant, 0),
        translate(language, "arena-ask"),
    )
    menus = (
        ui.menu(ids.ARENA_CHOICE, options, number, *chosen, chosen=str(chosen[number]))
        for number, options in enumerate(_options(language))
    )
    return ui.page(
        ui.text(*lines),
        *menus,
        ui.row(ui.button(language, "arena-announce", ui.SUCCESS, ids.ANNOUNCE_ARENA, *chosen)),
    )


def _options(language: str) -> tuple[dict[str, str], ...]:
    """Return the labels of each menu by their values: games, lengths and starts."""
    games, lengths = choices(language)
    numbered = {str(NUMBERED_GAMES.index(name)): label for name, label in games.items()}
    starts = {str(minutes): duration(language, minutes, from_now=True) for minutes in _STARTS}
    return numbered, lengths, starts
