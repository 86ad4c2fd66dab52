"""Handles "Try again from move …" on the page of a review."""

from bot.domain.match import Match
from bot.errors import AlreadyPlayingError
from bot.interactions.button import on_press
from bot.interactions.request import Request
from bot.messaging.match_log import event_of
from bot.views.custom_ids import TRY_AGAIN


@on_press(TRY_AGAIN)
async def press_try_again(request: Request, match: Match, plies: int) -> None:
    """Post a match that begins there, or the challenge to it; the page stays as it is.

    Raises what `Challenges.try_again` raises.
    """
    challenges = request.context.challenges
    try:
        other_try, ping = await challenges.try_again(match, plies, request.person, request.place)
    except AlreadyPlayingError as error:
        await request.redirect_to(error.match_id)
        return
    request.log(f"another try {event_of(other_try)}", other_try)
    await request.post(other_try, ping=ping)
