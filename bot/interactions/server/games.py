"""What `/settings` says of a server's games: three menus and a switch."""

from bot.domain.limits import DEFAULT_PACE, Pace
from bot.domain.preferences import ServerSettings
from bot.interactions.options import known, picked_number, picked_or_none
from bot.interactions.request import Request
from bot.interactions.router import on_press
from bot.interactions.server.subject import subject_page
from bot.interactions.server_access import existing_role, may_call, may_mention
from bot.locales import Noun, translate
from bot.views import custom_ids as ids, ui
from bot.views.id_numbers import DIFFICULTY, PACE
from engines.levels import DEFAULT_LEVEL, DIFFICULTIES


@on_press(ids.SERVER_LEVEL)
async def press_level(request: Request, guild_id: int) -> None:
    picked = picked_number(request.interaction, DIFFICULTY)
    await _change(request, guild_id, "difficulty", DIFFICULTIES[picked])


@on_press(ids.SERVER_PACE)
async def press_pace(request: Request, guild_id: int) -> None:
    picked = picked_number(request.interaction, PACE)
    await _change(request, guild_id, "pace", tuple(Pace)[picked])


@on_press(ids.COUNT_EVERYWHERE)
async def press_count_everywhere(request: Request, guild_id: int, on: int) -> None:
    await _change(request, guild_id, "everywhere", bool(on))


@on_press(ids.CALL_ROLE)
async def press_call_role(request: Request, guild_id: int) -> None:
    """Set the role that open challenges can mention, if the person and the bot may mention it."""
    picked = picked_or_none(request.interaction)
    is_closed = picked is not None and not _is_open(request, guild_id, picked)
    if refusal := await call_refusal(request, guild_id, picked) if is_closed else "":
        await request.edit(await _page(request, guild_id, refusal))
    else:
        anyway = picked if is_closed else None
        await request.context.server_settings.change(guild_id, "call_anyway", anyway)
        await _change(request, guild_id, "call_role", picked)


def _is_open(request: Request, guild_id: int, role: int) -> bool:
    """Return whether everybody may mention a role; raises Refusal if it is not one."""
    is_own = role != guild_id
    return is_own and known(request.interaction, "roles", role).get("mentionable") is True


async def call_refusal(request: Request, guild_id: int, role_id: int | None) -> str:
    """Return why a role that not everybody may mention cannot be called, or nothing if it can."""
    why = await _no_call(request, guild_id, role_id)
    refused = {"why": why, "role": "@everyone" if role_id == guild_id else f"<@&{role_id}>"}
    return translate(request.language, "settings-call-refused", **refused) if why else ""


async def _no_call(request: Request, guild_id: int, role_id: int | None) -> str:
    if role_id == guild_id:
        return "everyone"
    role = await existing_role(request, guild_id, role_id)
    if role is None or not may_call(request.interaction, role, anyway=True):
        return "other"
    return "" if may_mention(request.interaction, role) else "yours"


async def _change(request: Request, guild_id: int, setting: str, value: str | int | None) -> None:
    await request.context.server_settings.change(guild_id, setting, value)
    await request.edit(await _page(request, guild_id))


async def games_page(request: Request, guild_id: int) -> ui.Message:
    """Return the page of a server's games; it says if the role cannot be mentioned any more."""
    server, refusal = await request.context.server_settings.find(guild_id), ""
    role = await existing_role(request, guild_id, server.call_role)
    if role and not may_call(request.interaction, role, anyway=server.calls_anyway):
        refused = {"why": "closed", "role": role.mention}
        refusal = translate(request.language, "settings-call-refused", **refused)
    return await _page(request, guild_id, refusal)


async def _page(request: Request, guild_id: int, refused: str = "") -> ui.Message:
    language = request.language
    server = await request.context.server_settings.find(guild_id)
    level, pace = _level_and_pace(server)
    return subject_page(
        language,
        "settings-games",
        ui.text(translate(language, "settings-difficulty")),
        _menu(ids.SERVER_LEVEL, DIFFICULTIES, level, language),
        ui.text(translate(language, "settings-pace")),
        _menu(ids.SERVER_PACE, tuple(Pace), pace, language),
        ui.text(translate(language, "settings-call"), refused),
        ui.role_menu(language, "settings-call-none", ids.CALL_ROLE, server.call_role),
        ui.text(translate(language, f"settings-everywhere-{int(server.everywhere)}")),
        buttons=_everywhere_switch(language, on=server.everywhere),
    )


def games_line(server: ServerSettings, language: str) -> str:
    level, pace = _level_and_pace(server)
    return translate(
        language,
        f"settings-now-games-{int(server.everywhere)}",
        level=Noun(f"level-{level}"),
        pace=Noun(f"choice-{pace}"),
    )


def _level_and_pace(server: ServerSettings) -> tuple[str, str]:
    return server.difficulty or DEFAULT_LEVEL, server.pace or DEFAULT_PACE


def _menu(
    kind: ids.ButtonKind, values: tuple[str, ...], chosen: str, language: str
) -> ui.Component:
    """Return a menu whose options send the places of the values."""
    labels = (translate(language, f"choice-{value}") for value in values)
    options = {str(place): label for place, label in enumerate(labels)}
    return ui.menu(kind, options, chosen=str(values.index(chosen)))


def _everywhere_switch(language: str, *, on: bool) -> ui.Component:
    after = int(not on)
    label, style = f"settings-turn-everywhere-{after}", ui.SECONDARY if on else ui.SUCCESS
    return ui.button(language, label, style, ids.COUNT_EVERYWHERE, after)
