"""Every way to play: against the bot, or a person, who has to see the channel."""

import asyncio
from typing import Any

import discord

from bot.discord_errors import NETWORK_ERRORS, PersonGoneError
from bot.discord_internals.requests import fetch_member
from bot.domain.match import Match, Status
from bot.errors import AlreadyPlayingError, Refusal, StoreError
from bot.interactions.options import named
from bot.interactions.request import Request
from engines.games.classic import CLASSIC
from engines.games.game import Mark
from engines.levels import Difficulty

ASKED_FOR = 1.0  # seconds for Discord to say if someone is a member; then they count as one
_SEES = discord.Permissions(view_channel=True, administrator=True).value


async def refuse_absent(request: Request, person: int | None) -> None:
    """Raise a refusal unless a person or, for None, anyone else could play here."""
    if request.interaction.context.dm_channel:
        raise Refusal("nobody-here")
    if person is None:
        return
    user = named(request.interaction, "users", person)
    if user is not None and user.get("bot") is True:
        raise Refusal("bot-challenge")
    if request.interaction.guild_id is None:
        return
    member = named(request.interaction, "members", person)
    if not (await _is_member(request, person) if user is None else _sees(member)):
        raise Refusal("not-here", person=person)


async def refuse_absent_opponent(request: Request, match: Match) -> None:
    """Refuse if the opponent in a match that the person plays, played or can join is absent."""
    others = [person for person in match.people if person != request.person and person > 0]
    can_join = match.status is Status.INVITED and match.invited is None
    if others and (can_join or request.person in match.people):
        await refuse_absent(request, others[0])


async def accepted(request: Request, match: Match) -> Match:
    """Return the match that begins as the person accepts a challenge; raises Refusal."""
    await refuse_absent_opponent(request, match)
    match = await request.context.challenges.accept(match, request.person)
    request.log("accepted", match)
    return match


def _sees(member: dict[str, Any] | None) -> bool:
    """Return whether someone, None if not a member, can see the channel of an interaction."""
    permissions = str((member or {}).get("permissions", _SEES))
    return member is not None and not (permissions.isdecimal() and not int(permissions) & _SEES)


async def _is_member(request: Request, person: int) -> bool:
    """Return whether someone is a member of this server, as far as Discord says so in time."""
    interaction = request.interaction
    if not interaction.is_guild_integration():
        return True
    guild_id = interaction.guild_id or 0
    asked = asyncio.create_task(_has_left(interaction.client, guild_id, person))
    # Not cancelled if it takes longer: discord.py would forget how long the rate limit lasts.
    await asyncio.wait((asked,), timeout=ASKED_FOR)
    return not (asked.done() and asked.result())


async def _has_left(client: discord.Client, guild_id: int, person: int) -> bool:
    try:
        await fetch_member(client, guild_id, person)
    except PersonGoneError:
        return True
    except (StoreError, *NETWORK_ERRORS):
        pass
    return False


async def start_own(
    request: Request,
    *,
    level: Difficulty | None = None,
    engine: str | None = None,
    mark: Mark | None = None,
    variant: str = CLASSIC.name,
) -> None:
    """Start a match, or lead the person to theirs here; raises EngineFailedError, Refusal."""
    server = await request.server_settings()
    if engine is None:
        level = level or server.difficulty
    try:
        match = await request.context.matches.start(
            request.place,
            request.person,
            server.language or request.language,
            level=level,
            engine=engine,
            mark=mark,
            variant=variant,
        )
    except AlreadyPlayingError as error:
        await request.redirect_to(error.match_id)
    else:
        request.log("started", match)
        await request.post(match)
