"""Sharing how one did at a daily puzzle: a message in the channel, which leads others to it."""

from bot.domain.daily.played import Played
from bot.domain.share import Share, ShareKind
from bot.errors import Refusal
from bot.interactions.daily import daily
from bot.interactions.daily.text import result_lines
from bot.interactions.request import Request
from bot.interactions.router import on_press
from bot.interactions.shares import is_shared
from bot.messaging.first_response import post
from bot.messaging.lost_posts import confirmed
from bot.views import custom_ids as ids, ui
from bot.views.names import person_name


@on_press(ids.SHARE_PUZZLE)
async def press_share_puzzle(request: Request, number: int) -> None:
    """Post the person's result; raises AnswerLostError, and Refusal if it cannot be taken back."""
    played = await request.context.daily.finished(request.person, number)
    if not daily.may_share(request):
        raise Refusal("cannot-write")
    shares, settings = request.context.shares, await request.server_settings()
    share = await shares.add(request.person, number, request.place)
    shown = _shared(share, request.person, played, settings.language or request.language)

    async def found(message_id: int) -> None:
        await shares.sent(share, message_id)
        request.context.daily.wake()  # it may have been withdrawn meanwhile

    sent = await confirmed(request.interaction, post(request.interaction, shown), found)
    if sent.message_id:
        await found(sent.message_id)


def _shared(share: Share, person: int, played: Played, language: str) -> ui.Component:
    """Return who did how, without any square, and a button that opens the puzzle for anyone."""
    numbers = ids.SHARED_PUZZLE, share.id, played.attempt.number
    return ui.container(
        ui.text(person_name(language, person), *result_lines(played, language)),
        ui.row(ui.button(language, "post-solve", ui.PRIMARY, *numbers)),
        colour=ui.GOLD,
    )


@on_press(ids.SHARED_PUZZLE)
async def press_shared_puzzle(request: Request, share_id: int, number: int) -> None:
    """Show the puzzle privately; a message whose maker deleted their data goes."""
    if request.message_id is not None and not request.is_forged:
        await is_shared(request, ShareKind.PUZZLE, share_id, request.message_id)
    await daily.press_puzzle.handle(request, number)
