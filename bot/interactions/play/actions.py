"""What players do besides moves: offers, the answers to them, and resignation."""

import discord

from bot.domain import offers
from bot.domain.match import Match, Status
from bot.domain.transitions import seated
from bot.errors import BoardMovedOnError, Refusal
from bot.interactions.command_tree import command
from bot.interactions.options import has_control
from bot.interactions.play.rating_effect import explain_uncounted
from bot.interactions.request import Request, request_of
from bot.interactions.router import Button, Handler, on_press
from bot.locales import translate
from bot.messaging.match_log import event_of
from bot.services.matches import Action
from bot.views import custom_ids as ids, ui
from bot.views.notices import notice, resign_question
from bot.views.status_text import last_move, status_line


def handler_of(event: str, action: Action) -> Handler:
    """Return a handler of an action on the board at the revision that was pressed."""

    async def press(request: Request, match_id: int, revision: int) -> None:
        match = await request.context.matches.act(action, match_id, revision, request.person)
        live = match.status is Status.LIVE
        request.log(event if live else event_of(match), match)
        shown = await request.update(match)
        if not live:
            await explain_uncounted(request, *shown)

    return press


_take_back = handler_of("take-back", offers.take_back_asked)


@on_press(ids.TAKE_BACK, board=True)
async def press_take_back(request: Request, match: Match, revision: int) -> None:
    """Take a move back, or ask to; where that has a price, ask the person privately first."""
    offers.take_back_asked(match, request.person, revision, request.now)
    if match.rated and match.mark_of(request.person) not in match.taken_back:
        await request.show(_question(match, request.language))
        return
    await _take_back(request, match.id, revision)


def _question(match: Match, language: str) -> ui.Message:
    keys = ("take-back-question", *(["take-back-consent"] if match.machine is None else []))
    text = translate(language, "between-sentences").join(translate(language, key) for key in keys)
    yes = ui.button(language, "take-back", ui.PRIMARY, ids.TAKE_BACK_YES, match.id, match.revision)
    return notice(text, yes)


@on_press(ids.TAKE_BACK_YES)
async def press_take_back_yes(request: Request, match: Match, revision: int) -> None:
    """Take the move back, or ask to; say in place of the question what the board says then."""
    act, person = request.context.matches.act, request.person
    try:
        after = await act(offers.take_back_asked, match.id, revision, person)
    except BoardMovedOnError as error:
        raise Refusal("no-offer") from error
    request.log("take-back", after)
    sentence = status_line(after._replace(language=request.language), last_move(after))
    await request.edit_and_redraw(_done(sentence, after, request.language), after)


def _done(sentence: str, match: Match, language: str) -> ui.Message:
    """Return what was done and, where the bot cannot edit the board, that it shows that later."""
    unseen = "" if match.place.can_edit else translate(language, "hint-unseen")
    return notice("\n".join(filter(None, (sentence, unseen))))


def _button(kind: ids.ButtonKind, event: str, action: Action) -> Button:
    return on_press(kind, board=True)(handler_of(event, action))


press_offer_draw = _button(ids.OFFER_DRAW, "draw offered", offers.draw_offered)
press_accept_offer = _button(ids.ACCEPT_OFFER, "agreed", offers.offer_accepted)
press_decline_offer = _button(ids.DECLINE_OFFER, "declined an offer", offers.offer_declined)
press_withdraw_offer = _button(ids.WITHDRAW_OFFER, "withdrew an offer", offers.offer_withdrawn)


@command()
async def resign(interaction: discord.Interaction) -> None:
    request = request_of(interaction)
    if match := await request.live_match(ids.ASK_RESIGN):
        await request.show(resign_question(match, request.language))


@on_press(ids.ASK_RESIGN)
async def press_ask_resign(request: Request, match: Match) -> None:
    seated(match, request.person)
    await request.answer(resign_question(match, request.language))


@on_press(ids.RESIGN)
async def press_resign(request: Request, match: Match) -> None:
    """Resign, and say so in place of the question, which in 1.0.0 was not always asked."""
    if not has_control(request.interaction, ids.KEEP_PLAYING):
        await press_ask_resign.handle(request, match.id)
        return
    match = await request.context.matches.resign(match.id, request.person)
    request.log(event_of(match), match)
    sentence = translate(request.language, "resign-done")
    await request.edit_and_redraw(_done(sentence, match, request.language), match)
    await explain_uncounted(request, match, await request.context.matches.table.effects(match))


@on_press(ids.KEEP_PLAYING)
async def press_keep_playing(request: Request, match: Match) -> None:
    seated(match, request.person)
    await request.edit(notice(translate(request.language, "resign-kept")))
