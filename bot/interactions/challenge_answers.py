"""Handles the buttons of a challenge: accept, decline, block, cancel and ask again."""

from bot.domain.match import Match
from bot.interactions.button import on_press
from bot.interactions.opponent import refuse_absent_opponent
from bot.interactions.request import RefreshOnRefusal, Request
from bot.messaging.board_messages import refuse_elsewhere
from bot.messaging.match_log import event_of
from bot.views.custom_ids import (
    ACCEPT_CHALLENGE,
    ASK_AGAIN,
    BLOCK_CHALLENGER,
    CANCEL_CHALLENGE,
    DECLINE_CHALLENGE,
)
from bot.views.notices import blocked, declined


@on_press(ACCEPT_CHALLENGE)
async def press_accept(request: Request, match: Match, revision: int) -> None:
    """Begin the match, and replace the challenge by its board."""
    async with RefreshOnRefusal(request, match.id, revision):
        await refuse_absent_opponent(request, match)
        match = await request.context.challenges.accept(match, request.person)
        request.log("accepted", match)
        await request.update(match)


@on_press(DECLINE_CHALLENGE)
async def press_decline(request: Request, match: Match, revision: int) -> None:
    """Decline the challenge, say so on its message, and offer privately to block the challenger."""
    async with RefreshOnRefusal(request, match.id, revision):
        match = await request.context.challenges.decline(match, request.person)
        request.log(event_of(match), match)
        await request.update(match)
        await request.show(declined(match, request.language))


@on_press(BLOCK_CHALLENGER)
async def press_block(request: Request, match: Match) -> None:
    """Block the challenger, and say so where the button was."""
    await request.context.challenges.block(match, request.person)
    await request.edit(blocked(match, request.language))


@on_press(ASK_AGAIN)
async def press_ask_again(request: Request, match: Match) -> None:
    """Post a lapsed challenge once more, and remove the buttons from the lapsed one."""
    refuse_elsewhere(request.interaction, match)
    async with RefreshOnRefusal(request, match.id, match.revision):
        await refuse_absent_opponent(request, match)
        followed = await request.followed(match)
        again, ping = await request.context.challenges.ask_again(followed, request.person)
        request.log("challenged", again)
        await request.post(again, ping=ping)
        await request.context.board_messages.redraw(match, rematch=False)


@on_press(CANCEL_CHALLENGE)
async def press_cancel(request: Request, match: Match, revision: int) -> None:
    """Cancel the challenge, and say so on its message."""
    async with RefreshOnRefusal(request, match.id, revision):
        match = await request.context.challenges.cancel(match, request.person)
        request.log(event_of(match), match)
        await request.update(match)
