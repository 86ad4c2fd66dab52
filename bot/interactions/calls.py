"""Calls: an open challenge mentions a server's role of players, and is joined from elsewhere."""

from bot.discord_internals.slim_state import is_on_public
from bot.domain.challenges import refuse_unless_calling
from bot.domain.match import Match
from bot.errors import AlreadyPlayingError, Refusal
from bot.interactions.opponent import accepted
from bot.interactions.request import Request
from bot.interactions.router import on_press
from bot.interactions.server_access import existing_role, may_call
from bot.log import log
from bot.messaging.board_messages import refuse_elsewhere
from bot.messaging.channel_messages import ping_role
from bot.messaging.first_response import acknowledge, post, replace_question, update
from bot.messaging.lost_posts import confirmed
from bot.views import custom_ids as ids, ui
from bot.views.notices import call_for_players


@on_press(ids.CALL_PLAYERS, board=True)
async def press_call(request: Request, match: Match) -> None:
    """Mention the role of players, with a link to the challenge; raises Refusal if it cannot be."""
    refuse_elsewhere(request.interaction, match)
    refuse_unless_calling(match, request.person)
    servers, called = request.context.server_settings, (match.place.guild_id, request.now)
    role, anyway = await servers.call(*called)
    there = await existing_role(request, match.place.guild_id or 0, role)
    if there is None or not may_call(request.interaction, there, anyway=anyway):
        await servers.not_called(*called)
        log.warning("players not called: server=%d", match.place.guild_id)
        raise Refusal("no-role-to-call")
    if match.call_id is not None:
        await servers.not_called(*called)
        raise Refusal("unknown-button")
    await request.context.challenges.called(match.id, 0)

    async def found(message_id: int) -> None:
        if not message_id:
            await servers.not_called(*called)
        await request.context.challenges.called(match.id, message_id or None)

    call = post(request.interaction, call_for_players(match, role), ping_role(role))
    sent = await confirmed(request.interaction, call, found)
    if sent.message_id:
        await found(sent.message_id)


@on_press(ids.JOIN_CHALLENGE)
async def press_join_challenge(request: Request, match: Match) -> None:
    """Begin the match, and say so on the call; after a private question, answer with the board.

    A call that Discord had not confirmed is known from now on.
    """
    refuse_elsewhere(request.interaction, match)
    is_call = is_on_public(request.interaction) and not request.is_forged
    if is_call and not match.call_id:
        await request.context.challenges.called(match.id, request.message_id)
    try:
        joined = await accepted(request, match)
    except AlreadyPlayingError as error:
        await request.redirect_to(error.match_id)
    else:
        if is_call:
            await update(request.interaction, call_for_players(joined))
        else:
            await _post_joined(request, joined)


async def _post_joined(request: Request, joined: Match) -> None:
    """Post the board of a match that has begun, and say so where the question was."""
    await acknowledge(request.interaction)
    await request.post(joined)
    shown = await request.context.matches.find(joined.id)
    page = call_for_players(shown._replace(language=request.language))
    await replace_question(request.interaction, ui.Message(page))
