"""The buttons of an arena: taking part, starting and ending it, announcing another one."""

from datetime import timedelta

from bot.domain.arena.arena import (
    DEFAULT_STARTS_IN,
    SHORTEST,
    Arena,
    ended_now,
    joined,
    left,
    refuse_unless_host,
    returned,
    started_now,
)
from bot.errors import Refusal
from bot.interactions.arena.announce import announce
from bot.interactions.request import Request
from bot.interactions.router import on_press
from bot.interactions.server_access import managed_server, manages_server
from bot.locales import translate
from bot.messaging.first_response import acknowledge, delete_pressed, update
from bot.store.arena.arenas import Presence
from bot.store.arena.rows import StoredArena
from bot.views import custom_ids as ids
from bot.views.arena import arena_json, end_question, standings_page
from bot.views.id_numbers import ASK, YES
from bot.views.notices import notice


@on_press(ids.ARENA_AGAIN)
async def press_arena_again(request: Request, arena_id: int) -> None:
    """Announce an arena like one that is over, if the person manages the server now."""
    managed_server(request.interaction)
    former = (await _find(request, arena_id)).arena
    minutes = round((former.ends_at - former.starts_at) / timedelta(minutes=1))
    lasts = max(minutes, SHORTEST)
    again = (former.channel_id, former.variant, lasts, DEFAULT_STARTS_IN)
    await request.show(await announce(request, *again))


@on_press(ids.JOIN_ARENA)
async def press_join(request: Request, arena_id: int) -> None:
    await _show(request, await _take_part(request, arena_id, joined))


@on_press(ids.LEAVE_ARENA)
async def press_leave(request: Request, arena_id: int) -> None:
    await _show(request, await _take_part(request, arena_id, left))


@on_press(ids.BACK_IN_ARENA)
async def press_back(request: Request, arena_id: int) -> None:
    await _take_part(request, arena_id, returned)
    await request.edit(notice(translate(request.language, "arena-you-are-back")))


@on_press(ids.ARENA_STANDINGS)
async def press_standings(request: Request, arena_id: int) -> None:
    """Show the standings privately; delete a podium that came late, as nothing would edit it."""
    current = await _find(request, arena_id)
    known = current.arena.message_id, current.podium_id
    if None not in known and request.message_id not in known and not request.is_forged:
        await delete_pressed(request.interaction)
    page = standings_page(current.arena, current.field, request.person, request.language)
    await request.show(page)


@on_press(ids.START_ARENA)
async def press_start(request: Request, arena_id: int) -> None:
    await _find_as_host(request, arena_id)
    await _show(request, await request.context.arenas.change(arena_id, started_now))


@on_press(ids.END_ARENA)
async def press_end(request: Request, arena_id: int, answer: int) -> None:
    arena = await _find_as_host(request, arena_id)
    if answer == ASK:
        await request.show(end_question(arena, request.language))
        return
    if answer == YES:
        await request.context.arenas.change(arena_id, ended_now)
    key = "arena-ended" if answer == YES else "arena-goes-on"
    await request.edit(notice(translate(request.language, key)))


async def _find(request: Request, arena_id: int) -> StoredArena:
    """Return an arena; raises Refusal unless its channel or thread is this one."""
    current = await request.context.arenas.table.find(arena_id)
    places = (current.arena.channel_id, current.arena.place.channel_id)
    if request.place.channel_id not in places:
        raise Refusal("arena-over")
    return current


async def _find_as_host(request: Request, arena_id: int) -> Arena:
    """Return an arena that the person may start and end; raises as `_find`, or if they may not."""
    arena = (await _find(request, arena_id)).arena
    refuse_unless_host(arena, request.person, manages=manages_server(request.interaction))
    return arena


async def _take_part(request: Request, arena_id: int, presence: Presence) -> StoredArena:
    await _find(request, arena_id)
    return await request.context.arenas.take_part(arena_id, request.person, presence)


async def _show(request: Request, current: StoredArena) -> None:
    """Answer a press by showing an arena as it is on its message; delete one that came late."""
    if request.is_forged:
        await acknowledge(request.interaction)
    elif current.arena.message_id in (None, request.message_id):
        await update(request.interaction, arena_json(current.arena, current.field))
    else:
        await delete_pressed(request.interaction)
