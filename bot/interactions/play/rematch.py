"""Handles presses on "Rematch", and on other levels of the bot."""

from bot.domain.match import Match
from bot.errors import AlreadyPlayingError, RematchMadeError
from bot.interactions.button import on_press
from bot.interactions.request import Request
from bot.messaging.board_messages import refuse_elsewhere
from bot.messaging.match_log import event_of
from bot.views.custom_ids import REMATCH, REMATCH_AT_LEVEL
from bot.views.notices import rematch_made
from engines.levels import LEVELS, Level


@on_press(REMATCH)
async def press_rematch(request: Request, match: Match) -> None:
    """Post the next match, or the challenge to it, and remove "Rematch" from this board."""
    await _rematch(request, match)


@on_press(REMATCH_AT_LEVEL)
async def press_rematch_at_level(request: Request, match: Match, level: int) -> None:
    """Post a match against the bot at another level."""
    await _rematch(request, match, LEVELS[level])


async def _rematch(request: Request, match: Match, level: Level | None = None) -> None:
    refuse_elsewhere(request.interaction, match)
    try:
        rematch, ping = await request.context.challenges.rematch(match, request.person, level)
    except AlreadyPlayingError as error:
        await request.redirect_to(error.match_id)
    except RematchMadeError as error:
        await request.redirect_to(error.match_id, rematch_made)
    else:
        request.log(f"rematch {event_of(rematch)}", rematch)
        await request.post(rematch, ping=ping)
        await request.context.board_messages.redraw(match, rematch=False)
