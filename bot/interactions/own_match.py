"""Starts a match of a person against the bot, by every way in: commands, menus and buttons."""

from bot.errors import AlreadyPlayingError
from bot.interactions.request import Request
from engines.games.classic import CLASSIC
from engines.games.game import Mark
from engines.levels import Difficulty


async def start_own(
    request: Request,
    *,
    level: Difficulty | None = None,
    engine: str | None = None,
    mark: Mark | None = None,
    variant: str = CLASSIC.name,
) -> None:
    """Post the board of a new match, or lead the person to the one that they play here.

    A match for which neither level nor engine was picked has the server's level. Raises
    EngineFailedError, and Refusal as `machine_of`.
    """
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
