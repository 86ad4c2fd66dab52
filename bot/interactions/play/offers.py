"""Handles offers between players: a draw, or a move to take back, and the answers to them."""

from bot.domain import offers
from bot.domain.match import Match, Status
from bot.errors import BoardMovedOnError, Refusal
from bot.interactions.button import Handler, on_press
from bot.interactions.play.rating_effect import explain_uncounted
from bot.interactions.request import RefreshOnRefusal, Request
from bot.locales import translate
from bot.messaging.match_log import event_of
from bot.services.matches import Action
from bot.views import ui
from bot.views.custom_ids import (
    ACCEPT_OFFER,
    DECLINE_OFFER,
    OFFER_DRAW,
    TAKE_BACK,
    TAKE_BACK_YES,
    WITHDRAW_OFFER,
)
from bot.views.notices import notice
from bot.views.status_text import status_line


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


_take_back = handler_of("take-back", offers.take_back_asked)


@on_press(TAKE_BACK)
async def press_take_back(request: Request, match: Match, revision: int) -> None:
    """Ask the person privately, where a take-back has a price; otherwise take it back, or ask to.

    Raises what `offers.take_back_asked` raises.
    """
    async with RefreshOnRefusal(request, match.id, revision):
        offers.take_back_asked(match, request.person, revision, request.now)
        if match.rated and match.mark_of(request.person) not in match.taken_back:
            await request.show(_question(match, request.language))
            return
    await _take_back(request, match.id, revision)


def _question(match: Match, language: str) -> ui.Message:
    keys = ("take-back-question", *(["take-back-consent"] if match.machine is None else []))
    text = translate(language, "between-sentences").join(translate(language, it) for it in keys)
    yes = ui.button(language, "take-back", ui.PRIMARY, TAKE_BACK_YES, match.id, match.revision)
    return ui.Message(ui.text(text), *ui.row(yes))


@on_press(TAKE_BACK_YES)
async def press_take_back_yes(request: Request, match: Match, revision: int) -> None:
    """Do so, say on the question's message what the board says then, and redraw it meanwhile.

    A question about an earlier board offers nothing any more.
    """
    act, person = request.context.matches.act, request.person
    try:
        after = await act(offers.take_back_asked, match.id, revision, person)
    except BoardMovedOnError as error:
        raise Refusal("no-offer") from error
    request.log("take-back", after)
    said = [status_line(after._replace(language=request.language))]
    if not match.place.can_edit:
        said.append(translate(request.language, "hint-unseen"))
    await request.edit_and_redraw(notice("\n".join(said)), after)


press_offer_draw = on_press(OFFER_DRAW)(handler_of("draw offered", offers.draw_offered))
press_accept_offer = on_press(ACCEPT_OFFER)(handler_of("agreed", offers.offer_accepted))
press_decline_offer = on_press(DECLINE_OFFER)(
    handler_of("declined an offer", offers.offer_declined)
)
press_withdraw_offer = on_press(WITHDRAW_OFFER)(
    handler_of("withdrew an offer", offers.offer_withdrawn)
)
