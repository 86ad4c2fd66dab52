"""Posts a finished match in the channel where one of its players asks for that."""

from functools import partial

from bot.domain.game_parts import parts_of
from bot.domain.match import Match
from bot.domain.share import Share
from bot.errors import Refusal
from bot.interactions.button import on_press
from bot.interactions.history.replay import animated, animated_file
from bot.interactions.request import Request
from bot.interactions.review.reviewed_game import ReviewedGame, review_of
from bot.interactions.review.verdict import turning_point
from bot.interactions.server_access import may_write
from bot.messaging.first_response import publish
from bot.messaging.late_response import Attachment
from bot.views import ui
from bot.views.custom_ids import SHARE, SHARED_REVIEW


@on_press(SHARE)
async def press_share(request: Request, match: Match) -> None:
    """Post a match with its turning point, which everybody in the channel sees; it pings nobody.

    Each match stands once in a channel. Raises AnswerLostError, and Refusal as `Shares.begin` and
    where the bot could not take the message back.
    """
    game = await review_of(request, match)
    if not may_write(request.interaction):
        raise Refusal("unseen-channel")
    followed, shares = await request.followed(match), request.context.shares
    share = await shares.begin(match, request.person, request.place)
    try:
        file = await animated_file(request, match)
    except BaseException:
        await shares.table.remove(share)
        raise
    await _publish(request, share, _page(share, followed, game), file)


async def _publish(request: Request, share: Share, message: ui.Message, file: Attachment) -> None:
    """Answer with a share; one that Discord does not confirm stays stored until it is found."""
    found = partial(request.context.shares.sent, share)
    answer = publish(request.interaction, message, file)
    sent = await request.context.lost_posts.confirmed(request.interaction, answer, found)
    if sent.message_id:
        await found(sent.message_id)


def _page(share: Share, match: Match, game: ReviewedGame) -> ui.Message:
    """Return players, result, turning point and animation; *Review* opens it for anyone."""
    said = turning_point(game, match.language)
    return ui.Message(
        ui.container(
            *animated(match, match.language),
            *([ui.text(said)] if said else []),
            *ui.row(*_review(share, match)),
            colour=ui.GOLD,
        )
    )


def _review(share: Share, match: Match) -> list[ui.Component]:
    parts = None if match.start_ply else parts_of(match.board)
    numbers = (SHARED_REVIEW, share.id, *(parts or ()))
    return [ui.button(match.language, "review", ui.SECONDARY, *numbers)] if parts else []
