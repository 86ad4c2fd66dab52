"""Handles offers between players: a draw, or a move to take back, and the answers to them."""

from bot.domain import offers
from bot.domain.match import Status
from bot.interactions.button import Handler, on_press
from bot.interactions.play.rating_effect import explain_uncounted
from bot.interactions.request import RefreshOnRefusal, Request
from bot.messaging.match_log import event_of
from bot.services.matches import Action
from bot.views.custom_ids import ACCEPT_OFFER, DECLINE_OFFER, OFFER_DRAW, TAKE_BACK, WITHDRAW_OFFER


def handler_of(event: str, action: Action) -> Handler:
    """Return a handler of an action on the board at the revision that was pressed."""

    async def press(request: Request, match_id: int, revision: int) -> None:
        async with RefreshOnRefusal(request, match_id, revision):
            match = await request.context.matches.act(action, match_id, revision, request.person)
            live = match.status is Status.LIVE
            request.log(event if live else event_of(match), match)
            await request.update(match)
            if not live:
                await explain_uncounted(request, match)

    return press


press_offer_draw = on_press(OFFER_DRAW)(handler_of("draw offered", offers.draw_offered))
press_take_back = on_press(TAKE_BACK)(handler_of("take-back", offers.take_back_asked))
press_accept_offer = on_press(ACCEPT_OFFER)(handler_of("agreed", offers.offer_accepted))
press_decline_offer = on_press(DECLINE_OFFER)(
    handler_of("declined an offer", offers.offer_declined)
)
press_withdraw_offer = on_press(WITHDRAW_OFFER)(
    handler_of("withdrew an offer", offers.offer_withdrawn)
)
