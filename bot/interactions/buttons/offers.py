"""Handles offers between players: a draw, or a move to take back, and the answers to them."""

from collections.abc import Awaitable, Callable

import discord

from bot.domain.match import Match, Status
from bot.interactions.button import Handler, button
from bot.interactions.context import Context
from bot.interactions.refresh_on_refusal import RefreshOnRefusal
from bot.messaging.match_log import event_of, log_event
from bot.services.matches import Matches
from bot.views.custom_ids import (
    ACCEPT_OFFER,
    DECLINE_OFFER,
    OFFER_DRAW,
    TAKE_BACK,
    WITHDRAW_OFFER,
)

Act = Callable[[Matches, int, int, int], Awaitable[Match]]


def handler_of(event: str, act: Act) -> Handler:
    """Return a handler that calls `act` with the revision of the pressed board."""

    async def press(
        context: Context, interaction: discord.Interaction, match_id: int, revision: int
    ) -> None:
        async with RefreshOnRefusal(context, interaction, match_id, revision):
            match = await act(context.matches, match_id, revision, interaction.user.id)
            live = match.status is Status.LIVE
            log_event(event if live else event_of(match), match, interaction.client)
            await context.board_messages.update(interaction, match)
            if not live:
                await context.standings.explain_uncounted(interaction, match)

    return press


press_offer_draw = button(OFFER_DRAW)(handler_of("draw offered", Matches.offer_draw))
press_take_back = button(TAKE_BACK)(handler_of("take-back", Matches.take_back))
press_accept_offer = button(ACCEPT_OFFER)(handler_of("agreed", Matches.accept_offer))
press_decline_offer = button(DECLINE_OFFER)(handler_of("declined an offer", Matches.decline_offer))
press_withdraw_offer = button(WITHDRAW_OFFER)(
    handler_of("withdrew an offer", Matches.withdraw_offer)
)
